"""Sea Salt & Paper as the rest of the program knows it."""

from seachest.rules.compiled import direct
from seachest.rules.game import Game, Option, for_any
from seachest.rules.sea_salt_paper.clauses import forbidden
from seachest.rules.sea_salt_paper.features import features
from seachest.rules.sea_salt_paper.guess import guess
from seachest.rules.sea_salt_paper.layout import PIECES
from seachest.rules.sea_salt_paper.notation import FIELDS, VIEW_PARTS, check_goal, describe
from seachest.rules.sea_salt_paper.numbering import RELATIVE_ACTIONS, relative_action, table_action
from seachest.rules.sea_salt_paper.rules import act, deal, legal, pending
from seachest.rules.sea_salt_paper.scoring import result
from seachest.rules.sea_salt_paper.set_up import set_up
from seachest.rules.sea_salt_paper.state import ACT_KEEP, ACTIONS, DEFAULT_GOALS, OPTIONS, STATE, State
from seachest.rules.sea_salt_paper.view import cards_conserved, view
from seachest.rules.types import Action, Seat


def public_actions(s: State, seat: Seat, action: Action) -> list[tuple[Seat, str]]:
    """SSP-9.2: the others don't learn which card was kept or picked."""
    text = ACTIONS[action]
    return [(seat, text if action < ACT_KEEP else text.split()[0] + " ?")]


RULES_VERSION = 1
"""Grows by 1 with every change of what is legal or of what follows from a decision."""

GAME = Game(
    name="sea-salt-paper",
    rules_version=RULES_VERSION,
    seats=range(2, 5),
    state=STATE,
    option_record=OPTIONS,
    options=(Option("goal", DEFAULT_GOALS.__getitem__, for_any(check_goal), examples=(21,)),),
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
)
