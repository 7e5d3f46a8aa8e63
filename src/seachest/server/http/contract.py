"""The contract with clients, made from the types of all messages."""

from typing import Any

import msgspec

from seachest import __version__
from seachest.messages import LANGUAGES
from seachest.rules.game import game_names
from seachest.wire import lobby, play
from seachest.wire.base import PROTOCOL, SUBPROTOCOL, Problem

REF = "#/components/schemas/{name}"
TABLE, SEAT, GAME, LANGUAGE = "table", "seat", "game", "language"

ROUTES: list[tuple[str, str, Any, int, Any, str]] = [
    (
        "post",
        "/api/guests",
        lobby.NewGuest,
        200,
        lobby.Me,
        "Play at once under a name; sets the cookie of the session.",
    ),
    ("get", "/api/me", None, 200, lobby.Me, "Who is asking."),
    ("post", "/api/accounts", lobby.Credentials, 200, lobby.Me, "A new account; a guest keeps all games."),
    ("post", "/api/login", lobby.Credentials, 200, lobby.Me, "The way back into an account."),
    ("post", "/api/logout", None, 204, None, "Takes the cookie back."),
    ("post", "/api/password", lobby.NewPassword, 200, lobby.Me, "Another password; all other sessions end."),
    ("delete", "/api/account", lobby.Farewell, 204, None, "Deletes the account."),
    ("post", "/api/tables", lobby.NewTable, 201, lobby.Seated, "Opens a table and sits down in its first seat."),
    ("get", "/api/tables", None, 200, lobby.Tables, "The tables at which one sits."),
    ("get", "/api/lobby", None, 200, lobby.Tables, "Public tables."),
    ("post", "/api/quick", lobby.QuickMatch, 201, lobby.Seated, "A seat at a public table, or at a new one."),
    ("get", "/api/tables/{table}", None, 200, lobby.TableInfo, "A table, for whoever knows its id."),
    ("post", "/api/tables/{table}/seats", lobby.SitDown, 201, lobby.Seated, "Sits down."),
    ("delete", "/api/tables/{table}/seats/{seat}", None, 200, lobby.TableInfo, "Leaves a seat, or removes somebody."),
    ("post", "/api/tables/{table}/seats/{seat}/bot", lobby.SeatBot, 200, lobby.TableInfo, "Puts a bot into a seat."),
    ("post", "/api/tables/{table}/start", None, 200, lobby.TableInfo, "Begins, with bots in all empty seats."),
    ("post", "/api/tables/{table}/rematch", None, 201, lobby.Seated, "The same table once more."),
    ("get", "/api/tables/{table}/record", None, 200, None, "The record of a finished game, for who may look on there."),
    ("get", "/api/tables/{table}/replay", None, 200, play.Replay, "A finished game, moment by moment."),
    ("get", "/api/tables/{table}/invitation", None, 200, lobby.Invitation, "Where others find the table."),
    (
        "get",
        "/api/tables/{table}/qr.svg",
        None,
        200,
        None,
        "An address of the invitation as a code for phones, an SVG: `?at=here` or `?at=lan`.",
    ),
    ("get", "/api/rules/{game}/{language}", None, 200, lobby.Rulebook, "The rules of a game in a language."),
    ("get", "/api/lessons/{game}", None, 200, play.Lesson, "The first game of somebody new, with a guide."),
    ("get", "/health", None, 200, lobby.Health, "Whether the server works."),
]
"""Method, path, what is asked, status, what is told, and what it does."""


QUERIES: dict[str, list[dict[str, Any]]] = {
    "/api/tables/{table}/replay": [
        {
            "name": "seat",
            "in": "query",
            "description": "As this seat knew it, as a spectator did, or with all cards open.",
            "schema": {"enum": ["0", "1", "2", "3", "4", "watch", "all"], "default": "all"},
        },
        {
            "name": "first",
            "in": "query",
            "description": "The number of the first moment, from 0.",
            "schema": {"type": "integer", "minimum": 0, "maximum": 999999, "default": 0},
        },
    ]
}
"""What may stand behind the question mark of a path."""


def contract() -> dict[str, Any]:
    """The whole contract as OpenAPI 3.1; `x-play` has the messages of the WebSocket."""
    kinds = [kind for _, _, asked, _, told, _ in ROUTES for kind in (asked, told) if kind is not None]
    wanted = list(dict.fromkeys([*kinds, Problem, play.Message, play.Answer]))
    schemas, components = msgspec.json.schema_components(wanted, ref_template=REF)
    by_kind = dict(zip(map(repr, wanted), schemas, strict=True))
    paths: dict[str, Any] = {}
    for method, path, asked, status, told, does in ROUTES:
        paths.setdefault(path, _parameters(path))[method] = _operation(by_kind, asked, status, told, does)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Seachest", "version": __version__, "x-protocol": PROTOCOL},
        "paths": paths,
        "components": {"schemas": components},
        "x-play": {
            "path": "/play",
            "subprotocol": SUBPROTOCOL,
            "client": by_kind[repr(play.Message)],
            "server": by_kind[repr(play.Answer)],
        },
    }


def _parameters(path: str) -> dict[str, Any]:
    shapes = {
        TABLE: {"type": "string", "pattern": "^[a-z0-9]{12}$"},
        SEAT: {"type": "integer", "minimum": 0, "maximum": 4},
        GAME: {"enum": game_names()},
        LANGUAGE: {"enum": list(LANGUAGES)},
    }
    named = [name for name in shapes if f"{{{name}}}" in path]
    parameters = [{"name": name, "in": "path", "required": True, "schema": shapes[name]} for name in named]
    parameters += QUERIES.get(path, [])
    return {"parameters": parameters} if parameters else {}


def _operation(by_kind: dict[str, Any], asked: Any, status: int, told: Any, does: str) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        return {"application/json": {"schema": by_kind[repr(kind)]}}

    success: dict[str, Any] = {"description": does}
    if told is not None:
        success["content"] = content(told)
    operation: dict[str, Any] = {
        "summary": does,
        "responses": {
            str(status): success,
            "4XX": {"description": "Refused, and why.", "content": content(Problem)},
            "503": {"description": "Too much at once.", "content": content(Problem)},
        },
    }
    if asked is not None:
        operation["requestBody"] = {"required": True, "content": content(asked)}
    return operation
