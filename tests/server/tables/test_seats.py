"""Who hears of a table as which seat, while people come, go, and are removed."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from seachest.rules.game import NOBODY
from seachest.server.storage.entries import GRACE_BODY, Entry, EntryKind, NewEntry
from seachest.server.storage.schema import entries, players
from seachest.server.tables.commands import Command
from seachest.server.tables.schedule import GRACE_PERIOD_S
from seachest.server.tables.session import TableSession
from seachest.wire.play import Act, Chat, Follow
from tests.server.twins import TABLE
from tests.server.wires import TIME, Wire, wire

pytestmark = pytest.mark.anyio
GAME = {"game": "sea-salt-paper", "players": 2}
SECONDS = 60


async def opened(server: Wire, browser: httpx.AsyncClient, **wish: Any) -> str:
    """A new table of a guest."""
    return str((await browser.post("/api/tables", json={**GAME, **wish})).json()["table"]["id"])


async def sits(browser: httpx.AsyncClient, table: str) -> dict[str, Any]:
    answer = await browser.post(f"/api/tables/{table}/seats", json={})
    assert answer.status_code == 201
    return dict(answer.json())


def seats_told(messages: list[bytes]) -> list[int | None]:
    """As whom a client is greeted."""
    return [told["seat"] for told in map(json.loads, messages) if told["type"] == "here"]


async def play(server: Wire, table: str) -> None:
    """Somebody's next decision."""
    session = await server.worker.service.session(table)
    assert session.table is not None
    seat = session.table.pending()[0]
    move = NewEntry(EntryKind.MOVE, seat, session.table.legal(seat)[0])
    await server.worker.service.submit(Command(table, f"move-{session.seq}", lambda _, __: move))


async def test_who_was_removed_hears_only_what_those_who_look_on_hear(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        opener, guest, _ = [await server.come_in(number) for number in range(3)]
        table = await opened(server, opener, players=3)
        await sits(guest, table)
        assert seats_told(await server.says(1, Follow(table=table))) == [1]
        assert seats_told(await server.says(2, Follow(table=table))) == [None]
        await opener.delete(f"/api/tables/{table}/seats/1")
        assert seats_told(server.heard(1)) == [None]
        server.heard(2)
        await opener.post(f"/api/tables/{table}/start")
        for _ in range(3):
            await play(server, table)
        assert server.heard(1) == server.heard(2) != []


async def test_who_was_removed_never_hears_as_the_next_one_in_the_seat(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        opener, guest, other = [await server.come_in(number) for number in range(3)]
        table = await opened(server, opener, players=3)
        await sits(guest, table)
        await server.says(1, Follow(table=table))
        await opener.delete(f"/api/tables/{table}/seats/1")
        await sits(other, table)
        await opener.post(f"/api/tables/{table}/start")
        assert seats_told(server.heard(1)) == [None]
        assert {follower.seat for follower in server.clients[1].followed.values()} == {NOBODY}


async def test_who_was_removed_where_nobody_may_look_on_hears_and_says_nothing_more(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        opener, guest = [await server.come_in(number) for number in range(2)]
        table = await opened(server, opener, watch="nobody", players=3)
        await sits(guest, table)
        await server.says(1, Follow(table=table))
        await opener.delete(f"/api/tables/{table}/seats/1")
        assert json.loads(server.heard(1)[-1])["code"] == "not-to-be-watched"
        await opener.post(f"/api/tables/{table}/start")
        await play(server, table)
        assert server.heard(1) == []
        (answer,) = await server.says(1, Chat(table=table, id="1", text="hello"))
        assert json.loads(answer)["code"] == "not-following"


async def test_who_looks_on_and_sits_down_hears_as_the_seat(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        opener, guest = [await server.come_in(number) for number in range(2)]
        table = await opened(server, opener)
        assert seats_told(await server.says(1, Follow(table=table))) == [None]
        await sits(guest, table)
        assert seats_told(server.heard(1)) == [1]


async def test_a_new_secret_of_a_seat_ends_the_old_one_for_those_who_follow_too(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        opener, guest, _ = [await server.come_in(number) for number in range(3)]
        table = await opened(server, opener)
        token = (await sits(guest, table))["token"]
        assert seats_told(await server.says(2, Follow(table=table, token=token))) == [1]
        again = await sits(guest, table)
        assert again["token"] != token
        assert seats_told(server.heard(2)) == [None]
        (answer,) = await server.says(2, Act(table=table, id="1", text="draw"))
        assert json.loads(answer)["code"] == "not-seated"


async def test_the_lobby_shows_no_running_table_that_nobody_may_watch(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        opener = await server.come_in(0)
        for watch in ("anyone", "nobody"):
            await opened(server, opener, public=True, watch=watch)
            await opened(server, opener, public=True, watch=watch, bots=["greedy"])
        lobby = (await opener.get("/api/lobby")).json()["tables"]
        assert sorted((each["watch"], each["phase"]) for each in lobby) == [
            ("anyone", "playing"),
            ("anyone", "waiting"),
            ("nobody", "waiting"),
        ]


async def test_tables_that_do_not_exist_leave_nothing_in_memory(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        await server.come_in(0)
        (answer,) = await server.says(0, Follow(table="nosuchtable1"))
        assert json.loads(answer)["code"] == "no-such-table"
        assert not server.worker.service.sessions.is_loading("nosuchtable1")


async def test_a_name_that_no_record_could_hold_is_refused(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        browser = await server.come_in(0)
        answer = await browser.post("/api/guests", json={"name": "\u0378"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


async def test_a_deleted_account_leaves_no_name_no_words_and_no_seat(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        opener, guest = [await server.come_in(number) for number in range(2)]
        account = {"name": "Esmeralda", "password": "correct horse"}
        assert (await guest.post("/api/accounts", json=account)).status_code == 200
        player = await server.worker.people.player_of(guest.cookies["seachest"])
        assert player is not None
        server.clients[1].player = player
        table = await opened(server, opener)
        await sits(guest, table)
        await server.says(1, Follow(table=table))
        await server.says(1, Chat(table=table, id="1", text="I live at the harbour"))
        farewell = await guest.request("DELETE", "/api/account", json={"password": account["password"]})
        assert farewell.status_code == 204
        seat = (await opener.get(f"/api/tables/{table}")).json()["seats"][1]
        assert seat == {**seat, "name": "…", "player": None, "away": True}
        told = b"".join(await server.says(0, Follow(table=table)))
        async with server.worker.engine.connect() as connection:
            kept = [*(await connection.execute(select(entries))).all(), *(await connection.execute(select(players)))]
        for word in ("Esmeralda", "harbour"):
            assert word.encode() not in told
            assert word not in str(kept)


# --- Clocks ---------------------------------------------------------------------------------------------------------


def write(session: TableSession, kind: str, seat: int, body: str, at: float) -> None:
    session.apply(Entry(TABLE, session.seq + 1, at, kind, seat, f"command-{session.seq}", body))


async def a_live_table(server: Wire) -> TableSession:
    """A table of two people with a clock, in the middle of a game."""
    opener, guest = [await server.come_in(number) for number in range(2)]
    table = await opened(server, opener, seconds=SECONDS)
    await sits(guest, table)
    return await server.worker.service.session(table)


async def test_who_runs_out_of_time_is_away_and_again_after_coming_back(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        session = await a_live_table(server)
        (seat,) = session.awaited()
        for number in range(2):
            session.schedule.clock = TIME
            await server.worker.scheduler.time_out(session)
            assert session.seats[seat].away
            assert session.awaited() == []
            back = NewEntry(EntryKind.BACK, seat, GRACE_BODY)
            await server.worker.service.submit(Command(session.row.id, f"back-{number}", lambda _, __, back=back: back))  # type: ignore[misc]  # mypy cannot infer it
            assert session.schedule.clock == TIME + GRACE_PERIOD_S


async def test_sitting_down_again_in_the_last_moment_wins_no_time(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        session = await a_live_table(server)
        session.schedule.clock = TIME
        again = next(
            entry for entry in await server.worker.journal.after(session.row.id, 0) if entry.kind == EntryKind.SIT
        )
        write(session, EntryKind.SIT, again.seat, again.body, TIME)
        assert session.schedule.clock == TIME


async def test_a_rematch_does_not_keep_a_game_from_being_rated(tmp_path: Path) -> None:
    async with wire(tmp_path) as server:
        session = await a_live_table(server)
        assert session.table is not None
        while session.table.pending():
            (seat, *_) = session.table.pending()
            write(session, EntryKind.MOVE, seat, session.table.legal(seat)[-1], TIME)
        assert (session.phase, session.schedule.due) == ("over", TIME)
        write(session, EntryKind.REMATCH, NOBODY, TABLE, TIME + 1)
        assert session.schedule.due == TIME
