"""Messages of the REST API: players, tables, rules."""

from typing import Annotated, Any, Literal

import msgspec

from seachest.wire.base import (
    LONGEST_CLOCK,
    SHORTEST_CLOCK,
    Asked,
    Name,
    Password,
    SeatNumber,
    TableId,
    Token,
    Told,
)

Level = Literal["beginner", "casual", "skilled", "expert", "master", "greedy", "random"]
"""The bots that can be seated. Bots that are external programs never run on a server."""
TablePhase = Literal["waiting", "playing", "over"]
"""Whether a table is waiting for players, in a game, or finished."""
EndReason = Literal["rules-changed"]
"""Why a game ended without a result: its rules were corrected while it was being played."""
Seconds = Annotated[int, msgspec.Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]
"""How long players have for each decision."""

# --- People ---------------------------------------------------------------------------------------------------------


class NewGuest(Asked):
    """Becomes a guest, who can play immediately under a name."""

    name: Name


class Credentials(Asked):
    """Creates an account or logs in to one. Guests who create an account keep their games."""

    name: Name
    password: Password


class NewPassword(Asked):
    """Changes the password of an account."""

    old: Password
    new: Password


class Farewell(Asked):
    """Deletes an account permanently, or a guest."""

    password: Password | None = None
    """The password of the account; guests have none, and leave it out."""


class Rating(Told):
    """A player's rating in one game."""

    rating: float
    """A cautious estimate of the player's skill. Everybody starts at 0; the best reach about 30."""
    games: int
    """The number of rated games."""


class Me(Told):
    """The player who sent the request."""

    id: str
    name: str
    account: bool
    """Whether the player has an account; guests have none."""
    ratings: dict[str, Rating] = {}
    """The player's ratings by game."""
    moderator: bool = False
    """Whether the player may see reports and act on them."""
    recovery: int = 0
    """How many recovery codes the account has left."""
    renamed: bool = False
    """Whether a moderator has given the player another name, which can't be changed."""


# --- Tables ---------------------------------------------------------------------------------------------------------


class NewTable(Asked):
    """Opens a table. The player who opens it takes seat 0."""

    game: str
    players: int
    options: dict[str, Any] = {}  # each option of a game has a type of its own
    seconds: Seconds | None = None
    """The time limit for each decision; null means no limit."""
    watch: Literal["anyone", "nobody"] = "anyone"
    """Who may watch: anyone who has the link, or nobody."""
    public: bool = False
    """Whether the table is listed in the lobby."""
    bots: list[Level] = []
    """Bots for the seats after the first one."""
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")] | None = None
    """The seed of the game, for tests. Refused unless the server allows it; normally the server draws one."""


class SitDown(Asked):
    """Takes the given seat, or the first free one."""

    seat: SeatNumber | None = None


class SeatBot(Asked):
    """Seats a bot in an empty seat."""

    level: Level


class QuickMatch(Asked):
    """Sits down at a public table that is waiting for players, or opens one."""

    game: str
    players: int


class SeatInfo(Told):
    """A seat of a table, and the player or bot sitting there."""

    kind: Literal["empty", "player", "bot"]
    name: str | None = None
    level: Level | None = None
    player: str | None = None
    """The player's public id."""
    away: bool = False
    """Whether a bot is playing for an absent player."""
    rating: float | None = None
    """The player's `Rating.rating` at the time of sitting down, if there is one."""
    plays: Level | None = None
    """The level at which the seat's bot plays for now, if the server has no time for more or nobody is there to see it;
    null if it plays at its own level. Ratings count it as what it has played."""
    account: bool = False
    """Whether the player had an account when sitting down; nobody else can have its name. Guests may share names."""


TablePace = Literal["slow", "normal", "fast", "instant"]
"""How long bots seem to think, where one person plays with them."""


class TableInfo(Told):
    """A table, as anyone who knows its id may see it."""

    id: TableId
    game: str
    players: int
    options: dict[str, Any]  # each option of a game has a type of its own
    seconds: int | None
    watch: Literal["anyone", "nobody"]
    public: bool
    phase: TablePhase
    seats: list[SeatInfo]
    opener: str
    """The public id of the player who opened the table, and may remove others before the game begins."""
    opened: float
    """When the table was opened, in seconds since 1970."""
    commitment: str | None = None
    """The SHA-256 hash of the seed, published when the game starts."""
    seed: str | None = None
    """The seed, published when the game is over."""
    rematch: TableId | None = None
    """The table of the rematch, once somebody has asked for one."""
    ended: EndReason | None = None
    """Why the game ended without a result and without ratings; null for all other games."""
    pace: TablePace | None = None
    """The pace that the only person at the table has chosen; null if nobody has, or several people play."""
    hints: int = 0
    """For how many decisions the only person at the table had a hint; a win with hints counts for nothing."""
    daily: str | None = None
    """The day whose daily deal is played here; null at all other tables."""


class Seated(Told):
    """Confirms that a seat was taken. The token is sent only once; with it, the seat can be played from any device."""

    table: TableInfo
    seat: SeatNumber
    token: Token


class Tables(Told):
    """A list of tables."""

    tables: list[TableInfo]
    turns: dict[str, list[SeatNumber]] = {}
    """For a player's own tables, by id: the seats that may decide now, as far as the player knows."""


class Invitation(Told):
    """The addresses at which others can reach a table."""

    here: str
    """The table's address, with the host that this request used."""
    only_here: bool
    """Whether that address works only on the server's own machine."""
    lan: str | None = None
    """The table's address in the local network, if the server can be reached from there."""


# --- Rules ----------------------------------------------------------------------------------------------------------


class RuleClause(Told):
    """A numbered rule, with our ruling if the rulebook leaves something open."""

    id: str
    text: str
    ruling: str | None = None


class RuleSection(Told):
    """A section of the rules: paragraphs, a table (its first row is the header) and numbered clauses."""

    number: int
    title: str
    texts: list[str]
    table: list[list[str]]
    clauses: list[RuleClause]


class Rulebook(Told):
    """The rules of a game as text. Words to be typed are in `backquotes`."""

    title: str
    about: list[str]
    ruling: str
    """The word for "ruling" in the language of the text."""
    sections: list[RuleSection]


class GameReadiness(Told):
    """Whether a game can be played yet."""

    game: str
    ready: bool
    """Whether it can be played immediately; until then, whoever opens a table of it has to wait."""
    percent: int
    """How much of the game is compiled, by the time that it takes."""


class Readiness(Told):
    """Which games can be played yet. A server that starts for the first time serves while it compiles them."""

    ready: bool
    """Whether all of them can."""
    games: list[GameReadiness]


class Health(Told):
    """The server is up."""

    status: Literal["ok"]
    version: str
