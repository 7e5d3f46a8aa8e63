"""Whole games between random players, in one compiled loop."""

from collections.abc import Callable
from functools import cache

import numpy as np

from seachest.rules.chance import dice_below, new_dice, roll
from seachest.rules.compiled import Cells, OptionsRecord, StateRecord, bits, cells, entry_for, lowest, nth, nth_offered
from seachest.rules.game import ActFunction, DealFunction, Game, LegalFunction, PendingFunction, game_named
from seachest.rules.types import OptionValues

# Bound to the rules of one game by `entry_for`.
deal: DealFunction
pending: PendingFunction
legal: LegalFunction
act: ActFunction
cards_conserved: Callable[[StateRecord], bool]


def _play(
    s: StateRecord,
    players: int,
    options: OptionsRecord,
    mask: Cells,
    dice: Cells,
    decisions: int,
    games: int,
    counts: Cells,
) -> None:
    """Plays until the wanted numbers of decisions and of games are reached."""
    made = 0
    finished = 0
    deal(s, players, options, roll(dice), roll(dice))
    while made < decisions or finished < games:
        seats = pending(s)
        if seats == 0:
            finished += 1
            deal(s, players, options, roll(dice), roll(dice))
        else:
            seat = lowest(seats)
            choices = legal(s, seat, mask)
            act(s, seat, nth_offered(mask, dice_below(dice, choices)))
            made += 1
    counts[0] = made
    counts[1] = finished


def _check(
    s: StateRecord, players: int, options: OptionsRecord, mask: Cells, dice: Cells, games: int, counts: Cells
) -> None:
    """Plays games and counts the decisions after which a card was missing, misplaced or there twice."""
    decisions = 0
    faults = 0
    for _ in range(games):
        deal(s, players, options, roll(dice), roll(dice))
        seats = pending(s)
        while seats:
            seat = nth(seats, dice_below(dice, bits(seats)))
            choices = legal(s, seat, mask)
            act(s, seat, nth_offered(mask, dice_below(dice, choices)))
            decisions += 1
            if not cards_conserved(s):
                faults += 1
            seats = pending(s)
    counts[0] = decisions
    counts[1] = faults


@cache
def _loop(name: str) -> Callable[..., None]:
    game = game_named(name)
    return entry_for(_play, name, deal=game.deal, pending=game.pending, legal=game.legal, act=game.act)


def play_random(game: Game, players: int, *, decisions: int = 0, games: int = 0, seed: int = 0) -> tuple[int, int]:
    """Plays random games until the wanted numbers of decisions and of games are reached; returns how many were made.

    A decision is one `act` after a filled mask; forced ones and deals are included.
    """
    options = game.new_options(game.check_options({}, players))
    counts = np.zeros(2, np.int64)
    _loop(game.name)(
        game.new_state(), players, options, game.new_mask(), new_dice(seed), decisions, games, cells(counts)
    )
    return int(counts[0]), int(counts[1])


@cache
def _checking_loop(name: str) -> Callable[..., None]:
    game = game_named(name)
    rules = {
        "deal": game.deal,
        "pending": game.pending,
        "legal": game.legal,
        "act": game.act,
        "cards_conserved": game.cards_conserved,
    }
    return entry_for(_check, name, **rules)


def check_random(game: Game, players: int, options: OptionValues, *, games: int, seed: int = 0) -> tuple[int, int]:
    """Plays random games to their ends; returns how many decisions were made, and after how many a card was amiss.

    Where several seats may decide, a random one comes first.
    """
    counts = np.zeros(2, np.int64)
    record = game.new_options(game.check_options(options, players))
    _checking_loop(game.name)(game.new_state(), players, record, game.new_mask(), new_dice(seed), games, cells(counts))
    return int(counts[0]), int(counts[1])
