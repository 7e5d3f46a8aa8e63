"""People on the page: sessions, recovery codes, one's own data, deletion, reports, and the moderators' page."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.places import settle
from tests.web.sizes import DESKTOP
from tests.web.visitor import Visitor

SMALL_PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
WIDER_THAN_THE_SCREEN = "() => document.scrollingElement.scrollWidth > innerWidth"
PASSWORD = "correct horse"
CHAT_BUTTON = re.compile("^Chat")
PICTURES = os.environ.get("SEACHEST_PICTURES")
"""A folder for pictures of each of these pages, to look at."""
Look = Callable[[Visitor, str], None]


@pytest.fixture(params=["desktop", "phone"])
def size(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The size of a screen."""
    return SMALL_PHONE if request.param == "phone" else DESKTOP


@pytest.fixture
def look(size: dict[str, Any]) -> Look:
    """Checks that nothing is wider than the screen, and keeps a picture if that is wanted."""

    def take(visitor: Visitor, name: str) -> None:
        settle(visitor)
        assert not visitor.page.evaluate(WIDER_THAN_THE_SCREEN), name
        if PICTURES:
            kind, whole = "desktop" if size is DESKTOP else "phone", not visitor.page.locator("dialog[open]").count()
            visitor.page.screenshot(path=Path(PICTURES, f"{name}-{kind}.png"), full_page=whole)

    return take


def open_account(visitor: Visitor, name: str) -> list[str]:
    """Opens an account on the page; returns the recovery codes that it shows."""
    page = visitor.page
    page.goto("/me")
    form = page.locator("details", has_text="Open an account")
    form.locator("summary").click()
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Open an account").click()
    page.get_by_role("button", name="I’ve saved them").wait_for()
    return page.locator("section code").all_inner_texts()


def test_an_account_gets_recovery_codes_and_comes_back_by_one(
    visit: Visiting, size: dict[str, Any], look: Look
) -> None:
    name = f"Dora {len(size)}"
    dora = visit(None, **size)
    codes = open_account(dora, name)
    assert len(codes) == 8
    look(dora, "codes")
    dora.page.get_by_role("button", name="I’ve saved them").click()
    expect(dora.page.locator("body")).not_to_contain_text(codes[0])
    forgetful = visit(None, **size)
    forgetful.page.goto("/me")
    form = forgetful.page.locator("details", has_text="Forgot your password?")
    form.locator("summary").click()
    look(forgetful, "recover")
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Recovery code").fill(codes[3])
    form.get_by_label("New password").fill("battery staple")
    form.get_by_role("button", name="Log in").click()
    expect(forgetful.page.get_by_role("heading", name=name)).to_be_visible()
    expect(forgetful.page.locator("body")).to_contain_text("You have 7 codes left.")


def test_sessions_are_listed_and_ended(visit: Visiting, size: dict[str, Any], look: Look) -> None:
    name = f"Emil {len(size)}"
    emil = visit(None, **size)
    open_account(emil, name)
    emil.page.get_by_role("button", name="I’ve saved them").click()
    others = [visit(None), visit(None)]
    for other in others:
        assert other.context.request.post("/api/login", data={"name": name, "password": PASSWORD}).ok
    emil.page.reload()
    sessions = emil.page.get_by_role("region", name="Where you’re logged in")
    expect(sessions.get_by_role("listitem")).to_have_count(3)
    look(emil, "sessions")
    sessions.get_by_role("button", name=re.compile("^End the session")).first.click()
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    sessions.get_by_role("button", name="End all others").click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    assert [other.context.request.get("/api/me").status for other in others] == [401, 401]


def test_guests_take_their_data_along_and_delete_themselves(visit: Visiting, size: dict[str, Any], look: Look) -> None:
    ada = visit("Ada", **size)
    table = ada.new_table("dolores", 2)
    ada.page.goto("/me")
    look(ada, "guest")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download your data").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert data["player"]["name"] == "Ada"
    assert [each["id"] for each in data["tables"]] == [table]
    ada.page.get_by_role("button", name="Delete me").click()
    look(ada, "delete")
    ada.page.locator("dialog").get_by_role("button", name="Delete me").click()
    ada.page.wait_for_url("**/")
    ada.forgiving = True
    assert ada.context.request.get("/api/me").status == 401


def test_an_account_is_deleted_with_its_password(visit: Visiting, size: dict[str, Any], look: Look) -> None:
    finn = visit(None, **size)
    open_account(finn, f"Finn {len(size)}")
    finn.page.get_by_role("button", name="I’ve saved them").click()
    form = finn.page.locator("details", has_text="Delete account")
    form.locator("summary").click()
    look(finn, "account")
    expect(form).to_contain_text("backups")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Delete account").click()
    finn.page.wait_for_url("**/")
    assert finn.context.request.get("/api/me").status == 401


def make_moderator(server: Running, name: str) -> None:
    """Makes somebody a moderator from the command line, beside the running server."""
    command = [sys.executable, "-m", "seachest", "admin", "moderator", name, "--database", server.database]
    subprocess.run(command, check=True, capture_output=True)


def test_a_report_from_the_table_reaches_the_moderators(
    visit: Visiting, server: Running, size: dict[str, Any], look: Look
) -> None:
    ada, ben = visit("Ada", **size), visit("Ben", hurried=False)
    table = ada.open_table("dolores", 3, bots=["random"])
    ben.sit_down(table)
    ben.page.get_by_role("button", name=CHAT_BUTTON).click()
    field = ben.page.get_by_placeholder("Say something")
    field.fill("you are all worms")
    field.press("Enter")
    ada.page.get_by_role("button", name=CHAT_BUTTON).click()
    expect(ada.page.locator("body")).to_contain_text("you are all worms")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Table menu").click()
    look(ada, "people")
    ada.page.get_by_role("button", name="Report Ben").click()
    dialog = ada.page.locator("dialog[open]").last
    dialog.get_by_label("What they write").check()
    dialog.get_by_label("Anything else?").fill("at every table")
    look(ada, "report")
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog).to_contain_text("Thank you.")

    name = f"Captain {len(size)}"
    captain = visit(None, **size)
    open_account(captain, name)
    make_moderator(server, name)
    captain.page.goto("/me")
    captain.page.get_by_role("link", name="Moderation").click()
    report = captain.page.get_by_role("article").last
    expect(report).to_contain_text("you are all worms")
    expect(report).to_contain_text("at every table")
    look(captain, "moderate")
    also, ban = report.get_by_label("Also ban their addresses"), report.get_by_role("button", name="Ban for 1 day")
    assert also.evaluate("(also) => also.getBoundingClientRect().bottom") < ban.evaluate(
        "(ban) => ban.getBoundingClientRect().top"
    ), "what changes a ban stands before it"
    report.get_by_role("button", name="Mute for 24 hours").click()
    expect(captain.page.locator("body")).to_contain_text(f"{name} muted Ben")
    look(captain, "moderated")
    field.fill("more of it")
    field.press("Enter")
    expect(ben.page.locator("body")).to_contain_text("A moderator has muted you")


def test_the_moderators_page_is_for_moderators(visit: Visiting) -> None:
    ada = visit("Ada")
    ada.forgiving = True
    ada.page.goto("/moderate")
    expect(ada.page.get_by_role("alert")).to_contain_text("Only the people who run the server can do that.")
