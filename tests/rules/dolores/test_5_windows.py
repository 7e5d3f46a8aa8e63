from itertools import permutations
from typing import Any

import pytest

import seachest
from tests.rules.dolores.helpers import (
    BOTTLES,
    CONVOY,
    DUEL,
    NEW_DUEL,
    PILE,
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
    usable,
    window,
)
from tests.tables import play, refused

DEALER, LEFT, THIRD, FOURTH = range(4)
ROLES = {"dealer": DEALER, "left": LEFT, "third": THIRD, "fourth": FOURTH}
DUELLISTS = ("dealer", "left")
WINDOWS_OF: dict[str, set[str]] = {
    "lantern": {"before"},
    "swell": {"laid-out"},
    "whirlpool": {"laid-out"},
    "convoy": {"laid-out", "shown"},
    "two-hands": {"laid-out"},
    "bet": {"laid-out"},
    "void": {"shown"},
    "lookout": set(),
    "sunrise": set(),
}


def windows_for(bottle: str, role: str) -> set[str]:
    """The windows in which a player may use a bottle, as the rules have it."""
    if bottle == "two-hands" and role not in DUELLISTS:
        return set()
    if bottle == "bet" and role in DUELLISTS:
        return set()
    return WINDOWS_OF[bottle]


def held_by(seat: int, bottle: str, **fields: Any) -> seachest.Table:
    """A table of four at which one seat holds a bottle."""
    return table_at(*[bottle if other == seat else "" for other in range(4)], **fields)


def windows_offered(table: seachest.Table, seat: int, bottle: str) -> set[str | None]:
    """The windows of one duel in which a seat may use a bottle; everybody passes, and there is peace."""
    found = set()
    dealer = table.position()["dealer"]
    while not is_over(table) and table.position()["dealer"] == dealer:
        asked = table.pending()[0]
        if phase(table) == "window":
            if bottle in usable(table, seat):
                found.add(window(table))
            table.act(asked, "pass")
        else:
            table.act(asked, "peace")
    return found


# --- DOL-5: windows ---


@pytest.mark.sample
@pytest.mark.clause("DOL-5", "DOL-5.1", "DOL-5.2", "DOL-5.3")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("bottle", WINDOWS_OF)
def test_5_each_bottle_may_be_used_in_its_windows_by_the_right_players(bottle: str, role: str) -> None:
    table = held_by(ROLES[role], bottle)
    assert windows_offered(table, ROLES[role], bottle) == windows_for(bottle, role)


@pytest.mark.clause("DOL-5", "DOL-5.1", "DOL-5.2", "DOL-5.3")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("bottle", WINDOWS_OF)
def test_5_who_holds_only_bottles_that_do_not_fit_is_not_asked(bottle: str, role: str) -> None:
    """A neighbour holds bottles for all windows, so that they open anyway."""
    seat, neighbour = ROLES[role], (ROLES[role] + 1) % 4
    openers = " ".join(other for other in ("lantern", "whirlpool", "void") if other != bottle)
    table = table_at(*[{seat: bottle, neighbour: openers}.get(other, "") for other in range(4)])
    while table.position()["dealer"] == 0:
        if phase(table) == "window":
            fits = window(table) in windows_for(bottle, role)
            assert table.legal(seat) == ([f"use {bottle}", "pass"] if fits else [])
            play(table, *[f"{asked} pass" for asked in table.pending()])
        else:
            shown(table, "peace", "peace")


@pytest.mark.clause("DOL-5")
@pytest.mark.parametrize("order", list(permutations(["0 pass", "1 pass", "2 pass"])))
def test_5_asked_players_answer_in_any_order(order: tuple[str, ...]) -> None:
    table = table_at("swell", "whirlpool", "bet", "void")
    assert (window(table), table.pending()) == ("laid-out", (0, 1, 2))
    play(table, *order[:2])
    assert window(table) == "laid-out"
    play(table, order[2])
    assert (phase(table), duel(table)) == ("gesture", (cards(DUEL)[:2], cards(DUEL)[2:]))


@pytest.mark.clause("DOL-5")
def test_5_the_order_of_passes_changes_nothing() -> None:
    ends = [
        play(table_at("swell", "whirlpool", "bet"), *order).position()
        for order in permutations(["0 pass", "1 pass", "2 pass"])
    ]
    assert all(end == ends[0] for end in ends)


@pytest.mark.clause("DOL-5")
def test_5_the_order_of_uses_that_do_not_touch_each_other_changes_nothing() -> None:
    one = play(table_at("two-hands", "", "bet"), "0 use two-hands", "2 use bet")
    other = play(table_at("two-hands", "", "bet"), "2 use bet", "0 use two-hands")
    assert one.position() == other.position()
    assert (phase(one), one.pending()) == ("gesture", (0, 1, 2))


@pytest.mark.clause("DOL-5")
def test_5_who_passed_early_is_asked_again_after_a_use() -> None:
    table = play(table_at("two-hands", "", "swell", "bet"), "2 pass", "3 pass")
    assert (table.pending(), table.position()["passed"]) == ((0,), [2, 3])
    play(table, "0 use two-hands")
    assert (table.pending(), table.position()["passed"]) == ((2, 3), [])
    play(table, "2 pass", "3 pass")
    assert phase(table) == "gesture"


@pytest.mark.clause("DOL-5")
def test_5_after_a_use_only_those_are_asked_who_still_hold_a_fitting_one() -> None:
    table = play(table_at("two-hands convoy", "", "bet"), "0 use two-hands")
    assert (table.pending(), table.legal(0)) == ((0, 2), ["use convoy", "pass"])


@pytest.mark.clause("DOL-5")
@pytest.mark.parametrize(
    ("bottle", "more"),
    [("swell", []), ("convoy", []), ("two-hands", []), ("whirlpool", ["0 give left-1", "0 give left-2"])],
)
def test_5_every_use_starts_the_window_laid_out_again(bottle: str, more: list[str]) -> None:
    table = table_at(bottle, "", "bet", pile=f"{DUEL} {NEW_DUEL}")
    play(table, "2 pass", f"0 use {bottle}", *more)
    assert (window(table), table.pending()) == ("laid-out", (2,))


@pytest.mark.clause("DOL-5")
def test_5_convoy_starts_the_window_shown_again() -> None:
    table = shown(play(table_at("convoy", "", "void"), "0 pass"), "peace", "peace")
    play(table, "2 pass", "0 use convoy")
    assert (window(table), table.pending()) == ("shown", (2,))


@pytest.mark.clause("DOL-5")
def test_5_several_bottles_of_one_player_are_used_one_after_the_other() -> None:
    table = table_at("convoy whirlpool", "", "", pile=PILE)
    assert table.legal(0) == ["use whirlpool", "use convoy", "pass"]
    play(table, "0 use convoy", "0 use whirlpool", "0 give dealer-3", "0 give dealer-1", "0 give left-3")
    assert (phase(table), duel(table)) == (
        "gesture",
        (cards("jewels-3 gold-1 jewels-2"), cards("wine-1 wine-3 gold-3")),
    )


@pytest.mark.clause("DOL-5")
def test_5_a_pass_holds_for_all_bottles_until_the_next_use() -> None:
    table = play(table_at("swell whirlpool", "", "bet"), "0 pass")
    assert table.pending() == (2,)
    assert "not this seat's turn" in refused(table, 0, "use whirlpool").reason


@pytest.mark.clause("DOL-5")
def test_5_a_use_after_which_a_bottle_no_longer_fits_does_not_ask_its_holder_again() -> None:
    """Six cards beyond the layout: after a swell two remain, enough for convoy; with five there is one."""
    for beyond, asked in ((f"{NEW_DUEL} {CONVOY}", True), (f"{NEW_DUEL} jewels-2", False)):
        table = table_at("swell", "", "convoy", pile=f"{DUEL} {beyond}", rest="discard")
        assert table.pending() == (0, 2)
        play(table, "0 use swell")
        assert (window(table) == "laid-out") == asked
        assert table.legal(2) == (["use convoy", "pass"] if asked else [])


@pytest.mark.clause("DOL-5")
def test_5_a_bottle_in_the_duel_belongs_to_nobody_yet() -> None:
    table = table_at("", "", "", pile="convoy whirlpool void lantern")
    assert phase(table) == "gesture"
    shown(table, "peace", "peace")
    assert (phase(table), window(table), table.pending()) == ("window", "before", (0,))
    assert displays(table) == [bag("void lantern"), bag("convoy whirlpool"), []]


@pytest.mark.clause("DOL-5")
@pytest.mark.parametrize("bottle", ["lantern", "swell", "whirlpool", "convoy", "two-hands"])
def test_5_a_used_bottle_is_discarded(bottle: str) -> None:
    table = play(table_at(f"{bottle} lookout", "", ""), f"0 use {bottle}")
    assert display(table, 0) == ["lookout"]
    assert discarded(table, bottle)
    for watcher in (0, 1, 2, None):
        assert bottle in table.view(watcher)["discard"]


@pytest.mark.clause("DOL-5")
def test_5_used_bet_void_and_lookout_are_discarded() -> None:
    bet = play(table_at("", "", "bet"), "2 use bet")
    void = play(shown(table_at("", "", "void"), "peace", "peace"), "2 use void")
    lookout = play(table_at("", "", "lookout", pile="sunrise"), "2 use lookout")
    for table, bottle in ((bet, "bet"), (void, "void"), (lookout, "lookout")):
        assert display(table, 2) == []
        assert discarded(table, bottle)


@pytest.mark.clause("DOL-5")
def test_5_a_bottle_that_is_passed_is_kept() -> None:
    table = play(table_at("swell", "", "bet"), "0 pass", "2 pass")
    assert displays(table) == [["swell"], [], ["bet"]]


@pytest.mark.clause("DOL-5")
def test_5_bottles_can_be_used_in_a_later_duel() -> None:
    table = shown(play(table_at("", "", "bet"), "2 pass"), "peace", "peace")
    assert (phase(table), table.legal(2)) == ("gesture", ["peace", "fight", "first"])
    shown(table, "peace", "peace")
    assert phase(table) == "gesture"
    shown(table, "peace", "peace")
    assert (window(table), table.pending()) == ("laid-out", (2,))


# --- DOL-5: bottles that can't be carried out ---


@pytest.mark.clause("DOL-5", "DOL-6.4")
@pytest.mark.parametrize(("left_in_pile", "fits"), [(5, True), (4, True), (3, False), (0, False)])
def test_5_swell_fits_with_four_cards_in_the_pile(left_in_pile: int, fits: bool) -> None:
    beyond = " ".join(cards(f"{NEW_DUEL} {CONVOY}")[:left_in_pile])
    table = table_at("swell", "", "", pile=f"{DUEL} {beyond}", rest="discard")
    assert len(table.position()["pile"]) == left_in_pile
    assert (phase(table), usable(table, 0)) == (("window", ["swell"]) if fits else ("gesture", []))


@pytest.mark.clause("DOL-5", "DOL-6.6")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(("left_in_pile", "fits"), [(3, True), (2, True), (1, False), (0, False)])
def test_5_convoy_fits_with_two_cards_in_the_pile(left_in_pile: int, fits: bool, late: bool) -> None:
    beyond = " ".join(cards(NEW_DUEL)[:left_in_pile])
    table = table_at("convoy", "", "void", pile=f"{DUEL} {beyond}", rest="discard")
    if late:
        if fits:
            play(table, "0 pass")
        shown(table, "peace", "peace")
    assert usable(table, 0) == (["convoy"] if fits else [])
    assert (0 in table.pending()) == (fits or not late)


@pytest.mark.clause("DOL-5")
def test_5_who_holds_another_fitting_bottle_is_asked_about_that_alone() -> None:
    table = table_at("swell convoy whirlpool", "", "", pile=f"{DUEL} jewels-2", rest="discard")
    assert table.legal(0) == ["use whirlpool", "pass"]


# --- DOL-5.1 to 5.4 ---


@pytest.mark.clause("DOL-5.1")
@pytest.mark.parametrize("seat", range(4))
def test_5_1_anyone_may_use_the_lantern_before_the_cards_are_drawn(seat: int) -> None:
    table = held_by(seat, "lantern")
    assert (window(table), table.pending(), table.legal(seat)) == ("before", (seat,), ["use lantern", "pass"])


@pytest.mark.clause("DOL-5.2")
@pytest.mark.parametrize("bottle", ["swell", "whirlpool", "convoy", "two-hands"])
def test_5_2_once_a_gesture_is_chosen_it_is_too_late(bottle: str) -> None:
    table = play(table_at(bottle, "", "bet"), "0 pass", "2 pass", "1 peace")
    assert table.legal(0) == ["peace", "fight", "first"]
    assert refused(table, 0, f"use {bottle}").clause == "DOL-3.5"


@pytest.mark.clause("DOL-5.2")
@pytest.mark.parametrize("dealer", range(3))
def test_5_2_two_hands_is_for_duellists_and_bet_for_the_others(dealer: int) -> None:
    for seat in range(3):
        table = table_at(*["two-hands bet" if other == seat else "" for other in range(3)], dealer=dealer)
        in_duel = seat in (dealer, (dealer + 1) % 3)
        assert usable(table, seat) == (["two-hands"] if in_duel else ["bet"])


@pytest.mark.clause("DOL-5.3")
@pytest.mark.parametrize("seat", range(4))
def test_5_3_anyone_may_use_convoy_and_void_once_gestures_are_shown(seat: int) -> None:
    table = play(held_by(seat, "convoy void"), f"{seat} pass")
    shown(table, "fight", "peace")
    assert (window(table), table.legal(seat)) == ("shown", ["use convoy", "use void", "pass"])


@pytest.mark.clause("DOL-5.3")
@pytest.mark.parametrize("gestures", [("peace", "peace"), ("fight", "fight"), ("first", "peace"), ("first", "first")])
def test_5_3_the_window_opens_whatever_is_shown(gestures: tuple[str, str]) -> None:
    assert window(shown(table_at("", "", "void"), *gestures)) == "shown"


@pytest.mark.clause("DOL-5.4")
@pytest.mark.parametrize("seat", range(4))
def test_5_4_lookout_is_used_by_its_owner_when_sunrise_is_drawn(seat: int) -> None:
    table = held_by(seat, "lookout", pile="wine-1 wine-3 gold-1 sunrise")
    assert (table.pending(), table.legal(seat)) == ((seat,), ["use lookout", "pass"])


@pytest.mark.clause("DOL-5.4")
def test_5_4_no_other_bottle_can_be_used_while_the_owner_is_asked() -> None:
    table = table_at("whirlpool", "two-hands", "lookout convoy", pile="sunrise wine-3 gold-1 gold-3")
    assert (table.pending(), table.legal(2)) == ((2,), ["use lookout", "pass"])


# --- DOL-5.5 ---


@pytest.mark.clause("DOL-5.5")
def test_5_5_theft_is_never_held() -> None:
    table = shown(table_at("cloth-1", "", "", pile="theft wine-3 gold-1 gold-3"), "fight", "peace")
    assert (phase(table), table.pending()) == ("theft", (1,))
    assert "theft" not in display(table, 1)
    assert discarded(table, "theft")


@pytest.mark.clause("DOL-5.5")
def test_5_5_no_decision_uses_theft_or_sunrise() -> None:
    actions = table_at("", "").game.actions
    used = {text.removeprefix("use ") for text in actions if text.startswith("use ")}
    assert used == set(BOTTLES) - {"theft", "sunrise"}


@pytest.mark.clause("DOL-5.5")
@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "gesture", "duel": {"left": cards(DUEL)[:2], "dealer": cards(DUEL)[2:]}},
        {"phase": "window", "window": "before"},
    ],
)
def test_5_5_no_position_lets_a_seat_hold_theft(fields: dict[str, Any]) -> None:
    with pytest.raises(seachest.NotationError, match="theft is used as soon as it is received"):
        table_at("theft", "wine-1", "", pile="", **fields)


# --- What is refused in a window, and why ---


@pytest.mark.clause("DOL-5")
@pytest.mark.parametrize(
    ("held", "text", "clause", "reason"),
    [
        ("swell", "use whirlpool", "DOL-5", "whirlpool is not in seat 0's display"),
        ("swell lantern", "use lantern", "DOL-5.1", "lantern can be used only before the cards are drawn"),
        ("swell void", "use void", "DOL-5.3", "void can be used only when both gestures have been shown"),
        ("swell lookout", "use lookout", "DOL-5.4", "lookout can be used only when sunrise is drawn"),
        ("swell bet", "use bet", "DOL-5.2", "only a player who is not in the duel can use bet"),
        ("swell", "peace", "DOL-5", "now is the time to use a bottle or pass"),
        ("swell", "silent", "DOL-5", "now is the time to use a bottle or pass"),
        ("swell", "pick left-1", "DOL-5", "now is the time to use a bottle or pass"),
        ("swell", "announce peace", "DOL-9.2", "announcements need the option talk"),
    ],
)
def test_5_what_is_refused_while_the_cards_lie_out(held: str, text: str, clause: str, reason: str) -> None:
    table = table_at(held, "", "")
    if window(table) == "before":
        play(table, "0 pass")
    error = refused(table, 0, text)
    assert (error.clause, error.reason) == (clause, reason)
    assert error.legal == ("use swell", "pass")


@pytest.mark.clause("DOL-5")
def test_5_a_bystander_is_told_who_may_use_two_hands() -> None:
    error = refused(table_at("", "", "two-hands swell"), 2, "use two-hands")
    assert (error.clause, error.reason) == ("DOL-5.2", "only a duellist can use two-hands")


@pytest.mark.clause("DOL-5")
@pytest.mark.parametrize("bottle", ["swell", "whirlpool", "two-hands", "convoy"])
def test_5_what_is_refused_before_the_cards_are_drawn(bottle: str) -> None:
    error = refused(table_at(f"lantern {bottle}", "", ""), 0, f"use {bottle}")
    assert (error.clause, error.legal) == ("DOL-5.2", ("use lantern", "pass"))
    assert error.reason.startswith(f"{bottle} can be used only when the cards are laid out")


@pytest.mark.clause("DOL-5")
@pytest.mark.parametrize("bottle", ["swell", "whirlpool", "two-hands"])
def test_5_what_is_refused_once_gestures_are_shown(bottle: str) -> None:
    table = shown(play(table_at(f"void {bottle}", "", ""), "0 pass"), "peace", "peace")
    error = refused(table, 0, f"use {bottle}")
    assert (error.clause, error.legal) == ("DOL-5.2", ("use void", "pass"))
    assert error.reason == f"{bottle} can be used only when the cards are laid out and no gesture has been shown"


@pytest.mark.clause("DOL-5")
def test_5_the_pile_is_named_as_the_reason() -> None:
    table = table_at("swell convoy whirlpool", "", "", pile=f"{DUEL} jewels-2", rest="discard")
    errors = [refused(table, 0, "use swell"), refused(table, 0, "use convoy")]
    assert [(error.clause, error.reason) for error in errors] == [
        ("DOL-6.4", "swell needs four cards in the pile"),
        ("DOL-6.6", "convoy needs two cards in the pile"),
    ]


@pytest.mark.clause("DOL-5.4")
@pytest.mark.parametrize("text", ["use whirlpool", "use bet"])
def test_5_4_lookouts_owner_is_told_that_nothing_else_counts_now(text: str) -> None:
    table = table_at("", "", "lookout whirlpool bet", pile="sunrise wine-3 gold-1 gold-3")
    error = refused(table, 2, text)
    assert (error.clause, error.reason) == ("DOL-5.4", "sunrise has been drawn: only lookout can be used now")
