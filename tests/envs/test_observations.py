"""The page of actions and observations is that of the games."""

from pathlib import Path

import pytest

from seachest.envs.observations import action_rows, main, markdown
from seachest.rules.game import game_named, game_names

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_in_docs_is_what_the_games_give() -> None:
    """After a change of actions, features or state: make docs."""
    assert PAGE.read_text(encoding="utf-8") == markdown()


def test_run_as_a_program_it_writes_the_page(tmp_path: Path) -> None:
    main(tmp_path / "new" / "page.md")
    assert (tmp_path / "new" / "page.md").read_text(encoding="utf-8") == markdown()


def test_actions_of_one_kind_share_a_row() -> None:
    rows = action_rows(["draw", "take 1", "take 2", "end"])
    assert rows == [("0", "1", "`draw`", ""), ("1–2", "2", "`take 1`", "`take 2`"), ("3", "1", "`end`", "")]


@pytest.mark.parametrize("name", game_names())
def test_the_rows_count_every_action_once(name: str) -> None:
    actions = game_named(name).actions
    assert sum(int(row[1]) for row in action_rows(actions)) == len(actions)


@pytest.mark.parametrize("name", game_names())
def test_every_piece_is_on_the_page(name: str) -> None:
    game = game_named(name)
    section = markdown().split(f"\n## {name}\n")[1].split("\n## ")[0]
    for piece in game.pieces:
        values = f"{piece.lowest} to {piece.highest}"
        assert f"| `{piece.name}` | {piece.begin} | {piece.size} | {values} | {piece.meaning} |" in section
    for piece in game.open_pieces:
        assert f"| `{piece.name}` | {piece.begin} | {piece.size} | {piece.meaning} |" in section
