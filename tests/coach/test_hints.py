"""Hints: the best two answers with a reason, from what the seat knows and from nothing else."""

import random

import pytest

import seachest
from seachest.coach import Advice, advise
from seachest.notation.record import Move
from seachest.rules.chance import new_dice
from seachest.rules.errors import NotationError
from seachest.table import Table, View
from tests.coach.helpers import CHEAPEST, SMALL_GAMES, THREE_MERMAIDS
from tests.rules.sea_salt_paper.helpers import SEVEN, table_at


def told(advice: Advice) -> object:
    """All that a hint says."""
    line = [(each.view.seat, str(each.move)) for each in advice.line]
    return advice.answers, advice.reason, line, advice.iterations, advice.seed


def some_views(game: str, players: int, options: dict[str, object], count: int = 6) -> list[tuple[Table, View]]:
    """Tables of a game at which somebody has a choice, and what they know."""
    source, found = random.Random(7), []
    table = seachest.deal(game, players, seed=11, options=options)
    while pending := table.pending():
        seat = source.choice(pending)
        view = table.seat_view(seat)
        if len(view.legal()) > 1:
            found.append((table.copy(), view))
        table.act(seat, source.choice(view.legal()))
    return source.sample(found, min(count, len(found)))


@pytest.mark.parametrize(("game", "players", "options"), SMALL_GAMES)
def test_a_hint_names_two_legal_answers_and_the_line_begins_with_the_best(
    game: str, players: int, options: dict[str, object]
) -> None:
    for _, view in some_views(game, players, options):
        advice = advise(view, seed=1, iterations=CHEAPEST)
        first, second = advice.answers
        assert first.text != second.text
        assert {first.text, second.text} <= set(view.legal())
        assert all(0 <= each.chance <= 1 for each in advice.answers)
        assert first.share >= second.share
        assert advice.line[0].move == Move(view.seat, first.text)
        assert 0 <= advice.reason.better + advice.reason.worse <= 1


@pytest.mark.parametrize(("game", "players", "options"), SMALL_GAMES)
def test_a_hint_depends_on_nothing_that_the_seat_does_not_know(
    game: str, players: int, options: dict[str, object]
) -> None:
    for table, view in some_views(game, players, options, count=3):
        deal = view.record.copy()
        view.game.guess(deal, view.seat, new_dice(5))
        other = table.copy()
        other.set_state(deal)
        assert told(advise(other.seat_view(view.seat), 1, CHEAPEST)) == told(advise(view, 1, CHEAPEST))


def test_the_winning_card_is_the_hint_and_a_safe_choice() -> None:
    drawn = ["mermaid.white", "crab.green"]
    table = table_at(THREE_MERMAIDS, SEVEN, drawn=drawn, phase="keep", totals=[0, 39], goal=40)
    advice = advise(table.seat_view(0), seed=1, iterations=400)
    assert advice.answers[0].text == "keep mermaid.white"
    assert advice.answers[0].chance > 0.8
    assert advice.reason.kind == "safe"
    assert advice.reason.worse == 0
    assert advice.reason.gain == pytest.approx(advice.answers[0].chance - advice.answers[1].chance)


def test_there_is_no_hint_where_nothing_is_to_be_decided() -> None:
    table = seachest.deal("sea-salt-paper", players=2, seed=1)
    with pytest.raises(NotationError, match="nothing to decide"):
        advise(table.seat_view(0), seed=1)
