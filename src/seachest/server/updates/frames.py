"""How messages of the server become bytes."""

import msgspec

encode = msgspec.json.Encoder().encode
"""A message as JSON."""
