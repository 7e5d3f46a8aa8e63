"""Dolores for 2 to 4 players, after the German edition.

Clause ids (DOL-3.2) are those of docs/rules/dolores.md, which also tells our rulings. Where the book is silent we play:
asked players answer in any order, and a window starts again after every use (5); the cards of a lantern become public
when they enter a display, and stay unseen when discarded (6.1); theft waits until all cards of the duel have reached
their displays, but comes right after its `grab` (6.3); void takes effect at once (6.9).

Nothing is ever decided by a stack of calls: each decision sets the phase and who is `waiting` to decide, and `go_on`
leads from one stage of a duel to the next as long as nobody is.
"""

from seachest.rules.chance import below, set_seed
from seachest.rules.compiled import Cells, bits, entry, lookup, offer, offer_all, rule, words_for
from seachest.rules.dolores.cards import (
    ALL_BUT_SUNRISE,
    BET,
    BOTTLE_SHIFT,
    CONVOY,
    COPIES_OF,
    EVERY_CARD,
    GOODS_AND_SUNRISE,
    GOODS_COUNT,
    LANTERN,
    LOOKOUT,
    NO_CARD,
    SORT_BITS,
    SUNRISE_BOTTLE,
    SUNRISE_CARD,
    SWELL,
    THEFT_CARD,
    TWO_HANDS,
    UNIT_OF,
    VOID,
    WHIRLPOOL,
    bottles_in,
    goods_in,
    heap_size,
    kinds_of_goods_in,
    of_sort,
    sorts_in,
)
from seachest.rules.dolores.state import (
    ACT_ANNOUNCE,
    ACT_BET,
    ACT_COUNT,
    ACT_DONE,
    ACT_DROP,
    ACT_GIVE,
    ACT_GRAB,
    ACT_LOOT,
    ACT_PASS,
    ACT_PICK,
    ACT_ROB,
    ACT_SHOW,
    ACT_SILENT,
    ACT_USE,
    ACTIONS,
    BEFORE,
    BET_ON,
    BETS,
    CONVOY_CARDS,
    COUNT,
    DEALER,
    DRAWN,
    DROP,
    DUEL_CARDS,
    FIGHT,
    FIRST,
    GESTURE,
    GESTURES,
    GESTURES_IN,
    GIVE,
    GRAB,
    HANDS,
    IGNORED,
    LAID_OUT,
    LEFT,
    LOOT,
    LOW,
    LOWEST,
    NO_WINDOW,
    NONE,
    OVER,
    PEACE,
    PICK,
    PILE_LIMIT,
    PLACE_COUNT,
    REMOVED_COUNT,
    SEATS,
    SHOWN,
    SIDE_PLACES,
    START_CARDS,
    TALK,
    THEFT,
    WINDOW,
    Options,
    State,
)
from seachest.rules.game import NOBODY

MASK_WORDS = words_for(len(ACTIONS))
GESTURE_COUNT, BET_COUNT = len(GESTURES), len(BETS)
EACH_GESTURE = (1 << GESTURE_COUNT) - 1
EACH_HANDS = ((1 << len(HANDS)) - 1) << GESTURE_COUNT
EACH_BET = (1 << BET_COUNT) - 1

FITTING = lookup(
    [
        0,
        1 << LANTERN,
        1 << SWELL | 1 << WHIRLPOOL | 1 << CONVOY | 1 << TWO_HANDS | 1 << BET,
        1 << CONVOY | 1 << VOID,
    ]
)
"""The bottles that fit in each window (DOL-5.1 to 5.3)."""


# --- Small questions -----------------------------------------------------------------------------------------------


@entry
def duellist(s: State, side: int) -> int:
    """DOL-3.1: the seat on a side of the duel."""
    if side == DEALER:
        return s.dealer
    return s.dealer + 1 if s.dealer + 1 < s.players else 0


@rule
def side_of(s: State, seat: int) -> int:
    """The side of a duellist; NOBODY's for a seat that is not in the duel."""
    if seat == s.dealer:
        return DEALER
    return LEFT if seat == duellist(s, LEFT) else NOBODY


@rule
def is_waiting(s: State, seat: int) -> bool:
    """Whether the seat may decide now."""
    return (s.waiting >> seat) & 1 == 1


@rule
def holder(s: State, bottle: int) -> int:
    """The seat in whose display a bottle lies, or NOBODY."""
    for seat in range(s.players):
        if (bottles_in(s.display[seat]) >> bottle) & 1:
            return seat
    return NOBODY


@entry
def fitting(s: State, seat: int, window: int) -> int:
    """DOL-5: the bottles that a seat may use in a window, a bit for each."""
    which = bottles_in(s.display[seat]) & FITTING[window]
    if which == 0:
        return 0
    if s.pile_size < DUEL_CARDS:
        which &= ~(1 << SWELL)
    if s.pile_size < CONVOY_CARDS:
        which &= ~(1 << CONVOY)
    return which & ~(1 << TWO_HANDS if side_of(s, seat) == NOBODY else 1 << BET)


@rule
def lookout_is_asked(s: State) -> bool:
    """DOL-5.4: whether the open question is that to lookout's owner."""
    return s.phase == WINDOW and s.sunrise == DRAWN


@entry
def someone_to_rob(s: State, thief: int) -> bool:
    """DOL-6.3: whether anybody else owns goods."""
    for seat in range(s.players):
        if seat != thief and goods_in(s.display[seat]):
            return True
    return False


@rule
def places_taken(s: State) -> int:
    """The places where a card of the duel lies, a bit for each."""
    which = 0
    for place in range(PLACE_COUNT):
        if s.duel[place] != NO_CARD:
            which |= 1 << place
    return which


@entry
def deciders(s: State) -> int:
    """Who makes the secret choice of this phase, a bit for each; 0 where choices are open."""
    if s.phase == GESTURE:
        seats = 1 << duellist(s, LEFT) | 1 << s.dealer
        return seats if s.bettor == NOBODY else seats | 1 << s.bettor
    if s.phase == DROP:
        return who_must_drop(s)
    return 0


@rule
def who_must_drop(s: State) -> int:
    """DOL-4.6: the duellists who own goods, a bit for each."""
    seats = 0
    for side in (LEFT, DEALER):
        seat = duellist(s, side)
        if goods_in(s.display[seat]):
            seats |= 1 << seat
    return seats


# --- Setting up ----------------------------------------------------------------------------------------------------


@entry
def deal(s: State, players: int, options: Options, seed_high: int, seed_low: int) -> None:
    """A new game (DOL-2)."""
    set_seed(s, seed_high, seed_low)
    clear_table(s, players, options)
    s.dealer = below(s, players)
    fill_pile(s)
    for seat in range(players):
        for _ in range(START_CARDS[players]):
            gain(s, seat, draw_top(s))
    s.phase = THEFT
    go_on(s)


@entry
def clear_table(s: State, players: int, options: Options) -> None:
    """An empty table: no card lies anywhere."""
    s.players = players
    s.bottles = options.bottles
    s.singles = options.singles
    s.talk = options.talk
    for place in range(PILE_LIMIT):
        s.pile[place] = NO_CARD
    s.pile_size = 0
    for seat in range(SEATS):
        s.display[seat] = 0
        s.kept[seat] = 0
        s.broken[seat] = 0
    s.discard = 0
    s.buried = 0
    s.buried_size = 0
    s.removed = 0
    s.seer = NOBODY
    s.sunrise = LOW
    s.thief = NOBODY
    s.victim = NOBODY
    s.waiting = 0
    for place in range(PLACE_COUNT):
        s.duel[place] = NO_CARD
    for i in range(SIDE_PLACES):
        s.given[i] = NONE
    for side in (LEFT, DEALER):
        s.dropped[side] = NONE
    clear_duel(s)


@rule
def remove_bottles(s: State) -> None:
    """DOL-2.1: four of the nine leave the game; with two players bet is one of them."""
    if s.players == 2:
        s.removed = 1 << BET
    while bits(s.removed) < REMOVED_COUNT:
        s.removed |= 1 << below(s, SUNRISE_BOTTLE)


@rule
def fill_pile(s: State) -> None:
    """DOL-2.1, 2.2, 2.6: all cards shuffled, sunrise among the last 16."""
    if s.bottles:
        remove_bottles(s)
    size = 0
    for card in range(SUNRISE_CARD):
        if card < GOODS_COUNT or (s.bottles and not (s.removed >> (card - GOODS_COUNT)) & 1):
            for _ in range(COPIES_OF[card]):
                s.pile[size] = card
                size += 1
    s.pile_size = size
    shuffle_pile(s)
    place = below(s, LOWEST)
    s.pile[size] = s.pile[place]
    s.pile[place] = SUNRISE_CARD
    s.pile_size = size + 1


@entry
def shuffle_pile(s: State) -> None:
    """Brings the pile into a random order."""
    for place in range(s.pile_size - 1, 0, -1):
        other = below(s, place + 1)
        card = s.pile[place]
        s.pile[place] = s.pile[other]
        s.pile[other] = card


# --- Moving cards --------------------------------------------------------------------------------------------------


@rule
def draw_top(s: State) -> int:
    """Takes the top card off the pile."""
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = NO_CARD
    return card


@rule
def gain(s: State, seat: int, card: int) -> None:
    """A card enters a display; theft is discarded at once, and is to be used (DOL-5.5)."""
    if card == THEFT_CARD:
        s.discard += UNIT_OF[card]
        s.thief = seat
    else:
        s.display[seat] += UNIT_OF[card]


@rule
def spend(s: State, seat: int, bottle: int) -> None:
    """DOL-5: a used bottle is discarded."""
    s.display[seat] -= UNIT_OF[GOODS_COUNT + bottle]
    s.discard += UNIT_OF[GOODS_COUNT + bottle]


@rule
def take(s: State, seat: int, place: int) -> None:
    """A card of the duel enters a display, where everybody sees it (DOL-6.1)."""
    card = s.duel[place]
    s.duel[place] = NO_CARD
    s.sunrise_places &= 0 if card == SUNRISE_CARD else ~(1 << place)
    gain(s, seat, card)


@rule
def take_side(s: State, seat: int, side: int) -> None:
    """The cards that lie on one side of the duel enter a display."""
    for place in range(side * SIDE_PLACES, (side + 1) * SIDE_PLACES):
        if s.duel[place] != NO_CARD:
            take(s, seat, place)


@rule
def take_all(s: State, seat: int) -> None:
    """All cards of the duel enter a display."""
    take_side(s, seat, LEFT)
    take_side(s, seat, DEALER)


@rule
def discard_duel(s: State) -> None:
    """What lies in the duel is discarded, unseen if a lantern covers it (DOL-6.1)."""
    for place in range(PLACE_COUNT):
        card = s.duel[place]
        if card != NO_CARD:
            s.duel[place] = NO_CARD
            if s.dark:
                s.buried += UNIT_OF[card]
                s.buried_size += 1
            else:
                s.discard += UNIT_OF[card]
    s.sunrise_places = 0


# --- From one stage to the next ------------------------------------------------------------------------------------


@entry
def go_on(s: State) -> None:
    """Leads on as long as nobody has anything to decide."""
    while s.waiting == 0 and s.phase != OVER:
        if s.phase == WINDOW:
            close_window(s)
        elif s.phase == TALK:
            s.phase = GESTURE
            s.waiting = deciders(s)
        elif s.phase == GESTURE:
            show_gestures(s)
        elif s.phase == COUNT:
            keep_score_of_promises(s)
            open_window(s, SHOWN)
        elif s.phase == GRAB:
            settle(s)
        elif s.phase == DROP:
            carry_out_drops(s)
        else:
            after_settling(s)


@entry
def begin_duel(s: State) -> None:
    """DOL-7.2: the game is over without four cards for a duel; else DOL-3.1: the window "before"."""
    if s.pile_size < DUEL_CARDS:
        end_game(s)
    else:
        open_window(s, BEFORE)


@rule
def end_game(s: State) -> None:
    """DOL-7: nobody decides anything any more; a duel's cards stay where they lie."""
    s.phase = OVER
    s.window = NO_WINDOW
    s.waiting = 0


@rule
def end_duel(s: State) -> None:
    """DOL-3.7: the left player is the next dealer."""
    s.dealer = duellist(s, LEFT)
    clear_duel(s)


@rule
def clear_duel(s: State) -> None:
    """No duel: nothing lies, shows, or is said."""
    s.window = NO_WINDOW
    s.side_size = 0
    s.dark = 0
    s.sunrise_places = 0
    clear_gestures(s)


@rule
def clear_gestures(s: State) -> None:
    """No gestures, bets or announcements of this duel."""
    for side in (LEFT, DEALER):
        s.gesture[side] = NONE
        s.promised[side] = NONE
    s.two_hands = NOBODY
    s.bettor = NOBODY
    s.bet = NONE
    for seat in range(SEATS):
        s.announced[seat] = NONE


# --- Windows (DOL-5) -----------------------------------------------------------------------------------------------


@rule
def open_window(s: State, window: int) -> None:
    """Every player who holds a bottle that fits is asked."""
    s.phase = WINDOW
    s.window = window
    s.waiting = 0
    # Most of the time nobody holds such a bottle; absent seats have empty displays.
    if bottles_in(s.display[0] | s.display[1] | s.display[2] | s.display[3]) & FITTING[window] == 0:
        return
    for seat in range(s.players):
        if fitting(s, seat, window):
            s.waiting |= 1 << seat


@rule
def close_window(s: State) -> None:
    """All have passed: cards are laid out, gestures are made, or the duel is settled."""
    if s.window == BEFORE:
        lay_out(s)
    elif s.window == LAID_OUT:
        s.window = NO_WINDOW
        s.phase = TALK
        if s.talk:
            s.waiting = 1 << duellist(s, LEFT)
    else:
        s.window = NO_WINDOW
        s.phase = GRAB
        if bet_is_won(s):
            s.waiting = 1 << s.bettor


@rule
def legal_window(s: State, seat: int, mask: Cells) -> None:
    """A bottle that fits, or none."""
    offer_all(mask, ACT_USE, 1 << LOOKOUT if lookout_is_asked(s) else fitting(s, seat, s.window))
    offer(mask, ACT_PASS)


@rule
def act_pass(s: State, seat: int) -> None:
    """The seat uses no bottle; lookout not used, the game is over (DOL-3.3)."""
    s.waiting &= ~(1 << seat)
    if s.sunrise == DRAWN:
        end_game(s)


@rule
def act_use(s: State, seat: int, bottle: int) -> None:
    """DOL-6: what the bottle does; then the window starts again."""
    spend(s, seat, bottle)
    if bottle == SWELL:
        discard_duel(s)
        lay_out(s)
    elif bottle == CONVOY:
        bring_convoy(s)
    elif bottle == WHIRLPOOL:
        s.window = NO_WINDOW
        s.phase = GIVE
        s.waiting = 1 << seat
    elif bottle == VOID:
        clear_gestures(s)
        open_window(s, LAID_OUT)
    else:
        if bottle == LANTERN:
            s.dark = 1
            s.seer = seat
        elif bottle == LOOKOUT:
            s.sunrise = IGNORED
        elif bottle == TWO_HANDS:
            s.two_hands = seat
        else:
            s.bettor = seat
        open_window(s, s.window)


@rule
def lay_card(s: State, place: int) -> int:
    """Lays the top card of the pile at a place of the duel; returns the bit of that place."""
    s.duel[place] = draw_top(s)
    if s.duel[place] == SUNRISE_CARD:
        s.sunrise = DRAWN
    return 1 << place


@rule
def lay_out(s: State) -> None:
    """DOL-3.2, 6.4: two cards for the left player, then two for the dealer."""
    s.window = LAID_OUT
    s.side_size = DUEL_CARDS // 2
    places = 0
    for side in (LEFT, DEALER):
        for i in range(s.side_size):
            places |= lay_card(s, side * SIDE_PLACES + i)
    after_drawing(s, places)


@rule
def bring_convoy(s: State) -> None:
    """DOL-6.6: a third card for the left player, and one for the dealer."""
    place = s.side_size
    s.side_size += 1
    after_drawing(s, lay_card(s, place) | lay_card(s, SIDE_PLACES + place))


@rule
def after_drawing(s: State, places: int) -> None:
    """DOL-3.3: sunrise ends the game unless lookout is used; otherwise the window opens."""
    if s.sunrise != DRAWN:
        open_window(s, s.window)
        return
    s.sunrise_places = places if s.dark else 0
    guard = holder(s, LOOKOUT)
    if guard == NOBODY:
        end_game(s)
    else:
        s.phase = WINDOW
        s.waiting = 1 << guard


# --- Whirlpool (DOL-6.5) -------------------------------------------------------------------------------------------


@rule
def places_given(s: State) -> int:
    """The places that were given so far, a bit for each."""
    which = 0
    for i in range(SIDE_PLACES):
        if s.given[i] != NONE:
            which |= 1 << s.given[i]
    return which


@rule
def legal_give(s: State, mask: Cells) -> None:
    """Any card that was not given yet."""
    offer_all(mask, ACT_GIVE, places_taken(s) & ~places_given(s))


@rule
def act_give(s: State, place: int) -> None:
    """One more card for the left player; after the last one all lie anew, and the window starts again."""
    i = bits(places_given(s))
    s.given[i] = place
    if i + 1 == s.side_size:
        rearrange(s)
        open_window(s, LAID_OUT)


@rule
def rearrange(s: State) -> None:
    """The given cards lie before the left player in that order, the others keep their order before the dealer."""
    given = places_given(s)
    # The order of the places is packed into an integer, three bits each, the first place lowest.
    others, shift = 0, 0
    for place in range(PLACE_COUNT):
        if s.duel[place] != NO_CARD and not (given >> place) & 1:
            others |= place << shift
            shift += 3
    cards, sunrise_places = 0, 0
    for side in (LEFT, DEALER):
        for i in range(s.side_size):
            place = s.given[i] if side == LEFT else (others >> 3 * i) & 7
            target = side * SIDE_PLACES + i
            cards |= s.duel[place] << 8 * target
            sunrise_places |= ((s.sunrise_places >> place) & 1) << target
    for side in (LEFT, DEALER):
        for i in range(s.side_size):
            target = side * SIDE_PLACES + i
            s.duel[target] = (cards >> 8 * target) & 0xFF
    s.sunrise_places = sunrise_places
    for i in range(SIDE_PLACES):
        s.given[i] = NONE


# --- Talk (DOL-9) --------------------------------------------------------------------------------------------------


@rule
def legal_talk(mask: Cells) -> None:
    """DOL-9.2: an announcement, or none."""
    offer_all(mask, ACT_ANNOUNCE, EACH_GESTURE)
    offer(mask, ACT_SILENT)


@rule
def act_announce(s: State, seat: int, gesture: int) -> None:
    """DOL-9.1: it is remembered, and uses up no turn but that of phase talk."""
    s.announced[seat] = gesture
    if s.phase == TALK and is_waiting(s, seat):
        talk_is_done(s, seat)


@rule
def talk_is_done(s: State, seat: int) -> None:
    """DOL-9.2: the dealer's left neighbour first, then the dealer."""
    s.waiting = 0 if seat == s.dealer else 1 << s.dealer


@rule
def may_speak(s: State, seat: int) -> bool:
    """DOL-9.1, 9.2: while the duel lies open, anybody may announce something beside the turns."""
    if not s.talk or s.side_size == 0:
        return False
    if s.phase == TALK:
        return not is_waiting(s, seat)
    return s.phase == WINDOW or s.phase == GESTURE or s.phase == GIVE or s.phase == COUNT


@rule
def keep_score_of_promises(s: State) -> None:
    """DOL-9.1: whether each duellist kept what they last announced before the gestures."""
    for side in (LEFT, DEALER):
        seat = duellist(s, side)
        if s.promised[side] != NONE:
            if s.promised[side] == s.gesture[side]:
                s.kept[seat] += 1
            else:
                s.broken[seat] += 1
        s.promised[side] = NONE


# --- Gestures (DOL-3.5) --------------------------------------------------------------------------------------------


@rule
def legal_gesture(s: State, seat: int, mask: Cells) -> None:
    """DOL-3.5, 6.7, 6.8: a gesture, two with the two-hands trick, or a bet by one who is not in the duel."""
    if seat == s.bettor:
        offer_all(mask, ACT_BET, EACH_BET)
    elif seat == s.two_hands:
        offer_all(mask, ACT_SHOW, EACH_HANDS)
    else:
        offer_all(mask, ACT_SHOW, EACH_GESTURE)


@rule
def act_show(s: State, seat: int, showing: int) -> None:
    """A duellist chooses in secret."""
    s.gesture[side_of(s, seat)] = showing
    s.waiting &= ~(1 << seat)


@rule
def act_bet(s: State, seat: int, bet: int) -> None:
    """DOL-6.8: the bettor chooses in secret."""
    s.bet = bet
    s.waiting &= ~(1 << seat)


@rule
def show_gestures(s: State) -> None:
    """DOL-3.6, 6.10: all is shown; the user of two hands decides which one counts."""
    if s.talk:
        for side in (LEFT, DEALER):
            s.promised[side] = s.announced[duellist(s, side)]
    s.phase = COUNT
    if s.two_hands != NOBODY:
        s.waiting = 1 << s.two_hands


@rule
def legal_count(s: State, seat: int, mask: Cells) -> None:
    """DOL-6.7: one of the two gestures shown."""
    offer_all(mask, ACT_COUNT, GESTURES_IN[s.gesture[side_of(s, seat)]])


@rule
def act_count(s: State, seat: int, gesture: int) -> None:
    """DOL-6.7: the gesture that counts."""
    s.gesture[side_of(s, seat)] = gesture
    s.waiting = 0


# --- The bet is paid (DOL-6.8) -------------------------------------------------------------------------------------


@entry
def bet_is_won(s: State) -> bool:
    """The two hands show the same as the two duellists, no matter which is whose."""
    return s.bettor != NOBODY and s.bet == BET_ON[GESTURE_COUNT * s.gesture[LEFT] + s.gesture[DEALER]]


@rule
def legal_grab(s: State, mask: Cells) -> None:
    """Any card, or no more."""
    offer_all(mask, ACT_GRAB, places_taken(s))
    offer(mask, ACT_DONE)


@rule
def act_grab(s: State, seat: int, place: int) -> None:
    """A card for the bettor; theft is used right after it (DOL-6.3)."""
    take(s, seat, place)
    if s.thief != NOBODY:
        s.phase = THEFT
        s.waiting = 0


# --- Settling (DOL-4) ----------------------------------------------------------------------------------------------


@rule
def settle(s: State) -> None:
    """What becomes of the cards that lie; then theft, and the next duel."""
    s.bettor = NOBODY
    s.bet = NONE
    s.phase = THEFT
    left, dealer = s.gesture[LEFT], s.gesture[DEALER]
    if left == FIRST and dealer == FIRST:
        discard_duel(s)
        s.phase = DROP
        s.waiting = who_must_drop(s)
    elif left == FIRST or dealer == FIRST:
        if places_taken(s):
            s.phase = PICK
            s.waiting = 1 << duellist(s, LEFT if left == FIRST else DEALER)
    elif left == FIGHT and dealer == FIGHT:
        discard_duel(s)
    elif left == FIGHT or dealer == FIGHT:
        take_all(s, duellist(s, LEFT if left == FIGHT else DEALER))
    else:
        take_side(s, duellist(s, LEFT), LEFT)
        take_side(s, s.dealer, DEALER)


@rule
def legal_pick(s: State, mask: Cells) -> None:
    """DOL-4.4, 4.5: any one card."""
    offer_all(mask, ACT_PICK, places_taken(s))


@rule
def act_pick(s: State, seat: int, place: int) -> None:
    """DOL-4.4: the other takes what lies before them, the rest is discarded; DOL-4.5: the other takes the rest."""
    take(s, seat, place)
    other = LEFT if seat == s.dealer else DEALER
    if s.gesture[other] == PEACE:
        take_side(s, duellist(s, other), other)
        discard_duel(s)
    else:
        take_all(s, duellist(s, other))
    s.phase = THEFT
    s.waiting = 0


@rule
def legal_drop(s: State, seat: int, mask: Cells) -> None:
    """DOL-4.6: any sort in the own display."""
    offer_all(mask, ACT_DROP, sorts_in(s.display[seat]))


@rule
def act_drop(s: State, seat: int, sort: int) -> None:
    """DOL-4.6: chosen in secret."""
    s.dropped[side_of(s, seat)] = sort
    s.waiting &= ~(1 << seat)


@rule
def carry_out_drops(s: State) -> None:
    """DOL-4.6: both discard all goods of the sort they chose."""
    for side in (LEFT, DEALER):
        sort = s.dropped[side]
        if sort != NONE:
            seat = duellist(s, side)
            goods = of_sort(s.display[seat], sort) << SORT_BITS * sort
            s.display[seat] -= goods
            s.discard += goods
            s.dropped[side] = NONE
    s.phase = THEFT


# --- Theft (DOL-6.3) -----------------------------------------------------------------------------------------------


@rule
def after_settling(s: State) -> None:
    """Theft is used where there is somebody to rob; then the bet is paid on, or a duel begins."""
    if s.thief != NOBODY and someone_to_rob(s, s.thief):
        s.waiting = 1 << s.thief
        return
    s.thief = NOBODY
    if s.bettor != NOBODY:
        s.phase = GRAB
        s.waiting = 1 << s.bettor
        return
    if s.side_size:
        end_duel(s)
    begin_duel(s)


@rule
def legal_rob(s: State, seat: int, mask: Cells) -> None:
    """Another player who owns goods."""
    for victim in range(s.players):
        if victim != seat and goods_in(s.display[victim]):
            offer(mask, ACT_ROB + victim)


@rule
def act_rob(s: State, victim: int) -> None:
    """The victim is chosen, the card follows."""
    s.victim = victim
    s.phase = LOOT


@rule
def legal_loot(s: State, mask: Cells) -> None:
    """Any goods of the victim."""
    offer_all(mask, ACT_LOOT, kinds_of_goods_in(s.display[s.victim]))


@rule
def act_loot(s: State, seat: int, card: int) -> None:
    """The card changes displays."""
    s.display[s.victim] -= UNIT_OF[card]
    s.display[seat] += UNIT_OF[card]
    s.victim = NOBODY
    s.thief = NOBODY
    s.phase = THEFT
    s.waiting = 0


# --- The contract --------------------------------------------------------------------------------------------------


@entry
def pending(s: State) -> int:
    """A bit for each seat that may decide now; 0 when the game is over."""
    return s.waiting


@entry
def legal(s: State, seat: int, mask: Cells) -> int:
    """Fills the mask of that seat's legal actions, and tells how many there are."""
    for word in range(MASK_WORDS):
        mask[word] = 0
    if not is_waiting(s, seat):
        return 0
    if s.phase == GESTURE:
        legal_gesture(s, seat, mask)
    elif s.phase == WINDOW:
        legal_window(s, seat, mask)
    elif s.phase == PICK:
        legal_pick(s, mask)
    elif s.phase == DROP:
        legal_drop(s, seat, mask)
    elif s.phase == TALK:
        legal_talk(mask)
    elif s.phase == COUNT:
        legal_count(s, seat, mask)
    elif s.phase == GIVE:
        legal_give(s, mask)
    elif s.phase == GRAB:
        legal_grab(s, mask)
    elif s.phase == THEFT:
        legal_rob(s, seat, mask)
    else:
        legal_loot(s, mask)
    offered = 0
    for word in range(MASK_WORDS):
        offered += bits(mask[word])
    return offered


@entry
def asides(s: State, seat: int, mask: Cells) -> int:
    """Fills the mask of what the seat may announce although it uses up no turn (DOL-9.2); tells how many."""
    for word in range(MASK_WORDS):
        mask[word] = 0
    if not may_speak(s, seat):
        return 0
    offer_all(mask, ACT_ANNOUNCE, EACH_GESTURE)
    return GESTURE_COUNT


@entry
def act(s: State, seat: int, action: int) -> None:
    """Carries out one legal decision."""
    if action >= ACT_LOOT:
        act_loot(s, seat, action - ACT_LOOT)
    elif action >= ACT_ROB:
        act_rob(s, action - ACT_ROB)
    elif action >= ACT_DROP:
        act_drop(s, seat, action - ACT_DROP)
    elif action == ACT_DONE:
        s.waiting = 0
    elif action >= ACT_GRAB:
        act_grab(s, seat, action - ACT_GRAB)
    elif action >= ACT_PICK:
        act_pick(s, seat, action - ACT_PICK)
    elif action >= ACT_GIVE:
        act_give(s, action - ACT_GIVE)
    elif action >= ACT_BET:
        act_bet(s, seat, action - ACT_BET)
    elif action >= ACT_COUNT:
        act_count(s, seat, action - ACT_COUNT)
    elif action >= ACT_SHOW:
        act_show(s, seat, action - ACT_SHOW)
    elif action == ACT_SILENT:
        talk_is_done(s, seat)
    elif action >= ACT_ANNOUNCE:
        act_announce(s, seat, action - ACT_ANNOUNCE)
    elif action == ACT_PASS:
        act_pass(s, seat)
    else:
        act_use(s, seat, action)
    go_on(s)


@entry
def whole(s: State) -> bool:
    """Every card of the game is in exactly one place.

    A heap of all cards has no count that could be carried over with the same number of cards, so the sum of all heaps
    and the number of cards tell it together.
    """
    cards = s.discard + s.buried + (s.removed << BOTTLE_SHIFT)
    size = heap_size(s.discard) + heap_size(s.buried) + bits(s.removed)
    for seat in range(s.players):
        cards += s.display[seat]
        size += heap_size(s.display[seat])
    for place in range(s.pile_size):
        if s.pile[place] < 0:
            return False
        cards += UNIT_OF[s.pile[place]]
    for place in range(PLACE_COUNT):
        if s.duel[place] != NO_CARD:
            if s.duel[place] < 0 or place % SIDE_PLACES >= s.side_size:
                return False
            cards += UNIT_OF[s.duel[place]]
            size += 1
    every = EVERY_CARD if s.bottles else GOODS_AND_SUNRISE
    removed = REMOVED_COUNT if s.bottles else 0
    return (
        cards == every
        and size + s.pile_size == heap_size(every)
        and bits(s.removed & ALL_BUT_SUNRISE) == removed
        and heap_size(s.buried) == s.buried_size
    )
