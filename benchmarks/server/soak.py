"""A thousand tables play for an hour, one game after the other; the server's memory must stay flat.

    python benchmarks/server/soak.py [--tables 1000] [--seconds 3600] [--rate 40] [--database sqlite|postgresql]
    python benchmarks/server/soak.py --tables 60 --seconds 90

Players are real clients on sockets of their own, all together at the given number of moves a second; a table whose game
is over opens the next one. All games take part. Visitors come and go meanwhile: each becomes a guest, reads the lists,
looks on at a table, plays a little against a bot, talks, reads a replay and deletes themselves or just leaves. Every
few seconds the memory of all processes of the server is noted, with what its caches hold, and written to `--out` (a
line of JSON each), so that a run which was stopped is not lost. The first third is for warming up: visitors come far
more often, so that the caches are full at its end. Then memory may grow by no more than the given percentage, from the
mean of the second third to that of the last. Prints the figures; the status is 1 where memory grew, anything was
refused, or a connection was lost.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from load import computed, held_by  # noqa: E402  # needs the path
from peer import memory  # noqa: E402
from tests.services import Postgres  # noqa: E402
from tests.serving import Running  # noqa: E402

from seachest.bench.swarm.swarm import Swarm  # noqa: E402
from seachest.cli.jobs.swarm import fastest_loop_factory, raise_file_limit  # noqa: E402
from seachest.client import RequestRefused, ServerClient  # noqa: E402
from seachest.rules.game import game_named, game_names  # noqa: E402

SAMPLES = 360
MIN_SAMPLE_PAUSE_S = 1.0
VISITOR_MOVES = 3
SHORT_GAMES = {
    "sea-or-shore": {"hand": 3, "rounds": 1},
    "dolores": {"pile": 20},
    "sea-salt-paper": {"goal": 1},
}
"""Options with which a table has some twenty to fifty decisions, so that in an hour each plays many games. While games
begin, memory grows with their stories; it can only be flat when as many end."""
DELETED_EVERY = 300
"""Every so many visitors one deletes themselves when they go; an address may do that ten times in an hour."""
CACHES = {
    "tables": "seachest_tables_live",
    "replay_bytes": "seachest_replay_cache_bytes",
    "views": "seachest_last_views",
}
"""What the server tells of its caches."""


@dataclass
class Visitors:
    """People who come, look around and go."""

    url: str
    crowds: Sequence[Swarm]
    pause_s: float
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    count: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    _watched: list[str] = field(default_factory=list)

    async def come(self) -> None:
        """One after the other, until cancelled; what goes wrong is counted."""
        async with asyncio.TaskGroup() as group:
            while True:
                await asyncio.sleep(self.pause_s)
                group.create_task(self._counted())

    async def _counted(self) -> None:
        try:
            self.count += 1
            await self._visit(self.count)
        except Exception as error:
            self.errors[f"visitor: {getattr(error, 'code', None) or type(error).__name__}"] += 1

    async def _visit(self, number: int) -> None:
        async with ServerClient(self.url) as client:
            await client.guest(f"Visitor {number}")
            await client.lobby()
            playing = {table.id for crowd in self.crowds for table in crowd.tables if table.id}
            finished = [table for table in self._watched if table not in playing]
            if finished:
                await client.replay(self.dice.choice(finished), first=self.dice.randrange(20))
            watched = self.dice.choice(sorted(playing))
            self._watched = [*self._watched[-500:], watched]
            await client.follow(watched)
            game = self.dice.choice(game_names())
            players = game_named(game).seats.start
            seated = await client.open(game, players, bots=["casual"] * (players - 1), public=True)
            table = await client.follow(seated.table.id, seated.token)
            await table.say(f"Hello, this is visitor {number}")
            for _ in range(VISITOR_MOVES):
                while table.situation is None or not table.situation.choices:
                    await table.changed()
                situation = table.situation
                try:
                    await table.act(self.dice.choice(situation.choices).text)
                except RequestRefused:
                    if table.situation is situation:  # else the server was faster, as with a single answer
                        raise
            await client.mine()
            if number % DELETED_EVERY == 0:
                await client.delete_account()


def crowds_of(url: str, wishes: argparse.Namespace) -> list[Swarm]:
    """A swarm for each game, which share tables and moves."""
    share = len(wishes.games)
    tables = [wishes.tables // share + (number < wishes.tables % share) for number in range(share)]
    return [
        Swarm(url, count, game, game_named(game).seats.start, wishes.rate / share, options=SHORT_GAMES.get(game))
        for game, count in zip(wishes.games, tables, strict=True)
    ]


async def cached_by(browser: httpx.AsyncClient) -> dict[str, int]:
    """What the caches of a server hold."""
    families = text_string_to_metric_families((await browser.get("/metrics")).text)
    values = {each.name: int(each.value) for family in families for each in family.samples}
    return {label: values[name] for label, name in CACHES.items()}


async def soak(database: str, log: Path, wishes: argparse.Namespace) -> dict[str, Any]:
    """Plays, and notes the server's memory in megabytes."""
    samples: list[float] = []
    cached: list[dict[str, int]] = []
    async with (
        Running(database, log, tellers=wishes.tellers) as server,
        httpx.AsyncClient(base_url=server.url) as browser,
    ):
        crowds = crowds_of(server.url, wishes)
        visitors = Visitors(server.url, crowds, wishes.early_visitor_every)

        def figures() -> dict[str, Any]:
            found = [crowd.figures for crowd in crowds]
            errors = sum((each.errors for each in found), Counter(visitors.errors))
            counts = {name: sum(getattr(each, name) for each in found) for name in ("moves", "games", "late")}
            return {**counts, "visitors": visitors.count, "errors": dict(errors)}

        async def sample() -> None:
            begin = time.monotonic()
            while True:
                at = time.monotonic() - begin
                if at > wishes.seconds / 3:
                    visitors.pause_s = wishes.visitor_every
                samples.append(held_by(server.pid))
                cached.append(await cached_by(browser))
                if wishes.out:
                    held = {"megabytes": round(samples[-1], 1), "worker_megabytes": round(memory(server.pid), 1)}
                    line = {"at": round(at), **held, **cached[-1], **figures()}
                    with wishes.out.open("a", encoding="utf-8") as out:
                        out.write(json.dumps(line) + "\n")
                await asyncio.sleep(max(MIN_SAMPLE_PAUSE_S, wishes.seconds / SAMPLES))

        try:
            for crowd in crowds:
                await crowd.set_up()
            beside = [asyncio.create_task(sample()), asyncio.create_task(visitors.come())]
            begin, used = time.monotonic(), computed(server.pid)
            await asyncio.gather(*(crowd.run(wishes.seconds, every=wishes.seconds) for crowd in crowds))
            seconds, used = time.monotonic() - begin, computed(server.pid) - used
            for task in beside:
                task.cancel()
        finally:
            await asyncio.gather(*(crowd.close() for crowd in crowds))
        found = figures()
    third = len(samples) // 3
    before, after = mean(samples[third : 2 * third]), mean(samples[2 * third :])
    return {
        "tables": wishes.tables,
        "games_played": wishes.games,
        "seconds": round(seconds),
        **found,
        "server_cores": round(used / seconds, 3),
        "megabytes": {"first": round(samples[0], 1), "second_third": round(before, 1), "last_third": round(after, 1)},
        "caches": {"first": cached[0], "after_a_third": cached[third], "last": cached[-1]},
        "growth_percent": round(100 * (after / before - 1), 2),
        "flat": after <= before * (1 + wishes.percent / 100),
    }


def main() -> None:
    """Soaks and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second of all tables together")
    parser.add_argument("--games", nargs="+", choices=game_names(), default=game_names())
    parser.add_argument("--visitor-every", type=float, default=6.0, metavar="SECONDS")
    parser.add_argument("--early-visitor-every", type=float, default=0.6, metavar="SECONDS", help="in the first third")
    parser.add_argument("--tellers", type=int, default=0)
    parser.add_argument("--percent", type=float, default=3.0, help="by which memory may grow")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--out", type=Path, help="a file to which the samples are appended")
    parser.add_argument("--log", type=Path, help="a file for the server's log")
    wishes = parser.parse_args()
    raise_file_limit(wishes.tables * max(game_named(game).seats.start for game in wishes.games))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite+aiosqlite:///{folder / 'server.db'}"
        if wishes.database == "postgresql":
            url = stack.enter_context(Postgres()).fresh_database()
        runner = stack.enter_context(asyncio.Runner(loop_factory=fastest_loop_factory()))
        found = runner.run(soak(url, wishes.log or folder / "log", wishes))
    print(json.dumps(found))
    sys.exit(bool(found["errors"]) or not found["flat"])


if __name__ == "__main__":
    main()
