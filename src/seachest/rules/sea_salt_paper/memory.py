"""What each seat, and the spectator, has seen (SSP-9): kept up to date by the rules as cards move.

Memories hold what was seen and nothing that could only be deduced from it (SSP-9.3).
"""

from seachest.rules.compiled import bits, rule
from seachest.rules.sea_salt_paper.cards import contains, one_less_of_each, with_card, without_card
from seachest.rules.sea_salt_paper.state import PILES, SEATS, State
from seachest.rules.types import Card, Seat


@rule
def forget_all(s: State) -> None:
    """Forget everything: a round begins, and nothing has been seen yet."""
    for row in range(SEATS + 1):
        for seat in range(SEATS):
            s.known[row, seat] = 0
        for pile in range(PILES):
            s.pile_known[row, pile] = 0
            s.pile_rest[row, pile] = 0
            s.pile_missing[row, pile] = 0


@rule
def all_see_gain(s: State, seat: Seat, card: Card) -> None:
    """Everyone sees a card go into a hand."""
    for row in range(s.players + 1):
        if row != seat + 1:
            s.known[row, seat] = with_card(s.known[row, seat], card)


@rule
def all_see_loss(s: State, seat: Seat, card: Card) -> None:
    """Everyone sees a card leave a hand: if an equal one was known to be there, it may be this one."""
    for row in range(s.players + 1):
        if contains(s.known[row, seat], card):
            s.known[row, seat] = without_card(s.known[row, seat], card)


@rule
def all_see_hand(s: State, seat: Seat) -> None:
    """Everyone sees a hand that is revealed."""
    for row in range(s.players + 1):
        if row != seat + 1:
            s.known[row, seat] = s.hand[seat]


@rule
def two_see_theft(s: State, thief: Seat, victim: Seat, card: Card) -> None:
    """Thief and victim see the stolen card; all others know that no more than one of each known card has gone."""
    for row in range(s.players + 1):
        if row == thief + 1:
            if contains(s.known[row, victim], card):
                s.known[row, victim] = without_card(s.known[row, victim], card)
        elif row == victim + 1:
            s.known[row, thief] = with_card(s.known[row, thief], card)
        else:
            s.known[row, victim] = one_less_of_each(s.known[row, victim])


@rule
def all_see_discard(s: State, pile: int) -> None:
    """Everyone sees a card that is laid on a pile face up."""
    for row in range(s.players + 1):
        s.pile_known[row, pile] += 1


@rule
def _see_top(s: State, row: int, pile: int) -> None:
    """A memory gets the pile's new top card, also where it no longer knew it."""
    size = s.pile_size[pile]
    if size > 0 and s.pile_known[row, pile] == 0:
        s.pile_known[row, pile] = 1
        s.pile_rest[row, pile] = without_card(s.pile_rest[row, pile], s.pile[pile, size - 1])


@rule
def all_see_take(s: State, pile: int) -> None:
    """Everyone sees the top card being taken from a pile."""
    for row in range(s.players + 1):
        s.pile_known[row, pile] -= 1
        _see_top(s, row, pile)


@rule
def search_pile(s: State, seat: Seat, pile: int) -> None:
    """A seat sees a whole pile."""
    row = seat + 1
    s.pile_known[row, pile] = s.pile_size[pile]
    s.pile_rest[row, pile] = 0
    s.pile_missing[row, pile] = 0


@rule
def remember_before_pick(s: State, picker: Seat, pile: int) -> None:
    """Before a card leaves a pile unseen: for all but the picker the order of the pile becomes a mere set."""
    size = s.pile_size[pile]
    for row in range(s.players + 1):
        if row != picker + 1:
            for place in range(size - s.pile_known[row, pile], size):
                s.pile_rest[row, pile] = with_card(s.pile_rest[row, pile], s.pile[pile, place])
            s.pile_known[row, pile] = 0
            s.pile_missing[row, pile] += 1


@rule
def remember_after_pick(s: State, picker: Seat, pile: int) -> None:
    """After a card has left a pile unseen: everyone sees the top of what remains."""
    for row in range(s.players + 1):
        if row == picker + 1:
            s.pile_known[row, pile] -= 1
        else:
            _see_top(s, row, pile)


@rule
def unknown_in_hand(s: State, seat: Seat) -> int:
    """Return how many cards of a hand are not known in a view."""
    return s.hand_size[seat] - bits(s.hand[seat])
