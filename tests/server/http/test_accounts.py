from pathlib import Path

import httpx
import pytest

from seachest.server.accounts.cookies import COOKIE_RENEWAL_S
from seachest.server.http.limits import ACCOUNTS_PER_ADDRESS, GUESTS_BURST_MINUTES, PASSWORDS_PER_ACCOUNT
from seachest.server.http.login_limits import WAITS_PER_ADDRESS
from tests.server.accounts_app import accounts_app

pytestmark = pytest.mark.anyio
CREDENTIALS = {"name": "Anna", "password": "correct horse"}
OTHER = "battery staple"


def told(answer: httpx.Response) -> tuple[int, str]:
    """The status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


async def farewell(browser: httpx.AsyncClient, password: object) -> httpx.Response:
    return await browser.request("DELETE", "/api/account", json={"password": password})


async def test_a_guest_plays_at_once(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        answer = await browser.post("/api/guests", json={"name": "Anna"})
        assert answer.status_code == 200
        nothing = {"ratings": {}, "moderator": False, "recovery": 0, "renamed": False}
        assert {**answer.json(), "id": ""} == {"id": "", "name": "Anna", "account": False, **nothing}
        assert (await browser.get("/api/me")).json() == answer.json()


async def test_a_guest_becomes_an_account_and_comes_back_on_another_device(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as here, home.browser() as there:
        guest = (await here.post("/api/guests", json={"name": "Guest"})).json()
        account = (await here.post("/api/accounts", json=CREDENTIALS)).json()
        assert account == {**guest, "name": "Anna", "account": True}
        assert (await there.post("/api/login", json=CREDENTIALS)).json() == account
        assert (await here.get("/api/me")).json() == (await there.get("/api/me")).json() == account


async def test_who_has_no_session_is_nobody(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        for cookie in (None, "forged", "1." + "a" * 16 + ".1000000." + "A" * 43):
            if cookie is not None:
                browser.cookies = httpx.Cookies({"seachest": cookie})
            new = {"old": CREDENTIALS["password"], "new": OTHER}
            assert told(await browser.get("/api/me")) == (401, "no-session")
            assert told(await browser.post("/api/password", json=new)) == (401, "no-session")
            assert told(await farewell(browser, OTHER)) == (401, "no-session")


async def test_a_forged_cookie_does_not_keep_anybody_from_playing(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        answer = await browser.post("/api/guests", json={"name": "Anna"}, headers={"Cookie": "seachest=forged"})
        assert answer.status_code == 200


async def test_logout_takes_the_cookie_back_and_does_no_harm_twice(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        await browser.post("/api/guests", json={"name": "Anna"})
        answer = await browser.post("/api/logout")
        assert (answer.status_code, answer.content) == (204, b"")
        assert not browser.cookies
        assert told(await browser.get("/api/me")) == (401, "no-session")
        assert (await browser.post("/api/logout")).status_code == 204


async def test_another_password_ends_the_session_on_the_other_device(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as here, home.browser() as there:
        account = (await here.post("/api/accounts", json=CREDENTIALS)).json()
        await there.post("/api/login", json=CREDENTIALS)
        answer = await here.post("/api/password", json={"old": CREDENTIALS["password"], "new": OTHER})
        assert answer.json() == account
        assert (await here.get("/api/me")).status_code == 200
        assert told(await there.get("/api/me")) == (401, "no-session")


async def test_a_deleted_account_is_gone(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        await browser.post("/api/accounts", json=CREDENTIALS)
        assert told(await farewell(browser, OTHER)) == (403, "wrong-password")
        assert (await farewell(browser, CREDENTIALS["password"])).status_code == 204
        assert not browser.cookies
        assert told(await browser.post("/api/login", json=CREDENTIALS)) == (401, "wrong-credentials")


async def test_refusals_tell_what_is_wrong(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as anna, home.browser() as other:
        await anna.post("/api/accounts", json=CREDENTIALS)
        assert told(await other.post("/api/accounts", json={**CREDENTIALS, "name": "ANNA"})) == (409, "name-taken")
        assert told(await anna.post("/api/accounts", json={**CREDENTIALS, "name": "B"})) == (409, "has-account")
        assert told(await anna.post("/api/guests", json={"name": "B"})) == (409, "has-account")
        await other.post("/api/guests", json={"name": "B"})
        assert told(await farewell(other, OTHER)) == (403, "no-account")
        assert told(await other.post("/api/guests", json={"name": "a\u202eb"})) == (400, "bad-name")


async def test_a_wrong_name_and_a_wrong_password_are_answered_in_the_same_bytes(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        await browser.post("/api/accounts", json=CREDENTIALS)
        wrong = await browser.post("/api/login", json={**CREDENTIALS, "password": OTHER})
        nobody = await browser.post("/api/login", json={"name": "Nobody", "password": OTHER})
        assert wrong.status_code == nobody.status_code == 401
        assert (wrong.content, wrong.headers) == (nobody.content, nobody.headers)


POSTS = ["/api/guests", "/api/accounts", "/api/login", "/api/password"]
BAD_BODIES: list[bytes] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"{}",
    b"\xff\xfe",
    b'{"name":null}',
    b'{"name":{"$ne":1},"password":"correct horse"}',
    b'{"name":"Anna","password":"correct horse","admin":true,"old":"correct horse","new":"battery staple"}',
    b'{"name":"","password":"short","old":"","new":""}',
    b'{"name":"' + b"x" * 15000 + b'"}',
    b'{"old":"correct horse","new":"' + b"x" * 201 + b'"}',
    b"[" * 16000,
]


@pytest.mark.parametrize("path", [*POSTS, "/api/account"])
async def test_bad_bodies_are_refused_on_every_route(tmp_path: Path, path: str) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        await browser.post("/api/accounts", json=CREDENTIALS)
        method = "POST" if path in POSTS else "DELETE"
        for body in BAD_BODIES:
            answer = await browser.request(method, path, content=body, headers={"Content-Type": "application/json"})
            assert told(answer) == (400, "bad-message"), body[:60]


@pytest.mark.parametrize("path", POSTS)
async def test_foreign_pages_large_bodies_and_other_types_are_refused_on_every_route(tmp_path: Path, path: str) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        foreign = await browser.post(path, json=CREDENTIALS, headers={"Origin": "http://evil.example"})
        assert told(foreign) == (403, "foreign-origin")
        assert told(await browser.post(path, json={"name": "x" * 20_000})) == (413, "too-large")
        assert told(await browser.post(path, content=b"{}")) == (415, "bad-type")
        assert told(await browser.put(path, json=CREDENTIALS)) == (405, "bad-method")


async def test_new_guests_are_counted_by_address(tmp_path: Path) -> None:
    async with (
        accounts_app(tmp_path, guests_a_minute=2) as home,
        home.browser() as one,
        home.browser("10.0.0.2") as two,
    ):
        most = 2 * GUESTS_BURST_MINUTES
        answers = [await one.post("/api/guests", json={"name": "Anna"}) for _ in range(most + 1)]
        assert [answer.status_code for answer in answers] == [200] * most + [429]
        assert answers[-1].json() == {"code": "too-many", "params": {"seconds": 30}}
        assert answers[-1].headers["retry-after"] == "30"
        assert (await two.post("/api/guests", json={"name": "Berta"})).status_code == 200
        home.clock.now += 30
        assert (await one.post("/api/guests", json={"name": "Anna"})).status_code == 200


async def test_tries_of_passwords_are_counted_by_address_whether_the_name_exists_or_not(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        for i in range(WAITS_PER_ADDRESS.free):
            assert told(await browser.post("/api/login", json={"name": f"N{i}", "password": OTHER}))[0] == 401
        assert told(await browser.post("/api/login", json=CREDENTIALS)) == (429, "too-many")


async def test_tries_by_somebody_who_is_in_are_counted_too(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        await browser.post("/api/accounts", json=CREDENTIALS)
        for _ in range(WAITS_PER_ADDRESS.free):
            assert told(await browser.post("/api/password", json={"old": OTHER, "new": OTHER}))[0] == 403
        assert told(await farewell(browser, OTHER)) == (429, "too-many")


async def test_many_addresses_together_cannot_guess_faster(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        statuses = []
        for i in range(PASSWORDS_PER_ACCOUNT.count // WAITS_PER_ADDRESS.free + 1):
            async with home.browser(f"10.0.{i}.1") as browser:
                for name in ["Anna", "ANNA"] * (WAITS_PER_ADDRESS.free // 2):
                    answer = await browser.post("/api/login", json={"name": name, "password": OTHER})
                    statuses.append(answer.status_code)
        assert statuses.count(401) == PASSWORDS_PER_ACCOUNT.count
        assert set(statuses[PASSWORDS_PER_ACCOUNT.count :]) == {429}


async def test_new_accounts_are_counted_by_address(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        for i in range(ACCOUNTS_PER_ADDRESS.count):
            browser.cookies.clear()
            assert (await browser.post("/api/accounts", json={**CREDENTIALS, "name": f"N{i}"})).status_code == 200
        browser.cookies.clear()
        assert told(await browser.post("/api/accounts", json=CREDENTIALS)) == (429, "too-many")


async def test_behind_https_cookies_are_secure_at_every_address(tmp_path: Path) -> None:
    async with accounts_app(tmp_path, public_url="https://sea.example") as home:
        async with home.browser(base="http://192.168.0.2:8000") as near:
            near_cookie = (await near.post("/api/guests", json={"name": "Anna"})).headers["set-cookie"]
        async with home.browser("127.0.0.1") as far:
            said = {"Origin": "https://sea.example", "X-Forwarded-Proto": "https"}
            far_cookie = (await far.post("/api/guests", json={"name": "Anna"}, headers=said)).headers["set-cookie"]
    assert "secure" in near_cookie.lower()
    assert "secure" in far_cookie.lower()


async def test_a_cookie_is_renewed_by_asking_who_one_is(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        await browser.post("/api/guests", json={"name": "Anna"})
        assert "set-cookie" not in (await browser.get("/api/me")).headers
        home.clock.now += COOKIE_RENEWAL_S + 1
        assert "set-cookie" in (await browser.get("/api/me")).headers
        assert "set-cookie" not in (await browser.get("/api/me")).headers
