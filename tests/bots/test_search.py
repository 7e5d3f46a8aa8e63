"""The search: repeatable, blind to secrets, legal everywhere, and it finds what is plainly best."""

import random
import typing
from collections import Counter, defaultdict
from types import SimpleNamespace
from typing import Any

import pytest

import seachest
from seachest.bots import bot_named
from seachest.bots.search import Budget, Search, SearchResult, read_budget
from seachest.bots.search.dolores import predict_rival
from seachest.bots.search.records import ABSENT as UNKNOWN
from seachest.bots.search.sea_or_shore import is_implausible
from seachest.bots.search.search import ITERATIONS_PER_CLOCK_CHECK
from seachest.bots.search.tree import TREE_TEMPLATES
from seachest.rules.chance import new_dice
from seachest.rules.compiled import bind
from seachest.rules.errors import shown
from seachest.rules.game import game_named, game_names
from seachest.table import View
from tests.bots.test_greedy_dolores import EQUAL_SETS, FOURTH_SET, HARD_TO_TELL, ONE_GOOD_CARD, announced
from tests.bots.test_greedy_dolores import table_at as dolores_at
from tests.bots.test_greedy_sea_or_shore import TRICK
from tests.bots.test_greedy_sea_or_shore import table_at as sea_or_shore_at
from tests.rules.sea_salt_paper.helpers import SEVEN
from tests.rules.sea_salt_paper.helpers import load as load_sea_salt_paper
from tests.walks import SLOW, SMALL, every_table

FEW, SOME, MANY = 5, 60, 500
"""Iterations."""
GAMES = game_names()
GAMES_AND_TREES = [(game, trees) for game in GAMES for trees in (1, 2)]
SEEDS = range(10)


def in_mid_game(game: str, players: int, decisions: int, seed: int) -> seachest.Table:
    """A table after so many random decisions (those of a single answer are not counted), where a real one is due."""
    source = random.Random(seed)
    table = seachest.deal(game, players, seed=seed)
    while decisions or len(table.legal()) < 2:
        seat = source.choice(table.pending())
        legal = table.legal(seat)
        decisions -= len(legal) > 1 and decisions > 0
        table.act(seat, source.choice(legal))
    return table


def some_tables(game: str) -> list[seachest.Table]:
    """Tables of all sizes in mid-game."""
    return [in_mid_game(game, players, 6 + players, seed) for players in game_named(game).seats for seed in (1, 2)]


def thought(table: seachest.Table, seat: int, *, iterations: int = SOME, seed: int = 3, trees: int = 1) -> SearchResult:
    """What a fresh search finds."""
    return Search(seed, Budget(iterations), trees=trees).think(table.seat_view(seat))


def found(thought: SearchResult) -> tuple[Any, ...]:
    """All of a thought but how long it took."""
    return thought.answers, thought.line, thought.iterations


def played(table: seachest.Table, bots: list[Search]) -> seachest.Table:
    """Plays on to the end."""
    while table.pending():
        seat = table.pending()[0]
        table.act(seat, bots[seat].choose(table.seat_view(seat)))
    return table


# --- The same again ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "trees"), GAMES_AND_TREES)
def test_the_same_seed_finds_the_same(game: str, trees: int) -> None:
    for table in some_tables(game):
        seat = table.pending()[0]
        one, other = (thought(table, seat, trees=trees) for _ in range(2))
        assert found(one) == found(other)


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_throws_other_dice(game: str) -> None:
    table = some_tables(game)[0]
    seat = table.pending()[0]
    assert len({thought(table, seat, seed=seed).answers for seed in SEEDS}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    players = game_named(game).seats.start
    records = [
        played(seachest.deal(game, players, seed=5), [Search(seat, Budget(SOME)) for seat in range(players)]).record()
        for _ in range(2)
    ]
    assert records[0] == records[1]


@pytest.mark.parametrize(("game", "trees"), GAMES_AND_TREES)
def test_all_iterations_of_all_trees_count(game: str, trees: int) -> None:
    for table in some_tables(game):
        one = thought(table, table.pending()[0], trees=trees)
        assert one.iterations == SOME
        assert sum(answer.tries for answer in one.answers) == SOME


# --- Secrets -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", [Search.choose, Search.think])
def test_a_search_gets_a_view(method: Any) -> None:
    hints = typing.get_type_hints(method)
    hints.pop("return")
    assert hints == {"view": View}


def reshuffled(table: seachest.Table, seat: int, seed: int) -> seachest.Table:
    """Another table that looks the same to a seat: what it does not know is guessed."""
    game, state = table.game, table.seat_view(seat).record
    game.guess(state, seat, new_dice(seed))
    other = table.copy()
    other.set_state(state)
    return other


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(game: str) -> None:
    for table in some_tables(game):
        seat = table.pending()[0]
        other = reshuffled(table, seat, 8)
        assert other.position() != table.position()
        assert other.seat_view(seat).record.array.tobytes() == table.seat_view(seat).record.array.tobytes()
        assert found(thought(other, seat)) == found(thought(table, seat))
        assert Search(4, Budget(SOME)).choose(other.seat_view(seat)) == Search(4, Budget(SOME)).choose(
            table.seat_view(seat)
        )


@pytest.mark.parametrize("game", GAMES)
def test_thinking_leaves_the_view_alone(game: str) -> None:
    table = some_tables(game)[0]
    view = table.seat_view(table.pending()[0])
    before = view.record.array.tobytes()
    Search(0, Budget(SOME)).think(view)
    assert view.record.array.tobytes() == before


# --- Legal everywhere ----------------------------------------------------------------------------------------------


def check(thought: SearchResult, legal: list[str]) -> None:
    """Whether a thought says something about each legal answer, and nothing else."""
    assert sorted(answer.text for answer in thought.answers) == sorted(legal)
    assert sum(answer.share for answer in thought.answers) == pytest.approx(1)
    assert all(0 <= answer.share <= 1 and 0 <= answer.worth <= 1 and answer.tries >= 0 for answer in thought.answers)
    assert [answer.share for answer in thought.answers] == sorted((a.share for a in thought.answers), reverse=True)
    assert thought.line[0] in legal


@pytest.mark.sample
@pytest.mark.parametrize(("game", "players"), every_table())
def test_all_of_a_whole_game_is_legal(game: str, players: int) -> None:
    options = SMALL[game] if SLOW else {}
    table = seachest.deal(game, players, seed=players, options=options)
    searches = [Search(seat, Budget(FEW)) for seat in range(players)]
    while table.pending():
        for seat in table.pending():
            legal = table.legal(seat)
            if len(legal) > 1:
                check(searches[seat].think(table.seat_view(seat)), legal)
        seat = table.pending()[0]
        table.act(seat, searches[seat].choose(table.seat_view(seat)))
    assert table.result() is not None


@pytest.mark.parametrize("options", [{"talk": True}, {"bottles": False}, {"talk": True, "pile": 9}])
def test_games_with_other_options_are_legal_too(options: dict[str, Any]) -> None:
    table = seachest.deal("dolores", 3, seed=2, options=options)
    assert played(table, [Search(seat, Budget(FEW)) for seat in range(3)]).result() is not None


def test_one_search_plays_several_games_in_turn() -> None:
    search = Search(0, Budget(SOME))
    for game in (*GAMES, *GAMES):
        table = some_tables(game)[0]
        seat = table.pending()[0]
        check(search.think(table.seat_view(seat)), table.legal(seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_time_is_enough_for_an_answer(game: str) -> None:
    table = some_tables(game)[0]
    seat = table.pending()[0]
    one = Search(0, Budget(seconds=1e-9)).think(table.seat_view(seat))
    assert one.iterations >= 1
    check(one, table.legal(seat))


@pytest.mark.parametrize("game", GAMES)
def test_of_iterations_and_time_what_ends_first_ends_the_search(game: str) -> None:
    table = some_tables(game)[0]
    view = table.seat_view(table.pending()[0])
    alone, in_time = (Search(2, Budget(MANY, seconds)).think(view) for seconds in (0.0, 3600.0))
    assert in_time.iterations == MANY
    assert in_time.answers == alone.answers, "looking at the clock changes nothing"
    assert Search(2, Budget(MANY, 1e-9)).think(view).iterations == ITERATIONS_PER_CLOCK_CHECK < MANY


# --- What is plainly best ------------------------------------------------------------------------------------------


def choices(table: seachest.Table, seat: int, iterations: int = MANY) -> Counter[str]:
    """What the search decides with other dice."""
    return Counter(Search(seed, Budget(iterations)).choose(table.seat_view(seat)) for seed in SEEDS)


def winning(table: seachest.Table, seat: int) -> list[str]:
    """The answers after which only forced ones follow, and the seat has won alone."""
    texts = []
    for text in table.legal(seat):
        other = table.copy()
        other.act(seat, text)
        while forced := other.forced():
            other.play(forced)
        result = other.result()
        assert result is not None, "a position for this has to end at once"
        texts += [text] * (result.winners == (seat,))
    return texts


def at_the_call(goal: int, totals: list[int], laid: list[str]) -> seachest.Table:
    """Seat 0 may call with seven points; seat 1 has laid pairs, and holds eight cards that nobody knows."""
    position = {
        "phase": "play",
        "hands": [SEVEN.split(), ["?"] * 8],
        "laid": [[], [pair.split() for pair in laid]],
        "piles": [["swimmer.light-orange"], ["crab.grey"]],
        "totals": totals,
    }
    return load_sea_salt_paper(2, position, goal=goal)


PAIRS = ["crab.dark-blue crab.light-blue", "boat.black boat.yellow", "fish.black fish.black", "crab.black crab.green"]


def test_stop_is_called_when_it_wins_the_game() -> None:
    assert choices(at_the_call(40, [34, 20], []), 0) == {"stop": len(SEEDS)}


def test_stop_is_not_called_when_it_loses_the_game() -> None:
    assert choices(at_the_call(40, [31, 36], PAIRS), 0)["stop"] == 0


@pytest.mark.parametrize(("display", "pick"), [("jewels-1 cloth-2", "left-1"), ("jewels-2 cloth-1", "dealer-2")])
def test_in_the_last_duel_first_picks_the_card_that_wins(display: str, pick: str) -> None:
    duel = {"left": ["jewels-1", "gold-2"], "dealer": ["wine-1", "cloth-1"]}
    gestures = {"left": "first", "dealer": "fight"}
    table = dolores_at("wine-2 gold-1", display, phase="pick", duel=duel, gestures=gestures, pile=1)
    assert winning(table, 1) == [f"pick {pick}"]
    assert choices(table, 1) == {f"pick {pick}": len(SEEDS)}


@pytest.mark.parametrize(
    ("up", "tops", "totals", "best"),
    [
        ("red:2", ("red:4", "red:3"), [5, 5, 5], "rob 1"),
        ("red:2", ("red:3", "red:4"), [6, 7, 7], "rob 2"),
        ("red:4", ("red:2", "red:2"), [6, 7, 7], "take"),
    ],
)
def test_in_the_last_trick_the_treasure_is_taken_that_wins(
    up: str, tops: tuple[str, str], totals: list[int], best: str
) -> None:
    stacks = [[], [tops[0]], [tops[1]]]
    table = sea_or_shore_at("", up=up, phase="take", turn=0, trick=TRICK, stacks=stacks, round=2, totals=totals)
    assert winning(table, 0) == [best]
    assert choices(table, 0) == {best: len(SEEDS)}


# --- Words ---------------------------------------------------------------------------------------------------------


def mean_shares(table: seachest.Table, seat: int, iterations: int) -> dict[str, float]:
    """How often each answer should be given, over many dice."""
    shares: defaultdict[str, float] = defaultdict(float)
    for seed in SEEDS:
        for answer in thought(table, seat, iterations=iterations, seed=seed).answers:
            shares[answer.text] += answer.share / len(SEEDS)
    return dict(shares)


SPOILING = {"left": ["jewels-1", "cloth-1"], "dealer": ["jewels-1", "cloth-1"]}
ALL_EQUAL = ("wine-1 gold-1", "wine-1 gold-1")
"""Both have equal sets, and the same lies before both: what to show depends on the other alone."""


def test_the_peace_of_the_honest_is_fought_and_that_of_a_liar_is_not() -> None:
    tables = (announced("peace", *record, SPOILING, ALL_EQUAL) for record in ((9, 0), (0, 9)))
    honest, liar = (mean_shares(table, 1, 1000) for table in tables)
    assert honest["fight"] > 0.8
    assert liar["fight"] < 0.2


def test_the_word_of_a_liar_changes_nothing() -> None:
    assert mean_shares(announced("peace", 0, 9), 1, MANY) == mean_shares(announced("fight", 0, 9), 1, MANY)


def words_kept(table: seachest.Table) -> float:
    """How often the model of the dealer shows what they announced."""
    state, dice = table.everything().record, new_dice(1)
    shown = Counter(predict_rival(state, 0, 1, dice) for _ in range(MANY))
    announced = table.game.action_by_text["peace"]
    assert set(shown) <= {announced, UNKNOWN}
    return shown[announced] / MANY


def test_trust_grows_with_words_kept() -> None:
    trust = [words_kept(announced("peace", kept, 1)) for kept in (0, 1, 3, 9)]
    assert trust[0] == 0
    assert trust == sorted(set(trust))


def test_trust_shrinks_with_words_broken() -> None:
    trust = [words_kept(announced("peace", 5, broken)) for broken in (0, 2, 5, 20)]
    assert trust == sorted(set(trust), reverse=True)


def test_who_is_silent_is_judged_by_habit_alone() -> None:
    state, dice = dolores_at(*EQUAL_SETS, phase="gesture", duel=ONE_GOOD_CARD).everything().record, new_dice(1)
    habits = sum(predict_rival(state, 0, 1, dice) != UNKNOWN for _ in range(MANY))
    assert 0.4 < habits / MANY < 0.6


def test_now_and_then_something_is_announced() -> None:
    table = dolores_at(*HARD_TO_TELL, talk=True, phase="talk", duel=FOURTH_SET)
    said = Counter(Search(seed, Budget(SOME)).choose(table.seat_view(1)) for seed in range(40))
    assert sum(count for text, count in said.items() if text.startswith("announce ")) >= 5


# --- Habits of rivals ----------------------------------------------------------------------------------------------

BY_PRIOR, MADE, BEST = 3, 4, 5
"""Edges: that of the prior policy, a new one for it, and the one that the search would try."""


@pytest.mark.parametrize(
    ("who", "roll", "there", "edge"),
    [(1, 49, True, BY_PRIOR), (1, 49, False, MADE), (1, 50, True, BEST), (0, 49, True, BEST)],
)
def test_rivals_follow_the_prior_policy_now_and_then(who: int, roll: int, there: bool, edge: int) -> None:
    rules = {
        "RIVAL_PRIOR_PERCENT": 50,
        "is_prior_fixed": lambda s: False,
        "prior_policy": lambda s, who, mask, dice: 7,
        "dice_below": lambda dice, limit: roll,
        "edge_of": lambda t, node, action: BY_PRIOR if there and action == 7 else UNKNOWN,
        "add_edge": lambda t, node, action: MADE,
        "select_by_puct": lambda t, node, prior_action, count: BEST,
    }
    select_edge = bind(TREE_TEMPLATES["select_edge"], "test", **rules)
    node = SimpleNamespace(visits=1, mixed=0, prior_action=UNKNOWN)
    assert select_edge(SimpleNamespace(nodes=[node], path={}, mask=None), None, 0, who, 0, 9, 1, None) == edge


def half_played(bots: str, seeds: range) -> typing.Iterator[tuple[seachest.Table, int]]:
    """All tables at which one is about to play a card while others' cards of the trick are covered."""
    for seed in seeds:
        table = seachest.deal("sea-or-shore", 3, seed=seed, options={"rounds": 1})
        players = [bot_named(bots, 3 * seed + seat) for seat in range(3)]
        while table.pending():
            seat = table.pending()[0]
            if table.legal(seat)[0].startswith("card") and table.position()["trick"]:
                yield table, seat
            table.act(seat, players[seat].choose(table.seat_view(seat)))


def test_what_the_prior_policy_would_play_is_never_implausible() -> None:
    dice = new_dice(1)
    assert not any(
        is_implausible(table.everything().record, seat, dice) for table, seat in half_played("greedy", range(2))
    )


def test_most_of_what_it_would_not_play_is_implausible() -> None:
    dice = new_dice(1)
    doubts = [is_implausible(table.everything().record, seat, dice) for table, seat in half_played("random", range(4))]
    assert 0.6 < sum(doubts) / len(doubts) < 1


def test_doubts_leave_the_deal_as_it_is() -> None:
    for table, seat in half_played("random", range(1)):
        state = table.everything().record
        before = state.array.tobytes()
        is_implausible(state, seat, new_dice(1))
        assert state.array.tobytes() == before


# --- Budgets -------------------------------------------------------------------------------------------------------


def test_a_budget_is_iterations_or_milliseconds() -> None:
    assert read_budget("10000") == Budget(iterations=10000)
    assert read_budget("100ms") == Budget(seconds=0.1)


@pytest.mark.parametrize("text", ["0", "-1", "abc", "100s", "0ms", "1.5", " 10", "10 ms", "1e3", "10000000000", "\n5"])
def test_a_budget_that_is_none_is_named(text: str) -> None:
    with pytest.raises(seachest.NotationError) as caught:
        bot_named(f"search:{text}", 0)
    assert str(caught.value).startswith("bot: search takes iterations or milliseconds (search:10000, search:100ms)")
    assert str(caught.value).endswith(f"not {shown(text)}")


def test_without_a_budget_a_tenth_of_a_second_is_usual() -> None:
    for name in ("search", "search:"):
        bot = bot_named(name, 0)
        assert isinstance(bot, Search)
        assert bot.budget == Budget(seconds=0.1)
