"""What happens in Dolores, as events and in words: the `Narrator` of the game."""

from seachest.messages.dolores.cards import card_text, kind
from seachest.messages.dolores.choices import choice, choice_action
from seachest.messages.dolores.event_finder import events, opening_events
from seachest.messages.dolores.facts import facts
from seachest.messages.dolores.points import (
    BROKEN_WORD_EVENTS,
    KEPT_WORD_EVENTS,
    SCORING_EVENTS,
    finished_round,
    points_breakdown,
    points_now,
)
from seachest.messages.dolores.rules_page import rule_notes, rule_tables
from seachest.messages.dolores.story import sentences

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
