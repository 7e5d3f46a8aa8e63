"""On endgames that can be solved exactly, the review's judgements and the puzzles agree with the solution."""

from math import sqrt

import pytest

from seachest.arena.estimates import NORMAL_BOUND
from seachest.bots.search.tree import WIN_WEIGHT
from seachest.coach import review
from seachest.coach.judging import BATCHES, judge, weigh_alone
from seachest.notation.position import Start
from seachest.puzzles.checking import Candidate, PuzzleEffort, checked_puzzle
from seachest.puzzles.puzzle import position_alone, view_of_position
from tests.coach.helpers import play_on
from tests.puzzles.endgames import endgame, solved

ITERATIONS = 1500
CLEAR = 0.05
"""A difference between the answers that a search has to see."""
POINTS_WEIGHT = 1 - WIN_WEIGHT
"""How much the search lets points count beside winning, at the end of a game: its worths can be off by as much."""
NUMBERS = [2, 4, 6, 14, 20, 26, 27, 30, 35, 36, 52, 72]
"""Endgames whose answers differ; in half of them drawing wins with some of the cards only."""
endgames = pytest.mark.parametrize("number", NUMBERS)


def best_answers(worths: dict[str, float]) -> set[str]:
    return {text for text, worth in worths.items() if worth >= max(worths.values()) - 1e-9}


def test_there_are_endgames_with_something_to_find() -> None:
    assert all(max(solved(number).values()) - min(solved(number).values()) > CLEAR for number in NUMBERS)
    assert {text for number in NUMBERS for text in best_answers(solved(number))} == {"draw", "take 1", "take 2"}
    assert sum(0 < solved(number)["draw"] < 1 for number in NUMBERS) >= 5


@endgames
def test_answers_are_weighed_as_they_are_worth(number: int) -> None:
    view = endgame(number).seat_view(0)
    for text, exact in solved(number).items():
        found = weigh_alone(view, text, ITERATIONS, seed=number)
        margin = NORMAL_BOUND * sqrt(found.var(ddof=1) / BATCHES)
        assert found.mean() == pytest.approx(exact, abs=1.5 * margin + POINTS_WEIGHT), text


@endgames
def test_a_judgement_finds_a_best_answer_and_what_the_others_lose(number: int) -> None:
    view, worths = endgame(number).seat_view(0), solved(number)
    for text, exact in worths.items():
        judged = judge(view, text, ITERATIONS, seed=number)
        assert judged.best in best_answers(worths)
        assert judged.loss == pytest.approx(max(worths.values()) - exact, abs=POINTS_WEIGHT + 0.03)


@pytest.mark.parametrize("number", NUMBERS[::3])
def test_the_review_of_a_whole_game_finds_the_mistake_and_what_it_cost(number: int) -> None:
    worths = solved(number)
    for answer in (min(worths, key=worths.__getitem__), max(worths, key=worths.__getitem__)):
        table = endgame(number)
        table.act(0, answer)
        found = review(play_on(table).record(), iterations=ITERATIONS, seed=number)
        judgement = found.judgements[1]
        assert judgement is not None
        assert judgement.best in best_answers(worths)
        lost = max(worths.values()) - worths[answer]
        assert judgement.loss == pytest.approx(lost, abs=POINTS_WEIGHT + 0.03)
        mistakes = [moment.number for moment in found.moments if moment.kind == "mistake"]
        assert (1 in mistakes) == (lost > CLEAR)


@endgames
def test_a_puzzle_is_made_exactly_where_one_answer_is_clearly_best(
    number: int,
) -> None:
    effort = PuzzleEffort(check=ITERATIONS, weigh=ITERATIONS, rating_tries={"beginner": 1})
    table, worths = endgame(number), solved(number)
    position = position_alone(table.seat_view(0))
    assert position is not None
    view = view_of_position(Start(table.game, 2, table.options), position, 0)
    first, second = sorted(worths, key=lambda text: -worths[text])[:2]
    puzzle = checked_puzzle(Candidate(view, first, second), position, number, effort)
    margin = worths[first] - worths[second]
    if margin > CLEAR + 2 * POINTS_WEIGHT:
        assert puzzle is not None
        assert puzzle.best == first
        assert all(puzzle.worths[text] == pytest.approx(worths[text], abs=POINTS_WEIGHT + 0.03) for text in worths)
    elif margin < CLEAR / 2:
        assert puzzle is None
