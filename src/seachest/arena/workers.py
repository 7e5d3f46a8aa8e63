"""Who plays the chunks of a match: this process, or several others on this machine."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.synchronize import Event

from seachest.arena.games import Chunk, ChunkPlayer, MatchStopped, is_compiled, never_stop, play_chunk
from seachest.arena.match import Match
from seachest.rules.errors import SeachestError

COMPILED_CHUNK_GAMES = 100
"""Games in a chunk where compiled code plays; others come one by one, as they take long."""

CHUNKS_PER_WORKER = 3
"""Chunks that wait for each worker, so that it never waits for one."""

MAX_WORKERS = 1024

stop_event: Event | None = None
"""In a worker process: the event that is set when the match has to stop."""


class WorkerLost(SeachestError):  # noqa: N818  # it says what happened
    """A worker process ended in the middle of its work."""


def chunks_of(match: Match, numbers: Sequence[int], compiled_games: int = COMPILED_CHUNK_GAMES) -> list[list[int]]:
    """The games in portions: so many where compiled code plays, else one by one."""
    size = compiled_games if is_compiled(match) else 1
    return [list(numbers[first : first + size]) for first in range(0, len(numbers), size)]


def play_here(match: Match, chunks: Sequence[Sequence[int]], play: ChunkPlayer = play_chunk) -> Iterator[Chunk]:
    """Plays the chunks one after the other."""
    for numbers in chunks:
        yield play(match, numbers, never_stop)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Ctrl-C has to wait, also for processes that are started meanwhile and have not begun yet."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(event: Event) -> None:
    """A worker process begins: Ctrl-C is the business of the process that started it."""
    global stop_event
    stop_event = event
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _play(play: ChunkPlayer, match: Match, numbers: Sequence[int]) -> Chunk:
    """In a worker process: plays a chunk; raises MatchStopped if the match has to stop."""
    assert stop_event is not None  # `_begin` has set it
    return play(match, numbers, stop_event.is_set)


def play_in_processes(
    match: Match, chunks: Sequence[Sequence[int]], workers: int, play: ChunkPlayer = play_chunk
) -> Iterator[Chunk]:
    """Plays the chunks in fresh processes, and gives them as they are finished.

    When this is left early (Ctrl-C, a bot that fails), games under way end at their next decision and are forgotten.
    """
    spawning = multiprocessing.get_context("spawn")
    event = spawning.Event()
    strangers = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(workers, len(chunks)), spawning, _begin, (event,))
    waiting = iter(chunks)
    running: set[Future[Chunk]] = set()
    try:
        while True:
            for numbers in waiting:
                with _ctrl_c_later():
                    running.add(pool.submit(_play, play, match, numbers))
                if len(running) >= workers * CHUNKS_PER_WORKER:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from _good_before_bad(done)
    except BrokenProcessPool:
        raise WorkerLost("a worker process died during a game: killed, out of memory, or crashed by a bot") from None
    finally:
        event.set()
        try:
            pool.shutdown(wait=True, cancel_futures=True)
        except KeyboardInterrupt:  # a second Ctrl-C: don't wait for a bot that thinks long
            for process in set(multiprocessing.active_children()) - strangers:
                process.terminate()
            raise


def _good_before_bad(done: set[Future[Chunk]]) -> Iterator[Chunk]:
    """The chunks that were finished, then the error of one that was not."""
    bad: list[BaseException] = []
    for future in done:
        error = future.exception()
        if error is None:
            yield future.result()
        else:
            bad.append(error)
    for error in bad:
        with suppress(MatchStopped):
            raise error
