"""Lines of styled text: cut, padded, wrapped, and set side by side, all without a terminal."""

import re
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.text import Text

Lines = list[Text]

# Styles, in the words of rich.
HEADLINE = "bold #ffffff on #1f5673"
ALARM = "bold #101820 on #f6d743"
NUMBER = "bold #3a9ac4"
FAINT = "dim"

UNBREAKABLE_BLANK = "\ue000"
"""Stands for a blank at which no line is broken, while a text is wrapped."""


def clipped(line: Text, width: int) -> Text:
    """The line, cut to a width with an ellipsis."""
    if line.cell_len <= width:
        return line
    cut = line.copy()
    cut.truncate(max(width, 1), overflow="ellipsis")
    return cut


def padded(line: Text, width: int) -> Text:
    """The line, cut or filled with blanks to a width."""
    line = clipped(line, width).copy()
    line.pad_right(width - line.cell_len)
    return line


def shortened(text: str, width: int) -> str:
    """The text, cut to a width with an ellipsis."""
    return text if cell_len(text) <= width else text[: max(width - 1, 0)] + "…"


def wrapped(text: str, width: int, style: str = "", indent: str = "", first: str | None = None) -> Lines:
    """A text over as many lines as it takes; a number stays with the word before it.

    >>> [line.plain for line in wrapped("You draw the 7 and then 2 more", 12)]
    ['You draw', 'the 7 and', 'then 2 more']
    """
    rows = textwrap.wrap(
        re.sub(r" (?=\d)", UNBREAKABLE_BLANK, text),
        max(width, len(indent) + 8),
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_on_hyphens=False,
    )
    return [Text(row.replace(UNBREAKABLE_BLANK, " "), style) for row in rows]


def beside(left: Lines, right: Lines, gap: int = 2) -> Lines:
    """Two blocks of lines side by side."""
    width = max((line.cell_len for line in left), default=0) + gap
    rows = max(len(left), len(right))
    blank = Text()
    return [
        Text.assemble(
            padded(left[i], width) if i < len(left) and i < len(right) else left[i] if i < len(left) else " " * width,
            right[i] if i < len(right) else blank,
        )
        for i in range(rows)
    ]


def flowing(pieces: Iterable[Text], width: int, gap: str = " ", indent: int = 0) -> Lines:
    """Pieces one after the other, over as many lines as they take."""
    lines: Lines = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, piece)
        else:
            lines.append(clipped(Text.assemble(" " * indent, piece), width))
    return lines


def in_columns(rows: Sequence[Text], columns: int, width: int, gap: int = 2) -> Lines:
    """Rows set in columns, to be read downwards."""
    height = -(-len(rows) // columns)
    room = (width - gap * (columns - 1)) // columns
    lines = []
    for i in range(height):
        cells = [rows[i + height * column] for column in range(columns) if i + height * column < len(rows)]
        lines.append(Text(" " * gap).join([padded(cell, room) for cell in cells[:-1]] + [clipped(cells[-1], room)]))
    return lines


def box_top(title: str, inner: int) -> str:
    """The upper edge of a box with a title; `inner` is the width inside.

    >>> box_top("deck", 10)
    '╭ deck ────╮'
    """
    return ROUNDED.top_left + (f" {title[: inner - 2]} " if title else "").ljust(inner, ROUNDED.top) + ROUNDED.top_right


def box_bottom(foot: str, inner: int) -> str:
    """The lower edge of a box with a foot; `inner` is the width inside.

    >>> box_bottom("12", 10)
    '╰────── 12 ╯'
    """
    edge = (f" {foot[: inner - 2]} " if foot else "").rjust(inner, ROUNDED.bottom)
    return ROUNDED.bottom_left + edge + ROUNDED.bottom_right


def plainly(text: str) -> str:
    """Words as somebody may type them: without accents, capitals, dots, hyphens and colons.

    >>> plainly("Crème-brûlée: B.")
    'creme brulee b'
    """
    bare = unicodedata.normalize("NFKD", re.sub("[-:.]", " ", text.casefold()).replace("œ", "oe"))
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


def heading(text: str) -> Text:
    """A line as a heading."""
    return Text(text, "bold")
