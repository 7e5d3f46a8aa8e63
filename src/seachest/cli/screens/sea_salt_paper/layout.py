"""The table of Sea Salt & Paper in the terminal: rivals, deck and piles, points, and the own cards."""

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from seachest.cli.screens.sea_salt_paper.cards import (
    MAX_CARD_BOX_WIDTH,
    MIN_CARD_BOX_WIDTH,
    SeatCards,
    box,
    boxes,
    colour_of,
    fans,
    glued,
    group_tag,
    held_groups,
    inner_width,
    pair_tags,
    seat_cards,
    sign,
    tag,
    tags,
)
from seachest.cli.terminal.screen import (
    ALARM,
    FAINT,
    Detail,
    Lines,
    Look,
    Seats,
    beside,
    box_bottom,
    box_top,
    clipped,
    flowing,
    shortened,
    turn_text,
    wrapped,
)
from seachest.messages.stories import say
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_salt_paper.cards import COLOURS, names
from seachest.rules.sea_salt_paper.position import SeaSaltPaperPosition, position_of
from seachest.rules.sea_salt_paper.state import MIN_POINTS_TO_CALL
from seachest.rules.types import Seat
from seachest.table import View

BACK_STYLE = "bold #ffffff on #1f5673"
HIDDEN_HAND_STYLE = "#6f93a8"
DECK_PATTERN = "≈"
MIN_STATUS_WIDTH = 26
ROOMY_STATUS_HEIGHT = 8


def headline(look: Look, view: View, seats: Seats) -> tuple[list[str], str, str | None]:
    """Return title, round and goal; whose turn it is; and whether a last chance is pending."""
    position = position_of(view)
    facts = [
        look.text("ssp-title"),
        look.text("play-round", round=position.round),
        look.text("play-goal", goal=position.options["goal"]),
    ]
    alarm = look.text("play-ssp-last-chance") if _last_chance_is_pending(position) else None
    return facts, turn_text(look, view, seats), alarm


def table(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """Return the table as its player sees it: rivals, piles, points and the own cards."""
    position = position_of(view)
    air = [Text()] if detail == Detail.ROOMY else []
    width -= 1
    stacks = _stack_boxes(look, position)
    room = width - stacks[0].cell_len - 3
    if detail < Detail.TIGHT and room >= MIN_STATUS_WIDTH:
        height = ROOMY_STATUS_HEIGHT if detail == Detail.ROOMY else len(stacks)
        middle = beside(stacks, _status_lines(look, position, seats, room, height), 3)
    else:
        middle = flowing(_stack_tags(look, position), width, "  ") + _status_lines(look, position, seats, width, 3)
    rivals = _rival_lines(look, position, seats, width, detail)
    own = _own_lines(look, position, seats.me, width, detail)
    return [clipped(Text.assemble(" ", line), width + 1) for line in [*rivals, *air, *middle, *air, *own]]


def board(look: Look, view: View, seats: Seats, width: int) -> Lines:
    """Return every seat with its cards and points, then deck and piles, as far as the view knows what lies in them."""
    position = position_of(view)
    lines = _rival_lines(look, position, seats, width - 1, Detail.ROOMY)
    for seat in range(position.players):
        cards = seat_cards(position, seat)
        if not cards.unknown and (cards.hand or cards.laid):
            worth = look.text("play-ssp-worth", points=cards.points)
            why = ", ".join(breakdown(look, cards, seats))
            text = f"{look.spelled(seats.names[seat])} · {worth}" + (f" ({why})" if why else "")
            lines += wrapped(text, width - 1, FAINT, "    ")
    lines += [Text(), *_stack_boxes(look, position)]
    titles = [look.text("play-ssp-deck"), *pile_titles(look, position)]
    for title, stack in zip(titles, [position.deck, *position.piles], strict=True):
        known = [tag(look, [card]) for card in stack if card != UNKNOWN_NAME]
        if len(known) > 1:
            lines += flowing([Text(f"{title}:", "bold"), *known], width - 1, " ", 2)
    return [clipped(Text.assemble(" ", line), width) for line in lines]


def _last_chance_is_pending(position: SeaSaltPaperPosition) -> bool:
    """Return whether the others take their last turns, because somebody has called LAST CHANCE."""
    return bool(position.pending) and position.call == "last-chance"


def cards_text(look: Look, number: int) -> str:
    """Return a number of cards in words."""
    return look.text("play-cards", count=number)


def _points_text(look: Look, number: int) -> str:
    """Return a number of points in words."""
    return look.text("play-points", points=number)


def _labelled(look: Look, message: str, pieces: Sequence[Text], style: str = FAINT) -> list[Text]:
    """Return pieces, the first of them after a word that says what they are; none if there are none."""
    if not pieces:
        return []
    return [Text.assemble((look.text(message), style), " ", pieces[0]), *pieces[1:]]


# --- Rivals --------------------------------------------------------------------------------------------------------


def _rival_lines(look: Look, position: SeaSaltPaperPosition, seats: Seats, width: int, detail: Detail) -> Lines:
    """Return the others: name, total, hand with what is known of it, laid duos."""
    rivals = seats.rivals()
    longest = max(len(look.spelled(seats.titles[seat])) for seat in rivals)
    totals = max(len(_points_text(look, position.totals[seat])) for seat in rivals)
    lines: Lines = []
    for seat in rivals:
        moving = seat in position.pending
        name = f"{'▸' if moving else ' '} {look.spelled(seats.titles[seat]):<{longest}}"
        total = f"{_points_text(look, position.totals[seat]):>{totals}}"
        start = Text.assemble((name, "bold" if moving else ""), "  ", (total, "bold"), "  ")
        start.append(cards_text(look, len(position.hands[seat])))
        rows = flowing([start, *_hand_pieces(look, position, seat)], width)
        rows = rows[:1] + [Text.assemble("    ", row) for row in rows[1:]]
        laid = _labelled(look, "play-ssp-laid", pair_tags(look, position, seat))
        if laid and rows[-1].cell_len + sum(piece.cell_len + 1 for piece in laid) < width:
            rows[-1] = Text(" ").join([rows[-1], Text(), *laid])
        else:
            rows += flowing(laid, width, " ", 4)
        lines += rows if detail < Detail.TIGHT else rows[:1]
    return lines


def _hand_pieces(look: Look, position: SeaSaltPaperPosition, seat: Seat) -> list[Text]:
    """Return what is known of a rival's hand, and backs for the rest; a revealed hand with its points."""
    cards = seat_cards(position, seat)
    pieces = [Text("▮" * cards.unknown, HIDDEN_HAND_STYLE)] if cards.unknown else []
    pieces += tags(look, names(cards.hand))
    if seat in position.safe:
        points = _points_text(look, cards.points)
        called = seat == position.caller
        message = "play-ssp-called" if called else "play-ssp-revealed"
        pieces.insert(0, Text(look.text(message, points=points), ALARM if called else "bold"))
    return pieces


# --- Deck and piles ------------------------------------------------------------------------------------------------


def pile_titles(look: Look, position: SeaSaltPaperPosition) -> list[str]:
    """Return what the piles are called."""
    return [look.text("play-ssp-pile", pile=number) for number in range(1, len(position.piles) + 1)]


def _stack_boxes(look: Look, position: SeaSaltPaperPosition) -> Lines:
    """Return deck and piles as boxes."""
    deck, left = look.text("play-ssp-deck"), cards_text(look, len(position.deck))
    titles = pile_titles(look, position)
    sizes = [cards_text(look, len(pile)) for pile in position.piles]
    deck_inner, inner = (max(len(text) + 3 for text in texts) for texts in ((deck, left), (*titles, *sizes)))
    back = DECK_PATTERN * deck_inner if position.deck else f"{look.text('play-ssp-empty'):^{deck_inner}}"
    rows = (box_top(deck, deck_inner), f"│{back}│", f"│{back}│", box_bottom(left, deck_inner))
    blocks = [[Text(row, BACK_STYLE) for row in rows]]
    for pile, title, size in zip(position.piles, titles, sizes, strict=True):
        if pile:
            blocks.append(box(look, pile[0], max(inner, inner_width(look, pile[0])), size, title))
        else:
            empty = f"│{look.text('play-ssp-empty'):^{inner}}│"
            rows = (box_top(title, inner), empty, f"│{' ' * inner}│", box_bottom("", inner))
            blocks.append([Text(row, FAINT) for row in rows])
    return glued(blocks, " ")


def _stack_tags(look: Look, position: SeaSaltPaperPosition) -> list[Text]:
    """Return deck and piles in a few words."""
    pieces = [Text(f"{look.text('play-ssp-deck')} ({len(position.deck)})")]
    for pile, title in zip(position.piles, pile_titles(look, position), strict=True):
        content = tag(look, pile[:1]) if pile else Text(look.text("play-ssp-empty"), FAINT)
        pieces.append(Text.assemble(f"{title} ({len(pile)}) ", content))
    return pieces


# --- The player's points -------------------------------------------------------------------------------------------


def _most_frequent(cards: SeatCards) -> list[str]:
    """Return the colours that a seat has most of."""
    have = Counter(map(colour_of, names(cards.hand) + names(cards.laid)))
    return [colour for colour in COLOURS if have and have[colour] == max(have.values())]


def breakdown(look: Look, cards: SeatCards, seats: Seats) -> list[str]:
    """Return what makes up the points of cards, piece by piece."""
    parts = cards.breakdown()
    return [f"{look.spelled(say(look.catalogue, what, seats.names, seats.me))} +{points}" for what, points in parts]


def _status_lines(look: Look, position: SeaSaltPaperPosition, seats: Seats, width: int, height: int) -> Lines:
    """Return the own points: total, what the cards are worth and why, the colour bonus, and whether to call."""
    cards = seat_cards(position, seats.me)
    total = look.text("play-ssp-total", points=position.totals[seats.me], goal=position.options["goal"])
    signs = "".join(f" {sign(look, colour)}" for colour in _most_frequent(cards))
    bonus = look.text("play-ssp-bonus", bonus=cards.bonus) + signs
    worth = look.text("play-ssp-worth", points=cards.points)
    lines = [Text(total, "bold"), *flowing([Text(worth, "bold"), Text(bonus)], width, " · ")]
    hint = _hint_line(look, position, seats.me, cards.points)
    parts = breakdown(look, cards, seats)
    called = position.call == "last-chance"
    room = height - len(lines) - (1 if called else 0)
    if len(parts) + 1 <= room:
        why = [Text(part, FAINT) for part in parts]
    else:
        why = wrapped(", ".join(parts), width, FAINT)
    if len(why) > room:
        last = shortened(f"{why[room - 1].plain} {why[room].plain}", width) if room > 0 else ""
        why = [*why[: room - 1], Text(last, FAINT)] if room > 0 else []
    if called or len(lines) + len(why) < height:
        why.append(hint)
    return [clipped(line, width) for line in [*lines, *why]]


def _hint_line(look: Look, position: SeaSaltPaperPosition, me: Seat, points: int) -> Text:
    """Return what the points allow: a call now, or how many points are missing for it."""
    if position.call == "last-chance" and me in position.pending:
        return Text(f" {look.text('play-ssp-last-turn')} ", ALARM)
    if position.call == "last-chance" or not position.pending:
        return Text()
    if points >= MIN_POINTS_TO_CALL:
        return Text(look.text("play-ssp-may-call"), "bold")
    return Text(look.text("play-ssp-may-not-call", missing=MIN_POINTS_TO_CALL - points), FAINT)


# --- The player's cards --------------------------------------------------------------------------------------------


def _own_lines(look: Look, position: SeaSaltPaperPosition, me: Seat, width: int, detail: Detail) -> Lines:
    """Return the own cards: just drawn, laid, and in hand."""
    pieces = [Text.assemble((look.text("play-ssp-hand"), "bold"), f" ({len(position.hands[me])})")]
    laid = pair_tags(look, position, me)
    if position.turn == me:
        drawn = [tag(look, [card]) for card in position.drawn or ()]
        message = "play-ssp-drawn" if position.phase == "keep" else "play-ssp-discarding"
        pieces += _labelled(look, message, drawn, "bold")
        if position.first is not None:
            laid.append(Text.assemble(tag(look, [position.first]), (" + ?", "bold")))
    pieces += _labelled(look, "play-ssp-laid", laid)
    return flowing(pieces, width, "  ") + _hand_lines(look, seat_cards(position, me), width, detail)


def _hand_lines(look: Look, cards: SeatCards, width: int, detail: Detail) -> Lines:
    """Return the own hand, as large as there is room for."""
    if not cards.hand:
        return [Text(look.text("play-ssp-hand-empty"), FAINT)]
    held = held_groups(cards, names(cards.hand))
    drawn = None
    if detail <= Detail.BOXES:
        drawn = boxes(look, held, width, 1) or boxes(look, held, width, 2)
    elif detail == Detail.FANS:
        for widest in range(MAX_CARD_BOX_WIDTH, MIN_CARD_BOX_WIDTH, -1):
            drawn = drawn or boxes(look, held, width, 1, widest) or fans(look, held, width, widest)
    if drawn is None:
        drawn = flowing([group_tag(look, group, points) for group, points in held], width)
    return drawn
