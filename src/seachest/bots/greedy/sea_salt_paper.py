"""What the greedy bot decides in Sea Salt & Paper.

A hand is worth its card points and what it may become: a lone crab half a pair, the first shell a collection. The bot
takes a face-up card that is clearly better than what the deck gives on average, lays every duo that has an effect,
and calls when it believes to be ahead: LAST CHANCE with a clear lead, else STOP.
Worths are hundredths of a point.
"""

from seachest.bots.greedy.units import POINT
from seachest.rules.compiled import Cells, bits, entry, is_offered, lookup, lowest, nth_offered, rule
from seachest.rules.sea_salt_paper.cards import (
    BOATS,
    CAPTAIN,
    CARD_OF_BIT,
    COLONY,
    CRABS,
    DUO_COUNT,
    FISH,
    LIGHTHOUSE,
    MERMAIDS,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
    with_card,
)
from seachest.rules.sea_salt_paper.duos import can_rob_someone
from seachest.rules.sea_salt_paper.moving import piles_are_empty
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus, count
from seachest.rules.sea_salt_paper.state import (
    ACT_DISCARD,
    ACT_DRAW,
    ACT_END,
    ACT_KEEP,
    ACT_LAST_CHANCE,
    ACT_LAY,
    ACT_PICK,
    ACT_ROB,
    ACT_SEARCH,
    ACT_STOP,
    ACT_TAKE,
    DISCARD,
    DRAW,
    KEEP,
    PICK,
    PILES,
    PLAY,
    ROB,
    SEARCH,
    State,
)
from seachest.rules.types import Action, Card, Seat

NO_LAY = -1
LONE_DUO_PROMISE = 45  # a crab, boat or fish that waits for its second
LONE_SWIMMER_PROMISE = 30  # or shark
COLOUR_CARD_PROMISE = 12  # a card of the most frequent colour, for the bonus
MERMAID_PROMISE = 110  # grows with every card of its colour, and four win
MULTIPLIER_PROMISE = 70
SHELL_PROMISE = lookup([0, 70, 70, 70, 60, 50, 0])
OCTOPUS_PROMISE = lookup([0, 80, 90, 80, 60, 0])
PENGUIN_PROMISE = lookup([0, 50, 50, 0])
SAILOR_PROMISE = lookup([0, 60, 0])

DECK_DRAW_WORTH = 120  # what the better of two unknown cards brings
UNKNOWN_CARD_WORTH = 95  # what a card in a rival's hand is worth on average
LAST_TURN_GAIN = 1  # points a rival may gain in a last turn
CLEAR_LEAD = 2
MIN_POINTS_TO_CALL_BEHIND = 10  # points that are worth taking even when a rival may have more


@rule
def worth(hand: int, laid: int) -> int:
    """What a hand with the laid cards is worth now and may become."""
    swimmers, sharks = count(hand, laid, SWIMMERS), count(hand, laid, SHARKS)
    both = hand | laid
    lone = (count(hand, laid, CRABS) & 1) + (count(hand, laid, BOATS) & 1) + (count(hand, laid, FISH) & 1)
    multipliers = bits(both & (LIGHTHOUSE | SHOAL | COLONY | CAPTAIN))
    return (
        POINT * card_points(hand, laid)
        + LONE_DUO_PROMISE * lone
        + LONE_SWIMMER_PROMISE * (max(swimmers, sharks) - min(swimmers, sharks))
        + SHELL_PROMISE[count(hand, laid, SHELLS)]
        + OCTOPUS_PROMISE[count(hand, laid, OCTOPUSES)]
        + PENGUIN_PROMISE[count(hand, laid, PENGUINS)]
        + SAILOR_PROMISE[count(hand, laid, SAILORS)]
        + MULTIPLIER_PROMISE * multipliers
        + MERMAID_PROMISE * count(hand, laid, MERMAIDS)
        + COLOUR_CARD_PROMISE * colour_bonus(hand, laid)
    )


@rule
def worth_with(v: State, seat: Seat, card: Card) -> int:
    """What the hand would be worth with one card more."""
    return worth(with_card(v.hand[seat], card), v.laid[seat])


@rule
def worth_with_top(v: State, seat: Seat, pile: int) -> int:
    """What the hand would be worth with the top card of a pile; as it is if there is none."""
    size = v.pile_size[pile]
    return worth_with(v, seat, v.pile[pile, size - 1]) if size > 0 else worth(v.hand[seat], v.laid[seat])


@rule
def worth_with_best(v: State, seat: Seat, pile: int) -> int:
    """The most that the hand would be worth with any card known to be in a pile, or as it is."""
    best = worth(v.hand[seat], v.laid[seat])
    size = v.pile_size[pile]
    for place in range(size - v.pile_known[seat + 1, pile], size):
        best = max(best, worth_with(v, seat, v.pile[pile, place]))
    rest = v.pile_rest[seat + 1, pile] if size > v.pile_known[seat + 1, pile] else 0
    while rest:
        best = max(best, worth_with(v, seat, CARD_OF_BIT[lowest(rest)]))
        rest &= rest - 1
    return best


@rule
def rival_points(v: State, rival: Seat) -> int:
    """What a rival probably has: laid and known cards, and an average for each unknown one."""
    unknown = v.hand_size[rival] - bits(v.hand[rival])
    return card_points(v.hand[rival], v.laid[rival]) + unknown * UNKNOWN_CARD_WORTH // POINT


@rule
def choose_draw(v: State, seat: Seat) -> Action:
    """A face-up card that is clearly good, else the deck."""
    best = ACT_DRAW
    most = worth(v.hand[seat], v.laid[seat]) + (DECK_DRAW_WORTH if v.deck_size > 0 else -1)
    for pile in range(PILES):
        if v.pile_size[pile] > 0:
            here = worth_with_top(v, seat, pile)
            if here > most:
                best, most = ACT_TAKE + pile, here
    return best


@rule
def choose_keep(v: State, seat: Seat) -> Action:
    """The card that helps more."""
    if worth_with(v, seat, v.drawn[0]) >= worth_with(v, seat, v.drawn[1]):
        return ACT_KEEP + v.drawn[0]
    return ACT_KEEP + v.drawn[1]


@rule
def choose_discard(v: State, seat: Seat, mask: Cells) -> Action:
    """Not on the card one would rather take next."""
    keep_open = 0 if worth_with_top(v, seat, 0) >= worth_with_top(v, seat, 1) else 1
    covered = ACT_DISCARD + 1 - keep_open
    return covered if is_offered(mask, covered) else ACT_DISCARD + keep_open


@rule
def useful_duo(v: State, group: int) -> bool:
    """Whether a duo of that kind would have an effect that helps."""
    if group == CRABS:
        return not piles_are_empty(v)
    if group == BOATS:
        return v.deck_size > 0 or not piles_are_empty(v)
    if group == FISH:
        return v.deck_size > 0
    return can_rob_someone(v, v.turn)


@rule
def choose_lay(v: State, seat: Seat, mask: Cells) -> Action:
    """A duo that has an effect; NOTHING without one."""
    for group in (CRABS, FISH, SWIMMERS, BOATS):
        held = v.hand[seat] & group & ((1 << DUO_COUNT) - 1)
        if held and is_offered(mask, ACT_LAY + lowest(held)) and useful_duo(v, group):
            return ACT_LAY + lowest(held)
    return NO_LAY


@rule
def choose_play(v: State, seat: Seat, mask: Cells) -> Action:
    """Lay what has an effect, then call or end."""
    lay = choose_lay(v, seat, mask)
    if lay != NO_LAY:
        return lay
    if not is_offered(mask, ACT_STOP):
        return ACT_END
    return choose_call(v, seat)


@rule
def choose_call(v: State, seat: Seat) -> Action:
    """SSP-6: dare, play safe, or go on collecting."""
    mine = card_points(v.hand[seat], v.laid[seat])
    strongest = 0
    wins_now = v.totals[seat] + mine >= v.goal
    for rival in range(v.players):
        if rival != seat:
            theirs = rival_points(v, rival)
            strongest = max(strongest, theirs)
            if v.totals[rival] + theirs >= v.totals[seat] + mine:
                wins_now = False
    return ACT_STOP if wins_now else call_against(v, mine, strongest)


@rule
def call_against(v: State, mine: int, strongest: int) -> Action:
    """How to call with some points, given those of the strongest rival."""
    if v.deck_size > 2 * v.players and mine >= strongest + LAST_TURN_GAIN + CLEAR_LEAD:
        return ACT_LAST_CHANCE
    if mine >= strongest or mine >= MIN_POINTS_TO_CALL_BEHIND or v.deck_size <= 2 * v.players:
        return ACT_STOP
    return ACT_END


@rule
def choose_search(v: State, seat: Seat) -> Action:
    """The pile with the best card, as far as remembered."""
    if v.pile_size[0] == 0:
        return ACT_SEARCH + 1
    if v.pile_size[1] == 0 or worth_with_best(v, seat, 0) >= worth_with_best(v, seat, 1):
        return ACT_SEARCH
    return ACT_SEARCH + 1


@rule
def choose_pick(v: State, seat: Seat) -> Action:
    """The best card of the pile."""
    best, most = v.pile[v.searched, 0], worth(v.hand[seat], v.laid[seat]) - 1
    for place in range(v.pile_size[v.searched]):
        here = worth_with(v, seat, v.pile[v.searched, place])
        if here > most:
            best, most = v.pile[v.searched, place], here
    return ACT_PICK + best


@rule
def choose_rob(v: State, mask: Cells) -> Action:
    """The one who seems to have most in hand."""
    victim, most = -1, -1
    for rival in range(v.players):
        if is_offered(mask, ACT_ROB + rival):
            points = rival_points(v, rival) + v.hand_size[rival]
            if points > most:
                victim, most = rival, points
    return ACT_ROB + victim


@entry
def choose(v: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The decision of a seat, from its view and the mask of what is legal."""
    if v.phase == PLAY:
        return choose_play(v, seat, mask)
    if v.phase == DRAW:
        return choose_draw(v, seat)
    if v.phase == KEEP:
        return choose_keep(v, seat)
    if v.phase == DISCARD:
        return choose_discard(v, seat, mask)
    if v.phase == SEARCH:
        return choose_search(v, seat)
    if v.phase == PICK:
        return choose_pick(v, seat)
    if v.phase == ROB:
        return choose_rob(v, mask)
    # Which of the possible partners is laid changes no points: any will do.
    return nth_offered(mask, 0)
