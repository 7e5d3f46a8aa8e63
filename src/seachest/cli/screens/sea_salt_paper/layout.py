"""Sea Salt & Paper in the terminal: its cards as boxes, fans and tags, its table, and its score sheet."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

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
    heading,
    plainly,
    shortened,
    turn_text,
    wrapped,
)
from seachest.messages.stories import Sentence, card_name, colour_name, points_breakdown, say
from seachest.notation.record import Move
from seachest.rules.sea_salt_paper.cards import ALL_CARDS, CARD_BY_NAME, CARDS, COLOURS, KINDS, MERMAIDS, names
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import KEEP, LAST_CHANCE, MIN_POINTS_TO_CALL, NO_CALL, PILES, WITH, State
from seachest.table import View

GAME = "sea-salt-paper"

SIGNS = {
    "dark-blue": ("◆", "B", "bold #ffffff on #1a3fa8"),
    "light-blue": ("◇", "b", "bold #101820 on #8fd3f4"),
    "black": ("■", "K", "bold #ffffff on #303030"),
    "yellow": ("★", "Y", "bold #101820 on #f2d13c"),
    "green": ("▲", "G", "bold #101820 on #6cbf62"),
    "grey": ("▒", "g", "bold #101820 on #a8adb2"),
    "purple": ("▼", "P", "bold #ffffff on #8a2fa8"),
    "white": ("□", "W", "bold #101820 on #f5f2e9"),
    "light-orange": ("○", "o", "bold #101820 on #f9c490"),
    "pink": ("▽", "p", "bold #101820 on #ff8fc0"),
    "orange": ("●", "O", "bold #101820 on #f57c1f"),
}
"""For each colour its sign, its letter where there is no Unicode, and its look. A light colour is the hollow sign of
its dark sister, so one learns six shapes and not eleven."""

PAIRED = ("crab", "boat", "fish")
DUO_KINDS = (*PAIRED, "swimmer", "shark")
BACK = "bold #ffffff on #1f5673"
FRAME = "#6f93a8"
SEA = "≈"
NARROWEST_BOX, WIDEST_BOX = 7, 14
NARROWEST_STATUS, ROOMY_STATUS, SHEET_MARGIN = 26, 8, 6


# --- Cards ---------------------------------------------------------------------------------------------------------


def kind_of(card: str) -> str:
    """crab, of crab.dark-blue."""
    return card.partition(".")[0]


def colour_of(card: str) -> str:
    """dark-blue, of crab.dark-blue."""
    return card.partition(".")[2]


def kind_name(look: Look, kind: str) -> str:
    """A kind in a word or two."""
    return look.spelled(look.catalogue.text(f"ssp-kind-{kind}"))


def sign(look: Look, colour: str) -> str:
    """The sign of a colour."""
    return SIGNS[colour][1 if look.ascii_only else 0]


def style(card: str) -> str:
    """The look of a card."""
    return SIGNS[colour_of(card)][2]


def tag(look: Look, cards: Sequence[str], points: int = 0) -> Text:
    """Cards of one kind in a word: each sign in its colour, then the name, and what they are worth."""
    worth = f" +{points}" if points else ""
    text = Text()
    for i, card in enumerate(cards):
        text.append(("" if i else " " if look.coloured else "[") + sign(look, colour_of(card)), style(card))
    text.append(f" {kind_name(look, kind_of(cards[-1]))}{worth}" + (" " if look.coloured else "]"), style(cards[-1]))
    return text


def tags(look: Look, cards: Sequence[str]) -> list[Text]:
    """Cards as tags, those of one kind together."""
    return [tag(look, list(same)) for _, same in groupby(cards, kind_of)]


def pair_tags(look: Look, view: View, seat: int) -> list[Text]:
    """The duos that a seat has laid, in the order played."""
    v = view.record
    pairs = [[CARDS[v.pair_first[i]], CARDS[v.pair_second[i]]] for i in range(v.pairs) if v.pair_seat[i] == seat]
    return [group_tag(look, pair, 1) for pair in pairs]


def group_tag(look: Look, group: Sequence[str], points: int = 0) -> Text:
    """Cards that count together; a swimmer with a shark are two tags in one."""
    kinds = [list(same) for _, same in groupby(group, kind_of)]
    return Text().join([tag(look, same, points if same is kinds[-1] else 0) for same in kinds])


def box(look: Look, card: str, inner: int, foot: str = "", title: str = "") -> Lines:
    """A card as a small box: its sign and kind, its colour, and something written on its frame."""
    name = f"{sign(look, colour_of(card))} {kind_name(look, kind_of(card))}"
    colour = look.spelled(colour_name(look.catalogue, GAME, colour_of(card)))
    middle = [f"│{shortened(text, inner):<{inner}}│" for text in (name, colour)]
    rows = [box_top(title, inner), *middle, box_bottom(foot, inner)]
    return [Text(row, style(card)) for row in rows]


def inner_width(look: Look, card: str) -> int:
    """How wide a box must be inside."""
    name = kind_name(look, kind_of(card))
    colour = look.spelled(colour_name(look.catalogue, GAME, colour_of(card)))
    return max(NARROWEST_BOX, min(WIDEST_BOX, max(len(name) + 2, len(colour))))


def glued(blocks: Sequence[Lines], gap: str = "") -> Lines:
    """Blocks of the same height in a row."""
    return [Text(gap).join(rows) for rows in zip(*blocks, strict=True)]


Held = tuple[list[str], int]
"""Cards that count together, and their points."""

# --- A hand --------------------------------------------------------------------------------------------------------


def groups(cards: Sequence[str]) -> list[list[str]]:
    """Cards in the order of the card table, those that count together in one group: pairs, and whole collections."""
    kinds = {kind.name: [card for card in cards if kind_of(card) == kind.name] for kind in KINDS}
    found: list[list[str]] = []
    for kind, same in kinds.items():
        if kind in PAIRED:
            found += [same[i : i + 2] for i in range(0, len(same), 2)]
        elif kind == "swimmer":
            sharks = kinds["shark"]
            both = min(len(same), len(sharks))
            found += [list(pair) for pair in zip(same, sharks, strict=False)]
            found += [[card] for card in same[both:] + sharks[both:]]
        elif same and kind != "shark":
            found.append(same)
    return found


def held_groups(view: View, seat: int, cards: Sequence[str]) -> list[Held]:
    """Cards of a seat in groups, each with what it is worth there."""
    worth = points_breakdown(view, seat)

    def points(group: list[str]) -> int:
        kind = kind_of(group[0])
        if kind in DUO_KINDS:
            return len(group) // 2
        return sum(value for what, value in worth if what.id.removeprefix("ssp-worth-").startswith(kind))

    return [(group, points(group)) for group in groups(cards)]


def boxes(look: Look, held: Sequence[Held], width: int, rows: int, widest: int = WIDEST_BOX) -> Lines | None:
    """Groups of cards as boxes, in at most so many rows; None where that is too little."""
    needed = {card: min(inner_width(look, card), widest) for group, _ in held for card in group}
    for narrowest in (max(needed.values()), 0):
        lines: list[list[Lines]] = [[]]
        used = 0
        for group, points in held:
            widths = [max(narrowest, needed[card]) for card in group]
            feet = [""] * (len(group) - 1) + [f"+{points}" if points else ""]
            block = glued([box(look, *made) for made in zip(group, widths, feet, strict=True)])
            if used and used + 1 + block[0].cell_len > width:
                lines.append([])
                used = 0
            lines[-1].append(block)
            used += block[0].cell_len + 1
        drawn = [line for row in lines for line in glued(row, " ")]
        if len(lines) <= rows and max(line.cell_len for line in drawn) <= width:
            return drawn
    return None


def fans(look: Look, held: Sequence[Held], width: int, widest: int = WIDEST_BOX) -> Lines | None:
    """Groups of cards as fans, of which only the last card is seen whole; None where they are too wide."""
    blocks = []
    for group, points in held:
        inner = min(inner_width(look, group[-1]), widest)
        last = box(look, group[-1], inner, f"+{points}" if points else "")
        covered = [
            [Text(row, style(card)) for row in ("╭──", f"│{sign(look, colour_of(card))} ", "│  ", "╰──")]
            for card in group[:-1]
        ]
        blocks.append(glued([*covered, last]))
    drawn = glued(blocks, " ")
    return drawn if drawn[0].cell_len <= width else None


def hand_lines(look: Look, view: View, width: int, detail: Detail) -> Lines:
    """The own hand, as large as there is room for."""
    v = view.record
    if not v.hand[view.seat]:
        return [Text(look.text("play-ssp-hand-empty"), FAINT)]
    held = held_groups(view, view.seat, names(v.hand[view.seat]))
    drawn = None
    if detail <= Detail.BOXES:
        drawn = boxes(look, held, width, 1) or boxes(look, held, width, 2)
    elif detail == Detail.FANS:
        for widest in range(WIDEST_BOX, NARROWEST_BOX, -1):
            drawn = drawn or boxes(look, held, width, 1, widest) or fans(look, held, width, widest)
    if drawn is None:
        drawn = flowing([group_tag(look, group, points) for group, points in held], width)
    return drawn


# --- The table -----------------------------------------------------------------------------------------------------


def cards_text(look: Look, number: int) -> str:
    """So many cards."""
    return look.text("play-cards", count=int(number))


def points_text(look: Look, number: int) -> str:
    """So many points."""
    return look.text("play-points", points=int(number))


def headline(look: Look, view: View, seats: Seats) -> tuple[list[str], str, str | None]:
    """Title, round and goal; whose turn it is; a last chance."""
    v = view.record
    facts = [
        look.text("ssp-title"),
        look.text("play-round", round=int(v.round_number)),
        look.text("play-goal", goal=int(v.goal)),
    ]
    last_chance = view.pending() and v.call == LAST_CHANCE
    return facts, turn_text(look, view, seats), look.text("play-ssp-last-chance") if last_chance else None


def table(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """Rivals, piles, points and the own cards."""
    air = [Text()] if detail == Detail.ROOMY else []
    width -= 1
    stacks = stack_boxes(look, view)
    room = width - stacks[0].cell_len - 3
    if detail < Detail.TIGHT and room >= NARROWEST_STATUS:
        height = ROOMY_STATUS if detail == Detail.ROOMY else len(stacks)
        middle = beside(stacks, status_lines(look, view, seats, room, height), 3)
    else:
        middle = flowing(stack_tags(look, view), width, "  ") + status_lines(look, view, seats, width, 3)
    lines = [*rival_lines(look, view, seats, width, detail), *air, *middle, *air, *own_lines(look, view, width, detail)]
    return [clipped(Text.assemble(" ", line), width + 1) for line in lines]


def board(look: Look, view: View, seats: Seats, width: int) -> Lines:
    """Every seat with its cards and points, then deck and piles, with what lies in them as far as the view knows."""
    v = view.record
    lines = rival_lines(look, view, seats, width - 1, Detail.ROOMY)
    for seat in range(v.players):
        if not unknown_cards(v, seat) and v.hand_size[seat] + v.laid[seat]:
            worth = look.text("play-ssp-worth", points=card_points(v.hand[seat], v.laid[seat]))
            why = ", ".join(breakdown(look, view, seats, seat))
            text = f"{look.spelled(seats.names[seat])}: {worth}" + (f" ({why})" if why else "")
            lines += wrapped(text, width - 1, FAINT, "    ")
    lines += [Text(), *stack_boxes(look, view)]
    stacks = [[v.deck[v.deck_size - 1 - i] for i in range(v.deck_size)]]
    stacks += [[v.pile[pile, v.pile_size[pile] - 1 - i] for i in range(v.pile_size[pile])] for pile in range(PILES)]
    titles = [look.text("play-ssp-deck"), *(look.text("play-ssp-pile", pile=pile + 1) for pile in range(PILES))]
    for title, stack in zip(titles, stacks, strict=True):
        known = [tag(look, [CARDS[card]]) for card in stack if card >= 0]
        if len(known) > 1:
            lines += flowing([Text(f"{title}:", "bold"), *known], width - 1, " ", 2)
    return [clipped(Text.assemble(" ", line), width) for line in lines]


def rival_lines(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """The others: name, total, hand with what is known of it, laid duos."""
    v = view.record
    rivals = seats.rivals()
    longest = max(len(look.spelled(seats.titles[seat])) for seat in rivals)
    totals = max(len(points_text(look, v.totals[seat])) for seat in rivals)
    lines: Lines = []
    for seat in rivals:
        moving = seat in view.pending()
        name = f"{'▸' if moving else ' '} {look.spelled(seats.titles[seat]):<{longest}}"
        total = f"{points_text(look, v.totals[seat]):>{totals}}"
        start = Text.assemble((name, "bold" if moving else ""), "  ", (total, "bold"), "  ")
        start.append(cards_text(look, v.hand_size[seat]))
        rows = flowing([start, *hand_pieces(look, view, seat)], width)
        rows = rows[:1] + [Text.assemble("    ", row) for row in rows[1:]]
        laid = labelled(look, "play-ssp-laid", pair_tags(look, view, seat))
        if laid and rows[-1].cell_len + sum(piece.cell_len + 1 for piece in laid) < width:
            rows[-1] = Text(" ").join([rows[-1], Text(), *laid])
        else:
            rows += flowing(laid, width, " ", 4)
        lines += rows if detail < Detail.TIGHT else rows[:1]
    return lines


def labelled(look: Look, message: str, pieces: Sequence[Text], style: str = FAINT) -> list[Text]:
    """Pieces, the first of them after a word that tells what they are; none where there are none."""
    if not pieces:
        return []
    return [Text.assemble((look.text(message), style), " ", pieces[0]), *pieces[1:]]


def unknown_cards(v: State, seat: int) -> int:
    """How many cards of a hand are not known."""
    return int(v.hand_size[seat]) - len(names(v.hand[seat]))


def hand_pieces(look: Look, view: View, seat: int) -> list[Text]:
    """What is known of a rival's hand, and backs for the rest; a revealed hand with its points."""
    v = view.record
    unknown = unknown_cards(v, seat)
    pieces = [Text("▮" * unknown, FRAME)] if unknown else []
    pieces += tags(look, names(v.hand[seat]))
    if v.safe >> seat & 1:
        points = points_text(look, card_points(v.hand[seat], v.laid[seat]))
        message = "play-ssp-called" if seat == v.caller else "play-ssp-revealed"
        pieces.insert(0, Text(look.text(message, points=points), ALARM if seat == v.caller else "bold"))
    return pieces


def top_card(view: View, pile: int) -> str | None:
    """The card on top of a pile."""
    size = view.record.pile_size[pile]
    return CARDS[view.record.pile[pile, size - 1]] if size else None


def stack_boxes(look: Look, view: View) -> Lines:
    """Deck and piles as boxes."""
    v = view.record
    deck, left = look.text("play-ssp-deck"), cards_text(look, v.deck_size)
    titles = [look.text("play-ssp-pile", pile=pile + 1) for pile in range(PILES)]
    sizes = [cards_text(look, v.pile_size[pile]) for pile in range(PILES)]
    inner = max(len(text) + 3 for text in (deck, left, *titles, *sizes))
    back = SEA * inner if v.deck_size else f"{look.text('play-ssp-empty'):^{inner}}"
    blocks = [[Text(row, BACK) for row in (box_top(deck, inner), f"│{back}│", f"│{back}│", box_bottom(left, inner))]]
    for pile in range(PILES):
        card = top_card(view, pile)
        if card:
            blocks.append(box(look, card, max(inner, inner_width(look, card)), sizes[pile], titles[pile]))
        else:
            empty = f"│{look.text('play-ssp-empty'):^{inner}}│"
            rows = (box_top(titles[pile], inner), empty, f"│{' ' * inner}│", box_bottom("", inner))
            blocks.append([Text(row, FAINT) for row in rows])
    return glued(blocks, " ")


def stack_tags(look: Look, view: View) -> list[Text]:
    """Deck and piles in a few words."""
    v = view.record
    pieces = [Text(f"{look.text('play-ssp-deck')}: {int(v.deck_size)}")]
    for pile in range(PILES):
        card = top_card(view, pile)
        content = tag(look, [card]) if card else Text(look.text("play-ssp-empty"), FAINT)
        pieces.append(
            Text.assemble(f"{look.text('play-ssp-pile', pile=pile + 1)} ({int(v.pile_size[pile])}): ", content)
        )
    return pieces


def most_frequent(v: State, seat: int) -> list[str]:
    """The colours that a seat has most of."""
    have = Counter(map(colour_of, names(v.hand[seat]) + names(v.laid[seat])))
    return [colour for colour in COLOURS if have and have[colour] == max(have.values())]


def breakdown(look: Look, view: View, seats: Seats, seat: int) -> list[str]:
    """What makes up the points of a seat's cards, piece by piece."""
    parts = points_breakdown(view, seat)
    return [f"{look.spelled(say(look.catalogue, what, seats.names, seats.me))} +{points}" for what, points in parts]


def status_lines(look: Look, view: View, seats: Seats, width: int, height: int) -> Lines:
    """The own points: total, what the cards are worth and why, the colour bonus, and whether one may call."""
    v, me = view.record, view.seat
    points = int(card_points(v.hand[me], v.laid[me]))
    total = look.text("play-ssp-total", points=int(v.totals[me]), goal=int(v.goal))
    signs = "".join(f" {sign(look, colour)}" for colour in most_frequent(v, me))
    bonus = look.text("play-ssp-bonus", bonus=int(colour_bonus(v.hand[me], v.laid[me]))) + signs
    worth = look.text("play-ssp-worth", points=points)
    lines = [Text(total, "bold"), *flowing([Text(worth, "bold"), Text(bonus)], width, " · ")]
    hint = hint_line(look, view, points)
    parts = breakdown(look, view, seats, me)
    room = height - len(lines) - (1 if v.call == LAST_CHANCE else 0)
    if len(parts) + 1 <= room:
        why = [Text(part, FAINT) for part in parts]
    else:
        why = wrapped(", ".join(parts), width, FAINT)
    if len(why) > room:
        last = shortened(f"{why[room - 1].plain} {why[room].plain}", width) if room > 0 else ""
        why = [*why[: room - 1], Text(last, FAINT)] if room > 0 else []
    if v.call == LAST_CHANCE or len(lines) + len(why) < height:
        why.append(hint)
    return [clipped(line, width) for line in [*lines, *why]]


def hint_line(look: Look, view: View, points: int) -> Text:
    """What the points allow."""
    if view.record.call == LAST_CHANCE and view.seat in view.pending():
        return Text(f" {look.text('play-ssp-last-turn')} ", ALARM)
    if view.record.call == LAST_CHANCE or not view.pending():
        return Text()
    if points >= MIN_POINTS_TO_CALL:
        return Text(look.text("play-ssp-may-call"), "bold")
    return Text(look.text("play-ssp-may-not-call", missing=MIN_POINTS_TO_CALL - points), FAINT)


def own_lines(look: Look, view: View, width: int, detail: Detail) -> Lines:
    """The own cards: just drawn, laid, and in hand."""
    v, me = view.record, view.seat
    pieces = [Text.assemble((look.text("play-ssp-hand"), "bold"), f" ({int(v.hand_size[me])})")]
    laid = pair_tags(look, view, me)
    if v.turn == me:
        drawn = [tag(look, [CARDS[v.drawn[i]]]) for i in range(2) if v.drawn[i] >= 0]
        pieces += labelled(look, "play-ssp-drawn" if v.phase == KEEP else "play-ssp-discarding", drawn, "bold")
        if v.phase == WITH:
            laid.append(Text.assemble(tag(look, [CARDS[v.first]]), (" + ?", "bold")))
    pieces += labelled(look, "play-ssp-laid", laid)
    return flowing(pieces, width, "  ") + hand_lines(look, view, width, detail)


# --- Pages ---------------------------------------------------------------------------------------------------------


def moments(look: Look, before: View, observed: Sequence[Move], after: View) -> list[tuple[str, View]]:
    """Nothing is seen only for a moment."""
    return []


def invites_words(view: View) -> bool:
    """Nobody speaks out of turn."""
    return False


def memory(look: Look, view: View, seats: Seats) -> Lines:
    """What the player remembers of the piles and of the rivals' hands."""
    v, row = view.record, view.seat + 1
    lines: Lines = []
    for pile in range(PILES):
        size, known = int(v.pile_size[pile]), int(v.pile_known[row, pile])
        title = look.text("play-ssp-pile", pile=pile + 1)
        lines.append(heading(f"{title} ({cards_text(look, size)})"))
        order = [CARDS[v.pile[pile, size - 1 - i]] for i in range(known)]
        if order:
            lines += flowing(
                [Text.assemble((look.text("play-ssp-from-top"), FAINT), " ", tag(look, order[:1]))]
                + [tag(look, [card]) for card in order[1:]],
                look.width - 2,
            )
        else:
            lines.append(Text(look.text("play-ssp-empty"), FAINT))
        rest, missing = names(v.pile_rest[row, pile]), int(v.pile_missing[row, pile])
        if size > known:
            lines += wrapped(look.text("play-ssp-below", count=size - known, missing=missing), look.width - 2, FAINT)
            lines += flowing(tags(look, rest), look.width - 2)
        lines.append(Text())
    for seat in seats.rivals():
        lines.append(heading(look.text("play-ssp-hand-of", name=look.spelled(seats.names[seat]))))
        unknown = unknown_cards(v, seat)
        known_tags = tags(look, names(v.hand[seat]))
        if unknown:
            plus = "+ " if known_tags else ""
            known_tags.append(Text(plus + look.text("play-ssp-unknown", count=unknown), FAINT))
        lines += flowing(known_tags or [Text(look.text("play-ssp-empty"), FAINT)], look.width - 2)
    return [Text.assemble(" ", line) for line in lines]


def legend(look: Look) -> Lines:
    """The signs of the colours, and how many cards there are of each."""
    pieces = []
    cards = Counter(map(colour_of, names(ALL_CARDS)))
    for colour in COLOURS:
        name = look.spelled(colour_name(look.catalogue, GAME, colour))
        mark = f" {sign(look, colour)} " if look.coloured else f"[{sign(look, colour)}]"
        pieces.append(Text.assemble((mark, SIGNS[colour][2]), f" {name} ", (f"×{cards[colour]}", FAINT)))
    return flowing(pieces, look.width - 2, "   ", 1)


def card_of(text: str) -> str | None:
    """The card that a decision names."""
    return next((word for word in text.split() if word in CARD_BY_NAME), None)


def cards_called(look: Look, wish: str) -> list[str]:
    """One card of each kind that a person may mean."""
    wanted = plainly(wish)
    if not wanted:
        return []
    found = []
    for card in CARDS:
        kind = kind_of(card)
        called = [
            plainly(card),
            plainly(card_name(look.catalogue, GAME, card)),
            plainly(look.catalogue.text(f"ssp-kind-{kind}")),
        ]
        if any(name.startswith(wanted) or f" {wanted}" in name for name in called):
            found.append(card)
    return [next(same) for _, same in groupby(found, kind_of)]


def card_line(look: Look, card: str) -> Text:
    """All cards of a kind: what there is of it in the game."""
    kind = kind_of(card)
    return tag(look, [name for name in names(ALL_CARDS) if kind_of(name) == kind])


# --- The ends ------------------------------------------------------------------------------------------------------


def round_over(before: View, after: View) -> bool:
    """Whether a round ended between the two views."""
    return bool(before.record.round_number != after.record.round_number) or not after.pending()


def points_of_round(after: View) -> list[int]:
    """What each seat gained."""
    return [int(after.record.gained[seat]) for seat in range(after.record.players)]


def revealed_view(after: View) -> View:
    """A view in which everyone holds what they have just revealed, to count it."""
    record = after.game.new_state()
    record.players = after.record.players
    for seat in range(record.players):
        record.hand[seat] = after.record.shown[seat]
    return View(after.game, after.seat, record, after.options)


def sheet(look: Look, before: View, after: View, seats: Seats) -> Lines:
    """What each seat showed, what it was worth, and what it scored of it."""
    v = after.record
    gained = points_of_round(after)
    longest = max(len(look.spelled(title)) for title in seats.titles)
    blocks: list[Lines] = []
    for seat in seats.from_me():
        name = f"{look.spelled(seats.titles[seat]):<{longest}}"
        total = look.text("play-ssp-sheet-total", gained=gained[seat], total=int(v.totals[seat]))
        if v.laid[seat] & MERMAIDS == MERMAIDS:
            rows = [tag(look, names(MERMAIDS))]
        elif v.shown[seat] or any(gained):
            rows = shown_rows(look, revealed_view(after), seats, seat, counted(look, before, after, seat))
        elif seat == seats.me:
            rows = shown_rows(look, before, seats, seat)
        else:
            rows = [Text(look.text("play-ssp-not-shown"), FAINT)]
        first = Text.assemble((name, "bold"), "  ", (total, "bold" if gained[seat] else FAINT))
        blocks.append([first, *(Text.assemble("   ", row) for row in rows)])
    airy = sum(len(block) + 1 for block in blocks) + SHEET_MARGIN <= look.height
    lines = [line for block in blocks for line in [*block, *([Text()] if airy else [])]]
    return [Text.assemble(" ", line) for line in lines]


def shown_rows(look: Look, view: View, seats: Seats, seat: int, remark: str = "") -> Lines:
    """The cards of a seat, what they are worth, and a remark."""
    hand, laid = view.record.hand[seat], view.record.laid[seat]
    held = held_groups(view, seat, names(hand) + names(laid))
    why = ", ".join(breakdown(look, view, seats, seat))
    points = int(card_points(hand, laid))
    text = look.text("play-ssp-counted" if why else "play-ssp-counted-nothing", points=points, why=why)
    rows = flowing([group_tag(look, group, worth) for group, worth in held], look.width - 4)
    return rows + wrapped(f"{text} {remark}".strip(), look.width - 4)


def counted(look: Look, before: View, after: View, seat: int) -> str:
    """What of it all was counted after a last chance; nothing is to be said after a STOP."""
    shown, gained, caller = after.record.shown, after.record.gained, int(before.record.caller)
    if before.record.call == NO_CALL or not any(points_of_round(after)):
        return ""
    won = gained[caller] > colour_bonus(shown[caller], 0)
    which = "bonus" if (seat == caller) != won else "both" if won else "cards"
    return look.text(f"play-ssp-scores-{which}", bonus=int(colour_bonus(shown[seat], 0)))


ROUND_ENDS = ("ssp-calls-stop", "ssp-bet-won", "ssp-bet-lost", "ssp-void")
GAME_ENDS = ("ssp-wins", "ssp-over")


def headlines(told: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """How the round ended, and how the game ended; the sheet tells the rest."""
    of_round = [sentence for sentence in told if sentence.id in ROUND_ENDS]
    of_game = [sentence for sentence in told if sentence.id.startswith(GAME_ENDS)]
    return of_round, of_game
