"""What decisions would do to points, as numbers for a neural net: gains are differences of what `scoring` counts.

Of rivals only the known cards are reckoned with. Pieces that belong to one decision are 0 at all others.
"""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import Cells, bits, lowest, rule, small_rule, writer
from seachest.rules.pieces import MAX_FEATURE
from seachest.rules.sea_salt_paper.cards import (
    BOATS,
    CAPTAIN,
    CARD_COUNT,
    CARD_OF_BIT,
    COLONY,
    COLOUR_COUNT,
    COLOUR_SETS,
    CRABS,
    DECK_SIZE,
    FISH,
    LIGHTHOUSE,
    MERMAID,
    MERMAIDS,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
    CardSet,
    with_card,
    without_card,
)
from seachest.rules.sea_salt_paper.layout import (
    AT_BET_LOST,
    AT_BET_MARGIN,
    AT_BONUS,
    AT_BONUS_GAINS,
    AT_CALL_LEADS,
    AT_CALL_WINS,
    AT_CARD_BONUS,
    AT_CARD_GAINS,
    AT_COLOUR_GAINS,
    AT_DECK_GAINS,
    AT_GIFTS,
    AT_KIND_GAINS,
    AT_KNOWN_BONUS,
    AT_KNOWN_POINTS,
    AT_LEADS,
    AT_LEADS_NOW,
    AT_MAY_CALL,
    AT_POINTS,
    AT_ROB_GAINS,
    AT_ROB_LOSSES,
    AT_SEARCH_GAINS,
    AT_TO_GOAL,
    AT_TOP_BONUS,
    AT_TOP_GAINS,
    AT_TOP_RIVAL,
    AT_UNSEEN,
    CALL_ENDINGS,
    CARD_COLOUR_NUMBERS,
    KIND_COUNT,
    KIND_NUMBERS,
    LEAD_LIMIT,
    MARGIN_LIMIT,
    POINTS_LIMIT,
    RIVAL_COUNT,
    TENTHS,
    WINNING_GAIN,
)
from seachest.rules.sea_salt_paper.moving import is_safe
from seachest.rules.sea_salt_paper.rounds import ends_the_game, may_call_with
from seachest.rules.sea_salt_paper.scoring import (
    bet_score,
    boat_points,
    card_points,
    colour_bonus,
    colour_ranks,
    count,
    crab_points,
    fish_points,
    kind_points,
    mermaid_points,
    octopus_points,
    penguin_points,
    sailor_points,
    shell_points,
    swimmer_points,
)
from seachest.rules.sea_salt_paper.state import (
    DISCARD,
    DRAW,
    KEEP,
    LAST_CHANCE,
    PICK,
    PILES,
    PLAY,
    ROB,
    SEARCH,
    State,
)
from seachest.rules.sea_salt_paper.view import known_hand, lowest_seen
from seachest.rules.seats import seat_after
from seachest.rules.types import Card, Seat

(
    AT_CRAB,
    AT_BOAT,
    AT_FISH,
    AT_SWIMMER,
    AT_SHARK,
    AT_SHELL,
    AT_OCTOPUS,
    AT_PENGUIN,
    AT_SAILOR,
    AT_LIGHTHOUSE,
    AT_SHOAL,
    AT_COLONY,
    AT_CAPTAIN,
    AT_MERMAID,
) = range(AT_KIND_GAINS, AT_KIND_GAINS + KIND_COUNT)

CRAB_COUNT, BOAT_COUNT, FISH_COUNT = CRABS.bit_count(), BOATS.bit_count(), FISH.bit_count()
SWIMMER_COUNT, SHARK_COUNT = SWIMMERS.bit_count(), SHARKS.bit_count()
SHELL_COUNT, OCTOPUS_COUNT = SHELLS.bit_count(), OCTOPUSES.bit_count()
PENGUIN_COUNT, SAILOR_COUNT = PENGUINS.bit_count(), SAILORS.bit_count()
HIGHEST_DECK_GAIN = 4
WHITE = CARD_COLOUR_NUMBERS[MERMAID]
BY_STOP, BY_BET_WON, _ = range(CALL_ENDINGS)


@writer
def add_consequences(s: State, seat: Seat, me: Seat, out: Cells) -> None:
    """Write what the cards are worth and what decisions would do, seen from `me`; the facts stand there already."""
    hand, laid = known_hand(s, seat, me), _laid(s, me)
    bonus = colour_bonus(hand, laid)
    points = _add_gains(hand, laid, bonus, out)
    out[AT_POINTS] = min(points, POINTS_LIMIT)
    out[AT_BONUS] = bonus
    out[AT_TO_GOAL] = _to_goal(s, me)
    for place in range(1, s.players):
        _add_rival(s, seat, me, place, points, out)
    for pile in range(PILES):
        if s.pile_size[pile] > 0:
            top = s.pile[pile, s.pile_size[pile] - 1]
            out[AT_TOP_GAINS + pile] = _gain(out, top)
            out[AT_TOP_BONUS + pile] = _bonus_gain(out, top)
    if bits(hand & CRABS) > 1 or s.phase == SEARCH:
        _add_search_gains(s, seat, out)
    if s.call == LAST_CHANCE:
        _add_bet(s, me, points, out)
    if seat == s.turn:
        _add_choices(s, seat, points, bonus, out)


@small_rule
def _laid(s: State, seat: Seat) -> CardSet:
    """Return what a seat has laid, a first card that waits for its partner included."""
    return with_card(s.laid[seat], s.first) if s.first != NO_CARD and seat == s.turn else s.laid[seat]


@small_rule
def _to_goal(s: State, seat: Seat) -> int:
    """Return the points that a seat still needs."""
    return min(max(s.goal - s.totals[seat], 0), MAX_FEATURE)


@small_rule
def _lead(points: int) -> int:
    """Return a lead, cut off either way."""
    return min(max(points, -LEAD_LIMIT), LEAD_LIMIT)


@small_rule
def _add_rival(s: State, seat: Seat, me: Seat, place: int, points: int, out: Cells) -> None:
    """Write what is known of a rival's points, and the lead over it."""
    rival = seat_after(s, me, place)
    hand, laid = known_hand(s, seat, rival), _laid(s, rival)
    rival_points = 0
    if hand | laid:
        rival_points = card_points(hand, laid)
        out[AT_KNOWN_POINTS + place - 1] = min(rival_points, POINTS_LIMIT)
        out[AT_KNOWN_BONUS + place - 1] = colour_bonus(hand, laid)
    out[AT_TO_GOAL + place] = _to_goal(s, rival)
    lead = s.totals[me] - s.totals[rival]
    out[AT_LEADS + place - 1] = _lead(lead)
    out[AT_LEADS_NOW + place - 1] = _lead(lead + points - rival_points)


# --- Gains of the own cards ------------------------------------------------------------------------------------------


@small_rule
def _wins_by_mermaid(hand: CardSet, card: Card) -> bool:
    """Whether a card is the fourth mermaid of a hand (SSP-5.6)."""
    return card == MERMAID and with_card(hand, card) & MERMAIDS == MERMAIDS


@small_rule
def _add_kind_gains(hand: CardSet, laid: CardSet, out: Cells) -> None:
    """Write what one more card of each kind would gain; nothing if there is no further one."""
    crabs = count(hand, laid, CRABS)
    out[AT_CRAB] = crab_points(min(crabs + 1, CRAB_COUNT)) - crab_points(crabs)
    boats, lighthouses = count(hand, laid, BOATS), count(hand, laid, LIGHTHOUSE)
    points = boat_points(boats, lighthouses)
    out[AT_BOAT] = boat_points(min(boats + 1, BOAT_COUNT), lighthouses) - points
    out[AT_LIGHTHOUSE] = boat_points(boats, 1) - points
    fish, shoals = count(hand, laid, FISH), count(hand, laid, SHOAL)
    points = fish_points(fish, shoals)
    out[AT_FISH] = fish_points(min(fish + 1, FISH_COUNT), shoals) - points
    out[AT_SHOAL] = fish_points(fish, 1) - points
    swimmers, sharks = count(hand, laid, SWIMMERS), count(hand, laid, SHARKS)
    points = swimmer_points(swimmers, sharks)
    out[AT_SWIMMER] = swimmer_points(min(swimmers + 1, SWIMMER_COUNT), sharks) - points
    out[AT_SHARK] = swimmer_points(swimmers, min(sharks + 1, SHARK_COUNT)) - points
    shells, octopuses = count(hand, laid, SHELLS), count(hand, laid, OCTOPUSES)
    out[AT_SHELL] = shell_points(min(shells + 1, SHELL_COUNT)) - shell_points(shells)
    out[AT_OCTOPUS] = octopus_points(min(octopuses + 1, OCTOPUS_COUNT)) - octopus_points(octopuses)
    penguins, colonies = count(hand, laid, PENGUINS), count(hand, laid, COLONY)
    points = penguin_points(penguins, colonies)
    out[AT_PENGUIN] = penguin_points(min(penguins + 1, PENGUIN_COUNT), colonies) - points
    out[AT_COLONY] = penguin_points(penguins, 1) - points
    sailors, captains = count(hand, laid, SAILORS), count(hand, laid, CAPTAIN)
    points = sailor_points(sailors, captains)
    out[AT_SAILOR] = sailor_points(min(sailors + 1, SAILOR_COUNT), captains) - points
    out[AT_CAPTAIN] = sailor_points(sailors, 1) - points


@small_rule
def _add_gains(hand: CardSet, laid: CardSet, bonus: int, out: Cells) -> int:
    """Write what one more card of each kind and of each colour would gain, and return the card points."""
    _add_kind_gains(hand, laid, out)
    mermaids = count(hand, laid, MERMAIDS)
    ranks = colour_ranks(hand, laid) if mermaids > 0 else 0
    scored = mermaid_points(ranks, mermaids)
    least = scored - mermaid_points(ranks, mermaids - 1) if mermaids > 0 else DECK_SIZE
    _add_colour_gains(hand, laid, bonus, least, out)
    out[AT_MERMAID] = _mermaid_gain(hand, laid, mermaids, bonus, scored)
    return kind_points(hand, laid) + scored


@small_rule
def _add_colour_gains(hand: CardSet, laid: CardSet, bonus: int, least: int, out: Cells) -> None:
    """Write what one more card of each colour would gain.

    The bonus grows with one of the most frequent colours; mermaids score one more if the colour has at least as many
    cards as the one that the last of them scores.
    """
    for colour in range(COLOUR_COUNT):
        have = count(hand, laid, COLOUR_SETS[colour])
        out[AT_BONUS_GAINS + colour] = have == bonus
        out[AT_COLOUR_GAINS + colour] = have >= least
    out[AT_COLOUR_GAINS + WHITE] = 0  # the gain of a mermaid is that of its kind


@small_rule
def _mermaid_gain(hand: CardSet, laid: CardSet, mermaids: int, bonus: int, scored: int) -> int:
    """Return what one more mermaid would gain; the first scores the most frequent colour, which may be its own."""
    if mermaids == 0:
        return max(bonus, 1)
    if _wins_by_mermaid(hand, MERMAID):
        return WINNING_GAIN
    return mermaid_points(colour_ranks(with_card(hand, MERMAID), laid), mermaids + 1) - scored


@small_rule
def _gain(out: Cells, card: Card) -> int:
    """Return the own card points that a card would gain."""
    return out[AT_KIND_GAINS + KIND_NUMBERS[card]] + out[AT_COLOUR_GAINS + CARD_COLOUR_NUMBERS[card]]


@small_rule
def _bonus_gain(out: Cells, card: Card) -> int:
    """Return what a card would add to the own colour bonus."""
    return out[AT_BONUS_GAINS + CARD_COLOUR_NUMBERS[card]]


# --- Decisions, phase by phase ---------------------------------------------------------------------------------------


@small_rule
def _add_choices(s: State, seat: Seat, points: int, bonus: int, out: Cells) -> None:
    """Write what the decisions of the seat whose turn it is would do."""
    if s.phase == PLAY:
        if may_call_with(s, points):
            out[AT_MAY_CALL] = 1
            for case in range(CALL_ENDINGS):
                _add_call(s, seat, case, points, bonus, out)
    elif s.phase == DRAW:
        _add_next_gains(s, seat, out)
        _add_deck_gains(out)
    elif s.phase == KEEP:
        _add_next_gains(s, seat, out)
        for choice in range(2):
            _add_card_gain(s.drawn[choice], out)
    elif s.phase == DISCARD:
        _add_next_gains(s, seat, out)
    elif s.phase == PICK:
        for place in range(s.pile_size[s.searched]):
            _add_card_gain(s.pile[s.searched, place], out)
    elif s.phase == ROB:
        for place in range(1, s.players):
            _add_robbery(s, seat, place, out)


@small_rule
def _add_deck_gains(out: Cells) -> None:
    """Count the unseen cards by what they would gain, in bytes of one number."""
    counts = 0
    for card in range(CARD_COUNT):
        counts += out[AT_UNSEEN + card] << 8 * min(_gain(out, card), HIGHEST_DECK_GAIN)
    for gain in range(HIGHEST_DECK_GAIN + 1):
        out[AT_DECK_GAINS + gain] = counts >> 8 * gain & 0xFF


@small_rule
def _add_card_gain(card: Card, out: Cells) -> None:
    """Write what a card that may be chosen would gain."""
    out[AT_CARD_GAINS + card] = _gain(out, card)
    out[AT_CARD_BONUS + card] = _bonus_gain(out, card)


@writer
def _add_search_gains(s: State, seat: Seat, out: Cells) -> None:
    """Write the most that one of the cards remembered in each pile would gain."""
    for pile in range(PILES):
        best = 0
        for place in range(lowest_seen(s, seat, pile), s.pile_size[pile]):
            best = max(best, _gain(out, s.pile[pile, place]))
        rest = s.pile_rest[seat + 1, pile]
        while rest:
            best = max(best, _gain(out, CARD_OF_BIT[lowest(rest)]))
            rest &= rest - 1
        out[AT_SEARCH_GAINS + pile] = best


@rule
def _rival_gain(hand: CardSet, laid: CardSet, points: int, card: Card) -> int:
    """Return what a card would gain a rival whose known cards have those points."""
    return WINNING_GAIN if _wins_by_mermaid(hand, card) else card_points(with_card(hand, card), laid) - points


@writer
def _add_next_gains(s: State, seat: Seat, out: Cells) -> None:
    """Write what the tops of the piles, and the drawn card that is not kept, would gain the next seat.

    Nothing, if that has called and takes no more turn.
    """
    rival = seat_after(s, seat, 1)
    if rival == s.caller:
        return
    hand, laid = known_hand(s, seat, rival), s.laid[rival]
    points = card_points(hand, laid)
    for pile in range(PILES):
        if s.pile_size[pile] > 0:
            out[AT_TOP_RIVAL + pile] = _rival_gain(hand, laid, points, s.pile[pile, s.pile_size[pile] - 1])
    if s.phase == KEEP:
        for choice in range(2):
            out[AT_GIFTS + s.drawn[choice]] = _rival_gain(hand, laid, points, s.drawn[1 - choice])


@writer
def _add_robbery(s: State, seat: Seat, place: int, out: Cells) -> None:
    """Write what a random card of a rival would gain and cost on the average; unknown cards count as nothing."""
    rival = seat_after(s, seat, place)
    if s.hand_size[rival] == 0 or is_safe(s, rival):
        return
    hand, laid = known_hand(s, seat, rival), s.laid[rival]
    points = card_points(hand, laid)
    gained = lost = 0
    left = hand
    while left:
        card = CARD_OF_BIT[lowest(left)]
        gained += _gain(out, card)
        lost += points - card_points(without_card(hand, card), laid)
        left &= left - 1
    out[AT_ROB_GAINS + place - 1] = TENTHS * gained // s.hand_size[rival]
    out[AT_ROB_LOSSES + place - 1] = TENTHS * lost // s.hand_size[rival]


@small_rule
def _case_score(case: int, points: int, bonus: int, called: bool) -> int:
    """Return what a seat would score if the round ended that way."""
    return points if case == BY_STOP else bet_score(points, bonus, called, case == BY_BET_WON)


@writer
def _add_call(s: State, seat: Seat, case: int, points: int, bonus: int, out: Cells) -> None:
    """Write the leads after a call that ends the round with the cards as they are, and whether it wins the game."""
    scored = _case_score(case, points, bonus, True)
    total = s.totals[seat] + scored
    ends = ends_the_game(s, total)
    ahead = False
    for place in range(1, s.players):
        rival = seat_after(s, seat, place)
        rival_scored = _case_score(case, out[AT_KNOWN_POINTS + place - 1], out[AT_KNOWN_BONUS + place - 1], False)
        lead = total - s.totals[rival] - rival_scored
        out[AT_CALL_LEADS + case * RIVAL_COUNT + place - 1] = _lead(lead)
        ends = ends or ends_the_game(s, s.totals[rival] + rival_scored)
        ahead = ahead or lead < 0 or (lead == 0 and rival_scored > scored)
    out[AT_CALL_WINS + case] = ends and not ahead


@writer
def _add_bet(s: State, me: Seat, points: int, out: Cells) -> None:
    """Write how a pending LAST CHANCE stands: whether somebody has more card points than the caller."""
    caller_points = best = 0
    for place in range(s.players):
        has = points if place == 0 else out[AT_KNOWN_POINTS + place - 1]
        if seat_after(s, me, place) == s.caller:
            caller_points = has
        else:
            best = max(best, has)
    margin = caller_points - best if me == s.caller else points - caller_points
    out[AT_BET_MARGIN] = min(max(margin, -MARGIN_LIMIT), MARGIN_LIMIT)
    out[AT_BET_LOST] = best > caller_points
