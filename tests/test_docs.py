"""The pages under docs/ and the README say what the program does."""

import doctest
import re
from pathlib import Path

import pytest

import seachest
from seachest.rules.game import game_named, game_names

REPOSITORY = Path(__file__).parent.parent


def test_the_readme_runs() -> None:
    failures, tests = doctest.testfile(str(REPOSITORY / "README.md"), module_relative=False)
    assert tests >= 3
    assert failures == 0


@pytest.mark.parametrize("name", game_names())
def test_a_games_page_counts_its_actions(name: str) -> None:
    game = game_named(name)
    page = (REPOSITORY / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    assert f"There are {len(game.actions)} action texts" in page


def test_every_command_is_in_the_readme() -> None:
    from seachest.cli.main import build_parser
    from seachest.messages.catalogue import command_line_catalogue

    parser = build_parser(command_line_catalogue("en"))
    commands = parser._subparsers._group_actions[0].choices  # type: ignore[union-attr]  # argparse tells no other way
    readme = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    assert not [name for name in commands or () if f"seachest {name}" not in readme and name != "warm"]


def test_links_lead_somewhere() -> None:
    for page in [*REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


# --- The page for researchers --------------------------------------------------------------------------------------

RESEARCH = (REPOSITORY / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", RESEARCH, re.MULTILINE | re.DOTALL)


def title_of(block: str) -> str:
    """The heading above a block."""
    return str(re.findall(r"^## (.+)$", RESEARCH[: RESEARCH.index(block)], re.MULTILINE)[-1])


def test_the_page_for_researchers_has_code_for_every_interface() -> None:
    for name in ("seachest.batch", "seachest.Buffers", "pettingzoo", "gymnasium", "BotTables", "pyspiel"):
        assert any(name in block for block in BLOCKS), name
    assert len(BLOCKS) == RESEARCH.count("```python")


@pytest.mark.parametrize("block", BLOCKS, ids=title_of)
def test_code_for_researchers_runs_as_it_stands(block: str) -> None:
    exec(compile(block, "docs/research.md", "exec"), {"__name__": "research"})


def test_headings_that_the_page_for_researchers_links_to_are_there() -> None:
    headings = {
        re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-")
        for heading in re.findall(r"^## (.+)$", RESEARCH, re.M)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", RESEARCH)) <= headings


def test_citations_name_the_version() -> None:
    assert f"version = {{{seachest.__version__}}}" in RESEARCH
    citation = (REPOSITORY / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {seachest.__version__}\n" in citation
    title = re.findall(r'^title: "(.+)"$', citation, re.M)[0]
    assert f"{{{title}}}" in RESEARCH
