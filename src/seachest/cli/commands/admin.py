"""`seachest admin`: how admins manage the people on a server while it runs."""

import argparse

from seachest.cli.arguments import Subparsers, add_command, add_language_argument
from seachest.messages.catalogue import Catalogue, preferred_language

ADMIN_ACTIONS = (
    *("reports", "log", "restrictions", "find", "mute", "ban", "lift", "rename", "close"),
    *("moderator", "no-moderator", "recovery-code"),
)


def add_parser(subparsers: Subparsers, words: Catalogue) -> None:
    """Adds the parser of the command."""
    parser = add_command(subparsers, "admin", words)
    parser.set_defaults(run=run)
    parser.add_argument("action", choices=ADMIN_ACTIONS, metavar="ACTION", help=words.text("command-admin-action"))
    parser.add_argument("about", nargs="?", metavar="WHO", help=words.text("command-admin-about"))
    parser.add_argument("--hours", type=float, metavar="N", help=words.text("command-admin-hours"))
    parser.add_argument("--address", action="store_true", help=words.text("command-admin-address"))
    parser.add_argument("--reason", default="", metavar="TEXT", help=words.text("command-admin-reason"))
    parser.add_argument("--database", metavar="URL", help=words.text("command-serve-database"))
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Does what is asked, and prints it."""
    from seachest.cli.jobs.admin import AdminRequest, admin

    request = AdminRequest(args.action, args.about, args.hours, args.address, args.reason)
    return admin(args.database, request, preferred_language(args.language))
