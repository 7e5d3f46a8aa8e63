"""The pages under docs/ and the README say what the program does."""

import ast
import asyncio
import doctest
import importlib.util
import inspect
import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it brings no types

import seachest
from seachest.datasets import DatasetPlan, make_dataset
from seachest.rules.game import game_named, game_names

REPOSITORY = Path(__file__).parent.parent
PAGES = sorted([*REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/**/*.md")])


def load_tool(name: str) -> Any:
    """A module of tools/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, REPOSITORY / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


docs_site = load_tool("docs_site")


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


# --- Links and the site --------------------------------------------------------------------------------------------


def relative(path: Path) -> str:
    return path.relative_to(REPOSITORY).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_links_lead_somewhere(page: Path) -> None:
    for path, anchor in docs_site.links_in(page.read_text(encoding="utf-8")):
        target = page.parent / path if path else page
        assert target.exists(), path
        if anchor:
            assert anchor in docs_site.anchors_in(target.read_text(encoding="utf-8")), f"{path}#{anchor}"


def test_anchors_are_those_of_a_forge() -> None:
    headings = ["Do – Lo – Res!", "`seachest play`", "Salt & paper", "See [it](a.md)", "Twice", "Twice"]
    text = "".join(f"## {heading}\n" for heading in headings) + "```sh\n# no\n```\n"
    assert docs_site.anchors_in(text) == {
        "do--lo--res",
        "seachest-play",
        "salt--paper",
        "see-it",
        "twice",
        "twice-1",
    }


def test_links_in_code_are_no_links() -> None:
    text = "[a](b.md#c) `[d](e.md)` [f](https://example.org)\n```\n[g](h.md)\n```\n[i](#j)"
    assert list(docs_site.links_in(text)) == [("b.md", "c"), ("", "j")]


def test_pages_of_the_site_link_to_each_other() -> None:
    text = "[a](../CHANGELOG.md) [b](rules/dolores.md#c) [d](../examples/program_bot.py) [e](../README.md)\n"
    assert docs_site.with_links_of_the_site(text, "running.md") == (
        "[a](CHANGELOG.md) [b](rules/dolores.md#c) [d](files/examples/program_bot.py.md) [e](index.md)\n"
    )
    assert docs_site.with_links_of_the_site("[a](docs/bots.md)", "index.md") == "[a](bots.md)\n"
    assert docs_site.with_links_of_the_site("[a](../bots.md)", "games/dolores.md") == "[a](../bots.md)\n"


def test_lists_are_written_as_python_markdown_reads_them() -> None:
    text = "Some:\n- a\n  goes on\n  - b\n- c:\n\n  ```sql name\n  SELECT\n  ```\n\n  more\n- d\n\nend\n"
    assert docs_site.for_python_markdown(text) == (
        "Some:\n\n- a\n    goes on\n    - b\n- c:\n\n    ```sql\n    SELECT\n    ```\n\n    more\n\n- d\n\nend\n"
    )


def nav_pages(nav: Any) -> Iterator[str]:
    """The pages of a navigation as mkdocs.yml has it."""
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from nav_pages(part)


def test_every_page_is_in_the_navigation_once() -> None:
    nav = yaml.safe_load((REPOSITORY / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]
    sections = ["Start here", "Play", "Host", "Program", "Research", "Learn how it is built"]
    assert [title for section in nav for title in section] == sections
    api = {f"{docs_site.API}/{module}.md" for module in docs_site.API_MODULES}
    pages = {docs_site.site_path(relative(page)) for page in PAGES}
    assert sorted(nav_pages(nav)) == sorted(pages | api)
    assert api <= docs_site.added_pages().keys()


# --- Code on the pages ---------------------------------------------------------------------------------------------


def blocks_of(page: str, language: str) -> list[str]:
    """The blocks of code of a page under docs/, without their language."""
    text = (REPOSITORY / "docs" / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\b[^\n]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_python_of_all_pages_is_run_by_a_test() -> None:
    pages = {relative(page).removeprefix("docs/") for page in PAGES if "```python" in page.read_text(encoding="utf-8")}
    run = {"arena.md", "bot-protocol.md", "bots.md", "lab.md", "learning.md", "python.md", "research.md"}
    run |= {"datasets.md", "ladder.md", "small-games.md"}
    assert pages - {"README.md"} == run


def program_in(folder: Path) -> None:
    """`my_bot`, a program that plays, in a folder."""
    command = shlex.join([sys.executable, str(REPOSITORY / "examples" / "program_bot.py")])
    program = folder / "my_bot"
    program.write_text(f"#!/bin/sh\nexec {command}\n")
    program.chmod(0o755)


def net_in(folder: Path) -> None:
    """`my-net/net.npz`, a net of the package, in a folder."""
    net = next(iter(sorted((REPOSITORY / "src" / "seachest" / "bots" / "net").rglob("*.npz"))))
    (folder / "my-net").mkdir()
    shutil.copy(net, folder / "my-net" / "net.npz")


@pytest.mark.parametrize("page", ["bot-protocol.md", "bots.md", "learning.md"])
def test_code_about_bots_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program_in(tmp_path)
    net_in(tmp_path)
    monkeypatch.chdir(tmp_path)
    table = seachest.deal("dolores", players=2, seed="00" * 16)
    names: dict[str, Any] = {"table": table, "seat": table.pending()[0]}
    blocks = blocks_of(page, "python")
    assert blocks
    for block in blocks:
        exec(compile(block, f"docs/{page}", "exec"), names)


def test_code_of_the_arena_runs(tmp_path: Path) -> None:
    (block,) = blocks_of("arena.md", "python")
    (tmp_path / "match.py").write_text(block.replace("games=200", "games=20"))
    done = subprocess.run([sys.executable, "match.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Estimate(mean=" in done.stdout
    assert (tmp_path / "my-match").is_dir()


def test_code_about_the_ladder_runs() -> None:
    (code,) = blocks_of("ladder.md", "python")
    exec(compile(code, "docs/ladder.md", "exec"), {})


def test_code_for_the_lab_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks_of("lab.md", "python")
    assert "games=10_000" in code
    exec(compile(code.replace("games=10_000", "games=100"), "docs/lab.md", "exec"), {})
    assert "Estimate(mean=" in capsys.readouterr().out


def test_code_about_small_games_runs() -> None:
    for block in blocks_of("small-games.md", "python"):
        exec(compile(block, "docs/small-games.md", "exec"), {})


def test_code_about_data_sets_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    make_dataset(DatasetPlan("dolores", 2, ("random",), 2), tmp_path / "dataset-dolores-2-0", workers=1)
    (code,) = blocks_of("datasets.md", "python")
    exec(compile(code, "docs/datasets.md", "exec"), {})
    assert capsys.readouterr().out.count("(") == 4


def test_code_for_python_runs(tmp_path: Path) -> None:
    from tests.serving import serving  # needs the extra `server`

    deal, bots, client, exact = blocks_of("python.md", "python")
    names: dict[str, Any] = {}
    exec(compile(deal, "docs/python.md", "exec"), names)
    exec(compile(bots, "docs/python.md", "exec"), names)
    assert names["table"].result() is not None
    with serving(tmp_path) as url:
        assert "http://127.0.0.1:8000" in client
        local = client.replace("http://127.0.0.1:8000", url)
        exec(compile(local, "docs/python.md", "exec"), names)

        async def with_exact_views() -> None:
            from seachest.client import ServerClient

            async with ServerClient(url) as ada:
                await ada.guest("Ada")
                names["client"] = ada
                names["seated"] = await ada.open("dolores", 3, bots=["skilled", "skilled"])
                running = eval(compile(exact, "docs/python.md", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), names)
                assert inspect.isawaitable(running)
                await running

        asyncio.run(with_exact_views())


def commands_of(page: Path) -> Iterator[list[str]]:
    """The command lines of `seachest` in the shell blocks of a page."""
    for block in re.findall(r"^```sh\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if words and words[0] == "seachest":
                yield words[1:]


COMMANDS = [(relative(page), words) for page in PAGES for words in commands_of(page)]


@pytest.mark.parametrize(
    ("page", "words"), COMMANDS, ids=lambda part: part if isinstance(part, str) else " ".join(part)
)
def test_commands_on_pages_are_commands(page: str, words: list[str]) -> None:
    from seachest.cli.main import build_parser
    from seachest.messages.catalogue import command_line_catalogue

    build_parser(command_line_catalogue("en")).parse_args(words)


@pytest.mark.parametrize("page", ["bot-protocol.md", "notation.md", "protocol.md"])
def test_json_on_pages_is_json(page: str) -> None:
    blocks = blocks_of(page, "json")
    assert blocks
    for block in blocks:
        json.loads(block)


# --- The page for researchers --------------------------------------------------------------------------------------

RESEARCH = (REPOSITORY / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = blocks_of("research.md", "python")


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


def test_citations_name_the_version() -> None:
    assert f"version = {{{seachest.__version__}}}" in RESEARCH
    citation = (REPOSITORY / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {seachest.__version__}\n" in citation
    title = re.findall(r'^title: "(.+)"$', citation, re.M)[0]
    assert f"{{{title}}}" in RESEARCH


def test_the_page_on_hosting_installs_this_version() -> None:
    hosting = (REPOSITORY / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert f"\nVERSION={seachest.__version__}\n" in hosting
