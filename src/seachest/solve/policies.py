"""What bots do in a small game, as shares of the choices of each information set."""

import numpy as np

from seachest.bots import bot_named
from seachest.bots.net.player import evaluator_for
from seachest.bots.net.weights import shipped_weights
from seachest.rules.errors import NotationError
from seachest.solve.solvers import TreePasses
from seachest.solve.tree import Floats, GameTree
from seachest.table import BareTable, View

RANDOM_BOT = "random"
MIXED_NET = "net:sample"
MAX_BOT_SETS = 200_000
"""Bots are asked about each information set, one after the other, which takes its time."""


def views_of(tree: GameTree) -> list[View]:
    """What the player of each information set sees there; of several moments that look alike, the first."""
    tables: dict[int, BareTable] = {}
    found = []
    for number, node in enumerate(tree.first_nodes):
        deal, path = tree.path_to(int(node))
        table = tables.setdefault(deal, tree.small.table(deal)).copy()
        play_forced(table)
        for action in path:
            table.take(table.pending()[0], action)
            play_forced(table)
        found.append(table.seat_view(int(tree.owners[number])))
    return found


def play_forced(table: BareTable) -> None:
    """Makes all decisions that have one choice, until there is one that has more."""
    while pending := table.pending():
        choices = np.flatnonzero(table.mask(pending[0]))
        if len(choices) > 1:
            return
        table.take(pending[0], int(choices[0]))


def bot_policy(tree: GameTree, name: str, seed: int = 0) -> Floats:
    """The policy of a bot: its own shares if it draws from a net, else a 1 at what it chooses.

    A bot that thinks at random is asked once about each information set.
    """
    if name == RANDOM_BOT:
        return TreePasses(tree).even_shares()
    if tree.set_count > MAX_BOT_SETS:
        raise NotationError(f"bots: {tree.set_count} information sets are too many to ask bots about each of them")
    shares = np.zeros(tree.slot_count)
    bot = None if name == MIXED_NET else bot_named(name, seed)
    for number, view in enumerate(views_of(tree)):
        begin, end = int(tree.first_slots[number]), int(tree.first_slots[number + 1])
        if bot is None:
            game = view.game.name
            _, policy, _ = evaluator_for(shipped_weights(game), game).policy(view)
            shares[begin:end] = policy
        else:
            shares[begin + view.legal().index(bot.choose(view))] = 1.0
    return shares
