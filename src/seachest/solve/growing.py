"""The compiled walk through all games that can follow from some deals, by the rules of one game."""

from collections.abc import Callable
from functools import cache

from seachest.rules.compiled import (
    CellRows,
    Cells,
    Reals,
    RecordArray,
    StateRecord,
    entry_for,
    lowest,
    nth_offered,
    part_for,
)
from seachest.rules.game import ActFunction, LegalFunction, PendingFunction, ResultFunction, ViewFunction, game_named
from seachest.rules.rewards import reward
from seachest.rules.types import Action, Seat

# Bound to the rules of one game by `entry_for`.
pending: PendingFunction
legal: LegalFunction
act: ActFunction
view: ViewFunction
result: ResultFunction
notice: Callable[..., None]
STATE_WORDS: int

LOW63 = (1 << 63) - 1
HASH_PRIME = 0x1F3B_9D0F_85EB_CA6B
KEY_PRIME = 0x2545_F491_4F6C_DD1D

GREW, TOO_MANY_NODES, TOO_DEEP, DREW_CARDS = range(4)
"""How a walk ended: well, out of room, deeper than expected, or with a decision whose outcome is up to chance."""
NO_DECISION = -1


def _notice(
    s: StateRecord, players: int, v: StateRecord, words: Cells, keys: Cells, seen: Cells, who: Seat, what: Action
) -> None:
    """What each seat remembers after a decision of one of them: all it has seen and done, as one number."""
    for seat in range(players):
        view(s, seat, v)
        digest = 1
        for i in range(STATE_WORDS):
            digest = ((digest ^ words[i]) * HASH_PRIME) & LOW63
            digest ^= digest >> 29
        if seat == who:
            keys[seat] = ((keys[seat] ^ digest ^ (what + 1)) * KEY_PRIME) & LOW63
        elif digest != seen[seat]:
            keys[seat] = ((keys[seat] ^ digest) * KEY_PRIME) & LOW63
        keys[seat] ^= keys[seat] >> 31
        seen[seat] = digest


def _grow(
    roots: CellRows,
    root_count: int,
    players: int,
    scheme: int,
    max_depth: int,
    states: RecordArray,
    state_words: CellRows,
    v: StateRecord,
    view_words: Cells,
    masks: CellRows,
    keys: CellRows,
    seen: CellRows,
    work: CellRows,  # for each level: how many choices there are, how many were tried, the node, its seat
    points: Cells,
    places: Cells,
    max_nodes: int,
    parents: Cells,
    seats: Cells,
    actions: Cells,
    node_keys: Cells,
    max_ends: int,
    ends: Cells,
    payoffs: Reals,
    counts: Cells,  # nodes, ends, longest game, and how it ended
) -> None:
    """Writes all nodes that follow from the roots, in the order of a walk that goes deep first."""
    nodes = 0
    end_count = 0
    longest = 0
    counts[3] = GREW
    for root in range(root_count):
        for i in range(STATE_WORDS):
            state_words[0][i] = roots[root][i]
        for seat in range(players):
            keys[0][seat] = seat + 1
            seen[0][seat] = 0
        notice(states[0], players, v, view_words, keys[0], seen[0], NO_DECISION, 0)
        depth = 0
        made = 0
        parent = NO_DECISION
        action = NO_DECISION
        arrived = True
        while depth >= 0:
            if arrived:
                # Forced decisions are made; what follows is a choice or the end.
                s = states[depth]
                choices = 1
                seat = 0
                while choices == 1:
                    waiting = pending(s)
                    if waiting == 0:
                        choices = 0
                    else:
                        seat = lowest(waiting)
                        choices = legal(s, seat, masks[depth])
                        if choices == 1:
                            before = s.next_word
                            forced = nth_offered(masks[depth], 0)
                            act(s, seat, forced)
                            made += 1
                            if s.next_word != before:
                                counts[3] = DREW_CARDS
                                return
                            notice(s, players, v, view_words, keys[depth], seen[depth], seat, forced)
                if nodes == max_nodes or end_count == max_ends:
                    counts[3] = TOO_MANY_NODES
                    return
                parents[nodes] = parent
                actions[nodes] = action
                if choices == 0:
                    seats[nodes] = NO_DECISION
                    node_keys[nodes] = 0
                    result(s, points, places)
                    ends[end_count] = nodes
                    for seat in range(players):
                        payoffs[end_count, seat] = reward(points, places, players, seat, scheme)
                    end_count += 1
                    longest = max(longest, made)
                else:
                    seats[nodes] = seat
                    node_keys[nodes] = keys[depth][seat]
                work[depth][0] = choices
                work[depth][1] = 0
                work[depth][2] = nodes
                work[depth][3] = seat
                work[depth][4] = made
                nodes += 1
                arrived = False
            if work[depth][1] == work[depth][0]:
                depth -= 1
                continue
            if depth + 1 == max_depth:
                counts[3] = TOO_DEEP
                return
            action = nth_offered(masks[depth], work[depth][1])
            work[depth][1] += 1
            parent = work[depth][2]
            seat = work[depth][3]
            made = work[depth][4] + 1
            for i in range(STATE_WORDS):
                state_words[depth + 1][i] = state_words[depth][i]
            for other in range(players):
                keys[depth + 1][other] = keys[depth][other]
                seen[depth + 1][other] = seen[depth][other]
            depth += 1
            before = states[depth].next_word
            act(states[depth], seat, action)
            if states[depth].next_word != before:
                counts[3] = DREW_CARDS
                return
            notice(states[depth], players, v, view_words, keys[depth], seen[depth], seat, action)
            arrived = True
    counts[0] = nodes
    counts[1] = end_count
    counts[2] = longest


@cache
def grower(name: str) -> Callable[..., None]:
    """The walk by the rules of a game."""
    game = game_named(name)
    words = game.state.itemsize // 8
    noticing = part_for(_notice, name, view=game.view, STATE_WORDS=words)
    return entry_for(
        _grow,
        name,
        pending=game.pending,
        legal=game.legal,
        act=game.act,
        result=game.result,
        notice=noticing,
        STATE_WORDS=words,
    )
