"""The example for OpenSpiel runs, and what it prints comes true."""

from typing import Any

import pytest

from tests.scripts import script


@pytest.fixture(scope="module")
def example() -> Any:
    return script("examples/openspiel_small.py")


def test_search_beats_random_play(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = example.main(["search", "--simulations", "20", "--games", "40"])
    assert outcome.after > outcome.before + 0.1
    assert "20 simulations a decision" in capsys.readouterr().out


def test_learning_beats_random_play(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    small = "seachest_dolores(players=2,bottles=False,pile=5,deals=4)"
    outcome = example.main(
        ["learn", "--game", small, "--iterations", "200", "--games", "100", "--exploitability"],
    )
    assert outcome.after > outcome.before + 0.1
    exploitable = [float(line.split("exploitability ")[1].split()[0]) for line in capsys.readouterr().out.splitlines()]
    assert exploitable[-1] < exploitable[0] / 2


def test_a_game_for_more_players_is_refused(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        example.main(["search", "--game", "seachest_dolores(players=3)"])
    assert "--game: seachest_dolores(players=3) is not for two players" in capsys.readouterr().err
