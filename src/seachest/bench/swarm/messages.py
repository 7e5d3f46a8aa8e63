"""The messages between a swarm and a server, with only those fields that a swarm reads."""

from typing import Any

import msgspec


class SwarmChoice(msgspec.Struct):
    """A legal choice of a seat."""

    text: str


class SwarmSituation(msgspec.Struct):
    """The position, what a seat may decide, and whether the game is over."""

    view: dict[str, Any] = {}  # as a game writes it
    choices: list[SwarmChoice] = []
    result: Any = None  # only whether there is one matters


class SwarmHere(msgspec.Struct, tag="here"):
    """How a table stands."""

    table: str
    number: int
    moves: list[str] = []
    situation: SwarmSituation | None = None


class SwarmNews(msgspec.Struct, tag="news"):
    """Something happened at a table."""

    table: str
    number: int
    moves: list[str] = []
    situation: SwarmSituation | None = None


class SwarmStep(msgspec.Struct, tag="step"):
    """Something was decided at a table; the position has changed."""

    table: str
    number: int
    moves: list[str]
    changes: dict[str, Any]  # as above
    result: Any = None  # as above


class SwarmDone(msgspec.Struct, tag="done"):
    """A move is stored."""

    id: str


class SwarmRefused(msgspec.Struct, tag="refused"):
    """A message was refused."""

    code: str
    id: str | None = None


class SwarmPresence(msgspec.Struct, tag="presence"):
    """Somebody has come or gone."""


class SwarmPong(msgspec.Struct, tag="pong"):
    """The answer to a ping."""


SwarmAnswer = SwarmHere | SwarmNews | SwarmStep | SwarmDone | SwarmRefused | SwarmPresence | SwarmPong

encode_message = msgspec.json.Encoder().encode
answer_decoder = msgspec.json.Decoder(SwarmAnswer)
