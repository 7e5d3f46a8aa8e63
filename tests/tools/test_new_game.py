"""A game that tools/new_game.py writes runs at once: its tests, the conformance suite, a terminal and a page game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts import REPOSITORY
from tests.web.page import build_page, tool

new_game = tool("new_game")
NAME, MODULE, PREFIX = "tide-pools", "tide_pools", "TDP"
COPIED = ("src", "tests", "tools", "docs", "web")
NOT_COPIED = shutil.ignore_patterns("node_modules", "__pycache__", "built", "screenshots", "benchmarks")


def copy_repository(folder: Path) -> Path:
    """A copy of what a game is written into; what the page is built with is shared."""
    for name in COPIED:
        shutil.copytree(REPOSITORY / name, folder / name, ignore=NOT_COPIED)
    for name in ("pyproject.toml", "README.md", "Makefile"):
        shutil.copy(REPOSITORY / name, folder / name)
    return folder


def link_packages(folder: Path) -> None:
    """Links what the page is built with, but for the mark that tells what it was built from."""
    folder.mkdir()
    for path in build_page.FOLDERS.packages.iterdir():
        if path != build_page.FOLDERS.built_mark:
            (folder / path.name).symlink_to(path)


def leave_alone(folder: Path) -> None:
    """Takes all games but the new one out of the registry, as a server compiles all of them before it answers."""
    registry = folder / new_game.REGISTRY
    text = registry.read_text(encoding="utf-8")
    for name, prefix in new_game.registered(text).items():
        if name != NAME:
            text = text.replace(f'    "{name}": "{prefix}",\n', "")
    registry.write_text(text, encoding="utf-8")


def run(folder: Path, *command: str) -> str:
    """What a Python program says that runs in a copy, and must succeed."""
    path = os.pathsep.join([str(folder / "src"), str(folder)])
    environment = {**os.environ, "PYTHONPATH": path, "SEACHEST_NEW_GAME": NAME, "PYTEST_ADDOPTS": ""}
    for name in ("PYTEST_XDIST_WORKER", "PYTEST_XDIST_WORKER_COUNT", "PYTEST_XDIST_TESTRUNUID"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with a new game in it."""
    folder = copy_repository(tmp_path_factory.mktemp("copy"))
    said = run(folder, "tools/new_game.py", NAME)
    assert f"Wrote Tide Pools ({PREFIX})" in said
    return folder


def test_one_line_of_the_registry_is_all_that_changes(written: Path) -> None:
    """Nothing that was there before names the new game, beside what is made from the rules of all games."""
    made = {"docs/observations.md", "tests/golden/digests.json", "web/src/wire.ts"}
    changed = {
        path.relative_to(written).as_posix()
        for name in COPIED
        for path in (written / name).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".md", ".json", ".css")
        and "node_modules" not in path.parts
        and (REPOSITORY / path.relative_to(written)).is_file()
        and path.read_bytes() != (REPOSITORY / path.relative_to(written)).read_bytes()
    }
    assert changed - made == {"src/seachest/rules/game.py"}
    before = (REPOSITORY / new_game.REGISTRY).read_text(encoding="utf-8").splitlines()
    after = (written / new_game.REGISTRY).read_text(encoding="utf-8").splitlines()
    assert [line for line in after if line not in before] == [f'    "{NAME}": "{PREFIX}",']


def test_the_modules_of_a_new_game_are_in_our_style(written: Path) -> None:
    run(written, "-m", "ruff", "check", "--no-cache", "src", "tests")
    run(written, "-m", "ruff", "format", "--no-cache", "--check", "src", "tests")


def test_a_new_game_runs_everywhere(written: Path) -> None:
    """Its own tests, conformance at the smallest table, its words, a terminal game, bots, and a game on the page."""
    leave_alone(written)
    link_packages(written / "web" / "node_modules")
    run(written, "tools/build_page.py")
    words = [f"tests/messages/test_{name}.py" for name in ("catalogue", "page", "refusals", "rulebook")]
    suites = [
        f"tests/rules/{MODULE}",
        "tests/conformance",
        *words,
        "tests/test_clauses.py",
        "tests/tools/scaffolded.py",
    ]
    wanted = f"{MODULE} or {NAME}-2 or (messages and ({NAME} or same_messages or test_page)) or scaffolded"
    run(
        written,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long and not pictures"),
        *(*suites, "tests/web/test_games.py", "-k", f"{wanted} or test_every_clause_of_the_rules"),
    )


# --- What is refused -----------------------------------------------------------------------------------------------


def listing(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def registry(tmp_path: Path) -> Path:
    """A folder in which a game could be written."""
    (tmp_path / new_game.REGISTRY).parent.mkdir(parents=True)
    shutil.copy(REPOSITORY / new_game.REGISTRY, tmp_path / new_game.REGISTRY)
    shutil.copy(REPOSITORY / "src/seachest/rules/chance.py", tmp_path / "src/seachest/rules/chance.py")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "prefix", "reason"),
    [
        ("dolores", "DLR", "There is a game 'dolores' already"),
        ("Tide Pools", "TDP", "is no plain name"),
        ("tide_pools", "TDP", "is no plain name"),
        ("../tide", "TDP", "is no plain name"),
        ("", "TDP", "is no plain name"),
        ("x" * 25, "TDP", "is no plain name"),
        ("tide-pools", "TP", "is no prefix"),
        ("tide-pools", "DOL", "belongs to another game"),
        ("chance", "CHN", "chance.py is there already"),
        ("class", "CLS", "it is a word of Python"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_and_nothing_written(
    name: str,
    prefix: str,
    reason: str,
    registry: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = listing(registry)
    monkeypatch.setattr(sys, "argv", ["new_game.py", name, "--prefix", prefix, "--into", str(registry)])
    assert new_game.main() == 1
    assert reason in capsys.readouterr().err
    assert listing(registry) == before


def test_only_a_copy_of_the_repository_is_written_into(tmp_path: Path) -> None:
    with pytest.raises(new_game.Refused, match="is no copy of this repository"):
        new_game.write(new_game.NewGame(NAME, PREFIX), tmp_path)
    assert not listing(tmp_path)


@pytest.mark.parametrize(("name", "prefix"), [("tide-pools", "TDP"), ("reef", "RFE"), ("go", "GOX"), ("x", "XXX")])
def test_a_prefix_is_three_letters_of_the_name(name: str, prefix: str) -> None:
    assert new_game.default_prefix(name) == prefix
