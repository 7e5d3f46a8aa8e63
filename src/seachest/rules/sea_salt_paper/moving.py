"""Cards on their way: from the deck, onto piles, into hands, and laid before a seat."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import entry, rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.cards import MERMAID, MERMAID_COUNT, MERMAIDS, with_card, without_card
from seachest.rules.sea_salt_paper.history import note_pair
from seachest.rules.sea_salt_paper.memory import all_see_discard, all_see_hand, all_see_loss
from seachest.rules.sea_salt_paper.state import NO_CALL, OVER, State
from seachest.rules.types import Card, Seat


@entry
def piles_are_empty(s: State) -> bool:
    """Whether both discard piles are empty."""
    return s.pile_size[0] == 0 and s.pile_size[1] == 0


@rule
def draw_top(s: State) -> Card:
    """Take the top card off the deck and return it."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NO_CARD
    return card


@entry
def lay_on_pile(s: State, pile: int, card: Card) -> None:
    """Lay a card face up on a pile."""
    s.pile[pile, s.pile_size[pile]] = card
    s.pile_size[pile] += 1
    all_see_discard(s, pile)


@entry
def gain(s: State, seat: Seat, card: Card) -> None:
    """Put a card into a hand."""
    s.hand[seat] = with_card(s.hand[seat], card)
    s.hand_size[seat] += 1


@rule
def lose(s: State, seat: Seat, card: Card) -> None:
    """Take a card out of a hand."""
    s.hand[seat] = without_card(s.hand[seat], card)
    s.hand_size[seat] -= 1


@entry
def lay_pair(s: State, seat: Seat, first: Card, second: Card) -> None:
    """Lay two cards, already out of the hand, before the seat."""
    s.laid[seat] = with_card(with_card(s.laid[seat], first), second)
    s.pair_seat[s.pairs] = seat
    s.pair_first[s.pairs] = first
    s.pair_second[s.pairs] = second
    s.pairs += 1


@rule
def take_out_of_pile(s: State, pile: int, card: Card) -> None:
    """Take a card out of a pile: of equal cards the one nearest the top; the order stays (SSP-4.3)."""
    last = s.pile_size[pile] - 1
    place = last
    while s.pile[pile, place] != card:
        place -= 1
    while place < last:
        s.pile[pile, place] = s.pile[pile, place + 1]
        place += 1
    s.pile[pile, last] = NO_CARD
    s.pile_size[pile] = last


@rule
def is_safe(s: State, seat: Seat) -> bool:
    """Whether the cards of a seat are revealed, and so can't be stolen (SSP-4.6, 6.3)."""
    return (s.safe >> seat) & 1 == 1


@entry
def reveal(s: State, seat: Seat) -> None:
    """Lay a hand open, which makes it safe (SSP-6.3)."""
    s.safe |= 1 << seat
    all_see_hand(s, seat)


@rule
def lay_winning_mermaids(s: State, seat: Seat) -> bool:
    """Lay all four mermaids of a hand, which wins the game (SSP-5.6); return whether that happened."""
    if s.hand[seat] & MERMAIDS != MERMAIDS:
        return False
    for _ in range(MERMAID_COUNT):
        lose(s, seat, MERMAID)
        all_see_loss(s, seat, MERMAID)
    for _ in range(MERMAID_COUNT // 2):
        lay_pair(s, seat, MERMAID, MERMAID)
        note_pair(s, seat, MERMAID, MERMAID)
    for other in range(s.players):
        s.gained[other] = 0
        s.shown[other] = 0
    s.call = NO_CALL
    s.caller = NOBODY
    s.phase = OVER
    return True
