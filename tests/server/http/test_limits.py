import pytest

from seachest.server.http.limits import (
    ADDRESS_FACTOR,
    BURST_MINUTES,
    CHAT_LINES_PER_PLAYER,
    CHAT_LINES_PER_TABLE,
    MESSAGES_PER_SOCKET,
    MOVES_PER_ADDRESS,
    MOVES_PER_PLAYER,
    PASSWORDS_PER_ACCOUNT,
    READS_FACTOR,
    REQUEST_COST_MS,
    WORK_PER_ADDRESS,
    WORK_PER_PLAYER,
    Limits,
    OpenSocketCounter,
    PlayerAddressBuckets,
    address_key,
)
from seachest.server.http.login_limits import WAITS_PER_ADDRESS, WAITS_PER_NETWORK
from seachest.server.ops.budgets import Rate, TokenBucket, TokenBuckets
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
    messages = limits.messages()
    assert sum(messages.take() for _ in range(200)) == MESSAGES_PER_SOCKET.count == 100
    spoken = sum(limits.chat_wait("anna", f"table {number}") == 0 for number in range(200))
    assert spoken == CHAT_LINES_PER_PLAYER.count < MESSAGES_PER_SOCKET.count


def test_all_who_talk_at_a_table_share_a_limit() -> None:
    limits = Limits(30, ManualClock(tick_s=0.0))
    spoken = sum(limits.chat_wait(f"guest {number}", "table") == 0 for number in range(200))
    assert spoken == CHAT_LINES_PER_TABLE.count
    assert limits.chat_wait("guest 1", "another table") == 0


def test_work_is_counted_by_player_and_by_address_and_comes_back_with_time() -> None:
    clock = ManualClock(tick_s=0.0)
    limits = Limits(30, clock)
    limits.work.spend_at("anna", "10.0.0.1", WORK_PER_PLAYER.count)
    assert limits.work.wait_at("anna", "10.0.0.2") > 0, "wherever she goes"
    assert limits.work.wait_at("bert", "10.0.0.1") == 0
    for number in range(20):
        limits.work.spend_at(f"guest {number}", "10.0.0.1", WORK_PER_PLAYER.count / 2)
    assert limits.work.wait_at("bert", "10.0.0.1") > 0, "they are all one person"
    assert limits.work.wait_at("bert", "10.0.0.2") == 0
    clock.advance(WORK_PER_PLAYER.seconds + WORK_PER_ADDRESS.seconds)
    assert limits.work.wait_at("anna", "10.0.0.1") == 0


def test_decisions_wait_for_their_turns_by_player_and_by_address() -> None:
    clock = ManualClock(tick_s=0.0)
    moves = Limits(30, clock).moves
    player, address = MOVES_PER_PLAYER, MOVES_PER_ADDRESS
    assert not any(moves.take_at("anna", "home", 1) for _ in range(player.count))
    waits = [moves.take_at("anna", "home", 1) for _ in range(3)]
    assert waits == pytest.approx([1 / player.a_second, 2 / player.a_second, 3 / player.a_second])
    assert moves.take_at("bert", "home", 1) == 0
    crowd = [f"guest {number}" for number in range(address.count // player.count)]
    for guest in crowd:
        moves.take_at(guest, "home", player.count)
    assert moves.take_at("carl", "home", 1) > 0, "they are all one person"
    assert moves.take_at("dora", "elsewhere", 1) == 0
    clock.advance(player.seconds + address.seconds)
    assert moves.take_at("anna", "home", 1) == 0


def test_everybody_in_a_hall_may_play_as_fast_as_people_do() -> None:
    people, seconds_a_decision = 300, 3
    assert MOVES_PER_ADDRESS.a_second >= people / seconds_a_decision
    assert MOVES_PER_PLAYER.a_second >= 10 / seconds_a_decision


def test_one_address_alone_cannot_lock_anybody_out() -> None:
    for waits in (WAITS_PER_ADDRESS, WAITS_PER_NETWORK):
        assert 1 / waits.longest_s < PASSWORDS_PER_ACCOUNT.a_second
        assert waits.free < PASSWORDS_PER_ACCOUNT.count


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
    done = [buckets.wait(f"player {number}", "home") == 0 for number in range(3 * ADDRESS_FACTOR * BURST_MINUTES)]
    assert sum(done) == 2 * ADDRESS_FACTOR * BURST_MINUTES
    alone = PlayerAddressBuckets(2, ManualClock(tick_s=0.0))
    assert [alone.wait("anna", "home") for _ in range(3)] == [0, 0, 30]
    assert alone.wait("bert", "home") == 0


def test_nobody_is_counted_by_the_address_alone() -> None:
    buckets = PlayerAddressBuckets(1, ManualClock(tick_s=0.0))
    most = ADDRESS_FACTOR * BURST_MINUTES
    assert [buckets.wait(None, "home") == 0 for _ in range(most + 1)] == [True] * most + [False]


def test_only_so_many_doors_are_open_at_once_and_none_is_forgotten_or_kept() -> None:
    doors = OpenSocketCounter(2, 3)
    assert [doors.enter("anna", "home") for _ in range(3)] == [0, 0, 2]
    assert [doors.enter("bert", "home"), doors.enter("bert", "home")] == [0, 3]
    doors.leave("anna", "home")
    assert doors.enter("bert", "home") == 0
    for player in ("anna", "bert", "bert"):
        doors.leave(player, "home")
    assert len(doors) == 0


def test_the_budget_of_work_allows_all_reads_that_are_promised() -> None:
    assert WORK_PER_PLAYER.count >= READS_FACTOR * 30 * REQUEST_COST_MS
    assert WORK_PER_ADDRESS.count >= READS_FACTOR * 30 * ADDRESS_FACTOR * REQUEST_COST_MS
