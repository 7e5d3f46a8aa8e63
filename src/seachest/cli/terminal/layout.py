"""The whole screen of a table: top line, drawing, log and choices, with as much detail as there is room for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.terminal.game_screen import Detail
from seachest.cli.terminal.lines import (
    ALARM,
    FAINT,
    HEADLINE,
    NUMBER,
    Lines,
    beside,
    clipped,
    in_columns,
    padded,
    wrapped,
)
from seachest.cli.terminal.look import ASCII_GLYPHS, Look

SIDE_LOG_MIN_WIDTH, SIDE_LOG_MAX_WIDTH = 120, 60
"""From this many columns, the log is next to the table instead of below it; and its maximum width."""
MIN_CHOICE_ROWS, MIN_CHOICE_WIDTH, MAX_LOG_ROWS = 5, 30, 8

WANTED_LOG_ROWS = {Detail.ROOMY: 12, Detail.BOXES: 9, Detail.FANS: 9, Detail.TAGS: 9, Detail.TIGHT: 6}
"""How many rows of new log lines should be visible before the table is drawn smaller."""


def headline(look: Look, facts: Sequence[str], right: str, alarm: str | None) -> Text:
    """The top line: facts on the left, whose turn it is on the right, an alarm between them."""
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


def choice_rows(words: Sequence[str], texts: Sequence[str], width: int) -> Lines:
    """The choices with their numbers and words, and with their texts if there is room for all of them."""
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
    """The choices, in as few columns as a height allows."""
    columns = 1
    widest = max(map(cell_len, words)) + 6
    while -(-len(words) // columns) > height and (width + 2) // (columns + 1) - 2 >= min(widest, MIN_CHOICE_WIDTH):
        columns += 1
    room = (width - 2 * (columns - 1)) // columns
    return in_columns(choice_rows(words, texts, room), columns, width)


@dataclass(frozen=True)
class LogExcerpt:
    """The log of a game for the screen: all its lines, and how many of the last ones the player has not seen yet."""

    lines: Sequence[str]
    fresh: int


def log_lines(look: Look, log: LogExcerpt, width: int, height: int) -> Lines:
    """The end of the log that fits into a height: new lines bright, older ones faint."""
    lines: Lines = []
    for i, sentence in enumerate(reversed(log.lines)):
        new = i < log.fresh
        rows = wrapped(look.spelled(sentence), width, "" if new else FAINT, "   ", " ▸ " if new else "   ")
        if len(lines) + len(rows) > height:
            if new and lines:
                lines[: max(0, len(lines) + 1 - height)] = []
                lines.insert(0, Text(f"   {look.text('play-cut')}", FAINT))
            break
        lines = rows + lines
    return lines


def new_log_height(look: Look, log: LogExcerpt, width: int) -> int:
    """How many rows the new lines of the log take."""
    sentences = log.lines[len(log.lines) - log.fresh :]
    return sum(len(wrapped(look.spelled(sentence), width, "", "   ")) for sentence in sentences)


def whole_screen(
    look: Look,
    top: Text,
    drawing: Callable[[int, Detail], Lines],
    log: LogExcerpt,
    bottom: Callable[[int, int], Lines],
    bottom_rows: int,
) -> Lines:
    """The top line, the table, the log and the choices, with as much detail as there is room for.

    `drawing` draws the table in a width and a detail, `bottom` the choices in a width and a height.
    """
    side = min(SIDE_LOG_MAX_WIDTH, look.width * 32 // 100) if look.width >= SIDE_LOG_MIN_WIDTH else 0
    main = look.width - side - (2 if side else 0)
    height = look.height - 2  # without the top line and the prompt
    for detail in Detail:
        upper = drawing(main, detail)
        airy = detail == Detail.ROOMY
        wanted = 0 if side else min(new_log_height(look, log, main), WANTED_LOG_ROWS[detail])
        lower = bottom(main, bottom_rows if airy else max(MIN_CHOICE_ROWS, height - len(upper) - 1 - wanted))
        free = height - len(upper) - len(lower) - (2 if airy else 1)
        if free >= wanted:
            break
    if side:
        left = [*upper, Text(), *lower]
        right = log_lines(look, log, side, len(left))
        bar = Text("│", FAINT)
        right = [Text.assemble(bar, line) for line in right] + [bar] * (len(left) - len(right))
        return [top, *beside([padded(line, main) for line in left], right, 1)]
    told = log_lines(look, log, main, min(max(free, 1), max(wanted, MAX_LOG_ROWS)))
    gap = [Text()] if airy and told else []
    return [top, *upper, *gap, *told, Text(), *lower]


def printable(look: Look, lines: Lines) -> Text:
    """All lines as one text, cut to the width of the terminal, with only those letters that it has."""
    if look.ascii_only:
        lines = [line.copy() for line in lines]
        for line in lines:
            line.plain = look.spelled(line.plain)
    text = Text("\n").join([clipped(line, look.width) for line in lines])
    if look.ascii_only:
        text.plain = text.plain.translate(ASCII_GLYPHS)
    return text
