from collections import Counter

import pytest

import seachest
from tests.rules.dolores.helpers import (
    ALL_CARDS,
    ALL_GOODS,
    BOTTLES,
    DUEL,
    GAME,
    NEW_DUEL,
    PLAYERS,
    SORTS,
    cards,
    display,
    duel,
    duel_cards,
    load,
    points,
    table_at,
)
from tests.tables import play


def dealt(players: int = 2, seed: int = 0) -> list[str]:
    """All cards of a fresh game."""
    position = seachest.deal(GAME, players, seed=seed).position()
    found = position["pile"] + position["discard"] + position["removed"]
    for lying in position["displays"]:
        found += lying["goods"] + lying["bottles"]
    for side in (position["duel"] or {}).values():
        found += side
    return list(found)


@pytest.mark.sample
@pytest.mark.clause("DOL-1.1", "DOL-1.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [0, 1, 2**128 - 1])
def test_1_1_every_game_is_played_with_the_same_80_cards(players: int, seed: int) -> None:
    found = dealt(players, seed)
    assert len(found) == 80
    assert sorted(found) == sorted(ALL_CARDS)


@pytest.mark.clause("DOL-1.1")
def test_1_1_there_are_70_goods_in_seven_sorts_of_ten() -> None:
    goods = [card for card in dealt() if card not in BOTTLES]
    assert len(goods) == 70
    assert Counter(card.rsplit("-", 1)[0] for card in goods) == dict.fromkeys(SORTS, 10)


@pytest.mark.clause("DOL-1.1")
@pytest.mark.parametrize("sort", SORTS)
def test_1_1_each_sort_has_seven_ones_two_twos_and_a_three(sort: str) -> None:
    values = Counter(card.rsplit("-", 1)[1] for card in dealt() if card.startswith(sort))
    assert values == {"1": 7, "2": 2, "3": 1}


@pytest.mark.clause("DOL-1.1")
@pytest.mark.parametrize("sort", SORTS)
def test_1_1_the_values_of_a_sort_add_up_to_14(sort: str) -> None:
    """Alone it is the best and the worst set, so it counts twice (DOL-7.4)."""
    assert points(" ".join(card for card in ALL_GOODS if card.startswith(sort))) == 28


@pytest.mark.clause("DOL-1.1")
@pytest.mark.parametrize("card", sorted(set(ALL_GOODS)))
def test_1_1_goods_are_worth_what_they_say(card: str) -> None:
    assert points(card) == 2 * int(card[-1])


@pytest.mark.clause("DOL-1.1")
def test_1_1_a_display_may_hold_every_copy_of_a_card() -> None:
    assert display(table_at(" ".join(ALL_GOODS[:30]), "", pile=""), 0) == sorted(ALL_GOODS[:30])


@pytest.mark.clause("DOL-1.1", "DOL-1.2")
@pytest.mark.parametrize("card", sorted(set(ALL_CARDS)))
def test_1_1_no_position_holds_a_card_more_often_than_it_was_printed(card: str) -> None:
    too_many = [card] * (ALL_CARDS.count(card) + 1)
    with pytest.raises(seachest.NotationError, match=f"too many {card}"):
        load(3, {"discard": too_many})


@pytest.mark.clause("DOL-1.1", "DOL-1.2")
@pytest.mark.parametrize("card", ["wine-4", "wine-0", "wine", "rum-1", "Gold-1", "two hands", "strudel"])
def test_1_1_a_card_that_was_never_printed_is_refused_by_name(card: str) -> None:
    with pytest.raises(seachest.NotationError, match=card):
        load(3, {"discard": [card]})


@pytest.mark.clause("DOL-1.2")
@pytest.mark.parametrize("bottle", BOTTLES)
def test_1_2_there_is_one_of_each_bottle(bottle: str) -> None:
    assert dealt(3).count(bottle) == 1


@pytest.mark.sample
@pytest.mark.clause("DOL-1.3")
def test_1_3_swell_is_the_bottle_that_draws_four_new_cards() -> None:
    table = table_at("swell", "", "", pile=f"{DUEL} {NEW_DUEL}")
    play(table, "0 use swell")
    assert duel(table) == (cards(NEW_DUEL)[:2], cards(NEW_DUEL)[2:])


@pytest.mark.sample
@pytest.mark.clause("DOL-1.3")
def test_1_3_whirlpool_is_the_bottle_that_rearranges() -> None:
    table = table_at("whirlpool", "", "", pile=f"{DUEL} {NEW_DUEL}")
    play(table, "0 use whirlpool", "0 give dealer-1", "0 give dealer-2")
    assert duel(table) == (cards("gold-1 gold-3"), cards("wine-1 wine-3"))


@pytest.mark.clause("DOL-1.3")
def test_1_3_sunrise_may_be_drawn_by_swell_and_convoy() -> None:
    swell = table_at("swell", "", "", pile=f"{DUEL} sunrise")
    convoy = table_at("convoy", "", "", pile=f"{DUEL} sunrise")
    assert "sunrise" in duel_cards(play(swell, "0 use swell"))
    assert "sunrise" in duel_cards(play(convoy, "0 use convoy"))
