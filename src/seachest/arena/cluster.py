"""The chunks of a match as tasks of Ray: on many machines, or several workers of this one."""

import logging
import socket
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from seachest.arena.games import BotFailed, Chunk, ChunkPlayer, never_stop, play_chunk
from seachest.arena.match import Match
from seachest.arena.workers import CHUNKS_PER_WORKER, WorkerLost
from seachest.extras import needed
from seachest.rules.compiled import source_digest
from seachest.rules.errors import NotationError, SeachestError, shown

Ray: TypeAlias = Any  # the module is loaded only if somebody asks for it
RayTask: TypeAlias = Any  # as above

CONNECT_TIMEOUT_S = 5.0
"""Seconds that a cluster has to answer."""

MAX_TASK_RETRIES = 5
"""How often a chunk is played again because its worker was lost; the same games come out."""


def check_ray() -> Ray:
    """Ray, or an error that tells how to get it."""
    return needed("ray", "--ray needs Ray", "ray")


@cache
def own_code() -> str:
    """A digest of the code that plays here."""
    return source_digest()


def play_task(play: ChunkPlayer, match: Match, numbers: Sequence[int], code: str) -> Chunk:
    """On a worker: plays games, if it does so by the same code as all others."""
    if own_code() != code:
        raise WorkerLost(
            "ray: a machine in the cluster runs different code, or different versions of Python, numpy or numba"
        )
    return play(match, numbers, never_stop)


def check_address(address: str) -> None:
    """Finds out quickly whether anybody answers at HOST:PORT or ray://HOST:PORT; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT_S).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NotationError(f"ray: no cluster answers at {shown(address)}: {error}") from None


def play_on_ray(
    match: Match,
    chunks: Sequence[Sequence[int]],
    address: str,
    play: ChunkPlayer = play_chunk,
    *,
    retries: int = MAX_TASK_RETRIES,
    code: str | None = None,
) -> Iterator[Chunk]:
    """Plays the chunks as tasks, and gives them as they are finished; the work of a lost worker is done again.

    Raises WorkerLost for a chunk that was lost more than `retries` times, and for a machine whose code has another
    digest than `code` (by default that of this machine).
    """
    ray = check_ray()
    ours = not ray.is_initialized()
    if ours:
        check_address(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NotationError(f"ray: no cluster answers at {shown(address)}: {error}") from None
    try:
        yield from _tasks(ray, match, chunks, play, retries, code or own_code())
    finally:
        if ours:
            ray.shutdown()


def _tasks(
    ray: Ray, match: Match, chunks: Sequence[Sequence[int]], play: ChunkPlayer, retries: int, code: str
) -> Iterator[Chunk]:
    """Keeps every core of the cluster busy until all chunks are done."""
    task = ray.remote(num_cpus=1, max_retries=retries)(play_task)
    shared = ray.put(match)
    ahead = CHUNKS_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(chunks)
    running: list[RayTask] = []
    try:
        while True:
            for numbers in waiting:
                running.append(task.remote(play, shared, numbers, code))
                if len(running) >= ahead:
                    break
            if not running:
                return
            done, running = ray.wait(running)
            yield _result(ray, done[0], retries)
    finally:
        for unfinished in running:
            ray.cancel(unfinished, force=True)


def _result(ray: Ray, task: RayTask, retries: int) -> Chunk:
    """What a task found, or what went wrong with it."""
    try:
        found = ray.get(task)
    except ray.exceptions.RayTaskError as error:
        kind = BotFailed if isinstance(error.cause, BotFailed) else WorkerLost
        said = str(error.cause) if isinstance(error.cause, SeachestError) else f"ray: a worker failed: {error.cause!r}"
        raise kind(said) from None
    except ray.exceptions.RayError as error:
        raise WorkerLost(
            f"ray: gave up after {retries} retries because workers were lost ({type(error).__name__})"
        ) from None
    assert isinstance(found, Chunk)
    return found
