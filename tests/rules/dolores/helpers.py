"""Setting up tables of Dolores by notation, playing on them, and reading them, in one short line each.

Cards are written in one text, with spaces between them: ``"wine-3 gold-1 lantern"``. Unless told otherwise seat 0
deals and seat 1 is its left neighbour, and the top four cards of the pile are laid out at once.
"""

from collections import Counter
from typing import Any

import seachest
from tests.tables import play, seed_text

GAME = "dolores"
PLAYERS = (2, 3, 4)
SORTS = ("weapons", "wine", "jewels", "cloth", "porcelain", "instruments", "gold")
COPIES = {1: 7, 2: 2, 3: 1}
BOTTLES = (
    "lantern",
    "lookout",
    "theft",
    "swell",
    "whirlpool",
    "convoy",
    "two-hands",
    "void",
    "bet",
    "sunrise",
)
"""The printed cards, copied by hand from the rules so that they owe nothing to the program."""

ALL_GOODS = [f"{sort}-{value}" for sort in SORTS for value, copies in COPIES.items() for _ in range(copies)]
ALL_CARDS = ALL_GOODS + list(BOTTLES)
GESTURES = ("peace", "fight", "first")

DUEL = "wine-1 wine-3 gold-1 gold-3"
"""Four cards to lay out: wine before the left neighbour, gold before the dealer."""
LEFT_CARDS, DEALER_CARDS = "wine-1 wine-3", "gold-1 gold-3"
CONVOY = "jewels-2 jewels-3"
"""Two more, for a convoy: the first lies before the left neighbour."""
NEW_DUEL = "cloth-1 cloth-2 porcelain-1 porcelain-2"
"""Four other cards, for a swell."""
PILE = f"{DUEL} {CONVOY} {NEW_DUEL}"

FIRST_REMOVED = ("bet", "theft", "void", "swell", "whirlpool", "convoy", "two-hands", "lantern", "lookout")
"""Which bottles are out of the game if a test does not name them."""


def cards(text: str) -> list[str]:
    """The cards of a text, in its order."""
    return text.split()


def bag(text: str) -> list[str]:
    """The cards of a text, to compare with a display or the discard, whose order means nothing."""
    return sorted(cards(text))


def load(players: int, position: dict[str, Any], seed: int = 1, **options: int) -> seachest.Table:
    """The table at a position."""
    record = {"format": 1, "game": GAME, "players": players, "seed": seed_text(seed), "position": position, "moves": []}
    return seachest.load({**record, "options": options})


def table_at(
    *displays: str,
    pile: str = PILE,
    rest: str = "pile",
    removed: str | None = None,
    talk: bool = False,
    singles: bool = True,
    seed: int = 1,
    **fields: Any,
) -> seachest.Table:
    """A table with a display for each seat, goods and bottles, and the pile from the top; a duel is about to begin.

    Other goods lie where `rest` says: below the "pile", with sunrise as the last card, or in the "discard", with
    sunrise and a used lookout. Bottles that stand nowhere were removed or used. Mind that loading plays what is forced.
    """
    lying, top = [cards(display) for display in displays], cards(pile)
    named = Counter([*top, *(card for display in lying for card in display)])
    named.update(card for side in (fields.get("duel") or {}).values() for card in side if card and card != "?")
    if removed is None:
        out = [bottle for bottle in FIRST_REMOVED if not named[bottle]][:4]
    else:
        out = cards(removed)
    named.update(out)
    left = list((Counter(ALL_CARDS) - named).elements())
    used = [card for card in left if card in BOTTLES and card != "sunrise"]
    others = [card for card in left if card not in BOTTLES] + ["sunrise"] * left.count("sunrise")
    (top if rest == "pile" else used).extend(others)
    position = {
        "displays": [
            {
                "goods": [card for card in display if card not in BOTTLES],
                "bottles": [card for card in display if card in BOTTLES],
            }
            for display in lying
        ],
        "pile": top,
        "discard": used,
        "removed": out,
        **fields,
    }
    return load(len(displays), position, seed, talk=talk, singles=singles)


def shown(table: seachest.Table, left: str, dealer: str) -> seachest.Table:
    """Both duellists choose a gesture, the left neighbour first."""
    seat = table.position()["dealer"]
    return play(table, f"{(seat + 1) % table.players} {left}", f"{seat} {dealer}")


def display(table: seachest.Table, seat: int) -> list[str]:
    """What lies before a seat, goods and bottles."""
    lying = table.position()["displays"][seat]
    return sorted(lying["goods"] + lying["bottles"])


def displays(table: seachest.Table) -> list[list[str]]:
    """What lies before each seat."""
    return [display(table, seat) for seat in range(table.players)]


def duel(table: seachest.Table) -> tuple[list[str | None], list[str | None]] | None:
    """The cards of the duel, before the left neighbour and before the dealer."""
    lying = table.position()["duel"]
    return None if lying is None else (lying["left"], lying["dealer"])


def duel_seen(table: seachest.Table, watcher: int | None) -> tuple[list[str | None], list[str | None]] | None:
    """What somebody (None: a spectator) sees of the duel."""
    lying = table.view(watcher)["duel"]
    return None if lying is None else (lying["left"], lying["dealer"])


def duel_cards(table: seachest.Table) -> list[str | None]:
    """All cards of the duel, place by place."""
    lying = table.position()["duel"]
    return [] if lying is None else [*lying["left"], *lying["dealer"]]


def discarded(table: seachest.Table, text: str) -> bool:
    """Whether all these cards lie in the discard."""
    return not Counter(cards(text)) - Counter(table.position()["discard"])


def phase(table: seachest.Table) -> str | None:
    """The phase."""
    found: str | None = table.position()["phase"]
    return found


def window(table: seachest.Table) -> str | None:
    """The open window."""
    found: str | None = table.position()["window"]
    return found


def is_over(table: seachest.Table) -> bool:
    """Whether the game has ended."""
    over: bool = table.position()["over"]
    return over


def usable(table: seachest.Table, seat: int) -> list[str]:
    """The bottles that a seat may use now."""
    return sorted(text.removeprefix("use ") for text in table.legal(seat) if text.startswith("use "))


def points(text: str, singles: bool = True) -> int:
    """What a display is worth (DOL-7), as the position tells it."""
    found: int = table_at(text, "", singles=singles, pile="").position()["scores"][0]
    return found
