"""Tables over REST: opened, filled, left, found, played once more, and recorded."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from seachest.cli.jobs.verify import verify
from seachest.client import RequestRefused, ServerClient, play
from seachest.notation.record import commitment_of
from seachest.rules.game import game_named, game_names
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import tables
from seachest.server.tables.lobby import MAX_LISTED_TABLES, TABLE_READ_S
from seachest.wire.lobby import Seated, TableInfo
from tests.server.rooms import ANNA, SEED, SHORT, Server, room, server, until

pytestmark = pytest.mark.anyio
GAME = "dolores"
OPTIONS = [option.name for option in game_named(GAME).options]
TWO_SEATS: dict[str, Any] = {"options": SHORT, "seed": SEED}


@pytest.fixture
def more(either: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    """What a server on either database is told."""
    redis = request.getfixturevalue("redis_url") if either.startswith("postgresql") else None
    return {"database": either, "redis": redis}


async def refused(asking: Any) -> str:
    """The code of a refusal."""
    with pytest.raises(RequestRefused) as caught:
        await asking
    return caught.value.code


async def people(place: Server, stack: AsyncExitStack, *names: str) -> list[ServerClient]:
    return [await stack.enter_async_context(place.somebody(name)) for name in names]


def kinds(info: TableInfo) -> list[str]:
    return [seat.kind for seat in info.seats]


async def play_out(client: ServerClient, seated: Seated) -> None:
    """Plays a seat to the end with whatever comes first."""
    table = await client.follow(seated.table.id)
    await play(table, lambda situation: situation.choices[0].text)


# --- Opening and sitting --------------------------------------------------------------------------------------------


async def test_who_opens_a_table_sits_in_its_first_seat(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna:
        seated = await anna.open(GAME, 3, seconds=60, watch="nobody", public=True)
        assert (seated.seat, kinds(seated.table), seated.table.phase) == (0, ["player", "empty", "empty"], "waiting")
        assert (seated.table.seconds, seated.table.watch, seated.table.public) == (60, "nobody", True)
        assert seated.table.opener == (await anna.me()).id == seated.table.seats[0].player
        assert await anna.info(seated.table.id) == seated.table


async def test_a_table_begins_by_itself_when_all_seats_are_taken(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        opened = await anna.open(GAME, 2)
        seated = await bert.sit(opened.table.id)
        assert (seated.seat, seated.table.phase) == (1, "playing")
        assert seated.token != opened.token


async def test_bad_tables_are_refused(tmp_path: Path) -> None:
    async with server(tmp_path, seeds=False) as place, place.somebody() as anna:
        wrong: list[tuple[Any, dict[str, Any]]] = [
            (anna.open("chess", 2), {"what": "game", "games": list(game_names())}),
            (anna.open(GAME, 9), {"what": "players", "fewest": 2, "most": 4}),
            (anna.open(GAME, 2, options={"pile": "all"}), {"what": "option", "option": "pile"}),
            (anna.open(GAME, 2, options={"x": 1}), {"what": "unknown-option", "options": OPTIONS}),
        ]
        for asking, params in wrong:
            with pytest.raises(RequestRefused) as caught:
                await asking
            assert (caught.value.code, caught.value.params) == ("bad-table", params)
        assert await refused(anna.open(GAME, 2, bots=["random", "random"])) == "too-many-bots"
        assert await refused(anna.open(GAME, 2, seed=SEED)) == "seeds-not-allowed"
        assert await refused(anna.open(GAME, 2, seconds=1)) == "bad-message"
        assert await anna.mine() == []


async def test_a_seat_is_taken_once(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, AsyncExitStack() as stack:
        anna, bert, carl = await people(place, stack, "Anna", "Bert", "Carl")
        table = (await anna.open(GAME, 3)).table.id
        assert (await bert.sit(table, 2)).seat == 2
        assert await refused(carl.sit(table, 2)) == "seat-taken"
        assert (await carl.sit(table)).seat == 1
        async with place.somebody("Dora") as dora:
            assert await refused(dora.sit(table)) == "no-free-seat"


async def test_who_sits_already_gets_the_same_seat_with_another_secret(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody(None) as other:
        first = await anna.open(GAME, 3)
        again = await anna.sit(first.table.id, 2)
        assert again.seat == 0
        await other.guest("Other")
        assert (await other.follow(first.table.id, first.token)).seat is None, "the old secret is worth nothing"


async def test_nobody_sits_at_a_table_that_is_not_there(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        for table in ("nosuchtable0", "NOSUCHTABLE0", "short", "%2e%2e"):
            assert await refused(anna.sit(table)) in ("no-such-table", "not-found")
        assert await refused(anna.rise((await anna.open(GAME, 2)).table.id, 4)) == "no-such-seat"


async def test_who_is_nobody_can_do_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody(None) as nobody:
        table = (await anna.open(GAME, 2)).table.id
        asking = [
            nobody.open(GAME, 2),
            nobody.sit(table),
            nobody.rise(table, 0),
            nobody.start(table),
            nobody.rematch(table),
            nobody.quick(GAME, 2),
            nobody.mine(),
            nobody.seat_bot(table, 1, "random"),
        ]
        assert {await refused(each) for each in asking} == {"no-session"}
        assert (await nobody.info(table)).id == table


# --- Bots and starting ----------------------------------------------------------------------------------------------


async def test_bots_sit_where_they_are_put_and_may_be_changed(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        table = (await anna.open(GAME, 4, bots=["beginner"])).table.id
        info = await anna.seat_bot(table, 3, "master")
        assert [seat.level for seat in info.seats] == [None, "beginner", None, "master"]
        assert [seat.level for seat in (await anna.seat_bot(table, 3, "casual")).seats][3] == "casual"
        assert await refused(anna.seat_bot(table, 0, "casual")) == "seat-taken"


async def test_only_the_opener_seats_bots_starts_and_removes(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 4)).table.id
        await bert.sit(table)
        for asking in (bert.seat_bot(table, 2, "random"), bert.start(table), bert.rise(table, 0)):
            assert await refused(asking) == "not-the-opener"


async def test_seats_tell_accounts_from_guests_of_any_name(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        await anna.register("Anna", "a long password")
        table = (await anna.open(GAME, 4, bots=["random"])).table.id
        await bert.sit(table)
        assert [seat.account for seat in (await bert.info(table)).seats] == [True, False, False, False]


async def test_start_fills_the_empty_seats(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 4)).table.id
        await bert.sit(table, 2)
        info = await anna.start(table)
        assert (kinds(info), info.phase) == (["player", "bot", "player", "bot"], "playing")
        assert {seat.level for seat in info.seats} == {None, "skilled"}
        assert await refused(anna.start(table)) == "not-waiting"


# --- Leaving --------------------------------------------------------------------------------------------------------


async def test_who_leaves_before_the_game_frees_the_seat(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 3)).table.id
        seat = (await bert.sit(table)).seat
        assert kinds(await bert.rise(table, seat)) == ["player", "empty", "empty"]
        assert await bert.mine() == []
        assert await refused(bert.rise(table, seat)) == "not-the-opener"
        assert await refused(anna.rise(table, seat)) == "seat-empty"


async def test_who_leaves_in_the_game_is_played_on_by_a_bot(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        opened = await anna.open(GAME, 2, **TWO_SEATS)
        seated = await bert.sit(opened.table.id)
        info = await bert.rise(opened.table.id, seated.seat)
        assert (info.seats[1].away, info.seats[1].player, info.seats[1].name) == (True, None, "Bert")
        await play_out(anna, opened)
        assert await refused(bert.sit(opened.table.id)) == "no-free-seat"
        assert (await bert.follow(opened.table.id, seated.token)).seat is None


async def test_the_opener_removes_a_player_who_can_come_back_only_as_a_spectator(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 3)).table.id
        seated = await bert.sit(table)
        followed = await bert.follow(table)
        assert followed.seat == 1
        await anna.rise(table, seated.seat)
        await until(lambda: followed.seat is None)
        await anna.start(table)
        await until(lambda: followed.situation is not None)
        assert followed.situation is not None
        assert not followed.situation.choices
        assert await refused(followed.act("fight")) == "not-seated"


async def test_nobody_is_removed_from_a_game_that_has_begun(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.quick(GAME, 2)).table.id
        seated = await bert.quick(GAME, 2)
        assert seated.table.id == table
        assert await refused(anna.rise(table, seated.seat)) == "not-in-a-game"
        assert (await anna.info(table)).seats[1].player == (await bert.me()).id
        assert (await anna.rise(table, 0)).seats[0].away, "but anybody may leave"


# --- From another device, and looking on ----------------------------------------------------------------------------


async def test_whoever_has_the_token_plays_from_another_device(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, AsyncExitStack() as stack:
        anna, bert, phone = await people(place, stack, "Anna", "Bert", "Phone")
        opened = await anna.open(GAME, 2, **TWO_SEATS)
        await bert.sit(opened.table.id)
        there = await phone.follow(opened.table.id, opened.token)
        here = await anna.follow(opened.table.id)
        assert (here.seat, there.seat) == (0, 0)
        assert there.situation is not None
        await there.act(there.situation.choices[0].text)
        await until(lambda: here.moves == there.moves != [])
        assert here.situation == there.situation


async def test_spectators_get_the_spectators_view(tmp_path: Path) -> None:
    async with server(tmp_path) as place, AsyncExitStack() as stack:
        anna, bert, carl = await people(place, stack, "Anna", "Bert", "Carl")
        opened = await anna.open(GAME, 2, **TWO_SEATS)
        await bert.sit(opened.table.id)
        watching, playing = await carl.follow(opened.table.id), await anna.follow(opened.table.id)
        assert watching.seat is None
        assert watching.situation is not None
        assert playing.situation is not None
        assert watching.situation.choices == watching.situation.asides == []
        await playing.act(playing.situation.choices[0].text)
        assert watching.moves == []
        assert watching.situation.pending == [0, 1], "nobody sees who has decided"
        assert await refused(watching.act("fight")) == "not-seated"


async def test_where_nobody_may_watch_only_the_seated_follow(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        opened = await anna.open(GAME, 2, watch="nobody")
        assert await refused(bert.follow(opened.table.id)) == "not-to-be-watched"
        assert (await anna.follow(opened.table.id)).seat == 0
        assert (await bert.follow(opened.table.id, opened.token)).seat == 0


# --- Finding tables -------------------------------------------------------------------------------------------------


async def test_a_quick_match_joins_a_public_table_that_waits_or_opens_one(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, AsyncExitStack() as stack:
        anna, bert, carl = await people(place, stack, "Anna", "Bert", "Carl")
        hidden = await anna.open(GAME, 2)
        other = await anna.open(GAME, 3, public=True)
        first = await anna.quick(GAME, 2)
        assert first.table.id not in (hidden.table.id, other.table.id)
        assert (first.table.public, first.table.phase, first.table.seconds is None) == (True, "waiting", False)
        assert (await anna.quick(GAME, 2)).table.id == first.table.id
        joined = await bert.quick(GAME, 2)
        assert (joined.table.id, joined.seat, joined.table.phase) == (first.table.id, 1, "playing")
        assert (await carl.quick(GAME, 2)).table.id != first.table.id
        assert (await carl.quick(GAME, 3)).table.id == other.table.id
        assert await refused(carl.quick(GAME, 7)) == "bad-table"


async def test_the_lobby_shows_public_tables_that_are_not_over(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna, place.somebody(None) as nobody:
        await anna.open(GAME, 2)
        waiting = await anna.open(GAME, 2, public=True)
        playing = await anna.open(GAME, 2, public=True, bots=["random"])
        over = await anna.open(GAME, 2, public=True, bots=["random"], **TWO_SEATS)
        await play_out(anna, over)
        assert [info.id for info in await nobody.lobby()] == [waiting.table.id, playing.table.id]
        shown = json.dumps([str(info) for info in await nobody.lobby()])
        assert waiting.token not in shown


async def test_my_tables_are_those_where_i_sit_the_latest_first(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        first, second = await anna.open(GAME, 3), await anna.open(GAME, 3)
        await bert.sit(first.table.id)
        assert [info.id for info in await anna.mine()] == [first.table.id, second.table.id]
        assert [info.id for info in await bert.mine()] == [first.table.id]


async def test_lists_are_not_endless(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        for _ in range(MAX_LISTED_TABLES + 1):
            await anna.open(GAME, 2, public=True)
        assert len(await anna.mine()) == len(await anna.lobby()) == MAX_LISTED_TABLES


# --- After the game -------------------------------------------------------------------------------------------------


async def test_a_rematch_is_one_new_table_for_all_with_bots_that_come_along(
    tmp_path: Path, more: dict[str, Any]
) -> None:
    async with server(tmp_path, **more) as place, AsyncExitStack() as stack:
        anna, bert, carl = await people(place, stack, "Anna", "Bert", "Carl")
        opened = await anna.open(
            GAME, 3, bots=["greedy"], options={"talk": False, "pile": 9}, seconds=600, watch="nobody"
        )
        seated = await bert.sit(opened.table.id)
        assert await refused(anna.rematch(opened.table.id)) == "not-over"
        async with asyncio.TaskGroup() as group:
            group.create_task(play_out(anna, opened))
            group.create_task(play_out(bert, seated))
        assert await refused(carl.rematch(opened.table.id)) == "not-seated"
        first = await bert.rematch(opened.table.id)
        assert (first.seat, first.table.phase, kinds(first.table)) == (0, "waiting", ["player", "empty", "bot"])
        assert first.table.seats[2].level == "greedy"
        assert (first.table.options, first.table.seconds, first.table.watch) == (opened.table.options, 600, "nobody")
        assert (await anna.info(opened.table.id)).rematch == first.table.id
        second = await anna.rematch(opened.table.id)
        assert (second.table.id, second.seat, second.table.phase) == (first.table.id, 1, "playing")


async def test_two_who_want_a_rematch_at_the_same_moment_meet(tmp_path: Path, more: dict[str, Any]) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        opened = await anna.open(GAME, 2, **TWO_SEATS)
        seated = await bert.sit(opened.table.id)
        await asyncio.gather(play_out(anna, opened), play_out(bert, seated))
        one, other = await asyncio.gather(anna.rematch(opened.table.id), bert.rematch(opened.table.id))
        assert one.table.id == other.table.id
        assert {one.seat, other.seat} == {0, 1}
        assert len(await anna.mine()) == len(await bert.mine()) == 2
        assert await all_tables(place) == {opened.table.id, one.table.id}, "no table without anybody is left"


async def test_a_rematch_whose_table_was_cleared_away_is_laid_again(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await anna.open(GAME, 2, **TWO_SEATS, bots=["greedy"])
        await play_out(anna, opened)
        first = (await anna.rematch(opened.table.id)).table.id
        async with writing(place.worker.engine) as connection:
            await connection.execute(delete(tables).where(tables.c.id == first))
        again = (await anna.rematch(opened.table.id)).table
        assert again.id != first
        assert [seat.level for seat in again.seats] == [None, "greedy"]


async def all_tables(place: Server) -> set[str]:
    async with place.worker.engine.connect() as connection:
        return set((await connection.execute(select(tables.c.id))).scalars())


async def test_where_nobody_may_watch_record_and_seed_are_for_those_who_sit_there(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Carl") as carl:
        opened = await anna.open(GAME, 2, options=SHORT, bots=["greedy"], watch="nobody")
        table = opened.table.id
        assert await refused(carl.record(table)) == "not-to-be-watched", "not even whether it is over"
        await play_out(anna, opened)
        again = (await anna.rematch(table)).table.id
        mine, others = await anna.info(table), await carl.info(table)
        assert mine.seed is not None
        assert (mine.rematch, others.seed, others.rematch) == (again, None, None)
        assert others.seats == mine.seats
        assert await refused(carl.record(table)) == "not-to-be-watched"
        assert await refused(carl.record(table, "no token of any seat")) == "not-to-be-watched"
        assert await carl.record(table, opened.token) == await anna.record(table)
        assert await carl.info(table, opened.token) == mine


async def test_the_record_is_for_after_the_game_and_verifies(
    tmp_path: Path, more: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    async with server(tmp_path, **more) as place, place.somebody() as anna:
        opened = await anna.open(GAME, 2, options=SHORT)
        assert opened.table.commitment is None
        started = await anna.start(opened.table.id)
        assert started.commitment is not None
        assert started.seed is None
        assert await refused(anna.record(opened.table.id)) == "not-over"
        await play_out(anna, opened)
        after = await anna.info(opened.table.id)
        assert after.seed is not None
        assert commitment_of(int(after.seed, 16)) == after.commitment == started.commitment
        record = await anna.record(opened.table.id)
        assert record["seed"] == after.seed
        assert verify(json.dumps(record), started.commitment, "en") == 0
        assert started.commitment in capsys.readouterr().out


async def test_what_is_told_of_a_game_that_goes_on_does_not_contain_the_seed(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        seed = "0123456789abcdef0123456789abcdef"
        opened = await anna.open(GAME, 2, public=True, seed=seed, bots=["random"])
        followed = await anna.follow(opened.table.id)
        told = [str(each) for each in (opened, followed.info, followed.situation, *await anna.lobby())]
        assert not [each for each in told if seed in each]


async def test_who_was_removed_may_neither_sit_down_nor_talk_again_at_that_table(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open("dolores", 3, public=True)).table.id
        await bert.sit(table)
        watching = await bert.follow(table)
        await anna.rise(table, 1)
        assert await refused(bert.sit(table)) == "removed"
        assert await refused(watching.say("but why?")) == "removed"
        elsewhere = (await bert.quick("dolores", 3)).table.id
        assert elsewhere != table
        assert (await anna.info(table)).seats[1].kind == "empty"


async def test_who_left_by_themselves_may_sit_down_again(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open("dolores", 3)).table.id
        for _ in range(2):
            assert (await bert.sit(table)).seat == 1
            await bert.rise(table, 1)


async def test_lists_are_charged_for_the_tables_that_are_read_from_their_logs(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        spent: list[float] = []
        for _ in range(3):
            await place.open(public=True)
        place.service.sessions.clear()
        await place.lobby.tables_of(ANNA, spend=spent.append)
        await place.lobby.tables_of(ANNA, spend=spent.append)
        place.service.sessions.clear()
        await place.lobby.public_tables(spent.append)
        assert spent == [3 * TABLE_READ_S, 0, 3 * TABLE_READ_S]
