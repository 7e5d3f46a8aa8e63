"""What the things are called that the lab counts in Sea Salt & Paper."""

from seachest.messages.catalogue import Catalogue

ROUNDS_MESSAGE = "lab-rounds"
COUNTED_ONLY = frozenset({"endings"})
"""Groups of which only numbers are told: nobody wins by them."""
EVEN_SHARE_GROUPS = frozenset({"kinds", "duos", "colours", "calls"})
"""Groups of whose cases an even share would be won if they meant nothing."""


def item_name(words: Catalogue, group: str, item: str) -> str:
    """The name of a thing."""
    if group == "kinds":
        return words.text(f"ssp-kind-{item}")
    if group == "colours":
        return words.text(f"ssp-colour-{item}")
    return words.text(f"lab-ssp-duo-{item}" if group == "duos" else f"lab-ssp-{item}")
