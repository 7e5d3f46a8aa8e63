"""The compiled passes over a tree: one forward over its nodes, one backward over information sets."""

from seachest.rules.chance import roll
from seachest.rules.compiled import Cells, Reals, entry, rule
from seachest.rules.types import Seat

WORD_RANGE = 1 << 32


@entry
def carry_down(parents: Cells, slots: Cells, owners: Cells, player: Seat, none: int, nodes: int, last: Cells) -> None:
    """For each node the last slot of a player on the way to it; `none` if it has not decided yet."""
    for node in range(nodes):
        if owners[node] == player:
            last[node] = slots[node]
        elif parents[node] < 0:
            last[node] = none
        else:
            last[node] = last[parents[node]]


@entry
def reach_ends(
    parents: Cells, slots: Cells, shares: Reals, nodes: int, roots: Cells, chances: Reals, deals: int, reach: Reals
) -> None:
    """How likely each node is reached, by chance and by the shares of choices."""
    for deal in range(deals):
        reach[roots[deal]] = chances[deal]
    for node in range(nodes):
        if parents[node] >= 0:
            reach[node] = reach[parents[node]] * shares[slots[node]]


@entry
def gather(ends: Cells, end_count: int, last: Cells, payoffs: Reals, player: Seat, reach: Reals, worth: Reals) -> None:
    """Adds up at each slot of a player what the games are worth in which it was the player's last choice."""
    for end in range(end_count):
        worth[last[end]] += reach[ends[end]] * payoffs[end, player]


@entry
def fold(
    sets: int, owners: Cells, player: Seat, first_slots: Cells, before: Cells, shares: Reals, worth: Reals
) -> None:
    """What each choice of a player is worth, if it goes on by these shares; the last place gets the game's worth."""
    for number in range(sets - 1, -1, -1):
        if owners[number] == player:
            value = 0.0
            for slot in range(first_slots[number], first_slots[number + 1]):
                value += shares[slot] * worth[slot]
            worth[before[number]] += value


@entry
def fold_best(
    sets: int, owners: Cells, player: Seat, first_slots: Cells, before: Cells, best: Reals, worth: Reals
) -> None:
    """What each choice of a player is worth, if it goes on as well as it can; `best` gets a 1 at each best choice."""
    for number in range(sets - 1, -1, -1):
        if owners[number] == player:
            chosen = first_slots[number]
            for slot in range(first_slots[number], first_slots[number + 1]):
                best[slot] = 0.0
                if worth[slot] > worth[chosen]:
                    chosen = slot
            best[chosen] = 1.0
            worth[before[number]] += worth[chosen]


@rule
def match_regrets(regrets: Reals, shares: Reals, begin: int, end: int) -> None:
    """Shares of choices in proportion to their regrets above zero; even ones where there is none."""
    total = 0.0
    for slot in range(begin, end):
        total += max(regrets[slot], 0.0)
    for slot in range(begin, end):
        shares[slot] = max(regrets[slot], 0.0) / total if total > 0.0 else 1.0 / (end - begin)


@entry
def update_plus(
    sets: int,
    owners: Cells,
    player: Seat,
    first_slots: Cells,
    before: Cells,
    shares: Reals,
    worth: Reals,
    regrets: Reals,
    own_reach: Reals,
    sums: Reals,
    weight: float,
) -> None:
    """CFR+: adds regrets, which never fall below zero, and the shares to the average; then matches the regrets."""
    for number in range(sets):
        if owners[number] == player:
            begin, end = first_slots[number], first_slots[number + 1]
            value = 0.0
            for slot in range(begin, end):
                value += shares[slot] * worth[slot]
            for slot in range(begin, end):
                own_reach[slot] = own_reach[before[number]] * shares[slot]
                sums[slot] += weight * own_reach[slot]
                regrets[slot] = max(regrets[slot] + worth[slot] - value, 0.0)
            match_regrets(regrets, shares, begin, end)


@rule
def _random_share(dice: Cells) -> float:
    return roll(dice) / WORD_RANGE


@entry
def sample_games(
    samples: int,
    player: Seat,
    dice: Cells,
    deals: int,
    roots: Cells,
    sums_of_chances: Reals,
    seats: Cells,
    sets: Cells,
    afters: Cells,
    end_numbers: Cells,
    payoffs: Reals,
    first_slots: Cells,
    before: Cells,
    none: int,
    regrets: Reals,
    shares: Reals,
    sums: Reals,
    worth: Reals,
    stack: Cells,
    last: Cells,
    visited: Cells,
) -> None:
    """MCCFR with external sampling: tries all choices of one player, and draws those of the others and of chance."""
    for _ in range(samples):
        drawn = _random_share(dice)
        low, high = 0, deals - 1
        while low < high:
            middle = (low + high) // 2
            if sums_of_chances[middle] > drawn:
                high = middle
            else:
                low = middle + 1
        stack[0] = roots[low]
        last[0] = none
        size = 1
        count = 0
        while size > 0:
            size -= 1
            node, came = stack[size], last[size]
            if seats[node] < 0:
                worth[came] += payoffs[end_numbers[node], player]
                continue
            number = sets[node]
            begin, end = first_slots[number], first_slots[number + 1]
            match_regrets(regrets, shares, begin, end)
            child = node + 1
            if seats[node] == player:
                visited[count] = number
                count += 1
                for slot in range(begin, end):
                    worth[slot] = 0.0
                    stack[size] = child
                    last[size] = slot
                    size += 1
                    child = afters[child]
                continue
            drawn = _random_share(dice)
            slot = begin
            passed = shares[begin]
            for other in range(begin, end):
                sums[other] += shares[other]
            while slot < end - 1 and drawn >= passed:
                slot += 1
                passed += shares[slot]
                child = afters[child]
            stack[size] = child
            last[size] = came
            size += 1
        while count > 0:
            count -= 1
            number = visited[count]
            value = 0.0
            for slot in range(first_slots[number], first_slots[number + 1]):
                value += shares[slot] * worth[slot]
            for slot in range(first_slots[number], first_slots[number + 1]):
                regrets[slot] += worth[slot] - value
            worth[before[number]] += value
        worth[none] = 0.0


@entry
def find_afters(parents: Cells, nodes: int, afters: Cells) -> None:
    """For each node the one after all that follow from it, which is the next child of its parent if there is one."""
    for node in range(nodes):
        afters[node] = node + 1
    for node in range(nodes - 1, -1, -1):
        if parents[node] >= 0:
            afters[parents[node]] = max(afters[parents[node]], afters[node])
