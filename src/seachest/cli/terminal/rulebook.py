"""The rules of a game, printed in the terminal."""

from collections.abc import Callable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from seachest.cli.terminal.lines import wrapped
from seachest.cli.terminal.look import spelled
from seachest.messages.rulebook import Clause, rules_text, ruling_label

MAX_RULES_WIDTH = 100
RULING_MARK = "▸"
TYPED_STYLE = "bold cyan"

Spell = Callable[[str], str]


def show_rules(game: str, language: str, console: Console) -> None:
    """Prints the rules of a game in a language."""

    def spell(text: str) -> str:
        return spelled(text, console.encoding, language)

    width = min(console.width, MAX_RULES_WIDTH)
    head, *sections = rules_text(game, language)
    label = spell(ruling_label(game, language))
    console.print(Text(spell(head.title), "bold underline"))
    for text in head.texts:
        console.print("", *wrapped(spell(text), width), sep="\n")
    for section in sections:
        console.print("", Text(spell(f"{section.number}  {section.title}"), "bold"), sep="\n")
        for text in section.texts:
            console.print(*wrapped(spell(text.replace("`", "")), width), sep="\n")
        if section.table:
            console.print(_table(section.table, spell), width=width)
        for clause in section.clauses:
            console.print(*_clause_lines(clause, label, spell, width), sep="\n")


def _clause_lines(clause: Clause, label: str, spell: Spell, width: int) -> list[Text]:
    """A clause with its id beside it and its ruling below."""
    begin = f"{clause.id:<10}"
    indent = " " * len(begin)
    lines = wrapped(spell(clause.text), width, "", indent, begin)
    lines[0].stylize("dim", 0, len(begin))
    if clause.ruling is not None:
        ruling = spell(f"{label} {clause.ruling}")
        lines += wrapped(ruling, width, "italic", f"{indent}  ", f"{indent}{spell(RULING_MARK)} ")
    return lines


def _table(rows: Sequence[Sequence[str]], spell: Spell) -> Table:
    """A table whose first row is its head; `words to type` stand out instead of their backquotes."""
    table = Table(box=box.SIMPLE_HEAD)
    for title in rows[0]:
        table.add_column(spell(title))
    for row in rows[1:]:
        cells = [spell(cell).split("`") for cell in row]
        table.add_row(
            *(Text.assemble(*((part, TYPED_STYLE if i % 2 else "") for i, part in enumerate(c))) for c in cells)
        )
    return table
