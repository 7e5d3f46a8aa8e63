"""The ending sheet: winner, margin, every round with what made its points, what turned the game, and a celebration."""

import asyncio
from typing import Any

import pytest

from seachest.bots.names import bot_named
from seachest.client import RequestRefused, ServerClient
from seachest.messages import LANGUAGES
from seachest.rules.game import game_named, game_names
from tests.services import in_a_loop_of_its_own
from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.places import SHORT, may_decide, play_apart, settle
from tests.web.sizes import DESKTOP, PHONE, PHONES, SMALL_PHONE
from tests.web.visitor import Visitor

TWO_ROUNDS: dict[str, dict[str, Any]] = {**SHORT, "sea-or-shore": {"hand": 4}}
"""Short games that have several rounds where the game has rounds."""
READ_TABLE = """() => [...document.querySelectorAll(".ending tbody")].map((round) => ({
  points: [...round.querySelectorAll("tr:not(.parts) > td")].map((cell) => Number(cell.textContent)),
  parts: [...round.querySelectorAll(".parts > td > ul > li")].map((seat) =>
    [...seat.querySelectorAll(":scope > ul > li > b")].map((part) => Number(part.textContent))),
}))"""
"""The rounds as they can be read, with what made the points of each seat."""
LINES_OF_WORDS = """(headline, words) => {
  const text = headline.firstChild.data;
  return words.map((word) => {
    const range = document.createRange();
    range.setStart(headline.firstChild, text.indexOf(word));
    range.setEnd(headline.firstChild, text.indexOf(word) + word.length);
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
  });
}"""
"""Over how many lines each word of an element is spread."""
READ_TOTALS = """() => [...document.querySelectorAll(".ending .pillar > b")].map((each) => Number(each.textContent))"""

both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def finished(visitor: Visitor, server: Running, game: str) -> str:
    """A table whose game is over, shown."""
    players = game_named(game).seats[0]
    table = visitor.new_table(game, players, seed="e0" * 16, options=TWO_ROUNDS[game])
    in_a_loop_of_its_own(play_apart(server.url, table, visitor.tokens[table]))
    visitor.show_table(table)
    visitor.page.locator(".ending tbody").first.wait_for()
    return table


def summary_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """What the server tells about a finished game."""
    told: dict[str, Any] = visitor.context.request.get(f"/api/tables/{table}/summary").json()
    return told


def open_rounds(visitor: Visitor) -> None:
    """Opens what made the points of all rounds."""
    for button in visitor.page.locator(".ending tbody button[aria-expanded=false]").all()[::-1]:
        button.click()


async def play_until_stop(url: str, table: str, token: str) -> None:
    """Plays a seat without a page until it may call STOP."""
    bot = bot_named("greedy", 1)
    async with ServerClient(url) as client:
        await client.guest("Ada")
        followed = await client.follow(table, token, exact=True)
        while await may_decide(followed):
            assert followed.situation is not None
            situation = followed.situation
            if "stop" in [choice.text for choice in situation.choices]:
                return
            try:
                await followed.act(bot.choose(followed.view_in(situation)))
            except RequestRefused:
                if followed.situation is situation:  # else the server was faster if there is only one answer
                    raise
    raise AssertionError("the game is over")


@both_sizes
@pytest.mark.parametrize("game", game_names())
def test_every_point_of_every_round_has_its_reason_and_fits_the_width_of_the_window(
    game: str, size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada = visit(**size)
    table = finished(ada, server, game)
    open_rounds(ada)
    rounds, totals = ada.page.evaluate(READ_TABLE), ada.page.evaluate(READ_TOTALS)
    assert len(rounds) == len(summary_of(ada, table)["rounds"])
    sums = [[sum(parts) for parts in each["parts"]] for each in rounds]
    assert [sum(place) for place in zip(*sums, strict=True)] == totals
    if len(rounds) > 1:
        assert [each["points"] for each in rounds] == sums
    settle(ada)
    for window in ada.at_sizes([size] if size is DESKTOP else PHONES.values()):
        assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), window


def test_the_margin_and_what_decided_it_are_told_and_lead_into_the_replay(visit: Visiting, server: Running) -> None:
    ada = visit()
    table = finished(ada, server, "sea-or-shore")
    told = summary_of(ada, table)
    ending = ada.page.locator(".ending")
    if told["margin"]:
        assert str(told["margin"]) in ending.locator(".margin").inner_text()
    turning = ending.locator(".turning")
    assert turning.locator("p").first.inner_text().strip()
    turning.locator("a").click()
    ada.page.wait_for_url(f"**/replay/{table}?at={told['turning']['at']}")


def test_there_is_one_sheet_at_the_end_and_the_table_can_be_looked_at(visit: Visiting, server: Running) -> None:
    ada = visit()
    finished(ada, server, "sea-or-shore")
    page = ada.page
    assert page.locator("main .sheet").count() == 1
    page.locator(".ending .close").click()
    page.locator(".result").wait_for()
    assert page.locator(".ending").count() == 0
    page.get_by_role("button", name="Result").click()
    page.locator(".ending").wait_for()


def table_played_out(server: Running, ada: Visitor, ben: Visitor) -> str:
    """A table at which two people have finished a game, away from the page."""
    table = ada.new_table("dolores", 2, seed="0d" * 16, options=SHORT["dolores"], bots=[])
    ben.sit_down(table)
    ada.context.request.post(f"/api/tables/{table}/start")

    async def play_both() -> None:
        await asyncio.gather(*(play_apart(server.url, table, who.tokens[table]) for who in (ada, ben)))

    in_a_loop_of_its_own(play_both())
    return table


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_who_has_won_is_celebrated_and_without_motion_where_that_is_wished(
    motion: str, visit: Visiting, server: Running
) -> None:
    ada, ben = visit("Ada", reduced_motion=motion), visit("Ben", reduced_motion=motion)
    table = table_played_out(server, ada, ben)
    winners = summary_of(ada, table)["result"]["winners"]
    for seat, who in enumerate((ada, ben)):
        who.show_table(table)
        who.page.locator(".ending").wait_for()
        won = seat in winners
        assert who.page.locator(".ending .garland").count() == won
        assert who.page.locator(".ending .confetti").count() == (won and motion == "no-preference")


def test_no_word_of_a_winners_headline_is_broken_on_a_small_phone(visit: Visiting, server: Running) -> None:
    ada, ben = visit("Ada", **SMALL_PHONE), visit("Ben", **SMALL_PHONE)
    table = table_played_out(server, ada, ben)
    winner = (ada, ben)[summary_of(ada, table)["result"]["winners"][0]]
    winner.show_table(table)
    headline = winner.page.locator(".ending.won h2")
    headline.wait_for()
    broken = []
    for language, title in LANGUAGES.items():
        winner.speak(language, title)
        settle(winner)
        words = headline.inner_text().split(" ")
        broken += [
            word for word, lines in zip(words, headline.evaluate(LINES_OF_WORDS, words), strict=True) if lines > 1
        ]
    assert not broken


@both_sizes
def test_the_sheet_of_a_round_of_sea_salt_and_paper_gives_each_card_its_points(
    size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada = visit(**size)
    ada.context.add_init_script("localStorage['seachest.confirm'] = 'off'")
    table = ada.new_table("sea-salt-paper", 2, seed="e1" * 16, options={"goal": 40})
    in_a_loop_of_its_own(play_until_stop(server.url, table, ada.tokens[table]))
    ada.show_table(table)
    ada.ready()
    ada.page.locator('[data-choice="stop"]').click()
    rounds = ada.page.locator("dialog[open] .end")
    rounds.wait_for()
    assert rounds.locator("> ul > li .cards").count() == 2
    settle(ada)
    assert ada.page.locator("dialog[open]").evaluate("(sheet) => sheet.scrollTop") == 0  # read from its beginning
    for seat in rounds.locator("> ul > li").all():
        cards = seat.locator(".cards")
        groups = [int(each.inner_text().split(":")[-1]) for each in cards.locator("li:not(.bonus) > .points").all()]
        bonus = [int(each.inner_text()) for each in cards.locator(".bonus > .points").all()]
        gained = int(seat.locator(".gained").inner_text())
        idle = "idle" in (cards.get_attribute("class") or "")
        assert gained == sum(bonus) + (0 if idle else sum(groups))
