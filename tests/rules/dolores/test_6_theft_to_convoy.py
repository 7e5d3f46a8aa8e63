"""DOL-6.3 to 6.6: theft, swell, whirlpool and convoy, which move cards."""

from itertools import combinations, permutations

import pytest

import seachest
from tests.rules.dolores.helpers import (
    CONVOY,
    DEALER_CARDS,
    DUEL,
    LEFT_CARDS,
    NEW_DUEL,
    bag,
    cards,
    discarded,
    display,
    displays,
    duel,
    is_over,
    phase,
    shown,
    table_at,
    window,
)
from tests.tables import play, refused

FOUR = (cards(LEFT_CARDS), cards(DEALER_CARDS))
SIX = ([*FOUR[0], "jewels-2"], [*FOUR[1], "jewels-3"])
NEW_FOUR = (cards(NEW_DUEL)[:2], cards(NEW_DUEL)[2:])
FOUR_PLACES = ("left-1", "left-2", "dealer-1", "dealer-2")
SIX_PLACES = ("left-1", "left-2", "left-3", "dealer-1", "dealer-2", "dealer-3")


# --- DOL-6.3: theft ---

THEFT_LEFT = "theft wine-3 gold-1 gold-3"
"""Theft lies before the left neighbour."""


@pytest.mark.sample
@pytest.mark.clause("DOL-6.3")
def test_6_3_theft_takes_one_goods_card_of_another_player() -> None:
    table = shown(table_at("cloth-1 cloth-1 cloth-2", "", "weapons-1", pile=THEFT_LEFT), "peace", "peace")
    assert (phase(table), table.pending(), table.legal(1)) == ("theft", (1,), ["rob 0", "rob 2"])
    play(table, "1 rob 0")
    assert (phase(table), table.pending()) == ("loot", (1,))
    assert table.legal(1) == ["loot cloth-1", "loot cloth-2", "loot gold-1", "loot gold-3"]
    play(table, "1 loot cloth-1")
    assert displays(table) == [bag("cloth-1 cloth-2 gold-1 gold-3"), bag("wine-3 cloth-1"), ["weapons-1"]]
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)


@pytest.mark.clause("DOL-6.3")
def test_6_3_it_is_used_after_all_cards_of_the_duel_have_reached_their_displays() -> None:
    """The dealer's own two cards can be looted at once."""
    table = shown(table_at("", "", "", pile=THEFT_LEFT), "peace", "peace")
    assert displays(table) == [bag(DEALER_CARDS), ["wine-3"], []]
    play(table, "1 rob 0", "1 loot gold-3")
    assert displays(table) == [["gold-1"], bag("wine-3 gold-3"), []]


@pytest.mark.clause("DOL-6.3")
@pytest.mark.parametrize("other", ["peace", "fight"])
def test_6_3_picked_it_is_used_after_the_other_has_taken_theirs(other: str) -> None:
    table = shown(table_at("", "", "", pile="theft wine-3 gold-1 gold-3"), "first", other)
    play(table, "1 pick left-1")
    assert display(table, 0) == bag("gold-1 gold-3" if other == "peace" else "gold-1 gold-3 wine-3")
    assert (phase(table), table.pending(), table.legal(1)) == ("theft", (1,), ["rob 0"])


@pytest.mark.clause("DOL-6.3")
def test_6_3_it_may_be_received_by_the_one_who_takes_the_rest() -> None:
    table = shown(table_at("", "", "", pile="theft wine-3 gold-1 gold-3"), "fight", "first")
    play(table, "0 pick dealer-2")
    assert (phase(table), table.pending()) == ("theft", (1,))
    play(table, "1 rob 0", "1 loot gold-3")
    assert displays(table)[:2] == [[], bag("wine-3 gold-1 gold-3")]


@pytest.mark.clause("DOL-6.3")
@pytest.mark.parametrize("dealer", range(3))
def test_6_3_the_receiver_is_the_thief_from_every_seat(dealer: int) -> None:
    table = table_at(*["cloth-1 weapons-1"] * 3, pile=THEFT_LEFT, dealer=dealer)
    shown(table, "peace", "fight")
    assert (phase(table), table.pending(), table.position()["thief"]) == ("theft", (dealer,), dealer)
    assert table.legal(dealer) == [f"rob {seat}" for seat in range(3) if seat != dealer]


@pytest.mark.clause("DOL-6.3")
@pytest.mark.parametrize("gestures", [("fight", "fight"), ("first", "first")])
def test_6_3_a_theft_that_is_discarded_has_no_effect(gestures: tuple[str, str]) -> None:
    table = shown(table_at("", "", "cloth-1", pile=THEFT_LEFT), *gestures)
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)
    assert displays(table) == [[], [], ["cloth-1"]]


@pytest.mark.clause("DOL-6.3")
def test_6_3_a_theft_left_before_the_first_is_discarded_without_effect() -> None:
    table = shown(table_at("", "", "cloth-1", pile=THEFT_LEFT), "first", "peace")
    play(table, "1 pick left-2")
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)
    assert discarded(table, "theft")


@pytest.mark.clause("DOL-6.3")
@pytest.mark.parametrize("third", ["", "lookout"])
def test_6_3_where_nobody_else_owns_goods_it_is_discarded_without_effect(third: str) -> None:
    table = shown(table_at("", "weapons-1", third, pile=THEFT_LEFT), "fight", "peace")
    assert (phase(table), table.position()["dealer"], table.position()["thief"]) == ("gesture", 1, None)
    assert display(table, 1) == bag("weapons-1 wine-3 gold-1 gold-3")
    assert discarded(table, "theft")


@pytest.mark.clause("DOL-6.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rob 1", "only another player can be robbed"),
        ("rob 3", "there is no seat 3"),
        ("rob 2", "seat 2 owns no goods"),
        ("loot gold-1", "someone must be robbed first (theft)"),
        ("pass", "someone must be robbed first (theft)"),
    ],
)
def test_6_3_whom_one_can_not_rob(text: str, reason: str) -> None:
    table = shown(table_at("cloth-1", "weapons-1", "lookout", pile=THEFT_LEFT), "peace", "peace")
    error = refused(table, 1, text)
    assert (error.clause, error.reason, error.legal) == ("DOL-6.3", reason, ("rob 0",))


@pytest.mark.clause("DOL-6.3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("loot weapons-1", "weapons-1 is not in seat 0's display"),
        ("rob 0", "a goods card must be stolen first (theft)"),
        ("pass", "a goods card must be stolen first (theft)"),
    ],
)
def test_6_3_what_one_can_not_loot(text: str, reason: str) -> None:
    table = shown(table_at("cloth-1 lookout", "weapons-1", "", pile=THEFT_LEFT), "peace", "peace")
    play(table, "1 rob 0")
    error = refused(table, 1, text)
    assert (error.clause, error.reason) == ("DOL-6.3", reason)
    assert error.legal == ("loot cloth-1", "loot gold-1", "loot gold-3")


@pytest.mark.clause("DOL-6.3")
def test_6_3_bottles_can_not_be_stolen() -> None:
    table = shown(table_at("cloth-1 lookout void", "", "", pile=THEFT_LEFT), "peace", "peace")
    play(table, "0 pass", "1 rob 0")
    assert table.legal(1) == ["loot cloth-1", "loot gold-1", "loot gold-3"]


@pytest.mark.sample
@pytest.mark.clause("DOL-6.3")
def test_6_3_grabbed_by_a_bettor_it_is_used_before_the_next_grab() -> None:
    table = table_at("cloth-1 cloth-2", "weapons-1", "bet", pile=THEFT_LEFT)
    play(table, "2 use bet", "0 peace", "1 peace", "2 bet peace-peace", "2 grab left-1")
    assert (phase(table), table.pending(), table.legal(2)) == ("theft", (2,), ["rob 0", "rob 1"])
    assert duel(table) == ([None, "wine-3"], cards(DEALER_CARDS))
    play(table, "2 rob 0", "2 loot cloth-2")
    assert (phase(table), table.pending()) == ("grab", (2,))
    assert table.legal(2) == ["grab left-2", "grab dealer-1", "grab dealer-2", "done"]
    play(table, "2 grab dealer-2", "2 done")
    assert displays(table) == [bag("cloth-1 gold-1"), bag("weapons-1 wine-3"), bag("cloth-2 gold-3")]


@pytest.mark.clause("DOL-6.3")
def test_6_3_grabbed_by_a_bettor_it_can_not_reach_what_lies_in_the_duel() -> None:
    table = table_at("cloth-1 cloth-2", "", "bet", pile=THEFT_LEFT)
    play(table, "2 use bet", "0 peace", "1 peace", "2 bet peace-peace", "2 grab left-1", "2 rob 0")
    assert table.legal(2) == ["loot cloth-1", "loot cloth-2"]


@pytest.mark.clause("DOL-6.3")
def test_6_3_grabbed_by_a_bettor_where_nobody_owns_goods_the_grabbing_goes_on() -> None:
    table = table_at("", "", "bet", pile=THEFT_LEFT)
    play(table, "2 use bet", "0 peace", "1 peace", "2 bet peace-peace", "2 grab left-1")
    assert (phase(table), table.position()["thief"]) == ("grab", None)
    assert table.legal(2) == ["grab left-2", "grab dealer-1", "grab dealer-2", "done"]
    play(table, "2 done")
    assert displays(table) == [bag(DEALER_CARDS), ["wine-3"], []]


@pytest.mark.clause("DOL-6.3")
def test_6_3_grabbed_last_it_is_used_before_the_duel_is_settled() -> None:
    table = table_at("cloth-1", "", "bet", pile=THEFT_LEFT)
    play(table, "2 use bet", "0 peace", "1 peace", "2 bet peace-peace", "2 grab left-1", "2 rob 0", "2 loot cloth-1")
    assert displays(table) == [[], [], ["cloth-1"]]
    play(table, "2 done")
    assert displays(table) == [bag(DEALER_CARDS), ["wine-3"], ["cloth-1"]]
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)


@pytest.mark.clause("DOL-6.3")
def test_6_3_it_is_used_before_the_next_duel_begins() -> None:
    table = shown(table_at("cloth-1", "", "", pile="theft lantern gold-1 gold-3"), "peace", "peace")
    assert (phase(table), duel(table)) == ("theft", ([None, None], [None, None]))
    play(table, "1 rob 0", "1 loot gold-1")
    assert (phase(table), window(table), table.pending()) == ("window", "before", (1,))


@pytest.mark.clause("DOL-6.3", "DOL-7.2")
def test_6_3_it_is_used_before_the_game_ends_for_want_of_cards() -> None:
    table = table_at("cloth-1", "", "", pile=THEFT_LEFT, rest="discard")
    shown(table, "peace", "peace")
    assert phase(table) == "theft"
    play(table, "1 rob 0", "1 loot gold-3")
    assert is_over(table)
    assert display(table, 1) == bag("wine-3 gold-3")


# --- DOL-6.4: swell ---


@pytest.mark.sample
@pytest.mark.clause("DOL-6.4")
@pytest.mark.parametrize("user", range(3))
def test_6_4_swell_discards_the_cards_and_lays_out_four_new_ones(user: int) -> None:
    table = table_at(*["swell" if seat == user else "" for seat in range(3)], pile=f"{DUEL} {NEW_DUEL} {CONVOY}")
    play(table, f"{user} use swell")
    assert duel(table) == NEW_FOUR
    assert discarded(table, DUEL)
    assert table.position()["pile"][:2] == cards(CONVOY)
    assert displays(table) == [[], [], []]


@pytest.mark.clause("DOL-6.4")
def test_6_4_the_duellists_stay_and_then_show_their_gestures() -> None:
    table = play(table_at("", "", "swell", pile=f"{DUEL} {NEW_DUEL}"), "2 use swell")
    assert (phase(table), table.pending()) == ("gesture", (0, 1))
    shown(table, "peace", "peace")
    assert displays(table) == [bag("porcelain-1 porcelain-2"), bag("cloth-1 cloth-2"), []]


@pytest.mark.sample
@pytest.mark.clause("DOL-6.4")
def test_6_4_after_a_convoy_there_are_four_again() -> None:
    table = play(table_at("swell convoy", "", "", pile=f"{DUEL} {CONVOY} {NEW_DUEL}"), "0 use convoy", "0 use swell")
    assert duel(table) == NEW_FOUR
    assert discarded(table, f"{DUEL} {CONVOY}")
    shown(table, "peace", "peace")
    assert displays(table) == [bag("porcelain-1 porcelain-2"), bag("cloth-1 cloth-2"), []]


@pytest.mark.clause("DOL-6.4")
def test_6_4_after_a_swell_a_convoy_brings_six() -> None:
    table = play(table_at("swell convoy", "", "", pile=f"{DUEL} {NEW_DUEL} {CONVOY}"), "0 use swell", "0 use convoy")
    assert duel(table) == ([*NEW_FOUR[0], "jewels-2"], [*NEW_FOUR[1], "jewels-3"])


@pytest.mark.clause("DOL-6.4", "DOL-7.1")
@pytest.mark.parametrize("place", range(4))
def test_6_4_sunrise_among_the_new_cards_ends_the_game(place: int) -> None:
    new = cards(NEW_DUEL)
    new[place] = "sunrise"
    table = play(table_at("swell wine-1", "", "", pile=f"{DUEL} {' '.join(new)}"), "0 use swell")
    assert is_over(table)
    assert discarded(table, DUEL)
    assert displays(table) == [["wine-1"], [], []]


@pytest.mark.clause("DOL-6.4")
def test_6_4_it_may_take_the_last_four_cards() -> None:
    table = table_at("swell", "", "", pile=f"{DUEL} {NEW_DUEL}", rest="discard")
    play(table, "0 use swell")
    assert (table.position()["pile"], duel(table)) == ([], NEW_FOUR)
    shown(table, "peace", "peace")
    assert is_over(table)


@pytest.mark.clause("DOL-6.4")
def test_6_4_two_hands_and_a_bet_used_before_it_still_hold() -> None:
    table = table_at("two-hands", "", "bet swell", pile=f"{DUEL} {NEW_DUEL}")
    play(table, "0 use two-hands", "2 use bet", "2 use swell")
    assert (table.pending(), table.legal(0)[0], table.legal(2)[0]) == (
        (0, 1, 2),
        "hands peace-fight",
        "bet peace-peace",
    )


@pytest.mark.clause("DOL-6.4")
def test_6_4_theft_among_the_discarded_cards_is_not_used() -> None:
    table = table_at("cloth-1", "weapons-1", "swell", pile=f"{THEFT_LEFT} {NEW_DUEL}")
    play(table, "2 use swell")
    assert phase(table) == "gesture"
    assert discarded(table, "theft")


# --- DOL-6.5: whirlpool ---


def whirled(*places: str, convoy: bool = False, user: int = 2) -> seachest.Table:
    """A duel whose cards are dealt out again."""
    table = table_at(*["whirlpool convoy" if seat == user else "" for seat in range(3)])
    if convoy:
        play(table, f"{user} use convoy")
    play(table, f"{user} use whirlpool", *[f"{user} give {place}" for place in places])
    return table


@pytest.mark.sample
@pytest.mark.clause("DOL-6.5")
@pytest.mark.parametrize("places", list(permutations(FOUR_PLACES, 2)))
def test_6_5_any_two_cards_may_be_given_to_the_left_player_in_the_order_given(places: tuple[str, str]) -> None:
    at = dict(zip(FOUR_PLACES, cards(DUEL), strict=True))
    others = [at[place] for place in FOUR_PLACES if place not in places]
    assert duel(whirled(*places)) == ([at[place] for place in places], others)


@pytest.mark.clause("DOL-6.5")
@pytest.mark.parametrize("places", list(permutations(SIX_PLACES, 3))[::7] + list(combinations(SIX_PLACES, 3)))
def test_6_5_with_convoy_three_of_six(places: tuple[str, str, str]) -> None:
    at = dict(zip(SIX_PLACES, [*SIX[0], *SIX[1]], strict=True))
    others = [at[place] for place in SIX_PLACES if place not in places]
    assert duel(whirled(*places, convoy=True)) == ([at[place] for place in places], others)


@pytest.mark.clause("DOL-6.5")
@pytest.mark.parametrize("user", range(3))
def test_6_5_anyone_may_use_it_and_gives_all_the_cards(user: int) -> None:
    table = whirled("dealer-1", user=user)
    assert (phase(table), table.pending(), table.position()["whirlpool"]) == ("give", (user,), user)
    assert table.legal(user) == ["give left-1", "give left-2", "give dealer-2"]


@pytest.mark.clause("DOL-6.5")
def test_6_5_each_keeps_as_many_cards_as_before() -> None:
    two, three = whirled("left-1", "dealer-1"), whirled("left-1", "dealer-1", "dealer-3", convoy=True)
    assert [len(side) for side in duel(two) or ()] == [2, 2]
    assert [len(side) for side in duel(three) or ()] == [3, 3]


@pytest.mark.clause("DOL-6.5")
def test_6_5_the_cards_stay_where_they_are_until_the_last_one_is_given() -> None:
    table = whirled("dealer-1")
    assert duel(table) == FOUR
    assert table.position()["given"] == ["dealer-1"]
    play(table, "2 give dealer-2")
    assert (duel(table), table.position()["given"]) == ((FOUR[1], FOUR[0]), [])


@pytest.mark.clause("DOL-6.5")
def test_6_5_it_may_leave_everything_as_it_was() -> None:
    assert duel(whirled("left-1", "left-2")) == FOUR


@pytest.mark.clause("DOL-6.5")
def test_6_5_the_new_order_is_what_counts_in_the_duel() -> None:
    table = shown(play(whirled("dealer-2", "left-2"), "2 pass"), "peace", "peace")
    play(table, "2 pass")
    assert displays(table)[:2] == [bag("wine-1 gold-1"), bag("gold-3 wine-3")]


@pytest.mark.clause("DOL-6.5")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("give dealer-1", "dealer-1 has already been given"),
        ("give left-3", "there is no card at left-3"),
        ("pass", "the cards must be rearranged first (whirlpool)"),
        ("use convoy", "the cards must be rearranged first (whirlpool)"),
        ("done", "the cards must be rearranged first (whirlpool)"),
    ],
)
def test_6_5_what_can_not_be_given(text: str, reason: str) -> None:
    error = refused(whirled("dealer-1"), 2, text)
    assert (error.clause, error.reason) == ("DOL-6.5", reason)
    assert error.legal == ("give left-1", "give left-2", "give dealer-2")


# --- DOL-6.6: convoy ---


@pytest.mark.sample
@pytest.mark.clause("DOL-6.6")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("user", range(3))
def test_6_6_convoy_brings_a_third_card_for_each_the_first_for_the_left_player(user: int, late: bool) -> None:
    table = table_at(*["convoy void" if seat == user else "" for seat in range(3)])
    if late:
        shown(play(table, f"{user} pass"), "peace", "peace")
    play(table, f"{user} use convoy")
    assert duel(table) == SIX
    assert table.position()["pile"][:4] == cards(NEW_DUEL)


@pytest.mark.clause("DOL-6.6")
def test_6_6_after_the_gestures_these_stand() -> None:
    table = shown(play(table_at("", "", "convoy void"), "2 pass"), "fight", "peace")
    play(table, "2 use convoy")
    assert (window(table), table.position()["gestures"]) == ("shown", {"left": "fight", "dealer": "peace"})
    play(table, "2 pass")
    assert display(table, 1) == bag(f"{DUEL} {CONVOY}")


@pytest.mark.clause("DOL-6.6", "DOL-7.1")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("pair", ["sunrise jewels-3", "jewels-2 sunrise"])
def test_6_6_sunrise_among_the_two_ends_the_game(pair: str, late: bool) -> None:
    table = table_at("convoy wine-1", "", "", pile=f"{DUEL} {pair}")
    if late:
        shown(play(table, "0 pass"), "fight", "peace")
    play(table, "0 use convoy")
    assert is_over(table)
    assert displays(table) == [["wine-1"], [], []]
    assert duel(table) == ([*FOUR[0], cards(pair)[0]], [*FOUR[1], cards(pair)[1]])


@pytest.mark.clause("DOL-6.6")
def test_6_6_it_may_take_the_last_two_cards() -> None:
    table = table_at("convoy", "", "", pile=f"{DUEL} {CONVOY}", rest="discard")
    play(table, "0 use convoy")
    assert (table.position()["pile"], duel(table)) == ([], SIX)
    assert is_over(shown(table, "peace", "peace"))


@pytest.mark.clause("DOL-6.6")
def test_6_6_the_next_duel_has_four_cards_again() -> None:
    table = shown(play(table_at("convoy", "", ""), "0 use convoy"), "peace", "peace")
    assert duel(table) == NEW_FOUR
