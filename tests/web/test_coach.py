"""The coach on the page: the review of a finished game, which leads into the replay, and hints at tables with bots."""

import re
from typing import Any

import pytest

from seachest.rules.game import game_named, game_names
from tests.services import in_a_loop_of_its_own
from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.places import LOADED_SLIDER, SHORT, play_apart, settle
from tests.web.sizes import DESKTOP, PHONE, SMALL_PHONE
from tests.web.visitor import Visitor

SEED = "e0" * 16
READ_ACCOUNTS = """() => [...document.querySelectorAll(".review .scroll table tbody tr:not(.group)")]
  .filter((row) => !row.querySelector("button"))
  .map((row) => [...row.querySelectorAll("td")].map((cell) => parseFloat(cell.textContent.replace("−", "-"))))"""
"""The lines of the accounts, without their margins."""
READ_BUTTON_PLACES = """() => [...document.querySelectorAll(".ending .buttons > *")].map((each) => {
  const { left, top } = each.getBoundingClientRect();
  return [each.textContent, Math.round(left + scrollX), Math.round(top + scrollY)];
})"""
"""Where on the sheet the buttons below the result are."""

both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
every_game = pytest.mark.parametrize("game", game_names())


def finished(visitor: Visitor, server: Running, game: str, players: int | None = None) -> str:
    """A table whose game is over, with as few players as there can be unless another number is wished."""
    table = visitor.new_table(game, players or game_named(game).seats[0], seed=SEED, options=SHORT[game])
    in_a_loop_of_its_own(play_apart(server.url, table, visitor.tokens[table]))
    return table


def ask_for_review(visitor: Visitor, table: str) -> None:
    """Asks for the review on the ending sheet, and waits for it."""
    visitor.show_table(table)
    visitor.page.get_by_role("button", name="Review the game").click()
    visitor.page.locator(".review ol .place").first.wait_for()


def told(visitor: Visitor, table: str) -> dict[str, Any]:
    """The review as the server tells it."""
    answer: dict[str, Any] = visitor.context.request.get(f"/api/tables/{table}/review").json()["review"]
    return answer


@both_sizes
@every_game
def test_the_review_shows_a_curve_accounts_that_add_up_and_moments(
    game: str, size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada = visit(**size)
    table = finished(ada, server, game)
    ask_for_review(ada, table)
    found, page = told(ada, table), ada.page
    assert page.locator(".review polyline").count() == len(found["seats"])
    dashes = [line.get_attribute("stroke-dasharray") for line in page.locator(".review polyline").all()]
    assert len(set(dashes)) == len(dashes)
    told_moments = page.locator(".review ol > li").all_inner_texts()
    for moment, words in zip(found["moments"], told_moments, strict=True):
        assert f"{100 * abs(moment['worth']['value']):.1f}" in words
        assert (moment["better"] is not None) == (moment["kind"] in ("mistake", "together"))
        assert words.count(" → ") == max(0, len(moment["line"]) - 1)
        assert ("Expected" in words) == bool(moment["line"])
    even, *terms, result = page.evaluate(READ_ACCOUNTS)
    for seat in range(len(even)):
        assert even[seat] + sum(term[seat] for term in terms) == pytest.approx(result[seat], abs=0.4)
    assert str(found["seed"]) in page.locator(".review > p.note").inner_text()
    settle(ada)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("players", [3, 5])
def test_on_phones_the_accounts_of_all_players_are_seen_at_once(players: int, visit: Visiting, server: Running) -> None:
    ada = visit(reduced_motion="reduce", locale="de", **PHONE)
    table = finished(ada, server, "sea-or-shore", players)
    ada.show_table(table)
    ada.page.locator(".ending .buttons button[title]").click()
    ada.page.locator(".review ol .place").first.wait_for()
    accounts = ada.page.locator(".review section > .scroll table")
    for size in ada.at_sizes([PHONE, SMALL_PHONE]):
        assert accounts.count() == 1
        assert accounts.evaluate("(table) => table.offsetWidth - table.parentElement.clientWidth") <= 0, size
    even, *terms, result = ada.page.evaluate(READ_ACCOUNTS)
    assert [len(row) for row in (even, *terms, result)] == [players] * 6


def test_the_curve_has_a_table_with_a_row_for_every_moment(visit: Visiting, server: Running) -> None:
    ada = visit()
    table = finished(ada, server, "dolores")
    ask_for_review(ada, table)
    ada.page.get_by_text("The chances as a table").click()
    rows = ada.page.locator("details tbody tr")
    found = told(ada, table)
    assert rows.count() == len(found["chances"])
    assert "50.0%" in rows.first.inner_text()
    assert re.search(r"(100|0|50)\.0%", rows.last.inner_text())


def test_a_moment_leads_into_the_replay_and_the_replay_has_the_review(visit: Visiting, server: Running) -> None:
    ada = visit()
    table = finished(ada, server, "sea-salt-paper")
    ask_for_review(ada, table)
    moments = told(ada, table)["moments"]
    ada.page.get_by_role("button", name="Show this moment").first.click()
    ada.page.wait_for_url(f"**/replay/{table}?at={moments[0]['at']}*")
    ada.page.locator(LOADED_SLIDER).wait_for()
    ada.page.get_by_role("button", name="Review the game").click()
    ada.page.get_by_role("button", name="Show this moment").nth(1).click()
    ada.page.wait_for_url(f"**/replay/{table}?at={moments[1]['at']}*")
    assert ada.page.locator("footer output").inner_text().startswith(f"{moments[1]['at'] + 1} ")


def test_a_deeper_review_is_made_on_demand(visit: Visiting, server: Running) -> None:
    ada = visit()
    table = finished(ada, server, "dolores")
    ask_for_review(ada, table)
    quick = told(ada, table)["iterations"]
    ada.page.get_by_role("button", name="Look deeper").click()
    ada.page.get_by_text(f"{10 * quick} iterations").wait_for()
    assert ada.page.get_by_role("button", name="Look deeper").count() == 0


def test_nothing_appears_under_the_finger_that_asks_for_a_review(visit: Visiting, server: Running) -> None:
    ada = visit(**PHONE)
    table = finished(ada, server, "dolores")
    ada.show_table(table)
    ask = ada.page.get_by_role("button", name="Review the game")
    ask.scroll_into_view_if_needed()
    settle(ada)
    before = ada.page.evaluate(READ_BUTTON_PLACES)
    ask.tap()
    progress = ada.page.locator(".ending section.review")
    progress.wait_for()
    assert ada.page.evaluate(READ_BUTTON_PLACES) == before
    assert ask.is_disabled()
    assert progress.evaluate("(each) => each.getBoundingClientRect().top < innerHeight")
    ada.page.locator(".review ol .place").first.wait_for()
    assert ada.page.evaluate(READ_BUTTON_PLACES) == before
    deeper = ada.page.get_by_role("button", name="Look deeper")
    deeper.tap()
    assert deeper.is_disabled()
    ada.page.locator(".deeper progress").wait_for()


@both_sizes
@every_game
def test_the_lantern_names_two_answers_and_a_reason(
    game: str, size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada = visit(**size)
    table = ada.open_table(game, game_named(game).seats[0], seed=SEED)
    ada.ready()
    lantern = ada.page.get_by_role("button", name="What would you do?")
    lantern.click()
    ada.page.locator(".hint .main").click()
    ada.page.locator(".hint li").first.wait_for()
    answers = ada.page.locator(".hint li").all_inner_texts()
    assert len(answers) == 2
    assert all("%" in answer for answer in answers)
    assert len(ada.page.locator(".hint p").first.inner_text()) > 20
    assert ada.context.request.get(f"/api/tables/{table}").json()["hints"] == 1
    ada.page.keyboard.press("Escape")
    lantern.click()  # it asks nothing any more, and says the same
    ada.page.locator(".hint li").first.wait_for()
    assert ada.page.locator(".hint li").all_inner_texts() == answers
    settle(ada)
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_there_is_no_lantern_where_another_person_sits(visit: Visiting) -> None:
    ada, ben = visit(), visit("Ben")
    table = ada.open_table("dolores", 2, bots=[], seed=SEED)
    ben.sit_down(table)
    ada.page.locator("[data-phase=playing] #main section").first.wait_for()
    assert ada.page.locator(".lantern").count() == 0
