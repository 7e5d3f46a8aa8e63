"""What a game is to the rest of the program, and the registry of games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from seachest.rules.compiled import Cells, OptionsRecord, StateRecord, cells, entry, new_mask, row, words_for
from seachest.rules.errors import NotationError, shown
from seachest.rules.pieces import Piece, highest_features, open_pieces
from seachest.rules.position import Position, PositionPart
from seachest.rules.reading import named, only
from seachest.rules.types import Action, JsonObject, OptionValue, OptionValues, Seat

NOBODY = -1
"""No seat; as the owner of a view, the spectator."""

# The compiled functions of a game. They work in place and allocate nothing; `s` is a state, `v` a view.

DealFunction: TypeAlias = Callable[[StateRecord, int, OptionsRecord, int, int], None]
"""`deal(s, players, options, seed_high, seed_low)` sets up a table; the seed is 128 bits in two signed halves."""

PendingFunction: TypeAlias = Callable[[StateRecord], int]
"""`pending(s)` returns a bit for each seat that may decide now; 0 when the game is over."""

LegalFunction: TypeAlias = Callable[[StateRecord, Seat, Cells], int]
"""`legal(s, seat, mask)` fills the mask of the seat's legal actions and returns how many there are."""

ActFunction: TypeAlias = Callable[[StateRecord, Seat, Action], None]
"""`act(s, seat, action)` carries out one decision, which must be legal."""

ResultFunction: TypeAlias = Callable[[StateRecord, Cells, Cells], None]
"""`result(s, points, places)` fills in the points and the place of each seat."""

ViewFunction: TypeAlias = Callable[[StateRecord, Seat, StateRecord], None]
"""`view(s, seat, v)` writes what a seat (or NOBODY) knows into v."""

GuessFunction: TypeAlias = Callable[[StateRecord, Seat, Cells], None]
"""`guess(v, seat, dice)` fills the blanks of a view with a random deal that agrees with all of it."""

FeaturesFunction: TypeAlias = Callable[[StateRecord, Seat, Cells], None]
"""`features(s, seat, out)` writes what a seat (or NOBODY) knows as numbers, the same from a state and its view."""


RenumberFunction: TypeAlias = Callable[[StateRecord, Seat, Action], Action]
"""`renumber(s, seat, action)` returns another number of an action, as the seat or as the table counts."""


@entry
def same_action(s: StateRecord, seat: Seat, action: Action) -> Action:
    """The number of an action in games in which no action names a seat."""
    return action


@dataclass(frozen=True)
class Option:
    """An option of a table: its default, and how a wished value is checked."""

    name: str
    default: Callable[[int], OptionValue]  # (players)
    check: Callable[[OptionValue, str, int], OptionValue]  # (value, its place, players): the value, or raises
    examples: tuple[OptionValue, ...] = ()  # other values than the default
    store: Callable[[OptionValue], object] = lambda value: value  # what the option record holds for a checked value
    for_people: OptionValue = None  # the default at tables where people play, if it is another one


def for_any(check: Callable[[OptionValue, str], OptionValue]) -> Callable[[OptionValue, str, int], OptionValue]:
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

    deal: DealFunction
    pending: PendingFunction
    legal: LegalFunction  # takes a state or the seat's own view
    act: ActFunction
    result: ResultFunction
    view: ViewFunction
    guess: GuessFunction
    features: FeaturesFunction
    cards_conserved: Callable[[StateRecord], bool]  # whether every card of the game lies in one place, where it belongs

    fields: frozenset[str]  # of its positions, beside the common ones
    describe: Callable[[StateRecord, Seat | None], Position]  # (s, None) or (v, seat): the position
    set_up: Callable[[StateRecord, JsonObject, int, OptionsRecord, int], None]  # (s, fields, players, options, seed)
    forbidden: Callable[[StateRecord, Seat, Action], tuple[str, str]]  # (own v, seat, action): clause and words
    # (s before it, seat, action): what all others observe when the action is carried out, each thing with the seat that
    # decided it. Nothing while a choice is secret; with the last of several made at the same moment, all of them.
    public_actions: Callable[[StateRecord, Seat, Action], list[tuple[Seat, str]]]

    # The fields of the position of a view, by which a change can be described without describing the whole position;
    # none in games that always describe all of it.
    view_parts: tuple[PositionPart, ...] = ()
    # Like `legal`, for what a seat may do out of turn; None in games without such actions.
    out_of_turn: LegalFunction | None = None
    # The verbs of decisions that others observe as one with the decision before them.
    continuation_verbs: frozenset[str] = frozenset()
    # Actions that name seats or sides have two numbers: the table's, and that of the seat that decides, which counts
    # from itself on. `relative_actions` lists the latter; the two functions turn one into the other.
    relative_actions: tuple[Action, ...] = ()
    table_action: RenumberFunction = same_action
    relative_action: RenumberFunction = same_action
    # Grows by 1 with every change of what is legal or of what follows from a decision: games that were begun with
    # another version can't be played on.
    rules_version: int = 1

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        return game_named, (self.name,)

    @property
    def prefix(self) -> str:
        """What its clause ids begin with, as in SSP-3.2."""
        return GAME_PREFIXES[self.name]

    @cached_property
    def action_by_text(self) -> Mapping[str, Action]:
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
    def highest_features(self) -> npt.NDArray[np.int8]:
        """The largest size of each number of an observation, to scale them by."""
        return highest_features(self.pieces)

    @cached_property
    def open_pieces(self) -> tuple[Piece, ...]:
        """The layout of a whole state as numbers (`pieces.open_numbers`)."""
        return open_pieces(self.state)

    def module_in(self, room: str) -> ModuleType:
        """The module of this game in a room: seachest.messages.sea_salt_paper for the room seachest.messages."""
        return import_module(self._module_name(room))

    def optional_module_in(self, room: str) -> ModuleType | None:
        """The module of this game in a room where a game may do without one; None if it does."""
        return self.module_in(room) if find_spec(self._module_name(room)) is not None else None

    def _module_name(self, room: str) -> str:
        return f"{room}.{self.name.replace('-', '_')}"

    def new_state(self) -> StateRecord:
        """A blank state, in the form that the compiled functions take."""
        return row(np.zeros(self.state.itemsize, np.uint8).view(self.state))

    def new_mask(self) -> Cells:
        """An empty mask of legal actions."""
        return new_mask(len(self.actions))

    def new_points(self) -> Cells:
        """An array with a number for each seat, as `result` fills it."""
        return cells(np.zeros(max(self.seats), np.int64))

    def check_players(self, players: object) -> int:
        """Returns the number of players; raises NotationError if the game does not allow it."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise NotationError(
                f"players: {self.name} takes {self.seats.start} to {self.seats.stop - 1} players, not {shown(players)}"
            )
        return players

    def check_options(self, wishes: OptionValues, players: int, where: str = "options") -> JsonObject:
        """All options of a table: the wished values, and the defaults for the rest; raises NotationError."""
        only(wishes, where, {option.name for option in self.options})
        return {
            option.name: option.check(wishes[option.name], f"{where}.{option.name}", players)
            if option.name in wishes
            else option.default(players)
            for option in self.options
        }

    def new_options(self, options: OptionValues) -> OptionsRecord:
        """Checked options as the record that `deal` takes."""
        record = np.zeros(1, self.option_record)
        for option in self.options:
            record[option.name] = option.store(options[option.name])
        return row(record)

    def options_for_people(self) -> JsonObject:
        """The options that differ from the defaults at tables where people play."""
        return {option.name: option.for_people for option in self.options if option.for_people is not None}


GAME_PREFIXES = {
    "sea-or-shore": "SOS",
    "dolores": "DOL",
    "sea-salt-paper": "SSP",
}
"""The prefix of each game's clauses, by the name of the game; a game is imported when it is first used."""


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(GAME_PREFIXES)


@cache
def game_named(name: str) -> Game:
    """The game of that name; raises NotationError for an unknown one."""
    found = import_module(f"seachest.rules.{named(name, 'game', GAME_PREFIXES).replace('-', '_')}.game").GAME
    assert isinstance(found, Game)
    return found
