"""Every refusal of a server has its words, in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

import seachest
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.refusals import clause_message, refusal_text
from seachest.rules.errors import IllegalMove
from seachest.rules.game import game_named

PAGE = Path(seachest.__file__).parent.parent.parent / "docs" / "protocol.md"
ROWS = re.findall(r"^\| `([a-z-]+)` \| [0-9, ]+ \| ([^|]*) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
PARAMS: dict[str, Any] = {
    "where": "$.name",
    "what": "length",
    "longest": 24,
    "seats": [0],
    "seat": 1,
    "seconds": 7,
    "most": 20,
    "bytes": 1,
    "days": 3,
    "hours": 12,
    "type": "application/json",
    "clause": "DOL-6.3",
    "says": {"id": "dol-6-3", "values": {}},
    "legal": ["fight"],
    "game": "dolores",
    "percent": 60,
}
languages = pytest.mark.parametrize("language", list(LANGUAGES))


@languages
@pytest.mark.parametrize(("code", "params"), ROWS, ids=[code for code, _ in ROWS])
def test_every_code_has_words_that_need_no_more_than_its_parameters(language: str, code: str, params: str) -> None:
    told = {name: PARAMS[name] for name in re.findall(r"`([a-z]+)`", params)}
    if code == "bad-table":
        told = {"what": "players", "fewest": 2, "most": 4}
    words = catalogue(language)
    assert refusal_text(words, code, told) != words.text("refused-unknown", code=code)


@languages
@pytest.mark.parametrize(
    "params",
    [
        {"what": "game", "games": []},
        {"what": "players", "fewest": 2, "most": 4},
        {"what": "unknown-option", "options": []},
        {"what": "option", "option": "pile"},
    ],
    ids=lambda params: params["what"],
)
def test_whatever_is_wrong_with_a_table_is_told(language: str, params: dict[str, Any]) -> None:
    assert "bad-table" not in refusal_text(catalogue(language), "bad-table", params)


@languages
@pytest.mark.parametrize("game", seachest.game_names())
def test_every_clause_that_forbids_a_move_is_told(game: str, language: str) -> None:
    table = seachest.deal(game, game_named(game).seats[0], seed=1)
    seat = table.pending()[0]
    told = set()
    for text in table.game.actions:
        if text not in [*table.legal(seat), *table.out_of_turn(seat)]:
            with pytest.raises(IllegalMove) as caught:
                table.check(seat, text)
            assert caught.value.clause
            told.add(clause_message(caught.value.clause))
    assert told
    assert all(catalogue(language).has(message) for message in told)


def test_a_forbidden_move_is_told_with_its_rule() -> None:
    text = refusal_text(catalogue("en"), "illegal-move", PARAMS)
    assert "DOL-6.3" in text
    assert catalogue("en").text("dol-6-3") in text


@languages
def test_what_a_newer_server_says_is_told_too(language: str) -> None:
    words = catalogue(language)
    assert "moon-phase" in refusal_text(words, "moon-phase", {"phase": "full"})
    assert "too-many" in refusal_text(words, "too-many", {}), "a parameter is missing"
    assert refusal_text(words, "illegal-move", {"clause": "XYZ-1", "says": {"id": "xyz-1"}})
