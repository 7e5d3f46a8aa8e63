"""The page at a server's first start: games are being compiled, and it says how far that is."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.visitor import Visitor

GAMES = ("sea-or-shore", "dolores", "sea-salt-paper")


class Told:
    """What the page is told of the games, instead of what is true."""

    def __init__(self, visitor: Visitor, percents: Sequence[int]) -> None:
        self.percents = percents
        visitor.page.route("**/api/readiness", self._answer)

    def _answer(self, route: Route) -> None:
        games = [
            {"game": game, "percent": percent, "ready": percent == 100}
            for game, percent in zip(GAMES, self.percents, strict=True)
        ]
        route.fulfill(json={"ready": all(each["ready"] for each in games), "games": games})


def test_bars_show_how_far_the_games_are_until_all_are_ready(visit: Visiting) -> None:
    ada = visit()
    told = Told(ada, (100, 40, 0))
    ada.page.goto("/")
    notice = ada.page.locator(".warmup")
    expect(notice).to_contain_text("The games are being set up")
    expect(ada.page.get_by_label("Dolores: 40%")).to_have_js_property("value", 40)
    expect(ada.page.get_by_label("Sea or Shore: ready")).to_have_js_property("value", 100)
    told.percents = (100, 75, 10)
    expect(ada.page.get_by_label("Dolores: 75%")).to_have_js_property("value", 75)
    told.percents = (100, 100, 100)
    expect(notice).to_have_count(0)


def test_nothing_is_said_where_all_games_are_ready(visit: Visiting) -> None:
    ada = visit()
    with ada.page.expect_response("**/api/readiness") as answer:
        ada.page.goto("/")
    assert answer.value.json()["ready"]
    expect(ada.page.locator(".warmup")).to_have_count(0)


def test_who_opens_a_table_too_early_sees_how_far_it_is_and_is_seated_once_it_is_ready(visit: Visiting) -> None:
    ada = visit()
    told = Told(ada, (0, 40, 0))
    held: list[Route] = []
    ada.page.route(
        "**/api/tables", lambda route: held.append(route) if route.request.method == "POST" else route.fallback()
    )
    ada.page.goto("/")
    ada.page.locator(".box[data-game=dolores]").click()
    dialog = ada.page.locator("dialog[open]")
    dialog.locator("button.main").click()
    expect(dialog.get_by_role("status")).to_contain_text("Dolores: 40%")
    told.percents = (0, 90, 0)
    expect(dialog.get_by_role("status")).to_contain_text("Dolores: 90%")
    told.percents = (100, 100, 100)
    held.pop().continue_()
    ada.page.wait_for_url(re.compile("/t/"))


@pytest.mark.long
def test_a_server_without_compiled_games_serves_at_once_and_gets_them_ready(
    visiting: Visiting, built_page: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEACHEST_CACHE", str(tmp_path / "cache"))
    with Running(str(tmp_path / "server.db"), tmp_path / "log", seeds=True) as server:
        ada = visiting(server)
        ada.page.goto("/")
        expect(ada.page.locator(".warmup progress")).to_have_count(len(GAMES))
        lesson = ada.context.request.get("/api/lessons/dolores")
        assert json.loads(lesson.body())["steps"]
        assert not ada.context.request.get("/api/readiness").json()["ready"], "the lesson did not wait for the game"
        expect(ada.page.locator(".warmup")).to_have_count(0, timeout=600_000)
        assert ada.context.request.post("/api/tables", data={"game": "dolores", "players": 2}).ok
