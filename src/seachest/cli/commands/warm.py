"""`seachest warm`: compiles the rules ahead."""

import argparse

from seachest.cli.arguments import Subparsers, add_command
from seachest.cli.exit_codes import EXIT_OK
from seachest.messages.catalogue import Catalogue
from seachest.rules.game import game_names


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "warm", words)
    parser.set_defaults(run=run)
    parser.add_argument("games", metavar="GAME", nargs="*", help=words.text("command-warm-games"))


def run(args: argparse.Namespace) -> int:
    """Compiles the games."""
    from seachest.cli.jobs.warm import warm

    warm(args.games or list(game_names()))
    return EXIT_OK
