import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec import to_builtins

import seachest
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.events import GameEvent
from seachest.messages.sea_salt_paper.card_groups import CardGroup
from seachest.messages.sea_salt_paper.events import (
    Called,
    Discarded,
    Drew,
    EndedTurn,
    GameEnded,
    Kept,
    LaidDuo,
    Picked,
    Revealed,
    Robbed,
    RoundBegan,
    RoundEnded,
    Scored,
)
from seachest.messages.stories import (
    Sentence,
    card_help,
    card_name,
    choice_help,
    choice_name,
    colour_name,
    events,
    opening,
    points_breakdown,
    say,
    tell,
)
from seachest.notation.record import Move
from seachest.rules.game import NOBODY, game_named
from seachest.rules.sea_salt_paper.cards import CARDS, names
from seachest.rules.sea_salt_paper.scoring import card_points
from seachest.rules.sea_salt_paper.state import OVER
from seachest.table import View
from tests.messages.helpers import PEOPLE, SPECTATOR, cards_in, check_choices_have_own_words, tell_all
from tests.rules.sea_salt_paper.helpers import LAST_ROUND, SEVEN, SIX, table_at
from tests.tables import play, watchers
from tests.walks import SLOW, Walk, guessed, observers

GAME = "sea-salt-paper"
CARD_WORDS = frozenset(CARDS)

every_number_of_players = pytest.mark.parametrize("players", game_named(GAME).seats)


def story(table: seachest.Table, move: str, language: str = "en") -> list[list[str]]:
    """What the viewer reads about it, in words."""
    words = catalogue(language)
    return [[say(words, sentence, PEOPLE, me) for sentence in told] for told, me in tell_all(table, move)]


# --- All that can happen -------------------------------------------------------------------------------------------


@every_number_of_players
def test_every_sentence_of_random_games_can_be_said_to_everybody(players: int) -> None:
    said: set[tuple[str, int]] = set()
    for seed in range(1 if SLOW else 100):
        source = random.Random(1000 * players + seed)
        table = seachest.deal(GAME, players, seed=source.getrandbits(128), options={"goal": 8})
        while table.pending():
            seat = table.pending()[0]
            move = f"{seat} {source.choice(table.legal(seat))}"
            for told, me in tell_all(table, move):
                for sentence in told:
                    code = json.dumps([sentence.id, dict(sentence.values)])
                    if (code, me) not in said:
                        said.add((code, me))
                        for language in LANGUAGES:
                            assert say(catalogue(language), sentence, PEOPLE, me)


@every_number_of_players
def test_every_legal_decision_has_words_of_its_own(players: int) -> None:
    for seed in range(1 if SLOW else 10):
        source = random.Random(seed)
        table = seachest.deal(GAME, players, seed=source.getrandbits(128), options={"goal": 7})
        while table.pending():
            view = table.seat_view(table.pending()[0])
            check_choices_have_own_words(view)
            table.act(view.seat, source.choice(view.legal()))


@every_number_of_players
def test_a_breakdown_adds_up_to_the_card_points(players: int) -> None:
    for seed in range(1 if SLOW else 10):
        walk = Walk(game_named(GAME), players, seed)
        for _ in range(200):
            walk.step()
            for viewer in observers(players):
                _, record = walk.view(viewer)
                for seat in range(players):
                    parts = points_breakdown(View(walk.game, viewer, record, {}), seat)
                    assert sum(points for _, points in parts) == card_points(record.hand[seat], record.laid[seat])


# --- Nothing secret is told ----------------------------------------------------------------------------------------

Views = dict[int, tuple[Any, Any]]


def decisions(players: int, games: int) -> Iterator[tuple[Walk, int, int, Views, Views]]:
    """The decisions of random games, with what everybody knew before and after."""
    for seed in range(games):
        walk = Walk(game_named(GAME), players, seed)
        before = {viewer: walk.view(viewer) for viewer in observers(players)}
        while walk.step() and len(walk.moves) < 500:
            seat, action = walk.moves[-1]
            after = {viewer: walk.view(viewer) for viewer in observers(players)}
            yield walk, seat, action, before, after
            before = after


def observed_actions(walk: Walk, action: int, own: bool) -> str:
    return walk.game.actions[action] if own else walk.game.public_actions(walk.state, 0, action)[0][1]


def told_to(walk: Walk, viewer: int, before: Any, seat: int, text: str, after: Any) -> list[Sentence]:
    return tell(View(walk.game, viewer, before, {}), [Move(seat, text)], View(walk.game, viewer, after, {}))


def happened_to(walk: Walk, viewer: int, before: Any, seat: int, text: str, after: Any) -> list[GameEvent]:
    return events(View(walk.game, viewer, before, {}), [Move(seat, text)], View(walk.game, viewer, after, {}))


def keeps_secret(viewer: int, seat: int, text: str) -> bool:
    """Whether a decision shows the viewer no card that was hidden from him before."""
    verb, _, what = text.partition(" ")
    if viewer == seat:
        return verb in ("take", "keep", "lay", "search", "pick")
    if verb == "rob":
        return viewer != int(what)
    return verb in ("draw", "take", "keep", "lay", "with", "search", "pick")


@pytest.mark.clause("SSP-9.2")
@every_number_of_players
def test_a_story_is_the_same_whatever_the_hidden_cards_are(players: int) -> None:
    """SSP-9.2: everything that the viewer does not know is dealt again, and the same decision made."""
    compared = 0
    for walk, seat, action, before, after in decisions(players, 1 if SLOW else 12):
        for viewer in observers(players):
            text = observed_actions(walk, action, viewer == seat)
            told = told_to(walk, viewer, before[viewer][1], seat, text, after[viewer][1])
            happened = happened_to(walk, viewer, before[viewer][1], seat, text, after[viewer][1])
            array, other = guessed(walk.game, before[viewer][0], viewer, seed=len(walk.moves))
            legal = walk.standing_at(array, other).legal(seat)
            possible = [choice for choice in legal if observed_actions(walk, choice, viewer == seat) == text]
            if not possible:
                continue
            walk.game.act(other, seat, possible[len(walk.moves) % len(possible)])
            other_array, other_after = walk.standing_at(array, other).view(viewer)
            other_told = told_to(walk, viewer, before[viewer][1], seat, text, other_after)
            nobody_won = OVER not in (after[viewer][1].phase, other_after.phase)
            if (keeps_secret(viewer, seat, text) and nobody_won) or other_array.tobytes() == after[viewer][0].tobytes():
                compared += 1
                assert told == other_told
                assert happened == happened_to(walk, viewer, before[viewer][1], seat, text, other_after)
    assert compared > (100 if SLOW else 8000)


@pytest.mark.clause("SSP-9.2")
@every_number_of_players
def test_only_cards_that_the_viewer_knows_are_named(players: int) -> None:
    for walk, seat, action, before, after in decisions(players, 1 if SLOW else 8):
        for viewer in observers(players):
            text = observed_actions(walk, action, viewer == seat)
            records = (before[viewer][1], after[viewer][1])
            told = told_to(walk, viewer, records[0], seat, text, records[1])
            happened = happened_to(walk, viewer, records[0], seat, text, records[1])
            named = cards_in([dict(sentence.values) for sentence in told], CARD_WORDS)
            in_events = cards_in(to_builtins(happened), CARD_WORDS)
            assert named <= in_events
            if in_events:
                shown = [names(record.shown[other]) for record in records for other in range(players)]
                known = [to_builtins(walk.game.describe(record, viewer)) for record in records]
                assert in_events <= cards_in(known + shown, CARD_WORDS)


# --- A turn --------------------------------------------------------------------------------------------------------


def test_a_draw_is_told_to_the_others_with_the_discard() -> None:
    table = table_at("", "", deck="boat.yellow shell.grey")
    assert story(table, "0 draw") == [["You draw two cards: yellow boat, grey shell."], [], []]
    assert story(table, "0 keep boat.yellow") == [["You keep the yellow boat."], [], []]
    for_others = "Anna draws two cards, keeps one and puts the grey shell on pile 2."
    assert story(table, "0 discard 2") == [["You put the grey shell on pile 2."], [for_others], [for_others]]
    assert story(table, "0 end") == [[], [], []]


def test_equal_cards_are_named_together() -> None:
    table = table_at("", "", deck="boat.yellow boat.yellow")
    assert story(table, "0 draw")[0] == ["You draw two cards: yellow boat\N{NO-BREAK SPACE}×2."]


def test_everybody_sees_what_is_taken_from_a_pile() -> None:
    told = story(table_at("", "", piles=("sailor.orange", "crab.grey")), "0 take 1")
    anna = "Anna takes the orange sailor from pile 1."
    assert told == [["You take the orange sailor from pile 1."], [anna], [anna]]


def test_the_last_card_of_the_deck_is_simply_taken() -> None:
    table = table_at("", "", deck="sailor.orange", rest="pile 1")
    anna = "Anna takes the last card of the deck."
    assert story(table, "0 draw") == [["You take the last card of the deck: an orange sailor."], [anna], [anna]]


# --- Duos ----------------------------------------------------------------------------------------------------------


def test_crabs_take_a_card_that_nobody_else_sees() -> None:
    table = table_at(
        "crab.light-blue crab.black", "shell.grey", phase="play", piles=("fish.green boat.black", "crab.grey")
    )
    assert story(table, "0 lay crab.light-blue") == [[], [], []]
    anna = "Anna plays a duo: light blue crab, black crab."
    assert story(table, "0 with crab.black") == [["You play a duo: light blue crab, black crab."], [anna], [anna]]
    assert story(table, "0 search 1") == [[], [], []]
    anna = "Anna searches pile 1 and takes a card."
    assert story(table, "0 pick boat.black") == [["You search pile 1 and take the black boat."], [anna], [anna]]


def test_boats_give_another_turn() -> None:
    table = table_at("boat.yellow boat.yellow", "", phase="play")
    table.act(0, "lay boat.yellow")
    assert story(table, "0 with boat.yellow")[1] == [
        "Anna plays a duo (yellow boat\N{NO-BREAK SPACE}×2) and takes another turn."
    ]


def test_fish_draw_a_card_that_nobody_else_sees() -> None:
    table = table_at("fish.green fish.black", "", phase="play", deck="shoal.grey")
    table.act(0, "lay fish.green")
    assert story(table, "0 with fish.black")[:2] == [
        ["You play a duo (green fish, black fish) and get a grey shoal from the deck."],
        ["Anna plays a duo (green fish, black fish) and takes a card from the deck."],
    ]


@pytest.mark.parametrize(
    ("first", "second", "fields"),
    [
        ("crab.yellow", "crab.black", {"piles": ("", "")}),
        ("fish.green", "fish.black", {"rest": "pile 1"}),
        ("swimmer.yellow", "shark.black", {}),
        ("boat.yellow", "boat.black", {"piles": ("", ""), "rest": "hand 1"}),
    ],
)
def test_a_duo_without_effect_is_told_as_such(first: str, second: str, fields: dict[str, Any]) -> None:
    table = table_at(f"{first} {second} mermaid.white", "", phase="play", **fields)
    table.act(0, f"lay {first}")
    told = story(table, f"0 with {second}")[1]
    assert len(told) == 1
    assert told[0].endswith(") without effect.")


def robbing(table_fields: dict[str, Any] | None = None) -> seachest.Table:
    """Anna is about to rob, and Ben holds a single card."""
    return table_at("", "boat.yellow", "shell.grey", phase="rob", **(table_fields or {}))


def test_thief_and_victim_know_the_stolen_card() -> None:
    assert story(robbing(), "0 rob 1") == [
        ["You steal a yellow boat from Ben."],
        ["Anna steals a yellow boat from you."],
        ["Anna steals a card from Ben."],
        ["Anna steals a card from Ben."],
    ]


# --- The end of a round --------------------------------------------------------------------------------------------


def test_a_stop_reveals_all_and_scores_cards() -> None:
    told = story(table_at(SEVEN, SIX, phase="play", totals=[10, 5]), "0 stop")
    assert told[0] == [
        "You call STOP: everyone scores their cards.",
        "You reveal: light blue octopus, yellow octopus, green octopus, pink penguin.",
        "Ben reveals: dark blue shell, light blue shell, black shell, yellow shell.",
        "You score 7 points for your cards (17 in all).",
        "Ben scores 6 points for cards (11 in all).",
        "Round 2 begins, and Ben goes first.",
    ]
    assert told[1][-1] == "Round 2 begins, and you go first."


def test_laid_cards_are_not_revealed_again() -> None:
    told = story(table_at(SEVEN, "", phase="play", laid=[[], ["crab.yellow crab.black"]]), "0 stop")
    assert told[0][2] == "Ben has no cards in hand to reveal."
    assert told[1][2] == "You have no cards in hand to reveal."
    assert told[1][4] == "You score 1 point for your cards (1 in all)."


def bet(own: str, other: str, **fields: Any) -> seachest.Table:
    """Anna has called, and Ben is about to end his last turn with one card more, which is worth nothing."""
    table = table_at(own, other, turn=1, call="last-chance", caller=0, **fields)
    table.act(1, "take 2")
    return table


def empty_deck(*hands: str, **fields: Any) -> seachest.Table:
    """Anna is about to end her turn, and the deck is empty."""
    table = table_at(*hands, deck="", rest="pile 1", **fields)
    table.act(0, "take 2")
    return table


def test_a_last_chance_reveals_the_caller() -> None:
    told = story(table_at(SEVEN, SIX, phase="play"), "0 last-chance")
    assert told[1] == [
        "Anna calls LAST CHANCE with cards worth 7 points.",
        "Anna reveals: light blue octopus, yellow octopus, green octopus, pink penguin.",
    ]


def test_a_won_bet() -> None:
    told = story(bet(SEVEN, SIX, totals=[10, 5]), "1 end")
    assert told[0] == [
        "Ben reveals: grey crab, dark blue shell, light blue shell, black shell, yellow shell.",
        "You win the bet: nobody has more than 7 points.",
        "You score 7 for your cards and 1 as a colour bonus: 8 points (18 in all).",
        "Ben scores only the colour bonus: 1 point (6 in all).",
        "Round 2 begins, and Ben goes first.",
    ]


def test_a_lost_bet() -> None:
    told = story(bet(SEVEN, SIX + " shell.green", totals=[10, 5]), "1 end")
    assert told[1][1:4] == [
        "Anna loses the bet with 7 points: you have 8.",
        "Anna scores only the colour bonus: 1 point (11 in all).",
        "You score 8 points for your cards (13 in all).",
    ]
    told = story(bet(SEVEN, SIX + " shell.green"), "1 end")
    assert told[0][1] == "You lose the bet: Ben has 8 points, you only have 7."


def test_a_round_without_points() -> None:
    told = story(empty_deck("", ""), "0 end")
    assert told[1] == ["The deck is empty: the round is over and nobody scores.", "Round 2 begins, and you go first."]


def test_a_last_chance_on_an_empty_deck_is_void() -> None:
    told = story(table_at(SEVEN, "", phase="play", deck="", rest="pile 1"), "0 last-chance")
    assert told[SPECTATOR] == [
        "Anna calls LAST CHANCE with cards worth 7 points.",
        "Anna reveals: light blue octopus, yellow octopus, green octopus, pink penguin.",
        "The deck is empty: the round is over and nobody scores.",
        "Round 2 begins, and Ben goes first.",
    ]


def test_nobody_reveals_when_the_deck_ends_a_last_chance() -> None:
    told = story(bet(SEVEN, SIX, deck="", rest="pile 1"), "1 end")
    assert told[0] == ["The deck is empty: the round is over and nobody scores.", "Round 2 begins, and you go first."]


# --- The same as events --------------------------------------------------------------------------------------------


def happenings(table: seachest.Table, move: str) -> list[list[GameEvent]]:
    """What happens with a move, for each seat and, last, the spectator."""
    before = [table.seat_view(viewer) for viewer in watchers(table)]
    play(table, move)
    return [
        events(view, table.observed_actions(viewer), table.seat_view(viewer))
        for view, viewer in zip(before, watchers(table), strict=True)
    ]


def test_events_of_a_turn_hide_what_only_one_sees() -> None:
    table = table_at("", "", deck="boat.yellow shell.grey")
    drawn = ["boat.yellow", "shell.grey"]
    assert happenings(table, "0 draw") == [[Drew(seat=0, cards=drawn)], [Drew(seat=0)], [Drew(seat=0)]]
    kept = Kept(seat=0, card="boat.yellow")
    assert happenings(table, "0 keep boat.yellow") == [[kept], [Kept(seat=0)], [Kept(seat=0)]]
    assert happenings(table, "0 discard 2") == [[Discarded(seat=0, card="shell.grey", pile=2)]] * 3
    assert happenings(table, "0 end") == [[EndedTurn(seat=0)]] * 3


def test_events_of_duos_say_what_they_do() -> None:
    table = table_at("fish.green fish.black", "", phase="play", deck="shoal.grey")
    table.act(0, "lay fish.green")
    duo = ["fish.green", "fish.black"]
    assert happenings(table, "0 with fish.black")[:2] == [
        [LaidDuo(seat=0, cards=duo, effect="draw", gained="shoal.grey")],
        [LaidDuo(seat=0, cards=duo, effect="draw")],
    ]
    picking = table_at("", "", phase="pick", searched=1, piles=("crab.grey boat.black", ""))
    assert happenings(picking, "0 pick boat.black") == [
        [Picked(seat=0, pile=1, card="boat.black")],
        [Picked(seat=0, pile=1)],
        [Picked(seat=0, pile=1)],
    ]
    assert happenings(robbing(), "0 rob 1") == [
        [Robbed(seat=0, victim=1, card="boat.yellow")],
        [Robbed(seat=0, victim=1, card="boat.yellow")],
        [Robbed(seat=0, victim=1)],
        [Robbed(seat=0, victim=1)],
    ]


def test_events_of_a_lost_bet_say_who_scored_what() -> None:
    caller, rival = SEVEN.split(), ["crab.grey", *SIX.split(), "shell.green"]
    assert happenings(bet(SEVEN, SIX + " shell.green", totals=[10, 5]), "1 end")[SPECTATOR] == [
        EndedTurn(seat=1),
        Revealed(seat=1, cards=rival),
        RoundEnded(round=1, how="bet-lost", seat=0, points=7, best=1, best_points=8),
        Scored(
            seat=0,
            points=1,
            total=11,
            counted="bonus",
            worth=7,
            bonus=1,
            bonus_colour="light-blue",
            groups=[
                CardGroup(kind="octopuses", cards=caller[:3], number=3, points=6),
                CardGroup(kind="penguins", cards=caller[3:], number=1, points=1),
            ],
            revealed=True,
            cards=caller,
        ),
        Scored(
            seat=1,
            points=8,
            total=13,
            counted="cards",
            worth=8,
            bonus=1,
            bonus_colour="dark-blue",
            groups=[
                CardGroup(kind="crabs", cards=rival[:1], number=0, points=0),
                CardGroup(kind="shells", cards=rival[1:], number=5, points=8),
            ],
            revealed=True,
            cards=rival,
        ),
        RoundBegan(round=2, seat=1),
    ]


def test_events_of_a_void_round_show_only_cards_that_are_known() -> None:
    mine = ["crab.grey", *SIX.split()]
    assert happenings(empty_deck(SIX, SEVEN), "0 end")[0] == [
        EndedTurn(seat=0),
        RoundEnded(round=1, how="void", seat=0),
        Scored(seat=0, points=0, total=0, cards=mine),
        Scored(seat=1, points=0, total=0),
        RoundBegan(round=2, seat=1),
    ]


def test_events_of_the_end_of_a_game_say_why_and_who_won() -> None:
    told = happenings(table_at(SEVEN, SIX, phase="play", totals=[35, 36]), "0 stop")[1]
    assert told[0] == Called(seat=0, call="stop", points=7)
    assert told[-1] == GameEnded(why="goal", goal=40, winners=[0], total=42, decided_by=7)
    mermaids = "mermaid.white mermaid.white mermaid.white"
    table = table_at(mermaids, "", phase="keep", drawn=["mermaid.white", "crab.black"])
    told = happenings(table, "0 keep mermaid.white")[1]
    assert told[0] == Kept(seat=0, wins=True)
    assert told[1] == RoundEnded(round=1, how="mermaids", seat=0)
    assert told[-1] == GameEnded(why="mermaids", goal=40, winners=[0], total=0)


# --- The end of the game -------------------------------------------------------------------------------------------


def test_the_goal_is_reached() -> None:
    told = story(table_at(SEVEN, SIX, phase="play", totals=[35, 5]), "0 stop")
    assert told[0][-2:] == ["The goal of 40 points has been reached: the game is over.", "You win with 42 points!"]
    assert told[1][-1] == "Anna wins with 42 points."


def test_a_tie_is_broken_by_the_last_round() -> None:
    told = story(table_at(SEVEN, SIX, phase="play", totals=[35, 36]), "0 stop")
    assert told[0][-1] == "It’s a tie at 42 points, and you win because you scored more in the last round (7)."
    assert told[1][-1] == "It’s a tie at 42 points, and Anna wins by scoring more in the last round (7)."


def test_a_victory_is_shared() -> None:
    told = story(empty_deck("", "", totals=[3, 3], round=LAST_ROUND), "0 end")
    assert told[0] == [
        "The deck is empty: the round is over and nobody scores.",
        "100 rounds have been played: the game is over.",
        "You and Ben share the victory with 3 points each!",
    ]
    assert told[SPECTATOR][-1] == "Anna and Ben share the victory with 3 points each."


def test_three_share_a_victory() -> None:
    shared = Sentence("ssp-wins-shared", {"seats": [0, 1, 2], "total": 3})
    assert say(catalogue("en"), shared, PEOPLE, 1) == "You, Anna and Cleo share the victory with 3 points each!"
    assert say(catalogue("de"), shared, PEOPLE, 1) == "Du, Anna und Cleo teilt euch den Sieg mit je 3 Punkten!"
    assert say(catalogue("fr"), shared, PEOPLE, NOBODY).startswith("Anna, Ben et Cleo se partagent la victoire")


def test_four_mermaids_win_before_the_discard() -> None:
    mermaids = "mermaid.white mermaid.white mermaid.white"
    table = table_at(mermaids, "", phase="keep", drawn=["mermaid.white", "crab.black"])
    assert story(table, "0 keep mermaid.white")[:2] == [
        ["You keep the mermaid.", "You have all four mermaids in your hand: you win the game on the spot!"],
        ["Anna draws two cards and keeps one.", "Anna has all four mermaids and wins the game on the spot."],
    ]


@pytest.mark.parametrize(
    ("move", "fields"),
    [
        ("0 draw", {"deck": "mermaid.white", "rest": "pile 1"}),
        ("0 take 1", {"piles": ("mermaid.white", "crab.grey")}),
        ("0 with fish.black", {"phase": "with", "first": "fish.green", "deck": "mermaid.white"}),
        ("0 pick mermaid.white", {"phase": "pick", "searched": 1, "piles": ("crab.grey mermaid.white", "")}),
    ],
)
def test_four_mermaids_win_however_they_come(move: str, fields: dict[str, Any]) -> None:
    fish = " fish.black fish.yellow" if "fish" in move else ""
    told = story(table_at("mermaid.white mermaid.white mermaid.white" + fish, "", **fields), move)
    assert "mermaid" in told[0][0]
    assert "mermaid" not in told[1][0] or "take 1" in move
    assert told[1][-1] == "Anna has all four mermaids and wins the game on the spot."


# --- Cards, choices, points ----------------------------------------------------------------------------------------


def test_a_fresh_table_tells_who_begins() -> None:
    table = table_at("", "", turn=1)
    assert [say(catalogue("en"), each, PEOPLE, 0) for each in opening(table.seat_view(0))] == [
        "Round 1 begins, and Ben goes first."
    ]


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    sentence = Sentence("ssp-takes-last", {"seat": 1})
    assert say(catalogue("en"), sentence, [], 0) == "seat 1 takes the last card of the deck."


def test_cards_and_colours_have_names_and_help() -> None:
    assert card_name(catalogue("en"), GAME, "crab.light-blue") == "light blue crab"
    assert card_name(catalogue("de"), GAME, "boat.light-blue") == "hellblaues Boot"
    assert card_name(catalogue("fr"), GAME, "octopus.green") == "pieuvre verte"
    assert colour_name(catalogue("nl"), GAME, "dark-blue") == "donkerblauw"
    assert "another turn" in card_help(catalogue("en"), GAME, "boat.black")


def chosen(text: str, *hands: str, tell_it: Callable[..., str] = choice_name, **fields: Any) -> str:
    view = table_at(*hands, **fields).seat_view(0)
    assert text in view.legal()
    return tell_it(catalogue("en"), view, text, PEOPLE)


def test_decisions_are_named_by_their_cards() -> None:
    drawn = ["boat.yellow", "shell.grey"]
    assert chosen("draw", "", "") == "Draw two cards from the deck"
    assert chosen("take 2", "", "") == "Take the grey crab from pile 2"
    assert (
        chosen("keep boat.yellow", "", "", phase="keep", drawn=drawn) == "Keep the yellow boat, discard the grey shell"
    )
    assert chosen("discard 1", "", "", phase="discard", drawn=drawn[1:]) == "Put the grey shell on pile 1"
    assert chosen("lay crab.black", "crab.black crab.green", "", phase="play") == "Play a duo with the black crab"
    assert chosen("rob 2", "", "boat.black", "fish.green", phase="rob") == "Steal from Cleo (1 card in hand)"
    assert chosen("end", SEVEN, "", phase="play") == "End your turn"
    assert chosen("stop", SEVEN, "", phase="play") == "STOP: everyone scores now"


def test_help_tells_what_a_decision_leads_to() -> None:
    def helped(text: str, *hands: str, **fields: Any) -> str:
        return chosen(text, *hands, tell_it=choice_help, **fields)

    assert "search a discard pile" in helped("lay crab.black", "crab.black crab.green", "", phase="play")
    assert "no effect" in helped("lay shark.black", "shark.black swimmer.yellow", "", phase="play")
    assert "you score 7 points for sure" in helped("stop", SEVEN, "", phase="play")
    assert "more than your 7 points" in helped("last-chance", SEVEN, "", phase="play")
    assert "nobody scores" in helped("last-chance", SEVEN, "", phase="play", deck="", rest="pile 1")
    assert "nobody scores" in helped("end", SEVEN, "", phase="play", deck="", rest="pile 1")
    assert "last two" in helped("draw", "", "", deck="crab.green boat.black", rest="pile 1")
    assert "covers the grey crab" in helped("discard 2", "", "", phase="discard", drawn=["shell.grey"])


def test_why_seven() -> None:
    held = "mermaid.white mermaid.white shell.green shell.yellow crab.green lighthouse.purple boat.black boat.green"
    view = table_at(
        held.replace(" boat.green", ""), "", phase="play", laid=[["boat.yellow boat.yellow"], []]
    ).seat_view(0)
    parts = [(say(catalogue("en"), what, PEOPLE, 0), points) for what, points in points_breakdown(view, 0)]
    assert parts == [
        ("1 pair of boats", 1),
        ("2 shells", 2),
        ("lighthouse with 3 boats", 3),
        ("mermaid with 3 yellow cards", 3),
        ("mermaid with 2 green cards", 2),
    ]


# --- Other tongues -------------------------------------------------------------------------------------------------


def test_german_declines() -> None:
    table = table_at("", "", piles=("fish.green", "boat.black"))
    assert story(table, "0 take 1", "de")[0] == ["Du nimmst den grünen Fisch von Stapel 1."]
    assert story(table_at("", "", piles=("boat.black", "")), "0 take 1", "de")[1] == [
        "Anna nimmt das schwarze Boot von Stapel 1."
    ]
    told = story(robbing(), "0 rob 1", "de")
    assert told[:2] == [["Du stiehlst Ben ein gelbes Boot."], ["Anna stiehlt dir ein gelbes Boot."]]
    assert story(bet(SEVEN, SIX), "1 end", "de")[1][1:4] == [
        "Anna gewinnt die Wette: Niemand hat mehr als 7 Punkte.",
        "Anna bekommt 7 für die Karten und 1 als Farbbonus, zusammen 8 Punkte (insgesamt 8).",
        "Du bekommst nur den Farbbonus: 1 Punkt (insgesamt 1).",
    ]


def test_dutch_speaks_to_you() -> None:
    table = table_at("", "", piles=("fish.green", "boat.black"))
    assert story(table, "0 take 1", "nl")[:2] == [
        ["Je pakt de groene vis van stapel 1."],
        ["Anna pakt de groene vis van stapel 1."],
    ]
    told = story(robbing(), "0 rob 1", "nl")
    assert told[:2] == [["Je steelt een gele boot van Ben."], ["Anna steelt een gele boot van je."]]
    assert story(bet(SEVEN, SIX + " shell.green"), "1 end", "nl")[1][1] == (
        "Anna verliest de weddenschap: jij hebt 8 punten, Anna maar 7."
    )


def test_french_agrees() -> None:
    told = story(table_at("", "", piles=("octopus.green", "boat.black")), "0 take 1", "fr")
    assert told[:2] == [
        ["Tu prends la pieuvre verte sur la défausse 1."],
        ["Anna prend la pieuvre verte sur la défausse 1."],
    ]
    told = story(robbing(), "0 rob 1", "fr")
    assert told[:2] == [["Tu voles un bateau jaune à Ben."], ["Anna te vole un bateau jaune."]]
    told = story(table_at(SEVEN, "", phase="play"), "0 stop", "fr")
    assert told[0][-2:] == [
        "Ben marque 0 point pour ses cartes (total\N{NARROW NO-BREAK SPACE}: 0).",
        "La manche 2 commence, et c’est Ben qui joue en premier.",
    ]
