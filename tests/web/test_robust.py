"""Whatever happens to page, browser and server: the game goes on."""

import random
import time

from playwright.sync_api import Route

import seachest
from tests.serving import SERVER_TIMEOUT_S, Running
from tests.web.conftest import Visiting
from tests.web.places import SHORT, settle
from tests.web.visitor import IS_CHOICE_READY, POLL_INTERVAL_MS, Visitor

SOME_DECISIONS = 4
LOST_NOTICE = "[role=status] .lost"
"""What says that the server is missed."""
READ_CHOICE_PLACES = """() => [...document.querySelectorAll("[data-choice]")].map((each) => {
  const { left, top } = each.getBoundingClientRect();
  return [each.dataset.choice, Math.round(left), Math.round(top)];
})"""
FIND_UNCACHED_FILES = """async () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const files = ["/", ...loaded.filter((each) => each.startsWith("/assets/"))];
  const kept = await Promise.all(files.map((each) => caches.match(each)));
  const worker = navigator.serviceWorker.controller === null ? ["the worker"] : [];
  return [...worker, ...files.filter((_, place) => kept[place] === undefined)];
}"""
"""What is missing for a page without a network."""
HAS_SERVICE_WORKER = "() => navigator.serviceWorker.controller !== null"
SLOW_NETWORK = {"offline": False, "latency": 300, "downloadThroughput": 60_000, "uploadThroughput": 30_000}


def own_moves(visitor: Visitor, table: str) -> list[str]:
    """What is stored of the decisions of the first seat."""
    record = visitor.record(table)
    assert seachest.load(record).result() is not None
    return [move.partition(" ")[2] for move in record["moves"] if move.startswith("0 ")]


def is_within(few: list[str], many: list[str]) -> bool:
    """Whether all of some decisions were made, in their order; the server may have answered in between."""
    rest = iter(many)
    return all(text in rest for text in few)


def test_a_reload_in_the_middle_of_a_decision_shows_it_again(visit: Visiting) -> None:
    ada, dice = visit(), random.Random(1)
    table = ada.open_table("sea-salt-paper", 2, seed="01" * 16)
    ada.play(table, dice, SOME_DECISIONS)
    before = ada.settled(table)
    ada.page.reload()
    assert ada.settled(table) == before
    assert [message["type"] for message in ada.sent if message["type"] != "act"] == ["follow", "follow"]
    assert ada.play(table, dice, SOME_DECISIONS) == SOME_DECISIONS


def test_a_killed_server_is_missed_and_the_game_goes_on_when_it_is_back(
    own_server: Running, visiting: Visiting
) -> None:
    ada, dice = visiting(own_server), random.Random(2)
    table = ada.open_table("dolores", 2, seed="02" * 16, options=SHORT["dolores"])
    ada.play(table, dice, SOME_DECISIONS)
    assert ada.ready()
    settle(ada)
    before = ada.page.evaluate(READ_CHOICE_PLACES)
    ada.forgiving = True  # a browser complains of a server that is gone
    own_server.kill()
    ada.page.locator(LOST_NOTICE).wait_for()
    assert ada.page.evaluate(READ_CHOICE_PLACES) == before  # nothing moves away from under a finger
    own_server.start_and_wait()
    ada.page.locator(LOST_NOTICE).wait_for(state="detached")
    ada.play(table, dice)
    made = ada.decisions()
    assert made
    assert is_within(made, own_moves(ada, table))


def test_what_was_chosen_while_the_server_was_gone_is_done_once_when_it_is_back(
    own_server: Running, visiting: Visiting
) -> None:
    ada, dice = visiting(own_server), random.Random(3)
    table = ada.open_table("sea-or-shore", 3, seed="03" * 16, options={"hand": 3, "rounds": 1})
    assert ada.ready()
    while "" in ada.choices():  # a step on the way
        ada.decide(table, dice)
        assert ada.ready()
    ada.forgiving = True
    own_server.kill()
    ada.page.locator(LOST_NOTICE).wait_for()
    chosen = ada.choices()[0]
    ada.click_choice()
    own_server.start_and_wait()
    ada.page.wait_for_function(IS_CHOICE_READY, polling=POLL_INTERVAL_MS)
    deadline = time.monotonic() + SERVER_TIMEOUT_S
    while chosen not in ada.decisions():
        assert time.monotonic() < deadline, f"{chosen} is not done"
        ada.page.wait_for_timeout(POLL_INTERVAL_MS)
    ada.play(table, dice)
    assert is_within(ada.decisions(), own_moves(ada, table))


def test_two_tabs_of_one_seat_show_the_same_and_either_decides(visit: Visiting) -> None:
    ada, dice = visit(), random.Random(4)
    table = ada.open_table("sea-salt-paper", 2, seed="04" * 16)
    other = ada.context.new_page()
    other.goto(f"/t/{table}")
    pages = [ada.page, other]
    for turn in range(2 * SOME_DECISIONS):
        page, mirror = pages[turn % 2], pages[1 - turn % 2]
        assert ada.ready(page)
        deadline = time.monotonic() + SERVER_TIMEOUT_S
        while sorted(ada.choices(page)) != sorted(ada.choices(mirror)) or not ada.choices(page):
            assert time.monotonic() < deadline, [ada.choices(page), ada.choices(mirror)]
            ada.reads(mirror)
            mirror.wait_for_timeout(POLL_INTERVAL_MS)
        ada.decide(table, dice, page)


def test_a_tab_that_slept_catches_up(visit: Visiting) -> None:
    """It is frozen as browsers do it with tabs that were left long ago, while the game goes on in another one."""
    ada, dice = visit(), random.Random(11)
    table = ada.open_table("sea-salt-paper", 2, seed="0b" * 16)
    assert ada.ready()
    sleeper = ada.context.new_cdp_session(ada.page)
    sleeper.send("Page.setWebLifecycleState", {"state": "frozen"})
    other = ada.context.new_page()
    other.goto(f"/t/{table}")
    for _ in range(5 * SOME_DECISIONS):
        assert ada.ready(other)
        ada.decide(table, dice, other)
    assert ada.ready(other)
    sleeper.send("Page.setWebLifecycleState", {"state": "active"})
    deadline = time.monotonic() + SERVER_TIMEOUT_S
    while ada.ready() and sorted(ada.choices()) != sorted(ada.choices(other)):
        assert time.monotonic() < deadline, [ada.choices(), ada.choices(other)]
        other.wait_for_timeout(POLL_INTERVAL_MS)
    assert ada.play(table, dice, SOME_DECISIONS) == SOME_DECISIONS


def test_the_back_button_leads_home_and_to_the_table_again(visit: Visiting) -> None:
    ada, dice = visit(), random.Random(5)
    ada.page.goto("/")
    ada.page.get_by_role("heading", level=1).first.wait_for()
    table = ada.open_table("dolores", 2, seed="05" * 16)
    ada.play(table, dice, 2)
    ada.page.locator('a[href="/"]').first.click()
    ada.page.wait_for_url("**/")
    ada.page.locator("#main").wait_for()
    ada.page.go_back()
    ada.page.wait_for_url(f"**/t/{table}")
    assert ada.play(table, dice, 2) == 2
    ada.page.go_back()
    ada.page.wait_for_url("**/")
    ada.page.go_forward()
    assert ada.play(table, dice, 2) == 2


def test_a_slow_network_is_only_slow(visit: Visiting) -> None:
    ada, dice = visit(), random.Random(6)
    ada.context.new_cdp_session(ada.page).send("Network.emulateNetworkConditions", SLOW_NETWORK)
    table = ada.open_table("dolores", 3, seed="06" * 16)
    assert ada.play(table, dice, SOME_DECISIONS) == SOME_DECISIONS


def test_a_double_click_decides_once(visit: Visiting) -> None:
    ada, dice = visit(), random.Random(7)
    table = ada.open_table("sea-salt-paper", 2, seed="07" * 16)
    for _ in range(SOME_DECISIONS):
        assert ada.ready()
        made = len(ada.decisions())
        ada.page.mouse.dblclick(*ada.aim())
        while len(ada.decisions()) == made:
            ada.decide(table, dice)
    assert not [frame for frame in ada.frames if frame["type"] == "refused"]


def test_a_mistyped_address_shows_the_way_back(visit: Visiting) -> None:
    ada = visit()
    ada.forgiving = True  # a browser complains of what is not there
    answer = ada.page.goto("/tabels")
    assert answer is not None
    assert answer.status == 404
    ada.page.locator("main a[href='/']").click()
    ada.page.wait_for_url("**/")
    assert ada.context.request.get("/api/tabels", headers={"Accept": "text/html"}).json()["code"] == "not-found"
    assert ada.context.request.get("/tabels", headers={"Accept": "*/*"}).json()["code"] == "not-found"


def wait_until_kept(visitor: Visitor) -> None:
    """Waits until the page needs no network; `wait_for_function` does not wait for promises."""
    deadline = time.monotonic() + SERVER_TIMEOUT_S
    while missing := visitor.page.evaluate(FIND_UNCACHED_FILES):
        assert time.monotonic() < deadline, missing
        visitor.page.wait_for_timeout(POLL_INTERVAL_MS)


def test_the_page_opens_without_a_network(own_server: Running, visiting: Visiting) -> None:
    ada = visiting(own_server)
    ada.page.goto("/")
    wait_until_kept(ada)
    ada.forgiving = True
    own_server.kill()
    ada.page.reload()
    ada.page.locator(".box").first.wait_for()
    own_server.start_and_wait()


def test_what_arrives_after_the_worker_is_kept_as_well(visit: Visiting) -> None:
    ada = visit(hurried=False)
    ada.page.goto("/")
    ada.page.locator(".box").first.wait_for()
    held: list[Route] = []
    ada.page.route("**/assets/*.js", lambda route: held.append(route))
    ada.page.locator("header select").select_option("nl")
    ada.page.wait_for_function(HAS_SERVICE_WORKER)
    for route in held:
        route.continue_()
    ada.page.locator("html[lang=nl]").wait_for()
    wait_until_kept(ada)
