"""Sea Salt & Paper in words: what a `Narrator` brings."""

from seachest.messages.sea_salt_paper.cards import card_text, kind
from seachest.messages.sea_salt_paper.choices import choice
from seachest.messages.sea_salt_paper.event_finder import events
from seachest.messages.sea_salt_paper.points import points_breakdown
from seachest.messages.sea_salt_paper.rules_page import rule_notes, rule_tables
from seachest.messages.sea_salt_paper.story import opening, sentences

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
