"""The daily deal: the same cards and bots for everybody, one try that counts, and how everybody did."""

import asyncio
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select

from seachest.bots import bot_named
from seachest.notation.record import commitment_of, read_seed
from seachest.rules.game import game_named, game_names
from seachest.server.accounts.people import Player
from seachest.server.community.daily import DAILY_KEY_NAME, DAILY_LEVEL, day_in, players_of, seed_of
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import keys, ratings
from seachest.server.tables.commands import command_from
from seachest.server.tables.lobby import complete_options
from seachest.server.workers.bot_pool import BotAnswer, BotPool
from seachest.table import View, deal
from seachest.wire.lobby import NewTable
from seachest.wire.play import Act, TakeBack
from tests.server.clocks import ManualClock
from tests.server.community.test_community import Somebody, company, play_out, result_count
from tests.server.rooms import server

pytestmark = pytest.mark.anyio
GAME = "dolores"
DAY = date(2026, 11, 18)
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
DAY_S = 24 * 3600.0


async def shown(me: Somebody, game: str = GAME, day: str | None = None) -> dict[str, Any]:
    told = await me.get("/api/daily" if day is None else f"/api/daily?day={day}")
    return next(each for each in told["games"] if each["game"] == game)


async def seated(me: Somebody, game: str = GAME) -> dict[str, Any]:
    answer = await me.http.post(f"/api/daily/{game}")
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()["table"]
    return table


async def finish(me: Somebody) -> dict[str, Any]:
    """Plays today's deal to its end; returns the player's try once its result is stored."""
    table = await seated(me)
    await play_out(me.client, table["id"])
    async with asyncio.timeout(30):
        while (await shown(me))["mine"]["points"] is None:
            await asyncio.sleep(0.02)
    mine: dict[str, Any] = (await shown(me))["mine"]
    return mine


class SteadyBots(BotPool):
    """Bots that have no time at first, and note who has answered."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, int]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, level: str, view: View, seed: int, payers: Collection[str] = ()) -> BotAnswer:
        await self.may_answer.wait()
        self.asked.append((level, seed))
        again = self.asked.count((level, seed)) > 1
        return BotAnswer(bot_named("greedy", seed).choose(view), level if again else "greedy")


async def test_everybody_gets_the_same_deal_and_nobody_else_may_watch(either: str, tmp_path: Path) -> None:
    async with server(tmp_path, database=either) as place, company(place, "Anna", "Bert") as people:
        found = [await seated(each) for each in people]
        assert found[0]["id"] != found[1]["id"]
        assert found[0]["commitment"] == found[1]["commitment"] == (await shown(people[0]))["commitment"]
        assert found[0]["seed"] is None
        assert [seat["level"] for seat in found[0]["seats"][1:]] == [DAILY_LEVEL] * (found[0]["players"] - 1)
        assert (found[0]["watch"], found[0]["phase"]) == ("nobody", "playing")
        assert found[0]["daily"] == (await people[0].get("/api/daily"))["day"]
        sessions = [await place.worker.service.fresh(table["id"]) for table in found]
        assert len({session.row.seed for session in sessions}) == 1
        assert sessions[0].row.options == sessions[1].row.options


async def test_bots_decide_by_the_seed_of_the_deal_and_no_weaker_one_answers(tmp_path: Path) -> None:
    bots = SteadyBots()
    async with server(tmp_path, bot_pool=bots) as place, company(place, "Anna", "Bert") as people:
        games = []
        for each in people:
            bots.asked.clear()
            await finish(each)
            games.append(list(bots.asked))
            session = await place.worker.service.fresh((await shown(each))["mine"]["table"])
            assert all(set(levels) <= {None, DAILY_LEVEL} for levels in session.bot_decisions.values())
        assert games[0]
        assert games[0] == games[1]  # both play the first choice: the same game
        assert {level for level, _ in games[0]} == {DAILY_LEVEL}


def key_with_first_choices(game: str, day: date) -> bytes:
    """A server's key by whose deal of a day all have more than one answer at first, so that nobody answers for them."""
    players = players_of(day, game)
    for number in range(256):
        key = bytes([number]) * 32
        seed = seed_of(key, day, game)
        options = complete_options(NewTable(game=game, players=players, watch="nobody", seed=seed))
        table = deal(game, players, seed=seed, options=options)
        if all(len(table.legal(seat)) > 1 for seat in range(players)):
            return key
    raise AssertionError("somebody has a single answer in all deals")


async def test_a_decision_that_was_taken_back_and_made_again_changes_no_answer_of_bots(tmp_path: Path) -> None:
    bots, game = SteadyBots(), "sea-or-shore"  # which begins with cards that all pass on in secret
    async with (
        server(tmp_path, bot_pool=bots, clock=ManualClock(NOON)) as place,
        company(place, "Anna", "Bert") as people,
    ):
        async with writing(place.worker.engine) as connection:
            await connection.execute(insert(keys).values(name=DAILY_KEY_NAME, value=key_with_first_choices(game, DAY)))
        games = []
        for number, each in enumerate(people):
            bots.asked.clear()
            bots.may_answer.clear()
            table = (await seated(each, game))["id"]
            if number:
                seat, service = Player(each.id, "Bert", account=False), place.worker.service
                session = await service.fresh(table)
                assert session.table is not None
                before = session.table.move_count
                text = session.table.legal(0)[0]
                for message in (Act(table=table, id="a", text=text), TakeBack(table=table, id="b")):
                    await service.submit(command_from(message, seat, None))
                assert session.moves == before + 1
                assert session.table.move_count == before
            bots.may_answer.set()
            await play_out(each.client, table)
            games.append(list(bots.asked))
        assert sorted(games[0]) == sorted(games[1])  # who decides at the same moment may answer in another order
        assert games[0]


async def test_one_try_counts_and_further_ones_are_marked(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", account=True) as (anna,):
        assert (await shown(anna))["mine"] is None
        first = await seated(anna)
        assert (await seated(anna))["id"] == first["id"]  # it goes on
        mine = await finish(anna)
        assert (mine["table"], mine["phase"]) == (first["id"], "over")
        assert (await shown(anna))["scores"] == [{"place": mine["place"], "points": mine["points"], "count": 1}]
        again = await seated(anna)
        assert again["id"] != first["id"]
        assert (await seated(anna))["id"] == again["id"]
        await play_out(anna.client, again["id"])
        assert (await shown(anna))["mine"] == mine
        async with place.worker.engine.connect() as connection:
            assert (await connection.execute(select(ratings))).first() is None  # who plays again knows the cards


async def test_accounts_are_counted_and_guests_see_where_they_would_stand(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as place,
        company(place, "Anna", "Bert", account=True) as accounts,
        company(place, "Carl") as (carl,),
    ):
        for each in (*accounts, carl):
            await finish(each)
        deal = await shown(carl)
        assert sum(score["count"] for score in deal["scores"]) == 2
        assert deal["mine"]["others"] == 2
        assert deal["mine"]["ahead"] == 0  # all have played the same
        assert (await shown(accounts[0]))["mine"]["others"] == 1


async def test_the_next_deal_is_committed_to_and_the_last_one_revealed(tmp_path: Path) -> None:
    clock = ManualClock(NOON)
    async with server(tmp_path, clock=clock) as place, company(place, "Anna") as (anna,):
        today = await shown(anna)
        assert today["seed"] is None
        clock.advance(DAY_S)
        tomorrow = await shown(anna)
        assert tomorrow["commitment"] == today["next_commitment"] != today["commitment"]
        assert (await shown(anna, day=DAY.isoformat()))["seed"] is None, "tries go on"
        clock.advance(DAY_S)
        revealed = await shown(anna, day=DAY.isoformat())
        assert commitment_of(read_seed(revealed["seed"])) == today["commitment"]
        assert await anna.code("GET", f"/api/daily?day={(DAY + timedelta(days=3)).isoformat()}") == "not-found"


@pytest.mark.parametrize(("days", "counts"), [(1.4, True), (1.6, False)], ids=["the next day", "later"])
async def test_a_try_that_ends_when_the_seed_is_known_counts_no_more(tmp_path: Path, days: float, counts: bool) -> None:
    clock = ManualClock(NOON)
    async with server(tmp_path, clock=clock) as place, company(place, "Anna", account=True) as (anna,):
        table = (await seated(anna))["id"]
        clock.advance(days * DAY_S)
        assert ((await shown(anna, day=DAY.isoformat()))["seed"] is None) is counts
        await play_out(anna.client, table)
        async with asyncio.timeout(30):
            while not await result_count(place):
                await asyncio.sleep(0.02)
        deal = await shown(anna, day=DAY.isoformat())
        assert deal["mine"]["phase"] == "over"
        assert (deal["mine"]["place"] is not None, len(deal["scores"])) == (counts, int(counts))


async def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna") as (anna,):
        for day in ("tomorrow", "2026-13-01", "20261118", "1999-01-01"):
            assert await anna.code("GET", f"/api/daily?day={day}") == "not-found"
        assert await anna.code("POST", "/api/daily/chess") == "not-found"
        async with httpx.AsyncClient(base_url=place.url) as stranger:
            assert (await stranger.post(f"/api/daily/{GAME}")).status_code == 401
            assert (await stranger.get("/api/daily")).json()["games"][0]["mine"] is None


def test_seeds_differ_by_day_game_and_key() -> None:
    found = {
        seed_of(key, DAY + timedelta(days=day), game)
        for key in (b"1", b"2")
        for day in range(3)
        for game in game_names()
    }
    assert len(found) == 2 * 3 * len(game_names())
    assert all(read_seed(seed) >= 0 for seed in found)
    with pytest.raises(Refusal):
        day_in("2026-1-1")


def test_every_number_of_players_has_its_turn() -> None:
    for game in game_names():
        assert {players_of(DAY + timedelta(days=day), game) for day in range(3)} == set(game_named(game).seats)
