"""How the search plays Sea or Shore on beyond its tree, and what it makes of where that leads."""

from typing import Any

from seachest.bots.greedy.sea_or_shore import (
    NOTHING,
    PLUS_AT_THE_END,
    POINT,
    best_plus,
    cards_of,
    choose,
    choose_plus,
    prize,
    promise,
    unseen_cards,
    weights,
)
from seachest.bots.search.odds import share_out
from seachest.rules.chance import dice_below
from seachest.rules.compiled import Cells, entry, lookup, lowest, nth_offered, rule
from seachest.rules.sea_or_shore.cards import (
    CARDS_OF_COLOUR,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    card_of,
    colour_of,
    number_of,
)
from seachest.rules.sea_or_shore.rules import legal
from seachest.rules.sea_or_shore.scoring import treasures_worth
from seachest.rules.sea_or_shore.state import (
    ACT_CARD,
    ACT_PLUS,
    ACT_SHOW,
    CARD,
    COLOUR_HALF,
    PLUS,
    SHOW,
    State,
)
from seachest.rules.sea_or_shore.tricks import is_open
from seachest.rules.seats import seat_after

STAGES = 5
"""The search looks to the end of the fourth trick from now."""
SCRATCH = (0, 0)
TRICKS = 16
NONE = -1
PERCENT = 100
PLAYS = 4
"""Iterations that play the same guess, because doubts take their time."""
BY_HABIT = 50
"""Percent: how often a rival is taken to go by rules of thumb instead of what is best for it."""
DOUBTED = 90
"""Percent: how often a deal is doubted in which a rival has played something else than what it would by habit."""
SHOWN_COLOUR = 75
CROWDED = 55
"""Percent of a prize that are left when somebody shows its colour."""
NOISE = 40
KEPT = lookup([0, 15, 5, 0, 0, 0, 10, 25, 45, 70, 100, 130, 160])
"""What an island is worth in the hand, by its number."""
STEADY, A_TRICK, A_ROUND = 1.2, 0.45, 6.0
"""Points that make a difference at the end; and what each trick and a whole round to come add to them."""


@entry
def stage(s: State) -> int:
    """How many tricks were played, all of their actions included."""
    last = s.hand_size[seat_after(s, s.starter, s.players - 1)]
    return TRICKS * s.round_number + s.dealt - last - (s.in_trick == s.players)


@entry
def model(s: State, who: int, root: int, dice: Cells) -> int:
    """Nothing is known of how rivals decide."""
    return NONE


@rule
def is_habit(s: State, seat: int, card: int, plus: int) -> bool:
    """Whether a seat that goes by rules of thumb plays an island of its hand with so many plus cards."""
    unseen, liked = unseen_cards(s, seat), cards_of(s.lay_open)
    totals = weights(s, seat, unseen, liked)
    usual, most = best_plus(s, seat, card, unseen, liked, totals)
    if usual != plus:
        return False
    left = s.hand[seat] & ~(1 << card)
    while left:
        other = lowest(left)
        left &= left - 1
        _, worth = best_plus(s, seat, other, unseen, liked, totals)
        if worth > most or (worth == most and other < card):
            return False
    return True


@rule
def take_back(s: State, seat: int, card: int) -> None:
    """Back to the hand with an island that was played, and with its plus cards."""
    s.hand[seat] |= 1 << card
    s.hand_size[seat] += 1
    s.plus[seat] += s.laid[seat]


@rule
def play_again(s: State, seat: int, card: int) -> None:
    """The opposite."""
    s.hand[seat] &= ~(1 << card)
    s.hand_size[seat] -= 1
    s.plus[seat] -= s.laid[seat]


@entry
def doubted(s: State, root: int, dice: Cells) -> bool:
    """Whether rivals would hardly have played, in such a deal, what they have played in a trick that is still covered.

    Each is asked in the situation that it had, with the cards of all after it back in their hands.
    """
    if s.in_trick == s.players:
        return False
    doubts = False
    for steps in range(s.in_trick - 1, -1, -1):
        rival = seat_after(s, s.starter, steps)
        card = card_of(s.colour[rival], s.number[rival])
        take_back(s, rival, card)
        if not doubts and not is_habit(s, rival, card, s.laid[rival]):
            doubts = dice_below(dice, PERCENT) < DOUBTED
    for steps in range(s.in_trick):
        rival = seat_after(s, s.starter, steps)
        play_again(s, rival, card_of(s.colour[rival], s.number[rival]))
    return doubts


@rule
def prize_left(s: State, seat: int, colour: int) -> int:
    """What a colour brings, less where others show it."""
    left = prize(s, seat, colour)
    for rival in range(s.players):
        if s.show[rival] == COLOUR_HALF and s.colour[rival] == colour:
            left = left * CROWDED // PERCENT
    return left


@rule
def quick_card(s: State, seat: int, dice: Cells) -> int:
    """A high card where there is something to win, else one that is no loss."""
    helped = s.plus[seat] // 2
    best, most = NONE, NOTHING
    for colour in range(COLOUR_COUNT):
        left = s.hand[seat] & CARDS_OF_COLOUR[colour]
        gain = prize_left(s, seat, colour) if left else 0
        while left:
            card = lowest(left)
            left &= left - 1
            number = number_of(card)
            value = min(number + helped, HIGHEST_NUMBER)
            chance = value * value * PERCENT // (HIGHEST_NUMBER * HIGHEST_NUMBER)
            worth = gain * chance // PERCENT - KEPT[number] + dice_below(dice, NOISE)
            if worth > most:
                best, most = card, worth
    return ACT_CARD + best


@rule
def quick_plus(s: State, seat: int) -> int:
    """Plus cards only for a treasure, as many as seem best."""
    return choose_plus(s, seat) if is_open(s, colour_of(s.chosen)) else ACT_PLUS


guide = choose


@entry
def quick(s: State, seat: int, mask: Cells, dice: Cells) -> int:
    """Cheap rules of thumb; what is legal is asked where it matters."""
    if s.phase == CARD:
        return quick_card(s, seat, dice)
    if s.phase == SHOW:
        return ACT_SHOW + (dice_below(dice, PERCENT) >= SHOWN_COLOUR)
    if s.phase == PLUS:
        return quick_plus(s, seat)
    return nth_offered(mask, 0) if legal(s, seat, mask) == 1 else choose(s, seat, mask, dice)


@entry
def steady(s: State) -> bool:
    """Which half of a card shows is a matter of dice; all else follows from what the seat sees."""
    return s.phase != SHOW


@entry
def noticed(s: State) -> bool:
    """SOS-11: nothing of a card being played shows before all of it is decided."""
    return s.phase != SHOW and s.phase != PLUS


@entry
def weigh(s: State, worths: Any, scratch: Any) -> None:
    """Each seat's chance to win, by its points and what its islands promise."""
    held = 0
    for seat in range(s.players):
        held |= s.hand[seat]
    for seat in range(s.players):
        points = POINT * (s.totals[seat] + treasures_worth(s, seat)) + PLUS_AT_THE_END * s.plus[seat]
        left = s.hand[seat]
        while left:
            card = lowest(left)
            left &= left - 1
            points += promise(s, card, held & ~s.hand[seat])
        worths[seat] = points / POINT
    more = s.rounds - s.round_number
    share_out(worths, s.players, STEADY + A_TRICK * s.hand_size[s.starter] + A_ROUND * more)
