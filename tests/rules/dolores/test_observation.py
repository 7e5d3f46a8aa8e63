"""The observation: sides seen from the own one, what gestures, picks, drops and thefts would do, and what was shown."""

import random
from collections.abc import Iterator

import pytest

import seachest
from seachest import NotationError, Table
from seachest.rules.dolores.cards import CARDS, GOODS_COUNT
from seachest.rules.dolores.consequences import MAX_GAIN
from seachest.rules.game import game_named
from tests.rules.dolores.helpers import GAME, GESTURES, PLAYERS, SORTS, load

PIECES = {piece.name: slice(piece.begin, piece.begin + piece.size) for piece in game_named(GAME).pieces}
NEAR, FAR = 0, 1


def observed(table: Table, seat: int, piece: str) -> list[int]:
    """The numbers of one piece that a seat observes."""
    return [int(number) for number in table.features(seat)[PIECES[piece]]]


def scores(table: Table) -> list[int]:
    """What each display is worth."""
    return list(table.position()["scores"])


def phase(table: Table) -> str | None:
    """What is to be decided."""
    return table.position()["phase"]  # type: ignore[no-any-return]  # one of the names


def tables_in(wanted: str, players: int, count: int, **options: bool) -> Iterator[Table]:
    """Tables of random games in which something is to be decided in a phase."""
    found = 0
    for seed in range(10_000):
        table, dice = seachest.deal(GAME, players, seed=seed, options=options), random.Random(seed)
        while table.pending():
            if phase(table) == wanted:
                yield table.copy()
                found += 1
                if found == count:
                    return
            seat = dice.choice(table.pending())
            table.act(seat, dice.choice(table.legal(seat)))


def duellists(table: Table) -> tuple[int, int]:
    """The left neighbour of the dealer, and the dealer."""
    dealer = table.position()["dealer"]
    return (dealer + 1) % table.players, dealer


def after(table: Table, *moves: tuple[int, str]) -> Table:
    """A copy of the table after some moves."""
    other = table.copy()
    for seat, text in moves:
        other.act(seat, text)
    return other


def gains(before: list[int], table: Table, seats: tuple[int, int]) -> tuple[int, int]:
    """What two seats have gained since."""
    now = scores(table)
    return now[seats[0]] - before[seats[0]], now[seats[1]] - before[seats[1]]


def played_out(table: Table, near: int, far: int, near_gesture: str, far_gesture: str) -> tuple[int, int]:
    """What a pair of gestures brings to both, by the rules themselves, with the best picks and drops."""
    before, seats = scores(table), (near, far)
    shown = after(table, (near, near_gesture), (far, far_gesture))
    if phase(shown) == "pick":
        (picker,) = shown.pending()
        results = [gains(before, after(shown, (picker, text)), seats) for text in shown.legal(picker)]
        sign = 1 if picker == near else -1
        return max(results, key=lambda both: sign * (both[NEAR] - both[FAR]))
    if phase(shown) == "drop":
        best = [0, 0]
        for place, seat in enumerate(seats):
            if seat in shown.pending():
                best[place] = max(scores_without(before, shown, seat, sort) for sort in shown.legal(seat))
        return best[NEAR], best[FAR]
    return gains(before, shown, seats)


def scores_without(before: list[int], shown: Table, seat: int, drop: str) -> int:
    """What a drop changes, whatever the other drops."""
    moves = [(seat, drop)] + [(other, shown.legal(other)[0]) for other in shown.pending() if other != seat]
    return scores(after(shown, *moves))[seat] - before[seat]


@pytest.mark.parametrize("players", PLAYERS)
def test_outcomes_are_what_gestures_lead_to(players: int) -> None:
    for table in tables_in("gesture", players, 60, bottles=False):
        left, dealer = duellists(table)
        if len(table.pending()) < 2:
            continue
        for near, far in ((left, dealer), (dealer, left)):
            numbers = observed(table, near, "outcomes")
            for i, own in enumerate(GESTURES):
                for j, other in enumerate(GESTURES):
                    found = tuple(numbers[2 * (3 * i + j) : 2 * (3 * i + j) + 2])
                    wanted = played_out(table, near, far, own, other)
                    if "first" in (own, other) and own != other:  # several picks may be as good
                        assert found[NEAR] - found[FAR] == wanted[NEAR] - wanted[FAR], (own, other)
                    else:
                        assert found == wanted, (own, other)


@pytest.mark.parametrize("players", PLAYERS)
def test_picks_are_what_the_cards_lead_to(players: int) -> None:
    for table in tables_in("pick", players, 60, bottles=False):
        (picker,) = table.pending()
        left, dealer = duellists(table)
        other, side = (dealer, "left") if picker == left else (left, "dealer")
        numbers = observed(table, picker, "picks")
        for text in table.legal(picker):
            place, number = text.removeprefix("pick ").split("-")
            at = 2 * ((0 if place == side else 3) + int(number) - 1)
            assert tuple(numbers[at : at + 2]) == gains(scores(table), after(table, (picker, text)), (picker, other))


@pytest.mark.parametrize("players", PLAYERS)
def test_drops_are_what_losing_a_sort_leads_to(players: int) -> None:
    for table in tables_in("drop", players, 60, bottles=False):
        if len(table.pending()) < 2:
            continue
        for seat in table.pending():
            numbers = observed(table, seat, "drops")[: len(SORTS)]
            changes = {
                text.removeprefix("drop "): scores_without(scores(table), table, seat, text)
                for text in table.legal(seat)
            }
            assert numbers == [changes.get(sort, 0) for sort in SORTS]


@pytest.mark.parametrize("players", PLAYERS)
def test_loot_is_what_a_theft_leads_to(players: int) -> None:
    for table in tables_in("loot", players, 30):
        (thief,) = table.pending()
        victim = table.position()["victim"]
        numbers = observed(table, thief, "loot")
        for text in table.legal(thief):
            card = CARDS.index(text.removeprefix("loot "))
            wanted = gains(scores(table), after(table, (thief, text)), (thief, victim))
            assert (numbers[card], numbers[GOODS_COUNT + card]) == wanted


@pytest.mark.parametrize("players", PLAYERS)
def test_robberies_are_the_best_that_each_victim_offers(players: int) -> None:
    for table in tables_in("theft", players, 30):
        (thief,) = table.pending()
        numbers = observed(table, thief, "robberies")
        for text in table.legal(thief):
            victim = int(text.removeprefix("rob "))
            robbed = after(table, (thief, text))
            looted = [after(robbed, (thief, loot)) for loot in robbed.legal(thief)]
            results = [gains(scores(table), other, (thief, victim)) for other in looted]
            assert numbers[(victim - thief) % players - 1] == max(own - lost for own, lost in results)


def test_leads_are_differences_of_points() -> None:
    for table in tables_in("gesture", 3, 20):
        points = scores(table)
        for seat in range(3):
            ahead = [points[seat] - points[(seat + step) % 3] for step in (1, 2)]
            assert observed(table, seat, "leads")[:2] == [max(-MAX_GAIN, min(MAX_GAIN, lead)) for lead in ahead]


def test_the_own_side_of_a_duel_is_the_near_one() -> None:
    table = load(3, {"phase": "gesture", "duel": {"left": ["wine-1", "wine-3"], "dealer": ["gold-1", "gold-3"]}})
    size = len(CARDS) + 1

    def cards_seen(seat: int) -> list[str | None]:
        numbers = observed(table, seat, "duel")
        lines = [numbers[place * size : (place + 1) * size] for place in range(6)]
        return [CARDS[line.index(1)] if 1 in line else None for line in lines]

    from_left = ["wine-1", "wine-3", None, "gold-1", "gold-3", None]
    assert cards_seen(0) == from_left[3:] + from_left[:3]  # the dealer
    assert cards_seen(1) == from_left
    assert cards_seen(2) == from_left  # not in the duel


def test_gestures_are_remembered_when_they_are_shown_and_not_before() -> None:
    table = load(2, {"phase": "gesture", "duel": {"left": ["wine-1", "wine-3"], "dealer": ["gold-1", "gold-3"]}})
    table.act(0, "fight")
    for seat in (0, 1):
        assert not any(observed(table, seat, "gesture_counts") + observed(table, seat, "last_gestures"))
    table.act(1, "peace")
    position = table.position()
    assert position["gesture-counts"] == [[0, 1, 0], [1, 0, 0]]
    assert position["last-gestures"] == [["fight"], ["peace"]]
    assert observed(table, 1, "gesture_counts")[:6] == [1, 0, 0, 0, 1, 0]
    assert observed(table, 1, "last_gestures")[:3] == [1, 0, 0]


def test_the_newest_gestures_come_first_and_only_three_are_kept_in_order() -> None:
    position = {"phase": "gesture", "duel": {"left": ["wine-1", "wine-3"], "dealer": ["gold-1", "gold-3"]}}
    history = {"gesture-counts": [[2, 1, 0], [0, 0, 0]], "last-gestures": [["fight", "peace", "peace"], []]}
    table = load(2, position | history)
    table.act(0, "first")
    table.act(1, "peace")
    assert table.position()["gesture-counts"] == [[2, 1, 1], [1, 0, 0]]
    assert table.position()["last-gestures"] == [["first", "fight", "peace"], ["peace"]]


@pytest.mark.parametrize(
    ("history", "says"),
    [
        ({"gesture-counts": [[1, 0, 0], [0, 0, 0]]}, "last-gestures[0]: expected 1 gestures, not 0"),
        ({"gesture-counts": [[1, 0, 0], [0, 0, 0]], "last-gestures": [["fight"], []]}, "more often fight"),
        ({"gesture-counts": [[1, 0], [0, 0, 0]]}, "gesture-counts[0]: expected 3 numbers, not 2"),
        ({"last-gestures": [["war"], []]}, 'last-gestures[0][0]: unknown "war"'),
    ],
)
def test_an_impossible_history_is_refused(history: dict[str, object], says: str) -> None:
    with pytest.raises(NotationError) as error:
        load(2, history)
    assert says in str(error.value)
