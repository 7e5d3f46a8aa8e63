"""A puzzle: a position as one seat knows it, the best answer, and what is needed to explain it."""

import hashlib
import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from seachest.coach.lines import ExpectedMove, expected_line
from seachest.notation.position import Start, read_position
from seachest.rules.compiled import MutableRecord
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named
from seachest.rules.types import JsonObject, Seat
from seachest.table import View

FILL_SEEDS = tuple(range(1, 41))
"""What a seat does not know is filled in by a seed; its view must not depend on it."""
ID_DIGITS = 8
WORTH_DIGITS = 3
LINE_SEED = 0
DERIVED_FIELDS = frozenset(["game", "players", "options", "pending", "legal", "scores", "over", "winners"])
"""Fields of a position that follow from the rest of a puzzle."""


class Puzzle(msgspec.Struct, frozen=True, dict=True):
    """One decision to find; a line of a file of puzzles."""

    id: str
    game: str
    players: int
    seat: Seat
    position: dict[str, Any]  # each game has its own fields
    """What the seat knows, in our notation, without what follows from the rest."""
    best: str
    tempting: str
    """The obvious answer, which is not the best one."""
    worths: dict[str, float]
    """The chance of winning with each answer, as the search has found it; the best first."""
    line: list[str]
    """What is expected after the best answer, that included."""
    rating: int

    @cached_property
    def view(self) -> View:
        """What the seat knows; raises NotationError if the puzzle makes no sense."""
        game = game_named(self.game)
        game.check_players(self.players)
        view = view_of_position(
            Start(game, self.players, game.check_options({}, self.players)), self.position, self.seat
        )
        legal = view.legal()
        if sorted(self.worths) != sorted(legal) or self.best not in legal or self.tempting not in legal:
            raise NotationError(f"puzzle {self.id}: its answers don't match its position")
        return view

    @property
    def margin(self) -> float:
        """How much more the best answer is worth than the next."""
        return self.worths[self.best] - max(worth for text, worth in self.worths.items() if text != self.best)

    def expected_moves(self) -> list[ExpectedMove]:
        """The best answer and what is expected after it, as far as the seat would observe it."""
        return expected_line(self.view, self.line, LINE_SEED)


def view_of_position(start: Start, position: Mapping[str, Any], seat: Seat, seed: int = FILL_SEEDS[0]) -> View:
    """What a seat knows of a position that is set up; what the position leaves open is filled in by the seed."""
    state = read_position(start, position, seed)
    record = MutableRecord(start.game.state)
    start.game.view(state, seat, record)
    return View(start.game, seat, record, start.options)


def position_alone(view: View) -> JsonObject | None:
    """The position of a view, such that a seat that is set up there knows the same whatever it does not know.

    What the seat remembers of earlier moves is no part of a position, and is left out. None where the position can't be
    set up again without inventing something.
    """
    start = _start_of(view)
    try:
        first = view_of_position(start, _bare(view.position()), view.seat)
        position = _bare(first.position())
        again = [view_of_position(start, position, view.seat, seed) for seed in FILL_SEEDS]
        other = view_of_position(start, _bare(view.position()), view.seat, FILL_SEEDS[1])
    except NotationError:
        return None
    if _bare(other.position()) != position or len({_bytes(each) for each in [*again, first]}) > 1:
        return None
    return position


def shortened(view: View, position: JsonObject) -> JsonObject:
    """The position of a view without the fields that make no difference to what its seat knows there."""
    start, known = _start_of(view), _bytes(view)
    for name in list(position):
        shorter = {each: value for each, value in position.items() if each != name}
        try:
            views = [view_of_position(start, shorter, view.seat, seed) for seed in FILL_SEEDS]
        except NotationError:
            continue
        if all(_bytes(each) == known for each in views):
            position = shorter
    return position


def _start_of(view: View) -> Start:
    return Start(view.game, view.record.players, dict(view.options))


def _bare(position: JsonObject) -> JsonObject:
    return {name: value for name, value in position.items() if name not in DERIVED_FIELDS}


def _bytes(view: View) -> bytes:
    return bytes(view.record.array.tobytes())


def puzzle_id(position: Mapping[str, Any], players: int, seat: Seat) -> str:
    """A short name that follows from what the puzzle shows."""
    text = json.dumps([players, seat, position], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:ID_DIGITS]
