"""What was acknowledged survives `kill -9` at any moment, and everybody plays on by themselves."""

import asyncio
import os
import random
import signal
from collections.abc import Sequence
from pathlib import Path

from seachest.client import ServerClient
from tests.server.running import AND_BOTS, PEOPLE, Kind, check_logs, check_records, playing
from tests.serving import SERVER_TIMEOUT_S, Running

KILLS = 3
BETWEEN_KILLS = 40
"""Moves that are acknowledged between two kills, at least."""
LONGEST_WAIT = 0.3


async def kill_again_and_again(server: Running, kinds: Sequence[Kind], dice: random.Random) -> None:
    """Kills the server under load, and looks into the database each time before it comes back."""
    async with server:
        async with playing(server, kinds, dice) as crowd:
            for _ in range(KILLS):
                await crowd.after(BETWEEN_KILLS)
                await asyncio.sleep(dice.uniform(0, LONGEST_WAIT))
                server.kill()
                await check_logs(server, crowd)
                await server.start()
        await check_logs(server, crowd, at_the_end=True)
        await check_records(server, crowd)
        assert len(crowd.over) >= len(kinds)


def test_sqlite_loses_no_acknowledged_move_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Running(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}", tmp_path / "log")
    asyncio.run(kill_again_and_again(server, AND_BOTS * 2, random.Random(1)))


def test_processes_for_bots_end_when_the_server_is_killed(tmp_path: Path) -> None:
    async def test() -> None:
        async with Running(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}", tmp_path / "log") as server:
            async with ServerClient(server.url) as client:
                await client.guest("Ada")
                seated = await client.open("dolores", 2, bots=["random"])
                table = await client.follow(seated.table.id, seated.token)
                while not any(move.startswith("1 ") for move in table.moves):
                    if table.situation and table.situation.choices:
                        await table.act(table.situation.choices[0].text)
                    else:
                        await table.changed()
            server.kill()
            async with asyncio.timeout(SERVER_TIMEOUT_S):
                await server.all_gone()

    asyncio.run(test())


def test_postgresql_loses_no_acknowledged_move_when_the_server_is_killed(tmp_path: Path, database: str) -> None:
    asyncio.run(kill_again_and_again(Running(database, tmp_path / "log"), PEOPLE * 3, random.Random(2)))


def test_play_goes_on_when_one_of_three_workers_is_killed(tmp_path: Path, database: str, redis_url: str) -> None:
    async def test() -> None:
        dice = random.Random(3)
        async with Running(database, tmp_path / "log", workers=3, redis=redis_url) as server:
            async with playing(server, PEOPLE * 3, dice, 3 * SERVER_TIMEOUT_S) as crowd:
                await crowd.after(BETWEEN_KILLS)
                workers = server.workers()
                assert len(workers) == 3
                os.kill(dice.choice(workers), signal.SIGKILL)
                await crowd.after(BETWEEN_KILLS)
            await check_logs(server, crowd, at_the_end=True)
            await check_records(server, crowd)
            assert len(crowd.over) >= len(PEOPLE * 3)

    asyncio.run(test())
