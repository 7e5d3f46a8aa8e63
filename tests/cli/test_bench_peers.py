"""`seachest bench --peers`."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import seachest.cli.jobs.bench_peers as command
from seachest.cli import main
from tests.bench.peers.helpers import BROKEN, comparison


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The command with made-up figures and no plot; gives what it asked for."""
    asked: list[Any] = []

    def compare(peers: Any, seconds: float, tell: Any) -> Any:
        asked.append(([peer.name for peer in peers], seconds))
        return comparison(BROKEN)

    monkeypatch.setattr(command, "compare", compare)
    monkeypatch.setattr(command, "check_matplotlib", lambda: None)
    monkeypatch.setattr(command, "draw", lambda made, file: file.write_text("plot"))
    return asked


def test_page_plot_and_figures_are_written(measured: list[Any], tmp_path: Path) -> None:
    assert main(["bench", "--peers", "--output", str(tmp_path / "new")]) == 0
    assert {file.name for file in (tmp_path / "new").iterdir()} == {"peers.md", "peers.svg", "peers.jsonl"}


def test_named_peers_are_measured_for_so_many_seconds(measured: list[Any], tmp_path: Path) -> None:
    main(["bench", "--peers", "rlcard,openspiel", "--seconds", "3", "--output", str(tmp_path)])
    assert measured == [(["rlcard", "openspiel"], 3.0)]


def test_json_lines_are_machine_figures_and_failures(
    measured: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["bench", "--peers", "--json", "--output", str(tmp_path)])
    printed = capsys.readouterr().out
    assert printed == (tmp_path / "peers.jsonl").read_text(encoding="utf-8")
    machine, *figures, failure = [json.loads(line) for line in printed.splitlines()]
    assert machine["machine"]["processor"] == "A processor"
    assert [(figure["system"], figure["ratio"]) for figure in figures][-1] == ("OpenSpiel", [3.0, 6.0])
    assert (failure["failed"], failure["system"]) == (True, "RLCard")


def test_the_table_tells_figures_and_failures(
    measured: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["bench", "--peers", "--output", str(tmp_path)])
    printed = capsys.readouterr().out
    assert "crazy_eights" in printed
    assert "not measured: RLCard 1.2.0, installation" in printed


def test_tables_and_failures_are_in_the_language(
    measured: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    main(["bench", "--peers", "--output", str(tmp_path)])
    printed = capsys.readouterr().out
    assert "3.000.000" in printed
    assert "8 Kerne, alles auf Kern 3, Auslastung vorher 0,2;" in printed
    assert "nicht gemessen: RLCard 1.2.0, Installation: pip ist gescheitert" in printed
    assert "8 cores, all on core 3" in (tmp_path / "peers.md").read_text(encoding="utf-8")


def test_the_page_of_a_checkout_goes_to_its_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "seachest"\n')
    assert command.output_folder(None) == Path("docs/benchmarks")


@pytest.mark.parametrize("text", ['[project]\nname = "other"\n', "no toml [", None])
def test_elsewhere_it_goes_to_a_folder_benchmarks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None
) -> None:
    monkeypatch.chdir(tmp_path)
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text)
    assert command.output_folder(None) == Path("benchmarks")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "name a game"),
        (["dolores", "--output", "x"], "--output needs --peers"),
        (["dolores", "--peers"], "--peers measures every game"),
        (["--peers", "--players", "3"], "--peers measures every game"),
        (["--peers", "--check", "--games", "5"], "--peers measures every game"),
        (["--peers", "chess"], 'unknown "chess"'),
        (["--peers", "--seconds", "0"], "seconds: expected a number above 0 and at most 600, not 0"),
        (["--peers", "--seconds", "nan"], "seconds: expected a number above 0 and at most 600, not nan"),
    ],
)
def test_wishes_that_make_no_sense_are_told(
    arguments: list[str], told: str, measured: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *arguments]) == 2
    assert told in capsys.readouterr().err
    assert measured == []


def test_a_folder_that_cannot_be_made_is_told(
    measured: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["bench", "--peers", "--output", str(tmp_path / "file" / "below")]) == 2
    assert "output:" in capsys.readouterr().err


def test_without_the_extra_one_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["bench", "--peers", "--output", str(tmp_path / "new")]) == 2
    expected = "seachest: bench --peers needs matplotlib: pip install 'seachest[peers]'\n"
    assert capsys.readouterr().err == expected
    assert not (tmp_path / "new").exists()
