"""Records: a whole game as one JSON object, from its seed or a position to its last move."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import NoReturn

from seachest.notation.position import Start, read_start
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.reading import each, listing, mapping, number, only
from seachest.rules.types import JsonObject, JsonValue, Seat

RECORD_FORMAT = 1
FIRST_RULES_VERSION = 1
"""The version of the rules (`Game.rules_version`) by which a record was played that names none."""
RECORD_FIELDS = (
    "format",
    "game",
    "rules",
    "players",
    "options",
    "seed",
    "commitment",
    "position",
    "names",
    "moves",
    "hints",
    "result",
)
SEED_PATTERN = re.compile(r"[0-9a-fA-F]{32}")
COMMITMENT_PATTERN = re.compile(r"[0-9a-fA-F]{64}")
MOVE_PATTERN = re.compile(r"(0|[1-9][0-9]?) (.+)", re.DOTALL)
BOT_PREFIX = "bot:"
"""What the name of a player that is a bot begins with."""
MAX_PLAYER_NAME = 500  # the name of a bot may be a command line


@dataclass(frozen=True)
class Move:
    """One decision of a record: who, and its text. A malformed one is NOBODY's, and is refused when it is played.

    >>> str(Move(0, "draw"))
    '0 draw'
    """

    seat: Seat
    text: str

    def __str__(self) -> str:
        return self.text if self.seat == NOBODY else f"{self.seat} {self.text}"


@dataclass(frozen=True)
class Record:
    """A record, read and checked as far as one can without playing it; `parse` and `read_record` make one.

    >>> fields = {"format": 1, "game": "dolores", "players": 2, "seed": "00" * 16, "moves": ["0 pass"]}
    >>> record = parse(fields)
    >>> record.start.game.name, record.seed, record.moves
    ('dolores', 0, [Move(seat=0, text='pass')])
    """

    start: Start
    seed: int
    position: Mapping[str, JsonValue] | None = None
    names: Sequence[str] | None = None
    moves: Sequence[Move] = field(default_factory=tuple)
    result: Mapping[str, JsonValue] | None = None
    committed: bool = False
    """Whether it names the commitment of its seed."""
    hints: Sequence[tuple[Seat, int]] = field(default_factory=tuple)
    """Who got hints from the coach, and after how many moves."""


def read_seed(value: object, where: str = "seed") -> int:
    """The number of a seed of 32 hexadecimal digits; raises NotationError for anything else.

    >>> read_seed("00" * 15 + "ff")
    255
    """
    if not isinstance(value, str) or not SEED_PATTERN.fullmatch(value):
        raise NotationError(f"{where}: expected 32 hexadecimal digits, not {shown(value)}")
    return int(value, 16)


def write_seed(seed: int) -> str:
    """A seed as a record has it: 32 hexadecimal digits.

    >>> write_seed(255)
    '000000000000000000000000000000ff'
    """
    return f"{seed:032x}"


def commitment_of(seed: int) -> str:
    """What is published of a seed before the game: SHA-256 of its 32 digits, in hexadecimal digits.

    >>> commitment_of(255)[:16]
    'b92a5e6dae98fb56'
    """
    return hashlib.sha256(write_seed(seed).encode("ascii")).hexdigest()


def check_commitment(value: object, seed: int) -> None:
    """Raises NotationError if a commitment is not that of the seed."""
    if not isinstance(value, str) or not COMMITMENT_PATTERN.fullmatch(value):
        raise NotationError(f"commitment: expected 64 hexadecimal digits, not {shown(value)}")
    found = commitment_of(seed)
    if value.lower() != found:
        raise NotationError(
            f"commitment: {value.lower()} doesn't match the seed {write_seed(seed)}, whose commitment is {found}"
        )


def read_names(value: object, players: int) -> list[str]:
    """The names of all players; raises NotationError for another number of them, or for one that can't be printed."""
    return each(value, "names", _name, players, "names")


def _name(value: object, where: str) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= MAX_PLAYER_NAME or not value.isprintable():
        expected = f"a name of 1 to {MAX_PLAYER_NAME} printable characters"
        raise NotationError(f"{where}: expected {expected}, not {shown(value)}")
    return value


def _move(value: object, number: int) -> Move:
    if not isinstance(value, str):
        raise NotationError(f'move {number}: expected "SEAT TEXT", not {shown(value)}')
    match = MOVE_PATTERN.fullmatch(value)
    return Move(int(match[1]), match[2]) if match else Move(NOBODY, value)


def _result(value: object, players: int) -> JsonObject:
    fields = mapping(value, "result")
    only(fields, "result", {"scores", "winners"})
    for name in ("scores", "winners"):
        if name not in fields:
            raise NotationError(f"result: {name} is missing")
        each(fields[name], f"result.{name}", lambda entry, where: number(entry, where, -(10**6), 10**6))
    listing(fields["scores"], "result.scores", players, "scores, one a seat")
    return fields


def _hint(value: object, where: str, players: int) -> tuple[Seat, int]:
    seat, after = listing(value, where, 2)
    return number(seat, where, 0, players - 1), number(after, where, 0, 10**6)


def read_record(fields: Mapping[str, JsonValue]) -> Record:
    """A record from its fields; a bare position is read as a record that starts there.

    Raises NotationError that names the field which makes no sense.

    >>> fields = {"format": 1, "game": "dolores", "players": 2, "seed": "00" * 16}
    >>> read_record(fields).start.options
    {'bottles': True, 'singles': True, 'talk': False, 'pile': 68}
    """
    if "format" not in fields and "moves" not in fields and "game" in fields and set(fields) - set(RECORD_FIELDS):
        fields = {"format": RECORD_FORMAT, "seed": "0" * 32, "position": fields}
    only(fields, "record", set(RECORD_FIELDS))
    if "format" not in fields:
        raise NotationError("format: missing; a record has format 1")
    if fields["format"] != RECORD_FORMAT or type(fields["format"]) is not int:
        raise NotationError(f"format: expected {RECORD_FORMAT}, not {shown(fields['format'])}")
    position = None if fields.get("position") is None else mapping(fields["position"], "position")
    start = read_start(fields, position)
    version, known = number(fields.get("rules", FIRST_RULES_VERSION), "rules", 1, 10**6), start.game.rules_version
    if version != known and ("rules" in fields or fields.get("moves")):  # a position alone follows any rules
        raise NotationError(
            f"rules: the record was played by version {version} of the rules of {start.game.name}, not {known}"
        )
    if "seed" not in fields:
        raise NotationError("seed: missing; expected 32 hexadecimal digits")
    seed = read_seed(fields["seed"])
    committed = fields.get("commitment") is not None
    if committed:
        check_commitment(fields["commitment"], seed)
    moves = listing(fields.get("moves", []), "moves")
    return Record(
        start=start,
        seed=seed,
        position=position,
        names=None if fields.get("names") is None else read_names(fields["names"], start.players),
        moves=[_move(move, i + 1) for i, move in enumerate(moves)],
        result=None if fields.get("result") is None else _result(fields["result"], start.players),
        committed=committed,
        hints=each(fields.get("hints", []), "hints", lambda hint, where: _hint(hint, where, start.players)),
    )


def write_record(record: Record) -> JsonObject:
    """A record as a JSON object.

    >>> fields = {"format": 1, "game": "sea-salt-paper", "players": 2, "seed": "00" * 16, "moves": ["0 draw"]}
    >>> write_record(read_record(fields))["moves"]
    ['0 draw']
    """
    fields: JsonObject = {"format": RECORD_FORMAT, "game": record.start.game.name}
    if record.start.game.rules_version != FIRST_RULES_VERSION:
        fields["rules"] = record.start.game.rules_version
    fields |= {
        "players": record.start.players,
        "options": record.start.options,
        "seed": write_seed(record.seed),
    }
    if record.committed:
        fields["commitment"] = commitment_of(record.seed)
    fields["position"] = None if record.position is None else dict(record.position)
    if record.names is not None:
        fields["names"] = list(record.names)
    fields["moves"] = [str(move) for move in record.moves]
    if record.hints:
        fields["hints"] = [list(hint) for hint in record.hints]
    if record.result is not None:
        fields["result"] = dict(record.result)
    return fields


def parse(source: Mapping[str, JsonValue] | str | PathLike[str]) -> Record:
    """A record from an object, from JSON text, or from a file; raises NotationError if it makes no sense.

    >>> parse("{}")
    Traceback (most recent call last):
    seachest.rules.errors.NotationError: format: missing; a record has format 1
    """
    if isinstance(source, Mapping):
        return read_record(source)
    if isinstance(source, PathLike):
        try:
            source = Path(source).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise NotationError(
                f"not a record: the file is not UTF-8 text ({error.reason} at byte {error.start})"
            ) from None
    try:
        fields = json.loads(source, object_pairs_hook=_fields_without_repeats, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise NotationError(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except NotationError:
        raise
    except ValueError:  # Python reads no number of more than some thousand digits
        raise NotationError("not JSON: a number is too long") from None
    except RecursionError:
        raise NotationError("not a record: nested too deeply") from None
    return read_record(mapping(fields, "record"))


def _fields_without_repeats(pairs: list[tuple[str, JsonValue]]) -> JsonObject:
    fields: JsonObject = {}
    for name, value in pairs:
        if name in fields:
            raise NotationError(f"field {shown(name)} is written twice")
        fields[name] = value
    return fields


def _refuse_constant(name: str) -> NoReturn:
    raise NotationError(f"not JSON: {name} is not a number")
