"""`seachest dataset`: games between bots, as Parquet."""

import argparse
from pathlib import Path

from seachest.cli.arguments import Subparsers, add_command, add_option_argument, options_of
from seachest.messages.catalogue import Catalogue
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "dataset", words)
    parser.set_defaults(run=run)
    names = game_names()
    about_game = words.text("command-dataset-game", games=", ".join(names))
    parser.add_argument("game", metavar="GAME", choices=names, nargs="?", help=about_game)
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
    from seachest.cli.jobs.dataset import dataset, datasets
    from seachest.datasets import DatasetPlan, all_plans
    from seachest.rules.game import game_named

    bots, options = tuple(args.bots.split(",")), options_of(args)
    if args.game is None:
        if args.players is not None or options:
            raise NotationError("dataset: --players and --option need a game")
        folder = args.out or Path(f"dataset-{args.seed}")
        return datasets(all_plans(bots, args.games, args.seed), folder, args.workers)
    players = game_named(args.game).seats.start if args.players is None else args.players
    plan = DatasetPlan(args.game, players, bots, args.games, args.seed, options)
    return dataset(plan, args.out or Path(f"dataset-{args.game}-{players}-{args.seed}"), args.workers)
