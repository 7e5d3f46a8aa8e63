"""The card of a turn: drawn from the deck or taken from a pile (SSP-3.2 to 3.4)."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import Cells, offer, offer_all, rule
from seachest.rules.sea_salt_paper.history import note_discard, note_draw, note_take
from seachest.rules.sea_salt_paper.memory import all_see_gain, all_see_take
from seachest.rules.sea_salt_paper.moving import draw_top, gain, lay_on_pile, lay_winning_mermaids
from seachest.rules.sea_salt_paper.state import (
    ACT_DISCARD,
    ACT_DRAW,
    ACT_KEEP,
    ACT_TAKE,
    DISCARD,
    FROM_DECK,
    FROM_PILE,
    KEEP,
    PILES,
    PLAY,
    State,
)
from seachest.rules.types import Card, Seat


@rule
def legal_draw(s: State, mask: Cells) -> None:
    """Offer the deck and the piles, if there are cards (SSP-3.2, 3.4)."""
    if s.deck_size > 0:
        offer(mask, ACT_DRAW)
    for pile in range(PILES):
        if s.pile_size[pile] > 0:
            offer(mask, ACT_TAKE + pile)


@rule
def act_draw(s: State, seat: Seat) -> None:
    """Draw two cards to choose from (SSP-3.2); a single last card of the deck is kept (SSP-3.3)."""
    s.draws[seat] += 1
    s.source[seat] = FROM_DECK
    if s.deck_size == 1:
        gain(s, seat, draw_top(s))
        note_draw(s, seat)
        if not lay_winning_mermaids(s, seat):
            s.phase = PLAY
    else:
        s.drawn[0] = draw_top(s)
        s.drawn[1] = draw_top(s)
        s.phase = KEEP


@rule
def act_take(s: State, seat: Seat, pile: int) -> None:
    """Take the top card of a pile (SSP-3.4)."""
    s.takes[seat] += 1
    s.source[seat] = FROM_PILE + pile
    s.pile_size[pile] -= 1
    card = s.pile[pile, s.pile_size[pile]]
    s.pile[pile, s.pile_size[pile]] = NO_CARD
    all_see_take(s, pile)
    note_take(s, seat, pile)
    gain(s, seat, card)
    all_see_gain(s, seat, card)
    if not lay_winning_mermaids(s, seat):
        s.phase = PLAY


@rule
def legal_keep(s: State, mask: Cells) -> None:
    """Offer the two drawn cards (SSP-3.2)."""
    offer_all(mask, ACT_KEEP, 1 << s.drawn[0] | 1 << s.drawn[1])


@rule
def act_keep(s: State, seat: Seat, card: Card) -> None:
    """Take one of the two drawn cards into the hand, unseen by the others (SSP-3.2)."""
    if s.drawn[0] == card:
        s.drawn[0] = s.drawn[1]
    s.drawn[1] = NO_CARD
    gain(s, seat, card)
    if not lay_winning_mermaids(s, seat):
        s.phase = DISCARD


@rule
def _may_discard_on(s: State, pile: int) -> bool:
    """Whether a card may be put on a pile: any will do, but an empty one must be filled first (SSP-3.2)."""
    return s.pile_size[pile] == 0 or s.pile_size[1 - pile] > 0


@rule
def legal_discard(s: State, mask: Cells) -> None:
    """Offer the piles that may take the other drawn card (SSP-3.2)."""
    for pile in range(PILES):
        if _may_discard_on(s, pile):
            offer(mask, ACT_DISCARD + pile)


@rule
def act_discard(s: State, pile: int) -> None:
    """Put the other drawn card face up on a pile (SSP-3.2)."""
    lay_on_pile(s, pile, s.drawn[0])
    s.discarded[s.turn] = s.drawn[0]
    note_discard(s, s.turn, pile, s.drawn[0])
    s.drawn[0] = NO_CARD
    s.phase = PLAY
