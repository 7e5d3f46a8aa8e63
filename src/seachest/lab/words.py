"""The lab's figures in words: names of things, shares, worths and lengths."""

from seachest.arena.estimates import Estimate
from seachest.arena.match import option_text
from seachest.arena.words import number_text, percent_range_text, percent_text
from seachest.lab.plan import LabPlan
from seachest.lab.sheet import LabGroup, LabRow
from seachest.messages.catalogue import Catalogue
from seachest.rules.game import Game
from seachest.rules.types import OptionValues

COMMON_GROUPS = ("seats", "order")
NOTHING = "–"


def lab_words(language: str, game: str) -> Catalogue:
    """The words of the lab for a game."""
    return Catalogue(language, ("lab.ftl", "reports.ftl", f"{game}.ftl"))


def game_title(words: Catalogue, game: Game) -> str:
    """The name of a game."""
    return words.text(f"{game.prefix.lower()}-title")


def group_message(game: Game, group: str) -> str:
    """The message with the heading of a group, whose attribute `help` explains it."""
    return f"lab-{group}" if group in COMMON_GROUPS else f"lab-{game.prefix.lower()}-{group}"


def counted_only(game: Game, group: str) -> bool:
    """Whether of a group only numbers are told, because nobody wins by it."""
    return group in game.module_in("seachest.lab").COUNTED_ONLY


def even_share(game: Game, group: str, players: int) -> float | None:
    """The share of wins that things of a group would have if they meant nothing, where that can be said."""
    known = (*COMMON_GROUPS, *game.module_in("seachest.lab").EVEN_SHARE_GROUPS)
    return 1 / players if group in known else None


def item_name(words: Catalogue, game: Game, group: str, item: str) -> str:
    """The name of a thing."""
    if group == "seats":
        return words.text("lab-seat", number=item)
    if group == "order":
        if item != "0":
            return words.text("lab-order-place", number=int(item))
        dealt = game.prefix.lower() == "dol"
        return words.text("lab-order-0-dol" if dealt else "lab-order-0")
    name: str = game.module_in("seachest.lab").item_name(words, group, item)
    return name


def options_text(words: Catalogue, options: OptionValues) -> str:
    """Options as they are typed."""
    return ", ".join(f"{name}={option_text(value)}" for name, value in options.items()) or words.text("lab-no-options")


def compared_text(words: Catalogue, plan: LabPlan) -> str:
    """The option that is compared."""
    return options_text(words, plan.compared)


def share_cells(words: Catalogue, found: Estimate | None) -> list[str]:
    """A share in percent, and its interval."""
    if found is None:
        return [NOTHING, NOTHING]
    return [percent_text(words, found.mean), percent_range_text(words, found)]


def worth_cells(words: Catalogue, found: Estimate | None, digits: int = 2, *, sign: bool = True) -> list[str]:
    """A mean of points or of other numbers, and its interval."""
    if found is None:
        return [NOTHING, NOTHING]
    if found.low is None or found.high is None:
        return [number_text(words, found.mean, digits, sign=sign), NOTHING]
    low, high = (number_text(words, bound, digits, sign=sign) for bound in (found.low, found.high))
    return [number_text(words, found.mean, digits, sign=sign), words.text("column-range", low=low, high=high)]


def group_headings(words: Catalogue, game: Game, group: LabGroup) -> list[str]:
    """The headings of the table of a group."""
    headings = [words.text(f"lab-column-{name}") for name in ("thing", "cases", "frequency")]
    if counted_only(game, group.name):
        return headings
    interval = words.text("column-interval")
    return [*headings, words.text("lab-column-wins"), interval, words.text("lab-column-worth"), interval]


def row_cells(words: Catalogue, game: Game, group: LabGroup, row: LabRow) -> list[str]:
    """The line of a thing in the table of its group."""
    cells = [
        item_name(words, game, group.name, row.item),
        number_text(words, row.cases),
        number_text(words, row.frequency.mean, 3),
    ]
    if counted_only(game, group.name):
        return cells
    return [*cells, *share_cells(words, row.wins), *worth_cells(words, row.worth)]
