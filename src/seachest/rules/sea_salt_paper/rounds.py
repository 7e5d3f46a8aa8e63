"""Rounds: how they begin (SSP-2), how a turn or a call ends them (SSP-6, SSP-7), and what they score."""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import shuffle
from seachest.rules.compiled import entry, rule, small_rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.cards import DECK, DECK_SIZE, MAX_PAIRS, pooled
from seachest.rules.sea_salt_paper.history import forget_history
from seachest.rules.sea_salt_paper.memory import forget_all
from seachest.rules.sea_salt_paper.moving import draw_top, is_safe, lay_on_pile, reveal
from seachest.rules.sea_salt_paper.scoring import bet_score, card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import (
    DRAW,
    LAST_CHANCE,
    MIN_POINTS_TO_CALL,
    NO_CALL,
    NO_SOURCE,
    OVER,
    PILES,
    ROUND_LIMIT,
    SEATS,
    STOP,
    State,
)
from seachest.rules.types import Seat


@small_rule
def may_call_with(s: State, points: int) -> bool:
    """Whether so many card points are enough to call: seven, and no last chance is pending (SSP-6.1)."""
    return s.call == NO_CALL and points >= MIN_POINTS_TO_CALL


@rule
def may_call(s: State, seat: Seat) -> bool:
    """Whether a seat may call with its cards (SSP-6.1)."""
    return may_call_with(s, card_points(s.hand[seat], s.laid[seat]))


@small_rule
def ends_the_game(s: State, total: int) -> bool:
    """Whether the game is over at the end of this round if a seat then has that total (SSP-8.1, 8.3)."""
    return total >= s.goal or s.round_number >= ROUND_LIMIT


# --- Beginning -------------------------------------------------------------------------------------------------------


@entry
def clear_game(s: State) -> None:
    """Begin to count rounds and points: nobody has any, and nobody has called yet."""
    s.round_number = 0
    for seat in range(SEATS):
        s.totals[seat] = 0
        s.gained[seat] = 0
        s.shown[seat] = 0
        s.stops[seat] = 0
        s.bets_won[seat] = 0
        s.bets_lost[seat] = 0


@entry
def clear_round(s: State) -> None:
    """Empty the table: no card lies anywhere, and nothing is remembered."""
    for place in range(DECK_SIZE):
        s.deck[place] = NO_CARD
    s.deck_size = 0
    for pile in range(PILES):
        for place in range(DECK_SIZE):
            s.pile[pile, place] = NO_CARD
        s.pile_size[pile] = 0
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.hand_size[seat] = 0
        s.laid[seat] = 0
        s.draws[seat] = 0
        s.takes[seat] = 0
        s.source[seat] = NO_SOURCE
        s.discarded[seat] = NO_CARD
    for pair in range(MAX_PAIRS):
        s.pair_seat[pair] = NOBODY
        s.pair_first[pair] = NO_CARD
        s.pair_second[pair] = NO_CARD
    s.pairs = 0
    s.drawn[0] = NO_CARD
    s.drawn[1] = NO_CARD
    s.first = NO_CARD
    s.searched = NOBODY
    s.caller = NOBODY
    s.call = NO_CALL
    s.safe = 0
    forget_all(s)
    forget_history(s)


@rule
def set_up_round(s: State, starter: Seat) -> None:
    """Begin a round: all 58 cards are shuffled, and two turned up (SSP-2.1)."""
    clear_round(s)
    for place in range(DECK_SIZE):
        s.deck[place] = DECK[place]
    s.deck_size = DECK_SIZE
    shuffle(s, s.deck, DECK_SIZE)
    for pile in range(PILES):
        lay_on_pile(s, pile, draw_top(s))
    s.round_number += 1
    s.turn = starter
    s.phase = DRAW


# --- Ending (SSP-6, SSP-7) -------------------------------------------------------------------------------------------


@rule
def act_end(s: State, seat: Seat) -> None:
    """End a turn: an empty deck ends the round (SSP-7.1), else the next seat plays, unless it has called."""
    if s.deck_size == 0:
        _end_void_round(s, seat)
        return
    if s.call == LAST_CHANCE:
        reveal(s, seat)
    following = (seat + 1) % s.players
    if following == s.caller:
        _score_last_chance(s)
    else:
        s.turn = following
        s.phase = DRAW


@rule
def act_stop(s: State, seat: Seat) -> None:
    """Call STOP: all reveal and score their cards, however many are left in the deck (SSP-6.2, 7.2)."""
    s.caller = seat
    s.call = STOP
    s.stops[seat] += 1
    for other in range(s.players):
        reveal(s, other)
        s.gained[other] = card_points(s.hand[other], s.laid[other])
    _end_scored_round(s)


@rule
def act_last_chance(s: State, seat: Seat) -> None:
    """Call LAST CHANCE: the caller reveals, and the others take one more turn (SSP-6.3)."""
    s.caller = seat
    s.call = LAST_CHANCE
    reveal(s, seat)
    act_end(s, seat)


@rule
def _score_last_chance(s: State) -> None:
    """Score a last chance: the bet is won if nobody has more card points than the caller (SSP-6.4, 6.5)."""
    caller_points = card_points(s.hand[s.caller], s.laid[s.caller])
    won = True
    for seat in range(s.players):
        if card_points(s.hand[seat], s.laid[seat]) > caller_points:
            won = False
    for seat in range(s.players):
        points = card_points(s.hand[seat], s.laid[seat])
        bonus = colour_bonus(s.hand[seat], s.laid[seat])
        s.gained[seat] = bet_score(points, bonus, seat == s.caller, won)
    if won:
        s.bets_won[s.caller] += 1
    else:
        s.bets_lost[s.caller] += 1
    _end_scored_round(s)


@rule
def _remember_revealed(s: State) -> None:
    """Keep what each seat revealed in this round, for everyone to look at when it is over."""
    for seat in range(s.players):
        s.shown[seat] = pooled(s.hand[seat], s.laid[seat]) if is_safe(s, seat) else 0


@rule
def _end_scored_round(s: State) -> None:
    """Add what was gained to the totals, and end the game once a seat reaches the goal (SSP-8.1)."""
    _remember_revealed(s)
    over = False
    for seat in range(s.players):
        s.totals[seat] += s.gained[seat]
        over = over or ends_the_game(s, s.totals[seat])
    if over:
        s.phase = OVER
    else:
        set_up_round(s, (s.caller + 1) % s.players)


@rule
def _end_void_round(s: State, seat: Seat) -> None:
    """End a round in which nobody scores; the seat whose turn it was ended it (SSP-7.1, 7.3)."""
    _remember_revealed(s)
    for other in range(s.players):
        s.gained[other] = 0
    if s.round_number >= ROUND_LIMIT:
        s.call = NO_CALL
        s.caller = NOBODY
        s.phase = OVER
    else:
        set_up_round(s, (seat + 1) % s.players)
