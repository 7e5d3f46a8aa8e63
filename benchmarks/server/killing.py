"""Kills the server again and again under load, on SQLite and on PostgreSQL, and counts what was lost.

    python benchmarks/server/killing.py --kills 500 [--out killing.jsonl]
    python benchmarks/server/killing.py --kills 5 --database sqlite

Players are real clients, which come back by themselves. Half of the kills come at the very moment of an
acknowledgement, the others some time later; now and then the server is killed once more while it starts. After each
`kill -9`, before the server starts again, everything that is new in the logs of all tables is read from the database
and played: who sits where, decisions and lines that were acknowledged must be in it. A part is some kills on a fresh
database; at its end all games are played to their end, all logs are read and all records checked once more, and no move
may have been made twice. With `--out` each part is appended to a file, from which the next run goes on until there are
enough. Prints a table; what is wrong is an error. PostgreSQL is started for it, as the tests do. Servers are forked
from a process that has loaded everything (`warm_start.py`), since loading takes far longer than being killed.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from results import add_result, read_results, total  # noqa: E402  # needs the path
from tests.server.running import AND_BOTS, LogAudit, check_logs, check_records, playing  # noqa: E402
from tests.services import Postgres  # noqa: E402
from tests.serving import POLL_INTERVAL_S, Running  # noqa: E402

LONGEST_WAIT_S = 0.3
"""Seconds between the server's being busy and its end, at most, where it is not killed at once."""
AT_ONCE_SHARE = 0.5
"""The share of kills at the moment of an acknowledgement."""
START_KILL_SHARE = 0.1
"""How often the server is killed while it starts, after one of the counted kills."""
LONGEST_START_S = 0.6
BUSY = 12
"""Moves that are acknowledged before a kill, at least."""
GROUPS = 4
"""How often each kind of table is played at the same time."""
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
WARM_START = Path(__file__).with_name("warm_start.py")


class WarmStart:
    """The process from which servers are forked."""

    def __enter__(self) -> "WarmStart":
        command = [sys.executable, str(WARM_START)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._answer() == "ready"
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def fork(self, command: list[str], variables: dict[str, str], log: Path) -> int:
        """Starts a server; returns its process."""
        assert self._process.stdin is not None
        line = {"command": command, "variables": variables, "log": str(log)}
        self._process.stdin.write(json.dumps(line) + "\n")
        self._process.stdin.flush()
        return int(self._answer())


class WarmServer(Running):
    """A server that starts at once."""

    def __init__(self, database: str, log: Path, warm: WarmStart) -> None:
        super().__init__(database, log)
        self._warm, self._pid = warm, 0

    @property
    def pid(self) -> int:
        """Its process."""
        return self._pid

    def launch(self, command: list[str], variables: dict[str, str]) -> None:
        """Has it forked."""
        self._pid = self._warm.fork(command, variables, self.log)

    def kill(self) -> None:
        """Kills the server at this very moment, and returns when it is gone."""
        os.kill(self._pid, signal.SIGKILL)
        while Path(f"/proc/{self._pid}").exists():
            time.sleep(0.001)


async def killed(server: WarmServer, kills: int, dice: random.Random) -> dict[str, Any]:
    """Kills a server so many times; raises where something was lost."""
    begin, at_once, at_start, audit = time.monotonic(), 0, 0, LogAudit(server.database)
    async with server:
        async with playing(server, AND_BOTS * GROUPS, dice, timeout_s=120.0 * (kills + 1)) as crowd:
            for number in range(kills):
                await crowd.after(BUSY)
                is_at_once = dice.random() < AT_ONCE_SHARE
                if not is_at_once:
                    await asyncio.sleep(dice.uniform(0, LONGEST_WAIT_S))
                server.kill()
                at_once += is_at_once
                await audit.check(crowd)
                if dice.random() < START_KILL_SHARE:
                    at_start += await kill_at_start(server, dice)
                    await audit.check(crowd)
                await server.start()
                if number % 10 == 9:
                    sys.stderr.write(f"{number + 1} kills, {crowd.moves:,} moves, {len(crowd.over):,} games\n")
        await check_logs(server, crowd, at_the_end=True)
        await check_records(server, crowd)
    lines = sum(len(texts) for by_seat in crowd.said.values() for texts in by_seat.values())
    figures = {"kills": kills, "at_once": at_once, "at_start": at_start, "moves": crowd.moves, "lines": lines}
    return {**figures, "games": len(crowd.over), "seconds": round(time.monotonic() - begin, 1)}


async def kill_at_start(server: WarmServer, dice: random.Random) -> int:
    """Kills a server while it starts, whether or not it answers already."""
    starting = asyncio.create_task(server.start())
    await asyncio.sleep(dice.uniform(POLL_INTERVAL_S, LONGEST_START_S))
    server.kill()
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    return 1


def run_parts(database: str, asked: argparse.Namespace, deadline: float) -> list[dict[str, Any]]:
    """Kills in parts until there are enough; what was found before and now."""
    parts = [part for part in read_results(asked.out) if part["database"] == database]
    while (left := asked.kills - total(parts, lambda part: part["kills"])) > 0 and time.monotonic() < deadline:
        seed = asked.seed + len(parts)
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            url = f"sqlite+aiosqlite:///{folder / 'server.db'}"
            if database == "postgresql":
                url = stack.enter_context(Postgres()).fresh_database()
            warm = stack.enter_context(WarmStart())
            server = WarmServer(url, folder / "log", warm)
            found = asyncio.run(killed(server, min(left, asked.part), random.Random(f"{database} {seed}")))
        parts.append({"database": database, "seed": seed, **found})
        add_result(asked.out, parts[-1])
    return parts


def row(database: str, parts: list[dict[str, Any]]) -> str:
    """A row of the table: nothing was lost or damaged, since that raises an error."""
    kills, at_once, at_start, moves, lines, games = (
        total(parts, lambda part, name=name: part[name])  # type: ignore[misc]
        for name in ("kills", "at_once", "at_start", "moves", "lines", "games")
    )
    seconds = sum(part["seconds"] for part in parts)
    return (
        f"| {DATABASES[database]} | {kills} | {at_once} | {at_start} | {moves:,} | {lines:,} | 0 | {games:,} "
        f"| 0 | {seconds:,.0f} |"
    )


def main() -> None:
    """Kills and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50, help="for each database (default 50)")
    parser.add_argument("--database", choices=[*DATABASES, "both"], default="both")
    parser.add_argument("--part", type=int, default=50, help="kills on one database, before a fresh one (default 50)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="no part begins after this time")
    parser.add_argument("--out", type=Path, help="a file of results, from which a run goes on")
    parser.add_argument("--seed", type=int, default=1, help="when it is killed, and what is played")
    asked = parser.parse_args()
    deadline = time.monotonic() + asked.seconds
    wanted = [name for name in DATABASES if asked.database in (name, "both")]
    found = {name: run_parts(name, asked, deadline) for name in wanted}
    print(
        "| database | kills | of them at an acknowledgement | and while starting | acknowledged moves | lines | lost "
        "| games to the end | damaged | seconds |"
    )
    print("|---" * 10 + "|")
    for name, parts in found.items():
        print(row(name, parts))


if __name__ == "__main__":
    main()
