"""How a bot weighs a duel of Dolores: what cards are worth, what gestures bring, and which of them to expect.

A display is worth its points (DOL-7) and what it may become. A duel is thought through: in turns each side answers best
what the other has done so far, and how often a gesture came up is how likely it is. Words count as far as they were
kept: a word of honour pulls the belief towards what was said, that of a liar away from it.
Worths are hundredths of a point.
"""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.compiled import lookup, rule
from seachest.rules.dolores.cards import (
    BET,
    BOTTLE_COUNT,
    BOTTLE_SHIFT,
    CONVOY,
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
from seachest.rules.dolores.scoring import points_of, set_value
from seachest.rules.dolores.state import (
    DEALER,
    FIGHT,
    FIRST,
    GESTURES,
    LEFT,
    NONE,
    PEACE,
    PLACE_COUNT,
    SIDE_PLACES,
    State,
)
from seachest.rules.game import NOBODY

Pair = tuple[int, int]
"""What something brings to a duellist, and to the other."""
Three = tuple[int, int, int]
"""A number for each gesture."""
Stakes = tuple[Three, Three, Three]
"""For each gesture of the other, what each own gesture is worth."""

POINT = 100
PERCENT = 100
LITTLE = -(10**9)

GROWTH = 60  # what a card's value is worth beside points, while the game is young
TOP_GROWTH = 40  # what it is worth more in the richest sort
YOUNG = 64  # cards in the pile of a young game
UNSEEN_CARD = 100  # a card under a lantern
BOTTLE_WORTH = {
    LANTERN: 80,
    LOOKOUT: 150,
    SWELL: 100,
    WHIRLPOOL: 80,
    CONVOY: 100,
    TWO_HANDS: 250,
    VOID: 200,
    BET: 250,
    THEFT_BOTTLE: 400,
    SUNRISE_BOTTLE: 0,
}

UNSEEN = 1 << EVERY_CARD.bit_length()
"""An unseen card, as a heap counts it here: above the bottles."""
EXTRAS_WORTH = lookup(
    sum(worth for bottle, worth in BOTTLE_WORTH.items() if extras >> bottle & 1)
    + UNSEEN_CARD * (extras >> BOTTLE_COUNT)
    for extras in range((PLACE_COUNT + 1) << BOTTLE_COUNT)
)
"""What lies beside the goods of a heap: its bottles and unseen cards."""

HURT = lookup([0, 0, 100, 50, 33])
HURT_BY_THE_BEST = lookup([0, 0, 100, 80, 65])
"""By the number of players, what the gain of another costs, in percent; and that of the strongest other."""

ROUNDS = 24  # in which a duel is thought through
CREDIT = 64  # that of somebody who always keeps their word
HONESTY = 60  # what a kept word is worth later
HONOUR = lookup(
    CREDIT * HONESTY * (word == gesture) for word in range(NONE, len(GESTURES)) for gesture in range(len(GESTURES))
)
"""For a word and a gesture, at `3 * (word + 1) + gesture`: the worth of doing as one said."""
TALLIED = ROUNDS * CREDIT  # all gestures of a tally together
TALLY_BITS = 16
TALLY_MASK = (1 << TALLY_BITS) - 1


# --- What cards are worth ------------------------------------------------------------------------------------------


@rule
def worth(v: State, heap: int) -> int:
    """What a display is worth now (DOL-7) and may become."""
    highest, tops, lowest, bottoms, total = 0, 0, 0, 0, 0
    for sort in range(SORT_COUNT):
        value = set_value(heap, sort, v.singles)
        if value == 0:
            continue
        total += value
        if value > highest:
            highest, tops = value, 1
        elif value == highest:
            tops += 1
        if value < lowest or lowest == 0:
            lowest, bottoms = value, 1
        elif value == lowest:
            bottoms += 1
    growth = (GROWTH * total + TOP_GROWTH * highest) * v.pile_size // YOUNG
    return POINT * (highest * tops + lowest * bottoms) + growth + EXTRAS_WORTH[heap >> BOTTLE_SHIFT]


@rule
def gain(v: State, seat: int, cards: int) -> int:
    """How much better a display gets by a heap of cards."""
    return worth(v, v.display[seat] + cards) - worth(v, v.display[seat])


@rule
def points(v: State, seat: int) -> int:
    """What a seat would score now."""
    return points_of(v.display[seat], v.singles)


@rule
def strongest_but(v: State, seat: int) -> int:
    """The other with the most points."""
    best, most = NOBODY, -1
    for other in range(v.players):
        if other != seat:
            theirs = points(v, other)
            if theirs > most:
                best, most = other, theirs
    return best


@rule
def hurt(v: State, seat: int, other: int) -> int:
    """What the gain of another costs a seat, in percent of it."""
    if v.players == 2 or strongest_but(v, seat) == other:
        return HURT_BY_THE_BEST[v.players]
    return HURT[v.players]


@rule
def all_of_sort(v: State, seat: int, sort: int) -> int:
    """The heap of a seat's goods of one sort."""
    return of_sort(v.display[seat], sort) << SORT_BITS * sort


@rule
def cheapest_sort(v: State, seat: int) -> int:
    """DOL-4.6: the sort that is best to lose; NONE without goods."""
    cheapest, most = NONE, LITTLE
    for sort in range(SORT_COUNT):
        goods = all_of_sort(v, seat, sort)
        if goods:
            rest = worth(v, v.display[seat] - goods)
            if rest > most:
                cheapest, most = sort, rest
    return cheapest


@rule
def gain_by_drop(v: State, seat: int) -> int:
    """DOL-4.6: what the loss of a sort brings; mostly less than nothing."""
    sort = cheapest_sort(v, seat)
    return 0 if sort == NONE else gain(v, seat, -all_of_sort(v, seat, sort))


# --- What gestures bring -------------------------------------------------------------------------------------------


@rule
def card_at(v: State, place: int) -> int:
    """The card at a place of the duel as a heap; 0 where none lies."""
    card = v.duel[place]
    if card == NO_CARD:
        return 0
    return UNSEEN if card == UNKNOWN else UNIT_OF[card]


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
    return cards_of(v, LEFT) + cards_of(v, DEALER)


@rule
def leftovers(v: State, side: int, gesture: int, place: int) -> int:
    """DOL-4.4, 4.5: what the other, on that side, takes after the card at a place was picked."""
    if gesture == FIGHT:
        return all_cards(v) - card_at(v, place)
    heap = cards_of(v, side)
    return heap - card_at(v, place) if place // SIDE_PLACES == side else heap


@rule
def best_pick(v: State, seat: int, other: int, gesture: int) -> int:
    """The card to pick first: good for the seat, with little left for the other; NONE where none lies."""
    best, most = NONE, LITTLE
    cost = hurt(v, seat, other)
    side = side_of(v, other)
    for place in range(PLACE_COUNT):
        card = card_at(v, place)
        if card:
            left = worth(v, v.display[other] + leftovers(v, side, gesture, place))
            value = PERCENT * worth(v, v.display[seat] + card) - cost * left
            if value > most:
                best, most = place, value
    return best


@rule
def gains_of_first(v: State, seat: int, other: int, gesture: int) -> Pair:
    """DOL-4.4, 4.5: what being first brings against peace or fight."""
    place = best_pick(v, seat, other, gesture)
    if place == NONE:
        return 0, 0
    return gain(v, seat, card_at(v, place)), gain(v, other, leftovers(v, side_of(v, other), gesture, place))


@rule
def gains(v: State, seat: int, other: int, own: int, theirs: int) -> Pair:
    """DOL-4: what two gestures bring to a duellist and to the other."""
    if own == FIRST and theirs == FIRST:
        return gain_by_drop(v, seat), gain_by_drop(v, other)
    if own == FIRST:
        return gains_of_first(v, seat, other, theirs)
    if theirs == FIRST:
        for_other, for_seat = gains_of_first(v, other, seat, own)
        return for_seat, for_other
    if own == FIGHT:
        return gain(v, seat, all_cards(v)) if theirs == PEACE else 0, 0
    if theirs == FIGHT:
        return 0, gain(v, other, all_cards(v))
    return gain(v, seat, cards_of(v, side_of(v, seat))), gain(v, other, cards_of(v, side_of(v, other)))


@rule
def balance(own: int, theirs: int, cost: int) -> int:
    """A gain, less what that of the other costs."""
    return own - theirs * cost // PERCENT


@rule
def answers(v: State, seat: int, other: int, theirs: int) -> tuple[Pair, Pair, Pair]:
    """What each own gesture brings against one of the other."""
    return (
        gains(v, seat, other, PEACE, theirs),
        gains(v, seat, other, FIGHT, theirs),
        gains(v, seat, other, FIRST, theirs),
    )


@rule
def weighed(p: Pair, f: Pair, t: Pair, cost: int) -> Three:
    """What three gestures of the first of each pair are worth to it."""
    return balance(p[0], p[1], cost), balance(f[0], f[1], cost), balance(t[0], t[1], cost)


@rule
def weighed_by_other(p: Pair, f: Pair, t: Pair, cost: int) -> Three:
    """What three gestures of the second of each pair are worth to it."""
    return balance(p[1], p[0], cost), balance(f[1], f[0], cost), balance(t[1], t[0], cost)


@rule
def stakes(v: State, seat: int, other: int) -> tuple[Stakes, Stakes]:
    """What every pair of gestures is worth to a duellist, and to the other."""
    p, f, t = answers(v, seat, other, PEACE), answers(v, seat, other, FIGHT), answers(v, seat, other, FIRST)
    cost, theirs = hurt(v, seat, other), hurt(v, other, seat)
    return (
        (weighed(p[0], p[1], p[2], cost), weighed(f[0], f[1], f[2], cost), weighed(t[0], t[1], t[2], cost)),
        (
            weighed_by_other(p[0], f[0], t[0], theirs),
            weighed_by_other(p[1], f[1], t[1], theirs),
            weighed_by_other(p[2], f[2], t[2], theirs),
        ),
    )


# --- Which gestures to expect --------------------------------------------------------------------------------------


@rule
def credit(v: State, seat: int) -> int:
    """DOL-9.1: how far a seat is believed: above 0 if it keeps its word, below if it breaks it, 0 while unknown."""
    kept, broken = v.kept[seat], v.broken[seat]
    return CREDIT * (kept - broken) // (kept + broken + 2)


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
        sums[0] + (CREDIT - trust) * shown[0] + trust * meant[0] + HONOUR[at],
        sums[1] + (CREDIT - trust) * shown[1] + trust * meant[1] + HONOUR[at + 1],
        sums[2] + (CREDIT - trust) * shown[2] + trust * meant[2] + HONOUR[at + 2],
    )


@rule
def at_first(table: Stakes) -> Three:
    """What the gestures bring while nothing is known of the other: once against each."""
    p, f, t = table[PEACE], table[FIGHT], table[FIRST]
    return CREDIT * (p[0] + f[0] + t[0]), CREDIT * (p[1] + f[1] + t[1]), CREDIT * (p[2] + f[2] + t[2])


@rule
def think(mine: Stakes, theirs: Stakes, word: int, trust: int, their_word: int, their_trust: int) -> Pair:
    """Thinks a duel through; returns the tallies of both sides: how often each gesture came up.

    `word` is the own announcement or NONE, `trust` what the other side gives for it. The own tally tells what to show,
    that of the other what to expect.
    """
    if word == NONE:
        trust = 0
    if their_word == NONE:
        their_trust = 0
    tally, their_tally = 0, 0
    sums, their_sums = at_first(mine), at_first(theirs)
    for _ in range(ROUNDS):
        reply = best_of(sums)
        meant = expected_of(reply, sums, word, trust)
        tally += tallied(reply, CREDIT)
        their_sums = summed(their_sums, theirs[reply], theirs[meant], abs(trust), their_word)
        reply = best_of(their_sums)
        meant = expected_of(reply, their_sums, their_word, their_trust)
        their_tally += tallied(reply, CREDIT - abs(their_trust)) + tallied(meant, abs(their_trust))
        sums = summed(sums, mine[reply], mine[meant], abs(their_trust), word)
    return tally, their_tally


@rule
def tallied(gesture: int, count: int) -> int:
    """A gesture, so many times, as a tally counts it."""
    return count << TALLY_BITS * gesture


@rule
def times(tally: int, gesture: int) -> int:
    """How often a gesture came up in a tally."""
    return (tally >> TALLY_BITS * gesture) & TALLY_MASK


@rule
def value_against(mine: Stakes, gesture: int, their_tally: int) -> int:
    """What a gesture is worth against a tally of the other's."""
    value = 0
    for theirs in range(len(GESTURES)):
        value += times(their_tally, theirs) * mine[theirs][gesture]
    return value // TALLIED


@rule
def value_of(mine: Stakes, tally: int, their_tally: int) -> int:
    """What a duel is worth when both sides show their gestures as often as the tallies say."""
    value = 0
    for gesture in range(len(GESTURES)):
        value += times(tally, gesture) * value_against(mine, gesture, their_tally)
    return value // TALLIED
