"""Every message in every language, with every kind of value: names, "you", numbers, cards, gestures, places."""

import re
from pathlib import Path

import pytest

from seachest.messages import LANGUAGES
from seachest.rules.dolores.cards import CARDS as DOLORES_CARDS
from seachest.rules.dolores.state import PLACES, SHOWINGS
from seachest.rules.sea_or_shore.cards import CARDS as ISLANDS
from seachest.rules.sea_salt_paper.cards import CARDS as PAPER_CARDS
from tests.web.page import tool

texts = tool("texts")
languages = pytest.mark.parametrize("language", list(LANGUAGES))

CODES = {
    code
    for code in (*PLACES, *SHOWINGS, *DOLORES_CARDS, *ISLANDS, *PAPER_CARDS, "red-blue", "green-purple", "last-chance")
    if re.search(r"[-.:]", code)
}
CODE = re.compile(rf"(?<![\w.-])(?:{'|'.join(map(re.escape, sorted(CODES)))})(?![\w-])")
MESSAGE_ID = re.compile(r"(?<![\w.-])(?:dol|sos|ssp|page|play|learn|join|refused|error)-[a-z]+(?:-[a-z]+)*(?![\w])")
TYPED = re.compile(r"`[^`]*`")
"""Words to type stand as they are typed."""


def faults(text: str) -> list[str]:
    """What no player should read in a rendered message."""
    prose = TYPED.sub("", text)
    found = CODE.findall(prose) + MESSAGE_ID.findall(prose) + re.findall(r"[{}]|\$[a-z]|\bNone\b|\bnull\b", prose)
    if not text.strip():
        found.append("empty")
    if re.search(r"  |^\s|\s$", text):
        found.append("spaces")
    return found


@languages
def test_every_message_can_be_said_with_every_kind_of_value(language: str) -> None:
    """Rendering raises where a message wants a variable that nobody gives, or mentions a message that is not there."""
    wrong = {}
    for text in texts.texts(language):
        for said in texts.renderings(text, language, thorough=True):
            if found := faults(said):
                wrong[text.name] = (said, found)
    assert not wrong


@pytest.mark.parametrize(
    "text",
    ["Take wine 2 (left-1)", "Take red-7", "It shows peace-fight.", "{ $name } wins", "dol-do-pick", "", "a  b", " a"],
)
def test_what_players_should_not_read_is_found(text: str) -> None:
    assert faults(text)


def test_words_to_type_may_be_codes() -> None:
    assert not faults("Cards are written such as `red-7`, places `left-1`.")


def test_names_numbers_you_and_cards_all_take_their_turn() -> None:
    by_name = {text.name: text for text in texts.texts("en")}
    said = texts.renderings(by_name["sos-gets-plus"], "en")
    assert {"You get 21 plus cards for coming last.", "D’Arcy gets 0 plus cards for coming last."} <= set(said)
    stolen = [
        each.replace("\N{NO-BREAK SPACE}", " ") for each in texts.renderings(by_name["dol-steals"], "en", thorough=True)
    ]
    assert {"You steal gold 3 from D’Arcy.", "Yves steals weapons 1 from you."} <= set(stolen)
    assert not [each for each in stolen if "from You" in each]


def test_the_page_shows_all_languages_side_by_side() -> None:
    page = texts.page()
    for title in LANGUAGES.values():
        assert f">{title}</th>" in page
    assert "<td class='id'>page-clock</td>" in page
    assert "21 seconds left" in page


def test_run_as_a_program_it_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pages" / "texts.html"
    monkeypatch.setattr("sys.argv", ["texts.py", str(file)])
    texts.main()
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
