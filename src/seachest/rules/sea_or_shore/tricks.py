"""The pass (SOS-2.7 to 2.9), the cards of a trick (SOS-3), and the treasures and plus cards it brings (SOS-4, 5)."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import bits, entry, rule, small_entry
from seachest.rules.sea_or_shore.cards import (
    CARDS_OF_COLOUR,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    Treasure,
    card_of,
    colour_of,
    number_of,
    pair_of,
    treasure_colour,
)
from seachest.rules.sea_or_shore.memory import all_see_loss, one_knows
from seachest.rules.sea_or_shore.scoring import of_seat, plus_for
from seachest.rules.sea_or_shore.state import (
    CARD,
    COLOUR_HALF,
    NO_ACTION,
    NO_HALF,
    PILE_COUNT,
    PLUS,
    SHOW,
    TAKE,
    State,
)
from seachest.rules.seats import seat_after
from seachest.rules.types import Card, Seat

NOWHERE = -1
"""Instead of a place in the trick from which on it is settled: it is not, as not all have played."""

# --- The pass (SOS-2.7 to 2.9) ---------------------------------------------------------------------------------------


@entry
def passable(hand: int) -> int:
    """SOS-2.7: a bit for each colour that is held most."""
    most = 0
    for colour in range(COLOUR_COUNT):
        most = max(most, bits(hand & CARDS_OF_COLOUR[colour]))
    which = 0
    for colour in range(COLOUR_COUNT):
        if bits(hand & CARDS_OF_COLOUR[colour]) == most:
            which |= 1 << colour
    return which


@entry
def highest(hand: int, colour: int) -> Card:
    """The highest island of a colour in a hand that holds one."""
    held = (hand & CARDS_OF_COLOUR[colour]) >> colour * HIGHEST_NUMBER
    number = HIGHEST_NUMBER
    while not held >> (number - 1) & 1:
        number -= 1
    return card_of(colour, number)


@rule
def act_pass(s: State, seat: Seat, colour: int) -> None:
    """SOS-2.8: chosen from the dealt hand; when all have chosen, the cards move to the right at once."""
    s.passed[seat] = highest(s.hand[seat], colour)
    for other in range(s.players):
        if s.passed[other] == NO_CARD:
            return
    for giver in range(s.players):
        s.hand[giver] &= ~(1 << s.passed[giver])
    for giver in range(s.players):
        receiver = seat_after(s, giver, s.players - 1)
        s.hand[receiver] |= 1 << s.passed[giver]
        one_knows(s, giver, receiver, s.passed[giver])
        s.passed[giver] = NO_CARD
    s.turn = s.starter
    s.phase = CARD


# --- Playing a card (SOS-3) ------------------------------------------------------------------------------------------


@rule
def act_card(s: State, card: Card) -> None:
    """SOS-3.1: notes the island to be played, which nobody else sees yet."""
    s.chosen = card
    s.phase = SHOW


@rule
def act_show(s: State, seat: Seat, half: int) -> int:
    """SOS-3.2: notes the half that will show, and lays the card at once where no plus card can be added.

    Returns from which place on the trick is to be settled: NOWHERE before all have played.
    """
    s.half = half
    if most_plus(s, seat) > 0:
        s.phase = PLUS
        return NOWHERE
    return lay_card(s, seat, 0)


@entry
def most_plus(s: State, seat: Seat) -> int:
    """SOS-3.4: how many plus cards the seat can lay with the card being played, up to a worth of 12."""
    return min(s.plus[seat], HIGHEST_NUMBER - number_of(s.chosen))


@rule
def lay_card(s: State, seat: Seat, plus: int) -> int:
    """SOS-3.2, 3.3: the covered card and its plus cards lie on the table, and the next seat plays.

    Returns from which place on the trick is to be settled: NOWHERE before all have played.
    """
    s.hand[seat] &= ~(1 << s.chosen)
    s.hand_size[seat] -= 1
    s.plus[seat] -= plus
    s.colour[seat] = colour_of(s.chosen)
    s.number[seat] = number_of(s.chosen)
    s.show[seat] = s.half
    s.laid[seat] = plus
    s.in_trick += 1
    s.chosen = NO_CARD
    s.half = NO_HALF
    if s.in_trick == s.players:
        return 0
    s.turn = seat_after(s, seat, 1)
    s.phase = CARD
    return NOWHERE


@entry
def uncover(s: State, higher: int) -> None:
    """SOS-3.5: the covers come off; SOS-5.4: who wins a colour without a treasure will trigger its action."""
    s.last_starter = s.starter
    for seat in range(s.players):
        all_see_loss(s, seat, card_of(s.colour[seat], s.number[seat]))
        s.last_colour[seat] = s.colour[seat]
        s.last_number[seat] = s.number[seat]
        s.last_laid[seat] = s.laid[seat]
        acts = not is_open(s, s.colour[seat]) and not of_seat(higher, seat)
        s.due[seat] = s.side[pair_of(s.colour[seat])] if acts else NO_ACTION


@rule
def note_choices(s: State) -> None:
    """Counts the colour that each has played, and the half of it that showed, in a trick just uncovered."""
    for seat in range(s.players):
        s.played_colours[seat, s.colour[seat]] += 1
        s.shown_halves[seat, s.show[seat] - COLOUR_HALF] += 1


@small_entry
def is_open(s: State, colour: int) -> bool:
    """Whether a treasure of the colour lay face up when the trick began."""
    return s.lay_open >> colour & 1 == 1


@entry
def fetchable(s: State) -> int:
    """SOS-8.4: the islands of this trick that still lie there (in a view, those that are wholly seen)."""
    cards = 0
    for seat in range(s.players):
        if s.number[seat] >= 0 and s.colour[seat] >= 0:
            cards |= 1 << card_of(s.colour[seat], s.number[seat])
    return cards


# --- Treasures and plus cards (SOS-4.3, 4.4, 5) ----------------------------------------------------------------------


@rule
def settle(s: State, first: int, higher: int, lower: int) -> bool:
    """SOS-5.5: hands out treasures and plus cards clockwise from the starter, beginning with the place `first`.

    Returns False if a seat has to decide between a treasure and a robbery, else True.
    """
    for i in range(first, s.players):
        seat = seat_after(s, s.starter, i)
        above, below = of_seat(higher, seat), of_seat(lower, seat)
        plus = plus_for(above, below)
        if plus > 0:
            gain_plus(s, seat, plus)
        elif not above and is_open(s, s.colour[seat]):
            if robbable(s, seat, below):
                s.turn = seat
                s.phase = TAKE
                return False
            take_treasure(s, seat)
    return True


@rule
def gain_plus(s: State, seat: Seat, plus: int) -> None:
    """SOS-4.4: plus cards from the supply, or what is left of it."""
    given = min(plus, s.supply)
    s.supply -= given
    s.plus[seat] += given


@entry
def robbable(s: State, thief: Seat, losers: int) -> int:
    """SOS-5.2: of those who rank lower in the same colour, the seats with a treasure of that colour on their stack."""
    victims = 0
    for victim in range(s.players):
        top = s.stack[victim, max(s.stack_size[victim] - 1, 0)]
        fits = s.stack_size[victim] > 0 and treasure_colour(top) == s.colour[thief]
        victims |= (losers >> victim & fits) << victim
    return victims


@rule
def gain_treasure(s: State, seat: Seat, treasure: Treasure) -> None:
    """SOS-5.3: it goes face up on top of the own stack."""
    s.stack[seat, s.stack_size[seat]] = treasure
    s.stack_size[seat] += 1


@rule
def take_treasure(s: State, seat: Seat) -> None:
    """SOS-5.1: the face-up treasure of the won colour."""
    for pile in range(PILE_COUNT):
        if s.up[pile] != NO_CARD and treasure_colour(s.up[pile]) == s.colour[seat]:
            gain_treasure(s, seat, s.up[pile])
            s.up[pile] = NO_CARD


@rule
def act_rob(s: State, seat: Seat, victim: Seat) -> None:
    """SOS-5.2: the top treasure of another stack."""
    s.stack_size[victim] -= 1
    top = s.stack_size[victim]
    gain_treasure(s, seat, s.stack[victim, top])
    s.stack[victim, top] = NO_CARD
