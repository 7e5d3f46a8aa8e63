"""A round, played over again from its history by somebody who does not know all cards that moved (SSP-9.3).

Crabs may have taken any card that could leave the pile unnoticed, and thieves any card of a hand. A replay that
contradicts something seen later has to be begun again, so each way in which the round may have gone is as likely as the
next one.

In a replay `v.hand` holds the cards that a seat must have, and `v.pile` the piles as they lay. Cards that a seat drew
unseen are only counted, eight bits a seat, until they are dealt at the end.
"""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.chance import dice_below
from seachest.rules.compiled import Cells, bits, nth, rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.cards import (
    BITS_OF,
    CARD_COUNT,
    CARD_OF_BIT,
    DECK_SIZE,
    DUO_COUNT,
    MERMAID,
    ONE_OF_EACH,
    CardSet,
    contains,
    how_many,
    nth_card,
    pooled,
    with_card,
    without_card,
)
from seachest.rules.sea_salt_paper.history import (
    DISCARDED,
    DREW,
    HAD,
    LAID,
    LAYABLE_COUNT,
    PICKED,
    ROBBED,
    TOOK,
    is_unseen_pick,
    next_search,
    saw_theft,
    top_of,
)
from seachest.rules.sea_salt_paper.moving import is_safe, take_out_of_pile
from seachest.rules.sea_salt_paper.state import DISCARD, PILES, SEATS, State
from seachest.rules.sea_salt_paper.view import seen_cards
from seachest.rules.types import Card, Seat

FAILED = -1
"""In place of the counts of drawn cards: the replay contradicts what was seen."""

DRAWN_COUNT_BITS = 8
DRAWN_COUNT_MASK = (1 << DRAWN_COUNT_BITS) - 1

DRAWN_BY = -10
"""DRAWN_BY - seat stands for a stolen card that was drawn unseen, is not dealt yet, and is in the hand of that seat."""
PASSED_ON = -20
"""PASSED_ON - theft stands for the card of a later theft."""

MAX_DOUBTS = 5
"""So many doubtful cards are weighed: the product of their odds stays below what dice can tell apart."""
KNOWN_ORDER_BASE, KNOWN_ORDER_PRIME = 61, 2147483647


@rule
def has_unseen_moves(v: State, seat: Seat) -> bool:
    """Whether somebody else has taken a card with crabs, or a card was stolen without the seat."""
    for pick in range(v.picks):
        if v.picker[pick] != seat:
            return True
    for theft in range(v.thefts):
        if not saw_theft(v, seat, theft):
            return True
    return False


@rule
def known_order(v: State, seat: Seat) -> int:
    """Return a number that tells the cards apart that the seat remembers on top of both piles, in their order."""
    order = 0
    for pile in range(PILES):
        size = v.pile_size[pile]
        for place in range(size - v.pile_known[seat + 1, pile], size):
            order = (order * KNOWN_ORDER_BASE + v.pile[pile, place] + 1) % KNOWN_ORDER_PRIME
    return order


@rule
def clear_piles(v: State) -> None:
    """Take all cards off the piles."""
    for pile in range(PILES):
        for place in range(v.pile_size[pile]):
            v.pile[pile, place] = NO_CARD
        v.pile_size[pile] = 0


@rule
def _lay_on(v: State, pile: int, card: Card) -> None:
    """Lay a card on a pile."""
    v.pile[pile, v.pile_size[pile]] = card
    v.pile_size[pile] += 1


@rule
def _take_off(v: State, pile: int) -> Card:
    """Take the top card off a pile and return it."""
    v.pile_size[pile] -= 1
    card = v.pile[pile, v.pile_size[pile]]
    v.pile[pile, v.pile_size[pile]] = NO_CARD
    return card


@rule
def _drawn_at_first(v: State, seat: Seat) -> int:
    """Return how many cards nobody knew in each rival's hand when the history began."""
    drawn = 0
    for rival in range(v.players):
        if rival != seat:
            pending = rival == v.turn and v.phase == DISCARD
            drawn += v.hand_size[rival] - pending + (rival == v.turn and v.first >= 0) << DRAWN_COUNT_BITS * rival
    i = 0
    while i < v.history_size:
        event = v.history[i]
        i += 1
        if event >= LAID:
            actor = (event - LAID) // LAYABLE_COUNT
            drawn += (actor != seat) << DRAWN_COUNT_BITS * actor
        elif event >= ROBBED:
            thief, victim = (event - ROBBED) // SEATS, (event - ROBBED) % SEATS
            drawn += (victim != seat) << DRAWN_COUNT_BITS * victim
            drawn -= (thief != seat) << DRAWN_COUNT_BITS * thief
        elif event >= DREW:
            if event >= TOOK:
                actor = (event - TOOK) // PILES % SEATS
                i += 1
            elif event >= HAD:
                actor = event - HAD
                i += 1
            else:
                actor = event - DREW
            drawn -= (actor != seat) << DRAWN_COUNT_BITS * actor
    return drawn


@rule
def replay(v: State, seat: Seat, forced: int, other_forced: int, dice: Cells) -> bool:
    """Play the round over again with random cards for those that moved unseen; return whether all of it fits.

    `forced` and `other_forced` are the cards that must have been picked from either pile.
    """
    for theft in range(v.thefts):
        if not saw_theft(v, seat, theft):
            v.stolen[theft] = UNKNOWN
    drawn = _drawn_at_first(v, seat)
    doubtful = 0  # a bit for each card that may have moved unseen
    odds, doubts = 1, 0  # for cards that were drawn here, though they are doubtful
    pick = theft = 0
    i = 0
    while i < v.history_size or (i == v.history_size and v.first >= 0):
        event = v.history[i] if i < v.history_size else LAID + v.turn * LAYABLE_COUNT + v.first
        i += 1
        loser, card = NOBODY, NO_CARD
        if event >= LAID:
            loser, card = (event - LAID) // LAYABLE_COUNT, (event - LAID) % LAYABLE_COUNT
            card = MERMAID if card == DUO_COUNT else card
        elif event >= ROBBED:
            thief, victim = (event - ROBBED) // SEATS, (event - ROBBED) % SEATS
            if thief == seat:
                loser, card = victim, v.stolen[theft]
            elif victim == seat:
                v.hand[thief] = with_card(v.hand[thief], v.stolen[theft])
            else:
                doubtful |= v.hand[victim] & ONE_OF_EACH
                drawn = _steal(v, theft, drawn, dice)
            theft += 1
        elif event >= TOOK:
            actor, pile = (event - TOOK) // PILES % SEATS, (event - TOOK) % PILES
            if event < PICKED:
                card = _take_off(v, pile)
            else:
                if v.picker[pick] != seat:
                    if is_unseen_pick(v, seat, pick):
                        doubtful |= _different_cards(v, pile)
                        _choose_pick(v, seat, pick, forced if pile == 0 else other_forced, v.history[i], dice)
                    else:
                        _choose_missing(v, seat, pick, dice)
                card = v.picked[pick]
                if card < 0 or not _different_cards(v, pile) >> card & 1:
                    return False
                take_out_of_pile(v, pile, card)
                pick += 1
            if top_of(v, pile) != v.history[i]:
                return False
            i += 1
            if actor != seat:
                v.hand[actor] = with_card(v.hand[actor], card)
        elif event >= HAD:
            if event - HAD != seat:
                v.hand[event - HAD] = with_card(v.hand[event - HAD], v.history[i])
            i += 1
        elif event >= DREW:
            drawn += (event - DREW != seat) << DRAWN_COUNT_BITS * (event - DREW)
        else:
            _lay_on(v, (event - DISCARDED) // CARD_COUNT, (event - DISCARDED) % CARD_COUNT)
        if loser >= 0 and loser != seat:
            if not contains(v.hand[loser], card) and doubtful >> card & 1 and doubts < MAX_DOUBTS:
                odds *= drawn >> DRAWN_COUNT_BITS * loser & DRAWN_COUNT_MASK
                doubts += 1
            drawn = _lose(v, loser, card, drawn, dice)
        if drawn == FAILED:
            return False
    return _agrees(v, seat, dice) and _is_kept(v, odds, doubts, dice)


@rule
def _choose_pick(v: State, seat: Seat, pick: int, forced: int, top: Card, dice: Cells) -> None:
    """Choose the card of an unseen pick: any that leaves the top that was seen then.

    Where no more picks are left than cards that must have been picked, and earlier picks have not taken, it is one of
    these.
    """
    pile = v.searched_pile[pick]
    last = v.pile_size[pile] - 1
    if last < 0:
        v.picked[pick] = NO_CARD
    elif top != v.pile[pile, last]:
        v.picked[pick] = v.pile[pile, last]
    else:
        which = 0
        for place in range(last):
            which |= 1 << v.pile[pile, place]
        if last > 0 and v.pile[pile, last - 1] != top:
            which &= ~(1 << top)
        left = 0
        for other in range(v.picks):
            if v.searched_pile[other] == pile and is_unseen_pick(v, seat, other):
                if other < pick:
                    forced &= ~(1 << v.picked[other])
                else:
                    left += 1
        if bits(forced & which) >= left:
            which &= forced
        v.picked[pick] = nth(which, dice_below(dice, bits(which))) if which else NO_CARD


@rule
def _different_cards(v: State, pile: int) -> int:
    """Return a bit for each different card of a pile."""
    which = 0
    for place in range(v.pile_size[pile]):
        which |= 1 << v.pile[pile, place]
    return which


@rule
def _choose_missing(v: State, seat: Seat, pick: int, dice: Cells) -> None:
    """Choose one of the cards that a later search of the seat found missing, and keep the others for later picks."""
    pile, search = v.searched_pile[pick], next_search(v, seat, pick)
    count = 0
    for later in range(pick, v.picks):
        if v.searched_pile[later] == pile and v.picker[later] != seat and next_search(v, seat, later) == search:
            count += 1
            if dice_below(dice, count) == 0:
                card = v.picked[later]
                v.picked[later] = v.picked[pick]
                v.picked[pick] = card


@rule
def _lose(v: State, seat: Seat, card: Card, drawn: int, dice: Cells) -> int:
    """Take a card out of a hand: one that is known to be there, else one that was drawn; return the cards drawn."""
    if contains(v.hand[seat], card):
        v.hand[seat] = without_card(v.hand[seat], card)
        return drawn
    count = drawn >> DRAWN_COUNT_BITS * seat & DRAWN_COUNT_MASK
    if count == 0:
        return FAILED
    theft = _stolen_before(v, seat, dice_below(dice, count))
    if theft >= 0:
        v.stolen[theft] = card
    return drawn - (1 << DRAWN_COUNT_BITS * seat)


@rule
def _steal(v: State, theft: int, drawn: int, dice: Cells) -> int:
    """Steal a random card; return how many cards of each hand are still to be dealt."""
    thief, victim = v.thief[theft], v.victim[theft]
    known, count = bits(v.hand[victim]), drawn >> DRAWN_COUNT_BITS * victim & DRAWN_COUNT_MASK
    if known + count == 0:
        return FAILED
    choice = dice_below(dice, known + count)
    if choice < known:
        card = nth_card(v.hand[victim], choice)
        v.hand[victim] = without_card(v.hand[victim], card)
        v.hand[thief] = with_card(v.hand[thief], card)
        v.stolen[theft] = card
        return drawn
    before = _stolen_before(v, victim, choice - known)
    if before >= 0:
        v.stolen[before] = PASSED_ON - theft
    v.stolen[theft] = DRAWN_BY - thief
    return drawn - (1 << DRAWN_COUNT_BITS * victim) + (1 << DRAWN_COUNT_BITS * thief)


@rule
def _stolen_before(v: State, holder: Seat, choice: int) -> int:
    """Return the theft by which a hand got that one of its drawn cards; -1 if it has drawn the card itself."""
    for theft in range(v.thefts):
        if v.stolen[theft] == DRAWN_BY - holder:
            if choice == 0:
                return theft
            choice -= 1
    return -1


@rule
def _agrees(v: State, seat: Seat, dice: Cells) -> bool:
    """Whether a replay ends with what the seat sees now: revealed hands as they are, and no card too often."""
    for rival in range(v.players):
        if rival != seat and is_safe(v, rival):
            revealed = v.known[seat + 1, rival]
            if v.hand[rival] & ~revealed:
                return False
            name_stolen(v, rival, revealed & ~v.hand[rival], dice)
            v.hand[rival] = revealed
    return bits(seen_cards(v)) == _seen_count(v)


@rule
def _seen_count(v: State) -> int:
    """Return how many cards lie in places that are known; the set of them loses those that come too often."""
    count = v.pile_size[0] + v.pile_size[1] + (v.first >= 0) + (v.drawn[0] >= 0) + (v.drawn[1] >= 0)
    for owner in range(v.players):
        count += bits(v.hand[owner]) + bits(v.laid[owner])
    return count


@rule
def _is_kept(v: State, odds: int, doubts: int, dice: Cells) -> bool:
    """Whether a replay is kept in which doubtful cards were drawn: as rarely as just these are drawn of all unseen."""
    unseen = DECK_SIZE - _seen_count(v)
    all_odds = 1
    for doubt in range(doubts):
        all_odds *= unseen + 1 + doubt
    return doubts == 0 or dice_below(dice, all_odds) < odds


@rule
def forced_picks(v: State, seat: Seat) -> tuple[int, int]:
    """Return a bit for each card that somebody must have picked from the first pile, and from the second.

    A card must have been picked if one below it was on top later, or if it has turned up elsewhere.
    """
    clear_piles(v)
    forced, other_forced = 0, 0
    pick = i = 0
    while i < v.history_size:
        event = v.history[i]
        i += 1
        if event < DREW:
            _lay_on(v, (event - DISCARDED) // CARD_COUNT, (event - DISCARDED) % CARD_COUNT)
        elif event >= TOOK and event < ROBBED:
            pile = (event - TOOK) % PILES
            if event < PICKED:
                _take_off(v, pile)
            else:
                if v.picker[pick] == seat:
                    _take_out_missing(v, seat, pick)
                    forced, other_forced = (0, other_forced) if pile == 0 else (forced, 0)
                pick += 1
            while v.pile_size[pile] > 0 and top_of(v, pile) != v.history[i]:
                gone = 1 << _take_off(v, pile)
                forced, other_forced = (forced | gone, other_forced) if pile == 0 else (forced, other_forced | gone)
            i += 1
        elif event >= HAD and event < TOOK:
            i += 1
    return forced | _found_elsewhere(v, seat, 0), other_forced | _found_elsewhere(v, seat, 1)


@rule
def _take_out_missing(v: State, seat: Seat, pick: int) -> None:
    """Take the card that the seat picked out of a pile, and all that it then found missing."""
    pile = v.searched_pile[pick]
    for earlier in range(pick + 1):
        own = earlier == pick
        if own or (v.searched_pile[earlier] == pile and v.picker[earlier] != seat):
            if own or next_search(v, seat, earlier) == pick:
                if _different_cards(v, pile) >> v.picked[earlier] & 1:
                    take_out_of_pile(v, pile, v.picked[earlier])


@rule
def _found_elsewhere(v: State, seat: Seat, pile: int) -> int:
    """Return a bit for each card that would be in a pile too many times and is not in the other pile."""
    elsewhere = 0
    for owner in range(v.players):
        elsewhere = pooled(elsewhere, v.laid[owner])
        elsewhere = pooled(elsewhere, v.hand[owner] if owner == seat else v.known[seat + 1, owner])
    for choice in range(2):
        if v.drawn[choice] >= 0:
            elsewhere = with_card(elsewhere, v.drawn[choice])
    if v.first >= 0:
        elsewhere = with_card(elsewhere, v.first)
    cards, others = 0, _different_cards(v, 1 - pile)
    for place in range(v.pile_size[pile]):
        cards = with_card(cards, v.pile[pile, place])
    found = 0
    for place in range(v.pile_size[pile]):
        card = v.pile[pile, place]
        if how_many(cards, card) + how_many(elsewhere, card) > bits(BITS_OF[card]) and not others >> card & 1:
            found |= 1 << card
    return found


@rule
def name_stolen(v: State, holder: Seat, dealt: CardSet, dice: Cells) -> None:
    """Say which cards were stolen of those that were dealt to a hand at last; `dealt` has a bit for each copy."""
    for theft in range(v.thefts):
        if v.stolen[theft] == DRAWN_BY - holder:
            copy = nth(dealt, dice_below(dice, bits(dealt)))
            dealt &= ~(1 << copy)
            v.stolen[theft] = CARD_OF_BIT[copy]
