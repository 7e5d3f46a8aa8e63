"""What happened at a table, typed: the events from which stories, animation and sounds are made.

Each game has its own kinds of events in messages/<game>/events.py, and finds them from what one viewer knew before and
after a decision. An event never holds more than that viewer may know: what is secret is None.
"""

import msgspec


class GameEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Something that happened. The tag of a kind of event is a verb in the past: played, revealed, took."""
