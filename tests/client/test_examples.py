"""The examples in the docstrings of the client run, against a server that the test starts.

They use `await` without a function around it, as `python -m asyncio` allows.
"""

import ast
import asyncio
import contextlib
import doctest
import io
import re
import traceback
from collections.abc import Iterator
from inspect import isawaitable
from types import ModuleType
from typing import Any

import pytest

import seachest
from seachest.bots import bot_named
from seachest.client import FollowedTable, ServerClient, bot, client, connection, errors, play, retry, table
from tests.serving import serving

MODULES: list[ModuleType] = [bot, client, connection, errors, retry, table]
EXAMPLE_TIMEOUT_S = 60
DOCUMENTED_ADDRESS = "http://127.0.0.1:8000"

WITHOUT_AN_EXAMPLE = {
    "ServerClient.close": "the example of the class has `async with`, which calls it",
    **{
        f"FollowedTable.{method}": "the connection calls it"
        for method in (
            "connection_lost",
            "end",
            "follow_message",
            "handle_current",
            "handle_here",
            "handle_news",
            "handle_presence",
        )
    },
}


def examples() -> list[doctest.DocTest]:
    """All docstrings of the client with examples."""
    found = [test for module in MODULES for test in doctest.DocTestFinder().find(module) if test.examples]
    return sorted(found, key=lambda test: test.name)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


async def run_example(example: doctest.Example, names: dict[str, Any]) -> str:
    """What an interactive Python prints for a statement."""
    code = compile(example.source, "<example>", "single", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        try:
            result = eval(code, names)
            if isawaitable(result):
                await result
        except Exception:
            return traceback.format_exc()
    return printed.getvalue()


async def seated_table(player: ServerClient) -> tuple[Any, FollowedTable]:
    """A seat and its table, at which it is the player's turn."""
    seated = await player.open("dolores", 2, bots=["random"])
    followed = await player.follow(seated.table.id, seated.token)
    while followed.situation is None or not followed.situation.choices:
        await followed.changed()
    return seated, followed


async def finished_table(player: ServerClient) -> str:
    """The id of a table at which the player has played a game to its end."""
    seated, followed = await seated_table(player)
    await play(followed, lambda situation: situation.choices[0].text)
    return str(seated.table.id)


async def check(test: doctest.DocTest, url: str) -> None:
    """Runs the examples of a docstring, and compares what they print."""
    checker = doctest.OutputChecker()
    used = set(re.findall(r"(?<![.\w])\w+", " ".join(example.source for example in test.examples)))
    async with ServerClient(url) as ada, ServerClient(url) as bob, asyncio.timeout(EXAMPLE_TIMEOUT_S):
        await ada.guest("Ada")
        await bob.guest("Bob")
        names: dict[str, Any] = {**test.globs, "seachest": seachest, "bot_named": bot_named}
        names |= {"client": ada, "friend": bob, "play": play, "ServerClient": ServerClient}
        if "table" in used:
            names["seated"], names["table"] = await seated_table(ada)
        if "finished" in used:
            names["finished"] = await finished_table(ada)
        for example in test.examples:
            example.source = example.source.replace(DOCUMENTED_ADDRESS, url)
            printed = await run_example(example, names)
            assert checker.check_output(example.want, printed, 0), f"{example.source} printed\n{printed}"


@pytest.mark.parametrize("test", examples(), ids=lambda test: test.name.removeprefix("seachest.client."))
def test_examples_print_what_they_say(test: doctest.DocTest, url: str) -> None:
    asyncio.run(check(test, url))


@pytest.mark.parametrize("kind", [ServerClient, FollowedTable])
def test_every_public_method_has_an_example(kind: type) -> None:
    missing = {
        f"{kind.__name__}.{name}"
        for name, member in vars(kind).items()
        if not name.startswith("_") and ">>>" not in (member.__doc__ or "")
    }
    assert missing == {name for name in WITHOUT_AN_EXAMPLE if name.startswith(kind.__name__)}
