"""Setting up a table and its rounds (SOS-2), and the piles of treasures."""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import DRAW_BITS, DRAW_MASK, DRAWS_FROM, below, below_each, shuffle
from seachest.rules.compiled import bits, entry, nth, rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    ALL_CARDS,
    CARD_COUNT,
    COLOUR_COUNT,
    TREASURE_BASE,
    TREASURE_COUNT,
    TREASURES_PER_COLOUR,
    VALUES_TAKEN_OUT,
    pair_of,
    treasure_colour,
)
from seachest.rules.sea_or_shore.memory import all_see_put_under, all_see_turned_up, forget_all
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS
from seachest.rules.sea_or_shore.state import (
    HALF_COUNT,
    MAX_PILE_SIZE,
    MAX_PLAYERS,
    NO_ACTION,
    NO_HALF,
    PASS,
    PILE_COUNT,
    PLUS_CARD_COUNT,
    Options,
    State,
)
from seachest.rules.types import Seat

# --- An empty table --------------------------------------------------------------------------------------------------


@entry
def set_options(s: State, options: Options) -> None:
    """SOS-1.2, 1.4, 2.5, 9.2: treasures, the sides of the action cards, islands for each, and rounds."""
    s.dealt = options.hand
    s.rounds = options.rounds
    for i in range(TREASURES_PER_COLOUR):
        s.values[i] = options.treasures[i]
    for card in range(ACTION_CARD_COUNT):
        s.wished[card] = options.actions[card]
        s.side[card] = options.actions[card]


@entry
def forget_last_trick(s: State) -> None:
    """No trick has been played yet."""
    s.last_starter = NOBODY
    for seat in range(MAX_PLAYERS):
        s.last_colour[seat] = NO_CARD
        s.last_number[seat] = NO_CARD
        s.last_laid[seat] = 0


@entry
def forget_shown_halves(s: State) -> None:
    """A new game: nobody has shown a half of an island yet."""
    for seat in range(MAX_PLAYERS):
        for half in range(HALF_COUNT):
            s.shown_halves[seat, half] = 0


@entry
def clear_round(s: State) -> None:
    """An empty table: no card lies anywhere, all plus cards are in the supply (SOS-2.4)."""
    for seat in range(MAX_PLAYERS):
        s.hand[seat] = 0
        s.hand_size[seat] = 0
        s.plus[seat] = 0
        s.stack_size[seat] = 0
        for place in range(TREASURE_COUNT):
            s.stack[seat, place] = NO_CARD
        s.passed[seat] = NO_CARD
        for colour in range(COLOUR_COUNT):
            s.played_colours[seat, colour] = 0
    for pile in range(PILE_COUNT):
        s.pile_size[pile] = 0
        s.up[pile] = NO_CARD
        for place in range(MAX_PILE_SIZE):
            s.pile[pile, place] = NO_CARD
    s.out = 0
    s.gone = 0
    s.supply = PLUS_CARD_COUNT
    s.chosen = NO_CARD
    s.half = NO_HALF
    s.aim = NOBODY
    s.owed = 0
    s.inspected = NOBODY
    clear_trick(s)
    forget_all(s)


@entry
def clear_trick(s: State) -> None:
    """No card of a trick lies on the table."""
    for seat in range(MAX_PLAYERS):
        s.colour[seat] = NO_CARD
        s.number[seat] = NO_CARD
        s.show[seat] = NO_HALF
        s.laid[seat] = 0
        s.due[seat] = NO_ACTION
    s.in_trick = 0


# --- A new round (SOS-2) ---------------------------------------------------------------------------------------------


@rule
def set_up_round(s: State, starter: Seat) -> None:
    """SOS-2: treasures, action cards and hands; then all pass (SOS-2.7)."""
    clear_round(s)
    draw_sides(s)
    lay_piles(s)
    deal_hands(s)
    s.round_number += 1
    s.starter = starter
    s.turn = NOBODY
    s.phase = PASS


@entry
def draw_sides(s: State) -> None:
    """SOS-1.4: the sides of the action cards, drawn where the table wants that."""
    for card in range(ACTION_CARD_COUNT):
        if s.wished[card] == NO_ACTION:
            s.side[card] = 1 + 2 * card + below(s, 2)


@rule
def lay_piles(s: State) -> None:
    """SOS-2.1 to 2.3: one pile for three players, else two, shuffled, the top treasure of each turned up."""
    spare = taken_out(s) if s.players == JOINING_PLAYERS else 0
    for colour in range(COLOUR_COUNT):
        pile = 0 if s.players == JOINING_PLAYERS else pair_of(colour)
        size = s.pile_size[pile]
        for i in range(TREASURES_PER_COLOUR):
            if not spare >> i & 1:
                s.pile[pile, size] = colour * TREASURE_BASE + s.values[i]
                size += 1
        s.pile_size[pile] = size
    for pile in range(PILE_COUNT):
        shuffle(s, s.pile[pile], s.pile_size[pile])  # type: ignore[arg-type]  # one line of a grid
    turn_up(s)


@rule
def taken_out(s: State) -> int:
    """SOS-2.1: the treasures of every colour that leave a game of three, a bit for each."""
    spare = 0
    kept_out = 0
    for i in range(TREASURES_PER_COLOUR):
        value = s.values[i]
        if value in VALUES_TAKEN_OUT and not kept_out >> value & 1:
            kept_out |= 1 << value
            spare |= 1 << i
    return spare


@rule
def deal_hands(s: State) -> None:
    """SOS-2.5: the same number of islands to each, the rest leaves the round."""
    rest = ALL_CARDS
    left = CARD_COUNT
    size = s.dealt
    for seat in range(s.players):
        hand = 0
        # The last hand gets all that is left where nothing stays out of the round.
        if size == left:
            hand = rest
        short = size - bits(hand)
        while short > 0:
            count = min(short, DRAWS_FROM[left])
            drawn = below_each(s, left, count)
            for _ in range(count):
                hand |= 1 << nth(rest & ~hand, drawn & DRAW_MASK)
                drawn >>= DRAW_BITS
            left -= count
            short -= count
        rest &= ~hand
        s.hand[seat] = hand
        s.hand_size[seat] = size
    s.out = rest


# --- The piles (SOS-2.3, 6) ------------------------------------------------------------------------------------------


@entry
def turn_up(s: State) -> None:
    """SOS-2.3, 6.2: the top treasure of each pile that shows none, for a new trick."""
    s.lay_open = 0
    for pile in range(PILE_COUNT):
        if s.up[pile] == NO_CARD and s.pile_size[pile] > 0:
            s.pile_size[pile] -= 1
            place = s.pile_size[pile]
            s.up[pile] = s.pile[pile, place]
            s.pile[pile, place] = NO_CARD
            all_see_turned_up(s, pile, place)
        if s.up[pile] != NO_CARD:
            s.lay_open |= 1 << treasure_colour(s.up[pile])


@rule
def put_under(s: State, pile: int) -> None:
    """SOS-6.1: a treasure still face up goes under its pile."""
    for place in range(s.pile_size[pile], 0, -1):
        s.pile[pile, place] = s.pile[pile, place - 1]
    s.pile[pile, 0] = s.up[pile]
    s.pile_size[pile] += 1
    s.up[pile] = NO_CARD
    all_see_put_under(s, pile)
