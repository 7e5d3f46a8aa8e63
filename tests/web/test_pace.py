"""The pace: speeds, skipping, the story in step with the board, keys that choose, and passing in advance."""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from seachest.bots.personas import NEXT_DECISION_DELAY
from seachest.wire.play import Situation
from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.sizes import DESKTOP, PHONE
from tests.web.test_phones import choices, table_where
from tests.web.visitor import CHOICE_HELPERS, Visitor

SIZES = {"desktop": DESKTOP, "phone": PHONE}
both = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
SEED = "07" * 16
CLICK_CHOICE = f"(dice) => {{ {CHOICE_HELPERS} const all = choices(); all[Math.floor(dice * all.length)]?.click(); }}"
"""Chooses like somebody at the keyboard, who is not slowed."""
PAUSE_MS = 300
NOTE_STORY = """
window.noted = [];
setInterval(() => {
  const caption = document.querySelector(".caption")?.textContent ?? null;
  const story = [...document.querySelectorAll("aside ol li")].map((each) => each.textContent);
  const announced = document.querySelector(".table > p[aria-live]")?.textContent ?? "";
  window.noted.push({ caption, story, announced });
}, 20);
"""
"""What the board says, what the story tells and what is announced, again and again."""
UNCOVERING = "The covers come off!"
KEY_CAP = "(which) => getComputedStyle(document.querySelector(which), '::after').content"


@pytest.fixture(scope="module")
def unhurried_server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots take their time."""
    folder = tmp_path_factory.mktemp("server")
    with Running(str(folder / "server.db"), folder / "log", seeds=True, pace=1) as running:
        yield running


def paces(visitor: Visitor) -> list[tuple[str, bool]]:
    """The paces that the page has asked for, and whether they were meant until the next decision only."""
    return [(each["pace"], each.get("once", False)) for each in visitor.sent if each["type"] == "pace"]


def until(visitor: Visitor, holds: Callable[[], bool]) -> None:
    """Waits until something holds; fails where it does not for long."""
    for _ in range(100):
        if holds():
            return
        visitor.page.wait_for_timeout(PAUSE_MS / 3)
    raise AssertionError(f"it never held: {visitor.sent[-5:]}")


def play_until(visitor: Visitor, holds: Callable[[list[str]], bool], seed: int = 3) -> list[str]:
    """Plays by dice until something certain is offered; returns what can be chosen then."""
    dice = random.Random(seed)
    while True:
        assert visitor.ready(), "the game was over before"
        offered = visitor.choices()
        if holds(offered):
            return offered
        visitor.page.evaluate(CLICK_CHOICE, dice.random())
        visitor.page.wait_for_timeout(20)


def end_turn(visitor: Visitor, table: str) -> None:
    """Decides by dice until others are on."""
    dice = random.Random(5)
    while 0 in visitor.situations(table)[-1]["pending"]:
        visitor.page.evaluate(CLICK_CHOICE, dice.random())  # nothing where the page is not ready to ask yet
        visitor.page.wait_for_timeout(50)


def pace_told(visitor: Visitor, table: str) -> object:
    """The pace of a table, as the page was told last."""
    infos = [frame["info"] for frame in visitor.frames if frame.get("table") == table and frame.get("info")]
    return infos[-1]["pace"]


def moves_at(visitor: Visitor, table: str) -> list[str]:
    """The decisions that the page was told of."""
    return [move for frame in visitor.frames if frame.get("table") == table for move in frame.get("moves", ())]


# --- Speed ----------------------------------------------------------------------------------------------------------


@both
def test_a_speed_chosen_in_the_game_is_the_pace_of_the_table_at_once(
    size: dict[str, Any], visiting: Visiting, unhurried_server: Running
) -> None:
    ada = visiting(unhurried_server, **size)
    table = ada.open_table("sea-salt-paper", 2, seed=SEED)
    ada.ready()
    assert paces(ada) == []
    ada.page.get_by_role("button", name="Table menu").click()
    ada.page.locator("dialog[open]").get_by_role("button", name="Settings").click()
    ada.page.locator("dialog[open]").get_by_text("Fast", exact=True).click()
    ada.page.wait_for_function("() => localStorage['seachest.speed'] === 'fast'")
    until(ada, lambda: paces(ada) == [("fast", False)])
    until(ada, lambda: pace_told(ada, table) == "fast")
    assert ada.context.request.get(f"/api/tables/{table}").json()["pace"] == "fast"


def test_the_speed_is_remembered_and_goes_along_to_the_next_table(
    visiting: Visiting, unhurried_server: Running
) -> None:
    ada = visiting(unhurried_server)
    ada.context.add_init_script("localStorage['seachest.speed'] = 'instant'")
    ada.open_table("dolores", 2, seed=SEED)
    ada.ready()
    until(ada, lambda: paces(ada) == [("instant", False)])
    ada.page.reload()
    ada.ready()
    ada.page.wait_for_timeout(PAUSE_MS)
    assert paces(ada) == [("instant", False)]  # the table has it already


def test_with_several_people_the_speed_is_that_of_the_page_alone(visit: Visiting) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    ada.context.add_init_script("localStorage['seachest.speed'] = 'fast'")
    table = ada.open_table("sea-salt-paper", 2, bots=[])
    ben.sit_down(table)
    for each in (ada, ben):
        each.page.locator("[data-phase=playing]").wait_for()
    ada.page.wait_for_timeout(PAUSE_MS)
    assert paces(ada) == []
    assert ada.context.request.get(f"/api/tables/{table}").json()["pace"] is None


# --- Skipping -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["space", "tap", "button"])
def test_skipping_leads_to_the_next_own_decision(way: str, visiting: Visiting, unhurried_server: Running) -> None:
    ada = visiting(unhurried_server, hurried=False, **(DESKTOP if way == "space" else PHONE))
    ada.context.add_init_script("localStorage['seachest.confirm'] = 'off'")
    table = ada.open_table("sea-salt-paper", 4, seed=SEED)
    play_until(ada, lambda offered: "draw" in offered)
    end_turn(ada, table)
    told = len(ada.frames)
    if way == "space":
        ada.page.evaluate("() => document.querySelector('main').focus()")
        ada.page.keyboard.press("Space")
    elif way == "tap":
        ada.page.locator(".prompt .lead").tap()
    else:
        ada.page.get_by_role("button", name="Skip").tap()
    until(ada, lambda: paces(ada)[-1:] == [("instant", True)])
    assert ada.waits()
    times = [frame["now"] for frame in ada.frames[told:] if frame.get("moves")]
    pauses = sorted(later - earlier for earlier, later in pairwise(times))
    assert len(pauses) > 3
    assert pauses[len(pauses) // 2] < NEXT_DECISION_DELAY
    assert ada.context.request.get(f"/api/tables/{table}").json()["pace"] is None


def test_a_tap_on_something_else_skips_nothing(visiting: Visiting, unhurried_server: Running) -> None:
    ada = visiting(unhurried_server, hurried=False, **PHONE)
    table = ada.open_table("sea-salt-paper", 4, seed=SEED)
    play_until(ada, lambda offered: "draw" in offered)
    end_turn(ada, table)
    ada.page.get_by_role("button", name="Log").tap()
    ada.page.locator("aside ol").tap()
    ada.page.wait_for_timeout(100)
    assert paces(ada) == []


# --- The story in step with the board -------------------------------------------------------------------------------


@both
def test_the_story_of_sea_or_shore_gives_no_reveal_away(size: dict[str, Any], visit: Visiting) -> None:
    ada = visit(hurried=False, **size)
    ada.context.add_init_script(NOTE_STORY)
    table = ada.open_table("sea-or-shore", 3, seed=SEED)
    if size is PHONE:
        ada.page.get_by_role("button", name="Log").tap()
    while not ada.page.evaluate("(told) => window.noted.some(({ caption }) => caption === told)", UNCOVERING):
        play_until(ada, lambda offered: bool(offered))
        ada.page.evaluate(CLICK_CHOICE, 0.0)
        ada.page.wait_for_timeout(100)
    ada.page.locator(".prompt").wait_for()
    ada.page.wait_for_timeout(500)
    noted = ada.page.evaluate("() => window.noted")
    during = [at for at, note in enumerate(noted) if note["caption"] == UNCOVERING]
    before, after = noted[during[0]], noted[-1]
    told_during = {len(noted[at]["story"]) for at in during}
    assert told_during == {len(before["story"])}  # nothing is told while the covers come off
    assert len(after["story"]) > len(before["story"])
    assert {noted[at]["announced"] for at in during} <= {before["announced"], noted[during[0] - 1]["announced"]}
    assert any(
        told["event"]["type"] == "revealed"
        for frame in ada.frames
        if frame.get("table") == table
        for told in frame.get("events") or ()
    )


# --- Keys -----------------------------------------------------------------------------------------------------------


def test_digits_choose_and_are_shown_where_there_are_keys(visit: Visiting) -> None:
    ada = visit()
    ada.open_table("sea-salt-paper", 2, seed=SEED)
    offered = play_until(ada, lambda offered: len(offered) > 1)
    ada.page.wait_for_function("() => document.querySelectorAll('[data-key]').length > 1")
    keys = ada.page.evaluate(
        "() => [...document.querySelectorAll('[data-key]')].map((each) => [each.dataset.key, each.dataset.choice])"
    )
    assert [key for key, _ in keys] == [str(number + 1) for number in range(len(keys))]
    assert {text for _, text in keys} == set(offered)
    assert ada.page.evaluate(KEY_CAP, "[data-key='2']").startswith('"2"')
    second = dict(keys)["2"]
    before = len(ada.decisions())
    ada.page.keyboard.press("2")
    until(ada, lambda: ada.decisions()[before:][:1] == [second])


def test_on_a_phone_no_keys_are_shown(visit: Visiting) -> None:
    ada = visit(**PHONE)
    ada.open_table("sea-salt-paper", 2, seed=SEED)
    ada.ready()
    ada.page.wait_for_function("() => document.querySelector('[data-key]')")
    assert ada.page.evaluate(KEY_CAP, "[data-key]") == "none"


@pytest.mark.parametrize("game", ["sea-salt-paper", "dolores", "sea-or-shore"])
def test_arrows_go_from_choice_to_choice(game: str, visit: Visiting) -> None:
    ada = visit()
    ada.open_table(game, 3, seed=SEED, options={"talk": False} if game == "dolores" else {})
    play_until(ada, lambda offered: len(offered) > 1)
    focused = "() => document.activeElement?.dataset.choice ?? null"
    ada.page.evaluate("() => document.activeElement?.blur()")
    seen = []
    for _ in range(2):
        ada.page.keyboard.press("ArrowRight")
        seen.append(ada.page.evaluate(focused))
    offered = ada.choices()
    assert seen[0] in offered
    assert seen[1] in offered
    ada.page.keyboard.press("ArrowLeft")
    assert ada.page.evaluate(focused) == seen[0]


def test_digits_typed_into_the_chat_choose_nothing(visit: Visiting) -> None:
    ada = visit()
    ada.open_table("sea-salt-paper", 2, seed=SEED)
    ada.ready()
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.locator("aside input").press_sequentially("12")
    ada.page.wait_for_timeout(PAUSE_MS)
    assert ada.decisions() == []


def test_the_keys_are_listed_at_a_table(visit: Visiting) -> None:
    ada = visit()
    ada.open_table("sea-salt-paper", 2, seed=SEED)
    ada.ready()
    ada.page.keyboard.press("?")
    keys = ada.page.locator("dialog[open] kbd")
    keys.first.wait_for()
    assert {"1 – 9", "← →", "␣"} <= set(keys.all_inner_texts())


# --- Passing in advance ---------------------------------------------------------------------------------------------


def offers_bottles(situation: Situation) -> bool:
    """Whether a bottle may be passed on, and nothing else is asked."""
    offered = choices(situation)
    return "pass" in offered and "use lookout" not in offered


@both
def test_bottles_are_passed_on_in_advance_until_one_is_asked_again(
    size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada = visit(**size)
    ada.context.add_init_script("localStorage['seachest.confirm'] = 'off'")
    table = table_where(ada, server, 2, offers_bottles, "dolores", talk=False)
    made = len(ada.decisions())
    ada.page.wait_for_timeout(1200)  # what has just appeared takes no taps
    ada.page.get_by_role("button", name="Always pass").click()
    again = ada.page.get_by_role("button", name="Ask me again")
    again.wait_for()
    assert {"type": "standing", "text": "pass", "until": "recalled"}.items() <= ada.sent[-1].items()
    assert ada.decisions()[made:] == []
    until(ada, lambda: "0 pass" in moves_at(ada, table))
    assert ada.situations(table)[-1]["standing"]["until"] == "recalled"
    ada.page.wait_for_timeout(PAUSE_MS)
    again.click()
    until(ada, lambda: ada.situations(table)[-1]["standing"] is None)
    again.wait_for(state="detached")
