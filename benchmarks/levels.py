"""Measures how strong the levels of bots are, and writes the tables into docs/bots.md.

    python benchmarks/levels.py                              # all games, with the fewest players
    python benchmarks/levels.py dolores --players 4          # one game, with more
    python benchmarks/levels.py --deals 200 --slow-deals 0   # more deals, without the master, who thinks for long
    python benchmarks/levels.py --only-page                  # writes the tables of what was played again

Greedy and the levels meet in arena matches, each with those that are near it in strength. Each deal is played once from
every seat by every choice of bots, and the strengths are fitted to who won (`seachest.arena.strengths`). Finished games
stay in the folder (--out), and the same command goes on where it was interrupted. The master's matches come last.
"""

import argparse
import itertools
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from seachest.arena import play_match
from seachest.arena.estimates import Estimate
from seachest.arena.strengths import RatedGame, Strengths, fitted_strengths, win_chances
from seachest.bots.levels import LEVELS
from seachest.rules.game import game_named, game_names

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "bots.md"
FOLDER = ROOT / "build" / "levels"
TITLES = {"sea-salt-paper": "Sea Salt & Paper", "sea-or-shore": "Sea or Shore", "dolores": "Dolores"}
ANCHOR = "greedy"
"""The bot that ratings are told beside; it is what people can compare with in years."""
SLOW = frozenset(name for name, level in LEVELS.items() if level.seconds)
"""They come last, and play fewer deals."""
NEIGHBOURS = 3
"""So many bots that follow each other in strength meet, or as many as there are players."""


def main() -> int:
    """Plays what is missing, and writes the page after each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=100, help="0: none of these")
    parser.add_argument("--slow-deals", type=int, default=20, help="of the master's matches; 0: none")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--only-page", action="store_true")
    args = parser.parse_args()
    for slow, game in itertools.product((False, True), args.games or game_names()):
        players = args.players or game_named(game).seats.start
        deals = args.slow_deals if slow else args.deals
        for bots in lineups(players) if deals and not args.only_page else ():
            if slow == (not SLOW.isdisjoint(bots)):
                out = args.out / f"{game}-{players}" / "-".join(bots)
                play_match(game, players, bots, deals * players, seed=args.seed, workers=args.workers, out=out)
                print(f"{game}, {players} players: {', '.join(bots)} have played", flush=True)
    write_page(args.out)
    return 0


def lineups(players: int) -> Iterator[tuple[str, ...]]:
    """Who meets: every choice of bots that follow each other in strength."""
    order = (ANCHOR, *LEVELS)
    size = max(players, NEIGHBOURS)
    windows = [order[first : first + size] for first in range(len(order) - size + 1)]
    return iter(dict.fromkeys(bots for window in windows for bots in itertools.combinations(window, players)))


def played_in(folder: Path) -> list[RatedGame]:
    """All games of the matches in a folder."""
    found = []
    for path in sorted(folder.glob("*/games.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            winners = game["winners"]
            shares = tuple((seat in winners) / len(winners) for seat in range(len(game["bots"])))
            found.append(RatedGame(game["deal"], tuple(game["bots"]), shares))
    return found


def write_page(out: Path) -> None:
    """Writes the tables of all games that were played."""
    tables = []
    for game in game_names():
        for players in game_named(game).seats:
            if games := played_in(out / f"{game}-{players}"):
                tables.append(table_of(game, players, games))
    page = PAGE.read_text(encoding="utf-8")
    found = re.compile(r"(<!-- levels -->\n).*(<!-- end of levels -->)", re.DOTALL)
    text = "\n\n".join(tables)
    PAGE.write_text(found.sub(lambda match: f"{match[1]}{text}\n{match[2]}", page), encoding="utf-8")
    print(text)


def table_of(game: str, players: int, games: list[RatedGame]) -> str:
    """The table of one game: the rating of each level beside greedy, and how far it is above the one below."""
    found = fitted_strengths(games)
    names = [name for name in LEVELS if name in found.names]
    deals = len({played.deal for played in games})
    head = "| level | rating | above the one below | wins against it |"
    title = f"**{TITLES[game]}**, {players} players, {len(games):,} games of {deals} deals"
    lines = [title, "", head, "|---|---|---|---|"]
    for below, name in zip([None, *names], names, strict=False):
        step = (
            ["–", "–"] if below is None else [text_of(found.above(name, below)), wins_of(found, name, below, players)]
        )
        lines.append(f"| {' | '.join([f'`{name}`', text_of(found.above(name, ANCHOR)), *step])} |")
    return "\n".join(lines)


def wins_of(found: Strengths, name: str, below: str, players: int) -> str:
    """How often one bot wins against some that are one level weaker."""
    points = dict(zip(found.names, found.points.tolist(), strict=True))
    return f"{100 * win_chances(points, [name, *[below] * (players - 1)])[0]:.0f}%"


def text_of(found: Estimate) -> str:
    """Points with their interval."""
    return f"{found.mean:+.0f} ({found.low:+.0f} to {found.high:+.0f})"


if __name__ == "__main__":
    sys.exit(main())
