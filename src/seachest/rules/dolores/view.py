"""What a seat knows (DOL-8): its view, and random deals that agree with a view."""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.chance import dice_below, hide_seed, reseed
from seachest.rules.compiled import Cells, bits, entry, nth, rule, small_rule
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
    DEALER_SIDE,
    GESTURE_COUNT,
    LEFT_SIDE,
    NO_CHOICE,
    PHASE_DROP,
    PHASE_GESTURE,
    PILE_LIMIT,
    PLACE_COUNT,
    REMEMBERED_GESTURES,
    REMOVED_COUNT,
    SEATS,
    SIDE_PLACES,
    SUNRISE_ANYWHERE,
    SUNRISE_LOW,
    State,
)
from seachest.rules.types import Card, Seat


@entry
def view(s: State, seat: Seat, v: State) -> None:
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
        for gesture in range(GESTURE_COUNT):
            v.gesture_counts[other, gesture] = s.gesture_counts[other, gesture]
        for i in range(REMEMBERED_GESTURES):
            v.last_gestures[other, i] = s.last_gestures[other, i]
    view_hidden_cards(s, seat, v)
    view_choices(s, seat, v)


# What a seat knows, read off a state or, just the same, off its own view.


@small_rule
def seen_waiting(s: State, seat: Seat) -> int:
    """DOL-8.2: until all have made a secret choice, those of others look open; a bit for each seat that may decide."""
    others = deciders(s) & ~(1 << seat) if seat >= 0 else deciders(s)
    return s.waiting | others


@small_rule
def seen_gesture(s: State, seat: Seat, side: int) -> int:
    """DOL-8.2: what a duellist shows; before both have chosen, known to that one only."""
    return s.gesture[side] if s.phase != PHASE_GESTURE or duellist(s, side) == seat else NO_CHOICE


@small_rule
def seen_drop(s: State, seat: Seat, side: int) -> int:
    """DOL-8.2: the sort that a duellist drops; before both have chosen, known to that one only."""
    return s.dropped[side] if s.phase != PHASE_DROP or duellist(s, side) == seat else NO_CHOICE


@small_rule
def seen_bet(s: State, seat: Seat) -> int:
    """DOL-8.2: the bet; before the gestures are shown, known to the bettor only."""
    return s.bet if s.phase != PHASE_GESTURE or seat == s.bettor else NO_CHOICE


@small_rule
def is_covered(s: State, seat: Seat) -> bool:
    """DOL-8.2: whether the duel lies under a lantern that is not the seat's own."""
    return s.dark == 1 and seat != s.seer


@small_rule
def seen_card(s: State, seat: Seat, place: int) -> Card:
    """A card of the duel, as far as the seat sees it."""
    return UNKNOWN if is_covered(s, seat) and s.duel[place] != NO_CARD else s.duel[place]


@small_rule
def seen_buried(s: State, seat: Seat) -> int:
    """DOL-8.2: the heap discarded face down, known to the lantern's user only."""
    return s.buried if seat == s.seer else 0


@small_rule
def seen_removed(s: State) -> int:
    """DOL-2.1: of the bottles that left the game only bet is known, with two players."""
    return s.removed & (1 << BET) if s.players == 2 else 0


@rule
def view_hidden_cards(s: State, seat: Seat, v: State) -> None:
    """DOL-8.2: nobody knows the pile and the removed bottles, only the lantern's user what it covers or covered."""
    v.pile_size = s.pile_size
    for place in range(PILE_LIMIT):
        v.pile[place] = UNKNOWN if place < s.pile_size else NO_CARD
    v.removed = seen_removed(s)
    v.side_size = s.side_size
    v.repeated = s.repeated
    v.dark = s.dark
    v.seer = s.seer
    v.sunrise = s.sunrise
    v.sunrise_places = s.sunrise_places
    for place in range(PLACE_COUNT):
        v.duel[place] = seen_card(s, seat, place)
    v.buried = seen_buried(s, seat)
    v.buried_size = s.buried_size
    for i in range(SIDE_PLACES):
        v.given[i] = s.given[i]


@rule
def view_choices(s: State, seat: Seat, v: State) -> None:
    """DOL-8.2: secret choices, as far as the seat knows them."""
    v.waiting = seen_waiting(s, seat)
    for side in (LEFT_SIDE, DEALER_SIDE):
        v.gesture[side] = seen_gesture(s, seat, side)
        v.dropped[side] = seen_drop(s, seat, side)
        v.promised[side] = s.promised[side]
    v.two_hands = s.two_hands
    v.bettor = s.bettor
    v.bet = seen_bet(s, seat)


# --- Guesses -------------------------------------------------------------------------------------------------------


@entry
def cards_but(s: State, removed: int, buried: int, covered: bool) -> int:
    """The heap of all cards but those in displays, discarded, removed, buried, or seen in the duel."""
    cards = EVERY_CARD if s.bottles else GOODS_AND_SUNRISE
    cards -= s.discard + buried + (removed << BOTTLE_SHIFT)
    for other in range(s.players):
        cards -= s.display[other]
    for place in range(PLACE_COUNT):
        if not covered and s.duel[place] >= 0:
            cards -= UNIT_OF[s.duel[place]]
    return cards


@rule
def unseen_cards(s: State, seat: Seat) -> int:
    """The heap of all cards whose place a seat does not know, from a state or its own view."""
    return cards_but(s, seen_removed(s), seen_buried(s, seat), is_covered(s, seat))


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
def guess(v: State, seat: Seat, dice: Cells) -> None:
    """Fills the blanks of that seat's view with a random deal that agrees with all of it."""
    unseen = guess_removed(v, unseen_cards(v, seat), dice)
    to_bury = v.buried_size if v.buried == 0 else 0
    sunrise_in_pile = v.sunrise == SUNRISE_LOW or v.sunrise == SUNRISE_ANYWHERE
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
    depth = size + 1 if v.sunrise == SUNRISE_ANYWHERE else min(size + 1, v.lowest)
    place = dice_below(dice, depth)
    v.pile[size] = v.pile[place]
    v.pile[place] = SUNRISE_CARD
