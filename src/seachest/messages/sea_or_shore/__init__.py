"""What happens in Sea or Shore, as events and in words: the `Narrator` of the game."""

from seachest.messages.sea_or_shore.cards import card_text, kind
from seachest.messages.sea_or_shore.choices import choice
from seachest.messages.sea_or_shore.event_finder import events
from seachest.messages.sea_or_shore.points import points_breakdown
from seachest.messages.sea_or_shore.rules_page import rule_notes, rule_tables
from seachest.messages.sea_or_shore.story import opening, sentences

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
