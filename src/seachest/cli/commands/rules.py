"""`seachest rules`: the rules of a game."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_game_argument, add_language_argument
from seachest.cli.exit_codes import EXIT_OK
from seachest.messages.catalogue import Catalogue, preferred_language


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "rules", words)
    parser.set_defaults(run=run)
    add_game_argument(parser)
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the rules."""
    from rich.console import Console

    from seachest.cli.terminal.rulebook import show_rules

    show_rules(args.game, preferred_language(args.language), Console())
    return EXIT_OK
