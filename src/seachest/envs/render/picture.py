"""A scene as a picture: plain drawn cards on a sea-blue table.

A picture has the same shape whatever lies on the table: cards that do not fit side by side overlap, and where even
that is not enough, the first of them are only counted.
"""

from functools import cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from PIL import Image

from seachest.envs.render.scene import BACK_FACE, Colour, Group, Scene, SceneCard, SceneRow
from seachest.envs.render.sprites import (
    ACCENT_INK,
    CARD_HEIGHT,
    CARD_WIDTH,
    COUNT_HEIGHT,
    FAINT_LETTER_INK,
    LETTER_INK,
    TABLE_COLOUR,
    card,
    count_mark,
    fitting,
    heap,
    heap_width,
    mark,
    panel,
    text_width,
    write,
)

PICTURE_WIDTH = 960
PICTURE_MARGIN = 12
PANEL_WIDTH = PICTURE_WIDTH - 2 * PICTURE_MARGIN
HEADER_HEIGHT, FOOTER_HEIGHT = 46, 30
ROW_HEIGHT, ROW_GAP = 98, 6
PICTURE_LABEL_WIDTH, LABEL_INDENT, MARK_SIZE = 150, 12, 14
GROUP_GAP, CARD_GAP = 14, 4
GROUP_TITLE = 21
HEIGHT_MULTIPLE = 16
"""Heights are a multiple of this, as video encoders like them."""

JOINED_STEP, LEAST_STEP = 30, 18
"""How far apart the cards of a pair lie, and any cards if there is little room."""

NARROW_CARD_WIDTH = 42
"""Where less of a card shows, there is no room for a count beside its number."""

LEFT_OUT_WIDTH = 34
"""The room that the number of cards takes that are not drawn."""

PANEL_COLOUR: Colour = (27, 78, 109)
ACTIVE_PANEL_COLOUR: Colour = (36, 98, 134)
TITLE_SIZE, LABEL_SIZE, TEXT_SIZE = 20, 16, 12
FACT_HEIGHT = 15


def paint_picture(scene: Scene) -> npt.NDArray[np.uint8]:
    """A scene as a picture of height × width × 3."""
    rows = (*scene.middle, *scene.seats)
    image = _empty_table(len(rows)).copy()
    _paint_heading(image, scene)
    for place, row in enumerate(rows):
        _paint_row(image, row, row_top(place))
    choices = fitting(scene.choices, TEXT_SIZE, PANEL_WIDTH)
    write(image, PICTURE_MARGIN, row_top(len(rows)) + FOOTER_HEIGHT / 2, choices, TEXT_SIZE, FAINT_LETTER_INK)
    return np.array(image)


def row_top(place: int) -> int:
    """Where a row begins."""
    return HEADER_HEIGHT + place * (ROW_HEIGHT + ROW_GAP)


def _height(rows: int) -> int:
    """The height of a picture with a number of rows."""
    return -(-(row_top(rows) + FOOTER_HEIGHT) // HEIGHT_MULTIPLE) * HEIGHT_MULTIPLE


@cache
def _empty_table(rows: int) -> Image.Image:
    """The table with an empty panel for each row."""
    image = Image.new("RGB", (PICTURE_WIDTH, _height(rows)), TABLE_COLOUR)
    for place in range(rows):
        image.paste(panel(PANEL_WIDTH, ROW_HEIGHT, PANEL_COLOUR, None), (PICTURE_MARGIN, row_top(place)))
    return image


def _paint_heading(image: Image.Image, scene: Scene) -> None:
    """The game and how far it is at the left, who decides what at the right."""
    middle = HEADER_HEIGHT / 2
    write(image, PICTURE_MARGIN, middle, scene.title, TITLE_SIZE, LETTER_INK)
    stage = PICTURE_MARGIN + text_width(scene.title, TITLE_SIZE) + GROUP_GAP
    write(image, stage, middle + 1, scene.stage, LABEL_SIZE, FAINT_LETTER_INK)
    status = PICTURE_WIDTH - PICTURE_MARGIN - text_width(scene.status, LABEL_SIZE)
    write(image, status, middle + 1, scene.status, LABEL_SIZE, ACCENT_INK)


def _paint_row(image: Image.Image, row: SceneRow, top: int) -> None:
    """A seat or a part of the middle: label and facts at the left, then its groups."""
    _paint_label(image, row, top)
    left = PICTURE_MARGIN + PICTURE_LABEL_WIDTH
    room = PICTURE_WIDTH - PICTURE_MARGIN - left - GROUP_GAP * len(row.groups)
    shares = sum(group.width for group in row.groups)
    for group in row.groups:
        width = room * group.width // shares
        _paint_group(image, group, left, top, width)
        left += width + GROUP_GAP


def _paint_label(image: Image.Image, row: SceneRow, top: int) -> None:
    """Who or what it is; the seat that decides has an arrow, the winner a star, both a bright frame."""
    left = PICTURE_MARGIN + LABEL_INDENT
    middle = top + 18
    ink = LETTER_INK
    label = left
    if row.deciding or row.winning:
        image.paste(
            panel(PANEL_WIDTH, ROW_HEIGHT, ACTIVE_PANEL_COLOUR, ACCENT_INK),
            (PICTURE_MARGIN, top),
        )
        sign = mark("arrow" if row.deciding else "★", MARK_SIZE, ACTIVE_PANEL_COLOUR)
        image.paste(sign, (left, middle - MARK_SIZE // 2 - 1))
        ink = ACCENT_INK
        label += MARK_SIZE + 5
    write(image, label, middle, row.label, LABEL_SIZE, ink)
    for place, fact in enumerate(row.facts):
        text = fitting(fact, TEXT_SIZE, PICTURE_LABEL_WIDTH - LABEL_INDENT - 4)
        write(image, left, middle + 19 + FACT_HEIGHT * place, text, TEXT_SIZE, FAINT_LETTER_INK)


def _paint_group(image: Image.Image, group: Group, left: int, top: int, width: int) -> None:
    """Cards with their title above."""
    title = fitting(group.title, TEXT_SIZE, width + GROUP_GAP / 2)
    write(image, left, top + 12, title, TEXT_SIZE, FAINT_LETTER_INK)
    top += GROUP_TITLE
    cards, left_out = _shown(group.cards, width)
    if left_out:
        sign = count_mark(f"+{left_out}")
        image.paste(sign, (left, top + (CARD_HEIGHT - COUNT_HEIGHT) // 2), sign)
        left, width = left + LEFT_OUT_WIDTH, width - LEFT_OUT_WIDTH
    places = _places(cards, width)
    for each, x in zip(cards, places, strict=True):
        sprite = heap(each.count) if each.face is BACK_FACE else card(each.face, each.marked)
        image.paste(sprite, (left + x, top), sprite)
    for i, each in enumerate(cards):
        if each.count > 1:
            seen = min(places[i + 1] - places[i], _width(each)) if i + 1 < len(cards) else _width(each)
            _paint_count(image, each.count, left + places[i], top, seen)


def _paint_count(image: Image.Image, count: int, left: int, top: int, seen: int) -> None:
    """How many equal cards lie here: in the upper right corner, or at the foot where little is seen of them."""
    sign = count_mark(f"x{count}")
    below = CARD_HEIGHT - COUNT_HEIGHT - 3
    image.paste(sign, (left + max(seen - sign.width - 2, 0), top + (below if seen < NARROW_CARD_WIDTH else 3)), sign)


def _shown(cards: tuple[SceneCard, ...], width: int) -> tuple[tuple[SceneCard, ...], int]:
    """The cards there is room for, those face down in heaps, and how many of the first ones are left out."""
    heaps: list[SceneCard] = []
    for each in cards:
        if heaps and each.face is BACK_FACE and heaps[-1].face is BACK_FACE:
            heaps[-1] = SceneCard(BACK_FACE, heaps[-1].count + each.count)
        else:
            heaps.append(each)
    if len(heaps) <= (width - CARD_WIDTH) // LEAST_STEP + 1:
        return tuple(heaps), 0
    most = (width - CARD_WIDTH - LEFT_OUT_WIDTH) // LEAST_STEP + 1
    return tuple(heaps[-most:]), sum(each.count for each in heaps[:-most])


def _width(each: SceneCard) -> int:
    """How wide a card is, or a heap of cards face down."""
    return heap_width(each.count) if each.face is BACK_FACE else CARD_WIDTH


def _places(cards: tuple[SceneCard, ...], width: int) -> list[int]:
    """Where each card begins; they overlap where they would need more room."""
    if not cards:
        return []
    places = [0]
    for each, following in pairwise(cards):
        places.append(places[-1] + (JOINED_STEP if following.joined else _width(each) + CARD_GAP))
    room = width - _width(cards[-1])
    return [place * room // places[-1] for place in places] if places[-1] > room else places
