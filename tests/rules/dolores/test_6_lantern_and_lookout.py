"""DOL-6.1 and 6.2: cards that lie face down, and a sunrise that is ignored."""

from typing import Any

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
    duel_cards,
    duel_seen,
    is_over,
    phase,
    points,
    shown,
    table_at,
    usable,
    window,
)
from tests.tables import play, refused, watchers

DARK_FOUR = (["?", "?"], ["?", "?"])
DARK_SIX = (["?"] * 3, ["?"] * 3)
FOUR = (cards(LEFT_CARDS), cards(DEALER_CARDS))
NEW_FOUR = (cards(NEW_DUEL)[:2], cards(NEW_DUEL)[2:])


def held_by(seat: int, bottles: str, **fields: Any) -> seachest.Table:
    """A table of three at which one seat holds bottles."""
    return table_at(*[bottles if other == seat else "" for other in range(3)], **fields)


def dark(user: int = 2, bottles: str = "", **fields: Any) -> seachest.Table:
    """A duel of seats 1 and 0 under the lantern of a seat that may hold other bottles as well."""
    return play(held_by(user, f"lantern {bottles}", **fields), f"{user} use lantern")


def others(table: seachest.Table, user: int) -> list[int | None]:
    return [watcher for watcher in watchers(table) if watcher != user]


def seen(table: seachest.Table, watcher: int | None) -> set[str | None]:
    """The different cards that somebody sees in the duel."""
    left, dealer = duel_seen(table, watcher) or ([], [])
    return {*left, *dealer}


# --- DOL-6.1: lantern ---


@pytest.mark.sample
@pytest.mark.clause("DOL-6.1")
@pytest.mark.parametrize("user", range(3))
def test_6_1_only_the_user_of_the_lantern_sees_the_cards(user: int) -> None:
    table = dark(user)
    assert duel_seen(table, user) == FOUR
    for watcher in others(table, user):
        assert duel_seen(table, watcher) == DARK_FOUR
    assert table.position()["lantern"] == user


@pytest.mark.clause("DOL-6.1")
def test_6_1_everybody_knows_who_uses_it() -> None:
    table = dark(1)
    assert [table.view(watcher)["lantern"] for watcher in watchers(table)] == [1] * 4
    assert [table.moves(watcher) for watcher in watchers(table)] == [["1 use lantern"]] * 4


@pytest.mark.clause("DOL-6.1")
def test_6_1_looking_changes_nothing() -> None:
    table = dark(2)
    assert duel(table) == FOUR
    assert (phase(table), table.pending()) == ("gesture", (0, 1))


@pytest.mark.clause("DOL-6.1")
def test_6_1_passed_it_leaves_the_cards_face_up() -> None:
    table = play(held_by(2, "lantern"), "2 pass")
    assert [duel_seen(table, watcher) for watcher in watchers(table)] == [FOUR] * 4
    assert table.position()["lantern"] is None


@pytest.mark.clause("DOL-6.1")
def test_6_1_it_holds_until_the_duel_is_settled() -> None:
    table = dark(2, "bet void")
    steps = ["2 use bet", "1 first", "0 peace", "2 bet peace-first", "2 pass", "2 grab left-1", "2 done"]
    for step in steps:
        assert duel_seen(table, 2) == duel(table)
        for watcher in others(table, 2):
            assert seen(table, watcher) <= {"?", None}
        play(table, step)
    assert phase(table) == "pick"
    assert duel_seen(table, 2) == ([None, "wine-3"], cards(DEALER_CARDS))
    for watcher in others(table, 2):
        assert duel_seen(table, watcher) == ([None, "?"], ["?", "?"])


@pytest.mark.clause("DOL-6.1")
def test_6_1_it_holds_for_one_duel_only() -> None:
    table = shown(dark(2, pile=f"{DUEL} {NEW_DUEL}"), "peace", "peace")
    assert table.position()["lantern"] is None
    assert [duel_seen(table, watcher) for watcher in watchers(table)] == [NEW_FOUR] * 4


@pytest.mark.sample
@pytest.mark.clause("DOL-6.1")
@pytest.mark.parametrize("gestures", [("peace", "peace"), ("peace", "fight")])
def test_6_1_cards_that_enter_a_display_become_public(gestures: tuple[str, str]) -> None:
    table = shown(dark(2), *gestures)
    for watcher in watchers(table):
        assert table.view(watcher)["displays"] == table.position()["displays"]
    taken = display(table, 0) + display(table, 1)
    assert sorted(taken) == bag(DUEL)


@pytest.mark.sample
@pytest.mark.clause("DOL-6.1")
@pytest.mark.parametrize("gestures", [("fight", "fight"), ("first", "first")])
def test_6_1_discarded_cards_stay_unseen(gestures: tuple[str, str]) -> None:
    table = shown(dark(2), *gestures)
    assert discarded(table, DUEL)
    assert table.position()["buried"] == 4
    assert table.view(2)["discard"] == table.position()["discard"]
    for watcher in others(table, 2):
        seen = table.view(watcher)["discard"]
        assert seen[-4:] == ["?"] * 4
        assert seen[:-4] == table.position()["discard"][:-4]
        assert not set(cards(DUEL)) & set(seen)


@pytest.mark.clause("DOL-6.1")
def test_6_1_the_user_remembers_them_in_later_duels() -> None:
    table = shown(shown(dark(2), "fight", "fight"), "fight", "fight")
    assert set(cards(DUEL)) <= set(table.view(2)["discard"])
    assert table.view(0)["discard"].count("?") == 4


@pytest.mark.clause("DOL-6.1")
def test_6_1_later_cards_are_discarded_face_up_again() -> None:
    table = shown(shown(dark(2, pile=f"{DUEL} {NEW_DUEL}"), "fight", "fight"), "fight", "fight")
    for watcher in watchers(table):
        assert set(cards(NEW_DUEL)) <= set(table.view(watcher)["discard"])
    assert table.position()["buried"] == 4


@pytest.mark.clause("DOL-6.1")
def test_6_1_what_is_left_before_the_first_is_discarded_unseen() -> None:
    table = play(shown(dark(2), "first", "peace"), "1 pick left-1")
    assert displays(table) == [bag(DEALER_CARDS), ["wine-1"], []]
    assert (table.position()["buried"], table.view(0)["discard"][-1]) == (1, "?")
    assert "wine-3" in table.view(2)["discard"]


@pytest.mark.clause("DOL-6.1")
def test_6_1_the_used_lantern_itself_is_discarded_face_up() -> None:
    table = shown(dark(2), "fight", "fight")
    for watcher in watchers(table):
        assert "lantern" in table.view(watcher)["discard"]


@pytest.mark.clause("DOL-6.1")
def test_6_1_dropped_goods_are_discarded_face_up() -> None:
    table = table_at("cloth-1 cloth-3 weapons-1", "weapons-2 wine-2", "lantern")
    shown(play(table, "2 use lantern"), "first", "first")
    play(table, "0 drop cloth", "1 drop weapons")
    for watcher in watchers(table):
        assert set(cards("cloth-1 cloth-3 weapons-2")) <= set(table.view(watcher)["discard"])


@pytest.mark.sample
@pytest.mark.clause("DOL-6.1")
@pytest.mark.parametrize("user", range(3))
def test_6_1_cards_drawn_by_swell_lie_face_down_too(user: int) -> None:
    table = play(dark(user, "swell", pile=f"{DUEL} {NEW_DUEL}"), f"{user} use swell")
    assert duel_seen(table, user) == NEW_FOUR
    assert set(cards(DUEL)) <= set(table.view(user)["discard"])
    for watcher in others(table, user):
        assert duel_seen(table, watcher) == DARK_FOUR
        assert table.view(watcher)["discard"][-4:] == ["?"] * 4
        assert not set(cards(DUEL)) & set(table.view(watcher)["discard"])


@pytest.mark.clause("DOL-6.1")
def test_6_1_a_swell_by_somebody_else_shows_them_nothing() -> None:
    table = table_at("swell", "", "lantern", pile=f"{DUEL} {NEW_DUEL}")
    play(table, "2 use lantern", "0 use swell")
    assert duel_seen(table, 0) == DARK_FOUR
    assert duel_seen(table, 2) == NEW_FOUR
    assert set(cards(DUEL)) <= set(table.view(2)["discard"])


@pytest.mark.sample
@pytest.mark.clause("DOL-6.1")
@pytest.mark.parametrize("late", [False, True])
def test_6_1_cards_drawn_by_convoy_lie_face_down_too(late: bool) -> None:
    table = table_at("convoy", "", "lantern")
    play(table, "2 use lantern")
    if late:
        shown(play(table, "0 pass"), "first", "peace")
    play(table, "0 use convoy")
    assert duel_seen(table, 2) == ([*FOUR[0], "jewels-2"], [*FOUR[1], "jewels-3"])
    for watcher in others(table, 2):
        assert duel_seen(table, watcher) == DARK_SIX


@pytest.mark.clause("DOL-6.1")
@pytest.mark.parametrize("bottle", ["", "swell"])
def test_6_1_with_a_convoy_six_cards_are_discarded_unseen(bottle: str) -> None:
    table = play(dark(2, f"convoy {bottle}"), "2 use convoy")
    if bottle:
        play(table, "2 use swell")
    else:
        shown(table, "fight", "fight")
    assert table.position()["buried"] == 6
    for watcher in others(table, 2):
        assert table.view(watcher)["discard"].count("?") == 6
    assert set(cards(f"{DUEL} {CONVOY}")) <= set(table.view(2)["discard"])


@pytest.mark.clause("DOL-6.1")
def test_6_1_whirlpool_is_used_by_place_and_blind() -> None:
    table = table_at("whirlpool", "", "lantern")
    play(table, "2 use lantern", "0 use whirlpool")
    assert table.legal(0) == ["give left-1", "give left-2", "give dealer-1", "give dealer-2"]
    play(table, "0 give dealer-2", "0 give left-1")
    assert duel(table) == (cards("gold-3 wine-1"), cards("wine-3 gold-1"))
    assert duel_seen(table, 0) == DARK_FOUR
    assert duel_seen(table, 2) == duel(table)


@pytest.mark.clause("DOL-6.1")
def test_6_1_the_first_picks_by_place_and_blind() -> None:
    table = shown(dark(2), "first", "peace")
    assert table.legal(1) == ["pick left-1", "pick left-2", "pick dealer-1", "pick dealer-2"]
    assert duel_seen(table, 1) == DARK_FOUR
    play(table, "1 pick dealer-2")
    assert display(table, 1) == ["gold-3"]


@pytest.mark.clause("DOL-6.1")
def test_6_1_the_bettor_grabs_by_place_and_blind() -> None:
    table = table_at("", "", "bet", "lantern")
    play(table, "3 use lantern", "2 use bet", "0 peace", "1 peace", "2 bet peace-peace")
    assert table.legal(2) == ["grab left-1", "grab left-2", "grab dealer-1", "grab dealer-2", "done"]
    assert duel_seen(table, 2) == DARK_FOUR
    play(table, "2 grab dealer-1")
    assert display(table, 2) == ["gold-1"]
    assert duel_seen(table, 2) == (["?", "?"], [None, "?"])
    assert duel_seen(table, 3) == (cards(LEFT_CARDS), [None, "gold-3"])


@pytest.mark.clause("DOL-6.1")
def test_6_1_theft_may_be_taken_blind_and_is_used() -> None:
    table = table_at("cloth-1 cloth-2", "", "lantern", pile="theft wine-3 gold-1 gold-3")
    shown(play(table, "2 use lantern"), "peace", "peace")
    assert (phase(table), table.pending(), table.legal(1)) == ("theft", (1,), ["rob 0"])


@pytest.mark.clause("DOL-6.1")
def test_6_1_a_theft_that_is_discarded_unseen_is_not_used() -> None:
    table = shown(dark(2, pile="theft wine-3 gold-1 gold-3"), "fight", "fight")
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)
    assert "theft" not in table.view(0)["discard"]


@pytest.mark.clause("DOL-6.1")
def test_6_1_void_leaves_the_cards_covered() -> None:
    table = play(shown(dark(2, "void"), "peace", "peace"), "2 use void")
    assert duel_seen(table, 2) == FOUR
    assert [duel_seen(table, watcher) for watcher in others(table, 2)] == [DARK_FOUR] * 3
    assert table.position()["lantern"] == 2


@pytest.mark.clause("DOL-6.1")
def test_6_1_the_user_may_be_a_duellist_and_duels_with_open_eyes() -> None:
    table = shown(dark(1), "first", "fight")
    assert duel_seen(table, 1) == FOUR
    play(table, "1 pick dealer-2")
    assert displays(table)[:2] == [bag("wine-1 wine-3 gold-1"), ["gold-3"]]


@pytest.mark.clause("DOL-6.1")
def test_6_1_the_user_may_say_anything_of_them() -> None:
    """What is announced is free, whatever the cards are."""
    table = dark(2, talk=True)
    assert table.out_of_turn(2) == ["announce peace", "announce fight", "announce first"]


# --- DOL-6.2: lookout. Every way in which sunrise can be drawn ---

WAYS = {
    "laid out": ("lookout", "wine-1 sunrise gold-1 gold-3", []),
    "by swell": ("lookout swell", f"{DUEL} cloth-1 cloth-2 sunrise porcelain-2", ["2 use swell"]),
    "by convoy, left": ("lookout convoy", f"{DUEL} sunrise jewels-3", ["2 use convoy"]),
    "by convoy, dealer": ("lookout convoy", f"{DUEL} jewels-2 sunrise", ["2 use convoy"]),
    "by convoy after the gestures": (
        "lookout convoy",
        f"{DUEL} jewels-2 sunrise",
        ["2 pass", "1 fight", "0 peace", "2 use convoy"],
    ),
}
DARK_WAYS = {
    f"{name}, face down": (f"{held} lantern", pile, ["2 use lantern", *moves])
    for name, (held, pile, moves) in WAYS.items()
}
ALL_WAYS = {**WAYS, **DARK_WAYS}
ways = pytest.mark.parametrize("way", ALL_WAYS)


def drawn(way: str, dealer: str = "cloth-3", left: str = "weapons-1") -> seachest.Table:
    """A table at which sunrise was just drawn; seat 2 owns lookout."""
    held, pile, moves = ALL_WAYS[way]
    return play(table_at(dealer, left, held, pile=pile), *moves)


@pytest.mark.sample
@pytest.mark.clause("DOL-6.2")
@ways
def test_6_2_the_owner_of_lookout_is_asked_however_sunrise_is_drawn(way: str) -> None:
    table = drawn(way)
    assert "sunrise" in duel_cards(table)
    assert (phase(table), window(table), table.pending()) == ("window", None, (2,))
    assert [table.legal(seat) for seat in range(3)] == [[], [], ["use lookout", "pass"]]


@pytest.mark.sample
@pytest.mark.clause("DOL-6.2", "DOL-7.1")
@ways
def test_6_2_passed_the_game_ends_at_once(way: str) -> None:
    table = drawn(way)
    before = duel(table)
    play(table, "2 pass")
    assert is_over(table)
    assert displays(table) == [["cloth-3"], ["weapons-1"], ["lookout"]]
    assert duel(table) == before
    assert table.result() == seachest.GameResult(scores=(6, 2, 0), winners=(0,))


@pytest.mark.sample
@pytest.mark.clause("DOL-6.2")
@ways
def test_6_2_used_sunrise_stays_among_the_cards_of_the_duel_which_goes_on(way: str) -> None:
    table = drawn(way, left="void")
    before = duel(table)
    play(table, "2 use lookout")
    assert not is_over(table)
    assert duel(table) == before
    assert display(table, 2) == []
    assert discarded(table, "lookout")


@pytest.mark.sample
@pytest.mark.clause("DOL-6.2")
@ways
def test_6_2_then_the_window_opens_in_which_it_was_drawn(way: str) -> None:
    """Seat 1 holds void, seat 0 whirlpool: one of them is asked next."""
    late = "after" in way
    table = play(drawn(way, dealer="" if late else "whirlpool", left="void"), "2 use lookout")
    assert (window(table), table.pending()) == (("shown", (1,)) if late else ("laid-out", (0,)))
    assert (table.position()["gestures"] is not None) == late


@pytest.mark.clause("DOL-6.2")
def test_6_2_after_the_gestures_the_duel_is_settled_as_they_stand() -> None:
    table = play(drawn("by convoy after the gestures"), "2 use lookout")
    assert display(table, 1) == bag(f"weapons-1 {DUEL} jewels-2 sunrise")
    assert table.position()["displays"][1]["bottles"] == ["sunrise"]


@pytest.mark.clause("DOL-6.2")
@pytest.mark.parametrize("place", range(4))
def test_6_2_sunrise_may_lie_at_any_place(place: int) -> None:
    four = cards(DUEL)
    four[place] = "sunrise"
    table = play(table_at("", "lookout", "", pile=" ".join(four)), "1 use lookout")
    assert duel_cards(table) == four
    shown(table, "peace", "peace")
    assert "sunrise" in display(table, 1 if place < 2 else 0)


@pytest.mark.clause("DOL-6.2")
@pytest.mark.parametrize("owner", range(3))
def test_6_2_anyone_may_own_it(owner: int) -> None:
    table = held_by(owner, "lookout", pile="sunrise wine-3 gold-1 gold-3")
    assert table.pending() == (owner,)
    assert phase(play(table, f"{owner} use lookout")) == "gesture"


@pytest.mark.clause("DOL-6.2")
def test_6_2_lookout_beside_sunrise_in_the_duel_helps_nobody() -> None:
    assert is_over(table_at("", "", "", pile="lookout sunrise gold-1 gold-3"))


@pytest.mark.clause("DOL-6.2")
def test_6_2_sunrise_is_worth_nothing_to_who_takes_it() -> None:
    table = play(table_at("cloth-1", "lookout", "", pile="sunrise wine-3 gold-1 gold-2"), "1 use lookout")
    shown(table, "peace", "peace")
    assert table.position()["displays"][1] == {"goods": ["wine-3"], "bottles": ["sunrise"]}
    assert table.position()["scores"] == [3 + 1, 6, 0]
    assert points("wine-1") == 2


@pytest.mark.clause("DOL-6.2")
def test_6_2_sunrise_can_be_picked_given_and_grabbed_like_any_card() -> None:
    first = play(table_at("", "lookout", "", pile="sunrise wine-3 gold-1 gold-3"), "1 use lookout")
    play(shown(first, "peace", "first"), "0 pick left-1")
    assert displays(first) == [["sunrise"], ["wine-3"], []]
    whirl = play(table_at("", "lookout", "whirlpool", pile="sunrise wine-3 gold-1 gold-3"), "1 use lookout")
    play(whirl, "2 use whirlpool", "2 give left-2", "2 give dealer-1")
    assert duel(whirl) == (cards("wine-3 gold-1"), cards("sunrise gold-3"))
    bet = play(table_at("", "lookout", "bet", pile="sunrise wine-3 gold-1 gold-3"), "1 use lookout", "2 use bet")
    play(bet, "0 peace", "1 peace", "2 bet peace-peace", "2 grab left-1")
    assert display(bet, 2) == ["sunrise"]


@pytest.mark.clause("DOL-6.2")
def test_6_2_once_ignored_it_ends_nothing_any_more() -> None:
    table = play(table_at("swell", "lookout", "", pile=f"sunrise wine-3 gold-1 gold-3 {NEW_DUEL}"), "1 use lookout")
    play(table, "0 use swell")
    assert duel(table) == NEW_FOUR
    assert discarded(table, "sunrise")
    assert phase(table) == "gesture"


@pytest.mark.clause("DOL-6.2")
def test_6_2_the_game_goes_on_below_where_sunrise_lay() -> None:
    """Nine cards beyond the duel of the sunrise: two more duels, and a last card that stays."""
    table = table_at(
        "", "lookout", "", pile=f"sunrise wine-3 gold-1 gold-3 {NEW_DUEL} {CONVOY} wine-1 wine-2 wine-2", rest="discard"
    )
    play(table, "1 use lookout")
    sizes = []
    while not is_over(table):
        sizes.append(len(table.position()["pile"]))
        shown(table, "peace", "peace")
    assert sizes == [9, 5, 1]
    assert (len(table.position()["pile"]), duel(table), table.pending()) == (1, None, ())


@pytest.mark.clause("DOL-6.2", "DOL-7.2")
@pytest.mark.parametrize(("beyond", "ends"), [("", True), ("wine-1 wine-1 wine-1", True), (NEW_DUEL, False)])
def test_6_2_it_ends_when_fewer_than_four_cards_are_left(beyond: str, ends: bool) -> None:
    table = table_at("", "lookout", "", pile=f"sunrise wine-3 gold-1 gold-3 {beyond}", rest="discard")
    shown(play(table, "1 use lookout"), "peace", "peace")
    assert is_over(table) == ends


@pytest.mark.clause("DOL-6.2")
def test_6_2_a_convoy_may_lengthen_the_duel_of_an_ignored_sunrise() -> None:
    table = play(table_at("convoy", "lookout", "", pile=f"sunrise wine-3 gold-1 gold-3 {CONVOY}"), "1 use lookout")
    play(table, "0 use convoy")
    assert duel(table) == (cards("sunrise wine-3 jewels-2"), cards("gold-1 gold-3 jewels-3"))
    assert phase(table) == "gesture"


@pytest.mark.sample
@pytest.mark.clause("DOL-6.2", "DOL-6.1")
@pytest.mark.parametrize("way", DARK_WAYS)
def test_6_2_face_down_only_the_lanterns_user_sees_which_card_it_is(way: str) -> None:
    table = drawn(way, left="void")
    for _ in range(2):
        assert "sunrise" in seen(table, 2)
        for watcher in (0, 1, None):
            assert seen(table, watcher) == {"?"}
        if table.pending() == (2,):
            play(table, "2 use lookout")


@pytest.mark.clause("DOL-6.2", "DOL-6.1")
@pytest.mark.parametrize("way", DARK_WAYS)
def test_6_2_face_down_everybody_knows_that_it_was_drawn(way: str) -> None:
    table = drawn(way)
    for watcher in watchers(table):
        assert (table.view(watcher)["sunrise"], table.view(watcher)["pending"]) == ("drawn", [2])


@pytest.mark.clause("DOL-6.2", "DOL-6.1")
def test_6_2_face_down_the_owner_of_lookout_decides_without_seeing_it() -> None:
    table = table_at("lantern", "", "lookout", pile="sunrise wine-3 gold-1 gold-3")
    play(table, "0 use lantern")
    assert (table.pending(), table.legal(2)) == ((2,), ["use lookout", "pass"])
    assert duel_seen(table, 2) == DARK_FOUR
    play(table, "2 use lookout")
    assert duel_seen(table, 2) == DARK_FOUR
    shown(table, "peace", "peace")
    assert table.view(2)["displays"][1] == {"goods": ["wine-3"], "bottles": ["sunrise"]}


@pytest.mark.clause("DOL-6.2", "DOL-6.1")
def test_6_2_face_down_an_ignored_sunrise_may_be_discarded_unseen() -> None:
    table = shown(play(drawn("laid out, face down"), "2 use lookout"), "fight", "fight")
    assert "sunrise" in table.view(2)["discard"]
    assert "sunrise" not in table.view(0)["discard"]
    assert not is_over(table)


@pytest.mark.clause("DOL-6.2", "DOL-6.1")
def test_6_2_face_down_it_may_lie_wherever_it_was_laid_as_far_as_all_know() -> None:
    table = play(drawn("by convoy, left, face down"), "2 use lookout")
    assert [table.view(watcher)["sunrise-places"] for watcher in watchers(table)] == [["left-3", "dealer-3"]] * 4
    table = play(drawn("laid out, face down"), "2 use lookout")
    four = ["left-1", "left-2", "dealer-1", "dealer-2"]
    assert [table.view(watcher)["sunrise-places"] for watcher in watchers(table)] == [four] * 4


@pytest.mark.clause("DOL-6.2", "DOL-6.1")
def test_6_2_face_down_a_taken_card_shows_where_it_does_not_lie() -> None:
    table = play(table_at("", "", "lantern lookout bet", pile="wine-1 sunrise gold-1 gold-3"), "2 use lantern")
    play(table, "2 use lookout", "2 use bet", "0 peace", "1 peace", "2 bet peace-peace", "2 grab dealer-1")
    assert table.view(0)["sunrise-places"] == ["left-1", "left-2", "dealer-2"]
    play(table, "2 grab left-2")
    assert table.view(0)["sunrise-places"] == []


@pytest.mark.clause("DOL-6.2", "DOL-6.1")
def test_6_2_face_down_a_whirlpool_carries_the_places_along() -> None:
    table = table_at("whirlpool convoy", "", "lantern lookout", pile=f"{DUEL} sunrise jewels-3")
    play(table, "2 use lantern", "0 use convoy", "2 use lookout")
    play(table, "0 use whirlpool", "0 give dealer-3", "0 give left-1", "0 give dealer-1")
    assert duel(table) == (cards("jewels-3 wine-1 gold-1"), cards("wine-3 sunrise gold-3"))
    assert table.view(1)["sunrise-places"] == ["left-1", "dealer-2"]


@pytest.mark.clause("DOL-6.2")
def test_6_2_lookout_can_not_be_used_before_sunrise_is_drawn() -> None:
    table = table_at("", "lookout whirlpool", "")
    assert usable(table, 1) == ["whirlpool"]
    assert refused(table, 1, "use lookout").clause == "DOL-5.4"


@pytest.mark.clause("DOL-6.2")
def test_6_2_by_swell_the_old_cards_are_gone_when_the_game_ends() -> None:
    table = play(drawn("by swell"), "2 pass")
    assert discarded(table, DUEL)
    assert duel_cards(table) == cards("cloth-1 cloth-2 sunrise porcelain-2")
