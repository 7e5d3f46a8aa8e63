"""What the greedy bot decides in Dolores.

The bot shows its gestures as often as they come up when it thinks the duel through (`dolores_duels`), so it is hard to
read. It announces what makes the duel go well for it, mostly the truth, because its own word weighs as it was kept. It
uses bottles where they gain.
"""

from seachest.bots.greedy.dolores_duels import (
    FULL_TALLY,
    KEPT_WORD_WORTH,
    LOWEST_VALUE,
    Stakes,
    all_cards,
    best_but,
    best_drop,
    best_of,
    best_picks,
    card_at,
    credit,
    gain,
    hurt,
    points,
    stakes,
    strongest_but,
    think,
    times,
    value_of,
)
from seachest.rules.chance import PERCENT, dice_below
from seachest.rules.compiled import Cells, bits, entry, is_offered, rule
from seachest.rules.dolores.bottles import lookout_is_asked, places_given
from seachest.rules.dolores.cards import (
    BET,
    CONVOY,
    GOODS_COUNT,
    LANTERN,
    LOOKOUT,
    SWELL,
    TWO_HANDS,
    UNIT_OF,
    VOID,
    WHIRLPOOL,
    how_many,
)
from seachest.rules.dolores.moving import duellist, places_taken, side_of
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
    BET_ON,
    DEALER_SIDE,
    FIRST,
    GESTURES,
    HAND_PAIRS,
    LEFT_SIDE,
    NO_CHOICE,
    PHASE_COUNT,
    PHASE_DROP,
    PHASE_GESTURE,
    PHASE_GIVE,
    PHASE_GRAB,
    PHASE_PICK,
    PHASE_TALK,
    PHASE_THEFT,
    PHASE_WINDOW,
    PLACE_COUNT,
    WINDOW_BEFORE,
    WINDOW_LAID_OUT,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.types import Action, Seat

TALK_NOISE = 40  # announcements that promise nearly the same are all made
SWELL_BELOW = -75  # a duel that is worth less is washed away
WHIRLPOOL_GAIN = 75  # what a better share must bring
VOID_LOSS = 125  # what must be lost by a duel that counts
VOID_FOR_OTHERS = 300  # what others must win by it
CONVOY_GAIN = 75  # what must be won before more is brought
TWO_HANDS_GAIN = 20  # what a second hand must bring
BET_STAKE = 125  # what the cards must be worth to the bettor


@rule
def rival_of(v: State, seat: Seat) -> Seat:
    """The other duellist."""
    return duellist(v, LEFT_SIDE) if seat == v.dealer else v.dealer


# --- Talk and gestures ---------------------------------------------------------------------------------------------


@rule
def tallies(v: State, seat: Seat, mine: Stakes, theirs: Stakes, word: int) -> tuple[int, int]:
    """What a duellist and its rival may be expected to show, if the duellist has announced that word."""
    rival = rival_of(v, seat)
    return think(mine, theirs, word, credit(v, seat), v.announced[rival], credit(v, rival))


@rule
def choose_talk(v: State, seat: Seat, dice: Cells) -> Action:
    """DOL-9: the announcement after which the duel promises most; what is about as good varies."""
    mine, theirs = stakes(v, seat, rival_of(v, seat))
    best, most = ACT_SILENT, LOWEST_VALUE
    for word in range(NO_CHOICE, len(GESTURES)):
        tally, their_tally = tallies(v, seat, mine, theirs, word)
        value = value_of(mine, tally, their_tally) + dice_below(dice, TALK_NOISE)
        if word != NO_CHOICE:
            value += KEPT_WORD_WORTH * times(tally, word) // FULL_TALLY
        if value > most:
            best, most = ACT_SILENT if word == NO_CHOICE else ACT_ANNOUNCE + word, value
    return best


@rule
def drawn(tally: int, dice: Cells) -> int:
    """A gesture, each as likely as its share of the tally."""
    rest = dice_below(dice, FULL_TALLY)
    for gesture in range(FIRST):
        rest -= times(tally, gesture)
        if rest < 0:
            return gesture
    return FIRST


@rule
def choose_gesture(v: State, seat: Seat, dice: Cells) -> Action:
    """DOL-3.5: a gesture out of what came up when the duel was thought through."""
    mine, theirs = stakes(v, seat, rival_of(v, seat))
    if rival_of(v, seat) == v.two_hands:
        return ACT_SHOW + safest(mine, theirs)
    tally, their_tally = tallies(v, seat, mine, theirs, v.announced[seat])
    if seat == v.two_hands:
        return ACT_SHOW + len(GESTURES) + best_hands(mine, their_tally)
    return ACT_SHOW + drawn(tally, dice)


@rule
def safest(mine: Stakes, theirs: Stakes) -> int:
    """The gesture that is best when the rival sees it before answering (DOL-6.7)."""
    best, most = 0, LOWEST_VALUE
    for gesture in range(len(GESTURES)):
        value = mine[best_of(theirs[gesture])][gesture]
        if value > most:
            best, most = gesture, value
    return best


@rule
def best_hands(mine: Stakes, their_tally: int) -> int:
    """DOL-6.7: the two gestures whose better one brings most."""
    best, most = 0, LOWEST_VALUE
    for hands in range(len(HAND_PAIRS)):
        value = value_of_hands(mine, hands, their_tally)
        if value > most:
            best, most = hands, value
    return best


@rule
def unused_by(hands: int) -> int:
    """The gesture that is in none of two hands."""
    return FIRST - hands


@rule
def value_of_hands(mine: Stakes, hands: int, their_tally: int) -> int:
    """What a duel is worth to who may choose between two hands once the other's gesture is seen."""
    value = 0
    for theirs in range(len(GESTURES)):
        value += times(their_tally, theirs) * mine[theirs][best_but(mine[theirs], unused_by(hands))]
    return value // FULL_TALLY


@rule
def choose_count(v: State, seat: Seat) -> Action:
    """DOL-6.7: the better of both hands."""
    rival = rival_of(v, seat)
    mine, _ = stakes(v, seat, rival)
    hands = v.gesture[side_of(v, seat)] - len(GESTURES)
    return ACT_COUNT + best_but(mine[v.gesture[side_of(v, rival)]], unused_by(hands))


@rule
def choose_bet(v: State) -> Action:
    """DOL-6.8: the likeliest pair of gestures."""
    left = duellist(v, LEFT_SIDE)
    theirs, dealers = stakes(v, left, v.dealer)
    tally, dealer_tally = tallies(v, left, theirs, dealers, v.announced[left])
    best, most = 0, LOWEST_VALUE
    for one in range(len(GESTURES)):
        for other in range(one, len(GESTURES)):
            chance = times(tally, one) * times(dealer_tally, other)
            if one != other:
                chance += times(tally, other) * times(dealer_tally, one)
            if chance > most:
                best, most = BET_ON[len(GESTURES) * one + other], chance
    return ACT_BET + best


# --- Bottles -------------------------------------------------------------------------------------------------------


@rule
def choose_bottle(v: State, seat: Seat, mask: Cells) -> Action:
    """DOL-5: a bottle where it gains."""
    if lookout_is_asked(v):
        return ACT_PASS if is_ahead(v, seat) else ACT_USE + LOOKOUT
    if v.window == WINDOW_BEFORE:
        return ACT_USE + LANTERN if side_of(v, seat) != NOBODY else ACT_PASS
    if v.window == WINDOW_LAID_OUT:
        return choose_when_laid_out(v, seat, mask)
    return choose_when_shown(v, seat, mask)


@rule
def is_ahead(v: State, seat: Seat) -> bool:
    """Whether the seat alone would win now."""
    return points(v, seat) > points(v, strongest_but(v, seat))


@rule
def choose_when_laid_out(v: State, seat: Seat, mask: Cells) -> Action:
    """DOL-5.2: a better share, better cards, a second hand, or a bet; convoy can wait for the gestures."""
    if side_of(v, seat) == NOBODY:
        wants_to_bet = is_offered(mask, ACT_USE + BET) and gain(v, seat, all_cards(v)) >= BET_STAKE
        return ACT_USE + BET if wants_to_bet else ACT_PASS
    if is_offered(mask, ACT_USE + WHIRLPOOL) and gain_by_sharing(v, seat) >= WHIRLPOOL_GAIN:
        return ACT_USE + WHIRLPOOL
    mine, theirs = stakes(v, seat, rival_of(v, seat))
    tally, their_tally = tallies(v, seat, mine, theirs, NO_CHOICE)
    value = value_of(mine, tally, their_tally)
    if is_offered(mask, ACT_USE + SWELL) and value < SWELL_BELOW:
        return ACT_USE + SWELL
    with_hands = value_of_hands(mine, best_hands(mine, their_tally), their_tally)
    if is_offered(mask, ACT_USE + TWO_HANDS) and with_hands >= value + TWO_HANDS_GAIN:
        return ACT_USE + TWO_HANDS
    return ACT_PASS


@rule
def choose_when_shown(v: State, seat: Seat, mask: Cells) -> Action:
    """DOL-5.3: void against a bad end, convoy for a good one."""
    left = duellist(v, LEFT_SIDE)
    for_left, for_dealer = stakes(v, left, v.dealer)
    end_for_left = for_left[v.gesture[DEALER_SIDE]][v.gesture[LEFT_SIDE]]
    end_for_dealer = for_dealer[v.gesture[LEFT_SIDE]][v.gesture[DEALER_SIDE]]
    if side_of(v, seat) == NOBODY:
        too_good = end_for_left + end_for_dealer >= VOID_FOR_OTHERS
        return ACT_USE + VOID if too_good and is_offered(mask, ACT_USE + VOID) else ACT_PASS
    end = end_for_left if seat == left else end_for_dealer
    if is_offered(mask, ACT_USE + VOID) and end <= -VOID_LOSS:
        return ACT_USE + VOID
    if is_offered(mask, ACT_USE + CONVOY) and end >= CONVOY_GAIN and v.pile_size > v.lowest:
        return ACT_USE + CONVOY
    return ACT_PASS


# --- Whirlpool (DOL-6.5) -------------------------------------------------------------------------------------------


@rule
def heap_at(v: State, places: int) -> int:
    """The cards at some places of the duel."""
    heap = 0
    for place in range(PLACE_COUNT):
        if (places >> place) & 1:
            heap += card_at(v, place)
    return heap


@rule
def value_of_share(v: State, seat: Seat, places: int) -> int:
    """What it is worth to a seat that the left player gets the cards at some places, and the dealer the others."""
    for_left, for_dealer = gain(v, duellist(v, LEFT_SIDE), heap_at(v, places)), gain(v, v.dealer, heap_at(v, ~places))
    side = side_of(v, seat)
    if side == NOBODY:
        return -for_left - for_dealer
    own, theirs = (for_left, for_dealer) if side == LEFT_SIDE else (for_dealer, for_left)
    return own - theirs * hurt(v, seat, rival_of(v, seat)) // PERCENT


@rule
def best_share(v: State, seat: Seat) -> int:
    """The places of the cards that the left player should get, those given already among them; a bit for each."""
    best, most = 0, LOWEST_VALUE
    taken, given = places_taken(v), places_given(v)
    for places in range(1 << PLACE_COUNT):
        if bits(places) == v.side_size and places & taken == places and places & given == given:
            value = value_of_share(v, seat, places)
            if value > most:
                best, most = places, value
    return best


@rule
def gain_by_sharing(v: State, seat: Seat) -> int:
    """What it would bring to share out the cards again, if both keep the peace."""
    now = (1 << v.side_size) - 1  # the places of the left player come first
    return value_of_share(v, seat, best_share(v, seat)) - value_of_share(v, seat, now)


@rule
def choose_give(v: State, seat: Seat, mask: Cells) -> Action:
    """The next card of the best share."""
    share = best_share(v, seat)
    place = 0
    while not ((share >> place) & 1 and is_offered(mask, ACT_GIVE + place)):
        place += 1
    return ACT_GIVE + place


# --- Cards ---------------------------------------------------------------------------------------------------------


@rule
def choose_grab(v: State, seat: Seat) -> Action:
    """DOL-6.8: the best card, as long as one is good."""
    best, most = ACT_DONE, 0
    for place in range(PLACE_COUNT):
        card = card_at(v, place)
        if card and gain(v, seat, card) > most:
            best, most = ACT_GRAB + place, gain(v, seat, card)
    return best


@rule
def best_loot(v: State, seat: Seat, victim: Seat) -> tuple[int, int]:
    """DOL-6.3: the goods of a victim that make the most difference, and how much."""
    best, most = NO_CHOICE, LOWEST_VALUE
    cost = hurt(v, seat, victim)
    for card in range(GOODS_COUNT):
        if how_many(v.display[victim], card):
            value = gain(v, seat, UNIT_OF[card]) - cost * gain(v, victim, -UNIT_OF[card]) // PERCENT
            if value > most:
                best, most = card, value
    return best, most


@rule
def choose_rob(v: State, seat: Seat, mask: Cells) -> Action:
    """The victim with the best loot."""
    best, most = NOBODY, LOWEST_VALUE
    for victim in range(v.players):
        if is_offered(mask, ACT_ROB + victim):
            _, value = best_loot(v, seat, victim)
            if value > most:
                best, most = victim, value
    return ACT_ROB + best


@entry
def choose(v: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The decision of a seat, from its view and the mask of what is legal."""
    if v.phase == PHASE_GESTURE:
        return choose_bet(v) if seat == v.bettor else choose_gesture(v, seat, dice)
    if v.phase == PHASE_TALK:
        return choose_talk(v, seat, dice)
    if v.phase == PHASE_WINDOW:
        return choose_bottle(v, seat, mask)
    if v.phase == PHASE_PICK:
        rival = rival_of(v, seat)
        return ACT_PICK + best_picks(v, seat, rival)[v.gesture[side_of(v, rival)]]
    if v.phase == PHASE_DROP:
        return ACT_DROP + best_drop(v, seat)
    if v.phase == PHASE_COUNT:
        return choose_count(v, seat)
    if v.phase == PHASE_GIVE:
        return choose_give(v, seat, mask)
    if v.phase == PHASE_GRAB:
        return choose_grab(v, seat)
    if v.phase == PHASE_THEFT:
        return choose_rob(v, seat, mask)
    return ACT_LOOT + best_loot(v, seat, v.victim)[0]
