"""What the coach would do, as lines below a question."""

from collections.abc import Sequence

from rich.text import Text

from seachest.arena.words import number_text
from seachest.cli.terminal.lines import FAINT, Lines, wrapped
from seachest.cli.terminal.look import Look
from seachest.coach import Advice
from seachest.coach.hints import AdvisedAnswer
from seachest.messages.catalogue import decimal
from seachest.messages.stories import choice_name
from seachest.table import View

HINT_COMMAND = "hint"
PERCENT_OF_CHANCE = 100


def hint_lines(look: Look, view: View, names: Sequence[str], advice: Advice) -> Lines:
    """The best two answers, the reason for the first, and what is expected then."""
    is_mixed = all(answer.share for answer in advice.answers)
    lines = [_answer_line(look, view, names, answer, is_mixed=is_mixed) for answer in advice.answers]
    reason = advice.reason
    shares = {"better": _percent(look, reason.better), "worse": _percent(look, reason.worse)}
    points = {name: decimal(PERCENT_OF_CHANCE * getattr(reason, name), 1) for name in ("gain", "won", "lost")}
    lines += wrapped(look.text(f"hint-reason-{reason.kind}", **shares, **points), look.width - 2, "", " ")
    if len(advice.line) > 1:
        moves = [
            look.text(
                "review-move",
                name=look.spelled(names[each.move.seat]),
                choice=look.spelled(choice_name(look.catalogue, each.view, each.move.text, names)),
            )
            for each in advice.line
        ]
        lines += wrapped(look.text("hint-line", line=look.spelled(" → ").join(moves)), look.width - 2, FAINT, " ")
    return lines


def _answer_line(look: Look, view: View, names: Sequence[str], answer: AdvisedAnswer, *, is_mixed: bool) -> Text:
    choice = look.spelled(choice_name(look.catalogue, view, answer.text, names))
    if is_mixed:
        told = look.text("hint-answer-mix", choice=choice, share=_percent(look, answer.share))
    else:
        told = look.text("hint-answer", choice=choice, chance=_percent(look, answer.chance))
    return Text(f" {told}", "bold")


def _percent(look: Look, share: float) -> str:
    return number_text(look.catalogue, PERCENT_OF_CHANCE * share)
