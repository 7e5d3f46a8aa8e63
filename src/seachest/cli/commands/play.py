"""`seachest play`: one person against bots."""

import argparse
from pathlib import Path

from seachest.cli.arguments import (
    Subparsers,
    add_command,
    add_game_argument,
    add_language_argument,
    add_option_argument,
    options_of,
)


def add_parser(subparsers: Subparsers) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "play", "play in the terminal against bots")
    parser.set_defaults(run=run)
    add_game_argument(parser, optional=True)
    parser.add_argument("--players", type=int, metavar="N", help="how many play, you included (default: as few as can)")
    rivals = "the other seats, by comma: beginner, casual, skilled, expert, master, and others of docs/bots.md"
    parser.add_argument("--bots", default="", metavar="NAMES", help=f"{rivals} (default skilled)")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, counted from 0 (default 0)")
    parser.add_argument("--seed", metavar="HEX", help="32 hexadecimal digits: the same deal again")
    add_option_argument(parser)
    parser.add_argument(
        "--pace", type=float, default=1.0, metavar="SECONDS", help="how long bots think (0: not at all)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="where to save the game")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Plays a game in the terminal."""
    from seachest.cli.terminal.local import play
    from seachest.messages.catalogue import preferred_language

    return play(
        game=args.game,
        players=args.players,
        options=options_of(args),
        seat=args.seat,
        bots=[name.strip() for name in args.bots.split(",")],
        seed=args.seed,
        language=preferred_language(args.language),
        record=args.record,
        pace=args.pace,
        resume=args.resume,
    )
