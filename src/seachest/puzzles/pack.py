"""Files of puzzles: compressed lines of JSON, the first of which says how they were made."""

import gzip
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from seachest.puzzles.puzzle import Puzzle
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named

PACK_FORMAT = 1
PACKS_FOLDER = Path(__file__).parent / "packs"
PACK_SUFFIX = ".jsonl.gz"


class PackHead(msgspec.Struct):
    """How the puzzles of a file were made, and how making goes on."""

    format: int
    game: str
    rules: int
    """The version of the game's rules."""
    seed: int
    next: dict[str, int]
    """For each number of players, the number of the next game to look through."""


class Pack(msgspec.Struct):
    """The puzzles of a file, in the order in which they were found."""

    head: PackHead
    puzzles: list[Puzzle]


def read_pack(path: Path) -> Pack:
    """The puzzles of a file; raises NotationError that says what is wrong with it."""
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
        head = msgspec.json.decode(lines[0], type=PackHead)
        puzzles = [msgspec.json.decode(line, type=Puzzle) for line in lines[1:]]
    except OSError as error:
        raise NotationError(f"{path}: {error.strerror or error}") from None
    except (EOFError, IndexError, ValueError) as error:  # msgspec's errors are ValueErrors
        raise NotationError(f"{path}: not a puzzle file ({error})") from None
    if head.format != PACK_FORMAT:
        raise NotationError(f"format: expected {PACK_FORMAT}, not {head.format}")
    return Pack(head, puzzles)


def write_pack(path: Path, pack: Pack) -> None:
    """Writes a file of puzzles; if that is interrupted, the file is still as it was."""
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(gzip.compress(_lines(pack), 9, mtime=0))
        fresh.replace(path)
    except OSError as error:
        raise NotationError(f"{path}: {error.strerror or error}") from None


def _lines(pack: Pack) -> bytes:
    entries: Iterable[PackHead | Puzzle] = [pack.head, *pack.puzzles]
    texts = [json.dumps(msgspec.to_builtins(each), ensure_ascii=False, separators=(",", ":")) for each in entries]
    return "".join(f"{text}\n" for text in texts).encode()


@cache
def shipped_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of the package for a game, the easiest first; none if they were made for other rules.

    >>> shipped_puzzles("dolores")[0].game
    'dolores'
    """
    path = PACKS_FOLDER / f"{game}{PACK_SUFFIX}"
    if not path.exists():
        return ()
    pack = read_pack(path)
    if pack.head.rules != game_named(game).rules_version:
        return ()
    return tuple(sorted(pack.puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id)))
