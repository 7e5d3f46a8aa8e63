"""Nothing that commands print bypasses the catalogue: where all messages shout, a word in small letters is none."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

import seachest.cli.jobs.bench_peers as peers_command
from seachest.arena.folder import REPORT_FILE
from seachest.bench.peers.figures import OUR_BATCH, OUR_LOOP
from seachest.bench.swarm import SwarmProgress
from seachest.cli.jobs import warm as warm_job
from seachest.cli.jobs.swarm import progress_text
from seachest.cli.main import COMMAND_MODULES, main
from seachest.cli.reports import report_words
from seachest.ladder import published_entries
from seachest.learn.curve import Evaluation, LegReport
from seachest.learn.page import training_page
from seachest.learn.settings import TrainingSettings
from seachest.messages import catalogue as catalogues
from seachest.messages.catalogue import command_line_catalogue
from seachest.messages.errors import translated
from seachest.rules.game import game_names
from seachest.warmup import ALL_STEPS, WarmupMarks
from tests.arena.test_report import Outline
from tests.bench.peers.helpers import BROKEN, comparison
from tests.cli.test_admin import database  # noqa: F401  # a fixture
from tests.cli.test_verify import record_of

LANGUAGE = "de"
PEERS_FIGURES = Path(__file__).parent.parent.parent / "docs" / "benchmarks" / "peers.jsonl"
WORD = re.compile(r"(?<![\w./-])[a-zäöüß]{3,}(?![\w./])")
VALUES = {
    *(part for name in game_names() for part in (name, *name.split("-"))),
    *("random", "greedy", "search", "net", "sample", "cfr", "seachest", "processor", "pip"),
}
"""Names of games and bots, and what the machine says of itself."""


class Shouting(Visitor):
    """Makes capitals of all text of messages; values that are filled in stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the library's name
        """Changes one piece of text."""
        node.value = node.value.upper()


def shouting(source: str) -> ast.Resource:
    """A file of messages, all in capitals."""
    resource = FluentParser().parse(source)
    Shouting().visit(resource)
    return FluentResource(serialize(resource))


def measured_ways() -> set[str]:
    """The methods of the comparison that is published."""
    lines = [json.loads(line) for line in PEERS_FIGURES.read_text(encoding="utf-8").splitlines()]
    return {line["way"] for line in lines if "way" in line}


def forget_catalogues() -> None:
    """Has all catalogues read again."""
    catalogues.catalogue.cache_clear()
    catalogues.command_line_catalogue.cache_clear()


@pytest.fixture(autouse=True)
def _all_messages_shout(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", f"{LANGUAGE}_DE.UTF-8")
    monkeypatch.setenv("COLUMNS", "250")
    monkeypatch.setattr(catalogues, "FluentResource", shouting)
    forget_catalogues()
    yield
    monkeypatch.undo()
    forget_catalogues()


def bare_words(text: str) -> set[str]:
    """The words of a text that are neither from the catalogue nor values."""
    return set(WORD.findall(text)) - VALUES


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """All that a command prints."""
    assert main(list(arguments)) == 0
    told = capsys.readouterr()
    return told.out + told.err


def words_of_page(page: str) -> str:
    """What people read on a page, and in its pictures."""
    texts = Outline(page).texts
    return "\n".join(text for tag in ("h1", "h2", "p", "th", "td", "text") for text in texts.get(tag, []))


def test_a_bare_word_is_found() -> None:
    assert bare_words("DOLORES (dolores): greedy bot, 12 ms") == {"bot"}


@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["solve"],
        ["solve", "dolores-1", "--iterations", "4", "--bots", "random,greedy"],
        ["bench", "dolores", "--check", "--games", "20", "--players", "2"],
    ],
)
def test_a_command_has_its_words_from_the_catalogue(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert not bare_words(printed(capsys, *arguments))


@pytest.mark.parametrize("game", game_names())
def test_what_is_found_out_about_a_record_is(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "1.json"
    file.write_text(json.dumps(record_of(game)), encoding="utf-8")
    assert not bare_words(printed(capsys, "verify", str(file)))


def test_the_ladder_is(capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, "ladder")
    names = {entry.name for game in game_names() for entry in published_entries(game)}
    assert names, "the table has lines"
    assert not [name for name in names if name not in said]
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, "")
    assert not bare_words(said.replace("seachest ladder add", ""))


@pytest.mark.parametrize("command", [module.__name__.rpartition(".")[2] for module in COMMAND_MODULES])
def test_the_help_of_a_command_is(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    said = capsys.readouterr().out.replace(f"seachest {command}", "")
    assert not bare_words(re.sub(r"\{[^}]*\}|GAME(\|[a-z]+)+", "", said))


def test_a_match_and_its_report_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["--players", "2", "--bots", "greedy,random", "--games", "8", "--workers", "1"]
    said = printed(capsys, "arena", "--game", "dolores", *wishes, "--out", str(tmp_path / "1"))
    assert not bare_words(said.replace(str(tmp_path), ""))
    page = words_of_page((tmp_path / "1" / REPORT_FILE).read_text(encoding="utf-8"))
    assert "SIEGE" in page
    assert not bare_words(re.sub(r"\w+=\S+", "", page))


@pytest.mark.parametrize("legs", [0, 1])
def test_the_page_of_a_training_is(legs: int) -> None:
    settings = TrainingSettings(game="dolores", players=(2,))
    evaluation = Evaluation(players=2, rival="greedy", deals=8, mean=0.5, low=0.4, high=0.6)
    leg = LegReport(10, games=1, seconds=1.0, rate=10.0, loss=0.1, value_error=0.1, evaluations=(evaluation,))
    page = words_of_page(training_page(settings, [leg] * legs, "seachest train dolores", LANGUAGE))
    assert not bare_words(page.replace("ppo", "").replace("mmd", ""))


def test_the_progress_of_a_swarm_is() -> None:
    standing = SwarmProgress(rate=10.0, seen_by_all_ms={"p50": 1.0}, games=1, errors={"unanswered": 1})
    assert bare_words(progress_text(report_words(), standing)) == {"unanswered"}


def test_what_is_said_about_people_is(
    database: str,  # noqa: F811  # the fixture
    capsys: pytest.CaptureFixture[str],
) -> None:
    about = ("--database", database)
    for action in (["mute", "Dora"], ["ban", "198.51.100.0/24"], ["rename", "Dora"], ["moderator", "Dora"]):
        printed(capsys, "admin", *action, *about)
    for shown in (["restrictions"], ["log"], ["find", "Dora"]):
        said = re.sub(r"\b[a-z0-9]{16}\b", "", printed(capsys, "admin", *shown, *about))
        assert said.strip()
        assert not bare_words(said.replace("Dora", ""))
    assert "198.51.100.0/24" in printed(capsys, "admin", "log", *about)


def test_the_steps_of_compiling_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    marks = WarmupMarks(tmp_path, [])
    monkeypatch.setattr(warm_job, "our_marks", lambda: marks)
    for step in ALL_STEPS:
        warm_job.show_progress(["dolores"], ALL_STEPS, lambda: False)
        marks.set_done("dolores", step)
    assert not bare_words(capsys.readouterr().err)


def test_a_comparison_with_others_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failure = replace(BROKEN, what="uno, 2 players, Python loop", reason="ended with status 1")
    made = comparison(failure)
    made = replace(made, ours=tuple(figure for figure in made.ours if figure.way == OUR_LOOP))
    monkeypatch.setattr(peers_command, "compare", lambda peers, seconds, tell: made)
    monkeypatch.setattr(peers_command, "check_matplotlib", lambda: None)
    monkeypatch.setattr(peers_command, "draw", lambda made, file: None)
    said = printed(capsys, "bench", "--peers", "--output", str(tmp_path))
    assert not bare_words(said.replace("crazy_eights", "").replace("uno", "").replace(str(tmp_path), ""))


@pytest.mark.parametrize("way", sorted({OUR_LOOP, OUR_BATCH, *measured_ways()}))
def test_every_method_of_a_comparison_is(way: str) -> None:
    said = translated(command_line_catalogue(LANGUAGE), way)
    assert said != way
    assert not bare_words(said)
