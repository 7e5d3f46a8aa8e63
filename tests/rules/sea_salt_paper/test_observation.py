"""The observation: what was chosen before, what cards are worth, and what decisions would do to points."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import seachest
from seachest import NotationError
from seachest.rules.compiled import cells
from seachest.rules.game import NOBODY, game_named
from seachest.rules.sea_salt_paper.cards import (
    CARD_COUNT,
    CARDS,
    COLOUR_OF,
    COLOURS,
    COPIES,
    KIND_OF,
    KINDS,
    MERMAID,
    MERMAIDS,
    names,
    with_card,
)
from seachest.rules.sea_salt_paper.layout import WINNING_GAIN
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from tests.rules.sea_salt_paper.helpers import GAME, PLAYERS, SEVEN, load, table_at
from tests.tables import play
from tests.walks import SLOW, features, observers, positions

KIND_NAMES = [kind.name for kind in KINDS]
PAIR_OF_CRABS = "crab.dark-blue crab.light-blue"
OTHERS = "octopus.purple swimmer.dark-blue"
"""Two cards that score nothing, neither alone nor together."""


def observed(table: seachest.Table, seat: int | None = 0) -> dict[str, list[int]]:
    """The numbers of each piece that a seat, or a spectator, observes."""
    game = game_named(GAME)
    out = np.zeros(game.feature_count, np.int8)
    game.features(table.seat_view(seat).record, NOBODY if seat is None else seat, cells(out))
    return pieces_of(out)


def pieces_of(numbers: Any) -> dict[str, list[int]]:
    return {
        piece.name: [int(number) for number in numbers[piece.begin : piece.begin + piece.size]]
        for piece in game_named(GAME).pieces
    }


def by_card(numbers: list[int]) -> dict[str, int]:
    """The numbers of a piece with one for each card, if they are not 0."""
    return {CARDS[card]: number for card, number in enumerate(numbers) if number}


def by_kind(numbers: list[int]) -> dict[str, int]:
    return {KIND_NAMES[kind]: number for kind, number in enumerate(numbers) if number}


def by_colour(numbers: list[int]) -> set[str]:
    return {COLOURS[colour] for colour, number in enumerate(numbers) if number}


# --- Bounds ---


@pytest.mark.parametrize("players", PLAYERS)
def test_no_number_leaves_its_bounds(players: int) -> None:
    game = game_named(GAME)
    for walk in positions(game, players, 30 if SLOW else 2000, seed=60 + players):
        for seat in observers(players):
            numbers = np.frombuffer(features(game, walk.state, seat), np.int8)
            for piece in game.pieces:
                part = numbers[piece.begin : piece.begin + piece.size]
                assert piece.lowest <= part.min(), piece.name
                assert part.max() <= piece.highest, piece.name


def test_the_bounds_hold_where_one_hand_has_nearly_all_cards() -> None:
    table = table_at(
        "", "mermaid.white", rest="hand 0", piles=("crab.grey", ""), turn=1, deck="shell.grey octopus.grey"
    )
    seen = observed(table)
    assert seen["hand"][MERMAID] == 3
    assert (seen["points"], seen["hand_sizes"][:2]) == ([40], [30, 1])
    assert seen["bonus"] == [9]
    assert seen["leads_now"][0] == 60


@pytest.mark.sample
def test_the_bounds_that_depend_on_the_cards_are_reached() -> None:
    highest = {piece.name: piece.highest for piece in game_named(GAME).pieces}
    assert highest["drawn"] == 2
    assert highest["unseen"] == highest["pile_cards"] == max(COPIES)
    assert highest["bonus"] == max(COLOUR_OF.count(colour) + _further_copies(colour) for colour in COLOURS)
    assert highest["pile_missing"] == (KIND_OF.count("crab") + 3) // 2


def _further_copies(colour: str) -> int:
    return sum(copies - 1 for copies, card_colour in zip(COPIES, COLOUR_OF, strict=True) if card_colour == colour)


# --- What was chosen before ---


def test_draws_and_takes_are_counted_for_each_seat_the_observer_first() -> None:
    table = table_at("", "", deck="shell.grey octopus.grey", piles=("penguin.pink", "crab.grey"))
    play(table, "0 draw", "0 keep shell.grey", "0 discard 1", "0 end", "1 take 2", "1 end", "0 take 1")
    assert observed(table, 0)["draws"] == [1, 0, 0, 0]
    assert observed(table, 1)["draws"] == [0, 1, 0, 0]
    assert observed(table, 0)["takes"] == [1, 1, 0, 0]
    assert observed(table, 0)["sources"] == [0, 1, 0] + [0, 0, 1] + [0] * 6
    assert observed(table, 1)["sources"] == [0, 0, 1] + [0, 1, 0] + [0] * 6


def test_the_extra_turn_of_boats_counts_too() -> None:
    table = table_at("boat.black boat.yellow", "", phase="play")
    play(table, "0 lay boat.black", "0 with boat.yellow", "0 take 1")
    assert observed(table)["takes"] == [1, 0, 0, 0]


def test_the_last_discard_of_each_seat_is_told_by_kind_and_colour() -> None:
    table = table_at("", "", deck="shell.grey octopus.green")
    play(table, "0 draw", "0 keep shell.grey", "0 discard 1", "0 end", "1 take 1")
    for seat, place in ((0, 0), (1, 1), (None, 0)):
        seen = observed(table, seat)
        assert by_kind(seen["discard_kinds"][place * len(KINDS) :]) == {"octopus": 1}
        assert by_colour(seen["discard_colours"][place * len(COLOURS) :]) == {"green"}
        assert sum(seen["discard_kinds"]) == sum(seen["discard_colours"]) == 1


def test_a_draw_shows_at_once_and_a_discard_only_when_it_is_made() -> None:
    table = play(table_at("", "", deck="shell.grey octopus.green"), "0 draw", "0 keep shell.grey")
    seen = observed(table, 1)
    assert (seen["draws"], sum(seen["discard_kinds"])) == ([0, 1, 0, 0], 0)
    assert table.view(1)["discarded"] == [None, None]


def test_calls_are_counted_by_how_they_end() -> None:
    table = play(table_at(SEVEN, OTHERS, goal=500), "0 take 1", "0 stop")
    assert observed(table)["stops"] == [1, 0, 0, 0]
    table = play(table_at(SEVEN, OTHERS, goal=500), "0 take 1", "0 last-chance", "1 take 2", "1 end")
    assert (observed(table)["bets_won"], observed(table)["bets_lost"]) == ([1, 0, 0, 0], [0, 0, 0, 0])
    better = "shell.dark-blue shell.light-blue shell.black shell.yellow shell.green"
    table = play(table_at(SEVEN, better, goal=500), "0 take 1", "0 last-chance", "1 take 2", "1 end")
    assert (observed(table, 1)["bets_won"], observed(table, 1)["bets_lost"]) == ([0, 0, 0, 0], [0, 1, 0, 0])


def test_a_last_chance_is_not_counted_before_it_is_decided() -> None:
    seen = observed(play(table_at(SEVEN, OTHERS), "0 take 1", "0 last-chance"), 1)
    assert seen["bets_won"] == seen["bets_lost"] == [0, 0, 0, 0]


def test_a_new_round_begins_with_no_draws_and_keeps_the_calls() -> None:
    table = play(table_at(SEVEN, OTHERS, goal=500, stops=[2, 1], round=4), "0 take 1", "0 stop")
    seen = observed(table)
    assert (seen["stops"], seen["takes"], sum(seen["sources"])) == ([3, 1, 0, 0], [0, 0, 0, 0], 0)
    assert table.position()["discarded"] == [None, None]


def test_a_position_tells_what_was_chosen_and_is_read_back() -> None:
    table = table_at("", "", deck="shell.grey octopus.green", round=5, stops=[1, 0], bets_won=[0, 1], bets_lost=[1, 1])
    play(table, "0 draw", "0 keep shell.grey", "0 discard 2", "0 end", "1 take 1", "1 end")
    position = table.position()
    assert (position["draws"], position["takes"]) == ([1, 0], [0, 1])
    assert (position["sources"], position["discarded"]) == (["deck", "pile 1"], ["octopus.green", None])
    assert (position["stops"], position["bets_won"], position["bets_lost"]) == ([1, 0], [0, 1], [1, 1])
    assert load(2, position).position() == position


def test_a_position_without_history_has_none() -> None:
    position = load(2, {}).position()
    assert position["draws"] == position["takes"] == position["stops"] == [0, 0]
    assert position["sources"] == position["discarded"] == [None, None]


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"draws": [31, 0]}, r"draws\[0\]"),
        ({"takes": [0]}, "takes"),
        ({"draws": [1, 0]}, r"sources\[0\]: a card was drawn or taken"),
        ({"sources": [None, "deck"]}, r"sources\[1\]: a card was drawn or taken"),
        ({"sources": ["pile 3", None]}, r"sources\[0\]: unknown"),
        ({"discarded": ["boot.black", None]}, r"discarded\[0\]: unknown"),
        ({"discarded": ["boat.black", None]}, r"discarded\[0\]: boat.black, but seat 0 drew nothing"),
        ({"round": 3, "stops": [1, 1], "bets_lost": [1, 0]}, "stops: 3 rounds ended by calls, but only 2 are finished"),
    ],
)
def test_a_history_that_contradicts_itself_is_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        load(2, fields)


# --- What cards are worth ---


def test_points_include_a_first_card_that_waits_for_its_partner() -> None:
    table = play(table_at(PAIR_OF_CRABS, "", phase="play"), "0 lay crab.dark-blue")
    assert observed(table)["points"] == [1]


def test_rivals_are_reckoned_by_the_cards_that_are_known() -> None:
    laid = [[], ["boat.black boat.yellow"], []]
    table = table_at(
        "", "lighthouse.purple", "penguin.pink", piles=("boat.dark-blue", ""), laid=laid, turn=1, phase="draw"
    )
    assert observed(table)["known_points"] == [1, 0, 0]
    play(table, "1 take 1")
    assert observed(table)["known_points"] == [1, 0, 0]
    assert observed(table)["known_bonus"] == [1, 0, 0]
    assert observed(table, 1)["points"] == [1 + 3]
    assert observed(table, 2)["known_points"] == [0, 1, 0]


def test_leads_are_own_totals_less_those_of_rivals() -> None:
    seen = observed(table_at(SEVEN, "", "", totals=[10, 25, 3], goal=30))
    assert (seen["leads"], seen["leads_now"]) == ([-15, 7, 0], [-8, 14, 0])
    assert seen["to_goal"] == [20, 5, 27, 0]
    assert observed(table_at(SEVEN, "", totals=[10, 500], goal=900))["leads"] == [-60, 0, 0]


# --- What decisions would do ---


@pytest.mark.parametrize("players", PLAYERS)
def test_gains_are_the_differences_of_what_the_cards_score(players: int) -> None:
    game = game_named(GAME)
    for walk in positions(game, players, 20 if SLOW else 300, seed=80 + players):
        for seat in range(players):
            seen = pieces_of(np.frombuffer(features(game, walk.state, seat), np.int8))
            hand, laid = walk.state.hand[seat], walk.state.laid[seat]
            if walk.state.first >= 0 and walk.state.turn == seat:
                laid = with_card(laid, walk.state.first)
            held = Counter(names(hand) + names(laid))
            for card in range(CARD_COUNT):
                if held[CARDS[card]] == COPIES[card]:
                    continue
                more = with_card(hand, card)
                gain = card_points(more, laid) - card_points(hand, laid)
                if more & MERMAIDS == MERMAIDS:
                    gain = WINNING_GAIN
                colour = COLOURS.index(COLOUR_OF[card])
                told = seen["kind_gains"][KIND_NAMES.index(KIND_OF[card])] + seen["colour_gains"][colour]
                assert told == gain, CARDS[card]
                assert seen["bonus_gains"][colour] == colour_bonus(more, laid) - colour_bonus(hand, laid)


def test_each_kind_tells_what_one_more_card_of_it_gains() -> None:
    seen = observed(table_at("crab.dark-blue boat.black boat.yellow octopus.green sailor.pink penguin.purple", ""))
    assert by_kind(seen["kind_gains"]) == {
        "crab": 1,
        "octopus": 3,
        "penguin": 2,
        "sailor": 5,
        "lighthouse": 2,
        "colony": 2,
        "captain": 3,
        "mermaid": 1,
    }
    assert by_colour(seen["bonus_gains"]) == {"dark-blue", "black", "yellow", "green", "pink", "purple"}


def test_with_mermaids_colours_gain_too() -> None:
    seen = observed(table_at("mermaid.white crab.black shell.black crab.green", ""))
    assert by_colour(seen["colour_gains"]) == {"black"}
    assert by_colour(seen["bonus_gains"]) == {"black"}
    assert by_kind(seen["kind_gains"])["mermaid"] == 2  # of its own colour, then two


def test_the_fourth_mermaid_is_marked_as_winning() -> None:
    table = table_at(" ".join(["mermaid.white"] * 3), "", piles=("mermaid.white", "crab.grey"))
    seen = observed(table)
    assert by_kind(seen["kind_gains"])["mermaid"] == seen["top_gains"][0] == WINNING_GAIN


def test_pile_tops_tell_what_they_would_gain() -> None:
    table = table_at("shell.grey", "", piles=("shell.black octopus.grey", "crab.grey"))
    seen = observed(table)
    assert (seen["top_gains"], seen["top_bonus_gains"]) == ([2, 0], [0, 1])
    assert observed(table, 1)["top_gains"] == [0, 0]


def known_of_next(**fields: Any) -> seachest.Table:
    """A table where seat 0 knows that seat 1, the next, holds a sailor."""
    table = table_at("", "", "", piles=("sailor.pink octopus.grey crab.grey", "shell.grey"), turn=1, **fields)
    return play(table, "1 take 1", "1 end", "2 take 1", "2 end")


def test_pile_tops_tell_what_they_would_gain_the_next_seat() -> None:
    table = known_of_next(deck="captain.light-orange sailor.orange")
    seen = observed(table)
    assert seen["top_rival_gains"] == [0, 0]
    play(table, "0 draw")
    seen = observed(table)
    assert by_card(seen["gifts"]) == {"captain.light-orange": 5, "sailor.orange": 3}
    play(table, "0 keep captain.light-orange", "0 discard 1", "0 end", "1 draw")
    assert by_card(observed(table, 0)["gifts"]) == {}
    assert observed(table, 0)["top_rival_gains"] == [0, 0]


def test_a_top_card_that_the_next_seat_wants_is_told_at_draw_and_discard() -> None:
    laid = [[], ["boat.black boat.yellow"]]
    table = table_at("", "", laid=laid, piles=("lighthouse.purple", "boat.dark-blue"), deck="shell.grey shell.black")
    assert observed(table)["top_rival_gains"] == [2, 0]
    play(table, "0 draw")
    assert observed(table)["top_rival_gains"] == [2, 0]
    play(table, "0 keep shell.grey")
    assert observed(table)["top_rival_gains"] == [2, 0]
    play(table, "0 discard 1")
    assert observed(table)["top_rival_gains"] == [0, 0]


def test_a_seat_that_has_called_gains_nothing_more() -> None:
    laid = [["boat.black boat.yellow"], []]
    table = table_at(SEVEN, "", laid=laid, piles=("lighthouse.purple", ""), turn=1, caller=0, call="last-chance")
    assert observed(table, 1)["top_rival_gains"] == [0, 0]


def test_at_draw_unseen_cards_are_counted_by_what_they_would_gain() -> None:
    table = table_at("octopus.green", "", piles=("crab.grey", "fish.green"))
    seen = observed(table)["deck_gains"]
    # The other octopuses gain 3, mermaids and penguins 1; all the rest gains nothing.
    assert seen == [55 - 4 - 4 - 3, 4 + 3, 0, 4, 0]
    assert observed(table, 1)["deck_gains"] == [0] * 5


def test_at_keep_both_cards_tell_what_they_would_gain() -> None:
    table = play(table_at("octopus.green", "", deck="octopus.grey crab.green"), "0 draw")
    seen = observed(table)
    assert by_card(seen["card_gains"]) == {"octopus.grey": 3}
    assert by_card(seen["card_bonus_gains"]) == {"crab.green": 1}
    assert by_card(observed(table, 1)["card_gains"]) == {}
    assert by_card(observed(play(table, "0 keep crab.green"))["card_gains"]) == {}


def test_at_pick_all_cards_of_the_pile_tell_what_they_would_gain() -> None:
    table = table_at(
        PAIR_OF_CRABS, "", piles=("shell.black octopus.grey penguin.pink", "crab.grey"), phase="play", laid=None
    )
    play(table, "0 lay crab.dark-blue", "0 with crab.light-blue", "0 search 1")
    seen = observed(table)
    assert by_card(seen["card_gains"]) == {"penguin.pink": 1}
    assert by_card(seen["card_bonus_gains"]) == {}


def test_who_holds_two_crabs_sees_what_each_pile_has_at_best() -> None:
    piles = ("shell.black penguin.pink", "crab.grey")
    assert observed(table_at(PAIR_OF_CRABS, "", piles=piles))["search_gains"] == [1, 0]
    assert observed(table_at("crab.dark-blue", "", piles=piles))["search_gains"] == [0, 0]


def test_a_theft_is_reckoned_by_the_average_of_the_hand() -> None:
    table = table_at(
        "swimmer.black shark.black sailor.pink", "crab.grey", "", piles=("sailor.orange", "boat.black"), turn=1
    )
    play(table, "1 take 1", "1 end", "2 take 2", "2 end", "0 draw")
    kept = table.legal(0)[0]
    play(table, f"0 {kept}", "0 discard 1", "0 lay swimmer.black", "0 with shark.black")
    seen = observed(table)
    # Seat 1 holds two cards; one is known, a sailor that would gain 5. The boat of seat 2 gains nothing.
    assert seen["rob_gains"] == [25, 0, 0]
    assert seen["rob_losses"] == [0, 0, 0]


def test_a_theft_tells_what_the_rival_loses() -> None:
    table = table_at("swimmer.black shark.black", "penguin.pink", piles=("penguin.purple", "crab.grey"), turn=1)
    play(table, "1 take 1", "1 end", "0 take 2", "0 lay swimmer.black", "0 with shark.black")
    assert observed(table)["rob_losses"] == [5, 0, 0]  # a point, by one card of two


def calling(**fields: Any) -> seachest.Table:
    """A table where seat 0 may call with seven points and a bonus of two, and seat 1 has a pair laid."""
    table = table_at(f"{SEVEN} swimmer.light-blue", "", laid=[[], ["boat.black boat.yellow"]], **fields)
    return play(table, "0 take 2")


def test_calls_tell_the_leads_that_they_would_leave() -> None:
    seen = observed(calling(totals=[10, 12]))
    assert seen["may_call"] == [1]
    assert seen["call_leads"] == [*(7 - 1 - 2, 0, 0), *(7 + 2 - 1 - 2, 0, 0), *(2 - 1 - 2, 0, 0)]
    assert seen["call_wins"] == [0, 0, 0]


def test_calls_tell_whether_they_would_win() -> None:
    assert observed(calling(totals=[10, 12], goal=17))["call_wins"] == [1, 1, 0]
    assert observed(calling(totals=[10, 12], goal=19))["call_wins"] == [0, 1, 0]
    assert observed(calling(totals=[7, 16], goal=17))["call_wins"] == [0, 0, 0]


def test_of_equal_totals_the_last_round_decides() -> None:
    assert observed(calling(totals=[10, 16], goal=17))["call_wins"][0] == 1


def test_who_may_not_call_is_told_of_no_calls() -> None:
    for seen in (observed(table_at(SEVEN, "")), observed(play(table_at("", ""), "0 take 1"))):
        assert seen["may_call"] == seen["call_wins"][:1] == [0]
        assert seen["call_leads"] == [0] * 9


def test_a_pending_bet_tells_how_many_points_are_missing() -> None:
    hands = (SEVEN, "shell.dark-blue shell.light-blue shell.black shell.yellow", "")
    table = table_at(*hands, piles=("shell.green", "crab.grey"), turn=1, caller=0, call="last-chance")
    assert (observed(table, 1)["bet_margin"], observed(table, 1)["bet_lost"]) == ([-1], [0])
    play(table, "1 take 1")
    assert (observed(table, 1)["bet_margin"], observed(table, 1)["bet_lost"]) == ([1], [1])
    assert observed(table, 0)["bet_lost"] == [0]
    play(table, "1 end")
    for seat, margin in ((0, -1), (2, -7)):
        assert (observed(table, seat)["bet_margin"], observed(table, seat)["bet_lost"]) == ([margin], [1])


def test_without_a_last_chance_there_is_no_bet() -> None:
    assert observed(table_at(SEVEN, ""))["bet_margin"] == [0]
