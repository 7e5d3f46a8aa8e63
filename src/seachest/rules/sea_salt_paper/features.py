"""A view as small integers for a neural net: named pieces, the seat itself first, then its rivals clockwise."""

from seachest.rules.compiled import Cells, bits, entry, lookup, rule
from seachest.rules.pieces import Layout
from seachest.rules.sea_salt_paper.cards import (
    BITS_OF,
    CARD_COUNT,
    CARD_OF_BIT,
    COLOUR_SETS,
    COLOURS,
    DUO_COUNT,
    KIND_SETS,
    KINDS,
    how_many,
)
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import LAST_CHANCE, OVER, PHASES, PILES, SEATS, State
from seachest.rules.sea_salt_paper.view import seen_cards

KIND_COUNT, COLOUR_COUNT = len(KINDS), len(COLOURS)
MOST = 127

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
)
PIECES = LAYOUT.pieces
SIZE = LAYOUT.size

AT_PLAYERS, AT_PHASE, AT_TURN, AT_HAND = LAYOUT.at("players", "phase", "turn", "hand")
AT_DRAWN, AT_FIRST, AT_TOPS, AT_PILES = LAYOUT.at("drawn", "first", "pile_tops", "pile_cards")
AT_MISSING, AT_SEARCHED, AT_KNOWN = LAYOUT.at("pile_missing", "searched", "known_hands")
AT_KINDS, AT_COLOURS, AT_UNSEEN = LAYOUT.at("laid_kinds", "laid_colours", "unseen")
AT_HAND_SIZES, AT_PILE_SIZES, AT_DECK = LAYOUT.at("hand_sizes", "pile_sizes", "deck_size")
AT_POINTS, AT_BONUS, AT_LAST_CHANCE = LAYOUT.at("points", "bonus", "last_chance")
AT_CALLER, AT_SAFE, AT_TOTALS, AT_GOAL = LAYOUT.at("caller", "safe", "totals", "goal")

SETS_OF_KINDS = lookup(KIND_SETS)


@rule
def add_cards(out: Cells, at: int, cards: int) -> None:
    """Counts the cards of a set."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        out[at + CARD_OF_BIT[bits(bit - 1)]] += 1


@rule
def add_pile(v: State, row: int, pile: int, out: Cells) -> None:
    """A pile: its top, and all that is remembered of it."""
    size = v.pile_size[pile]
    out[AT_PILE_SIZES + pile] = size
    if size > 0:
        out[AT_TOPS + pile * CARD_COUNT + v.pile[pile, size - 1]] = 1
    for place in range(size - v.pile_known[row, pile], size):
        out[AT_PILES + pile * CARD_COUNT + v.pile[pile, place]] += 1
    add_cards(out, AT_PILES + pile * CARD_COUNT, v.pile_rest[row, pile])
    out[AT_MISSING + pile] = v.pile_missing[row, pile]
    if v.searched == pile:
        out[AT_SEARCHED + pile] = 1


@rule
def add_seat(v: State, seat: int, place: int, out: Cells) -> None:
    """What is public about a seat."""
    for kind in range(KIND_COUNT):
        out[AT_KINDS + place * KIND_COUNT + kind] = bits(v.laid[seat] & SETS_OF_KINDS[kind])
    for colour in range(COLOUR_COUNT):
        out[AT_COLOURS + place * COLOUR_COUNT + colour] = bits(v.laid[seat] & COLOUR_SETS[colour])
    out[AT_HAND_SIZES + place] = v.hand_size[seat]
    out[AT_TOTALS + place] = min(v.totals[seat], MOST)
    out[AT_SAFE + place] = (v.safe >> seat) & 1
    if v.caller == seat:
        out[AT_CALLER + place] = 1
    if v.turn == seat and v.phase != OVER:
        out[AT_TURN + place] = 1


@entry
def features(v: State, seat: int, out: Cells) -> None:
    """Writes the view of a seat as numbers (a spectator sees the table from seat 0, without a hand)."""
    for i in range(SIZE):
        out[i] = 0
    me = max(seat, 0)
    out[AT_PLAYERS + v.players - 2] = 1
    out[AT_PHASE + v.phase] = 1
    out[AT_DECK] = v.deck_size
    out[AT_GOAL] = min(v.goal, MOST)
    out[AT_LAST_CHANCE] = 1 if v.call == LAST_CHANCE else 0
    for choice in range(2):
        if v.drawn[choice] >= 0:
            out[AT_DRAWN + v.drawn[choice]] += 1
    if v.first >= 0:
        out[AT_FIRST + v.first] = 1
    for pile in range(PILES):
        add_pile(v, seat + 1, pile, out)
    for place in range(v.players):
        add_seat(v, (me + place) % v.players, place, out)
    if seat >= 0:
        add_cards(out, AT_HAND, v.hand[seat])
        out[AT_POINTS] = card_points(v.hand[seat], v.laid[seat])
        out[AT_BONUS] = colour_bonus(v.hand[seat], v.laid[seat])
    for place in range(1, v.players):
        add_cards(out, AT_KNOWN + (place - 1) * CARD_COUNT, v.hand[(me + place) % v.players])
    add_unseen(v, out)


@rule
def add_unseen(v: State, out: Cells) -> None:
    """Cards that may be in the deck, in rivals' hands or in the unknown part of a pile."""
    seen = seen_cards(v)
    for card in range(CARD_COUNT):
        out[AT_UNSEEN + card] = bits(BITS_OF[card]) - how_many(seen, card)
