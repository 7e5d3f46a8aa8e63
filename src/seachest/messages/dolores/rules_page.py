"""The tables of the rules page of Dolores."""

from seachest.messages.catalogue import Catalogue
from seachest.messages.stories import times
from seachest.rules.dolores.cards import BOTTLES, CARDS, COPIES_OF_VALUES, SORTS, USABLE_COUNT
from seachest.rules.dolores.state import ACTIONS, GESTURES, PLACES, SIDE_PLACES

DECISION_CLAUSES = {
    "use": "DOL-5.1",
    "pass": "DOL-5.1",
    "announce": "DOL-9.1",
    "silent": "DOL-9.2",
    "peace": "DOL-3.5",
    "fight": "DOL-3.5",
    "first": "DOL-3.5",
    "hands": "DOL-6.7",
    "count": "DOL-6.7",
    "bet": "DOL-6.8",
    "give": "DOL-6.5",
    "pick": "DOL-4.4",
    "grab": "DOL-6.8",
    "done": "DOL-6.8",
    "drop": "DOL-4.6",
    "rob": "DOL-6.3",
    "loot": "DOL-6.3",
}
"""All decisions, in the order of a duel, with the clause that explains each."""

UNLISTED_TEXTS = {"give": "place", "pick": "place", "grab": "place", "loot": "card"}
"""Decisions with too many texts to list, and what stands for them on the rules page."""


def rule_tables(catalogue: Catalogue) -> dict[int, list[list[str]]]:
    """Return the tables of the rules page by section, the head of each in its first row."""
    return {
        1: _card_rows(catalogue),
        4: _outcome_rows(catalogue),
        5: _bottle_rows(catalogue),
        10: _decision_rows(catalogue),
    }


def rule_notes(catalogue: Catalogue) -> dict[int, str]:
    """Return what the rules page says in a section before its table."""
    words = {"goods": f"`{CARDS[0]}`", "left": f"`{PLACES[0]}`", "dealer": f"`{PLACES[SIDE_PLACES]}`"}
    return {4: catalogue.text("dol-rules-section-4"), 10: catalogue.text("dol-rules-section-10", **words)}


def _head(catalogue: Catalogue, *columns: str) -> list[str]:
    return [catalogue.text(f"dol-rules-head-{name}") for name in columns]


def _card_rows(catalogue: Catalogue) -> list[list[str]]:
    """DOL-1: all cards."""
    values = ", ".join(times(str(value), copies) for value, copies in COPIES_OF_VALUES.items())
    number = str(sum(COPIES_OF_VALUES.values()))
    rows = [[catalogue.text(f"dol-kind-{sort}"), number, values] for sort in SORTS]
    rows += [[catalogue.text(f"dol-kind-{bottle}"), "1", "–"] for bottle in BOTTLES]
    return [_head(catalogue, "card", "number", "values"), *rows]


def _outcome_rows(catalogue: Catalogue) -> list[list[str]]:
    """DOL-4: what each gesture brings against each."""
    words = [catalogue.text("dol-gesture", gesture=gesture) for gesture in GESTURES]
    rows = [
        [word, *(catalogue.text(f"dol-rules-{gesture}-{against}") for against in GESTURES)]
        for gesture, word in zip(GESTURES, words, strict=True)
    ]
    return [[catalogue.text("dol-rules-head-you"), *words], *rows]


def _bottle_rows(catalogue: Catalogue) -> list[list[str]]:
    """DOL-5: when each bottle is used, and what is typed for it."""
    usable = BOTTLES[:USABLE_COUNT]
    rows = [
        [
            catalogue.text(f"dol-kind-{bottle}"),
            f"`use {bottle}`" if bottle in usable else "–",
            catalogue.text(f"dol-rules-when-{bottle}"),
        ]
        for bottle in BOTTLES
    ]
    return [_head(catalogue, "bottle", "text", "when"), *rows]


def _decision_rows(catalogue: Catalogue) -> list[list[str]]:
    """DOL-10: all decisions and what is typed for them."""
    rows = [_head(catalogue, "decision", "text", "clause")]
    for verb, clause in DECISION_CLAUSES.items():
        texts = [text for text in ACTIONS if text.split()[0] == verb]
        if verb in UNLISTED_TEXTS:
            texts = [f"{verb} {catalogue.text(f'dol-rules-any-{UNLISTED_TEXTS[verb]}')}"]
        rows.append([catalogue.text(f"dol-rules-{verb}"), " / ".join(f"`{text}`" for text in texts), clause])
    return rows
