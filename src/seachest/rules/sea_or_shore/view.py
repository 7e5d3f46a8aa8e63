"""What a seat knows (SOS-10): its view, and random deals that agree with a view."""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.chance import dice_below, hide_seed, reseed
from seachest.rules.compiled import Cells, bits, entry, nth, rule, small_rule
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    ALL_CARDS,
    CARD_COUNT,
    CARDS_OF_COLOUR,
    CARDS_OF_NUMBER,
    CARDS_UP_TO,
    COLOUR_COUNT,
    COLOURS_PER_PAIR,
    HIGHEST_NUMBER,
    TREASURE_BASE,
    TREASURE_COUNT,
    TREASURES_PER_COLOUR,
    VALUES_TAKEN_OUT,
    Treasure,
    card_of,
    colour_of,
    contains,
    number_of,
    pair_of,
    treasure_colour,
    treasure_value,
)
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS
from seachest.rules.sea_or_shore.state import (
    CARD,
    COLOUR_HALF,
    HALF_COUNT,
    MAX_PILE_SIZE,
    MAX_PLAYERS,
    NO_HALF,
    NUMBER_HALF,
    PILE_COUNT,
    PLUS,
    PLUS_CARD_COUNT,
    SHOW,
    State,
)
from seachest.rules.sea_or_shore.tricks import fetchable
from seachest.rules.types import Card, Phase, Seat

CARD_BITS = 6
COUNT_BITS = 3
COUNT_MASK = (1 << COUNT_BITS) - 1
LOW_BITS = sum(1 << lane for lane in range(0, 63, COUNT_BITS))
"""The lowest bit of each of the packed counts."""


@entry
def view(s: State, seat: Seat, v: State) -> None:
    """Writes into v what that seat knows (NOBODY: a spectator), field by field, and nothing else."""
    hide_seed(v)
    v.players = s.players
    v.dealt = s.dealt
    v.rounds = s.rounds
    v.round_number = s.round_number
    v.starter = s.starter
    v.turn = s.turn
    for i in range(TREASURES_PER_COLOUR):
        v.values[i] = s.values[i]
    for card in range(ACTION_CARD_COUNT):
        v.wished[card] = s.wished[card]
        v.side[card] = s.side[card]
    v.out = 0
    v.gone = s.gone
    v.supply = s.supply
    v.in_trick = s.in_trick
    v.lay_open = s.lay_open
    v.aim = s.aim
    v.owed = s.owed
    v.inspected = s.inspected
    v.last_starter = s.last_starter
    view_choice(s, seat, v)
    for other in range(MAX_PLAYERS):
        v.hand_size[other] = s.hand_size[other]
        v.plus[other] = s.plus[other]
        v.passed[other] = s.passed[other] if other == seat else NO_CARD
        v.last_colour[other] = s.last_colour[other]
        v.last_number[other] = s.last_number[other]
        v.last_laid[other] = s.last_laid[other]
        view_history(s, other, v)
        v.due[other] = s.due[other]
        v.totals[other] = s.totals[other]
        v.treasure_points[other] = s.treasure_points[other]
        v.plus_left[other] = s.plus_left[other]
        v.show[other] = s.show[other]
        v.laid[other] = s.laid[other]
        v.colour[other] = seen_colour(s, seat, other)
        v.number[other] = seen_number(s, seat, other)
        v.hand[other] = known_hand(s, seat, other)
        view_stack(s, other, v)
    view_piles(s, seat, v)
    view_memories(s, seat, v)


# What a seat knows, read off a state or, just the same, off its own view.


@small_rule
def shown_phase(s: State, seat: Seat) -> Phase:
    """SOS-11: nothing of a card being played shows before all of it is decided."""
    return CARD if (s.phase == SHOW or s.phase == PLUS) and seat != s.turn else s.phase


@small_rule
def seen_colour(s: State, seat: Seat, other: Seat) -> int:
    """SOS-3.2: of another's card one half is seen until all have played: here its colour."""
    covered = s.show[other] == NUMBER_HALF and other != seat and s.in_trick < s.players
    return UNKNOWN if covered else s.colour[other]


@small_rule
def seen_number(s: State, seat: Seat, other: Seat) -> int:
    """SOS-3.2: of another's card one half is seen until all have played: here its number."""
    covered = s.show[other] == COLOUR_HALF and other != seat and s.in_trick < s.players
    return UNKNOWN if covered else s.number[other]


@small_rule
def known_hand(s: State, seat: Seat, other: Seat) -> int:
    """The islands known to be in a hand: all of the own, of another's those seen and not perhaps played."""
    return s.hand[other] if other == seat else s.known[seat + 1, other] & ~under_cover(s, seat, other)


@small_rule
def under_cover(s: State, seat: Seat, other: Seat) -> int:
    """The islands that the half-covered one of another seat may be; none if nothing is covered."""
    if seen_colour(s, seat, other) == UNKNOWN:
        return CARDS_OF_NUMBER[s.number[other]]
    if seen_number(s, seat, other) == UNKNOWN:
        return CARDS_OF_COLOUR[s.colour[other]] & CARDS_UP_TO[HIGHEST_NUMBER - s.laid[other]]
    return 0


@small_rule
def seen_island(s: State, seat: Seat, other: Seat) -> int:
    """A seat's island in the trick as a set, empty unless all of it is seen."""
    colour, number = seen_colour(s, seat, other), seen_number(s, seat, other)
    return 1 << card_of(colour, number) if colour >= 0 and number >= 0 else 0


@small_rule
def seen_treasure(s: State, seat: Seat, pile: int, place: int) -> Treasure:
    """A face-down treasure of a pile, as far as the seat remembers it."""
    return s.pile[pile, place] if s.seen[seat + 1, pile] >> place & 1 else UNKNOWN


@rule
def view_choice(s: State, seat: Seat, v: State) -> None:
    """SOS-11: a card being played is known to the one who plays it."""
    mine = seat == s.turn
    v.chosen = s.chosen if mine else NO_CARD
    v.half = s.half if mine else NO_HALF
    v.phase = shown_phase(s, seat)


@rule
def view_history(s: State, other: Seat, v: State) -> None:
    """SOS-10.1: which colours a seat has played and which halves it showed, in tricks that everyone saw uncovered."""
    for colour in range(COLOUR_COUNT):
        v.played_colours[other, colour] = s.played_colours[other, colour]
    for half in range(HALF_COUNT):
        v.shown_halves[other, half] = s.shown_halves[other, half]


@rule
def view_stack(s: State, other: Seat, v: State) -> None:
    """SOS-10.3: every treasure went face up on its stack, so everyone remembers all of it."""
    v.stack_size[other] = s.stack_size[other]
    for place in range(TREASURE_COUNT):
        v.stack[other, place] = s.stack[other, place]


@rule
def view_piles(s: State, seat: Seat, v: State) -> None:
    """What lies face up, and what the seat remembers of the rest."""
    for pile in range(PILE_COUNT):
        v.up[pile] = s.up[pile]
        v.pile_size[pile] = s.pile_size[pile]
        for place in range(MAX_PILE_SIZE):
            v.pile[pile, place] = seen_treasure(s, seat, pile, place) if place < s.pile_size[pile] else NO_CARD


@rule
def view_memories(s: State, seat: Seat, v: State) -> None:
    """A seat knows its own memory, the spectator's, what others saw of its own hand, and which places they saw."""
    for row in range(MAX_PLAYERS + 1):
        mine = row == seat + 1 or row == 0
        for owner in range(MAX_PLAYERS):
            v.known[row, owner] = s.known[row, owner] if mine or owner == seat else 0
        for pile in range(PILE_COUNT):
            v.seen[row, pile] = s.seen[row, pile]


# --- Counting ------------------------------------------------------------------------------------------------------


@rule
def island_places(s: State) -> tuple[int, int]:
    """All islands whose place is known, and how many places they were found in."""
    trick = fetchable(s)
    cards = s.out | s.gone | trick
    places = bits(s.out) + bits(s.gone) + bits(trick)
    for seat in range(s.players):
        cards |= s.hand[seat]
        places += bits(s.hand[seat])
    return cards, places


@entry
def cards_conserved(s: State) -> bool:
    """Whether all islands, treasures and plus cards are in one place each (SOS-1), and all sizes are true."""
    cards, places = island_places(s)
    if cards != ALL_CARDS or places != CARD_COUNT:
        return False
    plus = s.supply
    for seat in range(s.players):
        plus += s.plus[seat] + s.laid[seat]
        if bits(s.hand[seat]) != s.hand_size[seat]:
            return False
    if plus != PLUS_CARD_COUNT or bits(s.out) != CARD_COUNT - s.players * s.dealt:
        return False
    if unseen_treasures(s, 0) != 0 or unseen_treasures(s, 1) != 0:
        return False
    for pile in range(PILE_COUNT):
        for place in range(s.pile_size[pile]):
            if s.players != JOINING_PLAYERS and pair_of(treasure_colour(s.pile[pile, place])) != pile:
                return False
    return True


# --- Guesses -------------------------------------------------------------------------------------------------------


@entry
def guess(v: State, seat: Seat, dice: Cells) -> None:
    """Fills the blanks of that seat's view with a random deal that agrees with all of it, each as likely."""
    guess_islands(v, seat, dice)
    guess_treasures(v, dice)
    for rival in range(v.players):
        for owner in range(v.players):
            if rival != seat and owner != seat and owner != rival:
                v.known[rival + 1, owner] = v.known[0, owner]
    reseed(v, dice)


@rule
def guess_islands(v: State, seat: Seat, dice: Cells) -> None:
    """The cards under covers first, then hands, and the rest stays out of the round."""
    seen = v.gone | fetchable(v)
    for other in range(v.players):
        seen |= v.hand[other] if other == seat else v.known[seat + 1, other]
    uncover_some(v, seat, ALL_CARDS & ~seen, dice)
    pool = ALL_CARDS & ~(seen | fetchable(v))
    for rival in range(v.players):
        if rival != seat:
            v.hand[rival] = v.known[seat + 1, rival] & ~fetchable(v)
            for _ in range(v.hand_size[rival] - bits(v.hand[rival])):
                card = 1 << nth(pool, dice_below(dice, bits(pool)))
                v.hand[rival] |= card
                pool ^= card
    v.out = pool


@rule
def uncover_some(v: State, seat: Seat, pool: int, dice: Cells) -> None:
    """Chooses the half-covered cards of the others: each was known to be in that hand, or is one of the pool.

    Let the pool have n cards. For each deal in which a hand with f unknown cards played a certain known card, f/n deals
    have a certain card of the pool in its place. With several covered cards it is f1/n · f2/(n - 1) · …, so the dice
    are rolled as if the pool did not shrink, and a choice with fewer cards of the pool is dropped more often.
    """
    size = bits(pool)
    chosen = 0
    agreed = False
    while not agreed:
        agreed = True
        left = pool
        covered = 0
        chosen = 0
        for rival in range(v.players):
            possible = under_cover(v, seat, rival)
            if possible:
                covered += 1
                known = possible & v.known[seat + 1, rival]
                unknown = v.hand_size[rival] + 1 - bits(v.known[seat + 1, rival])
                card = roll_card(known, possible & pool, max(size, 1), unknown, dice)
                if contains(pool, card):
                    agreed = agreed and contains(left, card)
                    left &= ~(1 << card)
                chosen |= card << CARD_BITS * rival
        for i in range(size - bits(left), min(covered, size)):
            if dice_below(dice, size) >= size - i:
                agreed = False
    for rival in range(v.players):
        if under_cover(v, seat, rival):
            card = chosen >> CARD_BITS * rival & ((1 << CARD_BITS) - 1)
            v.colour[rival] = colour_of(card)
            v.number[rival] = number_of(card)


@rule
def roll_card(known: int, others: int, weight: int, other_weight: int, dice: Cells) -> Card:
    """A random card of two sets, each card with the weight of its set."""
    border = bits(known) * weight
    roll = dice_below(dice, border + bits(others) * other_weight)
    if roll < border:
        return nth(known, roll // weight)
    return nth(others, (roll - border) // other_weight)


# Treasures that are nowhere to be seen, for each action card as counts of three bits: of a colour no value comes more
# than six times (SOS-1.2).


@rule
def count_shift(treasure: Treasure) -> int:
    """How far the count of a treasure is shifted in the packed counts."""
    return COUNT_BITS * (treasure_colour(treasure) % COLOURS_PER_PAIR * TREASURE_BASE + treasure_value(treasure))


@rule
def unseen_treasures(v: State, pair: int) -> int:
    """Counts of all treasures of an action card's colours that lie in places that are not known."""
    counts = 0
    for colour in range(COLOURS_PER_PAIR * pair, COLOURS_PER_PAIR * (pair + 1)):
        for i in range(TREASURES_PER_COLOUR):
            counts += 1 << count_shift(colour * TREASURE_BASE + v.values[i])
        if v.players == JOINING_PLAYERS:
            for value in VALUES_TAKEN_OUT:
                counts -= 1 << count_shift(colour * TREASURE_BASE + value)
    for pile in range(PILE_COUNT):
        counts -= count_if_seen(v.up[pile], pair)
        for place in range(v.pile_size[pile]):
            counts -= count_if_seen(v.pile[pile, place], pair)
    for seat in range(v.players):
        for place in range(v.stack_size[seat]):
            counts -= count_if_seen(v.stack[seat, place], pair)
    return counts


@rule
def count_if_seen(treasure: Treasure, pair: int) -> int:
    """A packed count of one for a treasure that is seen and has a colour of that action card, else 0."""
    return 1 << count_shift(treasure) if treasure >= 0 and pair_of(treasure_colour(treasure)) == pair else 0


@small_rule
def treasure_count(counts: int) -> int:
    """How many treasures the packed counts hold in all."""
    return bits(counts & LOW_BITS) + 2 * bits(counts & LOW_BITS << 1) + 4 * bits(counts & LOW_BITS << 2)


@rule
def nth_treasure(counts: int, pair: int, n: int) -> Treasure:
    """The n-th of the treasures counted, from 0."""
    lane = 0
    while n >= counts & COUNT_MASK:
        n -= counts & COUNT_MASK
        counts >>= COUNT_BITS
        lane += 1
    return COLOURS_PER_PAIR * pair * TREASURE_BASE + lane


@rule
def guess_treasures(v: State, dice: Cells) -> None:
    """Fills the unknown places of the piles, each from its own colours (SOS-2.1, 2.2)."""
    counts, other_counts = unseen_treasures(v, 0), unseen_treasures(v, 1)
    for pile in range(PILE_COUNT):
        for place in range(v.pile_size[pile]):
            if v.pile[pile, place] == UNKNOWN:
                mixed = v.players == JOINING_PLAYERS
                treasure = roll_treasure(
                    counts if mixed or pile == 0 else 0, other_counts if mixed or pile == 1 else 0, dice
                )
                counts -= count_if_seen(treasure, 0)
                other_counts -= count_if_seen(treasure, 1)
                v.pile[pile, place] = treasure


@rule
def roll_treasure(counts: int, other_counts: int, dice: Cells) -> Treasure:
    """A random one of the treasures counted for both action cards."""
    border = treasure_count(counts)
    roll = dice_below(dice, border + treasure_count(other_counts))
    return nth_treasure(counts, 0, roll) if roll < border else nth_treasure(other_counts, 1, roll - border)
