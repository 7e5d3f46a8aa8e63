"""The glossaries in docs/glossary: one thing has one word, and the words they rule out are not in the catalogue."""

import re

import pytest
from fluent.syntax import ast

from seachest.messages import LANGUAGES
from tests.messages.test_catalogue import REPOSITORY, Texts, entries

GLOSSARIES = REPOSITORY / "docs" / "glossary"
HEAD = ["thing", "word", "not", "note"]
NONE = "—"
WANTED_THINGS = [
    "Sea Salt & Paper",
    "Sea or Shore",
    "Dolores",
    "draw pile",
    "discard pile",
    "display",
    "duel",
    "gesture",
]
languages = pytest.mark.parametrize("language", list(LANGUAGES))


def rows(language: str) -> list[list[str]]:
    """The rows of a glossary's table, without its head."""
    path = GLOSSARIES / f"{language}.md"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert table[0] == HEAD, f"{path.name}: the head of the table"
    return table[2:]


def ruled_out(language: str) -> list[str]:
    """All words and phrases that a glossary rules out."""
    return [word.strip() for row in rows(language) if row[2] != NONE for word in row[2].split(",")]


def occurrences(word: str, texts: list[tuple[str, str]]) -> list[str]:
    """The messages in which a word or phrase occurs, whatever its capitals."""
    pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
    return [name for name, text in texts if pattern.search(re.sub(r"\s+", " ", text))]


def texts_of(language: str) -> list[tuple[str, str]]:
    """The text of each message, its placeables left out."""
    found = []
    for _, entry in entries(language):
        if isinstance(entry, ast.Message | ast.Term):
            texts = Texts()
            texts.visit(entry)
            found += [(entry.id.name, text) for text in texts.found]
    return found


@languages
def test_a_glossary_is_a_table_that_can_be_read(language: str) -> None:
    table = rows(language)
    assert not [row for row in table if len(row) != len(HEAD) or not row[0] or not row[1] or not row[2]]
    things = [row[0] for row in table]
    assert len(things) == len(set(things))
    assert not [thing for thing in WANTED_THINGS if thing not in things]


@languages
def test_words_that_the_glossary_rules_out_are_not_in_the_catalogue(language: str) -> None:
    texts = texts_of(language)
    assert not {word: found for word in ruled_out(language) if (found := occurrences(word, texts))}


def test_a_ruled_out_word_is_found_whole_and_in_any_capitals() -> None:
    texts = [("a", "Which Sort goes?"), ("b", "a resort"), ("c", "thumbs\n    up")]
    assert occurrences("sort", texts) == ["a"]
    assert occurrences("thumbs up", texts) == ["c"]
