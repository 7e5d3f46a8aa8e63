"""docs/protocol.md says what the types and the code say."""

import ast
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import seachest.server
from seachest.server import settings
from seachest.server.http import connection, errors, limits, login_limits, middleware
from seachest.server.tables import schedule
from seachest.server.updates import catch_up
from seachest.wire import base, lobby, people, play
from tests.web.page import tool

protocol_page = tool("protocol_page")
PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```json(?: (\w+))?\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
CODE_ROWS = re.findall(r"^\| `([a-z-]+)` \| ([0-9, ]+) \|", TEXT, re.MULTILINE)


def codes_in(tree: ast.AST) -> set[str]:
    """The codes of all refusals that a module makes."""
    found = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        by_name = isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        by_child = isinstance(node.func, ast.Attribute) and node.func.attr == "__init__"
        if by_name or by_child:
            constants = [each for each in ast.walk(node.args[1]) if isinstance(each, ast.Constant)]
            found |= {each.value for each in constants if isinstance(each.value, str)}
    return found


def test_every_code_of_a_refusal_is_in_the_page_and_no_other() -> None:
    files = Path(seachest.server.__file__).parent.rglob("*.py")
    made = set().union(*[codes_in(ast.parse(file.read_text(encoding="utf-8"))) for file in files])
    made |= {*errors.HTTP_CODES.values(), errors.OTHER_HTTP_CODE}
    assert {code for code, _ in CODE_ROWS} == made
    assert len(CODE_ROWS) == len(made)


def test_the_generated_parts_are_as_the_types_are() -> None:
    assert protocol_page.written(TEXT) == TEXT, "type: make docs"


def test_every_message_and_type_has_its_table() -> None:
    for module in (base, lobby, play):
        for kind in protocol_page.structs_of(module):
            assert f"### {kind.__name__}\n" in TEXT


@pytest.mark.parametrize(("name", "block"), BLOCKS, ids=[name or json.loads(block)["type"] for name, block in BLOCKS])
def test_every_example_is_such_a_message(name: str, block: str) -> None:
    kind: Any = (
        getattr(lobby, name, None) or getattr(people, name, None) or getattr(base, name)
        if name
        else play.Message | play.Answer
    )
    message = msgspec.json.decode(block.encode(), type=kind)

    def check(given: Any, understood: Any) -> None:
        """Nothing of an example is ignored, not even a field that says what it would say anyway."""
        if isinstance(understood, msgspec.Struct):
            names = {field.encode_name: field.name for field in msgspec.structs.fields(understood)}
            understood = {key: getattr(understood, name) for key, name in names.items()} | {"type": None}
        for key, value in given.items():
            assert key in understood
            if isinstance(value, dict):
                check(value, understood[key])

    check(json.loads(block), message)


def test_every_message_of_the_socket_has_an_example() -> None:
    shown = {json.loads(block)["type"] for name, block in BLOCKS if not name}
    kinds = [*get_args(play.Message), *get_args(play.Answer)]
    assert shown == {kind.__struct_config__.tag for kind in kinds}


def test_limits_are_told_as_they_are() -> None:
    usual = settings.Settings.guests_a_minute
    changes = usual * limits.TABLE_CHANGES_FACTOR
    told = [
        f"at most {connection.MAX_FOLLOWED_TABLES} at once",
        f"one over {base.LONGEST_FRAME // 1024} KiB",
        f"more than {limits.MESSAGES_PER_SOCKET.count} messages in {limits.MESSAGES_PER_SOCKET.seconds} seconds",
        f"{connection.MAX_QUEUED_MESSAGES} messages wait",
        f"more than {catch_up.MAX_CATCH_UP_UPDATES} numbers were missed",
        f"at most {limits.CHAT_LINES_PER_PLAYER.count} in {limits.CHAT_LINES_PER_PLAYER.seconds} seconds from a player",
        f"and {limits.CHAT_LINES_PER_TABLE.count} of all together",
        f"at most {middleware.MAX_BODY_BYTES // 1024} KiB",
        f"`{base.SUBPROTOCOL}`",
        f"rematches | {usual} | {usual * limits.ADDRESS_FACTOR} |",
        f"over REST | {changes} | {changes * limits.ADDRESS_FACTOR} |",
        f"asked for | {usual * limits.READS_FACTOR} | {usual * limits.READS_FACTOR * limits.ADDRESS_FACTOR} |",
        f"new sockets | | {usual * limits.HANDSHAKES_FACTOR} |",
        f"at any time | {limits.MAX_SOCKETS_PER_PLAYER} | {usual * limits.SOCKETS_PER_ADDRESS_FACTOR} |",
        f"at least {schedule.GRACE_PERIOD_S:g} seconds",
        f"{login_limits.WAITS_PER_ADDRESS.free} wrong tries of a password",
        f"{login_limits.WAITS_PER_NETWORK.free} from the network around it",
        f"up to {login_limits.WAITS_PER_ADDRESS.longest_s / 60:g} minutes",
        f"{limits.ACCOUNTS_PER_ADDRESS.count} new accounts",
    ]
    flat = " ".join(TEXT.split())
    assert [each for each in told if each not in flat] == []


def test_links_within_the_page_lead_to_headings() -> None:
    headings = {heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= headings
