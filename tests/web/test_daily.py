"""The daily deal on the page: from the home page to the table, and how everybody did when it is over."""

import random
import re

from tests.web.conftest import Visiting

SPOILS_NOTHING = re.compile(
    r"Seachest daily deal \d\d? \w+ \d{4}, Dolores: place \d of \d, -?\d+ points?, ahead of \d+ of \d+ http://\S+/daily"
)
"""All that the line to share may say: no card, no gesture, no table, no seed."""
SHARED_LINE = "[data-deal='dolores'] input, .daily input"


def test_a_daily_deal_is_played_and_its_ending_tells_how_everybody_did(visit: Visiting) -> None:
    ada = visit(None)
    answer = ada.context.request.post("/api/accounts", data={"name": "Daily Ada", "password": "correct horse"})
    assert answer.ok
    ada.context.add_init_script("if (location.protocol === 'http:') localStorage['seachest.session'] = 'yes'")
    ada.page.goto("/")
    ada.page.locator("nav.ways a[href='/daily']").click()
    ada.page.locator("[data-deal='dolores'] .button.main").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.page.url.rsplit("/", 1)[1]
    ada.play(table, random.Random(5))
    ada.page.locator(".ending .daily .bars li.own").wait_for()
    line = ada.page.locator(".ending .daily input").input_value()
    assert SPOILS_NOTHING.fullmatch(line), line
    ada.page.goto("/daily")
    ada.page.locator("[data-deal='dolores'] .bars li.own").wait_for()
    assert ada.page.locator(SHARED_LINE).first.input_value() == line
