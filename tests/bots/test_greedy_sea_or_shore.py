"""The greedy bot at Sea or Shore: sensible where one can tell, blind to secrets, and better than chance."""

from collections.abc import Sequence
from typing import Any

import pytest

import seachest
from seachest.bots import bot_named
from seachest.bots.greedy import policy_for
from seachest.rules.chance import new_dice
from seachest.rules.compiled import INTERPRETED
from seachest.rules.game import game_named
from tests.walks import Walk

GAME = "sea-or-shore"
PLAYERS = (3, 4, 5)
HAND_SIZE = 12
COLOURS = ("red", "blue", "green", "purple")


def cards(text: str) -> list[str]:
    return text.split()


def reds(numbers: Sequence[int]) -> list[str]:
    return [f"red-{number}" for number in numbers]


def played(seat: int, card: str, plus: int = 0) -> dict[str, Any]:
    """A card of the trick, half covered where the text has a question mark."""
    return {"seat": seat, "card": card, "show": "number" if card.startswith("?") else "colour", "plus": plus}


def table_at(hand: str, *, up: str, gone: Sequence[str] = (), **fields: Any) -> seachest.Table:
    """Three players; seat 0 has that hand, everything that is not said is random."""
    size = len(cards(hand)) + (1 if fields.get("turn") == 0 else 0)
    trick = [play["seat"] for play in fields.get("trick", [])]
    others = [["?"] * (size - (seat in trick)) for seat in (1, 2)]
    burnt = 3 * (HAND_SIZE - size)
    position = {
        "hands": [cards(hand), *others],
        "gone": [*gone, *["?"] * (burnt - len(gone))],
        "piles": {"all": {"up": up or None, **({"down": fields.pop("down")} if "down" in fields else {})}},
        **fields,
    }
    record = {"format": 1, "game": GAME, "players": 3, "seed": "0" * 31 + "1", "position": position}
    return seachest.load({**record, "options": {"actions": fields.get("actions", [1, 3])}, "moves": []})


def decision(table: seachest.Table, seat: int = 0, seed: int = 0) -> str:
    """What greedy does at a table."""
    return bot_named("greedy", seed).choose(table.seat_view(seat))


# --- Cards ---------------------------------------------------------------------------------------------------------


def test_the_lowest_card_that_surely_wins_is_enough() -> None:
    table = table_at("red-3 red-12 blue-4", up="red:4", starter=1, trick=[played(1, "blue-?"), played(2, "green-?")])
    assert decision(table) == "card red-3"


def test_a_precious_treasure_is_worth_the_highest_card() -> None:
    table = table_at("red-12 blue-6 green-6", up="red:4", starter=1, trick=[played(1, "red-?"), played(2, "green-?")])
    assert decision(table) == "card red-12"


@pytest.mark.parametrize(("own", "card"), [([], "red-2"), (["red:4"], "blue-6")])
def test_who_might_be_robbed_keeps_away(own: list[str], card: str) -> None:
    table = table_at(
        "red-2 blue-6",
        up="red:3",
        stacks=[own, [], []],
        starter=1,
        trick=[played(1, "red-?"), played(2, "red-?")],
    )
    assert decision(table) == f"card {card}"


def test_both_halves_are_shown_now_and_then() -> None:
    for up in ("red:4", "green:4"):
        table = table_at("red-9 blue-4 blue-5", up=up, phase="show", chosen="red-9")
        shown = [decision(table, seed=seed) for seed in range(200)]
        assert 10 <= shown.count("show number") <= 100
        assert set(shown) == {"show number", "show colour"}


# --- Plus cards ----------------------------------------------------------------------------------------------------

CHOICE: dict[str, Any] = {"phase": "plus", "half": "colour", "starter": 1}


def against_the_only_red(number: int, own: int, *, up: str = "red:4", plus: int = 6, more: str = "") -> seachest.Table:
    """The last to play chose a red card; one red is not accounted for, and a rival shows red."""
    gone = reds([other for other in range(1, 13) if other not in (number, own)])
    return table_at(
        f"red-{own} {more}",
        up=up,
        gone=gone,
        plus=[plus, 0, 0],
        chosen=f"red-{own}",
        trick=[played(1, "red-?"), played(2, "green-?")],
        **CHOICE,
    )


def test_as_few_plus_cards_as_win_the_treasure() -> None:
    """SOS-4.2: who played earlier wins a tie, so an 8 is beaten by a 9."""
    assert decision(against_the_only_red(8, 6, more="blue-4")) == "plus 3"


def test_no_plus_card_for_a_hopeless_card() -> None:
    assert decision(against_the_only_red(12, 6, more="blue-4")) == "plus 0"


def test_no_plus_card_where_nothing_is_at_stake() -> None:
    """Action 3 is skipped in the last trick (SOS-8.3)."""
    table = table_at(
        "green-6",
        up="red:4",
        plus=[4, 0, 0],
        chosen="green-6",
        trick=[played(1, "green-?"), played(2, "blue-?")],
        **CHOICE,
    )
    assert decision(table) == "plus 0"


def test_at_the_end_plus_cards_go_for_a_treasure_that_is_worth_more() -> None:
    assert decision(against_the_only_red(9, 6)) == "plus 4"


def test_at_the_end_plus_cards_worth_more_than_the_treasure_are_kept() -> None:
    assert decision(against_the_only_red(11, 6, up="red:2")) == "plus 0"


# --- What a winner does --------------------------------------------------------------------------------------------

TRICK = [played(0, "red-9"), played(1, "red-5"), played(2, "red-3")]


@pytest.mark.parametrize(
    ("open_one", "tops", "chosen"),
    [
        ("red:2", ("red:4", "red:3"), "rob 1"),
        ("red:2", ("red:3", "red:4"), "rob 2"),
        ("red:3", ("red:3", "blue:4"), "rob 1"),
        ("red:4", ("red:2", "red:2"), "take"),
    ],
)
def test_the_better_of_treasure_and_robbery(open_one: str, tops: tuple[str, str], chosen: str) -> None:
    stacks = [[], [tops[0]], [tops[1]]]
    table = table_at("blue-3 blue-4", up=open_one, phase="take", turn=0, trick=TRICK, stacks=stacks)
    assert decision(table) == chosen


ACTION_TRICK = [played(0, "blue-9"), played(1, "green-11"), played(2, "purple-2")]


@pytest.mark.parametrize("leader", [1, 2])
def test_the_leader_is_fleeced(leader: int) -> None:
    totals = [9, 5, 5]
    totals[leader] = 8
    table = table_at("blue-3", up="", phase="fleece", turn=0, trick=ACTION_TRICK, plus=[0, 2, 2], totals=totals)
    assert decision(table) == f"fleece {leader}"


def test_the_leader_has_to_swap() -> None:
    table = table_at(
        "blue-3 blue-4 red-5", up="", phase="swap", turn=0, trick=ACTION_TRICK, actions=[2, 3], totals=[9, 5, 8]
    )
    assert decision(table) == "swap 2"


FETCH: dict[str, Any] = {"actions": [1, 4], "turn": 0, "starter": 2}
FETCH_TRICK = [played(2, "purple-2"), played(0, "green-9"), played(1, "red-12")]


def test_the_best_card_is_fetched() -> None:
    table = table_at("blue-6 red-5", up="", phase="fetch", trick=FETCH_TRICK, **FETCH)
    assert decision(table) == "fetch red-12"


def test_a_middling_card_is_discarded() -> None:
    table = table_at(
        "blue-6 red-11 red-12", up="", phase="fetch", trick=[*FETCH_TRICK[:2], played(1, "red-10")], **FETCH
    )
    table.act(0, "fetch red-10")
    assert decision(table) == "discard blue-6"


def test_treasures_of_the_own_strong_colour_come_first() -> None:
    table = table_at(
        "green-12 red-5 red-6",
        up="",
        down=["red:4", "blue:4", "green:4", *["?"] * 14],
        stacks=[["?"], ["?"], ["?"]],
        phase="order",
        inspected="all",
        turn=0,
        trick=[played(0, "purple-9"), played(1, "red-7"), played(2, "blue-2")],
    )
    assert decision(table).startswith("order 3")


def test_the_lower_of_two_high_cards_is_passed() -> None:
    hand = [f"{colour}-{number}" for colour in COLOURS for number in (1, 2)] + cards("red-12 blue-8 red-5 blue-5")
    table = table_at(" ".join(hand), up="red:4", phase="pass", turn=None)
    assert decision(table) == "pass blue"


# --- Whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_secrets_change_nothing(players: int) -> None:
    """Given the whole state it decides as from its view: a roll-out may spare itself the view."""
    game, policy = game_named(GAME), policy_for(GAME)
    for seed in range(2 if INTERPRETED else 20):
        walk = Walk(game, players, seed, {"actions": "random"})
        while walk.pending:
            seat = walk.pending[0]
            legal = walk.legal(seat)
            _, view = walk.view(seat)
            chosen = policy(view, seat, walk.mask, new_dice(seed))
            assert chosen in legal
            assert policy(walk.state, seat, walk.mask, new_dice(seed)) == chosen
            walk.act(seat, chosen if walk.random.random() < 0.5 else walk.random.choice(legal))


@pytest.mark.parametrize("players", [4, 5])
def test_greedy_beats_many_random_ones(players: int) -> None:
    """Three of four are far beyond chance: with four even players that comes in fewer than one of a million tries."""
    won = 0
    games = 20
    for seed in range(games):
        seats = ["random"] * players
        seats[seed % players] = "greedy"
        bots = [bot_named(name, 10 * seed + seat) for seat, name in enumerate(seats)]
        table = seachest.deal(GAME, players, seed=seed // players)
        while table.pending():
            seat = table.pending()[0]
            table.act(seat, bots[seat].choose(table.seat_view(seat)))
        result = table.result()
        assert result is not None
        won += seed % players in result.winners
    assert won >= games * 3 / 4
