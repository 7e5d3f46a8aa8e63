"""All routes of REST: what each takes, answers and does. The router, the contract and the logs are made from this."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from seachest.wire import lobby, play
from seachest.wire.base import Asked, Told

JsonSchema: TypeAlias = Mapping[str, Any]  # a schema may hold anything that JSON can
"""A JSON Schema."""


@dataclass(frozen=True)
class QueryParameter:
    """Something that may follow the question mark of a path."""

    name: str
    description: str
    schema: JsonSchema


@dataclass(frozen=True)
class ApiRoute:
    """A method of a path."""

    method: Literal["get", "post", "delete"]
    path: str
    """With {table}, {seat}, {game} and {language} for what varies."""
    body: type[Asked] | None
    """What a request has to bring."""
    status: int
    """That of a successful answer."""
    answer: type[Told] | None
    """What is answered; None where that is no message, or nothing."""
    summary: str
    query: tuple[QueryParameter, ...] = ()


API_ROUTES: list[ApiRoute] = []
"""All routes, in the order of the documentation."""


def _route(
    method: Literal["get", "post", "delete"],
    path: str,
    body: type[Asked] | None,
    status: int,
    answer: type[Told] | None,
    summary: str,
    *query: QueryParameter,
) -> ApiRoute:
    API_ROUTES.append(ApiRoute(method, path, body, status, answer, summary, query))
    return API_ROUTES[-1]


NEW_GUEST = _route(
    *("post", "/api/guests", lobby.NewGuest, 200, lobby.Me),
    "Play at once under a name; sets the cookie of the session.",
)
ME = _route("get", "/api/me", None, 200, lobby.Me, "Who is asking.")
NEW_ACCOUNT = _route(
    "post", "/api/accounts", lobby.Credentials, 200, lobby.Me, "A new account; a guest keeps all games."
)
LOGIN = _route("post", "/api/login", lobby.Credentials, 200, lobby.Me, "The way back into an account.")
LOGOUT = _route("post", "/api/logout", None, 204, None, "Takes the cookie back.")
CHANGE_PASSWORD = _route(
    "post", "/api/password", lobby.NewPassword, 200, lobby.Me, "Another password; all other sessions end."
)
DELETE_ACCOUNT = _route("delete", "/api/account", lobby.Farewell, 204, None, "Deletes the account.")
OPEN_TABLE = _route(
    "post", "/api/tables", lobby.NewTable, 201, lobby.Seated, "Opens a table and sits down in its first seat."
)
MY_TABLES = _route("get", "/api/tables", None, 200, lobby.Tables, "The tables at which one sits.")
PUBLIC_TABLES = _route("get", "/api/lobby", None, 200, lobby.Tables, "Public tables.")
QUICK_MATCH = _route(
    "post", "/api/quick", lobby.QuickMatch, 201, lobby.Seated, "A seat at a public table, or at a new one."
)
TABLE_INFO = _route("get", "/api/tables/{table}", None, 200, lobby.TableInfo, "A table, for all who know its id.")
SIT_DOWN = _route("post", "/api/tables/{table}/seats", lobby.SitDown, 201, lobby.Seated, "Sits down.")
LEAVE_SEAT = _route(
    "delete", "/api/tables/{table}/seats/{seat}", None, 200, lobby.TableInfo, "Leaves a seat, or removes somebody."
)
SEAT_BOT = _route(
    *("post", "/api/tables/{table}/seats/{seat}/bot", lobby.SeatBot, 200, lobby.TableInfo),
    "Puts a bot into a seat.",
)
START_GAME = _route(
    "post", "/api/tables/{table}/start", None, 200, lobby.TableInfo, "Begins, with bots in all empty seats."
)
REMATCH = _route("post", "/api/tables/{table}/rematch", None, 201, lobby.Seated, "The same table once more.")
RECORD = _route(
    *("get", "/api/tables/{table}/record", None, 200, None),
    "The record of a finished game, for those who may watch it.",
)
REPLAY = _route(
    *("get", "/api/tables/{table}/replay", None, 200, play.Replay),
    "A finished game, moment by moment.",
    QueryParameter(
        "seat",
        "As this seat knew it, as a spectator did, or with all cards open.",
        {"enum": ["0", "1", "2", "3", "4", "watch", "all"], "default": "all"},
    ),
    QueryParameter(
        "first",
        "The number of the first moment, from 0.",
        {"type": "integer", "minimum": 0, "maximum": 999999, "default": 0},
    ),
)
INVITATION = _route(
    "get", "/api/tables/{table}/invitation", None, 200, lobby.Invitation, "Where others find the table."
)
SHOW_QR_CODE = _route(
    *("get", "/api/tables/{table}/qr.svg", None, 200, None),
    "An address of the invitation as a code for phones, an SVG: `?at=here` or `?at=lan`.",
)
SHOW_RULEBOOK = _route(
    "get", "/api/rules/{game}/{language}", None, 200, lobby.Rulebook, "The rules of a game in a language."
)
SHOW_LESSON = _route(
    "get", "/api/lessons/{game}", None, 200, play.Lesson, "The first game of somebody new, with a guide."
)
HEALTH = _route("get", "/health", None, 200, lobby.Health, "Whether the server works.")
