"""What the page is made of: which card is which, words, and the queue of events."""

import mimetypes
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.web.page import WEB, build_page

PLACE = "http://units.test"
SITUATION: dict[str, Any] = {
    "view": {},
    "pending": [],
    "choices": [],
    "asides": [],
    "deadline": None,
    "result": None,
    "record": None,
}
SEATS = [
    {"kind": "player", "name": "Ada", "level": None, "player": "a" * 16, "away": False, "rating": None},
    {"kind": "bot", "name": None, "level": "casual", "player": None, "away": False, "rating": None},
]


@pytest.fixture(scope="module")
def units(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page in which the modules are there as `units`."""
    folder = tmp_path_factory.mktemp("units")
    node = build_page.find_node()
    build_page.fetch(node)
    vite = [
        node.node,
        str(WEB / "node_modules" / "vite" / "bin" / "vite.js"),
        "build",
        "--config",
        "tests/vite.config.ts",
    ]
    subprocess.run([*vite, "--outDir", str(folder), "--logLevel", "error"], cwd=WEB, check=True)

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(f"{PLACE}/")
        if not name:
            route.fulfill(content_type="text/html", body="<!doctype html>")
        else:
            file = Path(folder, name)
            route.fulfill(content_type=mimetypes.guess_type(name)[0] or "text/plain", body=file.read_bytes())

    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.route(f"{PLACE}/**", answer)
    page.goto(f"{PLACE}/")
    page.evaluate("async () => { window.units = await import('/units.js'); await units.start(); }")
    yield page
    context.close()


# --- Which card is which --------------------------------------------------------------------------------------------


def carried(page: Page, *situations: dict[str, list[str]]) -> list[dict[str, list[int]]]:
    """The keys of the cards in each place, through several situations; they count from 0."""
    told: list[list[dict[str, Any]]] = page.evaluate(
        """(situations) => {
          let pieces = [];
          return situations.map((places) => (pieces = units.carryOver(pieces, Object.entries(places))));
        }""",
        list(situations),
    )
    first = min(piece["key"] for pieces in told for piece in pieces)
    return [
        {
            zone: [piece["key"] - first for piece in pieces if piece["zone"] == zone]
            for zone in dict.fromkeys(piece["zone"] for piece in pieces)
        }
        for pieces in told
    ]


def test_cards_that_stay_keep_their_keys_wherever_they_lie_in_a_place(units: Page) -> None:
    one, two = carried(units, {"hand": ["crab", "fish", "crab"]}, {"hand": ["fish", "crab", "crab"]})
    assert one == {"hand": [0, 1, 2]}
    assert two == {"hand": [1, 0, 2]}


def test_a_card_that_goes_elsewhere_takes_its_key_along(units: Page) -> None:
    one, two = carried(
        units, {"hand": ["crab", "fish"], "pile": ["boat"]}, {"hand": ["fish"], "pile": ["boat", "crab"]}
    )
    assert one == {"hand": [0, 1], "pile": [2]}
    assert two == {"hand": [1], "pile": [2, 0]}


def test_a_card_is_the_same_before_and_after_it_is_turned_over(units: Page) -> None:
    one, two = carried(units, {"theirs": ["?", "?"]}, {"theirs": ["?", "crab"]})
    assert sorted(two["theirs"]) == one["theirs"]
    one, two = carried(units, {"theirs": ["?"], "mine": []}, {"theirs": [], "mine": ["crab"]})
    assert two == {"mine": [0]}


def test_known_cards_are_matched_before_unknown_ones(units: Page) -> None:
    one, two = carried(units, {"theirs": ["?"], "mine": ["crab"]}, {"theirs": ["crab"], "mine": ["fish"]})
    assert one == {"theirs": [0], "mine": [1]}
    assert set(two["theirs"] + two["mine"]) >= {0}
    assert two["theirs"] != two["mine"]


def test_new_cards_get_keys_that_nobody_had(units: Page) -> None:
    _, two, three = carried(
        units, {"hand": ["crab"]}, {"hand": [], "pile": ["boat"]}, {"hand": ["crab"], "pile": ["boat"]}
    )
    assert two["pile"] == three["pile"]
    assert three["hand"] != [0]


# --- Words ----------------------------------------------------------------------------------------------------------


def test_an_unknown_message_shows_its_id(units: Page) -> None:
    assert units.evaluate("() => units.t('page-no-such-thing')") == "⟨page-no-such-thing⟩"
    assert units.evaluate("() => units.t('page-title', {}, 'help')") == "⟨page-title.help⟩"


def test_a_sentence_speaks_to_the_one_who_hears_it(units: Page) -> None:
    mine, theirs = units.evaluate(
        """async () => {
          await units.needGame("sea-salt-paper");
          const said = { id: "ssp-discards", values: { seat: 1, pile: 1, card: "crab.dark-blue" } };
          return [1, 0].map((me) => units.say(said, { names: ["Ada", "Ben"], me }));
        }"""
    )
    assert "Ben" in theirs
    assert "Ben" not in mine
    assert all("blue crab" in told for told in (mine, theirs))
    assert "⟨" not in mine + theirs


def test_names_are_joined_with_you_first(units: Page) -> None:
    told = units.evaluate(
        """async () => {
          await units.needGame("dolores");
          return units.allNames("dol", [0, 1, 2], { names: ["Ada", "Ben", "Cleo"], me: 1 });
        }"""
    )
    assert told.startswith("You")
    assert "Ada" in told
    assert "Cleo" in told
    assert "Ben" not in told


def test_words_change_with_the_language_and_back(units: Page) -> None:
    words = units.evaluate(
        """async () => {
          const told = [];
          for (const language of ["de", "en"]) {
            await units.speak(language);
            told.push(units.t("play-level-beginner"));
          }
          return told;
        }"""
    )
    assert words[0] != words[1]
    assert units.locator("html").get_attribute("lang") == "en"


# --- The queue ------------------------------------------------------------------------------------------------------


def queue(page: Page, script: str) -> Any:
    """Runs a script with a table that was just come to: `hear(number)` brings news, `shown()` is what is shown."""
    info = {"id": "t" * 12, "game": "dolores", "players": 2, "options": {}, "seats": SEATS, "phase": "playing"}
    return page.evaluate(
        """async ([situation, info, script]) => {
          const table = new units.FollowedTable("t".repeat(12));
          const now = Date.now() / 1000;
          const pause = (time) => new Promise((done) => setTimeout(done, time));
          table.hold = () => 40;
          const here = (number, situation) => table.hear({ type: "here", table: table.id, number, seat: 0, info,
            situation, now, story: [], moves: [], chat: [], here: [0] });
          here(5, situation);
          const at = (number) => ({ ...situation, view: { number } });
          const hear = (number, more = {}) => table.hear({ type: "news", table: table.id, number, now,
            moves: [`1 ${number}`], story: [], situation: at(number), info: null, chat: null, ...more });
          const shown = () => table.situation.view.number ?? null;
          const work = `return (async () => { ${script} })()`;
          return await new Function("table", "here", "at", "hear", "shown", "pause", work)(
            table, here, at, hear, shown, pause);
        }""",
        [SITUATION, info, script],
    )


def test_events_are_shown_one_after_the_other(units: Page) -> None:
    seen = queue(units, "hear(6); hear(7); const one = shown(); await pause(400); return [one, shown(), table.moves];")
    assert seen == [6, 7, ["1 6", "1 7"]]


def test_what_comes_twice_is_shown_once(units: Page) -> None:
    assert queue(units, "hear(6); hear(6); await pause(200); hear(6); return table.moves;") == ["1 6"]


def test_a_gap_is_noticed(units: Page) -> None:
    assert queue(units, "return [hear(6), hear(8), shown()];") == [True, False, 6]


def test_after_much_was_missed_only_the_end_is_waited_for(units: Page) -> None:
    script = "table.hold = () => 400; for (let n = 6; n <= 40; n++) hear(n); const one = shown(); await pause(500);"
    first, then = queue(units, f"{script} return [one, shown()];")
    assert first == 6
    assert 28 <= then < 40


def test_talk_does_not_wait_for_cards(units: Page) -> None:
    line = "{ chat: { name: 'Ben', seat: 1, player: null, text: 'Ahoy', at: 0 }, situation: null, moves: [] }"
    seen = queue(units, f"hear(6); hear(7); hear(8, {line}); return [shown(), table.chat.map((each) => each.text)];")
    assert seen == [6, ["Ahoy"]]


def test_who_comes_back_sees_how_things_stand_at_once(units: Page) -> None:
    script = "hear(6); hear(7); here(9, at(9)); await pause(200); return [shown(), table.deciding];"
    assert queue(units, script) == [9, False]
