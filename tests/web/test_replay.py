"""The replay: steps by keys, jumps from round to round and decision to decision, speed, address, sharing."""

import re
from typing import Any

import pytest

from seachest.messages import LANGUAGES
from seachest.rules.game import game_named, game_names
from tests.services import in_a_loop_of_its_own
from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.places import LOADED_SLIDER, SHORT, play_apart, settle
from tests.web.sizes import DESKTOP, PHONE, SIZES, SMALL_PHONE
from tests.web.visitor import Visitor

SEVERAL_ROUNDS: dict[str, dict[str, Any]] = {**SHORT, "sea-or-shore": {"hand": 4}}
NOTE_INTERVALS = """
window.waits = [];
const every = setInterval;
window.setInterval = (what, ms) => (waits.push(ms), every(what, ms));
"""
WRITTEN_MS = 600
"""Until the moment is in the address."""

both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def replay(visitor: Visitor, server: Running, game: str = "sea-or-shore", query: str = "") -> tuple[str, int]:
    """A finished game, shown again: its table, and how many moments it has."""
    table = visitor.new_table(game, game_named(game).seats[0], seed="e0" * 16, options=SEVERAL_ROUNDS[game])
    in_a_loop_of_its_own(play_apart(server.url, table, visitor.tokens[table]))
    visitor.page.goto(f"/replay/{table}{query}")
    slider = visitor.page.locator(LOADED_SLIDER)
    slider.wait_for()
    return table, int(slider.get_attribute("max") or 0) + 1


def moment(visitor: Visitor) -> int:
    """The number of the moment that is shown."""
    return int(visitor.page.locator("footer output").inner_text().split("/")[0]) - 1


def news(visitor: Visitor, table: str, seat: str = "all") -> list[dict[str, Any]]:
    """All moments of a replay, as the server tells them."""
    found: list[dict[str, Any]] = []
    while True:
        part = visitor.context.request.get(f"/api/tables/{table}/replay?seat={seat}&first={len(found)}").json()
        found += part["news"]
        if len(found) >= part["total"]:
            return found


def press(visitor: Visitor, key: str) -> int:
    """Presses a key; the moment that is shown then."""
    visitor.page.keyboard.press(key)
    return moment(visitor)


CUT_MENUS = """() => [...document.querySelectorAll("header select")].filter((menu) => {
  const whole = menu.cloneNode(true);
  whole.style.cssText = "position: fixed; width: max-content; max-width: none; flex: none";
  menu.parentElement.append(whole);
  const needed = whole.getBoundingClientRect().width;
  whole.remove();
  return menu.checkVisibility({ opacityProperty: true }) && menu.getBoundingClientRect().width < needed - 1;
}).map((menu) => menu.selectedOptions[0].textContent)"""
"""Menus that are narrower than the longest text that one can choose from them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_phones_the_menu_of_views_shows_its_words_whole(language: str, visit: Visiting, server: Running) -> None:
    ada = visit(reduced_motion="reduce", locale=language, **PHONE)
    replay(ada, server)
    for size in ada.at_sizes([PHONE, SMALL_PHONE]):
        assert ada.page.evaluate(CUT_MENUS) == [], size


# --- Keys ----------------------------------------------------------------------------------------------------------


def test_arrow_keys_step_wherever_the_focus_is(visit: Visiting, server: Running) -> None:
    ada = visit()
    replay(ada, server)
    places = ["footer input", "footer .buttons button >> nth=3", "header a", "aside ol", "main button >> nth=0", "body"]
    for number, place in enumerate(places):
        ada.page.locator(place).first.focus()
        assert press(ada, "ArrowRight") == number + 1, place
    assert press(ada, "ArrowLeft") == len(places) - 1
    assert press(ada, "End") > len(places)
    assert press(ada, "Home") == 0


def test_a_sheet_that_is_open_has_the_keys_for_itself(visit: Visiting, server: Running) -> None:
    ada = visit()
    replay(ada, server)
    ada.page.keyboard.press(",")
    ada.page.locator("dialog[open]").wait_for()
    assert press(ada, "ArrowRight") == 0


# --- Jumps ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["sea-or-shore", "sea-salt-paper"])
def test_one_jumps_from_round_to_round(game: str, visit: Visiting, server: Running) -> None:
    ada = visit()
    table, _ = replay(ada, server, game)
    rounds = [each["situation"]["view"]["round"] for each in news(ada, table)]
    begins = [number for number in range(1, len(rounds)) if rounds[number] != rounds[number - 1]]
    assert [press(ada, "PageDown") for _ in begins] == begins
    assert press(ada, "PageDown") == (begins or [0])[-1]
    for before in [0, *begins][::-1][1:]:
        assert press(ada, "PageUp") == before


def test_in_dolores_one_jumps_from_duel_to_duel(visit: Visiting, server: Running) -> None:
    ada = visit()
    table, _ = replay(ada, server, "dolores")
    duels = [
        number
        for number, each in enumerate(news(ada, table))
        if any(happened["event"]["type"] == "began-duel" for happened in each["events"])
    ]
    on = ada.page.get_by_role("button", name="Next duel")
    for duel in [number for number in duels if number > 0]:
        on.click()
        assert moment(ada) == duel
    assert on.is_disabled()


@both_sizes
@pytest.mark.parametrize("game", game_names())
def test_one_jumps_to_where_one_had_to_decide(
    game: str, size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada = visit(**size)
    table, _ = replay(ada, server, game)
    decided = [number - 1 for number, each in enumerate(news(ada, table)) if any(m[0] == "0" for m in each["moves"])]
    on = ada.page.get_by_role("button", name="Your next decision")
    on.wait_for()
    for number in [number for number in decided if number > 0][:3]:
        on.click()
        assert moment(ada) == number
    assert press(ada, "Shift+ArrowRight") in decided


def test_other_seats_decisions_can_be_jumped_to_as_well(visit: Visiting, server: Running) -> None:
    ada = visit()
    replay(ada, server)
    ada.page.locator("header select").first.select_option("1")
    ada.page.get_by_role("button", name=re.compile("^Next decision of ")).wait_for()


# --- Speed ---------------------------------------------------------------------------------------------------------


def test_a_replay_runs_as_fast_as_one_likes_and_remembers_it(visit: Visiting, server: Running) -> None:
    ada = visit(hurried=False)
    ada.context.add_init_script(NOTE_INTERVALS)
    replay(ada, server)
    speed = ada.page.locator("footer select")
    for each in ("0.5", "1", "2", "4"):
        speed.select_option(label=f"{each}×")
        ada.page.locator("footer .main").click()
        ada.page.locator("footer .main").click()
    assert ada.page.evaluate("() => waits.filter((each) => each >= 200 && each <= 2000)") == [1800, 900, 450, 225]
    ada.page.reload()
    assert speed.locator("option:checked").inner_text() == "4×"


# --- The address ---------------------------------------------------------------------------------------------------


def test_the_moment_is_in_the_address_and_comes_back(visit: Visiting, server: Running) -> None:
    ada = visit()
    table, _ = replay(ada, server)
    for _ in range(3):
        ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_url(f"**/replay/{table}?at=3")
    ada.page.locator("header select").first.select_option("watch")
    ada.page.wait_for_url(f"**/replay/{table}?at=3&as=watch")
    ada.page.reload()
    ada.page.locator(LOADED_SLIDER).wait_for()
    assert moment(ada) == 3
    assert ada.page.locator("footer input").input_value() == "3"
    assert ada.page.locator("header select").first.input_value() == "watch"


@pytest.mark.parametrize("query", ["?at=999999", "?at=-1", "?at=x"])
def test_a_moment_that_is_not_there_does_no_harm(query: str, visit: Visiting, server: Running) -> None:
    ada = visit()
    _, total = replay(ada, server, query=query)
    settle(ada)
    assert moment(ada) in (0, total - 1)
    assert ada.page.locator("main section").count()


def test_another_view_shows_the_same_moment_of_the_game(visit: Visiting, server: Running) -> None:
    ada = visit()
    table, total = replay(ada, server, query="?at=20")
    shown = news(ada, table)[20]["now"]
    whose = ada.page.locator("header select").first
    whose.select_option("0")
    own = news(ada, table, "0")
    ada.page.locator(f"input[type=range][max='{len(own) - 1}']").wait_for()
    ada.page.wait_for_timeout(WRITTEN_MS)
    assert own[moment(ada)]["now"] <= shown
    assert moment(ada) == len(own) - 1 or own[moment(ada) + 1]["now"] > shown
    assert len(own) > total


@both_sizes
def test_a_moment_is_shared_by_its_link(size: dict[str, Any], visit: Visiting, server: Running) -> None:
    ada = visit(**size)
    table, _ = replay(ada, server, query="?at=5")
    ada.page.get_by_role("button", name="Share this moment").click()
    link = ada.page.locator("dialog[open] input").input_value()
    assert link == f"{server.url}/replay/{table}?at=5"


# --- All cards open ------------------------------------------------------------------------------------------------


@both_sizes
def test_with_all_cards_open_it_is_told_what_was_kept(size: dict[str, Any], visit: Visiting, server: Running) -> None:
    ada = visit(**size)
    table, _ = replay(ada, server, "sea-salt-paper")
    moments = news(ada, table)
    kept = next(
        number for number, each in enumerate(moments) if any(said["id"] == "ssp-keeps" for said in each["story"])
    )
    ada.page.locator("footer input").fill(str(kept))
    told = ada.page.locator("aside li:last-child" if size is DESKTOP else "footer .told")
    told.get_by_text(re.compile(r"\bkeeps? the ")).wait_for()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_controls_fit_and_can_be_touched(size: dict[str, Any], visit: Visiting, server: Running) -> None:
    ada = visit(**size)
    replay(ada, server)
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for control in ada.page.locator("footer button, footer select, footer input").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["viewport"]["width"]
