"""The folder of a match: what is played, every finished game at once, and in the end results and report.

Line n of the games and line n of the records are the same game. Records are written first; after an interruption both
files are cut to the whole lines that they have in common, and the match goes on from there.
"""

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO

from seachest.arena.games import BotTimes, Chunk, Outcome, add_times
from seachest.arena.match import Match, hashed_number, read_match
from seachest.rules.compiled import source_digest
from seachest.rules.errors import NotationError, shown
from seachest.rules.types import JsonObject

MATCH_FILE, GAMES_FILE, RECORDS_FILE, TIMES_FILE = "match.json", "games.jsonl", "records.jsonl", "times.jsonl"
ORDERED_FILES = (RECORDS_FILE, GAMES_FILE)
RESULTS_FILE, REPORT_FILE = "results.json", "report.html"
FOLDER_DIGEST_BITS = 32


def default_folder(match: Match) -> Path:
    """The folder where a match is kept by default; every match has another one."""
    digest = hashed_number(FOLDER_DIGEST_BITS, json.dumps(match.as_json(), sort_keys=True))
    return Path(f"arena-{match.game}-{match.seed}-{digest:08x}")


def what_is_played(match: Match) -> JsonObject:
    """The match and the code that plays it: games by other code don't belong to the same match."""
    return {**match.as_json(), "code": source_digest()}


def kept_match(path: Path) -> Match:
    """The match that a folder holds."""
    fields = _read_json(path / MATCH_FILE)
    fields.pop("code", None)
    try:
        return read_match(fields)
    except NotationError as error:
        raise NotationError(f"{path / MATCH_FILE}: {error}") from None


def _read_json(path: Path) -> JsonObject:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise NotationError(f"{path}: there is no match to resume") from None
    except OSError as error:
        raise NotationError(f"{path}: {error.strerror or error}") from None
    except ValueError:
        raise NotationError(f"{path}: not a match") from None
    if not isinstance(found, dict):
        raise NotationError(f"{path}: not a match")
    return found


def _fresh(path: Path) -> Path:
    """The file beside another that is going to replace it."""
    return path.with_name(path.name + ".new")


def write_new(path: Path, parts: Iterable[str]) -> None:
    """Writes the file that is going to replace another, safe on the disk."""
    with _fresh(path).open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(parts)
        file.flush()
        os.fsync(file.fileno())


def write_whole(path: Path, text: str) -> None:
    """Writes a file all at once: readers find the old one or the new one, never a part."""
    with naming_file(path):
        write_new(path, [text])
        _fresh(path).replace(path)


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Turns errors of the disk into NotationError that names the file."""
    try:
        yield
    except OSError as error:
        raise NotationError(f"{error.filename or path}: {error.strerror or error}") from None


@contextmanager
def exclusive_lock(path: Path, busy: str) -> Iterator[None]:
    """Locks a file, where the system can; raises NotationError, saying what is `busy`, if another command has it."""
    try:
        import fcntl
    except ImportError:  # pragma: no cover  # Windows
        yield
        return
    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise NotationError(busy) from None
        yield


class MatchFolder:
    """The folder of a match that is played, with all that was played before."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path, self.match = path, match
        self.outcomes: dict[int, Outcome] = {}
        self.times: BotTimes = {}
        self._files: list[BinaryIO] = []

    @contextmanager
    def open(self) -> Iterator["MatchFolder"]:
        """The folder, made if it is new, ready for more games; refuses a folder that contains another match."""
        with naming_file(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
            self._begin()
        busy = f"{self.path}: another command is playing this match right now"
        with ExitStack() as closing:
            with naming_file(self.path):
                closing.enter_context(exclusive_lock(self.path / MATCH_FILE, busy))
                _finish_ordering(self.path)
                self._read()
                self._files = [
                    closing.enter_context((self.path / name).open("ab"))
                    for name in (RECORDS_FILE, GAMES_FILE, TIMES_FILE)
                ]
            yield self

    def _begin(self) -> None:
        """Writes down what is played, or checks that the folder holds this match."""
        asked = what_is_played(self.match)
        if not (self.path / MATCH_FILE).exists():
            for name in (GAMES_FILE, RECORDS_FILE, TIMES_FILE):
                if (self.path / name).exists():
                    raise NotationError(f"{self.path}: contains {name}, but no {MATCH_FILE}")
            write_whole(self.path / MATCH_FILE, json.dumps(asked, indent=2, ensure_ascii=False) + "\n")
        kept = _read_json(self.path / MATCH_FILE)
        for name, value in asked.items():
            if kept.get(name) != value:
                what = f"its {name} is {shown(kept.get(name))}, not {shown(value)}"
                if name == "code":
                    what = "its games were played by other code"
                raise NotationError(f"{self.path}: contains another match ({what}); choose another folder with --out")

    def _read(self) -> None:
        """Reads what was played, and cuts off what was not written to its end."""
        games, records = _whole_lines(self.path / GAMES_FILE), _whole_lines(self.path / RECORDS_FILE)
        good = 0
        for line, record in zip(games, records, strict=False):
            outcome = _outcome_of(line, self.match)
            if outcome is None or outcome.number in self.outcomes or not record.startswith(b"{"):
                break
            self.outcomes[outcome.number] = outcome
            good += 1
        for name, lines in ((GAMES_FILE, games), (RECORDS_FILE, records)):
            _cut(self.path / name, sum(map(len, lines[:good])))
        times = _whole_lines(self.path / TIMES_FILE)
        _cut(self.path / TIMES_FILE, sum(map(len, times)))
        for line in times:
            add_times(self.times, _times_of(line))

    def missing(self) -> list[int]:
        """The games that are still to be played."""
        return [number for number in range(self.match.games) if number not in self.outcomes]

    def add(self, chunk: Chunk) -> None:
        """Keeps finished games: on the disk when this returns."""
        lines = [[f"{record}\n" for record in chunk.records]]
        lines.append([_line_of(outcome, self.match) for outcome in chunk.outcomes])
        lines.append([json.dumps(chunk.times, ensure_ascii=False) + "\n"])
        with naming_file(self.path):
            for file, some in zip(self._files, lines, strict=True):
                file.write("".join(some).encode())
                file.flush()
                os.fsync(file.fileno())
        self.outcomes |= {outcome.number: outcome for outcome in chunk.outcomes}
        add_times(self.times, chunk.times)

    def in_order(self) -> list[Outcome]:
        """All games, in the order of their numbers."""
        return [self.outcomes[number] for number in sorted(self.outcomes)]

    def put_in_order(self) -> None:
        """Brings games and records into the order of their numbers, however they came."""
        order = sorted(range(len(self.outcomes)), key=list(self.outcomes).__getitem__)
        if order == list(range(len(order))):
            return
        with naming_file(self.path):
            for name in ORDERED_FILES:
                found = _whole_lines(self.path / name)
                write_new(self.path / name, (found[place].decode() for place in order))
            for name in ORDERED_FILES:
                _fresh(self.path / name).replace(self.path / name)


def _finish_ordering(path: Path) -> None:
    """Ends what an interrupted `put_in_order` began, so that lines of games and records belong together again.

    No file is replaced before both new ones are written. So if only the second is still beside its old one, the first
    was replaced already.
    """
    first, second = (_fresh(path / name) for name in ORDERED_FILES)
    if second.exists() and not first.exists():
        second.replace(path / ORDERED_FILES[1])
    for left_over in (first, second):
        left_over.unlink(missing_ok=True)


def _whole_lines(path: Path) -> list[bytes]:
    """The lines of a file that end; a last one without an end was being written when something happened."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        return []
    return lines[:-1] if lines and not lines[-1].endswith(b"\n") else lines


def _cut(path: Path, size: int) -> None:
    if path.exists() and path.stat().st_size != size:
        os.truncate(path, size)


def _line_of(outcome: Outcome, match: Match) -> str:
    """A finished game as a line."""
    plan = match.plan(outcome.number)
    fields = {
        "game": outcome.number,
        "deal": plan.deal,
        "lineup": plan.lineup,
        "rotation": plan.rotation,
        "bots": list(plan.bots),
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "winners": list(outcome.winners),
        "moves": outcome.moves,
    }
    return json.dumps(fields, ensure_ascii=False) + "\n"


def _outcome_of(line: bytes, match: Match) -> Outcome | None:
    """The game of a line, if the line is whole."""
    try:
        fields = json.loads(line)
        found = Outcome(int(fields["game"]), tuple(fields["scores"]), tuple(fields["places"]), int(fields["moves"]))
    except (ValueError, KeyError, TypeError):
        return None
    return found if 0 <= found.number < match.games and len(found.places) == match.players else None


def _times_of(line: bytes) -> BotTimes:
    """The times of a line, none if the line is not whole."""
    try:
        return {bot: (float(seconds), int(decisions)) for bot, (seconds, decisions) in json.loads(line).items()}
    except (ValueError, TypeError, AttributeError):
        return {}
