"""`seachest deal`: a fresh record."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_game_argument, add_option_argument, options_of
from seachest.cli.exit_codes import EXIT_OK
from seachest.cli.streams import print_json
from seachest.messages.catalogue import Catalogue


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "deal", words)
    parser.set_defaults(run=run)
    add_game_argument(parser)
    parser.add_argument("--players", type=int, required=True, metavar="N", help=words.text("command-deal-players"))
    parser.add_argument("--seed", metavar="HEX", help=words.text("command-deal-seed"))
    add_option_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Deals and prints the record."""
    from seachest.table import deal

    print_json(deal(args.game, args.players, seed=args.seed, options=options_of(args)).record())
    return EXIT_OK
