"""What happens at one table of a batch, and the loops over many: templates, bound to a game's rules by `entry_for`.

The same functions run on a CPU core, table after table, and in a CUDA kernel, a table a thread. Everything a table
needs is found by its number: its state, its line in each buffer, and the seed of its next game.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

from seachest.rules.chance import dice_below, set_dice
from seachest.rules.compiled import (
    CellRows,
    Cells,
    Reals,
    RecordArray,
    StateRecord,
    count_offered,
    direct,
    entry,
    entry_for,
    is_offered,
    lookup,
    lowest,
    nth_offered,
    part_for,
    small_entry_for,
    spread,
)
from seachest.rules.game import (
    NOBODY,
    ActFunction,
    DealFunction,
    FeaturesFunction,
    LegalFunction,
    PendingFunction,
    RenumberFunction,
    ResultFunction,
    ViewFunction,
    game_named,
)
from seachest.rules.rewards import reward
from seachest.rules.types import Action, Seat

# Bound by `entry_for`: the rules of one game …
deal: DealFunction
pending: PendingFunction
legal: LegalFunction
act: ActFunction
result: ResultFunction
view: ViewFunction
features: FeaturesFunction
table_action: RenumberFunction
relative_action: RenumberFunction
ACTION_COUNT: int
RELATIVE_ACTIONS: Cells
RELATIVE_COUNT: int
MASK_WORDS: int
# … how the rivals play, and templates that are bound already.
choose: "Policy"
choose_any: "Policy"
begin: Callable[["BatchArrays", int], None]
finish: Callable[["BatchArrays", int, CellRows], None]
deal_next: Callable[["BatchArrays", int], None]
show: Callable[["BatchArrays", int, Seat, Cells, Cells], None]
next_decision: Callable[["BatchArrays", int, StateRecord], int]
advise: Callable[["BatchArrays", int, StateRecord], Action]

Policy: TypeAlias = Callable[[StateRecord, Seat, Cells, Cells], Action]
"""(v, seat, mask of legal actions, dice): the action that seat takes."""

DEAL_ACTION = -1
"""As an action: a fresh game."""

ALL_LEGAL = -1
"""No table has an action that is not legal."""

GAME_NUMBER_BITS = 32
"""The seed of a game is that of the batch, then the table's number, then the game's number in so many bits."""


class BatchArrays(NamedTuple):
    """All tables of a batch, as compiled code takes them; an array has a line for each."""

    states: RecordArray
    options: RecordArray  # one record
    players: int
    seed: int
    scheme: int  # of the rewards
    outside: int  # a bit for each seat that is played from outside
    relative: int  # 1 where actions that name seats count them from the one that decides
    games: Cells  # how many were dealt
    dice: CellRows
    words: CellRows  # legal actions as bits
    turns: Cells
    features: CellRows
    masks: CellRows
    rewards: Reals
    dones: Cells


# --- What happens at one table ---------------------------------------------------------------------------------------


def _begin(b: BatchArrays, table: int) -> None:
    """Clears the rewards of a table at the beginning of a step."""
    for seat in range(b.players):
        b.rewards[table, seat] = 0
    b.dones[table] = 0


def _finish(b: BatchArrays, table: int, standing: CellRows) -> None:
    """Writes the rewards of a game that is over."""
    result(b.states[table], standing[0], standing[1])
    for seat in range(b.players):
        b.rewards[table, seat] = reward(standing[0], standing[1], b.players, seat, b.scheme)
    b.dones[table] = 1


def _deal_next(b: BatchArrays, table: int) -> None:
    """Deals the next game of a table."""
    deal(b.states[table], b.players, b.options[0], b.seed, table << GAME_NUMBER_BITS | b.games[table])
    b.games[table] += 1


def _show(b: BatchArrays, table: int, seat: Seat, observed: Cells, mask: Cells) -> None:
    """Writes whose turn it is, what that seat knows, and what it may do."""
    b.turns[table] = seat
    features(b.states[table], seat, observed)
    legal(b.states[table], seat, b.words[table])
    spread(b.words[table], mask, ACTION_COUNT)
    if b.relative:
        for i in range(RELATIVE_COUNT):
            action = RELATIVE_ACTIONS[i]
            mask[action] = is_offered(b.words[table], table_action(b.states[table], seat, action))


def _next_alone(b: BatchArrays, table: int, v: StateRecord) -> int:
    """Returns who is to decide next, where all seats are played from outside."""
    return pending(b.states[table])


def _next_against(b: BatchArrays, table: int, v: StateRecord) -> int:
    """Lets the rivals decide until a seat that is played from outside is to; returns who is to decide then."""
    s = b.states[table]
    seats = pending(s)
    while seats and not b.outside >> lowest(seats) & 1:
        seat = lowest(seats)
        legal(s, seat, b.words[table])
        view(s, seat, v)
        act(s, seat, choose(v, seat, b.words[table], b.dice[table]))
        seats = pending(s)
    return seats


# --- Runs of tables --------------------------------------------------------------------------------------------------


def _run(
    b: BatchArrays, first: int, end: int, actions: Cells, steps: int, views: RecordArray, standing: CellRows
) -> None:
    """Makes `steps` decisions at each of a run of tables: the first one given (DEAL_ACTION: a fresh game), then random.

    A finished game is followed by the next. Where several end in one step, because the seats outside had nothing to
    decide in the later ones, the first counts.
    """
    for table in range(first, end):
        action = actions[table]
        for number in range(steps):
            if number > 0:
                action = choose_any(b.states[table], NOBODY, b.words[table], b.dice[table])
            begin(b, table)
            fresh = action == DEAL_ACTION
            seats = 0
            if not fresh:
                if b.relative and number == 0:
                    action = table_action(b.states[table], b.turns[table], action)
                act(b.states[table], b.turns[table], action)
                seats = next_decision(b, table, views[0])
            while seats == 0:
                if not fresh:
                    finish(b, table, standing)
                    fresh = True
                deal_next(b, table)
                seats = next_decision(b, table, views[0])
            show(b, table, lowest(seats), b.features[table], b.masks[table])


def _draw(b: BatchArrays, first: int, end: int, actions: Cells) -> None:
    """Draws a random legal action for each of a run of tables."""
    for table in range(first, end):
        action = choose_any(b.states[table], NOBODY, b.words[table], b.dice[table])
        actions[table] = relative_action(b.states[table], b.turns[table], action) if b.relative else action


def _advise(b: BatchArrays, table: int, v: StateRecord) -> Action:
    """What a policy decides for the seat to decide at a table, by what that seat knows."""
    seat = b.turns[table]
    view(b.states[table], seat, v)
    action = choose(v, seat, b.words[table], b.dice[table])
    return relative_action(b.states[table], seat, action) if b.relative else action


def _advise_run(b: BatchArrays, first: int, end: int, actions: Cells, views: RecordArray) -> None:
    """Writes what a policy decides at each of a run of tables."""
    for table in range(first, end):
        actions[table] = advise(b, table, views[0])


def _first_illegal(b: BatchArrays, first: int, end: int, actions: Cells) -> int:
    """The first of a run of tables whose action is not legal, or ALL_LEGAL."""
    for table in range(first, end):
        action = actions[table]
        if action < 0 or action >= ACTION_COUNT:
            return table
        if b.relative:
            action = table_action(b.states[table], b.turns[table], action)
        if not is_offered(b.words[table], action):
            return table
    return ALL_LEGAL


@entry
def seed_dice(b: BatchArrays, first: int, end: int) -> None:
    """Starts the dice of each of a run of tables from the seed of the batch."""
    for table in range(first, end):
        set_dice(b.dice[table], b.seed, table)


def _observe(b: BatchArrays, first: int, end: int, seats: Cells, out: CellRows) -> None:
    """Writes what the given seat of each table knows (-1: a spectator), as numbers."""
    for table in range(first, end):
        features(b.states[table], seats[table], out[table])


def _choose_any(v: StateRecord, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """Chooses a random legal action."""
    return nth_offered(mask, dice_below(dice, count_offered(mask, MASK_WORDS)))


@cache
def random_policy(name: str) -> Policy:
    """The compiled policy of a random player of a game."""
    return small_entry_for(_choose_any, name, MASK_WORDS=game_named(name).mask_words)


STEP_RULES = ("deal", "pending", "legal", "act", "result", "view", "features", "table_action", "relative_action")


class CompiledSteps:
    """The templates bound to one game, and to the policy of the rivals if there are any.

    They are called without a look at the types of their arguments, which would take ten times as long as the call: the
    arrays of a batch are always contiguous and writeable, and of the types of its game.
    """

    def __init__(self, name: str, label: str, policy: Policy | None) -> None:
        game = game_named(name)
        rules = {rule: getattr(game, rule) for rule in STEP_RULES} | {"choose_any": random_policy(name)}
        rules |= {"ACTION_COUNT": len(game.actions), "MASK_WORDS": game.mask_words}
        rules |= {"RELATIVE_ACTIONS": lookup(game.relative_actions), "RELATIVE_COUNT": len(game.relative_actions)}
        self.parts = {
            "begin": part_for(_begin, label),
            "finish": part_for(_finish, label, **rules),
            "deal_next": part_for(_deal_next, label, **rules),
            "show": part_for(_show, label, **rules),
        }
        if policy is None:
            following = part_for(_next_alone, label, **rules)
        else:
            following = part_for(_next_against, label, **rules, choose=policy)
        self.rules = rules
        self.run = direct(entry_for(_run, label, **rules, **self.parts, next_decision=following))
        self.draw = direct(entry_for(_draw, label, **rules))
        self.first_illegal = direct(entry_for(_first_illegal, label, **rules))
        self.observe = direct(entry_for(_observe, label, **rules))


@cache
def steps_for(name: str, rivals: str = "", policy: Policy | None = None) -> CompiledSteps:
    """The compiled steps of a game; `rivals` names the policy."""
    return CompiledSteps(name, f"{name} {rivals}".strip(), policy)


class CompiledAdvice:
    """What a policy decides, bound to one game."""

    def __init__(self, name: str, label: str, policy: Policy) -> None:
        game = game_named(name)
        self.one = entry_for(_advise, label, view=game.view, relative_action=game.relative_action, choose=policy)
        self.run = entry_for(_advise_run, label, advise=self.one)


@cache
def advice_for(name: str, policy_name: str, policy: Policy) -> CompiledAdvice:
    """The compiled advice of a policy for a game; `policy_name` identifies the policy."""
    return CompiledAdvice(name, f"{name} advised by {policy_name}", policy)
