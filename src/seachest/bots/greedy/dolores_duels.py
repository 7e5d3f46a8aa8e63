"""How a bot weighs a duel of Dolores: what cards are worth, what gestures bring, and which of them to expect.

A display is worth its points (DOL-7) and what it may become. A duel is thought through: in turns each side answers best
what the other has done so far, and how often a gesture came up is how likely it is. Words count as far as they were
kept: a word of honour pulls the belief towards what was said, that of a liar away from it.
Worths are hundredths of a point.
"""

from seachest.bots.greedy.units import POINT
from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.chance import PERCENT
from seachest.rules.compiled import bits, lookup, lowest, rule
from seachest.rules.dolores.cards import (
    BET,
    BOTTLE_COUNT,
    BOTTLE_SHIFT,
    CONVOY,
    COPIES_OF_VALUES,
    EVERY_CARD,
    LANTERN,
    LOOKOUT,
    SORT_BITS,
    SORT_COUNT,
    SUNRISE_BOTTLE,
    SWELL,
    THEFT_BOTTLE,
    TWO_HANDS,
    UNIT_OF,
    VOID,
    WHIRLPOOL,
    of_sort,
)
from seachest.rules.dolores.moving import side_of
from seachest.rules.dolores.scoring import CARDS_IN, VALUE_OF, points_of
from seachest.rules.dolores.state import (
    DEALER_SIDE,
    FIGHT,
    FIRST,
    GESTURES,
    LEFT_SIDE,
    NO_CHOICE,
    PEACE,
    PLACE_COUNT,
    SIDE_PLACES,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat

ValuePair = tuple[int, int]
"""Something of a duellist, and of the other."""
Three = tuple[int, int, int]
"""A number for each gesture."""
Stakes = tuple[Three, Three, Three]
"""For each gesture of the other, what each own gesture is worth."""

LOWEST_VALUE = -(10**9)

VALUE_GROWTH_WORTH = 35  # what each value of goods is worth beside points, by the sets it may become part of
FULL_POINT_WEIGHT = 48  # cards in the pile of a game so young that points tell next to nothing
MIN_POINT_WEIGHT = 6  # what they tell then; FULL_POINT_WEIGHT when the pile is empty
UNSEEN_CARD = 50  # a card under a lantern
BOTTLE_WORTH = {
    LANTERN: 40,
    LOOKOUT: 75,
    SWELL: 50,
    WHIRLPOOL: 40,
    CONVOY: 50,
    TWO_HANDS: 125,
    VOID: 100,
    BET: 125,
    THEFT_BOTTLE: 200,
    SUNRISE_BOTTLE: 0,
}

UNSEEN_HEAP = 1 << EVERY_CARD.bit_length()
"""An unseen card, as a heap counts it here: above the bottles."""
EXTRAS_WORTH = lookup(
    sum(worth for bottle, worth in BOTTLE_WORTH.items() if extras >> bottle & 1)
    + UNSEEN_CARD * (extras >> BOTTLE_COUNT)
    for extras in range((PLACE_COUNT + 1) << BOTTLE_COUNT)
)
"""What lies beside the goods of a heap: its bottles and unseen cards."""

SET_COUNT_BITS = SORT_COUNT.bit_length()
VALUE_BITS = sum(value * copies for value, copies in COPIES_OF_VALUES.items()).bit_length()
TOTAL_SHIFT = SET_COUNT_BITS * (1 << VALUE_BITS)
SET_COUNTS_MASK = (1 << TOTAL_SHIFT) - 1
SETS_OF = lookup(
    (CARDS_IN[goods] + singles > 1) * (1 << SET_COUNT_BITS * VALUE_OF[goods]) + (VALUE_OF[goods] << TOTAL_SHIFT)
    for singles in (False, True)
    for goods in range(1 << SORT_BITS)
)
"""For the goods of a sort, without and then with lone cards as sets (DOL-7.3): their set in a tally of sets.

A tally counts for each value how many sets have it, and above that what all goods are worth together."""

LOSS_PERCENT = lookup([0, 0, 100, 50, 33])
LOSS_PERCENT_OF_LEADER = lookup([0, 0, 100, 80, 65])
"""By the number of players, what the gain of another costs, in percent; and that of the strongest other."""

DUEL_ROUNDS = 12  # in which a duel is thought through
FULL_TRUST = 64  # that of somebody who always keeps their word
KEPT_WORD_WORTH = 30  # what a kept word is worth later
KEPT_WORD_BONUS = lookup(
    FULL_TRUST * KEPT_WORD_WORTH * (word == gesture)
    for word in range(NO_CHOICE, len(GESTURES))
    for gesture in range(len(GESTURES))
)
"""For a word and a gesture, at `3 * (word + 1) + gesture`: the worth of doing as one said."""
FULL_TALLY = DUEL_ROUNDS * FULL_TRUST  # all gestures of a tally together
GESTURE_TALLY_BITS = 16
GESTURE_TALLY_MASK = (1 << GESTURE_TALLY_BITS) - 1


# --- What cards are worth ------------------------------------------------------------------------------------------


@rule
def highest_bit(x: int) -> int:
    """The place of the highest bit that is set; x must not be 0."""
    for shift in (1, 2, 4, 8, 16, 32):
        x |= x >> shift
    return bits(x) - 1


@rule
def set_of(v: State, heap: int, sort: int) -> int:
    """The set of one sort as a tally of sets."""
    return SETS_OF[v.singles << SORT_BITS | of_sort(heap, sort)]


@rule
def sets_of(v: State, heap: int) -> int:
    """The tally of all sets in a heap."""
    sets = 0
    for sort in range(SORT_COUNT):
        sets += set_of(v, heap, sort)
    return sets


@rule
def how_many_sets(sets: int, value: int) -> int:
    """How many sets of a value a tally of sets counts."""
    return (sets >> SET_COUNT_BITS * value) & ((1 << SET_COUNT_BITS) - 1)


@rule
def worth_of_sets(v: State, sets: int) -> int:
    """What sets score (DOL-7.3, 7.4), the more the nearer the end, and what they may become."""
    growth, counts = VALUE_GROWTH_WORTH * (sets >> TOTAL_SHIFT), sets & SET_COUNTS_MASK
    if counts == 0:
        return growth
    highest, least = highest_bit(counts) // SET_COUNT_BITS, lowest(counts) // SET_COUNT_BITS
    score = highest * how_many_sets(counts, highest) + least * how_many_sets(counts, least)
    return growth + POINT * score * max(FULL_POINT_WEIGHT - v.pile_size, MIN_POINT_WEIGHT) // FULL_POINT_WEIGHT


@rule
def worth(v: State, heap: int) -> int:
    """What a display is worth."""
    return worth_of_sets(v, sets_of(v, heap)) + EXTRAS_WORTH[heap >> BOTTLE_SHIFT]


@rule
def gain(v: State, seat: Seat, cards: int) -> int:
    """How much better a display gets by a heap of cards."""
    return worth(v, v.display[seat] + cards) - worth(v, v.display[seat])


@rule
def points(v: State, seat: Seat) -> int:
    """What a seat would score now."""
    return points_of(v.display[seat], v.singles)


@rule
def strongest_but(v: State, seat: Seat) -> Seat:
    """The other with the most points."""
    best, most = NOBODY, -1
    for other in range(v.players):
        if other != seat:
            theirs = points(v, other)
            if theirs > most:
                best, most = other, theirs
    return best


@rule
def hurt(v: State, seat: Seat, other: Seat) -> int:
    """What the gain of another costs a seat, in percent of it."""
    if v.players == 2 or strongest_but(v, seat) == other:
        return LOSS_PERCENT_OF_LEADER[v.players]
    return LOSS_PERCENT[v.players]


@rule
def best_drop(v: State, seat: Seat) -> int:
    """DOL-4.6: the sort that is best to lose; NONE without goods."""
    best, most = NO_CHOICE, LOWEST_VALUE
    sets = sets_of(v, v.display[seat])
    for sort in range(SORT_COUNT):
        if of_sort(v.display[seat], sort):
            rest = worth_of_sets(v, sets - set_of(v, v.display[seat], sort))
            if rest > most:
                best, most = sort, rest
    return best


@rule
def after_drop(v: State, seat: Seat) -> int:
    """DOL-4.6: what a display is worth without the sort that is best to lose."""
    sort = best_drop(v, seat)
    return worth(v, v.display[seat] if sort == NO_CHOICE else without_sort(v.display[seat], sort))


@rule
def without_sort(heap: int, sort: int) -> int:
    """A heap without its goods of one sort."""
    return heap - (of_sort(heap, sort) << SORT_BITS * sort)


# --- What gestures bring -------------------------------------------------------------------------------------------


@rule
def card_at(v: State, place: int) -> int:
    """The card at a place of the duel as a heap; 0 if none lies."""
    card = v.duel[place]
    if card == NO_CARD:
        return 0
    return UNSEEN_HEAP if card == UNKNOWN else UNIT_OF[card]


@rule
def cards_of(v: State, side: int) -> int:
    """The heap that lies on a side of the duel."""
    heap = 0
    for place in range(side * SIDE_PLACES, (side + 1) * SIDE_PLACES):
        heap += card_at(v, place)
    return heap


@rule
def all_cards(v: State) -> int:
    """The heap of the whole duel."""
    return cards_of(v, LEFT_SIDE) + cards_of(v, DEALER_SIDE)


@rule
def leftovers(v: State, side: int, gesture: int, place: int) -> int:
    """DOL-4.4, 4.5: what the other, on that side, takes after the card at a place was picked."""
    if gesture == FIGHT:
        return all_cards(v) - card_at(v, place)
    heap = cards_of(v, side)
    return heap - card_at(v, place) if place // SIDE_PLACES == side else heap


@rule
def best_picks(v: State, seat: Seat, other: Seat) -> ValuePair:
    """The places to pick first from, against peace and against fight; NONE where no card lies.

    The card should be good for the seat, and leave little for the other.
    """
    best_at_peace, most_at_peace, best_in_fight, most_in_fight = NO_CHOICE, LOWEST_VALUE, NO_CHOICE, LOWEST_VALUE
    cost, side = hurt(v, seat, other), side_of(v, other)
    for place in range(PLACE_COUNT):
        card = card_at(v, place)
        if card:
            own = PERCENT * worth(v, v.display[seat] + card)
            at_peace = own - cost * worth(v, v.display[other] + leftovers(v, side, PEACE, place))
            if at_peace > most_at_peace:
                best_at_peace, most_at_peace = place, at_peace
            in_fight = own - cost * worth(v, v.display[other] + leftovers(v, side, FIGHT, place))
            if in_fight > most_in_fight:
                best_in_fight, most_in_fight = place, in_fight
    return best_at_peace, best_in_fight


@rule
def after_pick(v: State, seat: Seat, other: Seat, gesture: int, place: int) -> ValuePair:
    """What the displays are worth after the seat was first, and picked from a place."""
    if place == NO_CHOICE:
        return worth(v, v.display[seat]), worth(v, v.display[other])
    left = leftovers(v, side_of(v, other), gesture, place)
    return worth(v, v.display[seat] + card_at(v, place)), worth(v, v.display[other] + left)


@rule
def turned(pair: ValuePair) -> ValuePair:
    """A pair as the other side sees it."""
    return pair[1], pair[0]


@rule
def balance(before: ValuePair, after: ValuePair, cost: int) -> int:
    """What the first of two gains, less what the gain of the second costs."""
    return after[0] - before[0] - (after[1] - before[1]) * cost // PERCENT


@rule
def weighed(before: ValuePair, p: ValuePair, f: ValuePair, t: ValuePair, cost: int) -> Three:
    """What three ends are worth to the first of each pair."""
    return balance(before, p, cost), balance(before, f, cost), balance(before, t, cost)


@rule
def stakes(v: State, seat: Seat, other: Seat) -> tuple[Stakes, Stakes]:
    """DOL-4: what every pair of gestures is worth to a duellist, and to the other."""
    own, theirs = v.display[seat], v.display[other]
    before = worth(v, own), worth(v, theirs)
    shared = worth(v, own + cards_of(v, side_of(v, seat))), worth(v, theirs + cards_of(v, side_of(v, other)))
    won = worth(v, own + all_cards(v)), before[1]
    lost = before[0], worth(v, theirs + all_cards(v))
    at_peace, in_fight = best_picks(v, seat, other)
    first_at_peace = after_pick(v, seat, other, PEACE, at_peace)
    first_in_fight = after_pick(v, seat, other, FIGHT, in_fight)
    at_peace, in_fight = best_picks(v, other, seat)
    second_at_peace = turned(after_pick(v, other, seat, PEACE, at_peace))
    second_in_fight = turned(after_pick(v, other, seat, FIGHT, in_fight))
    dropped = after_drop(v, seat), after_drop(v, other)
    cost = hurt(v, seat, other)
    mine = (
        weighed(before, shared, won, first_at_peace, cost),
        weighed(before, lost, before, first_in_fight, cost),
        weighed(before, second_at_peace, second_in_fight, dropped, cost),
    )
    cost, before = hurt(v, other, seat), turned(before)
    return mine, (
        weighed(before, turned(shared), turned(lost), turned(second_at_peace), cost),
        weighed(before, turned(won), before, turned(second_in_fight), cost),
        weighed(before, turned(first_at_peace), turned(first_in_fight), turned(dropped), cost),
    )


# --- Which gestures to expect --------------------------------------------------------------------------------------


@rule
def credit(v: State, seat: Seat) -> int:
    """DOL-9.1: how far a seat is believed: above 0 if it keeps its word, below if it breaks it, 0 while unknown."""
    kept, broken = v.kept[seat], v.broken[seat]
    return FULL_TRUST * (kept - broken) // (kept + broken + 2)


@rule
def best_of(values: Three) -> int:
    """The gesture with the highest value."""
    if values[FIGHT] >= values[PEACE]:
        return FIGHT if values[FIGHT] >= values[FIRST] else FIRST
    return PEACE if values[PEACE] >= values[FIRST] else FIRST


@rule
def best_but(values: Three, gesture: int) -> int:
    """The gesture with the highest value but one."""
    if gesture == PEACE:
        return FIGHT if values[FIGHT] >= values[FIRST] else FIRST
    if gesture == FIGHT:
        return PEACE if values[PEACE] >= values[FIRST] else FIRST
    return FIGHT if values[FIGHT] >= values[PEACE] else PEACE


@rule
def expected_of(reply: int, values: Three, word: int, trust: int) -> int:
    """What the other side expects instead of a reply, by the word that was given and the trust in it."""
    if trust > 0:
        return word
    return best_but(values, word) if trust < 0 and reply == word else reply


@rule
def summed(sums: Three, shown: Three, meant: Three, trust: int, word: int) -> Three:
    """What the own gestures have brought, after one more of the other: as shown, or with some trust as meant."""
    at = 3 * (word + 1)
    return (
        sums[0] + (FULL_TRUST - trust) * shown[0] + trust * meant[0] + KEPT_WORD_BONUS[at],
        sums[1] + (FULL_TRUST - trust) * shown[1] + trust * meant[1] + KEPT_WORD_BONUS[at + 1],
        sums[2] + (FULL_TRUST - trust) * shown[2] + trust * meant[2] + KEPT_WORD_BONUS[at + 2],
    )


@rule
def at_first(table: Stakes) -> Three:
    """What the gestures bring while nothing is known of the other: once against each."""
    p, f, t = table[PEACE], table[FIGHT], table[FIRST]
    return FULL_TRUST * (p[0] + f[0] + t[0]), FULL_TRUST * (p[1] + f[1] + t[1]), FULL_TRUST * (p[2] + f[2] + t[2])


@rule
def think(mine: Stakes, theirs: Stakes, word: int, trust: int, their_word: int, their_trust: int) -> ValuePair:
    """Thinks a duel through; returns the tallies of both sides: how often each gesture came up.

    `word` is the own announcement or NO_CHOICE, `trust` what the other side gives for it. The own tally tells what to
    show, that of the other what to expect.
    """
    if word == NO_CHOICE:
        trust = 0
    if their_word == NO_CHOICE:
        their_trust = 0
    tally, their_tally = 0, 0
    sums, their_sums = at_first(mine), at_first(theirs)
    for _ in range(DUEL_ROUNDS):
        reply = best_of(sums)
        meant = expected_of(reply, sums, word, trust)
        tally += tallied(reply, FULL_TRUST)
        their_sums = summed(their_sums, theirs[reply], theirs[meant], abs(trust), their_word)
        reply = best_of(their_sums)
        meant = expected_of(reply, their_sums, their_word, their_trust)
        their_tally += tallied(reply, FULL_TRUST - abs(their_trust)) + tallied(meant, abs(their_trust))
        sums = summed(sums, mine[reply], mine[meant], abs(their_trust), word)
    return tally, their_tally


@rule
def tallied(gesture: int, count: int) -> int:
    """A gesture, counted `count` times in a tally."""
    return count << GESTURE_TALLY_BITS * gesture


@rule
def times(tally: int, gesture: int) -> int:
    """How often a gesture came up in a tally."""
    return (tally >> GESTURE_TALLY_BITS * gesture) & GESTURE_TALLY_MASK


@rule
def value_against(mine: Stakes, gesture: int, their_tally: int) -> int:
    """What a gesture is worth against a tally of the other's."""
    value = 0
    for theirs in range(len(GESTURES)):
        value += times(their_tally, theirs) * mine[theirs][gesture]
    return value // FULL_TALLY


@rule
def value_of(mine: Stakes, tally: int, their_tally: int) -> int:
    """What a duel is worth when both sides show their gestures as often as the tallies say."""
    value = 0
    for gesture in range(len(GESTURES)):
        value += times(tally, gesture) * value_against(mine, gesture, their_tally)
    return value // FULL_TALLY
