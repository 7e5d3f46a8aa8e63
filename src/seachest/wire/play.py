"""Messages of the WebSocket, and the replays and lessons built from them."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from seachest.wire.base import Asked, CommandId, Number, SeatNumber, TableId, Text, Token, Told
from seachest.wire.lobby import TableInfo, TablePace

StandingEnd = Literal["part", "recalled"]
"""How long a decision in advance stands: until the part of the game is over (in Dolores the duel), or until the player
takes it back."""

EmoteName = Literal["hello", "good-luck", "well-played", "wow", "oops", "thanks", "haha", "good-game"]
"""What can be said with one click."""

# --- From the client ------------------------------------------------------------------------------------------------


class Follow(Asked, tag="follow"):
    """Subscribes to a table: from the player's own seat, from the seat the token belongs to, or as a spectator.

    A client that has followed the table before gives the number of the last update it received, and gets the updates
    it missed, or the whole table.
    """

    table: TableId
    last: Number | None = None
    token: Token | None = None
    exact: bool = False
    """Asks for `record` in situations, for clients that implement the rules."""
    points: bool = False
    """Asks for `points` in situations: how each seat's points add up."""
    board: bool = False
    """Asks for what a graphical board needs: `events`, `facts`, and the `action` of each choice."""
    brief: bool = False
    """Asks for decisions as `step`, which has no words and only what has changed; not together with the other three."""


class Unfollow(Asked, tag="unfollow"):
    """Unsubscribes from a table."""

    table: TableId


class Act(Asked, tag="act"):
    """Makes a decision, or an announcement out of turn, for the player's seat."""

    table: TableId
    id: CommandId
    text: Text


class Chat(Asked, tag="chat"):
    """Sends a line to the chat of a table."""

    table: TableId
    id: CommandId
    text: Text


class Emote(Asked, tag="emote"):
    """Says one of a few things that everybody reads in their own language; counted and muted like chat."""

    table: TableId
    id: CommandId
    emote: EmoteName


class Back(Asked, tag="back"):
    """Takes the seat back from the bot that has been playing for an absent player."""

    table: TableId
    id: CommandId


class TakeBack(Asked, tag="take-back"):
    """Takes back the seat's last choice, by which nobody has learned anything: that of `Situation.take_back`.

    Answered with `done` and the whole table. No time is given back, and nobody else notices anything.
    """

    table: TableId
    id: CommandId


class SetPace(Asked, tag="pace"):
    """Chooses how long bots seem to think, from now on or until the seat's next decision; for the only person who
    plays at a table.
    """

    table: TableId
    id: CommandId
    pace: TablePace
    once: bool = False
    """Only until the seat has to decide again."""


class SetStanding(Asked, tag="standing"):
    """Makes a decision in advance, one of `Situation.standing_texts`: the server makes it for the seat wherever it may.

    To everybody else it looks like a decision that the player makes each time. Without a text, the seat decides for
    itself again. Answered with `done` and an update for the seat alone.
    """

    table: TableId
    id: CommandId
    text: Text | None = None
    until: StandingEnd = "part"


class Mute(Asked, tag="mute"):
    """Mutes or unmutes a player in the chat."""

    player: str
    on: bool = True


class Ping(Asked, tag="ping"):
    """Checks that the server is still there; answered with `pong`."""


Message = Follow | Unfollow | Act | Chat | Emote | Back | TakeBack | SetPace | SetStanding | Mute | Ping
"""A message from the client over the WebSocket."""


# --- From the server ------------------------------------------------------------------------------------------------


class Said(Told):
    """A sentence of the story or the wording of a choice: a message id of the catalogue, and the message's values."""

    id: str
    values: dict[str, Any] = {}  # numbers, codes and lists of them, depending on the message


class Choice(Told):
    """Something that the seat may do now, with its wording."""

    text: str
    says: Said
    action: dict[str, Any] | UnsetType = UNSET  # each game has its own kinds
    """Only with `board`: what the text means, with the kind of action as `type` and its card, place or seat."""


class StoryEvent(Told):
    """Something that happened, and how many sentences of the story describe it; both are in the same order."""

    event: dict[str, Any]  # each game has its own kinds
    """The kind of event as `type`, and the seats and cards that the recipient may know."""
    sentences: int


class Result(Told):
    """The final scores by seat, and the seats that won."""

    scores: list[int]
    winners: list[int]


class Counted(Told):
    """One item of a seat's points: what it is for, and how many points it gives."""

    says: Said
    points: int


class StandingAnswer(Told):
    """A decision that a seat has made in advance."""

    text: str
    until: StandingEnd
    now: bool = False
    """Whether it answers what the seat is asked now, so that the server decides in a moment."""


class Situation(Told):
    """The state of a game, as a seat or a spectator knows it."""

    view: dict[str, Any]  # each game has its own position
    """The position as the recipient knows it; anything unknown is "?" or null."""
    pending: list[SeatNumber]
    """The seats that may decide now, as far as the recipient knows."""
    choices: list[Choice] = []
    """What the recipient's seat may decide now."""
    asides: list[Choice] = []
    """What the recipient's seat may announce out of turn."""
    deadline: float | None = None
    """When time runs out for the decision, in seconds since 1970."""
    result: Result | None = None
    record: str | None = None
    """Only with `exact`: the recipient's view as bytes in base64; `Here.layout` identifies the layout."""
    points: list[list[Counted]] | None = None
    """Only with `points`: what each seat's points consist of, as far as the recipient knows."""
    facts: dict[str, Any] | UnsetType = UNSET  # each game has its own facts
    """Only with `board`: what follows from the position by the rules of the game, whose name is in `game`."""
    take_back: list[str] = []
    """The seat's own decisions that `take-back` would undo now, in the order they were made; none if others have
    learned of them."""
    standing_texts: list[str] = []
    """The decisions that the recipient's seat may make in advance, by `standing`."""
    standing: StandingAnswer | None = None
    """The decision that the recipient's seat has made in advance."""


class ChatLine(Told):
    """A line of chat."""

    name: str
    seat: SeatNumber | None
    player: str | None
    text: str | None
    """The line; null if the recipient has muted this player."""
    at: float
    """When it was sent, in seconds since 1970."""
    emote: str | None = None
    """What was said with one click, one of those that `emote` knows; `text` is the same in English."""


class Here(Told, tag="here"):
    """A whole table: the answer to `follow`, also when too many updates were missed."""

    table: TableId
    number: Number
    seat: SeatNumber | None
    info: TableInfo
    situation: Situation | None
    """The state of the game; null until it begins."""
    now: float
    """The time on the server's clock, in seconds since 1970."""
    story: list[Said] = []
    """Everything that has happened, as the recipient saw it."""
    moves: list[str] = []
    chat: list[ChatLine] = []
    here: list[SeatNumber] = []
    """The seats whose players are connected."""
    layout: str | None = None
    """Only with `exact`: a digest of the rules and of the memory layout of records. A client with another digest can't
    read the records, and needs an update."""
    events: list[StoryEvent] | UnsetType = UNSET
    """Only with `board`: the events that the story describes."""


class News(Told, tag="news"):
    """An update about something that the recipient may know. The updates of each recipient are numbered."""

    table: TableId
    number: Number
    now: float
    moves: list[str] = []
    """The decisions that the recipient saw, as "SEAT TEXT"."""
    story: list[Said] = []
    situation: Situation | None = None
    info: TableInfo | None = None
    """The table, if its seats or its phase have changed."""
    chat: ChatLine | None = None
    events: list[StoryEvent] | UnsetType = UNSET
    """Only with `board`, and in replays and lessons: the events that the story describes."""
    deciders: list[int] | UnsetType = UNSET
    """Only with `board`, and in replays and lessons: the seats whose decisions are in `moves`, in the same order."""


class TableStep(Told, tag="step", omit_defaults=True):
    """A decision that the recipient may know of, for those who follow with `brief`: an update, numbered like `news`.

    Fields with default values are left out.
    """

    table: TableId
    number: Number
    now: float
    moves: list[str]
    """The decisions that the recipient saw, as "SEAT TEXT"."""
    changes: dict[str, Any]  # each game has its own position
    """The fields of `Situation.view` that are different now; `pending` and `legal` (what the seat may do) always."""
    asides: list[str] = []
    """What the recipient's seat may announce out of turn."""
    deadline: float | None = None
    """When time runs out for the decision, in seconds since 1970."""
    result: Result | None = None
    take_back: list[str] = []
    """The seat's own decisions that `take-back` would undo now, in the order in which they were made."""
    standing_texts: list[str] = []
    """The decisions that the recipient's seat may make in advance, by `standing`."""
    standing: StandingAnswer | None = None
    """The decision that the recipient's seat has made in advance."""
    info: TableInfo | None = None
    """The table, if its phase has changed."""


class Replay(Told):
    """Part of a finished game, update by update."""

    info: TableInfo
    total: int
    """How many updates the whole game has."""
    first: int
    """The number of the first update in this part, counted from 0."""
    news: list[News]


class SeatPoints(Told):
    """What a seat scored in a round."""

    points: int
    parts: list[Counted]
    """What made the points; nothing if there are none."""


class RoundSummary(Told):
    """A round of a finished game."""

    at: int
    """The number of the update in the replay with all cards open with which the round ended, counted from 0."""
    says: list[Said]
    """How it ended, in words; empty if there is nothing to say."""
    seats: list[SeatPoints]


class TurningPoint(Told):
    """The update from which on the winner had more points than everybody else until the end."""

    kind: Literal["always", "lead", "last", "tie", "outright"]
    """The winner was never behind, took the lead for good, did so only with the last update, won by
    a tie-break, or won outright by a rule, regardless of points. In the last two cases, the update is the last one."""
    seat: SeatNumber
    """The winner."""
    at: int
    """The number of the update in the replay with all cards open, counted from 0."""
    says: list[Said]
    """What happened there, in words."""


class Summary(Told):
    """A finished game in retrospect."""

    result: Result
    margin: int
    """How many points the winners have more than the next seat."""
    rounds: list[RoundSummary]
    """All rounds; a game without rounds has one."""
    turning: TurningPoint | None
    """What decided the game; null if several seats won together."""


class LessonStep(Told):
    """A step of a lesson: one thing that the guide says."""

    says: str
    """A message id of the catalogue. If the learner makes a decision before the next step, the message has the
    attributes `task` (what to do) and `why` (why that, and nothing else for now)."""
    at: int
    """The number of the update that the step is about, counted from 0."""
    points: list[str] = []
    """The places at the table that the step refers to."""
    later: bool = False
    """Whether the updates since the previous step are skipped."""


class Lesson(Told):
    """A guided first game, update by update."""

    info: TableInfo
    seat: SeatNumber
    """The learner's seat."""
    news: list[News]
    """The updates of the game; skipped ones are left out."""
    steps: list[LessonStep]
    decisions: list[str | None] = []
    """For each update the decision of the learner that it follows, if it follows one."""


class Current(Told, tag="current"):
    """The answer to `follow` if no update was missed."""

    table: TableId
    number: Number
    here: list[SeatNumber]
    now: float


class Presence(Told, tag="presence"):
    """The seats whose players are connected. Not numbered."""

    table: TableId
    here: list[SeatNumber]


class Done(Told, tag="done"):
    """A command was carried out and stored."""

    table: TableId
    id: CommandId


class Refused(Told, tag="refused"):
    """A message was refused; the code and its parameters say why."""

    code: str
    params: dict[str, Any] = {}  # they depend on the code
    table: str | None = None
    id: str | None = None


class Pong(Told, tag="pong"):
    """The answer to `ping`."""

    now: float


Answer = Here | Current | News | TableStep | Presence | Done | Refused | Pong
"""A message from the server over the WebSocket."""
