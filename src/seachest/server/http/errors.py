"""Reads requests and writes answers as JSON, and turns every error into one form of answer."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

from seachest.server.errors import Refusal
from seachest.server.ops import logs, metrics
from seachest.server.storage.trouble import database_busy, is_database_trouble
from seachest.wire.base import Asked, Problem, Told

JSON_TYPE = "application/json"
HTTP_CODES = {404: "not-found", 405: "bad-method", 406: "bad-type", 413: "too-large", 415: "bad-type"}
OTHER_HTTP_CODE = "bad-request"

AskedT = TypeVar("AskedT", bound=Asked)


# --- Answers --------------------------------------------------------------------------------------------------------


def json_response(told: Told, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A message of the server as a response."""
    return Response(msgspec.json.encode(told), status, headers=dict(headers or {}), media_type=JSON_TYPE)


def refusal_response(refusal: Refusal) -> Response:
    """A refusal as a response; it is counted in the metrics."""
    metrics.count_refusal(refusal.code)
    return json_response(Problem(refusal.code, refusal.params), refusal.status, refusal.headers)


async def read_body(request: Request, kind: type[AskedT]) -> AskedT:
    """The message in the body of a request, which must be JSON and say so; else a Refusal."""
    said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if said != JSON_TYPE:
        raise Refusal(415, "bad-type", {"type": JSON_TYPE})
    return decoded(await request.body(), kind)


def decoded(body: bytes, kind: type[AskedT]) -> AskedT:
    """A message from JSON; a Refusal says what is wrong with it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad_message(error) from None


# --- Bad messages ---------------------------------------------------------------------------------------------------

_PLACE = re.compile(r" - at `([^`]*)`$")
_MISSING = re.compile(r"missing required field `([^`]*)`")
_KINDS = [
    (re.compile(pattern), what)
    for pattern, what in (
        (r"missing required field", "missing"),
        (r"unknown field", "unknown-field"),
        (r"of length", "length"),
        (r"matching regex", "form"),
        (r"out of range|[<>]=? ?-?\d", "range"),
        (r"^Expected ", "type"),
        (r"^Invalid ", "value"),
    )
]
MALFORMED_CODE = "malformed"


def bad_message(error: Exception) -> Refusal:
    """What is wrong with a message, as codes.

    Nothing of what was sent is sent back: msgspec's own words quote values and unknown names.
    """
    if not isinstance(error, msgspec.ValidationError):
        return Refusal(400, "bad-message", {"where": "$", "what": MALFORMED_CODE})
    text = str(error)
    place = _PLACE.search(text)
    where = place.group(1) if place else "$"
    missing = _MISSING.search(text)
    if missing:
        where = f"{where}.{missing.group(1)}"
    what = next((what for pattern, what in _KINDS if pattern.search(text)), "value")
    return Refusal(400, "bad-message", {"where": where, "what": what})


# --- Handlers for Starlette -----------------------------------------------------------------------------------------


async def _refused(request: Request, error: Exception) -> Response:
    """A refusal of our own."""
    assert isinstance(error, Refusal)
    return refusal_response(error)


async def refused_by_starlette(request: Request, error: Exception) -> Response:
    """No such page, no such method."""
    assert isinstance(error, HTTPException)
    code = HTTP_CODES.get(error.status_code, OTHER_HTTP_CODE)
    return refusal_response(Refusal(error.status_code, code, headers=error.headers))


async def _refused_by_msgspec(request: Request, error: Exception) -> Response:
    """A body that is not the expected message."""
    return refusal_response(bad_message(error))


async def _broken(request: Request, error: Exception) -> Response:
    """An error of the server: the client learns nothing of it, and the log gets no values."""
    if is_database_trouble(error):
        logs.log_error("database-trouble", error, method=request.method, path=logs.shown_path(request.url.path))
        return refusal_response(database_busy())
    logs.log_error("internal", error, method=request.method, path=logs.shown_path(request.url.path))
    return refusal_response(Refusal(500, "internal"))


async def _left(request: Request, error: Exception) -> Response:
    """A client that disconnected before its request was complete; nobody reads the answer."""
    return refusal_response(Refusal(400, "bad-request"))


ErrorHandler = Callable[[Request, Exception], Awaitable[Response]]
_HANDLERS: dict[type[Exception], ErrorHandler] = {
    Refusal: _refused,
    ClientDisconnect: _left,
    HTTPException: refused_by_starlette,
    msgspec.MsgspecError: _refused_by_msgspec,
    Exception: _broken,
}


def handlers() -> dict[Any, ExceptionHandler]:  # statuses and classes, as Starlette types it
    """All exception handlers, as `Starlette(exception_handlers=…)` takes them."""
    return dict(_HANDLERS)
