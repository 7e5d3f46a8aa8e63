"""Puzzles on the page: solved by clicking on the board, explained, counted, and there without a network."""

import json
import math
from typing import Any

import pytest
from playwright.sync_api import Page

from seachest.puzzles import shipped_puzzles
from seachest.puzzles.solving import FIRST_RATING
from seachest.rules.game import game_names
from tests.web.conftest import Visiting
from tests.web.places import settle
from tests.web.sizes import DESKTOP, SHORT_PHONE, SIDEWAYS, SMALL_PHONE
from tests.web.visitor import IS_CHOICE_READY, POINT_OF_CHOICE, POLL_INTERVAL_MS, READ_CHOICES, Visitor

games = pytest.mark.parametrize("game", game_names())
ALL_KEPT = """async (count) => {
  if (navigator.serviceWorker.controller === null || !(await caches.has("seachest-puzzles"))) return false;
  const kept = await (await caches.open("seachest-puzzles")).keys();
  return kept.length >= count;
}"""
MAX_STEPS = 20
MAX_LINE_PX = 70
"""What is asked takes a line, or two."""


def begin(visitor: Visitor, game: str) -> None:
    visitor.page.goto(f"/puzzles/{game}")
    visitor.page.wait_for_function(IS_CHOICE_READY, polling=POLL_INTERVAL_MS)


def stored(page: Page, game: str) -> dict[str, Any]:
    """What the browser has kept of the solver."""
    text = page.evaluate(f"localStorage.getItem('seachest.puzzles.{game}')")
    return json.loads(text) if text else {"rating": FIRST_RATING, "solved": [], "failed": [], "streak": 0}


def solve(visitor: Visitor) -> None:
    """Clicks on the first choice that there is, by steps on the way where it needs some, until it is answered."""
    for _ in range(MAX_STEPS):
        if visitor.page.locator(".verdict").count():
            return
        offered = visitor.page.evaluate(READ_CHOICES)["choices"]
        named = [number for number, text in enumerate(offered) if text]
        spot = visitor.page.evaluate(POINT_OF_CHOICE, named[0] if named else 0)
        if spot is not None:
            visitor.page.mouse.click(*spot)
        visitor.page.wait_for_timeout(20 * POLL_INTERVAL_MS)
    visitor.page.locator(".verdict").wait_for()


@games
def test_an_answer_is_explained_and_counted_and_the_next_one_comes(visit: Visiting, game: str) -> None:
    ada = visit()
    begin(ada, game)
    solve(ada)
    kept = stored(ada.page, game)
    assert len(kept["solved"]) + len(kept["failed"]) == 1
    assert kept["rating"] != FIRST_RATING
    assert ada.page.locator("[data-rating]").inner_text().startswith(str(kept["rating"]))
    assert ada.page.locator("main").get_attribute("inert") is not None
    (tried,) = kept["solved"] + kept["failed"]
    puzzle = next(each for each in shipped_puzzles(game) if each.id == tried)
    shown = ada.page.locator(".panel li")
    assert shown.count() >= min(len(puzzle.worths), 2)
    assert f"{math.floor(puzzle.worths[puzzle.best] * 100 + 0.5)}%" in shown.first.inner_text()
    ada.page.locator(".panel .button.main").click()
    ada.page.wait_for_function(IS_CHOICE_READY, polling=POLL_INTERVAL_MS)
    assert ada.page.locator(".verdict").count() == 0
    solve(ada)
    after = stored(ada.page, game)
    assert len(set(after["solved"] + after["failed"])) == 2
    ada.page.reload()
    ada.page.wait_for_function(IS_CHOICE_READY, polling=POLL_INTERVAL_MS)
    assert ada.page.locator("[data-rating]").inner_text() == str(after["rating"])


@games
def test_on_phones_the_board_has_the_room_until_the_answer_is_given(visit: Visiting, game: str) -> None:
    ada = visit(reduced_motion="reduce", **SHORT_PHONE)
    begin(ada, game)
    settle(ada)
    for size in ada.at_sizes([SHORT_PHONE, SMALL_PHONE, SIDEWAYS]):
        panel, board = (ada.page.locator(part).bounding_box() for part in (".panel", "main"))
        assert panel is not None
        assert board is not None
        assert panel["height"] < MAX_LINE_PX, size
        assert board["width"] == ada.page.evaluate("innerWidth"), size


def test_every_card_of_a_pile_that_is_searched_is_in_sight_and_can_be_reached(visit: Visiting) -> None:
    game, ada = "sea-salt-paper", visit(reduced_motion="reduce", **DESKTOP)
    puzzles = shipped_puzzles(game)
    longest = max(puzzles, key=lambda puzzle: sum(text.startswith("pick ") for text in puzzle.worths))
    others = {"rating": FIRST_RATING, "solved": [each.id for each in puzzles if each is not longest]}
    kept = json.dumps({**others, "failed": [], "streak": 0, "best": 0})
    ada.page.goto("/")
    ada.page.evaluate(f"localStorage.setItem('seachest.puzzles.{game}', {json.dumps(kept)})")
    begin(ada, game)
    for size in ada.at_sizes([DESKTOP, SHORT_PHONE, SIDEWAYS]):
        assert ada.page.locator(".search").evaluate("(tray) => tray.scrollHeight - tray.clientHeight") <= 0, size
        offered = ada.page.evaluate(READ_CHOICES)["choices"]
        assert len(set(offered)) == len(longest.worths)
        for number in range(len(offered)):
            assert ada.page.evaluate(POINT_OF_CHOICE, number) is not None, (size, offered[number])


def test_puzzles_work_without_a_network(visit: Visiting) -> None:
    game, parts = "dolores", -(-len(shipped_puzzles("dolores")) // 20)
    ada = visit()
    begin(ada, game)
    ada.page.wait_for_function(ALL_KEPT, arg=parts)
    ada.page.reload()  # by now the worker keeps all that a page loads
    ada.page.wait_for_function(IS_CHOICE_READY, polling=POLL_INTERVAL_MS)
    solve(ada)
    ada.page.wait_for_load_state("networkidle")
    ada.forgiving = True
    ada.context.set_offline(True)
    ada.page.reload()
    ada.page.wait_for_function(IS_CHOICE_READY, polling=POLL_INTERVAL_MS)
    solve(ada)
    assert len(stored(ada.page, game)["solved"] + stored(ada.page, game)["failed"]) == 2
