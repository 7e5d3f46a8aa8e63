"""What the rules page of Sea Salt & Paper has besides its clauses: tables of cards and of decisions."""

from seachest.messages.catalogue import Catalogue
from seachest.messages.stories import times
from seachest.rules.sea_salt_paper.cards import CARDS, KINDS
from seachest.rules.sea_salt_paper.state import ACTIONS

CLAUSE_OF_DECISION = {
    "draw": "SSP-3.2",
    "take": "SSP-3.4",
    "keep": "SSP-3.2",
    "discard": "SSP-3.2",
    "lay": "SSP-4.1",
    "with": "SSP-4.1",
    "search": "SSP-4.3",
    "pick": "SSP-4.3",
    "rob": "SSP-4.6",
    "end": "SSP-3.1",
    "stop": "SSP-6.2",
    "last-chance": "SSP-6.3",
}
"""The verbs of all decisions, in the order of a turn, each with its clause."""


def rule_tables(catalogue: Catalogue) -> dict[int, list[list[str]]]:
    """The tables of the rules page by section, the head of each in its first row."""
    return {1: _card_rows(catalogue), 10: _decision_rows(catalogue)}


def rule_notes(catalogue: Catalogue) -> dict[int, str]:
    """What the rules page says in a section before its table."""
    return {10: catalogue.text("ssp-rules-section-10", word=f"`{CARDS[0]}`")}


def _card_rows(catalogue: Catalogue) -> list[list[str]]:
    """SSP-1: all cards."""
    rows = [[catalogue.text(f"ssp-rules-head-{name}") for name in ("card", "number", "colours")]]
    for each in KINDS:
        colours = [times(catalogue.text(f"ssp-colour-{colour}"), copies) for colour, copies in each.colours.items()]
        rows.append([catalogue.text(f"ssp-kind-{each.name}"), str(sum(each.colours.values())), ", ".join(colours)])
    return rows


def _decision_rows(catalogue: Catalogue) -> list[list[str]]:
    """SSP-10: all decisions and what is typed for them."""
    rows = [[catalogue.text(f"ssp-rules-head-{name}") for name in ("decision", "text", "clause")]]
    for verb, clause in CLAUSE_OF_DECISION.items():
        texts = [text for text in ACTIONS if text.split()[0] == verb]
        if texts[0].split()[-1] in CARDS:
            texts = [f"{verb} {catalogue.text('ssp-rules-any-card')}"]
        rows.append([catalogue.text(f"ssp-rules-{verb}"), " / ".join(f"`{text}`" for text in texts), clause])
    return rows
