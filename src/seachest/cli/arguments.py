"""What the parsers of the commands share: their class, and arguments that several commands take."""

import argparse
import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, TypeAlias

from seachest.cli.exit_codes import EXIT_USAGE_ERROR
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import Catalogue, preferred_language
from seachest.messages.errors import usage_error_text
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names

LANGUAGE_ARGUMENT = re.compile(r"--lang(?:u|ua|uag|uage)?(?:=(?P<value>.*))?")
"""How ``--language`` may be typed; shorter beginnings are other arguments too."""


def requested_language(arguments: Sequence[str]) -> str:
    """The language of a command line: that of ``--language``, or else the system's. A language we lack is none."""
    for number, argument in enumerate(arguments, 1):
        found = LANGUAGE_ARGUMENT.fullmatch(argument)
        if found is not None:
            following = arguments[number] if number < len(arguments) else ""
            value = following if found["value"] is None else found["value"]
            if value in LANGUAGES:
                return value
    return preferred_language()


class CommandParser(argparse.ArgumentParser):
    """A parser that speaks the player's language, and reports a usage error in one line without the usage before it."""

    def __init__(self, *, words: Catalogue, **settings: Any) -> None:  # Any: argparse's own arguments
        super().__init__(add_help=False, formatter_class=self._new_formatter, **settings)
        self.words = words
        self._positionals.title = words.text("command-line-arguments")
        self._optionals.title = words.text("command-line-options")
        self.add_argument("-h", "--help", action="help", help=words.text("command-line-help"))

    def _new_formatter(self, prog: str) -> argparse.HelpFormatter:
        return _HelpFormatter(prog, usage_label=self.words.text("command-line-usage"))

    def error(self, message: str) -> NoReturn:
        """Prints what is wrong and exits."""
        self.exit(EXIT_USAGE_ERROR, usage_error_text(self.words, self.prog, message) + "\n")


class _HelpFormatter(argparse.HelpFormatter):
    """Help whose usage line begins with a word of the player's language, and whose colons are set as there."""

    def __init__(self, prog: str, usage_label: str) -> None:
        super().__init__(prog)
        self._usage_label = usage_label
        label = usage_label.removesuffix(":")
        self._space_before_colon = label[len(label.rstrip()) :]

    def start_section(self, heading: str | None) -> None:
        """Starts a section; argparse writes a colon right after its heading."""
        super().start_section(None if heading is None else heading + self._space_before_colon)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],  # Any: argparse has no public name for them
        prefix: str | None = None,
    ) -> None:
        """Adds the usage line."""
        super().add_usage(usage, actions, groups, f"{self._usage_label} " if prefix is None else prefix)


Subparsers: TypeAlias = "argparse._SubParsersAction[CommandParser]"
"""Where the commands add their parsers; argparse has no public name for it."""


def add_command(subparsers: Subparsers, name: str, words: Catalogue) -> CommandParser:
    """Adds the parser of a command, with a summary for the list of commands and as its description."""
    summary = words.text(f"command-{name}")
    return subparsers.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".", words=words)


def add_game_argument(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Adds the positional argument GAME."""
    names = game_names()
    parser.add_argument("game", metavar="GAME", choices=names, help=", ".join(names), nargs="?" if optional else None)


def add_option_argument(parser: CommandParser) -> None:
    """Adds ``--option KEY=VALUE``, which `options_of` reads."""
    what = parser.words.text("command-line-option")
    parser.add_argument("--option", type=key_and_value, action="append", default=[], metavar="KEY=VALUE", help=what)


def add_language_argument(parser: CommandParser) -> None:
    """Adds ``--language``."""
    parser.add_argument("--language", choices=LANGUAGES, help=parser.words.text("command-line-language"))


def key_and_value(text: str) -> tuple[str, Any]:  # Any: the value of an option is JSON
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
    """The game options that were given with ``--option``; raises `NotationError` if one is given twice."""
    options = dict(args.option)
    if len(options) != len(args.option):
        raise NotationError("option: the same option is given twice")
    return options
