"""Dolores for 2 to 4 players, after the German edition.

Clause ids (DOL-3.2) are those of docs/rules/dolores.md, which also tells our rulings. Where the book is silent we play:
asked players answer in any order, and a window starts again after every use (5); the cards of a lantern become public
when they enter a display, and stay unseen when discarded (6.1); theft waits until all cards of the duel have reached
their displays, but comes right after its `grab` (6.3); void takes effect at once (6.9).

Nothing is ever decided by a stack of calls: each decision sets the phase and who is `waiting` to decide, and `advance`
leads from one stage of a duel to the next as long as nobody is.
"""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import DRAW_BITS, DRAW_MASK, below, below_each, set_seed, shuffle_top
from seachest.rules.compiled import (
    Cells,
    bits,
    clear_mask,
    entry,
    lowest,
    nth,
    offer_all,
    rule,
    small_rule,
    words_for,
)
from seachest.rules.dolores.bottles import act_give, act_pass, act_use, lay_out, legal_give, legal_window, open_window
from seachest.rules.dolores.cards import (
    ALL_BUT_SUNRISE,
    ALL_GOODS,
    BET,
    BOTTLE_SHIFT,
    EVERY_CARD,
    GOODS_AND_SUNRISE,
    GOODS_COUNT,
    GOODS_SIZE,
    SUNRISE_BOTTLE,
    SUNRISE_CARD,
    UNIT_OF,
    heap_size,
)
from seachest.rules.dolores.duel import (
    EACH_GESTURE,
    act_announce,
    act_bet,
    act_count,
    act_drop,
    act_grab,
    act_loot,
    act_pick,
    act_rob,
    act_show,
    bet_is_won,
    carry_out_drops,
    keep_score_of_promises,
    legal_count,
    legal_drop,
    legal_gesture,
    legal_grab,
    legal_loot,
    legal_pick,
    legal_rob,
    legal_talk,
    may_speak,
    remember_gestures,
    settle,
    show_gestures,
    talk_is_done,
)
from seachest.rules.dolores.moving import (
    clear_duel,
    deciders,
    draw_top,
    duellist,
    end_game,
    gain,
    is_waiting,
    someone_to_rob,
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
    ACTIONS,
    DEALER_SIDE,
    DUEL_CARDS,
    GESTURE_COUNT,
    LEFT_SIDE,
    NO_CHOICE,
    NO_WINDOW,
    PHASE_COUNT,
    PHASE_DROP,
    PHASE_GESTURE,
    PHASE_GIVE,
    PHASE_GRAB,
    PHASE_OVER,
    PHASE_PICK,
    PHASE_TALK,
    PHASE_THEFT,
    PHASE_WINDOW,
    PILE_LIMIT,
    PLACE_COUNT,
    REMEMBERED_GESTURES,
    REMOVED_COUNT,
    SEATS,
    SETTLED_PHASES,
    SIDE_PLACES,
    START_CARDS,
    SUNRISE_DEPTH,
    SUNRISE_LOW,
    WINDOW_BEFORE,
    WINDOW_LAID_OUT,
    WINDOW_SHOWN,
    Options,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.types import Action, Phase, Seat

MASK_WORDS = words_for(len(ACTIONS))


# --- Setting up (DOL-2) --------------------------------------------------------------------------------------------


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
    s.phase = PHASE_THEFT
    advance(s)


@entry
def clear_table(s: State, players: int, options: Options) -> None:
    """An empty table: no card lies anywhere."""
    s.players = players
    s.bottles = options.bottles
    s.singles = options.singles
    s.talk = options.talk
    shorten_pile(s, options.pile)
    for place in range(PILE_LIMIT):
        s.pile[place] = NO_CARD
    s.pile_size = 0
    for seat in range(SEATS):
        s.display[seat] = 0
        s.kept[seat] = 0
        s.broken[seat] = 0
        for gesture in range(GESTURE_COUNT):
            s.gesture_counts[seat, gesture] = 0
        for i in range(REMEMBERED_GESTURES):
            s.last_gestures[seat, i] = NO_CHOICE
    s.discard = 0
    s.buried = 0
    s.buried_size = 0
    s.removed = 0
    s.seer = NOBODY
    s.sunrise = SUNRISE_LOW
    s.thief = NOBODY
    s.victim = NOBODY
    s.waiting = 0
    for place in range(PLACE_COUNT):
        s.duel[place] = NO_CARD
    for i in range(SIDE_PLACES):
        s.given[i] = NO_CHOICE
    for side in (LEFT_SIDE, DEALER_SIDE):
        s.dropped[side] = NO_CHOICE
    clear_duel(s)


@rule
def shorten_pile(s: State, longest: int) -> None:
    """DOL-2.2: the pile holds no more cards than that when the start cards are dealt; the others are left out."""
    cards = PILE_LIMIT if s.bottles else GOODS_SIZE + 1
    usual = cards - s.players * START_CARDS[s.players]
    s.out = max(usual - longest, 0)
    s.lowest = min(usual - s.out - DUEL_CARDS, SUNRISE_DEPTH)


@rule
def remove_bottles(s: State) -> None:
    """DOL-2.1: four of the nine leave the game; with two players bet is one of them."""
    s.removed = 1 << BET if s.players == 2 else 0
    count = REMOVED_COUNT - bits(s.removed)
    drawn = below_each(s, SUNRISE_BOTTLE - bits(s.removed), count)
    for _ in range(count):
        s.removed |= 1 << nth(ALL_BUT_SUNRISE & ~s.removed, drawn & DRAW_MASK)
        drawn >>= DRAW_BITS


@rule
def fill_pile(s: State) -> None:
    """DOL-2.1, 2.2, 2.6: all cards shuffled, some left out for a short pile, sunrise among the last 16."""
    for place in range(GOODS_SIZE):
        s.pile[place] = ALL_GOODS[place]
    size = GOODS_SIZE
    if s.bottles:
        remove_bottles(s)
        bottles = ALL_BUT_SUNRISE & ~s.removed
        while bottles:
            s.pile[size] = GOODS_COUNT + lowest(bottles)
            bottles &= bottles - 1
            size += 1
    shuffle_top(s, s.pile, size, size - s.out)
    if s.out:
        size = leave_out(s, size)
    place = below(s, s.lowest)
    s.pile[size] = s.pile[place]
    s.pile[place] = SUNRISE_CARD
    s.pile_size = size + 1


@rule
def leave_out(s: State, size: int) -> int:
    """Takes the lowest cards of the pile out of the game, unseen; returns how many are left."""
    for place in range(size):
        s.pile[place] = s.pile[place + s.out] if place + s.out < size else NO_CARD
    return size - s.out


# --- From one stage of a duel to the next --------------------------------------------------------------------------


@small_rule
def goes_on(s: State, phase: Phase) -> bool:
    """Whether that phase is reached, and nobody has anything to decide in it."""
    return s.waiting == 0 and s.phase == phase


@small_rule
def is_closed(s: State, window: int) -> bool:
    """Whether a window is open for nobody any more."""
    return goes_on(s, PHASE_WINDOW) and s.window == window


@small_rule
def is_settled(s: State) -> bool:
    """Whether all that was won in a duel is taken, and nobody has anything to decide about it."""
    return s.waiting == 0 and SETTLED_PHASES >> s.phase & 1 != 0


@entry
def advance(s: State) -> None:
    """Play on from stage to stage, until somebody has something to decide or the game is over.

    The stages stand in the order of a duel, so that most often one pass leads from decision to decision. Every phase
    has a stage that goes on, so that even an illegal decision can't keep it going round.
    """
    while s.waiting == 0 and s.phase != PHASE_OVER:
        if goes_on(s, PHASE_GESTURE):
            show_gestures(s)
        if goes_on(s, PHASE_COUNT):
            keep_score_of_promises(s)
            remember_gestures(s)
            open_window(s, WINDOW_SHOWN)
        if goes_on(s, PHASE_WINDOW) and s.window != WINDOW_BEFORE and s.window != WINDOW_LAID_OUT:
            pay_bet(s)
        if goes_on(s, PHASE_GRAB):
            settle(s)
        if goes_on(s, PHASE_DROP):
            carry_out_drops(s)
        if is_settled(s):
            after_settling(s)
        if is_closed(s, WINDOW_BEFORE):
            lay_out(s)
        if is_closed(s, WINDOW_LAID_OUT):
            begin_talk(s)
        if goes_on(s, PHASE_TALK):
            s.phase = PHASE_GESTURE
            s.waiting = deciders(s)


@rule
def begin_duel(s: State) -> None:
    """DOL-7.2: the game is over without four cards for a duel; else DOL-3.1: the window "before"."""
    if s.pile_size < DUEL_CARDS:
        end_game(s)
    else:
        open_window(s, WINDOW_BEFORE)


@rule
def begin_talk(s: State) -> None:
    """DOL-9.2: with talk, the dealer's left neighbour announces first; else gestures are made."""
    s.window = NO_WINDOW
    s.phase = PHASE_TALK
    if s.talk:
        s.waiting = 1 << duellist(s, LEFT_SIDE)


@rule
def pay_bet(s: State) -> None:
    """DOL-6.8: a bet that is won is paid before the duel is settled."""
    s.window = NO_WINDOW
    s.phase = PHASE_GRAB
    if bet_is_won(s):
        s.waiting = 1 << s.bettor


@rule
def after_settling(s: State) -> None:
    """Theft is used if there is somebody to rob; then the bet is paid on, or a duel begins."""
    if s.thief != NOBODY and someone_to_rob(s, s.thief):
        s.waiting = 1 << s.thief
        return
    s.thief = NOBODY
    if s.bettor != NOBODY:
        s.phase = PHASE_GRAB
        s.waiting = 1 << s.bettor
        return
    if s.side_size:
        end_duel(s)
    begin_duel(s)


@rule
def end_duel(s: State) -> None:
    """DOL-3.7: the left player is the next dealer."""
    s.dealer = duellist(s, LEFT_SIDE)
    clear_duel(s)


# --- The contract --------------------------------------------------------------------------------------------------


@entry
def pending(s: State) -> int:
    """A bit for each seat that may decide now; 0 when the game is over."""
    return s.waiting


@entry
def legal(s: State, seat: Seat, mask: Cells) -> int:
    """Fills the mask of that seat's legal actions, and tells how many there are."""
    clear_mask(mask, MASK_WORDS)
    if not is_waiting(s, seat):
        return 0
    if s.phase == PHASE_GESTURE:
        return legal_gesture(s, seat, mask)
    if s.phase == PHASE_WINDOW:
        return legal_window(s, seat, mask)
    if s.phase == PHASE_PICK:
        return legal_pick(s, mask)
    if s.phase == PHASE_DROP:
        return legal_drop(s, seat, mask)
    if s.phase == PHASE_TALK:
        return legal_talk(mask)
    if s.phase == PHASE_COUNT:
        return legal_count(s, seat, mask)
    if s.phase == PHASE_GIVE:
        return legal_give(s, mask)
    if s.phase == PHASE_GRAB:
        return legal_grab(s, mask)
    if s.phase == PHASE_THEFT:
        return legal_rob(s, seat, mask)
    return legal_loot(s, mask)


@entry
def out_of_turn(s: State, seat: Seat, mask: Cells) -> int:
    """Fills the mask of what the seat may announce although it uses up no turn (DOL-9.2); tells how many."""
    clear_mask(mask, MASK_WORDS)
    if not may_speak(s, seat):
        return 0
    return offer_all(mask, ACT_ANNOUNCE, EACH_GESTURE)


@entry
def act(s: State, seat: Seat, action: Action) -> None:
    """Carries out one legal decision."""
    if ACT_SHOW <= action < ACT_COUNT:
        act_show(s, seat, action - ACT_SHOW)
    elif action >= ACT_LOOT:
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
    elif action == ACT_SILENT:
        talk_is_done(s, seat)
    elif action >= ACT_ANNOUNCE:
        act_announce(s, seat, action - ACT_ANNOUNCE)
    elif action == ACT_PASS:
        act_pass(s, seat)
    else:
        act_use(s, seat, action)
    advance(s)


@entry
def cards_conserved(s: State) -> bool:
    """Every card of the game is in exactly one place.

    What lies nowhere was left out. Where a card lay too often, taking all heaps from the heap of all cards would borrow
    from the count beside it, and leave more cards than were left out; so that heap and the number of cards tell it
    together.
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
        cards <= every
        and every - cards < UNIT_OF[SUNRISE_CARD]
        and heap_size(every - cards) == s.out
        and size + s.pile_size + s.out == heap_size(every)
        and bits(s.removed & ALL_BUT_SUNRISE) == removed
        and heap_size(s.buried) == s.buried_size
    )
