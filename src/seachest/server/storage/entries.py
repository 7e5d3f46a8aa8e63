"""Entries of a table's log: their kinds, and what is stored along with them."""

from enum import StrEnum

import msgspec

from seachest.rules.types import Seat

NEVER_DUE = float(2**53)
"""The due time of a table that needs no attention."""


class EntryKind(StrEnum):
    """What an entry says; the values are stored."""

    SIT = "sit"
    """A player sits down; the body has who it is, as JSON."""
    SEAT_BOT = "bot"
    """A bot gets a seat; the body is its level."""
    LEAVE = "rise"
    """A seat is left: by its player, or (body REMOVED_BODY) because the opener removed them."""
    PLAYS = "plays"
    """The bot of a seat plays at another level from now on; the body is that level, or empty for its own."""
    BEGIN = "begin"
    """The game begins; the body is the version of its rules, or empty for the first."""
    MOVE = "move"
    """A decision; the body is its text."""
    TAKE_BACK = "take-back"
    """A seat undoes decisions that nobody else has learned; the body has the numbers of their entries."""
    PACE = "pace"
    """The only person at the table chooses how long bots seem to think; the body is the pace (`tables/pace.py`)."""
    STANDING = "standing"
    """A seat makes a decision in advance, as JSON, or (with no body) decides for itself again; only it knows."""
    HINT = "hint"
    """The only person at a table with bots gets a hint; the body is how many decisions stood before it."""
    CHAT = "chat"
    """A line of the chat, as JSON."""
    AWAY = "away"
    """The clock of a seat has run out: a bot plays on."""
    BACK = "back"
    """The player of a seat is back; with the body GRACE_BODY they get a grace period."""
    OUTDATED = "outdated"
    """The game ends without a result, because its rules have changed since it began."""
    REMATCH = "rematch"
    """The body is the id of the table of the rematch."""


REMOVED_BODY = "removed"
GRACE_BODY = "grace"


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table: str
    seq: int
    """Its number in the log, from 1."""
    at: float
    kind: str
    """One of EntryKind."""
    seat: Seat
    """Whom it concerns, or NOBODY."""
    command: str
    """The id of the command that wrote it, unique in the table."""
    body: str


class NewEntry(msgspec.Struct, frozen=True):
    """What a command adds to the log: an entry that has no number yet."""

    kind: EntryKind
    seat: Seat
    body: str = ""
    sitting: str | None = None
    """The player who sits in the seat from now on; "" for nobody, None if that does not change."""


class Append(msgspec.Struct, frozen=True):
    """An entry to store, and the columns of the table that change with it."""

    entry: Entry
    phase: str | None
    """None where it stays as it is."""
    due: float | None
    """When the table next needs attention; None if that does not change."""
    clock: float | None
    """When the time of those who decide runs out."""
    sitting: str | None = None
    """The player who sits in the entry's seat from now on; "" for nobody, None if that does not change."""
    updated: float | None = None
    """When something last happened that everybody may know of; None for the time of this entry."""
