"""The command line speaks the language that is asked for, or else the system's."""

import argparse
import re

import pytest

from seachest.cli.arguments import requested_language
from seachest.cli.exit_codes import EXIT_OK, EXIT_USAGE_ERROR
from seachest.cli.main import COMMAND_MODULES, build_parser, main
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import command_line_catalogue

languages = pytest.mark.parametrize("language", list(LANGUAGES))
COMMANDS = [module.__name__.rpartition(".")[2] for module in COMMAND_MODULES]


@pytest.fixture(autouse=True)
def _dutch_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], "nl"),
        (["play", "--language", "fr"], "fr"),
        (["play", "--language=de"], "de"),
        (["play", "--lang", "en"], "en"),
        (["serve", "--lan"], "nl"),
        (["play", "--language", "tlh"], "nl"),
        (["play", "--language"], "nl"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(arguments: list[str], language: str) -> None:
    assert requested_language(arguments) == language


def unwrapped(text: str) -> str:
    """A text on one line, with plain spaces: help breaks lines, also after hyphens, and French has narrow spaces."""
    return " ".join(re.sub(r"(?<=\w-)\n\s*", "", text).split())


@languages
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(
    language: str, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    said, words = capsys.readouterr().out, command_line_catalogue(language)
    assert said.startswith(words.text("command-line-usage"))
    assert unwrapped(words.text("command-line-help")) in unwrapped(said)
    assert unwrapped(words.text(f"command-{command}"))[1:] in unwrapped(said)


@languages
def test_the_list_of_commands_is_in_every_language(language: str) -> None:
    words = command_line_catalogue(language)
    said = unwrapped(build_parser(words).format_help())
    for command in COMMANDS:
        assert unwrapped(f"{command} {words.text(f'command-{command}')}") in said


@pytest.mark.parametrize(
    ("language", "headings"),
    [("en", ["usage:", "options:", "commands:"]), ("fr", ["utilisation\u202f:", "options\u202f:", "commandes\u202f:"])],
)
def test_headings_have_the_colon_of_their_language(language: str, headings: list[str]) -> None:
    lines = build_parser(command_line_catalogue(language)).format_help().splitlines()
    assert lines[0].startswith(headings[0])
    assert [line for line in lines if line in headings] == headings[1:]


def test_every_argument_is_explained() -> None:
    subparsers = next(
        action
        for action in build_parser(command_line_catalogue("en"))._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    for parser in subparsers.choices.values():
        assert not [action.dest for action in parser._actions if not action.help]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "dolores", "--players", "9", "--language", "de"], "seachest: players: dolores ist für 2 bis 4"),
        (["verify", "no-such-file", "--language", "fr"], "ce fichier ou ce dossier n’existe pas"),
        (["replay", "no-such-file"], "dit bestand of deze map bestaat niet"),
    ],
)
def test_an_error_is_told_in_one_line_of_the_language(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == EXIT_USAGE_ERROR
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "chess", "--language", "de"], "seachest rules: Argument GAME: 'chess' gibt es nicht"),
        (
            ["play", "--seat", "x"],
            "seachest play: argument --seat: 'x' is geen geheel getal; zie seachest play --help",
        ),
        (["deal", "dolores"], "dit ontbreekt: --players"),
        (["play", "--option", "goal"], "verwacht wordt KEY=VALUE, niet 'goal'; zie seachest play --help"),
    ],
)
def test_a_wrong_argument_is_told_in_the_language(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == EXIT_USAGE_ERROR
    assert said in capsys.readouterr().err


def test_what_is_measured_is_told_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "dolores", "--check", "--games", "1500", "--players", "2"]) == EXIT_OK
    said = capsys.readouterr().out
    assert "dolores: elke kaart na elke beslissing" in said
    assert "1.500" in said
