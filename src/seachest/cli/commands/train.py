"""`seachest train`: a net that learns a game by playing against itself."""

import argparse
from pathlib import Path

from seachest.cli.arguments import CommandParser, Subparsers, add_command, add_game_argument
from seachest.messages.catalogue import Catalogue


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "train", words)
    parser.set_defaults(run=run)
    add_game_argument(parser)
    parser.add_argument("--method", metavar="NAME", help=words.text("command-train-method"))
    parser.add_argument("--start", metavar="NET", help=words.text("command-train-start"))
    add_training_arguments(parser, words, players=words.text("command-train-players"))
    what = words.text("command-train-evaluate")
    parser.add_argument("--evaluate", type=int, default=200, metavar="N", help=what)


def add_training_arguments(parser: CommandParser, words: Catalogue, players: str) -> None:
    """Adds what all commands that train take."""
    parser.add_argument("--players", metavar="COUNTS", help=players)
    parser.add_argument("--decisions", type=int, metavar="N", help=words.text("command-train-decisions"))
    parser.add_argument("--minutes", type=float, metavar="M", help=words.text("command-train-minutes"))
    parser.add_argument("--seed", type=int, metavar="S", help=words.text("command-train-seed"))
    parser.add_argument("--device", metavar="NAME", help=words.text("command-train-device"))
    parser.add_argument("--tables", type=int, metavar="N", help=words.text("command-train-tables"))
    parser.add_argument("--steps", type=int, metavar="N", help=words.text("command-train-steps"))
    parser.add_argument("--minibatch", type=int, metavar="N", help=words.text("command-train-minibatch"))
    parser.add_argument("--leg", type=int, metavar="N", help=words.text("command-train-leg"))
    parser.add_argument("--short-legs", action="store_true", help=words.text("command-train-short-legs"))
    parser.add_argument("--width", type=int, metavar="N", help=words.text("command-train-width"))
    parser.add_argument("--blocks", type=int, metavar="N", help=words.text("command-train-blocks"))
    what = words.text("command-train-set")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=what)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=words.text("command-train-out"))


def run(args: argparse.Namespace) -> int:
    """Trains the net and prints how well it plays."""
    from seachest.cli.jobs.train import given_settings, train

    return train(
        args.game,
        given_settings(args),
        start=args.start,
        device_name=args.device,
        out=args.out,
        minutes=args.minutes,
        deals=args.evaluate,
        short_legs=args.short_legs,
    )
