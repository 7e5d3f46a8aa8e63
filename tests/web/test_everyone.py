"""The page is for everyone: by keyboard alone, with a screen reader, without motion."""

import random
import time

import pytest

import seachest
from seachest.rules.game import game_named, game_names
from tests.web.conftest import Visiting
from tests.web.places import SHORT
from tests.web.visitor import PAGE_TIMEOUT_MS, READ_CHOICES, Visitor

WATCH_MOTION = """
window.moved = [];
const look = () => {
  for (const each of document.getAnimations()) {
    const { duration } = each.effect.getComputedTiming();
    if (each.playState === "running" && duration > 20) window.moved.push(each.animationName ?? each.id ?? "animation");
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
READ_FOCUS = """() => {
  const { activeElement } = document;
  const open = document.querySelector("dialog[open]");
  const sheet = open !== null && !open.querySelector("[data-choice]");
  const over = document.querySelector('[data-phase="over"]') !== null;
  return { lost: activeElement === document.body, choice: activeElement?.dataset?.choice ?? null, sheet, over };
}"""
NOTE_ANNOUNCEMENTS = """
window.heard = [];
new MutationObserver(() => {
  for (const each of document.querySelectorAll("[aria-live]")) {
    const text = each.textContent.trim();
    if (text && window.heard.at(-1) !== text) window.heard.push(text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
SHORT_HANDS = {"sea-or-shore": {"hand": 3}}


def decide_by_keys(visitor: Visitor, dice: random.Random) -> None:
    """Goes on by Tab until something that chooses is reached, and takes it; or goes on to another."""
    keyboard, made = visitor.page.keyboard, len(visitor.decisions())
    deadline = time.monotonic() + PAGE_TIMEOUT_MS / 1000
    while time.monotonic() < deadline:
        focused = visitor.page.evaluate(READ_FOCUS)
        if len(visitor.decisions()) > made or focused["over"]:
            return
        if focused["sheet"]:
            keyboard.press("Escape")
        elif focused["choice"] is not None and dice.random() < 0.4:
            keyboard.press("Enter")
        elif focused["choice"] is not None and dice.random() < 0.2:
            keyboard.press("ArrowRight")
        else:
            keyboard.press("Tab")
    raise AssertionError(f"nothing could be decided by keys: {visitor.page.evaluate(READ_CHOICES)}")


@pytest.mark.parametrize("game", game_names())
def test_a_game_can_be_played_by_keyboard_alone_and_the_focus_is_never_lost(game: str, visit: Visiting) -> None:
    ada, dice = visit(reduced_motion="reduce"), random.Random(8)
    options = SHORT[game] | SHORT_HANDS.get(game, {})
    table = ada.open_table(game, game_named(game).seats[0], seed="08" * 16, options=options)
    lost = []
    while ada.waits():
        decide_by_keys(ada, dice)
        if ada.waits() and ada.page.evaluate(READ_FOCUS)["lost"]:
            lost.append(ada.decisions()[-1])
    assert seachest.load(ada.record(table)).result() is not None
    assert not lost


@pytest.mark.parametrize("game", game_names())
def test_what_happens_is_told_to_screen_readers_and_nothing_moves(game: str, visit: Visiting) -> None:
    """For those who want it so; live regions say the sentences of the story, and what can be chosen has a name."""
    ada = visit(reduced_motion="reduce")
    ada.context.add_init_script(WATCH_MOTION)
    ada.context.add_init_script(NOTE_ANNOUNCEMENTS)
    table = ada.open_table(game, game_named(game).seats[0], seed="09" * 16)
    ada.play(table, random.Random(9), 6)
    assert ada.ready()
    assert len(set(ada.page.evaluate("() => window.heard"))) > 3
    assert not ada.page.evaluate("() => window.moved")
    names = ada.page.locator("[data-choice]").evaluate_all(
        "(all) => all.map((each) => each.ariaLabel || each.innerText)"
    )
    assert all(name.strip() for name in names), names
