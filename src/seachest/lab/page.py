"""The page of a lab run: pictures and tables for each number of players, in one file that needs nothing else."""

from collections.abc import Iterator
from html import escape

from seachest.arena.report import page, table
from seachest.arena.words import number_text, percent_text
from seachest.lab.pictures import length_picture, luck_picture, share_picture
from seachest.lab.sheet import QUANTILES, LabLength, LabSheet, LabTable, difference
from seachest.lab.words import (
    compared_text,
    counted_only,
    even_share,
    game_title,
    group_headings,
    group_message,
    item_name,
    lab_words,
    options_text,
    row_cells,
    share_cells,
    worth_cells,
)
from seachest.messages.catalogue import Catalogue
from seachest.rules.game import Game

MAX_PICTURE_ROWS = 24
"""Groups of more things have no picture, only their table."""


def lab_page(sheet: LabSheet, language: str = "en") -> str:
    """The page."""
    plan, game = sheet.plan, sheet.plan.rules
    words = lab_words(language, plan.game)
    title = words.text("lab-title", game=game_title(words, game))
    counts = {"games": number_text(words, plan.games), "bot": plan.bot, "option": options_text(words, plan.options)}
    sections = [
        f"<h1>{escape(title)}</h1>",
        _paragraph(words.text("lab-played", **counts)),
        f"<code>{escape(plan.command())}</code>",
        _paragraph(words.text("lab-reading")),
        *_luck(words, sheet),
        *_compared(words, sheet),
    ]
    for found in sheet.tables:
        sections += _table(words, game, found)
    return page(title, sections, language)


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _heading(text: str, level: int) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def _table(words: Catalogue, game: Game, found: LabTable) -> Iterator[str]:
    """All figures for one number of players."""
    yield _heading(words.text("lab-players", players=str(found.players)), 2)
    yield from _length(words, game, found)
    for group in found.groups:
        message = group_message(game, group.name)
        yield _heading(words.text(message), 3)
        yield _paragraph(words.text(message, "help"))
        shown = [row for row in group.rows if row.wins is not None]
        if shown and len(shown) <= MAX_PICTURE_ROWS and not counted_only(game, group.name):
            rows = [(item_name(words, game, group.name, row.item), row.wins) for row in shown if row.wins is not None]
            yield share_picture(words, rows, even_share(game, group.name, found.players))
        yield table(group_headings(words, game, group), (row_cells(words, game, group, row) for row in group.rows))


def _lengths(words: Catalogue, game: Game, found: LabTable) -> list[tuple[str, LabLength]]:
    rounds = words.text(game.module_in("seachest.lab").ROUNDS_MESSAGE)
    return [(words.text("lab-decisions"), found.decisions), (rounds, found.rounds)]


def _length(words: Catalogue, game: Game, found: LabTable) -> Iterator[str]:
    """How long games last."""
    yield _heading(words.text("lab-length"), 3)
    yield _paragraph(words.text("lab-length", "help"))
    lengths = _lengths(words, game, found)
    yield length_picture(words, lengths[0][0], found.decisions.distribution)
    headings = [words.text("lab-column-thing"), words.text("lab-column-mean"), words.text("column-interval")]
    rows = [
        [name, *worth_cells(words, each.mean, sign=False), *(number_text(words, value) for value in each.quantiles)]
        for name, each in lengths
    ]
    rows.append([words.text("lab-ties"), *share_cells(words, found.ties), *[""] * len(QUANTILES)])
    yield table([*headings, *(percent_text(words, part, 0) for part in QUANTILES)], rows)


def _luck(words: Catalogue, sheet: LabSheet) -> Iterator[str]:
    """How skill and luck share the result."""
    yield _heading(words.text("lab-luck"), 2)
    names = {"bot": sheet.plan.bot, "other-bot": sheet.plan.rival}
    yield _paragraph(words.text("lab-luck", "help", **names))
    yield luck_picture(words, sheet.luck)
    headings = [words.text(f"lab-column-{name}") for name in ("part", "share")] + [words.text("column-interval")]
    for split in sheet.luck:
        share, low, high = (
            "–" if value is None else number_text(words, value * 100, 1)
            for value in (split.wins.mean, split.wins.low, split.wins.high)
        )
        figures = {"players": str(split.players), "deals": number_text(words, split.deals), "bot": sheet.plan.bot}
        yield _paragraph(words.text("lab-luck-wins", share=share, low=low, high=high, **figures))
        rows = [[words.text(f"lab-luck-{name}"), *share_cells(words, part)] for name, part in split.shares.items()]
        yield table(headings, rows)


def _compared(words: Catalogue, sheet: LabSheet) -> Iterator[str]:
    """What an option changes."""
    if not sheet.compared:
        return
    game = sheet.plan.rules
    yield _heading(words.text("lab-compare", option=compared_text(words, sheet.plan)), 2)
    yield _paragraph(words.text("lab-compare", "help"))
    interval = words.text("column-interval")
    columns = [words.text(f"lab-column-{name}") for name in ("before", "after", "change")]
    for before, after in zip(sheet.tables, sheet.compared, strict=True):
        yield _heading(words.text("lab-players", players=str(before.players)), 3)
        headings = [words.text("lab-length"), *columns, interval]
        pairs = zip(_lengths(words, game, before), _lengths(words, game, after), strict=True)
        rows = [
            [
                name,
                worth_cells(words, old.mean, sign=False)[0],
                worth_cells(words, new.mean, sign=False)[0],
                *worth_cells(words, difference(old.mean, new.mean)),
            ]
            for (name, old), (_, new) in pairs
        ]
        change = worth_cells(words, difference(before.ties, after.ties).times(100), 1)
        rows.append([words.text("lab-ties"), *(share_cells(words, each.ties)[0] for each in (before, after)), *change])
        yield table(headings, rows)
        for old_group, new_group in zip(before.groups, after.groups, strict=True):
            if counted_only(game, old_group.name) or old_group.name == "seats":
                continue
            rows = [
                [
                    item_name(words, game, old_group.name, old_row.item),
                    share_cells(words, old_row.wins)[0],
                    share_cells(words, new_row.wins)[0],
                    *worth_cells(words, difference(old_row.wins, new_row.wins).times(100), 1),
                ]
                for old_row, new_row in zip(old_group.rows, new_group.rows, strict=True)
                if old_row.wins is not None and new_row.wins is not None
            ]
            yield table([words.text(group_message(game, old_group.name)), *columns, interval], rows)
