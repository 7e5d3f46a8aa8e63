"""The types of the page say what the types of the wire and of the games say."""

from tests.web.page import WEB, tool

tool("protocol_page")  # which the other tool imports
typescript = tool("typescript")


def test_the_types_of_the_page_are_as_those_of_the_wire_and_the_games() -> None:
    for path, text in typescript.written().items():
        assert text == (WEB / "src" / path).read_text(encoding="utf-8"), f"{path}: type: make docs"


def test_each_game_has_a_position_events_facts_and_decisions() -> None:
    files = {path.as_posix(): text for path, text in typescript.written().items()}
    for name in ("DoloresPosition", "DoloresEvent", "DoloresFacts", "DoloresAction"):
        assert f" {name} " in files["games/dolores/wire.ts"]


def test_what_is_left_out_where_it_has_its_usual_value_may_be_missing() -> None:
    text = typescript.written()[typescript.Path("games/sea-salt-paper/wire.ts")]
    assert "  cards?: string[];" in text
    assert "  uncertain?: (UncertainCards | null)[];" in text


def test_a_field_that_the_page_may_leave_out_may_also_be_null() -> None:
    assert "  last?: number | null;" in typescript.written()[typescript.Path("wire.ts")]
