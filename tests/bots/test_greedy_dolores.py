"""The greedy bot of Dolores: sensible in positions set up for it, hard to read, and better than simple players."""

from collections import Counter
from typing import Any

import pytest

import seachest
from seachest.bots.greedy import Greedy
from seachest.bots.random import Random

CARDS_IN_GAME = 76
LATE_PILE_SIZE = 9
"""Cards in the pile of a game that is nearly over, so that points count more than hopes."""
PLAIN_DUEL = {"left": ["wine-1", "wine-2"], "dealer": ["gold-1", "gold-2"]}
ONE_GOOD_CARD = {"left": ["wine-3", "cloth-1"], "dealer": ["porcelain-1", "weapons-1"]}
EQUAL_SETS = ("wine-1 gold-2", "gold-3 jewels-3")
"""Wine-3 would make seat 1's equal sets much better; the other cards spoil them."""
FOURTH_SET = {"left": ["jewels-2", "jewels-1"], "dealer": ["wine-1", "cloth-2"]}
HARD_TO_TELL = ("cloth-1 gold-1 wine-2", "cloth-3 gold-3 wine-3")
"""Seat 1 wants both jewels and nothing else, and the rival knows."""
DICE = range(60)


def table_at(
    *displays: str, used: str = "", pile: int = LATE_PILE_SIZE, talk: bool = False, **fields: Any
) -> seachest.Table:
    """A table with a display for each seat; seat 0 deals, and the cards that stand nowhere were discarded."""
    lying = [display.split() for display in displays]
    duel = fields.get("duel") or {}
    known = sum(card is not None for cards in [*lying, used.split(), *duel.values()] for card in cards)
    position = {
        "displays": [
            {"goods": [card for card in cards if "-" in card and card != "two-hands"], "bottles": bottles_of(cards)}
            for cards in lying
        ],
        "pile": ["?"] * pile,
        "discard": used.split() + ["?"] * (CARDS_IN_GAME - known - pile),
        **fields,
    }
    record = {
        "format": 1,
        "game": "dolores",
        "players": len(displays),
        "seed": "0" * 32,
        "options": {"talk": talk},
        "position": position,
        "moves": [],
    }
    return seachest.load(record)


def bottles_of(cards: list[str]) -> list[str]:
    """The bottles among some cards."""
    return [card for card in cards if "-" not in card or card == "two-hands"]


def decision(table: seachest.Table, seat: int, dice: int = 0) -> str:
    """What the bot decides."""
    return Greedy(dice).choose(table.seat_view(seat))


def decisions(table: seachest.Table, seat: int) -> Counter[str]:
    """What the bot decides with many different dice."""
    return Counter(decision(table, seat, dice) for dice in DICE)


# --- Cards ---------------------------------------------------------------------------------------------------------


def test_first_picks_the_card_that_completes_the_best_score() -> None:
    duel = {"left": ["weapons-1", "gold-2"], "dealer": ["wine-1", "jewels-1"]}
    table = table_at(
        "cloth-1", "wine-3 gold-3 jewels-2", phase="pick", duel=duel, gestures={"left": "first", "dealer": "fight"}
    )
    assert decision(table, 1) == "pick dealer-2"


def test_first_picks_what_helps_the_rival_most_where_all_are_equal_to_itself() -> None:
    duel = {"left": ["weapons-1", "cloth-1"], "dealer": ["porcelain-1", "jewels-1"]}
    table = table_at(
        "wine-3 gold-3 jewels-2", "", phase="pick", duel=duel, gestures={"left": "first", "dealer": "peace"}
    )
    assert decision(table, 1) == "pick dealer-2"


@pytest.mark.parametrize(
    ("display", "sort"),
    [
        ("wine-3 gold-3 jewels-1", "jewels"),  # without it all sets are equal
        ("wine-3 wine-2 gold-1 jewels-2", "gold"),  # then the poorest set is richer
        ("wine-3 gold-1 gold-1 jewels-1 cloth-1", "gold"),  # neither the richest set nor a poorest one
    ],
)
def test_the_sort_that_costs_least_is_dropped(display: str, sort: str) -> None:
    table = table_at(
        "cloth-1", display, phase="drop", duel={"left": [None, None], "dealer": [None, None]}, gestures=both("first")
    )
    assert decision(table, 1) == f"drop {sort}"


def both(gesture: str) -> dict[str, str]:
    """Both duellists show this gesture."""
    return {"left": gesture, "dealer": gesture}


def test_theft_takes_what_changes_the_scores_most() -> None:
    table = table_at("wine-3 gold-3 jewels-3", "wine-2 gold-1", "cloth-1", phase="theft", thief=1, used="theft")
    assert decision(table, 1) == "rob 0"
    table.act(1, "rob 0")
    assert decision(table, 1) in {"loot wine-3", "loot gold-3", "loot jewels-3"}


# --- Bottles -------------------------------------------------------------------------------------------------------


def window(name: str) -> dict[str, Any]:
    """An open window."""
    return {"phase": "window", "window": name}


@pytest.mark.parametrize(("left", "dealer", "expected"), [("peace", "fight", "use void"), ("fight", "peace", "pass")])
def test_void_is_used_against_a_bad_end_only(left: str, dealer: str, expected: str) -> None:
    duel = {"left": ["wine-3", "gold-3"], "dealer": ["wine-2", "gold-2"]}
    table = table_at(
        "wine-1 gold-1", "wine-1 gold-1 void", duel=duel, gestures={"left": left, "dealer": dealer}, **window("shown")
    )
    assert decision(table, 1) == expected


def test_whirlpool_brings_the_good_cards_to_the_own_side() -> None:
    duel = {"left": ["porcelain-1", "cloth-1"], "dealer": ["wine-3", "gold-3"]}
    table = table_at("cloth-2", "wine-1 gold-1 whirlpool", duel=duel, **window("laid-out"))
    for text in ("use whirlpool", "give dealer-1", "give dealer-2"):
        assert decision(table, 1) == text
        table.act(1, text)


def test_whirlpool_is_kept_when_the_good_cards_lie_there_already() -> None:
    duel = {"left": ["wine-3", "gold-3"], "dealer": ["porcelain-1", "cloth-1"]}
    table = table_at("cloth-2", "wine-1 gold-1 whirlpool", duel=duel, **window("laid-out"))
    assert decision(table, 1) == "pass"


@pytest.mark.parametrize(("own", "rivals", "expected"), [("wine-3", "gold-1", "pass"), ("gold-1", "wine-3", "use")])
def test_lookout_keeps_a_game_going_that_would_be_lost(own: str, rivals: str, expected: str) -> None:
    duel = {"left": ["wine-1", "sunrise"], "dealer": ["gold-1", "gold-2"]}
    table = table_at(rivals, f"{own} lookout", phase="window", sunrise="drawn", duel=duel)
    assert decision(table, 1).startswith(expected)


def test_a_lantern_is_for_the_own_duel() -> None:
    for seat, expected in ((1, "use lantern"), (2, "pass")):
        displays = ["wine-1", "wine-1", "gold-1"]
        displays[seat] += " lantern"
        assert decision(table_at(*displays, **window("before")), seat) == expected


def test_two_hands_are_used_where_it_is_hard_to_tell_what_the_rival_shows() -> None:
    rivals, own = HARD_TO_TELL
    table = table_at(rivals, f"{own} two-hands", duel=FOURTH_SET, **window("laid-out"))
    assert decision(table, 1) == "use two-hands"


@pytest.mark.parametrize(("shown", "counts"), [("peace", "fight"), ("fight", "first")])
def test_the_better_of_two_hands_counts(shown: str, counts: str) -> None:
    displays = ("wine-1 gold-1", "wine-1 gold-1") if shown == "peace" else EQUAL_SETS
    fields: dict[str, Any] = {
        "phase": "count",
        "duel": PLAIN_DUEL if shown == "peace" else ONE_GOOD_CARD,
        "gestures": {"left": "fight-first", "dealer": shown},
        "two-hands": 1,
    }
    assert decision(table_at(*displays, used="two-hands", **fields), 1) == f"count {counts}"


def test_a_won_bet_grabs_what_is_good_and_leaves_what_is_not() -> None:
    duel = {"left": ["wine-3", "cloth-1"], "dealer": ["gold-3", "cloth-1"]}
    table = table_at(
        "",
        "",
        "jewels-3 weapons-3",
        used="bet",
        phase="grab",
        duel=duel,
        gestures=both("fight"),
        bettor=2,
        bet="fight-fight",
    )
    for text in ("grab left-1", "grab dealer-1", "done"):
        assert decision(table, 2) == text
        table.act(2, text)


# --- Talk and gestures ---------------------------------------------------------------------------------------------


def announced(
    word: str, kept: int, broken: int, duel: Any = ONE_GOOD_CARD, displays: Any = EQUAL_SETS
) -> seachest.Table:
    """The dealer has announced a gesture, and is known for keeping or breaking their word."""
    return table_at(
        *displays,
        talk=True,
        phase="gesture",
        duel=duel,
        announced=[word, None],
        kept=[kept, 0],
        broken=[broken, 0],
    )


def test_the_word_of_the_honest_is_answered_otherwise_than_that_of_a_liar() -> None:
    honest, liar = decisions(announced("fight", 9, 0), 1), decisions(announced("fight", 0, 9), 1)
    assert honest["first"] > liar["first"] + len(DICE) / 2


def test_a_stranger_is_not_believed() -> None:
    assert decisions(announced("fight", 0, 0), 1) == decisions(announced("peace", 0, 0), 1)


def test_gestures_are_mixed_where_it_is_hard_to_tell() -> None:
    mixed = decisions(table_at(*HARD_TO_TELL, phase="gesture", duel=FOURTH_SET), 1)
    assert all(mixed[gesture] >= len(DICE) / 20 for gesture in ("peace", "fight", "first"))


def test_announcements_vary_and_silence_is_one_of_them() -> None:
    said = decisions(table_at(*HARD_TO_TELL, talk=True, phase="talk", duel=FOURTH_SET), 1)
    assert len(said) > 2
    assert "silent" in said


# --- Whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "enough"), [(2, {"talk": True}, 26), (3, {"talk": True, "singles": False}, 20), (4, {}, 17)]
)
def test_greedy_beats_random_players_at_tables_of_every_size(
    players: int, options: dict[str, bool], enough: int
) -> None:
    """Of 30 games; players as good as random reach so many in fewer than one of 1,000 tries."""
    won = 0.0
    for seed in range(30):
        table = seachest.deal("dolores", players, seed=seed // players, options=options)
        greedy = seed % players
        bots = [Greedy(seed) if seat == greedy else Random(seed * 10 + seat) for seat in range(players)]
        while table.pending():
            seat = table.pending()[0]
            table.act(seat, bots[seat].choose(table.seat_view(seat)))
        result = table.result()
        assert result is not None
        won += (greedy in result.winners) / len(result.winners)
    assert won >= enough
