"""What happens in Dolores, as events and in words: the `Narrator` of the game."""

from seachest.messages.dolores.cards import card_text, kind
from seachest.messages.dolores.choices import choice
from seachest.messages.dolores.event_finder import events
from seachest.messages.dolores.points import points_breakdown
from seachest.messages.dolores.rules_page import rule_notes, rule_tables
from seachest.messages.dolores.story import opening, sentences

__all__ = [
    "card_text",
    "choice",
    "events",
    "kind",
    "opening",
    "points_breakdown",
    "rule_notes",
    "rule_tables",
    "sentences",
]
