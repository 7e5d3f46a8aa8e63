"""`seachest puzzles`: solves puzzles in the terminal, or makes new ones."""

import argparse
from pathlib import Path

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.messages.catalogue import Catalogue, preferred_language
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names

MAKE_ACTION = "make"


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "puzzles", words)
    parser.set_defaults(run=run)
    names = game_names()
    about = words.text("command-puzzles-action", games=", ".join(names))
    parser.add_argument("action", metavar="GAME|make", nargs="?", choices=[MAKE_ACTION, *names], help=about)
    parser.add_argument("game", metavar="GAME", nargs="?", choices=names, help=words.text("command-puzzles-game"))
    parser.add_argument("--count", type=int, metavar="N", help=words.text("command-puzzles-count"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words.text("command-puzzles-seed"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=words.text("command-puzzles-out"))
    parser.add_argument("--workers", type=int, metavar="N", help=words.text("command-puzzles-workers"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Makes puzzles, or has the player solve them."""
    language = preferred_language(args.language)
    if args.action == MAKE_ACTION:
        from seachest.cli.jobs.puzzles import make

        if args.game is None:
            raise NotationError("game: missing; name the game to make puzzles for")
        return make(args.game, args.out, count=args.count, seed=args.seed, workers=args.workers, language=language)
    if args.game is not None or args.count is not None or args.out is not None or args.workers is not None:
        raise NotationError("puzzles: a second game, --count, --out and --workers only go with make")
    from seachest.cli.terminal.puzzles import solve

    return solve(args.action, language)
