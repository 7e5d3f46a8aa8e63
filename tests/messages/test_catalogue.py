import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import seachest
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import CATALOGUE_FOLDER, catalogue
from seachest.messages.stories import card_help, card_name, choice_help, choice_name, colour_name, prefix
from seachest.rules.game import game_named
from seachest.rules.sea_salt_paper.cards import CARDS, COLOURS

REPOSITORY = Path(seachest.__file__).parent.parent.parent
OTHERS = [language for language in LANGUAGES if language != "en"]
FOREIGN_SIGNS = {
    "en": "[„«»]",
    "de": "[”‘«»]|\\w…| …",
    "nl": "[‘„«»]| …",
    "fr": "[„“”]| [:;!?»]|« ",
}
"""Quotation marks of other languages, and spaces that are wrong or may end a line."""
languages = pytest.mark.parametrize("language", list(LANGUAGES))


@cache
def entries(language: str) -> tuple[tuple[Path, Any], ...]:
    """Everything in the files of a language, read once."""
    return tuple(
        (path, entry)
        for path in sorted((CATALOGUE_FOLDER / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    )


def messages(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


class Mentions(Visitor):
    """The variables and the messages that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[tuple[str, str | None]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent calls it so
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # fluent calls it so
        self.references.add((node.id.name, node.attribute and node.attribute.name))


class Texts(Visitor):
    """All plain text of an entry."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # fluent calls it so
        self.found.append(node.value)


def pattern(found: dict[str, Any], message: str, attribute: str | None) -> Any:
    whole = found[message]
    parts = whole.attributes if attribute else [whole]
    return next(part.value for part in parts if attribute in (None, part.id.name))


def variables(found: dict[str, Any], message: str, attribute: str | None) -> set[str]:
    """All variables that a message needs, through other messages too."""
    mentions = Mentions()
    mentions.visit(pattern(found, message, attribute))
    return mentions.variables.union(*(variables(found, *reference) for reference in mentions.references))


def shape(language: str) -> dict[tuple[str, str | None], set[str]]:
    """For each message and attribute its variables."""
    found = messages(language)
    parts: list[tuple[str, str | None]] = [(name, None) for name in found]
    parts += [(name, each.id.name) for name, message in found.items() for each in message.attributes]
    return {part: variables(found, *part) for part in parts}


@languages
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    assert not [(path.name, entry.content) for path, entry in entries(language) if isinstance(entry, ast.Junk)]


@languages
def test_no_message_is_written_twice(language: str) -> None:
    names = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message | ast.Term)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages_attributes_and_variables(language: str) -> None:
    mine, english = shape(language), shape("en")
    assert mine.keys() == english.keys()
    assert {part: mine[part] for part in mine} == english


@languages
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    texts = Texts()
    for _, entry in entries(language):
        if isinstance(entry, ast.Message | ast.Term):
            texts.visit(entry)
    assert not [text for text in texts.found if "'" in text or '"' in text]
    assert not [text for text in texts.found if re.search(FOREIGN_SIGNS[language], text)]


@languages
@pytest.mark.parametrize("game", seachest.game_names())
def test_every_clause_of_the_rules_page_has_its_message(game: str, language: str) -> None:
    page = (REPOSITORY / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    clauses = re.findall(rf"^- \*\*{game_named(game).prefix}-(\d+)\.(\d+)\*\*", page, re.MULTILINE)
    assert clauses
    missing = [f"{a}.{b}" for a, b in clauses if not catalogue(language).has(f"{prefix(game)}-{a}-{b}")]
    assert not missing


@languages
@pytest.mark.parametrize("game", seachest.game_names())
def test_every_action_has_a_name_and_help(game: str, language: str) -> None:
    """Also where it is not legal, and nothing is known that could make the name nicer."""
    view = seachest.deal(game, game_named(game).seats[-1], seed=1).seat_view(0)
    for text in view.game.actions:
        assert choice_name(catalogue(language), view, text)
        assert choice_help(catalogue(language), view, text)


@languages
def test_every_card_and_colour_has_its_words(language: str) -> None:
    words = catalogue(language)
    names = [card_name(words, "sea-salt-paper", card) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert all(card_help(words, "sea-salt-paper", card) for card in CARDS)
    assert len({colour_name(words, "sea-salt-paper", colour) for colour in COLOURS}) == len(COLOURS)


def test_an_unknown_message_is_a_defect() -> None:
    with pytest.raises(KeyError, match="no message"):
        catalogue("en").text("ssp-no-such-thing")
    with pytest.raises(KeyError):
        catalogue("en").text("ssp-player")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(seachest.NotationError, match="expected one of: en, de, nl, fr"):
        catalogue("tlh")


class ZeroAsOne(Visitor):
    """Forms for one that say 1, or one in a word, where the same form would be used for 0."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # fluent calls it so
        forms = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value: variant
            for variant in node.variants
        }
        if "one" in forms and "0" not in forms:
            texts = Texts()
            texts.visit(forms["one"])
            self.found += [text for text in texts.found if re.match(r"\s*1\s", text)]
        self.generic_visit(node)


def test_french_never_says_1_for_0() -> None:
    ones = ZeroAsOne()
    for _, entry in entries("fr"):
        if isinstance(entry, ast.Message | ast.Term):
            ones.visit(entry)
    assert not ones.found
