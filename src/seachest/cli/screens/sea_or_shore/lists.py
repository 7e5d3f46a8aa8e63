"""Lists of Sea or Shore in the terminal: pieces after a name, hands as far as they are known, piles, and worths."""

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.sea_or_shore.cards import hand_tags, signs, treasure_tag
from seachest.cli.screens.sea_or_shore.facts import hand_size, known_islands, pile_colours, uncertain_islands
from seachest.cli.terminal.screen import FAINT, Lines, Look, flowing, wrapped
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_or_shore.position import SeaOrShorePosition
from seachest.rules.sea_or_shore.scoring import plus_worth
from seachest.rules.types import Seat

EMPTY_LIST_SIGN = "–"
CONTINUED_INDENT = "  "
"""What a line begins with that goes on with the one above."""


def continued(pieces: Sequence[Text], width: int, gap: str = " ") -> Lines:
    """Return small pieces one after another; all lines but the first are indented, whatever they begin with."""
    first, *others = flowing(pieces, width - len(CONTINUED_INDENT), gap)
    indents = [line.cell_len - cell_len(line.plain.lstrip()) for line in others]
    return [
        first,
        *(Text.assemble(CONTINUED_INDENT, line[indent:]) for line, indent in zip(others, indents, strict=True)),
    ]


def section(look: Look, message: str, width: int) -> Lines:
    """Return a blank line and a title."""
    return [Text(), *wrapped(look.text(message), width, "bold")]


def labelled(look: Look, name: str, pieces: Sequence[Text], width: int) -> Lines:
    """Return a name, and what belongs to it."""
    label = Text(look.text("sos-screen-label", name=name))
    return continued([label, *(pieces or [Text(EMPTY_LIST_SIGN, FAINT)])], width)


def known_hand(look: Look, position: SeaOrShorePosition, seat: Seat) -> list[Text]:
    """Return what is known of a hand, how many cards of it are not, and what may have just left it under a cover."""
    cards = known_islands(position, seat)
    unknown = hand_size(position, seat) - len(cards)
    words = [Text(look.text("sos-screen-unknown", count=unknown), FAINT)] if unknown else []
    perhaps = hand_tags(look, uncertain_islands(position, seat))
    held = [*hand_tags(look, cards), *words]
    dot = [Text("·", FAINT)] if held and perhaps else []
    doubt = [Text(look.text("sos-screen-perhaps"), FAINT), *perhaps] if perhaps else []
    return [*held, *dot, *doubt]


def pile_lines(look: Look, position: SeaOrShorePosition, width: int) -> Lines:
    """Return the piles, as far as their order is known."""
    lines = section(look, "sos-screen-piles", width)
    for name, pile in position.piles.items():
        tags = []
        for treasure, same in groupby(pile.down):
            count = len(list(same))
            times = f"×{count}" if count > 1 and treasure == UNKNOWN_NAME else ""
            tags += [Text.assemble(treasure_tag(look, treasure), times)] * (1 if times else count)
        lines += labelled(look, signs(look, pile_colours(name)), tags, width)
    return lines


def worth_text(look: Look, treasures: int, plus: int) -> str:
    """Return what treasures and plus cards are worth together (SOS-9.1)."""
    if not plus:
        return look.text("play-points", points=treasures)
    half = plus_worth(plus)
    return look.text("sos-screen-worth", treasures=treasures, half=half, plus=plus, points=treasures + half)
