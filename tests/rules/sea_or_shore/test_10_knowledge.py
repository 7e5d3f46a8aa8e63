from typing import Any

import pytest

import seachest
from tests.rules.sea_or_shore.helpers import (
    GAME,
    PLAYERS,
    hand,
    hand_seen,
    last_trick,
    lay,
    load,
    others,
    pile_seen,
    table_at,
    untouched,
    views,
    words,
)
from tests.tables import play, watchers

BOTH = "red:4 green:2"


def fields(table: seachest.Table, *names: str) -> list[list[Any]]:
    """Some fields as each watcher sees them."""
    return [[table.view(watcher)[name] for name in names] for watcher in watchers(table)]


def uncertain(table: seachest.Table, watcher: int | None, seat: int) -> list[str]:
    """Cards that somebody knew in a hand and that may now lie half covered in the trick."""
    cards: list[str] = table.view(watcher)["uncertain"][seat]
    return cards


# --- SOS-10.1: what is public ---


@pytest.mark.sample
@pytest.mark.clause("SOS-10.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_10_1_everyone_sees_the_sizes_of_hands_and_piles(players: int) -> None:
    up = "red:4" if players == 3 else BOTH
    table = lay(table_at(*["red-1", "red-2", "red-3", "red-4", "red-5"][:players], up=up, size=4), "red-1", "red-2")
    sizes = [len(pile["down"]) for pile in table.position()["piles"].values()]
    for watcher in watchers(table):
        view = table.view(watcher)
        assert [len(cards) for cards in view["hands"]] == [3, 3, 4, 4, 4][:players]
        assert [len(pile["down"]) for pile in view["piles"].values()] == sizes


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_sees_plus_cards_and_the_supply() -> None:
    table = table_at("", "", "", "", up=BOTH, plus=[3, 0, 7, 1])
    assert fields(table, "plus", "supply") == [[[3, 0, 7, 1], 11]] * 5


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_sees_face_up_treasures() -> None:
    table = table_at("", "", "", "", up=BOTH)
    for watcher in watchers(table):
        assert [pile["up"] for pile in table.view(watcher)["piles"].values()] == words(BOTH)
        assert table.view(watcher)["open"] == ["red", "green"]


@pytest.mark.clause("SOS-10.1", "SOS-10.3")
def test_10_1_everyone_sees_the_top_of_each_stack_and_remembers_the_rest() -> None:
    table = table_at("", "", "", "", up=BOTH, stacks=["blue:3 red:2 green:3", "", "", ""])
    for watcher in watchers(table):
        assert table.view(watcher)["stacks"] == [["blue:3", "red:2", "green:3"], [], [], []]


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_sees_islands_that_were_played() -> None:
    table = lay(table_at("red-1", "red-2", "red-3", "red-4", up=BOTH, size=12), "red-1", "red-2", "red-3", "red-4")
    assert fields(table, "gone") == [[["red-1", "red-2", "red-3", "red-4"]]] * 5


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_sees_shown_halves_and_laid_plus_cards() -> None:
    table = table_at("red-1", "blue-2", "", "", up=BOTH, plus=[2, 3, 0, 0])
    lay(table, "red-1 number +2", "blue-2 +1")
    for watcher in others(table, 0, 1):
        assert table.view(watcher)["trick"] == [
            {"seat": 0, "card": "?-1", "show": "number", "plus": 2},
            {"seat": 1, "card": "blue-?", "show": "colour", "plus": 1},
        ]
    assert table.moves(None) == ["0 play ?-1 +2", "1 play blue-? +1"]


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_sees_who_triggered_which_action() -> None:
    cards = ("blue-9", "purple-5", "red-7", "green-1")
    table = lay(table_at(*cards, up=BOTH, actions=[2, 4]), *cards)
    assert fields(table, "turn", "phase", "due") == [[0, "swap", [None, 4, None, None]]] * 5


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_sees_whom_an_action_strikes() -> None:
    cards = ("blue-9", "purple-5", "red-7", "green-1")
    table = play(lay(table_at(*cards, up=BOTH, actions=[2, 4]), *cards), "0 swap 3")
    assert fields(table, "aim", "owed", "phase") == [[3, 2, "return"]] * 5
    assert table.moves(None)[-1] == "0 swap 3"


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_sees_which_pile_is_looked_at() -> None:
    cards = ("purple-9", "red-5", "red-7", "green-1")
    table = play(lay(table_at(*cards, up=BOTH), *cards), "0 inspect red-blue")
    assert fields(table, "inspected", "phase") == [["red-blue", "order"]] * 5
    assert table.moves(2)[-1] == "0 inspect red-blue"


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_notices_robberies_and_thefts_of_plus_cards() -> None:
    table = table_at("red-9", "red-5", "blue-7", "green-1", up=BOTH, stacks=["", "red:2", "", ""], plus=[2, 0, 0, 0])
    lay(table, "red-9", "red-5", "blue-7", "green-1")
    play(table, "0 rob 1", "2 fleece 1")
    assert [table.moves(watcher)[-2:] for watcher in (1, 3, None)] == [["0 rob 1", "2 fleece 1"]] * 3


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_sees_the_scores_of_rounds() -> None:
    table = lay(table_at("red-9", "red-5", "green-7", up="red:4", size=1, plus=[2, 2, 5]), "red-9", "red-5", "green-7")
    counted = [{"treasures": 4, "plus": 2}, {"treasures": 0, "plus": 4}, {"treasures": 0, "plus": 5}]
    assert fields(table, "totals", "counted") == [[[5, 2, 2], counted]] * 4


@pytest.mark.clause("SOS-10.1")
def test_10_1_when_the_game_is_over_all_treasures_are_counted_openly() -> None:
    table = last_trick("red-9", "red-5", "green-7", "green-1", up=BOTH, stacks=["blue:3", "red:2", "", ""])
    play(table, "0 take")
    assert fields(table, "stacks") == [[[["blue:3", "red:4"], ["red:2"], ["green:2"], []]]] * 5


@pytest.mark.clause("SOS-10.1")
def test_10_1_everyone_knows_the_score_of_every_seat() -> None:
    """Treasures are remembered and plus cards lie open, so nothing of it is hidden."""
    table = table_at("", "", "", "", up=BOTH, stacks=["blue:3 red:2", "green:3", "", ""], plus=[2, 3, 4, 1])
    for watcher in watchers(table):
        assert table.view(watcher)["scores"] == [6, 4, 2, 0]


# --- SOS-10.2: what is secret ---


@pytest.mark.sample
@pytest.mark.clause("SOS-10.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_10_2_of_other_hands_nobody_sees_a_card(players: int) -> None:
    hands = ["red-1 red-5", "blue-2", "green-3", "purple-4", ""][:players]
    table = table_at(*hands, up="red:4" if players == 3 else BOTH)
    for watcher in watchers(table):
        for seat in range(players):
            assert hand_seen(table, watcher, seat) == (hand(table, seat) if seat == watcher else ["?"] * 4)


@pytest.mark.clause("SOS-10.2")
def test_10_2_what_is_hidden_from_all_changes_no_view() -> None:
    """Cards of seats 1 and 2, cards left out, the order of the pile: seat 0 and the spectator can't tell."""
    table = table_at("red-1 red-2 red-3 red-4", "blue-1 blue-2", "green-1", up="red:4", down=["blue:4 green:2"])
    one = table.position()
    moved = {**one, "hands": [one["hands"][0], one["hands"][2], one["hands"][1]], "out": one["out"]}
    moved["hands"][1], moved["out"] = moved["out"][:4], sorted(moved["out"][4:] + moved["hands"][1])
    moved["piles"] = {"all": {"up": "red:4", "down": one["piles"]["all"]["down"][::-1]}}
    other = load(3, {**moved, "legal": None})
    assert (other.view(0), other.view(None)) == (table.view(0), table.view(None))
    for watcher in (0, None):
        assert other.seat_view(watcher).record.array == table.seat_view(watcher).record.array
    assert other.view(1) != table.view(1)


@pytest.mark.clause("SOS-10.2")
def test_10_2_the_random_source_changes_no_view() -> None:
    """Two games that will go on differently look the same now."""
    hands = ["red-9 blue-9", "blue-5 green-5", "green-7 green-6"]
    one = table_at(*hands, up="red:4", size=2, seed=1)
    other = load(3, one.position(), seed=2)
    assert views(one) == views(other)
    for watcher in watchers(one):
        assert one.seat_view(watcher).record.array == other.seat_view(watcher).record.array


@pytest.mark.clause("SOS-10.2")
def test_10_2_nobody_sees_the_order_of_a_pile() -> None:
    table = table_at("", "", "", "", up=BOTH)
    for watcher in watchers(table):
        assert pile_seen(table, watcher, "red-blue") == ["?"] * 15
        assert pile_seen(table, watcher, "green-purple") == ["?"] * 15


@pytest.mark.clause("SOS-10.2")
def test_10_2_a_seat_sees_its_own_choices_only() -> None:
    table = table_at("red-1 red-2", "", "", "", up=BOTH, size=2)
    assert table.view(0)["legal"] == {"0": ["card red-1", "card red-2"]}
    for watcher in others(table, 0):
        assert table.view(watcher)["legal"] == {}


@pytest.mark.sample
@pytest.mark.clause("SOS-10.2")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("red-1 colour", "red-9 colour"),
        ("red-9 number", "blue-9 number"),
        ("red-1 colour +2", "red-9 colour +2"),
        ("red-9 number +1", "blue-9 number +1"),
    ],
)
def test_10_2_nobody_can_tell_the_covered_half(one: str, other: str) -> None:
    tables = []
    for card in (one, other):
        table = table_at("red-1 red-9 blue-9", "", "", "", up=BOTH, plus=[3, 0, 0, 0])
        tables.append(lay(table, card))
    first, second = tables
    assert views(first, 0) == views(second, 0)
    assert [first.moves(seat) for seat in others(first, 0)] == [second.moves(seat) for seat in others(second, 0)]
    assert first.view(0) != second.view(0)


@pytest.mark.sample
@pytest.mark.clause("SOS-10.2", "SOS-11")
def test_10_2_nothing_of_a_play_shows_before_its_last_decision() -> None:
    table = table_at("red-1 red-9", "", "", "", up=BOTH, plus=[3, 0, 0, 0])
    before = views(table, 0)
    assert {(view["phase"], *view["pending"]) for view in before} == {("card", 0)}
    for text in ("card red-9", "show number"):
        table.act(0, text)
        assert views(table, 0) == before
        assert [table.moves(watcher) for watcher in others(table, 0)] == [[], [], [], []]
    table.act(0, "plus 2")
    assert [table.moves(watcher) for watcher in others(table, 0)] == [["0 play ?-9 +2"]] * 4


@pytest.mark.clause("SOS-10.2")
def test_10_2_the_player_itself_sees_what_it_has_decided() -> None:
    table = play(table_at("red-1 red-9", "", "", "", up=BOTH, plus=[3, 0, 0, 0]), "0 card red-9")
    assert (table.view(0)["phase"], table.view(0)["chosen"], table.view(0)["half"]) == ("show", "red-9", None)
    play(table, "0 show number")
    assert (table.view(0)["phase"], table.view(0)["chosen"], table.view(0)["half"]) == ("plus", "red-9", "number")
    assert table.view(1)["chosen"] is None
    assert table.view(1)["half"] is None


@pytest.mark.sample
@pytest.mark.clause("SOS-10.2", "SOS-8.5")
def test_10_2_a_12_without_plus_cards_looks_like_any_card_without_them() -> None:
    """The player of the 12 is not asked for plus cards, the other one lays none: nobody can tell."""
    tables = []
    for card in ("red-12", "red-5"):
        table = table_at("red-12 red-5", "", "", "", up=BOTH, plus=[3, 0, 0, 0])
        play(table, f"0 card {card}", "0 show colour")
        if card == "red-5":
            assert table.view(1)["pending"] == [0]
            table.act(0, "plus 0")
        tables.append(table)
    twelve, five = tables
    assert views(twelve, 0) == views(five, 0)
    assert twelve.moves(1) == five.moves(1) == twelve.moves(None) == ["0 play red-? +0"]


@pytest.mark.clause("SOS-10.2")
def test_10_2_the_choice_of_a_pass_is_seen_by_nobody_else() -> None:
    tied = "red-1 red-3 red-6 red-9 blue-2 blue-4 blue-6 blue-8 green-1 green-3 purple-1 purple-11"
    position = {"phase": "pass", "hands": [["?"] * 12, words(tied), ["?"] * 12]}
    tables = [play(untouched(3, position), f"1 pass {colour}") for colour in ("red", "blue")]
    assert views(tables[0], 1) == views(tables[1], 1)
    assert tables[0].view(2)["pending"] == [0, 1, 2]
    for table in tables:
        play(table, f"0 {table.legal(0)[0]}", f"2 {table.legal(2)[0]}")
    assert views(tables[0], 0, 1) == views(tables[1], 0, 1)
    assert tables[0].moves(2) == tables[1].moves(2)


@pytest.mark.clause("SOS-10.2", "SOS-8.5")
def test_10_2_who_had_no_choice_at_the_pass_is_not_public() -> None:
    """A view shows all others as deciding until the last has passed, forced or not."""
    table = seachest.deal(GAME, 4, seed=1)
    for seat in (1, 2):
        table.act(seat, table.legal(seat)[0])
    assert table.view(0)["pending"] == [0, 1, 2, 3]
    assert table.view(1)["pending"] == [0, 2, 3]
    assert table.view(None)["pending"] == [0, 1, 2, 3]
    assert table.pending() == (0, 3)


# --- SOS-8.2, 10.2, 10.3: cards moved by action 2 ---

SWAP_HANDS = (
    "blue-9 red-1 red-2 green-1",
    "red-5 blue-1 blue-2 blue-3",
    "green-7 green-2 green-3 green-4",
    "green-12 purple-1 purple-2 purple-3",
)


def swapping() -> seachest.Table:
    """Seat 0 triggers action 2 and takes cards of seat 2; blue and green come next."""
    table = table_at(*SWAP_HANDS, up=BOTH, down=["blue:2", "green:3"], actions=[2, 4])
    return play(lay(table, *[words(cards)[0] for cards in SWAP_HANDS]), "0 swap 2")


@pytest.mark.sample
@pytest.mark.clause("SOS-10.3", "SOS-8.2")
def test_10_3_both_players_know_the_cards_that_were_taken() -> None:
    table = swapping()
    taken = [card for card in hand(table, 0) if card.startswith("green") and card != "green-1"]
    assert len(taken) == 2
    assert hand_seen(table, 0, 0) == hand(table, 0)
    assert hand_seen(table, 2, 0) == [*taken, "?", "?", "?"]
    assert hand_seen(table, 0, 2) == ["?"]
    for watcher in others(table, 0, 2):
        assert hand_seen(table, watcher, 0) == ["?"] * 5
        assert hand_seen(table, watcher, 2) == ["?"]


@pytest.mark.sample
@pytest.mark.clause("SOS-10.3", "SOS-8.2")
def test_10_3_both_players_know_the_cards_that_were_given_back() -> None:
    table = swapping()
    first, second = [card for card in hand(table, 0) if card.startswith("green") and card != "green-1"]
    play(table, f"0 return {first}")
    assert hand_seen(table, 2, 0) == [second, "?", "?", "?"]
    assert hand_seen(table, 0, 2) == [first, "?"]
    play(table, "0 return red-1")
    assert hand_seen(table, 2, 0) == [second, "?", "?"]
    assert hand_seen(table, 0, 2) == [*sorted([first, "red-1"]), "?"]


@pytest.mark.clause("SOS-10.2", "SOS-8.2")
def test_10_2_others_can_not_tell_which_cards_moved() -> None:
    tables = [play(swapping(), "0 return red-1", f"0 return {card}") for card in ("red-2", "green-1")]
    assert views(tables[0], 0, 2) == views(tables[1], 0, 2)
    assert tables[0].moves(1) == tables[1].moves(1)
    assert tables[0].moves(1)[-3:] == ["0 swap 2", "0 return ?", "0 return ?"]
    assert tables[0].moves(0)[-2:] == ["0 return red-1", "0 return red-2"]
    for watcher in (1, 3, None):
        assert hand_seen(tables[0], watcher, 0) == hand_seen(tables[0], watcher, 2) == ["?"] * 3


@pytest.mark.clause("SOS-10.3")
def test_10_3_a_known_card_is_known_until_it_is_played() -> None:
    """Seat 0 gave red-1 and red-2 to seat 2, who first plays another card."""
    table = play(swapping(), "0 return red-1", "0 return red-2")
    third = next(card for card in hand(table, 2) if card.startswith("green"))
    lay(table, "blue-1", third, "purple-1", "green-1")
    play(table, "3 fetch purple-1", "3 discard purple-1")
    assert hand_seen(table, 0, 2) == ["red-1", "red-2"]
    lay(table, "red-1")
    assert (hand_seen(table, 0, 2), uncertain(table, 0, 2)) == (["?"], ["red-1", "red-2"])


# --- SOS-10.3: the passed card ---

CHAIN = (
    "red-1 red-2 red-3 red-4 red-5 blue-1 blue-2 blue-3 green-1 green-2 purple-1 purple-2",
    "red-12 red-11 red-10 red-9 red-8 blue-4 blue-5 blue-6 blue-7 green-3 green-4 purple-3",
    "blue-8 blue-9 blue-10 blue-11 blue-12 green-5 green-6 green-7 green-8 purple-4 purple-5 purple-6",
)
UNKNOWN = ["?"] * 11


def passed() -> seachest.Table:
    """Seat 1 has given red-12 to seat 0, who gave red-5 to seat 2, who gave blue-12 to seat 1; seat 0 starts."""
    table = untouched(3, {"phase": "pass", "hands": [words(cards) for cards in CHAIN]})
    return play(table, "0 pass red", "1 pass red", "2 pass blue")


@pytest.mark.sample
@pytest.mark.clause("SOS-10.3", "SOS-2.9")
def test_10_3_a_seat_keeps_in_mind_the_card_it_passed() -> None:
    table = passed()
    assert [hand_seen(table, giver, (giver - 1) % 3) for giver in range(3)] == [
        ["red-5", *UNKNOWN],
        ["red-12", *UNKNOWN],
        ["blue-12", *UNKNOWN],
    ]


@pytest.mark.clause("SOS-10.3")
def test_10_3_what_could_be_deduced_from_the_pass_is_not_carried() -> None:
    """Seat 0 got red-12: seat 1 holds no higher red card, and had red most. Its view says nothing of that."""
    table = passed()
    assert hand_seen(table, 0, 1) == ["?", *UNKNOWN]
    assert table.view(0)["out"] == ["?"] * 12


@pytest.mark.sample
@pytest.mark.clause("SOS-10.3")
@pytest.mark.parametrize(
    ("card", "certain"),
    [
        ("red-1 colour", False),
        ("red-12 colour", False),
        ("red-12 number", False),
        ("blue-1 colour", True),
        ("red-1 number", True),
    ],
)
def test_10_3_a_known_card_that_may_lie_covered_in_the_trick_is_uncertain(card: str, certain: bool) -> None:
    table = lay(passed(), card)
    assert hand_seen(table, 1, 0) == (["red-12", *UNKNOWN[1:]] if certain else UNKNOWN)
    assert uncertain(table, 1, 0) == ([] if certain else ["red-12"])
    assert (uncertain(table, 2, 0), uncertain(table, None, 0)) == ([], [])


@pytest.mark.clause("SOS-10.3")
def test_10_3_when_covers_come_off_it_is_known_again_or_gone() -> None:
    for card, after in (("red-1", ["red-12", *UNKNOWN[1:]]), ("red-12", UNKNOWN)):
        table = lay(passed(), card, "red-8", "green-5")
        assert hand_seen(table, 1, 0) == after
        assert uncertain(table, 1, 0) == []


@pytest.mark.clause("SOS-10.3")
def test_10_3_in_the_own_hand_nothing_is_uncertain() -> None:
    """Not even when the card that was passed to the seat is the one it plays."""
    table = lay(passed(), "red-12")
    assert hand_seen(table, 0, 0) == hand(table, 0)
    assert uncertain(table, 0, 0) == []


# --- SOS-8.4, 10.1: fetched cards ---


def fetched() -> seachest.Table:
    """Seat 0 has fetched red-12 with everybody watching, and starts the next trick; blue and purple lie open."""
    hands = (
        "purple-9 red-3 blue-1 blue-2",
        "red-5 blue-3 green-5 green-6",
        "green-7 blue-7 green-8 green-9",
        "red-12 blue-12 green-11 purple-1",
    )
    down = ["blue:3 red:2", "purple:4 green:3"]
    table = table_at(*hands, up=BOTH, down=down, actions=[2, 4], starter=3, plus=[2, 0, 0, 0])
    lay(table, "red-12", "purple-9", "red-5", "green-7")
    return play(table, "0 fetch red-12", "0 discard blue-2")


@pytest.mark.clause("SOS-10.1", "SOS-10.3")
def test_10_3_a_fetched_card_stays_known_to_all() -> None:
    table = fetched()
    for watcher in others(table, 0):
        assert hand_seen(table, watcher, 0) == ["red-12", "?", "?"]


@pytest.mark.clause("SOS-10.3")
def test_10_3_plus_cards_that_would_lift_it_above_12_show_that_it_still_is_in_hand() -> None:
    assert uncertain(lay(fetched(), "red-3 +0"), 1, 0) == ["red-12"]
    raised = lay(fetched(), "red-3 +1")
    assert (uncertain(raised, 1, 0), hand_seen(raised, 1, 0)) == ([], ["red-12", "?"])


@pytest.mark.clause("SOS-10.3")
def test_10_3_a_discarded_card_is_no_longer_in_hand() -> None:
    table = lay(fetched(), "blue-1", "green-5", "blue-7", "purple-1")
    play(table, "1 fetch blue-1")
    assert hand_seen(table, 2, 1) == ["blue-1", "?", "?"]
    play(table, "1 discard blue-1")
    for watcher in others(table, 1):
        assert hand_seen(table, watcher, 1) == ["?", "?"]
    assert "blue-1" in table.view(None)["gone"]


@pytest.mark.sample
@pytest.mark.clause("SOS-10.3", "SOS-8.2")
def test_10_3_after_a_swap_the_others_are_certain_of_neither_hand() -> None:
    """All know that seat 0 holds red-12 and seat 1 blue-7; then seat 3 takes the cards of seat 0."""
    table = fetched()
    lay(table, "blue-1", "green-5", "blue-7", "purple-1")
    play(table, "1 fetch blue-7", "1 discard green-6")
    assert hand_seen(table, 2, 0) == ["red-12", "?"]
    assert hand_seen(table, 2, 1) == ["blue-7", "?"]
    lay(table, "blue-3", "green-8", "blue-12", "red-3")
    play(table, "3 swap 0")
    for watcher in (1, 2, None):
        assert hand_seen(table, watcher, 0) == []
        assert hand_seen(table, watcher, 3) == ["?", "?"]
        assert hand_seen(table, watcher, 1) == ["blue-7"]
    assert hand_seen(table, 0, 3) == ["red-12", "?"]
    play(table, "3 return red-12")
    assert hand_seen(table, 3, 0) == ["red-12"]
    for watcher in (1, 2, None):
        assert hand_seen(table, watcher, 0) == ["?"]
        assert hand_seen(table, watcher, 3) == ["?"]


@pytest.mark.clause("SOS-10.3", "SOS-8.2")
def test_10_3_after_a_swap_the_others_have_lost_the_cards_of_the_one_who_swapped_too() -> None:
    """All know that seat 0 holds red-12 and seat 1 green-5; then seat 1 takes the cards of seat 0."""
    table = fetched()
    lay(table, "blue-1", "green-5", "blue-7", "purple-1")
    play(table, "1 fetch green-5", "1 discard green-6")
    lay(table, "blue-3", "green-8", "green-11", "red-3")
    play(table, "1 swap 0")
    assert hand_seen(table, 0, 1) == ["green-5", "red-12"]
    for watcher in (2, 3, None):
        assert hand_seen(table, watcher, 1) == ["?", "?"]
        assert hand_seen(table, watcher, 0) == []
    play(table, "1 return green-5")
    assert (hand_seen(table, 0, 1), hand_seen(table, 1, 0)) == (["red-12"], ["green-5"])


# --- SOS-8.3, 10.3: treasures that were looked at ---

TREASURE_HANDS = (
    "purple-9 purple-8 red-1 green-1",
    "red-5 blue-5 green-5 red-4",
    "green-7 purple-7 green-8 blue-7",
    "red-12 blue-12 red-11 green-11",
)
TREASURE_DOWN = ("red:2 blue:3 red:3 blue:4", "purple:4 green:3 purple:2 green:4")


def inspected(order: str = "213", down: tuple[str, str] = TREASURE_DOWN, rest: int | None = None) -> seachest.Table:
    """Seat 0 has looked at the red-blue pile and put its top three into that order; the next trick begins.

    Unless told otherwise blue:3 and purple:4 lie open now, and red:2, red:3 are next.
    """
    table = table_at(*TREASURE_HANDS, up=BOTH, down=down, rest=rest)
    lay(table, *[words(cards)[0] for cards in TREASURE_HANDS])
    return play(table, "0 inspect red-blue", f"0 order {order}")


@pytest.mark.sample
@pytest.mark.clause("SOS-10.3", "SOS-8.3")
def test_10_3_treasures_that_were_looked_at_are_remembered_in_their_new_order() -> None:
    table = inspected("321")
    assert table.view(None)["piles"]["red-blue"]["up"] == "red:3"
    assert pile_seen(table, 0, "red-blue") == ["blue:3", "red:2"] + ["?"] * 12
    for watcher in others(table, 0):
        assert pile_seen(table, watcher, "red-blue") == ["?"] * 14
    assert pile_seen(table, 0, "green-purple") == ["?"] * 14


@pytest.mark.clause("SOS-10.2", "SOS-8.3")
def test_10_2_others_can_not_tell_the_order() -> None:
    tables = [inspected(order) for order in ("123", "132")]
    assert views(tables[0], 0) == views(tables[1], 0)
    assert tables[0].moves(3)[-2:] == ["0 inspect red-blue", "0 order ?"]
    assert tables[0].moves(0)[-1] == "0 order 123"


@pytest.mark.clause("SOS-10.3")
def test_10_3_the_memory_of_a_pile_moves_up_as_its_treasures_are_turned_up() -> None:
    table = lay(inspected(), "blue-5", "purple-7", "blue-12", "purple-8")
    assert table.view(None)["piles"]["red-blue"]["up"] == "red:2"
    assert pile_seen(table, 0, "red-blue") == ["red:3"] + ["?"] * 12


@pytest.mark.sample
@pytest.mark.clause("SOS-10.3", "SOS-6.1")
def test_10_3_a_treasure_put_under_its_pile_is_known_to_all() -> None:
    """Nobody played blue: blue:3 goes to the bottom, below what seat 0 remembers."""
    table = play(lay(inspected(), "red-4", "purple-7", "red-11", "purple-8"), "3 fleece 1")
    assert pile_seen(table, 0, "red-blue") == ["red:3", *["?"] * 12, "blue:3"]
    for watcher in others(table, 0):
        assert pile_seen(table, watcher, "red-blue") == [*["?"] * 13, "blue:3"]


@pytest.mark.sample
@pytest.mark.clause("SOS-10.3", "SOS-8.3")
def test_10_3_another_who_orders_the_pile_takes_the_certainty() -> None:
    table = lay(inspected(), "green-5", "purple-7", "blue-12", "purple-8")
    assert (table.pending(), table.position()["phase"]) == ((1,), "inspect")
    assert pile_seen(table, 0, "red-blue")[:3] == ["red:2", "red:3", "?"]
    play(table, "1 inspect red-blue")
    assert pile_seen(table, 1, "red-blue") == ["red:2", "red:3", "blue:4"] + ["?"] * 11
    assert pile_seen(table, 0, "red-blue")[:3] == ["red:2", "red:3", "?"]
    play(table, "1 order 123")
    assert pile_seen(table, 0, "red-blue") == ["?"] * 13
    assert pile_seen(table, 1, "red-blue") == ["red:3", "blue:4"] + ["?"] * 11


@pytest.mark.clause("SOS-10.3", "SOS-8.3")
def test_10_3_every_seat_loses_the_certainty() -> None:
    """Three players: what the last seat has looked at is ordered by the first."""
    hands = ["red-5 green-6", "red-7 blue-8", "green-9 blue-2"]
    table = lay(table_at(*hands, up="red:4", down=["blue:2 blue:3 green:2 red:2"]), "red-5", "red-7", "green-9")
    play(table, "2 order 123")
    assert pile_seen(table, 2, "all")[:3] == ["blue:3", "green:2", "?"]
    lay(table, "blue-8", "blue-2", "green-6")
    play(table, "0 order 132")
    assert pile_seen(table, 0, "all")[:3] == ["red:2", "green:2", "?"]
    for watcher in (1, 2, None):
        assert set(pile_seen(table, watcher, "all")) == {"?"}


@pytest.mark.clause("SOS-10.3", "SOS-8.3")
def test_10_3_another_who_looks_at_the_other_pile_does_not() -> None:
    table = lay(inspected(), "green-5", "purple-7", "blue-12", "purple-8")
    play(table, "1 inspect green-purple", "1 order 321")
    assert pile_seen(table, 0, "red-blue") == ["red:3"] + ["?"] * 12
    assert pile_seen(table, 0, "green-purple") == ["?"] * 13


@pytest.mark.clause("SOS-10.3", "SOS-8.3")
def test_10_3_below_the_three_that_another_orders_all_stays_certain() -> None:
    """All saw blue:3 go under the pile. Seat 3 orders the three above it, so seat 0 is no longer sure of red:3."""
    table = inspected("213", ("red:2 blue:3 red:3 blue:4 blue:2", "purple:4 purple:3 purple:2"), rest=2)
    play(lay(table, "red-4", "purple-7", "red-11", "purple-8"), "3 fleece 1")
    assert pile_seen(table, 0, "red-blue") == ["red:3", "?", "?", "blue:3"]
    lay(table, "green-8", "green-11", "red-1", "blue-5")
    play(table, "3 inspect red-blue", "3 order 321")
    assert table.position()["phase"] == "fleece"
    assert pile_seen(table, 3, "red-blue") == ["blue:2", "blue:4", "red:3", "blue:3"]
    for watcher in others(table, 3):
        assert pile_seen(table, watcher, "red-blue") == ["?", "?", "?", "blue:3"]


@pytest.mark.clause("SOS-10.3", "SOS-8.3")
def test_10_3_a_single_treasure_that_another_looks_at_stays_where_it_is() -> None:
    table = inspected("12", ("red:2 blue:3", TREASURE_DOWN[1]), rest=2)
    assert pile_seen(table, 0, "red-blue") == ["blue:3"]
    lay(table, "green-5", "purple-7", "blue-12", "purple-8")
    play(table, "1 inspect red-blue", "1 order 1")
    assert (table.pending(), table.position()["phase"]) == ((3,), "fleece")
    assert [pile_seen(table, watcher, "red-blue") for watcher in (0, 1)] == [["blue:3"], ["blue:3"]]
    assert [pile_seen(table, watcher, "red-blue") for watcher in (2, 3, None)] == [["?"], ["?"], ["?"]]


@pytest.mark.clause("SOS-10.3")
@pytest.mark.parametrize("players", [4, 5])
def test_10_3_a_new_round_leaves_nothing_in_mind(players: int) -> None:
    """In the last trick of round 1 both treasures go under their piles, for all to see."""
    cards = ["blue-9", "blue-5", "purple-7", "purple-12", "purple-1"][:players]
    table = lay(table_at(*cards, up=BOTH, size=1, actions=[2, 4]), *cards)
    assert table.position()["round"] == 2
    for watcher in watchers(table):
        assert pile_seen(table, watcher, "red-blue") == pile_seen(table, watcher, "green-purple") == ["?"] * 15
        assert table.view(watcher)["uncertain"] == [[]] * players


@pytest.mark.clause("SOS-10.3")
def test_10_3_a_position_holds_no_memories() -> None:
    """Everybody then knows what lies open and what they hold."""
    table = load(4, inspected().position())
    assert pile_seen(table, 0, "red-blue") == ["?"] * 14


@pytest.mark.clause("SOS-10.2", "SOS-2.8")
def test_10_2_an_error_does_not_tell_who_has_passed() -> None:
    table = seachest.deal("sea-or-shore", 4, seed=0)
    for seat in (0, 1):
        table.act(seat, table.legal(seat)[0])
    with pytest.raises(seachest.IllegalMove, match="but that of 1, 2, 3"):
        table.act(0, "pass red")
