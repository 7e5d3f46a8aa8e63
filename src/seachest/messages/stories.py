"""What happened at a table, as one seat's views show it, and the words for cards and decisions.

A story is a list of sentences: codes and parameters, no prose, so that a server can send them and any screen can say
them in its own language. A game's own module in this room finds the sentences; saying them is the same for all games.
The values of a sentence carry their meaning in their names:

| value | holds | a message may use |
|---|---|---|
| `seat`, `other`, `another` | a seat | `$name` and `$who` (you, other); `$other-name`, `$other-who`; `$another-…` |
| `seats` | several seats | `$names` and `$who` (you, when among them) |
| `card`, `first`, `second`, `third` | the word of a card | `$card` (blue crab), `$card-a` (a …), `$card-the` (the …) |
| `cards`, `others` | words of cards | `$cards` and `$count`; `$other-cards` and `$other-count` |
| `colour` | the word of a colour | `$colour` |
| `place`, `places` | the code of a place, or several with commas between them | `$place`, `$places` in words |
| any other | a number or a code | the same |
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from seachest.messages.actions import ChoiceAction
from seachest.messages.catalogue import Catalogue
from seachest.messages.events import GameEvent
from seachest.messages.facts import GameFacts
from seachest.notation.record import Move
from seachest.rules.game import GAME_PREFIXES, game_named
from seachest.rules.position import Position
from seachest.table import View

ALL_OPEN = -2
"""In place of a viewer's seat: somebody from whom nothing is hidden, as in the replay of a finished game."""
SEAT_VALUES = {"seat": "", "other": "other-", "another": "another-"}
CARD_VALUES = frozenset(["card", "first", "second", "third"])
CARD_LISTS = {"cards": "", "others": "other-"}
PLACE_VALUES = frozenset(["place", "places"])


class Sentence(NamedTuple):
    """One thing that happened: the id of a message, and its values as codes."""

    id: str
    values: Mapping[str, Any]


PointParts: TypeAlias = list[tuple[Sentence, int]]
"""What makes up somebody's points: what each part is for, and its points."""


class FinishedRound(NamedTuple):
    """What a round that has just ended brought, with all cards open; a game without rounds has one of them."""

    parts: list[PointParts]
    """What made the points of each seat."""
    how: list[GameEvent]
    """The events that say how it ended; none if there is nothing to say."""


class Narrator(Protocol):
    """What a game's own module brings."""

    SCORING_EVENTS: tuple[type[GameEvent], ...]
    """The kinds of events by which somebody gains or loses points."""
    KEPT_WORD_EVENTS: tuple[type[GameEvent], ...]
    """The kinds of events that say that a seat did what it had announced."""
    BROKEN_WORD_EVENTS: tuple[type[GameEvent], ...]
    """The kinds of events that say that a seat did something else than it had announced."""

    def events(self, before: View, observed: Sequence[Move], after: View) -> list[GameEvent]:
        """Return what happened when something was decided, in order; never called with nothing observed."""
        ...

    def sentences(self, event: GameEvent, viewer: int) -> list[Sentence]:
        """Return an event in words for the seat that hears of it, for NOBODY or for ALL_OPEN.

        Some events need no words, and get no sentence.
        """
        ...

    def opening_events(self, view: View) -> list[GameEvent]:
        """Return how a fresh table begins, in order."""
        ...

    def choice(self, view: View, text: str) -> Sentence:
        """A decision; its message has an attribute `help`."""
        ...

    def choice_action(self, view: View, text: str) -> ChoiceAction:
        """Return what a decision of the owner of a view means."""
        ...

    def facts(self, view: View, position: Position) -> GameFacts:
        """Return what follows by the rules from the position of a view."""
        ...

    def points_breakdown(self, view: View, seat: int) -> PointParts:
        """What makes up the points of a seat's cards."""
        ...

    def points_now(self, view: View) -> list[int]:
        """Return the points that each seat has so far, from a view that hides nothing."""
        ...

    def finished_round(self, before: View, happened: Sequence[GameEvent], after: View) -> FinishedRound | None:
        """Return what the round brought that these events ended, from views that hide nothing; None if none ended."""
        ...

    def kind(self, card: str) -> str:
        """The kind of a card; its message has an attribute `help`."""
        ...

    def card_text(self, catalogue: Catalogue, card: str, form: str | None) -> str:
        """A card in words: as in a list (None), with "a", or with "the"."""
        ...

    def rule_tables(self, catalogue: Catalogue) -> dict[int, list[list[str]]]:
        """The tables of the rules page by section, the head of each in its first row."""
        ...

    def rule_notes(self, catalogue: Catalogue) -> dict[int, str]:
        """What the rules page says in a section before its table."""
        ...


@cache
def narrator(game: str) -> Narrator:
    """The module that tells the stories of a game."""
    return cast(Narrator, game_named(game).module_in("seachest.messages"))


def prefix(game: str) -> str:
    """What the ids of a game's messages begin with."""
    return GAME_PREFIXES[game].lower()


def _narrator_of(prefix: str) -> Narrator:
    """The narrator of the game whose messages begin so."""
    return narrator(next(game for game in GAME_PREFIXES if GAME_PREFIXES[game].lower() == prefix))


# --- What happened -------------------------------------------------------------------------------------------------


def opening(view: View) -> list[Sentence]:
    """How a fresh table begins, for the owner of the view."""
    return sentences_of(opening_events(view), view)


def tell(before: View, observed: Sequence[Move], after: View) -> list[Sentence]:
    """What happened between two views of one viewer, found from them and from what the viewer noticed.

    That is `Table.observed_actions`: "keep ?" where a choice is secret, several decisions where they come to light
    together, none while they are made in secret. Small decisions that mean nothing yet tell nothing.
    """
    return sentences_of(events(before, observed, after), before)


def events(before: View, observed: Sequence[Move], after: View) -> list[GameEvent]:
    """Return what happened between two views of one viewer, typed; nothing that the viewer may not know."""
    return narrator(before.game.name).events(before, observed, after) if observed else []


def opening_events(view: View) -> list[GameEvent]:
    """Return how a fresh table begins, typed, for the owner of the view."""
    return narrator(view.game.name).opening_events(view)


def sentences_of(happened: Iterable[GameEvent], view: View) -> list[Sentence]:
    """Return events in words for the owner of a view."""
    game = narrator(view.game.name)
    return [sentence for event in happened for sentence in game.sentences(event, view.seat)]


def points_breakdown(view: View, seat: int) -> PointParts:
    """What makes up the points of a seat's cards, as far as the viewer knows them: what it is, and its points."""
    return narrator(view.game.name).points_breakdown(view, seat)


# --- In words ------------------------------------------------------------------------------------------------------


def say(catalogue: Catalogue, sentence: Sentence, names: Sequence[str], me: int) -> str:
    """A sentence in a language, spoken to the player of seat `me` (NOBODY: to a spectator)."""
    return catalogue.text(sentence.id, **_words(catalogue, sentence, names, me))


def card_name(catalogue: Catalogue, game: str, card: str) -> str:
    """A card, as in a list: "light blue crab"."""
    return _card(catalogue, prefix(game), card)


def card_help(catalogue: Catalogue, game: str, card: str) -> str:
    """What a card does and is worth."""
    return catalogue.text(f"{prefix(game)}-kind-{narrator(game).kind(card)}", "help")


def colour_name(catalogue: Catalogue, game: str, colour: str) -> str:
    """The name of a colour."""
    return catalogue.text(f"{prefix(game)}-colour-{colour}")


def choice_name(catalogue: Catalogue, view: View, text: str, names: Sequence[str] = ()) -> str:
    """A decision in words for the player who may take it: "Take the light blue crab from pile 1"."""
    return say(catalogue, narrator(view.game.name).choice(view, text), names, view.seat)


def choice_help(catalogue: Catalogue, view: View, text: str, names: Sequence[str] = ()) -> str:
    """What a decision leads to, in a sentence or two."""
    sentence = narrator(view.game.name).choice(view, text)
    return catalogue.text(sentence.id, "help", **_words(catalogue, sentence, names, view.seat))


def _words(catalogue: Catalogue, sentence: Sentence, names: Sequence[str], me: int) -> dict[str, Any]:
    """All that a message may use of a sentence's values."""
    game = sentence.id.partition("-")[0]
    words: dict[str, Any] = {}
    for name, value in sentence.values.items():
        if name in SEAT_VALUES:
            words[f"{SEAT_VALUES[name]}name"] = _name(catalogue, game, value, names)
            words[f"{SEAT_VALUES[name]}who"] = "you" if value == me else "other"
        elif name == "seats":
            words["who"] = "you" if me in value else "other"
            words["names"] = _all_names(catalogue, game, value, names, me)
        elif name in CARD_VALUES:
            words[name] = _card(catalogue, game, value)
            words[f"{name}-a"] = _card(catalogue, game, value, "a")
            words[f"{name}-the"] = _card(catalogue, game, value, "the")
        elif name in CARD_LISTS:
            words[f"{CARD_LISTS[name]}count"] = len(value)
            words[f"{CARD_LISTS[name]}cards"] = _all_cards(catalogue, game, value)
        elif name == "colour":
            words["colour"] = catalogue.text(f"{game}-colour-{value}")
        elif name in PLACE_VALUES:
            words[name] = ", ".join(catalogue.text(f"{game}-place", place=place) for place in value.split(", "))
        else:
            words[name] = value
    return words


def _name(catalogue: Catalogue, game: str, seat: int, names: Sequence[str]) -> str:
    """The name of a seat, or its number where it has no name."""
    return names[seat] if seat < len(names) else catalogue.text(f"{game}-player", number=seat)


def _all_names(catalogue: Catalogue, game: str, seats: Sequence[int], names: Sequence[str], me: int) -> str:
    """Several seats in a row, "you" first."""
    you = [catalogue.text(f"{game}-you")] if me in seats else []
    everyone = you + [_name(catalogue, game, seat, names) for seat in seats if seat != me]
    if len(everyone) == 1:
        return everyone[0]
    return catalogue.text(f"{game}-and", some=", ".join(everyone[:-1]), last=everyone[-1])


def _card(catalogue: Catalogue, game: str, card: str, form: str | None = None) -> str:
    """A card in one of its three forms."""
    return _narrator_of(game).card_text(catalogue, card, form)


def _all_cards(catalogue: Catalogue, game: str, cards: Sequence[str]) -> str:
    """Cards in a row, equal ones together."""
    return ", ".join(times(_card(catalogue, game, card), copies) for card, copies in Counter(cards).items())


def times(text: str, copies: int) -> str:
    """A thing, and how many of it if there are several."""
    return f"{text}\N{NO-BREAK SPACE}×{copies}" if copies > 1 else text
