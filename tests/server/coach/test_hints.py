"""Hints over REST: only where one person plays with bots, noted before they are given; a win counts for nothing."""

import asyncio
from collections.abc import Collection
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from seachest.client import ServerClient, play
from seachest.coach import advise
from seachest.coach.effort import FEWEST_ITERATIONS
from seachest.notation.record import parse
from seachest.server.coach.hints import HintDesk
from seachest.server.coach.told import hint_from
from seachest.server.errors import Refusal
from seachest.server.ops.budgets import Rate, WorkBudget
from seachest.server.storage.entries import EntryKind, NewEntry
from seachest.server.storage.schema import entries, results
from seachest.server.tables.commands import new_command
from seachest.server.workers.bot_pool import BotPool, BotsBusy
from seachest.table import View, deal
from seachest.wire.coach import Hint
from tests.server.rooms import ANNA, SEED, SHORT, RandomBots, Server, room, server

pytestmark = pytest.mark.anyio
GAME: dict[str, Any] = {"game": "dolores", "players": 2, "options": SHORT, "seed": SEED}
PASSWORD = "correct horse"


class QuickCoach(RandomBots):
    """A coach who thinks little, in this process, and keeps what it was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.views: list[View] = []
        self.seeds: list[int] = []

    async def hint(self, view: View, seed: int, payers: Collection[str]) -> Hint:
        self.views.append(view)
        self.seeds.append(seed)
        return hint_from(view, advise(view, seed, FEWEST_ITERATIONS))


async def hint(http: httpx.AsyncClient, table: str) -> Hint | str:
    """A hint, or the code of the refusal."""
    answer = await http.post(f"/api/tables/{table}/hint")
    if answer.status_code != 200:
        return str(answer.json()["code"])
    return msgspec.json.decode(answer.content, type=Hint)


async def play_on(client: ServerClient, table: str) -> None:
    followed = await client.follow(table)
    await play(followed, lambda situation: situation.choices[0].text)


async def ended(place: Server, table: str) -> None:
    """Waits until a finished game is counted for all whom it counts for."""
    async with asyncio.timeout(30):
        while True:
            async with place.worker.engine.connect() as connection:
                rated = await connection.execute(select(results.c.hints).where(results.c.table_id == table))
                if rated.first() is not None:
                    return
            await asyncio.sleep(0.02)


async def test_a_hint_names_two_choices_of_the_seat_from_its_own_view(tmp_path: Path) -> None:
    coach = QuickCoach()
    async with server(tmp_path, bot_pool=coach) as place, place.somebody() as client, place.ask(client) as http:
        table = (await client.open(**GAME, bots=["random"])).table.id
        followed = await client.follow(table)
        choices = {choice.text for choice in followed.situation.choices}  # type: ignore[union-attr]  # it has begun
        found = await hint(http, table)
        assert isinstance(found, Hint)
        assert {answer.text for answer in found.answers} <= choices
        (view,) = coach.views
        session = await place.worker.service.session(table)
        assert bytes(view.record.data) == session.view_bytes(0)
        assert await hint(http, table) == found  # and it is noted once
        assert (await http.get(f"/api/tables/{table}")).json()["hints"] == 1


async def test_a_hint_is_refused_where_another_person_sits_or_has_sat(tmp_path: Path) -> None:
    coach = QuickCoach()
    async with (
        server(tmp_path, bot_pool=coach) as place,
        place.somebody() as client,
        place.ask(client) as http,
        place.somebody("Bert") as bert,
        place.ask(bert) as strangers,
    ):
        table = (await client.open(**GAME)).table.id
        await bert.sit(table)
        assert await hint(http, table) == "hints-with-people"
        assert (await strangers.delete(f"/api/tables/{table}/seats/1")).status_code == 200
        assert await hint(http, table) == "hints-with-people"
        alone = (await client.open(**GAME, bots=["random"])).table.id
        assert await hint(strangers, alone) == "not-seated"
        assert coach.views == []
        async with place.worker.engine.connect() as connection:
            noted = await connection.execute(select(entries).where(entries.c.kind == "hint"))
            assert noted.all() == []


async def test_there_is_no_hint_before_and_after_the_game_nor_on_anothers_turn(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        desk = HintDesk(place.service, QuickCoach())
        waiting = (await place.open()).table.id
        with pytest.raises(Refusal, match="not-begun"):
            await desk.hint(ANNA, None, waiting)
        table = (await place.open(game="sea-salt-paper", options={}, bots=["random"])).table.id
        session = await place.service.session(table)
        assert session.table is not None
        if 0 in session.table.pending():
            await desk.hint(ANNA, None, table)
        else:
            with pytest.raises(Refusal, match="nothing-to-decide"):
                await desk.hint(ANNA, None, table)


async def test_the_record_of_a_game_with_hints_says_so(tmp_path: Path) -> None:
    async with server(tmp_path, bot_pool=QuickCoach()) as place, place.somebody(None) as client:
        await client.register("Anna", PASSWORD)
        async with place.ask(client) as http:
            table = (await client.open(**GAME, bots=["random"])).table.id
            assert isinstance(await hint(http, table), Hint)
            await play_on(client, table)
            await ended(place, table)
            record = (await http.get(f"/api/tables/{table}/record")).json()
            ((seat, moves),) = record["hints"]
            assert seat == 0
            assert moves in (0, 1)  # the bot may have chosen its gesture before
            assert parse(record).hints == [(0, moves)]
            plain = (await client.open(**GAME, bots=["random"])).table.id
            await play_on(client, plain)
            await ended(place, plain)
            assert "hints" not in (await http.get(f"/api/tables/{plain}/record")).json()
            games = (await http.get("/api/history")).json()["games"]
            assert {game["table"]: game["hints"] for game in games} == {table: True, plain: False}
            counted = 2 - sum(game["won"] and game["hints"] for game in games)
            assert (await http.get("/api/logbook")).json()["total"]["games"] == counted


async def test_a_secret_decision_of_a_bot_changes_no_hint_and_makes_no_second_one(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        coach = QuickCoach()
        desk = HintDesk(place.service, coach)
        table = (await place.open(bots=["random"])).table.id
        session = await place.service.session(table)
        assert session.table is not None
        before = await desk.hint(ANNA, None, table)
        await place.service.submit(
            new_command(table, "bot", lambda _session, _at: NewEntry(EntryKind.MOVE, 1, "fight"))
        )
        assert session.table.move_count == 1
        assert await desk.hint(ANNA, None, table) == before
        assert session.hints == [(0, 0)]
        assert coach.seeds[0] == coach.seeds[1]


async def test_hints_survive_a_restart_and_decisions_that_were_taken_back(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        desk = HintDesk(place.service, QuickCoach())
        table = (await place.open(bots=["random"])).table.id
        await desk.hint(ANNA, None, table)
        await place.service.rewritten(table)
        assert (await place.service.session(table)).hints == [(0, 0)]


async def test_hints_think_where_bots_do_and_those_who_had_enough_get_none_while_others_wait() -> None:
    view = deal("dolores", 2, seed=1, options=SHORT).seat_view(0)
    used_up = WorkBudget(Rate(1, 10**6), Rate(10**6, 1))
    used_up.spend(["anna"], 2.0)
    pool = BotPool(1, used_up)
    try:
        found = await pool.hint(view, 1, ["anna"])
        assert {answer.text for answer in found.answers} <= set(view.legal())
        asked = [asyncio.create_task(pool.hint(view, seed, ["anna"])) for seed in (2, 3)]
        others = [asyncio.create_task(pool.choose("greedy", view, seed, ["bert"])) for seed in range(3)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(each, BotsBusy) for each in outcomes) == 1
        await asyncio.gather(*others)
    finally:
        pool.stop()
