"""`seachest serve`: a server with tables for friends."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument


def add_parser(subparsers: Subparsers) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "serve", "open tables for friends, in the browser or the terminal")
    parser.set_defaults(run=run)
    parser.add_argument("--host", metavar="ADDRESS", help="what to listen to (default 127.0.0.1: this machine alone)")
    parser.add_argument("--port", type=int, metavar="N", help="default 8000")
    parser.add_argument("--lan", action="store_true", default=None, help="for all in the same network, with a QR code")
    parser.add_argument("--open", action="store_true", help="show the page in the browser of this machine")
    parser.add_argument("--public-url", metavar="URL", help="what players type where a proxy stands before the server")
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes (default 1; more need PostgreSQL and Redis)"
    )
    parser.add_argument("--database", metavar="URL", help="a file, or a PostgreSQL database (default: a file of yours)")
    parser.add_argument("--redis", metavar="URL", help="needed for several workers")
    parser.add_argument("--tellers", type=int, metavar="N", help="processes that put news into words (default 0)")
    parser.add_argument(
        "--pace", type=float, metavar="P", help="how long bots seem to think (default 1; 0: not at all)"
    )
    guests = "new guests from one address; its other limits grow with it (default 30)"
    parser.add_argument("--guests-a-minute", type=int, metavar="N", help=guests)
    parser.add_argument("--seeds", action="store_true", default=None, help="let players choose deals, for tests")
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Runs the server until it is stopped."""
    from seachest.cli.jobs.serve import serve
    from seachest.messages.catalogue import preferred_language

    return serve(vars(args), preferred_language(args.language))
