"""Who sits where, which cards they get, and how many games that makes."""

import pickle

import pytest

from seachest.arena.match import Match, match_of, read_bots, read_match
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named
from tests.arena.helpers import small_match


def test_each_deal_is_played_once_for_each_rotation_of_the_line_up() -> None:
    match = small_match("sea-or-shore", 3, ("greedy", "random"), games=3)
    assert [match.seats(game) for game in range(3)] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]


def test_all_games_of_a_deal_have_the_same_cards_and_other_deals_have_others() -> None:
    match = small_match(players=2, games=4)
    seeds = [match.plan(game).seed for game in range(4)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_every_bot_at_every_seat_of_every_game_rolls_dice_of_its_own() -> None:
    match = small_match(players=2, bots=("greedy", "random", "random:x"), games=30)
    seeds = [seed for game in range(match.games) for seed in match.plan(game).bot_seeds]
    assert len(set(seeds)) == len(seeds) == match.games * 2


def test_another_seed_deals_other_cards() -> None:
    assert small_match(seed=1).plan(0).seed != small_match(seed=2).plan(0).seed


def test_a_game_follows_from_its_number_and_the_seed_alone() -> None:
    """Fixed figures: a match that was begun with one version goes on the same with the next."""
    plan = small_match(seed=1).plan(3)
    assert (plan.deal, plan.lineup, plan.rotation, plan.bots) == (1, 0, 1, ("random", "greedy"))
    assert f"{plan.seed:032x}" == "bbe55446c104ec1694f6f3d0bba69e1d"
    assert plan.bot_seeds == (2030428932766840310, 1298382925841836341)


@pytest.mark.parametrize(("asked", "games"), [(1, 3), (3, 3), (4, 6), (10_000, 10_002)])
def test_games_are_rounded_up_to_whole_deals(asked: int, games: int) -> None:
    assert small_match("sea-or-shore", 3, games=asked).games == games


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert small_match("sea-or-shore", 4, ("greedy", "random")).lineups == (("greedy", "random", "random", "random"),)


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    assert small_match(players=2, bots=("a", "b", "c")).lineups == (("a", "b"), ("a", "c"), ("b", "c"))


def test_line_ups_that_are_the_same_play_once() -> None:
    assert small_match(players=2, bots=("a", "b", "b")).lineups == (("a", "b"), ("b", "b"))


def test_a_deal_is_played_by_every_line_up() -> None:
    match = small_match(players=2, bots=("a", "b", "c"), games=6)
    assert match.deals == 1
    assert {match.plan(game).seed for game in range(6)} == {match.plan(0).seed}


def test_bots_are_separated_by_commas_and_may_hold_spaces() -> None:
    assert read_bots("search:100ms, program:python my bot.py,greedy") == (
        "search:100ms",
        "program:python my bot.py",
        "greedy",
    )


def test_a_match_is_read_as_it_was_written() -> None:
    match = match_of("dolores", 3, ("greedy", "random"), 7, 5, {"pile": 6})
    assert read_match(match.as_json()) == match


def test_the_command_of_a_match_names_all_that_is_not_usual() -> None:
    match = match_of("dolores", 2, ("program:a b", "random"), 4, 5, {"pile": 6, "talk": True})
    assert match.command() == (
        "seachest arena --game dolores --players 2 --bots 'program:a b,random' --games 4 --seed 5 "
        "--option talk=true --option pile=6"
    )


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "game: unknown"),
        ({"players": 9}, "players: dolores takes 2 to 4 players"),
        ({"bots": ()}, "bots: name at least one bot"),
        ({"bots": ("greedy", "")}, "bots: expected the name of a bot"),
        ({"games": 0}, "games: 0 is not between"),
        ({"seed": -1}, "seed: -1 is not between"),
        ({"options": {"pile": "much"}}, "options.pile"),
        ({"bots": tuple("abcdefghijklmnopqrstuvwxyzäöüABCDEFGHI"), "players": 4}, "line-ups"),
    ],
)
def test_a_match_that_makes_no_sense_is_refused_by_name(change: dict[str, object], problem: str) -> None:
    wishes: dict[str, object] = {"game": "dolores", "players": 2, "bots": ("greedy",), "games": 2}
    with pytest.raises(NotationError, match=problem):
        match_of(**{**wishes, **change})  # type: ignore[arg-type]  # what people write is of any type


def test_games_are_found_by_name_after_a_match_was_copied_to_a_worker() -> None:
    match: Match = pickle.loads(pickle.dumps(small_match()))
    assert match.rules is game_named("dolores")
