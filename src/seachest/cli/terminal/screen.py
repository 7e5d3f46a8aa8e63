"""Drawing in the terminal: lines of styled text that are never wider than it, in Unicode or in plain ASCII.

What is the same for all games lives here; how a game's own table looks is found in its module (`SCREENS`).
"""

import re
import textwrap
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Any, Protocol, cast

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from seachest.messages.catalogue import Catalogue
from seachest.messages.stories import Sentence
from seachest.notation.record import Move
from seachest.rules.game import NOBODY, game_named
from seachest.table import View

Lines = list[Text]

WIDE, WIDEST_STORY = 120, 60
"""From so many columns on, what happened stands beside the table instead of below it; at most so wide."""

UNBOUNDED_HEIGHT = 44
"""The height of a screen that is printed into a file or a pipe."""

MIN_CHOICE_ROWS, NARROWEST_CHOICE, LONGEST_NEWS = 5, 30, 8

HEADLINE = "bold #ffffff on #1f5673"
ALARM = "bold #101820 on #f6d743"
NUMBER = "bold #3a9ac4"
FAINT = "dim"

# --- Terminals that know less ----------------------------------------------------------------------------------------

GLYPHS = str.maketrans("╭╮╰╯─│≈▸›▮•·×…–—‘’‚“”„«»\u00a0\u202f", '++++-|~>>#*-x.--\'\',"""""  ')
"""Signs of our own drawing and of good typography, and what stands for each where they can't be written."""

GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"})
LIGATURES = str.maketrans({"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss"})


def is_unicode(encoding: str) -> bool:
    """Whether every sign can be written in this encoding."""
    return encoding.lower().replace("-", "").startswith("utf")


def spelled(text: str, encoding: str, language: str) -> str:
    """The text with the letters that an encoding has: “Möwe…” becomes "Moewe."."""
    if is_unicode(encoding):
        return text
    text = text.replace("…", "...").translate(GLYPHS)

    def letter(sign: str) -> str:
        try:
            sign.encode(encoding)
        except UnicodeEncodeError:
            known = sign.translate(GERMAN if language == "de" else LIGATURES)
            return unicodedata.normalize("NFKD", known).encode("ascii", "ignore").decode() or "?"
        return sign

    return "".join(map(letter, text))


# --- What a screen has to go by ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """How things are to look: the language, the room, and what the terminal can show."""

    catalogue: Catalogue
    width: int
    height: int
    encoding: str = "utf-8"
    coloured: bool = True

    @property
    def ascii_only(self) -> bool:
        """Whether our signs must do without Unicode."""
        return not is_unicode(self.encoding)

    def spelled(self, text: str) -> str:
        """The text in letters that the terminal has."""
        return spelled(text, self.encoding, self.catalogue.language)

    def text(self, message: str, **values: Any) -> str:
        """A message of the catalogue."""
        return self.spelled(self.catalogue.text(message, **values))


def look_at(console: Console, catalogue: Catalogue) -> Look:
    """The look for a console as it is now: windows change their size."""
    width, height = console.size
    if not console.is_terminal or console.is_dumb_terminal:
        height = UNBOUNDED_HEIGHT
    coloured = console.color_system is not None and not console.no_color
    return Look(catalogue, max(width, 20), max(height, 8), console.encoding, coloured)


@dataclass(frozen=True)
class Seats:
    """Who sits at the table: what each is called in a sentence, in a list, and who the player is."""

    names: tuple[str, ...]
    titles: tuple[str, ...]
    me: int

    def rivals(self) -> list[int]:
        """The others, from the player's left on; for a spectator all of them."""
        if self.me == NOBODY:
            return list(range(len(self.names)))
        return [(self.me + i) % len(self.names) for i in range(1, len(self.names))]

    def from_me(self) -> list[int]:
        """All seats, the player's own first."""
        return ([] if self.me == NOBODY else [self.me]) + self.rivals()


class Detail(IntEnum):
    """How much room a drawing may take; each step takes less."""

    ROOMY = 0
    BOXES = 1
    FANS = 2
    TAGS = 3
    TIGHT = 4


WANTED_NEWS = {Detail.ROOMY: 12, Detail.BOXES: 9, Detail.FANS: 9, Detail.TAGS: 9, Detail.TIGHT: 6}
"""How many lines of news should be seen before the table is drawn smaller."""


class GameScreen(Protocol):
    """What a game's own module draws, always from a view."""

    def headline(self, look: Look, view: View, seats: Seats) -> tuple[list[str], str, str | None]:
        """What stands in the top line: facts, whose turn it is, and an alarm if there is one."""
        ...

    def table(self, look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
        """The table as the owner of the view sees it."""
        ...

    def board(self, look: Look, view: View, seats: Seats, width: int) -> Lines:
        """The table as one looks at it from outside: every seat alike, with all that the view knows."""
        ...

    def moments(self, look: Look, before: View, observed: Sequence[Move], after: View) -> list[tuple[str, View]]:
        """What lay on the table between two views: words for it, and the table as it was then."""
        ...

    def invites_words(self, view: View) -> bool:
        """Whether one who is not asked anything now is invited to say something."""
        ...

    def memory(self, look: Look, view: View, seats: Seats) -> Lines:
        """All that the owner of the view remembers."""
        ...

    def legend(self, look: Look) -> Lines:
        """What the signs mean."""
        ...

    def card_of(self, text: str) -> str | None:
        """The card that a decision names."""
        ...

    def cards_called(self, look: Look, wish: str) -> list[str]:
        """One card of each kind that a person may mean by some words."""
        ...

    def card_line(self, look: Look, card: str) -> Text:
        """A card's kind as a heading."""
        ...

    def round_over(self, before: View, after: View) -> bool:
        """Whether a round ended between two views."""
        ...

    def points_of_round(self, after: View) -> list[int]:
        """What each seat gained in the round that has just ended."""
        ...

    def sheet(self, look: Look, before: View, after: View, seats: Seats) -> Lines:
        """The score sheet of the round that has just ended: what each seat showed and scored, and why."""
        ...

    def headlines(self, told: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
        """Of what was told of a round's last move: how the round ended, and how the game ended."""
        ...


@cache
def screen_of(game: str) -> GameScreen:
    """The module that draws a game."""
    return cast(GameScreen, game_named(game).module_in("seachest.cli.screens"))


GLUE = "\ue000"
"""Stands for a blank at which no line is broken."""

# --- Lines of text -------------------------------------------------------------------------------------------------


def clipped(line: Text, width: int) -> Text:
    """The line, cut where it is too wide."""
    if line.cell_len <= width:
        return line
    cut = line.copy()
    cut.truncate(max(width, 1), overflow="ellipsis")
    return cut


def padded(line: Text, width: int) -> Text:
    """The line with blanks up to a width."""
    line = clipped(line, width).copy()
    line.append(" " * (width - line.cell_len))
    return line


def shortened(text: str, width: int) -> str:
    """The text, cut where it is too long."""
    return text if cell_len(text) <= width else text[: max(width - 1, 0)] + "…"


def wrapped(text: str, width: int, style: str = "", indent: str = "", first: str | None = None) -> Lines:
    """A text over as many lines as it takes; a number stays with the word before it."""
    rows = textwrap.wrap(
        re.sub(r" (?=\d)", GLUE, text),
        max(width, len(indent) + 8),
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_on_hyphens=False,
    )
    return [Text(row.replace(GLUE, " "), style) for row in rows]


def beside(left: Lines, right: Lines, gap: int = 2) -> Lines:
    """Two blocks side by side."""
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
    """Small pieces one after another, over as many lines as they take."""
    lines: Lines = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, piece)
        else:
            lines.append(clipped(Text.assemble(" " * indent, piece), width))
    return lines


def in_columns(rows: Sequence[Text], columns: int, width: int, gap: int = 2) -> Lines:
    """Rows set in columns, read downwards."""
    height = -(-len(rows) // columns)
    room = (width - gap * (columns - 1)) // columns
    lines = []
    for i in range(height):
        cells = [rows[i + height * column] for column in range(columns) if i + height * column < len(rows)]
        lines.append(Text(" " * gap).join([padded(cell, room) for cell in cells[:-1]] + [clipped(cells[-1], room)]))
    return lines


def box_top(title: str, inner: int) -> str:
    """The upper edge of a box, so wide inside."""
    return "╭" + (f" {title[: inner - 2]} " if title else "").ljust(inner, "─") + "╮"


def box_bottom(foot: str, inner: int) -> str:
    """The lower edge of a box."""
    return "╰" + (f" {foot[: inner - 2]} " if foot else "").rjust(inner, "─") + "╯"


def plainly(text: str) -> str:
    """Words as one may type them: no accents, no capitals, no dots, hyphens or colons."""
    bare = unicodedata.normalize("NFKD", re.sub("[-:.]", " ", text.casefold()).replace("œ", "oe"))
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


def heading(text: str) -> Text:
    """A small title."""
    return Text(text, "bold")


def listed(look: Look, seats: Seats, some: Iterable[int]) -> str:
    """Several seats by name, the player first."""
    order = sorted(some, key=lambda seat: seat != seats.me)
    return ", ".join(look.spelled(seats.names[seat]) for seat in order)


def turn_text(look: Look, view: View, seats: Seats) -> str:
    """Whose turn it is."""
    pending = view.pending()
    if not pending:
        return look.text("play-over")
    if view.seat in pending:
        return look.text("play-turn-yours")
    if len(pending) == 1:
        return look.text("play-turn-of", name=look.spelled(seats.names[pending[0]]))
    return look.text("play-turn-of-several", names=listed(look, seats, pending))


def headline(look: Look, facts: Sequence[str], right: str, alarm: str | None) -> Text:
    """The top line: facts on the left, whose turn it is on the right, between them an alarm."""
    room = look.width
    turn = f" {right} "
    left = " " + " · ".join(facts) + " "
    while cell_len(left) + cell_len(turn) > room and len(facts) > 1:
        facts = facts[:-1]
        left = " " + " · ".join(facts) + " "
    line = Text(left, HEADLINE)
    if alarm and cell_len(left) + cell_len(alarm) + cell_len(turn) + 2 <= room:
        line.append(f" {alarm} ", ALARM)
    line.append(" " * max(0, room - line.cell_len - cell_len(turn)), HEADLINE)
    line.append(turn, HEADLINE)
    return clipped(line, room)


# --- Choices -------------------------------------------------------------------------------------------------------


def choice_rows(words: Sequence[str], texts: Sequence[str], width: int) -> Lines:
    """The choices, numbered, in words, and with their text where there is room for all of them."""
    digits = len(str(len(words)))
    longest = max(map(cell_len, words))
    complete = digits + 3 + longest + 2 + max(map(cell_len, texts)) <= width
    rows = []
    for number, (word, text) in enumerate(zip(words, texts, strict=True), 1):
        row = Text.assemble((f" {number:>{digits}} ", NUMBER), " ", word)
        if complete:
            row.append(" " * (longest - cell_len(word) + 2))
            row.append(text, FAINT)
        rows.append(clipped(row, width))
    return rows


def choice_list(words: Sequence[str], texts: Sequence[str], width: int, height: int) -> Lines:
    """The choices in as few columns as fit into a height."""
    columns = 1
    widest = max(map(cell_len, words)) + 6
    while -(-len(words) // columns) > height and (width + 2) // (columns + 1) - 2 >= min(widest, NARROWEST_CHOICE):
        columns += 1
    room = (width - 2 * (columns - 1)) // columns
    return in_columns(choice_rows(words, texts, room), columns, width)


# --- The whole screen ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class News:
    """What has been told: all lines so far as text, and how many of the last ones are new to the player."""

    lines: Sequence[str]
    fresh: int


def news_lines(look: Look, news: News, width: int, height: int) -> Lines:
    """The end of the story that fits: what is new bright, what was known before faint."""
    lines: Lines = []
    for i, sentence in enumerate(reversed(news.lines)):
        new = i < news.fresh
        rows = wrapped(look.spelled(sentence), width, "" if new else FAINT, "   ", " ▸ " if new else "   ")
        if len(lines) + len(rows) > height:
            if new and lines:
                lines[: max(0, len(lines) + 1 - height)] = []
                lines.insert(0, Text(f"   {look.text('play-cut')}", FAINT))
            break
        lines = rows + lines
    return lines


def fresh_height(look: Look, news: News, width: int) -> int:
    """How many lines the news alone take."""
    sentences = news.lines[len(news.lines) - news.fresh :]
    return sum(len(wrapped(look.spelled(sentence), width, "", "   ")) for sentence in sentences)


def whole_screen(
    look: Look,
    top: Text,
    drawing: Callable[[int, Detail], Lines],
    news: News,
    bottom: Callable[[int, int], Lines],
    bottom_rows: int,
) -> Lines:
    """The table, what happened, and the choices, with as much detail as there is room for.

    `drawing` gives the table in a width and a detail, `bottom` the choices in a width and a height.
    """
    side = min(WIDEST_STORY, look.width * 32 // 100) if look.width >= WIDE else 0
    main = look.width - side - (2 if side else 0)
    height = look.height - 2  # without the top line and the prompt
    for detail in Detail:
        upper = drawing(main, detail)
        airy = detail == Detail.ROOMY
        wanted = 0 if side else min(fresh_height(look, news, main), WANTED_NEWS[detail])
        lower = bottom(main, bottom_rows if airy else max(MIN_CHOICE_ROWS, height - len(upper) - 1 - wanted))
        free = height - len(upper) - len(lower) - (2 if airy else 1)
        if free >= wanted:
            break
    if side:
        left = [*upper, Text(), *lower]
        right = news_lines(look, news, side, len(left))
        bar = Text("│", FAINT)
        right = [Text.assemble(bar, line) for line in right] + [bar] * (len(left) - len(right))
        return [top, *beside([padded(line, main) for line in left], right, 1)]
    told = news_lines(look, news, main, min(max(free, 1), max(wanted, LONGEST_NEWS)))
    gap = [Text()] if airy and told else []
    return [top, *upper, *gap, *told, Text(), *lower]


def printable(look: Look, lines: Lines) -> Text:
    """All lines as one text, none wider than the terminal, in letters that it has."""
    if look.ascii_only:
        lines = [line.copy() for line in lines]
        for line in lines:
            line.plain = look.spelled(line.plain)
    text = Text("\n").join([clipped(line, look.width) for line in lines])
    if look.ascii_only:
        text.plain = text.plain.translate(GLYPHS)
    return text
