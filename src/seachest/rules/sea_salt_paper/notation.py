"""Positions of Sea Salt & Paper, written from states and views (docs/notation.md); `set_up` reads them."""

from seachest.rules.cards import NO_CARD, UNKNOWN, UNKNOWN_NAME
from seachest.rules.game import NOBODY
from seachest.rules.position import Position, PositionPart
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


# --- The parts of a position -----------------------------------------------------------------------------------------


def _deck(v: State) -> list[str]:
    """The cards of the deck, the top one first."""
    deck = v.deck
    return [NAME_OF[deck[i]] for i in range(v.deck_size - 1, -1, -1)]


def _pile(v: State, number: int) -> list[str]:
    """The cards of a pile, the top one first."""
    pile = v.pile
    return [NAME_OF[pile[number, i]] for i in range(v.pile_size[number] - 1, -1, -1)]


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


POSITION_PARTS: tuple[PositionPart, ...] = (
    PositionPart("round", ("round_number",), lambda v, owner: v.round_number),
    PositionPart("phase", ("phase",), lambda v, owner: PHASES[v.phase]),
    PositionPart("turn", ("turn",), lambda v, owner: v.turn),
    PositionPart("deck", ("deck", "deck_size"), lambda v, owner: _deck(v)),
    PositionPart("piles", ("pile", "pile_size"), lambda v, owner: [_pile(v, pile) for pile in range(PILES)]),
    PositionPart("hands", ("hand", "hand_size"), lambda v, owner: [_hand(v, other) for other in range(v.players)]),
    PositionPart("laid", ("pairs", "pair_seat", "pair_first", "pair_second", "laid"), lambda v, owner: _laid(v)),
    PositionPart("drawn", ("drawn",), lambda v, owner: [CARDS[card] for card in v.drawn[:2] if card >= 0] or None),
    PositionPart("first", ("first",), lambda v, owner: None if v.first == NO_CARD else CARDS[v.first]),
    PositionPart("searched", ("searched",), lambda v, owner: None if v.searched == NOBODY else v.searched + 1),
    PositionPart("caller", ("caller",), lambda v, owner: None if v.caller == NOBODY else v.caller),
    PositionPart("call", ("call",), lambda v, owner: CALLS[v.call]),
    PositionPart("safe", ("safe",), lambda v, owner: [other for other in range(v.players) if v.safe >> other & 1]),
    PositionPart("totals", ("totals",), lambda v, owner: list(v.totals[: v.players])),
    PositionPart("gained", ("gained",), lambda v, owner: list(v.gained[: v.players])),
    PositionPart("draws", ("draws",), lambda v, owner: list(v.draws[: v.players])),
    PositionPart("takes", ("takes",), lambda v, owner: list(v.takes[: v.players])),
    PositionPart("sources", ("source",), lambda v, owner: [SOURCES[source] for source in v.source[: v.players]]),
    PositionPart(
        "discarded",
        ("discarded",),
        lambda v, owner: [None if card == NO_CARD else CARDS[card] for card in v.discarded[: v.players]],
    ),
    PositionPart("stops", ("stops",), lambda v, owner: list(v.stops[: v.players])),
    PositionPart("bets_won", ("bets_won",), lambda v, owner: list(v.bets_won[: v.players])),
    PositionPart("bets_lost", ("bets_lost",), lambda v, owner: list(v.bets_lost[: v.players])),
    PositionPart(
        "scores",
        ("hand", "hand_size", "laid", "first", "turn"),
        lambda v, owner: [_score(v, other) for other in range(v.players)],
    ),
)
"""The fields of a position, but for those that the rules alone decide, and `uncertain`, which only views have."""
VIEW_PARTS: tuple[PositionPart, ...] = (
    *POSITION_PARTS,
    PositionPart(
        "uncertain",
        ("pile_missing", "pile_rest"),
        lambda v, owner: [_uncertain(v, owner, pile) for pile in range(PILES)],
    ),
)
"""The fields of the position of a view."""


def describe(v: State, owner: Seat | None) -> SeaSaltPaperPosition:
    """Return everything of a state (owner None), or what the owner of a view knows; the common fields stay empty."""
    parts = POSITION_PARTS if owner is None else VIEW_PARTS
    return SeaSaltPaperPosition(**{part.name: part.write(v, owner) for part in parts})
