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
from seachest.messages.catalogue import Catalogue, preferred_language


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "play", words)
    parser.set_defaults(run=run)
    add_game_argument(parser, optional=True)
    parser.add_argument("--players", type=int, metavar="N", help=words.text("command-play-players"))
    parser.add_argument("--bots", default="", metavar="NAMES", help=words.text("command-play-bots"))
    parser.add_argument("--seat", type=int, default=0, metavar="N", help=words.text("command-play-seat"))
    parser.add_argument("--seed", metavar="HEX", help=words.text("command-play-seed"))
    add_option_argument(parser)
    parser.add_argument("--pace", type=float, default=1.0, metavar="SECONDS", help=words.text("command-play-pace"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=words.text("command-play-record"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=words.text("command-play-resume"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Plays a game in the terminal."""
    from seachest.cli.terminal.local import play

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
