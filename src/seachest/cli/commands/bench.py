"""`seachest bench`: how fast random games run, alone or compared with other systems."""

import argparse
from pathlib import Path

from seachest.cli.arguments import Subparsers, add_command, add_game_argument
from seachest.messages.catalogue import Catalogue
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names
from seachest.rules.reading import number

MAX_CHECKED_GAMES = 1_000_000_000


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "bench", words)
    parser.set_defaults(run=run)
    add_game_argument(parser, optional=True)
    parser.add_argument("--players", type=int, action="append", metavar="N", help=words.text("command-bench-players"))
    parser.add_argument("--seconds", type=float, default=2.0, help=words.text("command-bench-seconds"))
    parser.add_argument("--games", type=int, metavar="N", help=words.text("command-bench-games"))
    parser.add_argument("--check", action="store_true", help=words.text("command-bench-check"))
    parser.add_argument("--json", action="store_true", help=words.text("command-bench-json"))
    parser.add_argument("--peers", nargs="?", const="", metavar="NAMES", help=words.text("command-bench-peers"))
    parser.add_argument("--output", type=Path, metavar="FOLDER", help=words.text("command-bench-output"))


def run(args: argparse.Namespace) -> int:
    """Measures or checks one game, or compares all games with the peers."""
    if args.peers is not None:
        return _run_peers(args)
    if args.game is None:
        raise NotationError(f"bench: name a game ({', '.join(game_names())}) or use --peers")
    if args.output is not None:
        raise NotationError("bench: --output needs --peers")
    from seachest.cli.jobs.bench import bench, check

    if args.check != (args.games is not None):
        raise NotationError("bench: --check and --games N go together")
    if args.check:
        return check(args.game, args.players, number(args.games, "games", 1, MAX_CHECKED_GAMES), as_json=args.json)
    return bench(args.game, args.players, args.seconds, as_json=args.json)


def _run_peers(args: argparse.Namespace) -> int:
    """`seachest bench --peers`."""
    if args.game or args.players or args.check or args.games is not None:
        raise NotationError(
            "bench: --peers measures every game with every number of players; "
            "leave out the game, --players, --check and --games"
        )
    from seachest.cli.jobs.bench_peers import bench_peers

    return bench_peers(args.peers or None, args.seconds, args.output, as_json=args.json)
