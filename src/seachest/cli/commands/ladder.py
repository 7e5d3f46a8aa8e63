"""`seachest ladder`: shows the ladder of bots, adds one to it, or checks an entry."""

import argparse
from pathlib import Path

from seachest.cli.arguments import Subparsers, add_command
from seachest.messages.catalogue import Catalogue
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names

ADD_ACTION, CHECK_ACTION = "add", "check"


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "ladder", words)
    parser.set_defaults(run=run)
    about = words.text("command-ladder-action", games=", ".join(game_names()))
    actions = [ADD_ACTION, CHECK_ACTION, *game_names()]
    parser.add_argument("action", metavar="GAME|add|check", nargs="?", choices=actions, help=about)
    parser.add_argument("subject", metavar="GAME|FILE", nargs="?", help=words.text("command-ladder-subject"))
    parser.add_argument("bot", metavar="BOT", nargs="?", help=words.text("command-ladder-bot"))
    parser.add_argument("--name", metavar="NAME", help=words.text("command-ladder-name"))
    parser.add_argument("--about", default="", metavar="TEXT", help=words.text("command-ladder-about"))
    parser.add_argument("--deals", type=int, metavar="N", help=words.text("command-ladder-deals"))
    parser.add_argument("--exploiter", metavar="BOT", help=words.text("command-ladder-exploiter"))
    parser.add_argument("--workers", type=int, metavar="N", help=words.text("command-ladder-workers"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=words.text("command-ladder-out"))
    parser.add_argument("--json", action="store_true", help=words.text("command-ladder-json"))


def run(args: argparse.Namespace) -> int:
    """Shows, adds or checks."""
    from seachest.cli.jobs.ladder import add, check, own_folder, show

    folder = args.out or own_folder()
    if args.action == ADD_ACTION:
        if args.subject not in game_names() or args.bot is None:
            raise NotationError("ladder: add takes a game and a bot")
        settings = {"name": args.name, "about": args.about, "deals": args.deals, "exploiter": args.exploiter}
        return add(args.subject, args.bot, folder, settings, workers=args.workers)
    if args.action == CHECK_ACTION:
        if args.subject is None or args.bot is not None:
            raise NotationError("ladder: check takes the file of an entry")
        return check(Path(args.subject))
    given = (args.subject, args.bot, args.name, args.deals, args.exploiter, args.workers)
    if given != (None,) * len(given) or args.about:
        raise NotationError("ladder: a bot, --name, --about, --deals, --exploiter and --workers only go with add")
    return show(game_names() if args.action is None else (args.action,), folder, as_json=args.json)
