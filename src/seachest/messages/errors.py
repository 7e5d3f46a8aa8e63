"""Errors in the player's language.

Errors are raised in English, in rooms below this one, and an error's English text is part of what programs see. The
catalogue knows them by that text: a message of errors.ftl has as its English pattern what is raised, with variables
where the values stand. An error that no message knows stays English.
"""

import re
from functools import cache

from fluent.syntax import FluentParser, ast

from seachest.messages.catalogue import CATALOGUE_FOLDER, Catalogue, catalogue
from seachest.messages.refusals import clause_message
from seachest.rules.errors import IllegalMove

ERRORS_FILE = "errors.ftl"
REASON_VARIABLE = "reason"
"""The variable of a message that holds another error."""
MAX_VALUE_LENGTH = 500
"""Longer values are cut: a reader needs no more of them, and Fluent refuses values of more than 1,000 characters."""


def error_text(words: Catalogue, error: Exception) -> str:
    """Return what an error says, in the language of a catalogue."""
    if words.language == "en":
        return str(error)
    if isinstance(error, IllegalMove):
        return _illegal_move_text(words, error)
    return translated(words, str(error))


def usage_error_text(words: Catalogue, program: str, reason: str) -> str:
    """Return what is wrong with a command line, in one line, in the language of a catalogue."""
    return words.text("error-usage", program=program, reason=_cut(translated(words, reason)))


def translated(words: Catalogue, english: str) -> str:
    """Return an error's text in the language of a catalogue; the English text itself if no message knows it."""
    if words.language == "en":
        return english
    for message, pattern in _error_patterns():
        found = pattern.fullmatch(_plain_quotes(english))
        if found is not None:
            values = {_variable(group): english[slice(*found.span(group))] for group in found.groupdict()}
            return words.text(message, **{name: _value(words, name, value) for name, value in values.items()})
    return english


def _value(words: Catalogue, name: str, value: str) -> str | int:
    """A value as Fluent wants it: numbers as numbers, for their plural forms, and an inner error in words."""
    if name == REASON_VARIABLE:
        return _cut(translated(words, value))
    number = value.replace(",", "") if re.fullmatch("[0-9]{1,3}(,[0-9]{3})+", value) else value
    return int(number) if re.fullmatch("[0-9]{1,6}", number) and not number.startswith("0") else _cut(value)


def _cut(value: str) -> str:
    return value if len(value) <= MAX_VALUE_LENGTH else f"{value[:MAX_VALUE_LENGTH]}…"


def _illegal_move_text(words: Catalogue, error: IllegalMove) -> str:
    """A move that the rules forbid, with the rule if one is known."""
    quoted = str(error).partition(" is not legal: ")[0]
    move = quoted if error.number is None else translated(words, quoted)
    rules = catalogue(words.language)
    if error.clause is None or not rules.has(clause_message(error.clause)):
        return words.text("error-illegal-move-only", move=move, reason=_cut(translated(words, error.reason)))
    rule = rules.text(clause_message(error.clause))
    return words.text(
        "error-illegal-move", move=move, reason=rule, clause=error.clause, legal=", ".join(error.legal) or "–"
    )


@cache
def _error_patterns() -> list[tuple[str, re.Pattern[str]]]:
    """All messages for errors with the English texts that they stand for.

    Those that begin with words come first, as they are easier to tell apart; then those with more words.
    """
    resource = FluentParser().parse((CATALOGUE_FOLDER / "en" / ERRORS_FILE).read_text(encoding="utf-8"))
    found = []
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = entry.value.elements
            letters = sum(len(part.value) for part in parts if isinstance(part, ast.TextElement))
            rank = (isinstance(parts[0], ast.Placeable), -letters)
            found.append((rank, entry.id.name, re.compile(_expression(parts), re.DOTALL)))
    return [(name, pattern) for _, name, pattern in sorted(found, key=lambda each: each[0])]


def _expression(parts: list[ast.TextElement | ast.Placeable]) -> str:
    """The regular expression of a pattern of text and variables."""
    expression, known = "", set[str]()
    for part in parts:
        if isinstance(part, ast.TextElement):
            expression += re.escape(_plain_quotes(part.value))
        else:
            assert isinstance(part.expression, ast.VariableReference), "a selector can't be recognised"
            group = part.expression.id.name.replace("-", "_")
            expression += f"(?P={group})" if group in known else f"(?P<{group}>.+?)"
            known.add(group)
    return expression


def _variable(group: str) -> str:
    return group.replace("_", "-")


def _plain_quotes(text: str) -> str:
    """A text with the quotes of a keyboard, letter by letter as long as before."""
    return text.translate({ord("’"): "'", ord("‘"): "'", ord("“"): '"', ord("”"): '"'})
