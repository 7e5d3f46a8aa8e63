"""Every place of the page, and how one gets there: each is looked at in all languages, widths and lights.

Games are brought to where they are shown without a page, which is much quicker than playing them through one.
"""

import asyncio
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from playwright.sync_api import Browser

from seachest.client import FollowedTable, RequestRefused, ServerClient
from seachest.lessons.lesson import lesson_of
from seachest.rules.game import game_named, game_names
from tests.services import in_a_loop_of_its_own
from tests.serving import Running
from tests.web.visitor import Visitor

SEED = "0c0ffee0" * 4
MODERATOR = "Captain Flint"
MID_GAME_DECISIONS = 5
"""Decisions after which a game is in its midst."""
NOTHING_MOVES = """() => document.fonts.status === "loaded" && document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getComputedTiming().iterations === Infinity)"""
LOADED_SLIDER = "input[type=range]:not([max='0'])"
"""Of a replay, as soon as it can be moved."""
SHORT: dict[str, dict[str, Any]] = defaultdict(
    dict,
    {"sea-salt-paper": {"goal": 10}, "sea-or-shore": {"rounds": 1}, "dolores": {"pile": 36}},
)
"""What the page offers to those who have little time; other games are short enough."""
GAMES_WITH_LESSON = [game for game in game_names() if lesson_of(game) is not None]


class Tour:
    """Somebody with a name, and somebody without, who go from place to place, and a friend with an account."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self._server = server
        come = partial(Visitor, browser, server.url, reduced_motion="reduce")
        self.ada, self.stranger, self.ben, self.captain = come("Ada"), come(None), come(None), come(None)
        self._met: str | None = None
        self._met_at = ""
        """The table of that game."""
        self._over: dict[str, str] = {}
        """A finished table of each game."""

    @property
    def visitors(self) -> list[Visitor]:
        """All visitors."""
        return [self.ada, self.stranger, self.ben, self.captain]

    def go(self, place: str) -> Visitor:
        """Takes a visitor to a place, and returns them once everything there has stopped moving."""
        visitor = PLACES[place](self)
        visitor.page.locator("#main").wait_for()
        settle(visitor)
        return visitor

    def at(self, address: str) -> Visitor:
        """Ada goes to an address."""
        self.ada.page.goto(address)
        return self.ada

    def new_table(self, game: str) -> Visitor:
        """Ada opens the box of a game, and all that is folded within."""
        ada = self.at("/")
        ada.page.locator(f".box[data-game={game}]").click()
        ada.page.locator("dialog[open]").wait_for()
        unfold(ada, "dialog ")
        return ada

    def lesson(self, game: str) -> Visitor:
        """The guide has said hello, and goes on."""
        ada = self.at(f"/learn/{game}")
        ada.page.locator(".guide .next").click()
        return ada

    def sheet(self, key: str) -> Visitor:
        """Ada opens a sheet by its key."""
        ada = self.at("/")
        ada.page.locator("#main").wait_for()
        ada.page.keyboard.press(key)
        ada.page.locator("dialog[open]").wait_for()
        return ada

    def waiting_room(self) -> Visitor:
        """A table that waits for others, with an invitation."""
        self.ada.open_table("sea-or-shore", 5, bots=["casual"])
        return self.ada

    def invited(self) -> Visitor:
        """Somebody new follows the link of a table that waits for them."""
        table = self.ada.open_table("dolores", 3, bots=["random"])
        self.stranger.show_table(table)
        return self.stranger

    def midst(self, game: str) -> Visitor:
        """A game at its largest table, when Ada has to decide."""
        table = self.ada.new_table(game, game_named(game).seats[-1], seed=SEED)
        in_a_loop_of_its_own(play_apart(self._server.url, table, self.ada.tokens[table], MID_GAME_DECISIONS))
        self.ada.show_table(table)
        self.ada.ready()
        return self.ada

    def rules_beside(self, game: str) -> Visitor:
        """The rules, looked up in the midst of a game."""
        ada = self.midst(game)
        ada.look_up_rules()
        return ada

    def watched(self, game: str) -> Visitor:
        """A game that Ada watches."""
        ben = self.stranger.context.request
        answer = ben.post("/api/guests", data={"name": "Ben"})
        assert answer.ok, answer.text()
        players = game_named(game).seats[0]
        wish = {"game": game, "players": players, "bots": ["random"] * (players - 1), "seed": SEED}
        told = ben.post("/api/tables", data=wish).json()
        in_a_loop_of_its_own(play_apart(self._server.url, told["table"]["id"], told["token"], MID_GAME_DECISIONS))
        self.ada.show_table(told["table"]["id"])
        self.ada.page.locator("[data-phase=playing] #main section").first.wait_for()
        return self.ada

    def over(self, game: str) -> str:
        """A table at which all is over."""
        if game not in self._over:
            table = self.ada.new_table(game, game_named(game).seats[0], seed=SEED, options=SHORT[game])
            in_a_loop_of_its_own(play_apart(self._server.url, table, self.ada.tokens[table]))
            self._over[game] = table
        return self._over[game]

    def met(self) -> str:
        """Somebody with an account, with whom Ada has finished a game; returns their id."""
        if self._met is None:
            ben = self.ben.context.request
            answer = ben.post("/api/accounts", data={"name": "Ben Turner", "password": "correct horse"})
            assert answer.ok, answer.text()
            table = self.ada.new_table("dolores", 2, bots=[], seed=SEED, options=SHORT["dolores"])
            told = ben.post(f"/api/tables/{table}/seats", data={}).json()
            in_a_loop_of_its_own(play_together(self._server.url, table, [self.ada.tokens[table], told["token"]]))
            self.ada.page.goto("/")
            while not self.ada.context.request.get("/api/history").json()["games"]:
                time.sleep(0.05)
            self._met, self._met_at = str(answer.json()["id"]), table
            assert self.ada.context.request.post(f"/api/friends/{self._met}").ok
        return self._met

    def logbook(self) -> Visitor:
        """What Ada has played."""
        self.met()
        ada = self.at("/logbook")
        ada.page.locator("#history").wait_for()
        return ada

    def friends(self) -> Visitor:
        """Ada's friends."""
        self.met()
        ada = self.at("/friends")
        ada.page.locator(".person").first.wait_for()
        return ada

    def profile(self) -> Visitor:
        """What everybody may know of Ben."""
        ada = self.at(f"/players/{self.met()}")
        ada.page.locator("dl").first.wait_for()
        return ada

    def moderation(self) -> Visitor:
        """What moderators see of a report, and of what they have done before."""
        captain = self.captain.context.request
        answer = captain.post("/api/accounts", data={"name": MODERATOR, "password": "correct horse"})
        assert answer.ok, answer.text()
        command = [
            sys.executable,
            "-m",
            "seachest",
            "admin",
            "moderator",
            MODERATOR,
            "--database",
            self._server.database,
        ]
        subprocess.run(command, check=True, capture_output=True)
        met, table = self.met(), self._met_at
        told = {"table": table, "player": met, "reason": "chat", "note": "at every table"}
        reported = self.ada.context.request.post("/api/reports", data=told)
        assert reported.ok, reported.text()
        self.captain.context.add_init_script("localStorage['seachest.session'] = 'yes'")
        self.captain.page.goto("/moderate")
        self.captain.page.get_by_role("article").last.wait_for()
        return self.captain

    def puzzle(self, game: str) -> Visitor:
        """A puzzle."""
        ada = self.at(f"/puzzles/{game}")
        ada.page.locator("main [data-choice]").first.wait_for()
        return ada

    def daily(self) -> Visitor:
        """The daily deals."""
        ada = self.at("/daily")
        ada.page.locator("[data-deal]").last.wait_for()
        return ada

    def menu(self, game: str) -> Visitor:
        """The menu of a table."""
        ada = self.midst(game)
        ada.page.locator("header button[aria-label]").first.click()
        ada.page.locator("dialog[open]").wait_for()
        return ada

    def chat(self, game: str) -> Visitor:
        """The chat of a table, with what can be said in a word, and a line of many words."""
        ada = self.midst(game)
        ada.page.locator("header button[aria-pressed]").last.click()
        ada.page.locator("aside .emotes").wait_for()
        field = ada.page.locator("aside form input")
        field.fill("Nobody but you would have thought of an incomprehensibly daring gesture like this one.")
        field.press("Enter")
        ada.page.locator("aside li b").wait_for()
        field.blur()  # keys are for the page again
        return ada

    def end(self, game: str) -> Visitor:
        """The end of a game, with everything that explains it."""
        self.ada.show_table(self.over(game))
        self.ada.ready()
        unfold(self.ada, "#main ")
        return self.ada

    def review(self, game: str) -> Visitor:
        """The review of a finished game."""
        ada = self.end(game)
        ada.page.locator(".ending .buttons button[title]").click()
        ada.page.locator(".review ol .place").first.wait_for()
        unfold(ada, ".review ")
        return ada

    def hint(self, game: str) -> Visitor:
        """What the coach would do in the midst of a game."""
        ada = self.midst(game)
        ada.page.locator(".lantern").click()
        ada.page.locator(".hint .main").click()
        ada.page.locator(".hint li").first.wait_for()
        return ada

    def replay(self, game: str) -> Visitor:
        """A moment of a finished game, all cards open."""
        ada = self.at(f"/replay/{self.over(game)}")
        slider = ada.page.locator(LOADED_SLIDER)
        slider.wait_for()
        slider.focus()
        ada.page.keyboard.press("End")
        ada.page.keyboard.press("PageDown")
        return ada


def settle(visitor: Visitor) -> None:
    """Waits until nothing moves."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_function(NOTHING_MOVES)


def unfold(visitor: Visitor, within: str) -> None:
    """Opens all that is folded."""
    script = "(all) => document.querySelectorAll(all).forEach((each) => (each.open = true))"
    visitor.page.evaluate(script, f"{within}details")


async def play_apart(url: str, table: str, token: str, most: int | None = None) -> None:
    """Plays a seat by dice and without a page: to the end, or until it has to decide after so many decisions."""
    dice = random.Random(1)
    async with ServerClient(url) as client:
        await client.guest("Ada")
        followed = await client.follow(table, token, exact=True)
        made = 0
        while await may_decide(followed) and made != most:
            assert followed.situation is not None
            situation = followed.situation
            try:
                await followed.act(dice.choice(situation.choices).text)
            except RequestRefused:
                if followed.situation is situation:  # else the server was faster if there is only one answer
                    raise
            made += 1


async def play_together(url: str, table: str, tokens: list[str]) -> None:
    """Plays several seats to the end."""
    async with asyncio.TaskGroup() as group:
        for token in tokens:
            group.create_task(play_apart(url, table, token))


async def may_decide(followed: FollowedTable) -> bool:
    """Waits until the seat may decide; False if the game is over."""
    while followed.situation is None or not (followed.situation.choices or followed.situation.result):
        await followed.changed()
    return followed.situation.result is None


def _each(
    name: str, way: Callable[[Tour, str], Visitor], games: Iterable[str] = game_names()
) -> dict[str, Callable[[Tour], Visitor]]:
    """A place that each game has, or each of some games."""

    def of(game: str) -> Callable[[Tour], Visitor]:
        return lambda tour: way(tour, game)

    return {f"{name} {game}": of(game) for game in games}


PLACES: dict[str, Callable[[Tour], Visitor]] = {
    "home": lambda tour: tour.at("/"),
    **_each("new table", Tour.new_table),
    "settings": lambda tour: tour.sheet(","),
    "keys": lambda tour: tour.sheet("?"),
    "tables": lambda tour: tour.at("/tables"),
    "me": lambda tour: tour.at("/me"),
    "logbook": Tour.logbook,
    "friends": Tour.friends,
    "profile": Tour.profile,
    "moderation": Tour.moderation,
    "leaders": lambda tour: tour.at("/leaders/dolores"),
    "daily": Tour.daily,
    **_each("puzzle", Tour.puzzle),
    "menu": lambda tour: tour.menu("dolores"),
    "chat": lambda tour: tour.chat("dolores"),
    **_each("rules", lambda tour, game: tour.at(f"/rules/{game}")),
    **_each("learn", Tour.lesson, GAMES_WITH_LESSON),
    "nowhere": lambda tour: tour.at("/rules/nowhere"),
    "waiting room": Tour.waiting_room,
    "invited": Tour.invited,
    **_each("table", Tour.midst),
    "rules beside a table": lambda tour: tour.rules_beside("dolores"),
    **_each("watching", Tour.watched),
    **_each("end", Tour.end),
    "review": lambda tour: tour.review("sea-salt-paper"),
    "hint": lambda tour: tour.hint("sea-or-shore"),
    **_each("replay", Tour.replay),
}
