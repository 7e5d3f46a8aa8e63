"""Information-set Monte Carlo tree search: templates, bound to a game's rules and heuristics by `entry_for`.

Each iteration guesses a deal that agrees with the view of the root, if possible one in which rivals would have done
what they did. It plays the deal down the tree, then by the rollout policy to the horizon, where the position is
evaluated. A node stands for what is known, not for a deal: an own decision is found by what the own seat sees then, a
rival's by what everybody sees. So nobody in the tree uses what they can't know, or knows beforehand what others choose
at the same moment.

Where one seat decides, the tree selects by PUCT, with a prior policy that names one action. Where several decide at the
same moment, each plays by regret matching, which leads to a mixed strategy instead of a best answer that can be read.
"""

from collections.abc import Callable
from math import sqrt

from seachest.batches.stepping import Policy
from seachest.bots.search.odds import points_to_chances
from seachest.bots.search.records import (
    ABSENT,
    BY_MODEL,
    BY_PUCT,
    BY_REGRET,
    EDGE_COUNT,
    EXPLORATION,
    FRACTION_STEPS,
    ITERATION_COUNT,
    MAX_PAIRED_ANSWERS,
    MAX_TREE_DEPTH,
    NODE_COUNT,
    PAIR_OTHER_WORTH,
    PAIR_OWN_WORTH,
    PAIR_VISITS,
    PATH_CHOICE,
    PATH_EDGE,
    PATH_NODE,
    PATH_SEAT,
    PRIOR_WEIGHT,
    ROOT_NODE,
    Tree,
)
from seachest.rules.chance import LOW32, PERCENT, dice_below
from seachest.rules.compiled import (
    WORD_BITS,
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
# … its heuristics …
rollout_policy: Policy
prior_policy: Policy
stage: Callable[[StateRecord], int]
evaluate: Callable[[StateRecord, Reals, Reals], None]
predict_rival: Callable[[StateRecord, Seat, Seat, Cells], Action]
is_observable: Callable[[StateRecord], bool]
is_prior_fixed: Callable[[StateRecord], bool]
is_implausible: Callable[[StateRecord, Seat, Cells], bool]
RIVAL_PRIOR_PERCENT: int
ITERATIONS_PER_GUESS: int
# … and templates that are bound already.
hash_view: Callable[[Tree], int]
find_node: Callable[[Tree, int, Seat, Phase], int]
guess_deal: Callable[[Tree, StateRecord, Seat, Cells], None]
add_edge: Callable[[Tree, int, Action], int]
edge_of: Callable[[Tree, int, Action], int]
list_edges: Callable[[Tree, int, int], None]
select_by_puct: Callable[[Tree, int, Action, int], int]
select_by_regret: Callable[[Tree, int, float, Cells], int]
estimate: Callable[[Tree, StateRecord], None]
roll_out: Callable[[Tree, StateRecord, int, int, Cells], None]
back_up: Callable[[Tree, int], None]
record_pair: Callable[[Tree, int, Seat], None]
select_edge: Callable[[Tree, StateRecord, int, Seat, Seat, int, int, Cells], int]
descend: Callable[[Tree, StateRecord, Seat, int, Cells], int]

HASH_MASK = (1 << 62) - 1
"""The bits of a digest, and of a key: they come out the same where products are cut off at 64 bits and where not."""
HASH_MULTIPLIER = 0x5851F42D4C957F2D

UNTRIED_PENALTY = 0.05
"""How much less than the average of its node an untried action is taken to be worth."""
MIXING_NOISE = 0.08
"""The share of decisions in which regret matching tries any action, each as likely."""
ROOT_MIXING_NOISE = 0.35
"""The share of such decisions at the root, where all pairs of answers have to be known."""
WIN_WEIGHT = 0.9
"""How much of a finished game's worth is winning it; the rest follows from the points."""
DECISIVE_SHARE = 0.2
"""The share of the leader's points that makes a difference, in games without an evaluation of their own."""
MAX_GUESSES = 8
"""Deals that are guessed before an implausible one is taken."""


# --- The parts of an iteration ---------------------------------------------------------------------------------------


def _guess_deal(t: Tree, s: StateRecord, root: Seat, dice: Cells) -> None:
    """Guesses a deal, and guesses again while it is implausible that rivals would have done in it what they did."""
    for _ in range(MAX_GUESSES):
        for i in range(STATE_WORDS):
            t.state_words[i] = t.root_words[i]
        guess(s, root, dice)
        if not is_implausible(s, root, dice):
            break
    for i in range(STATE_WORDS):
        t.deal_words[i] = t.state_words[i]


def _hash_view(t: Tree) -> int:
    """A hash of the view that was written last.

    It is a sum of products of the halves of all words, salted (NH, twice), so that no step waits for another.
    """
    one, other = 0, 0
    for i in range(STATE_WORDS):
        word = t.view_words[i] ^ SALTS[i]
        one += (word & LOW32) * (word >> 32 & LOW32)
        word = t.view_words[i] ^ SALTS[STATE_WORDS + i]
        other += (word & LOW32) * (word >> 32 & LOW32)
    return (one ^ other * HASH_MULTIPLIER) & HASH_MASK


def _find_node(t: Tree, view_hash: int, who: Seat, phase: Phase) -> int:
    """The node of a view for the seat that decides, made if it is new; ABSENT if the tree is full.

    The phase tells decisions apart that look the same because nobody else has observed anything in between.
    """
    key = (view_hash ^ (who << 8 | phase)) * HASH_MULTIPLIER & HASH_MASK
    key = (key ^ key >> 31) + 1
    last = len(t.nodes) - 1
    place = key & last
    while t.nodes[place].key != 0 and t.nodes[place].key != key:
        place = (place + 1) & last
    if t.nodes[place].key == 0:
        if 4 * t.used[NODE_COUNT] >= 3 * len(t.nodes):
            return ABSENT
        t.used[NODE_COUNT] += 1
        t.nodes[place].key = key
        t.nodes[place].first = ABSENT
        t.nodes[place].mixed = bits(pending(t.states[1])) > 1
    return place


def _add_edge(t: Tree, node: int, action: Action) -> int:
    """Adds the edge of an action to a node."""
    edge = t.used[EDGE_COUNT]
    t.used[EDGE_COUNT] += 1
    t.edges[edge].action = action
    t.edges[edge].worth = 0
    t.edges[edge].regret = 0
    t.edges[edge].share = 0
    t.edges[edge].tries = 0
    t.edges[edge].child = ABSENT
    t.edges[edge].next = t.nodes[node].first
    t.nodes[node].first = edge
    return edge


def _edge_of(t: Tree, node: int, action: Action) -> int:
    """The edge of an action; ABSENT if there is none yet."""
    edge: int = t.nodes[node].first
    while edge != ABSENT and t.edges[edge].action != action:
        edge = t.edges[edge].next
    return edge


def _list_edges(t: Tree, node: int, count: int) -> None:
    """Makes an edge for each of `count` legal actions that has none yet."""
    edge = t.nodes[node].first
    while edge != ABSENT:
        count -= is_offered(t.mask, t.edges[edge].action)
        edge = t.edges[edge].next
    if count == 0:
        return
    for word in range(MASK_WORDS):
        left = t.mask[word]
        while left:
            action = word * WORD_BITS + lowest(left)
            left &= left - 1
            if edge_of(t, node, action) == ABSENT:
                add_edge(t, node, action)


def _select_by_puct(t: Tree, node: int, prior_action: Action, count: int) -> int:
    """The edge to try by PUCT: good so far, preferred by the prior policy, or seldom tried.

    An action gets its edge when it is first tried. The mask is used up.
    """
    visits = t.nodes[node].visits
    untried = t.nodes[node].worth / max(visits, 1) - UNTRIED_PENALTY
    bonus = t.params[EXPLORATION] * sqrt(visits + 1.0)
    even_bonus = (1 - t.params[PRIOR_WEIGHT]) * bonus / count
    prior_bonus = t.params[PRIOR_WEIGHT] * bonus
    best, most = ABSENT, -1.0
    edge = t.nodes[node].first
    while edge != ABSENT:
        action = t.edges[edge].action
        if is_offered(t.mask, action):
            withdraw(t.mask, action)
            tries = t.edges[edge].tries
            worth = t.edges[edge].worth / tries if tries > 0 else untried
            worth += (even_bonus + prior_bonus if action == prior_action else even_bonus) / (1 + tries)
            if worth >= most:
                best, most = edge, worth
        edge = t.edges[edge].next
    if is_offered(t.mask, prior_action) and untried + even_bonus + prior_bonus > most:
        return add_edge(t, node, prior_action)
    if untried + even_bonus > most:
        for word in range(MASK_WORDS):
            if t.mask[word]:
                return add_edge(t, node, word * WORD_BITS + lowest(t.mask[word]))
    return best


def _select_by_regret(t: Tree, node: int, shaking: float, dice: Cells) -> int:
    """The edge to try by regret matching; stores the odds of all edges, and adds them to the average strategy."""
    total = 0.0
    count = 0
    edge = t.nodes[node].first
    while edge != ABSENT:
        if is_offered(t.mask, t.edges[edge].action):
            total += t.edges[edge].regret
            count += 1
        edge = t.edges[edge].next
    weight = t.nodes[node].visits + 1.0
    rest = dice_below(dice, FRACTION_STEPS) / FRACTION_STEPS
    chosen = ABSENT
    edge = t.nodes[node].first
    while edge != ABSENT:
        odds = 0.0
        if is_offered(t.mask, t.edges[edge].action):
            odds = t.edges[edge].regret / total if total > 0 else 1.0 / count
            t.edges[edge].share += weight * odds
            odds = (1 - shaking) * odds + shaking / count
            if chosen == ABSENT or rest >= 0:
                chosen = edge
            rest -= odds
        t.edges[edge].odds = odds
        edge = t.edges[edge].next
    return chosen


def _select_edge(t: Tree, s: StateRecord, node: int, who: Seat, root: Seat, count: int, depth: int, dice: Cells) -> int:
    """The edge to try at a node with `count` legal actions; stores in the path how it was chosen."""
    fresh = t.nodes[node].visits == 0
    if not t.nodes[node].mixed:
        t.path[depth, PATH_CHOICE] = BY_PUCT
        if fresh or who != root or not is_prior_fixed(s):
            t.nodes[node].prior_action = prior_policy(s, who, t.mask, dice)
        if fresh and depth == 0:
            list_edges(t, node, count)
        if who != root and RIVAL_PRIOR_PERCENT > 0 and dice_below(dice, PERCENT) < RIVAL_PRIOR_PERCENT:
            edge = edge_of(t, node, t.nodes[node].prior_action)
            return edge if edge != ABSENT else add_edge(t, node, t.nodes[node].prior_action)
        return select_by_puct(t, node, t.nodes[node].prior_action, count)
    list_edges(t, node, count)
    known = predict_rival(s, who, root, dice) if who != root else ABSENT
    if fresh and depth > 0:
        known = rollout_policy(s, who, t.mask, dice)
    if known == ABSENT:
        t.path[depth, PATH_CHOICE] = BY_REGRET
        return select_by_regret(t, node, MIXING_NOISE if depth > 1 else ROOT_MIXING_NOISE, dice)
    t.path[depth, PATH_CHOICE] = BY_MODEL
    return edge_of(t, node, known)


def _descend(t: Tree, s: StateRecord, root: Seat, last: int, dice: Cells) -> int:
    """Plays down the tree, to its edge or the horizon; returns how many decisions were made in it.

    The root's decision is always the same node. The public view is hashed again only after somebody observed something.
    """
    depth = 0
    before = ABSENT
    seen = 0
    is_seen = False
    while depth < MAX_TREE_DEPTH:
        seats = pending(s)
        if seats == 0 or (stage(s) >= last and before != ABSENT):
            return depth
        who = root if seats >> root & 1 else lowest(seats)
        count = legal(s, who, t.mask)
        if count == 1:
            act(s, who, nth_offered(t.mask, 0))
            is_seen = is_seen and not is_observable(s)
        else:
            if before == ABSENT and t.used[ITERATION_COUNT] > 0:
                node = t.used[ROOT_NODE]
            else:
                if who == root or not is_seen:
                    view(s, root if who == root else NOBODY, t.states[1])
                    seen = hash_view(t)
                    is_seen = who != root
                node = find_node(t, seen, who, s.phase)
            if node == ABSENT or t.used[EDGE_COUNT] + count > len(t.edges):
                return depth
            if before == ABSENT:
                t.used[ROOT_NODE] = node
            else:
                t.edges[before].child = node
            fresh = t.nodes[node].visits == 0
            edge = select_edge(t, s, node, who, root, count, depth, dice)
            before = edge
            t.path[depth, PATH_NODE] = node
            t.path[depth, PATH_EDGE] = edge
            t.path[depth, PATH_SEAT] = who
            depth += 1
            act(s, who, t.edges[edge].action)
            is_seen = is_seen and not is_observable(s)
            if fresh:
                return depth
    return depth


def _estimate(t: Tree, s: StateRecord) -> None:
    """Estimates each seat's chance to win by the heuristics of the game."""
    evaluate(s, t.worths, t.scratch)


def estimate_by_result(t: Tree, s: StateRecord) -> None:
    """Estimates each seat's chance to win by the points that it would have if the game ended now."""
    result(s, t.standing[0], t.standing[1])
    most = 0
    for seat in range(s.players):
        t.worths[seat] = t.standing[0][seat]
        most = max(most, t.standing[0][seat])
    points_to_chances(t.worths, s.players, 1.0 + DECISIVE_SHARE * most)


def _roll_out(t: Tree, s: StateRecord, last: int, limit: int, dice: Cells) -> None:
    """Plays by the rollout policy to the horizon, and evaluates what has come out for each seat."""
    seats = pending(s)
    made = 0
    while seats and stage(s) < last and made < limit:
        who = lowest(seats)
        act(s, who, rollout_policy(s, who, t.mask, dice))
        made += 1
        seats = pending(s)
    estimate(t, s)
    if seats == 0:
        result(s, t.standing[0], t.standing[1])
        winners = 0
        for seat in range(s.players):
            winners += t.standing[1][seat] == 1
        for seat in range(s.players):
            won = 1.0 / winners if t.standing[1][seat] == 1 else 0.0
            t.worths[seat] = WIN_WEIGHT * won + (1 - WIN_WEIGHT) * t.worths[seat]


def _back_up(t: Tree, depth: int) -> None:
    """Adds what has come out to all nodes and edges of this iteration's path, and updates regrets."""
    for step in range(depth):
        node, chosen = t.path[step, PATH_NODE], t.path[step, PATH_EDGE]
        worth = t.worths[t.path[step, PATH_SEAT]]
        if t.path[step, PATH_CHOICE] == BY_REGRET:
            average = t.nodes[node].worth / t.nodes[node].visits if t.nodes[node].visits > 0 else worth
            expected = 0.0
            edge = t.nodes[node].first
            while edge != ABSENT:
                tries = t.edges[edge].tries
                usual = t.edges[edge].worth / tries if tries > 0 else average
                expected += t.edges[edge].odds * usual
                edge = t.edges[edge].next
            tries = t.edges[chosen].tries
            surprise = worth - (t.edges[chosen].worth / tries if tries > 0 else average)
            expected += surprise
            edge = t.nodes[node].first
            while edge != ABSENT:
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


def _record_pair(t: Tree, depth: int, other: Seat) -> None:
    """Adds what came out to the pair of answers, where the root and another seat decided at the same moment."""
    if depth < 2 or t.path[1, PATH_SEAT] != other:
        return
    mine = t.nodes[t.path[0, PATH_NODE]].first - t.path[0, PATH_EDGE]
    theirs = t.nodes[t.path[1, PATH_NODE]].first - t.path[1, PATH_EDGE]
    if mine < MAX_PAIRED_ANSWERS and theirs < MAX_PAIRED_ANSWERS:
        t.pairs[mine, theirs, PAIR_VISITS] += 1
        t.pairs[mine, theirs, PAIR_OWN_WORTH] += t.worths[t.path[0, PATH_SEAT]]
        t.pairs[mine, theirs, PAIR_OTHER_WORTH] += t.worths[other]
        if t.path[1, PATH_CHOICE] == BY_MODEL:
            t.predicted[theirs] += 1


def search(t: Tree, root: Seat, iterations: int, stages: int, limit: int, dice: Cells) -> None:
    """Runs iterations, with a horizon in stages of the game and a limit of decisions beyond the tree."""
    s = t.states[0]
    for step in range(iterations):
        if step % ITERATIONS_PER_GUESS == 0:
            guess_deal(t, s, root, dice)
        for i in range(STATE_WORDS):
            t.state_words[i] = t.deal_words[i]
        last = stage(s) + stages
        seats = pending(s)
        other = lowest(seats & ~(1 << root)) if bits(seats) == 2 else ABSENT
        depth = descend(t, s, root, last, dice)
        roll_out(t, s, last, limit, dice)
        if other != ABSENT:
            record_pair(t, depth, other)
        back_up(t, depth)
        t.used[ITERATION_COUNT] += 1


TREE_TEMPLATES: dict[str, Callable[..., object]] = {
    template.__name__.removeprefix("_"): template
    for template in (
        *(_guess_deal, _hash_view, _find_node, _add_edge, _edge_of, _list_edges, _select_by_puct, _select_by_regret),
        *(_select_edge, _descend, _estimate, _roll_out, _back_up, _record_pair),
    )
}
"""The templates that make up an iteration, by the names they have once they are bound; each uses those before it."""
