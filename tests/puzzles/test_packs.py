"""The puzzles of the package: what they show is what their seat knows, no two are alike, and each is clear."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.stories import choice_name
from seachest.notation.position import Start
from seachest.puzzles import Puzzle, shipped_puzzles
from seachest.puzzles.checking import RATING_OF_EASIEST, RATING_OF_SOLVER, RATING_TRIES, SMALLEST_MARGIN
from seachest.puzzles.making import SMALLEST_DIFFERENCE, difference, features_of, phase_of
from seachest.puzzles.pack import PACKS_FOLDER, PackHead, read_pack, write_pack
from seachest.puzzles.puzzle import puzzle_id, view_of_position
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names
from seachest.view_bytes import record_bytes

games = pytest.mark.parametrize("game", game_names())
MAX_PACKS_BYTES = 600_000
FEWEST_PUZZLES = 300
OTHER_SEED = 99
"""Of what a seat does not know; none with which puzzles were made."""


def test_packs_are_small() -> None:
    assert sum(path.stat().st_size for path in PACKS_FOLDER.iterdir()) < MAX_PACKS_BYTES


@games
def test_there_are_enough_puzzles_for_every_number_of_players(game: str) -> None:
    found = Counter(puzzle.players for puzzle in shipped_puzzles(game))
    assert found.total() >= FEWEST_PUZZLES
    assert set(found) == set(game_named(game).seats)


@games
def test_a_file_holds_what_the_seat_knows_and_nothing_else(game: str) -> None:
    rules = game_named(game)
    for puzzle in shipped_puzzles(game):
        shown = puzzle.view.position()
        assert puzzle.position == {name: shown[name] for name in puzzle.position}
        start = Start(rules, puzzle.players, rules.check_options({}, puzzle.players))
        other = view_of_position(start, puzzle.position, puzzle.seat, OTHER_SEED)
        assert record_bytes(other) == record_bytes(puzzle.view)


@games
def test_one_answer_is_clearly_best_and_the_obvious_one_is_not(game: str) -> None:
    for puzzle in shipped_puzzles(game):
        assert next(iter(puzzle.worths)) == puzzle.best
        assert puzzle.margin >= SMALLEST_MARGIN - 0.002, puzzle.id
        assert puzzle.tempting != puzzle.best
        assert puzzle.view.pending() == (puzzle.seat,)
        assert 0 <= min(puzzle.worths.values()) <= max(puzzle.worths.values()) <= 1
        assert RATING_OF_EASIEST <= puzzle.rating <= RATING_OF_EASIEST + RATING_OF_SOLVER * len(RATING_TRIES)


@games
def test_no_two_are_alike(game: str) -> None:
    puzzles = shipped_puzzles(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    kinds: dict[tuple[int, str], list[Puzzle]] = {}
    for puzzle in puzzles:
        kinds.setdefault((puzzle.players, phase_of(puzzle)), []).append(puzzle)
    for same in kinds.values():
        features = [features_of(puzzle) for puzzle in same]
        assert all(difference(one, other) >= SMALLEST_DIFFERENCE for one, other in combinations(features, 2))


@games
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_everything_in_an_explanation_has_words(game: str, language: str) -> None:
    words = catalogue(language)
    for puzzle in shipped_puzzles(game)[::10]:
        assert all(choice_name(words, puzzle.view, text) for text in puzzle.worths)
        moves = puzzle.expected_moves()
        assert (moves[0].move.seat, moves[0].move.text) == (puzzle.seat, puzzle.best)
        assert all(choice_name(words, each.view, each.move.text) for each in moves)


# --- Files ----------------------------------------------------------------------------------------------------------


def test_a_file_can_be_read_back(tmp_path: Path) -> None:
    pack = read_pack(PACKS_FOLDER / "dolores.jsonl.gz")
    write_pack(tmp_path / "some.jsonl.gz", pack)
    assert read_pack(tmp_path / "some.jsonl.gz") == pack
    assert (tmp_path / "some.jsonl.gz").read_bytes() == (PACKS_FOLDER / "dolores.jsonl.gz").read_bytes()
    assert isinstance(pack.head, PackHead)


def test_what_is_no_file_of_puzzles_is_refused_by_name(tmp_path: Path) -> None:
    for content in (b"", b"nothing", b"\x1f\x8b\x08\x00"):
        (tmp_path / "bad").write_bytes(content)
        with pytest.raises(NotationError, match="bad"):
            read_pack(tmp_path / "bad")
    with pytest.raises(NotationError, match="missing"):
        read_pack(tmp_path / "missing")


def test_a_puzzle_whose_answers_are_not_legal_is_refused() -> None:
    puzzle = shipped_puzzles("dolores")[0]
    fields = {name: getattr(puzzle, name) for name in Puzzle.__struct_fields__}
    with pytest.raises(NotationError, match=puzzle.id):
        Puzzle(**{**fields, "worths": {"nothing": 0.5, puzzle.best: 0.6}}).view  # noqa: B018  # it is read


@games
def test_ids_follow_from_what_is_shown(game: str) -> None:
    for puzzle in shipped_puzzles(game):
        assert puzzle.id == puzzle_id(puzzle.position, puzzle.players, puzzle.seat)
