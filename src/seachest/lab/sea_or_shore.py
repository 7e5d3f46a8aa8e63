"""What the things are called that the lab counts in Sea or Shore."""

from seachest.batches.tallies.sea_or_shore import MOST_PLUS_COUNTED
from seachest.messages.catalogue import Catalogue

ROUNDS_MESSAGE = "lab-rounds"
COUNTED_ONLY: frozenset[str] = frozenset()
EVEN_SHARE_GROUPS = frozenset({"actions"})
NUMBERED_ACTIONS = {"fleece": 1, "swap": 2, "inspect": 3, "fetch": 4}


def item_name(words: Catalogue, group: str, item: str) -> str:
    """The name of a thing."""
    if group == "colours":
        return words.text(f"sos-colour-{item}")
    if group == "islands":
        colour, number = item.split("-")
        return words.text(f"sos-island-{colour}", number=number)
    if group == "plus":
        return f"≥ {item}" if item == str(MOST_PLUS_COUNTED) else item
    if group == "halves":
        return words.text(f"lab-sos-half-{item}")
    if group == "actions":
        action = NUMBERED_ACTIONS.get(item)
        return words.text(f"lab-sos-{item}" if action is None else f"sos-kind-action-{action}")
    return item
