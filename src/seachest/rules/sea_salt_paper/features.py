"""What a seat knows as small integers for a neural net: named pieces, itself first, then its rivals clockwise."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import Cells, entry, lookup, lowest, mark, put_bits, small_rule
from seachest.rules.pieces import MAX_FEATURE, Layout
from seachest.rules.sea_salt_paper.cards import (
    CARD_COUNT,
    CARD_OF_BIT,
    COLOUR_COUNT,
    COLOUR_OF,
    COLOURS,
    COPIES,
    DUO_COUNT,
    KIND_OF,
    KINDS,
    CardSet,
)
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import LAST_CHANCE, OVER, PHASES, PILES, SEATS, State
from seachest.rules.sea_salt_paper.view import known_hand, lowest_seen, seen_draw
from seachest.rules.seats import seat_after
from seachest.rules.types import Seat

KIND_COUNT = len(KINDS)
"""The highest number in an observation, whose numbers are signed bytes."""

LAYOUT = Layout(
    ("players", SEATS - 1, "one-hot: 2, 3 or 4 players"),
    ("phase", len(PHASES), "one-hot: draw, keep, discard, play, with, search, pick, rob, over"),
    ("turn", SEATS, "one-hot: whose turn it is, the seat itself first"),
    ("hand", CARD_COUNT, "how many of each card are in the own hand"),
    ("drawn", CARD_COUNT, "the cards being chosen from, where known"),
    ("first", DUO_COUNT, "one-hot: the card laid that waits for its partner"),
    ("pile_tops", PILES * CARD_COUNT, "one-hot: the top card of each pile"),
    ("pile_cards", PILES * CARD_COUNT, "how many of each card are remembered in each pile"),
    ("pile_missing", PILES, "how many of the remembered cards were taken unseen"),
    ("searched", PILES, "one-hot: the pile being searched"),
    ("known_hands", (SEATS - 1) * CARD_COUNT, "cards known to be in each rival's hand"),
    ("laid_kinds", SEATS * KIND_COUNT, "how many cards of each kind every seat has laid"),
    ("laid_colours", SEATS * COLOUR_COUNT, "how many cards of each colour every seat has laid"),
    ("unseen", CARD_COUNT, "how many of each card are in places that are not known"),
    ("hand_sizes", SEATS, "cards in each hand"),
    ("pile_sizes", PILES, "cards in each pile"),
    ("deck_size", 1, "cards in the deck"),
    ("points", 1, "the own card points"),
    ("bonus", 1, "the own colour bonus"),
    ("last_chance", 1, "1 while a last chance is pending"),
    ("caller", SEATS, "one-hot: who called"),
    ("safe", SEATS, "1 for each seat whose cards are revealed"),
    ("totals", SEATS, "points of finished rounds, 127 at the most"),
    ("goal", 1, "the points that end the game, 127 at the most"),
    ("seat", SEATS, "one-hot: the number of the own seat, as decisions name seats"),
)
PIECES = LAYOUT.pieces
SIZE = LAYOUT.size

(AT_SEAT,) = LAYOUT.at("seat")
AT_PLAYERS, AT_PHASE, AT_TURN, AT_HAND = LAYOUT.at("players", "phase", "turn", "hand")
AT_DRAWN, AT_FIRST, AT_TOPS, AT_PILES = LAYOUT.at("drawn", "first", "pile_tops", "pile_cards")
AT_MISSING, AT_SEARCHED, AT_KNOWN = LAYOUT.at("pile_missing", "searched", "known_hands")
AT_KINDS, AT_COLOURS, AT_UNSEEN = LAYOUT.at("laid_kinds", "laid_colours", "unseen")
AT_HAND_SIZES, AT_PILE_SIZES, AT_DECK = LAYOUT.at("hand_sizes", "pile_sizes", "deck_size")
AT_POINTS, AT_BONUS, AT_LAST_CHANCE = LAYOUT.at("points", "bonus", "last_chance")
AT_CALLER, AT_SAFE, AT_TOTALS, AT_GOAL = LAYOUT.at("caller", "safe", "totals", "goal")

KIND_NUMBERS = lookup([kind.name for kind in KINDS].index(kind) for kind in KIND_OF)
CARD_COLOUR_NUMBERS = lookup(COLOURS.index(colour) for colour in COLOUR_OF)
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
    out[AT_PILE_SIZES + pile] = size
    mark(out, AT_TOPS + pile * CARD_COUNT, s.pile[pile, size - 1] if size > 0 else NO_CARD)
    for place in range(lowest_seen(s, seat, pile), size):
        out[AT_PILES + pile * CARD_COUNT + s.pile[pile, place]] += 1
    out[AT_MISSING + pile] = s.pile_missing[seat + 1, pile]
    out[AT_SEARCHED + pile] = s.searched == pile


@small_rule
def _add_rest(s: State, seat: Seat, pile: int, out: Cells) -> None:
    """Count the other cards that are remembered of a pile, some of which may have been taken."""
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
    out[AT_HAND_SIZES + place] = s.hand_size[seat]
    out[AT_TOTALS + place] = min(s.totals[seat], MAX_FEATURE)
    out[AT_SAFE + place] = (s.safe >> seat) & 1
    out[AT_CALLER + place] = s.caller == seat
    out[AT_TURN + place] = s.turn == seat and s.phase != OVER


@entry
def features(s: State, seat: Seat, out: Cells) -> None:
    """Write what a seat knows as numbers (a spectator sees the table from seat 0, without a hand).

    A state and the seat's own view give the same: what is not public is read by the functions of `view` only.
    """
    for i in range(SIZE):
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
        out[AT_POINTS] = card_points(s.hand[seat], s.laid[seat])
        out[AT_BONUS] = colour_bonus(s.hand[seat], s.laid[seat])
    _add_unseen(s, seat, out)
    for place in range(s.players):
        _add_seat(s, seat_after(s, me, place), place, out)
        _add_laid(s, seat_after(s, me, place), place, out)
    for pile in range(PILES):
        _add_rest(s, seat, pile, out)


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
        # Of the seat from where a spectator looks no hand is told, though some of it may be known.
        known = known_hand(s, seat, 0)
        while known:
            out[AT_UNSEEN + CARD_OF_BIT[lowest(known)]] -= 1
            known &= known - 1
