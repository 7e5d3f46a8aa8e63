"""`seachest dataset`: games between bots, as Parquet."""

import argparse
from pathlib import Path

from seachest.cli.arguments import Subparsers, add_command, add_game_argument, add_option_argument, options_of
from seachest.messages.catalogue import Catalogue


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "dataset", words)
    parser.set_defaults(run=run)
    add_game_argument(parser)
    parser.add_argument("--players", type=int, metavar="N", help=words.text("command-dataset-players"))
    about_bots = words.text("command-dataset-bots")
    parser.add_argument("--bots", default="net:sample", metavar="NAME[,NAME…]", help=about_bots)
    parser.add_argument("--games", type=int, default=1000, metavar="K", help=words.text("command-dataset-games"))
    add_option_argument(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words.text("command-dataset-seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=words.text("command-dataset-workers"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=words.text("command-dataset-out"))


def run(args: argparse.Namespace) -> int:
    """Plays and writes the games."""
    from seachest.cli.jobs.dataset import dataset
    from seachest.datasets import DatasetPlan
    from seachest.rules.game import game_named

    players = game_named(args.game).seats.start if args.players is None else args.players
    bots = tuple(args.bots.split(","))
    plan = DatasetPlan(args.game, players, bots, args.games, args.seed, options_of(args))
    return dataset(plan, args.out or Path(f"dataset-{args.game}-{players}-{args.seed}"), args.workers)
