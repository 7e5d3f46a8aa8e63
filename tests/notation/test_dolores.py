"""Positions of Dolores: what is written can be read back, what may be left out, what is refused."""

import json
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seachest
from seachest import NotationError
from seachest.notation.position import Start, read_position, write_position
from tests.notation.test_record import JSON, survives
from tests.rules.dolores.helpers import ALL_CARDS, ALL_GOODS, DUEL, bag, displays, load, shown, table_at
from tests.tables import play, watchers

FULL = seachest.deal("dolores", 3, seed="00" * 16).position()
FOUR = {"left": ["wine-1", "wine-3"], "dealer": ["gold-1", "gold-3"]}
SIX = {"left": ["wine-1", "wine-3", "jewels-1"], "dealer": ["gold-1", "gold-3", "jewels-2"]}
GONE = {"left": [None, None], "dealer": [None, None]}
PEACE = {"left": "peace", "dealer": "peace"}
FIRSTS = {"left": "first", "dealer": "first"}
THEFT_PILE = "theft wine-3 gold-1 gold-3"


def again(position: dict[str, Any]) -> seachest.Table:
    """The table at a position that was written before, without any forced answer being played."""
    text = json.loads(json.dumps(position))
    return seachest.Table(Start(*start_of(text)), 0, text)


def start_of(position: dict[str, Any]) -> tuple[Any, int, dict[str, Any]]:
    return table_at("", "").game, position["players"], position["options"]


def three(**position: Any) -> seachest.Table:
    return load(3, position)


# --- What is written can be read back ---

BET_MOVES = ("2 use bet", "0 peace", "1 peace", "2 bet peace-peace")
SITUATIONS: dict[str, Callable[[], seachest.Table]] = {
    "theft dealt": lambda: table_at("theft wine-2", "cloth-1", "weapons-1 weapons-2"),
    "window before": lambda: table_at("", "lantern", ""),
    "window before, lantern used by another earlier": lambda: shown(
        play(table_at("lantern", "", ""), "0 use lantern"), "fight", "fight"
    ),
    "window laid out": lambda: table_at("swell", "whirlpool", "bet"),
    "window laid out, one has passed": lambda: play(table_at("swell", "whirlpool", "bet"), "1 pass"),
    "bottles in use": lambda: play(table_at("two-hands swell", "", "bet"), "0 use two-hands", "2 use bet"),
    "convoy": lambda: play(table_at("convoy whirlpool", "", ""), "0 use convoy"),
    "whirlpool": lambda: play(table_at("whirlpool", "", ""), "0 use whirlpool", "0 give dealer-2"),
    "left talks": lambda: table_at("", "", "", talk=True),
    "dealer talks": lambda: play(table_at("", "", "", talk=True), "1 announce fight", "2 announce peace"),
    "gestures": lambda: table_at("", "", ""),
    "a gesture chosen": lambda: play(table_at("", "", ""), "0 fight"),
    "two hands and a bet chosen": lambda: play(
        table_at("two-hands", "", "bet"), "0 use two-hands", "2 use bet", "0 hands peace-first", "2 bet fight-fight"
    ),
    "one of two hands": lambda: play(
        table_at("two-hands", "", "", talk=True),
        *(
            "0 use two-hands",
            "1 announce peace",
            "0 announce fight",
            "0 hands peace-first",
            "1 fight",
            "0 announce peace",
        ),
    ),
    "window shown": lambda: shown(play(table_at("", "void", "convoy"), "2 pass"), "first", "peace"),
    "window shown with a bet": lambda: play(table_at("void", "", "bet"), *BET_MOVES),
    "bet being paid": lambda: play(table_at("", "", "bet"), *BET_MOVES, "2 grab left-2"),
    "theft grabbed": lambda: play(
        table_at("cloth-1", "wine-2", "bet", pile=THEFT_PILE), *BET_MOVES, "2 grab dealer-1", "2 grab left-1"
    ),
    "loot of a grabbed theft": lambda: play(
        table_at("cloth-1 cloth-2", "wine-2", "bet", pile=THEFT_PILE), *BET_MOVES, "2 grab left-1", "2 rob 0"
    ),
    "first picks": lambda: shown(table_at("", "", ""), "peace", "first"),
    "first picks among what remains": lambda: play(
        table_at("", "", "bet"), "2 use bet", "0 first", "1 fight", "2 bet fight-first", "2 grab dealer-1", "2 done"
    ),
    "drops": lambda: shown(table_at("wine-1 cloth-1", "wine-2 cloth-2", ""), "first", "first"),
    "a sort dropped": lambda: play(
        shown(table_at("wine-1 cloth-1", "wine-2 cloth-2", ""), "first", "first"), "1 drop cloth"
    ),
    "theft of the duel": lambda: shown(table_at("cloth-1", "", "wine-2", pile=THEFT_PILE), "peace", "peace"),
    "loot": lambda: play(shown(table_at("cloth-1", "", "wine-2", pile=THEFT_PILE), "peace", "peace"), "1 rob 0"),
    "lookout asked": lambda: table_at("", "", "lookout", pile="sunrise wine-3 gold-1 gold-3"),
    "lookout asked after the gestures": lambda: play(
        shown(play(table_at("convoy", "", "lookout", pile=f"{DUEL} wine-2 sunrise"), "0 pass"), "fight", "peace"),
        "0 use convoy",
    ),
    "lookout asked in the dark": lambda: play(
        table_at("lantern", "", "lookout", pile="sunrise wine-3 gold-1 gold-3"), "0 use lantern"
    ),
    "sunrise ignored in the dark": lambda: play(
        table_at("lantern", "bet whirlpool", "lookout", pile="sunrise wine-3 gold-1 gold-3"),
        "0 use lantern",
        "2 use lookout",
    ),
    "sunrise discarded in the dark": lambda: shown(
        play(table_at("lantern", "", "lookout", pile="sunrise wine-3 gold-1 gold-3"), "0 use lantern", "2 use lookout"),
        "fight",
        "fight",
    ),
    "sunrise taken": lambda: shown(
        play(table_at("", "", "lookout", pile="sunrise wine-3 gold-1 gold-3"), "2 use lookout"), "peace", "peace"
    ),
    "dark": lambda: play(table_at("", "", "lantern"), "2 use lantern"),
    "dark after a swell": lambda: play(table_at("", "swell", "lantern"), "2 use lantern", "1 use swell"),
    "dark, some cards taken": lambda: play(
        table_at("", "lantern", "bet"), "1 use lantern", *BET_MOVES, "2 grab left-1", "2 grab dealer-2"
    ),
    "over by sunrise": lambda: table_at("wine-1", "", "", pile="sunrise wine-3 gold-1 gold-3"),
    "over by a sunrise in the dark": lambda: play(
        table_at("lantern", "", "", pile="sunrise wine-3 gold-1 gold-3"), "0 use lantern"
    ),
    "over by a late convoy with a bet": lambda: play(
        table_at("", "", "bet convoy", pile=f"{DUEL} sunrise wine-2"),
        "2 use bet",
        "2 pass",
        *BET_MOVES[1:],
        "2 use convoy",
    ),
    "over for want of cards": lambda: shown(table_at("", "wine-1", "", pile=DUEL, rest="discard"), "peace", "peace"),
    "two players": lambda: shown(table_at("wine-1", "cloth-2 void"), "peace", "first"),
    "held again": lambda: play(
        shown(
            play(table_at("", "whirlpool", "void", talk=True), "1 pass", "1 announce fight", "0 silent"),
            "fight",
            "first",
        ),
        "2 use void",
    ),
    "promises while gestures are shown": lambda: play(
        shown(play(table_at("", "", "void", talk=True), "1 announce fight", "0 silent"), "fight", "first"),
        "1 announce peace",
    ),
    "promises of earlier duels": lambda: play(
        table_at("", "", "", talk=True),
        "1 announce peace",
        "0 announce peace",
        "0 peace",
        "1 fight",
        "0 announce first",
    ),
}


@cache
def written(name: str) -> dict[str, Any]:
    """The full position of a situation."""
    return SITUATIONS[name]().position()


situations = pytest.mark.parametrize("name", SITUATIONS)


@pytest.mark.sample
@situations
def test_a_position_is_read_back_as_it_was_written(name: str) -> None:
    position = written(name)
    assert again(position).position() == position


@situations
def test_it_is_read_back_to_the_same_state_but_for_chance(name: str) -> None:
    table = SITUATIONS[name]()
    state, read = (each.everything().record.array for each in (table, again(table.position())))
    chance = {"seed", "words", "next_word", "blocks"}
    differing = [field for field in state.dtype.names if state[field].tobytes() != read[field].tobytes()]
    assert set(differing) <= chance


@situations
def test_every_view_is_read_back_to_a_table_that_looks_the_same(name: str) -> None:
    table = SITUATIONS[name]()
    for watcher in watchers(table):
        view = table.view(watcher)
        assert again(view).view(watcher) == view


@situations
def test_a_table_that_is_read_back_goes_on_the_same(name: str) -> None:
    """Both are played on in the same way for a while; what was random before is written down."""
    table = SITUATIONS[name]()
    other = again(table.position())
    for step in range(12):
        assert (table.pending(), table.out_of_turn(0)) == (other.pending(), other.out_of_turn(0))
        if not table.pending():
            break
        seat = table.pending()[step % len(table.pending())]
        legal = table.legal(seat)
        assert other.legal(seat) == legal
        table.act(seat, legal[-1 - step % len(legal)])
        other.act(seat, legal[-1 - step % len(legal)])
    assert other.position() == table.position()


def test_there_is_a_situation_of_every_phase() -> None:
    phases = {written(name)["phase"] for name in SITUATIONS}
    assert phases == {"theft", "loot", "window", "talk", "gesture", "count", "give", "grab", "pick", "drop", None}


# --- What may be left out ---


def test_an_empty_position_is_a_duel_about_to_begin() -> None:
    position = three().position()
    assert [len(side) for side in position["duel"].values()] == [2, 2]
    assert (len(position["pile"]), position["discard"]) == (72, [])
    assert position["displays"] == [{"goods": [], "bottles": []}] * 3
    assert (position["dealer"], position["phase"], position["round"]) == (0, "gesture", 1)
    assert len(position["removed"]) == 4


def test_what_is_left_out_is_decided_by_the_seed() -> None:
    one, other = (load(3, {"displays": [{"goods": ["wine-1"]}, {}, {}]}, seed=seed).position() for seed in (1, 2))
    assert one["pile"] != other["pile"]
    assert one["displays"] == other["displays"]


def test_null_is_the_same_as_left_out() -> None:
    nothing = dict.fromkeys(("pile", "displays", "duel", "discard", "removed", "dealer", "kept", "seer", "sunrise"))
    assert three(**nothing).position() == three().position()


def test_all_left_out_cards_are_dealt() -> None:
    position = three(displays=[{"goods": ["wine-1"], "bottles": ["void"]}, {}, {}], dealer=2).position()
    found = Counter(position["pile"] + position["removed"] + position["duel"]["left"] + position["duel"]["dealer"])
    assert found + Counter(["wine-1", "void"]) == Counter(ALL_CARDS)
    assert "void" not in position["removed"]


def test_two_players_remove_bet_where_nobody_says() -> None:
    for seed in range(20):
        assert "bet" in load(2, {}, seed=seed).position()["removed"]
        assert "bet" in load(2, {"removed": ["void", "?", "?", "?"]}, seed=seed).position()["removed"]


def test_unknown_cards_are_dealt_by_the_seed() -> None:
    position = three(
        phase="gesture", duel={"left": ["wine-1", "?"], "dealer": ["?", "?"]}, discard=["?", "gold-1"], pile=["?"] * 70
    ).position()
    assert (position["duel"]["left"][0], "?" in str(position)) == ("wine-1", False)
    assert "gold-1" in position["discard"]


def test_sunrise_is_dealt_among_the_lowest_16_unknown_cards() -> None:
    depths = {
        load(3, {"pile": ["?"] * 72, "phase": "gesture"}, seed=seed).position()["pile"][::-1].index("sunrise")
        for seed in range(200)
    }
    assert depths == set(range(16))


def test_sunrise_may_be_anywhere_where_the_position_says_so() -> None:
    depths = [
        load(3, {"sunrise": "anywhere", "phase": "gesture"}, seed=seed).position()["pile"][::-1].index("sunrise")
        for seed in range(60)
    ]
    assert max(depths) > 40


def test_a_duel_that_must_lie_is_dealt() -> None:
    for position in ({"phase": "gesture"}, {"phase": "window", "window": "shown", "gestures": PEACE}):
        table = again({**three(**position).position()})
        assert "sunrise" not in str(table.position()["duel"])


def test_bottles_in_use_lie_in_the_discard_where_that_is_left_out() -> None:
    position = three(phase="gesture", duel=SIX, lantern=2, bettor=2, **{"two-hands": 0}).position()
    assert sorted(position["discard"]) == bag("lantern convoy two-hands bet")


def test_the_lanterns_user_is_the_seer() -> None:
    assert three(phase="gesture", lantern=1).position()["seer"] == 1


def test_a_window_that_nobody_is_asked_in_is_closed() -> None:
    assert three(phase="window", window="laid-out", duel=FOUR).position()["phase"] == "gesture"
    assert three(phase="window", window="shown", duel=FOUR, gestures=PEACE).position()["dealer"] == 1


def test_talk_begins_with_the_left_neighbour_where_nobody_says() -> None:
    assert load(3, {"phase": "talk", "dealer": 1}, talk=True).position()["talking"] == 2


def test_promises_are_what_was_announced_where_nobody_says() -> None:
    fields = {"phase": "count", "gestures": {"left": "peace", "dealer": "peace-fight"}, "two-hands": 0}
    position = load(3, {**fields, "announced": ["fight", "first", None]}, talk=True).position()
    assert position["promised"] == {"left": "first", "dealer": "fight"}


def test_covered_sunrise_may_lie_at_every_covered_place_where_nobody_says() -> None:
    duel = {"left": ["sunrise", "wine-1"], "dealer": ["gold-1", "gold-2"]}
    position = three(phase="gesture", duel=duel, lantern=0).position()
    assert position["sunrise-places"] == ["left-1", "left-2", "dealer-1", "dealer-2"]
    assert three(phase="gesture", duel=duel).position()["sunrise-places"] == []


def test_a_covered_unknown_sunrise_is_dealt_to_a_place_where_it_may_lie() -> None:
    fields = {"phase": "gesture", "lantern": 0, "sunrise": "ignored", "sunrise-places": ["left-2", "dealer-1"]}
    unknown = {"left": ["?", "?"], "dealer": ["?", "?"]}
    found = set()
    for seed in range(30):
        duel = load(3, {**fields, "duel": unknown}, seed=seed).position()["duel"]
        found.add((duel["left"] + duel["dealer"]).index("sunrise"))
    assert found == {1, 2}


def test_legal_scores_over_and_winners_are_ignored() -> None:
    assert three(legal=7, scores="x", over=[], winners={}).position() == three().position()


def test_sunrise_in_the_pile_is_low_or_anywhere_as_it_lies() -> None:
    low, high = table_at("", "", ""), table_at("", "", "", pile=f"{DUEL} sunrise")
    assert (low.position()["sunrise"], high.position()["sunrise"]) == ("low", "anywhere")
    sixteenth = table_at("", "", "", pile=f"{DUEL} sunrise {' '.join(ALL_GOODS[20:35])}", rest="discard")
    seventeenth = table_at("", "", "", pile=f"{DUEL} sunrise {' '.join(ALL_GOODS[20:36])}", rest="discard")
    assert (sixteenth.position()["sunrise"], seventeenth.position()["sunrise"]) == ("low", "anywhere")


def test_theft_in_a_display_is_used_first_and_lies_in_the_discard() -> None:
    table = three(displays=[{"bottles": ["theft"]}, {"goods": ["wine-1", "wine-2"]}, {"goods": ["gold-1"]}])
    assert (table.pending(), table.position()["thief"], table.position()["discard"]) == ((0,), 0, ["theft"])
    assert displays(table) == [[], ["wine-1", "wine-2"], ["gold-1"]]


# --- What is refused ---

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"hands": []}, 'position: unknown field "hands"'),
    ({"round": 2}, "round: 2 is not between 1 and 1"),
    ({"totals": [0, 0, 1]}, "totals[2]: 1 is not between 0 and 0"),
    ({"dealer": 3}, "dealer: 3 is not between 0 and 2"),
    ({"dealer": "0"}, "dealer: expected a whole number"),
    ({"phase": "sleep"}, 'phase: unknown "sleep"; expected one of: "theft"'),
    ({"pending": [2]}, "pending: expected [0, 1], not [2]"),
    # cards
    ({"displays": [{}]}, "displays: expected 3 displays, one a seat, not 1"),
    ({"displays": [{}, {}, []]}, "displays[2]: expected an object"),
    ({"displays": [{"cards": []}, {}, {}]}, 'displays[0]: unknown field "cards"'),
    ({"displays": [{"goods": ["rum-1"]}, {}, {}]}, 'displays[0].goods[0]: unknown card "rum-1"'),
    ({"displays": [{"goods": ["void"]}, {}, {}]}, 'displays[0].goods[0]: expected goods, not "void"'),
    ({"displays": [{"goods": ["?"]}, {}, {}]}, "displays[0].goods[0]: expected goods"),
    ({"displays": [{"bottles": ["wine-1"]}, {}, {}]}, 'displays[0].bottles[0]: expected a bottle, not "wine-1"'),
    ({"displays": [{"bottles": ["?"]}, {}, {}]}, "displays[0].bottles[0]: expected a bottle"),
    (
        {"displays": [{"bottles": ["void"]}, {"bottles": ["void"]}, {}]},
        "displays[1].bottles[0]: too many void: there is 1, already in displays[0].bottles[0]",
    ),
    ({"discard": ["wine-3", "wine-3"]}, "discard[1]: too many wine-3: there is 1, already in discard[0]"),
    ({"pile": ["wine-1"]}, "pile: "),
    ({"pile": ["?"] * 80}, "pile: too few cards are left"),
    ({"pile": [*ALL_GOODS, "sunrise"], "removed": ["bet", "void", "theft", "swell"]}, "is missing from every list"),
    ({"removed": ["bet"]}, "removed: expected 4 bottles, not 1"),
    ({"removed": ["bet", "void", "swell", "sunrise"]}, "removed: sunrise is never removed (DOL-2.1)"),
    ({"removed": ["bet", "void", "swell", "gold-1"]}, "removed: gold-1 is never removed (DOL-2.1)"),
    ({"discard": ["lantern", "lookout", "swell", "void", "bet", "theft"]}, "removed: too few bottles are left"),
    ({"buried": 1}, "buried: 1 is not between 0 and 0"),
    ({"discard": ["wine-1", "gold-1"], "buried": 1}, "seer: missing; only under a lantern"),
    # theft and sunrise
    ({"phase": "gesture", "displays": [{"bottles": ["theft"]}, {}, {}]}, "theft is used as soon as it is received"),
    ({"displays": [{"bottles": ["sunrise"]}, {}, {}], "sunrise": "low"}, "sunrise: expected ignored, not low"),
    ({"sunrise": "drawn"}, "sunrise: expected low or anywhere or ignored, not drawn"),
    ({"sunrise": "high"}, 'sunrise: unknown "high"'),
    ({"sunrise": "ignored"}, "sunrise: ignored, but it is missing from every list"),
    ({"discard": ["sunrise"]}, "discard: lookout is in use, so it belongs here (DOL-5)"),
    ({"phase": "gesture", "sunrise-places": ["left-1"]}, 'sunrise-places: ["left-1"], but no lantern covers sunrise'),
    (
        {
            "phase": "gesture",
            "lantern": 0,
            "duel": {"left": ["sunrise", "wine-1"], "dealer": ["gold-1", "gold-2"]},
            "sunrise-places": ["left-2"],
        },
        "sunrise-places: sunrise is at left-1",
    ),
    (
        {
            "phase": "gesture",
            "lantern": 0,
            "duel": {"left": ["sunrise", "wine-1"], "dealer": ["gold-1", "gold-2"]},
            "sunrise-places": ["left-1", "left-3"],
        },
        "only places with cards may be named",
    ),
    # the duel
    ({"phase": "theft", "thief": 0, "duel": FOUR}, 'duel: no cards are laid out in phase "theft" before the gestures'),
    (
        {"phase": "window", "window": "before", "duel": FOUR},
        'duel: no cards are laid out in phase "window" before the gestures',
    ),
    ({"phase": "gesture", "duel": {"left": ["wine-1"], "dealer": ["wine-1"]}}, "duel: each duellist has two places"),
    ({"phase": "gesture", "duel": {**FOUR, "left": SIX["left"]}}, "duel: each duellist has two places, or three"),
    ({"phase": "gesture", "duel": {**FOUR, "right": []}}, 'duel: unknown field "right"'),
    ({"phase": "gesture", "duel": GONE}, "duel: a card is missing, although the duel is not settled yet"),
    ({"phase": "pick", "gestures": {**PEACE, "left": "first"}, "duel": GONE}, "duel: no card is left to pick"),
    ({"phase": "drop", "gestures": FIRSTS, "duel": FOUR}, "duel: all cards have left it in phase drop"),
    ({"phase": None, "duel": FOUR}, "sunrise"),
    # bottles in use
    ({"lantern": 0}, "lantern: it covers a duel, and there is none (DOL-6.1)"),
    ({"phase": "gesture", "lantern": 0, "seer": 1}, "seer: expected 0, who uses the lantern"),
    ({"phase": "gesture", "lantern": 3}, "lantern: 3 is not between 0 and 2"),
    (
        {"phase": "gesture", "lantern": 0, "displays": [{"bottles": ["lantern"]}, {}, {}]},
        "lantern: lantern is in use, but it is in displays[0].bottles[0] (DOL-5)",
    ),
    ({"phase": "gesture", "duel": SIX, "discard": []}, "discard: convoy is in use, so it belongs here (DOL-5)"),
    ({"phase": "gesture", "two-hands": 2}, "two-hands: seat 2 is not in the duel (DOL-5.2)"),
    ({"two-hands": 0}, "two-hands"),
    ({"phase": "window", "window": "before", "two-hands": 0}, "two-hands: it is used in a duel (DOL-5.2)"),
    ({"phase": "gesture", "bettor": 0}, "bettor: seat 0 is in the duel (DOL-5.2)"),
    (
        {"phase": "pick", "gestures": {**PEACE, "left": "first"}, "bettor": 2, "bet": "peace-first"},
        "bettor: a bet stands from the window laid-out until it is paid",
    ),
    ({"phase": "gesture", "bet": "peace-peace"}, "bet: nobody bets"),
    ({"phase": "gesture", "bettor": 2, "bet": "fight-peace"}, 'bet: unknown "fight-peace"'),
    (
        {"phase": "window", "window": "laid-out", "bettor": 2, "bet": "peace-peace"},
        "bet: it is made together with the gestures",
    ),
    ({"phase": "window", "window": "shown", "gestures": PEACE, "bettor": 2}, "bet: missing, although the gestures"),
    ({"phase": "grab", "gestures": PEACE}, "bettor: missing; phase grab is that of the bettor"),
    ({"phase": "grab", "gestures": PEACE, "bettor": 2, "bet": "peace-fight"}, "bet: it is not what the duellists show"),
    # windows
    ({"phase": "window", "window": "after"}, 'window: unknown "after"'),
    ({"phase": "gesture", "window": "shown"}, 'window: "shown", but phase is "gesture"'),
    ({"phase": "gesture", "passed": [0]}, 'passed: [0], but phase is "gesture"'),
    ({"phase": "gesture", "resume": "shown"}, 'resume: "shown", but phase is "gesture"'),
    ({"phase": "window", "window": "laid-out", "resume": "shown"}, 'resume: "shown", but a window is open'),
    ({"phase": "window", "passed": [0]}, "passed: [0], but only lookout's owner is asked"),
    ({"phase": "window", "resume": "before"}, "resume: sunrise is drawn after the window before"),
    ({"phase": "window"}, "window: null asks for lookout, but nobody holds it (DOL-5.4)"),
    ({"phase": "window", "window": "laid-out", "passed": [0]}, "passed: seat 0 holds no bottle that fits"),
    ({"phase": "window", "window": "laid-out", "passed": [7]}, "passed[0]: 7 is not between 0 and 2"),
    (
        {"phase": "window", "duel": FOUR, "displays": [{"bottles": ["lookout", "sunrise"]}, {}, {}]},
        "duel: sunrise ends the game when it is drawn, so it belongs here",
    ),
    # gestures
    ({"phase": "gesture", "gestures": PEACE}, "gestures: they are not shown yet in phase gesture"),
    ({"phase": "pick"}, "gestures: missing; both are shown in phase pick"),
    ({"phase": "count", "two-hands": 0}, "gestures: missing; both are shown in phase count"),
    ({"phase": "pick", "gestures": {"left": "peace"}}, "gestures: both are shown at the same moment"),
    ({"phase": "pick", "gestures": {"left": "hug", "dealer": "peace"}}, 'gestures.left: unknown "hug"'),
    ({"phase": "pick", "gestures": {"right": "peace"}}, 'gestures: unknown field "right"'),
    ({"phase": "pick", "gestures": PEACE}, "gestures: 0 of them are first, which doesn't fit phase pick"),
    ({"phase": "pick", "gestures": FIRSTS}, "gestures: 2 of them are first, which doesn't fit phase pick"),
    (
        {"phase": "drop", "gestures": {**PEACE, "left": "first"}},
        "gestures: 1 of them are first, which doesn't fit phase drop",
    ),
    ({"phase": "pick", "gestures": {"left": "peace-first", "dealer": "peace"}}, "gestures.left: expected one gesture"),
    ({"phase": "count", "gestures": PEACE, "two-hands": 0}, "gestures.dealer: expected two hands"),
    ({"phase": "gesture", "chosen": {"left": "peace-fight"}}, "gestures.left: expected one gesture"),
    ({"phase": "gesture", "chosen": {"dealer": "peace"}, "two-hands": 0}, "gestures.dealer: expected two hands"),
    ({"phase": "count", "gestures": PEACE}, "two-hands: phase count is that of its user"),
    ({"phase": "window", "window": "laid-out", "chosen": PEACE}, "chosen: "),
    # talk
    ({"phase": "talk"}, "phase: talk, but the option talk is false (DOL-9.2)"),
    ({"phase": "gesture", "talking": 1}, 'talking: 1, but phase is "gesture"'),
    (
        {"phase": "gesture", "announced": ["peace", None, None]},
        "announced: announcements are made in a duel, with option",
    ),
    ({"announced": [None]}, "announced: expected 3 announcements, one a seat, not 1"),
    ({"kept": [1, 0, 0]}, "kept[0]: 1 is not between 0 and 0"),
    ({"broken": [0, 0]}, "broken: expected 3 numbers, one a seat, not 2"),
    ({"phase": "gesture", "promised": PEACE}, "promised: "),
    (
        {
            "phase": "count",
            "gestures": {"left": "peace", "dealer": "peace-fight"},
            "two-hands": 0,
            "promised": {"left": "peace"},
        },
        "promised: promises are made with option talk (DOL-9.2)",
    ),
    ({"phase": "window", "window": "laid-out", "promised": PEACE}, "promised: "),
    # void
    ({"phase": "gesture", "repeat": 1}, "repeat: expected true or false, not 1"),
    ({"repeat": True}, "repeat: there is no duel to hold again (DOL-6.9)"),
    # whirlpool, drops, theft
    ({"phase": "give"}, "whirlpool: missing; phase give is that of its user"),
    (
        {"phase": "give", "whirlpool": 0, "displays": [{"bottles": ["whirlpool"]}, {}, {}]},
        "phase: whirlpool is in use, but it is in displays[0].bottles[0] (DOL-5)",
    ),
    ({"phase": "gesture", "whirlpool": 0}, 'whirlpool: 0, but phase is "gesture"'),
    ({"phase": "gesture", "given": ["left-1"]}, 'given: ["left-1"], but phase is "gesture"'),
    ({"phase": "give", "whirlpool": 0, "given": ["left-1", "left-2"]}, "given: after 2 places every card is given"),
    ({"phase": "give", "whirlpool": 0, "given": ["left-3"]}, "given: there is no card at left-3"),
    ({"phase": "give", "whirlpool": 0, "given": ["left-4"]}, 'given[0]: unknown "left-4"'),
    ({"phase": "give", "whirlpool": 0, "duel": SIX, "given": ["left-1", "left-1"]}, "given: a place is named twice"),
    ({"phase": "drop", "gestures": FIRSTS, "drops": {"left": "wine"}}, "drops.left: seat 1 owns no wine (DOL-4.6)"),
    ({"phase": "drop", "gestures": FIRSTS, "drops": {"left": "rum"}}, 'drops.left: unknown "rum"'),
    ({"phase": "gesture", "drops": {"left": "wine"}}, 'drops: {"left": "wine"}, but phase is "gesture"'),
    ({"phase": "theft"}, "thief: missing in phase theft"),
    ({"phase": "gesture", "thief": 0}, "thief: theft is not used in phase gesture"),
    ({"thief": 0}, "thief"),
    ({"phase": "theft", "thief": 0}, "phase: theft, but nobody else owns goods (DOL-6.3)"),
    (
        {"phase": "theft", "thief": 0, "displays": [{"goods": ["wine-1"]}, {"bottles": ["void"]}, {}]},
        "phase: theft, but nobody else owns goods (DOL-6.3)",
    ),
    (
        {"phase": "theft", "thief": 0, "displays": [{}, {"goods": ["wine-1"]}, {}], "victim": 1},
        "victim: a victim is looted in phase loot",
    ),
    (
        {"phase": "loot", "thief": 0, "displays": [{}, {"goods": ["wine-1"]}, {}]},
        "victim: another seat is looted in phase loot",
    ),
    (
        {"phase": "loot", "thief": 0, "victim": 0, "displays": [{}, {"goods": ["wine-1"]}, {}]},
        "victim: another seat is looted in phase loot",
    ),
    (
        {"phase": "loot", "thief": 0, "victim": 2, "displays": [{}, {"goods": ["wine-1"]}, {}]},
        "victim: seat 2 owns no goods (DOL-6.3)",
    ),
    ({"victim": 0}, "victim: a victim is looted in phase loot"),
    (
        {
            "phase": "theft",
            "thief": 0,
            "bettor": 2,
            "bet": "peace-peace",
            "gestures": PEACE,
            "displays": [{}, {"goods": ["wine-1"]}, {}],
        },
        "thief: while a bet is paid it can only be the bettor, seat 2",
    ),
    # an end that is none
    ({"gestures": PEACE}, "gestures: "),
]


@pytest.mark.parametrize(("position", "says"), REFUSED)
def test_a_senseless_position_is_refused_by_name(position: dict[str, Any], says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)):
        three(**position)


def test_two_players_can_not_play_with_bet() -> None:
    for position in (
        {"displays": [{"bottles": ["bet"]}, {}]},
        {"removed": ["void", "swell", "convoy", "theft"]},
        {"discard": ["bet"]},
    ):
        with pytest.raises(NotationError, match="with two players bet is one of the four"):
            load(2, position)


def test_talk_is_that_of_a_duellist() -> None:
    with pytest.raises(NotationError, match=re.escape("talking: seat 2 is not in the duel (DOL-9.2)")):
        load(3, {"phase": "talk", "talking": 2}, talk=True)
    with pytest.raises(NotationError, match=re.escape("kept[1]: 101 is not between 0 and 100")):
        load(3, {"kept": [0, 101, 0]}, talk=True)


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"phase": "gesture", "lantern": 0}, "lantern: lantern is not in a game without bottles (DOL-2.6)"),
        ({"phase": "gesture", "duel": SIX}, "duel: convoy is not in a game without bottles (DOL-2.6)"),
        ({"removed": ["bet", "void", "swell", "theft"]}, "removed"),
    ],
)
def test_a_game_without_bottles_knows_no_bottles(position: dict[str, Any], says: str) -> None:
    with pytest.raises(NotationError, match=re.escape(says)):
        load(3, position, bottles=False)


@pytest.mark.parametrize("option", ["bottles", "singles", "talk"])
@pytest.mark.parametrize("value", [1, "true", None, []])
def test_options_are_true_or_false(option: str, value: object) -> None:
    with pytest.raises(NotationError, match=f"options.{option}: expected true or false"):
        seachest.deal("dolores", 2, options={option: value})


def test_record_and_position_must_agree_on_options() -> None:
    position = table_at("", "", "", talk=True).position()
    record = {"format": 1, "game": "dolores", "players": 3, "seed": "0" * 32, "position": position, "moves": []}
    assert seachest.load(record).options["talk"] is True
    with pytest.raises(NotationError, match="options: the record says"):
        seachest.load({**record, "options": {"talk": False}})


@settings(max_examples=400, deadline=None)
@given(field=st.sampled_from(sorted(FULL)), value=JSON)
def test_any_value_in_any_field_is_read_or_refused(field: str, value: object) -> None:
    survives(lambda: seachest.load({**FULL, field: value}))


@settings(max_examples=200, deadline=None)
@given(field=st.sampled_from(sorted(FULL)), value=JSON)
def test_any_lone_field_is_read_or_refused(field: str, value: object) -> None:
    survives(lambda: load(3, {field: value}))


@settings(max_examples=300, deadline=None)
@given(name=st.sampled_from(sorted(SITUATIONS)), field=st.sampled_from(sorted(FULL)), value=JSON)
def test_any_value_in_any_situation_is_read_or_refused(name: str, field: str, value: object) -> None:
    position = written(name)
    survives(lambda: seachest.load({**position, field: value}))


@settings(max_examples=300, deadline=None)
@given(
    one=st.sampled_from(sorted(SITUATIONS)),
    other=st.sampled_from(sorted(SITUATIONS)),
    field=st.sampled_from(sorted(FULL)),
)
def test_fields_of_two_situations_fit_or_are_refused(one: str, other: str, field: str) -> None:
    """What is read makes sense: it can be written, read again, and played on."""
    mixed = {**written(one), field: written(other)[field]}
    try:
        table = again(mixed)
    except NotationError:
        return
    position = table.position()
    assert again(position).position() == position
    game = table.game
    assert game.cards_conserved(table.everything().record)
    assert all(table.legal(seat) for seat in table.pending())
    state = read_position(Start(*start_of(mixed)), mixed, seed=0)
    assert write_position(game, state, None, mixed["options"]) == position
