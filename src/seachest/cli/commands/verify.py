"""`seachest verify`: checks a record."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.cli.streams import read_text
from seachest.messages.catalogue import Catalogue, preferred_language


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "verify", words)
    parser.set_defaults(run=run)
    parser.add_argument("file", metavar="RECORD", help=words.text("command-verify-file"))
    parser.add_argument("--commitment", metavar="HEX", help=words.text("command-verify-commitment"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Checks the record and prints what was checked."""
    from seachest.cli.jobs.verify import verify

    return verify(read_text(args.file), args.commitment, preferred_language(args.language))
