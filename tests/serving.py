"""The real server as a process of its own, and rivals who play at its tables."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from seachest.client import FollowedTable, ServerClient, play
from seachest.client.retry import RetryDelays
from seachest.coach.effort import FEWEST_ITERATIONS
from seachest.wire.play import Result, Situation
from tests.services import HOST, free_port, in_a_loop_of_its_own

SERVER_TIMEOUT_S = 120.0
POLL_INTERVAL_S = 0.02
NO_LIMITS = 1_000_000
"""New guests of an address in a minute; all limits grow with it."""
QUICK_RETRIES = RetryDelays(first=0.05, longest=0.2)
"""Clients of tests are impatient."""
Chooser = Callable[[FollowedTable, Situation], str | Awaitable[str]]


def has_processes(group: int) -> bool:
    """Whether a process of a group is left; if not, its number may be given to another one."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


class Running:
    """`seachest serve` in a process of its own, killed and started again on the same port."""

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        workers: int = 1,
        redis: str | None = None,
        pace: float = 0.0,
        tellers: int = 0,
        seeds: bool = False,
        tree: Path | None = None,
        guests_a_minute: int = NO_LIMITS,
        review_iterations: int = FEWEST_ITERATIONS,
    ) -> None:
        """`tree` is a checkout whose sources run, instead of the installed ones."""
        self._guests_a_minute, self._review_iterations = guests_a_minute, review_iterations
        self.database, self.log, self._workers, self._redis, self._pace = database, log, workers, redis, pace
        self._tellers = tellers
        self._seeds = ["--seeds"] if seeds else []
        self._sources = {} if tree is None else {"PYTHONPATH": str(tree / "src")}
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []
        """The process groups of all that were started."""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.end()

    def __enter__(self) -> Self:
        self.start_and_wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Kills all of its processes."""
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        """Its process, or the one above its workers."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Starts the server, and returns when it answers."""
        command = ["serve", "--port", str(self.port), "--pace", str(self._pace)]
        command += ["--guests-a-minute", str(self._guests_a_minute), "--workers", str(self._workers), *self._seeds]
        command += ["--tellers", str(self._tellers)]
        if not self._sources:  # another checkout may not know it
            command += ["--review-iterations", str(self._review_iterations)]
        # Addresses may hold passwords, which don't belong in a command line.
        addresses = {"SEACHEST_DATABASE": self.database} | ({"SEACHEST_REDIS": self._redis} if self._redis else {})
        self.launch(command, {**self._sources, **addresses})
        self._groups = [*filter(has_processes, self._groups), self.pid]
        try:
            async with ServerClient(self.url, retry_delays=QUICK_RETRIES) as client:
                await client.ready(SERVER_TIMEOUT_S)
        except BaseException:
            self.end()
            raise

    def launch(self, command: list[str], variables: dict[str, str]) -> None:
        """Starts the process, with a session of its own."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "seachest", *command],
                env={**os.environ, **variables},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start_and_wait(self) -> None:
        """Starts the server from where nothing can be awaited."""
        in_a_loop_of_its_own(self.start())

    def kill(self) -> None:
        """Kills the server at this very moment; processes for its bots have to notice it by themselves."""
        os.kill(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    async def stop(self) -> int:
        """Tells the server to end, and returns its status."""
        os.kill(self.pid, signal.SIGTERM)
        assert self._process is not None
        return await asyncio.to_thread(self._process.wait)

    async def all_gone(self) -> None:
        """Waits until none of the processes is left that dead servers had started."""
        for group in self._groups:
            while has_processes(group):
                await asyncio.sleep(POLL_INTERVAL_S)

    def workers(self) -> list[int]:
        """The processes of its workers."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"multiprocessing-fork" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server with its games in a folder; gives its address."""
    with Running(str(folder / "server.db"), folder / "log", seeds=True) as server:
        yield server.url


def by_dice(seed: int = 1) -> Chooser:
    """Somebody who doesn't think."""
    dice = random.Random(seed)
    return lambda _, situation: dice.choice(situation.choices).text


@dataclass
class Rivals:
    """Those who play against the one who is tested, in a thread of their own."""

    url: str
    link: str = ""
    tokens: list[str] = field(default_factory=list)
    result: Result | None = None
    heard: list[str] = field(default_factory=list)
    failed: BaseException | None = None
    loop: asyncio.AbstractEventLoop | None = None
    task: asyncio.Task[Any] | None = None
    first: FollowedTable | None = None

    def say(self, text: str) -> None:
        """The first of them says something."""
        assert self.first is not None
        assert self.loop is not None
        asyncio.run_coroutine_threadsafe(self.first.say(text), self.loop).result(SERVER_TIMEOUT_S)


@contextmanager
def rivals(
    url: str, game: str, players: int, *, free: int = 1, choose: Chooser | None = None, **wishes: Any
) -> Iterator[Rivals]:
    """A table with so many free seats, at which all others are played by a chooser."""
    told = Rivals(url)
    ready = threading.Event()

    async def run() -> None:
        told.loop, told.task = asyncio.get_running_loop(), asyncio.current_task()
        async with asyncio.TaskGroup() as group:
            opener = ServerClient(url)
            await opener.guest("Rival")
            seated = await opener.open(game, players, **wishes)
            told.link = f"{url}/t/{seated.table.id}"
            group.create_task(sit(opener, seated.table.id, seated.token))
            for _ in range(players - 1 - free):
                other = ServerClient(url)
                await other.guest("Other")
                token = (await other.sit(seated.table.id)).token
                group.create_task(sit(other, seated.table.id, token))
            while len(told.tokens) < players - free:
                await asyncio.sleep(0.01)
            ready.set()

    async def sit(client: ServerClient, table: str, token: str) -> None:
        async with client:
            followed = await client.follow(table, token, exact=True)
            told.tokens.append(token)
            told.first = told.first or followed
            chooser = choose or by_dice(len(told.tokens))
            told.result = await play(followed, lambda situation: chooser(followed, situation))
            told.heard = [line.text or "" for line in followed.chat]

    def work() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            told.failed = error
        finally:
            ready.set()

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    assert ready.wait(SERVER_TIMEOUT_S)
    if told.failed is not None:
        raise told.failed
    try:
        yield told
    finally:
        if told.loop is not None and told.task is not None and thread.is_alive():
            told.loop.call_soon_threadsafe(told.task.cancel)
        thread.join(SERVER_TIMEOUT_S)
