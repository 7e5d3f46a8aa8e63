"""Positions of Sea or Shore as input: what may be left out, what is refused."""

import json
import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seachest
from seachest import NotationError
from tests.notation.test_record import JSON, survives
from tests.rules.sea_or_shore.helpers import (
    GAME,
    ISLANDS,
    PLUS_CARDS,
    all_treasures,
    lay,
    load,
    table_at,
    untouched,
    words,
)
from tests.rules.sea_or_shore.test_11_decisions import AT_PHASE
from tests.tables import watchers

TIED = words("red-1 red-3 red-6 red-9 blue-2 blue-4 blue-6 blue-8 green-1 green-3 purple-1 purple-11")
PASSING: dict[str, Any] = {"phase": "pass", "hands": [TIED, ["?"] * 12, ["?"] * 12]}
TRICK = [{"card": "blue-9"}, {"card": "red-5"}, {"card": "green-7"}, {"card": "purple-1"}]
"""Four players: seat 0 wins blue and seat 3 purple, while red and green lie open."""
PILES = {"red-blue": {"up": "red:4"}, "green-purple": {"up": "green:2"}}
FLEECING: dict[str, Any] = {"phase": "fleece", "turn": 0, "trick": TRICK, "piles": PILES, "plus": [0, 2, 2, 0]}
TAKING: dict[str, Any] = {
    "phase": "take",
    "turn": 0,
    "trick": [{"card": "red-9"}, {"card": "red-5"}, {"card": "green-7"}, {"card": "purple-1"}],
    "piles": PILES,
    "stacks": [[], ["red:2"], [], []],
}
THREE: dict[str, Any] = {"hands": [["red-7", "blue-12"], ["?", "?"], ["?", "?"]], "plus": [2, 0, 0]}

LAST = [{"seat": 1, "card": "red-9", "plus": 3}, {"seat": 2, "card": "red-5"}, {"seat": 0, "card": "green-7"}]


def without(fields: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Fields with changes."""
    return {**fields, **changes}


def four_hands(size: int) -> list[list[str]]:
    return [["?"] * size for _ in range(4)]


# --- What may be left out ---


@pytest.mark.sample
@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_empty_position_is_the_first_trick_of_a_round(players: int) -> None:
    position = load(players, {}).position()
    size = 9 if players == 5 else 12
    assert (position["round"], position["phase"], position["starter"], position["turn"]) == (1, "card", 0, 0)
    assert [len(hand) for hand in position["hands"]] == [size] * players
    assert (position["plus"], position["supply"], position["totals"]) == ([0] * players, PLUS_CARDS, [0] * players)
    assert (position["stacks"], position["trick"], position["gone"]) == ([[]] * players, [], [])
    assert all(pile["up"] for pile in position["piles"].values())


@pytest.mark.sample
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_left_out_is_every_card_that_is_in_no_other_list(players: int) -> None:
    hands = [["red-7", "?"], *[["?", "?"] for _ in range(players - 1)]]
    position = load(players, {"hands": hands, "stacks": [["red:2", "blue:3"], *[[] for _ in hands[1:]]]}).position()
    cards = [card for place in (*position["hands"], position["out"], position["gone"]) for card in place]
    assert sorted(cards) == sorted(ISLANDS)
    assert len(position["gone"]) == players * ((9 if players == 5 else 12) - 2)
    treasures = [treasure for stack in position["stacks"] for treasure in stack]
    for pile in position["piles"].values():
        treasures += [pile["up"], *pile["down"]]
    assert Counter(treasures) == Counter(all_treasures(players))


def test_what_is_left_out_is_decided_by_the_seed() -> None:
    one, other = (load(3, THREE, seed).position() for seed in (1, 2))
    assert one["hands"][1] != other["hands"][1]
    assert one["piles"] != other["piles"]
    assert one["hands"][0] == other["hands"][0]
    assert load(3, THREE, 1).position() == one


def test_null_is_the_same_as_left_out() -> None:
    names = "round starter turn hands plus supply stacks piles out gone trick last actions open passed chosen half"
    nothing = dict.fromkeys([*words(names), "due", "aim", "owed", "inspected", "totals", "counted", "pending"])
    assert load(4, nothing).position() == load(4, {}).position()


def test_hands_that_are_left_out_are_as_big_as_what_is_gone_says() -> None:
    position = load(4, {"gone": words("red-1 red-2 red-3 red-4 blue-1 blue-2 blue-3 blue-4")}).position()
    assert [len(hand) for hand in position["hands"]] == [10, 10, 10, 10]


def test_the_supply_is_what_is_missing_to_22() -> None:
    trick = [{"card": "red-5", "plus": 3}]
    position = load(3, without(THREE, trick=trick, hands=[["?"], ["?"] * 2, ["?"] * 2])).position()
    assert (position["supply"], position["plus"]) == (17, [2, 0, 0])


def test_a_pile_that_is_not_named_has_a_random_treasure_on_top() -> None:
    tops = {load(3, {}, seed).position()["piles"]["all"]["up"] for seed in range(60)}
    assert len(tops) > 8


def test_null_as_the_top_of_a_pile_says_that_none_lies_there() -> None:
    position = load(4, {"piles": {"red-blue": {"up": None}}}).position()
    assert (position["piles"]["red-blue"]["up"], len(position["piles"]["red-blue"]["down"])) == (None, 16)
    assert position["piles"]["green-purple"]["up"] is not None


def test_unknown_treasures_are_drawn_by_the_seed() -> None:
    down = ["red:2", *["?"] * 12]
    piles = {"red-blue": {"up": "?", "down": down}, "green-purple": {"up": "?", "down": ["?"] * 14}}
    position = load(4, {"piles": piles, "stacks": [["?", "?", "red:4"], [], [], []]}).position()
    assert position["piles"]["red-blue"]["down"][0] == "red:2"
    treasures = [treasure for pile in position["piles"].values() for treasure in [pile["up"], *pile["down"]]]
    assert Counter([*treasures, *position["stacks"][0]]) == Counter(all_treasures(4))
    assert "?" not in treasures


@pytest.mark.sample
@pytest.mark.parametrize(("half", "fits"), [("red-?", "red-"), ("?-7", "-7")])
def test_a_half_covered_card_is_filled_in_by_the_seed(half: str, fits: str) -> None:
    cards = set()
    for seed in range(60):
        (entry,) = load(3, {"trick": [{"card": half}]}, seed).position()["trick"]
        cards.add(entry["card"])
        assert entry["show"] == ("colour" if half == "red-?" else "number")
    assert all(fits in card for card in cards)
    assert len(cards) == (12 if half == "red-?" else 4)


def test_a_covered_card_fits_the_plus_cards_laid_with_it() -> None:
    numbers = set()
    for seed in range(60):
        (entry,) = load(3, {"trick": [{"card": "red-?", "plus": 9}]}, seed).position()["trick"]
        numbers.add(int(entry["card"].removeprefix("red-")))
    assert numbers == {1, 2, 3}


def test_random_sides_may_be_written_down() -> None:
    options = {"actions": "random"}
    assert load(3, {"actions": [2, 3]}, options=options).position()["actions"] == [2, 3]
    assert len({tuple(load(3, {}, seed, options).position()["actions"]) for seed in range(40)}) == 4
    assert load(3, {"actions": "random"}, options=options).position()["actions"]


def test_the_last_trick_may_be_written_down() -> None:
    assert load(3, {"last": LAST}).position()["last"] == [{"plus": 0, **entry} for entry in LAST]
    assert load(3, {}).position()["last"] is None


def test_legal_scores_over_and_winners_are_ignored() -> None:
    assert load(3, {"legal": 7, "scores": "x", "over": [], "winners": {}}).position() == load(3, {}).position()


# --- What is written can be read ---


@pytest.mark.sample
@pytest.mark.parametrize("phase", AT_PHASE)
def test_a_position_of_every_phase_is_read_back_as_it_was(phase: str) -> None:
    table = AT_PHASE[phase]()
    position = json.loads(json.dumps(table.position()))
    again = untouched(table.players, position, seed=5, options=table.options)
    assert again.position() == position


@pytest.mark.parametrize("phase", AT_PHASE)
def test_every_view_of_every_phase_is_read_back(phase: str) -> None:
    table = AT_PHASE[phase]()
    for watcher in watchers(table):
        view = json.loads(json.dumps(table.view(watcher)))
        again = untouched(table.players, view, seed=5, options=table.options).position()
        for name in (
            "phase",
            "pending",
            "plus",
            "supply",
            "gone",
            "due",
            "aim",
            "owed",
            "inspected",
            "open",
            "starter",
        ):
            assert again[name] == view[name]
        assert [len(hand) for hand in again["hands"]] == [len(hand) for hand in view["hands"]]
        for hand, seen in zip(again["hands"], view["hands"], strict=True):
            assert {card for card in seen if card != "?"} <= set(hand)


def test_a_card_fetched_from_the_trick_stays_away() -> None:
    cards = ["green-9", "purple-5", "red-7", "red-12"]
    table = lay(table_at(*cards, up="red:4 -", size=3, actions=[1, 4]), *cards)
    table.act(0, "fetch red-12")
    table.act(0, "discard red-12")
    position = table.position()
    assert (position["phase"], position["trick"][3]["card"], position["due"]) == ("fetch", None, [None] * 4)
    assert untouched(4, position, options={"actions": [1, 4]}).position() == position


def test_a_finished_game_is_read_back() -> None:
    table = seachest.deal(GAME, 3, seed=2)
    while table.pending():
        table.act(table.pending()[0], table.legal()[0])
    for position in (table.position(), table.view(1), table.view(None)):
        again = seachest.load({**position})
        assert (again.pending(), again.result()) == ((), table.result())


def test_actions_that_are_due_follow_from_the_trick_where_they_are_left_out() -> None:
    position = load(4, FLEECING).position()
    assert (position["due"], position["turn"]) == ([None, None, None, 3], 0)


# --- What is refused ---


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"hand": []}, 'position: unknown field "hand"'),
        ({"round": 0}, "round: 0 is not between 1 and 2"),
        ({"round": 3}, "round: 3 is not between 1 and 2"),
        ({"starter": 3}, "starter: 3 is not between 0 and 2"),
        ({"phase": "sleep"}, 'phase: unknown "sleep"'),
        ({"turn": 1}, "turn: seat 0 plays next, clockwise from the starter (SOS-3.1)"),
        ({"pending": [1]}, "pending: expected [0], not [1]"),
        ({"players": 4}, "players: the record says 3, its position 4"),
        ({"actions": [2, 3]}, "actions: [2, 3] is not what the options say"),
        ({"actions": [3, 1]}, "actions[0]: 3 is not between 1 and 2"),
        ({"totals": [1]}, "totals: expected 3 numbers, one a seat, not 1"),
        ({"totals": [0, -1, 0]}, "totals[1]: -1 is not between 0"),
        ({"counted": [{}, {}]}, "counted: expected 3 objects, one a seat, not 2"),
        ({"counted": [{}, {"cards": 1}, {}]}, 'counted[1]: unknown field "cards"'),
        ({"counted": [{}, {}, {"plus": 23}]}, "counted[2].plus: 23 is not between 0 and 22"),
        ({"counted": [{"treasures": -1}, {}, {}]}, "counted[0].treasures: -1 is not between"),
        # Islands
        ({"hands": [["red-13"], ["?"], ["?"]]}, 'hands[0][0]: unknown card "red-13"'),
        ({"hands": [["red-1"], ["red-1"], ["?"]]}, "hands[1][0]: too many red-1: there is 1, already in hands[0][0]"),
        ({"hands": [["?"], ["?"]]}, "hands: expected 3 hands, one a seat, not 2"),
        ({"hands": [["?"], ["?"] * 2, ["?"]]}, "hands[1]: expected 1 cards, not 2"),
        ({"hands": [["?"] * 2, ["?"] * 2, ["?"]]}, "hands[2]: expected 2 cards, not 1"),
        ({"hands": [[], [], []]}, "hands[0]: 0 cards are not possible here"),
        ({"hands": [["?"] * 13] * 3}, "hands[0]: 13 cards are not possible here"),
        ({"hands": "none"}, "hands: expected a list"),
        ({"gone": ["red-1"]}, "gone: expected 0 cards, not 1"),
        ({"hands": [["?"] * 11] * 3, "gone": []}, "gone: expected 3 cards, not 0"),
        ({"out": ["red-1"]}, "out: expected 12 cards, not 1"),
        (
            {"hands": [["red-1"] + ["?"] * 11, *[["?"] * 12] * 2], "out": ["red-1"] + ["?"] * 11},
            "hands[0][0]: too many red-1",
        ),
        # The trick
        ({"trick": [{"card": "red-5"}] * 3}, 'trick: 3 cards don\'t fit phase "card"'),
        ({"phase": "pass", "trick": [{"card": "red-5"}]}, 'trick: 1 cards don\'t fit phase "pass"'),
        ({"trick": [{"seat": 1, "card": "red-5"}]}, "trick[0].seat: seat 0 plays here, clockwise from the starter"),
        ({"trick": [{"card": "?"}]}, "trick[0].card: half of a card in the trick is always seen (SOS-3.2)"),
        ({"trick": [{}]}, "trick[0].card: missing"),
        ({"trick": [{"card": "pink-?"}]}, 'trick[0].card: unknown card "pink-?"'),
        ({"trick": [{"card": "?-13"}]}, 'trick[0].card: unknown card "?-13"'),
        ({"trick": [{"card": "?-?"}]}, 'trick[0].card: unknown card "?-?"'),
        ({"trick": [{"card": "red-5", "show": "both"}]}, 'trick[0].show: unknown "both"'),
        ({"trick": [{"card": "red-?", "show": "number"}]}, 'trick[0].show: "number", but the colour is what is seen'),
        ({"trick": [{"card": "?-5", "show": "colour"}]}, 'trick[0].show: "colour", but the number is what is seen'),
        ({"trick": [{"card": "red-5", "plus": 8}]}, "trick[0].plus: 8 plus cards bring the card above 12 (SOS-3.4)"),
        ({"trick": [{"card": "red-12", "plus": 1}]}, "trick[0].plus: 1 plus cards bring the card above 12 (SOS-3.4)"),
        ({"trick": [{"card": "red-5", "plus": -1}]}, "trick[0].plus: -1 is not between 0 and 11"),
        ({"trick": [{"card": "red-5", "colour": 1}]}, 'trick[0]: unknown field "colour"'),
        ({"trick": ["red-5"]}, "trick[0]: expected an object"),
        ({"trick": [{"card": "red-5"}], "hands": [["red-5"], ["?", "?"], ["?", "?"]]}, "hands[0][0]: too many red-5"),
        ({"trick": [{"card": "red-5"}], "hands": [["?"], ["?"], ["?"]]}, "hands[1]: expected 2 cards, not 1"),
        (
            {"trick": [{"card": "?-5"}], "out": words("red-5 blue-5 green-5 purple-5") + ["?"] * 8},
            "trick: no card is left that fits what is seen of a covered one",
        ),
        # The last trick
        ({"last": LAST[:2]}, "last: expected 3 cards, not 2"),
        ({"last": [LAST[0], LAST[2], LAST[1]]}, "last[1].seat: seats follow each other clockwise (SOS-3.1)"),
        ({"last": [{"card": "red-1"}, *LAST[1:]]}, "last[0].seat: expected a whole number"),
        ({"last": [{"seat": 3, "card": "red-1"}, *LAST[1:]]}, "last[0].seat: 3 is not between 0 and 2"),
        ({"last": [{"seat": 1}, *LAST[1:]]}, "last[0].card: unknown null"),
        ({"last": [{"seat": 1, "card": "red-?"}, *LAST[1:]]}, 'last[0].card: unknown "red-?"'),
        ({"last": [{"seat": 1, "card": "red-9", "plus": 4}, *LAST[1:]]}, "last[0].plus: 4 is not between 0 and 3"),
        ({"last": [{"seat": 1, "card": "red-9", "show": "colour"}, *LAST[1:]]}, 'last[0]: unknown field "show"'),
        # Plus cards
        ({"plus": [23, 0, 0]}, "plus[0]: 23 is not between 0 and 22"),
        ({"plus": [20, 2, 1]}, "plus: there are only 22 plus cards (SOS-1.3)"),
        ({"plus": [20, 2, 0], "trick": [{"card": "red-5", "plus": 1}]}, "plus: there are only 22 plus cards"),
        ({"plus": [2, 0, 0], "supply": 22}, "supply: expected 20, to make 22 in all, not 22"),
        ({"supply": 21}, "supply: expected 22, to make 22 in all, not 21"),
        ({"plus": [1, 1]}, "plus: expected 3 numbers, one a seat, not 2"),
        # Treasures
        ({"piles": {"red-blue": {}}}, 'piles: unknown field "red-blue"'),
        ({"piles": {"all": {"top": "red:4"}}}, 'piles.all: unknown field "top"'),
        ({"piles": {"all": {"up": "red:9"}}}, "piles.all.up: too many red:9: there are 0"),
        ({"piles": {"all": {"up": "red:0"}}}, 'piles.all.up: unknown treasure "red:0"'),
        ({"piles": {"all": {"up": "red-4"}}}, 'piles.all.up: unknown treasure "red-4"'),
        ({"piles": {"all": {"up": "red:4", "down": ["red:4"]}}}, "too many red:4: there is 1"),
        ({"stacks": [["red:2"] * 3, [], []]}, "stacks[0][2]: too many red:2: there are 2"),
        ({"stacks": [["red:4"], [], []], "piles": {"all": {"up": "red:4"}}}, "piles.all.up: too many red:4"),
        ({"stacks": [[], []]}, "stacks: expected 3 stacks, one a seat, not 2"),
        ({"piles": {"all": {"up": "red:4", "down": ["red:2"]}}}, "is missing from every list"),
        ({"stacks": [["?"] * 21, [], []]}, "stacks[0]: too few cards are left for 21 unknown ones"),
        (
            {"open": ["blue"], "piles": {"all": {"up": "red:4"}}},
            "open: it must contain the colours of the face-up treasures",
        ),
        ({"open": [], "piles": {"all": {"up": "red:4"}}}, "open: it must contain the colours of the face-up treasures"),
        ({"open": ["pink"]}, 'open[0]: unknown "pink"'),
        # Half-made decisions
        (without(PASSING, hands=[["?"] * 11] * 3), "hands: before the pass each holds 12 cards (SOS-2.5)"),
        (
            without(PASSING, passed=["red-6", None, None]),
            "passed[0]: red-6 is not the highest card of a colour held most of",
        ),
        (
            without(PASSING, passed=["green-3", None, None]),
            "passed[0]: green-3 is not the highest card of a colour held most of",
        ),
        (
            without(PASSING, passed=["red-10", None, None]),
            "passed[0]: red-10 is not the highest card of a colour held most of",
        ),
        (without(PASSING, passed=["red:4", None, None]), 'passed[0]: unknown "red:4"'),
        (without(PASSING, passed=["red-9"]), "passed: expected 3 cards, one a seat, not 1"),
        ({"passed": ["red-9", None, None]}, "passed[0]: a card is passed in phase pass only (SOS-2.7)"),
        (without(THREE, chosen="red-7"), "chosen: a card is being played only in the phases show and plus"),
        (without(THREE, phase="show"), "chosen: missing; the card being played"),
        (without(THREE, phase="show", chosen="red-8"), "chosen: red-8 is not in the hand of seat 0 (SOS-3.1)"),
        (without(THREE, phase="show", chosen="red"), 'chosen: unknown "red"'),
        (
            without(THREE, phase="show", chosen="red-7", half="colour"),
            "half: names the half to show, in phase plus",
        ),
        (without(THREE, phase="plus", chosen="red-7"), "half: names the half to show, in phase plus"),
        (without(THREE, phase="plus", chosen="red-7", half="both"), 'half: unknown "both"'),
        (
            without(THREE, phase="plus", chosen="blue-12", half="colour"),
            "phase: plus, but seat 0 can't add a plus card (SOS-3.4)",
        ),
        (
            without(THREE, phase="plus", chosen="red-7", half="colour", plus=[0, 2, 0]),
            "phase: plus, but seat 0 can't add a plus card (SOS-3.4)",
        ),
        ({"aim": 1}, "aim: aim and owed belong to phase return, and only to it (SOS-8.2)"),
        ({"owed": 1}, "aim: aim and owed belong to phase return, and only to it (SOS-8.2)"),
        ({"due": [1, None, None]}, "due: actions are triggered when all have played (SOS-5.5)"),
        ({"inspected": "all"}, "inspected: a pile is looked at in phase order, and only there (SOS-8.3)"),
        ({"inspected": "red-blue"}, 'inspected: unknown "red-blue"'),
    ],
)
def test_a_senseless_position_of_three_is_refused_by_name(position: dict[str, Any], says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)):
        load(3, position)


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"piles": {"all": {}}}, 'piles: unknown field "all"'),
        ({"piles": {"red-blue": {"up": "green:2"}}}, "piles.red-blue: green:2 does not belong to this pile (SOS-2.2)"),
        ({"piles": {"green-purple": {"down": ["red:2"]}}}, "piles.green-purple: red:2 does not belong to this pile"),
        ({"piles": {"red-blue": {"up": "red:4", "down": ["red:2"]}}}, "is missing from every list"),
        ({"out": ["red-1"]}, "out: expected 0 cards, not 1"),
        (without(FLEECING, turn=None), 'turn: missing; in phase "fleece" it names the seat that decides'),
        (without(FLEECING, turn=4), "turn: 4 is not between 0 and 3"),
        (without(FLEECING, trick=TRICK[:3]), 'trick: 3 cards don\'t fit phase "fleece"'),
        (
            without(FLEECING, plus=[5, 2, 0, 1]),
            "phase: fleece, but fewer than two others have two plus cards (SOS-8.1)",
        ),
        (without(FLEECING, due=[1, None, None, 3]), "due[0]: 1 does not follow from the trick (SOS-5.4)"),
        (without(FLEECING, due=[None, None, None, None]), "due[3]: null does not follow from the trick (SOS-5.4)"),
        (without(FLEECING, due=[None, None, None, 4]), "due[3]: 4 is not an action in play"),
        (without(FLEECING, due=[None, 1, None, 3]), "due[1]: 1 does not follow from the trick (SOS-5.4)"),
        (without(FLEECING, due=[None, None, None, True]), "due[3]: true is not an action"),
        (without(FLEECING, due=[None, None, None]), "due: expected 4 actions, one a seat, not 3"),
        (without(FLEECING, open=["red"]), "open: it must contain the colours of the face-up treasures (SOS-5.4)"),
        (without(FLEECING, phase="swap"), "phase: swap belongs to action 2, which does not lie on the table (SOS-1.4)"),
        (
            without(FLEECING, phase="fetch"),
            "phase: fetch belongs to action 4, which does not lie on the table (SOS-1.4)",
        ),
        (without(FLEECING, aim=1, owed=2), "aim: aim and owed belong to phase return, and only to it"),
        (without(TAKING, stacks=[[], ["blue:2"], [], []]), "phase: take, but seat 0 has no choice between a treasure"),
        (without(TAKING, turn=1), "phase: take, but seat 1 has no choice between a treasure and a robbery (SOS-5.1)"),
        (without(TAKING, turn=2), "phase: take, but seat 2 has no choice between a treasure and a robbery (SOS-5.1)"),
        (
            without(TAKING, piles={"red-blue": {"up": None}, "green-purple": {"up": "green:2"}}, open=["red", "green"]),
            "phase: take, but seat 0 has no choice between a treasure and a robbery (SOS-5.1)",
        ),
        (without(TAKING, due=[None, None, None, None]), "due[3]: null does not follow from the trick"),
        (without(TAKING, trick=[{}, *TAKING["trick"][1:]]), "trick[0].card: missing"),
        (without(FLEECING, phase="inspect", hands=four_hands(0)), "action 3 is skipped in the last trick (SOS-8.3)"),
        (without(FLEECING, phase="order"), "inspected: a pile is looked at in phase order, and only there (SOS-8.3)"),
        (without(FLEECING, phase="inspect", inspected="red-blue"), "inspected: a pile is looked at in phase order"),
    ],
)
def test_a_senseless_position_of_four_is_refused_by_name(position: dict[str, Any], says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)):
        load(4, position)


SWAPPING = without(FLEECING, phase="return", aim=1, owed=2, hands=[["?"] * 4, [], ["?"] * 2, ["?"] * 2])
FETCHING = without(FLEECING, phase="fetch", turn=3, hands=four_hands(2))


@pytest.mark.parametrize(
    ("position", "says"),
    [
        (without(SWAPPING, aim=0), "aim: seat 0 can't swap with itself (SOS-8.2)"),
        (without(SWAPPING, aim=None), "aim: aim and owed belong to phase return, and only to it (SOS-8.2)"),
        (without(SWAPPING, owed=0), "aim: aim and owed belong to phase return, and only to it (SOS-8.2)"),
        (without(SWAPPING, owed=3), "owed: 3 is not between 0 and 2"),
        (without(SWAPPING, owed=1), "hands[1]: expected 2 cards, not 0"),
        (without(SWAPPING, hands=four_hands(2)), "hands["),
        (
            without(FETCHING, phase="discard", hands=[*four_hands(2)[:3], ["?"] * 3]),
            "trick: in phase discard one of its cards has been fetched (SOS-8.4)",
        ),
        (without(FETCHING, hands=four_hands(0)), "phase: fetch, but the hands are empty (SOS-8.2, 8.4)"),
        (without(FETCHING, phase="swap", hands=four_hands(0)), "phase: swap, but the hands are empty (SOS-8.2, 8.4)"),
        (without(FETCHING, phase="inspect"), "phase: inspect belongs to action 3, which does not lie on the table"),
        (without(FETCHING, gone=["?"] * 41), "gone: expected 36 cards, not 41"),
    ],
)
def test_a_senseless_swap_or_fetch_is_refused_by_name(position: dict[str, Any], says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)):
        load(4, position, options={"actions": [2, 4]})


def test_all_who_passed_have_moved_on() -> None:
    """Each holds one colour only, and would pass its 12."""
    hands = [[f"{colour}-{number}" for number in range(1, 13)] for colour in ("red", "blue", "green")]
    fields = {"phase": "pass", "hands": hands, "passed": ["red-12", "blue-12", "green-12"]}
    with pytest.raises(
        NotationError, match=re.escape("passed: when all have chosen, the cards have moved on (SOS-2.8)")
    ):
        load(3, fields)
    waiting = untouched(3, {**fields, "passed": ["red-12", None, "green-12"]})
    assert waiting.pending() == (1,)


@pytest.mark.parametrize("phase", ["inspect", "order"])
def test_nothing_to_look_at_is_refused(phase: str) -> None:
    table = table_at("", "", "", "", up="red:4 green:2", rest=0)
    owned = {name: table.position()[name] for name in ("piles", "stacks")}
    fields = {**FLEECING, **owned, "phase": phase, "turn": 3, "inspected": "green-purple" if phase == "order" else None}
    with pytest.raises(NotationError, match="no treasure is face down"):
        load(4, fields)


def test_with_three_players_no_pile_is_chosen() -> None:
    trick = [{"card": "green-9"}, {"card": "red-5"}, {"card": "red-7"}]
    fields = {"phase": "inspect", "turn": 0, "trick": trick, "piles": {"all": {"up": None}}, "open": ["red"]}
    with pytest.raises(NotationError, match=re.escape("with three players there is no pile to choose (SOS-8.3)")):
        load(3, fields)
    assert load(3, {**fields, "phase": "order", "inspected": "all"}).legal(0)[0] == "order 123"


def test_who_looks_at_a_pile_in_a_position_sees_it() -> None:
    down = ["red:2", "blue:3", "red:3"]
    rest = Counter(t for t in all_treasures(4) if t.split(":")[0] in ("red", "blue")) - Counter([*down, "red:4"])
    fields = without(
        FLEECING,
        phase="order",
        turn=3,
        inspected="red-blue",
        piles={"red-blue": {"up": None, "down": [*down, *rest.elements(), "red:4"]}, "green-purple": {"up": None}},
        open=["red", "green"],
        due=None,
    )
    table = load(4, fields)
    assert table.view(3)["piles"]["red-blue"]["down"][:4] == [*down, "?"]
    assert table.view(0)["piles"]["red-blue"]["down"][:3] == ["?"] * 3


FUZZED = ["pass", "card", "plus", "take", "return", "order", "discard"]
FULL = {phase: AT_PHASE[phase]() for phase in FUZZED}


@settings(max_examples=400, deadline=None)
@given(phase=st.sampled_from(FUZZED), data=st.data(), value=JSON)
def test_any_value_in_any_field_is_read_or_refused(phase: str, data: st.DataObject, value: object) -> None:
    table = FULL[phase]
    position = table.position()
    field = data.draw(st.sampled_from(sorted(position)))
    survives(lambda: untouched(table.players, {**position, field: value}, options=table.options))


@settings(max_examples=200, deadline=None)
@given(field=st.sampled_from(sorted(FULL["card"].position())), value=JSON, players=st.integers(3, 5))
def test_any_lone_field_is_read_or_refused(field: str, value: object, players: int) -> None:
    survives(lambda: load(players, {field: value}))


@settings(max_examples=200, deadline=None)
@given(data=st.data(), one=st.sampled_from(FUZZED), other=st.sampled_from(FUZZED))
def test_fields_of_different_positions_are_read_or_refused(data: st.DataObject, one: str, other: str) -> None:
    table = FULL[one]
    position, strange = table.position(), FULL[other].position()
    field = data.draw(st.sampled_from(sorted(position)))
    survives(lambda: untouched(table.players, {**position, field: strange[field]}, options=table.options))


TRICK = [{"card": "red-3"}, {"card": "red-5"}, {"card": "blue-7"}, {"card": "blue-1"}]
UPS = {"red-blue": {"up": "red:2"}, "green-purple": {"up": "green:2"}}


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"phase": "fetch", "turn": 0}, "turn: seat 0 does not trigger the action of phase fetch"),
        ({"turn": 3}, "turn: seat 3 does not trigger the action of phase swap"),
        ({"open": ["red", "blue", "green"]}, "open: one treasure is face up on each pile"),
        ({"open": ["red", "red", "green"]}, "open: one treasure is face up on each pile"),
        ({"trick": [{}, {}, {}, {}]}, "trick: more cards are missing than action 4 can have fetched"),
        ({"options": {"actions": [2, 3]}, "trick": [{}, *TRICK[1:]]}, "trick: more cards are missing"),
        ({"phase": "pass", "trick": [], "turn": "nobody"}, 'turn: "nobody", but no single seat decides now'),
        ({"piles": {"red-blue": []}}, "piles.red-blue: expected an object, not []"),
        ({"last": [{"seat": seat, "card": "red-1"} for seat in range(4)]}, "last: a card appears twice"),
        (
            {"last": [{"seat": seat, "card": f"green-{seat + 1}"} for seat in range(4)]},
            "last: when all have played, it is the trick on the table",
        ),
    ],
)
def test_what_does_not_follow_from_the_trick_is_refused(changes: dict[str, Any], says: str) -> None:
    fields = {"phase": "swap", "turn": 2, "trick": TRICK, "piles": UPS, "options": {"actions": [2, 4]}, **changes}
    with pytest.raises(seachest.NotationError, match=re.escape(says)):
        seachest.load({"game": "sea-or-shore", "players": 4, **fields})


def test_nothing_is_discarded_from_a_hand_that_was_empty() -> None:
    fields = {"phase": "discard", "turn": 1, "trick": [TRICK[0], {}, {"card": "green-7"}, TRICK[3]], "open": ["red"]}
    hands = [[], ["green-9"], [], []]
    with pytest.raises(seachest.NotationError, match="with an empty hand nothing is fetched"):
        seachest.load({"game": "sea-or-shore", "players": 4, "options": {"actions": [1, 4]}, "hands": hands, **fields})
