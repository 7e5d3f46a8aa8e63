"""For whom a finished game counts: who has played it, and which games count at a public server."""

from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from seachest.arena.ratings import START_MEAN
from seachest.server.accounts.people import Player
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import REMOVED_BODY, EntryKind, NewEntry
from seachest.server.storage.schema import players, rated_pairs, ratings
from seachest.server.tables.commands import check_decision, check_return, check_take_back, new_command
from seachest.server.tables.session import TableSession
from seachest.server.workers.ratings import (
    MAX_GAMES_PER_PAIR,
    PAIR_WINDOW_S,
    RatingPolicy,
    places,
    rate,
)
from tests.server.rooms import ANNA, BERT, CARL, Room, room

pytestmark = pytest.mark.anyio
HERE, THERE = "192.0.2.1", "192.0.2.2"


async def register(place: Room, *people: Player) -> None:
    """Gives these players accounts."""
    rows = [
        {"id": each.id, "name": each.name, "login": each.name, "secret": b"", "muted": [], "created": 0.0, "seen": 0.0}
        for each in people
    ]
    async with writing(place.service.engine) as connection:
        await connection.execute(insert(players), rows)


async def write(place: Room, table: str, kind: EntryKind, seat: int, body: str = "") -> TableSession:
    """An entry of the log, no matter who writes it."""
    return await place.service.submit(new_command(table, "test", lambda _, __: NewEntry(kind, seat, body)))


async def move(place: Room, table: str) -> TableSession:
    """Somebody's next decision, by their player or by the bot that stands in."""
    session = await place.service.session(table)
    assert session.table is not None
    seat = session.table.pending()[0]
    return await write(place, table, EntryKind.MOVE, seat, session.table.legal(seat)[0])


async def play_out(place: Room, table: str) -> TableSession:
    """The rest of a game."""
    while (session := await move(place, table)).phase == "playing":
        pass
    return session


async def games(place: Room) -> dict[str, int]:
    """How many games are counted for whom."""
    async with place.service.engine.connect() as connection:
        return {row.player: row.games for row in await connection.execute(select(ratings))}


# --- Who has played -------------------------------------------------------------------------------------------------


async def test_who_leaves_comes_last(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        await place.lobby.leave(BERT, table, 1)
        session = await play_out(place, table)
        assert places(session, [1, 9]) == [(ANNA.id, 2), (BERT.id, 3)]


async def test_who_is_away_when_the_game_is_decided_comes_last_even_after_coming_back_then(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        while (session := await move(place, table)).phase == "playing":
            if session.own_decisions[1] >= 1 and not session.seats[1].away:
                await write(place, table, EntryKind.AWAY, 1)
        assert [seat.away for seat in session.seats] == [False, True]
        assert places(session, [1, 9]) == [(ANNA.id, 2), (BERT.id, 3)]
        await place.service.submit(new_command(table, "back", lambda now, at: check_return(now, at, 1)))
        assert [seat.away for seat in session.seats] == [False, False]
        assert places(session, [1, 9]) == [(ANNA.id, 2), (BERT.id, 3)]


async def with_stand_in(place: Room, decisions: int) -> TableSession:
    """Plays a game that is the same each time: a bot makes this many decisions for Bert, who then comes back."""
    table = await place.begun(options={"pile": 20, "talk": False})
    session = await write(place, table, EntryKind.AWAY, 1)
    while session.phase == "playing":
        if session.seats[1].away and session.bot_decisions.get(1, Counter()).total() == decisions:
            await write(place, table, EntryKind.BACK, 1)
        session = await move(place, table)
    return session


async def test_who_lets_a_bot_play_most_of_the_game_and_comes_back_for_the_end_comes_last(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        whole = (await with_stand_in(place, 1000)).bot_decisions[1].total()
        assert whole > 3
        for decisions, place_of_bert in ((whole - 1, 3), (whole // 2 + 1, 3), (whole // 2, 1), (1, 1)):
            session = await with_stand_in(place, decisions)
            assert session.own_decisions[1] == whole - decisions
            assert places(session, [1, 9]) == [(ANNA.id, 2), (BERT.id, place_of_bert)]


async def test_deciding_and_taking_back_again_and_again_is_no_way_to_have_played(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        session = await place.service.session(table)
        assert session.table is not None
        text = session.table.legal(0)[0]
        for _ in range(3):
            await place.service.submit(new_command(table, "act", lambda now, _: check_decision(now, 0, text)))
            assert session.own_decisions[0] == 1
            await place.service.submit(new_command(table, "back", lambda now, at: check_take_back(now, at, 0)))
            assert session.own_decisions[0] == 0


async def test_a_guest_who_was_removed_counts_as_nobody_and_not_as_a_bot(tmp_path: Path) -> None:
    """As older logs have it: an account that removes its own passive guest before the winning move beats nobody."""
    async with room(str(tmp_path / "server.db")) as place:
        await register(place, ANNA)
        table = await place.begun()
        await move(place, table)
        await write(place, table, EntryKind.LEAVE, 1, REMOVED_BODY)
        session = await play_out(place, table)
        assert places(session, [9, 1])[1][0] is None
        await rate(place.service.engine, session)
        assert await games(place) == {}


# --- Which games count ----------------------------------------------------------------------------------------------


async def finished(place: Room) -> TableSession:
    """A game between Anna and Bert that was just decided."""
    return await play_out(place, await place.begun())


async def test_games_of_one_address_count_only_where_the_server_is_not_public(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        await register(place, ANNA, BERT)
        one_house = RatingPolicy.for_strangers({ANNA.id: HERE, BERT.id: HERE}.get)
        await rate(place.service.engine, await finished(place), one_house)
        assert await games(place) == {}
        await rate(place.service.engine, await finished(place), RatingPolicy())
        assert await games(place) == {ANNA.id: 1, BERT.id: 1}
        two_houses = RatingPolicy.for_strangers({ANNA.id: HERE, BERT.id: THERE}.get)
        await rate(place.service.engine, await finished(place), two_houses)
        assert await games(place) == {ANNA.id: 2, BERT.id: 2}


@pytest.mark.parametrize(("address", "counted"), [(HERE, {}), (THERE, {ANNA.id: 1})])
async def test_a_guest_of_the_same_address_could_help_to_beat_the_bots(
    tmp_path: Path, address: str, counted: dict[str, int]
) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        await register(place, ANNA)
        table = (await place.open(players=3, bots=["random"])).table.id
        await place.lobby.sit(BERT, table, None)
        policy = RatingPolicy.for_strangers({ANNA.id: HERE, BERT.id: address}.get)
        await rate(place.service.engine, await play_out(place, table), policy)
        assert await games(place) == counted


async def test_so_many_games_of_the_same_two_count_in_a_week_and_more_after_it(either: str) -> None:
    async with room(either) as place:
        await register(place, ANNA, BERT, CARL)
        policy = RatingPolicy.for_strangers(lambda player: None)
        at = place.clock()
        old = {"first": ANNA.id, "second": BERT.id, "game": "dolores", "at": at - 60}
        rows = [{**old, "table_id": f"table{number}"} for number in range(MAX_GAMES_PER_PAIR - 1)]
        async with writing(place.service.engine) as connection:
            await connection.execute(insert(rated_pairs), rows)
        for counted in (1, 1):  # the last that counts, and one too many
            await rate(place.service.engine, await finished(place), policy, at)
            assert await games(place) == {ANNA.id: counted, BERT.id: counted}
        table = (await place.open()).table.id
        await place.lobby.sit(CARL, table, None)
        await rate(place.service.engine, await play_out(place, table), policy, at)
        assert await games(place) == {ANNA.id: 2, BERT.id: 1, CARL.id: 1}
        await rate(place.service.engine, await finished(place), policy, at + PAIR_WINDOW_S)
        assert await games(place) == {ANNA.id: 3, BERT.id: 2, CARL.id: 1}
        async with place.service.engine.connect() as connection:
            kept = (await connection.execute(select(rated_pairs.c.at))).scalars().all()
        assert min(kept) > at - 60, "what was a week ago is forgotten"


# --- Hints ----------------------------------------------------------------------------------------------------------


async def counted(place: Room) -> tuple[int, float]:
    """How many games are counted for Anna, and the mean of her rating."""
    async with place.service.engine.connect() as connection:
        row = (await connection.execute(select(ratings).where(ratings.c.player == ANNA.id))).one_or_none()
    return (0, START_MEAN) if row is None else (row.games, row.mu)


async def test_a_game_with_hints_counts_if_it_lowers_a_rating_and_never_raises_one(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        await register(place, ANNA)
        won = lost = 0
        for number in range(12):
            table = (await place.open(bots=["random"], seed=f"{number:032x}")).table.id
            await write(place, table, EntryKind.HINT, 0, "0")
            session = await play_out(place, table)
            count, strength = await counted(place)
            await rate(place.service.engine, session)
            result = session.result()
            assert result is not None
            more, after = await counted(place)
            assert after < strength if more > count else after == strength
            if len(result.winners) == 1:  # a game that is shared with a weaker bot may count
                assert (more > count) == (result.winners != [0])
            won, lost = won + (result.winners == [0]), lost + (result.winners == [1])
        assert won
        assert lost


async def test_who_leaves_after_a_hint_has_lost(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        await register(place, ANNA)
        table = (await place.open(bots=["random"])).table.id
        await write(place, table, EntryKind.HINT, 0, "0")
        await place.lobby.leave(ANNA, table, 0)
        await rate(place.service.engine, await play_out(place, table))
        assert await games(place) == {ANNA.id: 1}
