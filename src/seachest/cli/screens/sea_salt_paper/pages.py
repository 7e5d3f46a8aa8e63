"""The other pages of Sea Salt & Paper in the terminal: what one remembers, signs, cards, and the score sheet."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, takewhile

from msgspec import UNSET
from rich.text import Text

from seachest.cli.screens.sea_salt_paper.cards import (
    GAME_NAME,
    SIGNS,
    SeatCards,
    colour_of,
    group_tag,
    held_groups,
    seat_cards,
    sign,
    tag,
    tags,
)
from seachest.cli.screens.sea_salt_paper.layout import breakdown, cards_text, pile_titles
from seachest.cli.terminal.screen import FAINT, Lines, Look, Seats, flowing, heading, plainly, wrapped
from seachest.messages.sea_salt_paper.cards import kind
from seachest.messages.sea_salt_paper.events import RoundEnded, Scored
from seachest.messages.sea_salt_paper.round_end import round_ended, round_is_over, scored
from seachest.messages.stories import Sentence, card_name, colour_name
from seachest.notation.record import Move
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_salt_paper.cards import ALL_CARDS, CARD_BY_NAME, CARDS, COLOURS, MERMAIDS, names, set_of
from seachest.rules.sea_salt_paper.position import position_of
from seachest.table import View

SHEET_MARGIN_ROWS = 6
"""The rows of the screen that a score sheet with blank lines leaves free."""

ROUND_END_MESSAGES = ("ssp-calls-stop", "ssp-bet-won", "ssp-bet-lost", "ssp-void")
GAME_END_PREFIXES = ("ssp-wins", "ssp-over")


def moments(look: Look, before: View, observed: Sequence[Move], after: View) -> list[tuple[str, View]]:
    """Return nothing: whatever lies on the table can be seen in the views."""
    return []


def invites_words(view: View) -> bool:
    """Return False: nobody speaks out of turn."""
    return False


# --- What one remembers --------------------------------------------------------------------------------------------


def memory(look: Look, view: View, seats: Seats) -> Lines:
    """Return what the player remembers of the piles and of the rivals' hands."""
    position = position_of(view)
    lines: Lines = []
    for pile, (title, cards) in enumerate(zip(pile_titles(look, position), position.piles, strict=True)):
        lines.append(heading(f"{title} ({cards_text(look, len(cards))})"))
        order = list(takewhile(lambda card: card != UNKNOWN_NAME, cards))
        if order:
            lines += flowing(
                [Text.assemble((look.text("play-ssp-from-top"), FAINT), " ", tag(look, order[:1]))]
                + [tag(look, [card]) for card in order[1:]],
                look.width - 2,
            )
        else:
            lines.append(Text(look.text("play-ssp-empty"), FAINT))
        rest = None if position.uncertain is UNSET else position.uncertain[pile]
        if len(cards) > len(order) and rest is not None:
            below = look.text("play-ssp-below", count=len(cards) - len(order), missing=rest.missing)
            lines += wrapped(below, look.width - 2, FAINT)
            lines += flowing(tags(look, rest.cards), look.width - 2)
        lines.append(Text())
    for seat in seats.rivals():
        lines.append(heading(look.text("play-ssp-hand-of", name=look.spelled(seats.names[seat]))))
        owned = seat_cards(position, seat)
        known = tags(look, names(owned.hand))
        if owned.unknown:
            plus = "+ " if known else ""
            known.append(Text(plus + look.text("play-ssp-unknown", count=owned.unknown), FAINT))
        lines += flowing(known or [Text(look.text("play-ssp-empty"), FAINT)], look.width - 2)
    return [Text.assemble(" ", line) for line in lines]


# --- Signs and cards -----------------------------------------------------------------------------------------------


def legend(look: Look) -> Lines:
    """Return the signs of the colours, and how many cards there are of each."""
    pieces = []
    cards = Counter(map(colour_of, names(ALL_CARDS)))
    for colour in COLOURS:
        name = look.spelled(colour_name(look.catalogue, GAME_NAME, colour))
        mark = f" {sign(look, colour)} " if look.coloured else f"[{sign(look, colour)}]"
        pieces.append(Text.assemble((mark, SIGNS[colour][2]), f" {name} ", (f"×{cards[colour]}", FAINT)))
    return flowing(pieces, look.width - 2, "   ", 1)


def card_of(text: str) -> str | None:
    """Return the card that a decision names, or None."""
    return next((word for word in text.split() if word in CARD_BY_NAME), None)


def cards_called(look: Look, wish: str) -> list[str]:
    """Return one card of each kind that a person may mean by some words."""
    wanted = plainly(wish)
    if not wanted:
        return []
    found = []
    for card in CARDS:
        called = [
            plainly(card),
            plainly(card_name(look.catalogue, GAME_NAME, card)),
            plainly(look.catalogue.text(f"ssp-kind-{kind(card)}")),
        ]
        if any(name.startswith(wanted) or f" {wanted}" in name for name in called):
            found.append(card)
    return [next(same) for _, same in groupby(found, kind)]


def card_line(look: Look, card: str) -> Text:
    """Return a card's kind as a heading: all cards that there are of it."""
    return tag(look, [name for name in names(ALL_CARDS) if kind(name) == kind(card)])


# --- The ends ------------------------------------------------------------------------------------------------------


def round_over(before: View, after: View) -> bool:
    """Return whether a round ended between two views."""
    return round_is_over(before.record, after.record)


def points_of_round(after: View) -> list[int]:
    """Return what each seat gained in the round that has just ended."""
    return position_of(after).gained


def sheet(look: Look, before: View, after: View, seats: Seats) -> Lines:
    """Return what each seat showed, what it was worth, and what it scored of it."""
    ended = round_ended(before.record, after.record)
    longest = max(len(look.spelled(title)) for title in seats.titles)
    blocks: list[Lines] = []
    for seat in seats.from_me():
        score = scored(before.record, after.record, ended, seat)
        name = f"{look.spelled(seats.titles[seat]):<{longest}}"
        total = look.text("play-ssp-sheet-total", gained=score.points, total=score.total)
        first = Text.assemble((name, "bold"), "  ", (total, "bold" if score.points else FAINT))
        blocks.append([first, *(Text.assemble("   ", row) for row in _score_rows(look, ended, score, seats))])
    airy = sum(len(block) + 1 for block in blocks) + SHEET_MARGIN_ROWS <= look.height
    lines = [line for block in blocks for line in [*block, *([Text()] if airy else [])]]
    return [Text.assemble(" ", line) for line in lines]


def _score_rows(look: Look, ended: RoundEnded, score: Scored, seats: Seats) -> Lines:
    """Return the cards of a seat on the score sheet, where they may be seen, and what was counted of them."""
    if ended.how == "mermaids" and score.seat == ended.seat:
        return [tag(look, names(MERMAIDS))]
    if score.cards is not None and score.revealed:
        return _shown_rows(look, names(set_of(score.cards)), seats, _counted_text(look, ended, score))
    if score.cards is not None and score.seat == seats.me:
        return _shown_rows(look, score.cards, seats)
    return [Text(look.text("play-ssp-not-shown"), FAINT)]


def _shown_rows(look: Look, cards: Sequence[str], seats: Seats, remark: str = "") -> Lines:
    """Return cards, what they are worth, and a remark."""
    owned = SeatCards(hand=set_of(cards), laid=0, unknown=0)
    why = ", ".join(breakdown(look, owned, seats))
    text = look.text("play-ssp-counted" if why else "play-ssp-counted-nothing", points=owned.points, why=why)
    rows = flowing([group_tag(look, group, worth) for group, worth in held_groups(owned, cards)], look.width - 4)
    return rows + wrapped(f"{text} {remark}".strip(), look.width - 4)


def _counted_text(look: Look, ended: RoundEnded, score: Scored) -> str:
    """Return what of a seat's cards was counted after a last chance; after a STOP that needs no words."""
    if ended.how not in ("bet-won", "bet-lost"):
        return ""
    return look.text(f"play-ssp-scores-{score.counted}", bonus=score.bonus)


def headlines(told: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Return how the round ended, and how the game ended; the sheet says the rest."""
    of_round = [sentence for sentence in told if sentence.id in ROUND_END_MESSAGES]
    of_game = [sentence for sentence in told if sentence.id.startswith(GAME_END_PREFIXES)]
    return of_round, of_game
