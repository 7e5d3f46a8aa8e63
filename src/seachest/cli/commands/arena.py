"""`seachest arena`: a match between bots."""

import argparse
from pathlib import Path

from seachest.cli.arguments import Subparsers, add_command, add_option_argument, options_of
from seachest.rules.game import game_names


def add_parser(subparsers: Subparsers) -> None:
    """Adds the parser of the command."""
    summary = "let bots play a match with duplicate deals, and report how good they are"
    parser = add_command(subparsers, "arena", summary)
    parser.set_defaults(run=run)
    parser.add_argument("--game", choices=game_names(), metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--players", type=int, metavar="N", help="how many sit at a table")
    parser.add_argument("--bots", metavar="NAMES", help="by comma; the last fills the seats that are left")
    parser.add_argument("--games", type=int, metavar="K", help="how many games, rounded up to whole deals")
    parser.add_argument("--seed", type=int, metavar="S", help="a whole number; the same match again (default 0)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    where.add_argument("--ray", metavar="ADDRESS", help="play on a cluster of Ray; local starts one on this machine")
    add_option_argument(parser)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where it is written (default: arena-GAME-SEED-…)")
    parser.add_argument("--resume", action="store_true", help="go on with a match; --out FOLDER is enough to name it")


def run(args: argparse.Namespace) -> int:
    """Plays the match and prints the results."""
    from seachest.cli.jobs.arena import arena, match_from_arguments

    match = match_from_arguments(
        game=args.game,
        players=args.players,
        bots=args.bots,
        games=args.games,
        seed=args.seed,
        options=options_of(args),
        out=args.out,
        resume=args.resume,
    )
    return arena(match, args.out, games=args.games, workers=args.workers, ray=args.ray)
