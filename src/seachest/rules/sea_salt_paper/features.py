"""What a seat knows as small integers for a neural net: named pieces, itself first, then its rivals clockwise."""

from seachest.rules.compiled import Cells, bits, entry, lookup, lowest, rule
from seachest.rules.pieces import Layout
from seachest.rules.sea_salt_paper.cards import (
    CARD_COUNT,
    CARD_OF_BIT,
    COLOUR_SETS,
    COLOURS,
    COPIES,
    DUO_COUNT,
    KIND_SETS,
    KINDS,
)
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import LAST_CHANCE, OVER, PHASES, PILES, SEATS, State
from seachest.rules.sea_salt_paper.view import known_hand, lowest_seen, seen_draw

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
COPIES_OF = lookup(COPIES)


@rule
def add_card(out: Cells, at: int, card: int) -> None:
    """Counts a card in its place, and no longer among the unseen ones."""
    out[at + card] += 1
    out[AT_UNSEEN + card] -= 1


@rule
def add_cards(out: Cells, at: int, cards: int) -> None:
    """Counts the cards of a set in their place, and no longer among the unseen ones."""
    while cards:
        add_card(out, at, CARD_OF_BIT[lowest(cards)])
        cards &= cards - 1


@rule
def see_cards(out: Cells, cards: int) -> None:
    """The cards of a set are not among the unseen ones."""
    while cards:
        out[AT_UNSEEN + CARD_OF_BIT[lowest(cards)]] -= 1
        cards &= cards - 1


@rule
def add_pile(s: State, seat: int, pile: int, out: Cells) -> None:
    """A pile: its top, and all that is remembered of it."""
    size = s.pile_size[pile]
    out[AT_PILE_SIZES + pile] = size
    if size > 0:
        out[AT_TOPS + pile * CARD_COUNT + s.pile[pile, size - 1]] = 1
    for place in range(lowest_seen(s, seat, pile), size):
        add_card(out, AT_PILES + pile * CARD_COUNT, s.pile[pile, place])
    # Of the others it is not certain that they are still there.
    rest = s.pile_rest[seat + 1, pile]
    while rest:
        out[AT_PILES + pile * CARD_COUNT + CARD_OF_BIT[lowest(rest)]] += 1
        rest &= rest - 1
    out[AT_MISSING + pile] = s.pile_missing[seat + 1, pile]
    if s.searched == pile:
        out[AT_SEARCHED + pile] = 1


@rule
def add_laid(out: Cells, place: int, laid: int) -> None:
    """The kinds and colours of the cards that a seat has laid."""
    for kind in range(KIND_COUNT):
        out[AT_KINDS + place * KIND_COUNT + kind] = bits(laid & SETS_OF_KINDS[kind])
    for colour in range(COLOUR_COUNT):
        out[AT_COLOURS + place * COLOUR_COUNT + colour] = bits(laid & COLOUR_SETS[colour])
    see_cards(out, laid)


@rule
def add_seat(s: State, seat: int, place: int, out: Cells) -> None:
    """What is public about a seat."""
    if s.laid[seat]:
        add_laid(out, place, s.laid[seat])
    out[AT_HAND_SIZES + place] = s.hand_size[seat]
    out[AT_TOTALS + place] = min(s.totals[seat], MOST)
    out[AT_SAFE + place] = (s.safe >> seat) & 1
    if s.caller == seat:
        out[AT_CALLER + place] = 1
    if s.turn == seat and s.phase != OVER:
        out[AT_TURN + place] = 1


@entry
def features(s: State, seat: int, out: Cells) -> None:
    """Writes what a seat knows as numbers (a spectator sees the table from seat 0, without a hand).

    From a state or from the seat's own view alike: what is not public is read by the functions of `view` only.
    """
    for i in range(SIZE):
        out[i] = 0
    for card in range(CARD_COUNT):
        out[AT_UNSEEN + card] = COPIES_OF[card]
    me = max(seat, 0)
    out[AT_PLAYERS + s.players - 2] = 1
    out[AT_PHASE + s.phase] = 1
    out[AT_DECK] = s.deck_size
    out[AT_GOAL] = min(s.goal, MOST)
    out[AT_LAST_CHANCE] = 1 if s.call == LAST_CHANCE else 0
    for choice in range(2):
        card = seen_draw(s, seat, choice)
        if card >= 0:
            add_card(out, AT_DRAWN, card)
    if s.first >= 0:
        add_card(out, AT_FIRST, s.first)
    for pile in range(PILES):
        add_pile(s, seat, pile, out)
    for place in range(s.players):
        other = me + place if me + place < s.players else me + place - s.players
        add_seat(s, other, place, out)
        if place > 0:
            add_cards(out, AT_KNOWN + (place - 1) * CARD_COUNT, known_hand(s, seat, other))
    if seat >= 0:
        add_cards(out, AT_HAND, s.hand[seat])
        out[AT_POINTS] = card_points(s.hand[seat], s.laid[seat])
        out[AT_BONUS] = colour_bonus(s.hand[seat], s.laid[seat])
    else:
        see_cards(out, known_hand(s, seat, me))
