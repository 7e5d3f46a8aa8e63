"""Writes a page with every message of the catalogue in all languages side by side, filled with all kinds of values.

It is made for translators: read it through, and whatever sounds wrong with a name, a card or a number shows.
The same renderings are checked by tests/messages/test_renderings.py.
"""

import argparse
import html
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seachest.messages import LANGUAGES
from seachest.messages.catalogue import CATALOGUE_FOLDER, Catalogue, catalogue, decimal
from seachest.messages.stories import card_name, colour_name, narrator
from seachest.rules.dolores.state import PLACES
from seachest.rules.game import GAME_PREFIXES, game_named
from seachest.rules.sea_or_shore.cards import COLOURS as ISLAND_COLOURS

DEFAULT_PAGE = Path("build/texts.html")
NUMBERS = (0, 1, 2, 5, 21)
PARTS_OF_NUMBERS = (0.4, 1.0, 1.5, 2.0, 7.3)
"""Percentage points of the coach: French has the singular below 2, English only for exactly 1."""
PERCENTAGE_POINTS = frozenset(["gain", "won", "lost", "worth"])
PEOPLE = ("Anna", "D’Arcy", "Yves", "Élise")
"""Names with an apostrophe, an s at the end, and a vowel at the beginning."""
MAX_COMBINATIONS = 200
SEAT_SELECTORS = ("who", "other-who", "another-who")
SEAT_NAMES = ("name", "other-name", "another-name")
TWICE_YOU = frozenset(["dol-rearranges-dark"])
"""Messages in which two seats may be the same player."""
CARD_FORMS = (("", None), ("-a", "a"), ("-the", "the"))

Values = dict[str, str | int | float]

TREASURES = [f"{colour}:{value}" for colour in ISLAND_COLOURS for value in (2, 4)]
HALVES = [*(f"{colour}-?" for colour in ISLAND_COLOURS), *(f"?-{number}" for number in range(1, 13))]
SEA_OR_SHORE_KINDS = ["action-1", "action-2", "action-3", "action-4"]
OTHER_CARDS = {"sea-or-shore": [*TREASURES, *HALVES, *SEA_OR_SHORE_KINDS]}
"""What messages call a card beside those of the game's table of cards."""

EXAMPLES: dict[str, str] = {
    "argument": "--seat",
    "arguments": "--players, --bots",
    "bot": "program:python",
    "command": "seachest arena --resume --out match",
    "current": "2",
    "date": "18/11/2026",
    "day": "18/11/2026",
    "detail": "Expecting value",
    "expected": "400",
    "field": "moves",
    "found": "[3, 5]",
    "id": "dolores-17",
    "known": "en, de, nl, fr",
    "legal": "draw, take 1",
    "matches": "--seat, --seed",
    "move": "1 draw",
    "package": "'seachest[server]'",
    "program": "seachest play",
    "schemes": "redis, rediss",
    "spanning": "76%",
    "variable": "SEACHEST_REDIS",
    "process": "4711",
    "protocol": "1",
    "rules": "2",
    "version": "1",
    "wish": "program:python",
    "about": "six cards in the draw pile, one duel",
    "address": "http://192.168.0.7:8000",
    "choices": "take 1, take 2",
    "clause": "DOL-6.3",
    "code": "moon-phase",
    "colours": "▲ ♣",
    "commitment": "9f2c…",
    "dealer": "Anna",
    "file": "games/anna.json",
    "highest": "6",
    "input": "blue crap",
    "link": "http://example.org",
    "lowest": "2 + 2",
    "option": "goal",
    "options": "goal=40",
    "order": "231",
    "seed": "00c0ffee",
    "speed": "2",
    "spread": "8.33",
    "start": "25",
    "server": "http://example.org",
    "step": "deal",
    "sum": "3 + 3",
    "text": "Ahoy!",
    "time": "20:15",
    "type": "application/json",
    "usual": "anna",
    "where": "name",
    "word": "`crab.black`",
    "goods": "`wine-1`",
    "asked": "500",
    "bytes": "640",
    "core": "31.4",
    "deals": "250",
    "decisions": "12,000",
    "errors": "busy 3",
    "even": "50%",
    "files": "peers.md, peers.svg",
    "folder": "arena-dolores-0",
    "gain": "+1.4",
    "leg": "50,000",
    "lineups": "3",
    "mean": "18.4 ms",
    "meetings": "400",
    "method": "ppo",
    "other-bot": "random",
    "opening": "504 games: 252 deals, 2 rotations",
    "share": "58.3",
    "system": "OpenSpiel 2.0",
    "tables": "100",
    "times": "p50 3.1 ms, p99 12.4 ms",
    "whole": "92.0",
    "load": "0.3",
    "signal": "9",
    "status": "137",
    "way": "C++ loop",
}
"""Values that are the same whatever the language."""

NAME_VARIABLES = frozenset(
    ["name", "other-name", "another-name", "rival", "third", "some", "last", "other", "names", "winners", "decider"]
)
NUMBER_VARIABLES = frozenset(
    [
        "ahead",
        "chance",
        "done",
        "failed",
        "lost",
        "nodes",
        "sets",
        "steps",
        "streak",
        "tries",
        "won",
        "worse",
        "iterations",
        "margin",
        "playouts",
        "worth",
        "byte",
        "column",
        "high",
        "legs",
        "line",
        "low",
        "moves",
        "seats",
        "wins",
        "workers",
        "action",
        "best",
        "bonus",
        "broken",
        "count",
        "days",
        "fewest",
        "free",
        "gained",
        "games",
        "goal",
        "half",
        "hours",
        "kept",
        "known",
        "least",
        "left",
        "longest",
        "losses",
        "minutes",
        "missing",
        "most",
        "now",
        "number",
        "other-count",
        "owed",
        "own",
        "percent",
        "pile",
        "place",
        "players",
        "plus",
        "points",
        "rating",
        "round",
        "rounds",
        "seat",
        "seconds",
        "size",
        "total",
        "treasures",
        "trick",
        "tricks",
        "unseen",
        "value",
        "wanted",
        "worth",
    ]
)


@dataclass(frozen=True)
class Text:
    """A message or an attribute of it: its variables, and the keys by which it selects."""

    message: str
    attribute: str | None
    file: str
    variables: frozenset[str]
    keys: dict[str, tuple[str, ...]] = field(hash=False)

    @property
    def name(self) -> str:
        """Its id, as in `page-new-clock.help`."""
        return self.message if self.attribute is None else f"{self.message}.{self.attribute}"


class _Parts(Visitor):
    """Collects the variables, the messages and the keys of selectors in a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[tuple[str, str | None]] = set()
        self.keys: dict[str, dict[str, None]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent calls it so
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # fluent calls it so
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # fluent calls it so
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                self.keys.setdefault(node.selector.id.name, {})[key] = None
        self.generic_visit(node)


def _messages(language: str) -> dict[str, tuple[str, ast.Message]]:
    """All messages of a language with the names of their files."""
    return {
        entry.id.name: (path.name, entry)
        for path in sorted((CATALOGUE_FOLDER / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def texts(language: str) -> list[Text]:
    """All messages and attributes of a language, in the order of its files."""
    found = _messages(language)

    def parts_of(message: str, attribute: str | None) -> _Parts:
        _, whole = found[message]
        parts = _Parts()
        if attribute is None:
            parts.visit(whole.value)
        else:
            parts.visit(next(each.value for each in whole.attributes if each.id.name == attribute))
        for reference in list(parts.references):
            inner = parts_of(*reference)
            parts.variables |= inner.variables
            for variable, keys in inner.keys.items():
                parts.keys.setdefault(variable, {}).update(keys)
        return parts

    return [
        Text(
            message,
            attribute,
            file,
            frozenset(parts.variables),
            {name: tuple(each) for name, each in parts.keys.items()},
        )
        for message, (file, whole) in found.items()
        for attribute in [*([None] if whole.value else []), *(each.id.name for each in whole.attributes)]
        for parts in [parts_of(message, attribute)]
    ]


# --- Values --------------------------------------------------------------------------------------------------------


def _game_of(message: str) -> str | None:
    """The game that a message belongs to."""
    start = message.removeprefix("learn-").removeprefix("play-").partition("-")[0]
    return next((game for game, prefix in GAME_PREFIXES.items() if prefix.lower() == start), None)


def _cards_of(game: str) -> list[str]:
    """All that the messages of a game may call a card."""
    package = game_named(game).module_in("seachest.rules").__name__
    table = import_module(f"{package}.cards").CARDS
    return [*dict.fromkeys(table), *OTHER_CARDS.get(game, [])]


def _colours_of(words: Catalogue, game: str) -> list[str]:
    """The colours of a game, and the pairs of them that have a name."""
    start = f"{GAME_PREFIXES[game].lower()}-colour-"
    return [message.removeprefix(start) for message in words.ids() if message.startswith(start)]


def _card_values(words: Catalogue, game: str, variable: str, card: str) -> Values:
    """A card in its three forms."""
    return {f"{variable}{end}": narrator(game).card_text(words, card, form) for end, form in CARD_FORMS}


def _kinds_of_cards(game: str, text: Text, variable: str, thorough: bool) -> Sequence[str]:
    """The cards that a message may be given: some of each kind, or all of them."""
    cards = _cards_of(game)
    if game == "sea-or-shore":
        if text.message in ("sos-actions", "sos-triggers", "sos-triggers-idle") or (variable, text.message) == (
            "second",
            "sos-do-card",
        ):
            cards = SEA_OR_SHORE_KINDS
        else:
            cards = [card for card in cards if card not in SEA_OR_SHORE_KINDS]
    if thorough:
        return cards
    chosen = {narrator(game).kind(card): card for card in cards}
    return list(chosen.values())[:6]


def _alternatives(text: Text, words: Catalogue, thorough: bool) -> list[list[Values]]:
    """What the variables of a message may be: a list of alternatives for those that go together."""
    game = _game_of(text.message)
    open_variables = set(text.variables)
    found: list[list[Values]] = []

    def add(alternatives: list[Values]) -> None:
        wanted = [{name: value for name, value in each.items() if name in text.variables} for each in alternatives]
        distinct = list({tuple(sorted(each.items())): each for each in wanted}.values())
        if distinct and distinct[0]:
            found.append(distinct)
            open_variables.difference_update(distinct[0])

    you, people = words.text("play-you"), PEOPLE if thorough else PEOPLE[:2]
    for start in ("", "other-", "another-"):
        if f"{start}who" in open_variables and "you" in text.keys.get(f"{start}who", ("you",)):
            both = words.text("ssp-and", some=you, last="Anna")
            listener: Values = {f"{start}who": "you", f"{start}name": you, "names": both}
            others: list[Values] = [{f"{start}who": "other", f"{start}name": name, "names": name} for name in people]
            add([listener, *others])
    if game is not None:
        for variable in ("card", "first", "second", "third"):
            if open_variables & {f"{variable}{end}" for end, _ in CARD_FORMS} and not text.message.startswith("learn-"):
                add(
                    [
                        _card_values(words, game, variable, card)
                        for card in _kinds_of_cards(game, text, variable, thorough)
                    ]
                )
        cards = [card_name(words, game, card) for card in _cards_of(game)[:4]]
        for start in ("", "other-"):
            if f"{start}cards" in open_variables:
                lists = [cards[:3], cards[:1], []]
                add([{f"{start}cards": ", ".join(each), f"{start}count": len(each)} for each in lists])
        if "colour" in open_variables:
            add([{"colour": colour_name(words, game, colour)} for colour in _colours_of(words, game)])
    if game == "dolores":
        places = [words.text("dol-place", place=place) for place in PLACES]
        if text.message != "dol-place" and "place" in open_variables:
            add([{"place": place} for place in places])
        if "places" in open_variables:
            add([{"places": ", ".join(places[:2])}, {"places": places[-1]}])
    for variable in sorted(open_variables):
        add([{variable: value} for value in _values(text, words, variable)])
    return found


def _values(text: Text, words: Catalogue, variable: str) -> Sequence[str | int | float]:
    """What a variable may be that goes with no other."""
    keys = text.keys.get(variable, ())
    codes = [key for key in keys if not key.isdecimal() and key not in ("zero", "one", "two", "few", "many", "other")]
    if codes:
        return codes
    if variable in PERCENTAGE_POINTS and text.message.startswith(("review-", "hint-")):
        return [decimal(value, 1) for value in PARTS_OF_NUMBERS]
    if variable in ("gesture", "shows", "sort") and "screen" in text.message:
        return [
            words.text("dol-sort", sort="wine") if variable == "sort" else words.text("dol-gesture", gesture="first")
        ]
    if variable == "names":
        return NUMBERS if text.message.startswith("error-") else [words.text("ssp-and", some="Anna", last="D’Arcy")]
    if variable == "left" and text.message.startswith("dol-screen"):
        return PEOPLE
    if variable == "dealer" and "rules" in text.message:
        return ["`dealer-1`"]
    if variable == "left" and "rules" in text.message:
        return ["`left-1`"]
    if keys or (variable in NUMBER_VARIABLES and variable not in EXAMPLES):
        return NUMBERS
    if variable in NAME_VARIABLES:
        return PEOPLE
    own = {
        "better": words.text("ssp-do-end"),
        "given": words.text("ssp-do-draw"),
        "card": words.text("sos-island-red", number=7),
        "choice": words.text("ssp-do-end"),
        "first": words.text("play-level-skilled"),
        "game": words.text("dol-title"),
        "level": words.text("play-level-skilled"),
        "outcome": words.text("dol-screen-outcome-nobody"),
        "reason": words.text("refused-busy"),
        "rule": words.text("dol-5-4"),
        "top": words.text("sos-treasure-red", number=4),
        "treasure": words.text("sos-treasure-red", number=4),
        "what": words.text("dol-screen-memory-bottles"),
        "why": words.text("ssp-worth-crabs", number=2),
        "place": words.text("dol-place", place="left-1"),
    }
    value = own.get(variable) or EXAMPLES.get(variable)
    if value is None:
        raise KeyError(f"{text.name}: tools/texts.py has no example for ${variable}")
    return [value]


def value_sets(text: Text, words: Catalogue, thorough: bool = False) -> Iterator[Values]:
    """All sets of values that a message is shown with: what it selects by in all combinations, the rest in turn."""
    alternatives = _alternatives(text, words, thorough)
    selecting = [
        group
        for group in alternatives
        if any(name in text.keys for name in group[0]) or [*group[0].values()] == [NUMBERS[0]]
    ]
    combinations = 1
    for group in selecting:
        combinations *= len(group)
    if combinations > MAX_COMBINATIONS:
        selecting = [group for group in selecting if any(name in SEAT_SELECTORS for name in group[0])]
    base = {name: value for group in alternatives for name, value in group[0].items()}
    for name in SEAT_SELECTORS[1:]:
        if name in base:
            base |= {name: "other", name.replace("who", "name"): PEOPLE[SEAT_SELECTORS.index(name)]}
    combined = [
        {**base, **{name: value for each in chosen for name, value in each.items()}}
        for chosen in itertools.product(*selecting)
    ]
    singly = [{**base, **each} for group in alternatives if group not in selecting for each in group[1:]]
    for values in [*combined, *singly]:
        names = [values[name] for name in SEAT_NAMES if name in values]
        if text.message in TWICE_YOU or len(names) == len(set(names)):
            yield values


def renderings(text: Text, language: str, thorough: bool = False) -> list[str]:
    """A message with each set of values, without repetitions."""
    words = catalogue(language)
    said = (words.text(text.message, text.attribute, **values) for values in value_sets(text, words, thorough))
    return list(dict.fromkeys(said))


# --- The page ------------------------------------------------------------------------------------------------------

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 1rem }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { border: 1px solid #ccc; padding: .3rem .5rem; vertical-align: top; overflow-wrap: anywhere }
th { background: #eef4f8; text-align: left; position: sticky; top: 0 }
td.id { font: 12px ui-monospace, monospace; color: #555 }
li { margin: 0 0 .15rem } ul { margin: 0; padding-left: 1rem } col.id { width: 13% }
"""


def page() -> str:
    """The whole page."""
    by_language = {language: {text.name: text for text in texts(language)} for language in LANGUAGES}
    files: dict[str, list[str]] = {}
    for text in by_language["en"].values():
        files.setdefault(text.file, []).append(text.name)
    blocks = [f"<a href='#{name}'>{name}</a> " for name in files]
    for file, names in files.items():
        blocks.append(f"<h2 id='{file}'>{file}</h2><table><col class='id'><tr><th>id</th>")
        blocks += [f"<th lang='{language}'>{title}</th>" for language, title in LANGUAGES.items()]
        blocks.append("</tr>")
        for name in names:
            blocks.append(f"<tr><td class='id'>{name}</td>")
            for language in LANGUAGES:
                lines = renderings(by_language[language][name], language)
                items = "".join(f"<li>{html.escape(line)}</li>" for line in lines)
                blocks.append(f"<td lang='{language}'><ul>{items}</ul></td>")
            blocks.append("</tr>\n")
        blocks.append("</table>")
    head = f"<meta charset='utf-8'><title>Texts of Seachest</title><style>{STYLE}</style>"
    body = f"<h1>Texts of Seachest</h1>{''.join(blocks)}"
    return f"<!doctype html><html lang='en'><head>{head}</head><body>{body}</body></html>"


def main() -> None:
    """Writes the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=DEFAULT_PAGE, help=f"default: {DEFAULT_PAGE}")
    file = parser.parse_args().file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page(), encoding="utf-8")
    print(f"written to {file}")


if __name__ == "__main__":
    main()
