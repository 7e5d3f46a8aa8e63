"""What all messages share: the base types, field types with their limits, and the version of the protocol."""

from typing import Annotated, Any

import msgspec

PROTOCOL = 1
"""The version of the protocol. It changes only if older clients would break; new fields don't change it."""
SUBPROTOCOL = f"seachest.{PROTOCOL}"
"""The subprotocol that a client requests in the WebSocket handshake."""
LONGEST_FRAME = 8 * 1024
"""The longest message that a client may send, in bytes."""
LONGEST_CHAT = 300
"""Characters in a line of chat or in the text of a decision."""
LONGEST_NAME = 24
"""Characters in a player's name."""
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
"""Characters in a password."""
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 24 * 3600
"""Seconds that a table may allow for a decision."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
"""A player's name."""
Password = Annotated[str, msgspec.Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
"""A password in plain text, as the player types it."""
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
"""The secret of a seat; any client that has it can play that seat."""
TableId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{12}$")]
"""The id of a table. It is also the invitation: anyone who knows it may sit down."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
"""The number of a seat, counted clockwise from 0."""
CommandId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
"""The id that a client chooses for each command. A command sent twice under the same id is carried out once."""
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""The number of an update; the updates of each recipient are counted separately."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
"""A line of chat, or the text of a decision."""


class Asked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A message from a client. The server refuses messages with unknown fields.

    Fields with default values are left out, so a newer client can talk to an older server.
    """


class Told(msgspec.Struct):
    """A message from the server. Clients ignore fields they don't know."""


class Problem(Told):
    """Why a request was refused: a code with parameters, for the client to put into words."""

    code: str
    params: dict[str, Any] = {}  # they depend on the code
