"""A server that is told to end does so in an orderly way."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from seachest.client import ServerClient
from tests.server.http.test_websocket import Tab, tab
from tests.serving import SERVER_TIMEOUT_S, Running

pytestmark = pytest.mark.anyio
FAREWELL = 1012


@asynccontextmanager
async def visitors(server: Running) -> AsyncIterator[list[Tab]]:
    """People with open sockets, some of them in the middle of a game with bots that think."""
    async with ServerClient(server.url) as anna, ServerClient(server.url) as bert:
        await anna.guest("Anna")
        await bert.guest("Bert")
        table = await anna.open("sea-salt-paper", 4, bots=["master", "master", "master"])
        await anna.rise(table.table.id, 0)
        async with tab(anna) as one, tab(anna) as other, tab(bert) as third:
            yield [one, other, third]


async def ends_well(server: Running) -> None:
    async with server, visitors(server) as tabs:
        status, *codes = await asyncio.gather(server.stop(), *[each.closed(SERVER_TIMEOUT_S) for each in tabs])
        assert (status, codes) == (0, [FAREWELL] * len(tabs))
        await server.all_gone()
    said = server.log.read_text()
    assert "Traceback" not in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert any(line["event"] == "stopped" for line in lines), "it was not cut off"
    assert [line for line in lines if line["level"] in ("error", "critical")] == []


async def test_a_server_that_is_told_to_end_says_farewell_and_ends_with_status_0(tmp_path: Path) -> None:
    await ends_well(Running(f"sqlite:///{tmp_path / 'server.db'}", tmp_path / "log"))


async def test_several_workers_end_as_well(tmp_path: Path, database: str, redis_url: str) -> None:
    await ends_well(Running(database, tmp_path / "log", workers=2, redis=redis_url))
