"""Messages about people and tables, over REST."""

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
"""Levels of bots that may be seated; programs of others never run on a server."""
TablePhase = Literal["waiting", "playing", "over"]
Seconds = Annotated[int, msgspec.Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]

# --- People ---------------------------------------------------------------------------------------------------------


class NewGuest(Asked):
    """Play at once under a name."""

    name: Name


class Credentials(Asked):
    """A new account, or the way back into one. A guest who opens an account keeps all games."""

    name: Name
    password: Password


class NewPassword(Asked):
    """Another password."""

    old: Password
    new: Password


class Farewell(Asked):
    """Deletes an account for good."""

    password: Password


class Rating(Told):
    """How good somebody is at a game, after so many rated games."""

    rating: float
    """The strength that is almost surely there; from 0 for everybody at first to about 30 for the best."""
    games: int


class Me(Told):
    """Who is asking."""

    id: str
    name: str
    account: bool
    ratings: dict[str, Rating] = {}
    """By game."""


# --- Tables ---------------------------------------------------------------------------------------------------------


class NewTable(Asked):
    """A table to open. The one who opens it sits down in seat 0."""

    game: str
    players: int
    options: dict[str, Any] = {}  # each option of a game has a type of its own
    seconds: Seconds | None = None
    """The clock of each decision; None: nobody is in a hurry."""
    watch: Literal["anyone", "nobody"] = "anyone"
    """Who may watch: all who have the link, or nobody."""
    public: bool = False
    """Whether the lobby shows it."""
    bots: list[Level] = []
    """For the seats after the first."""
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")] | None = None
    """Only where the server allows it, for tests; else the system draws it."""


class SitDown(Asked):
    """Takes a seat, the first free one unless told."""

    seat: SeatNumber | None = None


class SeatBot(Asked):
    """Puts a bot into an empty seat."""

    level: Level


class QuickMatch(Asked):
    """Sits down at an open table of the lobby that waits for players, or opens one."""

    game: str
    players: int


class SeatInfo(Told):
    """Who sits somewhere."""

    kind: Literal["empty", "player", "bot"]
    name: str | None = None
    level: Level | None = None
    player: str | None = None
    """The public id of the player."""
    away: bool = False
    """A bot plays on for them."""
    rating: float | None = None
    """Of an account that has one, when it sat down; as in `Rating`."""


class TableInfo(Told):
    """A table, as all who know its id may see it."""

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
    """The public id of who may remove others."""
    opened: float
    commitment: str | None = None
    """SHA-256 of the seed, from the start of the game on."""
    seed: str | None = None
    """After the game."""
    rematch: TableId | None = None


class Seated(Told):
    """A seat was taken: its secret, told once, with which it is played from any device."""

    table: TableInfo
    seat: SeatNumber
    token: Token


class Tables(Told):
    """A list of tables."""

    tables: list[TableInfo]
    turns: dict[str, list[SeatNumber]] = {}
    """By table, where one asks for one's own: who may decide there now, as far as one knows."""


class Invitation(Told):
    """The addresses under which others find a table."""

    here: str
    """By the address that this request used."""
    only_here: bool
    """Whether that address works on this machine only."""
    lan: str | None = None
    """In the network of this machine, where the server can be reached from there."""


# --- Rules ----------------------------------------------------------------------------------------------------------


class RuleClause(Told):
    """One numbered rule, and what was decided where the rulebook leaves it open."""

    id: str
    text: str
    ruling: str | None = None


class RuleSection(Told):
    """A part of the rules: its paragraphs, a table whose first row is its head, and its clauses."""

    number: int
    title: str
    texts: list[str]
    table: list[list[str]]
    clauses: list[RuleClause]


class Rulebook(Told):
    """The rules of a game in words. Words to type stand in `backquotes`."""

    title: str
    about: list[str]
    ruling: str
    """The label of rulings."""
    sections: list[RuleSection]


class Health(Told):
    """Whether the server works."""

    status: Literal["ok"]
    version: str
