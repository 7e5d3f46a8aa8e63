"""Every place of the page: words in all languages, room for them in all widths, nothing grave for axe in any light."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from seachest.messages import LANGUAGES
from tests.serving import Running
from tests.web.page import WEB
from tests.web.places import PLACES, Tour, settle
from tests.web.test_phones import SMALL_TARGETS, SMALL_TEXTS
from tests.web.visitor import Visitor

SIZES = [(320, 640), (768, 1024), (1440, 900)]
LIGHTS = ("light", "dark")
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE_IMPACTS = ("serious", "critical")
RUN_AXE = """async (grave) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.filter(({ impact }) => grave.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary: why }) => `${id}: ${html.slice(0, 160)} ${why}`));
}"""
MISSING_VALUE = re.compile(r"⟨[^⟩]*⟩|\{\$[a-z-]+\}")
FIND_CUT_TEXTS = """() => {
  const cut = [];
  const wide = document.documentElement.clientWidth;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const home = text.parentElement;
    if (!text.data.trim() || home.closest("svg, .unseen, script, style, option, [data-may-be-cut]")) continue;
    if (!home.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const seen = range.getBoundingClientRect();
    if (seen.width === 0) continue;
    let scrolls = false;
    let hidden = false;
    const found = [];
    for (let around = home; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      hidden ||= clipPath !== "none" && box.width <= 1;
      scrolls ||= overflowX === "auto" || overflowX === "scroll";
      const across = /hidden|clip/.test(overflowX) && (seen.right > box.right + 1.5 || seen.left < box.left - 1.5);
      const down = /hidden|clip/.test(overflowY) && (seen.bottom > box.bottom + 4 || seen.top < box.top - 4);
      if (!scrolls && (across || down)) found.push(`${text.data.trim()} (${around.tagName}.${around.className})`);
      if (overflowY === "auto" || overflowY === "scroll" || position === "fixed") break;
    }
    if (!scrolls && (seen.right > wide + 1.5 || seen.left < -1.5)) found.push(`${text.data.trim()} (beside the page)`);
    if (!hidden) cut.push(...found);
  }
  return cut;
}"""
"""Texts that are not shown whole, though they are meant for eyes."""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def tour(browser: Browser, server: Running) -> Iterator[Tour]:
    """The same visitors for all places."""
    tour = Tour(browser, server)
    yield tour
    for visitor in tour.visitors:
        visitor.leave()


def faults(visitor: Visitor) -> list[str]:
    """What is wrong with the words of a place, in any language and width."""
    found = []
    for language, title in LANGUAGES.items():
        visitor.speak(language, title)
        settle(visitor)
        found += [f"{language}: missing {words}" for words in MISSING_VALUE.findall(visitor.page.content())]
        for width, height in SIZES:
            visitor.resize(width, height)
            where = f"{language} at {width}:"
            if visitor.page.evaluate(TOO_WIDE) > 0:
                found.append(f"{where} scrolls sideways")
            found += [f"{where} cut: {text}" for text in visitor.page.evaluate(FIND_CUT_TEXTS)]
            if language == "en":
                found += [f"{where} too small to read: {text}" for text in visitor.page.evaluate(SMALL_TEXTS)]
                found += [f"{where} too small to touch: {what}" for what in visitor.page.evaluate(SMALL_TARGETS)]
    return found


def grave_faults(visitor: Visitor) -> list[str]:
    """What axe finds, in any light."""
    found = []
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    for light in LIGHTS:
        visitor.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]  # one of the two
        settle(visitor)
        found += [f"{light}: {fault}" for fault in visitor.page.evaluate(RUN_AXE, GRAVE_IMPACTS)]
    return found


@pytest.mark.parametrize("place", PLACES)
def test_all_can_read_it(place: str, tour: Tour) -> None:
    visitor = tour.go(place)
    found = grave_faults(visitor) + faults(visitor)
    visitor.speak("en", LANGUAGES["en"])
    found += [complaint for each in tour.visitors for complaint in each.complaints]
    for each in tour.visitors:
        each.complaints.clear()
    assert not found, "\n".join(found)
