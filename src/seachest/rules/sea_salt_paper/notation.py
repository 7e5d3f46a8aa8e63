"""Positions of Sea Salt & Paper, written from states and views (docs/notation.md); `set_up` reads them."""

import msgspec

from seachest.rules.cards import NO_CARD, UNKNOWN, UNKNOWN_NAME
from seachest.rules.game import NOBODY
from seachest.rules.position import Position
from seachest.rules.reading import number
from seachest.rules.sea_salt_paper.cards import CARDS, MERMAIDS, names, with_card
from seachest.rules.sea_salt_paper.position import SeaSaltPaperPosition, UncertainCards
from seachest.rules.sea_salt_paper.scoring import card_points
from seachest.rules.sea_salt_paper.state import CALLS, MAX_GOAL, PHASES, PILES, SOURCES, State
from seachest.rules.types import Seat

FIELDS = frozenset(SeaSaltPaperPosition.__struct_fields__) - frozenset(Position.__struct_fields__)
"""The fields of a position that are the game's own."""

NAME_OF = {**dict(enumerate(CARDS)), UNKNOWN: UNKNOWN_NAME}
"""The name of each card, and of one that is not known."""


def check_goal(value: object, where: str) -> int:
    """Return the option `goal` (SSP-8.1), or raise NotationError."""
    return number(value, where, 1, MAX_GOAL)


def describe(v: State, owner: Seat | None) -> SeaSaltPaperPosition:
    """Return everything of a state (owner None), or what the owner of a view knows; the common fields stay empty."""
    players = range(v.players)
    deck, pile = v.deck, v.pile
    return SeaSaltPaperPosition(
        round=v.round_number,
        phase=PHASES[v.phase],
        turn=v.turn,
        deck=[NAME_OF[deck[i]] for i in range(v.deck_size - 1, -1, -1)],
        piles=[[NAME_OF[pile[p, i]] for i in range(v.pile_size[p] - 1, -1, -1)] for p in range(PILES)],
        hands=[_hand(v, other) for other in players],
        laid=_laid(v),
        drawn=[CARDS[v.drawn[i]] for i in range(2) if v.drawn[i] >= 0] or None,
        first=None if v.first == NO_CARD else CARDS[v.first],
        searched=None if v.searched == NOBODY else v.searched + 1,
        caller=None if v.caller == NOBODY else v.caller,
        call=CALLS[v.call],
        safe=[other for other in players if v.safe >> other & 1],
        totals=[v.totals[other] for other in players],
        gained=[v.gained[other] for other in players],
        draws=[v.draws[other] for other in players],
        takes=[v.takes[other] for other in players],
        sources=[SOURCES[v.source[other]] for other in players],
        discarded=[None if v.discarded[other] == NO_CARD else CARDS[v.discarded[other]] for other in players],
        stops=[v.stops[other] for other in players],
        bets_won=[v.bets_won[other] for other in players],
        bets_lost=[v.bets_lost[other] for other in players],
        scores=[_score(v, other) for other in players],
        uncertain=msgspec.UNSET if owner is None else [_uncertain(v, owner, pile) for pile in range(PILES)],
    )


def _hand(v: State, owner: Seat) -> list[str]:
    """The cards of a hand that are known, and UNKNOWN_NAME for each of the others."""
    known = names(v.hand[owner])
    return known + [UNKNOWN_NAME] * (v.hand_size[owner] - len(known))


def _laid(v: State) -> list[list[list[str]]]:
    """The pairs that each seat has laid; four mermaids, which lie as two pairs, as one group."""
    laid: list[list[list[str]]] = [[] for _ in range(v.players)]
    for i in range(v.pairs):
        laid[v.pair_seat[i]].append([CARDS[v.pair_first[i]], CARDS[v.pair_second[i]]])
    for owner, pairs in enumerate(laid):
        if v.laid[owner] & MERMAIDS == MERMAIDS:
            pairs[-2:] = [pairs[-2] + pairs[-1]]
    return laid


def _score(v: State, owner: Seat) -> int | None:
    """The card points of a seat, a first card laid included; None if some of its cards are not known."""
    if v.hand[owner].bit_count() < v.hand_size[owner]:
        return None
    laid = v.laid[owner]
    if v.first != NO_CARD and owner == v.turn:
        laid = with_card(laid, v.first)
    return card_points(v.hand[owner], laid)


def _uncertain(v: State, owner: Seat, pile: int) -> UncertainCards | None:
    """What the owner of a view remembers of a pile only as a set; None if it knows the whole order."""
    row = owner + 1
    if not v.pile_missing[row, pile]:
        return None
    return UncertainCards(cards=names(v.pile_rest[row, pile]), missing=v.pile_missing[row, pile])
