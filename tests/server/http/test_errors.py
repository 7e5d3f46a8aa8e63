import json
import logging
from typing import Annotated, Literal

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.server.errors import Refusal
from seachest.server.http.errors import bad_message, decoded, handlers, read_body
from seachest.server.ops import logs, metrics
from seachest.wire.base import Asked, Problem
from seachest.wire.lobby import Credentials

pytestmark = pytest.mark.anyio


class Wish(Asked):
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=4)]
    count: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    id: Annotated[str, msgspec.Meta(pattern="^[a-z]*$")] = ""
    kind: Literal["one", "two"] = "one"
    inner: dict[str, list[int]] = {}  # noqa: RUF012  # msgspec copies defaults


def wrong(body: bytes) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        decoded(body, Wish)
    assert (caught.value.status, caught.value.code) == (400, "bad-message")
    assert "secret" not in json.dumps(caught.value.params)
    return caught.value.params["where"], caught.value.params["what"]


@pytest.mark.parametrize(
    ("body", "where", "what"),
    [
        (b"", "$", "malformed"),
        (b"secret", "$", "malformed"),
        (b'{"name":"ab"', "$", "malformed"),
        (b'{"name":"ab"} secret', "$", "malformed"),
        (b'{"name":"\xff"}', "$", "malformed"),
        (b'{"name":"\xed\xa0\x80"}', "$", "malformed"),
        (b'{"name":"\\ud800ab"}', "$", "malformed"),
        (b'{"name":NaN}', "$", "malformed"),
        (b"[" * 16000, "$", "type"),
        (b'{"x":' + b"[" * 16000, "$", "unknown-field"),
        (b"null", "$", "type"),
        (b'"secret"', "$", "type"),
        (b"{}", "$.name", "missing"),
        (b'{"name":1}', "$.name", "type"),
        (b'{"name":"s"}', "$.name", "length"),
        (b'{"name":"secret"}', "$.name", "length"),
        (b'{"name":"ab","secret":1}', "$", "unknown-field"),
        (b'{"name":"ab","count":-1}', "$.count", "range"),
        (b'{"name":"ab","count":99}', "$.count", "range"),
        (b'{"name":"ab","count":1.5}', "$.count", "type"),
        (b'{"name":"ab","count":1e999}', "$.count", "range"),
        (b'{"name":"ab","count":' + b"9" * 9000 + b"}", "$.count", "range"),
        (b'{"name":"ab","id":"SECRET"}', "$.id", "form"),
        (b'{"name":"ab","kind":"secret"}', "$.kind", "value"),
        (b'{"name":"ab","inner":{"secret":["x"]}}', "$.inner[...][0]", "type"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_wrong_message_is_told_by_place_and_kind_and_never_quoted(body: bytes, where: str, what: str) -> None:
    assert wrong(body) == (where, what)


def test_the_place_of_a_password_is_told_and_its_value_is_not() -> None:
    with pytest.raises(Refusal) as caught:
        decoded(b'{"name":"Anna","password":"secret"}', Credentials)
    assert caught.value.params == {"where": "$.password", "what": "length"}


def test_words_that_msgspec_has_never_used_tell_nothing() -> None:
    assert bad_message(msgspec.ValidationError("the secret")).params == {"where": "$", "what": "value"}


async def refuse(request: Request) -> Response:
    raise Refusal(409, "not-over", {"moves": 3}, {"Retry-After": "5"})


async def wish(request: Request) -> Response:
    await read_body(request, Wish)
    return Response()


async def decode_alone(request: Request) -> Response:
    msgspec.json.decode(b"{", type=Wish)
    return Response()


async def teapot(request: Request) -> Response:
    raise HTTPException(418, "secret", {"X-Tea": "yes"})


async def fail(request: Request) -> Response:
    raise LookupError("the blue crab")


PAGES = {"/refuse": refuse, "/decode": decode_alone, "/teapot": teapot, "/api/tables/abcdefghijkl": fail}
APP = Starlette(
    routes=[*(Route(path, page) for path, page in PAGES.items()), Route("/wish", wish, methods=["POST"])],
    exception_handlers=handlers(),
)


def client() -> httpx.AsyncClient:
    transport = httpx.ASGITransport(APP, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://box.lan")


@pytest.mark.parametrize(
    ("method", "path", "status", "problem"),
    [
        ("GET", "/refuse", 409, Problem("not-over", {"moves": 3})),
        ("GET", "/nowhere", 404, Problem("not-found")),
        ("DELETE", "/refuse", 405, Problem("bad-method")),
        ("GET", "/teapot", 418, Problem("bad-request")),
        ("GET", "/decode", 400, Problem("bad-message", {"where": "$", "what": "malformed"})),
        ("GET", "/api/tables/abcdefghijkl", 500, Problem("internal")),
    ],
)
async def test_all_that_goes_wrong_is_a_problem(method: str, path: str, status: int, problem: Problem) -> None:
    async with client() as browser:
        answer = await browser.request(method, path)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert msgspec.json.decode(answer.content, type=Problem) == problem


async def test_headers_of_refusals_are_kept() -> None:
    async with client() as browser:
        assert (await browser.get("/refuse")).headers["retry-after"] == "5"
        assert "GET" in (await browser.delete("/refuse")).headers["allow"]
        assert (await browser.get("/teapot")).headers["x-tea"] == "yes"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/json-x"])
async def test_a_body_that_does_not_say_it_is_json_is_refused(kind: str) -> None:
    async with client() as browser:
        answer = await browser.post("/wish", content=b'{"name":"ab"}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "bad-type")


async def test_json_with_a_charset_is_json() -> None:
    async with client() as browser:
        said = {"Content-Type": "Application/JSON; charset=utf-8"}
        assert (await browser.post("/wish", content=b'{"name":"ab"}', headers=said)).status_code == 200


async def test_a_mistake_of_ours_is_logged_without_values(caplog: pytest.LogCaptureFixture) -> None:
    async with client() as browser:
        await browser.get("/api/tables/abcdefghijkl?token=hidden")
    (record,) = [one for one in caplog.records if one.name == logs.OUR_LOGGER]
    assert record.levelno == logging.ERROR
    text = logs.JsonLogFormatter().format(record)
    told = json.loads(text)
    assert (told["event"], told["error"], told["path"]) == ("internal", "LookupError", "/api/tables/abcd…")
    assert not any(secret in text for secret in ("crab", "hidden", "abcdefghijkl"))


async def test_refusals_are_counted() -> None:
    def count() -> float:
        return metrics.registry.get_sample_value("seachest_refused_total", {"code": "not-over"}) or 0

    before = count()
    async with client() as browser:
        await browser.get("/refuse")
    assert count() == before + 1
