import json
from typing import Any

import pytest

import seachest
from tests.rules.dolores.helpers import (
    DEALER_CARDS,
    DUEL,
    GAME,
    GESTURES,
    LEFT_CARDS,
    PLAYERS,
    bag,
    displays,
    duel,
    phase,
    table_at,
    window,
)
from tests.tables import play, refused, watchers

ANNOUNCEMENTS = [f"announce {gesture}" for gesture in GESTURES]


def talking(*held: str, **fields: Any) -> seachest.Table:
    """A table with talk; seat 0 deals."""
    return table_at(*(held or ("", "", "")), talk=True, **fields)


def promises(table: seachest.Table) -> tuple[list[int], list[int]]:
    """How often each seat kept and broke what it announced."""
    position = table.position()
    return position["kept"], position["broken"]


# --- DOL-9.1: announcements ---

AT_EVERY_STAGE: list[tuple[tuple[str, str, str], str, list[str], str, bool]] = [
    (("", "", "lantern"), DUEL, [], "before the cards are drawn", False),
    (("", "", "whirlpool"), DUEL, [], "laid out", True),
    (("", "", "whirlpool"), DUEL, ["2 use whirlpool", "2 give left-1"], "while whirlpool's cards are given", True),
    (("", "", ""), DUEL, ["1 silent", "0 silent"], "gestures", True),
    (("", "", ""), DUEL, ["1 silent", "0 silent", "0 peace"], "after the first gesture", True),
    (
        ("two-hands", "", ""),
        DUEL,
        ["0 use two-hands", "1 silent", "0 silent", "1 peace", "0 hands peace-fight"],
        "while one of two hands is chosen",
        True,
    ),
    (("", "", "void"), DUEL, ["1 silent", "0 silent", "0 peace", "1 peace"], "shown", True),
    (("", "", "lookout"), "wine-1 sunrise gold-1 gold-3", [], "while lookout is asked", True),
    (("", "", ""), DUEL, ["1 silent", "0 silent", "0 first", "1 peace"], "while a card is picked", False),
    (
        ("", "", "bet"),
        DUEL,
        ["2 use bet", "1 silent", "0 silent", "0 peace", "1 peace", "2 bet peace-peace"],
        "while the bet is paid",
        False,
    ),
    (
        ("cloth-1 wine-2", "cloth-2 wine-2", ""),
        DUEL,
        ["1 silent", "0 silent", "0 first", "1 first"],
        "while sorts are dropped",
        False,
    ),
    (
        ("cloth-1 wine-2", "", "cloth-2"),
        "theft wine-3 gold-1 gold-3",
        ["1 silent", "0 silent", "0 peace", "1 peace"],
        "theft",
        False,
    ),
    (("", "", ""), "wine-1 sunrise gold-1 gold-3", [], "over", False),
]


@pytest.mark.sample
@pytest.mark.clause("DOL-9.1")
@pytest.mark.parametrize(
    ("held", "pile", "moves", "may"),
    [stage[:3] + stage[4:] for stage in AT_EVERY_STAGE],
    ids=[s[3] for s in AT_EVERY_STAGE],
)
def test_9_1_any_player_may_announce_something_while_the_duel_lies_open(
    held: tuple[str, str, str], pile: str, moves: list[str], may: bool
) -> None:
    table = play(talking(*held, pile=pile), *moves)
    assert [table.out_of_turn(seat) for seat in range(3)] == [ANNOUNCEMENTS if may else []] * 3
    assert [table.seat_view(seat).out_of_turn() for seat in range(3)] == [ANNOUNCEMENTS if may else []] * 3
    assert table.seat_view(None).out_of_turn() == []
    for seat in range(3):
        if may:
            play(table, f"{seat} announce first")
            assert table.position()["announced"][seat] == "first"
        else:
            refused(table, seat, "announce first")


@pytest.mark.sample
@pytest.mark.clause("DOL-9.1")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("gesture", GESTURES)
def test_9_1_announcements_are_public_and_change_nothing_else(seat: int, gesture: str) -> None:
    table = play(talking(), "1 silent", "0 silent")
    before = table.position()
    play(table, f"{seat} announce {gesture}")
    after = table.position()
    assert after["announced"] == [gesture if other == seat else None for other in range(3)]
    assert {**after, "announced": before["announced"]} == before
    for watcher in watchers(table):
        assert table.view(watcher)["announced"] == after["announced"]
        assert table.moves(watcher)[-1] == f"{seat} announce {gesture}"


@pytest.mark.clause("DOL-9.1")
def test_9_1_they_use_up_no_turn() -> None:
    table = talking("", "", "whirlpool")
    assert table.pending() == (2,)
    play(table, "2 announce fight", "0 announce peace", "1 announce first", "2 announce peace")
    assert (window(table), table.pending(), table.legal(2)) == ("laid-out", (2,), ["use whirlpool", "pass"])


@pytest.mark.clause("DOL-9.1")
def test_9_1_the_last_announcement_of_each_seat_stands() -> None:
    table = play(talking("", "", "whirlpool"), "2 announce fight", "0 announce peace", "2 announce first")
    assert table.position()["announced"] == ["peace", None, "first"]


@pytest.mark.clause("DOL-9.1")
def test_9_1_a_new_duel_begins_without_announcements() -> None:
    table = play(talking(), "1 announce peace", "0 announce fight", "2 announce first", "0 peace", "1 peace")
    assert (table.position()["announced"], phase(table), table.pending()) == ([None] * 3, "talk", (2,))


@pytest.mark.clause("DOL-9.1")
@pytest.mark.parametrize("said", GESTURES)
@pytest.mark.parametrize("left", GESTURES)
@pytest.mark.parametrize("dealer", ["peace", "fight"])
def test_9_1_they_change_no_rule(said: str, left: str, dealer: str) -> None:
    talked = play(talking(), f"1 announce {said}", f"0 announce {said}", f"1 {left}", f"0 {dealer}")
    quiet = play(table_at("", "", ""), f"1 {left}", f"0 {dealer}")
    assert displays(talked) == displays(quiet)
    assert (duel(talked), talked.position()["gestures"]) == (duel(quiet), quiet.position()["gestures"])


@pytest.mark.clause("DOL-9.1")
def test_9_1_they_are_moves_of_the_record() -> None:
    moves = ["2 announce fight", "1 announce peace", "1 announce fight", "0 silent", "2 announce first", "0 fight"]
    moves += ["2 announce peace", "1 peace", "1 announce fight", "2 silent"]
    table = play(talking(), *moves)
    record = json.loads(json.dumps(table.record()))
    assert record["moves"] == moves
    assert seachest.load(record).position() == table.position()
    assert seachest.load(record).record() == record


@pytest.mark.clause("DOL-9.1")
@pytest.mark.parametrize("to", range(1, 9))
def test_9_1_a_record_with_announcements_can_be_stopped_anywhere(to: int) -> None:
    moves = ["2 announce fight", "1 announce peace", "1 announce fight", "0 silent", "2 announce first", "0 fight"]
    moves += ["2 announce peace", "1 peace"]
    record = play(talking(), *moves).record()
    assert seachest.load(record, to).position() == play(talking(), *moves[:to]).position()


@pytest.mark.clause("DOL-9.1")
def test_9_1_announcements_survive_a_position() -> None:
    table = play(talking(), "1 announce peace", "0 announce fight", "0 peace", "1 peace", "1 announce first")
    assert seachest.load(table.position()).position() == table.position()


# --- DOL-9.1: kept and broken ---


@pytest.mark.clause("DOL-9.1")
@pytest.mark.parametrize("said", GESTURES)
@pytest.mark.parametrize("shown", GESTURES)
@pytest.mark.parametrize("seat", [0, 1])
def test_9_1_an_announcement_is_kept_or_broken_by_the_gesture(seat: int, said: str, shown: str) -> None:
    table = talking("", "", "void")
    play(
        table,
        f"1 {f'announce {said}' if seat == 1 else 'silent'}",
        f"0 {f'announce {said}' if seat == 0 else 'silent'}",
    )
    assert promises(table) == ([0, 0, 0], [0, 0, 0])
    play(table, f"{seat} {shown}", f"{1 - seat} peace")
    one = [int(other == seat) for other in range(3)]
    assert promises(table) == ((one, [0, 0, 0]) if said == shown else ([0, 0, 0], one))
    for watcher in watchers(table):
        assert (table.view(watcher)["kept"], table.view(watcher)["broken"]) == promises(table)


@pytest.mark.clause("DOL-9.1")
def test_9_1_nothing_counts_before_both_gestures_are_shown() -> None:
    table = play(talking(), "1 announce peace", "0 announce peace", "1 peace")
    assert promises(table) == ([0, 0, 0], [0, 0, 0])
    play(table, "0 fight")
    assert promises(table) == ([0, 1, 0], [1, 0, 0])


@pytest.mark.clause("DOL-9.1")
def test_9_1_what_was_announced_before_the_gestures_stays_to_be_seen_beside_them() -> None:
    table = play(talking("", "", "void"), "1 announce peace", "0 silent")
    assert table.position()["promised"] is None
    play(table, "1 fight", "0 fight", "1 announce fight")
    for watcher in watchers(table):
        assert table.view(watcher)["promised"] == {"left": "peace", "dealer": None}


@pytest.mark.clause("DOL-9.1")
def test_9_1_silence_is_neither_kept_nor_broken() -> None:
    table = play(talking(), "1 silent", "0 silent", "1 peace", "0 fight")
    assert promises(table) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.clause("DOL-9.1")
def test_9_1_advice_of_others_is_neither_kept_nor_broken() -> None:
    table = play(talking("", "", "", ""), "2 announce peace", "3 announce fight", "1 silent", "0 silent")
    play(table, "1 peace", "0 peace")
    assert promises(table) == ([0] * 4, [0] * 4)


@pytest.mark.clause("DOL-9.1")
def test_9_1_the_last_announcement_before_the_gestures_counts() -> None:
    table = play(talking(), "1 announce peace", "0 announce peace", "1 announce fight", "0 fight", "0 announce fight")
    play(table, "1 fight")
    assert promises(table) == ([1, 1, 0], [0, 0, 0])


@pytest.mark.clause("DOL-9.1")
def test_9_1_one_made_while_the_cards_were_laid_out_counts_where_nothing_follows() -> None:
    table = play(talking("whirlpool", "", ""), "1 announce peace", "0 announce fight", "0 pass", "1 silent", "0 silent")
    play(table, "1 fight", "0 fight")
    assert promises(table) == ([1, 0, 0], [0, 1, 0])


@pytest.mark.clause("DOL-9.1")
def test_9_1_what_is_said_after_the_gestures_does_not_count() -> None:
    table = play(talking("", "", "void"), "1 announce peace", "0 silent", "1 fight", "0 fight")
    play(table, "1 announce fight", "0 announce fight", "2 pass")
    assert promises(table) == ([0, 0, 0], [0, 1, 0])


@pytest.mark.sample
@pytest.mark.clause("DOL-9.1", "DOL-6.7")
@pytest.mark.parametrize(("count", "kept"), [("fight", True), ("first", False)])
def test_9_1_of_two_hands_the_one_that_counts_keeps_or_breaks(count: str, kept: bool) -> None:
    table = play(talking("two-hands", "", ""), "0 use two-hands", "1 announce peace", "0 announce fight")
    play(table, "0 hands fight-first", "1 peace")
    assert promises(table) == ([0, 0, 0], [0, 0, 0])
    play(table, f"0 count {count}")
    assert promises(table) == (([1, 1, 0], [0, 0, 0]) if kept else ([0, 1, 0], [1, 0, 0]))


@pytest.mark.clause("DOL-9.1", "DOL-6.7")
def test_9_1_between_the_hands_and_the_choice_it_is_too_late_to_announce() -> None:
    table = play(talking("two-hands", "", ""), "0 use two-hands", "1 announce peace", "0 announce fight")
    play(table, "0 hands fight-first", "1 peace", "0 announce first", "1 announce fight")
    assert table.position()["promised"] == {"left": "peace", "dealer": "fight"}
    play(table, "0 count first")
    assert promises(table) == ([0, 1, 0], [1, 0, 0])


@pytest.mark.clause("DOL-9.1", "DOL-6.9")
def test_9_1_a_void_duel_was_shown_and_its_repeat_begins_without_announcements() -> None:
    table = play(talking("", "", "void"), "1 announce peace", "0 announce peace", "1 peace", "0 fight", "2 use void")
    assert promises(table) == ([0, 1, 0], [1, 0, 0])
    play(table, "1 silent", "0 silent", "1 fight", "0 peace")
    assert promises(table) == ([0, 1, 0], [1, 0, 0])


@pytest.mark.clause("DOL-9.1", "DOL-6.9")
def test_9_1_announcements_of_the_repeat_count_again() -> None:
    table = play(talking("", "", "void"), "1 announce peace", "0 announce peace", "1 peace", "0 fight", "2 use void")
    play(table, "1 announce fight", "0 announce fight", "1 fight", "0 peace")
    assert promises(table) == ([0, 2, 0], [2, 0, 0])


@pytest.mark.clause("DOL-9.1")
def test_9_1_the_counts_add_up_over_the_duels() -> None:
    table = talking()
    for left, dealer in ((1, 0), (2, 1), (0, 2), (1, 0)):
        play(table, f"{left} announce peace", f"{dealer} announce fight", f"{left} peace", f"{dealer} peace")
    assert promises(table) == ([1, 2, 1], [2, 1, 1])


@pytest.mark.clause("DOL-9.1")
@pytest.mark.parametrize("count", ["kept", "broken"])
def test_9_1_each_count_stops_at_a_hundred(count: str) -> None:
    table = talking(**{count: [100, 99, 0]})
    said = "peace" if count == "kept" else "fight"
    play(table, f"1 announce {said}", f"0 announce {said}", "1 peace", "0 peace")
    assert table.position()[count] == [100, 100, 0]
    assert seachest.load(table.position()).position() == table.position()


@pytest.mark.clause("DOL-9.1")
def test_9_1_a_duel_that_sunrise_ends_counts_nothing() -> None:
    table = talking("", "", "swell", pile=f"{DUEL} cloth-1 cloth-1 sunrise wine-2")
    play(table, "0 announce peace", "1 announce fight", "2 use swell")
    assert table.position()["over"]
    assert promises(table) == ([0, 0, 0], [0, 0, 0])


# --- DOL-9.2: the option talk ---


@pytest.mark.clause("DOL-9.2")
def test_9_2_talk_is_off_unless_told_otherwise_and_on_where_people_play() -> None:
    table = seachest.deal(GAME, 2, seed=1)
    assert table.options["talk"] is False
    assert seachest.load(table.record()).options["talk"] is False
    assert table.game.options_for_people() == {"talk": True}


@pytest.mark.clause("DOL-9.2")
@pytest.mark.parametrize(("players", "dealer"), [(players, dealer) for players in PLAYERS for dealer in range(players)])
def test_9_2_each_duellist_makes_one_announcement_the_left_neighbour_first(players: int, dealer: int) -> None:
    table = table_at(*[""] * players, dealer=dealer, talk=True)
    left = (dealer + 1) % players
    assert (phase(table), table.pending(), table.legal(left)) == ("talk", (left,), [*ANNOUNCEMENTS, "silent"])
    assert table.position()["talking"] == left
    play(table, f"{left} announce peace")
    assert (phase(table), table.pending(), table.legal(dealer)) == ("talk", (dealer,), [*ANNOUNCEMENTS, "silent"])
    play(table, f"{dealer} announce first")
    assert (phase(table), set(table.pending())) == ("gesture", {left, dealer})
    assert [table.position()["announced"][seat] for seat in (left, dealer)] == ["peace", "first"]


@pytest.mark.clause("DOL-9.2")
def test_9_2_or_says_nothing() -> None:
    table = play(talking(), "1 silent")
    assert (phase(table), table.pending()) == ("talk", (0,))
    play(table, "0 silent")
    assert (phase(table), table.position()["announced"]) == ("gesture", [None] * 3)


@pytest.mark.clause("DOL-9.2")
def test_9_2_talk_comes_after_the_window_laid_out() -> None:
    table = talking("", "", "whirlpool")
    assert (phase(table), window(table)) == ("window", "laid-out")
    play(table, "2 pass")
    assert (phase(table), table.pending()) == ("talk", (1,))


@pytest.mark.clause("DOL-9.2")
def test_9_2_in_its_turn_an_announcement_is_the_turn() -> None:
    table = talking()
    assert [table.out_of_turn(seat) for seat in range(3)] == [ANNOUNCEMENTS, [], ANNOUNCEMENTS]


@pytest.mark.clause("DOL-9.2")
def test_9_2_the_dealer_may_speak_early_and_is_asked_all_the_same() -> None:
    table = play(talking(), "0 announce fight")
    assert table.pending() == (1,)
    play(table, "1 announce peace")
    assert (phase(table), table.pending(), table.legal(0)) == ("talk", (0,), [*ANNOUNCEMENTS, "silent"])


@pytest.mark.clause("DOL-9.2")
def test_9_2_the_left_neighbour_may_speak_again_while_the_dealer_is_asked() -> None:
    table = play(talking(), "1 announce peace", "1 announce fight")
    assert (table.pending(), table.position()["announced"]) == ((0,), [None, "fight", None])


@pytest.mark.clause("DOL-9.2")
def test_9_2_without_talk_there_are_no_announcements() -> None:
    table = table_at("", "", "")
    assert phase(table) == "gesture"
    assert [table.out_of_turn(seat) for seat in range(3)] == [[], [], []]
    error = refused(table, 0, "announce peace")
    assert (error.clause, error.reason) == ("DOL-9.2", "announcements need the option talk")
    assert "not this seat's turn" in refused(table, 2, "announce peace").reason
    assert refused(table, 0, "silent").clause == "DOL-3.5"


@pytest.mark.clause("DOL-9.2")
def test_9_2_without_talk_the_counts_stay_at_nothing() -> None:
    table = play(table_at("", "", ""), "1 peace", "0 peace")
    assert displays(table) == [bag(DEALER_CARDS), bag(LEFT_CARDS), []]
    assert promises(table) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.clause("DOL-9.1")
def test_9_1_when_the_duel_is_being_settled_an_announcement_is_refused() -> None:
    table = play(talking(), "1 silent", "0 silent", "0 first", "1 peace")
    error = refused(table, 0, "announce peace")
    assert (error.clause, error.reason) == (
        "DOL-9.1",
        "announcements can be made only while a duel is open",
    )


@pytest.mark.clause("DOL-9.2")
@pytest.mark.parametrize("text", ["peace", "pass", "use whirlpool"])
def test_9_2_in_the_turn_to_talk_nothing_else_is_done(text: str) -> None:
    table = play(talking("", "whirlpool", ""), "1 pass")
    error = refused(table, 1, text)
    assert (error.clause, error.reason) == ("DOL-9.2", "now is the time to announce something or stay silent")
    assert error.legal == (*ANNOUNCEMENTS, "silent")
