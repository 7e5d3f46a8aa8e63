"""Plays the published ladder and writes its tables into docs/ladder.md.

    python benchmarks/ladder.py                                # all games and bots
    python benchmarks/ladder.py dolores --deals 100            # one game
    python benchmarks/ladder.py dolores --bots greedy,net      # some bots
    python benchmarks/ladder.py --only-page                    # writes the tables again

Entries and records go to src/seachest/ladder/published. What was interrupted goes on when it is started again, and an
entry that has as many deals already is left alone.
"""

import argparse
import re
import sys
import time
from pathlib import Path

from seachest.arena.estimates import Estimate
from seachest.ladder import POOL, STANDARD_DEALS, LadderEntry, add_entry, published_entries, read_entry
from seachest.ladder.entries import ENTRY_SUFFIX, PUBLISHED_FOLDER, file_name_of
from seachest.rules.game import game_named, game_names

PAGE = Path(__file__).resolve().parents[1] / "docs" / "ladder.md"
BOTS = ("random", "greedy", "net:sample", "net", "search:100", "search:1000")
TITLES = {"sea-salt-paper": "Sea Salt & Paper", "sea-or-shore": "Sea or Shore", "dolores": "Dolores"}


def main() -> int:
    """Plays what is missing, and writes the page after each entry."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--deals", type=int, default=STANDARD_DEALS)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--only-page", action="store_true")
    args = parser.parse_args()
    for game in args.games or game_names():
        for bot in args.bots.split(",") if not args.only_page else ():
            path = PUBLISHED_FOLDER / game_named(game).name / f"{file_name_of(bot)}{ENTRY_SUFFIX}"
            if path.exists() and read_entry(path).deals >= args.deals:
                continue
            begin = time.perf_counter()
            entry, _ = add_entry(game, bot, PUBLISHED_FOLDER, deals=args.deals, workers=args.workers)
            print(f"{game}: {bot} {text_of(entry.overall())}, {time.perf_counter() - begin:.0f} s", flush=True)
            write_page()
    write_page()
    return 0


def write_page() -> None:
    """Writes the tables of all games that have entries."""
    PAGE.write_text(page_of(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def page_of(page: str) -> str:
    """The page with the tables of all games that have entries."""
    tables = "\n\n".join(table_of(game) for game in game_names() if published_entries(game))
    found = re.compile(r"(<!-- tables -->\n).*(<!-- end of tables -->)", re.DOTALL)
    return found.sub(lambda match: f"{match[1]}{tables}\n{match[2]}", page)


def table_of(game: str) -> str:
    """The table of one game, the best bot first."""
    entries = published_entries(game)
    head = ["bot", "deals", "all rivals", *(f"`{rival}`" for rival in POOL)]
    title = f"**{TITLES[game]}**, {entries[0].players} players; an even share is {100 * entries[0].even:.1f}%"
    lines = [title, "", f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *(row_of(entry) for entry in entries)])


def row_of(entry: LadderEntry) -> str:
    """The line of one bot."""
    cells = ["–" if rival == entry.bot else text_of(entry.against(rival)) for rival in POOL]
    return f"| {' | '.join([f'`{entry.name}`', str(entry.deals), text_of(entry.overall()), *cells])} |"


def text_of(found: Estimate) -> str:
    """A share with its interval, in percent."""
    mean = f"{100 * found.mean:.1f}%"
    return (
        mean if found.low is None or found.high is None else f"{mean} ({100 * found.low:.0f} to {100 * found.high:.0f})"
    )


if __name__ == "__main__":
    sys.exit(main())
