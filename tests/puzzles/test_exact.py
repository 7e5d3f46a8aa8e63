"""On endgames that can be solved exactly, the review's judgements and the puzzles agree with the solution."""

from itertools import islice
from math import sqrt

import pytest

import seachest
from seachest.arena.estimates import NORMAL_BOUND
from seachest.bots.search.tree import WIN_WEIGHT
from seachest.coach import review
from seachest.coach.judging import BATCHES, judge, weigh_alone
from seachest.notation.position import Start
from seachest.puzzles.checking import Candidate, PuzzleEffort, checked_puzzle
from seachest.puzzles.puzzle import Puzzle, position_alone, view_of_position
from tests.coach.helpers import play_on
from tests.puzzles.endgames import endgame, last_decisions, solved

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


def puzzle_at(table: seachest.Table, best: str, tempting: str, seed: int) -> Puzzle | None:
    """The puzzle that is made of a table's decision, if it is one."""
    effort = PuzzleEffort(check=ITERATIONS, weigh=ITERATIONS, rating_tries={"beginner": 1})
    (seat,) = table.pending()
    position = position_alone(table.seat_view(seat))
    assert position is not None
    view = view_of_position(Start(table.game, table.players, table.options), position, seat)
    return checked_puzzle(Candidate(view, best, tempting), position, seed, effort)


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
    worths = solved(number)
    first, second = sorted(worths, key=lambda text: -worths[text])[:2]
    puzzle = puzzle_at(endgame(number), first, second, number)
    margin = worths[first] - worths[second]
    if margin > CLEAR + 2 * POINTS_WEIGHT:
        assert puzzle is not None
        assert puzzle.best == first
        assert all(puzzle.worths[text] == pytest.approx(worths[text], abs=POINTS_WEIGHT + 0.03) for text in worths)
    elif margin < CLEAR / 2:
        assert puzzle is None


@pytest.mark.parametrize(
    ("game", "players", "options"), [("dolores", 2, {"pile": 8}), ("sea-or-shore", 3, {"hand": 2, "rounds": 1})]
)
def test_a_last_decision_is_judged_as_it_ends(game: str, players: int, options: dict[str, int]) -> None:
    found = list(islice(last_decisions(game, players, options, range(1000)), 5))
    assert len(found) == 5
    for number, (table, worths) in enumerate(found):
        (seat,) = table.pending()
        for text, exact in worths.items():
            judged = judge(table.seat_view(seat), text, ITERATIONS, seed=number)
            assert judged.best in best_answers(worths)
            assert judged.loss == pytest.approx(max(worths.values()) - exact, abs=2 * POINTS_WEIGHT)
        first, second = sorted(worths, key=lambda text: -worths[text])[:2]
        puzzle = puzzle_at(table, first, second, number)
        assert (puzzle is None) == (worths[first] == worths[second])
        assert puzzle is None or puzzle.best == first
