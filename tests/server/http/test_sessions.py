"""Sessions: what ends them, what a player sees of them, and how safe their cookies are."""

import base64
import hashlib
import hmac
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from seachest.server.accounts.export import EXPORTED_ROWS
from seachest.server.accounts.sessions import MAX_SESSIONS_PER_PLAYER, SESSION_SEEN_INTERVAL_S
from seachest.server.http.limits import DELETIONS_PER_ADDRESS, EXPORTS_PER_PLAYER
from seachest.server.storage.schema import keys, metadata, players
from tests.server.accounts_app import AccountsApp, accounts_app
from tests.server.http.test_accounts import CREDENTIALS, told

pytestmark = pytest.mark.anyio
PUBLIC = "https://sea.example"


def with_cookies_of(home: AccountsApp, other: httpx.AsyncClient) -> httpx.AsyncClient:
    """Somebody who has copied the cookies of another browser."""
    thief = home.browser("10.0.0.9")
    thief.cookies = httpx.Cookies(other.cookies)
    return thief


async def test_logging_out_ends_the_session_for_all_copies_of_its_cookie(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        await browser.post("/api/accounts", json=CREDENTIALS)
        async with with_cookies_of(home, browser) as thief:
            assert (await thief.get("/api/me")).status_code == 200
            await browser.post("/api/logout")
            assert told(await thief.get("/api/me")) == (401, "no-session")


async def test_behind_https_cookies_are_secure_whatever_the_proxy_says(tmp_path: Path) -> None:
    async with accounts_app(tmp_path, public_url=PUBLIC) as home, home.browser("127.0.0.1") as browser:
        answer = await browser.post("/api/guests", json={"name": "Anna"}, headers={"Origin": PUBLIC})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-seachest=")
        assert {"secure", "httponly", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}


async def test_behind_https_browsers_are_told_to_use_nothing_else(tmp_path: Path) -> None:
    async with accounts_app(tmp_path, public_url=PUBLIC) as home, home.browser("127.0.0.1") as browser:
        assert (await browser.get("/api/me")).headers["strict-transport-security"] == "max-age=31536000"


async def test_without_https_browsers_are_not_told_to_use_it(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        assert "strict-transport-security" not in (await browser.get("/api/me")).headers


# --- The list


async def test_a_player_sees_all_sessions_and_ends_one(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as here, home.browser() as there:
        here.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        there.headers["User-Agent"] = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
        await here.post("/api/accounts", json=CREDENTIALS)
        await there.post("/api/login", json=CREDENTIALS)
        listed = (await here.get("/api/sessions")).json()["sessions"]
        assert {each["device"]: each["this"] for each in listed} == {"Firefox, Linux": True, "Chrome, Android": False}
        (other,) = [each["id"] for each in listed if not each["this"]]
        left = (await here.delete(f"/api/sessions/{other}")).json()["sessions"]
        assert [each["this"] for each in left] == [True]
        assert told(await there.get("/api/me")) == (401, "no-session")
        assert told(await here.delete(f"/api/sessions/{other}")) == (404, "not-found")


async def test_a_player_ends_all_other_sessions(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as here, home.browser() as there, home.browser() as far:
        await here.post("/api/accounts", json=CREDENTIALS)
        for other in (there, far):
            await other.post("/api/login", json=CREDENTIALS)
        assert len((await here.delete("/api/sessions")).json()["sessions"]) == 1
        assert [(await each.get("/api/me")).status_code for each in (here, there, far)] == [200, 401, 401]


async def test_nobody_ends_the_sessions_of_another(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as anna, home.browser() as bert:
        await anna.post("/api/guests", json={"name": "Anna"})
        await bert.post("/api/guests", json={"name": "Bert"})
        (session,) = (await anna.get("/api/sessions")).json()["sessions"]
        assert told(await bert.delete(f"/api/sessions/{session['id']}")) == (404, "not-found")
        assert (await anna.get("/api/me")).status_code == 200


async def test_a_session_tells_when_it_was_last_used(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as anna:
        await anna.post("/api/guests", json={"name": "Anna"})
        home.clock.now += 2 * SESSION_SEEN_INTERVAL_S
        await anna.get("/api/me")
        (session,) = (await anna.get("/api/sessions")).json()["sessions"]
        assert session["seen"] == home.clock.now


async def test_the_oldest_sessions_go_where_there_are_too_many(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        await home.people.open_account("Anna", CREDENTIALS["password"])
        for _ in range(MAX_SESSIONS_PER_PLAYER):
            home.clock.now += 1
            last = await home.people.login("Anna", CREDENTIALS["password"])
        assert len(await home.people.sessions_of(last.player)) == MAX_SESSIONS_PER_PLAYER
        assert await home.people.player_of(last.cookie) == last.player


# --- Cookies of earlier versions


async def old_cookie(home: AccountsApp, player: str) -> str:
    """A cookie as earlier versions have issued it: without a session."""
    async with home.engine.connect() as connection:
        key = (await connection.execute(select(keys.c.value))).scalar_one()
        secret = (await connection.execute(select(players.c.secret).where(players.c.id == player))).scalar_one()
    issued = int(home.clock.now) - 10
    digest = hmac.new(key, f"{player}.{issued}.".encode() + secret, hashlib.sha256).digest()
    return f"1.{player}.{issued}.{base64.urlsafe_b64encode(digest).rstrip(b'=').decode()}"


async def test_an_old_cookie_becomes_a_session_that_can_be_ended(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser, home.browser() as thief:
        guest = await home.people.guest("Anna")
        cookie = await old_cookie(home, guest.player.id)
        for each in (browser, thief):
            each.cookies.set("seachest", cookie, domain="sea.example")
        assert (await browser.get("/api/me")).status_code == 200
        assert browser.cookies["seachest"].startswith("2.")
        await browser.post("/api/logout")
        assert told(await thief.get("/api/me")) == (401, "no-session")


async def test_behind_https_an_old_cookie_moves_to_its_new_name(tmp_path: Path) -> None:
    async with accounts_app(tmp_path, public_url=PUBLIC) as home, home.browser("127.0.0.1", PUBLIC) as browser:
        cookie = await old_cookie(home, (await home.people.guest("Anna")).player.id)
        answer = await browser.get("/api/me", headers={"Cookie": f"seachest={cookie}"})
        assert answer.status_code == 200
        names = {line.partition("=")[0] for line in answer.headers.get_list("set-cookie")}
        assert names == {"__Host-seachest", "seachest"}


async def test_behind_https_another_host_of_the_domain_can_plant_no_session(tmp_path: Path) -> None:
    async with accounts_app(tmp_path, public_url=PUBLIC) as home, home.browser("127.0.0.1", PUBLIC) as browser:
        planted = (await home.people.guest("Eve")).cookie
        assert told(await browser.get("/api/me", headers={"Cookie": f"seachest={planted}"})) == (401, "no-session")


# --- Exports and deletions


async def test_exports_and_deletions_are_counted(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as anna:
        await anna.post("/api/guests", json={"name": "Anna"})
        exports = [(await anna.get("/api/export")).status_code for _ in range(EXPORTS_PER_PLAYER.count + 1)]
        assert exports == [200] * EXPORTS_PER_PLAYER.count + [429]
        for _ in range(DELETIONS_PER_ADDRESS.count):
            await anna.post("/api/guests", json={"name": "Anna"})
            assert (await anna.request("DELETE", "/api/account", json={})).status_code == 204
        await anna.post("/api/guests", json={"name": "Anna"})
        assert told(await anna.request("DELETE", "/api/account", json={})) == (429, "too-many")


def test_an_export_has_the_rows_of_all_tables_of_the_database_that_are_about_a_player() -> None:
    named = {table.name for table in metadata.sorted_tables if {"player", "reporter"} & set(table.c.keys())}
    exported = {owner.table.name for owner, _ in EXPORTED_ROWS.values()}
    hashes, what_others_did = {"recovery_codes"}, {"moderation"}
    log = {"seats"}  # where somebody has sat follows from it
    assert named == exported | hashes | what_others_did | log


async def test_an_export_has_no_secrets(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as anna:
        await anna.post("/api/accounts", json=CREDENTIALS)
        answer = await anna.get("/api/export")
        assert answer.headers["content-disposition"].startswith("attachment; ")
        assert answer.json()["player"]["account"] == "anna"
        assert [each["address"] for each in answer.json()["sessions"]] == ["10.0.0.1"]
        assert "argon2" not in answer.text
        assert "secret" not in answer.text
