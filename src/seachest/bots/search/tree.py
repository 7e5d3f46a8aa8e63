"""Information-set Monte Carlo tree search: templates, bound to a game's rules and rules of thumb by `entry_for`.

Each iteration guesses a deal that agrees with the view of the root, rather one in which rivals would do what they did.
It plays the deal first down the tree, then by rules of thumb to the horizon, where it is weighed up. The tree knows
situations, not deals: an own decision is found by what the own seat sees then, a rival's by what everybody sees. So
nobody in the tree uses what they can't know, or knows beforehand what others choose at the same moment.

Where one seat decides, the tree tries what was good so far, rules of thumb first (PUCT). Where several decide at the
same moment, each plays by regret matching, so that what comes out is a mixed strategy and not a readable best answer.
"""

from collections.abc import Callable
from math import sqrt

from seachest.batches.stepping import Policy
from seachest.bots.search.records import (
    CURIOSITY,
    EDGE,
    EDGES,
    FIRST_NODE,
    GUIDED,
    LONGEST,
    MEETINGS,
    MIXED,
    MODELLED,
    MOST_ANSWERS,
    NODE,
    NODES,
    NONE,
    OTHERS,
    OWN,
    PLAIN,
    REGRETTED,
    SEAT,
    STEPS,
    Tree,
)
from seachest.rules.chance import dice_below
from seachest.rules.compiled import (
    WORD,
    Cells,
    Reals,
    StateRecord,
    bits,
    is_offered,
    lowest,
    nth_offered,
    withdraw,
)
from seachest.rules.game import (
    NOBODY,
    ActFunction,
    GuessFunction,
    LegalFunction,
    PendingFunction,
    ResultFunction,
    ViewFunction,
)
from seachest.rules.types import Action, Phase, Seat

# Bound by `entry_for`: the rules of one game …
pending: PendingFunction
legal: LegalFunction
act: ActFunction
result: ResultFunction
view: ViewFunction
guess: GuessFunction
MASK_WORDS: int
STATE_WORDS: int
SALTS: Cells
# … its rules of thumb …
quick: Policy
guide: Policy
stage: Callable[[StateRecord], int]
weigh: Callable[[StateRecord, Reals, Reals], None]
model: Callable[[StateRecord, Seat, Seat, Cells], Action]
noticed: Callable[[StateRecord], bool]
steady: Callable[[StateRecord], bool]
doubted: Callable[[StateRecord, Seat, Cells], bool]
BY_HABIT: int
PLAYS: int
# … and templates that are bound already.
digest: Callable[[Tree], int]
find: Callable[[Tree, int, Seat, Phase], int]
imagine: Callable[[Tree, StateRecord, Seat, Cells], None]
add_edge: Callable[[Tree, int, Action], int]
edge_of: Callable[[Tree, int, Action], int]
list_edges: Callable[[Tree, int, int], None]
pick: Callable[[Tree, int, Action, int], int]
mix: Callable[[Tree, int, float, Cells], int]
play_on: Callable[[Tree, StateRecord, int, int, Cells], None]
learn: Callable[[Tree, int], None]
note_pair: Callable[[Tree, int, Seat], None]
decide: Callable[[Tree, StateRecord, int, Seat, Seat, int, int, Cells], int]
descend: Callable[[Tree, StateRecord, Seat, int, Cells], int]

LOW32 = 0xFFFFFFFF
DIGEST = (1 << 62) - 1
"""The bits of a digest, and of a key: they come out the same where products are cut off at 64 bits and where not."""
MULTIPLIER = 0x5851F42D4C957F2D

UNTRIED = 0.05
"""How much less than the average an untried answer is taken to be worth."""
SHAKING = 0.08
"""The share of decisions in which a mixed strategy tries anything."""
SHAKING_FIRST = 0.35
"""The same for the decision that is asked for, where all pairs of answers shall be known."""
WINNING = 0.9
"""How much of a finished game's worth is winning it; the rest are the points."""
MOST_GUESSES = 8
"""Deals that are guessed before one is taken in spite of doubts."""
PARTS = 1 << 16
PERCENT = 100


# --- The parts of an iteration ---------------------------------------------------------------------------------------


def _imagine(t: Tree, s: StateRecord, root: Seat, dice: Cells) -> None:
    """Guesses a deal; and another one as long as it is doubted that rivals would have done in it what they did."""
    for _ in range(MOST_GUESSES):
        for i in range(STATE_WORDS):
            t.state_words[i] = t.root_words[i]
        guess(s, root, dice)
        if not doubted(s, root, dice):
            break
    for i in range(STATE_WORDS):
        t.deal_words[i] = t.state_words[i]


def _digest(t: Tree) -> int:
    """What is written in the view as one number.

    It is a sum of products of the halves of all words, salted (NH, twice), in which nothing waits for anything else.
    """
    one, other = 0, 0
    for i in range(STATE_WORDS):
        word = t.view_words[i] ^ SALTS[i]
        one += (word & LOW32) * (word >> 32 & LOW32)
        word = t.view_words[i] ^ SALTS[STATE_WORDS + i]
        other += (word & LOW32) * (word >> 32 & LOW32)
    return (one ^ other * MULTIPLIER) & DIGEST


def _find(t: Tree, digest: int, who: Seat, phase: Phase) -> int:
    """The node of what is written in the view, for the seat that decides; NONE if the tree is full.

    The phase tells decisions apart of which nobody else notices anything yet.
    """
    key = (digest ^ (who << 8 | phase)) * MULTIPLIER & DIGEST
    key = (key ^ key >> 31) + 1
    last = len(t.nodes) - 1
    place = key & last
    while t.nodes[place].key != 0 and t.nodes[place].key != key:
        place = (place + 1) & last
    if t.nodes[place].key == 0:
        if 4 * t.used[NODES] >= 3 * len(t.nodes):
            return NONE
        t.used[NODES] += 1
        t.nodes[place].key = key
        t.nodes[place].first = NONE
        t.nodes[place].mixed = bits(pending(t.states[1])) > 1
    return place


def _add_edge(t: Tree, node: int, action: Action) -> int:
    """A new edge."""
    edge = t.used[EDGES]
    t.used[EDGES] += 1
    t.edges[edge].action = action
    t.edges[edge].worth = 0
    t.edges[edge].regret = 0
    t.edges[edge].share = 0
    t.edges[edge].tries = 0
    t.edges[edge].child = NONE
    t.edges[edge].next = t.nodes[node].first
    t.nodes[node].first = edge
    return edge


def _edge_of(t: Tree, node: int, action: Action) -> int:
    """The edge of an action; NONE if there is none yet."""
    edge: int = t.nodes[node].first
    while edge != NONE and t.edges[edge].action != action:
        edge = t.edges[edge].next
    return edge


def _list_edges(t: Tree, node: int, count: int) -> None:
    """Makes an edge for each of so many legal actions that has none."""
    edge = t.nodes[node].first
    while edge != NONE:
        count -= is_offered(t.mask, t.edges[edge].action)
        edge = t.edges[edge].next
    if count == 0:
        return
    for word in range(MASK_WORDS):
        left = t.mask[word]
        while left:
            action = word * WORD + lowest(left)
            left &= left - 1
            if edge_of(t, node, action) == NONE:
                add_edge(t, node, action)


def _pick(t: Tree, node: int, guide: Action, count: int) -> int:
    """The edge to try: good so far, promising by the rules of thumb, or seldom tried.

    Who has none yet gets one when it is tried. The mask is used up.
    """
    visits = t.nodes[node].visits
    untried = t.nodes[node].worth / max(visits, 1) - UNTRIED
    urge = t.params[CURIOSITY] * sqrt(visits + 1.0)
    usual = (1 - t.params[GUIDED]) * urge / count
    guided = t.params[GUIDED] * urge
    best, most = NONE, -1.0
    edge = t.nodes[node].first
    while edge != NONE:
        action = t.edges[edge].action
        if is_offered(t.mask, action):
            withdraw(t.mask, action)
            tries = t.edges[edge].tries
            worth = t.edges[edge].worth / tries if tries > 0 else untried
            worth += (usual + guided if action == guide else usual) / (1 + tries)
            if worth >= most:
                best, most = edge, worth
        edge = t.edges[edge].next
    if is_offered(t.mask, guide) and untried + usual + guided > most:
        return add_edge(t, node, guide)
    if untried + usual > most:
        for word in range(MASK_WORDS):
            if t.mask[word]:
                return add_edge(t, node, word * WORD + lowest(t.mask[word]))
    return best


def _mix(t: Tree, node: int, shaking: float, dice: Cells) -> int:
    """The edge to try by regret matching; notes the odds of all, and adds them to the average strategy."""
    total = 0.0
    count = 0
    edge = t.nodes[node].first
    while edge != NONE:
        if is_offered(t.mask, t.edges[edge].action):
            total += t.edges[edge].regret
            count += 1
        edge = t.edges[edge].next
    weight = t.nodes[node].visits + 1.0
    rest = dice_below(dice, PARTS) / PARTS
    chosen = NONE
    edge = t.nodes[node].first
    while edge != NONE:
        odds = 0.0
        if is_offered(t.mask, t.edges[edge].action):
            odds = t.edges[edge].regret / total if total > 0 else 1.0 / count
            t.edges[edge].share += weight * odds
            odds = (1 - shaking) * odds + shaking / count
            if chosen == NONE or rest >= 0:
                chosen = edge
            rest -= odds
        t.edges[edge].odds = odds
        edge = t.edges[edge].next
    return chosen


def _decide(t: Tree, s: StateRecord, node: int, who: Seat, root: Seat, count: int, depth: int, dice: Cells) -> int:
    """The edge to try at a node with so many legal answers; notes how it was chosen."""
    fresh = t.nodes[node].visits == 0
    if not t.nodes[node].mixed:
        t.path[depth, MIXED] = PLAIN
        if fresh or who != root or not steady(s):
            t.nodes[node].guide = guide(s, who, t.mask, dice)
        if fresh and depth == 0:
            list_edges(t, node, count)
        if who != root and BY_HABIT > 0 and dice_below(dice, PERCENT) < BY_HABIT:
            edge = edge_of(t, node, t.nodes[node].guide)
            return edge if edge != NONE else add_edge(t, node, t.nodes[node].guide)
        return pick(t, node, t.nodes[node].guide, count)
    list_edges(t, node, count)
    known = model(s, who, root, dice) if who != root else NONE
    if fresh and depth > 0:
        known = quick(s, who, t.mask, dice)
    if known == NONE:
        t.path[depth, MIXED] = REGRETTED
        return mix(t, node, SHAKING if depth > 1 else SHAKING_FIRST, dice)
    t.path[depth, MIXED] = MODELLED
    return edge_of(t, node, known)


def _descend(t: Tree, s: StateRecord, root: Seat, last: int, dice: Cells) -> int:
    """Plays down the tree, up to its edge or the horizon; returns how many decisions were made in it.

    The root's decision is always the same node. What everybody sees is looked at anew when somebody noticed something.
    """
    depth = 0
    before = NONE
    seen = 0
    is_seen = False
    while depth < LONGEST:
        seats = pending(s)
        if seats == 0 or (stage(s) >= last and before != NONE):
            return depth
        who = root if seats >> root & 1 else lowest(seats)
        count = legal(s, who, t.mask)
        if count == 1:
            act(s, who, nth_offered(t.mask, 0))
            is_seen = is_seen and not noticed(s)
        else:
            if before == NONE and t.used[STEPS] > 0:
                node = t.used[FIRST_NODE]
            else:
                if who == root or not is_seen:
                    view(s, root if who == root else NOBODY, t.states[1])
                    seen = digest(t)
                    is_seen = who != root
                node = find(t, seen, who, s.phase)
            if node == NONE or t.used[EDGES] + count > len(t.edges):
                return depth
            if before == NONE:
                t.used[FIRST_NODE] = node
            else:
                t.edges[before].child = node
            fresh = t.nodes[node].visits == 0
            edge = decide(t, s, node, who, root, count, depth, dice)
            before = edge
            t.path[depth, NODE] = node
            t.path[depth, EDGE] = edge
            t.path[depth, SEAT] = who
            depth += 1
            act(s, who, t.edges[edge].action)
            is_seen = is_seen and not noticed(s)
            if fresh:
                return depth
    return depth


def _play_on(t: Tree, s: StateRecord, last: int, limit: int, dice: Cells) -> None:
    """Plays by rules of thumb to the horizon, and weighs up what has come out."""
    seats = pending(s)
    made = 0
    while seats and stage(s) < last and made < limit:
        who = lowest(seats)
        act(s, who, quick(s, who, t.mask, dice))
        made += 1
        seats = pending(s)
    weigh(s, t.worths, t.scratch)
    if seats == 0:
        result(s, t.standing[0], t.standing[1])
        winners = 0
        for seat in range(s.players):
            winners += t.standing[1][seat] == 1
        for seat in range(s.players):
            won = 1.0 / winners if t.standing[1][seat] == 1 else 0.0
            t.worths[seat] = WINNING * won + (1 - WINNING) * t.worths[seat]


def _learn(t: Tree, depth: int) -> None:
    """Tells all decisions of this iteration what has come out."""
    for step in range(depth):
        node, chosen = t.path[step, NODE], t.path[step, EDGE]
        worth = t.worths[t.path[step, SEAT]]
        if t.path[step, MIXED] == REGRETTED:
            average = t.nodes[node].worth / t.nodes[node].visits if t.nodes[node].visits > 0 else worth
            expected = 0.0
            edge = t.nodes[node].first
            while edge != NONE:
                tries = t.edges[edge].tries
                usual = t.edges[edge].worth / tries if tries > 0 else average
                expected += t.edges[edge].odds * usual
                edge = t.edges[edge].next
            tries = t.edges[chosen].tries
            surprise = worth - (t.edges[chosen].worth / tries if tries > 0 else average)
            expected += surprise
            edge = t.nodes[node].first
            while edge != NONE:
                if t.edges[edge].odds > 0:
                    tries = t.edges[edge].tries
                    usual = t.edges[edge].worth / tries if tries > 0 else average
                    if edge == chosen:
                        usual += surprise / t.edges[edge].odds
                    t.edges[edge].regret = max(0.0, t.edges[edge].regret + usual - expected)
                edge = t.edges[edge].next
        t.edges[chosen].tries += 1
        t.edges[chosen].worth += worth
        t.nodes[node].visits += 1
        t.nodes[node].worth += worth


def _note_pair(t: Tree, depth: int, other: Seat) -> None:
    """Notes what came out where the root and the other decided at the same moment."""
    if depth < 2 or t.path[1, SEAT] != other:
        return
    mine = t.nodes[t.path[0, NODE]].first - t.path[0, EDGE]
    theirs = t.nodes[t.path[1, NODE]].first - t.path[1, EDGE]
    if mine < MOST_ANSWERS and theirs < MOST_ANSWERS:
        t.pairs[mine, theirs, MEETINGS] += 1
        t.pairs[mine, theirs, OWN] += t.worths[t.path[0, SEAT]]
        t.pairs[mine, theirs, OTHERS] += t.worths[other]
        if t.path[1, MIXED] == MODELLED:
            t.dictated[theirs] += 1


def _search(t: Tree, root: Seat, iterations: int, stages: int, limit: int, dice: Cells) -> None:
    """So many iterations, with a horizon of so many stages of the game and so many decisions beyond the tree."""
    s = t.states[0]
    for step in range(iterations):
        if step % PLAYS == 0:
            imagine(t, s, root, dice)
        for i in range(STATE_WORDS):
            t.state_words[i] = t.deal_words[i]
        last = stage(s) + stages
        seats = pending(s)
        other = lowest(seats & ~(1 << root)) if bits(seats) == 2 else NONE
        depth = descend(t, s, root, last, dice)
        play_on(t, s, last, limit, dice)
        if other != NONE:
            note_pair(t, depth, other)
        learn(t, depth)
        t.used[STEPS] += 1
