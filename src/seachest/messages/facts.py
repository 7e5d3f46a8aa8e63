"""What follows from a position by the rules, typed: what a screen shows and should not work out itself.

Each game has its own in messages/<game>/facts.py. Facts are made from the position of one viewer alone, so they never
hold more than that viewer may know.
"""

import msgspec


class GameFacts(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What follows from a position of one game; the tag is the name of the game."""

    rules_section: int | None = None
    """The number of the section of the rules that is about what is being decided now; None if none is."""
