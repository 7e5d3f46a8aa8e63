"""How often somebody may ask, over a whole server: by player, by address, and behind a proxy."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from seachest.client import RequestRefused, ServerClient
from seachest.server import app
from seachest.server.http import limits
from seachest.server.http.limits import ADDRESS_FACTOR, OPENINGS_FACTOR, READS_FACTOR, TABLE_CHANGES_FACTOR, Limits
from seachest.wire.base import Problem
from tests.server.clocks import ManualClock
from tests.server.http.test_websocket import tab
from tests.server.rooms import Server, server, until

pytestmark = pytest.mark.anyio
FEW = 2
"""New guests a minute, and what follows from it."""


@asynccontextmanager
async def strict(folder: Path, **wishes: Any) -> AsyncIterator[Server]:
    """A server for which no time goes by, so that nothing is forgiven."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Limits", partial(Limits, clock=ManualClock(tick_s=0.0)))
        async with server(folder, guests_a_minute=FEW, **wishes) as place:
            yield place


async def refusals(client: ServerClient, times: int, what: str, *arguments: Any) -> list[str]:
    """The codes of what was refused."""
    codes = []
    for _ in range(times):
        try:
            await getattr(client, what)(*arguments)
        except RequestRefused as refusal:
            codes.append(refusal.code if refusal.params.get("seconds") else f"{refusal.code} for ever")
    return codes


@pytest.mark.parametrize("what", ["open", "quick"])
async def test_tables_are_opened_only_so_often(tmp_path: Path, what: str) -> None:
    async with strict(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        assert await refusals(anna, OPENINGS_FACTOR * FEW + 2, what, "dolores", 2) == ["too-many"] * 2
        assert await refusals(bert, 1, what, "dolores", 2) == [], "another player"


async def test_seats_are_taken_and_left_only_so_often(tmp_path: Path) -> None:
    async with strict(tmp_path) as place, place.somebody() as anna:
        table = (await anna.open("dolores", 3)).table.id
        assert await refusals(anna, TABLE_CHANGES_FACTOR * FEW + 1, "sit", table) == ["too-many"]
        assert await refusals(anna, 1, "seat_bot", table, 1, "casual") == ["too-many"]
        assert await refusals(anna, 1, "rise", table, 0) == ["too-many"]


async def test_who_only_asks_is_counted_by_address_even_without_a_session(tmp_path: Path) -> None:
    async with strict(tmp_path) as place, place.somebody(None) as nobody:
        assert await refusals(nobody, READS_FACTOR * FEW * ADDRESS_FACTOR + 2, "lobby") == ["too-many"] * 2
        assert await refusals(nobody, 1, "info", "a" * 12) == ["too-many"]
        async with httpx.AsyncClient(base_url=place.url) as browser:
            for what in ("invitation", "qr.svg"):
                assert (await browser.get(f"/api/tables/{'a' * 12}/{what}")).status_code == 429, what


async def test_behind_a_proxy_everybody_is_counted_by_their_own_address(tmp_path: Path) -> None:
    url = "https://games.example.org"
    async with strict(tmp_path, public_url=url) as place, httpx.AsyncClient(base_url=place.url) as browser:

        async def guest(address: str) -> int:
            told = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https", "Origin": url}
            return (await browser.post("/api/guests", json={"name": "Anna"}, headers=told)).status_code

        assert [await guest("198.51.100.1") for _ in range(FEW + 1)] == [200] * FEW + [429]
        assert await guest("198.51.100.2") == 200
        assert await guest("198.51.100.9, 198.51.100.1") == 429, "only the proxy is believed, not who stands before it"


async def test_somebody_has_only_so_many_sockets_and_may_open_another_for_one_that_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_SOCKETS_PER_PLAYER", 1)
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        async with tab(anna), tab(bert):
            with pytest.raises(InvalidStatus) as caught:
                async with tab(anna):
                    pass
            assert caught.value.response.status_code == 429
            problem = msgspec.json.decode(caught.value.response.body or b"", type=Problem)
            assert (problem.code, problem.params) == ("too-many-sockets", {"most": 1})
        await until(lambda: len(place.worker.limits.sockets) == 0)
        async with tab(anna):
            pass


async def test_an_address_has_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_PER_ADDRESS_FACTOR", 1)
    people = strict(tmp_path)
    async with people as place, place.somebody() as anna, place.somebody("Bert") as bert, tab(anna), tab(bert):
        with pytest.raises(InvalidStatus) as caught:
            async with tab(bert):
                pass
        assert caught.value.response.status_code == 429


async def test_who_knocks_too_often_is_told_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HANDSHAKES_FACTOR", 1)
    async with strict(tmp_path) as place, place.somebody() as anna:
        for _ in range(FEW):
            async with tab(anna):
                pass
        with pytest.raises(InvalidStatus) as caught:
            async with tab(anna):
                pass
        assert caught.value.response.status_code == 429
        assert int(caught.value.response.headers["retry-after"]) > 0
