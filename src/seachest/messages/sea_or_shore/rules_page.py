"""The tables of the rules page of Sea or Shore: its cards, and what is typed for each decision."""

from seachest.messages.catalogue import Catalogue
from seachest.rules.sea_or_shore.cards import ACTION_CARD_COUNT, CARD_COUNT, CARDS, TREASURE_COUNT
from seachest.rules.sea_or_shore.state import ACTIONS, MAX_PLAYERS, PLUS_CARD_COUNT

DECISIONS = {
    "pass": "SOS-2.7",
    "card": "SOS-3.1",
    "show": "SOS-3.2",
    "plus": "SOS-3.3",
    "take": "SOS-5.1",
    "rob": "SOS-5.2",
    "fleece": "SOS-8.1",
    "swap": "SOS-8.2",
    "return": "SOS-8.2",
    "inspect": "SOS-8.3",
    "order": "SOS-8.3",
    "fetch": "SOS-8.4",
    "discard": "SOS-8.4",
}
"""All decisions, in the order of a round, and the clause of each."""

CARD_NUMBERS = {
    "island": CARD_COUNT,
    "treasure": TREASURE_COUNT,
    "plus": PLUS_CARD_COUNT,
    "cover": MAX_PLAYERS,
    "start": 1,
    "action": ACTION_CARD_COUNT,
}
"""How many cards there are of each kind (SOS-1)."""


def rule_tables(catalogue: Catalogue) -> dict[int, list[list[str]]]:
    """Return the tables of the rules page by section, the head of each in its first row."""
    return {1: _card_rows(catalogue), 11: _decision_rows(catalogue)}


def rule_notes(catalogue: Catalogue) -> dict[int, str]:
    """Return what the rules page says in a section before its table."""
    return {11: catalogue.text("sos-rules-section-11", word=f"`{CARDS[0]}`", order="`order 231`")}


def _card_rows(catalogue: Catalogue) -> list[list[str]]:
    """Return the table of all cards (SOS-1)."""
    rows = [[catalogue.text(f"sos-rules-head-{name}") for name in ("card", "number", "use")]]
    for each, number in CARD_NUMBERS.items():
        rows.append([catalogue.text(f"sos-kind-{each}"), str(number), catalogue.text(f"sos-kind-{each}", "help")])
    return rows


def _decision_rows(catalogue: Catalogue) -> list[list[str]]:
    """Return the table of all decisions and what is typed for them (SOS-11)."""
    rows = [[catalogue.text(f"sos-rules-head-{name}") for name in ("decision", "text", "clause")]]
    for verb, clause in DECISIONS.items():
        typed = " / ".join(f"`{text}`" for text in _texts(catalogue, verb))
        rows.append([catalogue.text(f"sos-rules-{verb}"), typed, clause])
    return rows


def _texts(catalogue: Catalogue, verb: str) -> list[str]:
    """Return what is typed for a decision: one text with a placeholder where it names a card, a seat or a number."""
    texts = [text for text in ACTIONS if text.split()[0] == verb]
    what = texts[0].split()[-1]
    if verb == "order":
        return [text for text in texts if len(text) == len(texts[-1])]
    if what in CARDS:
        return [f"{verb} {catalogue.text('sos-rules-any-card')}"]
    if what.isdigit():
        return [f"{verb} {catalogue.text('sos-rules-any-number' if verb == 'plus' else 'sos-rules-any-seat')}"]
    return texts
