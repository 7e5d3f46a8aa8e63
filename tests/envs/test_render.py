"""What environments show: text and pictures of any view, of one shape, with nothing in them that the view hides."""

import json
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import seachest
from seachest.envs import render
from seachest.envs.render.scene import BACK_FACE, EMPTY_FACE, Scene, SceneRow
from seachest.envs.render.text import DECIDES_SIGN, TEXT_WIDTH, WINS_SIGN
from seachest.rules.game import NOBODY, Game, game_named
from seachest.table import View
from tests.walks import SLOW, Walk, every_table, guessed, observers, positions

tables = pytest.mark.parametrize(("name", "players"), every_table())

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def view_of(walk: Walk, seat: int) -> View:
    """What a seat or the spectator knows."""
    return View(walk.game, seat, walk.view(seat)[1], walk.options)


def everything(walk: Walk) -> View:
    """The whole table as a view."""
    return View(walk.game, NOBODY, walk.state, walk.options)


def views(walk: Walk) -> Iterator[View]:
    """All views of a table: the spectator's, each seat's, and everything."""
    for seat in observers(walk.players):
        yield view_of(walk, seat)
    yield everything(walk)


def some_positions(name: str, players: int, count: int) -> Iterator[Walk]:
    """Positions of random games with all kinds of options."""
    yield from positions(game_named(name), players, 5 if SLOW else count, seed=70 + players)


def rows_of(scene: Scene) -> tuple[SceneRow, ...]:
    return (*scene.middle, *scene.seats)


def plain(view: View) -> str:
    return render.ansi(view, coloured=False)


# --- Shape ---------------------------------------------------------------------------------------------------------


@tables
def test_a_picture_has_the_same_shape_through_a_whole_game(name: str, players: int) -> None:
    walk = Walk(game_named(name), players, 1)
    shapes = set()
    while walk.step():
        if len(walk.moves) % 25 == 0:
            shapes |= {render.rgb(view).shape for view in views(walk)}
    shapes |= {render.rgb(view).shape for view in views(walk)}
    assert len(shapes) == 1
    height, width, channels = shapes.pop()
    assert channels == 3
    assert height % 16 == 0
    assert width % 16 == 0


@tables
def test_every_view_of_any_position_has_a_picture(name: str, players: int) -> None:
    for walk in some_positions(name, players, 12):
        for view in views(walk):
            picture = render.rgb(view)
            assert picture.dtype == np.uint8
            assert picture.flags.writeable


@tables
def test_every_view_of_any_position_fits_the_width_of_the_text(name: str, players: int) -> None:
    for walk in some_positions(name, players, 25):
        for view in views(walk):
            assert max(map(len, plain(view).splitlines())) <= TEXT_WIDTH


@tables
def test_colours_only_dress_what_is_also_written(name: str, players: int) -> None:
    for walk in some_positions(name, players, 20):
        for view in views(walk):
            coloured = render.ansi(view)
            assert "\x1b[" in coloured
            assert [line.rstrip() for line in ESCAPES.sub("", coloured).splitlines()] == plain(view).splitlines()


@pytest.mark.parametrize("name", ["sea-or-shore", "dolores", "sea-salt-paper"])
def test_every_card_has_a_drawing_and_each_another_one(name: str) -> None:
    from seachest.envs.render import dolores, sea_or_shore, sea_salt_paper
    from seachest.envs.render.sprites import card
    from seachest.rules.dolores.cards import CARDS as GOODS_AND_BOTTLES
    from seachest.rules.sea_or_shore.cards import CARDS as ISLANDS
    from seachest.rules.sea_or_shore.cards import TREASURE_BY_NAME
    from seachest.rules.sea_salt_paper.cards import CARDS as PAPERS

    faces = {
        "sea-or-shore": [*map(sea_or_shore.island, ISLANDS), *map(sea_or_shore.treasure, TREASURE_BY_NAME)],
        "dolores": [*map(dolores.face, GOODS_AND_BOTTLES)],
        "sea-salt-paper": [*map(sea_salt_paper.face, PAPERS)],
    }[name]
    drawn = {card(face, False).tobytes() for face in [*faces, BACK_FACE, EMPTY_FACE]}
    assert len(drawn) == len(faces) + 2


# --- Secrets -------------------------------------------------------------------------------------------------------


def hidden_twin(walk: Walk, seat: int, seed: int) -> Walk:
    """A table that differs only in what a seat does not know."""
    array, state = guessed(walk.game, walk.view(seat)[0], seat, seed)
    return walk.standing_at(array, state)


@tables
def test_what_a_view_hides_changes_nothing_in_its_text(name: str, players: int) -> None:
    differing = 0
    for i, walk in enumerate(some_positions(name, players, 15)):
        for seat in observers(players):
            twin = hidden_twin(walk, seat, i)
            assert render.ansi(view_of(twin, seat)) == render.ansi(view_of(walk, seat))
            differing += render.ansi(everything(twin)) != render.ansi(everything(walk))
    assert differing


@tables
def test_what_a_view_hides_changes_nothing_in_its_picture(name: str, players: int) -> None:
    for i, walk in enumerate(some_positions(name, players, 6)):
        for seat in observers(players):
            twin = hidden_twin(walk, seat, i)
            assert np.array_equal(render.rgb(view_of(twin, seat)), render.rgb(view_of(walk, seat)))


@tables
def test_only_cards_that_the_position_names_are_shown(name: str, players: int) -> None:
    for walk in some_positions(name, players, 20):
        for view in views(walk):
            told = set(re.findall(r'"([^"]+)"', json.dumps(view.position())))
            shown = {
                card.face.name
                for part in rows_of(render.scene_of(view))
                for group in part.groups
                for card in group.cards
            }
            assert shown - {EMPTY_FACE.name} <= told


HIDDEN_CARDS: list[tuple[Game, dict[str, Any], str]] = [
    (game_named("sea-salt-paper"), {"hands": [["boat.black"], ["lighthouse.purple"]]}, "lighthouse"),
    (game_named("dolores"), {"removed": ["void", "bet", "swell", "convoy"]}, "swell"),
]


@pytest.mark.parametrize(("game", "position", "secret"), HIDDEN_CARDS)
def test_a_hidden_card_is_named_only_where_everything_is_open(
    game: Game, position: dict[str, Any], secret: str
) -> None:
    table = seachest.load({"format": 1, "game": game.name, "players": 2, "seed": "0" * 32, "position": position})
    assert secret in plain(table.everything())
    assert secret not in plain(table.seat_view(0))
    assert secret not in plain(table.seat_view(None))


# --- What is shown -------------------------------------------------------------------------------------------------


@tables
def test_the_text_tells_of_every_change_of_the_table(name: str, players: int) -> None:
    game = game_named(name)
    walk = Walk(game, players, 2)
    before = everything(walk).position(), render.ansi(everything(walk))
    while walk.step():
        after = everything(walk).position(), render.ansi(everything(walk))
        assert (after[1] != before[1]) == (after[0] != before[0])
        before = after


@tables
def test_the_picture_differs_where_the_text_does(name: str, players: int) -> None:
    walk = Walk(game_named(name), players, 3)
    before = render.ansi(everything(walk)), render.rgb(everything(walk))
    for _ in range(30):
        walk.step()
        after = render.ansi(everything(walk)), render.rgb(everything(walk))
        assert (after[0] != before[0]) == (not np.array_equal(after[1], before[1]))
        before = after


def signs_of_seats(view: View) -> list[str]:
    """The mark in front of each seat's name."""
    _, _, seats, *_ = plain(view).split("\n\n")
    return [line[0] for line in seats.splitlines() if line[2:].startswith("seat ")]


@tables
def test_the_text_marks_the_seats_that_decide(name: str, players: int) -> None:
    for walk in some_positions(name, players, 15):
        for view in views(walk):
            assert [seat for seat, sign in enumerate(signs_of_seats(view)) if sign == DECIDES_SIGN] == list(
                view.pending()
            )


@tables
def test_the_text_marks_the_seats_that_have_won(name: str, players: int) -> None:
    walk = Walk(game_named(name), players, 4)
    while walk.pending:
        assert WINS_SIGN not in signs_of_seats(everything(walk))
        walk.step()
    winners = everything(walk).position()["winners"]
    for view in views(walk):
        assert [seat for seat, sign in enumerate(signs_of_seats(view)) if sign == WINS_SIGN] == winners


@tables
def test_the_picture_frames_the_seats_that_decide(name: str, players: int) -> None:
    from seachest.envs.render.picture import ROW_GAP, ROW_HEIGHT, row_top
    from seachest.envs.render.sprites import ACCENT_INK

    for walk in some_positions(name, players, 12):
        view = view_of(walk, 0)
        scene, picture = render.scene_of(view), render.rgb(view)
        tops = [row_top(len(scene.middle) + seat) for seat in range(players)]
        framed = [seat for seat, top in enumerate(tops) if tuple(picture[top + 1, picture.shape[1] // 2]) == ACCENT_INK]
        assert framed == list(view.pending() or view.position()["winners"])
        assert tops[1] - tops[0] == ROW_HEIGHT + ROW_GAP


def test_the_text_lists_what_the_seat_of_the_view_may_do() -> None:
    table = seachest.deal("sea-salt-paper", 2, seed=1)
    (seat,) = table.pending()
    assert f"seat {seat} may: draw | take 1 | take 2" in plain(table.seat_view(seat))
    assert "may:" not in plain(table.seat_view(1 - seat))
    assert "may:" not in plain(table.seat_view(None))


# --- Half-covered islands ------------------------------------------------------------------------------------------


def first_island(card: str, half: str) -> tuple[seachest.Table, int]:
    """A table where the starter has laid an island with one half covered, and the starter."""
    position = {
        "starter": 0,
        "hands": [["red-4", "red-9", "blue-4"], ["green-1", "green-2", "green-3"], ["?", "?", "?"]],
    }
    record = {"format": 1, "game": "sea-or-shore", "players": 3, "seed": "0" * 32, "position": position}
    table = seachest.load(record)
    table.act(0, f"card {card}")
    table.act(0, f"show {half}")
    if table.pending() == (0,):
        table.act(0, "plus 0")
    return table, 0


@pytest.mark.parametrize(("half", "seen", "own"), [("colour", "red-?", "red-(4)"), ("number", "?-4", "(red)-4")])
def test_others_see_one_half_of_an_island_in_the_trick(half: str, seen: str, own: str) -> None:
    table, starter = first_island("red-4", half)
    for watcher in (1, 2, None):
        text = plain(table.seat_view(watcher))
        assert seen in text
        assert "red-4" not in text
        assert own not in text
    assert own in plain(table.seat_view(starter))
    assert own in plain(table.everything())


@pytest.mark.parametrize(("half", "others"), [("colour", "red-9"), ("number", "blue-4")])
def test_islands_that_differ_in_the_covered_half_look_alike_to_others(half: str, others: str) -> None:
    (one, starter), (other, _) = first_island("red-4", half), first_island(others, half)
    for watcher in (1, 2, None):
        assert np.array_equal(render.rgb(one.seat_view(watcher)), render.rgb(other.seat_view(watcher)))
    assert not np.array_equal(render.rgb(one.seat_view(starter)), render.rgb(other.seat_view(starter)))


def test_all_islands_are_whole_when_the_trick_is_complete() -> None:
    table, _ = first_island("red-4", "colour")
    while len(table.position()["trick"]) in (1, 2):
        (seat,) = table.pending()
        table.act(seat, table.legal(seat)[0])
    assert "red-4" in plain(table.seat_view(1))


# --- Without Pillow ------------------------------------------------------------------------------------------------


def test_without_pillow_the_error_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "find_spec", lambda _: None)
    with pytest.raises(ModuleNotFoundError, match="pip install pillow"):
        render.rgb(seachest.deal("dolores", 2, seed=1).everything())
