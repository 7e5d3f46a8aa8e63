"""Random deals that agree with a view (SSP-9): every card that a seat does not know, where it may be.

Where no card has moved unseen, all deals are as likely. Otherwise the round is played over again (`replay`), with
random cards for those that moved unseen, and what nobody has seen yet is dealt at the end.
"""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.chance import dice_below, reseed
from seachest.rules.compiled import Cells, bits, entry, rule
from seachest.rules.sea_salt_paper.cards import ALL_CARDS, CARD_OF_BIT, MERMAIDS, PARTNERS, CardSet, with_card
from seachest.rules.sea_salt_paper.history import is_unseen_pick
from seachest.rules.sea_salt_paper.memory import unknown_in_hand
from seachest.rules.sea_salt_paper.replay import (
    PASSED_ON,
    clear_piles,
    forced_picks,
    has_unseen_moves,
    known_order,
    name_stolen,
    replay,
)
from seachest.rules.sea_salt_paper.state import PILES, State
from seachest.rules.sea_salt_paper.view import seen_cards
from seachest.rules.types import Seat


@entry
def guess(v: State, seat: Seat, dice: Cells) -> None:
    """Fill the blanks of that seat's view with a random deal that agrees with all of it."""
    if has_unseen_moves(v, seat):
        order = known_order(v, seat)
        forced, other_forced = forced_picks(v, seat)
        possible = False
        while not possible:
            _clear_hands(v, seat, False)
            clear_piles(v)
            if replay(v, seat, forced, other_forced, dice) and known_order(v, seat) == order:
                _deal_unseen(v, ALL_CARDS & ~seen_cards(v), dice)
                possible = _hands_are_possible(v)
    else:
        unseen = ALL_CARDS & ~seen_cards(v)
        _deal_unseen(v, unseen, dice)
        while not _hands_are_possible(v):
            _clear_hands(v, seat, True)
            _deal_unseen(v, unseen, dice)
    _guess_memories(v, seat)
    reseed(v, dice)


@rule
def _clear_hands(v: State, seat: Seat, remembered: bool) -> None:
    """Take back all that was dealt to others; their hands keep what is remembered of them, or nothing."""
    for rival in range(v.players):
        if rival != seat:
            v.hand[rival] = v.known[seat + 1, rival] if remembered else 0
    for choice in range(2):
        if v.drawn[choice] != NO_CARD and v.turn != seat:
            v.drawn[choice] = UNKNOWN


@rule
def _deal_unseen(v: State, unseen: CardSet, dice: Cells) -> None:
    """Shuffle all unseen cards into the deck, and deal the unknown cards of hands and draws from its end."""
    size = 0
    while unseen:
        bit = unseen & -unseen
        unseen ^= bit
        v.deck[size] = CARD_OF_BIT[bits(bit - 1)]
        size += 1
    for place in range(size - 1, 0, -1):
        swap = dice_below(dice, place + 1)
        card = v.deck[place]
        v.deck[place] = v.deck[swap]
        v.deck[swap] = card
    for rival in range(v.players):
        known = v.hand[rival]
        for _ in range(unknown_in_hand(v, rival)):
            size -= 1
            v.hand[rival] = with_card(v.hand[rival], v.deck[size])
            v.deck[size] = NO_CARD
        name_stolen(v, rival, v.hand[rival] & ~known, dice)
    for choice in range(2):
        if v.drawn[choice] == UNKNOWN:
            size -= 1
            v.drawn[choice] = v.deck[size]
            v.deck[size] = NO_CARD
    for theft in range(v.thefts - 1, -1, -1):
        if v.stolen[theft] <= PASSED_ON:
            v.stolen[theft] = v.stolen[PASSED_ON - v.stolen[theft]]


@rule
def _hands_are_possible(v: State) -> bool:
    """Whether nobody holds four mermaids (SSP-5.6), and a first card laid has its partner in hand (SSP-4.1)."""
    for seat in range(v.players):
        if v.hand[seat] & MERMAIDS == MERMAIDS:
            return False
    return v.first == NO_CARD or v.hand[v.turn] & PARTNERS[v.first] != 0


@rule
def _guess_memories(v: State, seat: Seat) -> None:
    """Fill what rivals remember: of hands what everybody saw, of piles the cards that they can't place or miss."""
    for rival in range(v.players):
        if rival != seat:
            row = rival + 1
            for owner in range(v.players):
                if owner != seat and owner != rival:
                    v.known[row, owner] = v.known[0, owner]
            for pile in range(PILES):
                rest = 0
                for place in range(v.pile_size[pile] - v.pile_known[row, pile]):
                    rest = with_card(rest, v.pile[pile, place])
                for pick in range(v.picks):
                    if v.searched_pile[pick] == pile and is_unseen_pick(v, rival, pick):
                        rest = with_card(rest, v.picked[pick])
                v.pile_rest[row, pile] = rest
