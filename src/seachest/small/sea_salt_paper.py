"""Small games of Sea Salt & Paper: the last turns of the last round, when the deck runs out."""

from collections import Counter
from collections.abc import Sequence

from seachest.rules.sea_salt_paper.cards import CARDS, COPIES
from seachest.rules.sea_salt_paper.state import MAX_GOAL, ROUND_LIMIT
from seachest.small.small_game import SmallGame

LAID_DUOS = (("crab", "crab"), ("boat", "boat"), ("fish", "fish"), ("swimmer", "shark"))


def _kind(card: str) -> str:
    return card.partition(".")[0]


def _laid_and_left(hidden: Sequence[str]) -> tuple[list[list[list[str]]], list[str]]:
    """All duos among the open cards, laid by the two seats in turn, and the open cards that are left."""
    cards = sorted((Counter(dict(zip(CARDS, COPIES, strict=True))) - Counter(hidden)).elements(), key=CARDS.index)
    pairs = []
    for kinds in LAID_DUOS:
        while True:
            pair: list[str] = []
            for kind in kinds:
                pair += [card for card in (Counter(cards) - Counter(pair)).elements() if _kind(card) == kind][:1]
            if len(pair) < 2:
                break
            pairs.append(pair)
            for card in pair:
                cards.remove(card)
    return [pairs[0::2], pairs[1::2]], cards


def _small(name: str, hidden: tuple[str, ...], hand: int, about: str, most_decisions: int) -> SmallGame:
    """The last round: each holds some hidden cards, the others are the deck, and the open ones are taken in turn."""
    laid, taken = _laid_and_left(hidden)
    position = {
        "round": ROUND_LIMIT,
        "hands": [["?"] * hand for _ in range(2)],
        "deck": ["?"] * (len(hidden) - 2 * hand),
        "piles": [taken, []],
        "laid": laid,
    }
    moves = tuple(f"{turn % 2} {text}" for turn in range(len(taken)) for text in ("take 1", "end"))
    return SmallGame(name, "sea-salt-paper", 2, position, hidden, about, most_decisions, {"goal": MAX_GOAL}, moves)


_NINE = (
    *("mermaid.white", "mermaid.white", "shell.black", "octopus.grey", "penguin.pink"),
    *("shell.grey", "sailor.pink", "octopus.purple", "sailor.orange"),
)

SMALL_GAMES = (
    _small("sea-salt-paper-1", _NINE[:5], 1, "three cards in the deck, one hidden in each hand", 8),
    _small("sea-salt-paper-2", _NINE[:7], 2, "three cards in the deck, two hidden in each hand", 8),
    _small("sea-salt-paper-3", _NINE, 3, "three cards in the deck, three hidden in each hand", 8),
    _small("sea-salt-paper-4", _NINE[:7], 1, "five cards in the deck, one hidden in each hand", 14),
)
"""The smallest first."""
