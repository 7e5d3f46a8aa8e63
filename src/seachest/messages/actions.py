"""What a choice means, typed: the decision behind each text that a player may send.

Each game has its own kinds in messages/<game>/actions.py, and makes them where it words its choices. Screens read them
instead of taking texts apart.
"""

import msgspec


class ChoiceAction(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """A decision that a player may take. Its tag is the verb of its text."""
