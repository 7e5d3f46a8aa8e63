"""Finished games looked back upon: every point has its reason, and the turning point is what it says."""

import random

import pytest

import seachest
from seachest.messages.sea_salt_paper.card_groups import card_groups
from seachest.messages.sea_salt_paper.events import Scored
from seachest.messages.stories import Sentence, events, narrator
from seachest.messages.summaries import GameSummary, TurningKind, TurningMoment, summarize
from seachest.notation.record import parse
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names
from seachest.rules.types import JsonValue
from tests.rules.sea_salt_paper.helpers import SEVEN, SIX, table_at
from tests.tables import play

GAMES = 4
"""Random games of each size."""
TURNING_GAMES = 10
"""Enough to have some that a rival decided by laying plus cards."""
SEVEN_TOO = "shell.dark-blue shell.light-blue shell.black shell.yellow penguin.purple"
every_size = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in game_names() for players in game_named(game).seats]
)


def played(game: str, players: int, seed: int) -> seachest.Table:
    """A game that was played to its end by dice."""
    table, dice = seachest.deal(game, players, seed=seed), random.Random(seed)
    while pending := table.pending():
        table.act(pending[0], dice.choice(table.legal(pending[0])))
    return table


def points_by_moment(record: dict[str, JsonValue]) -> list[list[int]]:
    """The points of all seats whenever a spectator has seen something, the deal included."""
    read = parse(record)
    whole = seachest.Table(read.start, read.seed, read.position)
    game = narrator(whole.game.name)
    found = [game.points_now(whole.everything())]
    for move in read.moves:
        for step in whole.steps_to(move):
            whole.play(step)
            if whole.observed_actions(None):
                found.append(game.points_now(whole.everything()))
    return found


def stopped(*hands: str, totals: list[int]) -> GameSummary:
    """A game to 40 points, in which seat 0 has taken a dull card and called STOP."""
    return summarize(play(table_at(*hands, totals=totals, goal=40), "0 take 1", "0 stop").record())


# --- Rounds --------------------------------------------------------------------------------------------------------


@every_size
def test_what_made_the_points_of_all_rounds_adds_up_to_the_result(game: str, players: int) -> None:
    for seed in range(GAMES):
        table = played(game, players, seed)
        summary, result = summarize(table.record()), table.result()
        assert result is not None
        sums = [sum(points for each in summary.rounds for _, points in each.parts[seat]) for seat in range(players)]
        assert tuple(sums) == result.scores
        assert all(points > 0 for each in summary.rounds for parts in each.parts for _, points in parts)


def test_dolores_is_one_round_that_tells_why_it_ended() -> None:
    (only,) = summarize(played("dolores", 2, 0).record()).rounds
    assert [sentence.id for sentence in only.how] in (["dol-over-sunrise"], ["dol-over-pile"])


def test_sea_or_shore_has_two_rounds_and_names_their_treasures_by_colour() -> None:
    summary = summarize(played("sea-or-shore", 3, 0).record())
    assert len(summary.rounds) == 2
    told = {sentence.id for each in summary.rounds for parts in each.parts for sentence, _ in parts}
    assert told == {"sos-worth-treasures", "sos-worth-plus"}


def test_after_a_stop_cards_count_and_the_bonus_does_not() -> None:
    (only,) = stopped(SEVEN, SIX, totals=[33, 0]).rounds
    assert only.parts[1] == [(Sentence("ssp-worth-shells", {"number": 4}), 6)]
    assert [points for _, points in only.parts[0]] == [6, 1]
    assert only.how == [Sentence("ssp-calls-stop", {"seat": 0})]


def test_after_a_won_bet_the_caller_gets_cards_and_bonus_and_all_others_their_bonus() -> None:
    table = table_at("", SEVEN, totals=[0, 32], caller=1, call="last-chance", goal=40)
    (only,) = summarize(play(table, "0 take 1", "0 end").record()).rounds
    assert only.parts[0] == [(Sentence("ssp-worth-bonus", {"colour": "light-orange", "number": 1}), 1)]
    assert [sentence.id for sentence, _ in only.parts[1]] == [
        *("ssp-worth-octopuses", "ssp-worth-penguins", "ssp-worth-bonus"),
    ]


def test_a_game_that_goes_on_has_no_summary() -> None:
    with pytest.raises(NotationError, match="not over"):
        summarize(seachest.deal("dolores", 2, seed=1).record())


# --- What decided the game -----------------------------------------------------------------------------------------


@every_size
def test_from_the_turning_point_on_the_winner_leads_and_not_just_before(game: str, players: int) -> None:
    for seed in range(TURNING_GAMES):
        record = played(game, players, seed).record()
        turning = summarize(record).turning
        if turning is None or turning.kind in ("tie", "outright"):
            continue
        leads = [
            points[turning.seat] - max(each for seat, each in enumerate(points) if seat != turning.seat)
            for points in points_by_moment(record)
        ]
        assert all(lead > 0 for lead in leads[turning.moment :])
        assert turning.moment == 0 or leads[turning.moment - 1] <= 0
        assert (turning.kind == "always") == (min(leads) >= 0)
        assert turning.kind != "last" or turning.moment == len(leads) - 1
        assert turning.says or turning.moment == 0


@pytest.mark.parametrize(
    ("totals", "hands", "kind", "moment"),
    [
        ([33, 0], (SEVEN, ""), "always", 0),
        ([33, 35], (SEVEN, ""), "last", 2),
        ([33, 34], (SEVEN, SIX), "tie", 2),
    ],
)
def test_how_a_game_was_decided(totals: list[int], hands: tuple[str, str], kind: TurningKind, moment: int) -> None:
    turning = stopped(*hands, totals=totals).turning
    assert isinstance(turning, TurningMoment)
    assert (turning.kind, turning.seat, turning.moment) == (kind, 0, moment)


def test_four_mermaids_win_at_a_stroke() -> None:
    three = "mermaid.white mermaid.white mermaid.white"
    table = table_at(three, "", piles=("mermaid.white", "crab.grey"), totals=[0, 20])
    summary = summarize(play(table, "0 take 1").record())
    assert summary.turning is not None
    assert (summary.turning.kind, summary.turning.seat, summary.margin) == ("outright", 0, 0)


def test_where_several_win_together_nothing_has_turned_the_game() -> None:
    summary = stopped(SEVEN, SEVEN_TOO, totals=[33, 33])
    assert (summary.turning, summary.margin) == (None, 0)


def test_the_margin_is_what_the_winner_has_more_than_the_next() -> None:
    assert stopped(SEVEN, SIX, totals=[35, 30]).margin == 6


# --- Cards in their groups -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_that_is_shown_is_in_one_group_and_the_groups_make_up_its_worth(players: int) -> None:
    found = 0
    for seed in range(GAMES):
        record = played("sea-salt-paper", players, seed).record()
        table = seachest.load(record, to=0)
        for move in record["moves"]:
            before = table.seat_view(0)
            play(table, move)
            for event in events(before, table.observed_actions(0), table.seat_view(0)):
                if isinstance(event, Scored) and event.counted is not None:
                    found += 1
                    cards = [card for group in event.groups for card in group.cards]
                    assert event.cards is not None
                    assert sorted(cards) == sorted(event.cards)
                    assert sum(group.points for group in event.groups) == event.worth
    assert found


@pytest.mark.clause("SSP-5.4")
def test_5_4_each_mermaid_counts_a_colour_of_her_own_and_the_last_may_find_none() -> None:
    table = table_at("mermaid.white mermaid.white mermaid.white crab.yellow", "")
    groups = card_groups(table.everything().record.hand[0], 0)
    assert [(each.colour, each.points) for each in groups if each.kind == "mermaid"] == [
        *(("white", 3), ("yellow", 1), (None, 0)),
    ]
