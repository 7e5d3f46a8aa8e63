"""What each seat, and the spectator, has seen (SOS-10): kept up by the rules as cards move.

Memories hold what was seen and nothing that could only be deduced from it (SOS-10.3).
"""

from seachest.rules.compiled import rule
from seachest.rules.sea_or_shore.state import MAX_PLAYERS, PILE_COUNT, State
from seachest.rules.types import Card, Seat


@rule
def forget_all(s: State) -> None:
    """A new round: nothing has been seen yet."""
    for row in range(MAX_PLAYERS + 1):
        for seat in range(MAX_PLAYERS):
            s.known[row, seat] = 0
        for pile in range(PILE_COUNT):
            s.seen[row, pile] = 0


@rule
def one_knows(s: State, viewer: Seat, owner: Seat, card: Card) -> None:
    """That seat has seen the island go into another's hand."""
    s.known[viewer + 1, owner] |= 1 << card


@rule
def all_see_gain(s: State, seat: Seat, card: Card) -> None:
    """Everyone sees the island go into that hand."""
    for row in range(s.players + 1):
        if row != seat + 1:
            s.known[row, seat] |= 1 << card


@rule
def all_see_loss(s: State, seat: Seat, card: Card) -> None:
    """Everyone sees that the island has left that hand."""
    for row in range(s.players + 1):
        s.known[row, seat] &= ~(1 << card)


@rule
def two_see_theft(s: State, thief: Seat, victim: Seat, card: Card) -> None:
    """SOS-8.2: both know the card that was taken."""
    s.known[thief + 1, victim] &= ~(1 << card)
    s.known[victim + 1, thief] |= 1 << card


@rule
def two_see_return(s: State, thief: Seat, victim: Seat, card: Card) -> None:
    """SOS-8.2: both know the card that was given back."""
    s.known[victim + 1, thief] &= ~(1 << card)
    s.known[thief + 1, victim] |= 1 << card


@rule
def others_lose_track(s: State, thief: Seat, victim: Seat) -> None:
    """SOS-8.2: for all others, what either holds is uncertain."""
    for row in range(s.players + 1):
        if row != thief + 1 and row != victim + 1:
            s.known[row, thief] = 0
            s.known[row, victim] = 0


@rule
def all_see_turned_up(s: State, pile: int, place: int) -> None:
    """The top treasure has left a pile."""
    for row in range(s.players + 1):
        s.seen[row, pile] &= (1 << place) - 1


@rule
def all_see_put_under(s: State, pile: int) -> None:
    """A treasure that lay open goes under its pile, and all others move up a place."""
    for row in range(s.players + 1):
        s.seen[row, pile] = s.seen[row, pile] << 1 | 1


@rule
def one_inspects(s: State, seat: Seat, pile: int, places: int) -> None:
    """SOS-8.3: the seat sees the treasures in those places."""
    s.seen[seat + 1, pile] |= places


@rule
def others_lose_order(s: State, seat: Seat, pile: int, places: int) -> None:
    """SOS-8.3: for all others it is uncertain which of those places has which treasure."""
    for row in range(s.players + 1):
        if row != seat + 1:
            s.seen[row, pile] &= ~places
