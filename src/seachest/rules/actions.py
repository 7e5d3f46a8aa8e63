"""The numbers of a game's decisions."""

from collections.abc import Mapping, Sequence


def numbered(groups: Mapping[str, Sequence[str]]) -> tuple[tuple[str, ...], dict[str, int]]:
    """All decision texts in order, and the number with which each group of them begins."""
    texts: list[str] = []
    begins = {}
    for name, members in groups.items():
        begins[name] = len(texts)
        texts += members
    return tuple(texts), begins
