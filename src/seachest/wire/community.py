"""Messages of the REST API about people and what they have played: logbooks, friends, invitations, notifications."""

from typing import Annotated, Literal

import msgspec

from seachest.wire.base import Asked, TableId, Told
from seachest.wire.lobby import Level, Rating, TableInfo

LONGEST_ENDPOINT = 1000
"""Characters in the address of a push service."""

PlayerId = Annotated[str, msgspec.Meta(pattern="^[a-km-np-z2-9]{16}$")]
"""The public id of a player."""
Language = Literal["en", "de", "nl", "fr"]
"""The languages in which the server writes notifications."""

# --- What was played ------------------------------------------------------------------------------------------------


class Opponent(Told):
    """An opponent in a finished game."""

    name: str
    player: str | None
    """The public id of a person; null for a bot."""
    level: Level | None
    """The level of a bot; null for a person."""
    score: int
    won: bool


class FinishedGame(Told):
    """A finished game, from the point of view of one of its players."""

    table: TableId
    game: str
    ended: float
    """When it ended, in seconds since 1970."""
    place: int
    """From 1; a player who has left comes last."""
    score: int
    won: bool
    left: bool
    """Whether the player left the table during the game."""
    opponents: list[Opponent]
    hints: bool = False
    """Whether the player had hints, so that a win counts for nothing."""


class History(Told):
    """A page of a player's finished games, the latest first."""

    games: list[FinishedGame]
    more: bool
    """Whether there are older ones."""


class Tally(Told):
    """What a player has achieved, in one game or in all of them."""

    games: int = 0
    wins: int = 0
    streak: int = 0
    """How many of the latest games were won in a row."""
    best_streak: int = 0
    best_round: int | None = None
    """The most points in a round; null before the first one, and where games are counted together."""
    beaten: Level | None = None
    """The strongest bot that the player has beaten."""


class Rival(Told):
    """Somebody the player has played against."""

    id: str
    name: str
    games: int
    """How many games they have played together."""
    wins: int
    """How many of them the player has won."""
    losses: int
    """How many of them the other one has won."""


class Logbook(Told):
    """What a player has achieved, counted over the latest thousand games."""

    total: Tally
    by_game: dict[str, Tally]
    kept: int
    """How often the player has shown what they had announced in Dolores."""
    broken: int
    """How often they have shown something else."""
    rivals: list[Rival]
    """The people they have played against most often."""


class Profile(Told):
    """What everybody may know of a player who has an account."""

    id: str
    name: str
    ratings: dict[str, Rating]
    by_game: dict[str, Tally]


class Leader(Told):
    """A line of a leaderboard."""

    place: int
    id: str
    name: str
    rating: float
    games: int


class Leaderboard(Told):
    """A page of the accounts with the highest ratings in a game."""

    game: str
    leaders: list[Leader]
    more: bool
    """Whether there are further places."""


# --- With whom ------------------------------------------------------------------------------------------------------


class Companion(Told):
    """A friend, or somebody who was met at a table."""

    id: str
    name: str
    account: bool
    friend: bool
    met: float | None
    """When the latest game together ended; null if there was none recently."""


class Companions(Told):
    """A player's friends, by name, and the people they have met recently."""

    friends: list[Companion]
    recent: list[Companion]


class InvitePlayer(Asked):
    """Invites somebody to a table that waits for players."""

    player: PlayerId


class TableInvitation(Told):
    """An invitation to a table that waits for players."""

    table: TableInfo
    inviter: str
    """The name of the player who sent it."""
    at: float


class TableInvitations(Told):
    """The invitations that a player has received, the latest first."""

    invitations: list[TableInvitation]


# --- Notifications --------------------------------------------------------------------------------------------------


class PushKey(Told):
    """The public key with which the server signs what it sends to push services, in base64url."""

    key: str


class PushSubscription(Asked):
    """Asks for notifications on a device, as its browser has arranged it with a push service."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    """The browser's public key, in base64url."""
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    """The browser's secret for this subscription, in base64url."""
    language: Language = "en"


class PushEnd(Asked):
    """Asks for no more notifications on a device."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=LONGEST_ENDPOINT)]
