"""`seachest deal`: a fresh record."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_game_argument, add_option_argument, options_of
from seachest.cli.exit_codes import EXIT_OK
from seachest.cli.streams import print_json


def add_parser(subparsers: Subparsers) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "deal", "print a fresh record with no moves")
    parser.set_defaults(run=run)
    add_game_argument(parser)
    parser.add_argument("--players", type=int, required=True, metavar="N")
    parser.add_argument("--seed", metavar="HEX", help="32 hexadecimal digits (default: random)")
    add_option_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Deals and prints the record."""
    from seachest.table import deal

    print_json(deal(args.game, args.players, seed=args.seed, options=options_of(args)).record())
    return EXIT_OK
