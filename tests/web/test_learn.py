"""The first game with a guide: it can be gone through by clicking, on phones too, and left at any time."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page

from seachest.server.http.routes.lessons import lesson_answer
from tests.web.conftest import Visiting
from tests.web.places import GAMES_WITH_LESSON
from tests.web.visitor import POINT_OF_CHOICE, POLL_INTERVAL_MS, READ_CHOICES, Visitor, put_away

SIZES = [(320, 640), pytest.param((1440, 900), marks=pytest.mark.long)]
STEP_TIMEOUT_S = 60.0
OVERLAP_TIMEOUT_S = 2.0
games = pytest.mark.parametrize("game", GAMES_WITH_LESSON)
READ_GUIDE = """() => {
  const guide = document.querySelector(".guide");
  const steps = [...(guide?.querySelectorAll(".dots span") ?? [])];
  const frame = document.querySelector("main").getBoundingClientRect();
  const card = guide?.getBoundingClientRect() ?? frame;
  const lit = [...document.querySelectorAll(".glow")].map((each) => each.getBoundingClientRect());
  return {
    step: steps.findIndex((each) => each.classList.contains("now")),
    asks: guide?.querySelector(".task") != null,
    ready: guide?.querySelector(".show, .next, .main")?.ariaDisabled !== "true",
    seen: lit.length > 0,
    within: lit.every((each) => each.top >= frame.top - 1 && each.bottom <= frame.bottom + 1),
    beside: frame.bottom <= card.top + 1 || frame.right <= card.left + 1,
    sheet: document.querySelector("dialog[open]") !== null,
    lost: document.activeElement === document.body,
  };
}"""


def state(page: Page) -> dict[str, Any]:
    """Where the guide stands."""
    seen: dict[str, Any] = page.evaluate(READ_GUIDE)
    return seen


def begin(visitor: Visitor, game: str) -> None:
    visitor.page.goto(f"/learn/{game}")
    visitor.page.locator(".guide").wait_for()


def arrive(visitor: Visitor, step: int) -> dict[str, Any]:
    """Waits for a step that can be gone on from, and looks at it."""
    deadline = time.monotonic() + STEP_TIMEOUT_S
    while time.monotonic() < deadline:
        seen = state(visitor.page)
        if seen["sheet"]:
            put_away(visitor.page)
        elif seen["step"] == step and seen["ready"]:
            return seen
        else:
            visitor.page.wait_for_timeout(POLL_INTERVAL_MS)
    raise AssertionError(f"step {step} never comes: {state(visitor.page)}")


def click_choice(visitor: Visitor, text: str) -> None:
    """Clicks on what is asked for as soon as it can be clicked, by steps on the way where it needs some."""
    for _ in range(600):
        offered = visitor.page.evaluate(READ_CHOICES)["choices"]
        number = offered.index(text) if text in offered else None
        if number is None and text.startswith("plus "):
            number = len(offered) - 2 if "" in offered else None  # one more of them
        if number is None and text.startswith("order ") and "" in offered:
            done = visitor.page.locator(".order [aria-pressed=true]").count()
            number = int(text.split(" ")[1][done]) - 1
        spot = None if number is None else visitor.page.evaluate(POINT_OF_CHOICE, number)
        if spot is not None:
            visitor.page.mouse.click(*spot)
            if number is not None and offered[number] == text and is_chosen(visitor, text):
                return
        visitor.page.wait_for_timeout(POLL_INTERVAL_MS)
    raise AssertionError(f"{text} is asked for, but can’t be chosen: {visitor.page.evaluate(READ_CHOICES)}")


def is_chosen(visitor: Visitor, text: str) -> bool:
    """Whether something is soon no longer offered; the page may have moved under the finger."""
    deadline = time.monotonic() + OVERLAP_TIMEOUT_S
    while time.monotonic() < deadline:
        if text not in visitor.page.evaluate(READ_CHOICES)["choices"]:
            return True
        visitor.page.wait_for_timeout(POLL_INTERVAL_MS)
    return False


def decisions(game: str, step: int) -> list[str]:
    """What the learner decides in a step, without what has a single answer."""
    lesson = lesson_answer(game)
    if step + 1 == len(lesson.steps) or lesson.steps[step + 1].later:
        return []
    found: list[str] = []
    for number in range(lesson.steps[step].at + 1, lesson.steps[step + 1].at + 1):
        before = lesson.news[number - 1].situation
        assert before is not None
        for move in lesson.news[number].moves:
            seat, _, text = move.partition(" ")
            if int(seat) == lesson.seat and (not found or len(before.choices) > 1):
                found.append(text)
    return found


@games
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_whole_lesson_by_clicking(game: str, size: tuple[int, int], visit: Visiting) -> None:
    ada = visit(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    begin(ada, game)
    steps = lesson_answer(game).steps
    for number, step in enumerate(steps):
        seen = arrive(ada, number)
        asked = decisions(game, number)
        assert seen["asks"] == bool(asked), step.says
        assert seen["beside"], f"{step.says}: the guide covers the table"
        assert not seen["lost"], f"{step.says}: the focus is lost"
        if step.points or asked:
            ada.page.wait_for_function(
                f"() => {{ const {{ seen, within }} = ({READ_GUIDE})(); return seen && within; }}"
            )
        for decision in asked:
            click_choice(ada, decision)
            ada.page.wait_for_function(f"() => !({READ_GUIDE})().lost")
        if not asked and step is not steps[-1]:
            ada.page.locator(".guide .next").click()
    ada.page.locator(".guide .main").click()
    ada.page.wait_for_url("**/t/*")
    ada.ready()


@games
def test_anything_else_gets_a_friendly_word_and_breaks_nothing(game: str, visit: Visiting) -> None:
    ada = visit()
    begin(ada, game)
    lesson = lesson_answer(game)
    situations = [lesson.news[step.at].situation for step in lesson.steps]
    number = next(
        step
        for step, now in enumerate(situations)
        if decisions(game, step) and now is not None and len(now.choices) > 1
    )
    for before in range(number):
        arrive(ada, before)
        ada.page.locator(".guide :is(.next, .show)").click()
    arrive(ada, number)
    ada.ready()
    asked = decisions(game, number)[0]
    other = next(place for place, text in enumerate(ada.choices()) if text not in ("", asked))
    ada.click_choice(other)
    ada.page.locator(".guide .why").wait_for()
    assert state(ada.page)["step"] == number
    click_choice(ada, asked)
    arrive(ada, number + 1)
    ada.page.locator(".guide .back").click()
    assert arrive(ada, number)["asks"]


def test_a_lesson_by_keys_alone(visit: Visiting) -> None:
    """Enter goes on, and chooses what is asked for, which has the focus."""
    ada = visit(reduced_motion="reduce")
    begin(ada, "dolores")
    for number in range(len(lesson_answer("dolores").steps) - 1):
        seen = arrive(ada, number)
        if seen["asks"]:
            asked = decisions("dolores", number)[0]
            ada.page.wait_for_function(f"() => document.activeElement?.dataset.choice === '{asked}'")
        ada.page.keyboard.press("Enter")
    arrive(ada, len(lesson_answer("dolores").steps) - 1)


def test_the_guide_can_be_skipped_and_taken_up_again(visit: Visiting) -> None:
    ada = visit()
    begin(ada, "dolores")
    ada.page.locator(".guide .next").click()
    arrive(ada, 1)
    ada.page.get_by_role("button", name="Skip").click()
    ada.page.get_by_role("button", name="Continue").click()
    arrive(ada, 1)
    ada.page.get_by_role("button", name="Skip").click()
    ada.page.get_by_role("button", name="Play against bots").click()
    ada.page.wait_for_url("**/t/*")


def test_whoever_is_new_to_a_game_is_offered_the_guide(visit: Visiting) -> None:
    ada = visit()
    ada.page.goto("/")
    ada.page.locator(".box").first.click()
    offer = ada.page.locator("dialog .first a")
    offer.click()
    ada.page.locator(".guide").wait_for()
    ada.page.get_by_role("button", name="Skip").click()
    ada.page.goto("/")
    ada.page.locator(".box").first.click()
    ada.page.locator("dialog").wait_for()
    assert offer.count() == 0
