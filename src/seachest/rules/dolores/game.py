"""Dolores as the rest of the program knows it."""

from seachest.rules.compiled import direct
from seachest.rules.dolores.clauses import forbidden
from seachest.rules.dolores.features import features
from seachest.rules.dolores.layout import PIECES
from seachest.rules.dolores.moving import deciders, duellist
from seachest.rules.dolores.notation import FIELDS, POSITION_PARTS, check_pile, check_switch, describe
from seachest.rules.dolores.numbering import RELATIVE_ACTIONS, relative_action, table_action
from seachest.rules.dolores.rules import act, cards_conserved, deal, legal, out_of_turn, pending
from seachest.rules.dolores.scoring import result
from seachest.rules.dolores.set_up import set_up
from seachest.rules.dolores.state import (
    ACT_ANNOUNCE,
    ACT_BET,
    ACT_DROP,
    ACT_SHOW,
    ACT_SILENT,
    ACTIONS,
    DEALER_SIDE,
    LEFT_SIDE,
    MIN_PILE_SIZE,
    OPTIONS,
    PHASE_DROP,
    PILE_SIZES,
    STATE,
    State,
)
from seachest.rules.dolores.view import guess, view
from seachest.rules.game import Game, Option, for_any
from seachest.rules.types import Action, Seat

_deciders = direct(deciders)


def public_actions(s: State, seat: Seat, action: Action) -> list[tuple[Seat, str]]:
    """Return what the others notice of an action; secret choices come to light with the last of them (DOL-8.2)."""
    choosing = _deciders(s)
    if not choosing or ACT_ANNOUNCE <= action < ACT_SILENT:
        return [(seat, ACTIONS[action])]
    if s.waiting != 1 << seat:
        return []
    return [
        (other, ACTIONS[action if other == seat else _chosen(s, other)])
        for other in range(s.players)
        if choosing >> other & 1
    ]


def _chosen(s: State, seat: Seat) -> Action:
    """The secret choice that a seat has made."""
    if seat == s.bettor:
        return ACT_BET + s.bet
    side = DEALER_SIDE if seat == duellist(s, DEALER_SIDE) else LEFT_SIDE
    return ACT_DROP + s.dropped[side] if s.phase == PHASE_DROP else ACT_SHOW + s.gesture[side]


RULES_VERSION = 1
"""Grows by 1 with every change of what is legal or of what follows from a decision."""

GAME = Game(
    name="dolores",
    rules_version=RULES_VERSION,
    seats=range(2, 5),
    state=STATE,
    option_record=OPTIONS,
    options=(
        Option("bottles", lambda players: True, for_any(check_switch), examples=(False,)),
        Option("singles", lambda players: True, for_any(check_switch), examples=(False,)),
        Option("talk", lambda players: False, for_any(check_switch), examples=(True,), for_people=True),
        Option("pile", PILE_SIZES.__getitem__, check_pile, examples=(MIN_PILE_SIZE, 12, 30)),
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
    view_parts=POSITION_PARTS,
    set_up=set_up,
    forbidden=forbidden,
    public_actions=public_actions,
    out_of_turn=direct(out_of_turn),
)
