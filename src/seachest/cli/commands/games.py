"""`seachest games`: the list of games."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.cli.exit_codes import EXIT_OK
from seachest.messages.catalogue import Catalogue, preferred_language


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "games", words)
    parser.set_defaults(run=run)
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the list."""
    from seachest.cli.terminal.game_menu import show_games

    show_games(preferred_language(args.language))
    return EXIT_OK
