"""`seachest lab`: what wins how often."""

import argparse
from pathlib import Path

from seachest.cli.arguments import (
    Subparsers,
    add_command,
    add_game_argument,
    add_language_argument,
    add_option_argument,
    key_and_value,
    options_of,
)
from seachest.messages.catalogue import Catalogue


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "lab", words)
    parser.set_defaults(run=run)
    add_game_argument(parser)
    parser.add_argument("--players", metavar="N[,N…]", help=words.text("command-lab-players"))
    parser.add_argument("--games", type=int, metavar="K", help=words.text("command-lab-games"))
    parser.add_argument("--bots", default="greedy", metavar="NAME", help=words.text("command-lab-bots"))
    parser.add_argument("--rival", metavar="NAME", help=words.text("command-lab-rival"))
    add_option_argument(parser)
    about_compare = words.text("command-lab-compare")
    parser.add_argument("--compare", type=key_and_value, metavar="KEY=VALUE", help=about_compare)
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words.text("command-lab-seed"))
    parser.add_argument("--threads", type=int, metavar="N", help=words.text("command-lab-threads"))
    parser.add_argument("--json", action="store_true", help=words.text("command-lab-json"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=words.text("command-lab-out"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Plays the games and reports."""
    from seachest.cli.jobs.lab import lab
    from seachest.lab.plan import DEFAULT_LAB_GAMES, lab_plan, read_players

    plan = lab_plan(
        args.game,
        () if args.players is None else read_players(args.players),
        DEFAULT_LAB_GAMES if args.games is None else args.games,
        bot=args.bots,
        rival=args.rival,
        options=options_of(args),
        compared={} if args.compare is None else dict([args.compare]),
        seed=args.seed,
    )
    return lab(plan, args.out, threads=args.threads, as_json=args.json, language=args.language)
