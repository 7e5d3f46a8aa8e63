"""The addresses of a table, the codes for phones, the rules in words, and whose turn it is at one's tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

from seachest.messages import LANGUAGES
from seachest.messages.rulebook import rules_text
from seachest.rules.game import game_names
from seachest.server.http.limits import QR_CODE_COST_MS, USUAL_GUESTS_A_MINUTE, WORK_PER_ADDRESS, Limits
from seachest.server.http.routes import invitations
from seachest.server.http.routes.invitations import host_of, is_loopback, lan_origin, qr_svg
from seachest.server.settings import Settings
from seachest.server.tables.commands import Command, check_decision
from tests.server.clocks import ManualClock
from tests.server.rooms import ANNA, BERT, SEED, SHORT, room, server

pytestmark = pytest.mark.anyio
LAN = "192.168.7.5"


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "lan_address", lambda: LAN)


@asynccontextmanager
async def table(folder: Path, **wishes: Any) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """A browser at a server, and a table there."""
    async with server(folder, **wishes) as place, place.somebody() as anna:
        seated = await anna.open("dolores", 2, options=SHORT, seed=SEED)
        async with httpx.AsyncClient(base_url=place.url) as browser:
            yield browser, seated.table.id


def told(**wishes: Any) -> Settings:
    return Settings(database="server.db", **wishes)


# --- Addresses ------------------------------------------------------------------------------------------------------


async def test_an_address_of_this_machine_alone_is_told_to_be_one(tmp_path: Path) -> None:
    async with table(tmp_path) as (browser, id_):
        found = (await browser.get(f"/api/tables/{id_}/invitation")).json()
        assert found == {"here": f"{browser.base_url}/t/{id_}".replace("//t", "/t"), "only_here": True, "lan": None}


async def test_in_a_living_room_the_address_in_the_network_is_told(tmp_path: Path) -> None:
    async with table(tmp_path, lan=True, host="0.0.0.0") as (browser, id_):
        found = (await browser.get(f"/api/tables/{id_}/invitation")).json()
        assert found["only_here"]
        assert found["lan"].startswith(f"http://{LAN}")
        assert found["lan"].endswith(f"/t/{id_}")


async def test_behind_a_proxy_only_the_public_address_is_told(tmp_path: Path) -> None:
    async with table(tmp_path) as (_, id_):  # opened without the proxy: over http nobody keeps the cookies of https
        pass
    async with (
        server(tmp_path, public_url="https://sea.example", host="0.0.0.0") as place,
        httpx.AsyncClient(base_url=place.url) as browser,
    ):
        found = (await browser.get(f"/api/tables/{id_}/invitation")).json()
        assert found == {"here": f"https://sea.example/t/{id_}", "only_here": False, "lan": None}


async def test_the_address_in_use_is_the_one_that_the_browser_names(tmp_path: Path) -> None:
    async with table(tmp_path) as (browser, id_):
        path = f"/api/tables/{id_}/invitation"
        assert (await browser.get(path, headers={"Host": "Sea.Example:80"})).json()[
            "here"
        ] == f"http://sea.example/t/{id_}"
        for bad in ("sea.example/evil", "a b", "<x>", "user@sea.example"):
            answer = await browser.get(path, headers={"Host": bad})
            assert answer.status_code == 400
            assert bad not in answer.text


async def test_tables_that_are_not_there_have_no_address(tmp_path: Path) -> None:
    async with table(tmp_path) as (browser, _):
        for path in ("invitation", "qr.svg"):
            answer = await browser.get(f"/api/tables/{'a' * 12}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ({}, None),
        ({"host": "::1"}, None),
        ({"host": "0.0.0.0", "port": 8123}, f"http://{LAN}:8123"),
        ({"host": "::", "port": 80}, f"http://{LAN}"),
        ({"host": "10.1.2.3"}, "http://10.1.2.3:8000"),
        ({"host": "fd00::7"}, "http://[fd00::7]:8000"),
        ({"host": "0.0.0.0", "public_url": "https://sea.example"}, None),
    ],
)
def test_others_reach_what_listens_to_them(wishes: dict[str, Any], expected: str | None) -> None:
    assert lan_origin(told(**wishes)) == expected


def test_without_a_network_there_is_no_address_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "lan_address", lambda: None)
    assert lan_origin(told(host="0.0.0.0")) is None


def test_names_of_the_machine_itself() -> None:
    for address in (
        "http://127.0.0.1:8000",
        "http://localhost",
        "http://a.localhost:1",
        "http://[::1]:8000",
        "http://[::1]",
    ):
        assert is_loopback(host_of(address))
    for address in (
        "http://192.168.7.5:8000",
        "https://sea.example",
        "http://[fd00::7]:8000",
        "http://localhost.example",
    ):
        assert not is_loopback(host_of(address))


# --- Codes ----------------------------------------------------------------------------------------------------------


async def test_a_code_is_a_picture_of_the_address(tmp_path: Path) -> None:
    async with table(tmp_path, lan=True, host="0.0.0.0") as (browser, id_):
        links = (await browser.get(f"/api/tables/{id_}/invitation")).json()
        for at in ("here", "lan"):
            answer = await browser.get(f"/api/tables/{id_}/qr.svg", params={"at": at})
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.headers["cache-control"] == "no-store"
            assert answer.content == qr_svg(links[at])
        assert (await browser.get(f"/api/tables/{id_}/qr.svg")).content == qr_svg(links["here"])


async def test_links_and_codes_cost_what_they_take_until_the_budget_of_the_address_is_used_up(tmp_path: Path) -> None:
    limits, most = Limits(1000, ManualClock(tick_s=0.0)), WORK_PER_ADDRESS.times(1000 / USUAL_GUESTS_A_MINUTE).count
    async with table(tmp_path, limits=limits) as (browser, id_):
        limits.work.spend_at(None, "127.0.0.1", most - 1.5 * QR_CODE_COST_MS)
        codes = [(await browser.get(f"/api/tables/{id_}/qr.svg")).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        assert (await browser.get(f"/api/tables/{id_}/invitation")).status_code == 429


async def test_codes_that_are_not_there(tmp_path: Path) -> None:
    async with table(tmp_path) as (browser, id_):
        path = f"/api/tables/{id_}/qr.svg"
        assert (await browser.get(path, params={"at": "lan"})).json()["code"] == "not-found"
        assert (await browser.get(path, params={"at": "<b>"})).json() == {
            "code": "bad-message",
            "params": {"where": "at", "what": "value"},
        }


def test_nothing_is_in_a_code_but_the_address() -> None:
    address = f"http://{LAN}:8000/t/k2x7q0v9m3ab"
    picture = qr_svg(address).decode()
    assert not [word for word in ("<script", "style", "href", "title") if word in picture]
    assert segno.make(address, micro=False, error="m").mode == "byte"


# --- Rules ----------------------------------------------------------------------------------------------------------


async def test_the_rules_are_told_in_every_language(tmp_path: Path) -> None:
    async with server(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as browser:
        for game in game_names():
            for language in LANGUAGES:
                book = (await browser.get(f"/api/rules/{game}/{language}")).json()
                head, *sections = rules_text(game, language)
                assert book["title"] == head.title
                assert [each["title"] for each in book["sections"]] == [each.title for each in sections]
                ours = [(each.id, each.text, each.ruling) for part in sections for each in part.clauses]
                theirs = [
                    (each["id"], each["text"], each["ruling"]) for part in book["sections"] for each in part["clauses"]
                ]
                assert theirs == ours
        for path in ("dolores/tlh", "chess/en"):
            assert (await browser.get(f"/api/rules/{path}")).json()["code"] == "not-found"


# --- Whose turn it is -----------------------------------------------------------------------------------------------


async def test_ones_own_tables_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        waiting = (await place.open()).table.id
        assert (await place.lobby.tables_of(ANNA)).turns == {}
        table = await place.begun()
        both = [0, 1]
        assert sorted((await place.lobby.tables_of(ANNA)).turns[table]) == both
        await place.service.submit(Command(table, "fight", lambda session, _: check_decision(session, 0, "fight")))
        assert (await place.lobby.tables_of(ANNA)).turns == {table: [1]}
        assert sorted((await place.lobby.tables_of(BERT)).turns[table]) == both, "what Anna has done is her secret"
        assert {each.id for each in (await place.lobby.tables_of(ANNA)).tables} == {waiting, table}
        assert (await place.lobby.public_tables()).turns == {}
