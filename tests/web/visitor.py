"""Somebody with a browser: what their page complains about, what it was told, and how they play through it.

Whatever chooses something has an attribute `data-choice`: its value is the text of the decision, or nothing if it is
only a step on the way, as marking the first of two cards.
"""

import json
import random
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, WebSocket
from playwright.sync_api import Request as Asked
from playwright.sync_api import TimeoutError as TooLate

PAGE_TIMEOUT_MS = 120_000
"""Milliseconds that a page is given."""
FRAME_DECODER = msgspec.json.Decoder()
"""A frame holds a message on each line."""
POLL_INTERVAL_MS = 10
"""Milliseconds; pages behind another draw no frames, so that these can't be counted."""
CHOICES_TIMEOUT_S = 10.0
"""Seconds until everything that can be chosen must be there."""
MAX_UNSHOWN_SITUATIONS = 12
"""Situations that may wait to be shown."""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SPEED_UP_FACTOR = 40
MIN_NETWORK_PAUSE_MS = 10_000
"""Milliseconds from which on pauses are not made for eyes, but for a network."""
SHORTEN_PAUSES = f"""
const wait = window.setTimeout;
window.setTimeout = (what, pause = 0, ...rest) =>
  wait(what, pause < {MIN_NETWORK_PAUSE_MS} ? pause / {SPEED_UP_FACTOR} : pause, ...rest);
"""
"""Events are shown one after the other, so that people see them; tests see them faster."""
END_AMBIENT_MOTION = """
addEventListener("DOMContentLoaded", () => {
  const once = new CSSStyleSheet();
  once.replaceSync("*, ::before, ::after { animation-iteration-count: 1 !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, once];
});
"""
"""Water that glitters for ever keeps a processor busy that has to draw it, at forty times its speed above all."""
LOG_POLICY_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""
CHOICE_HELPERS = """
const able = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  && !each.disabled && each.getAttribute("aria-disabled") !== "true"
  && !each.closest("[inert]") && (!sheet() || each.closest("dialog[open]"));
const choices = () => [...document.querySelectorAll("[data-choice]")].filter(able);
const sheet = () => document.querySelector("dialog[open]") !== null;
const over = () => document.querySelector('[data-phase="over"]') !== null;
"""
IS_CHOICE_READY = f"() => {{ {CHOICE_HELPERS} return over() || choices().length > 0 || sheet(); }}"
READ_CHOICES = f"""() => {{
  {CHOICE_HELPERS}
  return {{ over: over(), choices: choices().map((each) => each.dataset.choice), sheet: sheet() }};
}}"""
POINT_OF_CHOICE = f"""(number) => {{
  {CHOICE_HELPERS}
  const each = choices()[number];
  if (!each) return null;
  const at = () => {{
    const {{ left, top, width, height }} = each.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    for (const down of parts)
      for (const across of parts) {{
        const [x, y] = [left + across * width, top + down * height];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === each || each.contains(hit))) return [x, y];
      }}
    return null;
  }};
  const found = at();
  if (found) return found;
  each.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
  return at();
}}"""
"""Where a finger finds a thing, though others may lie over a part of it."""


def is_right(offered: list[str], situation: dict[str, Any]) -> bool:
    """Whether all that can be clicked is legal, and, unless steps are needed, all that is legal can be clicked."""
    legal = {choice["text"] for choice in situation["choices"]}
    named = set(offered) - {""}
    return named <= legal and ("" in offered or legal <= named)


def put_away(page: Page) -> None:
    """Closes the uppermost sheet, by the button that goes on where it has one."""
    sheet = page.locator("dialog[open]").last
    main = sheet.locator("button.main")
    (main if main.count() else sheet.locator("button")).first.click()


def packed(url: str) -> bytes:
    """A file as browsers get it."""
    with urlopen(Request(url, headers={"Accept-Encoding": "gzip"})) as answer:
        found: bytes = answer.read()
        return found


class Visitor:
    """A browser of its own, with one page or more."""

    def __init__(
        self, browser: Browser, url: str, name: str | None = "Ada", *, hurried: bool = True, **wishes: Any
    ) -> None:
        self.url, self.name = url, name
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        """What the pages were told over their sockets."""
        self.sent: list[dict[str, Any]] = []
        self.answers: list[Response] = []
        """What the pages were told otherwise."""
        self.forgiving = False
        """Whether the server may be gone."""
        self.tokens: dict[str, str] = {}
        usual: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
        self.context = browser.new_context(base_url=url, **usual | wishes)
        self.context.set_default_timeout(PAGE_TIMEOUT_MS)
        self.context.add_init_script(LOG_POLICY_VIOLATIONS)
        if hurried:
            self.context.add_init_script(SHORTEN_PAUSES)
            self.context.add_init_script(END_AMBIENT_MOTION)
        self.context.on("page", self._watch)
        self.page = self.context.new_page()
        if hurried:
            motion = self.context.new_cdp_session(self.page)
            motion.send("Animation.enable")
            motion.send("Animation.setPlaybackRate", {"playbackRate": SPEED_UP_FACTOR})
        if name is not None:
            assert self.context.request.post("/api/guests", data={"name": name}).ok
            self.context.add_init_script("if (location.protocol === 'http:') localStorage['seachest.session'] = 'yes'")

    def resize(self, width: int, height: int) -> None:
        """Gives the page another size, and time to lay itself out."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(NEXT_FRAME)

    def at_sizes(self, sizes: Iterable[Mapping[str, Any]]) -> Iterator[str]:
        """Gives the page one size after the other, as the windows in `sizes` have them, and names each."""
        for size in sizes:
            width, height = size["viewport"]["width"], size["viewport"]["height"]
            self.resize(width, height)
            yield f"at {width}×{height}"

    def leave(self) -> None:
        """Closes everything."""
        self.forgiving = True
        self.context.close()

    # --- What the page says and is told -----------------------------------------------------------------------------

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)

    def _complain(self, what: str) -> None:
        if not self.forgiving:
            self.complaints.append(f"{self.name}: {what}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console {message.type}: {message.text}")

    def _failed(self, request: Asked) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left
            self._complain(f"{request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        self.answers.append(response)
        if response.status >= 400:
            self._complain(f"{response.request.method} {response.url}: {response.status}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.extend(FRAME_DECODER.decode_lines(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def fetched(self) -> dict[str, int]:
        """Everything that the pages have fetched, with its size as it travels; a browser does not tell that of all."""
        return {answer.url: len(packed(answer.url)) for answer in self.answers if "/api/" not in answer.url}

    def situations(self, table: str) -> list[dict[str, Any]]:
        """How a table stood again and again, as the pages were told."""
        return [frame["situation"] for frame in self.frames if frame.get("table") == table and frame.get("situation")]

    def decisions(self) -> list[str]:
        """What the pages have decided."""
        return [message["text"] for message in self.sent if message["type"] == "act"]

    # --- Tables -----------------------------------------------------------------------------------------------------

    def open_table(self, game: str, players: int, **wishes: Any) -> str:
        """Opens a table and shows it."""
        table = self.new_table(game, players, **wishes)
        self.show_table(table)
        return table

    def new_table(self, game: str, players: int, **wishes: Any) -> str:
        """Opens a table, with random bots unless something else is wished."""
        wish = {"bots": ["random"] * (players - 1), **wishes}
        answer = self.context.request.post("/api/tables", data={"game": game, "players": players, **wish})
        assert answer.ok, answer.text()
        told = answer.json()
        table: str = told["table"]["id"]
        self.tokens[table] = told["token"]
        return table

    def sit_down(self, table: str) -> None:
        """Takes a seat at somebody's table, and shows it."""
        answer = self.context.request.post(f"/api/tables/{table}/seats", data={})
        assert answer.ok, answer.text()
        self.tokens[table] = answer.json()["token"]
        self.show_table(table)

    def show_table(self, table: str) -> None:
        """Goes to a table."""
        self.page.goto(f"/t/{table}")

    def record(self, table: str) -> dict[str, Any]:
        """The record of a game that is over."""
        answer = self.context.request.get(f"/api/tables/{table}/record")
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def speak(self, language: str, title: str) -> None:
        """Chooses another language in place: by the menu, or, if there is none, in the settings."""
        menu = self.page.locator(f"select:has(option[lang={language}])")
        if menu.count():
            menu.select_option(language)
        else:
            beside = self.page.locator("dialog[open]").count() > 0  # the rules
            if beside:
                self.page.keyboard.press("Escape")
            self.page.keyboard.press(",")
            self.page.locator("dialog[open]").get_by_text(title, exact=True).click()
            self.page.keyboard.press("Escape")
            if beside:
                self.look_up_rules()
        self.page.locator(f"html[lang={language}]").wait_for()

    def look_up_rules(self) -> None:
        """Opens the rules beside a table."""
        self.page.keyboard.press("r")
        self.page.locator("dialog[open] h3").first.wait_for()

    # --- Playing ----------------------------------------------------------------------------------------------------

    def waits(self, page: Page | None = None) -> bool:
        """Waits until there is something to choose or to read, or the game is over; whether it goes on."""
        page = page or self.page
        try:
            page.wait_for_function(IS_CHOICE_READY, polling=POLL_INTERVAL_MS)
        except TooLate:
            raise AssertionError(f"nothing can be chosen: {self.frames[-3:]}\n{page.inner_text('body')}") from None
        return not page.evaluate(READ_CHOICES)["over"]

    def ready(self, page: Page | None = None) -> bool:
        """Puts away what is to be read until something can be chosen, or the game is over; whether it goes on."""
        page = page or self.page
        while True:
            goes_on = self.waits(page)
            if not self.reads(page):
                return goes_on

    def reads(self, page: Page | None = None) -> bool:
        """Puts away a sheet that is only to be read; whether there was one."""
        page = page or self.page
        seen = page.evaluate(READ_CHOICES)
        if not seen["sheet"] or seen["choices"]:
            return False
        put_away(page)
        return True

    def settled(self, table: str) -> list[str]:
        """What can be chosen, in order, as soon as that is what the table has last asked."""
        deadline = time.monotonic() + PAGE_TIMEOUT_MS / 1000
        while True:
            assert self.ready()
            offered = self.choices()
            if offered and is_right(offered, self.situations(table)[-1]):
                return sorted(offered)
            assert time.monotonic() < deadline, f"offered: {sorted(offered)}, but: {self.situations(table)[-1:]}"
            self.page.wait_for_timeout(POLL_INTERVAL_MS)

    def choices(self, page: Page | None = None) -> list[str]:
        """What can be chosen at this moment."""
        return list((page or self.page).evaluate(READ_CHOICES)["choices"])

    def click_choice(self, number: int = 0, page: Page | None = None) -> None:
        """Clicks on one of the things that choose something."""
        page = page or self.page
        page.mouse.click(*self.aim(number, page))

    def aim(self, number: int = 0, page: Page | None = None) -> tuple[float, float]:
        """Where a finger finds one of the things that choose something, as soon as it is there."""
        x, y = (page or self.page).wait_for_function(POINT_OF_CHOICE, arg=number, polling=POLL_INTERVAL_MS).json_value()
        return x, y

    def is_over(self) -> bool:
        """Whether the page shows that the game is over."""
        return bool(self.page.evaluate(READ_CHOICES)["over"])

    def decide(self, table: str, dice: random.Random, page: Page | None = None) -> str | None:
        """Clicks until something is decided; what it was, or None if the server has answered before."""
        page = page or self.page
        made = len(self.decisions())
        deadline = time.monotonic() + PAGE_TIMEOUT_MS / 1000
        while time.monotonic() < deadline:
            offered = page.evaluate(READ_CHOICES)["choices"]
            if len(self.decisions()) > made:
                return self.decisions()[made]
            if not offered:
                page.wait_for_timeout(POLL_INTERVAL_MS)
                return self.decisions()[made] if len(self.decisions()) > made else None
            offered = self.checked_offers(table, page)
            spot = page.evaluate(POINT_OF_CHOICE, dice.randrange(len(offered))) if offered else None
            if spot is not None:
                page.mouse.click(*spot)
            elif offered:  # something lies over it
                page.wait_for_timeout(POLL_INTERVAL_MS)
        raise AssertionError(f"nothing could be decided: {self.situations(table)[-1:]}")

    def checked_offers(self, table: str, page: Page) -> list[str]:
        """What can be chosen, as soon as that is right: things may still be on their way to where they are shown."""
        deadline = time.monotonic() + CHOICES_TIMEOUT_S
        while True:
            offered: list[str] = page.evaluate(READ_CHOICES)["choices"]
            if not offered or any(is_right(offered, told) for told in self.situations(table)[-MAX_UNSHOWN_SITUATIONS:]):
                return offered
            assert time.monotonic() < deadline, f"offered: {sorted(offered)}, but: {self.situations(table)[-1:]}"
            page.wait_for_timeout(POLL_INTERVAL_MS)

    def play(self, table: str, dice: random.Random, most: int | None = None) -> int:
        """Plays on, to the end or so many decisions; how many they were."""
        made = 0
        while made != most and self.ready():
            made += self.decide(table, dice) is not None
        return made
