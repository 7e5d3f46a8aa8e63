"""Positions of Sea Salt & Paper as input: what may be left out, what is refused."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seachest
from seachest import NotationError
from seachest.notation.position import Start, read_position, write_position
from tests.notation.test_record import JSON, fresh, survives
from tests.rules.sea_salt_paper.helpers import ALL_CARDS

FULL = seachest.deal("sea-salt-paper", 2, seed="00" * 16).position()
MERMAID = "mermaid.white"


def load(**position: Any) -> seachest.Table:
    return seachest.load(fresh(position=position))


def test_an_empty_position_is_a_round_about_to_begin() -> None:
    position = load().position()
    assert [len(pile) for pile in position["piles"]] == [1, 1]
    assert len(position["deck"]) == 56
    assert position["hands"] == [[], []]
    assert (position["turn"], position["phase"], position["round"]) == (0, "draw", 1)


def test_what_is_left_out_is_decided_by_the_seed() -> None:
    positions = [
        seachest.load(fresh(seed=seed, position={"hands": [["crab.grey"], []]})).position()
        for seed in ("0" * 32, "1" * 32)
    ]
    assert positions[0]["deck"] != positions[1]["deck"]
    assert positions[0]["hands"] == positions[1]["hands"]


def test_null_is_the_same_as_left_out() -> None:
    assert load(deck=None, hands=None, totals=None, turn=None, drawn=None).position() == load().position()


def test_unknown_cards_are_dealt_by_the_seed() -> None:
    position = load(hands=[["crab.grey", "?"], ["?"]], piles=[["?"], []]).position()
    assert [len(hand) for hand in position["hands"]] == [2, 1]
    everything = position["deck"] + position["hands"][0] + position["hands"][1] + position["piles"][0]
    assert sorted(everything) == sorted(ALL_CARDS)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_can_be_read_back(seat: int | None) -> None:
    table = seachest.deal("sea-salt-paper", 2, seed="00" * 16)
    for step in range(40):
        pending = table.pending()[0]
        legal = table.legal(pending)
        table.act(pending, legal[step % len(legal)])
        view = json.loads(json.dumps(table.view(seat)))
        start = Start(table.game, table.players, table.options)
        again = write_position(table.game, read_position(start, view, seed=0), None, table.options)
        assert [len(hand) for hand in again["hands"]] == [len(hand) for hand in view["hands"]]
        assert (again["phase"], again["turn"], again["laid"]) == (view["phase"], view["turn"], view["laid"])
        assert len(again["deck"]) == len(view["deck"])


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"hand": []}, 'position: unknown field "hand"'),
        ({"hands": [["crab.white"], []]}, 'hands[0][0]: unknown card "crab.white"'),
        (
            {"hands": [["crab.grey"], ["crab.grey"]]},
            "hands[1][0]: too many crab.grey: there is 1, already in hands[0][0]",
        ),
        ({"hands": [["boat.black"] * 3, []]}, "hands[0][2]: too many boat.black: there are 2"),
        ({"hands": [[]]}, "hands: expected 2 hands, one a seat, not 1"),
        ({"hands": "none"}, "hands: expected a list"),
        ({"hands": [[7], []]}, "hands[0][0]: unknown card 7"),
        ({"hands": [[MERMAID] * 4, []]}, "hands[0]: four mermaids in one hand win"),
        ({"piles": [[], [], []]}, "piles: expected 2 piles, not 3"),
        ({"deck": ["crab.grey"]}, "is missing from every list"),
        ({"deck": FULL["deck"][1:], "piles": FULL["piles"]}, f"deck: {FULL['deck'][0]} is missing from every list"),
        ({"laid": [[["crab.grey", "boat.black"]], []]}, "laid[0][0]: "),
        ({"laid": [[["crab.grey"]], []]}, "is not a duo (SSP-4.1)"),
        ({"laid": [[["swimmer.black", "swimmer.yellow"]], []]}, "is not a duo (SSP-4.1)"),
        ({"laid": [[["crab.grey", "?"]], []]}, "laid[0][0]: laid cards are face up"),
        ({"phase": "sleep"}, 'phase: unknown "sleep"; expected one of: "draw"'),
        ({"phase": ["draw"]}, "phase: unknown"),
        ({"turn": 2}, "turn: 2 is not between 0 and 1"),
        ({"turn": -1}, "turn: -1 is not between 0 and 1"),
        ({"round": 0}, "round: 0 is not between 1 and 100"),
        ({"round": 101}, "round: 101 is not between 1 and 100"),
        ({"totals": [1]}, "totals: expected 2 numbers, one a seat, not 1"),
        ({"totals": [1, -1]}, "totals[1]: -1 is not between 0"),
        ({"totals": [1, 1.5]}, "totals[1]: expected a whole number, not 1.5"),
        ({"totals": [40, 0], "phase": "draw"}, "the goal of 40 points is reached (SSP-8.1)"),
        ({"drawn": ["crab.grey"]}, "drawn: 1 cards don't fit phase"),
        ({"phase": "keep", "drawn": ["crab.grey"]}, "drawn: 1 cards don't fit phase"),
        ({"first": "crab.grey"}, "first: a card waits for its partner in phase with"),
        ({"phase": "with"}, "first: a card waits for its partner in phase with"),
        ({"phase": "with", "first": "crab.grey"}, "first: crab.grey has no partner in the hand of seat 0"),
        ({"phase": "with", "first": "shell.grey"}, "is not a card that can be laid"),
        ({"phase": "pick"}, "searched: a pile is searched in phase pick"),
        ({"phase": "pick", "searched": 3}, "searched: 3 is not between 1 and 2"),
        ({"phase": "pick", "searched": 1, "piles": [[], ["crab.grey"]]}, "searched: pile 1 is empty"),
        ({"searched": 1}, "searched: a pile is searched in phase pick"),
        ({"phase": "search", "piles": [[], []]}, "both piles are empty"),
        ({"phase": "rob"}, "nobody can be robbed (SSP-4.6)"),
        ({"caller": 0}, "call: caller and call come together"),
        ({"call": "last-chance"}, "call: caller and call come together"),
        ({"caller": 0, "call": "stop"}, "call: a stop ends the round"),
        ({"caller": 0, "call": "maybe"}, 'call: unknown "maybe"'),
        ({"caller": 1, "call": "last-chance", "safe": []}, "safe: expected [1], not []"),
        ({"caller": 0, "call": "last-chance"}, "caller: seat 0 has called"),
        ({"safe": [0]}, "safe: expected [], not [0]"),
        ({"safe": [5]}, "safe[0]: 5 is not between 0 and 1"),
        ({"pending": [1]}, "pending: expected [0], not [1]"),
        ({"hands": [["?"] * 58, []], "deck": [], "piles": [[], []]}, "four mermaids in one hand win"),
        ({"hands": [["?"] * 59, []]}, "hands: too few cards are left for 59 unknown ones"),
        ({"laid": [[[MERMAID] * 4, ["crab.black", "crab.grey"]], []]}, "laid[0]: four mermaids end the game"),
        ({"players": 3}, "players: the record says 2, its position 3"),
        ({"game": "dolores"}, "game: the record says"),
    ],
)
def test_a_senseless_position_is_refused_by_name(position: dict[str, Any], says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)):
        load(**position)


def test_unknown_cards_never_make_a_hand_that_has_won() -> None:
    for hands in ([["mermaid.white"] * 3 + ["?"] * 45, []], [["?"] * 54, ["?"] * 4]):
        position = load(hands=hands, piles=[[], []], phase="play").position()
        assert max(hand.count("mermaid.white") for hand in position["hands"]) < 4


def test_unknown_cards_are_any_cards() -> None:
    """Of 58 cards four are mermaids, in a hand of ten unknown ones as everywhere: 0.69 on average."""
    dealt = sum(
        seachest.load(fresh(seed=f"{seed:032x}", position={"hands": [["?"] * 10, []]}))
        .position()["hands"][0]
        .count(MERMAID)
        for seed in range(300)
    )
    assert 150 < dealt < 265


def test_an_unknown_hand_holds_the_partner_of_a_card_laid() -> None:
    for seed in range(30):
        record = fresh(seed=f"{seed:032x}", position={"phase": "with", "first": "shark.green", "hands": [["?"], []]})
        assert any(text.startswith("0 with swimmer") for text in seachest.load(record).moves(0))


def test_the_hand_that_needs_a_partner_gets_it_first() -> None:
    """Views in the middle of a rival's duo can be read back, no matter who else holds unknown cards."""
    position = {"phase": "with", "first": "shark.green", "turn": 1, "hands": [["?"] * 30, ["?"]]}
    for seed in range(10):
        moves = seachest.load(fresh(seed=f"{seed:032x}", position=position)).moves(1)
        assert moves[0].startswith("1 with swimmer")


def test_a_win_by_mermaids_at_keep_can_be_read_back_from_every_view() -> None:
    table = load(phase="keep", hands=[["mermaid.white"] * 3, []], drawn=["mermaid.white", "crab.grey"])
    table.act(0, "keep mermaid.white")
    assert table.position()["drawn"] == ["crab.grey"]
    for position in (table.position(), table.view(0), table.view(1), table.view(None)):
        assert seachest.load(fresh(position=position)).position()["winners"] == [0]


def test_a_card_laid_first_still_scores() -> None:
    table = load(phase="play", hands=[["crab.grey", "crab.black"], []])
    table.act(0, "lay crab.grey")
    assert table.position()["scores"] == [1, 0]


def test_a_malformed_safe_is_refused_in_a_finished_game_too() -> None:
    for safe in ([[1]], 5, ["x"]):
        with pytest.raises(NotationError, match="safe"):
            load(phase=None, round=100, safe=safe)


def test_legal_scores_over_and_winners_are_ignored() -> None:
    assert load(legal=7, scores="x", over=[], winners={}).position() == load().position()


def test_a_finished_position_loads_as_finished() -> None:
    table = load(totals=[41, 12], phase=None)
    assert table.pending() == ()
    assert table.result() == seachest.GameResult(scores=(41, 12), winners=(0,))


def test_the_tie_break_survives_a_position() -> None:
    table = load(totals=[41, 41], gained=[3, 9], phase=None)
    assert table.position()["winners"] == [1]
    assert seachest.load(table.position()).result() == table.result()


@settings(max_examples=400, deadline=None)
@given(field=st.sampled_from(sorted(FULL)), value=JSON)
def test_any_value_in_any_field_is_read_or_refused(field: str, value: object) -> None:
    survives(lambda: seachest.load(fresh(position={**FULL, field: value})))


@settings(max_examples=200, deadline=None)
@given(field=st.sampled_from(sorted(FULL)), value=JSON)
def test_any_lone_field_is_read_or_refused(field: str, value: object) -> None:
    survives(lambda: seachest.load(fresh(position={field: value})))
