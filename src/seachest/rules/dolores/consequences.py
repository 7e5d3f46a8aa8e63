"""What a decision would do to the points of all concerned, as numbers for a neural net.

A net that only sees the cards has to learn the scoring (DOL-7) before it can weigh anything, and does not get far.
Here are differences of points, of the near duellist and the far one: what each pair of gestures brings, each card of
the duel, each sort lost, each card that a thief may take. Everything is read off what the seat sees.
"""

from typing import NamedTuple

from seachest.rules.compiled import Cells, lookup, rule, small_rule, writer
from seachest.rules.dolores.cards import (
    CARD_COUNT,
    GOODS_COUNT,
    SORT_COUNT,
    UNIT_OF,
    VALUE_COUNT,
    goods_in,
    how_many,
    of_sort,
)
from seachest.rules.dolores.moving import duellist
from seachest.rules.dolores.numbering import near_side, relative_place
from seachest.rules.dolores.scoring import points_of_tally, tally_of, tally_of_sort
from seachest.rules.dolores.state import (
    FIGHT,
    FIRST,
    GESTURE_COUNT,
    LEFT_SIDE,
    PEACE,
    PHASE_DROP,
    PHASE_GRAB,
    PHASE_LOOT,
    PHASE_OVER,
    PHASE_PICK,
    PHASE_THEFT,
    PLACE_COUNT,
    SIDE_PLACES,
    State,
)
from seachest.rules.dolores.view import is_covered
from seachest.rules.seats import seat_after
from seachest.rules.types import Card, Seat

MAX_GAIN = 60
"""Gains, losses and leads are cut off here."""
WORST_DIFFERENCE = -1000
"""Below any difference of points."""
NEAR_DUELLIST, FAR_DUELLIST = 0, 1
OUTCOME_COUNT = GESTURE_COUNT * GESTURE_COUNT
SORT_OF_CARD = lookup(card // VALUE_COUNT if card < GOODS_COUNT else -1 for card in range(CARD_COUNT))
"""The sort of each goods card; -1 for bottles."""
NO_SORT_OF_GOODS = -1


class ConsequencePlaces(NamedTuple):
    """Where in an observation each piece of the consequences begins."""

    outcomes: int
    gains: int
    picks: int
    drops: int
    robberies: int
    loot: int


@small_rule
def within(points: int) -> int:
    """A difference of points, cut off."""
    return min(max(points, -MAX_GAIN), MAX_GAIN)


@rule
def tally_with(heap: int, tally: int, card: Card, singles: int) -> int:
    """The tally of a heap of cards with one more card, given that of the heap."""
    sort = SORT_OF_CARD[card]
    if sort == NO_SORT_OF_GOODS:
        return tally
    return tally + tally_of_sort(heap + UNIT_OF[card], sort, singles) - tally_of_sort(heap, sort, singles)


@rule
def tally_without(heap: int, tally: int, card: Card, singles: int) -> int:
    """The tally of a heap of cards without one of its cards, given that of the heap."""
    sort = SORT_OF_CARD[card]
    if sort == NO_SORT_OF_GOODS:
        return tally
    return tally + tally_of_sort(heap - UNIT_OF[card], sort, singles) - tally_of_sort(heap, sort, singles)


@rule
def goods_on_side(s: State, side: int) -> int:
    """The heap of the goods that lie on one side of an open duel."""
    heap = 0
    for place in range(side * SIDE_PLACES, (side + 1) * SIDE_PLACES):
        if 0 <= s.duel[place] < GOODS_COUNT:
            heap += UNIT_OF[s.duel[place]]
    return heap


@writer
def add_outcomes(s: State, near: int, at: ConsequencePlaces, out: Cells) -> None:
    """What each pair of gestures would bring, the near duellist's first, and what each card is worth to both.

    A duellist who picks is taken to do what is best for the difference of points; one who drops, for the own points.
    """
    far, singles = 1 - near, s.singles
    mine, theirs = s.display[duellist(s, near)], s.display[duellist(s, far)]
    my_tally, their_tally = tally_of(mine, singles), tally_of(theirs, singles)
    my_points, their_points = points_of_tally(my_tally), points_of_tally(their_tally)
    near_goods, far_goods = goods_on_side(s, near), goods_on_side(s, far)
    # What each would own after taking the own side, or everything.
    my_side, their_side = mine + near_goods, theirs + far_goods
    my_all, their_all = my_side + far_goods, their_side + near_goods
    my_side_tally, their_side_tally = tally_of(my_side, singles), tally_of(their_side, singles)
    my_all_tally, their_all_tally = tally_of(my_all, singles), tally_of(their_all, singles)
    my_share, their_share = points_of_tally(my_side_tally) - my_points, points_of_tally(their_side_tally) - their_points
    put_outcome(out, at.outcomes, PEACE, PEACE, my_share, their_share)
    put_outcome(out, at.outcomes, FIGHT, PEACE, points_of_tally(my_all_tally) - my_points, 0)
    put_outcome(out, at.outcomes, PEACE, FIGHT, 0, points_of_tally(their_all_tally) - their_points)
    drops = best_drop(mine, my_tally, singles), best_drop(theirs, their_tally, singles)
    put_outcome(out, at.outcomes, FIRST, FIRST, drops[NEAR_DUELLIST], drops[FAR_DUELLIST])
    near_peace = near_fight = far_peace = far_fight = WORST_DIFFERENCE
    for place in range(PLACE_COUNT):
        card = s.duel[place]
        if card >= 0:
            my_gain = points_of_tally(tally_with(mine, my_tally, card, singles)) - my_points
            their_gain = points_of_tally(tally_with(theirs, their_tally, card, singles)) - their_points
            at_place = at.gains + 2 * (place if near == LEFT_SIDE else flipped(place))
            out[at_place + NEAR_DUELLIST] = within(my_gain)
            out[at_place + FAR_DUELLIST] = within(their_gain)
            my_rest = points_of_tally(tally_without(my_all, my_all_tally, card, singles)) - my_points
            their_rest = points_of_tally(tally_without(their_all, their_all_tally, card, singles)) - their_points
            my_left, their_left = my_share, their_share
            if place // SIDE_PLACES == near:
                my_left = points_of_tally(tally_without(my_side, my_side_tally, card, singles)) - my_points
            else:
                their_left = points_of_tally(tally_without(their_side, their_side_tally, card, singles)) - their_points
            if my_gain - their_left > near_peace:
                near_peace = my_gain - their_left
                put_outcome(out, at.outcomes, FIRST, PEACE, my_gain, their_left)
            if my_gain - their_rest > near_fight:
                near_fight = my_gain - their_rest
                put_outcome(out, at.outcomes, FIRST, FIGHT, my_gain, their_rest)
            if their_gain - my_left > far_peace:
                far_peace = their_gain - my_left
                put_outcome(out, at.outcomes, PEACE, FIRST, my_left, their_gain)
            if their_gain - my_rest > far_fight:
                far_fight = their_gain - my_rest
                put_outcome(out, at.outcomes, FIGHT, FIRST, my_rest, their_gain)


@small_rule
def flipped(place: int) -> int:
    """The place at the same spot on the other side of the duel."""
    return place + SIDE_PLACES if place < SIDE_PLACES else place - SIDE_PLACES


@rule
def best_drop(display: int, tally: int, singles: int) -> int:
    """DOL-4.6: what losing all goods of a sort does to the points of a display, at best."""
    if goods_in(display) == 0:
        return 0
    best = 0
    for sort in range(SORT_COUNT):
        if of_sort(display, sort):
            best = max(best, points_of_tally(tally - tally_of_sort(display, sort, singles)))
    return best - points_of_tally(tally)


@small_rule
def put_outcome(out: Cells, at: int, near_gesture: int, far_gesture: int, near_gain: int, far_gain: int) -> None:
    """Write what a pair of gestures brings to both."""
    place = at + 2 * (near_gesture * GESTURE_COUNT + far_gesture)
    out[place + NEAR_DUELLIST] = within(near_gain)
    out[place + FAR_DUELLIST] = within(far_gain)


@writer
def add_picks(s: State, seat: Seat, at: int, out: Cells) -> None:
    """What the one who picks or grabs gains by each card of the duel, and what the other duellist gains then."""
    singles, display = s.singles, s.display[seat]
    tally = tally_of(display, singles)
    points = points_of_tally(tally)
    other = 1 - near_side(s, seat)
    takes_all = s.gesture[other] != PEACE
    theirs = s.display[duellist(s, other)]
    their_points = points_of_tally(tally_of(theirs, singles))
    theirs += goods_on_side(s, other) + (goods_on_side(s, 1 - other) if takes_all else 0)
    their_tally = tally_of(theirs, singles)
    for place in range(PLACE_COUNT):
        card = s.duel[place]
        if card >= 0:
            at_place = at + 2 * relative_place(s, seat, place)
            out[at_place + NEAR_DUELLIST] = within(points_of_tally(tally_with(display, tally, card, singles)) - points)
            if s.phase == PHASE_PICK:
                is_theirs = takes_all or place // SIDE_PLACES == other
                left = tally_without(theirs, their_tally, card, singles) if is_theirs else their_tally
                out[at_place + FAR_DUELLIST] = within(points_of_tally(left) - their_points)


@writer
def add_drops(s: State, near: int, at: int, out: Cells) -> None:
    """What losing all goods of each sort would do to the points of both duellists."""
    for i in range(2):
        display = s.display[duellist(s, near if i == NEAR_DUELLIST else 1 - near)]
        tally = tally_of(display, s.singles)
        points = points_of_tally(tally)
        for sort in range(SORT_COUNT):
            if of_sort(display, sort):
                loss = points_of_tally(tally - tally_of_sort(display, sort, s.singles)) - points
                out[at + i * SORT_COUNT + sort] = within(loss)


@writer
def add_loot(s: State, thief: Seat, victim: Seat, at: int, out: Cells) -> int:
    """What each goods card of a victim would do to the points of thief and victim; return the best difference."""
    mine, theirs = s.display[thief], s.display[victim]
    my_tally, their_tally = tally_of(mine, s.singles), tally_of(theirs, s.singles)
    my_points, their_points = points_of_tally(my_tally), points_of_tally(their_tally)
    best = WORST_DIFFERENCE
    for card in range(GOODS_COUNT):
        if how_many(theirs, card):
            gain = points_of_tally(tally_with(mine, my_tally, card, s.singles)) - my_points
            loss = points_of_tally(tally_without(theirs, their_tally, card, s.singles)) - their_points
            best = max(best, gain - loss)
            if s.phase == PHASE_LOOT:
                out[at + card] = within(gain)
                out[at + GOODS_COUNT + card] = within(loss)
    return best


@writer
def add_robberies(s: State, thief: Seat, at: int, at_loot: int, out: Cells) -> None:
    """What robbing each rival would bring at best, the difference of points; and each card of the chosen victim."""
    if s.phase == PHASE_LOOT:
        add_loot(s, thief, s.victim, at_loot, out)
    elif s.phase == PHASE_THEFT and s.thief == thief:
        for place in range(1, s.players):
            victim = seat_after(s, thief, place)
            if goods_in(s.display[victim]):
                out[at + place - 1] = within(add_loot(s, thief, victim, at_loot, out))


assert PHASE_THEFT < PHASE_LOOT < PHASE_GRAB < PHASE_PICK < PHASE_DROP


@writer
def add_consequences(s: State, seat: Seat, at: ConsequencePlaces, out: Cells) -> None:
    """Write what decisions of this phase would do, as far as the seat sees the cards."""
    phase = s.phase
    if phase <= PHASE_LOOT:
        if seat >= 0 and s.thief == seat:
            add_robberies(s, seat, at.robberies, at.loot, out)
    elif phase == PHASE_DROP:
        add_drops(s, near_side(s, seat), at.drops, out)
    elif phase != PHASE_OVER and s.side_size > 0 and not is_covered(s, seat):
        if phase >= PHASE_GRAB:
            if seat >= 0:
                add_picks(s, seat, at.picks, out)
        else:
            add_outcomes(s, near_side(s, seat), at, out)
