"""What happened in a round since a card first moved unseen (SSP-9.2), and the cards that moved so.

Two things make it uncertain where cards lie that were seen before: crabs take a card out of a pile, and cards are
stolen. From the first of these on, the state keeps all public events of the round. A guess plays them over again with
random cards for those that moved unseen, so it never gives a card a way that somebody would have noticed.

Until then nothing is kept: everybody knows the order of the piles and all cards that were taken openly. These come
first in the history, as the place from which it goes on. A card that was kept is noted once the other one is discarded,
and a card that was laid once its partner lies there too.
"""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.compiled import lowest, rule, small_rule
from seachest.rules.sea_salt_paper.cards import CARD_COUNT, CARD_OF_BIT, DUO_COUNT
from seachest.rules.sea_salt_paper.state import (
    PICK,
    PILES,
    SEATS,
    State,
)
from seachest.rules.types import Card, Seat

# An event is one byte, which says what happened and who did it; a card follows in a second byte if there is `…`.
DISCARDED = -128  # + pile * CARD_COUNT + card: lies on a pile now
DREW = DISCARDED + PILES * CARD_COUNT  # + seat: takes a card of the deck into the hand, unseen
HAD = DREW + SEATS  # + seat …: has this card, which everybody saw it take
TOOK = HAD + SEATS  # + seat * PILES + pile …: takes the top card of a pile, and this one lies on top then
PICKED = TOOK + SEATS * PILES  # + seat * PILES + pile …: takes a card out of a pile, and this one lies on top then
ROBBED = PICKED + SEATS * PILES  # + thief * SEATS + victim: steals a card
LAID = ROBBED + SEATS * SEATS  # + seat * LAYABLE_COUNT + card: lays a card; a mermaid is the last of these cards
LAYABLE_COUNT = DUO_COUNT + 1

assert LAID + SEATS * LAYABLE_COUNT <= 128


@rule
def forget_history(s: State) -> None:
    """Forget all events: a round begins. What was written before is not looked at any more, and blank in views."""
    s.history_size = 0
    s.picks = 0
    s.thefts = 0


@small_rule
def _add(s: State, event: int) -> None:
    """Add a byte to the history, which has room for the longest round."""
    size = s.history_size
    s.history[size] = event
    s.history_size = size + 1


@small_rule
def _add_two(s: State, event: int, other: int) -> None:
    """Add two bytes to the history: an event and its card, or two events."""
    size = s.history_size
    s.history[size] = event
    s.history[size + 1] = other
    s.history_size = size + 2


@rule
def begin_history(s: State) -> None:
    """Write what everybody knows before a card moves unseen for the first time: the piles, and cards taken openly."""
    if s.history_size > 0:
        return
    size = 0
    for pile in range(PILES):
        for place in range(s.pile_size[pile]):
            s.history[size] = DISCARDED + pile * CARD_COUNT + s.pile[pile, place]
            size += 1
    for seat in range(s.players):
        known = s.known[0, seat]
        while known:
            s.history[size] = HAD + seat
            s.history[size + 1] = CARD_OF_BIT[lowest(known)]
            size += 2
            known &= known - 1
    s.history_size = size


@small_rule
def note_draw(s: State, seat: Seat) -> None:
    """Note that a seat has taken a card of the deck, unseen."""
    if s.history_size > 0:
        _add(s, DREW + seat)


@small_rule
def note_discard(s: State, seat: Seat, pile: int, card: Card) -> None:
    """Note that a seat has kept one of two cards of the deck, and has laid the other on a pile."""
    if s.history_size > 0:
        _add_two(s, DREW + seat, DISCARDED + pile * CARD_COUNT + card)


@rule
def top_of(s: State, pile: int) -> Card:
    """Return the top card of a pile; NO_CARD if there is none."""
    return s.pile[pile, s.pile_size[pile] - 1] if s.pile_size[pile] > 0 else NO_CARD


@small_rule
def note_take(s: State, seat: Seat, pile: int) -> None:
    """Note that a seat has taken the top card of a pile."""
    if s.history_size > 0:
        _add_two(s, TOOK + seat * PILES + pile, top_of(s, pile))


@small_rule
def note_pair(s: State, seat: Seat, first: Card, second: Card) -> None:
    """Note that a seat has laid two cards."""
    if s.history_size > 0:
        laid = LAID + seat * LAYABLE_COUNT
        _add_two(s, laid + min(first, DUO_COUNT), laid + min(second, DUO_COUNT))


@rule
def note_pick(s: State, seat: Seat, pile: int, card: Card) -> None:
    """Note that a seat has taken a card out of a pile; which one, only that seat knows."""
    _add_two(s, PICKED + seat * PILES + pile, top_of(s, pile))
    s.picker[s.picks] = seat
    s.searched_pile[s.picks] = pile
    s.picked[s.picks] = card
    s.picks += 1


@rule
def note_theft(s: State, thief: Seat, victim: Seat, card: Card) -> None:
    """Note that a card was stolen; which one, only thief and victim know."""
    _add(s, ROBBED + thief * SEATS + victim)
    s.thief[s.thefts] = thief
    s.victim[s.thefts] = victim
    s.stolen[s.thefts] = card
    s.thefts += 1


# --- Who knows which card moved --------------------------------------------------------------------------------------


@small_rule
def saw_theft(s: State, seat: Seat, theft: int) -> bool:
    """Whether a seat knows the card of a theft: thief and victim do (SSP-9.2)."""
    return seat >= 0 and (s.thief[theft] == seat or s.victim[theft] == seat)


@rule
def seen_theft(s: State, seat: Seat, theft: int) -> Card:
    """Return a stolen card, which only thief and victim know; UNKNOWN to all others."""
    return s.stolen[theft] if saw_theft(s, seat, theft) else UNKNOWN


@rule
def next_search(s: State, seat: Seat, pick: int) -> int:
    """Return the next pick after this one with which the seat itself looked through that pile.

    It is `s.picks` where the seat is just looking through it, and one more where it has not done so.
    """
    pile = s.searched_pile[pick]
    for later in range(pick + 1, s.picks):
        if s.picker[later] == seat and s.searched_pile[later] == pile:
            return later
    return s.picks if s.phase == PICK and s.turn == seat and s.searched == pile else s.picks + 1


@rule
def seen_pick(s: State, seat: Seat, pick: int) -> Card:
    """Return a card that crabs took, as far as a seat knows it; UNKNOWN where it does not.

    Who looks through a pile later sees which cards are missing, but not who has taken which: these are sorted.
    """
    if s.picker[pick] == seat:
        return s.picked[pick]
    search = next_search(s, seat, pick)
    if search > s.picks:
        return UNKNOWN
    # The place among the cards that were missing at that search, and the card that comes there when they are sorted.
    place = 0
    for other in range(pick):
        place += _is_missed_too(s, seat, pick, other, search)
    for chosen in range(s.picks):
        if chosen == pick or _is_missed_too(s, seat, pick, chosen, search):
            rank = 0
            for other in range(s.picks):
                if other != chosen and (other == pick or _is_missed_too(s, seat, pick, other, search)):
                    before = s.picked[other] < s.picked[chosen]
                    rank += before or (s.picked[other] == s.picked[chosen] and other < chosen)
            if rank == place:
                return s.picked[chosen]
    return UNKNOWN


@rule
def _is_missed_too(s: State, seat: Seat, pick: int, other: int, search: int) -> bool:
    """Whether a seat noticed by the same search that two cards, taken by others, were missing."""
    same = s.searched_pile[other] == s.searched_pile[pick] and s.picker[other] != seat and other != pick
    return same and next_search(s, seat, other) == search


@rule
def is_unseen_pick(s: State, seat: Seat, pick: int) -> bool:
    """Whether a seat has neither taken that card itself nor looked through the pile since."""
    return s.picker[pick] != seat and next_search(s, seat, pick) > s.picks
