"""Small drawings for cards: filled shapes and lines on a field of 100 × 100, drawn with an ink on a ground."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from PIL import ImageDraw

from seachest.envs.render.scene import Colour

FIELD = 100
Points = tuple[tuple[float, float], ...]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Pen:
    """Draws in the unit of the field at a place of a picture."""

    draw: ImageDraw.ImageDraw
    left: float
    top: float
    size: float
    ink: Colour
    ground: Colour

    def _x(self, x: float) -> float:
        return self.left + x * self.size / FIELD

    def _y(self, y: float) -> float:
        return self.top + y * self.size / FIELD

    def _points(self, points: Points) -> list[tuple[float, float]]:
        return [(self._x(x), self._y(y)) for x, y in points]

    def _box(self, box: Box) -> list[float]:
        return [self._x(box[0]), self._y(box[1]), self._x(box[2]), self._y(box[3])]

    def _width(self, width: float) -> int:
        return max(1, round(width * self.size / FIELD))

    def shape(self, *points: tuple[float, float], cut: bool = False) -> None:
        """A filled shape, or a hole of that shape."""
        self.draw.polygon(self._points(points), fill=self.ground if cut else self.ink)

    def oval(self, *box: float, cut: bool = False) -> None:
        """A filled oval in a box of left, top, right and bottom, or a hole."""
        left, top, right, bottom = box
        self.draw.ellipse(self._box((left, top, right, bottom)), fill=self.ground if cut else self.ink)

    def ring(self, left: float, top: float, right: float, bottom: float, width: float = 9) -> None:
        """The outline of an oval."""
        self.draw.ellipse(self._box((left, top, right, bottom)), outline=self.ink, width=self._width(width))

    def line(self, *points: tuple[float, float], width: float = 9, cut: bool = False) -> None:
        """A line from point to point."""
        colour = self.ground if cut else self.ink
        self.draw.line(self._points(points), fill=colour, width=self._width(width), joint="curve")

    def arc(self, box: Box, start: float, end: float, width: float = 9) -> None:
        """A part of an oval's outline, in degrees clockwise from the right."""
        self.draw.arc(self._box(box), start, end, fill=self.ink, width=self._width(width))


# --- Signs of colours ----------------------------------------------------------------------------------------------


def _star() -> Points:
    """Five points around the middle."""
    corners = []
    for i in range(10):
        reach, turn = (46 if i % 2 == 0 else 19), i * pi / 5
        corners.append((50 + reach * sin(turn), 53 - reach * cos(turn)))
    return tuple(corners)


def _arrow(pen: Pen) -> None:
    pen.shape((10, 5), (95, 50), (10, 95))


def _up(pen: Pen) -> None:
    pen.shape((50, 12), (92, 86), (8, 86))


def _down(pen: Pen) -> None:
    pen.shape((50, 88), (92, 14), (8, 14))


def _hollow_down(pen: Pen) -> None:
    _down(pen)
    pen.shape((50, 64), (69, 28), (31, 28), cut=True)


def _disc(pen: Pen) -> None:
    pen.oval(10, 10, 90, 90)


def _circle(pen: Pen) -> None:
    pen.ring(10, 10, 90, 90, 16)


def _diamond(pen: Pen) -> None:
    pen.shape((50, 5), (90, 50), (50, 95), (10, 50))


def _hollow_diamond(pen: Pen) -> None:
    _diamond(pen)
    pen.shape((50, 30), (68, 50), (50, 70), (32, 50), cut=True)


def _square(pen: Pen) -> None:
    pen.shape((14, 14), (86, 14), (86, 86), (14, 86))


def _hollow_square(pen: Pen) -> None:
    _square(pen)
    pen.shape((31, 31), (69, 31), (69, 69), (31, 69), cut=True)


def _chequer(pen: Pen) -> None:
    for x in (14, 62):
        for y in (14, 62):
            pen.shape((x, y), (x + 24, y), (x + 24, y + 24), (x, y + 24))
    pen.shape((38, 38), (62, 38), (62, 62), (38, 62))


def _five_pointed(pen: Pen) -> None:
    pen.shape(*_star())


def _clover(pen: Pen) -> None:
    pen.oval(31, 6, 69, 44)
    pen.oval(8, 36, 46, 74)
    pen.oval(54, 36, 92, 74)
    pen.shape((50, 36), (64, 94), (36, 94))


# --- Goods and bottles of Dolores ----------------------------------------------------------------------------------


def _weapons(pen: Pen) -> None:
    for side in (1, -1):
        pen.line((50 - 38 * side, 10), (50 + 30 * side, 82), width=10)
        pen.line((50 + 8 * side, 80), (50 + 34 * side, 54), width=8)


def _wine(pen: Pen) -> None:
    pen.shape((24, 8), (76, 8), (70, 44), (58, 56), (42, 56), (30, 44))
    pen.shape((34, 16), (66, 16), (65, 26), (35, 26), cut=True)
    pen.line((50, 54), (50, 88), width=9)
    pen.line((28, 90), (72, 90), width=9)


def _jewels(pen: Pen) -> None:
    pen.shape((26, 16), (74, 16), (94, 42), (50, 92), (6, 42))
    pen.line((6, 42), (94, 42), width=5, cut=True)
    pen.line((34, 42), (50, 92), (66, 42), width=5, cut=True)
    pen.line((34, 42), (50, 16), (66, 42), width=5, cut=True)


def _cloth(pen: Pen) -> None:
    collar, sleeve, side = (
        ((30, 10), (42, 20), (58, 20), (70, 10)),
        ((98, 36), (84, 54), (74, 46)),
        ((74, 92), (26, 92)),
    )
    pen.shape(*collar, *sleeve, *side, (26, 46), (16, 54), (2, 36))


def _porcelain(pen: Pen) -> None:
    pen.shape((36, 8), (64, 8), (60, 26), (82, 48), (72, 82), (64, 92), (36, 92), (28, 82), (18, 48), (40, 26))
    pen.line((22, 52), (78, 52), width=6, cut=True)
    pen.line((26, 66), (74, 66), width=6, cut=True)


def _instruments(pen: Pen) -> None:
    pen.oval(12, 64, 42, 90)
    pen.oval(58, 56, 88, 82)
    pen.line((38, 78), (38, 20), (84, 12), (84, 70), width=9)
    pen.line((38, 28), (84, 20), width=14)


def _gold(pen: Pen) -> None:
    for x, y in ((28, 18), (4, 56), (52, 56)):
        pen.shape((x + 10, y), (x + 34, y), (x + 44, y + 30), (x, y + 30))


def _bottle(pen: Pen) -> None:
    pen.shape((42, 4), (58, 4), (58, 30), (72, 46), (72, 94), (28, 94), (28, 46), (42, 30))
    pen.shape((36, 56), (64, 56), (64, 82), (36, 82), cut=True)
    pen.line((42, 66), (58, 66), width=5)
    pen.line((42, 74), (54, 74), width=5)


def _sun(pen: Pen) -> None:
    for i in range(12):
        x, y = cos(i * pi / 6), sin(i * pi / 6)
        pen.line((50 + 34 * x, 50 + 34 * y), (50 + 48 * x, 50 + 48 * y), width=7)
    pen.oval(24, 24, 76, 76)


# --- Kinds of Sea Salt & Paper -------------------------------------------------------------------------------------


def _crab(pen: Pen) -> None:
    pen.oval(22, 40, 78, 82)
    for side in (1, -1):
        pen.line((50 + 24 * side, 52), (50 + 38 * side, 34), width=8)
        pen.oval(50 + 36 * side - 14, 6, 50 + 36 * side + 14, 36)
        pen.shape((50 + 36 * side, 24), (50 + 40 * side, 2), (50 + 26 * side, 4), cut=True)
        pen.line((50 + 20 * side, 72), (50 + 40 * side, 92), width=7)
        pen.line((50 + 24 * side, 64), (50 + 46 * side, 70), width=7)
        pen.oval(50 + 10 * side - 5, 48, 50 + 10 * side + 5, 58, cut=True)


def _boat(pen: Pen) -> None:
    pen.shape((4, 64), (96, 64), (80, 92), (20, 92))
    pen.shape((46, 4), (46, 56), (10, 56))
    pen.shape((54, 16), (54, 56), (86, 56))


def _fish_at(pen: Pen, left: float, top: float, scale: float) -> None:
    """A fish of a size at a place."""
    pen.oval(left, top + 18 * scale, left + 72 * scale, top + 68 * scale)
    pen.shape(
        (left + 60 * scale, top + 43 * scale),
        (left + 94 * scale, top + 18 * scale),
        (left + 94 * scale, top + 68 * scale),
    )
    pen.oval(left + 14 * scale, top + 32 * scale, left + 24 * scale, top + 42 * scale, cut=True)


def _fish(pen: Pen) -> None:
    _fish_at(pen, 3, 7, 1)


def _shoal(pen: Pen) -> None:
    _fish_at(pen, 2, 2, 0.5)
    _fish_at(pen, 48, 28, 0.5)
    _fish_at(pen, 2, 54, 0.5)


def _waves(pen: Pen, y: float) -> None:
    """A line of waves."""
    for x in (2, 34, 66):
        pen.arc((x, y - 12, x + 34, y + 14), 20, 160)


def _swimmer(pen: Pen) -> None:
    pen.oval(56, 18, 84, 46)
    pen.line((8, 60), (34, 32), (62, 58), width=13)
    _waves(pen, 68)
    _waves(pen, 86)


def _shark(pen: Pen) -> None:
    pen.shape((18, 66), (34, 30), (72, 6), (64, 36), (80, 66))
    _waves(pen, 72)
    _waves(pen, 88)


def _shell(pen: Pen) -> None:
    pen.shape((50, 92), (6, 52), (10, 28), (30, 12), (50, 8), (70, 12), (90, 28), (94, 52))
    for x in (22, 38, 62, 78):
        pen.line((50, 84), (x, 18), width=5, cut=True)
    pen.shape((34, 80), (66, 80), (62, 96), (38, 96))


def _octopus(pen: Pen) -> None:
    pen.oval(26, 4, 74, 58)
    pen.shape((30, 40), (70, 40), (70, 60), (30, 60))
    for start, middle, end in ((32, 10, 22), (42, 36, 44), (58, 64, 56), (68, 90, 78)):
        pen.line((start, 54), (middle, 76), (end, 94), width=10)
    pen.oval(36, 28, 46, 38, cut=True)
    pen.oval(54, 28, 64, 38, cut=True)


def _penguin_at(pen: Pen, left: float, top: float, scale: float) -> None:
    """A penguin of a size at a place."""

    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * scale, top + y * scale

    pen.oval(*at(28, 4), *at(72, 46))
    pen.oval(*at(20, 26), *at(80, 94))
    pen.oval(*at(34, 44), *at(66, 90), cut=True)
    pen.shape(at(40, 24), at(60, 24), at(50, 38), cut=True)
    pen.line(at(30, 96), at(70, 96), width=9 * scale)


def _penguin(pen: Pen) -> None:
    _penguin_at(pen, 0, 0, 1)


def _colony(pen: Pen) -> None:
    _penguin_at(pen, -4, 28, 0.6)
    _penguin_at(pen, 44, 28, 0.6)
    _penguin_at(pen, 20, 2, 0.6)


def _anchor(pen: Pen) -> None:
    pen.ring(38, 2, 62, 26, 8)
    pen.line((50, 24), (50, 92), width=10)
    pen.line((28, 38), (72, 38), width=9)
    pen.arc((12, 30, 88, 94), 10, 170, 10)
    pen.shape((4, 66), (26, 52), (24, 76))
    pen.shape((96, 66), (74, 52), (76, 76))


def _lighthouse(pen: Pen) -> None:
    pen.shape((38, 32), (62, 32), (72, 94), (28, 94))
    pen.shape((36, 24), (50, 6), (64, 24), (64, 30), (36, 30))
    pen.line((34, 54), (68, 54), width=8, cut=True)
    pen.line((30, 74), (72, 74), width=8, cut=True)
    pen.shape((68, 24), (98, 12), (98, 36))
    pen.shape((32, 24), (2, 12), (2, 36))


def _wheel(pen: Pen) -> None:
    for i in range(8):
        x, y = cos(i * pi / 4), sin(i * pi / 4)
        pen.line((50 + 8 * x, 50 + 8 * y), (50 + 48 * x, 50 + 48 * y), width=8)
    pen.ring(18, 18, 82, 82, 9)
    pen.oval(40, 40, 60, 60)


def _mermaid(pen: Pen) -> None:
    pen.shape((50, 20), (68, 6), (96, 4), (86, 26), (58, 36), (42, 36), (14, 26), (4, 4), (32, 6))
    pen.shape((42, 30), (58, 30), (64, 54), (76, 78), (24, 78), (36, 54))
    pen.line((37, 54), (50, 62), (63, 54), width=4, cut=True)
    pen.line((31, 68), (43, 75), (50, 70), (57, 75), (69, 68), width=4, cut=True)
    _waves(pen, 86)


def _wave(pen: Pen) -> None:
    for y in (30, 50, 70):
        _waves(pen, y)


DRAWINGS: dict[str, Callable[[Pen], None]] = {
    "arrow": _arrow,
    "▲": _up,
    "▼": _down,
    "▽": _hollow_down,
    "●": _disc,
    "○": _circle,
    "◆": _diamond,
    "◇": _hollow_diamond,
    "■": _square,
    "□": _hollow_square,
    "▒": _chequer,
    "★": _five_pointed,
    "♣": _clover,
    "weapons": _weapons,
    "wine": _wine,
    "jewels": _jewels,
    "cloth": _cloth,
    "porcelain": _porcelain,
    "instruments": _instruments,
    "gold": _gold,
    "bottle": _bottle,
    "sun": _sun,
    "crab": _crab,
    "boat": _boat,
    "fish": _fish,
    "shoal": _shoal,
    "swimmer": _swimmer,
    "shark": _shark,
    "shell": _shell,
    "octopus": _octopus,
    "penguin": _penguin,
    "colony": _colony,
    "sailor": _anchor,
    "lighthouse": _lighthouse,
    "captain": _wheel,
    "mermaid": _mermaid,
    "wave": _wave,
}
"""Every drawing by the name of what it stands for."""
