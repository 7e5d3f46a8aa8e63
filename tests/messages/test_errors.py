"""Errors are raised in English, and players read them in their language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import seachest
from seachest.extras import MissingPackage
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import Catalogue, catalogue, command_line_catalogue
from seachest.messages.errors import ERRORS_FILE, error_text, translated, usage_error_text
from seachest.rules.errors import IllegalMove, NotationError
from tests.messages.test_catalogue import entries

PACKAGE = Path(seachest.__file__).parent
OTHERS = [name for name in LANGUAGES if name != "en"]
others = pytest.mark.parametrize("language", OTHERS)

ROOMS = [
    "arena/cluster.py",
    "arena/folder.py",
    "arena/match.py",
    "arena/runner.py",
    "arena/workers.py",
    "bench/peers/environments.py",
    "bench/swarm",
    "bots",
    "bots/net",
    "bots/search",
    "cli/arguments.py",
    "cli/commands",
    "cli/jobs",
    "cli/streams.py",
    "cli/terminal/local.py",
    "client",
    "coach/history.py",
    "coach/workers.py",
    "datasets/making.py",
    "extras.py",
    "lab",
    "ladder",
    "learn",
    "notation/record.py",
    "puzzles",
    "server/accounts/networks.py",
    "server/settings.py",
    "server/storage/backup.py",
    "server/storage/server_lock.py",
    "rules/game.py",
    "rules/reading.py",
    "rules/sea_or_shore/options.py",
    "solve/policies.py",
    "solve/tree.py",
    "table/table.py",
]
"""Where errors come from that a player meets; those about positions written by hand are for programmers."""
RAISED = {
    *("NotationError", "SeachestError", "BotError", "MissingPackage", "PeerError", "ReviewFailed"),
    *("ServerUnreachable", "RulesMismatch", "SwarmFailed", "WeightsError", "WorkerLost"),
    "argparse.ArgumentTypeError",
}


def template(node: ast.expr) -> str | None:
    """The text of an error, with an X for each value; None if it is put together elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_part(part) for part in node.values)
    return None


def _part(part: ast.expr) -> str:
    """A piece of a text; if it has one of two words, the second."""
    if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.IfExp):
        part = part.value.orelse
    return str(part.value) if isinstance(part, ast.Constant) else "X"


def raised() -> Iterator[tuple[str, str]]:
    """All texts of errors in the rooms that players meet, with the files they are in."""
    for room in ROOMS:
        place = PACKAGE / room
        for path in sorted(place.glob("*.py")) if place.is_dir() else [place]:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                    text = template(node.exc.args[0])
                    if ast.unparse(node.exc.func) in RAISED and text is not None:
                        yield path.name, text


FROM_THE_SYSTEM = re.compile("(?:X(?::X)?: )?X")
"""What the system says of a file or an address."""
TEXTS = sorted({(file, text) for file, text in raised() if not FROM_THE_SYSTEM.fullmatch(text)})


def test_errors_are_found_in_the_sources() -> None:
    assert len(TEXTS) > 40


@pytest.mark.parametrize(("file", "text"), TEXTS, ids=[f"{file}: {text[:50]}" for file, text in TEXTS])
def test_every_error_that_a_player_meets_is_in_the_catalogue(file: str, text: str) -> None:
    assert translated(command_line_catalogue("fr"), text) != text


def reasons_for_packages() -> Iterator[str]:
    """All reasons why a package that is not installed is needed."""
    constants: dict[str, str] = {}
    calls: list[ast.Call] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                constants |= {ast.unparse(target): node.value.value for target in node.targets}
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "needed":
                calls.append(node)
    for call in calls:
        yield template(call.args[1]) or constants[ast.unparse(call.args[1])]


REASONS = sorted(set(reasons_for_packages()))


@others
@pytest.mark.parametrize("reason", REASONS)
def test_a_missing_package_is_explained_in_every_language(language: str, reason: str) -> None:
    words = command_line_catalogue(language)
    said = error_text(words, MissingPackage(f"{reason}: pip install 'seachest[arena]'"))
    assert said.endswith("pip install 'seachest[arena]'")
    assert reason not in said


def variable_of(part: fluent.Placeable) -> str:
    """The name of the variable in a placeable."""
    assert isinstance(part.expression, fluent.VariableReference)
    return part.expression.id.name


@cache
def patterns() -> dict[str, str]:
    """The errors of the catalogue with a value for each variable."""
    found = {}
    for path, entry in entries("en"):
        if path.name == ERRORS_FILE and isinstance(entry, fluent.Message) and entry.value is not None:
            found[entry.id.name] = "".join(
                each.value if isinstance(each, fluent.TextElement) else variable_of(each)
                for each in entry.value.elements
            )
    return found


@others
@pytest.mark.parametrize(("message", "english"), patterns().items(), ids=list(patterns()))
def test_an_error_keeps_its_values_in_every_language(language: str, message: str, english: str) -> None:
    said = translated(command_line_catalogue(language), english)
    assert said == catalogue(language).text(message, **{name: name for name in re.findall("[a-z]+", english)})


@others
def test_an_error_in_an_error_is_translated_too(language: str) -> None:
    words = command_line_catalogue(language)
    english = "seachest play: argument GAME: invalid choice: 'foo' (choose from 'dolores'); see seachest play --help"
    said = translated(words, english)
    inner = words.text("error-invalid-choice", value="'foo'", choices="'dolores'")
    assert words.text("error-argument", argument="GAME", reason=inner) in said
    assert said.startswith("seachest play")


@others
def test_the_end_of_a_bot_is_told_in_words_with_its_own_last_lines(language: str) -> None:
    words = command_line_catalogue(language)
    ended = 'program:my_bot: expected {"type": "ready"}, but it exited with status 3'
    said = translated(words, f"{ended}; the last it wrote to standard error:\n  out of ideas")
    assert words.text("error-bot-exited", status=3) in said
    assert "exited" not in said
    assert "standard error" not in said
    assert said.endswith("out of ideas")


@others
def test_an_argument_of_which_a_number_was_expected_is_translated_whole(language: str) -> None:
    words = command_line_catalogue(language)
    english = "argument --seat: expected a seat number or watch, not 'x'"
    inner = words.text("error-seat-or-watch", value="'x'")
    assert translated(words, english) == words.text("error-argument", argument="--seat", reason=inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_is_far_too_long_is_cut(language: str) -> None:
    words = command_line_catalogue(language)
    said = usage_error_text(words, "seachest replay", f"argument --seat: invalid int value: '{'9' * 5000}'")
    assert "--seat" in said
    assert "999…" in said
    assert len(said) < 1000


@others
def test_an_error_that_no_message_knows_stays_as_it_is(language: str) -> None:
    words = command_line_catalogue(language)
    assert error_text(words, NotationError("the moon is full")) == "the moon is full"


def test_in_english_an_error_says_what_it_says_to_programs() -> None:
    error = NotationError("seat: 9 is not between 0 and 2")
    assert error_text(command_line_catalogue("en"), error) == str(error)


@others
def test_an_illegal_move_is_told_with_its_rule(language: str) -> None:
    words = command_line_catalogue(language)
    error = IllegalMove(0, "pick left-1", "not now", "DOL-4.4", ["peace", "fight"])
    said = error_text(words, error)
    assert catalogue(language).text("dol-4-4") in said
    assert "DOL-4.4" in said
    assert "peace, fight" in said
    assert "not now" in error_text(words, IllegalMove(0, "jump", "not now", None, []))


@others
def test_an_illegal_move_of_a_record_is_told_with_its_number(language: str) -> None:
    words = command_line_catalogue(language)
    error = IllegalMove(1, "jump", "it is not this seat's turn, but that of 0", None, [], 12)
    move, reason = words.text("error-move-number", number=12, move='"1 jump"'), words.text("error-move-turn", seats="0")
    assert error_text(words, error) == words.text("error-illegal-move-only", move=move, reason=reason)


def test_a_catalogue_of_some_files_has_only_their_messages() -> None:
    some = Catalogue("en", [ERRORS_FILE])
    assert some.has("error-between")
    assert not some.has("page-title")
