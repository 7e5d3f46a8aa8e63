import pytest

import seachest
from tests.rules.sea_or_shore.helpers import (
    GAME,
    ISLANDS,
    PLAYERS,
    PLUS_CARDS,
    downs,
    from_starter,
    last_trick,
    lay,
    table_at,
    ups,
)
from tests.tables import play, watchers

BOTH = "red:4 green:2"
DOWN = ("blue:4 red:2", "purple:3 purple:2")
ALL_TAKEN = ("red-9", "red-5", "green-7", "green-2")
"""A trick in which both treasures are taken and no action is triggered."""


# --- SOS-6.1: treasures left lying ---


@pytest.mark.sample
@pytest.mark.clause("SOS-6.1")
def test_6_1_a_treasure_whose_colour_was_not_played_goes_under_its_pile() -> None:
    table = table_at("red-9", "red-5", "red-7", "red-2", up=BOTH, down=DOWN)
    before = downs(table)
    lay(table, "red-9", "red-5", "red-7", "red-2")
    assert ups(table) == ["blue:4", "purple:3"]
    assert downs(table) == [before[0][1:], [*before[1][1:], "green:2"]]


@pytest.mark.clause("SOS-6.1")
def test_6_1_both_piles_get_their_own_treasure_back() -> None:
    table = last_trick("blue-9", "blue-5", "purple-7", "purple-2", up=BOTH, down=DOWN)
    assert [down[-1] for down in downs(table)] == ["red:4", "green:2"]
    assert [down[:2] for down in downs(table)] == [["blue:4", "red:2"], ["purple:3", "purple:2"]]


@pytest.mark.clause("SOS-6.1")
def test_6_1_a_treasure_left_by_a_robber_goes_under_its_pile() -> None:
    cards = ("red-9", "red-5", "green-7", "green-2")
    table = table_at(*cards, up=BOTH, down=DOWN, stacks=["", "red:3", "", ""])
    before = downs(table)
    play(lay(table, *cards), "0 rob 1")
    assert ups(table) == ["blue:4", "purple:3"]
    assert downs(table) == [[*before[0][1:], "red:4"], before[1][1:]]


@pytest.mark.clause("SOS-6.1")
def test_6_1_the_single_pile_of_three_players_gets_its_treasure_back() -> None:
    table = last_trick("blue-9", "green-5", "purple-7", up="red:4", down=["green:4 blue:2"])
    (down,) = downs(table)
    assert (down[:2], down[-1], len(down)) == (["green:4", "blue:2"], "red:4", 20)


@pytest.mark.clause("SOS-6.1")
def test_6_1_a_treasure_that_was_taken_does_not_come_back() -> None:
    table = last_trick(*ALL_TAKEN, up=BOTH, down=DOWN)
    assert [len(down) for down in downs(table)] == [15, 15]


@pytest.mark.clause("SOS-6.1", "SOS-8.3")
def test_6_1_it_goes_under_the_pile_after_the_actions() -> None:
    """Seat 0 looks at a pile whose treasure nobody took: that one is not yet among the face-down ones."""
    cards = ("purple-9", "red-5", "red-7", "red-2")
    table = table_at(*cards, up=BOTH, down=["", "purple:2 purple:3"], rest=2)
    lay(table, *cards)
    play(table, "0 inspect green-purple")
    assert table.legal(0) == ["order 12", "order 21"]
    play(table, "0 order 21")
    assert (ups(table)[1], downs(table)[1]) == ("purple:3", ["purple:2", "green:2"])


# --- SOS-6.2: the next treasures ---


@pytest.mark.sample
@pytest.mark.clause("SOS-6.2")
def test_6_2_the_next_top_of_each_pile_is_turned_up() -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, down=DOWN)
    lay(table, *ALL_TAKEN)
    assert ups(table) == ["blue:4", "purple:3"]
    assert [down[0] for down in downs(table)] == ["red:2", "purple:2"]
    assert table.position()["open"] == ["blue", "purple"]


@pytest.mark.clause("SOS-6.2")
def test_6_2_the_next_trick_is_about_the_new_treasures() -> None:
    hands = ["red-9 blue-3", "red-5 blue-4", "green-7 purple-1", "green-2 purple-2"]
    table = table_at(*hands, up=BOTH, down=DOWN)
    lay(table, *ALL_TAKEN)
    lay(table, "blue-4", "purple-1", "purple-2", "blue-3")
    assert table.position()["stacks"] == [["red:4"], ["blue:4"], ["green:2"], ["purple:3"]]


@pytest.mark.clause("SOS-6.2")
def test_6_2_the_only_treasure_of_a_pile_that_nobody_took_comes_up_again() -> None:
    cards = ("red-9", "red-5", "red-7", "red-2")
    table = lay(table_at(*cards, up=BOTH, down=["blue:4", ""], rest=3), *cards)
    assert (ups(table), downs(table)) == (["blue:4", "green:2"], [[], []])


@pytest.mark.clause("SOS-6.2")
def test_6_2_an_empty_pile_shows_nothing() -> None:
    table = lay(table_at(*ALL_TAKEN, up=BOTH, down=["blue:4", ""], rest=3), *ALL_TAKEN)
    assert (ups(table), table.position()["open"]) == (["blue:4", None], ["blue"])


@pytest.mark.sample
@pytest.mark.clause("SOS-6.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_6_2_nothing_is_turned_up_after_the_last_trick(players: int) -> None:
    cards = ["red-9", "red-5", "red-7", "red-2", "red-1"][:players]
    table = last_trick(*cards, up="red:4" if players == 3 else BOTH)
    assert set(ups(table)) == {None}
    assert [len(down) for down in downs(table)] == ([19] if players == 3 else [15, 16])
    assert table.position()["open"] == []


# --- SOS-6.3: plus cards and islands ---


@pytest.mark.sample
@pytest.mark.clause("SOS-6.3")
def test_6_3_played_plus_cards_return_to_the_supply() -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, plus=[3, 3, 3, 3])
    lay(table, "red-9 +3", "red-5 +1", "green-7 +2", "green-2")
    position = table.position()
    assert position["plus"] == [0, 4, 1, 5]
    assert position["supply"] == PLUS_CARDS - 10


@pytest.mark.clause("SOS-6.3")
def test_6_3_played_islands_leave_the_round_for_all_to_see() -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, size=12)
    lay(table, *ALL_TAKEN)
    for watcher in watchers(table):
        view = table.view(watcher)
        assert sorted(view["gone"]) == sorted(ALL_TAKEN)
        assert view["trick"] == []


@pytest.mark.clause("SOS-6.3")
def test_6_3_islands_of_all_earlier_tricks_stay_in_sight() -> None:
    table = seachest.deal(GAME, 5, seed=6)
    seen: set[str] = set()
    while table.pending() and table.position()["round"] == 1:
        gone = set(table.view(None)["gone"])
        assert seen <= gone
        seen = gone
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[-1])
    assert len(seen) == 40
    assert seen < set(ISLANDS)


@pytest.mark.clause("SOS-6.3")
def test_6_3_nothing_of_a_trick_is_left_where_it_lay() -> None:
    table = lay(table_at(*ALL_TAKEN, up=BOTH, plus=[3, 0, 0, 0]), "red-9 +2", "red-5 number", "green-7", "green-2")
    record = table.seat_view(None).record
    for seat in range(4):
        assert (record.colour[seat], record.number[seat], record.show[seat], record.laid[seat]) == (-1, -1, 0, 0)


def last_cards(table: seachest.Table, watcher: int | None) -> list[str] | None:
    """The trick that was uncovered last, as somebody sees it: ``"3 green-2 +1"``."""
    last = table.view(watcher)["last"]
    return None if last is None else [f"{entry['seat']} {entry['card']} +{entry['plus']}" for entry in last]


@pytest.mark.sample
@pytest.mark.clause("SOS-6.3", "SOS-10.1")
def test_6_3_the_table_shows_the_last_trick_to_all_who_ask() -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, starter=2, plus=[2, 0, 0, 1])
    assert last_cards(table, 0) is None
    lay(table, "green-7", "green-2 +1", "red-9")
    assert last_cards(table, 3) is None
    lay(table, "red-5")
    for watcher in watchers(table):
        assert last_cards(table, watcher) == ["2 green-7 +0", "3 green-2 +1", "0 red-9 +0", "1 red-5 +0"]


@pytest.mark.clause("SOS-6.3")
def test_6_3_the_last_trick_is_the_one_that_was_uncovered_last() -> None:
    table = table_at("red-9 red-1", "red-5 red-2", "green-7 red-3", "green-2 red-4", up=BOTH, down=DOWN, actions=[2, 4])
    first = ["0 red-9 +0", "1 red-5 +0", "2 green-7 +0", "3 green-2 +0"]
    lay(table, *ALL_TAKEN)
    lay(table, "red-2", "red-3", "red-4")
    assert last_cards(table, None) == first
    lay(table, "red-1 +0")
    assert table.position()["phase"] == "swap"
    assert last_cards(table, None) == ["1 red-2 +0", "2 red-3 +0", "3 red-4 +0", "0 red-1 +0"]


@pytest.mark.clause("SOS-6.3", "SOS-8.4")
def test_6_3_the_last_trick_stays_as_it_was_though_a_card_was_fetched() -> None:
    cards = ("purple-9", "red-5", "green-7", "red-12")
    table = lay(table_at(*cards, up=BOTH, actions=[1, 4]), *cards)
    play(table, "0 fetch red-12", "0 discard red-12")
    assert last_cards(table, 1) == ["0 purple-9 +0", "1 red-5 +0", "2 green-7 +0", "3 red-12 +0"]


@pytest.mark.clause("SOS-6.3")
def test_6_3_the_last_trick_of_a_round_can_still_be_seen_in_the_next() -> None:
    table = lay(table_at(*ALL_TAKEN, up=BOTH, size=1), *ALL_TAKEN)
    assert table.position()["round"] == 2
    assert last_cards(table, 2) == ["0 red-9 +0", "1 red-5 +0", "2 green-7 +0", "3 green-2 +0"]


@pytest.mark.clause("SOS-6.3")
def test_6_3_in_a_new_game_there_is_no_last_trick() -> None:
    assert last_cards(seachest.deal(GAME, 5, seed=1), None) is None


# --- SOS-6.4: the start card ---


@pytest.mark.sample
@pytest.mark.clause("SOS-6.4")
@pytest.mark.parametrize("starter", range(4))
def test_6_4_the_start_card_moves_one_seat_to_the_left(starter: int) -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, starter=starter)
    lay(table, *from_starter(ALL_TAKEN, starter))
    assert table.position()["starter"] == (starter + 1) % 4
    assert table.pending() == ((starter + 1) % 4,)


@pytest.mark.clause("SOS-6.4")
def test_6_4_it_moves_whoever_won_and_decided_last() -> None:
    cards = ("red-9", "blue-5", "green-7", "green-2")
    table = table_at(*cards, up=BOTH, actions=[2, 4], starter=3)
    lay(table, "green-2", "red-9", "blue-5", "green-7")
    play(table, "1 swap 2", *[f"1 return {card}" for card in table.position()["hands"][1][:2]])
    assert (table.position()["starter"], table.pending()) == (0, (0,))


# --- SOS-6.5: the end of a round ---


@pytest.mark.sample
@pytest.mark.clause("SOS-6.5")
@pytest.mark.parametrize(("players", "tricks"), [(3, 12), (4, 12), (5, 9)])
@pytest.mark.parametrize("sides", [[1, 3], [2, 4]], ids=str)
def test_6_5_a_round_has_12_tricks_with_five_players_9(players: int, tricks: int, sides: list[int]) -> None:
    table = seachest.deal(GAME, players, seed=players, options={"actions": sides})
    shown = {1: 0, 2: 0}
    while table.pending():
        number = table.view(None)["round"]
        seat = table.pending()[0]
        text = table.legal(seat)[-1]
        table.act(seat, text)
        shown[number] += text.startswith("show")
    assert shown == {1: tricks * players, 2: tricks * players}


@pytest.mark.clause("SOS-6.5")
def test_6_5_the_round_goes_on_while_there_are_cards() -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, size=2)
    assert lay(table, *ALL_TAKEN).position()["round"] == 1
    assert [len(cards) for cards in table.position()["hands"]] == [1, 1, 1, 1]


@pytest.mark.clause("SOS-6.5")
def test_6_5_the_round_ends_with_the_last_cards() -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, size=1)
    assert lay(table, *ALL_TAKEN).position()["round"] == 2
