"""Reviews as they are sent: what the page puts into words says in every language what the terminal says."""

from functools import cache

import pytest

from seachest.coach import Review, review
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.stories import Sentence, choice_name, say
from seachest.server.coach.told import review_from
from seachest.table import View
from seachest.wire.play import Said
from tests.coach.helpers import CHEAPEST, SMALL_GAMES, blunder, small_game
from tests.messages.test_renderings import faults

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]


@cache
def reviewed(game: str, players: int) -> Review:
    """The review of a small game; that of Sea Salt & Paper with two players has a planted blunder."""
    has_blunder = (game, players) == ("sea-salt-paper", 2)
    return review(blunder() if has_blunder else small_game(game, players), iterations=CHEAPEST)


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize(("game", "players"), [(game, players) for game, players, _ in SMALL_GAMES])
def test_what_was_chosen_and_expected_has_the_words_of_the_terminal(game: str, players: int, language: str) -> None:
    words, found = catalogue(language), reviewed(game, players)

    def check(said: Said | None, view: View, text: str) -> None:
        assert said is not None
        told = say(words, Sentence(said.id, said.values), NAMES[:players], view.seat)
        assert told == choice_name(words, view, text, NAMES[:players])
        assert not faults(told)

    moments = review_from(found, "quick").moments
    assert len(moments) >= 2
    for sent, moment in zip(moments, found.moments, strict=True):
        assert sent.worth.low <= sent.worth.value <= sent.worth.high
        if not moment.number:
            assert sent.given is None
            continue
        decision = found.history.decisions[moment.number - 1]
        check(sent.given, decision.view, decision.move.text)
        if moment.better is not None:
            check(sent.better, decision.view, moment.better)
            assert [each.seat for each in sent.line] == [each.move.seat for each in moment.line]
            for shown, each in zip(sent.line, moment.line, strict=True):
                check(shown.says, each.view, each.move.text)
