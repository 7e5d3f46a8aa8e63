"""The example for OpenSpiel runs, and what it prints comes true."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "openspiel_small.py"


@pytest.fixture(scope="module")
def example() -> Any:
    specification = importlib.util.spec_from_file_location("openspiel_small", EXAMPLE)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules["openspiel_small"] = module
    specification.loader.exec_module(module)
    return module


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
