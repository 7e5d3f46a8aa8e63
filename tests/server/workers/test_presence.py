"""Who is connected, and whose sessions have ended, across workers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from seachest.server.accounts.people import DELETED_NAME
from seachest.server.workers.bus import WorkerBus
from seachest.server.workers.presence import (
    ALL_SEATS,
    ASK_SEATS,
    HEARTBEAT,
    SEATS_AT_TABLE,
    WORKER_TIMEOUT_S,
    PresenceTracker,
)
from tests.server.clocks import ManualClock
from tests.server.http.test_websocket import tab
from tests.server.rooms import Ear, Server, room, server, until

pytestmark = pytest.mark.anyio
PASSWORD = "a long password"


class RecordingBus(WorkerBus):
    """A bus that keeps what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[str, str, str]] = []

    def send(self, kind: str, about: str = "-", value: str = "-") -> None:
        self.sent.append((kind, about, value))

    async def hears(self, worker: str, kind: str, about: str = "-", value: str = "-") -> None:
        await self.receive(worker, kind, about, value)


@pytest.fixture
def changed() -> list[str]:
    return []


@pytest.fixture
def bus() -> RecordingBus:
    return RecordingBus()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(tick_s=0.0)


@pytest.fixture
def presence(bus: RecordingBus, changed: list[str], clock: ManualClock) -> PresenceTracker:
    return PresenceTracker(bus, changed.append, clock)


async def test_others_are_told_what_is_new_and_nothing_else(bus: RecordingBus, presence: PresenceTracker) -> None:
    for seats in ({0, 1}, {1, 0}, {1}, set[int](), ()):
        presence.set_connected("table", seats)
    assert bus.sent == [(SEATS_AT_TABLE, "table", "01"), (SEATS_AT_TABLE, "table", "1"), (SEATS_AT_TABLE, "table", "-")]


async def test_who_is_here_is_who_is_at_any_worker(
    bus: RecordingBus, presence: PresenceTracker, changed: list[str]
) -> None:
    presence.set_connected("table", {0})
    await bus.hears("other", SEATS_AT_TABLE, "table", "02")
    await bus.hears("other", SEATS_AT_TABLE, "table", "02")
    await bus.hears("third", SEATS_AT_TABLE, "table", "1")
    assert (presence.connected_seats("table"), presence.connected_seats("elsewhere")) == ([0, 1, 2], [])
    assert changed == ["table", "table"]
    await bus.hears("third", SEATS_AT_TABLE, "table", "-")
    assert presence.connected_seats("table") == [0, 2]


async def test_of_a_worker_that_is_new_everything_is_asked_for(bus: RecordingBus, presence: PresenceTracker) -> None:
    await bus.hears("other", HEARTBEAT)
    await bus.hears("other", HEARTBEAT)
    assert bus.sent == [(ASK_SEATS, "-", "-"), (ALL_SEATS, "-", "-")]


async def test_whoever_asks_is_not_asked_in_turn(bus: RecordingBus, presence: PresenceTracker) -> None:
    await bus.hears("other", ASK_SEATS)
    await bus.hears("other", ALL_SEATS, "-", "one:0")
    assert bus.sent == [(ALL_SEATS, "-", "-")]
    assert presence.connected_seats("one") == [0]


async def test_who_asks_is_told_everything(bus: RecordingBus, presence: PresenceTracker) -> None:
    await bus.hears("other", ASK_SEATS)
    presence.set_connected("one", {0})
    presence.set_connected("two", {3, 1})
    await bus.hears("other", ASK_SEATS)
    assert [each for each in bus.sent if each[0] == ALL_SEATS] == [
        (ALL_SEATS, "-", "-"),
        (ALL_SEATS, "-", "one:0,two:13"),
    ]


async def test_everything_replaces_what_was_known(
    bus: RecordingBus, presence: PresenceTracker, changed: list[str]
) -> None:
    await bus.hears("other", SEATS_AT_TABLE, "one", "0")
    await bus.hears("other", SEATS_AT_TABLE, "two", "1")
    changed.clear()
    await bus.hears("other", ALL_SEATS, "-", "two:1,three:04")
    assert [presence.connected_seats(table) for table in ("one", "two", "three")] == [[], [1], [0, 4]]
    assert sorted(changed) == ["one", "three"]


async def test_a_silent_worker_is_forgotten_with_all_who_were_there(
    bus: RecordingBus, presence: PresenceTracker, changed: list[str], clock: ManualClock
) -> None:
    await bus.hears("other", SEATS_AT_TABLE, "table", "0")
    clock.now += WORKER_TIMEOUT_S
    await bus.hears("third", SEATS_AT_TABLE, "table", "1")
    presence.send_heartbeat()
    assert presence.connected_seats("table") == [0, 1]
    clock.now += 1
    changed.clear()
    presence.send_heartbeat()
    assert (presence.connected_seats("table"), changed) == ([1], ["table"])
    bus.sent.clear()
    await bus.hears("other", HEARTBEAT)
    assert (ASK_SEATS, "-", "-") in bus.sent, "it was not dead after all"


async def test_workers_tell_each_other_who_is_connected(database: str, redis_url: str) -> None:
    async with room(database, redis_url) as here:
        table = await here.begun()
        anna, bert, carl = Ear(0), Ear(1), Ear()
        await here.service.follow(table, anna, None)
        async with room(database, redis_url) as there:
            await until(lambda: there.service.followers.presence.connected_seats(table) == [0])
            await there.service.follow(table, bert, None)
            await until(lambda: anna.heard[-1].here == [0, 1])
            await there.service.follow(table, carl, None)
            assert carl.heard[-1].here == [0, 1]
            here.service.unfollow(table, anna)
            await until(lambda: carl.heard[-1].here == [1])


# --- Sessions -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def two_workers(folder: Path, database: str, redis: str) -> AsyncIterator[tuple[Server, Server]]:
    async with (
        server(folder, database=database, redis=redis) as one,
        server(folder, database=database, redis=redis) as two,
    ):
        yield one, two


@pytest.mark.parametrize("what", ["logout", "password", "account", "name"])
async def test_sockets_end_with_their_session_whatever_worker_has_ended_it(
    tmp_path: Path, database: str, redis_url: str, what: str
) -> None:
    async with two_workers(tmp_path, database, redis_url) as (one, two), one.somebody() as anna:
        if what in ("password", "account"):
            await anna.register("Anna", PASSWORD)
        people = two.somebody(None, anna.cookies), one.somebody("Bert")
        async with people[0] as elsewhere, people[1] as bert, tab(elsewhere) as ended, tab(bert) as other:
            if what == "logout":
                await anna.logout()
            elif what == "password":
                await anna.change_password(PASSWORD, "another password")
            elif what == "account":
                await anna.delete_account(PASSWORD)
            else:
                await anna.guest("Annabel")
            assert await ended.closed() == 1001
            assert other.socket.close_code is None


async def test_the_name_of_a_deleted_account_is_gone_at_all_workers(
    tmp_path: Path, database: str, redis_url: str
) -> None:
    workers = two_workers(tmp_path, database, redis_url)
    async with workers as (one, two), one.somebody() as anna, two.somebody("Bert") as bert:
        await anna.register("Anna", PASSWORD)
        table = (await anna.open("dolores", 3)).table.id
        await bert.sit(table)
        watching = await bert.follow(table)
        await watching.say("hello")
        talk = await anna.follow(table)
        await talk.say("I am Anna")
        await until(lambda: len(watching.chat) == 2)
        await anna.delete_account(PASSWORD)
        sessions = two.worker.service.sessions

        def names() -> list[str]:
            session = sessions.peek(table)
            return [] if session is None else [line.name for line in session.chat]

        await until(lambda: names() == ["Bert", DELETED_NAME])


async def test_after_words_were_lost_ended_sessions_are_found(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        await anna.register("Anna", PASSWORD)
        async with tab(anna) as ended, tab(bert) as other:
            place.worker.people.ended = lambda _: None  # as where the word is lost
            await anna.change_password(PASSWORD, "another password")
            await place.worker.catch_up()
            assert await ended.closed() == 1001
            assert other.socket.close_code is None
