"""`seachest backup`: a copy of the server's database, once or again and again."""

import argparse
from pathlib import Path

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.messages.catalogue import Catalogue, preferred_language

DEFAULT_KEPT_BACKUPS = 14


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "backup", words)
    parser.set_defaults(run=run)
    parser.add_argument("--to", type=Path, metavar="FOLDER", help=words.text("command-backup-to"))
    parser.add_argument(
        "--keep", type=int, default=DEFAULT_KEPT_BACKUPS, metavar="N", help=words.text("command-backup-keep")
    )
    parser.add_argument("--every", type=float, metavar="HOURS", help=words.text("command-backup-every"))
    parser.add_argument("--database", metavar="URL", help=words.text("command-serve-database"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Makes backups."""
    from seachest.cli.jobs.backup import backup

    return backup(args.database, args.to, args.keep, args.every, preferred_language(args.language))
