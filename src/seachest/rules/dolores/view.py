"""What a seat knows (DOL-8): its view, and random deals that agree with a view."""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.chance import dice_below, hide_seed, reseed
from seachest.rules.compiled import Cells, bits, entry, nth, rule
from seachest.rules.dolores.cards import (
    ALL_BUT_SUNRISE,
    BET,
    BOTTLE_SHIFT,
    CARD_COUNT,
    EVERY_CARD,
    GOODS_AND_SUNRISE,
    SUNRISE_CARD,
    UNIT_OF,
    bottles_in,
    how_many,
)
from seachest.rules.dolores.moving import deciders, duellist
from seachest.rules.dolores.state import (
    ANYWHERE,
    DEALER,
    DROP,
    GESTURE,
    LEFT,
    LOW,
    NONE,
    PILE_LIMIT,
    PLACE_COUNT,
    REMOVED_COUNT,
    SEATS,
    SIDE_PLACES,
    State,
)


@entry
def view(s: State, seat: int, v: State) -> None:
    """Writes into v what that seat knows (NOBODY: a spectator), field by field, and nothing else."""
    hide_seed(v)
    v.players = s.players
    v.bottles = s.bottles
    v.singles = s.singles
    v.talk = s.talk
    v.out = s.out
    v.lowest = s.lowest
    v.phase = s.phase
    v.window = s.window
    v.dealer = s.dealer
    v.thief = s.thief
    v.victim = s.victim
    v.discard = s.discard
    for other in range(SEATS):
        v.display[other] = s.display[other]
        v.announced[other] = s.announced[other]
        v.kept[other] = s.kept[other]
        v.broken[other] = s.broken[other]
    view_hidden_cards(s, seat, v)
    view_choices(s, seat, v)


@rule
def view_hidden_cards(s: State, seat: int, v: State) -> None:
    """DOL-8.2: nobody knows the pile and the removed bottles, only the lantern's user what it covers or covered."""
    v.pile_size = s.pile_size
    for place in range(PILE_LIMIT):
        v.pile[place] = UNKNOWN if place < s.pile_size else NO_CARD
    v.removed = s.removed & (1 << BET) if s.players == 2 else 0
    v.side_size = s.side_size
    v.repeated = s.repeated
    v.dark = s.dark
    v.seer = s.seer
    v.sunrise = s.sunrise
    v.sunrise_places = s.sunrise_places
    covered = s.dark and seat != s.seer
    for place in range(PLACE_COUNT):
        v.duel[place] = UNKNOWN if covered and s.duel[place] != NO_CARD else s.duel[place]
    v.buried = s.buried if seat == s.seer else 0
    v.buried_size = s.buried_size
    for i in range(SIDE_PLACES):
        v.given[i] = s.given[i]


@rule
def view_choices(s: State, seat: int, v: State) -> None:
    """DOL-8.2: until all have made a secret choice, that of others looks open."""
    v.waiting = s.waiting
    if seat >= 0:
        v.waiting |= deciders(s) & ~(1 << seat)
    else:
        v.waiting |= deciders(s)
    for side in (LEFT, DEALER):
        own = duellist(s, side) == seat
        v.gesture[side] = s.gesture[side] if own or s.phase != GESTURE else NONE
        v.dropped[side] = s.dropped[side] if own or s.phase != DROP else NONE
        v.promised[side] = s.promised[side]
    v.two_hands = s.two_hands
    v.bettor = s.bettor
    v.bet = s.bet if seat == s.bettor or s.phase != GESTURE else NONE


# --- Guesses -------------------------------------------------------------------------------------------------------


@entry
def unseen_cards(v: State) -> int:
    """The heap of all cards whose place is not known in a view."""
    unseen = EVERY_CARD if v.bottles else GOODS_AND_SUNRISE
    unseen -= v.discard + v.buried + (v.removed << BOTTLE_SHIFT)
    for seat in range(v.players):
        unseen -= v.display[seat]
    for place in range(PLACE_COUNT):
        if v.duel[place] >= 0:
            unseen -= UNIT_OF[v.duel[place]]
    return unseen


@rule
def guess_removed(v: State, unseen: int, dice: Cells) -> int:
    """Removes as many unseen bottles as are missing (DOL-2.1); returns the cards that remain unseen."""
    if not v.bottles:
        return unseen
    while bits(v.removed) < REMOVED_COUNT:
        possible = bottles_in(unseen) & ALL_BUT_SUNRISE
        bottle = nth(possible, dice_below(dice, bits(possible)))
        v.removed |= 1 << bottle
        unseen -= 1 << (BOTTLE_SHIFT + bottle)
    return unseen


@rule
def guess_drawn_sunrise(v: State, dice: Cells) -> None:
    """Sunrise was drawn in the dark, and nobody has shown it: it lies where it was laid, or was discarded."""
    if v.sunrise_places:
        v.duel[nth(v.sunrise_places, dice_below(dice, bits(v.sunrise_places)))] = SUNRISE_CARD
    else:
        v.buried += UNIT_OF[SUNRISE_CARD]


@entry
def guess(v: State, seat: int, dice: Cells) -> None:
    """Fills the blanks of that seat's view with a random deal that agrees with all of it."""
    unseen = guess_removed(v, unseen_cards(v), dice)
    to_bury = v.buried_size if v.buried == 0 else 0
    sunrise_in_pile = v.sunrise == LOW or v.sunrise == ANYWHERE
    if how_many(unseen, SUNRISE_CARD):
        unseen -= UNIT_OF[SUNRISE_CARD]
        if not sunrise_in_pile:
            guess_drawn_sunrise(v, dice)
            to_bury -= how_many(v.buried, SUNRISE_CARD)
    size = shuffle_unseen(v, unseen, dice)
    for place in range(PLACE_COUNT):
        if v.duel[place] == UNKNOWN:
            size -= 1
            v.duel[place] = v.pile[size]
            v.pile[size] = NO_CARD
    for _ in range(to_bury):
        size -= 1
        v.buried += UNIT_OF[v.pile[size]]
        v.pile[size] = NO_CARD
    for _ in range(v.out):
        size -= 1
        v.pile[size] = NO_CARD
    if sunrise_in_pile:
        hide_sunrise(v, size, dice)
    reseed(v, dice)


@rule
def shuffle_unseen(v: State, unseen: int, dice: Cells) -> int:
    """Puts all unseen cards into the pile in random order; returns how many they are."""
    size = 0
    for card in range(CARD_COUNT):
        for _ in range(how_many(unseen, card)):
            other = dice_below(dice, size + 1)
            v.pile[size] = v.pile[other]
            v.pile[other] = card
            size += 1
    return size


@rule
def hide_sunrise(v: State, size: int, dice: Cells) -> None:
    """DOL-2.2: sunrise goes into the pile of that size, among the lowest cards."""
    depth = size + 1 if v.sunrise == ANYWHERE else min(size + 1, v.lowest)
    place = dice_below(dice, depth)
    v.pile[size] = v.pile[place]
    v.pile[place] = SUNRISE_CARD
