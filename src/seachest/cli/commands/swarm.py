"""`seachest swarm`: many random players at a server."""

import argparse

from seachest.cli.arguments import Subparsers, add_command
from seachest.messages.catalogue import Catalogue
from seachest.rules.game import game_names
from seachest.rules.reading import number

MAX_SWARM_TABLES = 100_000


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "swarm", words)
    parser.set_defaults(run=run)
    parser.add_argument("url", metavar="URL", help=words.text("command-swarm-url"))
    parser.add_argument("--tables", type=int, required=True, metavar="T", help=words.text("command-swarm-tables"))
    parser.add_argument("--game", choices=game_names(), default="dolores", metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--players", type=int, metavar="N", help=words.text("command-swarm-players"))
    parser.add_argument("--rate", type=float, metavar="R", help=words.text("command-swarm-rate"))
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S", help=words.text("command-swarm-seconds"))
    parser.add_argument("--json", action="store_true", help=words.text("command-swarm-json"))


def run(args: argparse.Namespace) -> int:
    """Lets the players play, and prints the figures."""
    from seachest.cli.jobs.swarm import swarm

    return swarm(
        url=args.url,
        tables=number(args.tables, "tables", 1, MAX_SWARM_TABLES),
        game=args.game,
        players=args.players,
        rate=args.rate,
        seconds=args.seconds,
        as_json=args.json,
    )
