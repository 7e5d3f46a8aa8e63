"""Messages over the WebSocket, at tables."""

from typing import Any

from msgspec import UNSET, UnsetType

from seachest.wire.base import Asked, CommandId, Number, SeatNumber, TableId, Text, Token, Told
from seachest.wire.lobby import TableInfo

# --- From the client ------------------------------------------------------------------------------------------------


class Follow(Asked, tag="follow"):
    """Send me the updates of this table, as the seat that is mine or whose token this is, else as a spectator.

    A client that has followed it before says the last number it got, and gets what it missed, or the whole table.
    """

    table: TableId
    last: Number | None = None
    token: Token | None = None
    exact: bool = False
    """Whether situations shall have a `record`, for clients that know the rules themselves."""
    points: bool = False
    """Whether situations shall have `points`, for people who want to know what makes them up."""
    board: bool = False
    """Whether updates shall have what a drawn board needs: `events`, `facts`, and the `action` of each choice."""


class Unfollow(Asked, tag="unfollow"):
    """No more of this table."""

    table: TableId


class Act(Asked, tag="act"):
    """A decision of my seat, or an announcement out of turn."""

    table: TableId
    id: CommandId
    text: Text


class Chat(Asked, tag="chat"):
    """A line for the chat of the table."""

    table: TableId
    id: CommandId
    text: Text


class Back(Asked, tag="back"):
    """I am back: no bot is to play for me any longer."""

    table: TableId
    id: CommandId


class Mute(Asked, tag="mute"):
    """Mutes the chat of a player, or lets it through again."""

    player: str
    on: bool = True


class Ping(Asked, tag="ping"):
    """Asks for a sign of life."""


Message = Follow | Unfollow | Act | Chat | Back | Mute | Ping


# --- From the server ------------------------------------------------------------------------------------------------


class Said(Told):
    """A sentence of the story, or a decision in words: an id of the message catalogue, and its values as codes."""

    id: str
    values: dict[str, Any] = {}  # numbers, codes and lists of them, as the message needs them


class Choice(Told):
    """Something the seat may do now, and its name in words."""

    text: str
    says: Said
    action: dict[str, Any] | UnsetType = UNSET  # each game has kinds of its own
    """Only for `board` followers: what the text means, its kind as `type`, and the card, place or seat it is about."""


class StoryEvent(Told):
    """Something that happened, typed, and how many sentences of the story tell it; the story has them in this order."""

    event: dict[str, Any]  # each game has kinds of its own
    """What happened: its kind as `type`, and seats and cards as the recipient may know them."""
    sentences: int


class Result(Told):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class Counted(Told):
    """A part of a seat's points: what it is for, and how many they are."""

    says: Said
    points: int


class Situation(Told):
    """The situation of a game as a seat or a spectator knows it."""

    view: dict[str, Any]  # each game has a position of its own
    """The position as they know it; what they don't know is "?" or null."""
    pending: list[SeatNumber]
    """Who may decide now, as far as that is public."""
    choices: list[Choice] = []
    asides: list[Choice] = []
    """What may be announced out of turn."""
    deadline: float | None = None
    """When the clock runs out, in seconds since 1970."""
    result: Result | None = None
    record: str | None = None
    """Only for `exact` followers: the bytes of their view in base64, laid out as `Here.layout` says."""
    points: list[list[Counted]] | None = None
    """Only for followers who want them: what makes up the points of each seat's cards, as far as they are known."""
    facts: dict[str, Any] | UnsetType = UNSET  # each game has facts of its own
    """Only for `board` followers: what follows from the position by the rules of the game, which is named as `game`."""


class ChatLine(Told):
    """A line of the chat."""

    name: str
    seat: SeatNumber | None
    player: str | None
    text: str | None
    """None where the listener has muted the speaker."""
    at: float


class Here(Told, tag="here"):
    """A whole table: the answer to `follow`, and whenever too much was missed."""

    table: TableId
    number: Number
    seat: SeatNumber | None
    info: TableInfo
    situation: Situation | None
    """None until the game begins."""
    now: float
    """The server's clock."""
    story: list[Said] = []
    """Everything that happened, as this seat noticed it."""
    moves: list[str] = []
    chat: list[ChatLine] = []
    here: list[SeatNumber] = []
    """The seats whose players are connected."""
    layout: str | None = None
    """Only for `exact` followers: a digest of the rules and of how records lie in memory. Where a client of the same
    rules has another one, it can't read them, and should be brought up to date."""
    events: list[StoryEvent] | UnsetType = UNSET
    """Only for `board` followers: the events that the story tells."""


class News(Told, tag="news"):
    """An update: something happened that the recipient may know. The updates of each recipient are numbered."""

    table: TableId
    number: Number
    now: float
    moves: list[str] = []
    """The decisions that the recipient noticed: "SEAT TEXT"."""
    story: list[Said] = []
    situation: Situation | None = None
    info: TableInfo | None = None
    """Where seats or the phase have changed."""
    chat: ChatLine | None = None
    events: list[StoryEvent] | UnsetType = UNSET
    """Only for `board` followers, and in replays and lessons: the events that the story tells."""


class Replay(Told):
    """A finished game, moment by moment: over REST, some of them at once."""

    info: TableInfo
    total: int
    """How many moments there are."""
    first: int
    """The number of the first one here, from 0."""
    news: list[News]


class LessonStep(Told):
    """A step of a lesson: something that its guide says."""

    says: str
    """An id of the message catalogue. Where the learner decides something before the next step, it has the attributes
    `task` (what to do) and `why` (why that and nothing else for now)."""
    at: int
    """The number of the moment that it is about, from 0."""
    points: list[str] = []
    """The places at the table that it speaks of."""
    later: bool = False
    """Whether what happened since the step before is passed over."""


class Lesson(Told):
    """The first game of somebody new, moment by moment: over REST."""

    info: TableInfo
    seat: SeatNumber
    """The learner's."""
    news: list[News]
    """Moments that are passed over are left out."""
    steps: list[LessonStep]


class Current(Told, tag="current"):
    """The answer to `follow` where nothing was missed."""

    table: TableId
    number: Number
    here: list[SeatNumber]
    now: float


class Presence(Told, tag="presence"):
    """Who is connected; not numbered."""

    table: TableId
    here: list[SeatNumber]


class Done(Told, tag="done"):
    """A command is carried out, and stored."""

    table: TableId
    id: CommandId


class Refused(Told, tag="refused"):
    """A message is refused, and why."""

    code: str
    params: dict[str, Any] = {}  # what they are depends on the code
    table: str | None = None
    id: str | None = None


class Pong(Told, tag="pong"):
    """A sign of life."""

    now: float


Answer = Here | Current | News | Presence | Done | Refused | Pong
