"""The whole tree of a small game as arrays: nodes, information sets, and the payoffs at the ends."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from seachest.rules.compiled import cell_rows, cells, reals, records, row
from seachest.rules.errors import NotationError
from seachest.rules.rewards import scheme_named
from seachest.small import SmallGame
from seachest.solve.growing import DREW_CARDS, TOO_DEEP, TOO_MANY_NODES, grower
from seachest.solve.passes import carry_down

Int8s = npt.NDArray[np.int8]
Int16s = npt.NDArray[np.int16]
Int32s = npt.NDArray[np.int32]
Int64s = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

FIRST_ROOM = 1 << 16
MAX_TREE_NODES = 1 << 27
NO_SLOT = -1


@dataclass(frozen=True)
class GameTree:
    """All games that can be played, as arrays.

    Nodes come in the order of a walk that goes deep first, so that parents stand before their children. A node is a
    decision with at least two choices, or an end. A *slot* is one choice of one information set: the choices of an
    information set have slots in a row, and information sets are numbered as the walk met them, so that each stands
    after all those in which its player decided before.
    """

    small: SmallGame
    rewards: str
    parents: Int32s  # the node above; NO_SLOT at the first node of a deal
    seats: Int8s  # who decides; -1 at an end
    actions: Int16s  # the action that leads to the node
    sets: Int32s  # the information set of a decision; -1 at an end
    slots: Int32s  # the slot that leads to the node; NO_SLOT at the first node of a deal
    roots: Int32s  # the first node of each deal
    chances: Floats  # of each deal
    ends: Int32s  # the nodes at which games end
    payoffs: Floats  # of each end, for each player
    owners: Int8s  # who decides in an information set
    first_slots: Int32s  # of each information set; one more at the end
    first_nodes: Int32s  # of each information set
    before: Int32s  # of each information set: the slot by which its player came there; the slot count if none did
    last_slots: Int32s  # for each player and end: the last slot of that player; the slot count if there is none
    spanning: npt.NDArray[np.bool_]  # whether the nodes of an information set belong to several deals
    longest: int  # decisions of the longest game, forced ones included

    @property
    def players(self) -> int:
        """How many play."""
        return self.small.players

    @property
    def set_count(self) -> int:
        """How many information sets have at least two choices."""
        return len(self.owners)

    @property
    def slot_count(self) -> int:
        """The choices of all information sets together."""
        return int(self.first_slots[-1])

    def path_to(self, node: int) -> tuple[int, list[int]]:
        """The deal of a node, and the choices on the way to it; forced decisions are left out."""
        path = []
        while self.parents[node] >= 0:
            path.append(int(self.actions[node]))
            node = int(self.parents[node])
        return int(np.searchsorted(self.roots, node)), path[::-1]


def grow_tree(small: SmallGame, rewards: str = "rank", most_nodes: int = MAX_TREE_NODES) -> GameTree:
    """Plays everything that can happen in a small game; raises NotationError if it is too large for that."""
    game, players = small.start.game, small.players
    words = game.state.itemsize // 8
    roots = np.stack([_words(small.table(deal)) for deal in range(len(small.deals))])
    depth = small.most_decisions + 2
    states = np.zeros(depth, game.state)
    view = np.zeros(1, game.state)
    room = FIRST_ROOM
    while True:
        found = _Room(room, players)
        counts = np.zeros(4, np.int64)
        grower(game.name)(
            cell_rows(roots),
            len(roots),
            players,
            scheme_named(rewards),
            depth,
            records(states),
            cell_rows(states.view(np.int64).reshape(depth, words)),
            row(view),
            cells(view.view(np.int64)),
            cell_rows(np.zeros((depth, game.mask_words), np.int64)),
            cell_rows(np.zeros((depth, players), np.int64)),
            cell_rows(np.zeros((depth, players), np.int64)),
            cell_rows(np.zeros((depth, 5), np.int64)),
            game.new_points(),
            game.new_points(),
            room,
            *found.node_arrays,
            room,
            *found.end_arrays,
            cells(counts),
        )
        if counts[3] != TOO_MANY_NODES:
            break
        room *= 4
        if room > 4 * most_nodes:
            raise NotationError(f"small: {small.name} has more than {most_nodes} nodes")
    if counts[3] == TOO_DEEP:
        raise NotationError(f"small: {small.name} has games of more than {small.most_decisions} decisions")
    if counts[3] == DREW_CARDS:
        raise NotationError(f"small: {small.name} has decisions whose outcome is up to chance")
    return _tree_of(small, rewards, found, int(counts[0]), int(counts[1]), int(counts[2]))


def _words(table: Any) -> Int64s:
    """The state of a table as whole words."""
    words: Int64s = table.everything().record.array.view(np.int64).copy()
    return words


class _Room:
    """Memory for the nodes and ends of a walk."""

    def __init__(self, size: int, players: int) -> None:
        self.parents = np.zeros(size, np.int32)
        self.seats = np.zeros(size, np.int8)
        self.actions = np.zeros(size, np.int16)
        self.keys = np.zeros(size, np.int64)
        self.ends = np.zeros(size, np.int32)
        self.payoffs = np.zeros((size, players), np.float64)

    @property
    def node_arrays(self) -> list[Any]:
        return [cells(self.parents), cells(self.seats), cells(self.actions), cells(self.keys)]

    @property
    def end_arrays(self) -> list[Any]:
        return [cells(self.ends), reals(self.payoffs)]


def _tree_of(small: SmallGame, rewards: str, found: _Room, nodes: int, end_count: int, longest: int) -> GameTree:
    """Information sets and slots, from the keys of the nodes."""
    parents, seats, actions = found.parents[:nodes].copy(), found.seats[:nodes].copy(), found.actions[:nodes].copy()
    deciding = np.flatnonzero(seats >= 0)
    _, firsts, inverse = np.unique(found.keys[deciding], return_index=True, return_inverse=True)
    order = np.argsort(firsts)
    rank = np.empty(len(order), np.int32)
    rank[order] = np.arange(len(order), dtype=np.int32)
    sets = np.full(nodes, -1, np.int32)
    sets[deciding] = rank[inverse]
    first_nodes = deciding[firsts[order]].astype(np.int32)
    children = np.bincount(parents[parents >= 0], minlength=nodes)
    choices = children[first_nodes]
    if not np.array_equal(children[deciding], choices[sets[deciding]]):
        raise AssertionError("nodes of one information set have different choices")
    first_slots = np.concatenate([[0], np.cumsum(choices)]).astype(np.int32)
    ranks = _ranks_among_siblings(parents)
    above = parents >= 0
    slots = np.full(nodes, NO_SLOT, np.int32)
    slots[above] = first_slots[sets[parents[above]]] + ranks[above]
    roots = np.flatnonzero(~above).astype(np.int32)
    owners = seats[first_nodes]
    ends = found.ends[:end_count].copy()
    before, last_slots = _sequences(small.players, parents, seats, sets, slots, first_nodes, ends, int(first_slots[-1]))
    deals = np.searchsorted(roots, np.arange(nodes), side="right") - 1
    lowest, highest = np.full(len(owners), nodes), np.zeros(len(owners), np.int64)
    np.minimum.at(lowest, sets[deciding], deals[deciding])
    np.maximum.at(highest, sets[deciding], deals[deciding])
    return GameTree(
        small=small,
        rewards=rewards,
        parents=parents,
        seats=seats,
        actions=actions,
        sets=sets,
        slots=slots,
        roots=roots,
        chances=np.array([chance for _, chance in small.deals]),
        ends=ends,
        payoffs=found.payoffs[:end_count].copy(),
        owners=owners,
        first_slots=first_slots,
        first_nodes=first_nodes,
        before=before,
        last_slots=last_slots,
        spanning=lowest != highest,
        longest=longest,
    )


def _ranks_among_siblings(parents: Int32s) -> Int32s:
    """Which child of its parent each node is, from 0."""
    order = np.argsort(parents, kind="stable")
    sorted_parents = parents[order]
    begins = np.flatnonzero(np.r_[True, sorted_parents[1:] != sorted_parents[:-1]])
    ranks = np.arange(len(parents)) - np.repeat(begins, np.diff(np.r_[begins, len(parents)]))
    found = np.empty(len(parents), np.int32)
    found[order] = ranks
    return found


def _sequences(
    players: int,
    parents: Int32s,
    seats: Int8s,
    sets: Int32s,
    slots: Int32s,
    first_nodes: Int32s,
    ends: Int32s,
    slot_count: int,
) -> tuple[Int32s, Int32s]:
    """The slot by which each player came to its information sets, and its last slot before each end.

    Checks that everybody remembers what they did: all nodes of an information set follow from the same slot.
    """
    before = np.empty(len(first_nodes), np.int32)
    last_slots = np.empty((players, len(ends)), np.int32)
    owners_of_slots = np.where(parents >= 0, seats[parents], -1)
    for player in range(players):
        last = np.empty(len(parents), np.int32)
        carry_down(cells(parents), cells(slots), cells(owners_of_slots), player, slot_count, len(parents), cells(last))
        own = np.flatnonzero(seats == player)
        before[sets[own]] = last[own]
        if not np.array_equal(before[sets[own]], last[own]):
            raise AssertionError("a player forgets what it did")
        last_slots[player] = last[ends]
    return before, last_slots
