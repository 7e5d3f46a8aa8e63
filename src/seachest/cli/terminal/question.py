"""One question to a player at the terminal: the choices, and all that may be typed in answer."""

import re
from collections.abc import Sequence

from rich.text import Text

from seachest.cli.terminal.layout import choice_list
from seachest.cli.terminal.lines import FAINT, NUMBER, Lines, clipped, heading, wrapped
from seachest.cli.terminal.look import Look
from seachest.cli.terminal.player import PlayerLeft, TerminalPlayer
from seachest.messages.stories import card_help, choice_help, choice_name
from seachest.rules.types import Action
from seachest.table import View

MAX_ECHO_LENGTH = 40
MIN_CARD_NAME_LENGTH = 3


def normalized(text: str) -> str:
    """A decision's text as somebody may type it: without capitals, hyphens and dots."""
    return " ".join(re.sub(r"[-.]", " ", text.casefold()).split())


class Question:
    """A question for a decision: `legal` are the choices, `out_of_turn` announcements that may be made instead."""

    def __init__(self, player: TerminalPlayer, view: View, legal: list[str], out_of_turn: list[str]) -> None:
        self.player, self.view, self.legal = player, view, [*legal, *out_of_turn]
        self.optional = not legal
        self.words = [choice_name(player.words, view, text, player.seats.names) for text in self.legal]

    def answer(self) -> str:
        """Asks until a choice is made, and returns its text."""
        chosen = None
        while chosen is None:
            chosen = self.answer_or_nothing()
        return chosen

    def answer_or_nothing(self) -> str | None:
        """Asks, and returns the text of the choice; None if none is needed and the player goes on."""
        player = self.player
        note: Lines = []
        drawn = False
        while True:
            if not drawn:
                self.draw(note)
            elif note:
                player.print(note)
            look = player.look()
            if drawn and player.live:
                line = player.ask(look.text("play-back"))
            else:
                line = player.answer(look.text(player.prompt(self.optional)))
            if not line and self.optional and not drawn:
                return None
            chosen, note, drawn = self.handle_line(line)
            drawn = drawn or (not player.live and line != "")
            if chosen is not None:
                return chosen

    def draw(self, note: Lines) -> None:
        """Draws the table, the choices, the keys, and a note about the last input."""
        player = self.player
        look = player.look()
        words = [look.spelled(word) for word in self.words]
        problem = wrapped(look.spelled(player.problem), look.width - 2, "bold red", " ") if player.problem else []

        def bottom(width: int, height: int) -> Lines:
            keys = look.text("play-keys")
            if len(keys) + 1 > width:
                keys = look.text("play-keys-short")
            extra = [*player.status(look, self.view), *([*problem, *note] or [Text(f" {keys}", FAINT)])]
            choices = choice_list(words, self.legal, width, height - len(extra)) if words else []
            return [*choices, *[clipped(line, width) for line in extra]]

        player.draw(self.view, bottom, len(self.legal) + 1)

    def handle_line(self, line: str) -> tuple[str | None, Lines, bool]:
        """Handles a typed line; returns the chosen text or None, a note, and whether a page was shown."""
        command = line.casefold()
        if command in ("", "q", "quit", "exit"):
            if command:
                raise PlayerLeft
            return None, [], False
        if (told := self.player.run_command(line)) is not None:
            return None, told, False
        if command.startswith("?"):
            return self.explain(line[1:].strip())
        page = {"p": self.show_memory, "l": self.show_story, "r": self.player.show_rules, "h": self.show_help}.get(
            {"piles": "p", "log": "l", "rules": "r", "help": "h"}.get(command, command)
        )
        if page:
            page()
            return None, [], True
        found = self.matching_choices(line)
        if len(found) == 1:
            return found[0], [], False
        return self.explain_mismatch(line, found)

    def matching_choices(self, line: str) -> list[str]:
        """The choices that a typed line may mean."""
        if line.isdecimal():
            return [self.legal[int(line) - 1]] if len(line) < 4 and 1 <= int(line) <= len(self.legal) else []
        typed = normalized(line)
        exact = [
            text
            for text, words in zip(self.legal, self.words, strict=True)
            if typed in (normalized(text), normalized(words))
        ]
        return exact or [text for text in self.legal if typed and normalized(text).startswith(typed)]

    def explain_mismatch(self, line: str, found: Sequence[str]) -> tuple[None, Lines, bool]:
        """Explains why a line is no answer; a card's name alone explains the card."""
        player, game = self.player, self.view.game
        look = player.look()
        echo = look.spelled(line if len(line) <= MAX_ECHO_LENGTH else line[: MAX_ECHO_LENGTH - 1] + "…")
        if found:
            note = look.text("play-ambiguous", input=echo, choices=", ".join(found))
        elif line.isdecimal() and not self.legal:
            note = look.text("play-not-now")
        elif line.isdecimal():
            note = look.text("play-no-number", number=echo, last=len(self.legal))
        else:
            action = next((i for i, text in enumerate(game.actions) if normalized(text) == normalized(line)), None)
            if action is None and len(line) >= MIN_CARD_NAME_LENGTH and player.screen.cards_called(look, line):
                return self.explain(line)
            note = look.text("play-unknown", input=echo) if action is None else self.why_illegal(look, action)
        return None, wrapped(note, look.width - 2, "bold", " "), False

    def why_illegal(self, look: Look, action: Action) -> str:
        """Why a decision is not possible now, in the words of the clause that forbids it."""
        clause, _ = self.view.game.forbidden(self.view.record, self.view.seat, action)
        rule = (clause or "").lower().replace(".", "-")
        why = look.catalogue.text(rule) if look.catalogue.has(rule) else ""
        return look.text("play-not-now") + (" " + look.spelled(" ".join(why.split())) if why else "")

    # Pages

    def explain(self, wish: str) -> tuple[None, Lines, bool]:
        """Shows an explanation of all choices, of one of them, or of a card."""
        player = self.player
        look = player.look()
        texts = self.legal if not wish else self.matching_choices(wish)
        cards = [] if not wish else player.screen.cards_called(look, wish)
        if texts and wish:
            card = player.screen.card_of(texts[0])
            cards = [card] if card and len(texts) == 1 else []
        if not texts and not cards:
            note = look.text("play-no-card", input=look.spelled(wish[:MAX_ECHO_LENGTH]))
            return None, wrapped(note, look.width - 2, "bold", " "), False
        lines: Lines = []
        for text in texts:
            number = self.legal.index(text)
            words = look.spelled(self.words[number])
            lines.append(Text.assemble((f" {number + 1} ", NUMBER), (f" {words}", "bold"), "  ", (text, FAINT)))
            help_text = look.spelled(choice_help(player.words, self.view, text, player.seats.names))
            lines += wrapped(" ".join(help_text.split()), look.width - 2, "", "    ")
        for card in cards:
            lines.append(Text.assemble(" ", player.screen.card_line(look, card)))
            help_text = look.spelled(card_help(player.words, self.view.game.name, card))
            lines += wrapped(" ".join(help_text.split()), look.width - 2, "", "    ")
        player.show_pages(look.text("play-choices" if texts else "play-cards-explained"), [*lines, Text()])
        return None, [], True

    def show_memory(self) -> None:
        """Shows what the player remembers."""
        player = self.player
        look = player.look()
        player.show_pages(look.text("play-remembered"), [*player.screen.memory(look, self.view, player.seats), Text()])

    def show_story(self) -> None:
        """Shows the whole log."""
        player = self.player
        look = player.look()
        lines: Lines = []
        number = 0
        for sentence, of_round in zip(player.log.lines, player.log.rounds, strict=True):
            if of_round != number:
                number = of_round
                lines.append(heading(" " + look.text("play-round", round=number)))
            lines += wrapped(look.spelled(sentence), look.width - 2, "", "   ", look.spelled(" • "))
        lines = lines or [Text(" " + look.text("play-story-empty"))]
        player.show_pages(look.text("play-story"), [*lines, Text()], end_first=True)

    def show_help(self) -> None:
        """Shows how to play."""
        player = self.player
        look = player.look()
        lines: Lines = []
        for part in player.help:
            lines += wrapped(" ".join(look.text(part).split()), look.width - 2, "", " ")
        player.show_pages(look.text("play-help"), [*lines, Text(), *player.screen.legend(look), Text()])


def offer_out_of_turn(player: TerminalPlayer) -> bool:
    """Offers announcements out of turn as soon as there are any, once; returns whether the player made one."""
    view = player.view()
    out_of_turn = view.out_of_turn() if player.screen.invites_words(view) else []
    offered, player.offered_out_of_turn = player.offered_out_of_turn, bool(out_of_turn)
    if offered or not out_of_turn:
        return False
    said = Question(player, view, [], out_of_turn).answer_or_nothing()
    if said is not None:
        player.act(said)
    return said is not None
