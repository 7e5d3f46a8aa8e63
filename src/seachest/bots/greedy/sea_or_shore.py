"""Rules of thumb for Sea or Shore.

Before it plays, the bot weighs each of its cards with each number of plus cards: how likely it wins its colour, what
that brings, how many plus cards it gets as the lowest, what is laid for it, and what the card would be worth later.
How likely a rival competes and how high follows from what is seen: the half that shows, the plus cards laid, the cards
known to be in a hand, and how many of those not yet seen are higher. All rivals are taken to prefer the colours of
treasures, and otherwise to play at random.

It reads only what its seat may know, even where it is given more: roll-outs may hand it a guessed state as it is.
Worths are hundredths of a point, chances are parts of CERTAIN.
"""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import dice_below
from seachest.rules.compiled import Cells, bits, entry, is_offered, lookup, lowest, rule, small_rule
from seachest.rules.sea_or_shore.action_cards import FIRST_ORDER, ORDER_COUNT, ORDER_DIGIT, inspected_cards
from seachest.rules.sea_or_shore.cards import (
    ALL_CARDS,
    CARDS_OF_COLOUR,
    CARDS_OF_NUMBER,
    CARDS_UP_TO,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    PAIR_COLOURS,
    colour_of,
    number_of,
    pair_of,
    treasure_colour,
    treasure_value,
)
from seachest.rules.sea_or_shore.scoring import distance, plus_worth, rival_colours, treasures_worth
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
    FLEECED_PLUS_CARDS,
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

CERTAIN = 1 << 10
NOTHING = -1_000_000

POINT = 100
PLUS_AT_THE_END = POINT // 2  # SOS-9.1
PLUS_A_TRICK = 2  # what a plus card may do in each trick to come
PLUS_LAID = 30  # less than it is worth: what is laid deters others, and what is kept may be taken away
USUAL_TREASURE = 3 * POINT  # what a covered treasure of a stack is worth on average

# SOS-8: what an action brings while there are tricks to come; action 1 is counted in plus cards.
ACTION_WORTH = lookup([0, 0, 90, 50, 80])

# What a card may do later: little if many cards that are not yet seen beat it, unless it is low enough to come last.
# For 3, 4 and 5 players: with three a trick has one treasure only, and joined colours make it easy to come last.
MASTER = lookup([0, 0, 0, 150, 200, 200])
A_HIGHER_CARD = 25
SURE_LOSER = lookup([0, 0, 0, 60, 20, 20])
A_LOWER_CARD = 10

EAGERNESS = 5  # a rival plays a card of a treasure's colour so many times as likely as another
REACH = 2  # of so many plus cards a rival lays one
A_RIVAL = 15
"""Bits for each rival where small numbers of all of them are packed into one, in the order of the seats."""
RIVAL_MASK = (1 << A_RIVAL) - 1

# Percent: how often the number is shown. A shown colour keeps others off it; yet if the number showed only where no
# treasure is at stake, it would tell just that.
SHOWN_FOR_TREASURE, SHOWN_ELSE = 15, 25
PERCENT = 100


# --- What is known -------------------------------------------------------------------------------------------------


@rule
def unseen_cards(v: State, seat: int) -> int:
    """The islands that may be in any other hand, under any cover, or out of the round."""
    seen = v.gone | v.hand[seat]
    if v.in_trick == v.players:
        seen |= fetchable(v)
    for rival in range(v.players):
        if rival != seat:
            seen |= v.known[seat + 1, rival]
    return ALL_CARDS & ~seen


@small_rule
def above(number: int) -> int:
    """All islands with a higher number (which may be out of range)."""
    return ALL_CARDS & ~CARDS_UP_TO[min(max(number, 0), HIGHEST_NUMBER)]


@small_rule
def cards_of(colours: int) -> int:
    """The islands of a set of colours."""
    cards = 0
    for colour in range(COLOUR_COUNT):
        if colours >> colour & 1:
            cards |= CARDS_OF_COLOUR[colour]
    return cards


@small_rule
def holds_last_card(v: State, seat: int) -> bool:
    """Whether the seat is about to play the last card of the round."""
    return v.hand_size[seat] == 1


@rule
def standing(v: State, seat: int, other: int) -> int:
    """The points of a seat if the round ended now, the covered treasures of others guessed."""
    points = POINT * v.totals[other] + PLUS_AT_THE_END * v.plus[other]
    size = v.stack_size[other]
    if other == seat:
        points += POINT * treasures_worth(v, other)
    elif size > 0:
        points += POINT * treasure_value(v.stack[other, size - 1]) + USUAL_TREASURE * (size - 1)
    return points


# --- What things are worth -----------------------------------------------------------------------------------------


@small_rule
def worth_of_plus(v: State, seat: int) -> int:
    """What a plus card is worth to a seat: half a point, and what it may do in the tricks to come."""
    return PLUS_AT_THE_END + PLUS_A_TRICK * (v.hand_size[seat] - 1)


@small_rule
def cost_of_plus(v: State, seat: int, plus: int) -> int:
    """What it costs to lay so many plus cards; in the last trick an odd one is free (SOS-9.1)."""
    if holds_last_card(v, seat):
        return POINT * (plus_worth(v.plus[seat]) - plus_worth(v.plus[seat] - plus))
    return plus * PLUS_LAID


@small_rule
def promise(v: State, card: int, unseen: int) -> int:
    """What an island may do later, as a high card or as a low one."""
    rivals = unseen & CARDS_OF_COLOUR[colour_of(card)]
    higher = bits(rivals & above(number_of(card)))
    lower = bits(rivals) - higher
    return max(0, MASTER[v.players] - A_HIGHER_CARD * higher, SURE_LOSER[v.players] - A_LOWER_CARD * lower)


@rule
def worth_of_robbery(v: State, victim: int) -> int:
    """SOS-5.2: the top treasure of another stack; that one rival loses it counts the less the more rivals there are."""
    value = treasure_value(v.stack[victim, v.stack_size[victim] - 1])
    return value * (POINT + POINT // (v.players - 1))


@small_rule
def worth_of_open(v: State, colour: int) -> int:
    """The treasure of a colour that lies open; 0 if there is none."""
    for pile in range(PILE_COUNT):
        if v.up[pile] != NO_CARD and treasure_colour(v.up[pile]) == colour:
            return POINT * treasure_value(v.up[pile])
    return 0


@small_rule
def has_on_top(v: State, seat: int, colour: int) -> bool:
    """Whether a stack shows a treasure of that colour."""
    size = v.stack_size[seat]
    return size > 0 and treasure_colour(v.stack[seat, size - 1]) == colour


@small_rule
def prize(v: State, seat: int, colour: int) -> int:
    """What it brings to win a colour: its treasure (SOS-5.1), or its action (SOS-5.4)."""
    if is_open(v, colour):
        return worth_of_open(v, colour)
    action = v.side[pair_of(colour)]
    if action == 1:
        return FLEECED_PLUS_CARDS * worth_of_plus(v, seat)
    return 0 if holds_last_card(v, seat) else ACTION_WORTH[action]


# --- What rivals may do --------------------------------------------------------------------------------------------


@small_rule
def weighed(cards: int, known: int, unseen: int, unknown: int, liked: int) -> int:
    """How likely a rival plays one of a set of islands, as a weight.

    A known card is in that hand for certain, an unseen one is one of its `unknown` cards as likely as any other unseen
    one; those of `liked` colours are played more eagerly.
    """
    sure, possible = cards & known, cards & unseen
    weight = bits(unseen) * (bits(sure) + (EAGERNESS - 1) * bits(sure & liked))
    return weight + unknown * (bits(possible) + (EAGERNESS - 1) * bits(possible & liked))


@small_rule
def expected(v: State, seat: int, rival: int) -> tuple[int, int, int]:
    """The islands that a rival may play, how many of its cards are not known, and what it beats equal values by.

    Who has played ranks before the seat, who is still to play after it (SOS-4.2).
    """
    unknown = v.hand_size[rival] - bits(v.known[seat + 1, rival])
    if distance(v, rival) > distance(v, seat):
        return ALL_CARDS, unknown, v.plus[rival] // REACH
    if v.show[rival] == COLOUR_HALF:
        possible = CARDS_OF_COLOUR[v.colour[rival]] & CARDS_UP_TO[HIGHEST_NUMBER - v.laid[rival]]
    else:
        possible = CARDS_OF_NUMBER[v.number[rival]]
    return possible, unknown + 1, v.laid[rival] + 1


@rule
def weights(v: State, seat: int, unseen: int, liked: int) -> int:
    """All that each rival may play as a weight, packed."""
    packed, shift = 0, 0
    for rival in range(v.players):
        if rival != seat:
            possible, unknown, _ = expected(v, seat, rival)
            packed |= max(1, weighed(possible, v.known[seat + 1, rival], unseen, unknown, liked)) << shift
            shift += A_RIVAL
    return packed


@rule
def rivalry(v: State, seat: int, colours: int, unseen: int, liked: int, totals: int) -> int:
    """How likely each rival plays one of those colours, packed."""
    packed, shift = 0, 0
    for rival in range(v.players):
        if rival != seat:
            possible, unknown, _ = expected(v, seat, rival)
            weight = weighed(possible & colours, v.known[seat + 1, rival], unseen, unknown, liked)
            packed |= CERTAIN * weight // (totals >> shift & RIVAL_MASK) << shift
            shift += A_RIVAL
    return packed


@small_rule
def worth_of_play(v: State, seat: int, card: int, plus: int, unseen: int, liked: int, totals: int, rivals: int) -> int:
    """What it brings, all in all, to play an island with so many plus cards, given the weights and the rivalry."""
    colour = colour_of(card)
    colours = cards_of(rival_colours(v, colour))
    treasure = worth_of_open(v, colour)
    alone = winning = lowest_of_all = CERTAIN
    higher_ones = robbery = 0
    for rival in range(v.players):
        if rival != seat:
            possible, unknown, ahead = expected(v, seat, rival)
            competes = rivals & RIVAL_MASK
            higher = possible & colours & above(number_of(card) + plus - ahead)
            beats = CERTAIN * weighed(higher, v.known[seat + 1, rival], unseen, unknown, liked) // (totals & RIVAL_MASK)
            totals >>= A_RIVAL
            rivals >>= A_RIVAL
            lower = competes - beats
            alone = alone * (CERTAIN - competes) // CERTAIN
            winning = winning * (CERTAIN - beats) // CERTAIN
            lowest_of_all = lowest_of_all * (CERTAIN - lower) // CERTAIN
            higher_ones += CERTAIN * beats // max(1, CERTAIN - lower)
            if treasure and has_on_top(v, rival, colour):
                robbery += lower * max(0, worth_of_robbery(v, rival) - treasure) // CERTAIN
    plus_cards = lowest_of_all * (CERTAIN + higher_ones) // CERTAIN - alone
    worth = winning * (prize(v, seat, colour) + robbery) + plus_cards * worth_of_plus(v, seat)
    if treasure and has_on_top(v, seat, colour):
        # Whoever wins instead may rob it.
        worth -= (CERTAIN - winning) * POINT * treasure_value(v.stack[seat, v.stack_size[seat] - 1])
    return worth // CERTAIN - cost_of_plus(v, seat, plus) - promise(v, card, unseen)


@rule
def best_plus(v: State, seat: int, card: int, unseen: int, liked: int, totals: int) -> tuple[int, int]:
    """The number of plus cards that is best for an island, the fewest of equal ones; and what that brings."""
    rivals = rivalry(v, seat, cards_of(rival_colours(v, colour_of(card))), unseen, liked, totals)
    best, most = 0, NOTHING
    for plus in range(min(v.plus[seat], HIGHEST_NUMBER - number_of(card)) + 1):
        worth = worth_of_play(v, seat, card, plus, unseen, liked, totals, rivals)
        if worth > most:
            best, most = plus, worth
    return best, most


# --- Decisions -----------------------------------------------------------------------------------------------------


@rule
def choose_pass(v: State, seat: int, mask: Cells) -> int:
    """SOS-2.7: of the colours held most, the one whose highest card is lowest."""
    best, least = -1, HIGHEST_NUMBER + 1
    for colour in range(COLOUR_COUNT):
        if is_offered(mask, ACT_PASS + colour):
            number = number_of(highest(v.hand[seat], colour))
            if number < least:
                best, least = colour, number
    return ACT_PASS + best


@rule
def choose_card(v: State, seat: int) -> int:
    """The island that brings most, with the plus cards that are best for it."""
    unseen, liked = unseen_cards(v, seat), cards_of(v.lay_open)
    totals = weights(v, seat, unseen, liked)
    best, most = -1, NOTHING
    left = v.hand[seat]
    while left:
        card = lowest(left)
        left &= left - 1
        _, worth = best_plus(v, seat, card, unseen, liked, totals)
        if worth > most:
            best, most = card, worth
    return ACT_CARD + best


@rule
def choose_show(v: State, dice: Cells) -> int:
    """Rather the colour, but never for certain."""
    chance = SHOWN_FOR_TREASURE if is_open(v, colour_of(v.chosen)) else SHOWN_ELSE
    half = NUMBER_HALF if dice_below(dice, PERCENT) < chance else COLOUR_HALF
    return ACT_SHOW + half - COLOUR_HALF


@rule
def choose_plus(v: State, seat: int) -> int:
    """As many as are best for the chosen card."""
    unseen, liked = unseen_cards(v, seat), cards_of(v.lay_open)
    plus, _ = best_plus(v, seat, v.chosen, unseen, liked, weights(v, seat, unseen, liked))
    return ACT_PLUS + plus


@rule
def choose_take(v: State, seat: int, mask: Cells) -> int:
    """The treasure, or a robbery that is worth more; of equal ones the victim who is further ahead."""
    best, most, ahead = ACT_TAKE, worth_of_open(v, v.colour[seat]), NOTHING
    for victim in range(v.players):
        if is_offered(mask, ACT_ROB + victim):
            worth, points = worth_of_robbery(v, victim), standing(v, seat, victim)
            if worth > most or (worth == most and points > ahead):
                best, most, ahead = ACT_ROB + victim, worth, points
    return best


@rule
def choose_leader(v: State, seat: int, mask: Cells, first: int) -> int:
    """SOS-8.1, 8.2: of those who may be chosen the one who is furthest ahead."""
    best, most = -1, NOTHING
    for victim in range(v.players):
        if is_offered(mask, first + victim) and standing(v, seat, victim) > most:
            best, most = victim, standing(v, seat, victim)
    return first + best


@rule
def weakest(v: State, seat: int) -> int:
    """The own island that promises least."""
    unseen = unseen_cards(v, seat)
    best, least = -1, -NOTHING
    left = v.hand[seat]
    while left:
        card = lowest(left)
        left &= left - 1
        worth = promise(v, card, unseen)
        if worth < least:
            best, least = card, worth
    return best


@rule
def choose_fetch(v: State, seat: int) -> int:
    """SOS-8.4: the island of the trick that promises most."""
    unseen = unseen_cards(v, seat)
    best, most = -1, NOTHING
    left = fetchable(v)
    while left:
        card = lowest(left)
        left &= left - 1
        worth = promise(v, card, unseen)
        if worth > most:
            best, most = card, worth
    return ACT_FETCH + best


@rule
def strength(v: State, seat: int, colour: int, unseen: int) -> int:
    """The most that an own island of a colour promises; 0 without one."""
    held = v.hand[seat] & CARDS_OF_COLOUR[colour]
    return promise(v, highest(held, colour), unseen) if held else 0


@rule
def choose_inspect(v: State, seat: int, mask: Cells) -> int:
    """SOS-8.3: the pile with the colours in which the own hand is stronger."""
    unseen = unseen_cards(v, seat)
    best, most = -1, NOTHING
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
def wish(v: State, seat: int, treasure: int, unseen: int) -> int:
    """How much a seat would like a treasure to lie open: its value and the own strength in its colour."""
    return treasure_value(treasure) * strength(v, seat, treasure_colour(treasure), unseen)


@rule
def choose_order(v: State, seat: int) -> int:
    """SOS-8.3: first the treasures that one may well win, the others below them."""
    unseen = unseen_cards(v, seat)
    count = inspected_cards(v, v.inspected)
    top = v.pile_size[v.inspected] - 1
    first = wish(v, seat, v.pile[v.inspected, top], unseen)
    second = wish(v, seat, v.pile[v.inspected, top - 1], unseen) if count > 1 else 0
    third = wish(v, seat, v.pile[v.inspected, top - 2], unseen) if count > MAX_INSPECTED - 1 else 0
    best, most = -1, NOTHING
    for order in range(FIRST_ORDER[count], FIRST_ORDER[count] + ORDER_COUNT[count]):
        worth = 0
        for i in range(count):
            digit = ORDER_DIGIT[order * MAX_INSPECTED + i]
            worth += (count - i) * (first if digit == 1 else second if digit == 2 else third)
        if worth > most:
            best, most = order, worth
    return ACT_ORDER + best


@entry
def choose(v: State, seat: int, mask: Cells, dice: Cells) -> int:
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
