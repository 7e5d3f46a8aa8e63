"""How an observation of Sea or Shore is laid out: its named pieces, and where each of them begins."""

from seachest.rules.chance import PERCENT
from seachest.rules.pieces import MAX_FEATURE, Layout
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    CARD_COUNT,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    HIGHEST_TREASURE,
    TREASURES_PER_COLOUR,
    VALUES_TAKEN_OUT,
)
from seachest.rules.sea_or_shore.state import (
    HALF_COUNT,
    HAND_SIZES,
    MAX_INSPECTED,
    MAX_PILE_SIZE,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MAX_SWAPPED,
    PHASES,
    PILE_COUNT,
    PLUS_CARD_COUNT,
)

ACTION_SIDE_COUNT = 2 * ACTION_CARD_COUNT
FEWEST_PLAYERS = 3
RIVAL_COUNT = MAX_PLAYERS - 1

MOST_LAID = HIGHEST_NUMBER - 1
"""Plus cards with one island, a 1 that becomes worth 12 (SOS-3.4)."""
MOST_TRICKS = max(HAND_SIZES.values())
"""Tricks in one round, and so treasures that one seat can win in it."""
MOST_ROUND_POINTS = MOST_TRICKS * HIGHEST_TREASURE + PLUS_CARD_COUNT // 2
MOST_TREASURE_SUM = sum(VALUES_TAKEN_OUT) + (TREASURES_PER_COLOUR - len(VALUES_TAKEN_OUT)) * HIGHEST_TREASURE
"""Of the treasures of one colour: the option `treasures` has each of the values that may be taken out (SOS-1.2)."""
MAX_LEAD = 60
MOST_COMPETING = COLOUR_COUNT // ACTION_CARD_COUNT * (HIGHEST_NUMBER - 1)
"""Islands that rank higher than one, or lower, among two joined colours (SOS-7.1)."""
TENTHS = 10

LAYOUT = Layout(
    ("players", MAX_PLAYERS - FEWEST_PLAYERS + 1, "one-hot: 3, 4 or 5 players"),
    ("last_round", 1, "1 in the last round"),
    (
        "phase",
        len(PHASES),
        "one-hot: what is to be decided, in the order of the decisions' table; last: the game is over",
    ),
    ("turn", MAX_PLAYERS, "one-hot: whose turn it is, the seat itself first; all zero while everybody passes"),
    ("place", MAX_PLAYERS, "one-hot: how many seats after the trick's starter the seat itself comes"),
    ("actions", ACTION_SIDE_COUNT, "which of the four actions lie face up"),
    ("hand", CARD_COUNT, "1 for each island in the own hand"),
    ("passed", CARD_COUNT, "one-hot: the island chosen to pass"),
    ("chosen", CARD_COUNT, "one-hot: the island being played"),
    ("half", HALF_COUNT, "one-hot: the half of it that will show, colour or number"),
    ("known_hands", RIVAL_COUNT * CARD_COUNT, "islands known to be in each rival's hand"),
    (
        "trick_colour",
        MAX_PLAYERS * COLOUR_COUNT,
        "one-hot: the colour of each seat's island in the trick, where it is seen",
    ),
    ("trick_number", MAX_PLAYERS * HIGHEST_NUMBER, "one-hot: its number, where it is seen"),
    ("trick_show", MAX_PLAYERS * HALF_COUNT, "one-hot: the half that shows, colour or number"),
    ("trick_plus", MAX_PLAYERS, "plus cards laid with it", MOST_LAID),
    ("gone", CARD_COUNT, "1 for each island that was played or discarded in this round"),
    ("unseen", CARD_COUNT, "1 for each island in a place that is not known"),
    ("open", COLOUR_COUNT, "1 for each colour that had a treasure face up when the trick began"),
    ("up", COLOUR_COUNT, "the value of the face-up treasure of each colour", HIGHEST_TREASURE),
    ("robbable", COLOUR_COUNT, "the best treasure of each colour on top of a rival's stack", HIGHEST_TREASURE),
    ("pile_sizes", PILE_COUNT, "face-down treasures in each pile", MAX_PILE_SIZE),
    (
        "pile_colours",
        PILE_COUNT * MAX_INSPECTED * COLOUR_COUNT,
        "one-hot: the colours of each pile's top three, where known",
    ),
    ("pile_values", PILE_COUNT * MAX_INSPECTED, "their values, where known", HIGHEST_TREASURE),
    (
        "unseen_treasures",
        COLOUR_COUNT,
        "face-down treasures of each colour whose place is not known",
        TREASURES_PER_COLOUR,
    ),
    ("unseen_values", COLOUR_COUNT, "what they are worth together", MOST_TREASURE_SUM),
    ("inspected", PILE_COUNT, "one-hot: the pile being looked at"),
    ("top_colours", MAX_PLAYERS * COLOUR_COUNT, "one-hot: the colour of the top treasure of each stack"),
    ("top_values", MAX_PLAYERS, "its value", HIGHEST_TREASURE),
    ("stack_sizes", MAX_PLAYERS, f"treasures in each stack, {MOST_TRICKS} at the most", MOST_TRICKS),
    (
        "points",
        MAX_PLAYERS,
        f"what the treasures and plus cards of each seat are worth now, {MOST_ROUND_POINTS} at the most",
        MOST_ROUND_POINTS,
    ),
    ("plus", MAX_PLAYERS, "plus cards of each seat", PLUS_CARD_COUNT),
    ("supply", 1, "plus cards in the supply", PLUS_CARD_COUNT),
    ("hand_sizes", MAX_PLAYERS, "islands in each hand", MOST_TRICKS - 1 + MAX_SWAPPED),
    ("due", MAX_PLAYERS * ACTION_SIDE_COUNT, "one-hot: the action that each seat still triggers in this trick"),
    ("aim", MAX_PLAYERS, "one-hot: whose cards were taken"),
    ("owed", 1, "how many of them are still to be given back", MAX_SWAPPED),
    ("totals", MAX_PLAYERS, f"points of finished rounds, {MAX_FEATURE} at the most", MAX_FEATURE),
    (
        "leads",
        RIVAL_COUNT,
        f"points that the seat is ahead of each rival in the game, with those of this round, {MAX_LEAD} at the most",
        -MAX_LEAD,
    ),
    (
        "played_colours",
        MAX_PLAYERS * COLOUR_COUNT,
        "islands of each colour that each seat has played in this round, in tricks that were uncovered",
        MOST_TRICKS,
    ),
    (
        "shown_halves",
        MAX_PLAYERS * HALF_COUNT,
        "how often each seat has shown the colour and the number in this game, in tricks that were uncovered",
        MAX_ROUNDS * MOST_TRICKS,
    ),
    (
        "last_colour",
        MAX_PLAYERS * COLOUR_COUNT,
        "one-hot: the colour of each seat's island in the trick that was uncovered last",
    ),
    ("last_number", MAX_PLAYERS, "its number", HIGHEST_NUMBER),
    ("last_plus", MAX_PLAYERS, "plus cards laid with it", MOST_LAID),
    (
        "pass_numbers",
        COLOUR_COUNT,
        "to pass: the number of the island that each colour would pass, 0 where it can't be chosen",
        HIGHEST_NUMBER,
    ),
    (
        "higher",
        CARD_COUNT,
        "to pass, play, fetch, give back or discard: for each island of the own hand (and of the trick, to fetch) how "
        "many compete with it that rivals may hold or have covered, and have a higher number",
        MOST_COMPETING,
    ),
    (
        "lower",
        CARD_COUNT,
        "as `higher`, but those with a lower number",
        MOST_COMPETING,
    ),
    (
        "wins",
        CARD_COUNT,
        "to play: in percent, how likely each island of the own hand ranks above all that lie there and compete",
        PERCENT,
    ),
    (
        "treasure_gains",
        CARD_COUNT,
        "to play: what each is likely to win of the face-up treasure then, in tenths of a point",
        HIGHEST_TREASURE * TENTHS,
    ),
    (
        "plus_gains",
        CARD_COUNT,
        "to play: how many plus cards each is likely to get, in tenths, as the lowest of those that lie there",
        MAX_PLAYERS * TENTHS,
    ),
    (
        "higher_by_plus",
        HIGHEST_NUMBER,
        "to show and to add plus cards: `higher` of the island being played with 0, 1, … plus cards",
        MOST_COMPETING,
    ),
    ("lower_by_plus", HIGHEST_NUMBER, "`lower` in the same way", MOST_COMPETING),
    ("wins_by_plus", HIGHEST_NUMBER, "`wins` in the same way", PERCENT),
    (
        "treasure_gains_by_plus",
        HIGHEST_NUMBER,
        "`treasure_gains` in the same way",
        HIGHEST_TREASURE * TENTHS,
    ),
    (
        "plus_gains_by_plus",
        HIGHEST_NUMBER,
        "`plus_gains` in the same way",
        MAX_PLAYERS * TENTHS,
    ),
    (
        "candidates",
        HALF_COUNT,
        "to show: for how many islands a spectator can take the one being played, showing its colour or its number",
        HIGHEST_NUMBER,
    ),
    (
        "spoils",
        MAX_PLAYERS,
        "to take or rob: the value of the treasure on the pile, then of what can be robbed from each rival",
        HIGHEST_TREASURE,
    ),
    ("seat", MAX_PLAYERS, "one-hot: the number of the own seat, as decisions name seats"),
)
PIECES = LAYOUT.pieces
FEATURE_COUNT = LAYOUT.size

(AT_SEAT,) = LAYOUT.at("seat")
AT_PLAYERS, AT_LAST, AT_PHASE, AT_TURN, AT_PLACE = LAYOUT.at("players", "last_round", "phase", "turn", "place")
AT_ACTIONS, AT_HAND, AT_PASSED, AT_CHOSEN, AT_HALF = LAYOUT.at("actions", "hand", "passed", "chosen", "half")
AT_KNOWN, AT_COLOUR, AT_NUMBER = LAYOUT.at("known_hands", "trick_colour", "trick_number")
AT_SHOW, AT_LAID, AT_GONE, AT_UNSEEN = LAYOUT.at("trick_show", "trick_plus", "gone", "unseen")
AT_OPEN, AT_UP, AT_ROBBABLE, AT_PILE_SIZES = LAYOUT.at("open", "up", "robbable", "pile_sizes")
AT_PILE_COLOURS, AT_PILE_VALUES, AT_INSPECTED = LAYOUT.at("pile_colours", "pile_values", "inspected")
AT_UNSEEN_TREASURES, AT_UNSEEN_VALUES = LAYOUT.at("unseen_treasures", "unseen_values")
AT_TOP_COLOURS, AT_TOP_VALUES, AT_STACKS = LAYOUT.at("top_colours", "top_values", "stack_sizes")
AT_POINTS, AT_PLUS, AT_SUPPLY, AT_HAND_SIZES = LAYOUT.at("points", "plus", "supply", "hand_sizes")
AT_DUE, AT_AIM, AT_OWED, AT_TOTALS, AT_LEADS = LAYOUT.at("due", "aim", "owed", "totals", "leads")
AT_PLAYED_COLOURS, AT_SHOWN_HALVES = LAYOUT.at("played_colours", "shown_halves")
AT_LAST_COLOUR, AT_LAST_NUMBER, AT_LAST_PLUS = LAYOUT.at("last_colour", "last_number", "last_plus")
AT_PASS_NUMBERS, AT_CANDIDATES, AT_SPOILS = LAYOUT.at("pass_numbers", "candidates", "spoils")
AT_HIGHER, AT_LOWER, AT_WINS = LAYOUT.at("higher", "lower", "wins")
AT_TREASURE_GAINS, AT_PLUS_GAINS = LAYOUT.at("treasure_gains", "plus_gains")
AT_HIGHER_BY_PLUS, AT_LOWER_BY_PLUS, AT_WINS_BY_PLUS = LAYOUT.at("higher_by_plus", "lower_by_plus", "wins_by_plus")
AT_TREASURE_GAINS_BY_PLUS, AT_PLUS_GAINS_BY_PLUS = LAYOUT.at("treasure_gains_by_plus", "plus_gains_by_plus")
