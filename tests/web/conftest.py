"""A browser, the real server, and visitors whose pages must not complain."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.services import chromium, chromium_shell, obtained
from tests.serving import Running
from tests.web.page import build_page
from tests.web.visitor import Visitor

# A browser that runs as root in a container needs the first ones; the rest keep it off the internet.
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]
Visiting = Callable[..., Visitor]


@pytest.fixture(scope="package")
def built_page() -> None:
    """The page of these sources."""
    if not build_page.is_current():
        pytest.exit("The page is not built from these sources. Type:  make page", returncode=1)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; it ends with the tests here, since it keeps this thread's event loop for itself."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """One Chromium for all tests here, without windows if there is such a one."""
    launched = playwright.chromium.launch(executable_path=obtained(chromium_shell, request.session), args=FLAGS)
    yield launched
    launched.close()


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A Chromium with all its parts, for tests marked `whole_browser`: the other one has no notifications."""
    launched = playwright.chromium.launch(executable_path=obtained(chromium, request.session), args=FLAGS)
    yield launched
    launched.close()


@pytest.fixture(scope="package")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server that most tests share; bots decide at once."""
    folder = tmp_path_factory.mktemp("server")
    with Running(str(folder / "server.db"), folder / "log", seeds=True) as running:
        yield running


@pytest.fixture(scope="module")
def own_server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may be killed, if it is started again."""
    folder = tmp_path_factory.mktemp("server")
    with Running(str(folder / "server.db"), folder / "log", seeds=True) as running:
        yield running


@pytest.fixture
def visiting(request: pytest.FixtureRequest) -> Iterator[Visiting]:
    """Lets visitors come to a server, each with a browser of their own."""
    is_whole = request.node.get_closest_marker("whole_browser") is not None
    browser = request.getfixturevalue("whole_browser" if is_whole else "browser")
    visitors: list[Visitor] = []

    def come(server: Running, name: str | None = "Ada", **wishes: Any) -> Visitor:
        visitor = Visitor(browser, server.url, name, **wishes)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def visit(visiting: Visiting, server: Running) -> Visiting:
    """Lets visitors come to the server that tests share."""

    def come(name: str | None = "Ada", **wishes: Any) -> Visitor:
        return visiting(server, name, **wishes)

    return come
