"""Sea Salt & Paper for 2 to 4 players, after the first edition (Bombyx).

Clause ids (SSP-3.2) are those of docs/rules/sea-salt-paper.md, which also tells our rulings. Where the book is silent
we play: a last single card of the deck is simply kept (3.3), a pair may be laid without effect (4.2), of equal cards in
a pile the one nearest the top is taken (4.3), nothing is checked between boats and their new turn (4.4), four mermaids
win by themselves (5.6), STOP always scores and a LAST CHANCE on an empty deck is void (7.2), tied winners share (8.2),
and a game lasts 100 rounds at the most (8.3).
"""

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import below, set_seed, shuffle
from seachest.rules.compiled import Cells, clear_mask, count_offered, entry, offer, offer_all, rule, words_for
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.cards import (
    ANY,
    BOATS,
    CRABS,
    DECK,
    DECK_SIZE,
    DUO_COUNT,
    FISH,
    MERMAID,
    MERMAID_COUNT,
    MERMAIDS,
    MOST_PAIRS,
    PARTNERS,
    SHARKS,
    SWIMMERS,
    contains,
    nth_card,
    pooled,
    with_card,
    without_card,
)
from seachest.rules.sea_salt_paper.memory import (
    all_see_discard,
    all_see_gain,
    all_see_hand,
    all_see_loss,
    all_see_take,
    forget_all,
    remember_after_pick,
    remember_before_pick,
    search_pile,
    two_see_theft,
)
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import (
    ACT_DISCARD,
    ACT_DRAW,
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
    LAST_CHANCE,
    NO_CALL,
    OVER,
    PICK,
    PILES,
    PLAY,
    ROB,
    ROUND_LIMIT,
    SEARCH,
    SEATS,
    STOP,
    WITH,
    WORTH_CALLING,
    Options,
    State,
)

MASK_WORDS = words_for(len(ACTIONS))
DUOS = (1 << DUO_COUNT) - 1


# --- Small questions -----------------------------------------------------------------------------------------------


@rule
def is_safe(s: State, seat: int) -> bool:
    """SSP-4.6, 6.3: revealed cards can't be stolen."""
    return (s.safe >> seat) & 1 == 1


@rule
def may_call(s: State, seat: int) -> bool:
    """SSP-6.1: seven card points, and no last chance pending."""
    return s.call == NO_CALL and card_points(s.hand[seat], s.laid[seat]) >= WORTH_CALLING


@rule
def may_rob(s: State, thief: int, victim: int) -> bool:
    """SSP-4.6: another player who holds a card that is not revealed."""
    return victim != thief and s.hand_size[victim] > 0 and not is_safe(s, victim)


@entry
def can_rob_someone(s: State, thief: int) -> bool:
    """SSP-4.2: whether swimmer and shark have an effect."""
    for victim in range(s.players):
        if may_rob(s, thief, victim):
            return True
    return False


@rule
def may_discard_on(s: State, pile: int) -> bool:
    """SSP-3.2: any pile, but an empty one must be filled first."""
    return s.pile_size[pile] == 0 or s.pile_size[1 - pile] > 0


@entry
def piles_are_empty(s: State) -> bool:
    """Whether both discard piles are empty."""
    return s.pile_size[0] == 0 and s.pile_size[1] == 0


@rule
def layable(hand: int) -> int:
    """SSP-4.1: one bit for each different card in hand that has a partner there."""
    which = 0
    for group in (CRABS, BOATS, FISH):
        held = hand & group
        if held & (held - 1):
            which |= held
    if hand & SWIMMERS and hand & SHARKS:
        which |= hand & (SWIMMERS | SHARKS)
    return which & DUOS


# --- Setting up ----------------------------------------------------------------------------------------------------


@entry
def deal(s: State, players: int, options: Options, seed_high: int, seed_low: int) -> None:
    """A new game: SSP-2.1, and a random seat starts (SSP-2.2)."""
    set_seed(s, seed_high, seed_low)
    s.players = players
    s.goal = options.goal
    s.round_number = 0
    for seat in range(SEATS):
        s.totals[seat] = 0
        s.gained[seat] = 0
        s.shown[seat] = 0
    set_up_round(s, below(s, players))


@entry
def clear_round(s: State) -> None:
    """An empty table: no card lies anywhere."""
    for place in range(DECK_SIZE):
        s.deck[place] = NO_CARD
        for pile in range(PILES):
            s.pile[pile, place] = NO_CARD
    s.deck_size = 0
    for pile in range(PILES):
        s.pile_size[pile] = 0
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.hand_size[seat] = 0
        s.laid[seat] = 0
    for pair in range(MOST_PAIRS):
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


@rule
def set_up_round(s: State, starter: int) -> None:
    """SSP-2.1: all 58 shuffled, two turned up."""
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


# --- Moving cards --------------------------------------------------------------------------------------------------


@rule
def draw_top(s: State) -> int:
    """Takes the top card off the deck."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NO_CARD
    return card


@entry
def lay_on_pile(s: State, pile: int, card: int) -> None:
    """Lays a card face up on a pile."""
    s.pile[pile, s.pile_size[pile]] = card
    s.pile_size[pile] += 1
    all_see_discard(s, pile)


@entry
def gain(s: State, seat: int, card: int) -> None:
    """A card goes into a hand."""
    s.hand[seat] = with_card(s.hand[seat], card)
    s.hand_size[seat] += 1


@rule
def lose(s: State, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s.hand[seat] = without_card(s.hand[seat], card)
    s.hand_size[seat] -= 1


@entry
def lay_pair(s: State, seat: int, first: int, second: int) -> None:
    """Two cards, already out of the hand, lie before the seat."""
    s.laid[seat] = with_card(with_card(s.laid[seat], first), second)
    s.pair_seat[s.pairs] = seat
    s.pair_first[s.pairs] = first
    s.pair_second[s.pairs] = second
    s.pairs += 1


@rule
def wins_by_mermaids(s: State, seat: int) -> bool:
    """SSP-5.6: all four in hand are laid at once and win; tells whether that happened."""
    if s.hand[seat] & MERMAIDS != MERMAIDS:
        return False
    for _ in range(MERMAID_COUNT):
        lose(s, seat, MERMAID)
        all_see_loss(s, seat, MERMAID)
    for _ in range(MERMAID_COUNT // 2):
        lay_pair(s, seat, MERMAID, MERMAID)
    for other in range(s.players):
        s.gained[other] = 0
        s.shown[other] = 0
    s.call = NO_CALL
    s.caller = NOBODY
    s.phase = OVER
    return True


# --- Draw (SSP-3.2 to 3.4) -----------------------------------------------------------------------------------------


@rule
def legal_draw(s: State, mask: Cells) -> None:
    """The deck or a pile, where there are cards."""
    if s.deck_size > 0:
        offer(mask, ACT_DRAW)
    for pile in range(PILES):
        if s.pile_size[pile] > 0:
            offer(mask, ACT_TAKE + pile)


@rule
def act_draw(s: State, seat: int) -> None:
    """SSP-3.2: two cards to choose from; SSP-3.3: a single last one is kept."""
    if s.deck_size == 1:
        gain(s, seat, draw_top(s))
        if not wins_by_mermaids(s, seat):
            s.phase = PLAY
    else:
        s.drawn[0] = draw_top(s)
        s.drawn[1] = draw_top(s)
        s.phase = KEEP


@rule
def act_take(s: State, seat: int, pile: int) -> None:
    """SSP-3.4: the top card of a pile."""
    s.pile_size[pile] -= 1
    card = s.pile[pile, s.pile_size[pile]]
    s.pile[pile, s.pile_size[pile]] = NO_CARD
    all_see_take(s, pile)
    gain(s, seat, card)
    all_see_gain(s, seat, card)
    if not wins_by_mermaids(s, seat):
        s.phase = PLAY


@rule
def legal_keep(s: State, mask: Cells) -> None:
    """One of the two drawn cards."""
    offer_all(mask, ACT_KEEP, 1 << s.drawn[0] | 1 << s.drawn[1])


@rule
def act_keep(s: State, seat: int, card: int) -> None:
    """The kept card goes into the hand unseen."""
    if s.drawn[0] == card:
        s.drawn[0] = s.drawn[1]
    s.drawn[1] = NO_CARD
    gain(s, seat, card)
    if not wins_by_mermaids(s, seat):
        s.phase = DISCARD


@rule
def legal_discard(s: State, mask: Cells) -> None:
    """The piles that may take the other drawn card."""
    for pile in range(PILES):
        if may_discard_on(s, pile):
            offer(mask, ACT_DISCARD + pile)


@rule
def act_discard(s: State, pile: int) -> None:
    """The other drawn card goes face up on a pile."""
    lay_on_pile(s, pile, s.drawn[0])
    s.drawn[0] = NO_CARD
    s.phase = PLAY


# --- Duos (SSP-4) and the end of the turn --------------------------------------------------------------------------


@rule
def legal_play(s: State, seat: int, mask: Cells) -> None:
    """SSP-3.1: a duo, the end of the turn, or a call."""
    offer_all(mask, ACT_LAY, layable(s.hand[seat]))
    offer(mask, ACT_END)
    if may_call(s, seat):
        offer(mask, ACT_STOP)
        offer(mask, ACT_LAST_CHANCE)


@rule
def act_lay(s: State, seat: int, card: int) -> None:
    """SSP-4.1: the first card of a pair."""
    lose(s, seat, card)
    all_see_loss(s, seat, card)
    s.first = card
    s.phase = WITH


@rule
def legal_with(s: State, seat: int, mask: Cells) -> None:
    """SSP-4.1: any partner in hand."""
    offer_all(mask, ACT_WITH, s.hand[seat] & PARTNERS[s.first] & DUOS)


@rule
def act_with(s: State, seat: int, card: int) -> None:
    """SSP-4.1: the pair lies, and its effect follows at once if it is possible (SSP-4.2)."""
    lose(s, seat, card)
    all_see_loss(s, seat, card)
    lay_pair(s, seat, s.first, card)
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
            wins_by_mermaids(s, seat)
    elif can_rob_someone(s, seat):
        s.phase = ROB


@rule
def legal_search(s: State, mask: Cells) -> None:
    """SSP-4.3: a pile that is not empty."""
    for pile in range(PILES):
        if s.pile_size[pile] > 0:
            offer(mask, ACT_SEARCH + pile)


@rule
def act_search(s: State, seat: int, pile: int) -> None:
    """SSP-4.3: the player looks through the pile."""
    s.searched = pile
    search_pile(s, seat, pile)
    s.phase = PICK


@rule
def legal_pick(s: State, mask: Cells) -> None:
    """SSP-4.3: any card of the pile."""
    which = 0
    for place in range(s.pile_size[s.searched]):
        which |= 1 << s.pile[s.searched, place]
    offer_all(mask, ACT_PICK, which & ANY)


@rule
def act_pick(s: State, seat: int, card: int) -> None:
    """SSP-4.3: of equal cards the one nearest the top goes into the hand; the order stays."""
    pile = s.searched
    remember_before_pick(s, seat, pile)
    last = s.pile_size[pile] - 1
    place = last
    while s.pile[pile, place] != card:
        place -= 1
    while place < last:
        s.pile[pile, place] = s.pile[pile, place + 1]
        place += 1
    s.pile[pile, last] = NO_CARD
    s.pile_size[pile] = last
    remember_after_pick(s, seat, pile)
    s.searched = NOBODY
    gain(s, seat, card)
    if not wins_by_mermaids(s, seat):
        s.phase = PLAY


@rule
def legal_rob(s: State, seat: int, mask: Cells) -> None:
    """SSP-4.6: the possible victims."""
    for victim in range(s.players):
        if may_rob(s, seat, victim):
            offer(mask, ACT_ROB + victim)


@rule
def act_rob(s: State, seat: int, victim: int) -> None:
    """SSP-4.6: a random card changes hands."""
    card = nth_card(s.hand[victim], below(s, s.hand_size[victim]))
    lose(s, victim, card)
    gain(s, seat, card)
    two_see_theft(s, seat, victim, card)
    if not wins_by_mermaids(s, seat):
        s.phase = PLAY


# --- Ending turns and rounds (SSP-6, SSP-7) ------------------------------------------------------------------------


@entry
def reveal(s: State, seat: int) -> None:
    """SSP-6.3: a hand lies open, and is safe."""
    s.safe |= 1 << seat
    all_see_hand(s, seat)


@rule
def act_end(s: State, seat: int) -> None:
    """The turn ends: SSP-7.1 first, then a pending last chance, then the next seat."""
    if s.deck_size == 0:
        end_void_round(s, seat)
        return
    if s.call == LAST_CHANCE:
        reveal(s, seat)
    following = (seat + 1) % s.players
    if following == s.caller:
        score_last_chance(s)
    else:
        s.turn = following
        s.phase = DRAW


@rule
def act_stop(s: State, seat: int) -> None:
    """SSP-6.2: all reveal and score their cards (SSP-7.2: whatever the deck holds)."""
    s.caller = seat
    s.call = STOP
    for other in range(s.players):
        reveal(s, other)
        s.gained[other] = card_points(s.hand[other], s.laid[other])
    end_scored_round(s)


@rule
def act_last_chance(s: State, seat: int) -> None:
    """SSP-6.3: the caller reveals, the others take one more turn."""
    s.caller = seat
    s.call = LAST_CHANCE
    reveal(s, seat)
    act_end(s, seat)


@rule
def score_last_chance(s: State) -> None:
    """SSP-6.4, 6.5: the bet is won if nobody has more card points than the caller."""
    caller_points = card_points(s.hand[s.caller], s.laid[s.caller])
    won = True
    for seat in range(s.players):
        if card_points(s.hand[seat], s.laid[seat]) > caller_points:
            won = False
    for seat in range(s.players):
        points = card_points(s.hand[seat], s.laid[seat])
        bonus = colour_bonus(s.hand[seat], s.laid[seat])
        if seat == s.caller:
            s.gained[seat] = points + bonus if won else bonus
        else:
            s.gained[seat] = bonus if won else points
    end_scored_round(s)


@rule
def show_revealed(s: State) -> None:
    """Everyone remembers what was revealed in this round."""
    for seat in range(s.players):
        s.shown[seat] = pooled(s.hand[seat], s.laid[seat]) if is_safe(s, seat) else 0


@rule
def end_scored_round(s: State) -> None:
    """SSP-8.1: totals, and the end of the game once one reaches the goal."""
    show_revealed(s)
    reached = False
    for seat in range(s.players):
        s.totals[seat] += s.gained[seat]
        if s.totals[seat] >= s.goal:
            reached = True
    if reached or s.round_number >= ROUND_LIMIT:
        s.phase = OVER
    else:
        set_up_round(s, (s.caller + 1) % s.players)


@rule
def end_void_round(s: State, seat: int) -> None:
    """SSP-7.1: nobody scores; the seat whose turn it was ended the round (SSP-7.3)."""
    show_revealed(s)
    for other in range(s.players):
        s.gained[other] = 0
    if s.round_number >= ROUND_LIMIT:
        s.call = NO_CALL
        s.caller = NOBODY
        s.phase = OVER
    else:
        set_up_round(s, (seat + 1) % s.players)


# --- The contract --------------------------------------------------------------------------------------------------


@entry
def pending(s: State) -> int:
    """A bit for the seat whose turn it is; 0 when the game is over."""
    return 0 if s.phase == OVER else 1 << s.turn


@entry
def legal(s: State, seat: int, mask: Cells) -> int:
    """Fills the mask of that seat's legal actions, and tells how many there are."""
    clear_mask(mask, MASK_WORDS)
    if s.phase == OVER or s.turn != seat:
        return 0
    if s.phase == PLAY:
        legal_play(s, seat, mask)
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
def act(s: State, seat: int, action: int) -> None:
    """Carries out one legal decision."""
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
