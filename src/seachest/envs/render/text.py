"""A scene as text for a terminal: cards are names on their colour, each with a sign, so that no colour is alone."""

from bisect import bisect_right
from functools import cache

from seachest.envs.render.scene import EMPTY_FACE, Colour, Face, Group, Scene, SceneCard, SceneRow, heaped
from seachest.rules.cards import UNKNOWN_NAME

TEXT_WIDTH = 100
LABEL_COLUMNS = 21
TITLE_COLUMNS = 19
DECIDES_SIGN, WINS_SIGN, ELLIPSIS = "▶", "★", "…"
NO_CARDS_SIGN = "–"
RESET_CODE, BOLD_CODE, FAINT_CODE, ACCENT_CODE = "\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[1;33m"

CUBE_BEGIN, CUBE_STEPS = 16, (66, 115, 155, 195, 235)
"""Of a terminal's 256 colours those from 16 on are a cube of six steps of red, green and blue; here is where each step
but the first begins. The second one begins late: what is nearly pure has to look pure."""

GREY_BEGIN, GREY_STEP, GREYS = 232, 10, 24
"""The last ones are greys."""

MAX_GREY_SPREAD = 14
"""Red, green and blue that differ by less make a grey."""

MIN_LIGHT_BRIGHTNESS = 140
"""From this brightness on a ground takes dark letters."""

StyledText = tuple[str, int]
"""Text with its escape codes, and how many columns it takes."""


def paint_text(scene: Scene, coloured: bool) -> str:
    """A scene as lines of text."""
    return "\n".join(_Painter(coloured).lines(scene))


def brightness(colour: Colour) -> float:
    """How bright a colour looks, from 0 to 255."""
    red, green, blue = colour
    return 0.299 * red + 0.587 * green + 0.114 * blue


@cache
def terminal_colour(colour: Colour) -> int:
    """One of a terminal's 256 colours that looks much the same."""
    if max(colour) - min(colour) < MAX_GREY_SPREAD:
        return GREY_BEGIN + min(sum(colour) // 3 // GREY_STEP, GREYS - 1)
    red, green, blue = (bisect_right(CUBE_STEPS, part) for part in colour)
    return CUBE_BEGIN + 36 * red + 6 * green + blue


def card_name(face: Face) -> str:
    """A card by name with its sign; a half that is known but covered stands in brackets."""
    name = face.name
    if face.halves and UNKNOWN_NAME not in name:
        colour, number = name.split("-")
        name = {"colour": f"({colour})-{number}", "number": f"{colour}-({number})"}.get(face.covered, name)
    return f"{face.sign}{name}"


def shortened(text: str, width: int) -> str:
    """A text cut to a width."""
    return text if len(text) <= width else text[: width - 1] + ELLIPSIS


class _Painter:
    """Paints with or without escape codes."""

    def __init__(self, coloured: bool) -> None:
        self.coloured = coloured

    def styled(self, text: str, style: str) -> str:
        """Text in a style."""
        return f"{style}{text}{RESET_CODE}" if self.coloured and text else text

    def lines(self, scene: Scene) -> list[str]:
        """All lines of a scene."""
        heading = (self.styled(scene.title, BOLD_CODE), scene.stage, self.styled(scene.status, ACCENT_CODE))
        lines = ["   ".join(part for part in heading if part), ""]
        for row in scene.middle:
            lines += self.beside(row, self.wrapped([self.with_title(group) for group in row.groups], "   "))
        lines.append("")
        for row in scene.seats:
            lines += self.beside(row, [line for group in row.groups for line in self.seat_lines(group)])
        if scene.choices:
            lines += ["", self.styled(shortened(scene.choices, TEXT_WIDTH), FAINT_CODE)]
        return [line.rstrip() for line in lines]

    def beside(self, row: SceneRow, lines: list[str]) -> list[str]:
        """Lines of cards with the row's label and facts to their left."""
        mark = DECIDES_SIGN if row.deciding else WINS_SIGN if row.winning else " "
        style = ACCENT_CODE if row.deciding or row.winning else BOLD_CODE
        left = [self.styled(f"{mark} {row.label}".ljust(LABEL_COLUMNS), style)]
        left += [
            self.styled(shortened(f"  {fact}", LABEL_COLUMNS - 1).ljust(LABEL_COLUMNS), FAINT_CODE)
            for fact in row.facts
        ]
        blank = " " * LABEL_COLUMNS
        count = max(len(left), len(lines))
        left += [blank] * (count - len(left))
        lines = lines + [""] * (count - len(lines))
        return [f"{label}{line}" for label, line in zip(left, lines, strict=True)]

    def with_title(self, group: Group) -> list[StyledText]:
        """A group as pieces that stay on one line each: its title with its first card, then the others."""
        (text, width), *others = self.cards(group)
        return [(f"{self.styled(group.title, FAINT_CODE)} {text}", len(group.title) + 1 + width), *others]

    def cards(self, group: Group) -> list[StyledText]:
        """The cards of a group as pieces that stay on one line each; pairs are not parted."""
        pieces: list[StyledText] = []
        for card in heaped(group.cards):
            piece = self.card(card)
            if card.joined:
                text, width = pieces.pop()
                piece = (f"{text}+{piece[0]}", width + 1 + piece[1])
            pieces.append(piece)
        return pieces or [(NO_CARDS_SIGN, len(NO_CARDS_SIGN))]

    def card(self, card: SceneCard) -> StyledText:
        """A card on its colour."""
        face = card.face
        if face is EMPTY_FACE:
            return NO_CARDS_SIGN, len(NO_CARDS_SIGN)
        name = card_name(face)
        text = f"»{name}«" if card.marked else name
        ink = 16 if brightness(face.ground) >= MIN_LIGHT_BRIGHTNESS else 231
        look = f"\x1b[1;38;5;{ink};48;5;{terminal_colour(face.ground)}m"
        several = f"×{card.count}" if card.count > 1 else ""
        return self.styled(text, look) + several, len(text) + len(several)

    def seat_lines(self, group: Group) -> list[str]:
        """A group of a seat: its title in a column of its own, its cards beside it on as many lines as they need."""
        lines = self.wrapped([self.cards(group)], "", TEXT_WIDTH - LABEL_COLUMNS - TITLE_COLUMNS)
        title, blank = self.styled(group.title.ljust(TITLE_COLUMNS), FAINT_CODE), " " * TITLE_COLUMNS
        return [f"{blank if i else title}{line}" for i, line in enumerate(lines)]

    def wrapped(self, parts: list[list[StyledText]], gap: str, room: int = TEXT_WIDTH - LABEL_COLUMNS) -> list[str]:
        """Parts one after the other, on a new line where the next piece does not fit."""
        lines, line, used = [], "", 0
        for part in parts:
            for place, (text, width) in enumerate(part):
                space = " " if place else gap
                if used and used + len(space) + width > room:
                    lines.append(line)
                    line, used = "", 0
                elif used:
                    line, used = line + space, used + len(space)
                line, used = line + text, used + width
        return [*lines, line]
