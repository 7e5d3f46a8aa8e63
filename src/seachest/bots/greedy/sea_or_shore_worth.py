"""What cards, prizes and plays are worth in Sea or Shore, by what a seat knows.

Before it plays, the bot weighs each of its cards with each number of plus cards: how likely it wins its colour, what
that brings, how many plus cards it gets as the lowest, what is laid for it, and what the card would be worth later.
How likely a rival competes and how high follows from what is seen: the half that shows, the plus cards laid, the cards
known to be in a hand, and how many of those not yet seen are higher. All rivals are taken to prefer the colours of
treasures, and otherwise to play at random.

All functions read only what the seat may know, even where they are given more: roll-outs may hand them a guessed state
as it is. Worths are hundredths of a point, chances are parts of CERTAINTY.
"""

from seachest.bots.greedy.units import POINT
from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import bits, lookup, rule, small_rule
from seachest.rules.sea_or_shore.cards import (
    ALL_CARDS,
    CARDS_OF_COLOUR,
    CARDS_OF_NUMBER,
    CARDS_UP_TO,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    colour_of,
    number_of,
    pair_of,
    treasure_colour,
    treasure_value,
)
from seachest.rules.sea_or_shore.scoring import distance, plus_worth, rival_colours, treasures_worth
from seachest.rules.sea_or_shore.state import (
    COLOUR_HALF,
    FLEECED_PLUS_CARDS,
    PILE_COUNT,
    State,
)
from seachest.rules.sea_or_shore.tricks import fetchable, is_open
from seachest.rules.types import Card, Seat

CERTAINTY = 1 << 10
"""The chance of what is certain."""
LOWEST_WORTH = -1_000_000
"""Less than anything is worth."""

PLUS_WORTH_AT_END = POINT // 2  # SOS-9.1
PLUS_WORTH_PER_TRICK = 2  # what a plus card may do in each trick to come
PLUS_LAID_COST = 30  # less than it is worth: what is laid deters others, and what is kept may be taken away
COVERED_TREASURE_WORTH = 3 * POINT  # what a covered treasure of a stack is worth on average

# SOS-8: what an action brings while there are tricks to come; action 1 is counted in plus cards.
ACTION_WORTH = lookup([0, 0, 90, 50, 80])

# What a card may do later: little if many cards that are not yet seen beat it, unless it is low enough to come last.
# For 3, 4 and 5 players: with three a trick has one treasure only, and joined colours make it easy to come last.
HIGH_CARD_WORTH = lookup([0, 0, 0, 150, 200, 200])
LOSS_PER_HIGHER_CARD = 25
LOW_CARD_WORTH = lookup([0, 0, 0, 60, 20, 20])
LOSS_PER_LOWER_CARD = 10

TREASURE_EAGERNESS = 5  # how many times as likely a rival plays a card of a treasure's colour as another
PLUS_PER_LAID = 2  # a rival is taken to lay one of every two plus cards
RIVAL_BITS = 15
"""Bits for each rival where small numbers of all of them are packed into one, in the order of the seats."""
RIVAL_MASK = (1 << RIVAL_BITS) - 1


# --- What is known -------------------------------------------------------------------------------------------------


@rule
def unseen_cards(v: State, seat: Seat) -> int:
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
def holds_last_card(v: State, seat: Seat) -> bool:
    """Whether the seat is about to play the last card of the round."""
    return v.hand_size[seat] == 1


@rule
def standing(v: State, seat: Seat, other: Seat) -> int:
    """The points of a seat if the round ended now, the covered treasures of others guessed."""
    points = POINT * v.totals[other] + PLUS_WORTH_AT_END * v.plus[other]
    size = v.stack_size[other]
    if other == seat:
        points += POINT * treasures_worth(v, other)
    elif size > 0:
        points += POINT * treasure_value(v.stack[other, size - 1]) + COVERED_TREASURE_WORTH * (size - 1)
    return points


# --- What things are worth -----------------------------------------------------------------------------------------


@small_rule
def worth_of_plus(v: State, seat: Seat) -> int:
    """What a plus card is worth to a seat: half a point, and what it may do in the tricks to come."""
    return PLUS_WORTH_AT_END + PLUS_WORTH_PER_TRICK * (v.hand_size[seat] - 1)


@small_rule
def cost_of_plus(v: State, seat: Seat, plus: int) -> int:
    """What it costs to lay so many plus cards; in the last trick an odd one is free (SOS-9.1)."""
    if holds_last_card(v, seat):
        return POINT * (plus_worth(v.plus[seat]) - plus_worth(v.plus[seat] - plus))
    return plus * PLUS_LAID_COST


@small_rule
def promise(v: State, card: Card, unseen: int) -> int:
    """What an island may do later, as a high card or as a low one."""
    rivals = unseen & CARDS_OF_COLOUR[colour_of(card)]
    higher = bits(rivals & above(number_of(card)))
    lower = bits(rivals) - higher
    return max(
        0,
        HIGH_CARD_WORTH[v.players] - LOSS_PER_HIGHER_CARD * higher,
        LOW_CARD_WORTH[v.players] - LOSS_PER_LOWER_CARD * lower,
    )


@rule
def worth_of_robbery(v: State, victim: Seat) -> int:
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
def has_on_top(v: State, seat: Seat, colour: int) -> bool:
    """Whether a stack shows a treasure of that colour."""
    size = v.stack_size[seat]
    return size > 0 and treasure_colour(v.stack[seat, size - 1]) == colour


@small_rule
def prize(v: State, seat: Seat, colour: int) -> int:
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
    weight = bits(unseen) * (bits(sure) + (TREASURE_EAGERNESS - 1) * bits(sure & liked))
    return weight + unknown * (bits(possible) + (TREASURE_EAGERNESS - 1) * bits(possible & liked))


@small_rule
def expected(v: State, seat: Seat, rival: Seat) -> tuple[int, int, int]:
    """The islands that a rival may play, how many of its cards are not known, and what it beats equal values by.

    A rival that has played ranks before the seat, one that is still to play after it (SOS-4.2).
    """
    unknown = v.hand_size[rival] - bits(v.known[seat + 1, rival])
    if distance(v, rival) > distance(v, seat):
        return ALL_CARDS, unknown, v.plus[rival] // PLUS_PER_LAID
    if v.show[rival] == COLOUR_HALF:
        possible = CARDS_OF_COLOUR[v.colour[rival]] & CARDS_UP_TO[HIGHEST_NUMBER - v.laid[rival]]
    else:
        possible = CARDS_OF_NUMBER[v.number[rival]]
    return possible, unknown + 1, v.laid[rival] + 1


@rule
def weights(v: State, seat: Seat, unseen: int, liked: int) -> int:
    """All that each rival may play as a weight, packed."""
    packed, shift = 0, 0
    for rival in range(v.players):
        if rival != seat:
            possible, unknown, _ = expected(v, seat, rival)
            packed |= max(1, weighed(possible, v.known[seat + 1, rival], unseen, unknown, liked)) << shift
            shift += RIVAL_BITS
    return packed


@rule
def rivalry(v: State, seat: Seat, colours: int, unseen: int, liked: int, totals: int) -> int:
    """How likely each rival plays one of those colours, packed."""
    packed, shift = 0, 0
    for rival in range(v.players):
        if rival != seat:
            possible, unknown, _ = expected(v, seat, rival)
            weight = weighed(possible & colours, v.known[seat + 1, rival], unseen, unknown, liked)
            packed |= CERTAINTY * weight // (totals >> shift & RIVAL_MASK) << shift
            shift += RIVAL_BITS
    return packed


@small_rule
def worth_of_play(
    v: State, seat: Seat, card: Card, plus: int, unseen: int, liked: int, totals: int, rivals: int
) -> int:
    """What it brings, all in all, to play an island with so many plus cards, given the weights and the rivalry."""
    colour = colour_of(card)
    colours = cards_of(rival_colours(v, colour))
    treasure = worth_of_open(v, colour)
    alone = winning = lowest_of_all = CERTAINTY
    higher_ones = robbery = 0
    for rival in range(v.players):
        if rival != seat:
            possible, unknown, ahead = expected(v, seat, rival)
            competes = rivals & RIVAL_MASK
            higher = possible & colours & above(number_of(card) + plus - ahead)
            beats = (
                CERTAINTY * weighed(higher, v.known[seat + 1, rival], unseen, unknown, liked) // (totals & RIVAL_MASK)
            )
            totals >>= RIVAL_BITS
            rivals >>= RIVAL_BITS
            lower = competes - beats
            alone = alone * (CERTAINTY - competes) // CERTAINTY
            winning = winning * (CERTAINTY - beats) // CERTAINTY
            lowest_of_all = lowest_of_all * (CERTAINTY - lower) // CERTAINTY
            higher_ones += CERTAINTY * beats // max(1, CERTAINTY - lower)
            if treasure and has_on_top(v, rival, colour):
                robbery += lower * max(0, worth_of_robbery(v, rival) - treasure) // CERTAINTY
    plus_cards = lowest_of_all * (CERTAINTY + higher_ones) // CERTAINTY - alone
    worth = winning * (prize(v, seat, colour) + robbery) + plus_cards * worth_of_plus(v, seat)
    if treasure and has_on_top(v, seat, colour):
        # A rival who wins instead may rob it.
        worth -= (CERTAINTY - winning) * POINT * treasure_value(v.stack[seat, v.stack_size[seat] - 1])
    return worth // CERTAINTY - cost_of_plus(v, seat, plus) - promise(v, card, unseen)


@rule
def best_plus(v: State, seat: Seat, card: Card, unseen: int, liked: int, totals: int) -> tuple[int, int]:
    """The number of plus cards that is best for an island, the fewest of equal ones; and what that brings."""
    rivals = rivalry(v, seat, cards_of(rival_colours(v, colour_of(card))), unseen, liked, totals)
    best, most = 0, LOWEST_WORTH
    for plus in range(min(v.plus[seat], HIGHEST_NUMBER - number_of(card)) + 1):
        worth = worth_of_play(v, seat, card, plus, unseen, liked, totals, rivals)
        if worth > most:
            best, most = plus, worth
    return best, most
