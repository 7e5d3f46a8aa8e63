"""`seachest games`: the list of games."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.cli.exit_codes import EXIT_OK


def add_parser(subparsers: Subparsers) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "games", "list the games of the chest")
    parser.set_defaults(run=run)
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the list."""
    from seachest.cli.terminal.game_menu import show_games
    from seachest.messages.catalogue import preferred_language

    show_games(preferred_language(args.language))
    return EXIT_OK
