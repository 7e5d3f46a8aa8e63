from collections.abc import AsyncIterator, MutableMapping
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from seachest.server.http import errors
from seachest.server.http.middleware import (
    MAX_BODY_BYTES,
    SecurityMiddleware,
    client_address,
    may_read_metrics,
    origin_allowed,
    set_session_cookie,
)
from seachest.server.settings import Settings

pytestmark = pytest.mark.anyio
PLAIN = Settings(database="games.db")
PROXIED = Settings(database="games.db", public_url="https://sea.example", metrics_token="the-metrics-token")


def headers(*pairs: tuple[str, str]) -> Headers:
    return Headers(raw=[(name.encode(), value.encode("latin-1")) for name, value in pairs])


def connection(address: str | None, scheme: str = "http", **said: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in said.items()]
    client = (address, 5000) if address is not None else None
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": raw, "client": client})


# --- Origin


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8000", "localhost:8000"),
        ("http://192.168.0.2:8000", "192.168.0.2:8000"),
        ("http://[fe80::1]:8000", "[fe80::1]:8000"),
        ("http://box.lan", "box.lan"),
        ("http://box.lan", "box.lan:80"),
        ("http://box.lan", "BOX.lan"),
    ],
)
def test_a_page_of_the_address_in_use_may_ask(origin: str, host: str) -> None:
    assert origin_allowed(headers(("host", host), ("origin", origin)), PLAIN)


@pytest.mark.parametrize(
    "origin",
    [
        *("null", "", "*", "http://evil.example", "https://box.lan:8000", "http://box.lan", "http://box.lan:8001"),
        *("http://box.lan:8000.evil.example", "http://evil.example/http://box.lan:8000", "http://box.lan:8000/"),
        *(
            "http://BOX.LAN:8000",
            "box.lan:8000",
            "http://x@box.lan:8000",
            "http://sub.box.lan:8000",
            " http://box.lan:8000",
        ),
    ],
)
def test_a_page_of_any_other_address_may_not(origin: str) -> None:
    assert not origin_allowed(headers(("host", "box.lan:8000"), ("origin", origin)), PLAIN)


@pytest.mark.parametrize(
    "pairs",
    [
        [("origin", "http://box.lan")],
        [("host", "box.lan"), ("host", "evil.example"), ("origin", "http://evil.example")],
        [("host", "box.lan"), ("origin", "http://box.lan"), ("origin", "http://evil.example")],
        [("host", "box.lan/"), ("origin", "http://box.lan/")],
        [("host", ""), ("origin", "http://")],
    ],
)
def test_headers_that_make_no_sense_are_refused(pairs: list[tuple[str, str]]) -> None:
    assert not origin_allowed(headers(*pairs), PLAIN)


def test_the_scheme_counts() -> None:
    said = headers(("host", "box.lan"), ("origin", "https://box.lan"))
    assert [origin_allowed(said, PLAIN, scheme) for scheme in ("http", "ws", "https", "wss")] == [
        False,
        False,
        True,
        True,
    ]


def test_behind_a_proxy_the_public_address_may_ask_whatever_the_host() -> None:
    said = headers(("host", "127.0.0.1:8000"), ("origin", "https://sea.example"))
    assert origin_allowed(said, PROXIED)
    assert not origin_allowed(said, PLAIN)


def test_a_forwarded_scheme_is_believed_only_where_a_public_url_says_https() -> None:
    said = headers(("host", "other.example"), ("origin", "https://other.example"), ("x-forwarded-proto", "https"))
    assert origin_allowed(said, PROXIED)
    assert not origin_allowed(said, PLAIN)
    assert not origin_allowed(said, Settings(database="games.db", public_url="http://sea.example"))


def test_programs_that_tell_no_origin_may_ask_and_browsers_that_hide_it_may_not() -> None:
    assert origin_allowed(headers(("host", "box.lan"), ("cookie", "seachest=x")), PLAIN)
    assert not origin_allowed(headers(("host", "box.lan"), ("sec-fetch-site", "cross-site")), PLAIN)
    assert not origin_allowed(headers(("host", "box.lan"), ("sec-fetch-site", "same-site")), PLAIN)


# --- Addresses


@pytest.mark.parametrize(
    ("settings", "direct", "forwarded", "counted"),
    [
        (PLAIN, "192.0.2.1", None, "192.0.2.1"),
        (PLAIN, "127.0.0.1", "198.51.100.7", "127.0.0.1"),
        (PROXIED, "127.0.0.1", "198.51.100.7", "198.51.100.7"),
        (PROXIED, "172.18.0.3", "10.9.9.9, 198.51.100.7", "198.51.100.7"),
        (PROXIED, "8.8.8.8", "198.51.100.7", "8.8.8.8"),
        (PROXIED, None, "198.51.100.7", "198.51.100.7"),
        (PROXIED, "127.0.0.1", "nonsense", "?"),
        (PLAIN, None, None, "?"),
    ],
)
def test_a_proxy_is_believed_where_there_must_be_one(
    settings: Settings, direct: str | None, forwarded: str | None, counted: str
) -> None:
    said = {"x_forwarded_for": forwarded} if forwarded else {}
    assert client_address(connection(direct, **said), settings) == counted


def test_metrics_are_for_this_machine_and_for_those_who_know_the_token() -> None:
    assert may_read_metrics(connection("127.0.0.1"), PLAIN)
    assert may_read_metrics(connection("::1"), PLAIN)
    assert may_read_metrics(connection("192.0.2.1", authorization="Bearer the-metrics-token"), PROXIED)


def test_metrics_are_for_nobody_else() -> None:
    assert not may_read_metrics(connection("192.0.2.1"), PLAIN)
    assert not may_read_metrics(connection(None), PLAIN)
    assert not may_read_metrics(connection("testclient"), PLAIN)
    assert not may_read_metrics(connection("127.0.0.1", x_forwarded_for="127.0.0.1"), PLAIN)
    assert not may_read_metrics(connection("192.0.2.1", authorization="Bearer "), PLAIN)
    for said in ("Bearer wrong", "Bearer ", "Basic the-metrics-token", "Bearer \xe9"):
        assert not may_read_metrics(connection("192.0.2.1", authorization=said), PROXIED)


# --- Cookies


@pytest.mark.parametrize(
    ("settings", "scheme", "said", "secure"),
    [
        (PLAIN, "http", {}, False),
        (PLAIN, "https", {}, True),
        (PLAIN, "http", {"x_forwarded_proto": "https"}, False),
        (PROXIED, "http", {"x_forwarded_proto": "https"}, True),
        (PROXIED, "http", {}, True),
    ],
)
def test_cookies_are_secure_where_the_player_came_by_https_or_all_do(
    settings: Settings, scheme: str, said: dict[str, str], secure: bool
) -> None:
    response = Response()
    set_session_cookie(response, "value", connection("192.0.2.1", scheme, **said), settings)
    parts = {part.strip().lower() for part in response.headers["set-cookie"].split(";")}
    name = "__host-seachest" if settings is PROXIED else "seachest"
    assert {f"{name}=value", "httponly", "samesite=lax", "path=/", "max-age=31536000"} <= parts
    assert ("secure" in parts) == secure


# --- The shield


async def echo(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def unread(request: Request) -> Response:
    return PlainTextResponse("unread")


async def fail(request: Request) -> Response:
    raise RuntimeError("the blue crab")


async def fail_late(request: Request) -> Response:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"piece"
        raise RuntimeError("the blue crab")

    return StreamingResponse(pieces())


ROUTES = [
    Route("/api/echo", echo, methods=["GET", "POST", "DELETE"]),
    Route("/api/unread", unread, methods=["POST"]),
    Route("/fail", fail),
    Route("/fail_late", fail_late),
]
APP = SecurityMiddleware(Starlette(routes=ROUTES, exception_handlers=errors.handlers()), PLAIN)


def client() -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url="http://box.lan")


@pytest.mark.parametrize("path", ["/api/echo", "/nowhere", "/fail"])
async def test_every_answer_has_the_headers_errors_too(path: str) -> None:
    async with client() as browser:
        said = (await browser.get(path)).headers
    policy = said["content-security-policy"].split("; ")
    wanted = ["default-src 'self'", "frame-ancestors 'none'", "connect-src 'self'", "img-src 'self' data:"]
    assert {*wanted, "base-uri 'none'", "form-action 'self'"} <= set(policy)
    assert "unsafe" not in said["content-security-policy"]
    assert said["x-content-type-options"] == "nosniff"
    assert said["referrer-policy"] == "no-referrer"
    assert "camera=()" in said["permissions-policy"]
    assert said["cross-origin-opener-policy"] == said["cross-origin-resource-policy"] == "same-origin"


async def test_nobody_keeps_what_was_said_over_rest() -> None:
    async with client() as browser:
        assert (await browser.get("/api/echo")).headers["cache-control"] == "no-store"
        assert "cache-control" not in (await browser.get("/nowhere")).headers


@pytest.mark.parametrize("method", ["POST", "DELETE", "PUT", "PATCH", "TRACE", "WHATEVER"])
async def test_what_changes_something_needs_the_right_origin(method: str) -> None:
    async with client() as browser:
        foreign = await browser.request(method, "/api/echo", headers={"Origin": "http://evil.example"})
        assert (foreign.status_code, foreign.json()) == (403, {"code": "foreign-origin", "params": {}})
        ours = await browser.request(method, "/api/echo", headers={"Origin": "http://box.lan"})
        assert ours.status_code in (200, 405)


async def test_reading_needs_no_origin() -> None:
    async with client() as browser:
        assert (await browser.get("/api/echo", headers={"Origin": "http://evil.example"})).status_code == 200


async def test_a_body_may_be_as_long_as_the_limit() -> None:
    async with client() as browser:
        assert (await browser.post("/api/echo", content=b"x" * MAX_BODY_BYTES)).text == str(MAX_BODY_BYTES)


async def call(path: str, said: list[tuple[bytes, bytes]], pieces: int) -> tuple[int, int]:
    """The status of a POST whose body comes in pieces of 1 KiB, and how many of them were read."""
    read, status = 0, 0

    async def receive() -> MutableMapping[str, Any]:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": b"x" * 1024, "more_body": read < pieces}

    async def send(message: MutableMapping[str, Any]) -> None:
        nonlocal status
        status = message.get("status", status)

    scope = {"type": "http", "method": "POST", "path": path, "headers": said, "query_string": b""}
    await APP({**scope, "scheme": "http", "client": ("192.0.2.1", 1), "server": ("box.lan", 80)}, receive, send)
    return status, read


async def test_a_body_that_says_it_is_too_long_is_not_read_at_all() -> None:
    assert await call("/api/echo", [(b"content-length", b"1000000")], 1000) == (413, 0)


async def test_a_body_that_does_not_say_is_read_no_further_than_the_limit() -> None:
    assert await call("/api/echo", [], 10**6) == (413, MAX_BODY_BYTES // 1024 + 1)


async def test_a_body_that_nobody_needs_is_not_read() -> None:
    assert await call("/api/unread", [], 10**6) == (200, 0)


@pytest.mark.parametrize("length", [b"-1", b"1e3", b"", b"9" * 5000, b"\xb2"])
async def test_a_length_that_is_no_number_is_refused(length: bytes) -> None:
    status, read = await call("/api/echo", [(b"content-length", length)], 1)
    assert (status, read) == (400, 0)


async def test_an_error_is_answered_once_and_goes_no_further() -> None:
    async with client() as browser:
        answer = await browser.get("/fail")
    assert (answer.status_code, answer.json()) == (500, {"code": "internal", "params": {}})


async def test_an_error_in_the_middle_of_an_answer_ends_the_connection() -> None:
    async with client() as browser:
        with pytest.raises(RuntimeError):
            await browser.get("/fail_late")


# --- WebSockets


async def handshake(*said: tuple[str, str]) -> list[str]:
    """What becomes of a handshake: the types of what is sent, and "app" where the application was asked."""
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append("app")

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        seen.append(message["type"])

    scope = {"type": "websocket", "path": "/play", "scheme": "ws", "headers": headers(("host", "box.lan"), *said).raw}
    await SecurityMiddleware(app, PLAIN)(scope, receive, send)
    return seen


async def test_a_handshake_from_a_foreign_page_is_closed_before_anybody_sees_it() -> None:
    assert await handshake(("origin", "http://evil.example")) == ["websocket.close"]
    assert await handshake(("origin", "null")) == ["websocket.close"]


async def test_a_handshake_of_ours_or_of_a_program_passes() -> None:
    assert await handshake(("origin", "http://box.lan")) == ["app"]
    assert await handshake() == ["app"]


async def test_the_start_of_a_server_is_left_alone() -> None:
    seen = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    await SecurityMiddleware(app, PLAIN)({"type": "lifespan"}, None, None)  # type: ignore[arg-type]  # nothing is sent
    assert seen == ["lifespan"]
