"""Positions: the fields that all games share, around those of the game itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import msgspec
import numpy as np
import numpy.typing as npt

from seachest.rules.compiled import StateRecord, actions_in, cells
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import Game, game_named
from seachest.rules.position import Position
from seachest.rules.reading import each, mapping, only, seat
from seachest.rules.types import JsonObject, JsonValue, OptionValues, Seat

COMMON_FIELDS = frozenset(
    ["game", "players", "options", "round", "phase", "pending", "legal", "totals", "scores", "over", "winners"]
)
MAX_KNOWN_MASKS = 4096
"""Masks of a game whose texts are remembered: some hundred bytes each."""
IGNORED_FIELDS = frozenset(["legal", "scores", "over", "winners"])


@cache
def seats_of(pending: int, players: int) -> tuple[Seat, ...]:
    """The seats whose bit is set in `pending`."""
    return tuple(seat for seat in range(players) if pending >> seat & 1)


def legal_texts(game: Game, s: StateRecord, seat: Seat) -> list[str]:
    """What a seat may do now; s is a state, or a view of that seat."""
    words = np.zeros(game.mask_words, np.int64)
    game.legal(s, seat, cells(words))
    return _texts_of(game, words)


def out_of_turn_texts(game: Game, s: StateRecord, seat: Seat) -> list[str]:
    """What a seat may do out of turn; s is a state, or a view of that seat."""
    if game.out_of_turn is None:
        return []
    words = np.zeros(game.mask_words, np.int64)
    game.out_of_turn(s, seat, cells(words))
    return _texts_of(game, words)


def _texts_of(game: Game, words: npt.NDArray[np.int64]) -> list[str]:
    """The actions of a mask, as texts."""
    known, mask = _known_texts(game.name), words.tobytes()
    found = known.get(mask)
    if found is None:
        found = [game.actions[action] for action in actions_in(cells(words), game.mask_words)]
        if len(known) < MAX_KNOWN_MASKS:
            known[mask] = found
    return list(found)


@cache
def _known_texts(game: str) -> dict[bytes, list[str]]:
    """The texts of masks of a game that came up before."""
    return {}


def standing(game: Game, s: StateRecord) -> tuple[list[int], list[int]]:
    """The points of each seat, and the seats in first place."""
    points, places = game.new_points(), game.new_points()
    game.result(s, points, places)
    seats = range(s.players)
    return [int(points[seat]) for seat in seats], [seat for seat in seats if places[seat] == 1]


def typed_position(game: Game, s: StateRecord, owner: Seat | None, options: OptionValues) -> Position:
    """Return everything of a state (owner None), or all that the owner of a view knows, as typed fields."""
    position = game.describe(s, owner)
    pending = seats_of(game.pending(s), s.players)
    asked = pending if owner is None else [seat for seat in pending if seat == owner]
    position.game = game.name
    position.players = s.players
    position.options = dict(options)
    position.pending = list(pending)
    position.legal = {str(seat): legal_texts(game, s, seat) for seat in asked}
    position.over = not pending
    position.winners = None if pending else standing(game, s)[1]
    return position


def write_position(game: Game, s: StateRecord, owner: Seat | None, options: OptionValues) -> JsonObject:
    """Return a position as JSON: everything of a state (owner None), or all that the owner of a view knows."""
    written: JsonObject = msgspec.to_builtins(typed_position(game, s, owner, options))
    return written


@dataclass(frozen=True)
class Start:
    """Where a game starts: the checked outer fields of a record or a position."""

    game: Game
    players: int
    options: JsonObject


def read_start(fields: Mapping[str, JsonValue], position: Mapping[str, JsonValue] | None) -> Start:
    """Game, players and options of a record, which its position may repeat but not contradict."""
    sources = [fields] if position is None else [fields, position]

    def agreed(name: str) -> JsonValue:
        values = [source[name] for source in sources if source.get(name) is not None]
        if not values:
            raise NotationError(f"{name}: missing")
        if len(values) > 1 and values[0] != values[1]:
            raise NotationError(f"{name}: the record says {shown(values[0])}, its position {shown(values[1])}")
        return values[0]

    name = agreed("game")
    game = game_named(name if isinstance(name, str) else shown(name))
    players = agreed("players")
    for source in sources:
        if source.get("players") is not None:
            game.check_players(source["players"])
    wishes = [
        game.check_options(mapping(source["options"], "options"), players)
        for source in sources
        if source.get("options") is not None
    ]
    if len(wishes) == 2 and wishes[0] != wishes[1]:
        raise NotationError(f"options: the record says {shown(wishes[0])}, its position {shown(wishes[1])}")
    return Start(game, players, wishes[0] if wishes else game.check_options({}, players))


def read_position(start: Start, position: Mapping[str, JsonValue], seed: int) -> StateRecord:
    """The state that a position describes; what it leaves out is decided by the seed."""
    game = start.game
    only(position, "position", set(COMMON_FIELDS | game.fields))
    fields = {name: value for name, value in position.items() if name not in IGNORED_FIELDS}
    state = game.new_state()
    game.set_up(state, fields, start.players, game.new_options(start.options), seed)
    if position.get("pending") is not None:
        written = each(position["pending"], "pending", lambda value, where: seat(value, where, start.players))
        expected = list(seats_of(game.pending(state), start.players))
        if sorted(written) != expected:
            raise NotationError(f"pending: expected {expected}, not {shown(written)}")
    return state
