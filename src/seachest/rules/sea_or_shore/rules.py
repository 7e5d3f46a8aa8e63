"""The rules of Sea or Shore for 3 to 5 players, after its three editions (Jolly Dutch).

`dealing` sets up rounds, `tricks` has the pass and the tricks, `action_cards` the four actions, `scoring` who wins a
colour and what a round is worth; here stand the end of tricks and rounds, what is legal, and what a decision does.

Clause ids (SOS-3.2) are those of docs/rules/sea-or-shore.md, which also tells our rulings. Where the books are silent
or disagree we play: all pass at once (2.8), a lost tie is a lower rank (4.2, 5.2), losers are served clockwise from the
starter (4.4), treasures left lying go under their pile (6.1), a card discarded by action 4 lies open (8.4), and the
last starter wins ties of the whole game (9.3).

A card being played stays in the hand until card, half and plus cards are all decided: before that nobody else notices
anything. What follows from a decision without another one (`continue_trick`) is called in one place, after all
decisions, because it compiles slowly.
"""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import below, set_seed
from seachest.rules.compiled import Cells, clear_mask, entry, offer_all, rule, words_for
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.action_cards import (
    FIRST_ORDER,
    ORDER_COUNT,
    act_discard,
    act_fetch,
    act_order,
    act_return,
    act_swap,
    fleece,
    inspect,
    inspected_cards,
    possible_victims,
    run_actions,
)
from seachest.rules.sea_or_shore.dealing import (
    clear_trick,
    forget_last_trick,
    forget_shown_halves,
    put_under,
    set_options,
    set_up_round,
    turn_up,
)
from seachest.rules.sea_or_shore.scoring import distance, plus_worth, ranking, treasures_worth, weaker
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
    HALF_COUNT,
    INSPECT,
    MAX_PLAYERS,
    ORDER,
    OVER,
    PASS,
    PILE_COUNT,
    PLUS,
    RETURN,
    SHOW,
    TAKE,
    Options,
    State,
)
from seachest.rules.sea_or_shore.tricks import (
    NOWHERE,
    act_card,
    act_pass,
    act_rob,
    act_show,
    fetchable,
    lay_card,
    most_plus,
    note_choices,
    passable,
    robbable,
    settle,
    take_treasure,
    uncover,
)
from seachest.rules.seats import seat_after
from seachest.rules.types import Action, Seat

MASK_WORDS = words_for(len(ACTIONS))
EACH_HALF = (1 << HALF_COUNT) - 1


@entry
def deal(s: State, players: int, options: Options, seed_high: int, seed_low: int) -> None:
    """Sets up a new game, which a random seat starts (SOS-2.6)."""
    set_seed(s, seed_high, seed_low)
    s.players = players
    s.round_number = 0
    set_options(s, options)
    forget_last_trick(s)
    forget_shown_halves(s)
    for seat in range(MAX_PLAYERS):
        s.totals[seat] = 0
        s.treasure_points[seat] = 0
        s.plus_left[seat] = 0
    set_up_round(s, below(s, players))


# --- The end of tricks and rounds (SOS-6, SOS-9) ---------------------------------------------------------------------


@rule
def end_trick(s: State) -> None:
    """SOS-6: clears the table and passes the start card on; after the last trick, ends the round."""
    for pile in range(PILE_COUNT):
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
    """SOS-9.1, 9.2: adds the points; sets up the next round (SOS-2.6) unless it was the last one."""
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


# --- Who decides, and what -------------------------------------------------------------------------------------------


@entry
def pending(s: State) -> int:
    """Returns a bit for each seat that may decide now: all that have not passed yet, else the one whose turn it is."""
    if s.phase == PASS:
        seats = 0
        for seat in range(s.players):
            if s.passed[seat] == NO_CARD:
                seats |= 1 << seat
        return seats
    return 0 if s.phase == OVER else 1 << s.turn


@rule
def offer_order(s: State, mask: Cells) -> int:
    """SOS-8.3: offers every order of the treasures that are looked at; returns how many."""
    count = inspected_cards(s, s.inspected)
    return offer_all(mask, ACT_ORDER, ((1 << ORDER_COUNT[count]) - 1) << FIRST_ORDER[count])


@entry
def legal(s: State, seat: Seat, mask: Cells) -> int:
    """Fills the mask of that seat's legal actions, and returns how many there are."""
    clear_mask(mask, MASK_WORDS)
    if s.phase == PASS:
        # SOS-2.7: a colour held most.
        return offer_all(mask, ACT_PASS, passable(s.hand[seat])) if s.passed[seat] == NO_CARD else 0
    if s.turn != seat or s.phase == OVER:
        return 0
    if s.phase == CARD:
        return offer_all(mask, ACT_CARD, s.hand[seat])
    if s.phase == SHOW:
        return offer_all(mask, ACT_SHOW, EACH_HALF)
    if s.phase == PLUS:
        return offer_all(mask, ACT_PLUS, (2 << most_plus(s, seat)) - 1)
    if s.phase == TAKE:
        return offer_all(mask, ACT_TAKE, 1 | robbable(s, seat, weaker(s, seat)) << ACT_ROB - ACT_TAKE)
    if s.phase == ORDER:
        return offer_order(s, mask)
    if s.phase == INSPECT:
        return offer_all(mask, ACT_INSPECT, (s.pile_size[0] > 0) | (s.pile_size[1] > 0) << 1)
    if s.phase == RETURN:
        return offer_all(mask, ACT_RETURN, s.hand[seat])
    if s.phase == FETCH:
        return offer_all(mask, ACT_FETCH, fetchable(s))
    if s.phase == DISCARD:
        return offer_all(mask, ACT_DISCARD, s.hand[seat])
    if s.phase == FLEECE:
        return offer_all(mask, ACT_FLEECE, possible_victims(s, seat))
    return offer_all(mask, ACT_SWAP, possible_victims(s, seat))


# --- What a decision does --------------------------------------------------------------------------------------------


@rule
def continue_trick(s: State, settle_from: int, act_from: int) -> None:
    """Carries out what follows without a decision: the rest of the trick.

    Treasures and plus cards are settled from the seat so many after the starter on, then actions; NOWHERE: not at all.
    """
    if settle_from != NOWHERE:
        higher, lower = ranking(s)
        if settle_from == 0:
            uncover(s, higher)
            note_choices(s)
        if settle(s, settle_from, higher, lower):
            act_from = 0
    if act_from != NOWHERE and run_actions(s, act_from):
        end_trick(s)


@entry
def act(s: State, seat: Seat, action: Action) -> None:
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
    continue_trick(s, settle_from, act_from)
