"""What the parsers of the commands share: their class, and arguments that several commands take."""

import argparse
import json
from typing import Any, NoReturn, TypeAlias

from seachest.cli.exit_codes import EXIT_USAGE_ERROR
from seachest.messages import LANGUAGES
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names


class CommandParser(argparse.ArgumentParser):
    """A parser that reports a usage error in one line, without the whole usage before it."""

    def error(self, message: str) -> NoReturn:
        """Prints what is wrong and exits."""
        self.exit(EXIT_USAGE_ERROR, f"{self.prog}: {message} (see {self.prog} --help)\n")


Subparsers: TypeAlias = "argparse._SubParsersAction[CommandParser]"
"""Where the commands add their parsers; argparse has no public name for it."""


def add_command(subparsers: Subparsers, name: str, summary: str) -> CommandParser:
    """Adds the parser of a command, with a summary for the list of commands and as its description."""
    return subparsers.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")


def add_game_argument(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Adds the positional argument GAME."""
    names = game_names()
    parser.add_argument("game", metavar="GAME", choices=names, help=", ".join(names), nargs="?" if optional else None)


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """Adds ``--option KEY=VALUE``, which `options_of` reads."""
    what = "an option of the game, as the rules tell; may be given several times"
    parser.add_argument("--option", type=_key_and_value, action="append", default=[], metavar="KEY=VALUE", help=what)


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Adds ``--language``."""
    parser.add_argument("--language", choices=LANGUAGES, help="default: the language of your system")


def _key_and_value(text: str) -> tuple[str, Any]:  # Any: the value of an option is JSON
    """Parses KEY=VALUE; a value that is no JSON is taken as a string."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"expected KEY=VALUE, not {text!r}")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value
    except (ValueError, RecursionError):
        raise argparse.ArgumentTypeError(f"{name}: the value is too long") from None


def options_of(args: argparse.Namespace) -> dict[str, Any]:  # Any: the values of options are JSON
    """The game options that were given with ``--option``; raises `NotationError` where one is given twice."""
    options = dict(args.option)
    if len(options) != len(args.option):
        raise NotationError("option: the same one is given twice")
    return options
