"""Makes the pictures of docs/screenshots, if they are asked for (`make screenshots`)."""

import contextlib
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate

from seachest.rules.game import game_named, game_names
from tests.scripts import REPOSITORY
from tests.web.conftest import Visiting
from tests.web.places import LOADED_SLIDER, NOTHING_MOVES
from tests.web.visitor import Visitor

FOLDER = REPOSITORY / "docs" / "screenshots"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
LIGHTS = ("light", "dark")
SEEDS = {"sea-or-shore": "5e1", "dolores": "d01", "sea-salt-paper": "5a1"}
DECISIONS = {"sea-or-shore": 14, "dolores": 9, "sea-salt-paper": 22}
"""How far each game has come in its picture."""
JPEG_QUALITY_PERCENT = 88
REPLAY_MOMENT = "40"
REVEAL_TIMEOUT_MS = 3_000
"""Milliseconds until both hands are open, where both have decided."""
OPEN_HANDS = '[data-moment="reveal"]'
"""Dolores: both hands are open."""

pytestmark = pytest.mark.pictures


def picture(visitor: Visitor, name: str) -> None:
    """A picture of the page, once nothing moves."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_function(NOTHING_MOVES)
    visitor.page.screenshot(path=Path(FOLDER, f"{name}.jpg"), type="jpeg", quality=JPEG_QUALITY_PERCENT)


def table_of(visitor: Visitor, game: str, players: int | None = None) -> str:
    """A table with bots that know what they do."""
    players = players or game_named(game).seats[-1]
    seed = (SEEDS[game] * 11)[:32]
    return visitor.open_table(game, players, seed=seed, bots=["greedy"] * (players - 1))


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("size", SIZES)
def test_home_and_each_table(size: str, light: str, visit: Visiting) -> None:
    ada = visit(color_scheme=light, **SIZES[size])
    ada.page.goto("/")
    picture(ada, f"home-{size}-{light}")
    for game in game_names():
        table = table_of(ada, game)
        ada.play(table, random.Random(1), DECISIONS[game])
        ada.ready()
        picture(ada, f"{game}-{size}-{light}")


def test_reveal(visit: Visiting) -> None:
    ada, dice = visit(color_scheme="dark", hurried=False, **SIZES["desktop"]), random.Random(2)
    table = table_of(ada, "dolores", 2)
    shown = ada.page.locator(OPEN_HANDS)
    while not shown.is_visible():
        ada.ready()
        ada.decide(table, dice)
        with contextlib.suppress(TooLate):
            shown.wait_for(timeout=REVEAL_TIMEOUT_MS)
    ada.page.locator(OPEN_HANDS).screenshot(path=Path(FOLDER, "reveal.jpg"), type="jpeg", quality=JPEG_QUALITY_PERCENT)


def test_end_and_replay(visit: Visiting) -> None:
    ada = visit(color_scheme="dark", **SIZES["desktop"])
    table = table_of(ada, "dolores", 2)
    ada.play(table, random.Random(2))
    picture(ada, "end")
    ada.page.goto(f"/replay/{table}")
    slider = ada.page.locator(LOADED_SLIDER)
    slider.wait_for()
    slider.fill(REPLAY_MOMENT)
    slider.blur()
    picture(ada, "replay")
