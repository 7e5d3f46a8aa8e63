"""Endgames that can be solved exactly: last turns of Sea Salt & Paper, and last decisions of all games.

In those of Sea Salt & Paper, seat 1 has called LAST CHANCE with its cards on the table, and seat 0 has one turn left.
All other cards lie open in the piles but three, of which only the order is unknown. No card in reach has an effect, so
the turn has few ways to go.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from random import Random

import seachest
from seachest.bots import bot_named
from seachest.rules.chance import new_dice
from tests.rules.sea_salt_paper.helpers import ALL_CARDS, GAME, LAST_ROUND, kind_of

CALM_KINDS = frozenset(["shell", "octopus", "penguin", "sailor", "lighthouse", "shoal", "colony", "captain"])
"""Cards that can't be laid."""


def endgame(number: int) -> seachest.Table:
    """One of many such positions, drawn by its number."""
    dice = Random(number)
    calm = [card for card in ALL_CARDS if kind_of(card) in CALM_KINDS]
    dice.shuffle(calm)
    hand, caller, deck, tops = (calm[:4], calm[4:9], calm[9:12], calm[12:14])
    rest = list(ALL_CARDS)
    for card in hand + caller + deck + tops:
        rest.remove(card)
    position = {
        "game": GAME,
        "players": 2,
        "round": LAST_ROUND,
        "turn": 0,
        "phase": "draw",
        "hands": [hand, caller],
        "deck": deck,
        "piles": [[tops[0], *rest[:20]], [tops[1], *rest[20:]]],
        "caller": 1,
        "call": "last-chance",
        "totals": [20, 20 + dice.randrange(-4, 5)],
    }
    return seachest.load({"format": 1, "seed": f"{number:032x}", "position": position})


def exact_worths(table: seachest.Table) -> dict[str, float]:
    """The chance of seat 0 to win with each answer, if it goes on as well as it can: the average over all orders of
    the cards that it does not know.

    Once two cards are drawn, the order of the rest makes no difference, so to know it is no advantage.
    """
    orders = list(_with_all_decks(table))
    return {text: sum(_worth_after(each, text) for each in orders) / len(orders) for text in table.legal(0)}


def _with_all_decks(table: seachest.Table) -> Iterator[seachest.Table]:
    position = table.position()
    for order in permutations(position["deck"]):
        yield seachest.load({"format": 1, "seed": "0" * 32, "position": {**position, "deck": list(order)}})


def _worth_after(table: seachest.Table, text: str) -> float:
    played = table.copy()
    played.act(0, text)
    return _best_worth(played)


def _best_worth(table: seachest.Table) -> float:
    """What the table is worth to seat 0 if all cards are known and only seat 0 decides."""
    result = table.result()
    if result is not None:
        return (0 in result.winners) / len(result.winners)
    assert table.pending() == (0,)
    return max(_worth_after(table, text) for text in table.legal(0))


@cache
def solved(number: int) -> dict[str, float]:
    """The solution of the endgame of that number."""
    return exact_worths(endgame(number))


# --- Last decisions of all games -----------------------------------------------------------------------------------

GUESSED_DEALS = 24
"""Deals in which an answer must bring the same, to count as certain."""


def last_decisions(
    game: str, players: int, options: Mapping[str, int], seeds: range
) -> Iterator[tuple[seachest.Table, dict[str, float]]]:
    """Tables at which one seat decides a game for good, and what each answer wins.

    Whatever it answers, the game goes to its end without another choice, and what the seat does not know makes no
    difference. Answers that all bring the same are left out.
    """
    for seed in seeds:
        table = seachest.deal(game, players, seed=seed, options=dict(options))
        bots = [bot_named("greedy", seat) for seat in range(players)]
        while pending := table.pending():
            seat = pending[0]
            if len(pending) == 1 and not table.is_forced(seat):
                worths = _certain_worths(table)
                if worths is not None and len(set(worths.values())) > 1:
                    yield table.copy(), worths
            table.act(seat, bots[seat].choose(table.seat_view(seat)))


def _certain_worths(table: seachest.Table) -> dict[str, float] | None:
    """What each answer of the seat that decides wins; None if that is not certain."""
    (seat,) = table.pending()
    worths = _worths_to_the_end(table, seat)
    if worths is None:
        return None
    for seed in range(GUESSED_DEALS):
        deal, guessed = table.seat_view(seat).record, table.copy()
        table.game.guess(deal, seat, new_dice(seed))
        guessed.set_state(deal)
        if _worths_to_the_end(guessed, seat) != worths:
            return None
    return worths


def _worths_to_the_end(table: seachest.Table, seat: int) -> dict[str, float] | None:
    """What each answer wins in this deal; None if somebody has a choice after one of them."""
    found = {}
    for text in table.legal(seat):
        played = table.copy()
        played.act(seat, text)
        while pending := played.pending():
            if not all(played.is_forced(each) for each in pending):
                return None
            played.act(pending[0], played.legal(pending[0])[0])
        result = played.result()
        assert result is not None
        found[text] = (seat in result.winners) / len(result.winners)
    return found
