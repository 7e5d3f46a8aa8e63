"""What the cards of a seat are worth, piece by piece (SSP-5)."""

from seachest.messages.stories import Sentence
from seachest.rules.sea_salt_paper.cards import (
    BOATS,
    CAPTAIN,
    COLONY,
    COLOUR_SETS,
    COLOURS,
    CRABS,
    FISH,
    LIGHTHOUSE,
    MERMAIDS,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
    CardSet,
)
from seachest.rules.sea_salt_paper.scoring import (
    OCTOPUS_POINTS,
    PENGUIN_POINTS,
    PER_BOAT,
    PER_FISH,
    PER_PENGUIN,
    PER_SAILOR,
    SAILOR_POINTS,
    SHELL_POINTS,
)
from seachest.rules.sea_salt_paper.state import State
from seachest.rules.types import Seat
from seachest.table import View


def points_breakdown(view: View, seat: Seat) -> list[tuple[Sentence, int]]:
    """Return what makes up the card points of a seat, of the cards that the viewer knows; nothing that gives 0."""
    v: State = view.record
    return cards_breakdown(v.hand[seat], v.laid[seat])


def cards_breakdown(hand: CardSet, laid: CardSet) -> list[tuple[Sentence, int]]:
    """Return what makes up the points of a hand and what is laid; nothing that gives 0."""

    def have(which: CardSet) -> int:
        return (hand & which).bit_count() + (laid & which).bit_count()

    pairs = {
        "crabs": have(CRABS) // 2,
        "boats": have(BOATS) // 2,
        "fish": have(FISH) // 2,
        "swimmers": min(have(SWIMMERS), have(SHARKS)),
    }
    worth = [(Sentence(f"ssp-worth-{name}", {"number": number}), number) for name, number in pairs.items()]
    for name, which, table in (
        ("shells", SHELLS, SHELL_POINTS),
        ("octopuses", OCTOPUSES, OCTOPUS_POINTS),
        ("penguins", PENGUINS, PENGUIN_POINTS),
        ("sailors", SAILORS, SAILOR_POINTS),
    ):
        worth.append((Sentence(f"ssp-worth-{name}", {"number": have(which)}), int(table[have(which)])))
    for name, which, counted, each in (
        ("lighthouse", LIGHTHOUSE, BOATS, PER_BOAT),
        ("shoal", SHOAL, FISH, PER_FISH),
        ("colony", COLONY, PENGUINS, PER_PENGUIN),
        ("captain", CAPTAIN, SAILORS, PER_SAILOR),
    ):
        if have(which):
            worth.append((Sentence(f"ssp-worth-{name}", {"number": have(counted)}), each * have(counted)))
    colours = sorted(((have(int(COLOUR_SETS[i])), -i) for i in range(len(COLOURS))), reverse=True)
    for number, i in colours[: have(MERMAIDS)]:
        worth.append((Sentence("ssp-worth-mermaid", {"colour": COLOURS[-i], "number": number}), number))
    return [(sentence, points) for sentence, points in worth if points]
