"""Messages of the REST API about sessions, forgotten passwords, reports, and what moderators do."""

from typing import Annotated, Literal

import msgspec

from seachest.wire.base import LONGEST_CHAT, Asked, Name, Password, TableId, Told

PlayerId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{16}$")]
"""The public id of a player."""
ReportReason = Literal["chat", "name", "cheating", "stalling", "other"]
"""What a player is reported for: their words, their name, foul play, holding up the game, or something else."""
RowNumber = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
"""The number of a report or a restriction."""
LONGEST_REASON = 200
"""Characters of what a moderator writes about a measure."""

# --- Sessions and passwords -----------------------------------------------------------------------------------------


class SessionInfo(Told):
    """A session: a browser or program in which the player is logged in."""

    id: str
    device: str
    """What the browser says it is, in short, such as `Firefox, Android`; may be empty."""
    created: float
    """When it began."""
    seen: float
    """When it was last used, to the hour."""
    this: bool
    """Whether it is the session that asks."""


class Sessions(Told):
    """All sessions of the player, the one used last first."""

    sessions: list[SessionInfo]


class NewRecoveryCodes(Asked):
    """Asks for new recovery codes; earlier ones stop working."""

    password: Password


class RecoveryCodes(Told):
    """Recovery codes. They are sent only once; the server keeps their hashes."""

    codes: list[str]


class Recovery(Asked):
    """Sets a new password with a recovery code, which is used up, and logs in."""

    name: Name
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    """Blanks, hyphens and capital letters make no difference."""
    password: Password
    """The new password."""


# --- Reports and moderators -----------------------------------------------------------------------------------------


class NewReport(Asked):
    """Reports another player to the moderators. The last lines of the table's chat go along with it."""

    table: TableId
    player: PlayerId
    reason: ReportReason
    note: Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)] = ""
    """What else the moderators should know."""


class ReportedLine(Told):
    """A line of chat in a report."""

    player: str | None
    name: str
    text: str | None
    at: float


class Report(Told):
    """A report, as moderators see it."""

    id: int
    at: float
    table: str
    player: str
    """The id of the player who is reported."""
    name: str
    account: bool
    reporter: str
    """The name of the player who made the report."""
    reason: ReportReason
    note: str
    lines: list[ReportedLine]
    """The last lines of the table's chat before the report."""
    earlier: int
    """How many other reports there are about the player."""


class Restriction(Told):
    """Something that is forbidden for a while, to a player or to a network."""

    id: int
    kind: Literal["mute", "ban"]
    player: str | None
    name: str | None
    network: bool
    """Whether it is for everybody at an address, which moderators don't see."""
    at: float
    until: float | None
    """When it ends; null: never."""
    reason: str


class Measure(Told):
    """A line of the log of what moderators and admins have done."""

    at: float
    by: str
    """The moderator's name; empty for somebody at the server's command line."""
    what: str
    """`mute`, `ban`, `ban-address`, `lift`, `rename`, `close`, `moderator`, `no-moderator` or `recovery-code`."""
    name: str | None
    until: float | None
    reason: str


class Moderation(Told):
    """What moderators see: open reports, what is in force, and what was done last."""

    reports: list[Report]
    restrictions: list[Restriction]
    measures: list[Measure]


class NewMeasure(Asked):
    """What a moderator does: mutes, bans or renames a player, lifts something, or closes a report."""

    what: Literal["mute", "ban", "rename", "lift", "close"]
    player: PlayerId | None = None
    """The player to mute, ban or rename."""
    hours: Annotated[int, msgspec.Meta(ge=1, le=87600)] | None = None
    """For how long; null: for good."""
    address: bool = False
    """Whether a ban is also for the addresses from which the player came during the last week."""
    restriction: RowNumber | None = None
    """What to lift."""
    report: RowNumber | None = None
    """The report to close; with the other measures, the report that they answer."""
    reason: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] = ""
