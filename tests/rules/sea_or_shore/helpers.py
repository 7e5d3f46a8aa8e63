"""Setting up tables of Sea or Shore by notation, playing on them, and reading them, in one short line each.

Islands and treasures are written in one text, with spaces between them: ``"red-7 blue-12"``, ``"red:4 green:2"``.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import seachest
from seachest.notation.position import Start
from seachest.rules.game import game_named
from tests.tables import seed_text, watchers

GAME = "sea-or-shore"
PLAYERS = (3, 4, 5)
LAST_ROUND = 2
"""Nothing is dealt after this round, so a test can see how it ended."""

PLUS_CARDS = 22
HAND_SIZE = {3: 12, 4: 12, 5: 9}
LEFT_OUT = {3: 12, 4: 0, 5: 3}
"""Islands that leave the round unseen."""

COLOURS = ("red", "blue", "green", "purple")
ISLANDS = [f"{colour}-{number}" for colour in COLOURS for number in range(1, 13)]
VALUES = {3: (2, 2, 3, 3, 4), 4: (2, 2, 2, 3, 3, 3, 4, 4), 5: (2, 2, 2, 3, 3, 3, 4, 4)}
"""The treasures of a colour, by players; written out so that they owe nothing to the program."""

PILES = {3: ("all",), 4: ("red-blue", "green-purple"), 5: ("red-blue", "green-purple")}


def words(text: str) -> list[str]:
    """The cards of a text, in its order."""
    return text.split()


def bag(text: str) -> list[str]:
    """The cards of a text, to compare with a hand, whose order means nothing."""
    return sorted(words(text))


def all_treasures(players: int) -> list[str]:
    """All treasures of a game."""
    return [f"{colour}:{value}" for colour in COLOURS for value in VALUES[players]]


def pile_of(treasure: str, players: int) -> int:
    """The number of the pile that a treasure belongs to."""
    return 0 if players == 3 or treasure.split(":")[0] in ("red", "blue") else 1


def load(
    players: int,
    position: dict[str, Any],
    seed: int = 1,
    options: dict[str, Any] | None = None,
    moves: Sequence[str] = (),
) -> seachest.Table:
    """The table at a position, or after moves that were made from there."""
    return seachest.load(
        {
            "format": 1,
            "game": GAME,
            "players": players,
            "options": options or {},
            "seed": seed_text(seed),
            "position": position,
            "moves": list(moves),
        }
    )


def untouched(
    players: int, position: dict[str, Any], seed: int = 1, options: dict[str, Any] | None = None
) -> seachest.Table:
    """The table at a position, where not even forced answers have been played."""
    game = game_named(GAME)
    return seachest.Table(Start(game, players, game.check_options(options or {}, players)), seed, position)


def piles_at(
    players: int, up: str, down: Sequence[str] | None, rest: int | None, stacks: list[list[str]]
) -> dict[str, dict[str, Any]]:
    """The piles of a position; what stands nowhere goes to the bottom of `rest`'s stack or of the piles."""
    ups = [None if treasure == "-" else treasure for treasure in words(up)]
    piles: dict[str, dict[str, Any]] = {name: {"up": top} for name, top in zip(PILES[players], ups, strict=True)}
    if down is None and rest is None:
        return piles
    downs = [words(text) for text in down or [""] * len(ups)]
    named = [treasure for treasure in ups if treasure]
    named += [treasure for cards in (*downs, *stacks) for treasure in cards]
    unnamed = list((Counter(all_treasures(players)) - Counter(named)).elements())
    if rest is not None:
        stacks[rest][:0] = unnamed
    else:
        for treasure in unnamed:
            downs[pile_of(treasure, players)].append(treasure)
    for pile, cards in zip(piles.values(), downs, strict=True):
        pile["down"] = cards
    return piles


def table_at(
    *hands: str,
    up: str,
    size: int = 4,
    down: Sequence[str] | None = None,
    rest: int | None = None,
    stacks: Sequence[str] | None = None,
    actions: Sequence[int] | None = None,
    seed: int = 1,
    **fields: Any,
) -> seachest.Table:
    """A table at a position with a hand for each seat, filled up to the size with cards that don't matter.

    `up` names the face-up treasure of each pile ("-" for none), `down` the face-down ones from the top, `stacks` those
    of each seat, bottom first. Treasures that stand nowhere lie below all that are in their pile or, where `rest`
    names a seat, at the bottom of its stack. Mind that loading plays what is forced.
    """
    players = len(hands)
    owned = [words(stack) for stack in stacks] if stacks else [[] for _ in hands]
    position = {
        "hands": [words(hand) + ["?"] * (size - len(words(hand))) for hand in hands],
        "piles": piles_at(players, up, down, rest, owned),
        "stacks": owned,
        **fields,
    }
    return load(players, position, seed, {"actions": list(actions)} if actions else None)


def lay(table: seachest.Table, *cards: str) -> seachest.Table:
    """The next seats play a card each, written as ``"red-7 number +2"``.

    The colour shows and no plus card is laid unless it says so.
    """
    for text in cards:
        card, *more = words(text)
        plus = sum(int(word) for word in more if word.startswith("+"))
        (seat,) = table.pending()
        if "show colour" not in table.legal(seat):  # loading may have played the only card of a hand
            table.act(seat, f"card {card}")
        table.act(seat, "show number" if "number" in more else "show colour")
        if plus or "plus 0" in table.legal(seat):
            table.act(seat, f"plus {plus}")
    return table


def from_starter(cards: Sequence[str], starter: int) -> Sequence[str]:
    """The cards of seat 0, 1, … in the order in which they are played."""
    return [*cards[starter:], *cards[:starter]]


def last_trick(
    *cards: str,
    up: str,
    starter: int = 0,
    plus: Sequence[int] | None = None,
    actions: Sequence[int] = (2, 4),
    **fields: Any,
) -> seachest.Table:
    """The very last trick of a game, with the cards of seat 0, 1, … as `lay` takes them.

    Neither action 2 nor action 4 does anything in it, so all that happens are treasures and plus cards. Unless told,
    each seat owns just the plus cards that it lays.
    """
    laid = [sum(int(word) for word in words(text) if word.startswith("+")) for text in cards]
    table = table_at(
        *[words(text)[0] for text in cards],
        up=up,
        size=1,
        starter=starter,
        plus=list(plus or laid),
        actions=actions,
        **{"round": LAST_ROUND, **fields},
    )
    return lay(table, *from_starter(cards, starter))


def hand(table: seachest.Table, seat: int) -> list[str]:
    """What a seat really holds."""
    return sorted(table.position()["hands"][seat])


def hand_seen(table: seachest.Table, watcher: int | None, seat: int) -> list[str]:
    """What somebody (None: a spectator) knows of a hand, unknown cards as "?" last."""
    seen = table.view(watcher)["hands"][seat]
    return sorted(card for card in seen if card != "?") + [card for card in seen if card == "?"]


def pile_seen(table: seachest.Table, watcher: int | None, pile: str) -> list[str]:
    """What somebody knows of the face-down treasures of a pile, from the top."""
    seen: list[str] = table.view(watcher)["piles"][pile]["down"]
    return seen


def ups(table: seachest.Table) -> list[str | None]:
    """The face-up treasure of each pile."""
    return [pile["up"] for pile in table.position()["piles"].values()]


def downs(table: seachest.Table) -> list[list[str]]:
    """The face-down treasures of each pile, from the top."""
    return [pile["down"] for pile in table.position()["piles"].values()]


def others(table: seachest.Table, *seats: int) -> list[int | None]:
    """All who have a view but some seats."""
    return [watcher for watcher in watchers(table) if watcher not in seats]


def views(table: seachest.Table, *but: int) -> list[dict[str, Any]]:
    """What everybody but some seats knows."""
    return [table.view(watcher) for watcher in others(table, *but)]


def play_out(table: seachest.Table, until_round: int | None = None) -> seachest.Table:
    """Plays first answers until the game is over, or that round has begun."""
    while table.pending() and table.view(None)["round"] != until_round:
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[0])
    return table
