"""DOL-6.7 to 6.10: two-hands, bet and void, which are about gestures, and the order of things after them."""

from itertools import permutations, product

import pytest

import seachest
from tests.rules.dolores.helpers import (
    CONVOY,
    DEALER_CARDS,
    DUEL,
    GESTURES,
    LEFT_CARDS,
    PILE,
    bag,
    cards,
    discarded,
    display,
    displays,
    duel,
    phase,
    shown,
    table_at,
    window,
)
from tests.tables import play, refused, watchers

FOUR = (cards(LEFT_CARDS), cards(DEALER_CARDS))
SIX = ([*FOUR[0], "jewels-2"], [*FOUR[1], "jewels-3"])
FOUR_PLACES = ("left-1", "left-2", "dealer-1", "dealer-2")
SIX_PLACES = ("left-1", "left-2", "left-3", "dealer-1", "dealer-2", "dealer-3")
HANDS = ("peace-fight", "peace-first", "fight-first")
BETS = ("peace-peace", "peace-fight", "peace-first", "fight-fight", "fight-first", "first-first")


# --- DOL-6.7: two hands ---


def two_hands(user: int, more: str = "", pile: str = PILE) -> seachest.Table:
    """A duel of seats 1 and 0 in which one of them uses two-hands; seat 2 may hold something."""
    table = table_at("two-hands" if user == 0 else "", "two-hands" if user == 1 else "", more, pile=pile)
    return play(table, f"{user} use two-hands")


@pytest.mark.sample
@pytest.mark.clause("DOL-6.7")
@pytest.mark.parametrize("user", [0, 1])
def test_6_7_the_user_shows_two_different_gestures_the_opponent_one(user: int) -> None:
    table = two_hands(user)
    assert table.pending() == (0, 1)
    assert table.legal(user) == [f"hands {pair}" for pair in HANDS]
    assert table.legal(1 - user) == list(GESTURES)


@pytest.mark.clause("DOL-6.7")
@pytest.mark.parametrize("user", [0, 1])
@pytest.mark.parametrize(("pair", "other"), list(product(HANDS, GESTURES)))
def test_6_7_once_the_opponents_gesture_is_seen_one_of_the_two_is_chosen(user: int, pair: str, other: str) -> None:
    table = play(two_hands(user), f"{user} hands {pair}", f"{1 - user} {other}")
    own, opposite = ("left", "dealer") if user == 1 else ("dealer", "left")
    assert table.position()["gestures"] == {own: pair, opposite: other}
    assert (phase(table), table.pending()) == ("count", (user,))
    assert table.legal(user) == [f"count {gesture}" for gesture in pair.split("-")]


@pytest.mark.clause("DOL-6.7")
@pytest.mark.parametrize("user", [0, 1])
def test_6_7_the_chosen_one_counts(user: int) -> None:
    for count, expected in (("peace", bag(DEALER_CARDS if user == 0 else LEFT_CARDS)), ("fight", bag(DUEL))):
        table = play(two_hands(user), f"{user} hands peace-fight", f"{1 - user} peace", f"{user} count {count}")
        assert display(table, user) == expected


@pytest.mark.clause("DOL-6.7")
@pytest.mark.parametrize("user", [0, 1])
def test_6_7_the_one_that_counts_is_shown_after_the_choice(user: int) -> None:
    table = play(two_hands(user, "void"), f"{user} hands peace-first", f"{1 - user} fight", f"{user} count first")
    own, opposite = ("left", "dealer") if user == 1 else ("dealer", "left")
    assert window(table) == "shown"
    assert table.position()["gestures"] == {own: "first", opposite: "fight"}


@pytest.mark.clause("DOL-6.7")
def test_6_7_the_choice_comes_after_the_opponents_gesture() -> None:
    table = play(two_hands(0), "0 hands peace-fight")
    assert (phase(table), table.pending()) == ("gesture", (1,))
    play(table, "1 first")
    assert (phase(table), table.pending()) == ("count", (0,))


@pytest.mark.clause("DOL-6.7")
@pytest.mark.parametrize("user", [0, 1])
def test_6_7_first_and_first_may_be_chosen_too(user: int) -> None:
    table = play(two_hands(user), f"{user} hands fight-first", f"{1 - user} first", f"{user} count first")
    assert discarded(table, DUEL)
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)


@pytest.mark.clause("DOL-6.7")
def test_6_7_it_holds_for_one_duel_only() -> None:
    table = play(two_hands(1), "1 hands peace-fight", "0 peace", "1 count peace")
    assert table.position()["two-hands"] is None
    assert table.legal(1) == list(GESTURES)


@pytest.mark.clause("DOL-6.7")
@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (0, "peace", "two-hands was used, so two gestures must be shown"),
        (1, "hands peace-fight", "two gestures can be shown only with two-hands"),
    ],
)
def test_6_7_what_is_refused_of_gestures(seat: int, text: str, reason: str) -> None:
    error = refused(two_hands(0), seat, text)
    assert (error.clause, error.reason) == ("DOL-6.7", reason)


@pytest.mark.clause("DOL-6.7")
@pytest.mark.parametrize("text", ["hands peace-peace", "hands fight-peace", "hands peace"])
def test_6_7_the_two_must_differ_and_have_one_order(text: str) -> None:
    assert refused(two_hands(0), 0, text).clause is None


@pytest.mark.clause("DOL-6.7")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("count first", "first is not one of the two gestures shown"),
        ("peace", "the gesture that counts must be chosen first"),
    ],
)
def test_6_7_what_is_refused_at_the_choice(text: str, reason: str) -> None:
    error = refused(play(two_hands(0), "0 hands peace-fight", "1 peace"), 0, text)
    assert (error.clause, error.reason, error.legal) == ("DOL-6.7", reason, ("count peace", "count fight"))


# --- DOL-6.8: bet ---


def with_bet(left: str, dealer: str, bet: str, *moves: str, pile: str = PILE) -> seachest.Table:
    """A duel of seats 1 and 0 on which seat 2 bets."""
    table = play(table_at("", "", "bet", pile=pile), "2 use bet")
    return play(table, f"1 {left}", f"2 bet {bet}", f"0 {dealer}", *moves)


@pytest.mark.sample
@pytest.mark.clause("DOL-6.8")
def test_6_8_the_bettor_names_two_gestures_together_with_the_duellists() -> None:
    table = play(table_at("", "", "bet", ""), "2 use bet")
    assert (phase(table), table.pending()) == ("gesture", (0, 1, 2))
    assert table.legal(2) == [f"bet {pair}" for pair in BETS]


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize("order", list(permutations(["0 peace", "1 fight", "2 bet peace-fight"])))
def test_6_8_all_three_may_choose_in_any_order(order: tuple[str, ...]) -> None:
    table = play(table_at("", "", "bet"), "2 use bet", *order[:2])
    assert (phase(table), table.position()["gestures"]) == ("gesture", None)
    play(table, order[2])
    assert (phase(table), table.pending()) == ("grab", (2,))


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize("bet", BETS)
@pytest.mark.parametrize(("left", "dealer"), list(product(GESTURES, GESTURES)))
def test_6_8_the_bet_is_won_if_the_hands_show_the_same_no_matter_which_is_whose(
    left: str, dealer: str, bet: str
) -> None:
    table = with_bet(left, dealer, bet)
    assert (phase(table) == "grab") == (sorted(bet.split("-")) == sorted([left, dealer]))


@pytest.mark.clause("DOL-6.8")
def test_6_8_a_lost_bet_changes_nothing_and_is_over() -> None:
    table = with_bet("peace", "peace", "fight-fight")
    assert displays(table) == [bag(DEALER_CARDS), bag(LEFT_CARDS), []]
    assert (table.position()["bettor"], table.position()["bet"]) == (None, None)


@pytest.mark.sample
@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize("count", range(5))
def test_6_8_the_bettor_takes_none_to_all_before_the_duel_is_settled(count: int) -> None:
    table = with_bet("peace", "fight", "peace-fight")
    for grabbed in range(count):
        assert table.legal(2) == [*(f"grab {place}" for place in FOUR_PLACES[grabbed:]), "done"]
        play(table, f"2 grab {FOUR_PLACES[grabbed]}")
    play(table, "2 done")
    assert displays(table) == [sorted(cards(DUEL)[count:]), [], sorted(cards(DUEL)[:count])]
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize("places", list(permutations(FOUR_PLACES, 2)))
def test_6_8_any_cards_in_any_order(places: tuple[str, str]) -> None:
    at = dict(zip(FOUR_PLACES, cards(DUEL), strict=True))
    table = with_bet("peace", "fight", "peace-fight", *[f"2 grab {place}" for place in places])
    assert display(table, 2) == sorted(at[place] for place in places)
    assert duel(table) == (
        [None if place in places else at[place] for place in FOUR_PLACES[:2]],
        [None if place in places else at[place] for place in FOUR_PLACES[2:]],
    )


@pytest.mark.clause("DOL-6.8")
def test_6_8_with_convoy_up_to_six() -> None:
    table = play(table_at("", "", "bet convoy"), "2 use bet", "2 use convoy", "0 peace", "1 peace", "2 bet peace-peace")
    play(table, *[f"2 grab {place}" for place in SIX_PLACES], "2 done")
    assert display(table, 2) == bag(f"{DUEL} {CONVOY}")
    assert displays(table)[:2] == [[], []]


@pytest.mark.clause("DOL-6.8")
def test_6_8_in_peace_each_takes_what_remains_of_the_own_cards() -> None:
    table = with_bet("peace", "peace", "peace-peace", "2 grab left-1", "2 done")
    assert displays(table) == [bag(DEALER_CARDS), ["wine-3"], ["wine-1"]]


@pytest.mark.clause("DOL-6.8")
def test_6_8_what_two_fighters_lose_is_what_remains() -> None:
    table = with_bet("fight", "fight", "fight-fight", "2 grab left-2", "2 grab dealer-2", "2 done")
    assert displays(table) == [[], [], bag("wine-3 gold-3")]
    assert discarded(table, "wine-1 gold-1")
    assert not discarded(table, "wine-3")


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize("other", ["peace", "fight"])
@pytest.mark.parametrize("first", [0, 1])
def test_6_8_the_first_picks_among_what_remains(first: int, other: str) -> None:
    gestures = (other, "first") if first == 0 else ("first", other)
    bet = "peace-first" if other == "peace" else "fight-first"
    table = with_bet(*gestures, bet, "2 grab left-1", "2 done")
    assert (phase(table), table.pending()) == ("pick", (first,))
    assert table.legal(first) == ["pick left-2", "pick dealer-1", "pick dealer-2"]
    assert refused(table, first, "pick left-1").reason == "there is no card at left-1"
    play(table, f"{first} pick left-2")
    rest = DEALER_CARDS if other == "fight" or first == 1 else ""
    assert displays(table) == [*([["wine-3"], bag(rest)] if first == 0 else [bag(rest), ["wine-3"]]), ["wine-1"]]


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize("other", ["peace", "fight"])
@pytest.mark.parametrize("first", [0, 1])
def test_6_8_if_nothing_remains_nobody_picks(first: int, other: str) -> None:
    gestures = (other, "first") if first == 0 else ("first", other)
    bet = "peace-first" if other == "peace" else "fight-first"
    table = with_bet(*gestures, bet, *[f"2 grab {place}" for place in FOUR_PLACES])
    assert table.legal(2) == ["done"]
    play(table, "2 done")
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)
    assert displays(table) == [[], [], bag(DUEL)]


@pytest.mark.clause("DOL-6.8")
def test_6_8_two_firsts_still_drop_a_sort_if_nothing_remains() -> None:
    table = play(table_at("cloth-1", "weapons-1", "bet"), "2 use bet", "0 first", "1 first", "2 bet first-first")
    play(table, *[f"2 grab {place}" for place in FOUR_PLACES], "2 done")
    assert (phase(table), table.pending()) == ("drop", (0, 1))
    play(table, "0 drop cloth", "1 drop weapons")
    assert displays(table) == [[], [], bag(DUEL)]


@pytest.mark.clause("DOL-6.8")
def test_6_8_two_firsts_discard_what_remains() -> None:
    table = play(table_at("cloth-1 weapons-1", "", "bet"), "2 use bet", "0 first", "1 first", "2 bet first-first")
    play(table, "2 grab dealer-2", "2 done", "0 drop cloth")
    assert discarded(table, "wine-1 wine-3 gold-1 cloth-1")
    assert displays(table) == [["weapons-1"], [], ["gold-3"]]


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize("user", [0, 1])
@pytest.mark.parametrize(("count", "won"), [("peace", False), ("first", True)])
def test_6_8_with_two_hands_the_gesture_that_counts_is_compared(user: int, count: str, won: bool) -> None:
    table = play(two_hands(user, "bet"), "2 use bet", f"{user} hands peace-first", f"{1 - user} fight")
    play(table, "2 bet fight-first", f"{user} count {count}")
    assert (phase(table) == "grab") == won


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("grab left-1", "there is no card at left-1"),
        ("grab left-3", "there is no card at left-3"),
        ("pass", "the winner of the bet is taking cards"),
        ("pick left-2", "the winner of the bet is taking cards"),
    ],
)
def test_6_8_what_can_not_be_grabbed(text: str, reason: str) -> None:
    error = refused(with_bet("peace", "peace", "peace-peace", "2 grab left-1"), 2, text)
    assert (error.clause, error.reason) == ("DOL-6.8", reason)
    assert error.legal == ("grab left-2", "grab dealer-1", "grab dealer-2", "done")


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (2, "peace", "a player who used bet has to bet on two gestures"),
        (2, "hands peace-fight", "a player who used bet has to bet on two gestures"),
        (0, "bet peace-peace", "only a player who used bet can bet"),
    ],
)
def test_6_8_what_is_refused_of_bets(seat: int, text: str, reason: str) -> None:
    error = refused(play(table_at("", "", "bet"), "2 use bet"), seat, text)
    assert (error.clause, error.reason) == ("DOL-6.8", reason)


@pytest.mark.clause("DOL-6.8")
def test_6_8_with_two_players_nobody_ever_bets() -> None:
    with pytest.raises(seachest.NotationError, match="bet is one of the four"):
        table_at("bet", "", removed="void swell theft convoy")


@pytest.mark.clause("DOL-6.8")
def test_6_8_a_bet_holds_for_one_duel_only() -> None:
    table = with_bet("peace", "peace", "peace-peace", "2 done")
    assert (table.position()["bettor"], table.position()["bet"]) == (None, None)
    shown(table, "peace", "peace")
    assert table.pending() == (0, 2)


# --- DOL-6.9: void ---


def voided(
    left: str = "fight", dealer: str = "peace", more: str = "", user: int = 2, talk: bool = False
) -> seachest.Table:
    """A duel of seats 1 and 0 that one seat has declared void."""
    table = table_at(*[f"void {more}" if seat == user else "" for seat in range(3)], talk=talk)
    return play(shown(table, left, dealer), f"{user} use void")


@pytest.mark.sample
@pytest.mark.clause("DOL-6.9")
@pytest.mark.parametrize("user", range(3))
@pytest.mark.parametrize("gestures", [("fight", "peace"), ("first", "first"), ("first", "fight"), ("fight", "fight")])
def test_6_9_the_duel_is_held_again_with_the_same_cards_and_players(user: int, gestures: tuple[str, str]) -> None:
    table = voided(*gestures, user=user)
    assert (phase(table), table.pending(), duel(table)) == ("gesture", (0, 1), FOUR)
    assert (table.position()["gestures"], table.position()["dealer"]) == (None, 0)
    assert displays(table) == [[], [], []]
    shown(table, "peace", "peace")
    assert displays(table) == [bag(DEALER_CARDS), bag(LEFT_CARDS), []]


@pytest.mark.clause("DOL-6.9")
def test_6_9_the_window_laid_out_opens_again() -> None:
    table = table_at("whirlpool", "", "void")
    shown(play(table, "0 pass"), "fight", "peace")
    play(table, "2 use void")
    assert (window(table), table.pending(), table.legal(0)) == ("laid-out", (0,), ["use whirlpool", "pass"])


@pytest.mark.clause("DOL-6.9")
def test_6_9_it_takes_effect_at_once() -> None:
    """Nobody else is asked in the window shown any more."""
    table = table_at("convoy", "", "void")
    shown(play(table, "0 pass"), "fight", "peace")
    assert table.pending() == (0, 2)
    play(table, "2 use void")
    assert (window(table), table.pending(), table.position()["gestures"]) == ("laid-out", (0,), None)


@pytest.mark.clause("DOL-6.9")
def test_6_9_bottles_used_so_far_stay_used() -> None:
    table = table_at("two-hands convoy", "", "bet void")
    play(table, "0 use two-hands", "0 use convoy", "2 use bet")
    play(table, "0 hands peace-fight", "1 peace", "2 bet peace-peace", "0 count fight", "2 use void")
    assert displays(table) == [[], [], []]
    assert discarded(table, "two-hands convoy bet void")
    assert (duel(table), phase(table)) == (SIX, "gesture")


@pytest.mark.sample
@pytest.mark.clause("DOL-6.9")
def test_6_9_two_hands_and_bet_do_not_hold_for_the_repeat() -> None:
    table = table_at("two-hands", "", "bet void")
    play(table, "0 use two-hands", "2 use bet")
    play(table, "0 hands peace-fight", "1 peace", "2 bet peace-peace", "0 count peace", "2 use void")
    assert table.pending() == (0, 1)
    assert [table.legal(seat) for seat in range(3)] == [list(GESTURES), list(GESTURES), []]
    assert [table.position()[field] for field in ("two-hands", "bettor", "bet")] == [None] * 3
    shown(table, "peace", "peace")
    assert displays(table) == [bag(DEALER_CARDS), bag(LEFT_CARDS), []]


@pytest.mark.clause("DOL-6.9")
def test_6_9_a_lantern_still_holds() -> None:
    table = table_at("", "", "lantern void")
    shown(play(table, "2 use lantern"), "fight", "peace")
    play(table, "2 use void")
    assert table.position()["lantern"] == 2
    assert table.view(0)["duel"] == {"left": ["?", "?"], "dealer": ["?", "?"]}


@pytest.mark.clause("DOL-6.9")
def test_6_9_a_convoy_of_the_window_shown_stays_for_the_repeat() -> None:
    table = table_at("", "", "convoy void")
    shown(play(table, "2 pass"), "fight", "peace")
    play(table, "2 use convoy", "2 use void")
    assert (duel(table), phase(table)) == (SIX, "gesture")


@pytest.mark.clause("DOL-6.9")
def test_6_9_talk_is_held_again_too() -> None:
    table = table_at("", "", "void", talk=True)
    play(table, "1 announce peace", "0 silent", "1 fight", "0 peace", "2 use void")
    assert (phase(table), table.pending(), table.position()["announced"]) == ("talk", (1,), [None] * 3)


@pytest.mark.clause("DOL-6.9")
def test_6_9_everybody_knows_that_the_duel_is_held_again() -> None:
    table = voided()
    assert [table.view(watcher)["repeat"] for watcher in watchers(table)] == [True] * 4
    shown(table, "peace", "peace")
    assert [table.view(watcher)["repeat"] for watcher in watchers(table)] == [False] * 4
    assert table_at("", "", "").position()["repeat"] is False


@pytest.mark.clause("DOL-6.9")
def test_6_9_the_next_dealer_is_the_same_as_without_it() -> None:
    assert shown(voided(), "peace", "peace").position()["dealer"] == 1


# --- DOL-6.10: the order after the gestures ---


@pytest.mark.sample
@pytest.mark.clause("DOL-6.10")
def test_6_10_two_hands_then_the_window_then_the_bet_then_the_duel() -> None:
    table = table_at("two-hands", "", "bet", "void")
    play(table, "0 use two-hands", "2 use bet", "0 hands peace-first", "1 peace", "2 bet peace-first")
    assert (phase(table), table.pending()) == ("count", (0,))
    play(table, "0 count first")
    assert (phase(table), window(table), table.pending()) == ("window", "shown", (3,))
    play(table, "3 pass")
    assert (phase(table), table.pending()) == ("grab", (2,))
    play(table, "2 grab left-1", "2 done")
    assert (phase(table), table.pending()) == ("pick", (0,))
    play(table, "0 pick dealer-2")
    assert displays(table) == [["gold-3"], ["wine-3"], ["wine-1"], ["void"]]


@pytest.mark.clause("DOL-6.10")
def test_6_10_void_comes_before_the_bet_is_paid() -> None:
    table = table_at("", "", "bet", "void")
    play(table, "2 use bet", "0 peace", "1 peace", "2 bet peace-peace", "3 use void")
    assert (phase(table), table.pending(), displays(table)) == ("gesture", (0, 1), [[], [], [], []])


@pytest.mark.clause("DOL-6.10")
def test_6_10_a_late_convoy_comes_before_the_bet_is_paid() -> None:
    table = table_at("", "", "bet", "convoy")
    play(table, "3 pass", "2 use bet", "3 pass", "0 peace", "1 peace", "2 bet peace-peace", "3 use convoy")
    assert phase(table) == "grab"
    assert table.legal(2) == [*(f"grab {place}" for place in SIX_PLACES), "done"]


@pytest.mark.clause("DOL-6.10")
def test_6_10_the_bet_is_seen_before_the_window_closes() -> None:
    table = table_at("", "", "bet", "void")
    play(table, "2 use bet", "0 peace", "1 peace", "2 bet peace-peace")
    assert window(table) == "shown"
    assert [table.view(watcher)["bet"] for watcher in watchers(table)] == ["peace-peace"] * 5
