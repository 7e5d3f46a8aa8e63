"""`seachest join`: a seat at a server's table, in the terminal."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.extras import needed
from seachest.messages.catalogue import Catalogue, preferred_language


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "join", words)
    parser.set_defaults(run=run)
    parser.add_argument("link", metavar="LINK", help=words.text("command-join-link"))
    parser.add_argument("--name", metavar="NAME", help=words.text("command-join-name"))
    parser.add_argument("--token", metavar="TOKEN", help=words.text("command-join-token"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Plays at the server's table."""
    needed("seachest.client", "seachest join needs additional packages", "client")
    from seachest.cli.terminal.joining import join

    return join(args.link, args.name, args.token, preferred_language(args.language))
