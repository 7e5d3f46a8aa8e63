"""One question to the person at the terminal: the choices, what may be typed, and what it is answered with."""

import re
from collections.abc import Sequence

from rich.text import Text

from seachest.cli.terminal.player import Leave, Person
from seachest.cli.terminal.screen import FAINT, NUMBER, Lines, Look, choice_list, clipped, heading, wrapped
from seachest.messages.stories import card_help, choice_help, choice_name
from seachest.table import View

LONGEST_ECHO = 40
SHORTEST_CARD_NAME = 3


def loosely(text: str) -> str:
    """A decision's text as one may type it."""
    return " ".join(re.sub(r"[-.]", " ", text.casefold()).split())


class Question:
    """One decision of the person: the choices, what may be said besides, and all that may be typed instead of one."""

    def __init__(self, session: Person, view: View, legal: list[str], out_of_turn: list[str]) -> None:
        self.session, self.view, self.legal = session, view, [*legal, *out_of_turn]
        self.optional = not legal
        self.words = [choice_name(session.words, view, text, session.seats.names) for text in self.legal]

    def answer(self) -> str:
        """The chosen text."""
        chosen = None
        while chosen is None:
            chosen = self.answer_or_nothing()
        return chosen

    def answer_or_nothing(self) -> str | None:
        """The chosen text, or None where none is needed and the person goes on."""
        session = self.session
        note: Lines = []
        drawn = False
        while True:
            if not drawn:
                self.draw(note)
            elif note:
                session.print(note)
            look = session.look()
            if drawn and session.live:
                line = session.ask(look.text("play-back"))
            else:
                line = session.answer(look.text(session.prompt(self.optional)))
            if not line and self.optional and not drawn:
                return None
            chosen, note, drawn = self.react(line)
            drawn = drawn or (not session.live and line != "")
            if chosen is not None:
                return chosen

    def draw(self, note: Lines) -> None:
        """The table, the choices, the keys, and a note about the last input."""
        session = self.session
        look = session.look()
        words = [look.spelled(word) for word in self.words]
        trouble = wrapped(look.spelled(session.trouble), look.width - 2, "bold red", " ") if session.trouble else []

        def bottom(width: int, height: int) -> Lines:
            keys = look.text("play-keys")
            if len(keys) + 1 > width:
                keys = look.text("play-keys-short")
            extra = [*session.status(look, self.view), *([*trouble, *note] or [Text(f" {keys}", FAINT)])]
            choices = choice_list(words, self.legal, width, height - len(extra)) if words else []
            return [*choices, *[clipped(line, width) for line in extra]]

        session.draw(self.view, bottom, len(self.legal) + 1)

    def react(self, line: str) -> tuple[str | None, Lines, bool]:
        """What a line of input leads to: a chosen text, or a note, or a page that was shown."""
        command = line.casefold()
        if command in ("", "q", "quit", "exit"):
            if command:
                raise Leave
            return None, [], False
        if (told := self.session.command(line)) is not None:
            return None, told, False
        if command.startswith("?"):
            return self.explain(line[1:].strip())
        page = {"p": self.show_memory, "l": self.show_story, "r": self.session.show_rules, "h": self.show_help}.get(
            {"piles": "p", "log": "l", "rules": "r", "help": "h"}.get(command, command)
        )
        if page:
            page()
            return None, [], True
        found = self.meant(line)
        if len(found) == 1:
            return found[0], [], False
        return self.refuse(line, found)

    def meant(self, line: str) -> list[str]:
        """The choices that a line may mean."""
        if line.isdecimal():
            return [self.legal[int(line) - 1]] if len(line) < 4 and 1 <= int(line) <= len(self.legal) else []
        typed = loosely(line)
        exact = [
            text for text, words in zip(self.legal, self.words, strict=True) if typed in (loosely(text), loosely(words))
        ]
        return exact or [text for text in self.legal if typed and loosely(text).startswith(typed)]

    def refuse(self, line: str, found: Sequence[str]) -> tuple[None, Lines, bool]:
        """A friendly word about a line that is no answer; a card's name alone explains the card."""
        session, game = self.session, self.view.game
        look = session.look()
        echo = look.spelled(line if len(line) <= LONGEST_ECHO else line[: LONGEST_ECHO - 1] + "…")
        if found:
            note = look.text("play-ambiguous", input=echo, choices=", ".join(found))
        elif line.isdecimal() and not self.legal:
            note = look.text("play-not-now")
        elif line.isdecimal():
            note = look.text("play-no-number", number=echo, last=len(self.legal))
        else:
            action = next((i for i, text in enumerate(game.actions) if loosely(text) == loosely(line)), None)
            if action is None and len(line) >= SHORTEST_CARD_NAME and session.screen.cards_called(look, line):
                return self.explain(line)
            note = look.text("play-unknown", input=echo) if action is None else self.forbidden(look, action)
        return None, wrapped(note, look.width - 2, "bold", " "), False

    def forbidden(self, look: Look, action: int) -> str:
        """Why a decision is not possible now, in the words of the rule."""
        clause, _ = self.view.game.forbidden(self.view.record, self.view.seat, action)
        rule = (clause or "").lower().replace(".", "-")
        why = look.catalogue.text(rule) if look.catalogue.has(rule) else ""
        return look.text("play-not-now") + (" " + look.spelled(" ".join(why.split())) if why else "")

    # Pages

    def explain(self, wish: str) -> tuple[None, Lines, bool]:
        """Explains all choices, one of them, or a card."""
        session = self.session
        look = session.look()
        texts = self.legal if not wish else self.meant(wish)
        cards = [] if not wish else session.screen.cards_called(look, wish)
        if texts and wish:
            card = session.screen.card_of(texts[0])
            cards = [card] if card and len(texts) == 1 else []
        if not texts and not cards:
            note = look.text("play-no-card", input=look.spelled(wish[:LONGEST_ECHO]))
            return None, wrapped(note, look.width - 2, "bold", " "), False
        lines: Lines = []
        for text in texts:
            number = self.legal.index(text)
            words = look.spelled(self.words[number])
            lines.append(Text.assemble((f" {number + 1} ", NUMBER), (f" {words}", "bold"), "  ", (text, FAINT)))
            help_text = look.spelled(choice_help(session.words, self.view, text, session.seats.names))
            lines += wrapped(" ".join(help_text.split()), look.width - 2, "", "    ")
        for card in cards:
            lines.append(Text.assemble(" ", session.screen.card_line(look, card)))
            help_text = look.spelled(card_help(session.words, self.view.game.name, card))
            lines += wrapped(" ".join(help_text.split()), look.width - 2, "", "    ")
        session.pages(look.text("play-choices" if texts else "play-cards-explained"), [*lines, Text()])
        return None, [], True

    def show_memory(self) -> None:
        """What the person remembers."""
        session = self.session
        look = session.look()
        session.pages(look.text("play-remembered"), [*session.screen.memory(look, self.view, session.seats), Text()])

    def show_story(self) -> None:
        """Everything that was told so far."""
        session = self.session
        look = session.look()
        lines: Lines = []
        number = 0
        for sentence, of_round in zip(session.story.lines, session.story.rounds, strict=True):
            if of_round != number:
                number = of_round
                lines.append(heading(" " + look.text("play-round", round=number)))
            lines += wrapped(look.spelled(sentence), look.width - 2, "", "   ", look.spelled(" • "))
        lines = lines or [Text(" " + look.text("play-story-empty"))]
        session.pages(look.text("play-story"), [*lines, Text()], end_first=True)

    def show_help(self) -> None:
        """How one plays here."""
        session = self.session
        look = session.look()
        lines: Lines = []
        for part in session.help:
            lines += wrapped(" ".join(look.text(part).split()), look.width - 2, "", " ")
        session.pages(look.text("play-help"), [*lines, Text(), *session.screen.legend(look), Text()])


def offer_words(person: Person) -> bool:
    """Asks a person once, as soon as it is possible, whether to say something out of turn; True where they did."""
    view = person.view()
    out_of_turn = view.out_of_turn() if person.screen.invites_words(view) else []
    asked, person.asked_to_speak = person.asked_to_speak, bool(out_of_turn)
    if asked or not out_of_turn:
        return False
    said = Question(person, view, [], out_of_turn).answer_or_nothing()
    if said is not None:
        person.do(said)
    return said is not None
