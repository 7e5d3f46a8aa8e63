"""How often somebody may ask, over a whole server: by player, by address, and behind a proxy."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from seachest.client import RequestRefused, ServerClient
from seachest.server.http.connection_counter import ConnectionCounter
from seachest.server.http.limits import (
    ADDRESS_FACTOR,
    BURST_MINUTES,
    GUESTS_BURST_MINUTES,
    HANDSHAKES_FACTOR,
    OPENINGS_FACTOR,
    READS_FACTOR,
    REQUESTS_FACTOR,
    SOCKETS_PER_ADDRESS_FACTOR,
    TABLE_CHANGES_FACTOR,
    USUAL_GUESTS_A_MINUTE,
    Limits,
    connections_per_address,
)
from seachest.wire.base import Problem
from tests.server.clocks import ManualClock
from tests.server.http.test_websocket import tab
from tests.server.rooms import Server, server, until

pytestmark = pytest.mark.anyio
FEW = 2
"""New guests a minute, and what follows from it."""
CONNECTIONS_OF_BROWSER, REQUESTS_OF_PAGE = 6, 30
COST_OF_ARRIVAL_MS = 20
"""Of some requests, and of following a table."""


@asynccontextmanager
async def strict(
    folder: Path,
    *,
    public_url: str | None = None,
    sockets_per_address_factor: int = SOCKETS_PER_ADDRESS_FACTOR,
    handshakes_factor: int = HANDSHAKES_FACTOR,
) -> AsyncIterator[Server]:
    """A server for which no time goes by, so that nothing is forgiven."""
    limits = Limits(
        FEW,
        ManualClock(tick_s=0.0),
        sockets_per_address_factor=sockets_per_address_factor,
        handshakes_factor=handshakes_factor,
    )
    async with server(folder, guests_a_minute=FEW, limits=limits, public_url=public_url) as place:
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
        assert (
            await refusals(nobody, READS_FACTOR * FEW * ADDRESS_FACTOR * BURST_MINUTES + 2, "lobby") == ["too-many"] * 2
        )
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

        most = GUESTS_BURST_MINUTES * FEW
        assert [await guest("198.51.100.1") for _ in range(most + 1)] == [200] * most + [429]
        assert await guest("198.51.100.2") == 200
        assert await guest("198.51.100.9, 198.51.100.1") == 429, "only the proxy is believed, not its clients"


async def test_somebody_has_only_so_many_sockets_and_may_open_another_for_one_that_is_closed(tmp_path: Path) -> None:
    limits = Limits(1000, sockets_per_player=1)
    async with server(tmp_path, limits=limits) as place, place.somebody() as anna, place.somebody("Bert") as bert:
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


async def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    people = strict(tmp_path, sockets_per_address_factor=1)
    async with people as place, place.somebody() as anna, place.somebody("Bert") as bert, tab(anna), tab(bert):
        with pytest.raises(InvalidStatus) as caught:
            async with tab(bert):
                pass
        assert caught.value.response.status_code == 429


async def test_who_knocks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with strict(tmp_path, handshakes_factor=1) as place, place.somebody() as anna:
        for _ in range(BURST_MINUTES * FEW):
            async with tab(anna):
                pass
        with pytest.raises(InvalidStatus) as caught:
            async with tab(anna):
                pass
        assert caught.value.response.status_code == 429
        assert int(caught.value.response.headers["retry-after"]) > 0


@pytest.mark.parametrize("path", ["/schema", "/health", "/api/rules/dolores/en", "/api/lessons/dolores", "/"])
async def test_everything_can_be_asked_for_only_so_often(tmp_path: Path, path: str) -> None:
    async with strict(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as browser:
        found = [(await browser.get(path)).status_code for _ in range(REQUESTS_FACTOR * FEW * BURST_MINUTES + 1)]
        assert found[-1] == 429
        assert found[0] != 429


async def test_work_that_was_done_for_somebody_keeps_them_from_more(tmp_path: Path) -> None:
    async with strict(tmp_path) as place, place.somebody() as anna:
        table = (await anna.open("dolores", 3)).table.id
        assert await refusals(anna, 1, "info", table) == []
        place.worker.limits.work.spend_at(None, "127.0.0.1", 10**6)
        assert await refusals(anna, 1, "info", table) == ["too-many"]


@pytest.mark.parametrize(("people", "tables"), [(35, 12), (300, 100)], ids=["a class", "a hall"])
def test_people_behind_one_address_who_all_come_at_once_are_not_refused(people: int, tables: int) -> None:
    """With the usual limits: each loads a page, becomes a guest, looks around, and sits down; the tables begin."""
    limits, address = Limits(USUAL_GUESTS_A_MINUTE, ManualClock(tick_s=0.0)), "192.0.2.7"
    connections = ConnectionCounter(connections_per_address(USUAL_GUESTS_A_MINUTE, 65_536), behind_proxy=False)
    waits: list[float] = []
    for number in range(people):
        name = f"player {number}"
        waits += [connections.enter(address) for _ in range(CONNECTIONS_OF_BROWSER)]
        waits += [limits.requests.wait(address) for _ in range(REQUESTS_OF_PAGE)]
        waits += [limits.guests.wait(address), limits.reads.wait(name, address), limits.reads.wait(name, address)]
        waits.append((limits.openings if number < tables else limits.table_changes).wait(name, address))
        waits += [limits.handshakes.wait(address), limits.sockets.enter(name, address), connections.enter(address)]
        limits.work.spend_at(name, address, COST_OF_ARRIVAL_MS)
        waits.append(limits.work.wait_at(name, address))
    assert not any(waits)


def test_a_class_may_register_at_once() -> None:
    limits = Limits(USUAL_GUESTS_A_MINUTE, ManualClock(tick_s=0.0))
    assert not any(limits.accounts.wait("192.0.2.7") for _ in range(35))
