"""`seachest join`: a seat at a server's table, in the terminal."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.extras import needed


def add_parser(subparsers: Subparsers) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "join", "play at a server's table in the terminal")
    parser.set_defaults(run=run)
    place = "the link to a table, or the address of the server alone: then you choose one of its open tables"
    parser.add_argument("link", metavar="LINK", help=place)
    parser.add_argument("--name", metavar="NAME", help="how the others shall call you")
    parser.add_argument("--token", metavar="TOKEN", help="the secret of your seat, to come back to it")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Plays at the server's table."""
    from seachest.messages.catalogue import preferred_language

    needed("seachest.client", "seachest join needs a client", "client")
    from seachest.cli.terminal.joining import join

    return join(args.link, args.name, args.token, preferred_language(args.language))
