"""Who examines the decisions of a game: this process, or several others on this machine."""

import json
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from seachest.bots.seeds import derived_seed
from seachest.coach.effort import Effort
from seachest.coach.history import GameHistory
from seachest.coach.judging import Judgement, judge
from seachest.coach.playouts import Chances, Playouts
from seachest.rules.errors import SeachestError

DECISIONS_PER_PORTION = 4
ITERATIONS_PER_WORKER = 100_000
"""A process is started for so many iterations in all: with fewer it takes longer to begin than to work."""


class ReviewFailed(SeachestError):  # noqa: N818  # it tells what happened
    """A process ended in the middle of a review."""


@dataclass(frozen=True)
class Finding:
    """What was found about a decision, or about the deal (number 0)."""

    number: int
    chances: Chances | None
    """After it; None where the game is over."""
    judgement: Judgement | None
    """None where there was nothing to decide."""


class Examiner:
    """Examines the decisions of one game, each by itself: who does it, and in which order, changes nothing."""

    def __init__(self, history: GameHistory, effort: Effort) -> None:
        self._history, self._effort = history, effort
        self._playouts = Playouts(
            history.game, history.players, history.options, effort.playouts, derived_seed("review", effort.seed)
        )

    def examine(self, number: int) -> Finding:
        """Examines a decision by its number, or the deal (0)."""
        decision = self._history.decisions[number - 1] if number else None
        state = self._history.start if decision is None else decision.after
        chances = judgement = None
        if self._history.game.pending(state):
            chances = self._playouts.chances(state)
        if decision is not None and decision.is_free:
            seed = derived_seed("review", self._effort.seed, number)
            judgement = judge(decision.view, decision.move.text, self._effort.iterations, seed)
        return Finding(number, chances, judgement)


def useful_workers(history: GameHistory, effort: Effort, wanted: int) -> int:
    """How many of the wanted processes have enough to do."""
    return min(wanted, 1 + len(history.decisions) * effort.iterations // ITERATIONS_PER_WORKER)


def examine_here(history: GameHistory, effort: Effort) -> Iterator[Finding]:
    """Examines the deal and all decisions, one after the other."""
    examiner = Examiner(history, effort)
    for number in range(len(history.decisions) + 1):
        yield examiner.examine(number)


examiner_here: Examiner | None = None
"""In a process that was started for a review: its examiner."""


def _begin(record: str, effort: Effort) -> None:
    """A process begins: Ctrl-C is the business of the one that started it."""
    global examiner_here
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    examiner_here = Examiner(GameHistory(record), effort)


def _examine(numbers: Sequence[int]) -> list[Finding]:
    assert examiner_here is not None  # `_begin` has made it
    return [examiner_here.examine(number) for number in numbers]


def examine_in_processes(history: GameHistory, effort: Effort, workers: int) -> Iterator[Finding]:
    """Examines the deal and all decisions in fresh processes, and gives what was found as it comes."""
    numbers = range(len(history.decisions) + 1)
    portions = [numbers[first : first + DECISIONS_PER_PORTION] for first in numbers[::DECISIONS_PER_PORTION]]
    spawning = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(portions)), spawning, _begin, (json.dumps(history.record), effort))
    try:
        for done in as_completed([pool.submit(_examine, portion) for portion in portions]):
            yield from done.result()
    except BrokenProcessPool:
        raise ReviewFailed("a process died during the review: killed, or out of memory") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
