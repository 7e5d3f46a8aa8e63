"""The end of a round of Sea Salt & Paper, found from what one viewer knew before and after its last decision."""

from seachest.messages.events import GameEvent
from seachest.messages.sea_salt_paper.card_groups import card_groups, colour_counts
from seachest.messages.sea_salt_paper.cards import without_cards
from seachest.messages.sea_salt_paper.events import CountedPart, GameEnded, RoundBegan, RoundEnded, Scored
from seachest.notation.position import standing
from seachest.rules.game import Game
from seachest.rules.sea_salt_paper.cards import COLOURS, MERMAIDS, CardSet, Colour, names
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import LAST_CHANCE, OVER, State
from seachest.rules.types import Seat
from seachest.table import View


def round_is_over(before: State, after: State) -> bool:
    """Return whether a round ended between two views: another round has begun, or the game is over."""
    return after.round_number != before.round_number or after.phase == OVER


def round_end(game: Game, before: State, after: State) -> list[GameEvent]:
    """Return how a round ended, what each seat scored, and what follows: another round, or the end of the game."""
    ended = round_ended(before, after)
    scores = [scored(before, after, ended, seat) for seat in seats_from(ended.seat, before.players)]
    return [ended, *scores, _game_ended(game, after, ended) if after.phase == OVER else round_began(after)]


def seats_from(seat: Seat, players: int) -> list[Seat]:
    """Return all seats clockwise, beginning with this one."""
    return [(seat + i) % players for i in range(players)]


def round_ended(before: State, after: State) -> RoundEnded:
    """Return how a round ended, from what a viewer knew before and after its last decision."""
    number, seats = before.round_number, range(before.players)
    for seat in seats:
        if after.laid[seat] & MERMAIDS == MERMAIDS:
            return RoundEnded(round=number, how="mermaids", seat=seat)
    # A caller has card points, or a colour bonus: where nobody scored, nobody's call came off.
    if not any(after.gained[seat] for seat in seats):
        return RoundEnded(round=number, how="void", seat=before.turn)
    if before.call != LAST_CHANCE:
        return RoundEnded(round=number, how="stop", seat=before.turn)
    return _bet_ended(before, after)


def _bet_ended(before: State, after: State) -> RoundEnded:
    """SSP-6.4, 6.5: all cards are revealed, so everybody sees who won the bet."""
    caller = before.caller
    worth = {seat: card_points(after.shown[seat], 0) for seat in seats_from(caller, before.players)}
    best = max(worth, key=lambda seat: worth[seat])  # the caller, when tied
    if best == caller:
        return RoundEnded(round=before.round_number, how="bet-won", seat=caller, points=worth[caller])
    return RoundEnded(
        round=before.round_number,
        how="bet-lost",
        seat=caller,
        points=worth[caller],
        best=best,
        best_points=worth[best],
    )


def scored(before: State, after: State, ended: RoundEnded, seat: Seat) -> Scored:
    """Return what a seat scored in a round that ended so, from what a viewer knew before and after it."""
    counted = _counted(ended, seat)
    shown = after.shown[seat]
    revealed = counted is not None or shown != 0
    return Scored(
        seat=seat,
        points=after.gained[seat],
        total=after.totals[seat],
        counted=counted,
        worth=None if counted is None else card_points(shown, 0),
        bonus=None if counted is None else colour_bonus(shown, 0),
        bonus_colour=None if counted is None else _most_frequent_colour(shown),
        groups=[] if counted is None else card_groups(shown, 0),
        revealed=revealed,
        cards=_shown_cards(before, after, seat) if revealed else _known_cards(before, after, ended, seat),
    )


def _most_frequent_colour(cards: CardSet) -> Colour | None:
    """The most frequent colour, the first one if several tie; None without cards."""
    if cards == 0:
        return None
    counts = colour_counts(cards, 0)
    return max(COLOURS, key=lambda colour: counts[colour])


def _counted(ended: RoundEnded, seat: Seat) -> CountedPart | None:
    """What a seat scored when the round ended so (SSP-6.2, 6.4, 6.5)."""
    if ended.how == "stop":
        return "cards"
    if ended.how == "bet-won":
        return "both" if seat == ended.seat else "bonus"
    if ended.how == "bet-lost":
        return "bonus" if seat == ended.seat else "cards"
    return None


def _shown_cards(before: State, after: State, seat: Seat) -> list[str]:
    """The cards that a seat revealed when the round ended, hand first."""
    laid = names(before.laid[seat])
    return without_cards(names(after.shown[seat]), laid) + laid


def _known_cards(before: State, after: State, ended: RoundEnded, seat: Seat) -> list[str] | None:
    """The cards that a seat did not reveal, as it had them before the last decision; None if some are not known."""
    v = after if ended.how == "mermaids" and seat == ended.seat else before
    hand = names(v.hand[seat])
    return hand + names(v.laid[seat]) if len(hand) == v.hand_size[seat] else None


def opening_events(view: View) -> list[GameEvent]:
    """Return how a fresh table begins: who goes first (SSP-2.2)."""
    return [round_began(view.record)]


def round_began(v: State) -> RoundBegan:
    """Return that the round of a view begins."""
    return RoundBegan(round=v.round_number, seat=v.turn)


def _game_ended(game: Game, after: State, ended: RoundEnded) -> GameEnded:
    """SSP-8: why the game is over, who has won, and what decided between equals."""
    totals, winners = standing(game, after)
    most = max(totals)
    if ended.how == "mermaids":
        return GameEnded(why="mermaids", goal=after.goal, winners=winners, total=most)
    tied = totals.count(most) > 1 and len(winners) == 1
    return GameEnded(
        why="goal" if most >= after.goal else "limit",
        goal=after.goal,
        winners=winners,
        total=most,
        decided_by=after.gained[winners[0]] if tied else None,
    )
