"""The observation of Sea Salt & Paper: its named pieces with the bounds of their numbers, and where they begin."""

from seachest.rules.compiled import lookup
from seachest.rules.pieces import MAX_FEATURE, Layout
from seachest.rules.sea_salt_paper.cards import (
    CARD_COUNT,
    COLOUR_COUNT,
    COLOUR_OF,
    COLOURS,
    COPIES,
    DECK_SIZE,
    DUO_COUNT,
    KIND_OF,
    KINDS,
    MERMAID_COUNT,
)
from seachest.rules.sea_salt_paper.state import MOST_TURNS, PHASES, PILES, SEATS, SOURCES

KIND_COUNT = len(KINDS)
RIVAL_COUNT = SEATS - 1
CALL_ENDINGS = 3
"""How a round may end that a seat could end now: by STOP, by a LAST CHANCE that is won, by one that is lost."""

KIND_NUMBERS = lookup([kind.name for kind in KINDS].index(kind) for kind in KIND_OF)
CARD_COLOUR_NUMBERS = lookup(COLOURS.index(colour) for colour in COLOUR_OF)

# The highest numbers of pieces. Those called LIMIT cut off what is higher, which hardly ever happens.
MOST_COPIES = max(COPIES)
MOST_IN_HAND = MERMAID_COUNT - 1
"""Of any card: four mermaids are never in hand."""
MOST_LAID = 8
"""Of a kind: eight of the crabs or all boats. Of a colour: all dark blue cards that can be laid."""
MOST_SEARCHES = 4
"""As many as there are pairs of crabs."""
MOST_OF_COLOUR = 9
SIZE_LIMIT = 30
"""For hands and piles: no game comes near it."""
POINTS_LIMIT = 40
LEAD_LIMIT = 60
MARGIN_LIMIT = 20
CALLS_LIMIT = 10
MOST_GAINED = 9
"""What a single card can gain: captain and mermaid in hand, a second sailor gains 9; so may a mermaid."""
WINNING_GAIN = MOST_GAINED + 1
"""Stands for the fourth mermaid in a hand, which wins."""
TENTHS = 10

LAYOUT = Layout(
    ("players", SEATS - 1, "one-hot: 2, 3 or 4 players"),
    ("phase", len(PHASES), "one-hot: draw, keep, discard, play, with, search, pick, rob, over"),
    ("turn", SEATS, "one-hot: whose turn it is, the seat itself first"),
    ("hand", CARD_COUNT, "how many of each card are in the own hand", MOST_IN_HAND),
    ("drawn", CARD_COUNT, "the cards being chosen from, where known", 2),
    ("first", DUO_COUNT, "one-hot: the card laid that waits for its partner"),
    ("pile_tops", PILES * CARD_COUNT, "one-hot: the top card of each pile"),
    ("pile_cards", PILES * CARD_COUNT, "how many of each card are remembered in each pile", MOST_COPIES),
    ("pile_missing", PILES, "how many of the remembered cards were taken unseen", MOST_SEARCHES),
    ("searched", PILES, "one-hot: the pile being searched"),
    ("known_hands", RIVAL_COUNT * CARD_COUNT, "cards known to be in each rival's hand", MOST_IN_HAND),
    ("laid_kinds", SEATS * KIND_COUNT, "how many cards of each kind every seat has laid", MOST_LAID),
    ("laid_colours", SEATS * COLOUR_COUNT, "how many cards of each colour every seat has laid", MOST_LAID),
    ("unseen", CARD_COUNT, "how many of each card are in places that are not known", MOST_COPIES),
    ("hand_sizes", SEATS, "cards in each hand, 30 at the most", SIZE_LIMIT),
    ("pile_sizes", PILES, "cards in each pile, 30 at the most", SIZE_LIMIT),
    ("deck_size", 1, "cards in the deck", DECK_SIZE),
    ("last_chance", 1, "1 while a last chance is pending"),
    ("caller", SEATS, "one-hot: who called"),
    ("safe", SEATS, "1 for each seat whose cards are revealed"),
    ("totals", SEATS, "points of finished rounds, 127 at the most", MAX_FEATURE),
    ("goal", 1, "the points that end the game, 127 at the most", MAX_FEATURE),
    ("seat", SEATS, "one-hot: the number of the own seat, as decisions name seats"),
    # What was chosen before.
    ("draws", SEATS, "how often each seat drew from the deck in this round", MOST_TURNS),
    ("takes", SEATS, "how often each seat took the top card of a pile in this round", MOST_TURNS),
    ("sources", SEATS * (len(SOURCES) - 1), "one-hot for each seat: its last card is from the deck, pile 1, pile 2"),
    ("discard_kinds", SEATS * KIND_COUNT, "one-hot for each seat: the kind of its last discard in this round"),
    ("discard_colours", SEATS * COLOUR_COUNT, "one-hot for each seat: the colour of its last discard in this round"),
    ("stops", SEATS, "how many rounds each seat ended by STOP, 10 at the most", CALLS_LIMIT),
    ("bets_won", SEATS, "how often each seat won its LAST CHANCE, 10 at the most", CALLS_LIMIT),
    ("bets_lost", SEATS, "how often each seat lost its LAST CHANCE, 10 at the most", CALLS_LIMIT),
    # What it is worth. Rivals are reckoned by the cards that are known, laid and in hand.
    ("points", 1, "the own card points, a first card laid included, 40 at the most", POINTS_LIMIT),
    ("bonus", 1, "the own colour bonus", MOST_OF_COLOUR),
    ("known_points", RIVAL_COUNT, "card points of each rival's known cards, 40 at the most", POINTS_LIMIT),
    ("known_bonus", RIVAL_COUNT, "colour bonus of each rival's known cards", MOST_OF_COLOUR),
    ("to_goal", SEATS, "points that each seat still needs to reach the goal, 127 at the most", MAX_FEATURE),
    ("leads", RIVAL_COUNT, "own total less each rival's, at most 60 either way", -LEAD_LIMIT),
    ("leads_now", RIVAL_COUNT, "the same with the points of this round, as if it were stopped now", -LEAD_LIMIT),
    # What decisions would do.
    (
        "kind_gains",
        KIND_COUNT,
        "own card points gained by one more card of each kind; 10: the fourth mermaid",
        WINNING_GAIN,
    ),
    ("colour_gains", COLOUR_COUNT, "1 for each colour in which one more card would score with the own mermaids"),
    ("bonus_gains", COLOUR_COUNT, "1 for each colour in which one more card would raise the own colour bonus"),
    ("top_gains", PILES, "own card points gained by the top card of each pile", WINNING_GAIN),
    ("top_bonus_gains", PILES, "1 for each pile whose top card would raise the own colour bonus"),
    (
        "top_rival_gains",
        PILES,
        "draw, keep and discard: card points that the tops would gain the next seat",
        WINNING_GAIN,
    ),
    ("deck_gains", 5, "draw: how many unseen cards would gain 0, 1, 2, 3, or more own card points", DECK_SIZE),
    ("card_gains", CARD_COUNT, "keep and pick: own card points gained by each card that may be chosen", WINNING_GAIN),
    ("card_bonus_gains", CARD_COUNT, "keep and pick: 1 where the card would raise the own colour bonus"),
    ("gifts", CARD_COUNT, "keep: card points that the other card would gain the next seat", WINNING_GAIN),
    ("search_gains", PILES, "holding two crabs, or search: the most that a card of each pile would gain", WINNING_GAIN),
    (
        "rob_gains",
        RIVAL_COUNT,
        "rob: own card points gained by a random card of each rival, in tenths",
        TENTHS * WINNING_GAIN,
    ),
    ("rob_losses", RIVAL_COUNT, "rob: card points that each rival would lose by it, in tenths", TENTHS * WINNING_GAIN),
    ("may_call", 1, "play: 1 if STOP and LAST CHANCE may be called"),
    (
        "call_leads",
        CALL_ENDINGS * RIVAL_COUNT,
        "then: leads after STOP, a LAST CHANCE won, and one lost",
        -LEAD_LIMIT,
    ),
    ("call_wins", CALL_ENDINGS, "then: 1 if that would end the game with nobody ahead"),
    (
        "bet_margin",
        1,
        "last chance: own card points less the caller's; the caller's less the best rival's",
        -MARGIN_LIMIT,
    ),
    ("bet_lost", 1, "last chance: 1 if somebody has more card points than the caller"),
)
PIECES = LAYOUT.pieces
FEATURE_COUNT = LAYOUT.size

AT_PLAYERS, AT_PHASE, AT_TURN, AT_HAND = LAYOUT.at("players", "phase", "turn", "hand")
AT_DRAWN, AT_FIRST, AT_TOPS, AT_PILES = LAYOUT.at("drawn", "first", "pile_tops", "pile_cards")
AT_MISSING, AT_SEARCHED, AT_KNOWN = LAYOUT.at("pile_missing", "searched", "known_hands")
AT_KINDS, AT_COLOURS, AT_UNSEEN = LAYOUT.at("laid_kinds", "laid_colours", "unseen")
AT_HAND_SIZES, AT_PILE_SIZES, AT_DECK = LAYOUT.at("hand_sizes", "pile_sizes", "deck_size")
AT_LAST_CHANCE, AT_CALLER, AT_SAFE, AT_TOTALS = LAYOUT.at("last_chance", "caller", "safe", "totals")
AT_GOAL, AT_SEAT = LAYOUT.at("goal", "seat")

AT_DRAWS, AT_TAKES, AT_SOURCES = LAYOUT.at("draws", "takes", "sources")
AT_DISCARD_KINDS, AT_DISCARD_COLOURS = LAYOUT.at("discard_kinds", "discard_colours")
AT_STOPS, AT_BETS_WON, AT_BETS_LOST = LAYOUT.at("stops", "bets_won", "bets_lost")

AT_POINTS, AT_BONUS, AT_KNOWN_POINTS, AT_KNOWN_BONUS = LAYOUT.at("points", "bonus", "known_points", "known_bonus")
AT_TO_GOAL, AT_LEADS, AT_LEADS_NOW = LAYOUT.at("to_goal", "leads", "leads_now")
AT_KIND_GAINS, AT_COLOUR_GAINS, AT_BONUS_GAINS = LAYOUT.at("kind_gains", "colour_gains", "bonus_gains")
AT_TOP_GAINS, AT_TOP_BONUS, AT_TOP_RIVAL = LAYOUT.at("top_gains", "top_bonus_gains", "top_rival_gains")
AT_DECK_GAINS, AT_CARD_GAINS, AT_CARD_BONUS = LAYOUT.at("deck_gains", "card_gains", "card_bonus_gains")
AT_GIFTS, AT_SEARCH_GAINS, AT_ROB_GAINS, AT_ROB_LOSSES = LAYOUT.at("gifts", "search_gains", "rob_gains", "rob_losses")
AT_MAY_CALL, AT_CALL_LEADS, AT_CALL_WINS = LAYOUT.at("may_call", "call_leads", "call_wins")
AT_BET_MARGIN, AT_BET_LOST = LAYOUT.at("bet_margin", "bet_lost")
