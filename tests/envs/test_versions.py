"""What an environment shows and takes is frozen under the number in its name."""

import json
from pathlib import Path

import pytest

from seachest.envs.gymnasium import id_of
from seachest.envs.pettingzoo import version_name
from seachest.envs.versions import ENV_VERSIONS, frozen_digests
from seachest.rules.game import game_named, game_names

FROZEN = json.loads(Path(__file__).with_name("frozen.json").read_text(encoding="utf-8"))
PAGE = Path(__file__).parents[2] / "docs" / "versions.md"


@pytest.mark.parametrize("game", game_names())
def test_nothing_has_changed_under_this_number(game: str) -> None:
    """If it has: add 1 to its number in envs/versions.py, a line to frozen.json, and tell it in docs/versions.md."""
    assert frozen_digests(game_named(game)) == FROZEN[version_name(game)]


def test_every_game_has_a_number() -> None:
    assert set(ENV_VERSIONS) == set(game_names())


@pytest.mark.parametrize("game", game_names())
def test_both_libraries_use_the_same_number(game: str) -> None:
    assert version_name(game).rpartition("_v")[2] == id_of(game).rpartition("-v")[2] == str(ENV_VERSIONS[game])


def test_the_page_tells_of_every_version_with_its_digests() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, digests in FROZEN.items():
        assert f"`{name}` | `{digests['layout']}` | `{digests['play']}`" in page
