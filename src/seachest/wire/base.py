"""What all messages have in common."""

from typing import Annotated, Any

import msgspec

PROTOCOL = 1
"""Changes only where a client that knows the old protocol would go wrong; new fields don't change it."""
SUBPROTOCOL = f"seachest.{PROTOCOL}"
"""The subprotocol that a client asks for in the handshake of its WebSocket."""
LONGEST_FRAME = 8 * 1024
"""Bytes of a message from a client."""
LONGEST_CHAT = 300
LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 24 * 3600
"""Seconds for a decision."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
"""The name of a player."""
Password = Annotated[str, msgspec.Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
"""The secret of a seat: a client that has it plays there."""
TableId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{12}$")]
"""Also the invitation: all who know it may sit down."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
CommandId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
"""Chosen by the client, another one for each command: a command that is sent again is not carried out again."""
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a client; one with an unknown field is refused."""


class Told(msgspec.Struct):
    """A message of the server; clients ignore fields that they don't know."""


class Problem(Told):
    """Why something was refused: a code and its parameters, never prose."""

    code: str
    params: dict[str, Any] = {}  # what they are depends on the code
