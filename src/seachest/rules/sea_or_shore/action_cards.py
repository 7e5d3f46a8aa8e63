"""The four actions of the action cards (SOS-8), each with what may be chosen and what it does."""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import below
from seachest.rules.compiled import entry, lookup, nth, rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.cards import colour_of, number_of
from seachest.rules.sea_or_shore.memory import (
    all_see_gain,
    all_see_loss,
    one_inspects,
    others_lose_order,
    others_lose_track,
    two_see_return,
    two_see_theft,
)
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS
from seachest.rules.sea_or_shore.state import (
    DISCARD,
    FETCH,
    FLEECE,
    FLEECED_PLUS_CARDS,
    INSPECT,
    MAX_INSPECTED,
    MAX_SWAPPED,
    NO_ACTION,
    ORDER,
    ORDERS,
    RETURN,
    SWAP,
    State,
)
from seachest.rules.sea_or_shore.tricks import gain_plus
from seachest.rules.seats import seat_after
from seachest.rules.types import Card, Seat

FIRST_ORDER = lookup([0, 0, 1, 3])
"""Where the orders of 1, 2 or 3 treasures begin in ORDERS."""

ORDER_COUNT = lookup([0, 1, 2, 6])
"""In how many orders 0 to 3 treasures can lie."""

ORDER_DIGIT = lookup(int(order[i]) if i < len(order) else 0 for order in ORDERS for i in range(MAX_INSPECTED))

# --- Whose action comes next (SOS-5.5) -------------------------------------------------------------------------------


@rule
def run_actions(s: State, first: int) -> bool:
    """SOS-5.5: runs the actions clockwise from the starter, beginning with the place `first`.

    Returns False if a seat has to decide something, else True.
    """
    for i in range(first, s.players):
        seat = seat_after(s, s.starter, i)
        action = s.due[seat]
        if action != NO_ACTION:
            s.due[seat] = NO_ACTION
            s.turn = seat
            if needs_decision(s, seat, action):
                return False
    return True


@rule
def needs_decision(s: State, seat: Seat, action: int) -> bool:
    """Begins an action, and returns whether the seat has to decide something (SOS-8.5)."""
    if action == 1:
        return begin_fleece(s, seat)
    if action == 2:
        s.phase = SWAP
        return s.hand_size[seat] > 0
    if action == 3:
        return begin_inspect(s, seat)
    s.phase = FETCH
    return s.hand_size[seat] > 0


@rule
def possible_victims(s: State, seat: Seat) -> int:
    """SOS-8.1, 8.2: the seats from whom plus cards or islands may be taken, a bit for each."""
    seats = 0
    for victim in range(s.players):
        if s.phase == FLEECE:
            possible = may_fleece(s, seat, victim)
        else:
            possible = victim != seat and s.hand_size[victim] > 0
        seats |= possible << victim
    return seats


# --- Action 1: two plus cards from another (SOS-8.1) -----------------------------------------------------------------


@entry
def may_fleece(s: State, seat: Seat, victim: Seat) -> bool:
    """SOS-8.1: whether a seat is another one that has at least two plus cards."""
    return victim != seat and s.plus[victim] >= FLEECED_PLUS_CARDS


@rule
def begin_fleece(s: State, seat: Seat) -> bool:
    """SOS-8.1: takes two plus cards from the only seat that has them, or from the supply.

    Returns whether the seat has to choose among several.
    """
    count = 0
    victim = NOBODY
    for other in range(s.players):
        if may_fleece(s, seat, other):
            count += 1
            victim = other
    if count == 0:
        gain_plus(s, seat, FLEECED_PLUS_CARDS)
    elif count == 1:
        fleece(s, seat, victim)
    s.phase = FLEECE
    return count > 1


@rule
def fleece(s: State, seat: Seat, victim: Seat) -> None:
    """SOS-8.1: two plus cards change hands."""
    s.plus[victim] -= FLEECED_PLUS_CARDS
    s.plus[seat] += FLEECED_PLUS_CARDS


# --- Action 2: a swap of islands (SOS-8.2) ---------------------------------------------------------------------------


@rule
def act_swap(s: State, seat: Seat, victim: Seat) -> None:
    """SOS-8.2: takes random cards out of the hand of the chosen seat."""
    others_lose_track(s, seat, victim)
    s.aim = victim
    s.owed = min(MAX_SWAPPED, s.hand_size[victim])
    for _ in range(s.owed):
        card = nth(s.hand[victim], below(s, s.hand_size[victim]))
        move_card(s, victim, seat, card)
        two_see_theft(s, seat, victim, card)
    s.phase = RETURN


@rule
def move_card(s: State, giver: Seat, receiver: Seat, card: Card) -> None:
    """An island goes from one hand into another."""
    s.hand[giver] &= ~(1 << card)
    s.hand_size[giver] -= 1
    s.hand[receiver] |= 1 << card
    s.hand_size[receiver] += 1


@rule
def act_return(s: State, seat: Seat, card: Card) -> None:
    """SOS-8.2: any card of the own hand goes back."""
    move_card(s, seat, s.aim, card)
    two_see_return(s, seat, s.aim, card)
    s.owed -= 1
    if s.owed == 0:
        s.aim = NOBODY


# --- Action 3: a look into a pile (SOS-8.3) --------------------------------------------------------------------------


@entry
def is_last_trick(s: State) -> bool:
    """Whether the trick on the table is the last of the round (SOS-6.5); asked when all have played."""
    return s.hand_size[s.turn] == 0


@rule
def begin_inspect(s: State, seat: Seat) -> bool:
    """SOS-8.3: lets the seat choose a pile if there are two, and look at the only one otherwise.

    Returns False if there is nothing to look at: in the last trick, or with empty piles.
    """
    if is_last_trick(s) or s.pile_size[0] + s.pile_size[1] == 0:
        return False
    if s.players == JOINING_PLAYERS:
        inspect(s, seat, 0)
    else:
        s.phase = INSPECT
    return True


@entry
def inspected_cards(s: State, pile: int) -> int:
    """SOS-8.3: how many treasures of a pile are looked at: three, or as many as there are."""
    return min(MAX_INSPECTED, s.pile_size[pile])


@entry
def inspected_places(s: State, pile: int) -> int:
    """SOS-8.3: a bit for each place of the pile that is looked at."""
    count = inspected_cards(s, pile)
    return ((1 << count) - 1) << (s.pile_size[pile] - count)


@entry
def inspect(s: State, seat: Seat, pile: int) -> None:
    """SOS-8.3: the seat looks at the top of a pile."""
    s.inspected = pile
    one_inspects(s, seat, pile, inspected_places(s, pile))
    s.phase = ORDER


@rule
def act_order(s: State, seat: Seat, order: int) -> None:
    """SOS-8.3: puts the treasures back; the digits of an order name them by their old places, from the new top down."""
    pile = s.inspected
    count = inspected_cards(s, pile)
    top = s.pile_size[pile] - 1
    first, second, third = s.pile[pile, top], NO_CARD, NO_CARD
    if count > 1:
        second = s.pile[pile, top - 1]
    if count > MAX_INSPECTED - 1:
        third = s.pile[pile, top - 2]
    for i in range(count):
        digit = ORDER_DIGIT[order * MAX_INSPECTED + i]
        s.pile[pile, top - i] = first if digit == 1 else second if digit == 2 else third
    if count > 1:
        others_lose_order(s, seat, pile, inspected_places(s, pile))
    s.inspected = NOBODY


# --- Action 4: an island out of the trick (SOS-8.4) ------------------------------------------------------------------


@rule
def act_fetch(s: State, seat: Seat, card: Card) -> None:
    """SOS-8.4: an island of the trick goes into the hand, for all to see."""
    for other in range(s.players):
        if s.number[other] == number_of(card) and s.colour[other] == colour_of(card):
            s.number[other] = NO_CARD
            s.colour[other] = NO_CARD
    s.hand[seat] |= 1 << card
    s.hand_size[seat] += 1
    all_see_gain(s, seat, card)
    s.phase = DISCARD


@rule
def act_discard(s: State, seat: Seat, card: Card) -> None:
    """SOS-8.4: an island of the hand leaves the round, face up."""
    s.hand[seat] &= ~(1 << card)
    s.hand_size[seat] -= 1
    s.gone |= 1 << card
    all_see_loss(s, seat, card)
