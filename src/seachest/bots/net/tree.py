"""A tree search that thinks with a net: templates, bound to a game's rules by `entry_for`.

Each iteration takes a guessed deal that agrees with what the seat knows and plays it on. At its own decisions the seat
selects by PUCT, with the net's policy as the prior. Rivals draw from the policy that the net has for what they would
know in that deal. At the first own decision that is new to the tree, the net says what it expects, and that counts for
all own decisions before it.

A node stands for what the seat that decides knows, never for a deal, so nobody acts on something they can't know. The
policy of rivals is kept in nodes too, because deals come up again: there are about as many as the square root of the
iterations. With a fresh deal each time, hardly any own decision after a drawn card would be met twice.
"""

from collections.abc import Callable
from math import exp, sqrt

from seachest.batches.stepping import Policy
from seachest.bots.net.evaluation import logit_of, run_net
from seachest.bots.net.records import (
    DEALS_PER_ROOT,
    DEALS_USED,
    EDGES_USED,
    EVEN_SHARE,
    FIRST_TRY_PENALTY,
    ITERATIONS_MADE,
    MAX_GUESSED_DEALS,
    MAX_OWN_DECISIONS,
    NODES_USED,
    OWN_EDGE,
    OWN_NODE,
    PAIRED_ANSWERS,
    PUCT_CONSTANT,
    RIVAL_HABIT_SHARE,
    RIVAL_NOISE,
    RULE_OF_THUMB_SHARE,
    NetTree,
)
from seachest.bots.search.records import (
    ABSENT,
    MAX_PAIRED_ANSWERS,
    PAIR_OTHER_WORTH,
    PAIR_OWN_WORTH,
    PAIR_VISITS,
)
from seachest.bots.search.tree import HASH_MASK, HASH_MULTIPLIER, MAX_GUESSES
from seachest.rules.chance import dice_below
from seachest.rules.compiled import WORD_BITS, Cells, Reals, StateRecord, bits, entry, lowest, nth_offered
from seachest.rules.game import (
    ActFunction,
    FeaturesFunction,
    GuessFunction,
    LegalFunction,
    PendingFunction,
    RenumberFunction,
    ResultFunction,
    ViewFunction,
)
from seachest.rules.rewards import WIN_SCHEME, reward
from seachest.rules.types import Action, Phase, Seat

# Bound by `entry_for`: the rules of one game …
pending: PendingFunction
legal: LegalFunction
act: ActFunction
result: ResultFunction
view: ViewFunction
guess: GuessFunction
features: FeaturesFunction
relative_action: RenumberFunction
MASK_WORDS: int
STATE_WORDS: int
FEATURE_COUNT: int
# … its heuristics …
prior_policy: Policy
evaluate: Callable[[StateRecord, Reals, Reals], None]
is_implausible: Callable[[StateRecord, Seat, Cells], bool]
deal_weight: Callable[[StateRecord, Seat], float]
CANDIDATE_DEALS: int
# … and templates that are bound already.
hash_view: Callable[[NetTree], int]
draw_share: Callable[[Cells], float]
guess_plausible: Callable[[NetTree, Seat, Cells], None]
take_deal: Callable[[NetTree, Seat, Cells], None]
find_place: Callable[[NetTree, int, Seat, Phase], int]
fill_priors: Callable[[NetTree, StateRecord, int, Seat, int], None]
expand: Callable[[NetTree, StateRecord, int, Seat, int], None]
judge: Callable[[NetTree, StateRecord, Seat, float], float]
select_own: Callable[[NetTree, int], int]
choose_for_rival: Callable[[NetTree, StateRecord, int, Seat, float, Cells], Action]
back_up_own: Callable[[NetTree, int, float], None]
note_pair: Callable[[NetTree, Action, float], None]
play_deal: Callable[[NetTree, Seat, Cells], None]

DRAW_STEPS = 1 << 24
"""How finely a share is drawn."""
LOWEST_SCORE = -1e30
MAX_PLAYED_DECISIONS = 400
"""Decisions after which an iteration ends wherever it is."""


@entry
def equal_weight(s: StateRecord, root: Seat) -> float:
    """Takes all plausible deals to be equally likely."""
    return 1.0


@entry
def evaluate_evenly(s: StateRecord, worths: Reals, scratch: Reals) -> None:
    """Gives each seat the same chance to win, in games without an evaluation of their own."""
    for seat in range(s.players):
        worths[seat] = 1.0 / s.players


def _draw_share(dice: Cells) -> float:
    """A random number from 0 to 1."""
    return dice_below(dice, DRAW_STEPS) / DRAW_STEPS


def _guess_plausible(t: NetTree, root: Seat, dice: Cells) -> None:
    """Guesses a deal, and guesses again while it is implausible that rivals would have done in it what they did."""
    for _ in range(MAX_GUESSES):
        for i in range(STATE_WORDS):
            t.state_words[i] = t.root_words[i]
        guess(t.states[0], root, dice)
        if not is_implausible(t.states[0], root, dice):
            break


def _take_deal(t: NetTree, root: Seat, dice: Cells) -> None:
    """Sets up a deal: a new one while there are few for the iterations made, else any of those there are.

    A new one is drawn from several candidates, by their weights.
    """
    deal = t.used[DEALS_USED]
    most = t.params[DEALS_PER_ROOT] * sqrt(t.used[ITERATIONS_MADE] + 1.0)
    if deal < most and deal < MAX_GUESSED_DEALS:
        t.used[DEALS_USED] += 1
        total = 0.0
        for _ in range(CANDIDATE_DEALS):
            guess_plausible(t, root, dice)
            weight = deal_weight(t.states[0], root)
            total += weight
            if draw_share(dice) * total <= weight:
                for i in range(STATE_WORDS):
                    t.deal_words[deal, i] = t.state_words[i]
    else:
        deal = dice_below(dice, deal)
    for i in range(STATE_WORDS):
        t.state_words[i] = t.deal_words[deal, i]


def _find_place(t: NetTree, known: int, who: Seat, phase: Phase) -> int:
    """The place of the node of what a seat knows, which is empty (without edges) if it is new; ABSENT if all is full.

    The phase tells decisions apart that look the same because nobody else has observed anything in between.
    """
    key = (known ^ (who << 8 | phase)) * HASH_MULTIPLIER & HASH_MASK
    key = (key ^ key >> 31) + 1
    last = len(t.nodes) - 1
    place = key & last
    while t.nodes[place].key != 0 and t.nodes[place].key != key:
        place = (place + 1) & last
    if t.nodes[place].key == 0:
        if 4 * t.used[NODES_USED] >= 3 * len(t.nodes):
            return ABSENT
        t.used[NODES_USED] += 1
        t.nodes[place].key = key
        t.nodes[place].count = 0
    return place


def _fill_priors(t: NetTree, s: StateRecord, first: int, who: Seat, count: int) -> None:
    """Fills edges with the legal actions in the mask and how likely the net plays each, after `run_net`."""
    edge, most = first, LOWEST_SCORE
    for word in range(MASK_WORDS):
        left = t.mask[word]
        while left:
            action = word * WORD_BITS + lowest(left)
            left &= left - 1
            logit = logit_of(t.net, relative_action(s, who, action), t.width)
            t.edges[edge].action = action
            t.edges[edge].prior = logit
            t.edges[edge].worth = 0
            t.edges[edge].tries = 0
            most = max(most, logit)
            edge += 1
    total = 0.0
    for edge in range(first, first + count):
        t.edges[edge].prior = exp(t.edges[edge].prior - most)
        total += t.edges[edge].prior
    for edge in range(first, first + count):
        t.edges[edge].prior /= total


def _expand(t: NetTree, s: StateRecord, node: int, who: Seat, count: int) -> None:
    """Asks the net about a new node, and gives it an edge for each of the legal actions in the mask."""
    features(s, who, t.features)
    t.nodes[node].value = run_net(t.net, t.features, FEATURE_COUNT, t.width, t.blocks)
    t.nodes[node].first = t.used[EDGES_USED]
    t.nodes[node].count = count
    t.nodes[node].visits = 0
    t.nodes[node].worth = 0
    fill_priors(t, s, t.used[EDGES_USED], who, count)
    t.used[EDGES_USED] += count


def _judge(t: NetTree, s: StateRecord, root: Seat, value: float) -> float:
    """What the net expects, moved towards what the rules of thumb of the search expect in this deal."""
    share = t.params[RULE_OF_THUMB_SHARE]
    if share > 0:
        evaluate(s, t.worths, t.scratch)
        value += share * ((t.worths[root] * s.players - 1.0) / (s.players - 1) - value)
    return value


def _select_own(t: NetTree, node: int) -> int:
    """The edge to try at an own node, by PUCT: good so far, likely by the net's policy, or seldom tried."""
    visits, count = t.nodes[node].visits, t.nodes[node].count
    first: int = t.nodes[node].first
    untried = (t.nodes[node].worth + t.nodes[node].value) / (visits + 1) - t.params[FIRST_TRY_PENALTY]
    bonus = t.params[PUCT_CONSTANT] * sqrt(visits + 1.0)
    even = t.params[EVEN_SHARE]
    best, most = first, LOWEST_SCORE
    for edge in range(first, first + count):
        tries = t.edges[edge].tries
        score = t.edges[edge].worth / tries if tries > 0 else untried
        score += bonus * ((1 - even) * t.edges[edge].prior + even / count) / (1 + tries)
        if score > most:
            best, most = edge, score
    return best


def _choose_for_rival(t: NetTree, s: StateRecord, node: int, who: Seat, noise: float, dice: Cells) -> Action:
    """An action of a rival, drawn from the net's policy, or now and then any of them."""
    first, count = t.nodes[node].first, t.nodes[node].count
    rest = draw_share(dice)
    edge: int = first
    while edge < first + count - 1 and rest >= (1 - noise) * t.edges[edge].prior + noise / count:
        rest -= (1 - noise) * t.edges[edge].prior + noise / count
        edge += 1
    action: Action = t.edges[edge].action
    return action


def _back_up_own(t: NetTree, depth: int, worth: float) -> None:
    """Adds what came out to all own decisions of this iteration."""
    for step in range(depth):
        node, edge = t.path[step, OWN_NODE], t.path[step, OWN_EDGE]
        t.nodes[node].visits += 1
        t.nodes[node].worth += worth
        t.edges[edge].tries += 1
        t.edges[edge].worth += worth


def _note_pair(t: NetTree, answer: Action, worth: float) -> None:
    """Adds what came out to the pair of the own first answer and that of another, made at the same moment."""
    theirs = 0
    while theirs < t.used[PAIRED_ANSWERS] and t.pair_actions[theirs] != answer:
        theirs += 1
    mine = t.path[0, OWN_EDGE] - t.nodes[t.path[0, OWN_NODE]].first
    if theirs == MAX_PAIRED_ANSWERS or mine >= MAX_PAIRED_ANSWERS:
        return
    t.used[PAIRED_ANSWERS] = max(t.used[PAIRED_ANSWERS], theirs + 1)
    t.pair_actions[theirs] = answer
    t.pairs[mine, theirs, PAIR_VISITS] += 1
    t.pairs[mine, theirs, PAIR_OWN_WORTH] += worth
    t.pairs[mine, theirs, PAIR_OTHER_WORTH] -= worth


def _play_deal(t: NetTree, root: Seat, dice: Cells) -> None:
    """Plays a deal to an own decision that is new, or to its end, and counts what came out."""
    s = t.states[0]
    depth, worth = 0, 0.0
    is_pair, paired = bits(pending(s)) == 2, ABSENT
    for _ in range(MAX_PLAYED_DECISIONS):
        seats = pending(s)
        if seats == 0:
            result(s, t.standing[0], t.standing[1])
            worth = reward(t.standing[0], t.standing[1], s.players, root, WIN_SCHEME)
            break
        who = root if seats >> root & 1 else lowest(seats)
        count = legal(s, who, t.mask)
        action = nth_offered(t.mask, 0)
        if count > 1 and who != root and draw_share(dice) < t.params[RIVAL_HABIT_SHARE]:
            action = prior_policy(s, who, t.mask, dice)
        elif count > 1:
            view(s, who, t.states[1])
            node = find_place(t, hash_view(t), who, s.phase)
            if node == ABSENT or t.used[EDGES_USED] + count > len(t.edges) or depth == MAX_OWN_DECISIONS:
                features(s, root, t.features)
                worth = judge(t, s, root, run_net(t.net, t.features, FEATURE_COUNT, t.width, t.blocks))
                break
            if t.nodes[node].count == 0:
                expand(t, s, node, who, count)
                if who == root:
                    t.nodes[node].value = judge(t, s, root, t.nodes[node].value)
                    if depth > 0:
                        worth = t.nodes[node].value
                        break
            if who == root:
                edge = select_own(t, node)
                t.path[depth, OWN_NODE] = node
                t.path[depth, OWN_EDGE] = edge
                depth += 1
                action = t.edges[edge].action
            else:
                noise = t.params[RIVAL_NOISE] if is_pair and paired == ABSENT else 0.0
                action = choose_for_rival(t, s, node, who, noise, dice)
        if is_pair and paired == ABSENT and who != root:
            paired = action
        act(s, who, action)
    back_up_own(t, depth, worth)
    if paired != ABSENT:
        note_pair(t, paired, worth)


def think_ahead(t: NetTree, root: Seat, iterations: int, dice: Cells) -> None:
    """Runs iterations."""
    for _ in range(iterations):
        take_deal(t, root, dice)
        play_deal(t, root, dice)
        t.used[ITERATIONS_MADE] += 1


NET_TREE_TEMPLATES: dict[str, Callable[..., object]] = {
    template.__name__.removeprefix("_"): template
    for template in (
        *(_draw_share, _guess_plausible, _take_deal, _find_place, _fill_priors, _expand, _judge, _select_own),
        *(_choose_for_rival, _back_up_own, _note_pair, _play_deal),
    )
}
"""The templates that make up an iteration, by the names they have once they are bound; each uses those before it."""
