"""The pages under docs/ and the README say what the program does."""

import doctest
from pathlib import Path

import pytest

from seachest.rules.game import game_named, game_names

REPOSITORY = Path(__file__).parent.parent


def test_the_readme_runs() -> None:
    failures, tests = doctest.testfile(str(REPOSITORY / "README.md"), module_relative=False)
    assert tests >= 3
    assert failures == 0


@pytest.mark.parametrize("name", game_names())
def test_a_games_page_lists_the_observation(name: str) -> None:
    game = game_named(name)
    page = (REPOSITORY / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    for piece in game.pieces:
        assert f"| `{piece.name}` | {piece.begin} | {piece.size} | {piece.meaning} |" in page
    assert f"{game.feature_count} small integers" in page
    assert f"There are {len(game.actions)} action texts" in page


def test_every_command_is_in_the_readme() -> None:
    from seachest.cli.main import build_parser

    commands = build_parser()._subparsers._group_actions[0].choices  # type: ignore[union-attr]  # argparse tells no other way
    readme = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    assert not [name for name in commands or () if f"seachest {name}" not in readme and name != "warm"]


def test_links_lead_somewhere() -> None:
    import re

    for page in [*REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
