"""What a seat knows (SSP-9): its view, and random deals that agree with a view."""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.chance import dice_below, hide_seed, reseed
from seachest.rules.compiled import Cells, bits, entry, rule, small_rule
from seachest.rules.sea_salt_paper.cards import (
    ALL_CARDS,
    BITS_OF,
    CARD_COUNT,
    CARD_OF_BIT,
    DECK_SIZE,
    MAX_PAIRS,
    MERMAIDS,
    PARTNERS,
    CardSet,
    how_many,
    nth_card,
    pooled,
    with_card,
    without_card,
)
from seachest.rules.sea_salt_paper.memory import unknown_in_hand
from seachest.rules.sea_salt_paper.state import PILES, SEATS, State
from seachest.rules.types import Card, Seat


@entry
def view(s: State, seat: Seat, v: State) -> None:
    """Write into v what that seat knows (NOBODY: a spectator), field by field, and nothing else."""
    hide_seed(v)
    v.players = s.players
    v.goal = s.goal
    v.round_number = s.round_number
    v.phase = s.phase
    v.turn = s.turn
    v.deck_size = s.deck_size
    v.first = s.first
    v.searched = s.searched
    v.caller = s.caller
    v.call = s.call
    v.safe = s.safe
    for choice in range(2):
        v.drawn[choice] = seen_draw(s, seat, choice)
    for other in range(SEATS):
        v.hand[other] = known_hand(s, seat, other)
        v.hand_size[other] = s.hand_size[other]
        v.laid[other] = s.laid[other]
        v.totals[other] = s.totals[other]
        v.gained[other] = s.gained[other]
        v.shown[other] = s.shown[other]
    v.pairs = s.pairs
    for pair in range(MAX_PAIRS):
        v.pair_seat[pair] = s.pair_seat[pair]
        v.pair_first[pair] = s.pair_first[pair]
        v.pair_second[pair] = s.pair_second[pair]
    _view_stacks(s, seat, v)
    _view_memories(s, seat, v)


# What a seat knows: the same from a state and from the seat's own view.


@small_rule
def seen_draw(s: State, seat: Seat, choice: int) -> Card:
    """Return a drawn card, which only the one who drew it sees (SSP-9); UNKNOWN to all others."""
    return s.drawn[choice] if seat == s.turn or s.drawn[choice] == NO_CARD else UNKNOWN


@small_rule
def known_hand(s: State, seat: Seat, other: Seat) -> CardSet:
    """Return the cards known to be in a hand: all of one's own, of another's those that were seen."""
    return s.hand[other] if other == seat else s.known[seat + 1, other]


@small_rule
def lowest_seen(s: State, seat: Seat, pile: int) -> int:
    """Return the lowest place of a pile from which on the seat remembers the cards in their order."""
    return s.pile_size[pile] - s.pile_known[seat + 1, pile]


@rule
def _view_stacks(s: State, seat: Seat, v: State) -> None:
    """Write what is known of deck and piles: the size, and the cards on top whose order the seat remembers."""
    size = s.deck_size
    for place in range(DECK_SIZE):
        v.deck[place] = UNKNOWN if place < size else NO_CARD
    for pile in range(PILES):
        v.pile_size[pile] = s.pile_size[pile]
        lowest = lowest_seen(s, seat, pile)
        for place in range(DECK_SIZE):
            v.pile[pile, place] = UNKNOWN if place < lowest else s.pile[pile, place]


@rule
def _view_memories(s: State, seat: Seat, v: State) -> None:
    """Write what a seat knows of memories: its own, the spectator's, and what others saw of its own hand."""
    for row in range(SEATS + 1):
        mine = row == seat + 1 or row == 0
        for owner in range(SEATS):
            v.known[row, owner] = s.known[row, owner] if mine or owner == seat else 0
        for pile in range(PILES):
            v.pile_known[row, pile] = s.pile_known[row, pile]
            v.pile_missing[row, pile] = s.pile_missing[row, pile]
            v.pile_rest[row, pile] = s.pile_rest[row, pile] if mine else 0


# --- Guesses -------------------------------------------------------------------------------------------------------


@rule
def _seen_cards(v: State) -> CardSet:
    """Return all cards whose place is known in a view."""
    seen = 0
    for seat in range(v.players):
        seen = pooled(pooled(seen, v.hand[seat]), v.laid[seat])
    for choice in range(2):
        if v.drawn[choice] >= 0:
            seen = with_card(seen, v.drawn[choice])
    if v.first >= 0:
        seen = with_card(seen, v.first)
    for pile in range(PILES):
        for place in range(v.pile_size[pile]):
            if v.pile[pile, place] >= 0:
                seen = with_card(seen, v.pile[pile, place])
    return seen


@entry
def cards_conserved(s: State) -> bool:
    """Whether each of the 58 cards lies in one place (SSP-1.1), and all sizes are true."""
    size = s.deck_size + s.pile_size[0] + s.pile_size[1]
    for seat in range(s.players):
        if bits(s.hand[seat]) != s.hand_size[seat]:
            return False
        size += s.hand_size[seat] + bits(s.laid[seat])
    cards = _seen_cards(s)
    for place in range(s.deck_size):
        cards = with_card(cards, s.deck[place])
    for choice in range(2):
        if s.drawn[choice] != NO_CARD:
            size += 1
    if s.first != NO_CARD:
        size += 1
    return cards == ALL_CARDS and size == DECK_SIZE


@rule
def _excess(card: Card, seen: CardSet, rest: CardSet, other_rest: CardSet) -> int:
    """Return how many copies too many of a card would lie in both rests, given what is seen elsewhere."""
    return how_many(rest, card) + how_many(other_rest, card) + how_many(seen, card) - bits(BITS_OF[card])


@rule
def _guess_rests(v: State, seat: Seat, seen: CardSet, dice: Cells) -> tuple[CardSet, CardSet]:
    """Return what still lies in the unknown parts of both piles: the remembered cards that were not taken."""
    row = seat + 1
    rest, other = v.pile_rest[row, 0], v.pile_rest[row, 1]
    gone, other_gone = v.pile_missing[row, 0], v.pile_missing[row, 1]
    # Cards that turned up elsewhere must be among the missing ones; some can only be missing from one pile …
    for card in range(CARD_COUNT):
        surplus = _excess(card, seen, rest, other)
        if surplus > 0:
            from_first = surplus - how_many(other, card)
            from_second = surplus - how_many(rest, card)
            for _ in range(from_first):
                rest = without_card(rest, card)
                gone -= 1
            for _ in range(from_second):
                other = without_card(other, card)
                other_gone -= 1
    # … others from either.
    for card in range(CARD_COUNT):
        for _ in range(_excess(card, seen, rest, other)):
            if dice_below(dice, gone + other_gone) < gone:
                rest = without_card(rest, card)
                gone -= 1
            else:
                other = without_card(other, card)
                other_gone -= 1
    for _ in range(gone):
        rest = without_card(rest, nth_card(rest, dice_below(dice, bits(rest))))
    for _ in range(other_gone):
        other = without_card(other, nth_card(other, dice_below(dice, bits(other))))
    return rest, other


@rule
def _fill_pile(v: State, pile: int, cards: CardSet, dice: Cells) -> None:
    """Lay the cards in random order into the unknown places of a pile."""
    for place in range(v.pile_size[pile]):
        if v.pile[pile, place] == UNKNOWN:
            card = nth_card(cards, dice_below(dice, bits(cards)))
            cards = without_card(cards, card)
            v.pile[pile, place] = card


@entry
def guess(v: State, seat: Seat, dice: Cells) -> None:
    """Fill the blanks of that seat's view with a random deal that agrees with all of it."""
    seen = _seen_cards(v)
    rest, other = _guess_rests(v, seat, seen, dice)
    _fill_pile(v, 0, rest, dice)
    _fill_pile(v, 1, other, dice)
    unseen = ALL_CARDS & ~pooled(pooled(seen, rest), other)
    _deal_unseen(v, unseen, dice)
    while not _hands_are_possible(v):
        for rival in range(v.players):
            if rival != seat:
                v.hand[rival] = v.known[seat + 1, rival]
        for choice in range(2):
            if v.drawn[choice] != NO_CARD and v.turn != seat:
                v.drawn[choice] = UNKNOWN
        _deal_unseen(v, unseen, dice)
    _guess_memories(v, seat, dice)
    reseed(v, dice)


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
        for _ in range(unknown_in_hand(v, rival)):
            size -= 1
            v.hand[rival] = with_card(v.hand[rival], v.deck[size])
            v.deck[size] = NO_CARD
    for choice in range(2):
        if v.drawn[choice] == UNKNOWN:
            size -= 1
            v.drawn[choice] = v.deck[size]
            v.deck[size] = NO_CARD


@rule
def _hands_are_possible(v: State) -> bool:
    """Whether nobody holds four mermaids (SSP-5.6), and a first card laid has its partner in hand (SSP-4.1)."""
    for seat in range(v.players):
        if v.hand[seat] & MERMAIDS == MERMAIDS:
            return False
    return v.first == NO_CARD or v.hand[v.turn] & PARTNERS[v.first] != 0


@rule
def _guess_memories(v: State, seat: Seat, dice: Cells) -> None:
    """Fill what rivals remember: at least what everybody saw; of a pile whose order they lost, a set that fits."""
    for rival in range(v.players):
        if rival != seat:
            row = rival + 1
            for owner in range(v.players):
                if owner != seat and owner != rival:
                    v.known[row, owner] = v.known[0, owner]
            elsewhere = _cards_elsewhere(v, rival)
            for pile in range(PILES):
                elsewhere = _guess_pile_memory(v, seat, row, pile, elsewhere, dice)


@rule
def _cards_elsewhere(v: State, rival: Seat) -> CardSet:
    """Return cards that a rival may miss from a pile: in other hands, else laid, else in its own hand."""
    cards = 0
    for seat in range(v.players):
        if seat != rival:
            cards = pooled(cards, v.hand[seat])
    missing = v.pile_missing[rival + 1, 0] + v.pile_missing[rival + 1, 1]
    if bits(cards) < missing:
        for seat in range(v.players):
            cards = pooled(cards, v.laid[seat])
    if bits(cards) < missing:
        cards = pooled(cards, v.hand[rival])
    return cards


@rule
def _guess_pile_memory(v: State, seat: Seat, row: int, pile: int, elsewhere: CardSet, dice: Cells) -> CardSet:
    """Fill what one rival remembers of a pile; return the cards elsewhere that were not used for it."""
    if (
        v.pile_known[row, pile] == v.pile_known[seat + 1, pile]
        and v.pile_missing[row, pile] == v.pile_missing[seat + 1, pile]
    ):
        v.pile_rest[row, pile] = v.pile_rest[seat + 1, pile]
        return elsewhere
    rest = 0
    for place in range(v.pile_size[pile] - v.pile_known[row, pile]):
        rest = with_card(rest, v.pile[pile, place])
    for _ in range(v.pile_missing[row, pile]):
        card = nth_card(elsewhere, dice_below(dice, bits(elsewhere)))
        elsewhere = without_card(elsewhere, card)
        rest = with_card(rest, card)
    v.pile_rest[row, pile] = rest
    return elsewhere
