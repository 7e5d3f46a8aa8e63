"""Records: what is read, what is refused, and what the refusal says."""

import contextlib
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seachest
from seachest import IllegalMove, NotationError, SeachestError
from seachest.notation.record import commitment_of, parse, write_record
from tests.rules_versions import corrected_rules

SEED = "5f0c" * 8


def fresh(**changes: Any) -> dict[str, Any]:
    """A sound record with changes; a change to ... removes the field."""
    record: dict[str, Any] = {
        "format": 1,
        "game": "sea-salt-paper",
        "players": 2,
        "options": {"goal": 40},
        "seed": SEED,
        "position": None,
        "names": ["Ada", "bot:greedy"],
        "moves": [],
    }
    record.update(changes)
    return {name: value for name, value in record.items() if value is not ...}


def starter(record: dict[str, Any]) -> int:
    (seat,) = seachest.load({**record, "moves": []}).pending()
    return seat


def test_a_fresh_record_loads_to_the_deal() -> None:
    assert seachest.load(fresh()).position() == seachest.deal("sea-salt-paper", 2, seed=SEED).position()


def test_a_record_may_be_an_object_or_text_or_a_file(tmp_path: Path) -> None:
    text = json.dumps(fresh())
    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    tables = [seachest.load(fresh()), seachest.load(text), seachest.load(tmp_path / "game.json")]
    assert tables[0].position() == tables[1].position() == tables[2].position()


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    move = f"{starter(fresh())} draw"
    for record in (fresh(rules=2), fresh(rules=2, moves=[move])):
        with pytest.raises(
            NotationError, match="rules: the record was played by version 2 of the rules of sea-salt-paper, not 1"
        ):
            parse(record)
    assert parse(fresh(rules=1, moves=[move])) == parse(fresh(moves=[move]))
    with corrected_rules("sea-salt-paper"):
        with pytest.raises(NotationError, match="version 1 of the rules of sea-salt-paper, not 2"):
            parse(fresh(moves=[move]))
        table = seachest.load(fresh(rules=2))
        assert table.record()["rules"] == 2
        assert seachest.load(table.position()).position() == table.position(), "a position alone follows any rules"
    assert "rules" not in seachest.load(fresh()).record()


@pytest.mark.parametrize("rules", [0, "1", 1.5, None, True])
def test_the_version_of_the_rules_is_a_number_from_1_on(rules: object) -> None:
    with pytest.raises(NotationError, match=r"^rules: "):
        parse(fresh(rules=rules))


def test_what_is_left_out_has_defaults() -> None:
    bare = fresh(options=..., position=..., names=..., moves=...)
    assert seachest.load(bare).record() == {**fresh(names=...), "moves": []}


def test_names_are_kept() -> None:
    assert seachest.load(fresh()).record()["names"] == ["Ada", "bot:greedy"]


def test_a_bare_position_is_a_record_that_starts_there() -> None:
    position = seachest.deal("sea-salt-paper", 3, seed=SEED).position()
    assert seachest.load(position).position() == position


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"format": 2}, "format: expected 1, not 2"),
        ({"format": ...}, "format: missing"),
        ({"format": "1"}, 'format: expected 1, not "1"'),
        ({"game": "hearts"}, 'game: unknown "hearts"; expected one of: sea-or-shore, dolores, sea-salt-paper'),
        ({"game": ...}, "game: missing"),
        ({"game": ["x"]}, "game: unknown"),
        ({"players": 1}, "players: sea-salt-paper takes 2 to 4 players, not 1"),
        ({"players": 5}, "players: sea-salt-paper takes 2 to 4 players, not 5"),
        ({"players": "2"}, 'players: sea-salt-paper takes 2 to 4 players, not "2"'),
        ({"players": True}, "players: sea-salt-paper takes 2 to 4 players, not true"),
        ({"players": ...}, "players: missing"),
        ({"seed": ...}, "seed: missing"),
        ({"seed": "12"}, 'seed: expected 32 hexadecimal digits, not "12"'),
        ({"seed": "g" * 32}, "seed: expected 32 hexadecimal digits"),
        ({"seed": 0}, "seed: expected 32 hexadecimal digits, not 0"),
        ({"options": {"speed": 1}}, 'options: unknown field "speed"'),
        ({"options": {"goal": 0}}, "options.goal: 0 is not between 1 and 1000"),
        ({"options": {"goal": "40"}}, 'options.goal: expected a whole number, not "40"'),
        ({"options": [40]}, "options: expected an object"),
        ({"names": ["Ada"]}, "names: expected 2 names, not 1"),
        ({"names": ["Ada", ""]}, "names[1]: expected a name"),
        ({"names": ["Ada", "a\nb"]}, "names[1]: expected a name of 1 to 500 printable characters"),
        ({"format": 1.0}, "format: expected 1, not 1.0"),
        ({"moves": "draw"}, "moves: expected a list"),
        ({"moves": [1]}, 'move 1: expected "SEAT TEXT", not 1'),
        ({"winner": 0}, 'record: unknown field "winner"'),
        ({"result": {"scores": [1, 2]}}, "result: winners is missing"),
        ({"result": {"scores": [1], "winners": [0]}}, "result.scores: expected 2 scores, one a seat, not 1"),
        ({"result": {"scores": [1, 2], "winners": [0]}}, "result: the moves lead to null"),
        ({"position": []}, "position: expected an object"),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)):
        seachest.load(fresh(**changes))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON: "),
        ("[]", "record: expected an object, not []"),
        ('{"format": 1, "format": 1}', 'field "format" is written twice'),
        ('{"format": NaN}', "not JSON: NaN is not a number"),
        ("", "not JSON: "),
        ("[" * 100_000, "nested too deeply"),
        ('{"format": 1' + "0" * 6000 + "}", "a number is too long"),
    ],
)
def test_broken_text_is_refused(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)):
        seachest.load(text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(NotationError, match="not UTF-8"):
        seachest.load(tmp_path / "game.json")


def test_an_illegal_move_names_its_number_its_text_its_clause_and_what_was_legal() -> None:
    seat = starter(fresh())
    with pytest.raises(IllegalMove) as caught:
        seachest.load(fresh(moves=[f"{seat} take 1", f"{seat} stop"]))
    error = caught.value
    assert (error.number, error.seat, error.text, error.clause) == (2, seat, "stop", "SSP-6.1")
    assert "end" in error.legal
    assert f'move 2, "{seat} stop"' in str(error)
    assert "SSP-6.1" in str(error)
    assert "legal: end" in str(error)


def test_a_misspelt_move_is_named_with_what_was_legal() -> None:
    seat = starter(fresh())
    with pytest.raises(
        IllegalMove, match=r'move 1, .*"drow" is not a move of sea-salt-paper; legal: draw, take 1, take 2'
    ):
        seachest.load(fresh(moves=[f"{seat} drow"]))


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("draw", '"draw"'),
        ("7 draw", '"7 draw"'),
        ("99999 draw", '"99999 draw"'),
        ("01 draw", '"01 draw"'),
        ("\u0661 draw", '"\u0661 draw"'),
        ("", '""'),
        ("0 a\rb\u2028\x1b[31m", '"0 a\\rb\\u2028\\u001b[31m"'),
    ],
)
def test_a_malformed_move_is_quoted_as_written_with_what_was_legal(text: str, quoted: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        seachest.load(fresh(moves=[text]))
    assert f"move 1, {quoted}," in str(caught.value)
    assert f"legal: {starter(fresh())} draw" in str(caught.value) or "legal: draw" in str(caught.value)
    assert str(caught.value).isprintable()


def test_a_move_out_of_turn_says_whose_turn_it_is() -> None:
    seat = starter(fresh())
    with pytest.raises(IllegalMove, match=f"not this seat's turn, but that of {seat}; legal: {seat} draw"):
        seachest.load(fresh(moves=[f"{1 - seat} draw"]))


def test_a_wrong_result_is_an_error_and_a_right_one_is_not() -> None:
    table = seachest.deal("sea-salt-paper", 2, seed=SEED, options={"goal": 1})
    step = 0
    while table.pending():
        legal = table.legal()
        table.act(table.pending()[0], "stop" if "stop" in legal else legal[step % len(legal)])
        step += 1
    record = table.record()
    assert seachest.load(record).result() == table.result()
    record["result"]["scores"][0] += 1
    with pytest.raises(NotationError, match="result: the moves lead to"):
        seachest.load(record)


def test_a_move_after_the_end_is_an_error() -> None:
    end = json.loads((Path(__file__).parent.parent / "golden" / "sea-salt-paper-players-2.json").read_text("utf-8"))
    record = end["record"]
    number = len(record["moves"]) + 1
    with pytest.raises(IllegalMove, match=f"move {number}, .*the game is over"):
        seachest.load({**record, "moves": [*record["moves"], "0 draw"]})


def test_a_record_can_be_stopped_after_some_moves() -> None:
    seat = starter(fresh())
    record = fresh(moves=[f"{seat} take 1", f"{seat} end"])
    assert seachest.load(record, to=0).position() == seachest.load(fresh()).position()
    for to in (-1, 3):
        with pytest.raises(NotationError, match="to: "):
            seachest.load(record, to=to)


def test_record_and_position_must_agree() -> None:
    position = seachest.deal("sea-salt-paper", 2, seed=SEED).position()
    with pytest.raises(NotationError, match="players: the record says 3, its position 2"):
        seachest.load(fresh(players=3, names=..., position=position))
    with pytest.raises(NotationError, match="options: the record says"):
        seachest.load(fresh(options={"goal": 20}, position=position))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
FIELDS = [*fresh(), "result"]


def survives(read: Callable[[], object]) -> None:
    """Either it is read, or the error is one of ours."""
    with contextlib.suppress(SeachestError):
        read()


@settings(max_examples=300, deadline=None)
@given(field=st.sampled_from(FIELDS), value=JSON)
def test_any_value_in_any_field_is_read_or_refused(field: str, value: object) -> None:
    survives(lambda: seachest.load(fresh(**{field: value})))


@settings(max_examples=150, deadline=None)
@given(text=st.text(max_size=40) | st.binary(max_size=40).map(lambda data: data.decode("latin-1")))
def test_any_text_is_read_or_refused(text: str) -> None:
    survives(lambda: seachest.load(text))


@settings(max_examples=150, deadline=None)
@given(value=JSON)
def test_any_json_is_read_or_refused(value: object) -> None:
    survives(lambda: seachest.load(json.dumps(value)))


def test_a_commitment_is_the_sha_256_of_the_seeds_digits() -> None:
    assert commitment_of(0) == hashlib.sha256(b"0" * 32).hexdigest()
    assert commitment_of(int(SEED, 16)) == hashlib.sha256(SEED.encode()).hexdigest()


@pytest.mark.parametrize("write", [str.lower, str.upper])
def test_a_record_may_name_the_commitment_of_its_seed(write: Callable[[str], str]) -> None:
    commitment = commitment_of(int(SEED, 16))
    read = parse(fresh(commitment=write(commitment)))
    assert read.committed
    assert write_record(read)["commitment"] == commitment


def test_a_record_without_a_commitment_gets_none() -> None:
    assert "commitment" not in write_record(parse(fresh()))
    assert "commitment" not in write_record(parse(fresh(commitment=None)))


@pytest.mark.parametrize(
    ("commitment", "says"),
    [("0" * 64, "doesn't match the seed"), ("0" * 63, "expected 64 hexadecimal digits"), (7, "expected 64")],
)
def test_a_commitment_that_does_not_fit_is_refused(commitment: Any, says: str) -> None:
    with pytest.raises(NotationError, match=f"commitment: .*{says}"):
        parse(fresh(commitment=commitment))


def test_hints_are_read_and_written_as_seats_and_numbers_of_moves() -> None:
    hints = [[0, 0], [0, 3]]
    assert parse(fresh(hints=hints)).hints == [(0, 0), (0, 3)]
    assert write_record(parse(fresh(hints=hints)))["hints"] == hints
    assert "hints" not in write_record(parse(fresh()))


@pytest.mark.parametrize("hints", [5, [5], [[0]], [[2, 0]], [[0, -1]], [["0", 1]]])
def test_hints_that_make_no_sense_are_refused(hints: Any) -> None:
    with pytest.raises(NotationError, match="hints"):
        parse(fresh(hints=hints))
