"""The pictures of the lab's page: shares with their intervals, lengths of games, and what skill and luck share."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from seachest.arena.estimates import Estimate
from seachest.arena.plots import INK_STAND_IN, MAX_BINS, colour, label, picture
from seachest.arena.words import number_text
from seachest.lab.luck import PARTS, LuckSplit
from seachest.messages.catalogue import Catalogue

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LENGTH_ROWS = 5
MIN_PART_TO_NAME = 0.06
"""A part of a bar that is wide enough to hold its number."""


def share_picture(words: Catalogue, rows: Sequence[tuple[str, Estimate]], even: float | None) -> str:
    """Shares of wins, each with its interval, and the even share where there is one to compare with."""

    def draw(axes: "Axes") -> None:
        axes.set_yticks(range(len(rows)), [label(name) for name, _ in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        for row, (_, share) in enumerate(rows):
            if share.low is not None and share.high is not None:
                axes.plot([share.low * 100, share.high * 100], [row, row], color=colour(0), linewidth=3, alpha=0.55)
            axes.plot([share.mean * 100], [row], "o", color=colour(0), markersize=6, zorder=3)
        if even is not None:
            axes.axvline(even * 100, color=INK_STAND_IN, linewidth=0.9, linestyle=(0, (4, 3)), zorder=1)
            axes.set_xlabel(words.text("lab-axis-wins", share=number_text(words, even * 100, 1)))
        else:
            axes.set_xlabel(f"{words.text('lab-column-wins')}, %")

    return picture(draw, len(rows))


def length_picture(words: Catalogue, name: str, distribution: Mapping[int, int]) -> str:
    """How many games are how long."""

    def draw(axes: "Axes") -> None:
        low, high = min(distribution), max(distribution)
        step = max(1, -(-(high - low + 1) // MAX_BINS))
        edges = [edge - 0.5 for edge in range(low, high + step + 1, step)]
        total = sum(distribution.values())
        weights = [games * 100 / total for games in distribution.values()]
        axes.hist(list(distribution), edges, weights=weights, color=colour(0), alpha=0.55)
        axes.set_xlabel(name)
        axes.set_ylabel(words.text("lab-axis-games"))

    return picture(draw, LENGTH_ROWS)


def luck_picture(words: Catalogue, splits: Sequence[LuckSplit]) -> str:
    """A bar for each number of players, whose parts are skill, order, deal and play."""

    def draw(axes: "Axes") -> None:
        names = [words.text("lab-players", players=str(split.players)) for split in splits]
        axes.set_yticks(range(len(splits)), names)
        axes.set_ylim(len(splits) - 0.5, -1.2)
        for row, split in enumerate(splits):
            left = 0.0
            for place, part in enumerate(PARTS):
                share = max(0.0, split.shares[part].mean)
                name = words.text(f"lab-luck-{part}") if row == 0 else None
                axes.barh(row, share * 100, left=left * 100, color=colour(place), height=0.55, label=name)
                if share >= MIN_PART_TO_NAME:
                    middle = (left + share / 2) * 100
                    axes.text(middle, row, f"{share * 100:.0f}", ha="center", va="center", color=INK_STAND_IN)
                left += share
        axes.set_xlabel(words.text("lab-axis-share"))
        axes.legend(frameon=False, labelcolor=INK_STAND_IN, ncols=len(PARTS), loc="upper left")

    return picture(draw, len(splits) + 1)
