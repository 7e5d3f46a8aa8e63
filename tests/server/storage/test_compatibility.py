"""A database of the version before is read by this one: games play on, replays show, sessions hold.

`tests/server/data/make_database.py` made the files, with that version.
"""

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from seachest.notation.record import check_commitment, read_seed
from seachest.server.app import Worker, application
from seachest.server.settings import Settings
from seachest.server.tables.access import hash_token, seat_of
from seachest.server.tables.commands import Command, check_decision
from seachest.server.tables.session import TableSession
from seachest.table import load
from tests.server.clocks import ManualClock
from tests.server.rooms import RandomBots, until

pytestmark = pytest.mark.anyio
DATA = Path(__file__).parents[1] / "data"
HELD: dict[str, Any] = json.loads((DATA / "before.json").read_text(encoding="utf-8"))
ORIGIN = "http://sea.example"


@asynccontextmanager
async def worker(folder: Path) -> AsyncIterator[Worker]:
    """This version's server with that version's database, a moment after that one was stopped."""
    file = folder / "server.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((DATA / "before.sql").read_text(encoding="utf-8"))
    connection.close()
    settings = Settings(database=str(file), pace=0.0, guests_a_minute=1000)
    found = Worker(settings, clock=ManualClock(HELD["stopped"] + 2.0), bot_pool=RandomBots())
    await found.start()
    try:
        yield found
    finally:
        await found.stop()


def browser(found: Worker, who: str) -> httpx.AsyncClient:
    """Somebody with the cookie that the version before gave them."""
    transport = httpx.ASGITransport(application(found))
    return httpx.AsyncClient(transport=transport, base_url=ORIGIN, cookies={"seachest": HELD["cookies"][who]})


async def play_on(found: Worker, table: str) -> TableSession:
    """Decides for everybody who has a choice, until the game is over; the server makes the only choices."""
    dice = random.Random(1)
    session = await found.service.session(table)

    def choosing() -> list[int]:
        return [seat for seat in session.awaited() if session.table is not None and not session.table.is_forced(seat)]

    while session.phase == "playing":
        assert session.table is not None
        awaited = choosing()
        if not awaited:
            await until(lambda: choosing() or session.phase == "over")
            continue
        seat = dice.choice(awaited)
        text = dice.choice(session.table.legal(seat))
        command = Command(table, f"more-{session.seq}", lambda now, _, s=seat, t=text: check_decision(now, s, t))  # type: ignore[misc]  # mypy cannot infer it
        await found.service.submit(command)
    return session


async def test_games_that_were_running_play_on_to_their_end(tmp_path: Path) -> None:
    async with worker(tmp_path) as found:
        assert {each["game"] for each in HELD["running"].values()} == {"sea-or-shore", "dolores", "sea-salt-paper"}
        for table, held in HELD["running"].items():
            session = await found.service.session(table)
            assert (session.phase, session.row.game) == ("playing", held["game"])
            assert session.moves >= len(held["moves"]), "some of them are secret yet"
            assert [line.text for line in session.chat] == [f"hello, {held['game']}"]
            assert (await play_on(found, table)).result() is not None


async def test_bots_go_on_where_they_were(tmp_path: Path) -> None:
    async with worker(tmp_path) as found:
        assert (await play_on(found, HELD["beside_bot"])).result() is not None


async def test_finished_games_have_their_results_records_and_replays(tmp_path: Path) -> None:
    async with worker(tmp_path) as found, browser(found, "anna") as anna:
        for table, held in HELD["finished"].items():
            info = (await anna.get(f"/api/tables/{table}")).json()
            assert info["phase"] == "over"
            record = (await anna.get(f"/api/tables/{table}/record")).json()
            check_commitment(record["commitment"], read_seed(record["seed"]))
            result = load(record).result()
            assert result is not None
            assert (list(result.scores), list(result.winners)) == (held["scores"], held["winners"])
            for seat in ("0", "watch", "all"):
                total = (await anna.get(f"/api/tables/{table}/replay", params={"seat": seat})).json()["total"]
                last = {"seat": seat, "first": total - 1}
                replay = (await anna.get(f"/api/tables/{table}/replay", params=last)).json()
                assert replay["news"][-1]["situation"]["result"]["scores"] == held["scores"]
        first = next(iter(HELD["finished"]))
        assert (await anna.get(f"/api/tables/{first}")).json()["rematch"] == HELD["rematch"]


async def test_sessions_accounts_and_ratings_hold(tmp_path: Path) -> None:
    async with worker(tmp_path) as found, browser(found, "anna") as anna, browser(found, "gustav") as gustav:
        me = (await anna.get("/api/me")).json()
        assert (me["id"], me["account"]) == (HELD["people"]["anna"], True)
        assert {game: each["games"] for game, each in me["ratings"].items()} == HELD["ratings"]
        guest = (await gustav.get("/api/me")).json()
        assert (guest["id"], guest["name"], guest["account"]) == (HELD["people"]["gustav"], "Gustav", False)
        login = {"name": "Anna", "password": HELD["password"]}
        assert (await gustav.post("/api/login", json=login, headers={"Origin": ORIGIN})).json()["id"] == me["id"]
        player = await found.people.player_of(HELD["cookies"]["anna"])
        assert player is not None
        assert player.muted == {HELD["people"]["gustav"]}


async def test_a_table_that_waited_is_offered_and_begins(tmp_path: Path) -> None:
    async with worker(tmp_path) as found, browser(found, "anna") as anna:
        offered = (await anna.get("/api/lobby")).json()["tables"]
        assert HELD["waiting"] in [each["id"] for each in offered]
        info = await anna.post(f"/api/tables/{HELD['waiting']}/start", headers={"Origin": ORIGIN})
        assert info.json()["phase"] == "playing"
        assert [seat["name"] for seat in info.json()["seats"][:2]] == ["Anna", "Gustav"]


async def test_tokens_of_seats_still_open_them(tmp_path: Path) -> None:
    async with worker(tmp_path) as found:
        for table, held in HELD["running"].items():
            session = await found.service.session(table)
            assert [seat_of(session, None, hash_token(token)) for token in held["tokens"]] == list(
                range(session.row.players)
            )
