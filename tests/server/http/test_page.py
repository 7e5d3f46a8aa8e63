"""The page for browsers where it is not built: what is said, and in which language."""

import httpx
import pytest
from starlette.applications import Starlette

from seachest.messages.catalogue import catalogue
from seachest.server.http import page
from seachest.server.http.errors import handlers

pytestmark = pytest.mark.anyio
APP = Starlette(routes=page.bind_page(), exception_handlers=handlers())


@pytest.fixture
def not_built(monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    """A browser of a server without the files of the page."""
    monkeypatch.setattr(page, "files", dict)
    return httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url="http://box.lan")


@pytest.mark.parametrize(
    ("wish", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("es, de;q=0.5", "de"), ("NL", "nl"), ("es", "en"), ("", "en")],
)
async def test_a_page_that_is_not_built_says_so_in_the_language_of_the_browser(
    not_built: httpx.AsyncClient, wish: str, language: str
) -> None:
    async with not_built as browser:
        answer = await browser.get("/", headers={"Accept-Language": wish})
    assert answer.status_code == 404
    assert answer.text.strip() == catalogue(language).text("serve-not-built", command="make page")


async def test_a_file_that_is_not_there_is_refused_as_everything_else(not_built: httpx.AsyncClient) -> None:
    async with not_built as browser:
        answer = await browser.get("/assets/index.js")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
