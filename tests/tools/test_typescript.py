"""web/src/wire.ts says what the types of the wire say."""

from tests.web.page import WEB, tool

tool("protocol_page")  # which the other tool imports
typescript = tool("typescript")


def test_the_types_of_the_page_are_as_those_of_the_wire() -> None:
    assert typescript.written() == (WEB / "src" / "wire.ts").read_text(encoding="utf-8"), "type: make docs"
