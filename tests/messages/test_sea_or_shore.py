import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import pytest

import seachest
from seachest.messages import LANGUAGES, stories
from seachest.messages.catalogue import catalogue
from seachest.messages.events import GameEvent
from seachest.messages.rulebook import rules_text
from seachest.messages.sea_or_shore.events import Fetched, Passed, PassedIsland, ReturnedIsland, TookIslands
from seachest.messages.sea_or_shore.rules_page import CARD_NUMBERS, DECISIONS
from seachest.messages.stories import (
    Sentence,
    card_help,
    card_name,
    choice_help,
    choice_name,
    colour_name,
    opening,
    points_breakdown,
    say,
    tell,
)
from seachest.notation.record import Move
from seachest.rules.game import NOBODY, game_named
from seachest.rules.sea_or_shore.cards import CARDS, COLOURS, PAIR_NAMES, TREASURE_BY_NAME
from seachest.rules.sea_or_shore.scoring import plus_worth, treasures_worth
from seachest.rules.sea_or_shore.state import ACTIONS, FLEECED_PLUS_CARDS
from seachest.table import View
from tests.messages.helpers import PEOPLE, SPECTATOR, cards_in, check_choices_have_own_words, tell_all
from tests.rules.sea_or_shore.helpers import LAST_ROUND, lay, table_at, untouched
from tests.tables import play
from tests.walks import SLOW, Walk, any_options, guessed, observers

GAME = "sea-or-shore"
CARD_WORDS = frozenset(CARDS) | frozenset(TREASURE_BY_NAME)

BOTH = "red:4 green:2"
"""A face-up treasure on each pile."""

SAID_OFTEN = 25
"""A message that could be said so often to somebody, with all its values, can be said."""

every_number_of_players = pytest.mark.parametrize("players", game_named(GAME).seats)
languages = pytest.mark.parametrize("language", list(LANGUAGES))


def story(table: seachest.Table, move: str, language: str = "en") -> list[list[str]]:
    """What the viewer reads about it, in words."""
    words = catalogue(language)
    return [[say(words, sentence, PEOPLE, me) for sentence in told] for told, me in tell_all(table, move)]


def dealt(players: int, source: random.Random) -> seachest.Table:
    """A fresh table with any options."""
    options = any_options(game_named(GAME), source)
    return seachest.deal(GAME, players, seed=source.getrandbits(128), options=options)


# --- All that can happen -------------------------------------------------------------------------------------------


@every_number_of_players
def test_every_sentence_of_random_games_can_be_said_to_everybody(players: int) -> None:
    said: Counter[tuple[str, int]] = Counter()
    for seed in range(1 if SLOW else 8):
        source = random.Random(1000 * players + seed)
        table = dealt(players, source)
        while table.pending():
            seat = source.choice(table.pending())
            for told, me in tell_all(table, f"{seat} {source.choice(table.legal(seat))}"):
                for sentence in told:
                    assert json.dumps([sentence.id, dict(sentence.values)])
                    said[sentence.id, me] += 1
                    if said[sentence.id, me] <= SAID_OFTEN:
                        assert all(say(catalogue(language), sentence, PEOPLE, me) for language in LANGUAGES)


@every_number_of_players
def test_every_legal_decision_has_words_of_its_own(players: int) -> None:
    source = random.Random(players)
    table = dealt(players, source)
    while table.pending():
        view = table.seat_view(source.choice(table.pending()))
        check_choices_have_own_words(view)
        table.act(view.seat, source.choice(view.legal()))


@every_number_of_players
def test_a_breakdown_adds_up_to_the_points(players: int) -> None:
    for seed in range(1 if SLOW else 3):
        walk = Walk(game_named(GAME), players, seed)
        while walk.step():
            for viewer in observers(players):
                _, record = walk.view(viewer)
                for seat in range(players):
                    parts = points_breakdown(View(walk.game, viewer, record, {}), seat)
                    if seat == viewer:
                        worth = treasures_worth(record, seat) + plus_worth(record.plus[seat])
                        assert sum(points for _, points in parts) == worth


class Ledger:
    """Plus cards and treasures of each seat, kept by what is told and nothing else."""

    def __init__(self, players: int) -> None:
        self.plus = [0] * players
        self.laid = [0] * players
        self.stacks: list[list[str]] = [[] for _ in range(players)]
        self.totals = [0] * players

    def read(self, told: list[Sentence]) -> None:
        for sentence in told:
            entry = self.ENTRIES.get(sentence.id)
            if entry:
                entry(self, **sentence.values)

    def plays(self, seat: int, plus: int, **_: Any) -> None:
        self.plus[seat] -= plus

    def gets(self, seat: int, number: int, **_: Any) -> None:
        self.plus[seat] += number

    def fleeces(self, seat: int, other: int) -> None:
        self.plus[seat] += FLEECED_PLUS_CARDS
        self.plus[other] -= FLEECED_PLUS_CARDS

    def takes(self, seat: int, card: str) -> None:
        self.stacks[seat].append(card)

    def robs(self, seat: int, other: int, card: str) -> None:
        assert self.stacks[other].pop() == card
        self.stacks[seat].append(card)

    def scores(self, seat: int, treasures: int, plus: int, bonus: int, points: int, total: int) -> None:
        assert treasures == sum(int(card.split(":")[1]) for card in self.stacks[seat])
        assert plus == self.plus[seat]
        assert points == treasures + bonus == treasures + plus // 2
        self.totals[seat] += points
        assert total == self.totals[seat]
        self.plus[seat], self.stacks[seat] = 0, []

    ENTRIES: dict[str, Callable[..., None]] = {  # noqa: RUF012  # a table of methods
        "sos-plays": plays,
        "sos-plays-own": plays,
        "sos-gets-plus": gets,
        "sos-gets-plus-short": gets,
        "sos-triggers-supply": gets,
        "sos-fleeces": fleeces,
        "sos-triggers-fleeces": fleeces,
        "sos-takes": takes,
        "sos-robs": robs,
        "sos-scores": scores,
    }


@every_number_of_players
def test_what_is_told_adds_up_to_what_lies_on_the_table(players: int) -> None:
    """Nothing is left out, told twice or told wrongly, however much happens in one decision."""
    for seed in range(1 if SLOW else 8):
        source = random.Random(seed)
        table = dealt(players, source)
        ledgers = [Ledger(players) for _ in range(players + 1)]
        while table.pending():
            seat = source.choice(table.pending())
            told = tell_all(table, f"{seat} {source.choice(table.legal(seat))}")
            now = table.position()
            for ledger, (sentences, _) in zip(ledgers, told, strict=True):
                ledger.read(sentences)
                assert ledger.totals == now["totals"]
                if table.pending():
                    assert ledger.plus == now["plus"]
                    assert ledger.stacks == now["stacks"]


@every_number_of_players
def test_who_wins_a_colour_is_told_once_for_each_colour(players: int) -> None:
    for seed in range(1 if SLOW else 5):
        source = random.Random(seed)
        table = dealt(players, source)
        while table.pending():
            seat = source.choice(table.pending())
            told, _ = tell_all(table, f"{seat} {source.choice(table.legal(seat))}")[SPECTATOR]
            uncovered = [sentence.values for sentence in told if sentence.id == "sos-uncovers"]
            for colour in {values["colour"] for values in uncovered}:
                rivals = [values for values in uncovered if values["colour"] == colour]
                outcomes = sorted(values["outcome"].split("-")[0] for values in rivals)
                expected = ["wins"] if len(rivals) == 1 else ["last", *["loses"] * (len(rivals) - 2), "wins"]
                assert outcomes == expected
                assert max(values["worth"] for values in rivals) == next(
                    values["worth"] for values in rivals if values["outcome"].startswith("wins")
                )


# --- Nothing secret is told ----------------------------------------------------------------------------------------

Views = dict[int, tuple[Any, Any]]


def observed_actions(walk: Walk, state: Any, viewer: int, seat: int, action: int) -> list[Move]:
    """What a viewer notices of a decision that is about to be made in a state."""
    own = [Move(seat, walk.game.actions[action])] if viewer == seat else []
    public_actions = (Move(*each) for each in walk.game.public_actions(state, seat, action))
    return own + [move for move in public_actions if move.seat != viewer]


def events(players: int, games: int) -> Iterator[tuple[Walk, int, Views, Views, dict[int, list[Move]]]]:
    """The decisions of random games: who decided, what everybody knew before and after, and what they observed."""
    for seed in range(games):
        game = game_named(GAME)
        walk = Walk(game, players, seed, any_options(game, random.Random(seed)))
        before = {viewer: walk.view(viewer) for viewer in observers(players)}
        while walk.pending:
            seat = walk.random.choice(walk.pending)
            action = walk.random.choice(walk.legal(seat))
            heard = {viewer: observed_actions(walk, walk.state, viewer, seat, action) for viewer in observers(players)}
            walk.act(seat, action)
            after = {viewer: walk.view(viewer) for viewer in observers(players)}
            yield walk, seat, before, after, heard
            before = after


def told_to(walk: Walk, viewer: int, before: Any, heard: list[Move], after: Any) -> list[Sentence]:
    return tell(View(walk.game, viewer, before, {}), heard, View(walk.game, viewer, after, {}))


def happened_to(walk: Walk, viewer: int, before: Any, heard: list[Move], after: Any) -> list[GameEvent]:
    return stories.events(View(walk.game, viewer, before, {}), heard, View(walk.game, viewer, after, {}))


def known_by(walk: Walk, viewer: int, records: Iterable[Any]) -> list[Any]:
    """The positions of a viewer's views as JSON."""
    return [msgspec.to_builtins(walk.game.describe(record, viewer)) for record in records]


def keeps_secret(viewer: int, seat: int, before: Any, heard: list[Move]) -> bool:
    """Whether a decision shows the viewer no card that was hidden from him before."""
    verb, _, what = heard[0].text.partition(" ")
    if verb in ("show", "plus", "play"):
        return bool(before.in_trick < before.players - 1)
    if verb == "swap":
        return viewer not in (seat, int(what))
    if verb == "return":
        return bool(viewer != before.aim and before.owed > 1)
    return verb in ("card", "fetch")


@pytest.mark.clause("SOS-10.2")
@every_number_of_players
def test_a_story_is_the_same_whatever_the_hidden_cards_are(players: int) -> None:
    """SOS-10.2: everything that the viewer does not know is dealt again, and the same decision made."""
    compared = 0
    for walk, seat, before, after, heard in events(players, 2 if SLOW else 5):
        for viewer in observers(players):
            if not heard[viewer]:
                continue
            known = before[viewer][1]
            told = told_to(walk, viewer, known, heard[viewer], after[viewer][1])
            array, other = guessed(walk.game, before[viewer][0], viewer, seed=len(walk.moves))
            there = walk.standing_at(array, other)
            if other.turn != NOBODY and seat != other.turn:
                continue
            same = [a for a in there.legal(seat) if observed_actions(walk, other, viewer, seat, a) == heard[viewer]]
            if not same:
                continue
            walk.game.act(other, seat, same[len(walk.moves) % len(same)])
            other_array, other_after = there.view(viewer)
            if keeps_secret(viewer, seat, known, heard[viewer]) or other_array.tobytes() == after[viewer][0].tobytes():
                compared += 1
                assert told == told_to(walk, viewer, known, heard[viewer], other_after)
                happened = happened_to(walk, viewer, known, heard[viewer], after[viewer][1])
                assert happened == happened_to(walk, viewer, known, heard[viewer], other_after)
    assert compared > (100 if SLOW else 500)


@pytest.mark.clause("SOS-10.2")
@every_number_of_players
def test_only_cards_that_the_viewer_knows_are_named(players: int) -> None:
    for walk, _, before, after, heard in events(players, 1 if SLOW else 3):
        for viewer in observers(players):
            if heard[viewer]:
                told = told_to(walk, viewer, before[viewer][1], heard[viewer], after[viewer][1])
                named = cards_in([dict(sentence.values) for sentence in told], CARD_WORDS)
                if named:
                    records = (before[viewer][1], after[viewer][1])
                    assert named <= cards_in(known_by(walk, viewer, records), CARD_WORDS)


@pytest.mark.clause("SOS-10.2")
@every_number_of_players
def test_events_hold_only_cards_that_the_viewer_knows(players: int) -> None:
    held = 0
    for walk, _, before, after, heard in events(players, 1 if SLOW else 3):
        for viewer in observers(players):
            if heard[viewer]:
                happened = happened_to(walk, viewer, before[viewer][1], heard[viewer], after[viewer][1])
                named = cards_in(msgspec.to_builtins(happened), CARD_WORDS)
                held += len(named)
                assert named <= cards_in(known_by(walk, viewer, (before[viewer][1], after[viewer][1])), CARD_WORDS)
    assert held > 0


# --- A round begins ------------------------------------------------------------------------------------------------


def opened(table: seachest.Table, viewer: int | None = 0) -> list[str]:
    view = table.seat_view(viewer)
    return [say(catalogue("en"), each, PEOPLE, view.seat) for each in opening(view)]


def test_a_fresh_table_tells_who_starts_and_which_actions_lie_there() -> None:
    table = seachest.deal(GAME, 3, seed=1, options={"actions": [2, 3]})
    starter = table.position()["starter"]
    actions = "Red and blue trigger action 2 (swap hand cards), green and purple action 3 (look at treasures)."
    assert opened(table, starter) == ["Round 1 begins, and you have the start card.", actions]
    assert opened(table, None) == [f"Round 1 begins, and {PEOPLE[starter]} has the start card.", actions]


def test_a_table_after_the_pass_begins_with_a_trick() -> None:
    assert opened(table_at("", "", "", up="red:4", size=12, starter=2))[-1] == (
        "Trick 1 of 12: Cleo starts. Face up: red treasure worth 4."
    )


def passing() -> seachest.Table:
    """Everyone but Anna holds three of each colour."""
    hands = [
        "red-1 red-2 red-3 red-12 blue-1 blue-2 blue-3 green-1 green-2 green-3 purple-1 purple-2",
        "red-4 red-5 red-6 blue-4 blue-5 blue-6 green-4 green-5 green-6 purple-4 purple-5 purple-6",
        "red-7 red-8 red-9 blue-7 blue-8 blue-9 green-7 green-8 green-9 purple-7 purple-8 purple-9",
    ]
    position = {"phase": "pass", "hands": [hand.split() for hand in hands], "piles": {"all": {"up": "green:2"}}}
    return untouched(3, position)


def test_the_pass_is_told_when_all_have_chosen() -> None:
    table = passing()
    assert story(table, "0 pass red") == [[], [], [], []]
    assert story(table, "2 pass blue") == [[], [], [], []]
    trick = "Trick 1 of 12: Anna starts. Face up: green treasure worth 2."
    assert story(table, "1 pass green") == [
        [
            "You pass the red 12 to Cleo and get the green 6 from Ben.",
            "Trick 1 of 12: you start. Face up: green treasure worth 2.",
        ],
        ["You pass the green 6 to Anna and get the blue 9 from Cleo.", trick],
        ["You pass the blue 9 to Ben and get the red 12 from Anna.", trick],
        ["Everyone passes a card to the right.", trick],
    ]


# --- Covered cards -------------------------------------------------------------------------------------------------


def test_the_others_hear_of_a_card_when_it_lies_there_half_covered() -> None:
    table = table_at("red-7 blue-8", "", "", up="red:4", plus=[3, 0, 0])
    assert story(table, "0 card red-7") == [[], [], [], []]
    assert story(table, "0 show colour") == [[], [], [], []]
    anna = "Anna plays a red card with 2 plus cards and covers the number."
    own = "You play the red 7 with 2 plus cards (worth 9); the others see only its colour."
    assert story(table, "0 plus 2") == [[own], [anna], [anna], [anna]]


def test_where_no_plus_card_can_be_laid_the_half_tells_it() -> None:
    table = play(table_at("red-7 blue-8", "", "", up="red:4"), "0 card blue-8")
    anna = "Anna plays an 8 and covers the colour."
    assert story(table, "0 show number") == [
        ["You play the blue 8; the others see only its number."],
        [anna],
        [anna],
        [anna],
    ]


# --- The covers come off -------------------------------------------------------------------------------------------


def settled(*cards: str, language: str = "en", **fields: Any) -> list[list[str]]:
    """What is told with the last card of a trick that seat 0 begins; the cards as `lay` takes them."""
    *first, last = cards
    table = lay(table_at(*[card.split()[0] for card in cards], **fields), *first)
    seat = len(cards) - 1
    play(table, f"{seat} card {last.split()[0]}")
    return story(table, f"{seat} show colour", language)


def test_the_last_card_tells_the_whole_trick_in_order() -> None:
    told = settled(
        "red-5 +1", "red-9 number", "green-3", "red-2 number", up=BOTH, plus=[1, 0, 0, 0], down=["blue:3", "purple:2"]
    )
    assert told[1] == [
        "Dirk plays a red card and covers the number.",
        "Anna uncovers the red 5 with 1 plus card (worth 6), which wins nothing.",
        "You uncover the red 9 and win red.",
        "Cleo uncovers the green 3 and wins green.",
        "Dirk uncovers the red 2 and comes last in red.",
        "You take the red treasure worth 4.",
        "Cleo takes the green treasure worth 2.",
        "Dirk gets 3 plus cards for coming last.",
        "Trick 10 of 12: you start. Face up: blue treasure worth 3, purple treasure worth 2.",
    ]
    assert told[3][:2] == [
        "You play the red 2; the others see only its colour.",
        "Anna uncovers the red 5 with 1 plus card (worth 6), which wins nothing.",
    ]
    assert told[3][7:] == [
        "You get 3 plus cards for coming last.",
        "Trick 10 of 12: Ben starts. Face up: blue treasure worth 3, purple treasure worth 2.",
    ]
    assert told[SPECTATOR][2] == "Ben uncovers the red 9 and wins red."


def test_who_played_first_wins_a_tie() -> None:
    told = settled("red-5 +3", "red-8", "green-3", "blue-2", up=BOTH, plus=[3, 0, 0, 0])
    assert told[0][1:3] == [
        "You uncover the red 5 with 3 plus cards (worth 8) and win red: tied, but you played earlier.",
        "Ben uncovers the red 8 and comes last in red: tied, but played later.",
    ]
    assert told[1][1:3] == [
        "Anna uncovers the red 5 with 3 plus cards (worth 8) and wins red: tied, but played earlier.",
        "You uncover the red 8 and come last in red: tied, but you played later.",
    ]


def test_treasures_that_nobody_takes_go_under_their_piles() -> None:
    told = settled_last("blue-5", "blue-8", "blue-3", "blue-2", up=BOTH)
    assert "Unclaimed, so back under their piles: red treasure worth 4, green treasure worth 2." in told[0]
    told = settled("red-5", "red-8", "red-3", "red-2", up=BOTH)
    assert told[0][-2] == "Unclaimed, so back under its pile: green treasure worth 2."


@pytest.mark.parametrize(
    ("owned", "told"),
    [
        (20, "Cleo gets only 2 of the 3 plus cards for coming last: the supply is empty now."),
        (22, "Cleo gets none of the 3 plus cards for coming last: the supply is empty."),
    ],
)
def test_a_short_supply(owned: int, told: str) -> None:
    texts = settled("red-5", "red-8", "red-2", "green-12", up=BOTH, plus=[owned, 0, 0, 0])
    assert told in texts[0]
    assert told.replace("Cleo gets", "You get") in texts[2]


def test_joined_colours_are_told_where_both_were_played() -> None:
    told = settled("red-4", "purple-7", "green-9", up="red:4", actions=[1, 4])
    assert told[0][1:] == [
        "In this trick green and purple count as one colour.",
        "You uncover the red 4 and win red.",
        "Ben uncovers the purple 7 and comes last in green and purple.",
        "Cleo uncovers the green 9 and wins green and purple.",
        "You take the red treasure worth 4.",
        "Ben gets 2 plus cards for coming last.",
        "Cleo triggers action 4 (fetch a played card).",
    ]
    told = settled("red-4", "green-7", "green-9", up="red:4", actions=[1, 4])
    assert told[0][1:3] == ["You uncover the red 4 and win red.", "Ben uncovers the green 7 and comes last in green."]


def test_robbing_instead() -> None:
    table = lay(
        table_at("red-9", "red-3", "green-5", "blue-1", up=BOTH, stacks=["", "red:3", "", ""]), "red-9", "red-3"
    )
    lay(table, "green-5")
    play(table, "3 card blue-1")
    told = story(table, "3 show colour")
    assert told[0][-1] == "Dirk uncovers the blue 1 and wins blue."
    told = story(table, "0 rob 1")
    assert told[0][:3] == [
        "You rob Ben of the red treasure worth 3.",
        "Ben gets 2 plus cards for coming last.",
        "Cleo takes the green treasure worth 2.",
    ]
    assert told[0][4] == "Unclaimed, so back under its pile: red treasure worth 4."
    assert told[1][0] == "Anna robs you of the red treasure worth 3."
    assert told[2][0] == "Anna robs Ben of the red treasure worth 3."


def test_taking_instead_of_robbing() -> None:
    table = table_at("red-9", "red-3", "green-5", "blue-1", up=BOTH, stacks=["", "red:3", "", ""])
    lay(table, "red-9", "red-3", "green-5", "blue-1")
    assert story(table, "0 take")[2][:2] == [
        "Anna takes the red treasure worth 4.",
        "Ben gets 2 plus cards for coming last.",
    ]


# --- Actions -------------------------------------------------------------------------------------------------------


def test_action_1_without_a_choice_is_told_at_once() -> None:
    told = settled("blue-9", "red-5", "green-7", "purple-1", up=BOTH, actions=[1, 4], plus=[0, 2, 0, 0])
    anna = "Anna triggers action 1 and takes two plus cards from"
    assert told[0][7] == "You trigger action 1 and take two plus cards from Ben."
    assert [told[1][7], told[2][7]] == [f"{anna} you.", f"{anna} Ben."]


@pytest.mark.parametrize(
    ("owned", "ending"),
    [
        (0, "triggers action 1 and takes two plus cards from the supply, as nobody else has two."),
        (21, "triggers action 1 and takes the last plus card from the supply, as nobody else has two."),
        (22, "triggers action 1 (two plus cards), but nobody else has two plus cards and the supply is empty."),
    ],
)
def test_action_1_takes_from_the_supply_where_nobody_has_two(owned: int, ending: str) -> None:
    told = settled("blue-9", "red-5", "green-7", "purple-1", up=BOTH, actions=[1, 4], plus=[owned, 0, 0, 0])
    assert f"Anna {ending}" in told[SPECTATOR]


def test_action_1_with_a_choice() -> None:
    table = table_at("blue-9", "red-5", "green-7", "green-1", up=BOTH, actions=[1, 4], plus=[0, 2, 0, 0])
    lay(table, "blue-9", "red-5", "green-7")
    play(table, "3 card green-1")
    assert story(table, "3 show colour")[1][-1] == "Anna triggers action 1 (two plus cards)."
    told = story(table, "0 fleece 3")
    assert [texts[0] for texts in told] == [
        "You take two plus cards from Dirk.",
        "Anna takes two plus cards from Dirk.",
        "Anna takes two plus cards from Dirk.",
        "Anna takes two plus cards from you.",
        "Anna takes two plus cards from Dirk.",
    ]


def swapping(size: int) -> seachest.Table:
    """Anna has triggered action 2; beside what they play, Anna holds green cards and Ben red ones."""
    red = " ".join(f"red-{number}" for number in range(6, 5 + size))
    green = " ".join(f"green-{number}" for number in range(8, 7 + size))
    table = table_at(
        f"blue-9 {green}", f"red-5 {red}", "green-7", "purple-1", up=BOTH, actions=[2, 4], size=size, seed=3
    )
    lay(table, "blue-9", "red-5", "green-7", "purple-1")
    return table


def test_the_two_who_swap_know_the_cards() -> None:
    table = swapping(3)
    told = story(table, "0 swap 1")
    assert told[0] == ["You draw from Ben’s hand: red 6, red 7."]
    assert told[1] == ["Anna draws from your hand: red 6, red 7."]
    assert told[2] == told[SPECTATOR] == ["Anna draws 2 cards from Ben’s hand."]
    told = story(table, "0 return green-8")
    assert told == [
        ["You give Ben the green 8 in return."],
        ["Anna gives you the green 8 in return."],
        [],
        [],
        [],
    ]
    told = story(table, "0 return red-6")
    assert told[0][0] == "You give Ben the red 6 in return."
    assert told[1][0] == "Anna gives you the red 6 in return."
    assert told[2][0] == told[SPECTATOR][0] == "Anna gives Ben 2 cards in return."
    assert told[2][1] == "Dirk triggers action 4 (fetch a played card)."


def test_with_one_card_in_hand_one_is_swapped() -> None:
    table = swapping(2)
    assert story(table, "0 swap 1")[2] == ["Anna draws a card from Ben’s hand."]
    assert story(table, "0 return green-8")[2][0] == "Anna gives Ben a card in return."


def test_only_the_inspector_sees_the_treasures_and_their_order() -> None:
    table = table_at("green-9", "red-5", "blue-1", up="red:4", actions=[1, 3], down=["blue:2 red:2 blue:2"])
    lay(table, "green-9", "red-5")
    play(table, "2 card blue-1")
    told = story(table, "2 show colour")
    trigger = "Anna triggers action 3 (look at treasures)."
    looks = "Anna looks at the top 3 face-down cards of the treasure pile."
    sees = (
        "You look at what comes next in the treasure pile: "
        "blue treasure worth 2, red treasure worth 2, blue treasure worth 2."
    )
    assert told[0][-2:] == ["You trigger action 3 (look at treasures).", sees]
    assert told[1][-2:] == told[SPECTATOR][-2:] == [trigger, looks]
    told = story(table, "0 order 213")
    assert told[0][0] == (
        "You put them back in this order, top first: "
        "red treasure worth 2, blue treasure worth 2, blue treasure worth 2."
    )
    assert told[1][:2] == [
        "Anna puts them back on top, in a secret order.",
        "Cleo triggers action 1 and takes two plus cards from the supply, as nobody else has two.",
    ]


def test_with_two_piles_the_inspector_chooses_one() -> None:
    table = table_at(
        "purple-9", "red-5", "red-1", "red-2", up=BOTH, actions=[1, 3], down=["blue:2", "purple:4 green:3"]
    )
    lay(table, "purple-9", "red-5", "red-1")
    play(table, "3 card red-2")
    assert story(table, "3 show colour")[1][-1] == "Anna triggers action 3 (look at treasures)."
    told = story(table, "0 inspect green-purple")
    assert told[0][0].startswith("You look at what comes next in the green and purple pile: purple treasure worth 4, ")
    assert told[1] == ["Anna looks at the top 3 face-down cards of the green and purple pile."]


def test_a_single_treasure_is_looked_at_and_put_back() -> None:
    table = table_at("purple-9", "red-5", "red-1", "red-2", up=BOTH, actions=[1, 3], down=["blue:2", ""], rest=1)
    lay(table, "purple-9", "red-5", "red-1", "red-2")
    told = story(table, "0 inspect red-blue")
    assert told[0] == ["You look at what comes next in the red and blue pile: blue treasure worth 2."]
    assert told[1] == ["Anna looks at the last face-down card of the red and blue pile."]
    told = story(table, "0 order 1")
    assert told[0][0] == "You put them back in this order, top first: blue treasure worth 2."
    assert told[1][0] == "Anna puts it back."


def test_everybody_sees_what_action_4_fetches_and_discards() -> None:
    table = table_at("purple-9 blue-3", "red-5", "red-1", "red-2", up=BOTH, actions=[1, 4])
    lay(table, "purple-9", "red-5", "red-1", "red-2")
    assert story(table, "0 fetch red-5")[:2] == [
        ["You fetch the red 5 from the trick."],
        ["Anna fetches the red 5 from the trick."],
    ]
    told = story(table, "0 discard blue-3")
    assert [texts[0] for texts in told[:2]] == ["You discard the blue 3.", "Anna discards the blue 3."]
    assert told[1][1] == "Unclaimed, so back under its pile: green treasure worth 2."


@pytest.mark.parametrize(("sides", "first"), [([2, 3], "action 2 (swap hand cards)"), ([2, 4], "action 2")])
def test_in_the_last_trick_most_actions_do_nothing(sides: list[int], first: str) -> None:
    told = settled_last("blue-9", "red-5", "green-7", "purple-1", up=BOTH, actions=sides)
    idle = [text for text in told[0] if "in the last trick it does nothing" in text]
    assert len(idle) == 2
    assert idle[0].startswith(f"You trigger {first}")


def test_without_face_down_treasures_action_3_does_nothing() -> None:
    table = table_at("green-9", "red-5", "red-1", up="red:4", actions=[1, 3], down=[""], rest=1)
    lay(table, "green-9", "red-5")
    play(table, "2 card red-1")
    told = story(table, "2 show colour")
    assert "Anna triggers action 3 (look at treasures), but there are no face-down treasures left." in told[1]


# --- The end of a round and of the game ----------------------------------------------------------------------------


def settled_last(*cards: str, language: str = "en", **fields: Any) -> list[list[str]]:
    """The same as `settled`, in the last trick of a round."""
    *first, last = cards
    table = lay(table_at(*[card.split()[0] for card in cards], size=1, **fields), *first)
    seat = len(cards) - 1
    play(table, f"{seat} card {last.split()[0]}")
    return story(table, f"{seat} show colour", language)


def test_the_end_of_a_round() -> None:
    told = settled_last(
        "red-9", "red-2", "green-7", up="red:4", stacks=["blue:3", "", ""], plus=[3, 1, 0], actions=[2, 4]
    )
    assert told[0][-6:] == [
        "Round 1 is over.",
        "You score 7 for your treasures and 1 for 3 plus cards: 8 points (8 in all).",
        "Ben scores 0 for treasures and 1 for 3 plus cards: 1 point (1 in all).",
        "Cleo scores 0 points for treasures (0 in all).",
        "Round 2 begins, and Ben has the start card.",
        "Red and blue trigger action 2 (swap hand cards), green and purple action 4 (fetch a played card).",
    ]
    assert told[1][-5:-1] == [
        "Anna scores 7 for treasures and 1 for 3 plus cards: 8 points (8 in all).",
        "You score 0 for your treasures and 1 for 3 plus cards: 1 point (1 in all).",
        "Cleo scores 0 points for treasures (0 in all).",
        "Round 2 begins, and you have the start card.",
    ]


def ended(totals: list[int], **fields: Any) -> list[list[str]]:
    """The last trick of a game in which Anna takes a treasure worth 4 and nobody else gets anything."""
    cards = ("red-9", "blue-2", "green-7")
    return settled_last(*cards, up="red:4", actions=[2, 4], round=LAST_ROUND, totals=totals, **fields)


def test_the_end_of_the_game() -> None:
    told = ended([10, 12, 9])
    assert told[0][-2:] == ["The game is over.", "You win with 14 points!"]
    assert told[1][-1] == "Anna wins with 14 points."


def test_the_starter_of_the_last_trick_wins_a_tie() -> None:
    told = ended([10, 14, 9])
    assert told[0][-1] == "It’s a tie at 14 points, and you win because you started the last trick!"
    assert told[1][-1] == "It’s a tie at 14 points, and Anna, who started the last trick, wins."


def test_else_who_played_first_in_the_last_trick() -> None:
    told = ended([10, 20, 20])
    assert told[1][-1] == "It’s a tie at 20 points, and you win because you played earlier in the last trick!"
    assert told[2][-1] == "It’s a tie at 20 points, and Ben, who played earlier in the last trick, wins."


# --- Cards, choices, points ----------------------------------------------------------------------------------------


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    sentence = Sentence("sos-takes", {"seat": 1, "card": "red:4"})
    assert say(catalogue("en"), sentence, [], 0) == "seat 1 takes the red treasure worth 4."


@languages
def test_every_card_and_colour_has_its_words(language: str) -> None:
    words = catalogue(language)
    cards = [*CARDS, *TREASURE_BY_NAME, *(f"{colour}-?" for colour in COLOURS), *(f"?-{n}" for n in range(1, 13))]
    cards += ["plus", "cover", "start", "action", "action-1", "action-2", "action-3", "action-4"]
    assert len({card_name(words, GAME, card) for card in cards}) == len(cards)
    assert all(card_help(words, GAME, card) for card in cards)
    assert len({colour_name(words, GAME, colour) for colour in (*COLOURS, *PAIR_NAMES)}) == 6


def test_cards_and_colours_have_names_and_help() -> None:
    assert card_name(catalogue("en"), GAME, "red-7") == "red 7"
    assert card_name(catalogue("de"), GAME, "purple:4") == "lila 4er-Schatz"
    assert card_name(catalogue("fr"), GAME, "green-11") == "11 vert"
    assert card_name(catalogue("en"), GAME, "?-8") == "8"
    assert colour_name(catalogue("nl"), GAME, "green-purple") == "groen en paars"
    assert "two random cards" in card_help(catalogue("en"), GAME, "action-2")


def chosen(table: seachest.Table, text: str, tell_it: Callable[..., str] = choice_name) -> str:
    view = table.seat_view(table.pending()[0])
    assert text in view.legal()
    return tell_it(catalogue("en"), view, text, PEOPLE)


def helped(table: seachest.Table, text: str) -> str:
    return chosen(table, text, choice_help)


def test_passing_names_the_card_and_both_neighbours() -> None:
    assert chosen(passing(), "pass red") == "Pass the red 12 to Cleo"
    assert "you get a card from Ben" in helped(passing(), "pass red")


def test_a_card_tells_what_it_may_win() -> None:
    hand = "red-7 blue-8 green-3 purple-2"
    four = table_at(hand, "", "", "", up=BOTH, stacks=["green:4", "red:2", "", ""])
    assert chosen(four, "card red-7") == "Play the red 7"
    assert helped(four, "card red-7") == (
        "Win red with it, and the red treasure worth 4 is yours – or a red one from the top of a beaten player’s stack."
    )
    assert helped(four, "card green-3") == "Win green with it, and the green treasure worth 2 is yours."
    assert "you trigger action 1" in helped(four, "card blue-8")
    three = table_at(hand, "", "", up="red:4", actions=[2, 4])
    assert helped(three, "card green-3") == (
        "In this trick green and purple count as one colour. Win it, and you trigger action 4 (fetch a played card)."
    )
    assert "you trigger action 2" in helped(three, "card blue-8")


@pytest.mark.parametrize(
    ("card", "players", "told"),
    [
        ("green-3", 3, "as it is the last trick, action 4 (fetch a played card) does nothing."),
        ("green-3", 4, "in the last trick action 4 (fetch a played card) does nothing."),
        ("blue-3", 3, "you trigger action 1 (two plus cards)."),
    ],
)
def test_in_the_last_trick_a_card_tells_what_the_action_is_good_for(card: str, players: int, told: str) -> None:
    piles = (
        {"all": {"up": "red:4"}} if players == 3 else {"red-blue": {"up": "red:4"}, "green-purple": {"up": "purple:2"}}
    )
    hands = [[card], *[["?"] for _ in range(players - 1)]]
    table = untouched(players, {"hands": hands, "piles": piles}, options={"actions": [1, 4]})
    assert helped(table, f"card {card}").endswith(told)


def test_half_and_plus_cards() -> None:
    table = play(table_at("red-7 blue-8", "", "", up="red:4", plus=[3, 0, 0]), "0 card red-7")
    assert chosen(table, "show colour") == "Show the sea: a red card"
    assert chosen(table, "show number") == "Show the shore: a 7"
    assert "but not your number" in helped(table, "show colour")
    play(table, "0 show colour")
    assert chosen(table, "plus 0") == "Add no plus cards"
    assert chosen(table, "plus 2") == "Add 2 plus cards"
    assert "makes the red 7 worth 9" in helped(table, "plus 2")
    assert helped(table, "plus 2").endswith("You keep 1.")
    assert "all your plus cards (3)" in helped(table, "plus 0")


def test_the_last_to_play_hides_nothing() -> None:
    table = lay(table_at("red-7", "blue-8", "green-2", up="red:4"), "red-7", "blue-8")
    play(table, "2 card green-2")
    assert helped(table, "show number") == "You’re the last to play, so the covers come off right away."


def test_treasure_or_robbery() -> None:
    table = table_at("red-9", "red-3", "green-5", "blue-1", up=BOTH, stacks=["", "red:3", "", ""])
    lay(table, "red-9", "red-3", "green-5", "blue-1")
    assert chosen(table, "take") == "Take the red treasure worth 4"
    assert chosen(table, "rob 1") == "Rob Ben of the red treasure worth 3"
    assert "you leave the red treasure worth 4" in helped(table, "rob 1")


def test_choices_of_the_actions() -> None:
    table = table_at("blue-9", "red-5", "green-7", "green-1", up=BOTH, actions=[1, 4], plus=[1, 4, 0, 0])
    lay(table, "blue-9", "red-5", "green-7", "green-1")
    assert chosen(table, "fleece 1") == "Take two plus cards from Ben, who has 4"
    assert helped(table, "fleece 1") == "You’ll then have 3 plus cards."
    table = swapping(3)
    assert chosen(table, "swap 1") == "Swap with Ben"
    assert "2 random cards from Ben’s hand" in helped(table, "swap 1")
    play(table, "0 swap 1")
    assert chosen(table, "return red-6") == "Give the red 6 to Ben"
    assert "one more" in helped(table, "return red-6")
    play(table, "0 return red-6", "0 return red-7")
    assert chosen(table, "fetch blue-9") == "Fetch the blue 9"
    play(table, "3 fetch blue-9")
    assert chosen(table, "discard blue-9") == "Discard the blue 9"


def test_orders_are_told_apart_though_treasures_are_equal() -> None:
    table = table_at("purple-9", "red-5", "red-1", "red-2", up=BOTH, actions=[1, 3], down=["blue:2 red:2 blue:2", ""])
    lay(table, "purple-9", "red-5", "red-1", "red-2")
    assert chosen(table, "inspect red-blue") == "Look into the red and blue pile"
    play(table, "0 inspect red-blue")
    blue, red = "blue treasure worth 2", "red treasure worth 2"
    assert chosen(table, "order 123") == f"Put back 1-2-3: {blue}, {red}, {blue}"
    assert chosen(table, "order 321") == f"Put back 3-2-1: {blue}, {red}, {blue}"
    assert chosen(table, "order 231") == f"Put back 2-3-1: {red}, {blue}, {blue}"


def test_why_eight() -> None:
    table = table_at("", "", "", up="red:4", stacks=["red:2 green:3 red:2", "blue:3 red:3", ""], plus=[3, 0, 0])

    def parts(seat: int) -> list[tuple[str, int]]:
        worth = points_breakdown(table.seat_view(0), seat)
        return [(say(catalogue("en"), what, PEOPLE, 0), points) for what, points in worth]

    assert parts(0) == [("2 red treasures", 4), ("1 green treasure", 3), ("3 plus cards", 1)]
    assert parts(1) == [("1 red treasure", 3), ("1 blue treasure", 3)]
    assert parts(2) == []


# --- The rules page ------------------------------------------------------------------------------------------------


@languages
def test_the_page_has_all_sections_and_both_tables(language: str) -> None:
    sections = rules_text(GAME, language)
    assert [section.number for section in sections] == list(range(12))
    assert all(section.clauses for section in sections[1:] if section.number != 11)
    cards, decisions = sections[1].table, sections[11].table
    assert [int(row[1]) for row in cards[1:]] == list(CARD_NUMBERS.values()) == [48, 32, 22, 5, 1, 2]
    assert len(decisions) == 1 + len(DECISIONS)


def test_the_table_of_decisions_holds_every_action() -> None:
    assert set(DECISIONS) == {text.split()[0] for text in ACTIONS}
    clauses = {clause.id for section in rules_text(GAME, "en") for clause in section.clauses}
    assert set(DECISIONS.values()) <= clauses
    written = [row[1] for row in rules_text(GAME, "en")[11].table]
    assert {"`show colour` / `show number`", "`card CARD`", "`plus N`", "`rob SEAT`", "`take`"} <= set(written)


def test_the_head_tells_whose_game_it_is() -> None:
    head = " ".join(rules_text(GAME, "en")[0].texts)
    for word in ("own words", "not official", "Lars Jansen", "Kris Lauwen", "Jolly Dutch"):
        assert word in head


# --- Other tongues -------------------------------------------------------------------------------------------------

TRICK: dict[str, Any] = {"up": BOTH, "plus": [2, 0, 0, 0], "actions": [1, 4], "down": ["blue:3", "purple:2"]}
"""A trick of four with a treasure, plus cards and action 1."""

CARDS_OF_TRICK = ("red-5 +2", "red-3", "blue-9", "blue-8")


def test_german() -> None:
    told = settled(*CARDS_OF_TRICK, language="de", **TRICK)
    assert told[0] == [
        "Dirk spielt eine blaue Karte und deckt die Zahl ab.",
        "Du deckst die rote 5 mit 2 Zusatzkarten (Wert 7) auf und gewinnst Rot.",
        "Ben deckt die rote 3 auf und landet in Rot auf dem letzten Platz.",
        "Cleo deckt die blaue 9 auf und gewinnt Blau.",
        "Dirk deckt die blaue 8 auf und landet in Blau auf dem letzten Platz.",
        "Du nimmst den roten 4er-Schatz.",
        "Ben bekommt für den letzten Platz 2 Zusatzkarten.",
        "Dirk bekommt für den letzten Platz 2 Zusatzkarten.",
        "Cleo aktiviert Aktion 1 (zwei Zusatzkarten).",
    ]


def test_dutch() -> None:
    told = settled(*CARDS_OF_TRICK, language="nl", **TRICK)
    assert told[0] == [
        "Dirk speelt een blauwe kaart en dekt het cijfer af.",
        "Je onthult de rode 5 met 2 pluskaarten (waarde 7) en wint rood.",
        "Ben onthult de rode 3 en is de laagste in rood.",
        "Cleo onthult de blauwe 9 en wint blauw.",
        "Dirk onthult de blauwe 8 en is de laagste in blauw.",
        "Je pakt de rode schat van 4.",
        "Als laagste krijgt Ben 2 pluskaarten.",
        "Als laagste krijgt Dirk 2 pluskaarten.",
        "Cleo activeert actie 1 (twee pluskaarten).",
    ]


def test_french() -> None:
    told = settled(*CARDS_OF_TRICK, language="fr", **TRICK)
    assert told[0] == [
        "Dirk joue une carte bleue et cache le numéro.",
        "Tu dévoiles le 5 rouge avec 2 cartes Bonus (valeur 7) et tu l’emportes en rouge.",
        "Ben dévoile le 3 rouge et finit à la dernière place en rouge.",
        "Cleo dévoile le 9 bleu et l’emporte en bleu.",
        "Dirk dévoile le 8 bleu et finit à la dernière place en bleu.",
        "Tu prends le trésor rouge de valeur 4.",
        "Ben reçoit 2 cartes Bonus pour sa dernière place.",
        "Dirk reçoit 2 cartes Bonus pour sa dernière place.",
        "Cleo active l’action 1 (deux cartes Bonus).",
    ]


# --- Events --------------------------------------------------------------------------------------------------------


def happened(table: seachest.Table, move: str, viewer: int | None) -> list[GameEvent]:
    """Plays a move, and returns the events as a viewer knows them."""
    before = table.seat_view(viewer)
    play(table, move)
    return stories.events(before, table.observed_actions(viewer), table.seat_view(viewer))


def test_only_the_two_seats_know_a_card_that_is_passed() -> None:
    table = play(passing(), "0 pass red", "2 pass blue")
    twin = table.copy()
    (passed, _) = happened(table, "1 pass green", 0)
    (seen, _) = happened(twin, "1 pass green", None)
    assert passed == Passed(
        islands=[
            PassedIsland(giver=0, receiver=2, card="red-12"),
            PassedIsland(giver=1, receiver=0, card="green-6"),
            PassedIsland(giver=2, receiver=1, card=None),
        ]
    )
    assert isinstance(seen, Passed)
    assert [island.card for island in seen.islands] == [None, None, None]


def test_everybody_notices_each_card_that_is_given_back() -> None:
    table = swapping(3)
    assert [type(event) for event in happened(table, "0 swap 1", 2)] == [TookIslands]
    assert happened(table, "0 return green-8", 2) == [
        ReturnedIsland(seat=0, receiver=1, card=None, number=2, left=1),
    ]


def test_an_event_says_who_had_played_a_fetched_card() -> None:
    table = table_at("purple-9 blue-3", "red-5", "red-1", "red-2", up=BOTH, actions=[1, 4])
    lay(table, "purple-9", "red-5", "red-1", "red-2")
    assert happened(table, "0 fetch red-1", 1) == [Fetched(seat=0, card="red-1", player=2)]
