"""What a game is to the rest of the program, and the registry of games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any

import numpy as np

from seachest.rules.compiled import Cells, cells, new_mask, row, words_for
from seachest.rules.errors import NotationError, shown
from seachest.rules.pieces import Piece, open_pieces
from seachest.rules.position import Position
from seachest.rules.reading import named, only

NOBODY = -1
"""No seat; as the owner of a view, the spectator."""


@dataclass(frozen=True)
class Option:
    """Something a table may choose: what it is when nobody says, and how a wish is checked."""

    name: str
    default: Callable[[int], Any]  # (players)
    check: Callable[[Any, str, int], Any]  # (value, where it stands, players): the value, or an error that names it
    examples: tuple[Any, ...] = ()  # other values than the default
    store: Callable[[Any], Any] = lambda value: value  # what the option record holds for a checked value
    for_people: Any = None  # the default at tables where people play, if it is another one


def for_any(check: Callable[[Any, str], Any]) -> Callable[[Any, str, int], Any]:
    """The check of an option for which the number of players does not matter."""
    return lambda value, where, players: check(value, where)


@dataclass(frozen=True)
class Game:
    """One game: its rules as compiled functions on records, and how it is written down.

    The compiled functions work in place, allocate nothing and are the only way in. `s` is a state, `v` a view: a record
    of the same layout in which everything the seat does not know is blank.
    """

    name: str
    seats: range
    state: np.dtype[np.void]
    option_record: np.dtype[np.void]
    options: tuple[Option, ...]
    actions: tuple[str, ...]
    pieces: tuple[Piece, ...]  # of the features

    deal: Callable[[Any, int, Any, int, int], None]  # (s, players, options, seed_high, seed_low)
    pending: Callable[[Any], int]  # (s): a bit for each seat that may decide now; 0 when over
    legal: Callable[[Any, int, Cells], int]  # (s or own v, seat, mask): fills the mask, returns how many
    act: Callable[[Any, int, int], None]  # (s, seat, action)
    result: Callable[[Any, Cells, Cells], None]  # (s, points, places)
    view: Callable[[Any, int, Any], None]  # (s, seat or NOBODY, v)
    guess: Callable[[Any, int, Cells], None]  # (v, seat, dice): fills the blanks of v
    features: Callable[[Any, int, Cells], None]  # (s or own v, seat or NOBODY, out): the same from both
    cards_conserved: Callable[[Any], bool]  # (s): whether every card of the game lies in one place, where it belongs

    fields: frozenset[str]  # of its positions, beside the common ones
    describe: Callable[[Any, int | None], Position | dict[str, Any]]  # (s, None) or (v, seat): the position
    set_up: Callable[[Any, dict[str, Any], int, Any, int], None]  # (s, fields, players, options, seed)
    forbidden: Callable[[Any, int, int], tuple[str, str]]  # (own v, seat, action): clause and words
    # (s before it, seat, action): what all others notice when the action is carried out, each thing with the seat that
    # decided it. Nothing while a choice is secret; with the last of several made at the same moment, all of them.
    public_actions: Callable[[Any, int, int], list[tuple[int, str]]]

    # (s or own v, seat, mask): like `legal`, for what a seat may do out of turn; None where there is no such thing.
    out_of_turn: Callable[[Any, int, Cells], int] | None = None

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        return game_named, (self.name,)

    @property
    def prefix(self) -> str:
        """What its clause ids begin with, as in SSP-3.2."""
        return GAMES[self.name]

    @cached_property
    def action_by_text(self) -> Mapping[str, int]:
        """The number of each action text."""
        return {text: action for action, text in enumerate(self.actions)}

    @cached_property
    def mask_words(self) -> int:
        """How many words a mask of legal actions takes."""
        return words_for(len(self.actions))

    @cached_property
    def feature_count(self) -> int:
        """How many numbers an observation has."""
        return sum(piece.size for piece in self.pieces)

    @cached_property
    def open_pieces(self) -> tuple[Piece, ...]:
        """The layout of a whole state as numbers (`pieces.open_numbers`)."""
        return open_pieces(self.state)

    def module_in(self, room: str) -> Any:
        """The module of this game in a room: seachest.cli.screens.sea_salt_paper.layout for the room seachest.cli."""
        return import_module(f"{room}.{self.name.replace('-', '_')}")

    def new_state(self) -> Any:
        """A blank record in the form that the compiled functions take."""
        return row(np.zeros(self.state.itemsize, np.uint8).view(self.state))

    def new_mask(self) -> Cells:
        """An empty mask of legal actions."""
        return new_mask(len(self.actions))

    def new_points(self) -> Cells:
        """Room for a number of each seat, as `result` fills it."""
        return cells(np.zeros(max(self.seats), np.int64))

    def check_players(self, players: object) -> int:
        """A number of players that this game allows."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise NotationError(
                f"players: {self.name} is for {self.seats.start} to {self.seats.stop - 1}, not {shown(players)}"
            )
        return players

    def check_options(self, wishes: Mapping[str, Any], players: int, where: str = "options") -> dict[str, Any]:
        """All options of a table: the wishes, checked, and the defaults for the rest."""
        only(wishes, where, {option.name for option in self.options})
        return {
            option.name: option.check(wishes[option.name], f"{where}.{option.name}", players)
            if option.name in wishes
            else option.default(players)
            for option in self.options
        }

    def new_options(self, options: Mapping[str, Any]) -> Any:
        """Checked options in the form that `deal` takes."""
        record = np.zeros(1, self.option_record)
        for option in self.options:
            record[option.name] = option.store(options[option.name])
        return row(record)

    def options_for_people(self) -> dict[str, Any]:
        """What a table of people chooses where nobody says otherwise."""
        return {option.name: option.for_people for option in self.options if option.for_people is not None}


GAMES = {"sea-or-shore": "SOS", "dolores": "DOL", "sea-salt-paper": "SSP"}
"""The games of the chest, and the prefix of each; nothing of a game is imported before it is asked for."""


def game_names() -> tuple[str, ...]:
    """All games of the chest."""
    return tuple(GAMES)


@cache
def game_named(name: str) -> Game:
    """The game of that name."""
    found = import_module(f"seachest.rules.{named(name, 'game', GAMES).replace('-', '_')}.game").GAME
    assert isinstance(found, Game)
    return found
