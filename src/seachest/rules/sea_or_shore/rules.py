"""Sea or Shore for 3 to 5 players, after its three editions (Jolly Dutch).

Clause ids (SOS-3.2) are those of docs/rules/sea-or-shore.md, which also tells our rulings. Where the books are silent
or disagree we play: all pass at once (2.8), a lost tie is a lower rank (4.2, 5.2), losers are served clockwise from the
starter (4.4), treasures left lying go under their pile (6.1), a card discarded by action 4 lies open (8.4), and the
last starter wins ties of the whole game (9.3).

A card being played stays in the hand until card, half and plus cards are all decided: before that nobody else notices
anything. What follows from a decision without another one (`go_on`) is written once, after all of them, because it
compiles slowly.
"""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import DRAW_BITS, DRAW_MASK, DRAWS_FROM, below, below_each, set_seed, shuffle
from seachest.rules.compiled import (
    Cells,
    bits,
    clear_mask,
    entry,
    lookup,
    nth,
    offer_all,
    rule,
    small_entry,
    words_for,
)
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.cards import (
    A_COLOUR,
    ACTION_CARDS,
    ALL_CARDS,
    BASE,
    CARD_COUNT,
    CARDS_OF_COLOUR,
    COLOUR_COUNT,
    HIGHEST,
    TAKEN_OUT,
    TREASURE_COUNT,
    card_of,
    colour_of,
    number_of,
    pair_of,
    treasure_colour,
)
from seachest.rules.sea_or_shore.memory import (
    all_see_gain,
    all_see_loss,
    all_see_put_under,
    all_see_turned_up,
    forget_all,
    one_inspects,
    one_knows,
    others_lose_order,
    others_lose_track,
    two_see_return,
    two_see_theft,
)
from seachest.rules.sea_or_shore.scoring import (
    JOINING_PLAYERS,
    distance,
    of_seat,
    plus_for,
    plus_worth,
    ranking,
    treasures_worth,
    weaker,
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
    ACTIONS,
    CARD,
    COLOUR_HALF,
    DISCARD,
    FETCH,
    FLEECE,
    FLEECED,
    INSPECT,
    INSPECTED,
    NO_ACTION,
    NO_HALF,
    ORDER,
    ORDERS,
    OVER,
    PASS,
    PILE_ROOM,
    PILES,
    PLUS,
    PLUS_CARDS,
    RETURN,
    SEATS,
    SHOW,
    SWAP,
    SWAPPED,
    TAKE,
    Options,
    State,
)
from seachest.rules.seats import seat_after

MASK_WORDS = words_for(len(ACTIONS))
NOWHERE = -1
FIRST_ORDER = lookup([0, 0, 1, 3])
"""Where the orders of 1, 2 or 3 cards begin."""

ORDER_COUNT = lookup([0, 1, 2, 6])
ORDER_DIGIT = lookup(int(order[i]) if i < len(order) else 0 for order in ORDERS for i in range(INSPECTED))


# --- Setting up (SOS-2) --------------------------------------------------------------------------------------------


@entry
def deal(s: State, players: int, options: Options, seed_high: int, seed_low: int) -> None:
    """A new game: a random seat starts (SOS-2.6)."""
    set_seed(s, seed_high, seed_low)
    s.players = players
    s.round_number = 0
    set_options(s, options)
    forget_last_trick(s)
    for seat in range(SEATS):
        s.totals[seat] = 0
        s.treasure_points[seat] = 0
        s.plus_left[seat] = 0
    set_up_round(s, below(s, players))


@entry
def set_options(s: State, options: Options) -> None:
    """SOS-1.2, 1.4, 2.5, 9.2: treasures, the sides of the action cards, islands for each, and rounds."""
    s.dealt = options.hand
    s.rounds = options.rounds
    for i in range(A_COLOUR):
        s.values[i] = options.treasures[i]
    for card in range(ACTION_CARDS):
        s.wished[card] = options.actions[card]
        s.side[card] = options.actions[card]


@entry
def forget_last_trick(s: State) -> None:
    """No trick has been played yet."""
    s.last_starter = NOBODY
    for seat in range(SEATS):
        s.last_colour[seat] = NO_CARD
        s.last_number[seat] = NO_CARD
        s.last_laid[seat] = 0


@entry
def clear_round(s: State) -> None:
    """An empty table: no card lies anywhere, all plus cards are in the supply (SOS-2.4)."""
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.hand_size[seat] = 0
        s.plus[seat] = 0
        s.stack_size[seat] = 0
        for place in range(TREASURE_COUNT):
            s.stack[seat, place] = NO_CARD
        s.passed[seat] = NO_CARD
    for pile in range(PILES):
        s.pile_size[pile] = 0
        s.up[pile] = NO_CARD
        for place in range(PILE_ROOM):
            s.pile[pile, place] = NO_CARD
    s.out = 0
    s.gone = 0
    s.supply = PLUS_CARDS
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
    for seat in range(SEATS):
        s.colour[seat] = NO_CARD
        s.number[seat] = NO_CARD
        s.show[seat] = NO_HALF
        s.laid[seat] = 0
        s.due[seat] = NO_ACTION
    s.in_trick = 0


@rule
def set_up_round(s: State, starter: int) -> None:
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
    for card in range(ACTION_CARDS):
        if s.wished[card] == NO_ACTION:
            s.side[card] = 1 + 2 * card + below(s, 2)


@rule
def lay_piles(s: State) -> None:
    """SOS-2.1 to 2.3: one pile for three players, else two, shuffled, the top treasure of each turned up."""
    spare = taken_out(s) if s.players == JOINING_PLAYERS else 0
    for colour in range(COLOUR_COUNT):
        pile = 0 if s.players == JOINING_PLAYERS else pair_of(colour)
        size = s.pile_size[pile]
        for i in range(A_COLOUR):
            if not spare >> i & 1:
                s.pile[pile, size] = colour * BASE + s.values[i]
                size += 1
        s.pile_size[pile] = size
    for pile in range(PILES):
        shuffle(s, s.pile[pile], s.pile_size[pile])  # type: ignore[arg-type]  # one line of a grid
    turn_up(s)


@rule
def taken_out(s: State) -> int:
    """SOS-2.1: the treasures of every colour that leave a game of three, a bit for each."""
    spare = 0
    kept_out = 0
    for i in range(A_COLOUR):
        value = s.values[i]
        if value in TAKEN_OUT and not kept_out >> value & 1:
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


# --- Piles ---------------------------------------------------------------------------------------------------------


@entry
def turn_up(s: State) -> None:
    """SOS-2.3, 6.2: the top treasure of each pile that shows none, for a new trick."""
    s.lay_open = 0
    for pile in range(PILES):
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


# --- The pass (SOS-2.7 to 2.9) -------------------------------------------------------------------------------------


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
def highest(hand: int, colour: int) -> int:
    """The highest island of a colour in a hand that holds one."""
    held = (hand & CARDS_OF_COLOUR[colour]) >> colour * HIGHEST
    number = HIGHEST
    while not held >> (number - 1) & 1:
        number -= 1
    return card_of(colour, number)


@rule
def act_pass(s: State, seat: int, colour: int) -> None:
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


# --- Playing a trick (SOS-3) ---------------------------------------------------------------------------------------


@rule
def act_card(s: State, card: int) -> None:
    """SOS-3.1: the island, not yet shown to anybody."""
    s.chosen = card
    s.phase = SHOW


@rule
def act_show(s: State, seat: int, half: int) -> int:
    """SOS-3.2: the half that shall show; nothing more to decide where no plus card can be laid."""
    s.half = half
    if most_plus(s, seat) > 0:
        s.phase = PLUS
        return NOWHERE
    return lay_card(s, seat, 0)


@entry
def most_plus(s: State, seat: int) -> int:
    """SOS-3.4: so many of the own plus cards as bring the card being played to 12."""
    return min(s.plus[seat], HIGHEST - number_of(s.chosen))


@rule
def lay_card(s: State, seat: int, plus: int) -> int:
    """SOS-3.2, 3.3: the covered card and its plus cards lie on the table, and the next seat plays.

    Returns from where on the trick is to be settled: nowhere before all have played.
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


@small_entry
def is_open(s: State, colour: int) -> bool:
    """Whether a treasure of the colour lay face up when the trick began."""
    return s.lay_open >> colour & 1 == 1


# --- Treasures and plus cards (SOS-4.3, 4.4, 5) --------------------------------------------------------------------


@rule
def settle(s: State, first: int, higher: int, lower: int) -> bool:
    """SOS-5.5: treasures and plus cards clockwise from the starter; tells whether nobody has to decide anything."""
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
def gain_plus(s: State, seat: int, plus: int) -> None:
    """SOS-4.4: plus cards from the supply, or what is left of it."""
    given = min(plus, s.supply)
    s.supply -= given
    s.plus[seat] += given


@entry
def robbable(s: State, thief: int, losers: int) -> int:
    """SOS-5.2: of those who rank lower in the same colour, the seats with a treasure of that colour on their stack."""
    victims = 0
    for victim in range(s.players):
        top = s.stack[victim, max(s.stack_size[victim] - 1, 0)]
        fits = s.stack_size[victim] > 0 and treasure_colour(top) == s.colour[thief]
        victims |= (losers >> victim & fits) << victim
    return victims


@rule
def gain_treasure(s: State, seat: int, treasure: int) -> None:
    """SOS-5.3: it goes face up on top of the own stack."""
    s.stack[seat, s.stack_size[seat]] = treasure
    s.stack_size[seat] += 1


@rule
def take_treasure(s: State, seat: int) -> None:
    """SOS-5.1: the face-up treasure of the won colour."""
    for pile in range(PILES):
        if s.up[pile] != NO_CARD and treasure_colour(s.up[pile]) == s.colour[seat]:
            gain_treasure(s, seat, s.up[pile])
            s.up[pile] = NO_CARD


@rule
def act_rob(s: State, seat: int, victim: int) -> None:
    """SOS-5.2: the top treasure of another stack."""
    s.stack_size[victim] -= 1
    top = s.stack_size[victim]
    gain_treasure(s, seat, s.stack[victim, top])
    s.stack[victim, top] = NO_CARD


# --- Actions (SOS-8) -----------------------------------------------------------------------------------------------


@rule
def run_actions(s: State, first: int) -> bool:
    """SOS-5.5: actions clockwise from the starter; tells whether nobody has to decide anything."""
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
def needs_decision(s: State, seat: int, action: int) -> bool:
    """Begins an action; tells whether the seat has to decide something (SOS-8.5)."""
    if action == 1:
        return begin_fleece(s, seat)
    if action == 2:
        s.phase = SWAP
        return s.hand_size[seat] > 0
    if action == 3:
        return begin_inspect(s, seat)
    s.phase = FETCH
    return s.hand_size[seat] > 0


@entry
def may_fleece(s: State, seat: int, victim: int) -> bool:
    """SOS-8.1: another player who has at least two plus cards."""
    return victim != seat and s.plus[victim] >= FLEECED


@rule
def begin_fleece(s: State, seat: int) -> bool:
    """SOS-8.1: from the only one who has two, or from the supply; a choice only among several."""
    victims = 0
    victim = NOBODY
    for other in range(s.players):
        if may_fleece(s, seat, other):
            victims += 1
            victim = other
    if victims == 0:
        gain_plus(s, seat, FLEECED)
    elif victims == 1:
        fleece(s, seat, victim)
    s.phase = FLEECE
    return victims > 1


@rule
def fleece(s: State, seat: int, victim: int) -> None:
    """SOS-8.1: two plus cards change hands."""
    s.plus[victim] -= FLEECED
    s.plus[seat] += FLEECED


@rule
def act_swap(s: State, seat: int, victim: int) -> None:
    """SOS-8.2: random cards out of the hand of the chosen one."""
    others_lose_track(s, seat, victim)
    s.aim = victim
    s.owed = min(SWAPPED, s.hand_size[victim])
    for _ in range(s.owed):
        card = nth(s.hand[victim], below(s, s.hand_size[victim]))
        move_card(s, victim, seat, card)
        two_see_theft(s, seat, victim, card)
    s.phase = RETURN


@rule
def move_card(s: State, giver: int, receiver: int, card: int) -> None:
    """An island goes from one hand into another."""
    s.hand[giver] &= ~(1 << card)
    s.hand_size[giver] -= 1
    s.hand[receiver] |= 1 << card
    s.hand_size[receiver] += 1


@rule
def act_return(s: State, seat: int, card: int) -> None:
    """SOS-8.2: any card of the own hand goes back."""
    move_card(s, seat, s.aim, card)
    two_see_return(s, seat, s.aim, card)
    s.owed -= 1
    if s.owed == 0:
        s.aim = NOBODY


@entry
def is_last_trick(s: State) -> bool:
    """Whether the trick on the table is the last of the round (SOS-6.5); asked when all have played."""
    return s.hand_size[s.turn] == 0


@rule
def begin_inspect(s: State, seat: int) -> bool:
    """SOS-8.3: with two piles the seat chooses; nothing to look at in the last trick or in empty piles."""
    if is_last_trick(s) or s.pile_size[0] + s.pile_size[1] == 0:
        return False
    if s.players == JOINING_PLAYERS:
        inspect(s, seat, 0)
    else:
        s.phase = INSPECT
    return True


@entry
def inspected_cards(s: State, pile: int) -> int:
    """SOS-8.3: three, or fewer if fewer are there."""
    return min(INSPECTED, s.pile_size[pile])


@entry
def inspected_places(s: State, pile: int) -> int:
    """A bit for each place of the pile that is looked at."""
    count = inspected_cards(s, pile)
    return ((1 << count) - 1) << (s.pile_size[pile] - count)


@entry
def inspect(s: State, seat: int, pile: int) -> None:
    """SOS-8.3: the seat looks at the top of a pile."""
    s.inspected = pile
    one_inspects(s, seat, pile, inspected_places(s, pile))
    s.phase = ORDER


@rule
def act_order(s: State, seat: int, order: int) -> None:
    """SOS-8.3: the digits name the treasures by their place now, in the new order from the top."""
    pile = s.inspected
    count = inspected_cards(s, pile)
    top = s.pile_size[pile] - 1
    first, second, third = s.pile[pile, top], NO_CARD, NO_CARD
    if count > 1:
        second = s.pile[pile, top - 1]
    if count > INSPECTED - 1:
        third = s.pile[pile, top - 2]
    for i in range(count):
        digit = ORDER_DIGIT[order * INSPECTED + i]
        s.pile[pile, top - i] = first if digit == 1 else second if digit == 2 else third
    if count > 1:
        others_lose_order(s, seat, pile, inspected_places(s, pile))
    s.inspected = NOBODY


@entry
def fetchable(s: State) -> int:
    """SOS-8.4: the islands of this trick that still lie there (in a view, those that are wholly seen)."""
    cards = 0
    for seat in range(s.players):
        if s.number[seat] >= 0 and s.colour[seat] >= 0:
            cards |= 1 << card_of(s.colour[seat], s.number[seat])
    return cards


@rule
def act_fetch(s: State, seat: int, card: int) -> None:
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
def act_discard(s: State, seat: int, card: int) -> None:
    """SOS-8.4: an island of the hand leaves the round, face up."""
    s.hand[seat] &= ~(1 << card)
    s.hand_size[seat] -= 1
    s.gone |= 1 << card
    all_see_loss(s, seat, card)


# --- The end of tricks and rounds (SOS-6, SOS-9) -------------------------------------------------------------------


@rule
def end_trick(s: State) -> None:
    """SOS-6: the table is cleared, the start card moves on."""
    for pile in range(PILES):
        if s.up[pile] != NO_CARD:
            put_under(s, pile)
    s.gone |= fetchable(s)
    for seat in range(s.players):
        s.supply += s.laid[seat]
    clear_trick(s)
    if s.hand_size[0] == 0:
        end_round(s)
    else:
        turn_up(s)
        s.starter = seat_after(s, s.starter, 1)
        s.turn = s.starter
        s.phase = CARD


@rule
def end_round(s: State) -> None:
    """SOS-9.1, 9.2: the points are added; unless it was the last round all begins afresh (SOS-2.6)."""
    for seat in range(s.players):
        s.treasure_points[seat] = treasures_worth(s, seat)
        s.plus_left[seat] = s.plus[seat]
        s.totals[seat] += s.treasure_points[seat] + plus_worth(s.plus[seat])
    if s.round_number == s.rounds:
        s.turn = NOBODY
        s.phase = OVER
        s.lay_open = 0
    else:
        set_up_round(s, seat_after(s, s.starter, 1))


# --- The contract --------------------------------------------------------------------------------------------------


@entry
def pending(s: State) -> int:
    """A bit for each seat that may decide now: all who have not passed yet, else the one whose turn it is."""
    if s.phase == PASS:
        seats = 0
        for seat in range(s.players):
            if s.passed[seat] == NO_CARD:
                seats |= 1 << seat
        return seats
    return 0 if s.phase == OVER else 1 << s.turn


@rule
def victims(s: State, seat: int) -> int:
    """SOS-8.1, 8.2: the seats from whom plus cards or islands may be taken, a bit for each."""
    seats = 0
    for victim in range(s.players):
        if s.phase == FLEECE:
            possible = may_fleece(s, seat, victim)
        else:
            possible = victim != seat and s.hand_size[victim] > 0
        seats |= possible << victim
    return seats


@rule
def choices(s: State, seat: int) -> tuple[int, int]:
    """The legal actions of the seat to decide: the first of a kind, and a bit for each from there on."""
    if s.phase == CARD:
        return ACT_CARD, s.hand[seat]
    if s.phase == SHOW:
        return ACT_SHOW, 0b11
    if s.phase == PLUS:
        return ACT_PLUS, (2 << most_plus(s, seat)) - 1
    if s.phase == TAKE:
        return ACT_TAKE, 1 | robbable(s, seat, weaker(s, seat)) << ACT_ROB - ACT_TAKE
    if s.phase == ORDER:
        count = inspected_cards(s, s.inspected)
        return ACT_ORDER + FIRST_ORDER[count], (1 << ORDER_COUNT[count]) - 1
    if s.phase == INSPECT:
        return ACT_INSPECT, (s.pile_size[0] > 0) | (s.pile_size[1] > 0) << 1
    if s.phase == RETURN:
        return ACT_RETURN, s.hand[seat]
    if s.phase == FETCH:
        return ACT_FETCH, fetchable(s)
    if s.phase == DISCARD:
        return ACT_DISCARD, s.hand[seat]
    return ACT_FLEECE if s.phase == FLEECE else ACT_SWAP, victims(s, seat)


@entry
def legal(s: State, seat: int, mask: Cells) -> int:
    """Fills the mask of that seat's legal actions, and tells how many there are."""
    clear_mask(mask, MASK_WORDS)
    first, which = ACT_PASS, 0
    if s.phase == PASS:
        # SOS-2.7: a colour held most.
        which = passable(s.hand[seat]) if s.passed[seat] == NO_CARD else 0
    elif s.turn == seat and s.phase != OVER:
        first, which = choices(s, seat)
    offer_all(mask, first, which)
    return bits(which)


@rule
def go_on(s: State, settle_from: int, act_from: int) -> None:
    """What follows without a decision: the rest of the trick, from the seats that were told, or nothing."""
    if settle_from != NOWHERE:
        higher, lower = ranking(s)
        if settle_from == 0:
            uncover(s, higher)
        if settle(s, settle_from, higher, lower):
            act_from = 0
    if act_from != NOWHERE and run_actions(s, act_from):
        end_trick(s)


@entry
def act(s: State, seat: int, action: int) -> None:
    """Carries out one legal decision."""
    settle_from, act_from = NOWHERE, NOWHERE
    after = distance(s, seat) + 1
    if action < ACT_SHOW:
        act_card(s, action - ACT_CARD)
    elif action < ACT_PLUS:
        settle_from = act_show(s, seat, action - ACT_SHOW + COLOUR_HALF)
    elif action < ACT_TAKE:
        settle_from = lay_card(s, seat, action - ACT_PLUS)
    elif action < ACT_ROB:
        take_treasure(s, seat)
        settle_from = after
    elif action < ACT_PASS:
        act_rob(s, seat, action - ACT_ROB)
        settle_from = after
    elif action < ACT_FLEECE:
        act_pass(s, seat, action - ACT_PASS)
    elif action < ACT_SWAP:
        fleece(s, seat, action - ACT_FLEECE)
        act_from = after
    elif action < ACT_INSPECT:
        act_swap(s, seat, action - ACT_SWAP)
    elif action < ACT_ORDER:
        inspect(s, seat, action - ACT_INSPECT)
    elif action < ACT_RETURN:
        act_order(s, seat, action - ACT_ORDER)
        act_from = after
    elif action < ACT_FETCH:
        act_return(s, seat, action - ACT_RETURN)
        if s.owed == 0:
            act_from = after
    elif action < ACT_DISCARD:
        act_fetch(s, seat, action - ACT_FETCH)
    else:
        act_discard(s, seat, action - ACT_DISCARD)
        act_from = after
    go_on(s, settle_from, act_from)
