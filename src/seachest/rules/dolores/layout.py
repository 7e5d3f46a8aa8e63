"""The observation of Dolores: its named pieces with the bounds of their numbers, and where they begin."""

from seachest.rules.dolores.cards import BOTTLE_COUNT, CARD_COUNT, COPIES, COPIES_OF_VALUES, GOODS_COUNT, SORT_COUNT
from seachest.rules.dolores.consequences import MAX_GAIN, OUTCOME_COUNT, ConsequencePlaces
from seachest.rules.dolores.state import (
    BETS,
    GESTURE_COUNT,
    MAX_PROMISES,
    MAX_SHOWN,
    PHASES,
    PILE_LIMIT,
    PLACE_COUNT,
    REMEMBERED_GESTURES,
    SEATS,
    SHOWINGS,
    SIDE_PLACES,
    SIDES,
    SUNRISES,
    WINDOWS,
)
from seachest.rules.pieces import MAX_FEATURE, Layout

SHOWING_COUNT = len(SHOWINGS)
SIDE_COUNT = len(SIDES)
COVERED_CARD = CARD_COUNT
"""After the cards of a place of the duel: its card lies face down and is not known."""
PLACE_SIZE = CARD_COUNT + 1
MOST_COPIES = max(COPIES)
MAX_SET_VALUE = sum(value * copies for value, copies in COPIES_OF_VALUES.items())

LAYOUT = Layout(
    ("players", SEATS - 1, "one-hot: 2, 3 or 4 players"),
    ("options", 3, "1 for each that is on: bottles, singles, talk"),
    ("phase", len(PHASES), "one-hot: theft, loot, window, talk, gesture, count, give, grab, pick, drop, over"),
    ("window", len(WINDOWS) - 1, "one-hot: before, laid-out, shown; the open one, or that after the lookout question"),
    ("lookout", 1, "1 while lookout's owner is asked"),
    ("pending", SEATS, "1 for each seat that may decide now, the seat itself first, here and below"),
    ("dealer", SEATS, "one-hot: the dealer"),
    ("goods", SEATS * GOODS_COUNT, "how many of each goods card lie in each display", MOST_COPIES),
    ("sets", SEATS * SORT_COUNT, "what the goods of each sort are worth in each display", MAX_SET_VALUE),
    ("bottles", SEATS * BOTTLE_COUNT, "the bottles in each display"),
    ("points", SEATS, "what each display is worth now, 127 at the most", MAX_FEATURE),
    ("leads", SEATS - 1, "how many points the seat is ahead of each rival, 60 at the most", -MAX_GAIN),
    (
        "duel",
        PLACE_COUNT * PLACE_SIZE,
        "one-hot for each place, near-1 to near-3, then far-1 to far-3: its card, or the last if covered; near is the "
        "own side, or left of the dealer for one who is not in the duel",
    ),
    ("side_size", 1, "cards laid before each duellist: 0, 2 or 3", SIDE_PLACES),
    ("gestures", SIDE_COUNT * SHOWING_COUNT, "one-hot for near and far: what they show, or chose as far as known"),
    ("two_hands", SEATS, "one-hot: who shows two gestures"),
    ("bettor", SEATS, "one-hot: who bets"),
    ("bet", len(BETS), "one-hot: the bet as far as known"),
    ("dropped", SIDE_COUNT * SORT_COUNT, "one-hot for near and far: the sort chosen as far as known"),
    ("given", PLACE_COUNT, "1 for each place given by whirlpool's user, near ones first"),
    ("thief", SEATS, "one-hot: who must use theft"),
    ("victim", SEATS, "one-hot: who is being looted"),
    ("announced", SEATS * GESTURE_COUNT, "one-hot for each seat: its last announcement in this duel"),
    ("promised", SIDE_COUNT * GESTURE_COUNT, "one-hot for near and far: announced before the gestures shown"),
    ("repeated", 1, "1 while a duel is held again after void"),
    ("kept", SEATS, "how often each seat kept its announcement", MAX_PROMISES),
    ("broken", SEATS, "how often each seat broke it", MAX_PROMISES),
    ("gesture_counts", SEATS * GESTURE_COUNT, "how often each seat has shown each gesture in duels so far", MAX_SHOWN),
    (
        "last_gestures",
        SEATS * REMEMBERED_GESTURES * GESTURE_COUNT,
        "one-hot for each of the last three gestures of each seat, the newest first",
    ),
    ("lantern", SEATS, "one-hot: who sees the covered duel"),
    ("seer", SEATS, "one-hot: who used the lantern, now or earlier"),
    ("discard", CARD_COUNT, "how many of each card were discarded as far as known", MOST_COPIES),
    ("buried", 1, "how many cards were discarded face down", PLACE_COUNT),
    ("unseen", CARD_COUNT, "how many of each card are in places that are not known", MOST_COPIES),
    ("pile_size", 1, "cards in the pile", PILE_LIMIT),
    ("sunrise", len(SUNRISES), "one-hot: low in the pile, anywhere in it, drawn, ignored"),
    ("sunrise_places", PLACE_COUNT, "1 for each covered place where sunrise may lie, near ones first"),
    ("seat", SEATS, "one-hot: the number of the own seat, as decisions name seats"),
    (
        "outcomes",
        2 * OUTCOME_COUNT,
        "before the gestures are settled: what each pair of gestures (peace-peace, peace-fight, …, the near one first) "
        "would do to the points of the near duellist and the far one, with the best picks and drops",
        -MAX_GAIN,
    ),
    ("gains", 2 * PLACE_COUNT, "then, too: what the card of each place is worth to near and far", -MAX_GAIN),
    (
        "picks",
        2 * PLACE_COUNT,
        "in phases pick and grab: what the seat gains by each place, and what the other duellist gains after the pick",
        -MAX_GAIN,
    ),
    ("drops", 2 * SORT_COUNT, "in phase drop: what losing each sort does to the points of near and far", -MAX_GAIN),
    ("robberies", SEATS - 1, "in phase theft: the best that robbing each rival does for the own lead", -MAX_GAIN),
    (
        "loot",
        2 * GOODS_COUNT,
        "in phase loot: what each goods card of the victim does to the own points, then to the victim's",
        -MAX_GAIN,
    ),
)
PIECES = LAYOUT.pieces
FEATURE_COUNT = LAYOUT.size

(AT_SEAT,) = LAYOUT.at("seat")
AT_PLAYERS, AT_OPTIONS, AT_PHASE, AT_WINDOW = LAYOUT.at("players", "options", "phase", "window")
AT_LOOKOUT, AT_PENDING, AT_DEALER = LAYOUT.at("lookout", "pending", "dealer")
AT_GOODS, AT_SETS, AT_BOTTLES, AT_POINTS, AT_LEADS = LAYOUT.at("goods", "sets", "bottles", "points", "leads")
AT_DUEL, AT_SIDE_SIZE, AT_GESTURES = LAYOUT.at("duel", "side_size", "gestures")
AT_TWO_HANDS, AT_BETTOR, AT_BET, AT_DROPPED = LAYOUT.at("two_hands", "bettor", "bet", "dropped")
AT_GIVEN, AT_THIEF, AT_VICTIM = LAYOUT.at("given", "thief", "victim")
AT_ANNOUNCED, AT_PROMISED, AT_KEPT, AT_BROKEN = LAYOUT.at("announced", "promised", "kept", "broken")
AT_COUNTS, AT_LAST = LAYOUT.at("gesture_counts", "last_gestures")
(AT_REPEATED,) = LAYOUT.at("repeated")
AT_LANTERN, AT_SEER, AT_DISCARD, AT_BURIED = LAYOUT.at("lantern", "seer", "discard", "buried")
AT_UNSEEN, AT_PILE, AT_SUNRISE, AT_SUNRISE_PLACES = LAYOUT.at("unseen", "pile_size", "sunrise", "sunrise_places")
CONSEQUENCES = ConsequencePlaces(*LAYOUT.at("outcomes", "gains", "picks", "drops", "robberies", "loot"))
