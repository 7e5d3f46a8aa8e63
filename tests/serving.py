"""A real server for tests of those who come to it, and rivals who play at its tables."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from seachest.client import Client, FollowedTable, play
from seachest.wire.play import Result, Situation

PATIENCE = 120.0
Chooser = Callable[[FollowedTable, Situation], str | Awaitable[str]]


def free_port() -> int:
    """A port that nobody listens to."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """`seachest serve` in a process of its own; gives its address."""
    port = free_port()
    wishes = ["--port", str(port), "--pace", "0", "--seeds", "--guests-a-minute", "10000"]
    environment = {**os.environ, "SEACHEST_DATA": str(folder)}
    with subprocess.Popen(
        [sys.executable, "-m", "seachest", "serve", *wishes],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        url = f"http://127.0.0.1:{port}"
        try:
            asyncio.run(_ready(url))
            yield url
        finally:
            process.send_signal(signal.SIGKILL)


async def _ready(url: str) -> None:
    async with Client(url) as client:
        await client.ready(PATIENCE)


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
        asyncio.run_coroutine_threadsafe(self.first.say(text), self.loop).result(PATIENCE)


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
            opener = Client(url)
            await opener.guest("Rival")
            seated = await opener.open(game, players, **wishes)
            told.link = f"{url}/t/{seated.table.id}"
            group.create_task(sit(opener, seated.table.id, seated.token))
            for _ in range(players - 1 - free):
                other = Client(url)
                await other.guest("Other")
                token = (await other.sit(seated.table.id)).token
                group.create_task(sit(other, seated.table.id, token))
            while len(told.tokens) < players - free:
                await asyncio.sleep(0.01)
            ready.set()

    async def sit(client: Client, table: str, token: str) -> None:
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
    assert ready.wait(PATIENCE)
    if told.failed is not None:
        raise told.failed
    try:
        yield told
    finally:
        if told.loop is not None and told.task is not None and thread.is_alive():
            told.loop.call_soon_threadsafe(told.task.cancel)
        thread.join(PATIENCE)
