"""What happens in Dolores, as events and in words: the `Narrator` of the game."""

from seachest.messages.dolores.cards import card_text, kind
from seachest.messages.dolores.choices import choice, choice_action
from seachest.messages.dolores.event_finder import events, opening_events
from seachest.messages.dolores.facts import facts
from seachest.messages.dolores.points import points_breakdown
from seachest.messages.dolores.rules_page import rule_notes, rule_tables
from seachest.messages.dolores.story import sentences

__all__ = [
    "card_text",
    "choice",
    "choice_action",
    "events",
    "facts",
    "kind",
    "opening_events",
    "points_breakdown",
    "rule_notes",
    "rule_tables",
    "sentences",
]
