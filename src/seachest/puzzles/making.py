"""Makes a file of puzzles: plays game after game until there are enough, on all cores, and goes on where it stopped."""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from seachest.puzzles.checking import USUAL_EFFORT, PuzzleEffort
from seachest.puzzles.finding import PuzzleHunt
from seachest.puzzles.pack import PACK_FORMAT, Pack, PackHead, read_pack, write_pack
from seachest.puzzles.puzzle import Puzzle
from seachest.rules.compiled import cells
from seachest.rules.errors import NotationError, SeachestError
from seachest.rules.game import Game, game_named
from seachest.rules.reading import number as checked_number

DEFAULT_PUZZLES = 300
MAX_PUZZLES = 100_000
MAX_PUZZLE_WORKERS = 1024
GAMES_PER_WORKER = 2
"""Games that are given to each process ahead of time."""
SMALLEST_DIFFERENCE = 0.06
"""Two puzzles with the same phase and players are alike if fewer of the numbers that describe them differ."""
LARGEST_SHARE_OF_PHASE = 0.5
"""No phase of a game brings more of its puzzles."""

PuzzlesMade = Callable[[int], None]
"""Told how many puzzles there are."""


class PuzzlesStopped(SeachestError):  # noqa: N818  # it tells what happened
    """A process ended while puzzles were made."""


@dataclass(frozen=True)
class _Hunt:
    """One game that is to be looked through."""

    game: str
    players: int
    seed: int
    number: int
    effort: PuzzleEffort


def make_puzzles(
    game: str,
    path: Path,
    *,
    count: int = DEFAULT_PUZZLES,
    seed: int = 0,
    workers: int = 1,
    tell: PuzzlesMade | None = None,
    effort: PuzzleEffort = USUAL_EFFORT,
) -> Pack:
    """Makes puzzles until a file has so many; the same seed finds the same puzzles in the same games.

    Raises NotationError if the file is one of another game or seed.
    """
    rules = game_named(game)
    checked_number(count, "count", 1, MAX_PUZZLES)
    checked_number(workers, "workers", 1, MAX_PUZZLE_WORKERS)
    pack = _opened(rules, path, seed)
    shelf = PuzzleShelf(rules, pack.puzzles, count)
    with closing(_hunted(_hunts(pack.head, shelf, effort), workers)) as hunted:
        for hunt, found in hunted:
            if tell is not None:
                tell(len(pack.puzzles))
            if len(pack.puzzles) >= count:
                break
            pack.head.next[str(hunt.players)] = hunt.number + 1
            added = [puzzle for puzzle in found if shelf.add(puzzle)]
            if added:
                write_pack(path, pack)
    write_pack(path, pack)
    return pack


def _opened(rules: Game, path: Path, seed: int) -> Pack:
    """The file as it is, or a new one."""
    if not path.exists():
        head = PackHead(PACK_FORMAT, rules.name, rules.rules_version, seed, {str(each): 0 for each in rules.seats})
        return Pack(head, [])
    pack = read_pack(path)
    if (pack.head.game, pack.head.seed, pack.head.rules) != (rules.name, seed, rules.rules_version):
        raise NotationError(
            f"{path}: contains puzzles of {pack.head.game} made with seed {pack.head.seed} and "
            f"version {pack.head.rules} of its rules; choose another file with --out"
        )
    return pack


class PuzzleShelf:
    """The puzzles that were found, no two of them alike, and no kind of them more than its share."""

    def __init__(self, rules: Game, puzzles: list[Puzzle], count: int) -> None:
        self._rules, self._puzzles, self._count = rules, puzzles, count
        self._features = [features_of(puzzle) for puzzle in puzzles]
        self._phases = Counter(phase_of(puzzle) for puzzle in puzzles)
        self._players = Counter(puzzle.players for puzzle in puzzles)

    def wants(self, players: int) -> bool:
        """Whether puzzles with so many players are missing."""
        return self._players[players] < self._count / len(self._rules.seats)

    def add(self, puzzle: Puzzle) -> bool:
        """Adds a puzzle, unless it is like one that is there or there are enough of its kind."""
        features, phase = features_of(puzzle), phase_of(puzzle)
        if not self.wants(puzzle.players) or self._phases[phase] >= LARGEST_SHARE_OF_PHASE * self._count:
            return False
        for other, known in zip(self._puzzles, self._features, strict=True):
            same_kind = other.players == puzzle.players and phase_of(other) == phase
            if same_kind and difference(features, known) < SMALLEST_DIFFERENCE:
                return False
        self._puzzles.append(puzzle)
        self._features.append(features)
        self._phases[phase] += 1
        self._players[puzzle.players] += 1
        return True


FeatureArray = npt.NDArray[np.int8]


def features_of(puzzle: Puzzle) -> FeatureArray:
    """What the seat of a puzzle knows, as numbers."""
    view = puzzle.view
    found = np.zeros(view.game.feature_count, np.int8)
    view.game.features(view.record, view.seat, cells(found))
    return found


def difference(one: FeatureArray, other: FeatureArray) -> float:
    """The share of the numbers in which two positions differ, of those that say anything in one of them."""
    telling = (one != 0) | (other != 0)
    return float((one != other).sum() / max(telling.sum(), 1))


def phase_of(puzzle: Puzzle) -> str:
    """What is to be decided in a puzzle, by the name that the game has for it."""
    return str(puzzle.view.typed_position().phase)


def _hunts(head: PackHead, shelf: PuzzleShelf, effort: PuzzleEffort) -> Iterator[_Hunt]:
    """The games to look through, those with each number of players in turn, as long as any are missing."""
    numbers = {int(players): number for players, number in head.next.items()}
    while wanted := [players for players in numbers if shelf.wants(players)]:
        for players in wanted:
            yield _Hunt(head.game, players, head.seed, numbers[players], effort)
            numbers[players] += 1


def _look_through(hunt: _Hunt) -> list[Puzzle]:
    return PuzzleHunt(hunt.game, hunt.players, hunt.seed, hunt.number, hunt.effort).play()


def _hunted(hunts: Iterator[_Hunt], workers: int) -> Generator[tuple[_Hunt, list[Puzzle]], None, None]:
    """Looks through games, and gives what was found in the order of the games."""
    if workers == 1:
        for hunt in hunts:
            yield hunt, _look_through(hunt)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _ignore_interrupts)
    running: deque[tuple[_Hunt, Future[list[Puzzle]]]] = deque()
    try:
        while True:
            while len(running) < workers * GAMES_PER_WORKER and (ahead := next(hunts, None)) is not None:
                running.append((ahead, pool.submit(_look_through, ahead)))
            if not running:
                return
            first, found = running.popleft()
            yield first, found.result()
    except BrokenProcessPool:
        raise PuzzlesStopped("a process died while making puzzles: killed, or out of memory") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """A process begins: Ctrl-C is the business of the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
