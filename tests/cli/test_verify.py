"""`seachest verify`: what it finds out about records, and how it says so."""

import json
from pathlib import Path
from typing import Any

import pytest

from seachest import IllegalMove, NotationError, game_names
from seachest.cli.jobs.verify import verify
from seachest.cli.main import main
from seachest.messages import LANGUAGES
from seachest.notation.record import commitment_of
from seachest.rules.game import game_named

GOLDEN = Path(__file__).parent.parent / "golden"


def record_of(game: str = "sea-salt-paper", **changes: Any) -> dict[str, Any]:
    """A whole game, with changes; a change to ... removes the field."""
    file = GOLDEN / f"{game}-players-{game_named(game).seats.start}.json"
    record = {**json.loads(file.read_text(encoding="utf-8"))["record"], **changes}
    return {name: value for name, value in record.items() if value is not ...}


def commitment(record: dict[str, Any]) -> str:
    return commitment_of(int(record["seed"], 16))


def said(capsys: pytest.CaptureFixture[str], record: dict[str, Any], given: str | None = None) -> str:
    assert verify(json.dumps(record), given, "en") == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", game_names())
def test_a_sound_record_is_told_to_be_sound(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(game)
    told = said(capsys, record, commitment(record))
    assert f"The seed matches the commitment {commitment(record)}" in told
    assert f"{len(record['moves'])} moves were replayed" in told
    assert "The result follows from the moves" in told


def test_the_commitment_in_the_record_is_told_apart_from_one_given(capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of()
    own = said(capsys, {**record, "commitment": commitment(record)})
    assert "Compare it with what was published before the game" in own
    assert "No commitment was given" in said(capsys, record)


def test_another_seed_than_committed_is_refused() -> None:
    record = record_of()
    other = commitment_of(int(record["seed"], 16) ^ 1)
    with pytest.raises(NotationError, match="doesn't match the seed"):
        verify(json.dumps(record), other, "en")
    with pytest.raises(NotationError, match="doesn't match the seed"):
        verify(json.dumps({**record, "commitment": other}), commitment(record), "en")


def test_a_move_that_is_not_legal_is_refused_with_its_number() -> None:
    record = record_of()
    record["moves"][3] = "0 fly"
    with pytest.raises(IllegalMove, match="move 4"):
        verify(json.dumps(record), None, "en")


def test_a_result_that_does_not_follow_is_refused() -> None:
    record = record_of()
    record["result"]["scores"][0] += 1
    with pytest.raises(NotationError, match="result: the moves lead to"):
        verify(json.dumps(record), None, "en")


def test_a_game_without_its_end_is_told_to_have_none(capsys: pytest.CaptureFixture[str]) -> None:
    moves = record_of()["moves"]
    assert "The game is not over yet" in said(capsys, record_of(result=..., moves=moves[:20]))
    assert "The record contains no result" in said(capsys, record_of(result=...))
    assert "There are no moves" in said(capsys, record_of(result=..., moves=[]))


def test_a_record_that_starts_from_a_position_is_told_to_have_no_deal(capsys: pytest.CaptureFixture[str]) -> None:
    position = json.loads((GOLDEN / "sea-salt-paper-players-2.json").read_text(encoding="utf-8"))["end"]
    assert "no deal to check" in said(capsys, record_of(position=position, moves=[], options=...))


def test_the_command_speaks_four_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_of()), encoding="utf-8")
    told = set()
    for language in LANGUAGES:
        assert main(["verify", str(file), "--language", language]) == 0
        told.add(capsys.readouterr().out)
    assert len(told) == len(LANGUAGES)


def test_the_command_tells_what_is_wrong_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_of()), encoding="utf-8")
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "commitment" in told.err
