"""`seachest swarm`: many random players at a server."""

import argparse

from seachest.cli.arguments import Subparsers, add_command
from seachest.rules.game import game_names
from seachest.rules.reading import number

MAX_SWARM_TABLES = 100_000


def add_parser(subparsers: Subparsers) -> None:
    """Adds the parser of the command."""
    summary = "let many random players play at a server, and measure how fast it is"
    parser = add_command(subparsers, "swarm", summary)
    parser.set_defaults(run=run)
    parser.add_argument("url", metavar="URL", help="where the server is, such as http://127.0.0.1:8000")
    parser.add_argument("--tables", type=int, required=True, metavar="T", help="how many tables play at the same time")
    parser.add_argument("--game", choices=game_names(), default="dolores", metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--players", type=int, metavar="N", help="how many sit at a table (default: as few as can)")
    parser.add_argument(
        "--rate", type=float, metavar="R", help="moves a second of all together (default: all they can)"
    )
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S", help="how long to play (default 30)")
    parser.add_argument("--json", action="store_true", help="one JSON object at the end")


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
