"""`seachest serve`: a server with tables for friends."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.messages.catalogue import Catalogue, preferred_language


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "serve", words)
    parser.set_defaults(run=run)
    parser.add_argument("--host", metavar="ADDRESS", help=words.text("command-serve-host"))
    parser.add_argument("--port", type=int, metavar="N", help=words.text("command-serve-port"))
    parser.add_argument("--lan", action="store_true", default=None, help=words.text("command-serve-lan"))
    parser.add_argument("--open", action="store_true", help=words.text("command-serve-open"))
    parser.add_argument("--public-url", metavar="URL", help=words.text("command-serve-public-url"))
    parser.add_argument("--workers", type=int, metavar="N", help=words.text("command-serve-workers"))
    parser.add_argument("--database", metavar="URL", help=words.text("command-serve-database"))
    parser.add_argument("--redis", metavar="URL", help=words.text("command-serve-redis"))
    parser.add_argument("--tellers", type=int, metavar="N", help=words.text("command-serve-tellers"))
    parser.add_argument("--pace", type=float, metavar="P", help=words.text("command-serve-pace"))
    parser.add_argument("--guests-a-minute", type=int, metavar="N", help=words.text("command-serve-guests-a-minute"))
    parser.add_argument("--guest-days", type=int, metavar="N", help=words.text("command-serve-guest-days"))
    parser.add_argument(
        "--review-iterations", type=int, metavar="N", help=words.text("command-serve-review-iterations")
    )
    parser.add_argument("--seeds", action="store_true", default=None, help=words.text("command-serve-seeds"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Runs the server until it is stopped."""
    from seachest.cli.jobs.serve import serve

    return serve(vars(args), preferred_language(args.language))
