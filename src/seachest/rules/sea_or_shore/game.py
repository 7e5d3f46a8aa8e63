"""Sea or Shore as the rest of the program knows it."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import direct
from seachest.rules.game import Game, Option, for_any
from seachest.rules.sea_or_shore.cards import CARDS, DEFAULT_TREASURE_VALUES
from seachest.rules.sea_or_shore.clauses import forbidden
from seachest.rules.sea_or_shore.features import features
from seachest.rules.sea_or_shore.layout import PIECES
from seachest.rules.sea_or_shore.notation import FIELDS, VIEW_PARTS, describe
from seachest.rules.sea_or_shore.numbering import RELATIVE_ACTIONS, relative_action, table_action
from seachest.rules.sea_or_shore.options import (
    RANDOM,
    check_actions,
    check_hand,
    check_rounds,
    check_treasures,
    store_actions,
)
from seachest.rules.sea_or_shore.rules import act, deal, legal, pending
from seachest.rules.sea_or_shore.scoring import result
from seachest.rules.sea_or_shore.set_up import set_up
from seachest.rules.sea_or_shore.state import (
    ACT_PLUS,
    ACT_SHOW,
    ACTIONS,
    CARD,
    COLOUR_HALF,
    HAND_SIZES,
    MAX_ROUNDS,
    OPTIONS,
    PASS,
    PLUS,
    SHOW,
    STATE,
    State,
)
from seachest.rules.sea_or_shore.tricks import most_plus
from seachest.rules.sea_or_shore.view import cards_conserved, guess, view
from seachest.rules.types import Action, Card, Seat

_most_plus = direct(most_plus)


def public_actions(s: State, seat: Seat, action: Action) -> list[tuple[Seat, str]]:
    """What the others notice (SOS-10): the pass when all have chosen, a card when it lies there half covered."""
    text = ACTIONS[action]
    verb = text.split()[0]
    if s.phase == PASS:
        waiting = [other for other in range(s.players) if s.passed[other] == NO_CARD]
        return [(other, "pass ?") for other in range(s.players)] if waiting == [seat] else []
    if s.phase == CARD:
        return []
    if s.phase == SHOW:
        return [] if _most_plus(s, seat) else [(seat, _play(s.chosen, action - ACT_SHOW + COLOUR_HALF, 0))]
    if s.phase == PLUS:
        return [(seat, _play(s.chosen, s.half, action - ACT_PLUS))]
    return [(seat, f"{verb} ?" if verb in ("return", "order") else text)]


def _play(card: Card, half: int, plus: int) -> str:
    """What is seen of a card that is played: ``play red-? +2``."""
    colour, number = CARDS[card].split("-")
    return f"play {colour}-? +{plus}" if half == COLOUR_HALF else f"play ?-{number} +{plus}"


RULES_VERSION = 1
"""Grows by 1 with every change of what is legal or of what follows from a decision."""

GAME = Game(
    name="sea-or-shore",
    rules_version=RULES_VERSION,
    seats=range(3, 6),
    state=STATE,
    option_record=OPTIONS,
    options=(
        Option(
            "treasures",
            lambda players: list(DEFAULT_TREASURE_VALUES),
            for_any(check_treasures),
            examples=([1, 2, 3, 3, 4, 4, 4, 9],),
        ),
        Option(
            "actions", lambda players: [1, 3], for_any(check_actions), ([2, 3], [1, 4], [2, 4], RANDOM), store_actions
        ),
        Option("hand", HAND_SIZES.__getitem__, check_hand, examples=(1, 2, 5)),
        Option("rounds", lambda players: MAX_ROUNDS, for_any(check_rounds), examples=(1,)),
    ),
    actions=ACTIONS,
    pieces=PIECES,
    deal=direct(deal),
    pending=direct(pending),
    legal=direct(legal),
    act=direct(act),
    result=direct(result),
    view=direct(view),
    guess=direct(guess),
    features=direct(features),
    relative_actions=RELATIVE_ACTIONS,
    table_action=direct(table_action),
    relative_action=direct(relative_action),
    cards_conserved=direct(cards_conserved),
    fields=FIELDS,
    describe=describe,
    view_parts=VIEW_PARTS,
    set_up=set_up,
    forbidden=forbidden,
    public_actions=public_actions,
    continuation_verbs=frozenset(["show", "plus"]),  # SOS-11
)
