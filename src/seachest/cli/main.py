"""`seachest`: puts the commands together and runs one."""

import sys
from collections.abc import Sequence

from seachest import __version__
from seachest.cli.arguments import CommandParser, requested_language
from seachest.cli.commands import (
    admin,
    arena,
    backup,
    bench,
    dataset,
    deal,
    exploit,
    games,
    join,
    lab,
    ladder,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    solve,
    swarm,
    train,
    verify,
    warm,
)
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK, EXIT_USAGE_ERROR
from seachest.messages.catalogue import Catalogue, command_line_catalogue
from seachest.messages.errors import error_text
from seachest.rules.errors import SeachestError

COMMAND_MODULES = (
    *(
        play,
        puzzles,
        deal,
        replay,
        verify,
        review,
        rules,
        games,
        bench,
        arena,
        ladder,
        lab,
        train,
        exploit,
        solve,
        dataset,
    ),
    *(serve, admin, backup, join, swarm, warm),
)
"""In the order of ``seachest --help``; each has `add_parser`, and imports its work only when it runs."""


def build_parser(words: Catalogue) -> CommandParser:
    """The parser of the whole command line; its result has the function to call as ``run``."""
    parser = CommandParser(prog="seachest", description=words.text("command-line"), words=words)
    about_version = words.text("command-line-version")
    parser.add_argument("--version", action="version", version=f"seachest {__version__}", help=about_version)
    title = words.text("command-line-commands")
    subparsers = parser.add_subparsers(title=title, metavar="COMMAND", required=True, parser_class=CommandParser)
    for command in COMMAND_MODULES:
        command.add_parser(subparsers, words)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code; prints one line if the arguments are wrong."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    words = command_line_catalogue(requested_language(arguments))
    args = build_parser(words).parse_args(arguments)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except SeachestError as error:
        sys.stderr.write(f"seachest: {error_text(words, error)}\n")
        return EXIT_USAGE_ERROR
    except BrokenPipeError:  # the reader has seen enough, as with `| head`
        sys.stderr.close()
        return EXIT_OK
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return status
