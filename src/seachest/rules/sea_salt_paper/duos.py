"""Duos, and what they do (SSP-4)."""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import below
from seachest.rules.compiled import Cells, entry, offer, offer_all, rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.cards import (
    BOATS,
    CRABS,
    DUOS,
    FISH,
    ONE_OF_EACH,
    PARTNERS,
    SHARKS,
    SWIMMERS,
    CardSet,
    contains,
    nth_card,
)
from seachest.rules.sea_salt_paper.history import begin_history, note_draw, note_pair, note_pick, note_theft
from seachest.rules.sea_salt_paper.memory import (
    all_see_loss,
    remember_after_pick,
    remember_before_pick,
    search_pile,
    two_see_theft,
)
from seachest.rules.sea_salt_paper.moving import (
    draw_top,
    gain,
    is_safe,
    lay_pair,
    lay_winning_mermaids,
    lose,
    piles_are_empty,
    take_out_of_pile,
)
from seachest.rules.sea_salt_paper.state import (
    ACT_PICK,
    ACT_ROB,
    ACT_SEARCH,
    ACT_WITH,
    DRAW,
    PICK,
    PILES,
    PLAY,
    ROB,
    SEARCH,
    WITH,
    State,
)
from seachest.rules.types import Card, Seat


@rule
def layable(hand: CardSet) -> CardSet:
    """Return the different cards of a hand that have a partner there (SSP-4.1)."""
    which = 0
    for group in (CRABS, BOATS, FISH):
        held = hand & group
        if held & (held - 1):
            which |= held
    if hand & SWIMMERS and hand & SHARKS:
        which |= hand & (SWIMMERS | SHARKS)
    return which & DUOS


@rule
def _may_rob(s: State, thief: Seat, victim: Seat) -> bool:
    """Whether a victim can be robbed: another player who holds a card that is not revealed (SSP-4.6)."""
    return victim != thief and s.hand_size[victim] > 0 and not is_safe(s, victim)


@entry
def can_rob_someone(s: State, thief: Seat) -> bool:
    """Whether there is anybody to rob, so swimmer and shark have an effect (SSP-4.2)."""
    for victim in range(s.players):
        if _may_rob(s, thief, victim):
            return True
    return False


# --- Laying (SSP-4.1, 4.2) -------------------------------------------------------------------------------------------


@rule
def act_lay(s: State, seat: Seat, card: Card) -> None:
    """Lay the first card of a pair (SSP-4.1)."""
    lose(s, seat, card)
    all_see_loss(s, seat, card)
    s.first = card
    s.phase = WITH


@rule
def legal_with(s: State, seat: Seat, mask: Cells) -> None:
    """Offer every partner in hand of the card laid first (SSP-4.1)."""
    offer_all(mask, ACT_WITH, s.hand[seat] & PARTNERS[s.first] & DUOS)


@rule
def act_with(s: State, seat: Seat, card: Card) -> None:
    """Lay the second card of a pair; its effect follows at once if it is possible (SSP-4.1, 4.2)."""
    lose(s, seat, card)
    all_see_loss(s, seat, card)
    lay_pair(s, seat, s.first, card)
    note_pair(s, seat, s.first, card)
    s.first = NO_CARD
    s.phase = PLAY
    if contains(CRABS, card):
        if not piles_are_empty(s):
            s.phase = SEARCH
    elif contains(BOATS, card):
        if s.deck_size > 0 or not piles_are_empty(s):
            s.phase = DRAW
    elif contains(FISH, card):
        if s.deck_size > 0:
            gain(s, seat, draw_top(s))
            note_draw(s, seat)
            lay_winning_mermaids(s, seat)
    elif can_rob_someone(s, seat):
        s.phase = ROB


# --- Crabs search a pile (SSP-4.3) -----------------------------------------------------------------------------------


@rule
def legal_search(s: State, mask: Cells) -> None:
    """Offer the piles that are not empty (SSP-4.3)."""
    for pile in range(PILES):
        if s.pile_size[pile] > 0:
            offer(mask, ACT_SEARCH + pile)


@rule
def act_search(s: State, seat: Seat, pile: int) -> None:
    """Let the player look through a pile (SSP-4.3)."""
    s.searched = pile
    search_pile(s, seat, pile)
    s.phase = PICK


@rule
def legal_pick(s: State, mask: Cells) -> None:
    """Offer every card of the searched pile (SSP-4.3)."""
    which = 0
    for place in range(s.pile_size[s.searched]):
        which |= 1 << s.pile[s.searched, place]
    offer_all(mask, ACT_PICK, which & ONE_OF_EACH)


@rule
def act_pick(s: State, seat: Seat, card: Card) -> None:
    """Take a card out of the searched pile (SSP-4.3)."""
    pile = s.searched
    begin_history(s)
    remember_before_pick(s, seat, pile)
    take_out_of_pile(s, pile, card)
    remember_after_pick(s, seat, pile)
    note_pick(s, seat, pile, card)
    s.searched = NOBODY
    gain(s, seat, card)
    if not lay_winning_mermaids(s, seat):
        s.phase = PLAY


# --- Swimmer and shark rob somebody (SSP-4.6) ------------------------------------------------------------------------


@rule
def legal_rob(s: State, seat: Seat, mask: Cells) -> None:
    """Offer everybody who can be robbed (SSP-4.6)."""
    for victim in range(s.players):
        if _may_rob(s, seat, victim):
            offer(mask, ACT_ROB + victim)


@rule
def act_rob(s: State, seat: Seat, victim: Seat) -> None:
    """Steal a random card from a hand (SSP-4.6)."""
    begin_history(s)
    card = nth_card(s.hand[victim], below(s, s.hand_size[victim]))
    lose(s, victim, card)
    gain(s, seat, card)
    two_see_theft(s, seat, victim, card)
    note_theft(s, seat, victim, card)
    if not lay_winning_mermaids(s, seat):
        s.phase = PLAY
