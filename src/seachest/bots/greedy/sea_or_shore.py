"""What the greedy bot decides in Sea or Shore; `sea_or_shore_worth` tells what each choice is worth."""

from seachest.bots.greedy.sea_or_shore_worth import (
    LOWEST_WORTH,
    best_plus,
    cards_of,
    promise,
    standing,
    unseen_cards,
    weights,
    worth_of_open,
    worth_of_robbery,
)
from seachest.rules.chance import PERCENT, dice_below
from seachest.rules.compiled import Cells, entry, is_offered, lowest, rule
from seachest.rules.sea_or_shore.action_cards import FIRST_ORDER, ORDER_COUNT, ORDER_DIGIT, inspected_cards
from seachest.rules.sea_or_shore.cards import (
    CARDS_OF_COLOUR,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    PAIR_COLOURS,
    colour_of,
    number_of,
    treasure_colour,
    treasure_value,
)
from seachest.rules.sea_or_shore.state import (
    ACT_CARD,
    ACT_DISCARD,
    ACT_FETCH,
    ACT_FLEECE,
    ACT_INSPECT,
    ACT_ORDER,
    ACT_PASS,
    ACT_PLUS,
    ACT_RETURN,
    ACT_ROB,
    ACT_SHOW,
    ACT_SWAP,
    ACT_TAKE,
    CARD,
    COLOUR_HALF,
    DISCARD,
    FETCH,
    FLEECE,
    INSPECT,
    MAX_INSPECTED,
    NUMBER_HALF,
    ORDER,
    PASS,
    PILE_COUNT,
    PLUS,
    RETURN,
    SHOW,
    SWAP,
    State,
)
from seachest.rules.sea_or_shore.tricks import fetchable, highest, is_open
from seachest.rules.types import Action, Card, Seat

# Percent: how often the number is shown. A shown colour keeps others off it; yet if the number showed only where no
# treasure is at stake, it would tell just that.
SHOW_NUMBER_PERCENT_FOR_TREASURE, SHOW_NUMBER_PERCENT = 15, 25


# --- Decisions -----------------------------------------------------------------------------------------------------


@rule
def choose_pass(v: State, seat: Seat, mask: Cells) -> Action:
    """SOS-2.7: of the colours held most, the one whose highest card is lowest."""
    best, least = -1, HIGHEST_NUMBER + 1
    for colour in range(COLOUR_COUNT):
        if is_offered(mask, ACT_PASS + colour):
            number = number_of(highest(v.hand[seat], colour))
            if number < least:
                best, least = colour, number
    return ACT_PASS + best


@rule
def choose_card(v: State, seat: Seat) -> Action:
    """The island that brings most, with the plus cards that are best for it."""
    unseen, liked = unseen_cards(v, seat), cards_of(v.lay_open)
    totals = weights(v, seat, unseen, liked)
    best, most = -1, LOWEST_WORTH
    left = v.hand[seat]
    while left:
        card = lowest(left)
        left &= left - 1
        _, worth = best_plus(v, seat, card, unseen, liked, totals)
        if worth > most:
            best, most = card, worth
    return ACT_CARD + best


@rule
def choose_show(v: State, dice: Cells) -> Action:
    """Rather the colour, but never for certain."""
    chance = SHOW_NUMBER_PERCENT_FOR_TREASURE if is_open(v, colour_of(v.chosen)) else SHOW_NUMBER_PERCENT
    half = NUMBER_HALF if dice_below(dice, PERCENT) < chance else COLOUR_HALF
    return ACT_SHOW + half - COLOUR_HALF


@rule
def choose_plus(v: State, seat: Seat) -> Action:
    """As many as are best for the chosen card."""
    unseen, liked = unseen_cards(v, seat), cards_of(v.lay_open)
    plus, _ = best_plus(v, seat, v.chosen, unseen, liked, weights(v, seat, unseen, liked))
    return ACT_PLUS + plus


@rule
def choose_take(v: State, seat: Seat, mask: Cells) -> Action:
    """The treasure, or a robbery that is worth more; of equal ones the victim who is further ahead."""
    best, most, ahead = ACT_TAKE, worth_of_open(v, v.colour[seat]), LOWEST_WORTH
    for victim in range(v.players):
        if is_offered(mask, ACT_ROB + victim):
            worth, points = worth_of_robbery(v, victim), standing(v, seat, victim)
            if worth > most or (worth == most and points > ahead):
                best, most, ahead = ACT_ROB + victim, worth, points
    return best


@rule
def choose_leader(v: State, seat: Seat, mask: Cells, first: int) -> Action:
    """SOS-8.1, 8.2: of those who may be chosen the one who is furthest ahead."""
    best, most = -1, LOWEST_WORTH
    for victim in range(v.players):
        if is_offered(mask, first + victim) and standing(v, seat, victim) > most:
            best, most = victim, standing(v, seat, victim)
    return first + best


@rule
def weakest(v: State, seat: Seat) -> Card:
    """The own island that promises least."""
    unseen = unseen_cards(v, seat)
    best, least = -1, -LOWEST_WORTH
    left = v.hand[seat]
    while left:
        card = lowest(left)
        left &= left - 1
        worth = promise(v, card, unseen)
        if worth < least:
            best, least = card, worth
    return best


@rule
def choose_fetch(v: State, seat: Seat) -> Action:
    """SOS-8.4: the island of the trick that promises most."""
    unseen = unseen_cards(v, seat)
    best, most = -1, LOWEST_WORTH
    left = fetchable(v)
    while left:
        card = lowest(left)
        left &= left - 1
        worth = promise(v, card, unseen)
        if worth > most:
            best, most = card, worth
    return ACT_FETCH + best


@rule
def strength(v: State, seat: Seat, colour: int, unseen: int) -> int:
    """The most that an own island of a colour promises; 0 without one."""
    held = v.hand[seat] & CARDS_OF_COLOUR[colour]
    return promise(v, highest(held, colour), unseen) if held else 0


@rule
def choose_inspect(v: State, seat: Seat, mask: Cells) -> Action:
    """SOS-8.3: the pile with the colours in which the own hand is stronger."""
    unseen = unseen_cards(v, seat)
    best, most = -1, LOWEST_WORTH
    for pile in range(PILE_COUNT):
        if is_offered(mask, ACT_INSPECT + pile):
            worth = 0
            for colour in range(COLOUR_COUNT):
                if PAIR_COLOURS[pile] >> colour & 1:
                    worth += strength(v, seat, colour, unseen)
            if worth > most:
                best, most = pile, worth
    return ACT_INSPECT + best


@rule
def wish(v: State, seat: Seat, treasure: int, unseen: int) -> int:
    """How much a seat would like a treasure to lie open: its value and the own strength in its colour."""
    return treasure_value(treasure) * strength(v, seat, treasure_colour(treasure), unseen)


@rule
def choose_order(v: State, seat: Seat) -> Action:
    """SOS-8.3: first the treasures that one may well win, the others below them."""
    unseen = unseen_cards(v, seat)
    count = inspected_cards(v, v.inspected)
    top = v.pile_size[v.inspected] - 1
    first = wish(v, seat, v.pile[v.inspected, top], unseen)
    second = wish(v, seat, v.pile[v.inspected, top - 1], unseen) if count > 1 else 0
    third = wish(v, seat, v.pile[v.inspected, top - 2], unseen) if count > MAX_INSPECTED - 1 else 0
    best, most = -1, LOWEST_WORTH
    for order in range(FIRST_ORDER[count], FIRST_ORDER[count] + ORDER_COUNT[count]):
        worth = 0
        for i in range(count):
            digit = ORDER_DIGIT[order * MAX_INSPECTED + i]
            worth += (count - i) * (first if digit == 1 else second if digit == 2 else third)
        if worth > most:
            best, most = order, worth
    return ACT_ORDER + best


@entry
def choose(v: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The decision of a seat, from its view and the mask of what is legal."""
    if v.phase == CARD:
        return choose_card(v, seat)
    if v.phase == SHOW:
        return choose_show(v, dice)
    if v.phase == PLUS:
        return choose_plus(v, seat)
    if v.phase == PASS:
        return choose_pass(v, seat, mask)
    if v.phase == FLEECE:
        return choose_leader(v, seat, mask, ACT_FLEECE)
    if v.phase == SWAP:
        return choose_leader(v, seat, mask, ACT_SWAP)
    if v.phase == RETURN:
        return ACT_RETURN + weakest(v, seat)
    if v.phase == INSPECT:
        return choose_inspect(v, seat, mask)
    if v.phase == ORDER:
        return choose_order(v, seat)
    if v.phase == FETCH:
        return choose_fetch(v, seat)
    if v.phase == DISCARD:
        return ACT_DISCARD + weakest(v, seat)
    return choose_take(v, seat, mask)
