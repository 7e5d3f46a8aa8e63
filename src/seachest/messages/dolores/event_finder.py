"""What happened in Dolores, found from what one viewer knew before and after a decision.

Much may happen in one decision: the last gesture shows all of them, settles the duel, gives the cards, and the next
duel is laid out. All of it is found in order, from what the viewer observed and from what differs between the views.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from seachest.messages.dolores.change import SHOWING_VERBS, Change
from seachest.messages.dolores.events import (
    AddedCards,
    Announced,
    BeganDuel,
    BeganGame,
    BrokePromise,
    ChoseHand,
    ChoseVictim,
    DeclinedLookout,
    DiscardedDuel,
    DrewSunrise,
    DroppedSort,
    DuelSides,
    EndedGame,
    GaveCard,
    Grabbed,
    KeptPromise,
    KeptSilent,
    LaidOut,
    LostBet,
    MustDrop,
    Passed,
    Picked,
    Rearranged,
    ReceivedStartCards,
    ReceivedTheft,
    Revealed,
    Scored,
    Settled,
    Stole,
    StoppedGrabbing,
    TakenCards,
    Used,
    WonBet,
    WonGame,
)
from seachest.messages.dolores.points import sets_by_rank
from seachest.messages.dolores.queries import (
    count_cards_at,
    duellist_on,
    goods_of_sort,
    is_covered,
    known_cards_at,
    other_side,
    places_on,
    seats_in,
    secret_deciders,
    side_of,
    taken_places,
    without,
)
from seachest.messages.events import GameEvent
from seachest.notation.position import standing
from seachest.notation.record import Move
from seachest.rules.dolores.cards import SORTS, THEFT_NAME, Sort, names
from seachest.rules.dolores.state import (
    DEALER_SIDE,
    GESTURES,
    LEFT_SIDE,
    NO_CHOICE,
    PHASE_COUNT,
    PHASE_DROP,
    PHASE_GIVE,
    PHASE_GRAB,
    PHASE_LOOT,
    PHASE_OVER,
    PHASE_PICK,
    PHASE_THEFT,
    PLACES,
    SIDE_PLACES,
    START_CARDS,
    SUNRISE_DRAWN,
    Gesture,
    Showing,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.table import View


def events(before: View, observed: Sequence[Move], after: View) -> list[GameEvent]:
    """Return what happened when something was decided, in order, as far as the viewer knows."""
    change = Change(before.record, observed, after.record)
    found = EVENTS_BY_VERB[change.verb](change)
    found += _checked_promises(change) + _checked_bet(change) + _settlement(change) + _received_theft(change)
    found += _next_duel(change)
    if change.before.sunrise != SUNRISE_DRAWN:
        found += _drawn_sunrise(change.after)
    return found + _game_end(after)


# --- Bottles (DOL-6) -----------------------------------------------------------------------------------------------


def _used(change: Change) -> list[GameEvent]:
    """A bottle is used, and what it does at once."""
    used = Used(seat=change.seat, bottle=change.what)
    if change.what == "swell":
        return [used, *_discarded_duel(change), _laid_out(change.after)]
    return [used, _added_cards(change)] if change.is_convoy else [used]


def _added_cards(change: Change) -> GameEvent:
    """DOL-6.6: the two cards, and where they lie, unless the duel was settled at once."""
    b, a = change.before, change.after
    left, dealer = places_on(LEFT_SIDE)[-1:], places_on(DEALER_SIDE)[-1:]
    seer = b.seer if b.dark else None
    if is_covered(b):
        return AddedCards(seer=seer)
    if not change.ended and count_cards_at(a, left):
        return AddedCards(seer=seer, sides=_sides(a, left, dealer))
    went = [card for cards in change.received.values() for card in cards]
    went += change.discarded_face_up + change.discarded_face_down
    return AddedCards(seer=seer, cards=without(went, known_cards_at(b)))


def _passed(change: Change) -> list[GameEvent]:
    """DOL-5: no bottle is used; DOL-3.3: where it was lookout, the sun rises."""
    if change.before.sunrise == SUNRISE_DRAWN:
        return [DeclinedLookout(seat=change.seat)]
    return [Passed(seat=change.seat)]


def _gave(change: Change) -> list[GameEvent]:
    """DOL-6.5: the last card that is given shows how all lie now."""
    b, a = change.before, change.after
    if a.phase == PHASE_GIVE:
        return [GaveCard(seat=change.seat, place=change.what)]
    given = [PLACES[b.given[i]] for i in range(SIDE_PLACES) if b.given[i] != NO_CHOICE] + [change.what]
    others = [place for place in taken_places(b) if place not in given]
    lies = _laid_out(a)
    return [
        Rearranged(
            seat=change.seat,
            left=duellist_on(a, LEFT_SIDE),
            left_places=given,
            dealer_places=others,
            seer=lies.seer,
            sides=lies.sides,
        )
    ]


# --- Talk and gestures (DOL-3.5, 9) --------------------------------------------------------------------------------


def _announced(change: Change) -> list[GameEvent]:
    """DOL-9.1: a duellist announces an intention, all others give advice."""
    is_advice = side_of(change.before, change.seat) == NOBODY
    return [Announced(seat=change.seat, gesture=cast(Gesture, change.what), is_advice=is_advice)]


def _kept_silent(change: Change) -> list[GameEvent]:
    return [KeptSilent(seat=change.seat)]


def _revealed(change: Change) -> list[GameEvent]:
    """DOL-3.5, 6.8: all hands open at the same moment; nothing before that."""
    v, shown = change.before, change.shown
    left, dealer, bettor = duellist_on(v, LEFT_SIDE), v.dealer, v.bettor
    if left not in shown or dealer not in shown or (bettor != NOBODY and bettor not in shown):
        return []
    return [
        Revealed(
            left=left,
            left_shows=cast(Showing, shown[left]),
            dealer=dealer,
            dealer_shows=cast(Showing, shown[dealer]),
            outcome=change.outcome,
            bettor=None if bettor == NOBODY else bettor,
            bet=None if bettor == NOBODY else shown[bettor],
        )
    ]


def _chose_hand(change: Change) -> list[GameEvent]:
    return [ChoseHand(seat=change.seat, gesture=cast(Gesture, change.what))]


def _checked_promises(change: Change) -> list[GameEvent]:
    """DOL-9.1: whether the duellists kept what they had announced."""
    b, a = change.before, change.after
    found: list[GameEvent] = []
    for side in (DEALER_SIDE, LEFT_SIDE):
        seat = duellist_on(b, side)
        promised = b.promised[side] if b.phase == PHASE_COUNT else b.announced[seat]
        if promised == NO_CHOICE:
            continue
        if a.kept[seat] > b.kept[seat]:
            found.append(KeptPromise(seat=seat, gesture=GESTURES[promised]))
        elif (a.kept[seat], a.broken[seat]) != (b.kept[seat], b.broken[seat]):
            found.append(BrokePromise(seat=seat, gesture=GESTURES[promised]))
    return found


# --- Who gets what (DOL-4, 6.8) ------------------------------------------------------------------------------------


def _checked_bet(change: Change) -> list[GameEvent]:
    """DOL-6.10: the bet is checked before the duel is settled."""
    b, a = change.before, change.after
    if b.bettor == NOBODY or b.phase in (PHASE_GRAB, PHASE_THEFT, PHASE_LOOT):
        return []
    if a.phase == PHASE_GRAB:
        return [WonBet(seat=b.bettor)]
    return [LostBet(seat=b.bettor)] if change.settled else []


def _grabbed(change: Change) -> list[GameEvent]:
    return [Grabbed(seat=change.seat, place=change.what, card=change.received[change.seat][0])]


def _stopped_grabbing(change: Change) -> list[GameEvent]:
    return [StoppedGrabbing(seat=change.seat, cards_left=count_cards_at(change.before))]


def _taken_by(change: Change, seat: Seat) -> TakenCards:
    """What a seat takes from the duel by this decision."""
    return TakenCards(seat=seat, cards=change.received[seat], places=change.places_taken[seat])


def _discarded_duel(change: Change) -> list[GameEvent]:
    """What goes to nobody; under a lantern unseen by all but its user (DOL-6.1)."""
    seen, known = change.discarded_face_up, change.discarded_face_down
    unseen = change.after.buried_size - change.before.buried_size
    if not seen and not unseen:
        return []
    taken = {place for places in change.places_taken.values() for place in places}
    places = change.places_lying(LEFT_SIDE) + change.places_lying(DEALER_SIDE)
    return [
        DiscardedDuel(
            places=[place for place in places if place not in taken],
            cards=seen,
            face_down=unseen,
            seer=change.after.seer if known else None,
            known_cards=known,
        )
    ]


def _settlement(change: Change) -> list[GameEvent]:
    """DOL-4: what the two gestures lead to."""
    outcome = change.outcome if change.settled else None
    if outcome is None:
        return []
    if outcome == "drop":
        return [Settled(outcome=outcome), *_discarded_duel(change), *_must_drop(change.after)]
    if outcome == "nobody":
        return [Settled(outcome=outcome), *_discarded_duel(change)]
    if outcome in ("pick", "pick-rest"):
        first = change.who_shows("first")
        return [Settled(outcome=outcome, seat=first, nothing_left=change.after.phase != PHASE_PICK)]
    fighter = change.who_shows("fight") if outcome == "take" else None
    return [Settled(outcome=outcome, seat=fighter, taken=[_taken_by(change, seat) for seat in change.received])]


def _must_drop(a: State) -> list[GameEvent]:
    """DOL-4.6: who must give up a sort; nobody without goods."""
    return [MustDrop(seats=seats_in(a, secret_deciders(a)))] if a.phase == PHASE_DROP else []


def _picked(change: Change) -> list[GameEvent]:
    """DOL-4.4, 4.5: one card for the first, then the other is served."""
    seat, other = change.seat, duellist_on(change.before, other_side(change.before, change.seat))
    picked = Picked(seat=seat, place=change.what, card=change.received[seat][0], other=_taken_by(change, other))
    return [picked, *_discarded_duel(change)]


def _dropped_sorts(change: Change) -> list[GameEvent]:
    """DOL-4.6: both choices come to light together."""
    b = change.before
    sorts = {
        duellist_on(b, side): SORTS[b.dropped[side]]
        for side in (LEFT_SIDE, DEALER_SIDE)
        if b.dropped[side] != NO_CHOICE
    }
    sorts |= {move.seat: cast(Sort, move.text.partition(" ")[2]) for move in change.moves}
    if sorts.keys() != set(seats_in(b, secret_deciders(b))):
        return []
    return [
        DroppedSort(seat=seat, sort=sorts[seat], cards=goods_of_sort(b, seat, sorts[seat])) for seat in sorted(sorts)
    ]


# --- Theft (DOL-6.3) -----------------------------------------------------------------------------------------------


def _received_theft(change: Change) -> list[GameEvent]:
    """A seat that has received theft must use it, if there is anything to steal."""
    for seat, cards in change.received.items():
        if THEFT_NAME in cards:
            return [ReceivedTheft(seat=seat, is_wasted=change.after.thief != seat)]
    return []


def _chose_victim(change: Change) -> list[GameEvent]:
    return [ChoseVictim(seat=change.seat, victim=int(change.what))]


def _stole(change: Change) -> list[GameEvent]:
    return [Stole(seat=change.seat, victim=change.before.victim, card=change.what)]


EVENTS_BY_VERB: dict[str, Callable[[Change], list[GameEvent]]] = {
    "use": _used,
    "pass": _passed,
    "announce": _announced,
    "silent": _kept_silent,
    **dict.fromkeys(SHOWING_VERBS, _revealed),
    "count": _chose_hand,
    "give": _gave,
    "pick": _picked,
    "grab": _grabbed,
    "done": _stopped_grabbing,
    "drop": _dropped_sorts,
    "rob": _chose_victim,
    "loot": _stole,
}
"""How the events of a decision are found, by the first word of its text."""


# --- From duel to duel, and the end (DOL-2, 3, 7) ------------------------------------------------------------------


def opening_events(view: View) -> list[GameEvent]:
    """Return how a fresh table begins (DOL-2.3 to 2.5): who deals, what everyone starts with, and the first duel."""
    v: State = view.record
    found: list[GameEvent] = [BeganGame(dealer=v.dealer)]
    unlucky = _wasted_theft_at_the_start(v)
    for seat in range(v.players):
        cards = names(v.display[seat]) + ([THEFT_NAME] if seat in (v.thief, unlucky) else [])
        found.append(ReceivedStartCards(seat=seat, cards=cards))
    if v.thief != NOBODY:
        return [*found, ReceivedTheft(seat=v.thief)]
    if unlucky != NOBODY:
        found.append(ReceivedTheft(seat=unlucky, is_wasted=True))
    if v.phase != PHASE_OVER or v.side_size:
        found.append(_began_duel(v))
        found += [_laid_out(v)] if v.side_size else []
    return found + _drawn_sunrise(v) + _game_end(view)


def _wasted_theft_at_the_start(v: State) -> Seat:
    """The seat that was dealt theft while nobody else owned goods (DOL-6.3), or NOBODY."""
    if names(v.discard) != [THEFT_NAME]:
        return NOBODY
    missing = [seat for seat in range(v.players) if len(names(v.display[seat])) == START_CARDS[v.players] - 1]
    return missing[0] if len(missing) == 1 else NOBODY


def _began_duel(v: State) -> GameEvent:
    """DOL-3.1: who deals, and against whom."""
    return BeganDuel(dealer=v.dealer, left=duellist_on(v, LEFT_SIDE))


def _sides(v: State, left: Iterable[int], dealer: Iterable[int]) -> DuelSides:
    """What lies at some places of each side."""
    return DuelSides(
        left=duellist_on(v, LEFT_SIDE),
        left_cards=known_cards_at(v, left),
        dealer=v.dealer,
        dealer_cards=known_cards_at(v, dealer),
    )


def _laid_out(v: State) -> LaidOut:
    """DOL-3.2, 6.1: the cards of the duel; under a lantern only its user sees them."""
    sides = None if is_covered(v) else _sides(v, places_on(LEFT_SIDE), places_on(DEALER_SIDE))
    return LaidOut(seer=v.seer if v.dark else None, sides=sides)


def _next_duel(change: Change) -> list[GameEvent]:
    """DOL-3.1, 3.2: a duel begins as soon as nothing of the last one is left to do; its cards may be laid later."""
    b, a = change.before, change.after
    no_duel_yet = b.side_size == 0 and b.phase in (PHASE_THEFT, PHASE_LOOT) and a.phase not in (PHASE_THEFT, PHASE_LOOT)
    found: list[GameEvent] = []
    if (change.ended or no_duel_yet) and (a.phase != PHASE_OVER or a.side_size):
        found.append(_began_duel(a))
    if a.side_size and (change.ended or b.side_size == 0):
        found.append(_laid_out(a))
    return found


def _drawn_sunrise(a: State) -> list[GameEvent]:
    """DOL-3.3: sunrise was drawn, and the owner of lookout, if there is one, is asked."""
    if a.sunrise != SUNRISE_DRAWN or a.phase == PHASE_OVER:
        return []
    return [DrewSunrise(lookout=seat) for seat in seats_in(a, a.waiting)]


def _game_end(after: View) -> list[GameEvent]:
    """DOL-7: why the game is over, what everyone scores, and who has won."""
    v: State = after.record
    if v.phase != PHASE_OVER:
        return []
    points, winners = standing(after.game, v)
    found: list[GameEvent] = [
        EndedGame(reason="sunrise" if v.sunrise == SUNRISE_DRAWN else "pile", pile_size=v.pile_size)
    ]
    for seat in range(v.players):
        highest, lowest = sets_by_rank(v, seat)
        found.append(Scored(seat=seat, points=points[seat], highest_sets=highest, lowest_sets=lowest))
    return [*found, WonGame(seats=winners, points=points[winners[0]])]
