import random

import numpy as np
import pytest

import seachest
from seachest.rules.compiled import cells
from tests.rules.dolores.helpers import (
    ALL_GOODS,
    CONVOY,
    DUEL,
    NEW_DUEL,
    PLAYERS,
    bag,
    cards,
    displays,
    duel,
    duel_seen,
    is_over,
    phase,
    points,
    shown,
    table_at,
    window,
)
from tests.tables import play, refused, watchers


def places_of(table: seachest.Table) -> list[int]:
    """The place of each seat, 1 for the winners."""
    scores, places = np.zeros(4, np.int64), np.zeros(4, np.int64)
    table.game.result(table.everything().record, cells(scores), cells(places))
    return [int(place) for place in places[: table.players]]


def ended(*displays: str, singles: bool = True) -> seachest.Table:
    """A game that is over because the pile is empty."""
    return table_at(*displays, pile="", rest="discard", singles=singles)


# --- DOL-7.1: sunrise ---


@pytest.mark.sample
@pytest.mark.clause("DOL-7.1")
@pytest.mark.parametrize(
    ("held", "pile", "moves"),
    [
        ("", "wine-1 wine-3 sunrise gold-3", []),
        ("swell", f"{DUEL} cloth-1 cloth-2 porcelain-1 sunrise", ["2 use swell"]),
        ("convoy", f"{DUEL} jewels-2 sunrise", ["2 use convoy"]),
        ("convoy", f"{DUEL} sunrise jewels-3", ["2 pass", "0 peace", "1 peace", "2 use convoy"]),
        ("lantern", "wine-1 wine-3 sunrise gold-3", ["2 use lantern"]),
        ("lantern swell", f"{DUEL} cloth-1 cloth-2 porcelain-1 sunrise", ["2 use lantern", "2 use swell"]),
        ("lantern convoy", f"{DUEL} sunrise jewels-3", ["2 use lantern", "2 use convoy"]),
        (
            "lantern convoy",
            f"{DUEL} sunrise jewels-3",
            ["2 use lantern", "2 pass", "0 peace", "1 peace", "2 use convoy"],
        ),
    ],
)
def test_7_1_the_game_ends_at_once_however_sunrise_is_drawn(held: str, pile: str, moves: list[str]) -> None:
    table = play(table_at("wine-2", "weapons-1", held, pile=pile), *moves)
    assert (is_over(table), table.pending(), phase(table), window(table)) == (True, (), None, None)
    assert displays(table) == [["wine-2"], ["weapons-1"], []]
    assert table.result() == seachest.GameResult(scores=(4, 2, 0), winners=(0,))


@pytest.mark.clause("DOL-7.1")
def test_7_1_nothing_can_be_done_any_more() -> None:
    table = table_at("swell", "", "", pile="wine-1 wine-3 sunrise gold-3", talk=True)
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    assert [table.out_of_turn(seat) for seat in range(3)] == [[], [], []]
    assert refused(table, 0, "peace").reason == "the game is over"


@pytest.mark.clause("DOL-7.1")
def test_7_1_what_a_lantern_covers_stays_covered_at_the_end() -> None:
    table = play(table_at("", "", "lantern", pile="wine-1 wine-3 sunrise gold-3"), "2 use lantern")
    assert is_over(table)
    for watcher in watchers(table):
        expected = duel(table) if watcher == 2 else (["?", "?"], ["?", "?"])
        assert duel_seen(table, watcher) == expected


@pytest.mark.clause("DOL-7.1")
def test_7_1_bottles_in_use_do_not_matter_any_more() -> None:
    """The bet would be won, and the fighter would take all."""
    table = table_at("", "", "bet convoy", pile=f"{DUEL} sunrise jewels-3")
    play(table, "2 use bet", "2 pass", "0 fight", "1 peace", "2 bet peace-fight", "2 use convoy")
    assert is_over(table)
    assert displays(table) == [[], [], []]


# --- DOL-7.2: too few cards ---


@pytest.mark.sample
@pytest.mark.clause("DOL-7.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("pile", "ends"), [(NEW_DUEL, False), ("cloth-1 cloth-2 porcelain-1", True), ("", True)])
def test_7_2_the_game_ends_when_a_duel_should_begin_with_fewer_than_four_cards(
    players: int, pile: str, ends: bool
) -> None:
    table = table_at(*[""] * players, pile=f"{DUEL} {pile}", rest="discard")
    assert not is_over(table)
    shown(table, "peace", "peace")
    assert is_over(table) == ends
    assert table.position()["pile"] == ([] if not ends else cards(pile))
    assert (duel(table) is None) == ends


@pytest.mark.clause("DOL-7.2")
@pytest.mark.parametrize(("pile", "ends"), [(NEW_DUEL, False), ("cloth-1 cloth-2 porcelain-1", True)])
def test_7_2_that_is_checked_before_the_window_before_opens(pile: str, ends: bool) -> None:
    table = play(table_at("lantern", "", "", pile=f"{DUEL} {pile}", rest="discard"), "0 pass")
    shown(table, "peace", "peace")
    assert (is_over(table), window(table), table.pending()) == ((True, None, ()) if ends else (False, "before", (0,)))


@pytest.mark.clause("DOL-7.2")
def test_7_2_a_duel_that_has_begun_is_held_to_its_end() -> None:
    table = table_at("", "cloth-1", "void", pile=DUEL, rest="discard")
    assert (table.position()["pile"], phase(table)) == ([], "gesture")
    shown(table, "first", "peace")
    play(table, "2 use void", "1 peace", "0 peace")
    assert is_over(table)
    assert displays(table) == [bag("gold-1 gold-3"), bag("cloth-1 wine-1 wine-3"), []]


@pytest.mark.clause("DOL-7.2")
def test_7_2_the_last_cards_go_to_nobody() -> None:
    table = shown(table_at("", "", "", pile=f"{DUEL} {CONVOY}", rest="discard"), "peace", "peace")
    assert is_over(table)
    assert table.position()["pile"] == cards(CONVOY)
    assert displays(table) == [bag("gold-1 gold-3"), bag("wine-1 wine-3"), []]


@pytest.mark.clause("DOL-7.2")
def test_7_2_nothing_is_set_up_anew() -> None:
    table = shown(table_at("", "", "", pile=DUEL, rest="discard"), "peace", "peace")
    position = table.position()
    assert (position["gestures"], position["duel"], position["phase"], position["pending"]) == (None, None, None, [])


# --- DOL-7.3 to 7.5: points ---


@pytest.mark.sample
@pytest.mark.clause("DOL-7.3")
@pytest.mark.parametrize(
    ("display", "expected"),
    [
        ("wine-1 wine-2 cloth-1", 3 + 1),
        ("wine-1 wine-1 wine-1 cloth-2 gold-1", 3 + 1),
        ("wine-3 wine-2 cloth-2 cloth-1 gold-1 gold-1", 5 + 2),
        ("wine-3 cloth-3 gold-2 weapons-1", 3 + 3 + 1),
        ("wine-3 cloth-2 gold-1 weapons-1", 3 + 1 + 1),
        ("wine-3 cloth-3 gold-2 weapons-1 jewels-1 porcelain-1", 3 + 3 + 1 + 1 + 1),
        ("wine-3 cloth-2 gold-2 weapons-2 jewels-1", 3 + 1),
        ("wine-2 wine-2 wine-3 gold-1", 7 + 1),
    ],
)
def test_7_3_only_the_best_and_the_worst_sets_score_and_all_tied_ones(display: str, expected: int) -> None:
    assert points(display) == expected


@pytest.mark.clause("DOL-7.3")
def test_7_3_values_count_not_cards() -> None:
    assert points("wine-3 cloth-1 cloth-1 gold-1 gold-1 gold-1 gold-1") == 4 + 2


@pytest.mark.clause("DOL-7.3")
def test_7_3_a_single_card_is_a_set() -> None:
    assert points("wine-1 wine-2 cloth-2 cloth-2 gold-1") == 4 + 1


@pytest.mark.clause("DOL-7.3")
@pytest.mark.parametrize(
    ("display", "expected"),
    [
        ("wine-1 wine-2 cloth-2 cloth-2 gold-1", 4 + 3),
        ("wine-3 cloth-2 gold-1", 0),
        ("wine-3", 0),
        ("wine-1 wine-1 gold-3", 2 * 2),
        ("wine-1 wine-2 gold-1 gold-2 cloth-3", (3 + 3) * 2),
        ("wine-1 wine-1 gold-1 gold-2 cloth-2 cloth-2 jewels-3", 2 + 4),
    ],
)
def test_7_3_without_singles_only_sorts_of_two_or_more_cards_count(display: str, expected: int) -> None:
    assert points(display, singles=False) == expected


@pytest.mark.clause("DOL-7.3")
def test_7_3_singles_count_unless_told_otherwise() -> None:
    assert seachest.deal("dolores", 2, seed=1).options["singles"] is True
    assert ended("wine-3", "").result() == seachest.GameResult((6, 0), (0,))
    assert ended("wine-3", "", singles=False).result() == seachest.GameResult((0, 0), (0, 1))


@pytest.mark.clause("DOL-7.4")
@pytest.mark.parametrize(
    ("display", "expected"),
    [
        ("wine-1", 2),
        ("wine-1 wine-2 wine-3", 12),
        ("wine-2 gold-2", 8),
        ("wine-2 gold-1 gold-1 cloth-2 weapons-2", 16),
        (
            " ".join(
                f"{sort}-3" for sort in ("weapons", "wine", "jewels", "cloth", "porcelain", "instruments", "gold")
            ),
            42,
        ),
        (" ".join(ALL_GOODS), 7 * 14 * 2),
    ],
)
def test_7_4_if_all_sets_have_the_same_value_their_sum_counts_double(display: str, expected: int) -> None:
    assert points(display) == expected


@pytest.mark.clause("DOL-7.5")
def test_7_5_bottles_and_sunrise_are_worth_nothing() -> None:
    assert points("wine-1 gold-3 lantern void swell whirlpool") == points("wine-1 gold-3") == 4
    assert points("wine-1 gold-3 sunrise") == 4


@pytest.mark.clause("DOL-7.5")
def test_7_5_no_goods_are_0_points() -> None:
    assert points("") == 0
    assert points("sunrise") == 0
    assert points("", singles=False) == 0


def points_by_the_book(display: list[str], singles: bool) -> int:
    """DOL-7.3 to 7.5 once more, in plain words."""
    sets: dict[str, list[int]] = {}
    for card in display:
        sort, value = card.rsplit("-", 1)
        sets.setdefault(sort, []).append(int(value))
    values = [sum(found) for found in sets.values() if singles or len(found) > 1]
    if not values:
        return 0
    if min(values) == max(values):
        return 2 * sum(values)
    return sum(value for value in values if value in (min(values), max(values)))


@pytest.mark.clause("DOL-7.3", "DOL-7.4", "DOL-7.5")
@pytest.mark.parametrize("singles", [True, False])
def test_7_3_random_displays_score_by_the_book(singles: bool) -> None:
    source = random.Random(7)
    for _ in range(150):
        display = source.sample(ALL_GOODS, source.randint(0, 25))
        assert points(" ".join(display), singles) == points_by_the_book(display, singles)


# --- DOL-7.6 ---


@pytest.mark.clause("DOL-7.6")
@pytest.mark.parametrize(
    ("shown_points", "winners", "places"),
    [
        (("wine-1", "wine-2", "wine-3"), (2,), [3, 2, 1]),
        (("wine-2", "wine-1", "wine-2"), (0, 2), [1, 3, 1]),
        (("wine-3", "wine-1", "gold-1"), (0,), [1, 2, 2]),
        (("", "", ""), (0, 1, 2), [1, 1, 1]),
        (("wine-1", "wine-3", "gold-1", "gold-2"), (1,), [3, 1, 3, 2]),
    ],
)
def test_7_6_most_points_win_and_tied_players_share_the_place(
    shown_points: tuple[str, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    table = ended(*shown_points)
    result = table.result()
    assert result is not None
    assert (result.winners, places_of(table)) == (winners, places)
    assert table.position()["winners"] == list(winners)


@pytest.mark.clause("DOL-7.6")
def test_7_6_there_is_no_result_before_the_end() -> None:
    table = table_at("wine-1", "")
    assert (table.result(), table.position()["winners"]) == (None, None)
    assert table.position()["scores"] == [2, 0]


# --- DOL-7.7 ---


@pytest.mark.sample
@pytest.mark.clause("DOL-7.7")
def test_7_7_the_examples_of_the_book() -> None:
    others = "wine-2 cloth-1 cloth-1 instruments-2 instruments-2 porcelain-1 porcelain-2 porcelain-3"
    assert points(f"{others} gold-1 gold-1 gold-3") == 10
    assert points(f"{others} gold-1 gold-2 gold-3") == 16
    assert points("jewels-3 weapons-1 weapons-2 cloth-1 cloth-1 cloth-1") == 18
