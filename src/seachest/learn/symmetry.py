"""What is interchangeable in a game: renamed at random, so that a net need not learn the same thing again and again."""

from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt

from seachest.rules.game import Game

Order = npt.NDArray[np.int64]
Renaming = tuple[Order, Order]
"""For each number of an observation, and for each action, the number whose place it takes."""


def _dolores(game: Game, dice: np.random.Generator) -> Renaming:
    """The seven sorts of goods are alike (DOL-1)."""
    from seachest.rules.dolores.cards import CARD_COUNT, GOODS_COUNT, SORT_COUNT, VALUE_COUNT
    from seachest.rules.dolores.layout import PLACE_SIZE
    from seachest.rules.dolores.state import ACT_DROP, ACT_LOOT

    sorts = dice.permutation(SORT_COUNT)
    goods = (sorts[:, None] * VALUE_COUNT + np.arange(VALUE_COUNT)).ravel()
    cards = np.concatenate([goods, np.arange(GOODS_COUNT, CARD_COUNT)])
    places = np.concatenate([cards, np.arange(CARD_COUNT, PLACE_SIZE)])
    renamed = {"goods": goods, "sets": sorts, "duel": places, "dropped": sorts, "discard": cards, "unseen": cards}
    renamed |= {"drops": sorts, "loot": goods}
    actions = np.arange(len(game.actions))
    actions[ACT_DROP : ACT_DROP + SORT_COUNT] = ACT_DROP + sorts
    actions[ACT_LOOT : ACT_LOOT + GOODS_COUNT] = ACT_LOOT + goods
    return _in_pieces(game, renamed), actions


def _in_pieces(game: Game, renamed: Mapping[str, npt.NDArray[np.int64]]) -> Order:
    """Renames within the named pieces; each piece repeats the renamed things one or more times."""
    order = np.arange(game.feature_count)
    for piece in game.pieces:
        if piece.name in renamed:
            names = renamed[piece.name]
            for begin in range(piece.begin, piece.begin + piece.size, len(names)):
                order[begin : begin + len(names)] = begin + names
    return order


RENAMERS: dict[str, Callable[[Game, np.random.Generator], Renaming]] = {"dolores": _dolores}


def random_renaming(game: Game, dice: np.random.Generator) -> Renaming | None:
    """A random renaming of what is interchangeable in a game; None if nothing is."""
    renamer = RENAMERS.get(game.name)
    return None if renamer is None else renamer(game, dice)
