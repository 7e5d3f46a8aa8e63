"""Writes the figures of docs/balance.md: what wins how often in each game, from the lab.

    python benchmarks/balance.py [--game GAME] [--games K] [--threads N]

The text around the figures is written by hand; read it again when they have changed.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from seachest.arena.words import number_text, range_text
from seachest.lab import LabSheet, lab_plan, run_lab
from seachest.lab.sheet import LabGroup, LabTable, difference
from seachest.lab.words import (
    compared_text,
    counted_only,
    group_message,
    item_name,
    lab_words,
    share_cells,
    worth_cells,
)
from seachest.messages.catalogue import Catalogue
from seachest.rules.types import OptionValues

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
DEFAULT_GAMES = 20_000
SEED = 1
RIVAL = "net"
COMPARED: dict[str, OptionValues] = {
    "sea-or-shore": {"rounds": 1},
    "dolores": {"bottles": False},
    "sea-salt-paper": {"goal": 20},
}
SHOWN_PLAYERS = 3
"""The number of players whose tables of cards are shown; those of the others are on the lab's own page."""
LEFT_OUT = frozenset({"seats", "order", "islands", "goods"})


def grid(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown."""
    yield "| " + " | ".join(headings) + " |"
    yield "|---|" + "---:|" * (len(headings) - 1)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def group_of(table: LabTable, name: str) -> LabGroup:
    """One group of a table."""
    return next(group for group in table.groups if group.name == name)


def overview(words: Catalogue, sheet: LabSheet) -> Iterator[str]:
    """Length, ties, order of play, skill and luck, by the number of players."""
    game = sheet.plan.rules
    rounds = words.text(game.module_in("seachest.lab").ROUNDS_MESSAGE)
    rows = []
    for table in sheet.tables:
        lengths = (table.decisions.quantiles[0], table.decisions.quantiles[-1])
        rows.append(
            [
                str(table.players),
                f"{number_text(words, table.decisions.mean.mean, 1)} ({lengths[0]} to {lengths[1]})",
                number_text(words, table.rounds.mean.mean, 2),
                share_cells(words, table.ties)[0],
            ]
        )
    yield from grid(["players", "decisions (5 % to 95 %)", rounds, "shared wins"], rows)
    rows = []
    for split in sheet.luck:
        shares = (*split.shares.values(), split.wins)
        cells = (f"{share_cells(words, share)[0]} ({range_text(words, share, 100)})" for share in shares)
        rows.append([str(split.players), number_text(words, split.deals), *cells])
    headings = ["players", "deals", *(words.text(f"lab-luck-{part}") for part in sheet.luck[0].shares)]
    yield from grid([*headings, f"a seat of {sheet.plan.bot} wins"], rows)
    rows = []
    most = max(table.players for table in sheet.tables)
    for table in sheet.tables:
        shares = [
            f"{share_cells(words, row.wins)[0]} ({range_text(words, row.wins, 100)})"
            for row in group_of(table, "order").rows
            if row.wins is not None
        ]
        rows.append([str(table.players), *shares, *[""] * (most - table.players)])
    yield from grid(["players", *(item_name(words, game, "order", str(place)) for place in range(most))], rows)


def cards(words: Catalogue, sheet: LabSheet) -> Iterator[str]:
    """The tables of what is counted, for one number of players."""
    game = sheet.plan.rules
    (table,) = (table for table in sheet.tables if table.players == SHOWN_PLAYERS)
    for group in table.groups:
        if group.name in LEFT_OUT:
            continue
        yield f"**{words.text(group_message(game, group.name))}**, {SHOWN_PLAYERS} players. " + words.text(
            group_message(game, group.name), "help"
        )
        yield ""
        rows = []
        for row in group.rows:
            cells = [item_name(words, game, group.name, row.item), number_text(words, row.frequency.mean, 3)]
            if not counted_only(game, group.name):
                cells += [*share_cells(words, row.wins), *worth_cells(words, row.worth)]
            rows.append(cells)
        headings = ["what", "per game"]
        if not counted_only(game, group.name):
            headings += ["wins", "95 % interval", "worth", "95 % interval"]
        yield from grid(headings, rows)


def compared(words: Catalogue, sheet: LabSheet) -> Iterator[str]:
    """What an option changes, by the number of players."""
    yield f"**What `{compared_text(words, sheet.plan)}` changes.**"
    yield ""
    rows = []
    for before, after in zip(sheet.tables, sheet.compared, strict=True):
        old, new = (group_of(each, "order").rows[0].wins for each in (before, after))
        assert old is not None
        assert new is not None
        length = worth_cells(words, difference(before.decisions.mean, after.decisions.mean), 1)
        first = worth_cells(words, difference(old, new).times(100), 1)
        ties = worth_cells(words, difference(before.ties, after.ties).times(100), 1)
        cells = [f"{change} ({bounds})" for change, bounds in (length, first, ties)]
        if before.ties.mean == after.ties.mean == 0:
            cells[-1] = "there are none"
        rows.append([str(before.players), *cells])
    headings = ["players", "decisions", "wins of the first in order, % points", "shared wins, % points"]
    yield from grid(headings, rows)


def main() -> None:
    """Runs the lab for all games and puts the figures into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(COMPARED), help="only this one")
    parser.add_argument("--games", type=int, default=DEFAULT_GAMES)
    parser.add_argument("--threads", type=int)
    args = parser.parse_args()
    text = PAGE.read_text(encoding="utf-8")
    for game, options in COMPARED.items():
        if args.game not in (None, game):
            continue
        sheet = run_lab(
            lab_plan(game, games=args.games, rival=RIVAL, compared=options, seed=SEED), threads=args.threads
        )
        words = lab_words("en", game)
        played = sum(table.games for table in (*sheet.tables, *sheet.compared))
        played += sum(split.deals * split.players for split in sheet.luck)
        lines = [f"{number_text(words, played)} games: `{sheet.plan.command()}`", ""]
        lines += [*overview(words, sheet), *compared(words, sheet), *cards(words, sheet)]
        figures = "\n".join(lines).strip()
        pattern = re.compile(rf"(<!-- figures of {game} -->\n).*?(<!-- end of figures -->)", re.DOTALL)
        text, found = pattern.subn(lambda match: f"{match[1]}\n{figures}\n\n{match[2]}", text)  # noqa: B023  # at once
        if not found:
            raise SystemExit(f"{PAGE}: no place for the figures of {game}")
        sys.stderr.write(f"{game}: {played} games\n")
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
