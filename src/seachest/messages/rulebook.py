"""The rules page of each game, from its clauses in the catalogue. Run as a program it writes docs/rules."""

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from seachest.messages.catalogue import Catalogue, catalogue
from seachest.messages.stories import narrator, prefix
from seachest.rules.game import game_names

RULES_PAGES_FOLDER = Path("docs/rules")
NOTICE = "<!-- Written by `python -m seachest.messages.rulebook`; the words are in the message catalogue. -->"


@dataclass(frozen=True)
class Clause:
    """One numbered rule, and our ruling if the rulebook leaves something open."""

    id: str
    text: str
    ruling: str | None


@dataclass(frozen=True)
class Section:
    """A part of the rules page. Section 0 is its head: the name of the game and what it is about.

    The texts are paragraphs, the first row of the table is its head. Words to type stand in `backquotes`.
    """

    number: int
    title: str
    texts: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()
    clauses: tuple[Clause, ...] = ()


def rules_text(game: str, language: str) -> list[Section]:
    """The rules of a game in a language, its head first."""
    words = catalogue(language)
    own = prefix(game)
    tables, notes = narrator(game).rule_tables(words), narrator(game).rule_notes(words)
    about = (_one_line(words.text(f"{own}-about")), _one_line(words.text(f"{own}-rules-note")))
    sections = [Section(0, words.text(f"{own}-title"), about)]
    for number in _numbers(words, rf"{own}-(\d+)"):
        sections.append(
            Section(
                number,
                words.text(f"{own}-{number}"),
                (_one_line(notes[number]),) if number in notes else (),
                tuple(tuple(row) for row in tables.get(number, [])),
                tuple(_clause(words, own, number, part) for part in _numbers(words, rf"{own}-{number}-(\d+)")),
            )
        )
    return sections


def ruling_label(game: str, language: str) -> str:
    """The word that introduces a ruling."""
    return catalogue(language).text(f"{prefix(game)}-rules-ruling")


def _numbers(words: Catalogue, pattern: str) -> list[int]:
    """The numbers of all messages whose id is of that form."""
    found = (re.fullmatch(pattern, message) for message in words.ids())
    return sorted(int(match[1]) for match in found if match)


def _clause(words: Catalogue, own: str, number: int, part: int) -> Clause:
    message = f"{own}-{number}-{part}"
    ruling = _one_line(words.text(message, "ruling")) if words.has(message, "ruling") else None
    return Clause(f"{own.upper()}-{number}.{part}", _one_line(words.text(message)), ruling)


def _one_line(text: str) -> str:
    """A message without its line breaks; spaces that must not break stay."""
    return re.sub(r"[ \n]+", " ", text).strip()


# --- The page in docs ----------------------------------------------------------------------------------------------


def markdown(game: str) -> str:
    """The rules of a game in English, as a page of the documentation."""
    head, *sections = rules_text(game, "en")
    label = ruling_label(game, "en")
    blocks = [NOTICE, f"# {head.title}: the rules", *head.texts]
    for section in sections:
        blocks += [f"## {section.number} {section.title}", *section.texts]
        if section.table:
            blocks.append(_markdown_table(section.table))
        if section.clauses:
            blocks.append("\n".join(_markdown_clause(clause, label) for clause in section.clauses))
    return "\n\n".join(blocks) + "\n"


def _markdown_table(rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])


def _markdown_clause(clause: Clause, label: str) -> str:
    line = f"- **{clause.id}** {clause.text}"
    return line if clause.ruling is None else f"{line}\n  *{label}* {clause.ruling}"


def main(folder: Path = RULES_PAGES_FOLDER) -> None:
    """Writes the rules page of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in game_names():
        (folder / f"{game}.md").write_text(markdown(game), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
