"""Whether reviews of finished games slow live tables down: both on one server, with and without reviews in turns.

    python benchmarks/server/reviews.py [--pairs 10] [--seconds 8] [--tables 60] [--rate 150] [--game GAME]

Players are real clients on sockets of their own, at first at the given number of moves a second ("paced"), then as fast
as they can ("highest"). Each pair plays twice in both ways, without a review and while one quick review follows the
other, and each pair begins with the other half than the last. Prints, for each way, what is seen with reviews divided
by what is seen without, as a geometric mean over the pairs with a 95 % interval by Student's t; and how much the
process for reviews has computed meanwhile, in cores.
"""

import argparse
import asyncio
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from load import family, say, swarming  # noqa: E402  # needs the path
from peer import cpu_seconds  # noqa: E402
from tests.serving import Running, by_dice  # noqa: E402

from seachest.arena.estimates import estimate  # noqa: E402
from seachest.bench.swarm.figures import Figures  # noqa: E402
from seachest.bench.swarm.swarm import Swarm  # noqa: E402
from seachest.cli.jobs.swarm import fastest_loop_factory, raise_file_limit  # noqa: E402
from seachest.client import ServerClient, play  # noqa: E402
from seachest.coach import QUICK_ITERATIONS  # noqa: E402
from seachest.rules.game import game_named, game_names  # noqa: E402
from seachest.server.coach.review_process import LOWEST_PRIORITY  # noqa: E402

WARM_SECONDS = 2.0
"""Of play before anything is counted."""
LOOK_S = 0.1
WAYS = ("paced", "highest")
MEASURED = ("moves_per_second", "p50_ms", "p99_ms")
REVIEWED = "sea-or-shore"
"""The game that is reviewed: a long one, but not too long for the messages that a socket may send at once."""


class Coach:
    """Somebody who has finished games reviewed, one after the other."""

    def __init__(self, url: str) -> None:
        self._url, self._browser = url, httpx.AsyncClient(base_url=url, timeout=60.0)
        self._unreviewed: list[tuple[str, dict[str, str]]] = []
        self.count = 0

    async def play(self, games: int) -> None:
        """Plays games against bots, to have something to review."""
        await asyncio.gather(*map(self._play_one, range(games)))

    async def _play_one(self, number: int) -> None:
        async with ServerClient(self._url) as client:
            await client.guest(f"Coach {number}")
            players, choose = game_named(REVIEWED).seats.start, by_dice(number)
            seated = await client.open(REVIEWED, players, bots=["random"] * (players - 1))
            followed = await client.follow(seated.table.id, seated.token)
            await play(followed, lambda situation: choose(followed, situation))
            self._unreviewed.append((seated.table.id, dict(client.cookies.items())))

    async def review(self) -> None:
        """Has the next game reviewed, and waits until that is done."""
        table, cookies = self._unreviewed.pop()
        path, head = f"/api/tables/{table}/review", {"Origin": self._url}
        head["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        (await self._browser.post(path, json={"depth": "quick"}, headers=head)).raise_for_status()
        while (told := (await self._browser.get(path, headers=head)).raise_for_status().json()).get("progress"):
            if told["progress"]["state"] == "failed":
                raise SystemExit("a review has failed")
            await asyncio.sleep(LOOK_S)
        self.count += 1

    @asynccontextmanager
    async def reviewing(self) -> AsyncIterator[None]:
        """One review follows the other; the last one is waited for."""
        wanted = True

        async def go_on() -> None:
            while wanted:
                await self.review()

        task = asyncio.create_task(go_on())
        try:
            yield
        finally:
            wanted = False
            await task


def reviewed_for(server: int) -> float:
    """Seconds that the process for reviews has computed."""
    own = os.getpriority(os.PRIO_PROCESS, server)
    lowest = min(19, own + LOWEST_PRIORITY)
    return sum(cpu_seconds(pid) for pid in family(server) if os.getpriority(os.PRIO_PROCESS, pid) == lowest)


async def played(crowd: Swarm, server: int, rate: float | None, seconds: float) -> dict[str, float]:
    """One way to play, and what was seen."""
    crowd.figures, crowd.rate = Figures(), rate
    await crowd.run(WARM_SECONDS)
    crowd.figures = Figures()
    begin, used = time.monotonic(), reviewed_for(server)
    figures = (await crowd.run(seconds)).as_json()
    used = (reviewed_for(server) - used) / (time.monotonic() - begin)
    if figures["errors"]:
        raise SystemExit(f"errors: {figures['errors']}")
    times = figures["seen_by_all_ms"]
    return {
        "moves_per_second": figures["moves_per_second"],
        "p50_ms": times["p50"],
        "p99_ms": times["p99"],
        "review_cores": used,
    }


async def measure(database: str, log: Path, wishes: argparse.Namespace) -> list[dict[str, Any]]:
    """All pairs, each by half and way."""
    pairs: list[dict[str, Any]] = []
    players = game_named(wishes.game).seats.start
    async with Running(database, log, pace=0.0, review_iterations=QUICK_ITERATIONS) as server:
        coach = Coach(server.url)
        await coach.play(wishes.reviewed)
        await coach.review()  # the process starts
        async with swarming(server.url, wishes.tables, wishes.game, players) as crowd:
            for number in range(wishes.pairs):
                found: dict[str, Any] = {}
                for half in ("without", "with") if number % 2 == 0 else ("with", "without"):
                    for way in WAYS:
                        rate = wishes.rate if way == "paced" else None
                        if half == "with":
                            async with coach.reviewing():
                                seen = await played(crowd, server.pid, rate, wishes.seconds)
                        else:
                            seen = await played(crowd, server.pid, rate, wishes.seconds)
                        found[f"{way} {half}"] = seen
                pairs.append(found)
                say(f"pair {number + 1} of {wishes.pairs}, {coach.count} reviews: {json.dumps(found)}")
    return pairs


def ratio(pairs: list[dict[str, Any]], way: str, name: str) -> str:
    """With reviews divided by without, and its interval."""
    found = estimate([math.log(pair[f"{way} with"][name] / pair[f"{way} without"][name]) for pair in pairs])
    bounds = [math.exp(bound) for bound in (found.low, found.high) if bound is not None]  # none of one pair
    return f"{math.exp(found.mean):.3f} ({' to '.join(f'{bound:.3f}' for bound in bounds)})"


def mean(pairs: list[dict[str, Any]], what: str, name: str) -> float:
    """The geometric mean of a figure."""
    return math.exp(math.fsum(math.log(pair[what][name]) for pair in pairs) / len(pairs))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=8.0, help="of play that count, each time")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--reviewed", type=int, default=40, help="games to review, 80 at most")
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second of the paced half")
    parser.add_argument("--game", choices=game_names(), default="sea-or-shore")
    wishes = parser.parse_args()
    raise_file_limit(wishes.tables * game_named(wishes.game).seats.start)
    with tempfile.TemporaryDirectory() as name, asyncio.Runner(loop_factory=fastest_loop_factory()) as runner:
        folder = Path(name)
        pairs = runner.run(measure(f"sqlite+aiosqlite:///{folder / 'server.db'}", folder / "log", wishes))
    print("| | without | with reviews | with / without | review process, cores |")
    print("|---" * 5 + "|")
    for way in WAYS:
        cores = sum(pair[f"{way} with"]["review_cores"] for pair in pairs) / len(pairs)
        for name in MEASURED:
            before, after = (mean(pairs, f"{way} {half}", name) for half in ("without", "with"))
            print(f"| {way}, {name} | {before:.1f} | {after:.1f} | {ratio(pairs, way, name)} | {cores:.2f} |")


if __name__ == "__main__":
    main()
