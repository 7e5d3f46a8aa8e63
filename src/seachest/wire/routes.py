"""All routes of the REST API. The router, the OpenAPI document and the names in the logs come from this table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from seachest.wire import coach, community, daily, lobby, people, play, puzzles
from seachest.wire.base import Asked, Told

JsonSchema: TypeAlias = Mapping[str, Any]  # a schema may hold anything that JSON can
"""A JSON Schema."""


@dataclass(frozen=True)
class QueryParameter:
    """A parameter of a route's query string."""

    name: str
    description: str
    schema: JsonSchema


@dataclass(frozen=True)
class ApiRoute:
    """One method of one path."""

    method: Literal["get", "post", "delete"]
    path: str
    """The path, with {table}, {seat}, {session}, {game}, {language} and {player} as placeholders."""
    body: type[Asked] | None
    """The type of the request body; None if there is none."""
    status: int
    """The status code of a successful response."""
    answer: type[Told] | None
    """The type of the response body; None if it is empty or not one of our messages."""
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
    "Becomes a guest, who can play immediately; sets the session cookie.",
)
ME = _route("get", "/api/me", None, 200, lobby.Me, "The player who sends the request.")
NEW_ACCOUNT = _route(
    "post", "/api/accounts", lobby.Credentials, 200, lobby.Me, "Creates an account; guests keep their games."
)
LOGIN = _route("post", "/api/login", lobby.Credentials, 200, lobby.Me, "Logs in to an account.")
LOGOUT = _route("post", "/api/logout", None, 204, None, "Logs out: ends the session and deletes its cookie.")
CHANGE_PASSWORD = _route(
    "post", "/api/password", lobby.NewPassword, 200, lobby.Me, "Changes the password and ends all other sessions."
)
DELETE_ACCOUNT = _route("delete", "/api/account", lobby.Farewell, 204, None, "Deletes the account or the guest.")
LIST_SESSIONS = _route("get", "/api/sessions", None, 200, people.Sessions, "The player's sessions.")
END_SESSION = _route("delete", "/api/sessions/{session}", None, 200, people.Sessions, "Ends a session.")
END_OTHER_SESSIONS = _route("delete", "/api/sessions", None, 200, people.Sessions, "Ends all other sessions.")
NEW_RECOVERY_CODES = _route(
    *("post", "/api/recovery-codes", people.NewRecoveryCodes, 200, people.RecoveryCodes),
    "New recovery codes for the account, in place of all earlier ones.",
)
RECOVER = _route(
    "post", "/api/recover", people.Recovery, 200, lobby.Me, "Sets a new password with a recovery code, and logs in."
)
EXPORT = _route("get", "/api/export", None, 200, None, "Everything that is stored about the player, as a file.")
REPORT = _route("post", "/api/reports", people.NewReport, 204, None, "Reports another player to the moderators.")
MODERATION = _route(
    "get", "/api/moderation", None, 200, people.Moderation, "For moderators: reports, and what was done."
)
NEW_MEASURE = _route(
    *("post", "/api/moderation", people.NewMeasure, 200, people.Moderation),
    "For moderators: mutes, bans, renames, lifts, or closes a report.",
)
OPEN_TABLE = _route("post", "/api/tables", lobby.NewTable, 201, lobby.Seated, "Opens a table and takes its first seat.")
MY_TABLES = _route(
    *("get", "/api/tables", None, 200, lobby.Tables),
    "The tables at which the player sits.",
    QueryParameter(
        "only",
        "With `going`, finished games are left out.",
        {"enum": ["going", "all"], "default": "all"},
    ),
)
PUBLIC_TABLES = _route("get", "/api/lobby", None, 200, lobby.Tables, "Public tables to join or to watch.")
QUICK_MATCH = _route(
    "post", "/api/quick", lobby.QuickMatch, 201, lobby.Seated, "Takes a seat at a public table, or at a new one."
)
TABLE_INFO = _route("get", "/api/tables/{table}", None, 200, lobby.TableInfo, "A table, for anyone who knows its id.")
SIT_DOWN = _route("post", "/api/tables/{table}/seats", lobby.SitDown, 201, lobby.Seated, "Takes a seat.")
LEAVE_SEAT = _route(
    "delete",
    "/api/tables/{table}/seats/{seat}",
    None,
    200,
    lobby.TableInfo,
    "Leaves a seat; before the game, the opener can also remove a player or bot from theirs.",
)
SEAT_BOT = _route(
    *("post", "/api/tables/{table}/seats/{seat}/bot", lobby.SeatBot, 200, lobby.TableInfo),
    "Seats a bot.",
)
START_GAME = _route(
    "post", "/api/tables/{table}/start", None, 200, lobby.TableInfo, "Starts the game, with bots in all empty seats."
)
REMATCH = _route(
    *("post", "/api/tables/{table}/rematch", None, 201, lobby.Seated),
    "Opens the same table again, or joins it if somebody has done so.",
)
RECORD = _route(
    *("get", "/api/tables/{table}/record", None, 200, None),
    "The record of a finished game, for its players and anyone who may watch it.",
)
REPLAY = _route(
    *("get", "/api/tables/{table}/replay", None, 200, play.Replay),
    "A finished game, update by update.",
    QueryParameter(
        "seat",
        "From whose point of view: a seat, a spectator, or with all cards face up.",
        {"enum": ["0", "1", "2", "3", "4", "watch", "all"], "default": "all"},
    ),
    QueryParameter(
        "first",
        "The number of the first update, counted from 0.",
        {"type": "integer", "minimum": 0, "maximum": 999999, "default": 0},
    ),
)
SUMMARY = _route(
    *("get", "/api/tables/{table}/summary", None, 200, play.Summary),
    "What each round of a finished game brought, and what decided the game.",
)
REVIEW = _route(
    *("get", "/api/tables/{table}/review", None, 200, coach.Reviewed),
    "The review of a finished game, and the progress of the one being made; for those who may see its replay.",
)
ASK_REVIEW = _route(
    *("post", "/api/tables/{table}/review", coach.AskReview, 202, coach.Reviewed),
    "Has a finished game reviewed, unless that is done; each review is made once.",
)
ASK_HINT = _route(
    *("post", "/api/tables/{table}/hint", None, 200, coach.Hint),
    "What the coach would do, at a table with bots only; from then on a win counts for nothing.",
)
INVITATION = _route(
    *("get", "/api/tables/{table}/invitation", None, 200, lobby.Invitation),
    "The addresses at which others can reach the table.",
)
SHOW_QR_CODE = _route(
    *("get", "/api/tables/{table}/qr.svg", None, 200, None),
    "One of these addresses as a QR code (SVG): `?at=here` or `?at=lan`.",
)
FIRST_IN_LIST = QueryParameter(
    "first",
    "How many to leave out before the first one of the page.",
    {"type": "integer", "minimum": 0, "maximum": 999999, "default": 0},
)
HISTORY = _route(
    *("get", "/api/history", None, 200, community.History),
    "The player's finished games, a page at a time.",
    FIRST_IN_LIST,
)
LOGBOOK = _route("get", "/api/logbook", None, 200, community.Logbook, "What the player has achieved.")
COMPANIONS = _route("get", "/api/companions", None, 200, community.Companions, "Friends, and players met recently.")
ADD_FRIEND = _route(
    *("post", "/api/friends/{player}", None, 204, None),
    "Makes somebody a friend, who does not learn of it.",
)
REMOVE_FRIEND = _route("delete", "/api/friends/{player}", None, 204, None, "Removes a friend.")
INVITE_PLAYER = _route(
    *("post", "/api/tables/{table}/invitations", community.InvitePlayer, 204, None),
    "Invites somebody the player has met, or who has them as a friend, to a table that is waiting for players.",
)
MY_INVITATIONS = _route(
    *("get", "/api/invitations", None, 200, community.TableInvitations),
    "The invitations that the player has received.",
)
DECLINE_INVITATION = _route(
    *("delete", "/api/invitations/{table}", None, 204, None),
    "Dismisses an invitation.",
)
SHOW_PROFILE = _route(
    "get", "/api/players/{player}", None, 200, community.Profile, "What everybody may know of an account."
)
LEADERBOARD = _route(
    *("get", "/api/leaderboards/{game}", None, 200, community.Leaderboard),
    "The accounts with the highest ratings in a game, a page at a time.",
    FIRST_IN_LIST,
)
PUSH_KEY = _route("get", "/api/push", None, 200, community.PushKey, "The key that a browser needs for notifications.")
ADD_PUSH = _route(
    "post", "/api/push", community.PushSubscription, 204, None, "Notifications on this device from now on."
)
END_PUSH = _route("delete", "/api/push", community.PushEnd, 204, None, "No more notifications on this device.")
SHOW_RULEBOOK = _route(
    "get", "/api/rules/{game}/{language}", None, 200, lobby.Rulebook, "The rules of a game in one language."
)
SHOW_LESSON = _route("get", "/api/lessons/{game}", None, 200, play.Lesson, "A guided first game.")
SHOW_READINESS = _route(
    "get", "/api/readiness", None, 200, lobby.Readiness, "Which games can be played yet: a first start compiles them."
)
SHOW_PUZZLES = _route(
    *("get", "/api/puzzles/{game}", None, 200, puzzles.Puzzles),
    "Puzzles of a game, twenty at a time, with their solutions.",
    FIRST_IN_LIST,
)
SHOW_DAILY = _route(
    *("get", "/api/daily", None, 200, daily.Daily),
    "The daily deals: how everybody did, and the player's own try.",
    QueryParameter(
        "day", "A day that was; today if there is none.", {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}
    ),
)
PLAY_DAILY = _route(
    *("post", "/api/daily/{game}", None, 201, lobby.Seated),
    "Sits down at today's deal, with bots; the first try counts.",
)
HEALTH = _route("get", "/health", None, 200, lobby.Health, "Whether the server is up and can store games.")
HEALTH_LIVE = _route("get", "/health/live", None, 200, lobby.Health, "Whether the server is up at all.")
HEALTH_READY = _route("get", "/health/ready", None, 200, lobby.Health, "The same as /health, under another usual name.")
