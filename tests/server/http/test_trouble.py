"""A database that is locked, full or away: a clear refusal soon, nothing is lost, and it goes on by itself."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from seachest.client import FollowedTable, RequestRefused, ServerClient
from seachest.server.storage.write_probe import PROBE_VALID_S
from tests.server.rooms import SHORT, Server, server
from tests.services import Postgres
from tests.serving import Running

pytestmark = pytest.mark.anyio
SOON_S = 4.0
"""It is less than a second where the machine has nothing else to do, and was 7 to 32 seconds."""
WAIT_S = 40.0
NO_ROOM_BYTES = 4096
"""No file may grow longer: less than one page of SQLite's log."""


@asynccontextmanager
async def locked(file: Path) -> AsyncIterator[None]:
    """Another program that writes to the file, and takes its time."""
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")  # the server in this thread may have to commit first
    try:
        yield
    finally:
        other.rollback()
        other.close()


@asynccontextmanager
async def browser(url: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=url, timeout=WAIT_S) as opened:
        yield opened


async def assert_busy_soon(opened: httpx.AsyncClient, path: str, body: object = None) -> None:
    """Refused with `busy`, and when to come back, soon."""
    begin = time.monotonic()
    answer = await (opened.get(path) if body is None else opened.post(path, json=body))
    took_s = time.monotonic() - begin
    assert (answer.status_code, answer.json()) == (503, {"code": "busy", "params": {}})
    assert answer.headers["retry-after"] == "1"
    assert took_s < SOON_S


async def refused_soon(followed: FollowedTable, text: str) -> str:
    """The code with which a move is refused, soon."""
    begin = time.monotonic()
    with pytest.raises(RequestRefused) as caught:
        await followed.act(text)
    assert time.monotonic() - begin < SOON_S
    return caught.value.code


async def playing(client: ServerClient) -> FollowedTable:
    """A table at which the client decides."""
    opened = await client.open("dolores", 2, bots=["random"], options=SHORT)
    followed = await client.follow(opened.table.id)
    while not (followed.situation and followed.situation.choices):
        await followed.changed()
    return followed


def choice_of(followed: FollowedTable) -> str:
    assert followed.situation is not None
    return followed.situation.choices[0].text


async def stored_moves(place: Server, table: str, seat: int) -> list[str]:
    """The decisions of a seat that are in the log."""
    log = await place.worker.journal.after(table, 0)
    return [entry.body for entry in log if entry.kind == "move" and entry.seat == seat]


# --- A locked file --------------------------------------------------------------------------------------------------


async def test_a_locked_file_is_told_soon_and_it_goes_on_afterwards(tmp_path: Path) -> None:
    async with server(tmp_path) as place, browser(place.url) as opened:
        async with locked(tmp_path / "server.db"):
            await assert_busy_soon(opened, "/api/guests", {"name": "Anna"})
        assert (await opened.post("/api/guests", json={"name": "Anna"})).status_code == 200


async def test_a_locked_file_is_told_to_all_who_wait_together(tmp_path: Path) -> None:
    async with server(tmp_path) as place, browser(place.url) as opened, locked(tmp_path / "server.db"):
        async with asyncio.timeout(2 * SOON_S):
            asked = [opened.post("/api/guests", json={"name": "Anna"}) for _ in range(30)]
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {503}


async def test_a_move_that_can_not_be_stored_is_refused_soon_and_can_be_made_again(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        followed = await playing(anna)
        text = choice_of(followed)
        async with locked(tmp_path / "server.db"):
            assert await refused_soon(followed, text) == "busy"
        await followed.act(text)
        assert (await stored_moves(place, followed.id, 0))[:1] == [text]


async def test_writers_of_the_server_itself_never_refuse_each_other(tmp_path: Path) -> None:
    async with server(tmp_path) as place, browser(place.url) as opened:
        asked = [opened.post("/api/guests", json={"name": "Anna"}) for _ in range(100)]
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


# --- A full disk ----------------------------------------------------------------------------------------------------


@contextmanager
def full_disk(pid: int) -> Iterator[None]:
    """A process whose files can't grow any more."""
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_ROOM_BYTES, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can limit another process")
async def test_a_full_disk_is_told_soon_nothing_acknowledged_is_lost_and_it_goes_on_afterwards(tmp_path: Path) -> None:
    async with (
        Running(str(tmp_path / "server.db"), tmp_path / "log") as running,
        ServerClient(running.url) as anna,
        browser(running.url) as opened,
    ):
        await anna.guest("Anna")
        followed = await playing(anna)
        text, table = choice_of(followed), followed.id
        before = list(followed.moves)
        with full_disk(running.pid):
            assert await refused_soon(followed, text) == "busy"
            await assert_busy_soon(opened, "/api/guests", {"name": "Bert"})
            await asyncio.sleep(PROBE_VALID_S)
            await assert_busy_soon(opened, "/health/ready")
            assert (await opened.get("/health/live")).status_code == 200
        await followed.act(text)
        await asyncio.sleep(PROBE_VALID_S)
        assert (await opened.get("/health/ready")).status_code == 200
        assert (await anna.info(table)).id == table
        assert followed.moves[: len(before)] == before


# --- A database that is away ----------------------------------------------------------------------------------------


async def test_a_database_that_is_away_is_told_soon_and_it_goes_on_when_it_is_back(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    async with server(tmp_path, database=database) as place, place.somebody() as anna, browser(place.url) as opened:
        followed = await playing(anna)
        text = choice_of(followed)
        postgres.kill()
        try:
            assert await refused_soon(followed, text) == "busy"
            await assert_busy_soon(opened, "/api/guests", {"name": "Bert"})
            await assert_busy_soon(opened, "/api/lobby")
            await assert_busy_soon(opened, "/health")
            assert (await opened.get("/health/live")).status_code == 200
        finally:
            postgres.start()
        await followed.act(text)
        assert (await stored_moves(place, followed.id, 0))[:1] == [text]
        await asyncio.sleep(PROBE_VALID_S)
        assert (await opened.get("/health")).status_code == 200


# --- Health ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/health", "/health/ready"])
async def test_health_tells_whether_the_server_can_write(tmp_path: Path, path: str) -> None:
    async with server(tmp_path) as place, browser(place.url) as opened:
        answer = await opened.get(path)
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
        await asyncio.sleep(PROBE_VALID_S)
        async with locked(tmp_path / "server.db"):
            await assert_busy_soon(opened, path)
            assert (await opened.get("/health/live")).json()["status"] == "ok"


async def test_many_who_ask_for_health_cause_one_write(tmp_path: Path) -> None:
    async with server(tmp_path) as place, browser(place.url) as opened:
        await opened.get("/health/ready")
        async with locked(tmp_path / "server.db"):
            answers = await asyncio.gather(*[opened.get("/health/ready") for _ in range(20)])
        assert {answer.status_code for answer in answers} == {200}
