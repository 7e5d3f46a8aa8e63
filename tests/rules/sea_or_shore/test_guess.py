"""Guesses: deals that agree with a view, each of the possible ones as likely, the true one among them (SOS-10)."""

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from itertools import combinations, permutations, product
from typing import Any, TypeVar

import pytest

import seachest
from seachest.rules.sea_or_shore.cards import CARDS, TREASURES, island_names
from seachest.rules.sea_or_shore.game import GAME
from tests.rules.sea_or_shore.helpers import VALUES, hand, lay, table_at, words
from tests.tables import play
from tests.walks import guessed, observers, positions

H = TypeVar("H", bound=Hashable)


def guesses(table: seachest.Table, watcher: int, draws: int) -> Iterator[Any]:
    """So many deals that agree with what a seat knows."""
    array = table.seat_view(watcher).record.array
    return (guessed(GAME, array, watcher, seed)[1] for seed in range(draws))


def fits(found: Mapping[H, int], weights: Mapping[H, float]) -> bool:
    """Whether a sample is what it should be, by the chi-square test at about five standard deviations."""
    assert set(found) <= set(weights)
    draws, total = sum(found.values()), sum(weights.values())
    assert min(weights.values()) * draws / total >= 5, "too few draws for a chi-square test"
    statistic = sum(
        (found.get(key, 0) - weight * draws / total) ** 2 / (weight * draws / total) for key, weight in weights.items()
    )
    freedom = len(weights) - 1
    return bool(statistic < freedom + 5 * (2 * freedom) ** 0.5)


def shares(pool: Iterable[str], sizes: list[int]) -> Iterator[list[frozenset[str]]]:
    """All ways to deal cards into hands of these sizes; what is left is the last entry."""
    cards = frozenset(pool)
    if not sizes:
        yield [cards]
        return
    for chosen in combinations(sorted(cards), sizes[0]):
        for rest in shares(cards - set(chosen), sizes[1:]):
            yield [frozenset(chosen), *rest]


def test_the_chi_square_test_tells_a_loaded_die() -> None:
    fair, loaded = random.Random(1), random.Random(2)
    weights = dict.fromkeys(range(1, 7), 1.0)
    assert fits(Counter(fair.randint(1, 6) for _ in range(3000)), weights)
    assert not fits(Counter(min(loaded.randint(1, 7), 6) for _ in range(3000)), weights)


# --- Islands ---


def trick_card(deal: Any, seat: int) -> str:
    """The card of a seat in the trick of a guess."""
    return str(CARDS[deal.colour[seat] * 12 + deal.number[seat] - 1])


def hands_of(deal: Any) -> tuple[frozenset[str], ...]:
    """All hands of a guess."""
    return tuple(frozenset(island_names(int(deal.hand[seat]))) for seat in range(deal.players))


@pytest.mark.clause("SOS-10.2")
def test_10_2_where_nothing_is_known_every_deal_of_islands_is_as_likely() -> None:
    table = table_at("red-1 red-2", "blue-1 blue-2", "green-1 green-2", "purple-1 purple-2", up="red:4 green:2", size=2)
    pool = words("blue-1 blue-2 green-1 green-2 purple-1 purple-2")
    expected = {(frozenset(words("red-1 red-2")), *share[:-1]): 1.0 for share in shares(pool, [2, 2, 2])}
    assert len(expected) == 90
    assert fits(Counter(hands_of(deal) for deal in guesses(table, 0, 2700)), expected)


@pytest.mark.clause("SOS-10.2")
def test_10_2_cards_left_out_of_the_round_may_be_in_any_hand() -> None:
    """Five players with one card each, and three cards left out: four of seven unknown cards are in other hands."""
    table = table_at("red-1", "red-2", "red-3", "red-4", "red-5", up="red:4 green:2", size=1)
    pool = [card for seat in range(1, 5) for card in hand(table, seat)] + table.position()["out"]
    expected = dict.fromkeys(pool, 1.0)
    assert len(expected) == 7
    for seat in (1, 4):
        assert fits(Counter(next(iter(hands_of(deal)[seat])) for deal in guesses(table, 0, 700)), expected)
    left_out = Counter(card for deal in guesses(table, 0, 700) for card in island_names(int(deal.out)))
    assert fits(left_out, expected)


def after_a_fetch(size: int, played: str) -> seachest.Table:
    """Seat 1 has fetched red-12 for all to see, and plays a half-covered card in the next trick.

    Then it holds red-12 (or played it) and one card less than the size that nobody else knows.
    """
    hands = (
        "red-12 blue-2 blue-3 blue-4",
        "purple-9 red-3 green-1 green-9",
        "green-5 red-4 red-7 blue-7",
        "red-11 green-3 purple-3 red-8",
    )
    up, down = "blue:4 green:2", ["red:2", "purple:2"]
    table = table_at(
        *[" ".join(words(cards)[: size + 1]) for cards in hands], up=up, down=down, size=size + 1, actions=[1, 4]
    )
    lay(table, "red-12", "purple-9", "green-5", "red-11")
    play(table, "1 fetch red-12", f"1 discard {words(hands[1])[size]}")
    return lay(table, played)


def played_deals(
    table: seachest.Table, pool: list[str], known: Mapping[int, str], fitting: Mapping[int, Callable[[str], bool]]
) -> dict[Any, float]:
    """All deals that agree with the view of seat 0: the covered cards, and what is left in each hand.

    `known` names cards that a seat is known to have held before it played; `fitting` tells of each seat that has
    played which cards may be its covered one.
    """
    seats = range(1, table.players)
    sizes = {seat: len(hand(table, seat)) + (seat in fitting) - (seat in known) for seat in seats}
    deals: dict[Any, float] = {}
    for share in shares(pool, list(sizes.values())):
        full = {
            seat: cards | {known[seat]} if seat in known else cards
            for seat, cards in zip(seats, share[:-1], strict=True)
        }
        choices = [[card for card in full[seat] if fit(card)] for seat, fit in fitting.items()]
        for chosen in product(*choices):
            left = dict(full)
            for seat, card in zip(fitting, chosen, strict=True):
                left[seat] = left[seat] - {card}
            deals[(chosen, *left.values())] = 1.0
    return deals


def found_deals(table: seachest.Table, seats: Iterable[int], draws: int) -> Counter[Any]:
    """The covered cards of those seats, and what is left in the hands of all but seat 0, as seat 0 guesses."""
    covered = list(seats)
    return Counter(
        (tuple(trick_card(deal, seat) for seat in covered), *hands_of(deal)[1:]) for deal in guesses(table, 0, draws)
    )


@pytest.mark.clause("SOS-10.2", "SOS-10.3")
@pytest.mark.parametrize(
    ("played", "fit"),
    [
        ("red-3", lambda card: card.startswith("red")),
        ("red-12", lambda card: card.startswith("red")),
        ("red-12 number", lambda card: card.endswith("-12")),
        ("red-3 number", lambda card: card.endswith("-3")),
        ("green-1", lambda card: card.startswith("green")),
    ],
)
def test_10_2_a_covered_card_may_be_one_that_was_known_or_any_other(played: str, fit: Callable[[str], bool]) -> None:
    """Each deal is as likely: the known card is played in more of them than a certain unknown one."""
    table = after_a_fetch(3 if played.startswith("green") else 2, played)
    known = {1: "red-12"}
    pool = [card for seat in (1, 2, 3) for card in hand(table, seat)] + [table.position()["trick"][0]["card"]]
    pool.remove("red-12")
    expected = played_deals(table, pool, known, {1: fit})
    assert fits(found_deals(table, [1], 12 * len(expected) + 500), expected)


@pytest.mark.clause("SOS-10.2", "SOS-10.3")
def test_10_2_several_covered_cards_are_guessed_together() -> None:
    """Seats 1, 2 and 3 all show red: one of them may have played the card that is known."""
    table = lay(after_a_fetch(2, "red-3"), "red-4", "green-3 number")
    pool = [card for seat in (1, 2, 3) for card in hand(table, seat) if card != "red-12"] + words("red-3 red-4 green-3")
    red = lambda card: card.startswith("red")  # noqa: E731
    expected = played_deals(table, pool, {1: "red-12"}, {1: red, 2: red, 3: lambda card: card.endswith("-3")})
    assert fits(found_deals(table, [1, 2, 3], 30 * len(expected)), expected)


@pytest.mark.clause("SOS-10.2")
def test_10_2_laid_plus_cards_tell_that_a_covered_number_is_low_enough() -> None:
    hands = ["red-9 red-2", "blue-1 blue-2", "red-10 red-3", "blue-12 blue-3"]
    table = table_at(*hands, up="red:4 green:2", size=2, starter=1, plus=[0, 3, 0, 0])
    lay(table, "blue-1 +2")
    expected = dict.fromkeys(["blue-1", "blue-2", "blue-3"], 1.0)
    assert fits(Counter(trick_card(deal, 1) for deal in guesses(table, 0, 600)), expected)


@pytest.mark.clause("SOS-10.2")
def test_10_2_a_shown_number_with_plus_cards_is_what_it_shows() -> None:
    hands = ["red-9 red-2", "blue-3 blue-2", "red-3 red-4", "purple-3 green-3"]
    table = table_at(*hands, up="red:4 green:2", size=2, starter=1, plus=[0, 9, 0, 0])
    lay(table, "blue-3 number +9")
    expected = dict.fromkeys(["blue-3", "red-3", "purple-3", "green-3"], 1.0)
    assert fits(Counter(trick_card(deal, 1) for deal in guesses(table, 0, 800)), expected)


@pytest.mark.clause("SOS-10.2")
def test_10_2_an_own_card_being_played_stays_what_it_is() -> None:
    table = play(table_at("red-9 red-2", "", "", "", up="red:4 green:2", size=2), "0 card red-9")
    for deal in guesses(table, 0, 50):
        assert CARDS[deal.chosen] == "red-9"
        assert hands_of(deal)[0] == {"red-9", "red-2"}


@pytest.mark.clause("SOS-10.3")
def test_10_3_where_every_card_is_known_the_guess_is_the_truth() -> None:
    """Seat 0 has seen all cards go into the hands of the others; one of them lies half covered now."""
    table = table_at(
        "red-9 red-2", "red-1 red-3", "red-4 blue-1", "blue-2 blue-3", up="red:4 green:2", size=2, starter=1
    )
    state = table.everything().record
    for rival in (1, 2, 3):
        state.known[1, rival] = state.hand[rival]
    table.set_state(state)
    lay(table, "red-1")
    found = Counter((trick_card(deal, 1), hands_of(deal)[1]) for deal in guesses(table, 0, 300))
    assert fits(found, {("red-1", frozenset(["red-3"])): 1.0, ("red-3", frozenset(["red-1"])): 1.0})


# --- Treasures ---


def treasures_of(deal: Any, place: str, number: int) -> tuple[str, ...]:
    """The treasures of a stack or pile of a guess, from the bottom."""
    size = getattr(deal, f"{place}_size")[number]
    return tuple(TREASURES[getattr(deal, place)[number, i]] for i in range(size))


def orders(*parts: list[str]) -> dict[tuple[str, ...], float]:
    """How many orders of physical cards look like each list; the parts stay where they are."""
    counts: Counter[tuple[str, ...]] = Counter()
    for mixed in product(*[permutations(part) for part in parts]):
        counts[tuple(card for part in mixed for card in part)] += 1
    return {key: float(count) for key, count in counts.items()}


@pytest.mark.clause("SOS-10.2", "SOS-2.2")
@pytest.mark.parametrize("players", [4, 5])
def test_10_2_each_pile_is_guessed_from_its_own_colours(players: int) -> None:
    """Seat 0 owns all other treasures; equal ones are as likely as they are many."""
    down = ["red:2 red:2 blue:4", "green:3 green:3 purple:2"]
    table = table_at(*[""] * players, up="red:4 green:2", down=down, rest=0)
    found = Counter(treasures_of(deal, "pile", 0) + treasures_of(deal, "pile", 1) for deal in guesses(table, 0, 1800))
    assert fits(found, orders(*[words(cards) for cards in down]))


@pytest.mark.clause("SOS-10.2", "SOS-2.1")
def test_10_2_with_three_players_the_pile_may_hold_every_colour() -> None:
    table = table_at("", "", "", up="red:4", down=["red:2 blue:4 green:3 purple:3"], rest=0)
    found = Counter(treasures_of(deal, "pile", 0) for deal in guesses(table, 0, 1200))
    assert fits(found, orders(words("red:2 blue:4 green:3 purple:3")))


@pytest.mark.clause("SOS-10.3", "SOS-5.3")
def test_10_3_a_treasure_that_was_won_is_never_guessed_in_a_pile() -> None:
    """What lies below the top of a stack was seen when it was won; the piles hold what nobody has seen yet."""
    down, stacks = ["red:2 blue:3", "green:4"], ["", "red:2 purple:4", "purple:2 red:3", ""]
    table = table_at("", "", "", "", up="red:4 green:2", down=down, stacks=stacks, rest=0)
    for watcher in (0, 3):
        deals = list(guesses(table, watcher, 400))
        assert {treasures_of(deal, "stack", 1) for deal in deals} == {("red:2", "purple:4")}
        assert {treasures_of(deal, "stack", 2) for deal in deals} == {("purple:2", "red:3")}
        found = Counter(treasures_of(deal, "pile", 0) for deal in deals)
        assert fits(found, dict.fromkeys(permutations(words("red:2 blue:3")), 1.0))
        assert {treasures_of(deal, "pile", 1) for deal in deals} == {("green:4",)}


@pytest.mark.clause("SOS-10.2")
def test_10_2_what_is_seen_of_piles_and_stacks_stays_where_it_is() -> None:
    stacks = ["red:2 red:3", "blue:2 purple:4", "green:3", ""]
    table = table_at("", "", "", "", up="red:4 green:2", stacks=stacks)
    for deal in guesses(table, 1, 50):
        assert treasures_of(deal, "stack", 0) == ("red:2", "red:3")
        assert treasures_of(deal, "stack", 1) == ("blue:2", "purple:4")
        assert treasures_of(deal, "stack", 2) == ("green:3",)
        everything = [
            treasure
            for place, numbers in (("pile", range(2)), ("stack", range(4)))
            for number in numbers
            for treasure in treasures_of(deal, place, number)
        ]
        expected = Counter(f"{colour}:{value}" for colour in ("red", "blue", "green", "purple") for value in VALUES[4])
        assert Counter([*everything, "red:4", "green:2"]) == expected


@pytest.mark.clause("SOS-10.3", "SOS-8.3")
def test_10_3_treasures_that_were_looked_at_stay_where_they_are() -> None:
    cards = ["purple-9", "red-5", "green-7", "red-12"]
    down = ["red:2 blue:3 red:3 blue:4", "purple:4"]
    table = lay(table_at(*cards, up="red:4 green:2", down=down), *cards)
    play(table, "0 inspect red-blue", "0 order 321")
    for deal in guesses(table, 0, 40):
        assert treasures_of(deal, "pile", 0)[-2:] == ("red:2", "blue:3")
    below = {treasures_of(deal, "pile", 0)[-3] for deal in guesses(table, 0, 200)}
    assert below == {"red:2", "red:3", "red:4", "blue:2", "blue:3", "blue:4"}


# --- The truth, and what others may remember ---


def islands(record: Any) -> tuple[bytes, ...]:
    """Hands and trick as bytes."""
    return tuple(record.array[name].tobytes() for name in ("hand", "colour", "number"))


@pytest.mark.clause("SOS-10.2")
@pytest.mark.parametrize(("players", "size"), [(3, 1), (4, 3), (5, 1)])
def test_10_2_the_true_deal_is_among_the_guesses(players: int, size: int) -> None:
    """Endings played at random: hands and covered cards as they are turn up among deals that can be counted."""
    source = random.Random(players)
    covered = 0
    for game in range(6):
        up = "red:4" if players == 3 else "red:4 green:2"
        table = table_at(*[""] * players, up=up, size=size, actions=[2, 4], seed=game)
        while table.view(None)["round"] == 1:
            watcher = source.randrange(players)
            view = table.seat_view(watcher).record
            truth = islands(table.everything().record)
            covered += islands(view)[1:] != truth[1:]
            assert any(islands(deal) == truth for deal in guesses(table, watcher, 30_000))
            for _ in range(4):
                seat = table.pending()[0]
                table.act(seat, source.choice(table.legal(seat)))
    assert covered > 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_10_3_guessed_memories_are_possible_ones(players: int) -> None:
    """What a guess says that a rival has seen is true in that guess: cards in hands, places in piles."""
    source = random.Random(players)
    for walk in positions(GAME, players, 200, seed=players):
        seat = source.choice(observers(players))
        _, deal = guessed(GAME, walk.view(seat)[0], seat, source.getrandbits(32))
        for rival in observers(players):
            for owner in range(players):
                known = set(island_names(int(deal.known[rival + 1, owner])))
                held = set(island_names(int(deal.hand[owner])))
                if deal.colour[owner] >= 0:
                    held.add(trick_card(deal, owner))
                assert known <= held
                public = set(island_names(int(deal.known[0, owner])))
                assert known == set() if rival == owner else public <= known
            for pile in range(2):
                assert deal.seen[rival + 1, pile] >> deal.pile_size[pile] == 0
