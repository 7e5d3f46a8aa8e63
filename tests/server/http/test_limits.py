import pytest

from seachest.server.http.limits import (
    ADDRESS_FACTOR,
    CHAT_LINES_PER_SOCKET,
    LOGINS_PER_ADDRESS,
    MESSAGES_PER_SOCKET,
    PASSWORDS_PER_ACCOUNT,
    Limits,
    OpenSocketCounter,
    PlayerAddressBuckets,
    Rate,
    TokenBucket,
    TokenBuckets,
    address_key,
)
from tests.server.clocks import ManualClock


def test_a_bucket_gives_its_count_at_once_and_no_more() -> None:
    bucket = TokenBucket(Rate(3, 30), ManualClock(tick_s=0.0))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_bucket_fills_up_with_time_and_never_over_its_brim() -> None:
    clock = ManualClock(tick_s=0.0)
    bucket = TokenBucket(Rate(3, 30), clock)
    assert all(bucket.take() for _ in range(3))
    assert bucket.wait() == pytest.approx(10)
    clock.now += 10
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1e6
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_runs_backwards_brings_nothing_and_takes_nothing() -> None:
    clock = ManualClock(tick_s=0.0)
    bucket = TokenBucket(Rate(2, 20), clock)
    bucket.take()
    clock.now -= 1000
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 10
    assert bucket.take()


def test_keys_do_not_share_a_bucket() -> None:
    buckets = TokenBuckets(Rate(1, 60), ManualClock(tick_s=0.0))
    assert [buckets.wait("a"), buckets.wait("b"), buckets.wait("a")] == [0, 0, 60]


def test_only_so_many_keys_are_remembered_and_the_most_silent_is_forgotten() -> None:
    buckets = TokenBuckets(Rate(1, 60), ManualClock(tick_s=0.0), most=2)
    for key in "aba":
        buckets.wait(key)
    buckets.wait("c")
    assert len(buckets) == 2
    assert [buckets.wait("a"), buckets.wait("b")] == [60, 0]


def test_a_socket_may_say_a_hundred_things_in_twenty_seconds_and_less_in_chat() -> None:
    limits = Limits(30, ManualClock(tick_s=0.0))
    messages, chat = limits.messages(), limits.chat()
    assert sum(messages.take() for _ in range(200)) == MESSAGES_PER_SOCKET.count == 100
    assert sum(chat.take() for _ in range(200)) == CHAT_LINES_PER_SOCKET.count < MESSAGES_PER_SOCKET.count


def test_one_address_alone_cannot_lock_anybody_out() -> None:
    assert LOGINS_PER_ADDRESS.a_second < PASSWORDS_PER_ACCOUNT.a_second
    assert LOGINS_PER_ADDRESS.count < PASSWORDS_PER_ACCOUNT.count


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", "?"),
        ("anything else", "?"),
    ],
)
def test_addresses_are_counted_by_household(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_household_may_do_more_than_one_of_its_players_but_not_everything() -> None:
    buckets = PlayerAddressBuckets(2, ManualClock(tick_s=0.0))
    done = [buckets.wait(f"player {number}", "home") == 0 for number in range(3 * ADDRESS_FACTOR)]
    assert sum(done) == 2 * ADDRESS_FACTOR
    alone = PlayerAddressBuckets(2, ManualClock(tick_s=0.0))
    assert [alone.wait("anna", "home") for _ in range(3)] == [0, 0, 30]
    assert alone.wait("bert", "home") == 0


def test_nobody_is_counted_by_the_address_alone() -> None:
    buckets = PlayerAddressBuckets(1, ManualClock(tick_s=0.0))
    assert [buckets.wait(None, "home") == 0 for _ in range(ADDRESS_FACTOR + 1)] == [True] * ADDRESS_FACTOR + [False]


def test_only_so_many_doors_are_open_at_once_and_none_is_forgotten_or_kept() -> None:
    doors = OpenSocketCounter(2, 3)
    assert [doors.enter("anna", "home") for _ in range(3)] == [0, 0, 2]
    assert [doors.enter("bert", "home"), doors.enter("bert", "home")] == [0, 3]
    doors.leave("anna", "home")
    assert doors.enter("bert", "home") == 0
    for player in ("anna", "bert", "bert"):
        doors.leave(player, "home")
    assert len(doors) == 0
