"""`seachest replay`: the position at the end of a record."""

import argparse
import re

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.cli.exit_codes import EXIT_OK
from seachest.cli.streams import print_json, read_text
from seachest.messages.catalogue import Catalogue, preferred_language
from seachest.rules.types import Seat


def _seat_or_watch(text: str) -> Seat | None:
    """Parses the number of a seat; None for "watch", what a spectator knows."""
    if text == "watch":
        return None
    if not re.fullmatch("[0-9]{1,3}", text):
        raise argparse.ArgumentTypeError(f"expected a seat number or watch, not {text!r}")
    return int(text)


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "replay", words)
    parser.set_defaults(run=run)
    parser.add_argument("file", metavar="FILE", help=words.text("command-replay-file"))
    parser.add_argument("--json", action="store_true", help=words.text("command-replay-json"))
    parser.add_argument("--seat", type=_seat_or_watch, default=..., metavar="N", help=words.text("command-replay-seat"))
    parser.add_argument("--to", type=int, metavar="K", help=words.text("command-replay-to"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Replays the record and prints the position."""
    from seachest.table import load

    table = load(read_text(args.file), to=args.to)
    everything = args.seat is ...
    if args.json:
        print_json(table.position() if everything else table.view(args.seat))
    else:
        from seachest.cli.terminal.position import show_position

        view = table.everything() if everything else table.seat_view(args.seat)
        show_position(view, table.names, preferred_language(args.language))
    return EXIT_OK
