"""`seachest solve`: small games, solved exactly."""

import argparse

from seachest.cli.arguments import Subparsers, add_command
from seachest.messages.catalogue import Catalogue
from seachest.rules.rewards import REWARD_SCHEMES

SOLVING_METHODS = ("cfr+", "mccfr")


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "solve", words)
    parser.set_defaults(run=run)
    parser.add_argument("name", metavar="NAME", nargs="?", help=words.text("command-solve-name"))
    about_method = words.text("command-solve-method")
    parser.add_argument("--method", choices=SOLVING_METHODS, default=SOLVING_METHODS[0], help=about_method)
    about_iterations = words.text("command-solve-iterations")
    parser.add_argument("--iterations", type=int, default=1000, metavar="N", help=about_iterations)
    about_rewards = words.text("command-solve-rewards")
    parser.add_argument("--rewards", choices=REWARD_SCHEMES, default="rank", help=about_rewards)
    parser.add_argument("--bots", default="", metavar="NAME[,NAME…]", help=words.text("command-solve-bots"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words.text("command-solve-seed"))
    parser.add_argument("--json", action="store_true", help=words.text("command-solve-json"))


def run(args: argparse.Namespace) -> int:
    """Solves the game, or lists all."""
    from seachest.cli.jobs.solve import list_small_games, solve

    if args.name is None:
        return list_small_games()
    bots = [bot for bot in args.bots.split(",") if bot]
    return solve(
        args.name, args.method, args.iterations, rewards=args.rewards, bots=bots, seed=args.seed, as_json=args.json
    )
