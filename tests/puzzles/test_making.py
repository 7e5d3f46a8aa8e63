"""Making puzzles goes on where it stopped, and gives the same on one process or two."""

from pathlib import Path

import pytest

from seachest.puzzles import shipped_puzzles
from seachest.puzzles.checking import PuzzleEffort
from seachest.puzzles.finding import PuzzleHunt
from seachest.puzzles.making import PuzzleShelf, make_puzzles
from seachest.puzzles.pack import read_pack
from seachest.puzzles.solving import FIRST_RATING, SolverRecord, next_puzzle
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named

GAME = "dolores"


QUICK = PuzzleEffort(look=200, quick_weigh=200, check=400, weigh=400, rating_tries={"beginner": 1, "casual": 1})
"""Puzzles that are hardly checked: these tests are about how they are kept."""


def test_the_same_game_brings_the_same_puzzles() -> None:
    found = [[PuzzleHunt(GAME, 3, seed, number, QUICK).play() for number in range(3)] for seed in (1, 1, 2)]
    assert any(found[0])
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_making_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    first = make_puzzles(GAME, path, count=1, seed=3, effort=QUICK)
    assert len(first.puzzles) == 1
    told: list[int] = []
    second = make_puzzles(GAME, path, count=3, seed=3, tell=told.append, effort=QUICK)
    assert second.puzzles[:1] == first.puzzles
    assert len(second.puzzles) == 3
    assert told[0] == 1
    assert all(second.head.next[players] >= number for players, number in first.head.next.items())
    assert read_pack(path) == second
    assert {puzzle.players for puzzle in second.puzzles} == set(game_named(GAME).seats)


def test_a_file_of_something_else_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    make_puzzles(GAME, path, count=1, seed=3, effort=QUICK)
    before = path.read_bytes()
    with pytest.raises(NotationError, match="dolores made with seed 3"):
        make_puzzles(GAME, path, count=1, seed=4, effort=QUICK)
    with pytest.raises(NotationError, match="dolores made with seed 3"):
        make_puzzles("sea-or-shore", path, count=1, seed=3, effort=QUICK)
    assert path.read_bytes() == before


@pytest.mark.long
def test_two_processes_find_what_one_finds(tmp_path: Path) -> None:
    alone = make_puzzles(GAME, tmp_path / "alone.jsonl.gz", count=3, seed=5, effort=QUICK)
    together = make_puzzles(GAME, tmp_path / "together.jsonl.gz", count=3, seed=5, workers=2, effort=QUICK)
    assert together.puzzles == alone.puzzles


def test_a_shelf_takes_no_puzzle_twice_and_no_kind_too_often() -> None:
    puzzles = shipped_puzzles(GAME)
    shelf = PuzzleShelf(game_named(GAME), [], 300)
    assert shelf.add(puzzles[0])
    assert not shelf.add(puzzles[0])
    small = PuzzleShelf(game_named(GAME), [], 3)
    taken = [puzzle for puzzle in puzzles if small.add(puzzle)]
    assert len({puzzle.players for puzzle in taken}) == len(taken)


# --- Solving --------------------------------------------------------------------------------------------------------


def test_the_first_answer_to_a_puzzle_counts() -> None:
    puzzle, record = shipped_puzzles(GAME)[0], SolverRecord()
    assert record.answer(puzzle, puzzle.best)
    risen = record.rating
    assert risen > FIRST_RATING
    assert (record.streak, record.best_streak, record.solved) == (1, 1, [puzzle.id])
    assert not record.answer(puzzle, puzzle.tempting)
    assert (record.rating, record.streak) == (risen, 1)
    other = shipped_puzzles(GAME)[1]
    assert not record.answer(other, other.tempting)
    assert record.rating < risen
    assert (record.streak, record.best_streak, record.failed) == (0, 1, [other.id])


def test_the_next_puzzle_is_a_new_one_near_the_rating_then_one_that_was_failed() -> None:
    puzzles, record = shipped_puzzles(GAME)[:3], SolverRecord()
    seen = []
    for _ in puzzles:
        puzzle = next_puzzle(puzzles, record)
        assert puzzle is not None
        seen.append(puzzle.id)
        record.answer(puzzle, puzzle.best if len(seen) > 1 else puzzle.tempting)
    assert sorted(seen) == sorted(puzzle.id for puzzle in puzzles)
    again = next_puzzle(puzzles, record)
    assert again is not None
    assert again.id == seen[0]
    assert next_puzzle([], record) is None
