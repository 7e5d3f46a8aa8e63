"""Compiles games side by side, one process a core, the game first that somebody waits for."""

import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from seachest.batches.batch import available_cores
from seachest.warmup.marks import WarmupMarks, our_marks
from seachest.warmup.plan import next_step

NICENESS = 5
"""Compiling leaves the cores to those who serve or play."""
LOCK_POLL_S = 0.2
WAKE_POLL_S = 0.2
"""How soon a warm-up notices that another game has become urgent, or that it is to stop."""


def _prepare_process() -> None:
    """Prepares a process that compiles: it ends with the one that has started it, and leaves Ctrl-C to that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _compile(game: str, step: str) -> None:
    """Compiles a step; runs in a process for it, which imports the games only there."""
    from seachest.warmup.steps import compile_step

    compile_step(game, step)


def new_pool(width: int) -> Executor:
    """Processes that compile; a thread where the system has no such pools."""
    try:
        return ProcessPoolExecutor(width, get_context("spawn"), _prepare_process)
    except (ImportError, NotImplementedError, OSError):
        return ThreadPoolExecutor(1)


class Warmup:
    """Compiles some steps of some games. If another process compiles already, it is awaited first."""

    def __init__(
        self,
        games: Sequence[str],
        steps: Sequence[str],
        marks: WarmupMarks | None = None,
        *,
        width: int | None = None,
        pool: Callable[[int], Executor] = new_pool,
        compile_step: Callable[[str, str], None] = _compile,
    ) -> None:
        """`width` is how many steps are compiled at once; by default one for each core."""
        self._games, self._steps = list(games), steps
        self._marks = marks or our_marks()
        self._pool, self._compile_step = pool, compile_step
        self._width = width or available_cores()
        self._stopped = threading.Event()
        self._order = threading.Lock()

    def prefer(self, game: str) -> None:
        """Has a game compiled before the others; from any thread."""
        with self._order:
            if game in self._games:
                self._games.sort(key=lambda other: other != game)

    def stop(self) -> None:
        """Makes `run` return soon, with what is done by then; from any thread."""
        self._stopped.set()

    def is_done(self) -> bool:
        """Whether all steps of all games are compiled."""
        return all(self._marks.are_done(game, self._steps) for game in self._games)

    def run(self) -> None:
        """Compiles until everything is done; raises what a step has raised."""
        while not (self.is_done() or self._stopped.is_set()):
            with self._marks.try_lock() as is_ours:
                if is_ours:
                    try:
                        self._compile_all()
                    except BrokenProcessPool:  # a process was killed, as for want of memory
                        if self._width == 1:
                            raise
                        self._width = 1
                    continue
            time.sleep(LOCK_POLL_S)

    def _compile_all(self) -> None:
        with self._order:
            games = list(self._games)
        missing = {game: [step for step in self._steps if not self._marks.is_done(game, step)] for game in games}
        running: dict[Future[None], tuple[str, str]] = {}
        pool = self._pool(self._width)
        try:
            while any(missing.values()) and not self._stopped.is_set():
                self._begin_steps(pool, missing, running)
                done, _ = wait(running, timeout=WAKE_POLL_S, return_when=FIRST_COMPLETED)
                for future in done:
                    game, step = running.pop(future)
                    future.result()
                    self._marks.set_done(game, step)
                    missing[game].remove(step)
        finally:
            _end(pool)

    def _begin_steps(
        self, pool: Executor, missing: dict[str, list[str]], running: dict[Future[None], tuple[str, str]]
    ) -> None:
        """Gives every free core a step."""
        with self._order:
            games = list(self._games)
        while len(running) < self._width:
            found = next_step(games, missing, running.values())
            if found is None:
                return
            running[pool.submit(self._compile_step, *found)] = found


def _end(pool: Executor) -> None:
    """Ends a pool, and processes that still compile at once."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
