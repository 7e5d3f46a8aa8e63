"""The table forgives: double taps decide nothing, what nobody knows of is taken back, what counts is asked twice."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from tests.services import in_a_loop_of_its_own
from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.sizes import DESKTOP, PHONE, SHORT_PHONE
from tests.web.test_ending import play_until_stop
from tests.web.test_phones import begins, table_where
from tests.web.visitor import Visitor

DOUBLE_TAP_MS = 250
SETTLED_MS = 1200
"""Milliseconds after which everything that has appeared takes taps."""
TALK_OPTIONS = {"pile": 36, "talk": True}
REACTION_MS = 400
AGAIN_MS = 600
MOST_BOT_WAIT_S = 40
"""Milliseconds after which a second tap is none of a double tap."""
NOTE_CLICKS = """
window.clicks = [];
addEventListener("click", () => window.clicks.push(performance.now()), { capture: true });
"""
NOTE_TAPS = """
window.appeared = new WeakMap();
new MutationObserver(() => {
  for (const each of document.querySelectorAll("[data-choice]"))
    if (!window.appeared.has(each)) window.appeared.set(each, performance.now());
}).observe(document, { subtree: true, childList: true, attributes: true });
addEventListener("click", (event) => {
  const target = event.target.closest?.("[data-choice]");
  if (target) window.ageOfTapped = performance.now() - window.appeared.get(target);
}, { capture: true });
"""
"""How long the thing that was tapped last had been there, in milliseconds."""
KEEP_SPOT = """() => {
  const box = document.querySelector("[data-choice^=keep]")?.getBoundingClientRect();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}"""
"""Where a card lies that may be kept, as soon as there is one."""
FORCED_PASS_SEED = "01" * 16
"""A deal in which the first seat has only one card to pass."""
FREE_PASS_SEED = "0a" * 16
"""A deal in which the first seat may pass one of two cards."""
GESTURES = {"peace", "fight", "first"}
AT_POINT = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-choice]')?.dataset.choice ?? null"


@pytest.fixture(scope="module")
def unhurried_server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots take their time."""
    folder = tmp_path_factory.mktemp("server")
    with Running(str(folder / "server.db"), folder / "log", seeds=True, pace=1) as running:
        yield running


def without_confirming(visitor: Visitor) -> Visitor:
    """Somebody who has switched confirming off, so that only the guard is between them and a decision."""
    visitor.context.add_init_script("localStorage['seachest.confirm'] = 'off'")
    return visitor


def play_until(visitor: Visitor, table: str, offers: Callable[[list[str]], bool]) -> list[str]:
    """Plays by dice, on the phone by touch, until something certain is offered; returns what can be chosen then."""
    dice = random.Random(3)
    while True:
        assert visitor.ready(), "the game was over before"
        offered = visitor.choices()
        if offers(offered):
            visitor.page.wait_for_timeout(SETTLED_MS)
            if visitor.choices() == offered:
                return offered
            continue
        if offered:
            tap(visitor, offered.index("draw") if "draw" in offered else dice.randrange(len(offered)))
            visitor.page.wait_for_timeout(30)


def tap(visitor: Visitor, number: int) -> tuple[float, float]:
    """Touches one of the things that choose something; returns where."""
    spot = visitor.aim(number)
    touch(visitor, spot)
    return spot


def touch(visitor: Visitor, spot: tuple[float, float]) -> None:
    """A finger on a phone, the mouse elsewhere."""
    if visitor.page.evaluate("() => navigator.maxTouchPoints > 0"):
        visitor.page.touchscreen.tap(*spot)
    else:
        visitor.page.mouse.click(*spot)


def tap_choice(visitor: Visitor, text: str) -> tuple[float, float]:
    visitor.page.wait_for_function("(text) => document.querySelector(`[data-choice='${text}']`)", arg=text)
    return tap(visitor, visitor.choices().index(text))


def offers_announcements(offered: list[str]) -> bool:
    return "announce fight" in offered


def offers_gestures(offered: list[str]) -> bool:
    return set(offered) >= GESTURES


def offers_cards_to_keep(visitor: Visitor, table: str, offered: list[str]) -> bool:
    """Whether a card is kept now, and where the other one is discarded will be a choice, too."""
    piles = visitor.situations(table)[-1]["view"]["piles"]
    return sum(text.startswith("keep") for text in offered) > 1 and all(piles)


def decided_before(visitor: Visitor) -> int:
    return len(visitor.decisions())


# --- Taps that were not meant ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("pause", [60, DOUBLE_TAP_MS, 450])
def test_a_double_tap_on_an_announcement_shows_no_gesture(pause: int, device: dict[str, Any], visit: Visiting) -> None:
    ada = without_confirming(visit(hurried=False, **device))
    table = ada.open_table("dolores", 2, seed="05" * 16, options=TALK_OPTIONS)
    play_until(ada, table, offers_announcements)
    before = decided_before(ada)
    spot = tap_choice(ada, "announce fight")
    ada.page.wait_for_timeout(pause)
    touch(ada, spot)
    ada.page.wait_for_timeout(pause)
    touch(ada, spot)
    ada.page.wait_for_timeout(SETTLED_MS)
    assert ada.decisions()[before:] == ["announce fight"]


@pytest.mark.parametrize("device", [PHONE, SHORT_PHONE], ids=["phone", "short-phone"])
@pytest.mark.parametrize("announced", ["announce peace", "announce fight", "announce first"])
def test_no_gesture_appears_where_an_announcement_was_tapped(
    announced: str, device: dict[str, Any], visit: Visiting
) -> None:
    ada = without_confirming(visit(hurried=False, **device))
    table = ada.open_table("dolores", 2, seed="05" * 16, options=TALK_OPTIONS)
    play_until(ada, table, offers_announcements)
    spot = tap_choice(ada, announced)
    ada.page.wait_for_function("() => document.querySelector('[data-choice=fight]')")
    assert ada.page.evaluate(AT_POINT, list(spot)) not in GESTURES


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_has_just_appeared_takes_no_tap_and_half_a_second_later_it_does(
    device: dict[str, Any], visit: Visiting
) -> None:
    ada = without_confirming(visit(hurried=False, **device))
    ada.context.add_init_script(NOTE_TAPS)
    table = ada.open_table("sea-salt-paper", 2, seed="02" * 16)
    early = None
    while early is None:  # a machine under load may be too slow to tap early
        play_until(ada, table, lambda offered: "draw" in offered)
        tap_choice(ada, "draw")
        spot = ada.page.wait_for_function(KEEP_SPOT, polling=10).json_value()
        made = len(ada.decisions())
        touch(ada, spot)
        age = ada.page.evaluate("() => window.ageOfTapped")
        ada.page.wait_for_timeout(SETTLED_MS)
        early = ada.decisions()[made:] if age < REACTION_MS else None
    assert early == []
    tap(ada, next(at for at, text in enumerate(ada.choices()) if text.startswith("keep")))
    ada.page.wait_for_timeout(100)
    assert [text.split()[0] for text in ada.decisions()[made:]][:1] == ["keep"]


def test_keys_are_not_slowed(visit: Visiting) -> None:
    ada = without_confirming(visit(hurried=False))
    ada.open_table("sea-salt-paper", 2, seed="02" * 16)
    ada.page.locator("[data-choice=draw]").focus()
    ada.page.wait_for_timeout(SETTLED_MS)
    ada.page.keyboard.press("Enter")
    keep = ada.page.locator("[data-choice^=keep]").first
    keep.wait_for()
    keep.focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(100)
    assert [text.split()[0] for text in ada.decisions()] == ["draw", "keep"]


# --- Taking back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_gesture_is_taken_back_before_the_bot_shows_its_own(
    device: dict[str, Any], visiting: Visiting, unhurried_server: Running
) -> None:
    ada = without_confirming(visiting(unhurried_server, hurried=False, **device))
    table = ada.open_table("dolores", 2, seed="05" * 16, options={"pile": 36, "talk": False})
    play_until(ada, table, offers_gestures)
    before = decided_before(ada)
    tap_choice(ada, "fight")
    undo = ada.page.locator("[data-guarded=take-back]")
    undo.wait_for()
    ada.page.wait_for_timeout(600)
    box = undo.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    touch(ada, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    play_until(ada, table, offers_gestures)
    tap_choice(ada, "peace")
    shown = moves_shown_when_the_bot_has_decided(ada)
    assert ada.decisions()[before:][:2] == ["fight", "peace"]
    revealed = [move for move in shown if move in ("0 peace", "0 fight")]
    assert revealed[-1] == "0 peace"
    assert any(move.startswith("1 ") for move in shown)


def moves_shown_when_the_bot_has_decided(visitor: Visitor) -> list[str]:
    """All moves that a visitor in seat 0 was told of, once there are gestures of both seats."""
    for _ in range(MOST_BOT_WAIT_S):
        visitor.page.wait_for_timeout(1000)
        shown = [move for frame in visitor.frames for move in frame.get("moves", ()) if frame.get("type") == "news"]
        if any(move.startswith("1 ") for move in shown) and {"0 peace", "0 fight"} & set(shown):
            return shown
    return []


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_kept_card_is_taken_back_and_the_other_one_kept(device: dict[str, Any], visit: Visiting) -> None:
    ada = without_confirming(visit(hurried=False, **device))
    table = ada.open_table("sea-salt-paper", 2, seed="02" * 16)
    play_until(ada, table, partial(offers_cards_to_keep, ada, table))
    one, two = [text for text in ada.choices() if text.startswith("keep")]
    tap_choice(ada, one)
    undo = ada.page.locator("[data-guarded=take-back]")
    undo.wait_for()
    ada.page.wait_for_timeout(600)
    (undo.tap if device is PHONE else undo.click)()
    ada.page.wait_for_timeout(SETTLED_MS)
    tap_choice(ada, two)
    ada.page.wait_for_timeout(SETTLED_MS)
    assert undo.is_visible()
    situation = ada.situations(table)[-1]
    assert situation["take_back"] == [two]
    hand, drawn = situation["view"]["hands"][0], situation["view"]["drawn"]
    assert (two.split()[1] in hand, drawn) == (True, [one.split()[1]])


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_half_and_a_card_of_sea_or_shore_are_taken_back_one_after_the_other(
    device: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada = without_confirming(visit(hurried=False, **device))
    table = table_where(ada, server, 3, begins("plus"))
    ada.page.wait_for_timeout(SETTLED_MS)
    undo = ada.page.locator("[data-guarded=take-back]")
    for verb in ("show", "card"):
        undo.wait_for()
        ada.page.wait_for_timeout(AGAIN_MS)
        (undo.tap if device is PHONE else undo.click)()
        ada.page.locator(f"[data-choice^={verb}]").first.wait_for()
    undo.wait_for(state="detached")
    ada.page.wait_for_timeout(SETTLED_MS)
    other = ada.choices()[-1]
    tap_choice(ada, other)
    undo.wait_for()
    assert ada.situations(table)[-1]["take_back"] == [other]
    assert ada.decisions() == [other]


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_passed_card_is_marked_in_hand_and_taken_back(
    device: dict[str, Any], visiting: Visiting, unhurried_server: Running
) -> None:
    ada = without_confirming(visiting(unhurried_server, hurried=False, **device))
    table = ada.open_table("sea-or-shore", 3, seed=FREE_PASS_SEED)
    one, other = play_until(ada, table, lambda offered: len(offered) > 1)[:2]
    undo, marked = ada.page.locator("[data-guarded=take-back]"), ada.page.locator(".hand .leaving")
    for text in (one, other):
        tap_choice(ada, text)
        undo.wait_for()
        assert (marked.get_attribute("aria-label") or "").startswith(f"{text.removeprefix('pass ')} ")
        if text == one:
            ada.page.wait_for_timeout(AGAIN_MS)
            (undo.tap if device is PHONE else undo.click)()
            marked.wait_for(state="detached")
            ada.page.wait_for_timeout(SETTLED_MS)
    assert ada.situations(table)[-1]["take_back"] == [other]
    assert ada.decisions() == [one, other]


def test_taking_back_works_by_keys_and_is_named(visit: Visiting) -> None:
    ada = without_confirming(visit(hurried=False))
    table = ada.open_table("sea-salt-paper", 2, seed="02" * 16)
    play_until(ada, table, partial(offers_cards_to_keep, ada, table))
    ada.page.locator("[data-choice^=keep]").first.press("Enter")
    ada.page.get_by_role("button", name="Take back").press("Enter")
    ada.page.wait_for_function("() => document.querySelector('[data-choice^=keep]')")
    assert [message["type"] for message in ada.sent][-1] == "take-back"


# --- Confirming -----------------------------------------------------------------------------------------------------


def test_on_touch_a_gesture_needs_a_second_tap(visit: Visiting) -> None:
    ada = visit(hurried=False, **PHONE)
    table = ada.open_table("dolores", 2, seed="05" * 16, options={"pile": 36, "talk": False})
    play_until(ada, table, offers_gestures)
    before = decided_before(ada)
    spot = tap_choice(ada, "fight")
    ada.page.wait_for_timeout(AGAIN_MS)
    assert ada.decisions()[before:] == []
    assert "Again to confirm" in ada.page.locator("[data-choice=fight]").inner_text()
    tap_choice(ada, "peace")
    ada.page.wait_for_timeout(AGAIN_MS)
    assert ada.decisions()[before:] == []
    touch(ada, spot)
    ada.page.wait_for_timeout(AGAIN_MS)
    touch(ada, spot)
    ada.page.wait_for_timeout(300)
    assert ada.decisions()[before:][:1] == ["fight"]


def test_a_double_tap_confirms_nothing(visit: Visiting) -> None:
    ada = visit(hurried=False, **PHONE)
    ada.context.add_init_script(NOTE_CLICKS)
    table = ada.open_table("dolores", 2, seed="05" * 16, options={"pile": 36, "talk": False})
    decided = None
    while decided is None:  # a machine under load may be too slow for a double tap
        play_until(ada, table, offers_gestures)
        before = decided_before(ada)
        spot = tap_choice(ada, "fight")
        touch(ada, spot)
        ada.page.wait_for_timeout(300)
        first, second = ada.page.evaluate("() => window.clicks.slice(-2)")
        decided = ada.decisions()[before:] if second - first < REACTION_MS else None
    assert decided == []
    assert "Again to confirm" in ada.page.locator("[data-choice=fight]").inner_text()


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_with_a_mouse_a_gesture_needs_a_second_click_where_it_could_not_be_taken_back(
    speed: str, visit: Visiting
) -> None:
    ada = visit(hurried=False)
    ada.context.add_init_script(f"localStorage['seachest.speed'] = '{speed}'")
    ada.open_table("dolores", 2, seed="05" * 16, options={"pile": 36, "talk": False})
    ada.page.wait_for_timeout(SETTLED_MS)
    while not offers_gestures(ada.choices()):
        assert ada.ready()
        ada.page.evaluate("() => document.querySelector('[data-choice]')?.click()")
        ada.page.wait_for_timeout(100)
    ada.page.wait_for_timeout(SETTLED_MS)
    before = decided_before(ada)
    tap_choice(ada, "fight")
    ada.page.wait_for_timeout(AGAIN_MS)
    assert ada.decisions()[before:][:1] == (["fight"] if speed == "normal" else [])
    if speed == "fast":
        tap_choice(ada, "fight")
        ada.page.wait_for_timeout(300)
        assert ada.decisions()[before:][:1] == ["fight"]


def test_by_keys_confirming_is_the_same_key_twice_and_screen_readers_are_told(visit: Visiting) -> None:
    ada = visit(hurried=False)
    ada.context.add_init_script("localStorage['seachest.confirm'] = 'on'")
    table = ada.open_table("dolores", 2, seed="05" * 16, options={"pile": 36, "talk": False})
    play_until(ada, table, offers_gestures)
    before = decided_before(ada)
    told = ada.page.locator(".prompt").get_by_role("status").first
    assert told.inner_text() == ""
    ada.page.locator("[data-choice=fight]").focus()
    ada.page.keyboard.down("Enter")
    ada.page.keyboard.down("Enter")  # held
    ada.page.keyboard.up("Enter")
    ada.page.wait_for_timeout(100)
    assert ada.decisions()[before:] == []
    assert told.inner_text() == "Again to confirm"
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(100)
    assert ada.decisions()[before:][:1] == ["fight"]


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["by-touch", "by-keys"])
def test_stop_and_last_chance_are_confirmed_too(device: dict[str, Any], visit: Visiting, server: Running) -> None:
    ada = visit(hurried=False, **device)
    ada.context.add_init_script("localStorage['seachest.confirm'] = 'on'")
    table = ada.new_table("sea-salt-paper", 2, seed="e1" * 16, options={"goal": 40})
    in_a_loop_of_its_own(play_until_stop(server.url, table, ada.tokens[table]))
    ada.show_table(table)
    assert ada.ready()
    ada.page.wait_for_timeout(SETTLED_MS)

    def call(text: str) -> None:
        if device is PHONE:
            tap_choice(ada, text)
        else:
            ada.page.keyboard.press(ada.page.locator(f"[data-choice={text}]").get_attribute("data-key") or "")
        ada.page.wait_for_timeout(AGAIN_MS if device is PHONE else 100)

    for text in ("stop", "last-chance", "stop"):
        call(text)
        assert ada.decisions() == []
        assert "Again to confirm" in ada.page.locator(f"[data-choice={text}]").inner_text()
    assert ada.page.locator(".waits").count() == 1
    call("stop")
    assert ada.decisions() == ["stop"]


def test_the_setting_is_remembered(visit: Visiting) -> None:
    ada = visit(hurried=False)
    ada.page.goto("/")
    ada.page.locator("#main").wait_for()
    ada.page.keyboard.press(",")
    switch = ada.page.get_by_role("switch", name="Confirm")
    assert not switch.is_checked()
    switch.check()
    ada.page.reload()
    ada.page.locator("#main").wait_for()
    ada.page.keyboard.press(",")
    assert ada.page.get_by_role("switch", name="Confirm").is_checked()


# --- Forced answers -------------------------------------------------------------------------------------------------


def test_a_turn_that_ends_by_itself_is_told_and_not_asked(visiting: Visiting, unhurried_server: Running) -> None:
    ada = without_confirming(visiting(unhurried_server, hurried=False, **PHONE))
    table = ada.open_table("sea-salt-paper", 2, seed="02" * 16)
    forced = "() => document.querySelector('.prompt .lead')?.textContent.startsWith('Ending your turn')"
    seen: list[str] = []
    while not seen:
        play_until(ada, table, lambda offered: "draw" in offered)
        for verb in ("draw", "keep", "discard"):
            ada.page.wait_for_function("(verb) => document.querySelector(`[data-choice^=${verb}]`)", arg=verb)
            ada.page.wait_for_timeout(SETTLED_MS)
            offered = ada.choices()
            if not any(text.startswith(verb) for text in offered):
                break  # there was only one pile to discard on
            tap(ada, next(at for at, text in enumerate(offered) if text.startswith(verb)))
        ada.page.wait_for_timeout(700)
        if ada.page.evaluate(forced):
            made = ada.decisions()
            assert ada.choices() == []
            ada.page.wait_for_function(f"() => !({forced})()")
            assert ada.decisions() == made
            seen.append("Ending your turn")


def test_a_forced_pass_shows_which_card_went_and_which_came(visiting: Visiting, unhurried_server: Running) -> None:
    ada = visiting(unhurried_server, hurried=False, **PHONE)
    table = ada.open_table("sea-or-shore", 3, seed=FORCED_PASS_SEED)
    card = ada.page.locator(".pass .card")
    ada.page.locator(".pass .both").wait_for()
    went, came = card.nth(0).get_attribute("aria-label"), card.nth(1).get_attribute("aria-label")
    assert ada.decisions() == []
    passed = next(
        told["event"]
        for frame in ada.frames
        if frame.get("table") == table
        for told in frame.get("events", ())
        if told["event"]["type"] == "passed"
    )
    given = next(each["card"] for each in passed["islands"] if each["giver"] == 0)
    received = next(each["card"] for each in passed["islands"] if each["receiver"] == 0)
    assert [went, came] == [island_name(given), island_name(received)]


def island_name(card: str) -> str:
    """An island as the page calls it in English."""
    colour, number = card.split("-")
    return f"{colour} {number}"
