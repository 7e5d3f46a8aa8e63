"""What is at stake in a trick of Sea or Shore, in the terminal: the action cards with their colours and piles."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.sea_or_shore.cards import colour_mark, colour_word, treasure_tag
from seachest.cli.screens.sea_or_shore.facts import is_joined, pair_colours
from seachest.cli.screens.sea_or_shore.lists import continued
from seachest.cli.terminal.screen import FAINT, Lines, Look, box_bottom, box_top, padded
from seachest.messages.sea_or_shore.facts import action_of, is_idle
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_or_shore.cards import COLOURS, PAIR_NAMES, PairName
from seachest.rules.sea_or_shore.position import ONE_PILE, PileName, SeaOrShorePosition
from seachest.rules.sea_or_shore.state import MAX_INSPECTED
from seachest.table import View


def action_words(look: Look, position: SeaOrShorePosition, pair: PairName) -> str:
    """Return what an action card does, in few words."""
    idle = is_idle(position, pair)
    return look.text("sos-screen-idle" if idle else f"sos-screen-action-{action_of(position, pair)}")


def stake_of(look: Look, position: SeaOrShorePosition, colour: str, action: str) -> Text:
    """Return what the winner of a colour gets: a treasure, or the action of its card (SOS-5.1, 5.4)."""
    if colour not in position.open:
        return Text(action)
    lying = [pile.up for pile in position.piles.values() if pile.up is not None]
    found = [treasure for treasure in lying if treasure.startswith(f"{colour}:")]
    if not found:
        return Text(look.text("sos-screen-taken"), FAINT)
    return Text.assemble((look.text("sos-screen-treasure"), "bold"), " ", treasure_tag(look, found[0]))


def stakes(
    look: Look, view: View, position: SeaOrShorePosition, pair: PairName, action: str, *, named: bool
) -> list[Text]:
    """Return what is at stake for each colour of an action card, in one piece for two that count as one (SOS-7.1)."""
    colours = pair_colours(pair)
    marks = [colour_mark(look, colour) for colour in colours]
    words = [f" {colour_word(look, colour)}" if named else "" for colour in colours]
    if is_joined(view, pair):
        both = Text(" + ").join([Text.assemble(*each) for each in zip(marks, words, strict=True)])
        together = Text.assemble((look.text("sos-screen-joined"), "bold"), " ", action)
        return [both, together] if named else [Text.assemble(both, " ", together)]
    labels = [look.text("sos-screen-label", name=word) if named else "" for word in words]
    return [
        Text.assemble(mark, label, " ", stake_of(look, position, colour, action))
        for mark, label, colour in zip(marks, labels, colours, strict=True)
    ]


def upcoming(look: Look, position: SeaOrShorePosition, pile: PileName) -> Text | None:
    """Return the treasures on top of a pile as far as they are known, with their places while they are ordered."""
    ordering = position.phase == "order" and position.inspected == pile
    top = position.piles[pile].down[:MAX_INSPECTED]
    if all(treasure == UNKNOWN_NAME for treasure in top):
        return None
    tags = [
        Text.assemble((f"{place} " if ordering else "", "bold"), treasure_tag(look, treasure))
        for place, treasure in enumerate(top, 1)
    ]
    return Text(" ").join([Text(look.text("sos-screen-next"), FAINT), *tags])


def pile_beside(position: SeaOrShorePosition, pair: PairName) -> PileName | None:
    """Return the pile to be shown with an action card; the only one of three players with the colour that lies open."""
    if ONE_PILE not in position.piles:
        return pair
    lies_open = position.open[0] if position.open else COLOURS[0]
    return ONE_PILE if lies_open in pair_colours(pair) else None


def face_down(look: Look, position: SeaOrShorePosition, pile: PileName) -> str:
    """Return how many treasures of a pile are face down."""
    return look.text("sos-screen-face-down", count=len(position.piles[pile].down))


# --- As boxes --------------------------------------------------------------------------------------------------------


class BoxContent(NamedTuple):
    """What stands in a box."""

    title: str
    rows: Lines
    foot: str

    @property
    def width(self) -> int:
        """How wide the box must be, with its frame."""
        return max(cell_len(self.title), cell_len(self.foot), *(row.cell_len for row in self.rows)) + 4


def stake_boxes(look: Look, view: View, position: SeaOrShorePosition, width: int, *, stacked: bool) -> Lines | None:
    """Return the action cards as boxes, with the colours and the pile of each; None if they would be too narrow."""
    contents = []
    for pair in PAIR_NAMES:
        pile = pile_beside(position, pair)
        words = Text(action_words(look, position, pair), FAINT if is_idle(position, pair) else "")
        rows = [words, *stakes(look, view, position, pair, look.text("sos-screen-triggers"), named=True)]
        if pile is not None and (following := upcoming(look, position, pile)):
            rows.append(following)
        title = look.text("sos-screen-action", action=action_of(position, pair))
        contents.append(BoxContent(title, rows, "" if pile is None else face_down(look, position, pile)))
    return boxes_below(contents, width) if stacked else boxes_beside(contents, width)


def boxes_below(contents: Sequence[BoxContent], width: int) -> Lines | None:
    """Return boxes one below the other, all of the same width; None if there is less room."""
    inner = max(content.width for content in contents) - 2
    if inner + 2 > width:
        return None
    return [line for content in contents for line in box_lines(content, inner)]


def boxes_beside(contents: Sequence[BoxContent], width: int) -> Lines | None:
    """Return boxes in a row, all of the same height; None if there is less room."""
    if sum(content.width for content in contents) + len(contents) - 1 > width:
        return None
    height = max(len(content.rows) for content in contents)
    blocks = []
    for content in contents:
        rows = [*content.rows, *[Text()] * (height - len(content.rows))]
        blocks.append(box_lines(content._replace(rows=rows), content.width - 2))
    return [Text(" ").join(parts) for parts in zip(*blocks, strict=True)]


def box_lines(content: BoxContent, inner: int) -> Lines:
    """Return some lines in a frame."""
    middle = [Text.assemble(("│ ", FAINT), padded(row, inner - 2), (" │", FAINT)) for row in content.rows]
    return [Text(box_top(content.title, inner), FAINT), *middle, Text(box_bottom(content.foot, inner), FAINT)]


# --- As lines --------------------------------------------------------------------------------------------------------


def stake_lines(look: Look, view: View, position: SeaOrShorePosition, width: int, *, short: bool) -> Lines:
    """Return what is at stake for the colours of each action card; short: without words if they take more lines."""
    lines = stake_rows(look, view, position, width, worded=True)
    if short and len(lines) > len(PAIR_NAMES):
        return stake_rows(look, view, position, width, worded=False)
    return lines


def stake_rows(look: Look, view: View, position: SeaOrShorePosition, width: int, *, worded: bool) -> Lines:
    """Return a line for each action card, or more if it is too narrow: what is at stake, and the pile."""
    lines: Lines = []
    for pair in PAIR_NAMES:
        action = look.text("sos-screen-action", action=action_of(position, pair))
        label = look.text("sos-screen-label", name=action)
        words = f"{label} {action_words(look, position, pair)}" if worded else action
        pieces = stakes(look, view, position, pair, words, named=False)
        pile = pile_beside(position, pair)
        if pile is not None:
            following = upcoming(look, position, pile)
            pieces += [Text(face_down(look, position, pile), FAINT), *([following] if following else [])]
        lines += continued(pieces, width, "  ")
    return lines
