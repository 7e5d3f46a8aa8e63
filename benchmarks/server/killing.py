"""Kills the server again and again under load, on SQLite and on PostgreSQL, and counts what was lost.

    python benchmarks/server/killing.py --kills 500
    python benchmarks/server/killing.py --kills 5 --database sqlite

Players are real clients, which come back by themselves. After each `kill -9`, before the server starts again, the log
of every table is read from the database and played: all that was acknowledged must be in it. At the end all games are
played to their end, their records checked, and no move may have been made twice. Prints a table; what is wrong is an
error. PostgreSQL is started for it, as the tests do.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.running import AND_BOTS, check_logs, check_records, playing  # noqa: E402  # needs the path
from tests.services import Postgres  # noqa: E402
from tests.serving import Running  # noqa: E402

LONGEST_WAIT = 2.0
"""Seconds between the server's being busy and its end, at most."""
BUSY = 10
"""Moves that are acknowledged before a kill, at least."""
TABLE_HEAD = "| database | kills | acknowledged moves | lost | games to the end | damaged | seconds |"


@dataclass
class Outcome:
    """What became of one database."""

    name: str
    kills: int
    moves: int
    games: int
    seconds: float

    def row(self) -> str:
        """A row of the table."""
        return f"| {self.name} | {self.kills} | {self.moves:,} | 0 | {self.games:,} | 0 | {self.seconds:,.0f} |"


async def killed(name: str, server: Running, kills: int, dice: random.Random) -> Outcome:
    """Kills a server so many times; raises where something was lost."""
    begin = time.monotonic()
    async with server:
        async with playing(server, AND_BOTS * 3, dice, timeout_s=120.0 * (kills + 1)) as crowd:
            for number in range(kills):
                await crowd.after(BUSY)
                await asyncio.sleep(dice.uniform(0, LONGEST_WAIT))
                server.kill()
                await check_logs(server, crowd)
                sys.stderr.write(f"{name}: {number + 1} kills, {crowd.moves:,} moves, {len(crowd.over):,} games\n")
                await server.start()
        await check_logs(server, crowd, at_the_end=True)
        await check_records(server, crowd)
    return Outcome(name, kills, crowd.moves, len(crowd.over), time.monotonic() - begin)


def main() -> None:
    """Kills and prints."""
    parser = argparse.ArgumentParser(description="the server, killed under load")
    parser.add_argument("--kills", type=int, default=50, help="for each database (default 50)")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=None, help="when it is killed, and what is played")
    asked = parser.parse_args()
    seed = random.SystemRandom().randrange(2**32) if asked.seed is None else asked.seed
    dice = random.Random(seed)
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        if asked.database != "postgresql":
            file = f"sqlite+aiosqlite:///{Path(folder) / 'server.db'}"
            outcomes.append(asyncio.run(killed("SQLite", Running(file, log), asked.kills, dice)))
        if asked.database != "sqlite":
            with Postgres() as postgres:
                url = postgres.fresh_database()
                outcomes.append(asyncio.run(killed("PostgreSQL", Running(url, log), asked.kills, dice)))
    print(TABLE_HEAD)
    print("|---|---|---|---|---|---|---|")
    for outcome in outcomes:
        print(outcome.row())
    print(f"\nseed {seed}")


if __name__ == "__main__":
    main()
