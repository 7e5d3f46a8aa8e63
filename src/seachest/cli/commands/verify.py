"""`seachest verify`: checks a record."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.cli.streams import read_text


def add_parser(subparsers: Subparsers) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "verify", "check the deal, the moves and the result of a record")
    parser.set_defaults(run=run)
    parser.add_argument("file", metavar="RECORD", help="a record; - reads standard input")
    parser.add_argument("--commitment", metavar="HEX", help="64 hexadecimal digits that were shown before the game")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Checks the record and prints what was checked."""
    from seachest.cli.jobs.verify import verify
    from seachest.messages.catalogue import preferred_language

    return verify(read_text(args.file), args.commitment, preferred_language(args.language))
