"""The cards of Sea or Shore in the terminal.

An island is drawn as in the box: its number on the shore above, its colour in the sea below. A covered half is hatched;
where the owner of the view knows what is under the cover, it stands in the hatching.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.terminal.screen import FAINT, Lines, Look
from seachest.messages.stories import colour_name
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_or_shore.cards import COLOURS, ColourName
from seachest.rules.sea_or_shore.state import HalfName

GAME_NAME = "sea-or-shore"

COLOUR_SIGNS: dict[str, tuple[str, str, str]] = {
    "red": ("▲", "R", "bold #ffffff on #b8322a"),
    "blue": ("●", "B", "bold #ffffff on #1f5fbf"),
    "green": ("♣", "G", "bold #101820 on #62bf66"),
    "purple": ("◆", "P", "bold #ffffff on #7d35a8"),
}
"""For each colour its sign, its letter if there is no Unicode, and its style."""

COVER_SIGN, START_SIGN, WINNER_SIGN = ("▒", "#"), ("⚑", "@"), ("★", "*")
"""Other signs, each with what is written for it if there is no Unicode."""

SHORE_STYLE = "bold #3a2c12 on #ecd8a0"
COVER_STYLE = "#f0f0f0 on #4d5358"
WINNER_STYLE = "bold #101820 on #f6d743"
WAVE = "≈"

HAND_CARD_WIDTH, NARROW_HAND_CARD_WIDTH = 3, 2
"""How wide an island of a hand is inside its frame, and if there is little room."""


# --- Signs -----------------------------------------------------------------------------------------------------------


def drawn(look: Look, mark: tuple[str, str]) -> str:
    """Return a sign as the terminal can write it."""
    return mark[1 if look.ascii_only else 0]


def sign(look: Look, colour: str) -> str:
    """Return the sign of a colour."""
    return COLOUR_SIGNS[colour][1 if look.ascii_only else 0]


def style(colour: str) -> str:
    """Return the style of a colour."""
    return COLOUR_SIGNS[colour][2]


def signs(look: Look, colours: Iterable[str]) -> str:
    """Return the signs of several colours."""
    return "".join(sign(look, colour) for colour in colours)


def colour_mark(look: Look, colour: str) -> Text:
    """Return the sign of a colour on its own ground."""
    return Text(f" {sign(look, colour)} " if look.coloured else sign(look, colour), style(colour))


def colour_word(look: Look, colour: str) -> str:
    """Return a colour in a word."""
    return look.spelled(colour_name(look.catalogue, GAME_NAME, colour))


def cut(text: str, width: int) -> str:
    """Return a name that has to fit, cut without an ellipsis."""
    while text and cell_len(text) > width:
        text = text[:-1]
    return text


# --- Islands ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Island:
    """An island as it is drawn: what is known of it, which half is covered, and the plus cards laid with it."""

    colour: str | None
    number: int | None
    covered: HalfName | None = None
    laid: int = 0

    def shore(self, look: Look, width: int) -> Text:
        """Return the upper half, with the number."""
        known = "" if self.number is None else str(self.number)
        if self.covered == "number":
            return Text(known.center(width, drawn(look, COVER_SIGN)), COVER_STYLE)
        return Text(known.center(width), SHORE_STYLE)

    def sea(self, look: Look, width: int, wave: str = WAVE) -> Text:
        """Return the lower half, with the colour."""
        known = "" if self.colour is None else sign(look, self.colour)
        if self.covered == "colour":
            return Text(known.center(width, drawn(look, COVER_SIGN)), COVER_STYLE)
        return Text(known.center(width, wave), "" if self.colour is None else style(self.colour))

    def tag(self, look: Look) -> Text:
        """Return both halves in a word: the number, then the colour."""
        number = 1 if self.number is None else len(str(self.number))
        shore = self.shore(look, number + 2 if self.covered == "number" and self.number is not None else number)
        sea = self.sea(look, 3 if self.covered == "colour" and self.colour is not None else 1, " ")
        opening, closing = (" ", " ") if look.coloured else ("[", "]")
        return Text.assemble((opening, str(shore.style)), shore, sea, (closing, str(sea.style)))

    def raised(self) -> list[str]:
        """Return the plus cards laid with it, and what it is worth with them."""
        if not self.laid:
            return []
        return [f"+{self.laid}"] if self.number is None else [f"+{self.laid}", f"={self.number + self.laid}"]

    def raised_tag(self, look: Look) -> Text:
        """Return the tag, and the plus cards."""
        return Text(" ").join([self.tag(look), *map(Text, self.raised())])

    def box(self, look: Look, width: int, framed: bool) -> Lines:
        """Return the island with its halves one above the other."""
        shore, sea = self.shore(look, width), self.sea(look, width)
        rows = [framed_row(shore), framed_row(sea)]
        if framed:
            upper, lower = (f"╭{'─' * width}╮", str(shore.style)), (f"╰{'─' * width}╯", str(sea.style))
            rows = [Text.assemble(upper), *rows, Text.assemble(lower)]
        return rows


def island(name: str, covered: HalfName | None = None, laid: int = 0) -> Island:
    """Return an island by its name, ``red-7``, ``red-?`` or ``?-7``."""
    colour, _, number = name.partition("-")
    return Island(
        None if colour == UNKNOWN_NAME else colour, None if number == UNKNOWN_NAME else int(number), covered, laid
    )


def framed_row(half: Text) -> Text:
    """Return half an island between the sides of its frame."""
    return Text.assemble(("│", str(half.style)), half, ("│", str(half.style)))


def empty_place(width: int, framed: bool, content: str = "") -> Lines:
    """Return the place where an island will lie."""
    rows = [f"│{content:^{width}}│", f"│{'':{width}}│"]
    if framed:
        rows = [f"╭{'─' * width}╮", *rows, f"╰{'─' * width}╯"]
    return [Text(row, FAINT) for row in rows]


def numbers_by_colour(cards: Iterable[str]) -> dict[ColourName, list[int]]:
    """Return the numbers of some islands in order, for each colour that is among them."""
    found: dict[ColourName, list[int]] = {colour: [] for colour in COLOURS}
    for card in cards:
        colour, _, number = card.partition("-")
        found[next(each for each in COLOURS if each == colour)].append(int(number))
    return {colour: sorted(numbers) for colour, numbers in found.items() if numbers}


def hand_tags(look: Look, cards: Iterable[str]) -> list[Text]:
    """Return islands in few words: for each colour its sign and the numbers."""
    tags = []
    for colour, numbers in numbers_by_colour(cards).items():
        text = f"{sign(look, colour)} {' '.join(map(str, numbers))}"
        tags.append(Text(f" {text} " if look.coloured else f"[{text}]", style(colour)))
    return tags


def hand_boxes(look: Look, cards: Iterable[str], width: int, framed: bool) -> Lines | None:
    """Return islands overlapping like cards held in a hand, colour by colour; None if they are too wide."""
    held = numbers_by_colour(cards)
    for room in (HAND_CARD_WIDTH, NARROW_HAND_CARD_WIDTH):
        blocks = []
        for colour, numbers in held.items():
            boxes = [Island(colour, number).box(look, room, framed) for number in numbers]
            blocks.append(
                [Text().join([box[i][:-1] for box in boxes[:-1]] + [boxes[-1][i]]) for i in range(len(boxes[0]))]
            )
        rows = [Text(" ").join(parts) for parts in zip(*blocks, strict=True)]
        if rows and rows[0].cell_len <= width:
            return rows
    return None


# --- Treasures -------------------------------------------------------------------------------------------------------


def treasure_tag(look: Look, treasure: str) -> Text:
    """Return a treasure in a word: round, like a coin."""
    if treasure == UNKNOWN_NAME:
        return Text("(?)", FAINT)
    colour, _, value = treasure.partition(":")
    return Text(f"({sign(look, colour)}{value})", style(colour))
