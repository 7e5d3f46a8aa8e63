"""What a decision in Sea or Shore leads to without another one: the rest of the trick, up to the end of the game."""

from typing import Literal

from seachest.messages.events import GameEvent
from seachest.messages.sea_or_shore.events import (
    BeganRound,
    BeganTrick,
    EndedRound,
    Fleeced,
    GotPlus,
    Inspected,
    Outcome,
    Revealed,
    RevealedIsland,
    SeatScore,
    SkippedAction,
    SkipReason,
    Took,
    Triggered,
    WentUnder,
    WonGame,
)
from seachest.messages.sea_or_shore.queries import (
    are_joined,
    face_up,
    inspected_cards,
    inspected_treasures,
    pile_name,
    seats_from,
)
from seachest.notation.position import standing
from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import Cells, direct
from seachest.rules.sea_or_shore import action_cards, scoring, tricks
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    COLOURS,
    COLOURS_PER_PAIR,
    PAIR_NAMES,
    TREASURE_BASE,
    TREASURES,
    ColourName,
    PairName,
)
from seachest.rules.sea_or_shore.position import ACTION_NUMBERS
from seachest.rules.sea_or_shore.scoring import plus_worth
from seachest.rules.sea_or_shore.state import (
    CARD,
    FETCH,
    FLEECE,
    FLEECED_PLUS_CARDS,
    INSPECT,
    NO_ACTION,
    ORDER,
    OVER,
    PILE_COUNT,
    SWAP,
    TAKE,
    State,
)
from seachest.rules.types import Phase, Seat
from seachest.table import View

ACTION_PHASES = (FLEECE, SWAP, INSPECT, ORDER, FETCH)
"""What a seat is asked first when it triggers an action that needs a decision."""

_is_open, _may_fleece = direct(tricks.is_open), direct(action_cards.may_fleece)
_consolation, _stronger, _weaker = direct(scoring.consolation), direct(scoring.stronger), direct(scoring.weaker)


def opening_events(view: View) -> list[GameEvent]:
    """Return how a fresh table begins: a round (SOS-2), and where the pass is done, a trick."""
    record: State = view.record
    begun: list[GameEvent] = [began_round(record)]
    if record.phase == CARD and record.in_trick == 0:
        begun.append(began_trick(record))
    return begun


def began_round(record: State) -> BeganRound:
    """Return that a round begins: who has the start card, and which actions lie there (SOS-1.4, 2.6)."""
    return BeganRound(
        round=record.round_number,
        starter=record.starter,
        actions=[ACTION_NUMBERS[record.side[card]] for card in range(ACTION_CARD_COUNT)],
    )


def began_trick(record: State) -> BeganTrick:
    """Return that a trick begins: who plays first, and what lies face up (SOS-3.1, 6.2)."""
    tricks = record.dealt
    trick = tricks - record.hand_size[record.starter] + 1
    return BeganTrick(starter=record.starter, trick=trick, tricks=tricks, face_up=face_up(record))


def inspected(record: State, seat: Seat, viewer: Seat) -> Inspected:
    """Return that a seat begins to look at a pile; only it sees the treasures (SOS-8.3)."""
    pile = record.inspected
    return Inspected(
        seat=seat,
        pile=pile_name(record, pile),
        number=inspected_cards(record, pile),
        treasures=inspected_treasures(record, pile) if seat == viewer else None,
    )


class Settling:
    """The rest of a trick after a decision, found step by step in the order of the rules (SOS-5.5).

    All of it follows from what everybody sees. `table` is what the viewer knew before the decision, and changes with
    each step; the steps end where the view after the decision waits for a seat, or with the trick.
    """

    def __init__(self, view: View, after: State) -> None:
        self.view = view
        self.table: State = view.record.copy()
        self.after = after
        self.seats = seats_from(self.table.starter, self.table.players)
        self.colour: Cells = view.record.colour
        self.found: list[GameEvent] = []

    def waits_for(self, seat: Seat, *phases: Phase) -> bool:
        """Return whether the seat is asked now."""
        return bool(self.after.turn == seat and self.after.phase in phases)

    # The covers come off

    def reveal(self, last: Seat) -> list[GameEvent]:
        """SOS-3.5: uncovers the trick, whose last island was laid by that seat, and settles it."""
        table, after = self.table, self.after
        table.plus[last] -= after.last_laid[last]
        table.hand_size[last] -= 1
        self.colour, number, laid = after.last_colour, after.last_number, after.last_laid
        for seat in self.seats:
            table.colour[seat], table.number[seat], table.laid[seat] = self.colour[seat], number[seat], laid[seat]
        joined = [pair for pair in range(ACTION_CARD_COUNT) if self.counts_as_one(pair)]
        worth = [number[seat] + laid[seat] for seat in range(len(self.seats))]
        islands = []
        for seat in self.seats:
            colour = self.colour[seat]
            pair = colour // COLOURS_PER_PAIR
            competed: ColourName | PairName = PAIR_NAMES[pair] if pair in joined else COLOURS[colour]
            stronger = _stronger(table, seat)
            in_colour = stronger | _weaker(table, seat)
            islands.append(
                RevealedIsland(
                    seat=seat,
                    card=f"{COLOURS[colour]}-{number[seat]}",
                    plus=laid[seat],
                    worth=worth[seat],
                    colour=competed,
                    outcome=self.lost(seat) if stronger else "wins",
                    tie=any(in_colour >> other & 1 and worth[other] == worth[seat] for other in self.seats),
                )
            )
            triggers = not stronger and not _is_open(table, colour)
            table.due[seat] = table.side[pair] if triggers else NO_ACTION
        self.found.append(Revealed(joined=[PAIR_NAMES[pair] for pair in joined], islands=islands))
        return self.settle(0)

    def counts_as_one(self, pair: int) -> bool:
        """SOS-7.1: return whether the two colours of an action card were both played, and counted as one."""
        first, second = pair * COLOURS_PER_PAIR, pair * COLOURS_PER_PAIR + 1
        played = [self.colour[seat] for seat in self.seats]
        return first in played and second in played and are_joined(self.table, first)

    def wins(self, seat: Seat) -> bool:
        """SOS-4.1: return whether nobody ranks higher in the seat's colour."""
        return not _stronger(self.table, seat)

    def lost(self, seat: Seat) -> Outcome:
        """SOS-4.3: return how a seat fared that did not win its colour."""
        return "last" if _consolation(self.table, seat) else "loses"

    # Treasures and plus cards

    def settle_after(self, seat: Seat) -> list[GameEvent]:
        """Go on after a seat that has its treasure."""
        return self.settle(self.seats.index(seat) + 1)

    def settle(self, first: int) -> list[GameEvent]:
        """SOS-5.5: hand out treasures and plus cards, then run the actions."""
        for seat in self.seats[first:]:
            wanted = _consolation(self.table, seat)
            if wanted:
                self.get_plus(seat, wanted, "last")
            elif _is_open(self.table, self.colour[seat]) and self.wins(seat):
                if self.waits_for(seat, TAKE):
                    return self.found
                self.take(seat)
        return self.act(0)

    def get_plus(self, seat: Seat, wanted: int, reason: Literal["last", "action"]) -> None:
        """SOS-4.3, 4.4, 8.1: move plus cards from the supply, as far as it has them."""
        number = min(wanted, self.table.supply)
        self.table.supply -= number
        self.table.plus[seat] += number
        self.found.append(GotPlus(seat=seat, number=number, wanted=wanted, reason=reason))

    def take(self, seat: Seat) -> None:
        """SOS-5.1: take the face-up treasure of the won colour; none if a position set up by hand lacks it."""
        for pile in range(PILE_COUNT):
            treasure = self.table.up[pile]
            if treasure >= 0 and treasure // TREASURE_BASE == self.colour[seat]:
                self.table.up[pile] = NO_CARD
                self.found.append(Took(seat=seat, card=TREASURES[treasure], pile=pile_name(self.table, pile)))

    # Actions

    def act_after(self, seat: Seat) -> list[GameEvent]:
        """Go on after a seat that is done with its action."""
        return self.act(self.seats.index(seat) + 1)

    def act(self, first: int) -> list[GameEvent]:
        """SOS-5.5: run actions until one needs a decision, or the trick ends."""
        for seat in self.seats[first:]:
            action = self.table.due[seat]
            if action == NO_ACTION:
                continue
            if self.waits_for(seat, *ACTION_PHASES):
                self.found.append(Triggered(seat=seat, action=ACTION_NUMBERS[action]))
                if self.after.phase == ORDER:
                    self.found.append(inspected(self.after, seat, self.view.seat))
                return self.found
            self.act_alone(seat, action)
        return self.end_trick()

    def act_alone(self, seat: Seat, action: int) -> None:
        """Run an action that needs no decision: action 1 without a choice, or one that does nothing (SOS-8.5)."""
        victims = [other for other in self.seats if _may_fleece(self.table, seat, other)]
        if action != 1:
            self.skip(seat, action, "last" if self.table.hand_size[seat] == 0 else "piles")
        elif victims:
            self.fleece(seat, victims[0], chosen=False)
        elif self.table.supply:
            self.get_plus(seat, FLEECED_PLUS_CARDS, "action")
        else:
            self.skip(seat, action, "supply")

    def skip(self, seat: Seat, action: int, reason: SkipReason) -> None:
        """SOS-8.5: an action does nothing."""
        self.found.append(SkippedAction(seat=seat, action=ACTION_NUMBERS[action], reason=reason))

    def fleece(self, seat: Seat, victim: Seat, chosen: bool) -> None:
        """SOS-8.1: move two plus cards from one seat to another."""
        self.table.plus[victim] -= FLEECED_PLUS_CARDS
        self.table.plus[seat] += FLEECED_PLUS_CARDS
        self.found.append(Fleeced(seat=seat, victim=victim, number=FLEECED_PLUS_CARDS, chosen=chosen))

    # The end of the trick

    def end_trick(self) -> list[GameEvent]:
        """SOS-6: put what is left under the piles; begin the next trick, or end the round."""
        left = face_up(self.table)
        if left:
            self.found.append(WentUnder(treasures=left))
        if self.after.phase != OVER and self.after.round_number == self.table.round_number:
            return [*self.found, began_trick(self.after)]
        return self.found + self.end_round()

    def end_round(self) -> list[GameEvent]:
        """SOS-9: count the points of all; begin the next round, or end the game."""
        scores = [_score(self.after, seat) for seat in self.seats]
        ended = EndedRound(round=self.table.round_number, scores=scores)
        return [ended, began_round(self.after) if self.after.phase != OVER else self.won()]

    def won(self) -> WonGame:
        """SOS-9.2, 9.3: return who has won, and what decided between equals."""
        totals, (winner,) = standing(self.view.game, self.after)
        if totals.count(max(totals)) == 1:
            return WonGame(seat=winner, total=max(totals))
        tie_break: Literal["starter", "next"] = "starter" if winner == self.after.starter else "next"
        return WonGame(seat=winner, total=max(totals), tie_break=tie_break)


def _score(after: State, seat: Seat) -> SeatScore:
    """Return what the treasures and plus cards of a finished round are worth (SOS-9.1)."""
    treasures, plus = after.treasure_points[seat], after.plus_left[seat]
    bonus = plus_worth(plus)
    return SeatScore(
        seat=seat, treasures=treasures, plus=plus, bonus=bonus, points=treasures + bonus, total=after.totals[seat]
    )
