"""`seachest review`: what decided a finished game."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.cli.streams import read_text
from seachest.messages.catalogue import Catalogue, preferred_language


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "review", words)
    parser.set_defaults(run=run)
    parser.add_argument("file", metavar="RECORD", help=words.text("command-review-file"))
    parser.add_argument("--json", action="store_true", help=words.text("command-review-json"))
    parser.add_argument("--iterations", type=int, metavar="N", help=words.text("command-review-iterations"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words.text("command-review-seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=words.text("command-review-workers"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Reviews the game and prints what was found."""
    from seachest.cli.jobs.review import review_record

    return review_record(
        read_text(args.file),
        as_json=args.json,
        iterations=args.iterations,
        seed=args.seed,
        workers=args.workers,
        language=preferred_language(args.language),
    )
