"""Positions of Sea Salt & Paper, read from the notation (docs/notation.md) and set up as a state."""

from dataclasses import dataclass
from typing import Any

from seachest.rules.cards import NO_CARD, UNKNOWN, Stock, drawn_for
from seachest.rules.chance import halves, set_seed, shuffled
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.reading import FieldReader, each, number, one_of, seat
from seachest.rules.sea_salt_paper.cards import (
    CARD_BY_NAME,
    CARDS,
    COPIES,
    DUO_COUNT,
    MERMAID,
    MERMAID_COUNT,
    PARTNERS,
)
from seachest.rules.sea_salt_paper.duos import can_rob_someone
from seachest.rules.sea_salt_paper.moving import gain, lay_on_pile, lay_pair, piles_are_empty, reveal
from seachest.rules.sea_salt_paper.rounds import clear_game, clear_round
from seachest.rules.sea_salt_paper.state import (
    CALLS,
    DISCARD,
    DRAW,
    KEEP,
    LAST_CHANCE,
    MOST_TURNS,
    NO_CALL,
    NO_SOURCE,
    OVER,
    PHASES,
    PICK,
    PILES,
    ROB,
    ROUND_LIMIT,
    SEARCH,
    SOURCES,
    STOP,
    WITH,
    Options,
    State,
)
from seachest.rules.types import Card, Phase, Seat

MAX_POINTS = 32_000
MAX_DEAL_TRIES = 1000
"""How often unknown cards are dealt before a position is held to be impossible."""


@dataclass(frozen=True)
class _PositionReader(FieldReader):
    """The fields of a position, read and checked one by one."""

    cards: Stock

    def hands(self) -> list[list[Card]]:
        """Return the hand of each seat."""
        return self.per_seat("hands", [], self.cards.read_list, "hands")

    def laid(self) -> list[list[list[Card]]]:
        """Return for each seat its pairs, or the four mermaids (SSP-4.1, 5.6)."""
        laid = self.per_seat("laid", [], lambda value, where: each(value, where, self._pair), "lists")
        for owner, pairs in enumerate(laid):
            if any(len(pair) == MERMAID_COUNT for pair in pairs[:-1]):
                raise NotationError(f"laid[{owner}]: four mermaids end the game, so they come last (SSP-5.6)")
        return laid

    def _pair(self, value: object, where: str) -> list[Card]:
        pair = self.cards.read_list(value, where)
        if pair == [MERMAID] * MERMAID_COUNT:
            return pair
        if UNKNOWN in pair:
            raise NotationError(f"{where}: laid cards are face up, so none can be unknown")
        if len(pair) != 2 or not PARTNERS[pair[0]] >> pair[1] & 1:
            raise NotationError(f"{where}: {shown(value)} is not a duo (SSP-4.1)")
        return pair


def set_up(s: State, fields: dict[str, Any], players: int, options: Options, seed: int) -> None:
    """Set up a position; raise NotationError if it contradicts itself or the rules."""
    given = _PositionReader(fields, players, Stock(CARD_BY_NAME, dict(enumerate(COPIES))))
    set_seed(s, *halves(seed))
    clear_game(s)
    clear_round(s)
    s.players = players
    s.goal = options.goal
    s.round_number = number(given.get("round", 1), "round", 1, ROUND_LIMIT)
    s.turn = seat(given.get("turn", 0), "turn", players)
    for name, points in (("totals", s.totals), ("gained", s.gained)):
        for owner, value in enumerate(given.numbers(name, MAX_POINTS)):
            points[owner] = value
    hands, laid = given.hands(), given.laid()
    s.phase = _phase(s, given, laid)
    _set_up_cards(s, given, hands, laid)
    _check_phase(s, given)
    _set_up_call(s, given)
    _set_up_history(s, given)


def _phase(s: State, given: _PositionReader, laid: list[list[list[Card]]]) -> Phase:
    """Return the phase: OVER where the game has ended, and DRAW where a position leaves it out."""
    name = given.fields.get("phase")
    phase = one_of(name, "phase", {phase: i for i, phase in enumerate(PHASES)})
    over = None
    if any([MERMAID] * MERMAID_COUNT in pairs for pairs in laid):
        over = "somebody has laid four mermaids (SSP-5.6)"
    elif any(s.totals[owner] >= s.goal for owner in range(s.players)):
        over = f"the goal of {s.goal} points is reached (SSP-8.1)"
    elif "phase" in given.fields and name is None and s.round_number == ROUND_LIMIT:
        over = f"{ROUND_LIMIT} rounds are played (SSP-8.3)"
    if name is not None and over:
        raise NotationError(f"phase: {shown(name)}, but the game is over: {over}")
    return OVER if over else DRAW if phase == OVER else phase


def _set_up_cards(s: State, given: _PositionReader, hands: list[list[Card]], laid: list[list[list[Card]]]) -> None:
    """Put all cards into their places; those that no list names are dealt by the seed."""
    piles = deck = None
    if given.fields.get("piles") is not None:
        piles = each(given.fields["piles"], "piles", given.cards.read_list, PILES, "piles")
    if given.fields.get("deck") is not None:
        deck = given.cards.read_list(given.fields["deck"], "deck")
    drawn = _read_drawn(s, given)
    first = NO_CARD if given.fields.get("first") is None else given.cards.read(given.fields["first"], "first")
    if first == UNKNOWN or first >= DUO_COUNT:
        raise NotationError(f"first: {shown(given.fields['first'])} is not a card that can be laid (SSP-4.1)")
    hands, others = _deal_hands(s, given, hands, first)

    for owner, hand in enumerate(hands):
        for card in hand:
            gain(s, owner, card)
    for i, card in enumerate(drawn_for(drawn, others, "drawn")):
        s.drawn[i] = card
    s.first = first
    for owner, pairs in enumerate(laid):
        for pair in pairs:
            for i in range(0, len(pair), 2):
                lay_pair(s, owner, pair[i], pair[i + 1])
    if piles is None:
        piles = [[UNKNOWN] if len(others) >= PILES else []] * PILES
    for pile, cards in enumerate(piles):
        for card in reversed(drawn_for(cards, others, f"piles[{pile}]")):
            lay_on_pile(s, pile, card)
    for card in reversed(drawn_for([UNKNOWN] * len(others) if deck is None else deck, others, "deck")):
        s.deck[s.deck_size] = card
        s.deck_size += 1
    if len(others) == 1 and s.phase == OVER and s.drawn[0] == NO_CARD:
        s.drawn[0] = others.pop()  # four mermaids won at `keep`, and only the winner has seen the other card (SSP-5.6)
    if others:
        raise NotationError(f"deck: {CARDS[others[0]]} is missing from every list")


def _deal_hands(
    s: State, given: _PositionReader, hands: list[list[Card]], first: Card
) -> tuple[list[list[Card]], list[Card]]:
    """Return the hands without unknown cards, and the cards that are in no list and no hand, shuffled.

    The hand of the seat to act gets the partner that a card laid needs. A deal with four mermaids in one hand, which
    would have won, is dealt again.
    """
    unknown = sum(hand.count(UNKNOWN) for hand in hands)
    if unknown > len(given.cards.others()):
        raise NotationError(f"hands: too few cards are left for {unknown} unknown ones")
    partners = 0 if first == NO_CARD else PARTNERS[first]
    for _ in range(MAX_DEAL_TRIES):
        others = shuffled(s, given.cards.others())
        dealt = [hand.copy() for hand in hands]
        acting = dealt[s.turn]
        possible = [card for card in others if partners >> card & 1]
        if possible and UNKNOWN in acting and not any(card >= 0 and partners >> card & 1 for card in acting):
            acting[acting.index(UNKNOWN)] = possible[-1]
            others.remove(possible[-1])
        dealt = [[others.pop() if card == UNKNOWN else card for card in hand] for hand in dealt]
        if all(hand.count(MERMAID) < MERMAID_COUNT for hand in dealt):
            return dealt, others
    owner = next(owner for owner, hand in enumerate(dealt) if hand.count(MERMAID) == MERMAID_COUNT)
    raise NotationError(f"hands[{owner}]: four mermaids in one hand win, so they are laid (SSP-5.6)")


def _read_drawn(s: State, given: _PositionReader) -> list[Card]:
    """Return the drawn cards: two at `keep`, one at `discard`; random ones where they are left out."""
    wanted = {KEEP: 2, DISCARD: 1}.get(s.phase, 0)
    if given.fields.get("drawn") is None:
        return [UNKNOWN] * wanted
    cards = given.cards.read_list(given.fields["drawn"], "drawn")
    if len(cards) != wanted and not (s.phase == OVER and len(cards) == 1):
        raise NotationError(f"drawn: {len(cards)} cards don't fit phase {shown(PHASES[s.phase])}, which has {wanted}")
    return cards


def _check_phase(s: State, given: _PositionReader) -> None:
    """Check that the position has what its phase needs, and nothing that belongs to another one."""
    searched = given.fields.get("searched")
    s.searched = NOBODY if searched is None else number(searched, "searched", 1, PILES) - 1
    problem = None
    if (s.phase == PICK) != (s.searched != NOBODY):
        problem = "searched: a pile is searched in phase pick, and only there"
    elif s.phase == PICK and s.pile_size[s.searched] == 0:
        problem = f"searched: pile {s.searched + 1} is empty (SSP-4.3)"
    elif (s.phase == WITH) != (s.first != NO_CARD):
        problem = "first: a card waits for its partner in phase with, and only there"
    elif s.phase == WITH and not s.hand[s.turn] & PARTNERS[s.first]:
        problem = f"first: {CARDS[s.first]} has no partner in the hand of seat {s.turn} (SSP-4.1)"
    elif s.phase == SEARCH and piles_are_empty(s):
        problem = "phase: search, but both piles are empty (SSP-4.3)"
    elif s.phase == DRAW and s.deck_size == 0 and piles_are_empty(s):
        problem = "phase: draw, but deck and piles are empty (SSP-3.1)"
    if problem:
        raise NotationError(problem)


def _set_up_call(s: State, given: _PositionReader) -> None:
    """Set up a pending last chance, or how the game ended."""
    s.caller = given.seat("caller", NOBODY)
    s.call = one_of(given.fields.get("call"), "call", {call: i for i, call in enumerate(CALLS)})
    if (s.caller == NOBODY) != (s.call == NO_CALL):
        raise NotationError("call: caller and call come together, or neither")
    if s.call == STOP and s.phase != OVER:
        raise NotationError("call: a stop ends the round, so it stands only in a finished game (SSP-6.2)")
    written = each(given.get("safe", []), "safe", lambda value, where: seat(value, where, s.players))
    if s.phase != OVER:
        safe = _safe_seats(s)
    elif s.call != NO_CALL:
        safe = set(range(s.players))
    else:
        safe = set(written)
    if s.phase != OVER and s.call == LAST_CHANCE and s.turn in safe:
        raise NotationError(f"caller: seat {s.caller} has called and is not to play again (SSP-6.3)")
    if given.fields.get("safe") is not None and sorted(written) != sorted(safe):
        raise NotationError(f"safe: expected {sorted(safe)}, not {shown(written)} (SSP-6.3)")
    for owner in safe:
        reveal(s, owner)
    if s.phase == ROB and not can_rob_someone(s, s.turn):
        raise NotationError("phase: rob, but nobody can be robbed (SSP-4.6)")


def _safe_seats(s: State) -> set[Seat]:
    """SSP-6.3: the caller, and all seats that have had their last turn."""
    if s.call != LAST_CHANCE:
        return set()
    if s.turn == s.caller:
        return {s.caller}
    return {(s.caller + i) % s.players for i in range((s.turn - s.caller) % s.players)}


def _set_up_history(s: State, given: _PositionReader) -> None:
    """Set up what each seat chose before; nothing if that is left out."""
    for name, numbers, highest in (
        ("draws", s.draws, MOST_TURNS),
        ("takes", s.takes, MOST_TURNS),
        ("stops", s.stops, ROUND_LIMIT),
        ("bets_won", s.bets_won, ROUND_LIMIT),
        ("bets_lost", s.bets_lost, ROUND_LIMIT),
    ):
        for owner, value in enumerate(given.numbers(name, highest)):
            numbers[owner] = value
    sources = {source: i for i, source in enumerate(SOURCES)}
    for owner, source in enumerate(given.per_seat("sources", None, lambda value, at: one_of(value, at, sources))):
        s.source[owner] = source
    for owner, card in enumerate(given.per_seat("discarded", None, _card_or_none, "cards")):
        s.discarded[owner] = card
    _check_history(s)


def _card_or_none(value: object, where: str) -> Card:
    return NO_CARD if value is None else one_of(value, where, CARD_BY_NAME)


def _check_history(s: State) -> None:
    """Check that what each seat chose before does not contradict itself."""
    for owner in range(s.players):
        if (s.source[owner] == NO_SOURCE) != (s.draws[owner] + s.takes[owner] == 0):
            raise NotationError(f"sources[{owner}]: a card was drawn or taken as draws and takes say, or none was")
        if s.discarded[owner] != NO_CARD and s.draws[owner] == 0:
            raise NotationError(f"discarded[{owner}]: {CARDS[s.discarded[owner]]}, but seat {owner} drew nothing")
    calls = sum(s.stops[owner] + s.bets_won[owner] + s.bets_lost[owner] for owner in range(s.players))
    finished = s.round_number if s.phase == OVER else s.round_number - 1
    if calls > finished:
        raise NotationError(f"stops: {calls} rounds ended by calls, but only {finished} are finished")
