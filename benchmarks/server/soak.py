"""A thousand tables play for an hour, one game after the other; the server's memory must stay flat.

    python benchmarks/server/soak.py [--tables 1000] [--seconds 3600] [--rate 200] [--database sqlite|postgresql]
    python benchmarks/server/soak.py --tables 50 --seconds 90

Players are real clients on sockets of their own, all together at the given number of moves a second; a table whose game
is over opens the next one. Every few seconds the memory of all processes of the server is noted. The first third is for
warming up. Then memory may grow by no more than the given percentage, from the mean of the second third to that of the
last. Prints the figures; the status is 1 where memory grew, anything was refused, or a connection was lost.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import mean
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from load import held_by  # noqa: E402  # needs the path
from tests.services import Postgres  # noqa: E402
from tests.serving import Running  # noqa: E402

from seachest.bench.swarm.swarm import Swarm  # noqa: E402
from seachest.cli.jobs.swarm import fastest_loop_factory, raise_file_limit  # noqa: E402

SAMPLES = 300
MIN_SAMPLE_PAUSE_S = 1.0


async def soak(database: str, log: Path, wishes: argparse.Namespace) -> dict[str, Any]:
    """Plays, and notes the server's memory in megabytes."""
    samples: list[float] = []
    async with Running(database, log, tellers=wishes.tellers) as server:
        crowd = Swarm(server.url, wishes.tables, wishes.game, wishes.players, wishes.rate)

        async def sample() -> None:
            while True:
                samples.append(held_by(server.pid))
                await asyncio.sleep(max(MIN_SAMPLE_PAUSE_S, wishes.seconds / SAMPLES))

        try:
            await crowd.set_up()
            sampling = asyncio.create_task(sample())
            begin = time.monotonic()
            figures = (
                await crowd.run(wishes.seconds, lambda line: sys.stderr.write(f"{line}\n"), every=30.0)
            ).as_json()
            seconds = time.monotonic() - begin
            sampling.cancel()
        finally:
            await crowd.close()
    third = len(samples) // 3
    before, after = mean(samples[third : 2 * third]), mean(samples[2 * third :])
    return {
        "tables": wishes.tables,
        "seconds": round(seconds),
        "moves": figures["moves"],
        "games": figures["games"],
        "errors": figures["errors"],
        "megabytes": {"first": round(samples[0], 1), "second_third": round(before, 1), "last_third": round(after, 1)},
        "growth_percent": round(100 * (after / before - 1), 2),
        "flat": after <= before * (1 + wishes.percent / 100),
    }


def main() -> None:
    """Soaks and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second of all tables together")
    parser.add_argument("--game", default="dolores")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tellers", type=int, default=0)
    parser.add_argument("--percent", type=float, default=3.0, help="by which memory may grow")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    wishes = parser.parse_args()
    raise_file_limit(wishes.tables * wishes.players)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite+aiosqlite:///{folder / 'server.db'}"
        if wishes.database == "postgresql":
            url = stack.enter_context(Postgres()).fresh_database()
        runner = stack.enter_context(asyncio.Runner(loop_factory=fastest_loop_factory()))
        found = runner.run(soak(url, folder / "log", wishes))
    print(json.dumps(found))
    sys.exit(bool(found["errors"]) or not found["flat"])


if __name__ == "__main__":
    main()
