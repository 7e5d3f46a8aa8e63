"""Heuristics of the search for Sea or Shore: rollouts, plausible deals, and the evaluation of positions."""

from seachest.bots.greedy.sea_or_shore import choose, choose_plus
from seachest.bots.greedy.sea_or_shore_worth import (
    LOWEST_WORTH,
    PLUS_WORTH_AT_END,
    best_plus,
    cards_of,
    prize,
    promise,
    unseen_cards,
    weights,
)
from seachest.bots.greedy.units import POINT
from seachest.bots.search.defaults import predict_nothing
from seachest.bots.search.odds import points_to_chances
from seachest.bots.search.records import ABSENT
from seachest.rules.chance import PERCENT, dice_below
from seachest.rules.compiled import Cells, Reals, entry, lookup, lowest, nth_offered, rule
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
from seachest.rules.types import Action, Card, Seat

HORIZON_STAGES = 5
"""The search looks to the end of the fourth trick from now."""
SCRATCH_SHAPE = (0, 0)
TRICKS_PER_ROUND = 16
ITERATIONS_PER_GUESS = 4
"""Several, because it takes long to find a plausible guess."""
RIVAL_PRIOR_PERCENT = 50
"""How often a rival in the tree follows the prior policy instead of what is best for it."""
REJECTION_PERCENT = 90
"""How often a deal is rejected in which a rival has played something else than the prior policy would have."""
SHOW_COLOUR_PERCENT = 75
CROWDED_PERCENT = 55
"""Percent of a prize that are left when somebody shows its colour."""
ROLLOUT_NOISE = 40
CARD_KEPT_WORTH = lookup([0, 15, 5, 0, 0, 0, 10, 25, 45, 70, 100, 130, 160])
"""What an island is worth in the hand, by its number."""
END_SCALE, SCALE_PER_TRICK, SCALE_PER_ROUND = 1.2, 0.45, 6.0
"""Points that make a difference at the end; and what each trick and a whole round to come add to them."""

predict_rival = predict_nothing


@entry
def stage(s: State) -> int:
    """How many tricks were played, all of their actions included."""
    last = s.hand_size[seat_after(s, s.starter, s.players - 1)]
    return TRICKS_PER_ROUND * s.round_number + s.dealt - last - (s.in_trick == s.players)


@rule
def is_prior_play(s: State, seat: Seat, card: Card, plus: int) -> bool:
    """Whether the prior policy would play an island of the hand with so many plus cards."""
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
def take_back(s: State, seat: Seat, card: Card) -> None:
    """Takes an island that was played back into the hand, with its plus cards."""
    s.hand[seat] |= 1 << card
    s.hand_size[seat] += 1
    s.plus[seat] += s.laid[seat]


@rule
def play_again(s: State, seat: Seat, card: Card) -> None:
    """Plays an island that was taken back, with its plus cards."""
    s.hand[seat] &= ~(1 << card)
    s.hand_size[seat] -= 1
    s.plus[seat] -= s.laid[seat]


@entry
def is_implausible(s: State, root: Seat, dice: Cells) -> bool:
    """Whether rivals would hardly have played in this deal what they have played in a trick that is still covered.

    Each is asked in the situation that it had, with the cards of all after it back in their hands.
    """
    if s.in_trick == s.players:
        return False
    doubts = False
    for steps in range(s.in_trick - 1, -1, -1):
        rival = seat_after(s, s.starter, steps)
        card = card_of(s.colour[rival], s.number[rival])
        take_back(s, rival, card)
        if not doubts and not is_prior_play(s, rival, card, s.laid[rival]):
            doubts = dice_below(dice, PERCENT) < REJECTION_PERCENT
    for steps in range(s.in_trick):
        rival = seat_after(s, s.starter, steps)
        play_again(s, rival, card_of(s.colour[rival], s.number[rival]))
    return doubts


@rule
def prize_left(s: State, seat: Seat, colour: int) -> int:
    """What a colour brings, less where others show it."""
    left = prize(s, seat, colour)
    for rival in range(s.players):
        if s.show[rival] == COLOUR_HALF and s.colour[rival] == colour:
            left = left * CROWDED_PERCENT // PERCENT
    return left


@rule
def rollout_card(s: State, seat: Seat, dice: Cells) -> Action:
    """A high card if there is something to win, else one that is no loss."""
    helped = s.plus[seat] // 2
    best, most = ABSENT, LOWEST_WORTH
    for colour in range(COLOUR_COUNT):
        left = s.hand[seat] & CARDS_OF_COLOUR[colour]
        gain = prize_left(s, seat, colour) if left else 0
        while left:
            card = lowest(left)
            left &= left - 1
            number = number_of(card)
            value = min(number + helped, HIGHEST_NUMBER)
            chance = value * value * PERCENT // (HIGHEST_NUMBER * HIGHEST_NUMBER)
            worth = gain * chance // PERCENT - CARD_KEPT_WORTH[number] + dice_below(dice, ROLLOUT_NOISE)
            if worth > most:
                best, most = card, worth
    return ACT_CARD + best


@rule
def rollout_plus(s: State, seat: Seat) -> Action:
    """Plus cards only for a treasure, as many as seem best."""
    return choose_plus(s, seat) if is_open(s, colour_of(s.chosen)) else ACT_PLUS


prior_policy = choose


@entry
def rollout_policy(s: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """A cheap policy for rollouts, which computes the legal actions only where it needs them."""
    if s.phase == CARD:
        return rollout_card(s, seat, dice)
    if s.phase == SHOW:
        return ACT_SHOW + (dice_below(dice, PERCENT) >= SHOW_COLOUR_PERCENT)
    if s.phase == PLUS:
        return rollout_plus(s, seat)
    return nth_offered(mask, 0) if legal(s, seat, mask) == 1 else choose(s, seat, mask, dice)


@entry
def is_prior_fixed(s: State) -> bool:
    """Whether the prior policy says the same each time: only the half of a card that shows is drawn by dice."""
    return s.phase != SHOW


@entry
def is_observable(s: State) -> bool:
    """Whether others observe anything of the decision before: not until a card is played completely (SOS-11)."""
    return s.phase != SHOW and s.phase != PLUS


@entry
def evaluate(s: State, worths: Reals, scratch: Reals) -> None:
    """Each seat's chance to win, by its points and what its islands promise."""
    held = 0
    for seat in range(s.players):
        held |= s.hand[seat]
    for seat in range(s.players):
        points = POINT * (s.totals[seat] + treasures_worth(s, seat)) + PLUS_WORTH_AT_END * s.plus[seat]
        left = s.hand[seat]
        while left:
            card = lowest(left)
            left &= left - 1
            points += promise(s, card, held & ~s.hand[seat])
        worths[seat] = points / POINT
    more = s.rounds - s.round_number
    points_to_chances(worths, s.players, END_SCALE + SCALE_PER_TRICK * s.hand_size[s.starter] + SCALE_PER_ROUND * more)
