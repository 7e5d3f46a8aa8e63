"""Sea Salt & Paper for 2 to 4 players, after the first edition (Bombyx).

Clause ids (SSP-3.2) are those of docs/rules/sea-salt-paper.md, which also tells our rulings. Where the book is silent
we play: a last single card of the deck is simply kept (3.3), a pair may be laid without effect (4.2), of equal cards in
a pile the one nearest the top is taken (4.3), nothing is checked between boats and their new turn (4.4), four mermaids
win by themselves (5.6), STOP always scores and a LAST CHANCE on an empty deck is void (7.2), tied winners share (8.2),
and a game lasts 100 rounds at the most (8.3).

The modules follow the order of a turn: `drawing` has the card that it begins with (SSP-3), `duos` the pairs that may
be laid then (SSP-4), and `rounds` how it ends, and with it the round (SSP-6, SSP-7).
"""

from seachest.rules.chance import below, set_seed
from seachest.rules.compiled import Cells, clear_mask, count_offered, entry, offer, offer_all, rule, words_for
from seachest.rules.sea_salt_paper.drawing import (
    act_discard,
    act_draw,
    act_keep,
    act_take,
    legal_discard,
    legal_draw,
    legal_keep,
)
from seachest.rules.sea_salt_paper.duos import (
    act_lay,
    act_pick,
    act_rob,
    act_search,
    act_with,
    layable,
    legal_pick,
    legal_rob,
    legal_search,
    legal_with,
)
from seachest.rules.sea_salt_paper.rounds import (
    act_end,
    act_last_chance,
    act_stop,
    clear_game,
    may_call,
    set_up_round,
)
from seachest.rules.sea_salt_paper.state import (
    ACT_DISCARD,
    ACT_END,
    ACT_KEEP,
    ACT_LAST_CHANCE,
    ACT_LAY,
    ACT_PICK,
    ACT_ROB,
    ACT_SEARCH,
    ACT_STOP,
    ACT_TAKE,
    ACT_WITH,
    ACTIONS,
    DISCARD,
    DRAW,
    KEEP,
    OVER,
    PICK,
    PLAY,
    SEARCH,
    WITH,
    Options,
    State,
)
from seachest.rules.types import Action, Seat

MASK_WORDS = words_for(len(ACTIONS))


@entry
def deal(s: State, players: int, options: Options, seed_high: int, seed_low: int) -> None:
    """Set up a new game (SSP-2.1), in which a random seat starts (SSP-2.2)."""
    set_seed(s, seed_high, seed_low)
    s.players = players
    s.goal = options.goal
    clear_game(s)
    set_up_round(s, below(s, players))


@rule
def _legal_play(s: State, seat: Seat, mask: Cells) -> None:
    """Offer duos, the end of the turn, and calls (SSP-3.1)."""
    offer_all(mask, ACT_LAY, layable(s.hand[seat]))
    offer(mask, ACT_END)
    if may_call(s, seat):
        offer(mask, ACT_STOP)
        offer(mask, ACT_LAST_CHANCE)


@entry
def pending(s: State) -> int:
    """Return a bit for the seat whose turn it is; 0 when the game is over."""
    return 0 if s.phase == OVER else 1 << s.turn


@entry
def legal(s: State, seat: Seat, mask: Cells) -> int:
    """Fill the mask of that seat's legal actions, and return how many there are."""
    clear_mask(mask, MASK_WORDS)
    if s.phase == OVER or s.turn != seat:
        return 0
    if s.phase == PLAY:
        _legal_play(s, seat, mask)
    elif s.phase == DRAW:
        legal_draw(s, mask)
    elif s.phase == KEEP:
        legal_keep(s, mask)
    elif s.phase == DISCARD:
        legal_discard(s, mask)
    elif s.phase == WITH:
        legal_with(s, seat, mask)
    elif s.phase == SEARCH:
        legal_search(s, mask)
    elif s.phase == PICK:
        legal_pick(s, mask)
    else:
        legal_rob(s, seat, mask)
    return count_offered(mask, MASK_WORDS)


@entry
def act(s: State, seat: Seat, action: Action) -> None:
    """Carry out one legal decision."""
    if action >= ACT_PICK:
        act_pick(s, seat, action - ACT_PICK)
    elif action >= ACT_KEEP:
        act_keep(s, seat, action - ACT_KEEP)
    elif action >= ACT_WITH:
        act_with(s, seat, action - ACT_WITH)
    elif action >= ACT_LAY:
        act_lay(s, seat, action - ACT_LAY)
    elif action == ACT_END:
        act_end(s, seat)
    elif action == ACT_STOP:
        act_stop(s, seat)
    elif action == ACT_LAST_CHANCE:
        act_last_chance(s, seat)
    elif action >= ACT_ROB:
        act_rob(s, seat, action - ACT_ROB)
    elif action >= ACT_SEARCH:
        act_search(s, seat, action - ACT_SEARCH)
    elif action >= ACT_DISCARD:
        act_discard(s, action - ACT_DISCARD)
    elif action >= ACT_TAKE:
        act_take(s, seat, action - ACT_TAKE)
    else:
        act_draw(s, seat)
