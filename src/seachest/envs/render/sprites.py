"""Pieces of a picture that are drawn once and then only pasted: lines of text, cards, panels and marks.

All but text is drawn four times too large and shrunk, which smooths the edges. The font is the one that Pillow brings
along, so no font file is needed.
"""

from functools import cache, lru_cache

from PIL import Image, ImageDraw, ImageFont

from seachest.envs.render.scene import BACK_FACE, COVER_COLOUR, EMPTY_FACE, Colour, Face
from seachest.envs.render.symbols import DRAWINGS, Pen
from seachest.envs.render.text import ELLIPSIS, MIN_LIGHT_BRIGHTNESS, brightness
from seachest.rules.cards import UNKNOWN_NAME

CARD_WIDTH, CARD_HEIGHT = 54, 70
BACK_STEP, MOST_BACKS = 6, 5
"""How far apart cards of a heap lie face down, and how many of them are drawn."""

CORNER, COIN_CORNER, COVER_STRIPE = 6, 15, 5
LARGER = 4
"""How many times too large things are drawn before they are shrunk."""

TABLE_COLOUR: Colour = (16, 56, 82)
LETTER_INK: Colour = (250, 245, 232)
FAINT_LETTER_INK: Colour = (178, 208, 224)
ACCENT_INK: Colour = (255, 209, 102)
DARK_INK: Colour = (22, 32, 42)
SAND: Colour = (236, 216, 160)
GOLD_EDGE: Colour = (255, 221, 130)
STRIPES: Colour = (98, 106, 112)
STRIPES_ON_SAND: Colour = (190, 176, 138)
TRANSPARENT = (0, 0, 0, 0)

NUMBER_SIZE, WORD_SIZE, SMALLEST_WORD, COUNT_SIZE = 22, 11, 7, 12
COUNT_HEIGHT = 16
MOST_TEXTS = 4096
"""How many lines of text are kept in memory."""


# --- Letters -------------------------------------------------------------------------------------------------------


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    """The font that Pillow brings along."""
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont), "Pillow was built without FreeType"
    return font


@lru_cache(MOST_TEXTS)
def _text_mask(text: str, size: int) -> Image.Image:
    """A line of text as a mask, the middle of its letters in the middle."""
    font = _font(size)
    height = size + size // 2
    mask = Image.new("L", (round(font.getlength(text)) + 2, height), 0)
    ImageDraw.Draw(mask).text((0, height / 2), text, fill=255, font=font, anchor="lm")
    return mask


def write(image: Image.Image, left: float, middle: float, text: str, size: int, ink: Colour) -> None:
    """Writes a line of text; `middle` is the height of the middle of its letters."""
    if text:
        mask = _text_mask(text, size)
        image.paste(ink, (round(left), round(middle - mask.height / 2)), mask)


def _write_centred(image: Image.Image, centre: float, middle: float, text: str, size: int, ink: Colour) -> None:
    """Writes a line of text around a place."""
    write(image, centre - text_width(text, size) / 2, middle, text, size, ink)


@cache
def _letter_width(letter: str, size: int) -> float:
    return _font(size).getlength(letter)


@lru_cache(MOST_TEXTS)
def text_width(text: str, size: int) -> float:
    """How wide a line of text is."""
    return _font(size).getlength(text)


@lru_cache(MOST_TEXTS)
def fitting(text: str, size: int, room: float) -> str:
    """A text, cut where it would need more than the room there is."""
    width = 0.0
    ends = room - _letter_width(ELLIPSIS, size)
    kept = 0
    for letter in text:
        width += _letter_width(letter, size)
        kept += width <= ends
        if width > room:
            return text[:kept] + ELLIPSIS
    return text


# --- Panels and marks ----------------------------------------------------------------------------------------------


def _shrunk(image: Image.Image) -> Image.Image:
    """What was drawn too large, in its right size."""
    return image.reduce(LARGER)


@cache
def panel(width: int, height: int, ground: Colour, edge: Colour | None) -> Image.Image:
    """The ground of a row."""
    image = Image.new("RGB", (width * LARGER, height * LARGER), TABLE_COLOUR)
    box = (0, 0, image.width - 1, image.height - 1)
    ImageDraw.Draw(image).rounded_rectangle(box, CORNER * LARGER, fill=ground, outline=edge, width=3 * LARGER)
    return _shrunk(image)


@cache
def mark(name: str, size: int, ground: Colour) -> Image.Image:
    """A drawing by itself: what shows who decides, and who has won."""
    image = Image.new("RGB", (size * LARGER, size * LARGER), ground)
    DRAWINGS[name](Pen(ImageDraw.Draw(image), 0, 0, size * LARGER, ACCENT_INK, ground))
    return _shrunk(image)


@cache
def count_mark(text: str) -> Image.Image:
    """How many there are, such as `x3`, on a little dark ground."""
    width = round(text_width(text, COUNT_SIZE)) + 9
    image = Image.new("RGBA", (width * LARGER, COUNT_HEIGHT * LARGER), TRANSPARENT)
    box = (0, 0, image.width - 1, image.height - 1)
    ImageDraw.Draw(image).rounded_rectangle(box, COUNT_HEIGHT // 2 * LARGER, fill=DARK_INK)
    _write_centred(image, image.width / 2, image.height / 2, text, COUNT_SIZE * LARGER, LETTER_INK)
    return _shrunk(image)


# --- Cards ---------------------------------------------------------------------------------------------------------


@cache
def card(face: Face, marked: bool) -> Image.Image:
    """A card, or the place of one."""
    image = Image.new("RGBA", (CARD_WIDTH * LARGER, CARD_HEIGHT * LARGER), TRANSPARENT)
    draw = ImageDraw.Draw(image)
    box = (0, 0, image.width - 1, image.height - 1)
    if face is EMPTY_FACE:
        draw.rounded_rectangle(box, CORNER * LARGER, outline=(*FAINT_LETTER_INK, 110), width=LARGER)
        return _shrunk(image)
    if face.halves:
        surface = _island(face)
    elif face.round:
        surface = _coin(face)
    elif face is BACK_FACE:
        surface = _back(face)
    else:
        surface = _plain(face)
    corner = (COIN_CORNER if face.round else CORNER) * LARGER
    shape = Image.new("L", image.size, 0)
    ImageDraw.Draw(shape).rounded_rectangle(box, corner, fill=255)
    image.paste(surface, (0, 0), shape)
    edge, width = (ACCENT_INK, 4) if marked else (GOLD_EDGE, 2) if face.round else (TABLE_COLOUR, 1)
    draw.rounded_rectangle(box, corner, outline=edge, width=width * LARGER)
    return _shrunk(image)


def heap_width(count: int) -> int:
    """How wide a heap of cards face down is."""
    return CARD_WIDTH + (min(count, MOST_BACKS) - 1) * BACK_STEP


@cache
def heap(count: int) -> Image.Image:
    """Cards face down that lie one on the other."""
    back = card(BACK_FACE, False)
    image = Image.new("RGBA", (heap_width(count), CARD_HEIGHT), TRANSPARENT)
    for place in range(min(count, MOST_BACKS)):
        image.paste(back, (place * BACK_STEP, 0), back)
    return image


def _ink_on(ground: Colour) -> Colour:
    """The colour of letters that can be read on a ground."""
    return DARK_INK if brightness(ground) >= MIN_LIGHT_BRIGHTNESS else LETTER_INK


def _surface(ground: Colour) -> Image.Image:
    """A card with nothing on it."""
    return Image.new("RGB", (CARD_WIDTH * LARGER, CARD_HEIGHT * LARGER), ground)


def _symbol(image: Image.Image, name: str, left: float, top: float, size: float, ground: Colour) -> None:
    """A drawing at a place of a card."""
    pen = Pen(ImageDraw.Draw(image), left * LARGER, top * LARGER, size * LARGER, _ink_on(ground), ground)
    DRAWINGS[name](pen)


def _word(image: Image.Image, text: str, left: float, middle: float, ink: Colour) -> None:
    """A word at a place of a card, as large as there is room for it."""
    room = (CARD_WIDTH - left - 3) * LARGER
    size = WORD_SIZE * LARGER
    while text_width(text, size) > room and size > SMALLEST_WORD * LARGER:
        size -= 1
    write(image, left * LARGER, middle * LARGER, text, size, ink)


def _back(face: Face) -> Image.Image:
    """A card face down."""
    image = _surface(face.ground)
    _symbol(image, face.symbol, 9, 17, 36, face.ground)
    frame = (3 * LARGER, 3 * LARGER, (CARD_WIDTH - 3) * LARGER - 1, (CARD_HEIGHT - 3) * LARGER - 1)
    ImageDraw.Draw(image).rounded_rectangle(frame, (CORNER - 2) * LARGER, outline=FAINT_LETTER_INK, width=LARGER)
    return image


def _plain(face: Face) -> Image.Image:
    """A card with its number, its drawing and its words; all begin at the left, where overlapped cards are seen."""
    image = _surface(face.ground)
    ink = _ink_on(face.ground)
    if face.number:
        write(image, 5 * LARGER, 15 * LARGER, face.number, NUMBER_SIZE * LARGER, ink)
        _symbol(image, face.symbol, 5, 30, 22, face.ground)
    else:
        _symbol(image, face.symbol, 5, 6, 30, face.ground)
    last_line = CARD_HEIGHT - 9
    if len(face.words) == 1:
        _word(image, face.words[0], 4, last_line, ink)
    else:
        kind, colour = face.words
        _word(image, kind, 4, last_line - 13, ink)
        _symbol(image, face.sign, 4, last_line - 4, 8, face.ground)
        _word(image, colour, 14, last_line, ink)
    return image


def _coin(face: Face) -> Image.Image:
    """A treasure: its value, the sign and the name of its colour."""
    image = _surface(face.ground)
    ink = _ink_on(face.ground)
    write(image, 8 * LARGER, 17 * LARGER, face.number, NUMBER_SIZE * LARGER, ink)
    _symbol(image, face.symbol, 7, 32, 15, face.ground)
    _word(image, face.words[0], 8, CARD_HEIGHT - 13, ink)
    return image


def _island(face: Face) -> Image.Image:
    """An island: its number on the shore, its colour in the sea, and a cover over the half that does not show."""
    image = _surface(SAND)
    half = CARD_HEIGHT // 2
    ImageDraw.Draw(image).rectangle((0, half * LARGER, image.width, image.height), fill=face.ground)
    if face.covered:
        _cover(image, face)
    if face.number:
        write(image, 6 * LARGER, half * LARGER / 2, face.number, (NUMBER_SIZE + 2) * LARGER, DARK_INK)
    if face.words:
        _symbol(image, face.symbol, 6, half + 4, 15, face.ground)
        _word(image, face.words[0], 5, CARD_HEIGHT - 9, _ink_on(face.ground))
    return image


def _cover(image: Image.Image, face: Face) -> None:
    """Stripes over the covered half; what lies below is drawn on them later, if it is known."""
    half = CARD_HEIGHT // 2
    draw = ImageDraw.Draw(image)
    above = face.covered == "number"
    known = UNKNOWN_NAME not in face.name
    top, bottom = (0, half) if above else (half, CARD_HEIGHT)
    if not known:
        draw.rectangle((0, top * LARGER, image.width, bottom * LARGER), fill=COVER_COLOUR)
    stripes = STRIPES_ON_SAND if known and above else STRIPES
    for x in range(-half, CARD_WIDTH, 2 * COVER_STRIPE):
        line = ((x * LARGER, bottom * LARGER), ((x + bottom - top) * LARGER, top * LARGER))
        draw.line(line, fill=stripes, width=2 * LARGER)
    if not known:
        at = (top + bottom) / 2 * LARGER
        _write_centred(image, image.width / 2, at, UNKNOWN_NAME, NUMBER_SIZE * LARGER, LETTER_INK)
