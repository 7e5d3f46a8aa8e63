from typing import Any

import pytest

import seachest
from tests.rules.dolores.helpers import BOTTLES, DUEL, GAME, GESTURES, NEW_DUEL, PLAYERS, cards, shown, table_at
from tests.tables import play, watchers

NEXT_DUEL = "wine-1 wine-1 gold-1 gold-1"
REMOVED = "bet void convoy two-hands"


def others(table: seachest.Table, seat: int) -> list[int | None]:
    """All who watch a seat: the other seats and the spectator."""
    return [watcher for watcher in watchers(table) if watcher != seat]


def everything_told(table: seachest.Table, watcher: int | None) -> list[Any]:
    """All that somebody gets: the view as JSON and as bytes, the moves noticed, what is legal."""
    seat_view = table.seat_view(watcher)
    return [
        table.view(watcher),
        seat_view.record.array.tobytes(),
        table.moves(watcher),
        seat_view.pending(),
        seat_view.legal(),
        seat_view.out_of_turn(),
    ]


# --- DOL-8.1: what is public ---


@pytest.mark.sample
@pytest.mark.clause("DOL-8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_everyone_sees_displays_duel_pile_size_and_whose_turn_it_is(players: int) -> None:
    table = table_at(*["wine-2 lookout", "gold-1", "", "void"][:players])
    position = table.position()
    for watcher in watchers(table):
        view = table.view(watcher)
        for field in ("displays", "duel", "dealer", "phase", "window", "pending", "scores", "discard"):
            assert view[field] == position[field]
        assert len(view["pile"]) == len(position["pile"])


@pytest.mark.clause("DOL-8.1")
def test_8_1_everyone_sees_cards_discarded_face_up() -> None:
    table = shown(table_at("", "", ""), "fight", "fight")
    for watcher in watchers(table):
        assert set(cards(DUEL)) <= set(table.view(watcher)["discard"])
        assert table.view(watcher)["buried"] == 0


@pytest.mark.clause("DOL-8.1")
def test_8_1_everyone_sees_who_uses_which_bottle() -> None:
    table = play(table_at("two-hands", "", "bet", "void"), "0 use two-hands", "2 use bet")
    for watcher in watchers(table):
        view = table.view(watcher)
        assert (view["two-hands"], view["bettor"]) == (0, 2)
        assert table.moves(watcher) == ["0 use two-hands", "2 use bet"]


@pytest.mark.clause("DOL-8.1")
def test_8_1_everyone_sees_who_has_passed() -> None:
    table = play(table_at("swell", "whirlpool", ""), "0 pass")
    for watcher in watchers(table):
        assert (table.view(watcher)["passed"], table.view(watcher)["pending"]) == ([0], [1])


@pytest.mark.sample
@pytest.mark.clause("DOL-8.1")
def test_8_1_everyone_sees_gestures_once_they_are_shown() -> None:
    table = shown(table_at("", "", "void"), "first", "fight")
    for watcher in watchers(table):
        assert table.view(watcher)["gestures"] == {"left": "first", "dealer": "fight"}


@pytest.mark.clause("DOL-8.1")
def test_8_1_gestures_come_to_light_together() -> None:
    table = shown(table_at("", "", "void"), "first", "fight")
    assert table.moves(None) == ["0 fight", "1 first"]
    assert table.moves(2) == ["0 fight", "1 first"]
    assert [str(move) for move in table.observed_actions(None)] == ["0 fight", "1 first"]
    assert sorted(table.moves(1)) == ["0 fight", "1 first"]


@pytest.mark.clause("DOL-8.1")
def test_8_1_two_hands_and_bets_come_to_light_with_the_gestures() -> None:
    table = play(table_at("two-hands", "", "bet", ""), "0 use two-hands", "2 use bet")
    play(table, "2 bet fight-first", "0 hands peace-fight", "1 first")
    for watcher in watchers(table):
        view = table.view(watcher)
        assert view["gestures"] == {"left": "first", "dealer": "peace-fight"}
        assert view["bet"] == "fight-first"
    assert [str(move) for move in table.observed_actions(None)] == [
        "0 hands peace-fight",
        "1 first",
        "2 bet fight-first",
    ]


@pytest.mark.clause("DOL-8.1")
def test_8_1_dropped_sorts_come_to_light_once_both_have_chosen() -> None:
    table = shown(table_at("cloth-1 weapons-1", "jewels-1 wine-2", ""), "first", "first")
    play(table, "1 drop wine", "0 drop cloth")
    for watcher in watchers(table):
        assert table.view(watcher)["displays"] == table.position()["displays"]
        assert {"cloth-1", "wine-2"} <= set(table.view(watcher)["discard"])
    assert [str(move) for move in table.observed_actions(None)] == ["0 drop cloth", "1 drop wine"]
    assert [str(move) for move in table.observed_actions(1)] == ["0 drop cloth"]


@pytest.mark.clause("DOL-8.1")
def test_8_1_everyone_sees_what_is_stolen() -> None:
    table = shown(table_at("cloth-1 cloth-2", "", "", pile="theft wine-3 gold-1 gold-3"), "peace", "peace")
    play(table, "1 rob 0")
    assert [table.view(watcher)["victim"] for watcher in watchers(table)] == [0] * 4
    play(table, "1 loot cloth-2")
    for watcher in watchers(table):
        assert table.view(watcher)["displays"] == table.position()["displays"]
        assert table.moves(watcher)[-2:] == ["1 rob 0", "1 loot cloth-2"]


@pytest.mark.clause("DOL-8.1")
def test_8_1_everyone_sees_picks_grabs_and_gifts() -> None:
    table = play(table_at("whirlpool", "", "bet"), "0 use whirlpool", "0 give left-2")
    assert [table.view(watcher)["given"] for watcher in watchers(table)] == [["left-2"]] * 4
    play(table, "0 give dealer-1", "2 use bet", "0 first", "1 peace", "2 bet peace-first", "2 grab left-1", "2 done")
    play(table, "0 pick dealer-2")
    for watcher in watchers(table):
        assert table.moves(watcher)[-3:] == ["2 grab left-1", "2 done", "0 pick dealer-2"]


@pytest.mark.clause("DOL-8.1")
def test_8_1_with_two_players_everyone_knows_that_bet_is_removed() -> None:
    table = table_at("", "")
    for watcher in watchers(table):
        assert table.view(watcher)["removed"] == ["bet", "?", "?", "?"]


@pytest.mark.clause("DOL-8.1")
def test_8_1_a_view_lists_only_what_its_own_seat_may_do() -> None:
    table = table_at("", "", "")
    assert table.view(0)["legal"] == {"0": list(GESTURES)}
    assert table.view(2)["legal"] == {}
    assert table.view(None)["legal"] == {}


# --- DOL-8.2: what is secret ---


@pytest.mark.clause("DOL-8.2")
def test_8_2_nobody_sees_a_card_of_the_pile() -> None:
    table = table_at("", "", "")
    for watcher in watchers(table):
        assert set(table.view(watcher)["pile"]) == {"?"}


@pytest.mark.clause("DOL-8.2")
def test_8_2_the_order_of_the_pile_changes_nothing_that_anyone_is_told() -> None:
    one, other = table_at("", "", "", pile=f"{DUEL} {NEW_DUEL}"), table_at("", "", "", pile=f"{DUEL} jewels-3 wine-2")
    assert one.position() != other.position()
    for watcher in watchers(one):
        assert everything_told(one, watcher) == everything_told(other, watcher)


@pytest.mark.clause("DOL-8.2")
@pytest.mark.parametrize("players", [3, 4])
def test_8_2_nobody_knows_the_removed_bottles(players: int) -> None:
    held = [""] * players
    one = table_at(*held, removed="bet void swell theft", pile=f"{DUEL} lantern lookout convoy two-hands whirlpool")
    other = table_at(*held, removed="lantern lookout convoy whirlpool", pile=f"{DUEL} bet void swell theft two-hands")
    for watcher in watchers(one):
        assert one.view(watcher)["removed"] == ["?"] * 4
        assert everything_told(one, watcher) == everything_told(other, watcher)


@pytest.mark.clause("DOL-8.2")
def test_8_2_with_two_players_nobody_knows_the_other_three() -> None:
    one = table_at("", "", removed="bet void swell theft", pile=f"{DUEL} lantern lookout convoy two-hands whirlpool")
    other = table_at("", "", removed="bet lantern lookout convoy", pile=f"{DUEL} void swell theft two-hands whirlpool")
    for watcher in watchers(one):
        assert everything_told(one, watcher) == everything_told(other, watcher)


@pytest.mark.clause("DOL-8.2")
def test_8_2_nobody_knows_the_random_source() -> None:
    one, other = table_at("", "", "", seed=1), table_at("", "", "", seed=2)
    assert one.record()["seed"] != other.record()["seed"]
    for watcher in watchers(one):
        assert everything_told(one, watcher) == everything_told(other, watcher)


@pytest.mark.clause("DOL-8.2")
def test_8_2_a_view_owes_nothing_to_what_its_record_held_before() -> None:
    """Views are written into records that are used again and again, here into one that held the whole truth."""
    table = play(table_at("", "", "bet lantern"), "2 use lantern", "2 use bet", "0 fight", "2 bet fight-fight")
    for watcher in watchers(table):
        truth, used = table.everything().record, table.everything().record
        table.game.view(truth, seachest.NOBODY if watcher is None else watcher, used)
        assert used.array.tobytes() == table.seat_view(watcher).record.array.tobytes()


@pytest.mark.sample
@pytest.mark.clause("DOL-8.2")
@pytest.mark.parametrize("gesture", GESTURES)
@pytest.mark.parametrize("seat", [0, 1])
def test_8_2_a_gesture_not_yet_shown_tells_the_others_nothing_not_even_that_it_is_chosen(
    seat: int, gesture: str
) -> None:
    table = table_at("", "", "", "")
    before = [everything_told(table, watcher) for watcher in others(table, seat)]
    play(table, f"{seat} {gesture}")
    assert [everything_told(table, watcher) for watcher in others(table, seat)] == before


@pytest.mark.clause("DOL-8.2")
def test_8_2_a_seat_knows_its_own_choice() -> None:
    table = play(table_at("", "", ""), "0 fight")
    view = table.view(0)
    assert (view["chosen"], view["pending"], view["legal"]) == ({"left": None, "dealer": "fight"}, [1], {})
    assert table.moves(0) == ["0 fight"]
    play(table, "1 peace")
    assert table.view(0)["chosen"] == {"left": None, "dealer": None}


@pytest.mark.clause("DOL-8.2")
def test_8_2_others_choices_look_open_to_the_last_who_chooses() -> None:
    table = play(table_at("", "", "bet"), "2 use bet", "0 fight", "2 bet fight-fight")
    assert table.view(1)["pending"] == [0, 1, 2]
    assert table.view(0)["pending"] == [1, 2]
    assert table.view(None)["pending"] == [0, 1, 2]
    assert table.pending() == (1,)


@pytest.mark.clause("DOL-8.2")
@pytest.mark.parametrize("pair", ["peace-fight", "fight-first"])
def test_8_2_two_hands_not_yet_shown_tell_the_others_nothing(pair: str) -> None:
    table = play(table_at("two-hands", "", ""), "0 use two-hands")
    before = [everything_told(table, watcher) for watcher in others(table, 0)]
    play(table, f"0 hands {pair}")
    assert [everything_told(table, watcher) for watcher in others(table, 0)] == before
    assert table.view(0)["chosen"]["dealer"] == pair


@pytest.mark.sample
@pytest.mark.clause("DOL-8.2")
@pytest.mark.parametrize("bet", ["peace-peace", "fight-first"])
def test_8_2_a_bet_not_yet_shown_tells_the_others_nothing(bet: str) -> None:
    table = play(table_at("", "", "bet", ""), "2 use bet", "0 fight")
    before = [everything_told(table, watcher) for watcher in others(table, 2)]
    play(table, f"2 bet {bet}")
    assert [everything_told(table, watcher) for watcher in others(table, 2)] == before
    assert table.view(2)["bet"] == bet


@pytest.mark.sample
@pytest.mark.clause("DOL-8.2", "DOL-4.6")
@pytest.mark.parametrize("text", ["drop cloth", "drop weapons"])
@pytest.mark.parametrize("seat", [0, 1])
def test_8_2_a_sort_not_yet_dropped_tells_the_others_nothing(seat: int, text: str) -> None:
    table = shown(table_at("cloth-1 weapons-1", "cloth-2 weapons-2", ""), "first", "first")
    before = [everything_told(table, watcher) for watcher in others(table, seat)]
    play(table, f"{seat} {text}")
    assert [everything_told(table, watcher) for watcher in others(table, seat)] == before
    assert table.view(seat)["pending"] == [1 - seat]


@pytest.mark.clause("DOL-8.2")
def test_8_2_a_forced_drop_looks_undecided_to_the_others() -> None:
    """One sort only: the choice is no choice, but it is not made by itself."""
    table = shown(table_at("cloth-1", "cloth-2 weapons-2", ""), "first", "first")
    assert (table.legal(0), table.view(1)["pending"]) == (["drop cloth"], [0, 1])


@pytest.mark.clause("DOL-8.2")
def test_8_2_an_announcement_between_secret_choices_is_heard_at_once() -> None:
    table = play(table_at("", "", "", talk=True), "1 silent", "0 silent", "0 fight", "2 announce peace")
    assert table.moves(None) == ["1 silent", "0 silent", "2 announce peace"]
    play(table, "1 peace")
    assert table.moves(None) == ["1 silent", "0 silent", "2 announce peace", "0 fight", "1 peace"]


@pytest.mark.sample
@pytest.mark.clause("DOL-8.2", "DOL-6.1")
@pytest.mark.parametrize("user", range(3))
def test_8_2_cards_under_a_lantern_change_nothing_that_others_are_told(user: int) -> None:
    """Through a swell, the discard, and into the next duel, which is the same at both tables."""
    covered = "weapons-1 weapons-2 weapons-3 theft jewels-1 jewels-3 instruments-2 porcelain-3"
    piles = (f"{DUEL} {NEW_DUEL} {NEXT_DUEL} theft", f"{covered} {NEXT_DUEL}")
    held = ["lantern swell" if seat == user else "" for seat in range(3)]
    one, other = (table_at(*held, pile=pile, removed=REMOVED) for pile in piles)
    for moves in ([f"{user} use lantern"], [f"{user} use swell"], ["0 fight"], ["1 fight"], ["1 peace"]):
        play(one, *moves)
        play(other, *moves)
        assert one.view(user) != other.view(user)
        for watcher in others(one, user):
            assert everything_told(one, watcher) == everything_told(other, watcher)


@pytest.mark.clause("DOL-8.2")
def test_8_2_a_fresh_deal_hides_pile_and_removed_bottles() -> None:
    table = seachest.deal(GAME, 4, seed=11)
    for watcher in watchers(table):
        view = table.view(watcher)
        assert set(view["pile"]) == {"?"}
        assert view["removed"] == ["?"] * 4
        hidden = {"pile", "removed"}
        assert all(view[field] == table.position()[field] for field in view if field not in hidden | {"legal"})
    assert set(table.position()["removed"]) <= set(BOTTLES)
