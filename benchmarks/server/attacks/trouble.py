"""Takes the database away from a server of its own in several ways; prints what players notice.

    python benchmarks/server/attacks/trouble.py [--seconds 5] [full-disk locked-file database-away second-server]

full-disk: the server's files can't grow any more (Linux only). locked-file: another program keeps the SQLite file
locked. database-away: PostgreSQL is killed, and started again afterwards. second-server: another server is started on
the same file. In the first three, people play and ask for things before, during and after. For each the slowest answer
during the trouble is printed, with the codes and statuses. Nothing acknowledged may be missing afterwards, and all
must go on. The status is 1 where something was lost, an answer took longer than two seconds, or was none of ours.
"""

import argparse
import asyncio
import json
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402  # needs the path
from tests.server.running import PEOPLE, check_logs, check_records, playing  # noqa: E402
from tests.services import Postgres, free_port  # noqa: E402
from tests.serving import Running  # noqa: E402

ATTACKS = ("full-disk", "locked-file", "database-away", "second-server")
MAX_ANSWER_S = 2.0
ASK_PAUSE_S = 0.2
NO_ROOM_BYTES = 4096
MOVES_BEFORE, MOVES_AFTER = 20, 20
PATIENCE_S = 300.0
Trouble = Callable[[], AbstractAsyncContextManager[None]]


async def ask(url: str, until: float) -> tuple[Counter[str], float]:
    """Asks for something to be stored, again and again; the answers, and the longest time in seconds."""
    found: Counter[str] = Counter()
    longest = 0.0
    async with httpx.AsyncClient(base_url=url, timeout=60) as browser:
        while time.monotonic() < until:
            for path in ("/api/guests", "/health/ready", "/health/live"):
                begin = time.monotonic()
                answer = await (browser.get(path) if "health" in path else browser.post(path, json={"name": "Anna"}))
                longest = max(longest, time.monotonic() - begin)
                found[f"{path} {answer.status_code} {answer.json().get('code', '')}".strip()] += 1
            await asyncio.sleep(ASK_PAUSE_S)
    return found, longest


async def through(server: Running, trouble: Trouble, seconds: float) -> dict[str, Any]:
    """People play before, during and after; raises where anything that was acknowledged is missing."""
    async with server:
        async with playing(server, PEOPLE * 2, random.Random(1), PATIENCE_S) as crowd:
            await crowd.after(MOVES_BEFORE)
            async with trouble():
                answers, longest = await ask(server.url, time.monotonic() + seconds)
            await crowd.after(MOVES_AFTER)
        await check_logs(server, crowd, at_the_end=True)
        await check_records(server, crowd)
    return {
        "acknowledged": crowd.moves,
        "lost": 0,
        "longest_answer_s": round(longest, 2),
        "answers": dict(answers),
        "failed": longest > MAX_ANSWER_S or any(" 500" in told for told in answers),
    }


async def attack(name: str, folder: Path, seconds: float) -> dict[str, Any]:
    """One of the attacks."""
    file, log = folder / f"{name}.db", folder / "log"
    if name == "second-server":
        return await second_server(file, log)
    if name == "database-away":
        with Postgres() as postgres:

            @asynccontextmanager
            async def away() -> AsyncIterator[None]:
                postgres.kill()
                try:
                    yield
                finally:
                    await asyncio.to_thread(postgres.start)

            return await through(Running(postgres.fresh_database(), log), away, seconds)
    server = Running(f"sqlite+aiosqlite:///{file}", log)

    @asynccontextmanager
    async def full() -> AsyncIterator[None]:
        soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (NO_ROOM_BYTES, hard))
        try:
            yield
        finally:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))

    @asynccontextmanager
    async def locked() -> AsyncIterator[None]:
        other = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=30)
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.rollback()
            other.close()

    return await through(server, full if name == "full-disk" else locked, seconds)


async def second_server(file: Path, log: Path) -> dict[str, Any]:
    """Starts two servers on one file, kills the first, and starts another."""
    async with Running(str(file), log) as first:
        command = [sys.executable, "-m", "seachest", "serve", "--port", str(free_port()), "--database", str(file)]
        second = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
        first.kill()
        async with Running(str(file), log):
            pass
    return {"status": second.returncode, "says": second.stderr.strip(), "failed": second.returncode != 2}


def main() -> None:
    """Attacks and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", default=ATTACKS, metavar="ATTACK")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each trouble")
    wishes = parser.parse_args()
    unknown = set(wishes.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}; choose from {', '.join(ATTACKS)}")
    failed = False
    for name in wishes.attacks:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(attack(name, Path(folder), wishes.seconds))
        print(json.dumps({"attack": name, **found}), flush=True)
        failed = failed or found["failed"]
    sys.exit(failed)


if __name__ == "__main__":
    main()
