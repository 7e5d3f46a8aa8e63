"""What happens in Sea or Shore, as events and in words: the `Narrator` of the game."""

from seachest.messages.sea_or_shore.cards import card_text, kind
from seachest.messages.sea_or_shore.choices import choice, choice_action
from seachest.messages.sea_or_shore.event_finder import events
from seachest.messages.sea_or_shore.facts import facts
from seachest.messages.sea_or_shore.points import (
    BROKEN_WORD_EVENTS,
    KEPT_WORD_EVENTS,
    SCORING_EVENTS,
    finished_round,
    points_breakdown,
    points_now,
)
from seachest.messages.sea_or_shore.rules_page import rule_notes, rule_tables
from seachest.messages.sea_or_shore.settling import opening_events
from seachest.messages.sea_or_shore.story import sentences

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
