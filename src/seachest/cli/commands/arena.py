"""`seachest arena`: a match between bots."""

import argparse
from pathlib import Path

from seachest.cli.arguments import Subparsers, add_command, add_option_argument, options_of
from seachest.messages.catalogue import Catalogue
from seachest.rules.game import game_names


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "arena", words)
    parser.set_defaults(run=run)
    parser.add_argument("--game", choices=game_names(), metavar="GAME", help=", ".join(game_names()))
    parser.add_argument("--players", type=int, metavar="N", help=words.text("command-arena-players"))
    parser.add_argument("--bots", metavar="NAMES", help=words.text("command-arena-bots"))
    parser.add_argument("--games", type=int, metavar="K", help=words.text("command-arena-games"))
    parser.add_argument("--seed", type=int, metavar="S", help=words.text("command-arena-seed"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="N", help=words.text("command-arena-workers"))
    where.add_argument("--ray", metavar="ADDRESS", help=words.text("command-arena-ray"))
    add_option_argument(parser)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=words.text("command-arena-out"))
    parser.add_argument("--resume", action="store_true", help=words.text("command-arena-resume"))


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
