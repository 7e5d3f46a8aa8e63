"""What a seat knows (SSP-9): its view. `guess` has random deals that agree with a view."""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.chance import hide_seed
from seachest.rules.compiled import bits, entry, rule, small_rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.cards import ALL_CARDS, DECK_SIZE, MAX_PAIRS, CardSet, pooled, with_card
from seachest.rules.sea_salt_paper.history import seen_pick, seen_theft
from seachest.rules.sea_salt_paper.state import HISTORY_SIZE, MAX_PICKS, MAX_THEFTS, PILES, SEATS, State
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
    _view_choices(s, v)
    v.pairs = s.pairs
    for pair in range(MAX_PAIRS):
        v.pair_seat[pair] = s.pair_seat[pair]
        v.pair_first[pair] = s.pair_first[pair]
        v.pair_second[pair] = s.pair_second[pair]
    _view_stacks(s, seat, v)
    _view_memories(s, seat, v)
    _view_history(s, seat, v)


@rule
def _view_choices(s: State, v: State) -> None:
    """Write what each seat chose in public."""
    for seat in range(SEATS):
        v.draws[seat] = s.draws[seat]
        v.takes[seat] = s.takes[seat]
        v.source[seat] = s.source[seat]
        v.discarded[seat] = s.discarded[seat]
        v.stops[seat] = s.stops[seat]
        v.bets_won[seat] = s.bets_won[seat]
        v.bets_lost[seat] = s.bets_lost[seat]


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


@rule
def _view_history(s: State, seat: Seat, v: State) -> None:
    """Write what happened for all to see, and which of the cards that moved unseen the seat knows (SSP-9.2)."""
    v.history_size = s.history_size
    for i in range(HISTORY_SIZE):
        v.history[i] = s.history[i] if i < s.history_size else 0
    v.picks = s.picks
    for pick in range(MAX_PICKS):
        noted = pick < s.picks
        v.picker[pick] = s.picker[pick] if noted else NOBODY
        v.searched_pile[pick] = s.searched_pile[pick] if noted else NOBODY
        v.picked[pick] = seen_pick(s, seat, pick) if noted else NO_CARD
    v.thefts = s.thefts
    for theft in range(MAX_THEFTS):
        noted = theft < s.thefts
        v.thief[theft] = s.thief[theft] if noted else NOBODY
        v.victim[theft] = s.victim[theft] if noted else NOBODY
        v.stolen[theft] = seen_theft(s, seat, theft) if noted else NO_CARD


# --- Counting ------------------------------------------------------------------------------------------------------


@rule
def seen_cards(v: State) -> CardSet:
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
    cards = seen_cards(s)
    for place in range(s.deck_size):
        cards = with_card(cards, s.deck[place])
    for choice in range(2):
        if s.drawn[choice] != NO_CARD:
            size += 1
    if s.first != NO_CARD:
        size += 1
    return cards == ALL_CARDS and size == DECK_SIZE
