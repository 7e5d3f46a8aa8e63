"""The command: its page, its JSON, and what it says to what is wrong."""

import json
from pathlib import Path

import pytest

from seachest.batches.counted_games import counted_groups
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK, EXIT_USAGE_ERROR
from seachest.cli.main import main
from seachest.lab import lab_plan, run_lab
from seachest.lab.page import lab_page
from seachest.lab.words import group_message, item_name, lab_words
from seachest.messages import LANGUAGES
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names

SMALL = ["lab", "dolores", "--players", "2", "--games", "40", "--threads", "1", "--language", "en"]


def test_json_is_printed_and_nothing_else_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*SMALL, "--json"]) == EXIT_OK
    found = json.loads(capsys.readouterr().out)
    assert found["plan"]["game"] == "dolores"
    assert found["tables"][0]["games"] == 40
    assert not list(tmp_path.iterdir())


def test_page_and_results_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "found"
    assert main([*SMALL, "--out", str(out), "--compare", "bottles=false"]) == EXIT_OK
    page = (out / "index.html").read_text(encoding="utf-8")
    assert json.loads((out / "lab.json").read_text(encoding="utf-8"))["compared"][0]["games"] == 40
    assert "What bottles=false changes" in page
    assert "<svg" in page
    for outside in ("http://", "https://", "<script", "<link", " src="):
        assert outside not in page
    assert sorted(path.name for path in out.iterdir()) == ["index.html", "lab.json"]
    assert "Gestures" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_everything_that_is_counted_has_a_name_in_every_language(game: str, language: str) -> None:
    rules, words = game_named(game), lab_words(language, game)
    for group in counted_groups(rules):
        assert words.text(group_message(rules, group.name), "help")
        names = [item_name(words, rules, group.name, item) for item in group.items]
        assert len(set(names)) == len(group.items)


@pytest.mark.parametrize(("game", "language"), list(zip(game_names(), ("de", "nl", "fr"), strict=True)))
def test_the_page_has_the_table_of_every_group(game: str, language: str) -> None:
    rules = game_named(game)
    sheet = run_lab(lab_plan(game, [3], 20, bot="random"), threads=1)
    page, words = lab_page(sheet, language), lab_words(language, game)
    assert f'<html lang="{language}">' in page
    for group in sheet.tables[0].groups:
        assert f"<h3>{words.text(group_message(rules, group.name))}</h3>" in page.replace("&amp;", "&")
        for row in group.rows:
            assert f"<td>{item_name(words, rules, group.name, row.item)}</td>" in page


def test_ctrl_c_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("seachest.lab.runner.table_of", stop)
    assert main([*SMALL, "--out", str(tmp_path / "found")]) == EXIT_INTERRUPTED
    assert not (tmp_path / "found").exists()
    assert "nothing was written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--players", "two"], "players: expected numbers separated by commas, not two"),
        (["--players", "2,2"], "players: the same number is given twice"),
        (["--players", "7"], "players: dolores takes 2 to 4 players, not 7"),
        (["--games", "0"], "games: 0 is not between 1"),
        (["--seed", "-1"], "seed: -1 is not between 0"),
        (["--threads", "0"], "threads: 0 is not between 1"),
        (["--bots", "search"], "bots: the lab knows only random, greedy, net, net:FILE"),
        (["--bots", "net:nowhere.npz"], "nowhere.npz: No such file or directory"),
        (["--rival", "greedy"], "rival: must be a bot other than greedy"),
        (["--bots", "net", "--rival", "net:"], "rival: only one of the two can be a net"),
        (["--option", "moon=1"], "moon"),
        (["--compare", "bottles=true"], "compare: bottles=true is already in use"),
        (["--compare", "bottles=7"], "bottles"),
    ],
)
def test_what_is_wrong_is_named(arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "dolores", "--games", "10", *arguments]) == EXIT_USAGE_ERROR
    assert named in capsys.readouterr().err


def test_one_option_is_compared_at_a_time() -> None:
    with pytest.raises(NotationError, match="one option at a time"):
        lab_plan("dolores", [2], 10, compared={"bottles": False, "talk": True})


def test_the_command_of_a_plan_is_the_plan() -> None:
    plan = lab_plan("sea-or-shore", [3, 4], 10, options={"rounds": 1}, compared={"hand": 6}, seed=3)
    assert plan.command() == (
        "seachest lab sea-or-shore --players 3,4 --games 10 --bots greedy --rival random --option rounds=1 "
        "--compare hand=6 --seed 3"
    )


def test_without_numbers_of_players_all_are_played() -> None:
    assert lab_plan("sea-or-shore").players == (3, 4, 5)
