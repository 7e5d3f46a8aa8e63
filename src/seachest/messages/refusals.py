"""Refusals of a server in words: it sends a code and parameters, and every screen has its own language."""

from collections.abc import Mapping
from typing import Any

from seachest.messages.catalogue import Catalogue

ILLEGAL = "illegal-move"


def refusal_text(words: Catalogue, code: str, params: Mapping[str, Any]) -> str:
    """The words for a refusal; for an unknown code of a newer server, words that say so."""
    message = f"refused-{code}"
    values = {name: value for name, value in params.items() if isinstance(value, str | int)}
    if code == ILLEGAL:
        values["rule"] = _rule(words, params)
    try:
        return words.text(message, **values)
    except KeyError:
        return words.text("refused-unknown", code=code)


def clause_message(clause: str) -> str:
    """The message with the text of a clause of the rules: dol-6-3 for DOL-6.3."""
    return clause.lower().replace(".", "-")


def _rule(words: Catalogue, params: Mapping[str, Any]) -> str:
    """The text of the clause that forbids a move."""
    said = params.get("says")
    message = said.get("id") if isinstance(said, Mapping) else None
    return words.text(message) if isinstance(message, str) and words.has(message) else "…"
