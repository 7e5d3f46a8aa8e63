"""Sea Salt & Paper in words: what a `Narrator` brings."""

from seachest.messages.sea_salt_paper.cards import card_text, kind
from seachest.messages.sea_salt_paper.choices import choice, choice_action
from seachest.messages.sea_salt_paper.event_finder import events
from seachest.messages.sea_salt_paper.facts import facts
from seachest.messages.sea_salt_paper.points import (
    BROKEN_WORD_EVENTS,
    KEPT_WORD_EVENTS,
    SCORING_EVENTS,
    finished_round,
    points_breakdown,
    points_now,
)
from seachest.messages.sea_salt_paper.round_end import opening_events
from seachest.messages.sea_salt_paper.rules_page import rule_notes, rule_tables
from seachest.messages.sea_salt_paper.story import sentences

__all__ = [
    "BROKEN_WORD_EVENTS",
    "KEPT_WORD_EVENTS",
    "SCORING_EVENTS",
    "card_text",
    "choice",
    "choice_action",
    "events",
    "facts",
    "finished_round",
    "kind",
    "opening_events",
    "points_breakdown",
    "points_now",
    "rule_notes",
    "rule_tables",
    "sentences",
]
