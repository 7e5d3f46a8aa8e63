"""What brings people back: running games first, signs of one's turn, notifications, logbook, friends, emotes."""

import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Locator, Request, expect

from seachest.messages.catalogue import catalogue
from seachest.rules.game import game_named
from tests.services import in_a_loop_of_its_own
from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.places import SHORT, play_together, settle
from tests.web.sizes import DESKTOP, PHONE
from tests.web.visitor import PAGE_TIMEOUT_MS, Visitor

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
SEED = "0c0ffee0" * 4
TURN_TITLE = re.compile("^Your turn ")
NOTE_BADGES = """
window.badges = [];
navigator.setAppBadge = async (count) => { window.badges.push(count); };
navigator.clearAppBadge = async () => { window.badges.push(0); };
"""
PRETEND_INSECURE = "Object.defineProperty(window, 'isSecureContext', { get: () => false });"
PRETEND_HIDDEN = """
window.looked = true;
Object.defineProperty(document, "visibilityState", { get: () => (window.looked ? "visible" : "hidden") });
window.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  window.shown.push([title, options.body, options.tag]);
};
"""
"""A page that tests can put behind another one, and that notes what it would show."""
FAKE_PUSH_SERVICE = """
const keys = { p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg" };
let wanted = null;
PushManager.prototype.subscribe = async function (options) {
  wanted = {
    endpoint: "https://push.example/device", options,
    toJSON: () => ({ endpoint: "https://push.example/device", keys }),
    unsubscribe: async () => { wanted = null; return true; },
  };
  return wanted;
};
PushManager.prototype.getSubscription = async () => wanted;
"""
"""A push service as browsers have one; Chromium's own can't be reached from here."""
BROKEN_PUSH_SERVICE = (
    "PushManager.prototype.subscribe = async () => { throw new DOMException('no push service', 'AbortError'); };"
)


def waiting_until(visitor: Visitor, holds: Callable[[], object]) -> None:
    """Waits until something holds, while the page goes on."""
    deadline = time.monotonic() + PAGE_TIMEOUT_MS / 1000
    while not holds():
        assert time.monotonic() < deadline
        visitor.page.wait_for_timeout(50)


def finished(server: Running, ada: Visitor, ben: Visitor, game: str = "dolores") -> str:
    """A game that two people have finished, whose result is kept."""
    players = game_named(game).seats[0]
    wish = {"bots": ["random"] * (players - 2), "seed": SEED, "options": SHORT[game]}
    table = ada.new_table(game, players, **wish)
    answer = ben.context.request.post(f"/api/tables/{table}/seats", data={})
    ben.tokens[table] = answer.json()["token"]
    in_a_loop_of_its_own(play_together(server.url, table, [ada.tokens[table], ben.tokens[table]]))
    history = ben.context.request
    waiting_until(ben, lambda: table in history.get("/api/history").text())
    return table


def open_menu(visitor: Visitor) -> Locator:
    """The menu of the table."""
    visitor.page.get_by_role("button", name="Table menu").click()
    return visitor.page.locator("dialog[open]")


# --- Running games and signs of one's turn --------------------------------------------------------------------------


@SIZES
def test_running_games_are_on_top_of_the_home_page_with_ones_own_turn_first(
    size: dict[str, Any], visit: Visiting
) -> None:
    ada = visit(**size)
    mine = ada.new_table("dolores", 2, seed=SEED)
    waits = ada.new_table("sea-salt-paper", 2, bots=[])
    waiting_until(ada, lambda: ada.context.request.get("/api/tables").json()["turns"].get(mine) == [0])
    ada.page.goto("/")
    rows = ada.page.locator("section:has(#mine) a.row")
    expect(rows).to_have_count(2)
    assert [row.get_attribute("href") for row in rows.all()] == [f"/t/{mine}", f"/t/{waits}"]
    expect(rows.first).to_contain_text("Your turn")
    box, chest = rows.first.bounding_box(), ada.page.locator(".boxes").bounding_box()
    assert box is not None
    assert chest is not None
    assert box["y"] < chest["y"], "above the chest"
    assert box["y"] + box["height"] < ada.page.viewport_size["height"]  # type: ignore[index]


@SIZES
def test_the_title_the_icon_and_the_badge_say_that_it_is_ones_turn(size: dict[str, Any], visit: Visiting) -> None:
    ada = visit(**size)
    ada.context.add_init_script(NOTE_BADGES)
    ada.page.goto("/")
    expect(ada.page).to_have_title("Seachest")
    table = ada.open_table("dolores", 2, seed=SEED)
    assert ada.ready()
    expect(ada.page).to_have_title("Your turn · Dolores · Seachest")
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    ada.page.wait_for_function("() => window.badges.at(-1) === 1")
    ada.page.goto("/")
    expect(ada.page).to_have_title("Your turn · Seachest")
    ada.page.goto("/me")
    expect(ada.page).to_have_title(re.compile("^Your turn · You "))
    leave = ada.context.request.delete(f"/api/tables/{table}/seats/0")
    assert leave.ok
    ada.page.goto("/")
    expect(ada.page.locator(".boxes")).to_be_visible()
    expect(ada.page).to_have_title("Seachest")
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


@SIZES
def test_at_a_table_one_learns_that_it_is_ones_turn_at_another(size: dict[str, Any], visit: Visiting) -> None:
    ada = visit(**size)
    other = ada.new_table("dolores", 2, seed=SEED)
    waiting_until(ada, lambda: ada.context.request.get("/api/tables").json()["turns"].get(other) == [0])
    ada.show_table(ada.new_table("sea-salt-paper", 2, bots=[]))
    ada.page.get_by_role("link", name="Your turn at another table").click()
    ada.page.wait_for_url(f"**/t/{other}")
    expect(ada.page.get_by_role("link", name="Your turn at another table")).to_have_count(0)


# --- Notifications --------------------------------------------------------------------------------------------------


def settings(visitor: Visitor) -> Locator:
    visitor.page.locator("#main").wait_for()
    visitor.page.get_by_role("button", name="Settings").click()
    return visitor.page.locator("dialog[open]")


@SIZES
def test_over_plain_http_the_settings_say_that_the_title_must_do(size: dict[str, Any], visit: Visiting) -> None:
    ada = visit(**size)
    ada.context.add_init_script(PRETEND_INSECURE)
    ada.page.goto("/")
    sheet = settings(ada)
    expect(sheet).to_contain_text("Browsers allow notifications only over https.")
    expect(sheet.get_by_role("switch", name="Notifications")).to_have_count(0)


@SIZES
@pytest.mark.whole_browser
def test_nobody_gets_notifications_who_has_not_asked_and_they_can_be_ended(
    size: dict[str, Any], visit: Visiting
) -> None:
    ada = visit(**size)
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(FAKE_PUSH_SERVICE)
    ada.page.goto("/")
    switch = settings(ada).get_by_role("switch", name="Notifications")
    expect(switch).not_to_be_checked()
    asked: list[tuple[str, Any]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/push"):
            asked.append((request.method, request.post_data_json))

    ada.page.on("request", note)
    switch.click()
    expect(switch).to_be_checked()
    waiting_until(ada, lambda: [method for method, _ in asked] == ["GET", "POST"])
    assert asked[1][1]["endpoint"] == "https://push.example/device"
    assert asked[1][1]["language"] == "en"
    switch.click()
    expect(switch).not_to_be_checked()
    waiting_until(ada, lambda: asked[-1] == ("DELETE", {"endpoint": "https://push.example/device"}))


@pytest.mark.whole_browser
def test_without_a_push_service_the_page_itself_tells_while_it_is_open(visit: Visiting) -> None:
    ada = visit()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(BROKEN_PUSH_SERVICE + PRETEND_HIDDEN)
    table = ada.open_table("dolores", 2, seed=SEED)
    assert ada.ready()
    sheet = settings(ada)
    sheet.get_by_role("switch", name="Notifications").click()
    expect(sheet).to_contain_text("while this page is open in a tab")
    ada.page.keyboard.press("Escape")
    assert ada.page.evaluate("() => window.shown") == []
    ada.page.evaluate("() => (window.looked = false)")
    ada.page.locator("[data-choice]").first.click()
    ada.page.wait_for_function("() => window.shown.length > 0", polling=50)
    assert ada.page.evaluate("() => window.shown[0]") == ["Your turn", "Dolores", f"table-{table}"]


@pytest.mark.whole_browser
def test_the_service_worker_shows_a_notification_and_leads_to_the_table(visit: Visiting) -> None:
    ada = visit()
    ada.context.grant_permissions(["notifications"])
    table = ada.new_table("dolores", 2, seed=SEED)
    ada.page.goto("/")
    ada.page.evaluate(
        "async () => { await navigator.serviceWorker.register('/worker.js'); await navigator.serviceWorker.ready; }"
    )
    wire = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(r["registrationId"] for r in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    waiting_until(ada, lambda: found)
    data = f'{{"kind":"turn","table":"{table}","game":"dolores","title":"It’s your turn","body":"Dolores"}}'
    wire.send("ServiceWorker.deliverPushMessage", {"origin": ada.url, "registrationId": found[0], "data": data})
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map(({ title, body, tag, data }) => [title, body, tag, data.table])"""
    waiting_until(ada, lambda: ada.page.evaluate(shown))
    assert ada.page.evaluate(shown) == [["It’s your turn", "Dolores", f"table-{table}", table]]
    (worker,) = ada.context.service_workers
    worker.evaluate(
        "(path) => goTo(path).catch(() => undefined)", f"/t/{table}"
    )  # no click: the tab may not be focused
    ada.page.wait_for_url(f"**/t/{table}")


# --- Logbook, leaderboards, friends ---------------------------------------------------------------------------------


@SIZES
def test_the_logbook_shows_games_with_results_dates_and_opponents(
    size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada, ben = visit(**size), visit("Ben")
    table = finished(server, ada, ben)
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Logbook").click()
    row = ada.page.locator("ol a")
    expect(row).to_have_attribute("href", f"/replay/{table}")
    expect(row).to_contain_text("against Ben")
    expect(row).to_contain_text(re.compile("Won|Place 2"))
    expect(row.locator("time")).to_contain_text(time.strftime("%Y"))
    expect(ada.page.locator("dl")).to_contain_text(re.compile("Games *1"))
    expect(ada.page.locator(".rivals")).to_contain_text("Ben")
    row.click()
    ada.page.wait_for_url(f"**/replay/{table}*")  # the page adds the moment that it shows


def test_the_logbook_has_a_figure_for_everything_that_can_be_achieved(visit: Visiting, server: Running) -> None:
    ada, ben = visit(), visit("Ben")
    finished(server, ada, ben)
    told = ada.context.request.get("/api/logbook").json()
    achieved = {"games": 41, "wins": 23, "streak": 4, "best_streak": 7, "best_round": 19, "beaten": "expert"}
    told |= {"total": told["total"] | achieved, "kept": 12, "broken": 5}
    ada.page.route("**/api/logbook", lambda route: route.fulfill(json=told))
    ada.page.goto("/logbook")
    shown = ada.page.locator("dl")
    for name, value in (
        ("Games", "41"),
        ("Wins", "23"),
        ("Wins in a row", "4 now, best 7"),
        ("Best round", "19 points"),
        ("Strongest bot beaten", "expert"),
        ("Your word in Dolores", "kept 12×, broken 5×"),
    ):
        expect(shown).to_contain_text(re.compile(f"{name} *{value}"))


@SIZES
def test_a_friend_is_invited_with_one_click_and_sits_down_with_another(
    size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada, ben = visit(**size), visit("Ben", **size)
    finished(server, ada, ben)
    ada.page.goto("/friends")
    ada.page.get_by_role("button", name="Add Ben as a friend").click()
    expect(ada.page.get_by_role("button", name="Remove Ben from your friends")).to_be_visible()
    ada.page.get_by_text("Dolores", exact=True).click()
    ada.page.get_by_role("button", name="Invite Ben").click()
    ada.page.wait_for_url("**/t/*")
    ben.page.goto("/")
    invitation = ben.page.locator("section:has(#invitations) li")
    expect(invitation).to_contain_text("Ada invites you")
    invitation.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url(ada.page.url)
    expect(ada.page.locator("[data-phase=playing]")).to_be_visible()


@SIZES
def test_recent_players_can_be_invited_from_the_waiting_room(
    size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada, ben = visit(**size), visit("Ben", **size)
    finished(server, ada, ben)
    ada.open_table("sea-or-shore", 3, bots=[])
    ada.page.get_by_role("button", name="Invite Ben").click()
    expect(ada.page.get_by_role("button", name="Ben: Invited")).to_be_disabled()
    ben.page.goto("/")
    ben.page.get_by_role("button", name="No, thanks").click()
    expect(ben.page.locator("#invitations")).to_have_count(0)


@SIZES
def test_leaderboards_and_profiles_can_be_looked_at(size: dict[str, Any], visit: Visiting, server: Running) -> None:
    ada, eve = visit(**size), visit(None)
    name = f"Eve {time.monotonic_ns() % 10**8}"
    account = eve.context.request.post("/api/accounts", data={"name": name, "password": "correct horse"}).json()
    finished(server, ada, eve)
    ada.page.goto("/leaders/dolores")
    expect(ada.page.locator("main")).to_contain_text("Nobody is on this list yet")
    ada.page.goto("/friends")
    ada.page.get_by_role("link", name=name).click()
    expect(ada.page.get_by_role("heading", name=name)).to_be_visible()
    expect(ada.page.locator("dl")).to_contain_text(re.compile("Games *1"))
    assert account["id"] in ada.page.url
    ada.page.get_by_role("button", name="Add as friend").click()
    remove = ada.page.get_by_role("button", name=f"Remove {name} from your friends")
    expect(remove).to_be_visible()
    ada.page.reload()
    remove.click()
    expect(ada.page.get_by_role("button", name="Add as friend")).to_be_visible()


@SIZES
def test_the_leaderboard_lists_accounts_and_leads_to_their_profiles(
    size: dict[str, Any], visit: Visiting, server: Running
) -> None:
    ada, names = visit(**size), [f"Eve {time.monotonic_ns() % 10**8}", f"Finn {time.monotonic_ns() % 10**8}"]
    game = "sea-or-shore"
    for name, strength in zip(names, (80.0, 90.0), strict=True):
        account = visit(None).context.request.post("/api/accounts", data={"name": name, "password": "correct horse"})
        rating = (account.json()["id"], game, strength, 1.0, 20)
        with closing(sqlite3.connect(server.database, timeout=30)) as database, database:
            database.execute("INSERT INTO ratings (player, game, mu, sigma, games) VALUES (?, ?, ?, ?, ?)", rating)
    ada.page.goto(f"/leaders/{game}")
    rows = ada.page.locator("tbody tr")
    better, worse = rows.filter(has_text=names[1]), rows.filter(has_text=names[0])
    expect(better).to_contain_text("20")
    places = [int(row.locator("td").first.inner_text()) for row in (better, worse)]
    assert places[0] < places[1]
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    better.get_by_role("link").click()
    expect(ada.page.get_by_role("heading", name=names[1])).to_be_visible()


# --- At the table ---------------------------------------------------------------------------------------------------


@SIZES
def test_an_emote_is_read_in_ones_own_language_and_muted_like_chat(size: dict[str, Any], visit: Visiting) -> None:
    ada, ben = visit(**size), visit("Ben", locale="de-DE", hurried=False, **size)
    table = ada.open_table("dolores", 2, bots=[], seed=SEED)
    ben.sit_down(table)
    expect(ben.page.locator("[data-phase=playing]")).to_be_visible()
    ada.page.locator("header").get_by_role("button", name="Chat").click()
    say = ada.page.locator(".emotes").get_by_role("button", name="Well played!")
    say.click()
    expect(ben.page.locator(".toasts p")).to_have_text(re.compile("Ada *Gut gespielt!"))
    ben.page.get_by_role("button", name="Tischmenü").click()
    ben.page.get_by_role("button", name="Ada stummschalten").click()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator(".toasts p")).to_have_count(0)
    heard = len(ben.frames)
    ada.page.locator(".emotes").get_by_role("button", name="Wow!").click()
    waiting_until(ben, lambda: any(frame.get("chat") for frame in ben.frames[heard:]))
    (line,) = [frame["chat"] for frame in ben.frames[heard:] if frame.get("chat")]
    assert (line["text"], line["emote"]) == (None, None)
    expect(ben.page.locator(".toasts p")).to_have_count(0)
    expect(ada.page.locator("aside ol")).to_contain_text("Wow!")


@SIZES
def test_the_table_is_left_from_its_menu_after_one_is_told_what_happens(size: dict[str, Any], visit: Visiting) -> None:
    ada = visit(**size)
    table = ada.open_table("dolores", 3, seed=SEED)
    assert ada.ready()
    menu = open_menu(ada)
    menu.get_by_role("button", name="Leave the table").click()
    question = ada.page.locator("dialog[open]").last
    expect(question).to_contain_text(catalogue("en").text("page-leave-sure"))
    question.get_by_role("button", name="Cancel").click()
    info = ada.context.request.get(f"/api/tables/{table}").json()
    assert not info["seats"][0]["away"], "nothing has happened yet"
    menu.get_by_role("button", name="Leave the table").click()
    ada.page.locator("dialog[open]").last.get_by_role("button", name="Leave the table").click()
    ada.page.wait_for_url("**/")
    info = ada.context.request.get(f"/api/tables/{table}").json()
    assert info["seats"][0]["away"]


@SIZES
def test_a_waiting_table_is_left_from_its_menu_too(size: dict[str, Any], visit: Visiting) -> None:
    ada = visit(**size)
    table = ada.open_table("dolores", 2, bots=[])
    settle(ada)
    open_menu(ada).get_by_role("button", name="Leave the table").click()
    question = ada.page.locator("dialog[open]").last
    expect(question).to_contain_text("Your seat becomes free")
    question.get_by_role("button", name="Leave the table").click()
    ada.page.wait_for_url("**/")
    assert ada.context.request.get(f"/api/tables/{table}").json()["seats"][0]["kind"] == "empty"
