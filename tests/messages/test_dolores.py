import json
import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

import seachest
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.dolores.events import (
    AddedCards,
    DiscardedDuel,
    DoloresEvent,
    DuelSides,
    GaveCard,
    LaidOut,
    Picked,
    Rearranged,
    Revealed,
    Scored,
    Settled,
    TakenCards,
    Used,
)
from seachest.messages.dolores.rules_page import DECISION_CLAUSES
from seachest.messages.events import GameEvent
from seachest.messages.rulebook import markdown, rules_text
from seachest.messages.stories import (
    Sentence,
    card_help,
    card_name,
    choice_help,
    choice_name,
    opening,
    points_breakdown,
    say,
    tell,
)
from seachest.messages.stories import events as events_of
from seachest.notation.record import Move
from seachest.rules.dolores.cards import BOTTLES, CARDS, SORTS
from seachest.rules.dolores.scoring import points_of
from seachest.rules.dolores.state import ACTIONS
from seachest.rules.game import NOBODY, game_named
from seachest.table import View
from tests.messages.helpers import PEOPLE, SPECTATOR, Told, cards_in, tell_all
from tests.rules.dolores.helpers import DUEL, table_at
from tests.tables import play
from tests.walks import SLOW, TALKATIVE, any_options, guessed

GAME = "dolores"
CARD_WORDS = frozenset(CARDS)

every_number_of_players = pytest.mark.parametrize("players", game_named(GAME).seats)
languages = pytest.mark.parametrize("language", list(LANGUAGES))

Views = dict[int | None, View]


def plain(text: str) -> str:
    """A text with spaces that may break, as one writes it in a test."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def story(table: seachest.Table, *moves: str, language: str = "en") -> list[list[str]]:
    """The story of the last of some moves in words, for each seat and the spectator."""
    play(table, *moves[:-1])
    words = catalogue(language)
    return [[plain(say(words, each, PEOPLE, me)) for each in told] for told, me in tell_all(table, moves[-1])]


def random_games(players: int, games: int) -> Iterator[tuple[seachest.Table, random.Random]]:
    """Fresh tables with all kinds of options, and dice to play them."""
    for seed in range(games):
        source = random.Random(1000 * players + seed)
        options = any_options(game_named(GAME), source)
        yield seachest.deal(GAME, players, seed=source.getrandbits(128), options=options), source


def random_move(table: seachest.Table, source: random.Random) -> str:
    """Any decision, now and then an announcement out of turn."""
    speaker = source.randrange(table.players)
    if source.random() < TALKATIVE and table.out_of_turn(speaker):
        return f"{speaker} {source.choice(table.out_of_turn(speaker))}"
    seat = source.choice(table.pending())
    return f"{seat} {source.choice(table.legal(seat))}"


# --- All that can happen -------------------------------------------------------------------------------------------


@every_number_of_players
def test_every_sentence_of_random_games_can_be_said_to_everybody(players: int) -> None:
    said: set[tuple[str, int]] = set()

    def all_can_be_said(told: Told) -> None:
        for sentences, me in told:
            for sentence in sentences:
                code = json.dumps([sentence.id, dict(sentence.values)])
                if (code, me) not in said:
                    said.add((code, me))
                    for language in LANGUAGES:
                        assert say(catalogue(language), sentence, PEOPLE, me)

    for table, source in random_games(players, 2 if SLOW else 20):
        all_can_be_said([(opening(table.seat_view(viewer)), NOBODY) for viewer in [None, 0]])
        while table.pending():
            all_can_be_said(tell_all(table, random_move(table, source)))


@every_number_of_players
def test_every_legal_decision_has_words_of_its_own(players: int) -> None:
    for table, source in random_games(players, 1 if SLOW else 3):
        while table.pending():
            for seat in range(players):
                view = table.seat_view(seat)
                texts = view.legal() + view.out_of_turn()
                for language in LANGUAGES:
                    chosen = [choice_name(catalogue(language), view, text, PEOPLE) for text in texts]
                    assert len(set(chosen)) == len(texts)
                    assert all(choice_help(catalogue(language), view, text, PEOPLE) for text in texts)
            play(table, random_move(table, source))


@pytest.mark.clause("DOL-7.3", "DOL-7.4")
@every_number_of_players
def test_a_breakdown_adds_up_to_the_points(players: int) -> None:
    for table, source in random_games(players, 2 if SLOW else 8):
        while table.pending():
            view = table.seat_view(None)
            for seat in range(players):
                parts = points_breakdown(view, seat)
                assert sum(points for _, points in parts) == points_of(view.record.display[seat], view.record.singles)
                assert all(points > 0 for _, points in parts)
            play(table, random_move(table, source))


# --- Nothing secret is told ----------------------------------------------------------------------------------------


def dark_games(players: int, games: int) -> Iterator[tuple[seachest.Table, random.Random]]:
    """Tables where the first duel lies in the dark, theft in it, and all kinds of bottles are at hand."""
    for seed in range(games):
        displays = ["wine-1 convoy", "cloth-1 jewels-1 whirlpool", "", ""][:players]
        displays[seed % players] += " lantern"
        pile, removed = "wine-1 theft gold-1 swell", "bet void two-hands lookout"
        table = table_at(*displays, pile=pile, removed=removed, seed=seed, talk=bool(seed % 2))
        yield play(table, f"{seed % players} use lantern"), random.Random(seed)


def events(players: int, games: int) -> Iterator[tuple[seachest.Table, Views, Views]]:
    """The decisions of random games, with what everybody knew before and after; some begin in the dark."""
    for table, source in chain(random_games(players, games), dark_games(players, games)):
        viewers = [*range(players), None]
        before = {viewer: table.seat_view(viewer) for viewer in viewers}
        while table.pending():
            play(table, random_move(table, source))
            after = {viewer: table.seat_view(viewer) for viewer in viewers}
            yield table, before, after
            before = after


def in_another_world(view: View, moves: list[Move], seed: int) -> View:
    """What the viewer knows after the same decisions, if everything that the viewer does not know is dealt again.

    Choices that others made in secret are open again there; those that came to light now are made.
    """
    game = view.game
    _, state = guessed(game, view.record.array, view.seat, seed)
    for move in moves:
        game.act(state, move.seat, game.action_by_text[move.text])
    after = game.new_state()
    game.view(state, view.seat, after)
    return View(game, view.seat, after, view.options)


def bytes_of(view: View) -> bytes:
    found: bytes = view.record.array.tobytes()
    return found


DRAWN = ("dol-duel", "dol-lies", "dol-adds", "dol-dark", "dol-sunrise", "dol-over")
TAKEN = ("dol-both-peace", "dol-fight-takes", "dol-picks", "dol-grabs")


def until_cards_come_to_light(told: list[Sentence], covered: bool) -> list[Sentence]:
    """The story up to cards that the viewer could not know before: drawn ones, or taken from under a lantern."""
    stops = DRAWN + (TAKEN if covered else ())
    end = next((i for i, sentence in enumerate(told) if sentence.id.startswith(stops)), len(told))
    return told[:end]


@pytest.mark.clause("DOL-8.2")
@every_number_of_players
def test_a_story_is_the_same_whatever_the_hidden_cards_and_choices_are(players: int) -> None:
    """DOL-8.2: everything that the viewer does not know is dealt and chosen again, and the same is revealed."""
    compared = dark = 0
    for number, (table, before, after) in enumerate(events(players, 1 if SLOW else 10)):
        for viewer, view in before.items():
            moves = table.observed_actions(viewer)
            if not moves:
                continue
            told = tell(view, moves, after[viewer])
            other = in_another_world(view, moves, seed=number)
            other_told = tell(view, moves, other)
            if bytes_of(other) == bytes_of(after[viewer]):
                assert told == other_told
            covered = bool(view.record.dark and view.seat != view.record.seer)
            assert until_cards_come_to_light(told, covered) == until_cards_come_to_light(other_told, covered)
            compared += 1
            dark += covered
    assert compared > (100 if SLOW else 2000)
    assert dark > (0 if SLOW else 50)


@pytest.mark.clause("DOL-8.2")
@every_number_of_players
def test_only_cards_that_the_viewer_knows_are_named(players: int) -> None:
    """The sets of the final scores are no cards."""
    for table, before, after in events(players, 1 if SLOW else 4):
        for viewer, view in before.items():
            told = tell(view, table.observed_actions(viewer), after[viewer])
            values = [dict(each.values) for each in told if not each.id.startswith("dol-scores")]
            assert cards_in(values, CARD_WORDS) <= cards_in([view.position(), after[viewer].position()], CARD_WORDS)


@pytest.mark.clause("DOL-8.2")
@every_number_of_players
def test_events_name_only_cards_that_the_viewer_knows(players: int) -> None:
    """The sets of the final scores are no cards."""
    for table, before, after in events(players, 1 if SLOW else 4):
        for viewer, view in before.items():
            found = events_of(view, table.observed_actions(viewer), after[viewer])
            written = [msgspec.to_builtins(each) for each in found if not isinstance(each, Scored)]
            assert cards_in(written, CARD_WORDS) <= cards_in([view.position(), after[viewer].position()], CARD_WORDS)


@every_number_of_players
def test_every_event_can_be_written_and_read(players: int) -> None:
    for table, before, after in events(players, 1 if SLOW else 4):
        found = events_of(before[None], table.observed_actions(None), after[None])
        assert msgspec.json.decode(msgspec.json.encode(found), type=list[DoloresEvent]) == found


@pytest.mark.clause("DOL-8.2")
def test_nothing_is_told_before_all_hands_are_open() -> None:
    table = table_at("cloth-1", "jewels-1 void", "bet")
    play(table, "2 use bet")
    assert story(table, "0 fight") == [[], [], [], []]
    assert story(table, "2 bet peace-fight") == [[], [], [], []]
    assert story(table, "1 peace")[3] == [
        "Do – Lo – Res! Anna shows fight, Ben shows peace, and Cleo bets on peace and fight."
    ]


# --- The beginning -------------------------------------------------------------------------------------------------


def begun(table: seachest.Table, viewer: int | None) -> list[str]:
    view = table.seat_view(viewer)
    return [plain(say(catalogue("en"), sentence, PEOPLE, view.seat)) for sentence in opening(view)]


@pytest.mark.clause("DOL-2.3", "DOL-2.5")
def test_a_fresh_table_tells_who_deals_and_what_all_start_with() -> None:
    table = table_at("wine-1 wine-1 gold-2", "cloth-1 lookout", "")
    assert begun(table, 1) == [
        "The Dolores is on the rocks, and the night is short. Anna deals first.",
        "Anna starts with wine 1 ×2, gold 2.",
        "You start with cloth 1, Lookout.",
        "Cleo starts with nothing.",
        "Anna deals for a duel with you.",
        "In front of you: wine 1, wine 3. In front of Anna: gold 1, gold 3.",
    ]
    assert begun(table, 0)[-2:] == [
        "You deal for a duel with Ben.",
        "In front of Ben: wine 1, wine 3. In front of you: gold 1, gold 3.",
    ]
    assert begun(table, None)[-1] == "In front of Ben: wine 1, wine 3. In front of Anna: gold 1, gold 3."


@pytest.mark.clause("DOL-2.4")
def test_theft_is_used_before_the_first_duel() -> None:
    table = table_at("wine-1 theft", "cloth-1 gold-2", "cloth-1")
    assert begun(table, 1)[1:] == [
        "Anna starts with wine 1, Theft.",
        "You start with cloth 1, gold 2.",
        "Cleo starts with cloth 1.",
        "Theft! Anna must steal a goods card right away.",
    ]
    assert story(table, "0 rob 1") == [[], [], [], []]
    assert story(table, "0 loot gold-2")[1] == [
        "Anna steals gold 2 from you.",
        "Anna deals for a duel with you.",
        "In front of you: wine 1, wine 3. In front of Anna: gold 1, gold 3.",
    ]


@pytest.mark.clause("DOL-6.3")
def test_theft_may_be_wasted_at_the_start() -> None:
    table = table_at("wine-1 wine-1 wine-1 theft", "void convoy swell lookout")
    assert begun(table, 0)[1:4] == [
        "You start with wine 1 ×3, Theft.",
        "Ben starts with Lookout, Swell, Convoy, Void.",
        "You got Theft, but nobody else has any goods: it is discarded without effect.",
    ]


@pytest.mark.clause("DOL-3.1", "DOL-5.1")
def test_a_lantern_may_be_used_between_the_announcement_of_a_duel_and_its_cards() -> None:
    table = table_at("", "", "lantern")
    assert begun(table, 0)[-1] == "You deal for a duel with Ben."
    assert story(table, "2 pass")[0] == ["In front of Ben: wine 1, wine 3. In front of you: gold 1, gold 3."]


# --- Gestures, and how a duel is settled ---------------------------------------------------------------------------

NEXT = ["You deal for a duel with Cleo.", "In front of Cleo: jewels 2, jewels 3. In front of you: cloth 1, cloth 2."]
"""What Ben, the left neighbour, reads after a duel that leaves PILE."""


def settled(left: str, dealer: str, *displays: str, **fields: Any) -> list[str]:
    """What Ben, the left neighbour, is told when he and Anna show their gestures, without what comes after it."""
    told = story(table_at(*(displays or ("", "", "")), **fields), f"0 {dealer}", f"1 {left}")[1]
    return told[: -len(NEXT)] if told[-len(NEXT) :] == NEXT else told


@pytest.mark.clause("DOL-4.1")
def test_peace_gives_to_each_what_lies_before_them() -> None:
    told = story(table_at("", "", ""), "1 peace", "0 peace")
    assert told[0] == [
        "Do – Lo – Res! You show peace, Ben shows peace.",
        "Peace on the beach: Ben takes wine 1, wine 3; you take gold 1, gold 3.",
        "Ben deals for a duel with Cleo.",
        "In front of Cleo: jewels 2, jewels 3. In front of Ben: cloth 1, cloth 2.",
    ]
    assert told[1] == [
        "Do – Lo – Res! Anna shows peace, you show peace.",
        "Peace on the beach: you take wine 1, wine 3; Anna takes gold 1, gold 3.",
        *NEXT,
    ]
    assert told[2][1:] == [
        "Peace on the beach: Ben takes wine 1, wine 3; Anna takes gold 1, gold 3.",
        "Ben deals for a duel with you.",
        "In front of you: jewels 2, jewels 3. In front of Ben: cloth 1, cloth 2.",
    ]
    assert told[SPECTATOR][0] == "Do – Lo – Res! Anna shows peace, Ben shows peace."


@pytest.mark.clause("DOL-4.2", "DOL-4.3")
def test_a_fist_takes_all_or_nothing() -> None:
    assert settled("fight", "peace")[1:] == [
        "Fist beats open hand: you take everything – wine 1, wine 3, gold 1, gold 3."
    ]
    assert settled("peace", "fight")[1:] == [
        "Fist beats open hand: Anna takes everything – wine 1, wine 3, gold 1, gold 3."
    ]
    assert settled("fight", "fight")[1:] == [
        "Fist against fist: nobody gets anything.",
        "Discarded: wine 1, wine 3, gold 1, gold 3.",
    ]


@pytest.mark.clause("DOL-4.4")
def test_first_against_peace_is_told_in_two_steps() -> None:
    table = table_at("", "", "")
    assert story(table, "1 peace", "0 first")[1] == [
        "Do – Lo – Res! Anna shows first pick, you show peace.",
        "Thumbs up: Anna picks a card before anyone else.",
    ]
    told = story(table, "0 pick left-2")
    assert told[0][:2] == ["You pick wine 3; Ben takes wine 1.", "Discarded: gold 1, gold 3."]
    assert told[1] == ["Anna picks wine 3; you take wine 1.", "Discarded: gold 1, gold 3.", *NEXT]


@pytest.mark.clause("DOL-4.5")
def test_first_against_fight_leaves_all_the_rest() -> None:
    told = story(table_at("", "", ""), "1 first", "0 fight", "1 pick left-1")
    assert told[1] == ["You pick wine 1; Anna takes wine 3, gold 1, gold 3.", *NEXT]
    assert told[2][0] == "Ben picks wine 1; Anna takes wine 3, gold 1, gold 3."


@pytest.mark.clause("DOL-4.6")
def test_two_firsts_lose_a_sort_each() -> None:
    table = table_at("cloth-1 jewels-1 jewels-2", "instruments-1 instruments-1 weapons-3", "", pile=DUEL)
    assert story(table, "1 first", "0 first")[0] == [
        "Do – Lo – Res! You show first pick, Ben shows first pick.",
        "Thumb against thumb: nobody gets anything.",
        "Discarded: wine 1, wine 3, gold 1, gold 3.",
        "You and Ben must each discard a whole type of goods.",
    ]
    assert story(table, "1 drop instruments") == [[], [], [], []]
    told = story(table, "0 drop jewels")
    assert told[0][:2] == [
        "You discard all your jewels: jewels 1, jewels 2.",
        "Ben discards all their instruments: instruments 1 ×2.",
    ]
    assert told[1][:2] == [
        "Anna discards all their jewels: jewels 1, jewels 2.",
        "You discard all your instruments: instruments 1 ×2.",
    ]


def test_who_has_no_goods_loses_nothing() -> None:
    told = story(table_at("", "cloth-1 jewels-1", ""), "1 first", "0 first")
    assert told[1][-1] == "You must discard a whole type of goods."
    assert told[2][-1] == "Ben must discard a whole type of goods."
    assert settled("first", "first")[1:] == [
        "Thumb against thumb: nobody gets anything.",
        "Discarded: wine 1, wine 3, gold 1, gold 3.",
    ]


# --- Talk ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOL-9.1", "DOL-9.2")
def test_words_are_kept_and_broken() -> None:
    table = table_at("", "", "", talk=True)
    assert story(table, "1 announce peace")[0] == ["Ben announces: peace."]
    assert story(table, "2 announce first")[:3] == [
        ["Cleo advises both: first pick."],
        ["Cleo advises both: first pick."],
        ["You advise both: first pick."],
    ]
    assert story(table, "0 announce fight")[0] == ["You announce: fight."]
    told = story(table, "1 fight", "0 fight")
    assert told[0][:4] == [
        "Do – Lo – Res! You show fight, Ben shows fight.",
        "You announced fight and kept your word.",
        "Ben announced peace – and that was a lie.",
        "Fist against fist: nobody gets anything.",
    ]
    assert told[1][1:3] == [
        "Anna announced fight, and that was the truth.",
        "You announced peace – and broke your word.",
    ]


def test_who_is_silent_breaks_no_word() -> None:
    table = table_at("", "", talk=True)
    assert story(table, "1 silent")[:2] == [["Ben stays silent."], ["You stay silent."]]
    told = story(table, "0 silent", "0 peace", "1 fight")[0]
    assert told[1].startswith("Fist beats open hand")


# --- Bottles -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOL-6.1")
def test_only_its_user_sees_what_a_lantern_covers() -> None:
    told = story(table_at("", "", "lantern"), "2 use lantern")
    assert told == [
        [
            "Cleo uses Lantern, and the beach goes dark.",
            "The cards are face down, and only Cleo sees them.",
        ],
        [
            "Cleo uses Lantern, and the beach goes dark.",
            "The cards are face down, and only Cleo sees them.",
        ],
        [
            "You use Lantern, and the beach goes dark.",
            "The cards are face down, and only you see them.",
            "In front of Ben: wine 1, wine 3. In front of Anna: gold 1, gold 3.",
        ],
        [
            "Cleo uses Lantern, and the beach goes dark.",
            "The cards are face down, and only Cleo sees them.",
        ],
    ]


def dark(*displays: str, **fields: Any) -> seachest.Table:
    """Cleo has used the lantern in a duel of Anna, who deals, and Ben."""
    table = table_at(*(displays or ("", "", "lantern")), **fields)
    return play(table, "2 use lantern")


@pytest.mark.clause("DOL-6.1")
def test_cards_from_the_dark_are_named_when_they_enter_a_display() -> None:
    assert story(dark(), "1 peace", "0 peace")[1][1] == (
        "Peace on the beach: you take wine 1, wine 3; Anna takes gold 1, gold 3."
    )
    told = story(dark(), "1 peace", "0 first", "0 pick dealer-2")
    assert told[0][:2] == [
        "You pick gold 3; Ben takes wine 1, wine 3.",
        "One card is discarded, still face down.",
    ]
    assert told[2][1:3] == ["One card is discarded, still face down.", "Only you know what that was: gold 1."]


@pytest.mark.clause("DOL-6.1")
def test_what_is_discarded_in_the_dark_stays_unseen() -> None:
    told = story(dark(), "1 fight", "0 fight")
    assert told[1][1:3] == ["Fist against fist: nobody gets anything.", "4 cards are discarded, still face down."]
    assert told[2][2:4] == [
        "4 cards are discarded, still face down.",
        "Only you know what that was: wine 1, wine 3, gold 1, gold 3.",
    ]
    assert "Discarded" not in " ".join(told[SPECTATOR])


@pytest.mark.clause("DOL-6.2")
def test_lookout_hides_the_sunrise() -> None:
    table = table_at("", "lookout", "", pile="wine-1 sunrise gold-1 gold-3")
    assert begun(table, 1)[-2:] == [
        "In front of you: wine 1, Sunrise. In front of Anna: gold 1, gold 3.",
        "Sunrise is drawn! But you have Lookout and could use it now.",
    ]
    told = story(table, "1 use lookout")
    after = "Sunrise is ignored, and the game goes on until there are too few cards for a duel."
    assert told[:2] == [[f"Ben uses Lookout: {after}"], [f"You use Lookout: {after}"]]
    assert story(table, "1 peace", "0 peace")[1][1].startswith("Peace on the beach: you take wine 1, Sunrise;")


@pytest.mark.clause("DOL-3.3")
def test_lookout_may_stay_unused() -> None:
    told = story(table_at("gold-1", "lookout", pile="wine-1 sunrise gold-1 gold-3"), "1 pass")
    assert told[0] == [
        "Ben lets the sun rise.",
        "Sunrise! The game ends immediately, and nobody gets the cards of this duel.",
        "You score 2 points: your only set counts double – gold 1.",
        "Ben has no set that counts: 0 points.",
        "You win with 2 points!",
    ]


@pytest.mark.clause("DOL-6.2", "DOL-6.6")
def test_a_convoy_after_the_gestures_may_bring_the_sunrise() -> None:
    table = table_at("", "lookout", "convoy", pile=DUEL + " sunrise jewels-2")
    told = story(table, "2 pass", "1 fight", "0 peace", "2 use convoy")
    assert told[0][1:] == [
        "New in front of Ben: Sunrise. New in front of you: jewels 2.",
        "Sunrise is drawn! But Ben has Lookout and could use it now.",
    ]
    assert story(table, "1 use lookout")[1][1] == (
        "Fist beats open hand: you take everything – wine 1, wine 3, jewels 2, gold 1, gold 3, Sunrise."
    )


@pytest.mark.clause("DOL-6.4")
def test_swell_washes_the_cards_away() -> None:
    told = story(table_at("", "", "swell"), "2 use swell")
    assert told[0] == [
        "Cleo uses Swell: it washes these cards away and four new ones ashore.",
        "Discarded: wine 1, wine 3, gold 1, gold 3.",
        "In front of Ben: jewels 2, jewels 3. In front of you: cloth 1, cloth 2.",
    ]
    told = story(dark("", "swell", "lantern"), "1 use swell")
    assert told[1] == [
        "You use Swell: it washes these cards away and four new ones ashore.",
        "4 cards are discarded, still face down.",
        "The cards are face down, and only Cleo sees them.",
    ]
    assert told[2][1:] == [
        "4 cards are discarded, still face down.",
        "Only you know what that was: wine 1, wine 3, gold 1, gold 3.",
        "The cards are face down, and only you see them.",
        "In front of Ben: jewels 2, jewels 3. In front of Anna: cloth 1, cloth 2.",
    ]


@pytest.mark.clause("DOL-6.5")
def test_whirlpool_shows_how_the_cards_lie_now() -> None:
    table = table_at("", "", "whirlpool")
    assert story(table, "2 use whirlpool")[0] == ["Cleo uses Whirlpool to rearrange the cards of the duel."]
    assert story(table, "2 give dealer-2") == [[], [], [], []]
    assert story(table, "2 give left-1")[1] == [
        "Cleo rearranges the cards.",
        "In front of you: gold 3, wine 1. In front of Anna: wine 3, gold 1.",
    ]
    told = story(dark("", "whirlpool", "lantern"), "1 use whirlpool", "1 give dealer-2", "1 give left-1")
    places = "those from dealer 2, left 1 are now in front of"
    assert told[0] == [f"Ben rearranges the face-down cards: {places} Ben."]
    assert told[1] == [f"You rearrange the face-down cards: {places} you."]
    assert told[2] == [
        "Ben rearranges the cards.",
        "The cards are face down, and only you see them.",
        "In front of Ben: gold 3, wine 1. In front of Anna: wine 3, gold 1.",
    ]


@pytest.mark.clause("DOL-6.6")
def test_convoy_brings_two_cards() -> None:
    told = story(table_at("", "", "convoy"), "2 use convoy")
    assert told[1] == [
        "Cleo uses Convoy: two more cards come ashore.",
        "New in front of you: jewels 2. New in front of Anna: jewels 3.",
    ]
    told = story(dark("", "convoy", "lantern"), "1 use convoy")
    assert told[0][1:] == ["They are face down too, and only Cleo sees them."]
    assert told[2][1:] == [
        "They are face down too, and only you see them.",
        "New in front of Ben: jewels 2. New in front of Anna: jewels 3.",
    ]


@pytest.mark.clause("DOL-6.6")
def test_a_convoy_after_the_gestures_may_settle_the_duel_at_once() -> None:
    def after(left: str, dealer: str) -> list[str]:
        moves = ["2 pass", f"1 {left}", f"0 {dealer}", "2 use convoy"]
        return story(table_at("", "", "convoy"), *moves)[1]

    assert after("peace", "peace")[1:3] == [
        "The new cards: jewels 2, jewels 3.",
        "Peace on the beach: you take wine 1, wine 3, jewels 2; Anna takes jewels 3, gold 1, gold 3.",
    ]
    assert after("fight", "fight")[1:4] == [
        "The new cards: jewels 2, jewels 3.",
        "Fist against fist: nobody gets anything.",
        "Discarded: wine 1, wine 3, jewels 2, jewels 3, gold 1, gold 3.",
    ]
    assert after("peace", "first")[1:] == [
        "New in front of you: jewels 2. New in front of Anna: jewels 3.",
        "Thumbs up: Anna picks a card before anyone else.",
    ]


@pytest.mark.clause("DOL-6.6", "DOL-6.1")
def test_a_convoy_after_the_gestures_in_the_dark() -> None:
    told = story(dark("", "convoy", "lantern"), "1 pass", "1 fight", "0 fight", "1 use convoy")
    assert told[1][:4] == [
        "You use Convoy: two more cards come ashore.",
        "They are face down too, and only Cleo sees them.",
        "Fist against fist: nobody gets anything.",
        "6 cards are discarded, still face down.",
    ]
    assert told[2][1:3] == ["They are face down too, and only you see them.", "The new cards: jewels 2, jewels 3."]


@pytest.mark.clause("DOL-6.7")
def test_two_hands_show_two_gestures_and_one_counts() -> None:
    table = table_at("two-hands", "", "", talk=True)
    assert story(table, "0 use two-hands")[1] == [
        "Anna uses Two-Hand Trick to show two gestures and choose later which one counts."
    ]
    play(table, "1 announce peace", "0 announce first")
    assert story(table, "0 hands peace-fight", "1 peace")[1] == [
        "Do – Lo – Res! Anna shows peace and fight, you show peace."
    ]
    assert story(table, "0 count fight")[1][:4] == [
        "Anna chooses fight out of two gestures.",
        "Anna announced first pick – and that was a lie.",
        "You announced peace and kept your word.",
        "Fist beats open hand: Anna takes everything – wine 1, wine 3, gold 1, gold 3.",
    ]


@pytest.mark.clause("DOL-6.8")
def test_a_won_bet_is_paid_card_by_card() -> None:
    table = table_at("", "", "bet")
    assert story(table, "2 use bet")[2] == ["You use Bet: you’ll guess what the two duellists show."]
    told = story(table, "2 bet peace-fight", "1 peace", "0 fight")
    assert told[0] == [
        "Do – Lo – Res! You show fight, Ben shows peace, and Cleo bets on peace and fight.",
        "Cleo wins the bet and takes cards before anyone else.",
    ]
    assert told[2] == [
        "Do – Lo – Res! Anna shows fight, Ben shows peace, and you bet on peace and fight.",
        "You win the bet and take cards before anyone else.",
    ]
    assert story(table, "2 grab dealer-2")[1:3] == [
        ["Cleo takes gold 3 out of the duel."],
        ["You take gold 3 out of the duel."],
    ]
    assert story(table, "2 done")[1][:2] == [
        "Cleo leaves the other 3 cards.",
        "Fist beats open hand: Anna takes everything – wine 1, wine 3, gold 1.",
    ]


@pytest.mark.clause("DOL-6.8", "DOL-6.1")
def test_a_bet_in_the_dark_is_paid_blind() -> None:
    table = play(table_at("lantern", "", "bet"), "0 use lantern", "2 use bet", "2 bet peace-peace")
    play(table, "1 peace", "0 peace")
    assert named(table, 2, "grab left-2") == "Take the card at left 2"
    assert "You don’t know this card" in helped(table, 2, "grab left-2")
    assert story(table, "2 grab left-2")[1] == ["Cleo takes wine 3 out of the duel."]


@pytest.mark.clause("DOL-6.8")
def test_a_lost_bet() -> None:
    told = story(table_at("", "", "bet"), "2 use bet", "2 bet first-first", "1 peace", "0 peace")[2]
    assert told[:2] == [
        "Do – Lo – Res! Anna shows peace, Ben shows peace, and you bet on first pick and first pick.",
        "You lose the bet.",
    ]


@pytest.mark.clause("DOL-6.8")
@pytest.mark.parametrize(
    ("left", "dealer", "bet", "outcome"),
    [
        ("peace", "first", "peace-first", "Thumbs up, but no card is left for Anna to pick."),
        ("peace", "fight", "peace-fight", "Fist beats open hand, but nothing is left for Anna to take."),
        ("peace", "peace", "peace-peace", "Peace on the beach: you take nothing; Anna takes nothing."),
        ("fight", "fight", "fight-fight", "Fist against fist: nobody gets anything."),
    ],
)
def test_a_bet_may_leave_nothing(left: str, dealer: str, bet: str, outcome: str) -> None:
    table = play(table_at("", "", "bet"), "2 use bet", f"2 bet {bet}", f"1 {left}", f"0 {dealer}")
    for place in ("left-1", "left-2", "dealer-1", "dealer-2"):
        table.act(2, f"grab {place}")
    assert story(table, "2 done")[1][0] == outcome


@pytest.mark.clause("DOL-6.9")
def test_void_repeats_the_duel() -> None:
    table = table_at("", "", "void", talk=True)
    play(table, "1 silent", "0 announce peace")
    told = story(table, "1 fight", "0 fight")
    assert told[1] == [
        "Do – Lo – Res! Anna shows fight, you show fight.",
        "Anna announced peace – and that was a lie.",
    ]
    void = "Void: the gestures don’t count, and the duel is held again with the same cards."
    assert story(table, "2 use void")[1:3] == [[f"Cleo uses {void}"], [f"You use {void}"]]


@pytest.mark.clause("DOL-6.3")
def test_theft_comes_after_all_cards_are_given() -> None:
    table = table_at("", "cloth-1", "weapons-1 weapons-2", pile="wine-1 theft gold-1 gold-3")
    assert story(table, "1 peace", "0 fight")[0][1:] == [
        "Fist beats open hand: you take everything – wine 1, gold 1, gold 3, Theft.",
        "Theft! You must steal a goods card right away.",
    ]
    assert story(table, "0 rob 2") == [[], [], [], []]
    assert story(table, "0 loot weapons-2")[2][:2] == [
        "Anna steals weapons 2 from you.",
        "Ben deals for a duel with you.",
    ]


@pytest.mark.clause("DOL-6.3")
def test_theft_taken_by_a_bet_is_used_at_once() -> None:
    pile = "wine-1 theft gold-1 gold-3"
    table = table_at("", "cloth-1 cloth-2", "bet", pile=pile)
    play(table, "2 use bet", "2 bet peace-fight", "1 peace", "0 fight")
    assert story(table, "2 grab left-2")[0] == [
        "Cleo takes Theft out of the duel.",
        "Theft! Cleo must steal a goods card right away.",
    ]
    assert story(table, "2 rob 1", "2 loot cloth-2")[1] == ["Cleo steals cloth 2 from you."]
    table = table_at("", "", "bet", pile=pile)
    play(table, "2 use bet", "2 bet peace-fight", "1 peace", "0 fight")
    assert story(table, "2 grab left-2")[2][1:] == [
        "You got Theft, but nobody else has any goods: it is discarded without effect."
    ]


@pytest.mark.clause("DOL-6.3")
def test_theft_from_the_dark_that_finds_nothing_to_steal() -> None:
    """It enters no display, and nobody but the lantern's user has seen it; everybody knows who got it all the same."""
    pile, removed = "theft void swell whirlpool", "bet two-hands convoy lookout"
    told = story(dark("", "", "lantern", pile=pile, removed=removed), "1 peace", "0 peace")[0]
    assert told[1:3] == [
        "Peace on the beach: Ben takes Void, Theft; you take Swell, Whirlpool.",
        "Ben got Theft, but nobody else has any goods: it is discarded without effect.",
    ]


# --- The end -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOL-7.1")
def test_sunrise_ends_the_game() -> None:
    table = table_at(
        "wine-2 cloth-2 instruments-3 instruments-1 gold-3 gold-2 porcelain-3 porcelain-1 porcelain-2",
        "jewels-3 weapons-3 cloth-3",
        "",
        pile="wine-1 wine-1 gold-1 gold-1 sunrise wine-1 wine-1 gold-1",
    )
    told = story(table, "1 fight", "0 fight")[2]
    assert told[3:] == [
        "Ben deals for a duel with you.",
        "In front of you: Sunrise, wine 1. In front of Ben: wine 1, gold 1.",
        "Sunrise! The game ends immediately, and nobody gets the cards of this duel.",
        "Anna scores 10 points. Highest: porcelain 6. Lowest: wine 2, cloth 2.",
        "Ben scores 18 points: all sets are equal and count double – weapons 3, jewels 3, cloth 3.",
        "You have no set that counts: 0 points.",
        "Ben wins with 18 points.",
    ]


@pytest.mark.clause("DOL-7.1", "DOL-6.1")
def test_sunrise_ends_the_game_in_the_dark_too() -> None:
    told = story(table_at("gold-1", "", "lantern", pile="wine-1 sunrise gold-1 gold-3"), "2 use lantern")
    assert told[0] == [
        "Cleo uses Lantern, and the beach goes dark.",
        "The cards are face down, and only Cleo sees them.",
        "Sunrise! The game ends immediately, and nobody gets the cards of this duel.",
        "You score 2 points: your only set counts double – gold 1.",
        "Ben has no set that counts: 0 points.",
        "Cleo has no set that counts: 0 points.",
        "You win with 2 points!",
    ]


@pytest.mark.clause("DOL-7.2", "DOL-7.6")
def test_too_few_cards_end_the_game() -> None:
    table = table_at("gold-1", "wine-1", pile="cloth-1 cloth-1 cloth-1 cloth-1 jewels-3", rest="discard")
    told = story(table, "1 fight", "0 fight")
    assert told[0][-4:] == [
        "Only 1 card is left in the draw pile, too few for another duel: the game is over.",
        "You score 2 points: your only set counts double – gold 1.",
        "Ben scores 2 points: a single set counts double – wine 1.",
        "You and Ben share the victory with 2 points each!",
    ]
    assert told[SPECTATOR][-1] == "Anna and Ben share the victory with 2 points each."


@pytest.mark.clause("DOL-7.3")
def test_why_ten() -> None:
    goods = "wine-2 cloth-2 instruments-3 instruments-1 gold-3 gold-2 porcelain-3 porcelain-1 porcelain-2"

    def parts(text: str, **fields: Any) -> list[tuple[str, int]]:
        view = table_at(text, "", **{"pile": "", **fields}).seat_view(1)
        return [(plain(say(catalogue("en"), what, PEOPLE, 1)), points) for what, points in points_breakdown(view, 0)]

    assert parts(goods) == [
        ("porcelain 6 (highest set)", 6),
        ("wine 2 (lowest set)", 2),
        ("cloth 2 (lowest set)", 2),
    ]
    assert parts(goods, singles=False) == [
        ("porcelain 6 (highest set)", 6),
        ("instruments 4 (lowest set)", 4),
    ]
    assert parts("gold-3 lantern") == [("gold 3 (all sets equal, counts double)", 6)]
    assert parts("lantern") == []


# --- Cards and choices ---------------------------------------------------------------------------------------------


@languages
def test_every_card_has_a_name_and_help(language: str) -> None:
    words = catalogue(language)
    assert len({card_name(words, GAME, card) for card in CARDS}) == len(CARDS)
    assert all(card_help(words, GAME, card) for card in CARDS)


def test_goods_are_named_by_sort_and_value() -> None:
    assert plain(card_name(catalogue("en"), GAME, "wine-3")) == "wine 3"
    assert plain(card_name(catalogue("de"), GAME, "jewels-1")) == "Geschmeide 1"
    assert plain(card_name(catalogue("fr"), GAME, "cloth-2")) == "Étoffes 2"
    assert card_name(catalogue("nl"), GAME, "two-hands") == "tweehandentruc"
    assert "face down" in card_help(catalogue("en"), GAME, "lantern")


def named(table: seachest.Table, seat: int, text: str) -> str:
    view = table.seat_view(seat)
    assert text in view.legal() + view.out_of_turn()
    return plain(choice_name(catalogue("en"), view, text, PEOPLE))


def helped(table: seachest.Table, seat: int, text: str) -> str:
    view = table.seat_view(seat)
    assert text in view.legal() + view.out_of_turn()
    return plain(choice_help(catalogue("en"), view, text, PEOPLE))


def test_help_for_a_gesture_tells_what_is_at_stake() -> None:
    table = table_at("", "", "")
    assert named(table, 1, "peace") == "Peace (open hand)"
    assert "you take what is in front of you: wine 1, wine 3." in helped(table, 1, "peace")
    assert "you take what is in front of you: gold 1, gold 3." in helped(table, 0, "peace")
    assert "you take everything: wine 1, wine 3, gold 1, gold 3." in helped(table, 0, "fight")
    assert "You take one of these: wine 1, wine 3, gold 1, gold 3." in helped(table, 0, "first")
    assert "If Ben shows peace, " in helped(table, 0, "first")
    assert "wine" not in helped(dark(), 1, "peace")
    assert "you take all the cards" in helped(dark(), 1, "fight")


def test_help_for_two_hands_tells_the_outcome() -> None:
    table = play(table_at("two-hands", "", ""), "0 use two-hands")
    assert named(table, 0, "hands peace-first") == "Show peace and first pick"
    play(table, "0 hands peace-first", "1 fight")
    assert named(table, 0, "count first") == "Choose first pick"
    assert helped(table, 0, "count first") == "Ben shows fight: you take any card, and Ben takes all the rest."
    assert helped(table, 0, "count peace") == "Ben shows fight and takes all the cards."


def test_help_for_a_pick_tells_what_everybody_gets() -> None:
    table = play(table_at("gold-2", "", ""), "0 first", "1 peace")
    assert named(table, 0, "pick dealer-2") == "Take gold 3 (dealer 2)"
    assert helped(table, 0, "pick dealer-2") == (
        "Counted now, your display would be worth 10 points with it. Ben takes wine 1, wine 3. Discarded: gold 1."
    )
    table = play(table_at("gold-2", "", ""), "0 first", "1 fight")
    assert helped(table, 0, "pick left-1").endswith("Ben takes all the rest: wine 3, gold 1, gold 3.")
    table = play(dark(), "1 peace", "0 first")
    assert named(table, 0, "pick left-1") == "Take the card at left 1"
    assert "You don’t know this card." in helped(table, 0, "pick left-1")


def test_help_for_a_bottle_of_the_duel_tells_what_it_is_good_for() -> None:
    table = play(table_at("gold-2", "weapons-1", "", pile="theft wine-1 void gold-1"), "0 first", "1 fight")
    assert helped(table, 0, "pick left-1").startswith("With it you steal a goods card right away.")
    assert helped(table, 0, "pick dealer-1").startswith("You can use it later.")


def test_bottles_and_windows_are_explained() -> None:
    table = table_at("", "lantern", "")
    assert named(table, 1, "use lantern") == "Use Lantern"
    assert "your duel with Anna" in helped(table, 1, "use lantern")
    assert "the cards are laid out" in helped(table, 1, "pass")
    table = table_at("", "", "swell bet whirlpool")
    assert "the gestures follow" in helped(table, 2, "pass")
    assert "while Anna and Ben show theirs" in helped(table, 2, "use bet")
    assert "which cards go in front of Ben" in helped(table, 2, "use whirlpool")
    table = play(table_at("", "", "void convoy"), "2 pass", "1 peace", "0 peace")
    assert "as the gestures stand" in helped(table, 2, "pass")
    assert "The gestures stay as they are" in helped(table, 2, "use convoy")
    assert "Anna and Ben hold the duel again" in helped(table, 2, "use void")
    table = table_at("gold-3", "lookout", pile="wine-1 sunrise gold-1 gold-1")
    assert named(table, 1, "pass") == "Let the sun rise"
    assert helped(table, 1, "pass").endswith("Your display scores 0 points.")


def test_the_other_decisions_are_named() -> None:
    table = play(table_at("", "", "bet whirlpool"), "2 use whirlpool")
    assert named(table, 2, "give dealer-1") == "Put gold 1 (dealer 1) in front of Ben"
    play(table, "2 give dealer-1", "2 give left-1", "2 use bet")
    assert named(table, 2, "bet fight-fight") == "Bet on fight and fight"
    play(table, "2 bet fight-fight", "0 fight", "1 fight")
    assert named(table, 2, "grab left-1") == "Take gold 1 (left 1)"
    assert helped(table, 2, "done") == "The duel is settled with the 4 cards that are left."
    table = play(table_at("gold-2 gold-1 wine-1", "cloth-1", ""), "0 first", "1 first")
    assert named(table, 0, "drop gold") == "Discard gold (2 cards, worth 3)"
    assert helped(table, 0, "drop gold").endswith("the rest of your display would be worth 2 points.")
    table = table_at("wine-1 theft", "cloth-1 gold-2", "cloth-1")
    assert named(table, 0, "rob 1") == "Steal from Ben"
    assert helped(table, 0, "rob 1") == "Then you choose one of these: cloth 1, gold 2."
    play(table, "0 rob 1")
    assert named(table, 0, "loot gold-2") == "Steal gold 2 from Ben"
    assert helped(table, 0, "loot gold-2") == "Counted now, your display would be worth 3 points with it."


def test_announcements_are_named() -> None:
    table = table_at("", "", "", talk=True)
    assert named(table, 1, "announce fight") == "Announce fight"
    assert named(table, 2, "announce fight") == "Advise fight"
    assert named(table, 1, "silent") == "Stay silent"


# --- Other tongues -------------------------------------------------------------------------------------------------


def test_german_speaks_to_you() -> None:
    told = story(table_at("", "", "bet"), "2 use bet", "2 bet peace-first", "1 first", "0 peace", language="de")
    assert told[1] == [
        "Do – Lo – Res! Anna zeigt Frieden, du zeigst Erste Wahl, und Cleo wettet auf Frieden und Erste Wahl.",
        "Cleo gewinnt die Wette und bedient sich vor allen anderen.",
    ]
    table = table_at("cloth-1 jewels-1", "weapons-1 weapons-2", "", pile=DUEL)
    told = story(table, "0 first", "1 first", language="de")
    assert told[1][-1] == "Du und Anna müsst je eine ganze Warensorte abwerfen."
    assert told[2][-1] == "Anna und Ben müssen je eine ganze Warensorte abwerfen."
    assert story(table, "0 drop cloth", "1 drop weapons", language="de")[0][:2] == [
        "Du wirfst die Sorte Stoffe ab: Stoffe 1.",
        "Ben wirft die Sorte Waffen ab: Waffen 1, Waffen 2.",
    ]
    told = story(table_at("", "two-hands", "", pile="void lookout wine-1 gold-1"), "1 use two-hands", language="de")
    assert told[1][0].startswith("Du setzt den Zwei-Hand-Trick ein: ")
    table = table_at("", "", pile="void lookout wine-1 gold-1")
    told = story(table, "1 peace", "0 first", language="de")
    assert told[0][-1] == "Daumen hoch: Du wählst vor allen anderen eine Karte."
    told = story(table, "0 pick left-2", language="de")
    assert told[1][0] == "Anna wählt „Schmiere stehen“. Du nimmst: Ungültig."


def test_dutch_speaks_to_you() -> None:
    told = story(table_at("", "", ""), "1 peace", "0 fight", language="nl")
    assert told[0][:2] == [
        "Do – Lo – Res! Jij toont Strijd, Ben toont Vrede.",
        "De vuist verslaat de open hand: jij neemt alles – wijn 1, wijn 3, goud 1, goud 3.",
    ]
    told = story(table_at("wine-1 theft", "cloth-1 gold-2", "cloth-1"), "0 rob 1", "0 loot gold-2", language="nl")
    assert [each[0] for each in told[:3]] == [
        "Je steelt goud 2 van Ben.",
        "Anna steelt goud 2 van jou.",
        "Anna steelt goud 2 van Ben.",
    ]


def test_french_agrees() -> None:
    told = story(table_at("", "", ""), "1 peace", "0 first", "0 pick left-1", language="fr")
    assert told[0][:2] == ["Tu choisis la carte Vin 1. Pour Ben : Vin 3.", "À la défausse : Or 1, Or 3."]
    told = story(table_at("wine-1 theft", "cloth-1 gold-2", "cloth-1"), "0 rob 1", "0 loot gold-2", language="fr")
    assert [each[0] for each in told[:2]] == ["Tu voles la carte Or 2 à Ben.", "Anna te vole la carte Or 2."]
    shared = Sentence("dol-wins-shared", {"seats": [0, 1], "total": 1})
    assert say(catalogue("fr"), shared, PEOPLE, 1) == (
        "Toi et Anna, vous partagez la victoire avec 1 point chacun\N{NARROW NO-BREAK SPACE}!"
    )


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    sentence = Sentence("dol-silent", {"seat": 1})
    assert say(catalogue("en"), sentence, [], 0) == "seat 1 stays silent."
    assert say(catalogue("de"), sentence, [], 0) == "Platz 1 schweigt."


# --- The rules page ------------------------------------------------------------------------------------------------


@languages
def test_the_page_has_all_sections_and_its_tables(language: str) -> None:
    sections = rules_text(GAME, language)
    assert [section.number for section in sections] == list(range(11))
    assert all(section.clauses for section in sections[1:] if section.number != 10)
    cards, outcomes, bottles, decisions = (sections[number].table for number in (1, 4, 5, 10))
    assert len(cards) == 1 + len(SORTS) + len(BOTTLES)
    assert sum(int(each[1]) for each in cards[1:]) == 80
    assert [len(each) for each in outcomes] == [4] * 4
    assert len(bottles) == 1 + len(BOTTLES)
    assert len(decisions) == 1 + len(DECISION_CLAUSES)


@pytest.mark.clause("DOL-10")
def test_the_table_of_decisions_holds_every_action() -> None:
    assert set(DECISION_CLAUSES) == {text.split()[0] for text in ACTIONS}
    clauses = {clause.id for section in rules_text(GAME, "en") for clause in section.clauses}
    assert set(DECISION_CLAUSES.values()) <= clauses
    written = [each[1] for each in rules_text(GAME, "en")[10].table]
    assert "`count peace` / `count fight` / `count first`" in written
    assert "`pick PLACE`" in written


def test_the_page_tells_whose_game_it_is() -> None:
    page = markdown(GAME)
    for word in ("own words", "not official", "Bruno Faidutti", "Eric M. Lang"):
        assert word in page


# --- Events --------------------------------------------------------------------------------------------------------


def found_events(table: seachest.Table, *moves: str, viewer: int | None = None) -> list[GameEvent]:
    """What happened by the last of some moves, as a seat or the spectator knows it."""
    play(table, *moves[:-1])
    before = table.seat_view(viewer)
    play(table, moves[-1])
    return events_of(before, table.observed_actions(viewer), table.seat_view(viewer))


@pytest.mark.clause("DOL-4.1")
def test_a_settled_duel_tells_who_takes_what_from_where() -> None:
    table = table_at("", "", pile="wine-1 theft gold-2 cloth-1 jewels-1 jewels-1 jewels-2 jewels-2")
    revealed, settled, *_ = found_events(table, "0 peace", "1 peace")
    assert revealed == Revealed(left=1, left_shows="peace", dealer=0, dealer_shows="peace", outcome="peace")
    left = TakenCards(seat=1, cards=["wine-1", "theft"], places=["left-1", "left-2"])
    dealer = TakenCards(seat=0, cards=["cloth-1", "gold-2"], places=["dealer-1", "dealer-2"])
    assert settled == Settled(outcome="peace", taken=[left, dealer])


@pytest.mark.clause("DOL-4.4")
def test_a_pick_tells_what_goes_where() -> None:
    table = table_at("", "", pile="wine-1 wine-2 gold-2 cloth-1")
    found = found_events(table, "0 peace", "1 first", "1 pick dealer-1")
    other = TakenCards(seat=0, cards=["cloth-1"], places=["dealer-2"])
    assert found[0] == Picked(seat=1, place="dealer-1", card="gold-2", other=other)
    assert found[1] == DiscardedDuel(places=["left-1", "left-2"], cards=["wine-1", "wine-2"])


@pytest.mark.clause("DOL-6.5")
def test_whirlpool_tells_from_where_each_card_moves() -> None:
    table = table_at("whirlpool", "", pile="wine-1 wine-2 gold-2 cloth-1")
    assert found_events(table, "0 use whirlpool", "0 give dealer-2") == [GaveCard(seat=0, place="dealer-2")]
    sides = DuelSides(left=1, left_cards=["cloth-1", "wine-1"], dealer=0, dealer_cards=["wine-2", "gold-2"])
    moved = Rearranged(
        seat=0, left=1, left_places=["dealer-2", "left-1"], dealer_places=["left-2", "dealer-1"], sides=sides
    )
    assert found_events(table, "0 give left-1") == [moved]


@pytest.mark.clause("DOL-6.1", "DOL-6.6")
def test_only_the_user_of_a_lantern_is_told_which_cards_lie() -> None:
    table = table_at("lantern", "convoy", pile="wine-1 wine-2 gold-2 cloth-1 jewels-1 jewels-2")
    hidden, seen = table.copy(), table
    assert found_events(hidden, "0 use lantern") == [Used(seat=0, bottle="lantern"), LaidOut(seer=0)]
    sides = DuelSides(left=1, left_cards=["wine-1", "wine-2"], dealer=0, dealer_cards=["gold-2", "cloth-1"])
    assert found_events(seen, "0 use lantern", viewer=0)[1] == LaidOut(seer=0, sides=sides)
    assert found_events(hidden, "1 use convoy")[1] == AddedCards(seer=0)
    sides = DuelSides(left=1, left_cards=["jewels-1"], dealer=0, dealer_cards=["jewels-2"])
    assert found_events(seen, "1 use convoy", viewer=0)[1] == AddedCards(seer=0, sides=sides)
