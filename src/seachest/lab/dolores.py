"""What the things are called that the lab counts in Dolores."""

from seachest.messages.catalogue import Catalogue

ROUNDS_MESSAGE = "lab-duels"
COUNTED_ONLY: frozenset[str] = frozenset()
EVEN_SHARE_GROUPS = frozenset({"bottles", "sets", "goods"})


def item_name(words: Catalogue, group: str, item: str) -> str:
    """The name of a thing."""
    if group == "gestures":
        return words.text("dol-gesture", gesture=item)
    if group == "meetings":
        own, other = item.split("-")
        return f"{words.text('dol-gesture', gesture=own)} – {words.text('dol-gesture', gesture=other)}"
    if group == "promises":
        return words.text(f"lab-dol-{item}")
    if group == "goods":
        sort, value = item.split("-")
        return words.text("dol-goods", sort=sort, value=value)
    return words.text(f"dol-kind-{item}")
