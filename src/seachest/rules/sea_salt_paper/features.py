"""What a seat knows as small integers for a neural net: named pieces, itself first, then its rivals clockwise."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import Cells, lookup, lowest, mark, put_bits, small_rule, writer_entry
from seachest.rules.pieces import MAX_FEATURE
from seachest.rules.sea_salt_paper.cards import CARD_COUNT, CARD_OF_BIT, COLOUR_COUNT, COPIES, CardSet
from seachest.rules.sea_salt_paper.consequences import add_consequences
from seachest.rules.sea_salt_paper.layout import (
    AT_BETS_LOST,
    AT_BETS_WON,
    AT_CALLER,
    AT_COLOURS,
    AT_DECK,
    AT_DISCARD_COLOURS,
    AT_DISCARD_KINDS,
    AT_DRAWN,
    AT_DRAWS,
    AT_FIRST,
    AT_GOAL,
    AT_HAND,
    AT_HAND_SIZES,
    AT_KINDS,
    AT_KNOWN,
    AT_LAST_CHANCE,
    AT_MISSING,
    AT_PHASE,
    AT_PILE_SIZES,
    AT_PILES,
    AT_PLAYERS,
    AT_SAFE,
    AT_SEARCHED,
    AT_SEAT,
    AT_SOURCES,
    AT_STOPS,
    AT_TAKES,
    AT_TOPS,
    AT_TOTALS,
    AT_TURN,
    AT_UNSEEN,
    CALLS_LIMIT,
    CARD_COLOUR_NUMBERS,
    FEATURE_COUNT,
    KIND_COUNT,
    KIND_NUMBERS,
    SIZE_LIMIT,
)
from seachest.rules.sea_salt_paper.state import FROM_DECK, LAST_CHANCE, OVER, PILES, SEATS, SOURCES, State
from seachest.rules.sea_salt_paper.view import known_hand, lowest_seen, seen_draw
from seachest.rules.seats import seat_after
from seachest.rules.types import Seat

COPIES_OF = lookup(COPIES)


@small_rule
def _add_cards(out: Cells, at: int, cards: CardSet) -> None:
    """Count the cards of a set in a blank place: the first copy of each, then the others."""
    put_bits(out, at, cards, CARD_COUNT)
    further = cards >> CARD_COUNT
    while further:
        out[at + CARD_OF_BIT[CARD_COUNT + lowest(further)]] += 1
        further &= further - 1


@small_rule
def _add_pile(s: State, seat: Seat, pile: int, out: Cells) -> None:
    """Write a pile: its size, its top, and the cards whose order is remembered."""
    size = s.pile_size[pile]
    out[AT_PILE_SIZES + pile] = min(size, SIZE_LIMIT)
    mark(out, AT_TOPS + pile * CARD_COUNT, s.pile[pile, size - 1] if size > 0 else NO_CARD)
    for place in range(lowest_seen(s, seat, pile), size):
        out[AT_PILES + pile * CARD_COUNT + s.pile[pile, place]] += 1
    out[AT_MISSING + pile] = s.pile_missing[seat + 1, pile]
    out[AT_SEARCHED + pile] = s.searched == pile


@small_rule
def _add_rest(s: State, seat: Seat, pile: int, out: Cells) -> None:
    """Count the other cards that the seat remembers in a pile; some may have been taken since."""
    rest = s.pile_rest[seat + 1, pile]
    while rest:
        out[AT_PILES + pile * CARD_COUNT + CARD_OF_BIT[lowest(rest)]] += 1
        rest &= rest - 1


@small_rule
def _add_laid(s: State, seat: Seat, place: int, out: Cells) -> None:
    """Count the kinds and colours of the cards that a seat has laid, and take them from the unseen ones."""
    laid = s.laid[seat]
    while laid:
        card = CARD_OF_BIT[lowest(laid)]
        out[AT_KINDS + place * KIND_COUNT + KIND_NUMBERS[card]] += 1
        out[AT_COLOURS + place * COLOUR_COUNT + CARD_COLOUR_NUMBERS[card]] += 1
        out[AT_UNSEEN + card] -= 1
        laid &= laid - 1


@small_rule
def _add_seat(s: State, seat: Seat, place: int, out: Cells) -> None:
    """Write what is public about a seat."""
    out[AT_HAND_SIZES + place] = min(s.hand_size[seat], SIZE_LIMIT)
    out[AT_TOTALS + place] = min(s.totals[seat], MAX_FEATURE)
    out[AT_SAFE + place] = (s.safe >> seat) & 1
    out[AT_CALLER + place] = s.caller == seat
    out[AT_TURN + place] = s.turn == seat and s.phase != OVER


@small_rule
def _add_history(s: State, seat: Seat, place: int, out: Cells) -> None:
    """Write what a seat chose before, in this round and in this game."""
    out[AT_DRAWS + place] = s.draws[seat]
    out[AT_TAKES + place] = s.takes[seat]
    mark(out, AT_SOURCES + place * (len(SOURCES) - 1), s.source[seat] - FROM_DECK)
    card = s.discarded[seat]
    if card != NO_CARD:
        out[AT_DISCARD_KINDS + place * KIND_COUNT + KIND_NUMBERS[card]] = 1
        out[AT_DISCARD_COLOURS + place * COLOUR_COUNT + CARD_COLOUR_NUMBERS[card]] = 1
    out[AT_STOPS + place] = min(s.stops[seat], CALLS_LIMIT)
    out[AT_BETS_WON + place] = min(s.bets_won[seat], CALLS_LIMIT)
    out[AT_BETS_LOST + place] = min(s.bets_lost[seat], CALLS_LIMIT)


@writer_entry
def features(s: State, seat: Seat, out: Cells) -> None:
    """Write what a seat knows as numbers (a spectator sees the table from seat 0, without a hand).

    A state and the seat's own view give the same: what is not public is read by the functions of `view` only.
    """
    for i in range(FEATURE_COUNT):
        out[i] = 0
    me = max(seat, 0)
    mark(out, AT_SEAT, seat)
    out[AT_PLAYERS + s.players - 2] = 1
    out[AT_PHASE + s.phase] = 1
    out[AT_DECK] = s.deck_size
    out[AT_GOAL] = min(s.goal, MAX_FEATURE)
    out[AT_LAST_CHANCE] = s.call == LAST_CHANCE
    for choice in range(2):
        card = seen_draw(s, seat, choice)
        if card >= 0:
            out[AT_DRAWN + card] += 1
    for pile in range(PILES):
        _add_pile(s, seat, pile, out)
    for place in range(1, s.players):
        _add_cards(out, AT_KNOWN + (place - 1) * CARD_COUNT, known_hand(s, seat, seat_after(s, me, place)))
    if seat >= 0:
        _add_cards(out, AT_HAND, s.hand[seat])
    _add_unseen(s, seat, out)
    for place in range(s.players):
        _add_seat(s, seat_after(s, me, place), place, out)
        _add_laid(s, seat_after(s, me, place), place, out)
        _add_history(s, seat_after(s, me, place), place, out)
    for pile in range(PILES):
        _add_rest(s, seat, pile, out)
    add_consequences(s, seat, me, out)


@small_rule
def _add_unseen(s: State, seat: Seat, out: Cells) -> None:
    """Write the cards that were not counted so far: they may be in the deck, in hands, in piles, or laid."""
    for card in range(CARD_COUNT):
        counted = out[AT_HAND + card] + out[AT_DRAWN + card]
        counted += out[AT_PILES + card] + out[AT_PILES + CARD_COUNT + card]
        for rival in range(SEATS - 1):
            counted += out[AT_KNOWN + rival * CARD_COUNT + card]
        out[AT_UNSEEN + card] = COPIES_OF[card] - counted
    if s.first >= 0:
        out[AT_FIRST + s.first] = 1
        out[AT_UNSEEN + s.first] -= 1
    if seat < 0:
        # A spectator gets no hand for the seat it looks from, though some of it may be known.
        known = known_hand(s, seat, 0)
        while known:
            out[AT_UNSEEN + CARD_OF_BIT[lowest(known)]] -= 1
            known &= known - 1
