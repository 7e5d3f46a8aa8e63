"""An answer that the server gives for a player takes as long as the player's own decisions of late."""

import random
from collections import Counter

import pytest

from seachest.rules.game import NOBODY, game_named, game_names
from seachest.server.storage.entries import EntryKind
from seachest.server.tables.row import TableRow
from seachest.server.tables.tempo import (
    ENOUGH_DECISIONS,
    FORCED_ANSWER_S,
    KEPT_DECISIONS,
    MAX_REMEMBERED_S,
    SPREAD,
    DecisionTempo,
    phase_in,
)
from seachest.table import deal
from tests.server.twins import OPENED, PACE, TABLE, World

DRAWS = 300
PLAY, DRAW = 1, 0
"""Numbers of phases."""
LONG_GAME = 150


def new_world(bots: frozenset[int] = frozenset()) -> World:
    """A game of Sea Salt & Paper between two that has just begun; there is no clock."""
    row = TableRow(TABLE, "sea-salt-paper", 2, {}, "0" * 32, None, "anyone", True, "x" * 16, OPENED)
    world = World(row, deal("sea-salt-paper", 2, seed=5), bots)
    world.begin(NOBODY)
    return world


def view_of_all(world: World) -> bytes:
    """What everybody knows of the table of a world."""
    return bytes(world.table.view_record(None).data)


def pauses_of_forced_answers(world: World, seconds: float) -> list[float]:
    """How long the server takes to answer for players who take so long for each decision, once it knows them."""
    at, found, source = OPENED, [], random.Random(3)
    chosen: Counter[tuple[int, int]] = Counter()
    for _ in range(LONG_GAME):
        (seat,) = world.table.pending()
        legal, asked = world.table.legal(seat), (seat, phase_in("sea-salt-paper", view_of_all(world)))
        if seat in world.session.schedule.turns and seat not in world.bots:
            if chosen[asked] >= ENOUGH_DECISIONS:
                found.append(world.session.schedule.turns[seat] - at)
            at = world.session.schedule.turns[seat]
        else:
            chosen[asked] += 1
            at += seconds
        world.write(NOBODY, EntryKind.MOVE, seat, source.choice(legal), at)
        if not world.table.pending():
            break
    assert found
    return found


@pytest.mark.parametrize("seconds", [0.3, 5.0])
def test_a_forced_answer_takes_as_long_as_the_player_does(seconds: float) -> None:
    for pause in pauses_of_forced_answers(new_world(), seconds):
        assert seconds * SPREAD[0] - 1e-6 <= pause <= seconds * SPREAD[1] + 1e-6


def test_nobody_waits_for_long_where_there_is_nothing_to_decide() -> None:
    for pause in pauses_of_forced_answers(new_world(), 40.0):
        assert MAX_REMEMBERED_S * SPREAD[0] - 1e-6 <= pause <= MAX_REMEMBERED_S * SPREAD[1] + 1e-6


def test_who_plays_with_bots_alone_does_not_wait_for_their_own_pauses() -> None:
    for pause in pauses_of_forced_answers(new_world(frozenset([1])), 5.0):
        assert PACE * FORCED_ANSWER_S[0] - 1e-6 <= pause <= PACE * FORCED_ANSWER_S[1] + 1e-6


def test_pauses_differ_as_the_decisions_of_that_seat_in_that_phase_do() -> None:
    tempo = DecisionTempo()
    for seconds in (0.5, 5.0, 0.6, 5.1):
        tempo.add(0, PLAY, seconds)
        tempo.add(0, DRAW, 3.0)
        tempo.add(1, PLAY, 3.0)
    pauses = [tempo.pause(0, PLAY, PACE) for _ in range(DRAWS)]
    quick = [pause for pause in pauses if pause < 1]
    assert DRAWS / 4 < len(quick) < DRAWS * 3 / 4
    assert all(pause < 0.76 or pause >= 4 for pause in pauses)
    assert len(set(pauses)) == DRAWS


def test_only_the_latest_decisions_count() -> None:
    tempo = DecisionTempo()
    for seconds in [5.0] * KEPT_DECISIONS + [1.0] * KEPT_DECISIONS:
        tempo.add(0, PLAY, seconds)
    assert max(tempo.pause(0, PLAY, PACE) for _ in range(DRAWS)) <= SPREAD[1]


def test_of_a_player_of_whom_little_is_known_some_pauses_are_made_up() -> None:
    tempo = DecisionTempo()
    for seen in range(ENOUGH_DECISIONS + 1):
        pauses = [tempo.pause(0, PLAY, PACE) for _ in range(DRAWS)]
        made_up = sum(FORCED_ANSWER_S[0] <= pause <= FORCED_ANSWER_S[1] for pause in pauses)
        assert made_up == pytest.approx(DRAWS * (1 - seen / ENOUGH_DECISIONS), abs=DRAWS / 5)
        tempo.add(0, PLAY, 5.0)


def test_at_a_server_without_pauses_there_are_none() -> None:
    tempo = DecisionTempo()
    tempo.add(0, PLAY, 5.0)
    assert {tempo.pause(0, PLAY, 0.0) for _ in range(DRAWS)} == {0.0}


@pytest.mark.parametrize("game", game_names())
def test_the_phase_is_read_from_a_view_of_any_game(game: str) -> None:
    table, dice = deal(game, game_named(game).seats.start, seed=5), random.Random(2)
    phases = set()
    for _ in range(LONG_GAME):
        record = table.view_record(None)
        phases.add(phase_in(game, bytes(record.data)))
        assert phase_in(game, bytes(record.data)) == record.phase
        if not table.pending():
            break
        seat = dice.choice(table.pending())
        table.act(seat, dice.choice(table.legal(seat)))
    assert len(phases) > 1
