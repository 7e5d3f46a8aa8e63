"""Several bottles in one duel under a lantern: what is covered stays covered, and sunrise is where it may be."""

import pytest

import seachest
from tests.rules.dolores.helpers import DUEL, duel_seen, load, phase, table_at
from tests.tables import play, refused, watchers

ALL_DARK = (["?", "?"], ["?", "?"])


def dark(*moves: str, held: str = "", pile: str = DUEL, dealer: str = "", left: str = "") -> seachest.Table:
    """A covered duel of seats 1 and 0 under the lantern of seat 2, who may hold other bottles as well."""
    return play(table_at(dealer, left, f"lantern {held}", pile=pile), "2 use lantern", *moves)


@pytest.mark.clause("DOL-6.1", "DOL-6.3", "DOL-6.8")
def test_6_3_theft_grabbed_in_the_dark_uncovers_nothing_else() -> None:
    table = dark(
        "2 use bet", "1 peace", "0 peace", "2 bet peace-peace", held="bet", left="gold-2", pile="theft " + DUEL
    )
    play(table, "2 grab left-1")
    for text in ("rob 1", "loot gold-2", "grab left-2"):
        lying = ([None, "?"], ["?", "?"])
        assert [duel_seen(table, watcher) for watcher in (0, 1, None)] == [lying] * 3
        play(table, f"2 {text}")
    assert duel_seen(table, 0) == ([None, None], ["?", "?"])


@pytest.mark.clause("DOL-6.3")
def test_6_3_after_the_loot_nobody_is_a_victim_any_more() -> None:
    table = dark(
        "2 use bet", "1 peace", "0 peace", "2 bet peace-peace", held="bet", left="gold-2", pile="theft " + DUEL
    )
    play(table, "2 grab left-1", "2 rob 1", "2 loot gold-2")
    position = table.position()
    assert (position["thief"], position["victim"]) == (None, None)
    assert load(3, position).position() == position


def with_sunrise(*moves: str, held: str) -> seachest.Table:
    """Sunrise lies at left-2 in the dark, and lookout has hidden it."""
    table = dark(
        held=f"lookout {held}", pile="wine-1 sunrise gold-1 gold-3 cloth-1 cloth-2 porcelain-1 porcelain-2 wine-2"
    )
    return play(table, "2 use lookout", *moves)


EVERYWHERE = ["left-1", "left-2", "dealer-1", "dealer-2"]


@pytest.mark.clause("DOL-6.9", "DOL-6.2")
def test_6_9_void_does_not_tell_where_sunrise_lies() -> None:
    table = with_sunrise(held="void")
    assert table.view(0)["sunrise-places"] == EVERYWHERE
    play(table, "1 peace", "0 peace", "2 use void")
    assert table.view(0)["sunrise-places"] == EVERYWHERE
    assert duel_seen(table, 0) == ALL_DARK


@pytest.mark.clause("DOL-6.8", "DOL-6.2")
def test_6_8_a_paid_bet_leaves_sunrise_where_it_may_be() -> None:
    table = with_sunrise("2 use bet", "1 first", "0 peace", "2 bet peace-first", "2 grab left-1", "2 done", held="bet")
    assert phase(table) == "pick"
    assert table.view(0)["sunrise-places"] == EVERYWHERE[1:]


@pytest.mark.clause("DOL-6.4", "DOL-6.2")
def test_6_4_swell_takes_sunrise_away_with_the_duel() -> None:
    table = with_sunrise("2 use swell", held="swell")
    assert table.view(0)["sunrise-places"] == []
    for watcher in watchers(table):
        assert ("sunrise" in table.view(watcher)["discard"]) == (watcher == 2)


@pytest.mark.clause("DOL-9.1")
def test_9_1_nothing_is_announced_while_theft_is_carried_out() -> None:
    table = table_at("gold-2", "", "", pile="theft " + DUEL, talk=True)
    play(table, "1 silent", "0 silent", "1 peace", "0 peace")
    assert phase(table) == "theft"
    play(table, "1 rob 0")
    assert [table.out_of_turn(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.clause("DOL-9.1")
def test_9_1_promises_are_counted_up_to_a_hundred() -> None:
    table = load(2, {"kept": [100, 100]}, talk=True)
    left = table.pending()[0]
    play(table, f"{left} announce peace", f"{1 - left} announce fight", f"{left} peace", f"{1 - left} peace")
    assert table.position()["kept"] == [100, 100]
    assert sum(table.position()["broken"]) == 1
    assert load(2, table.position(), talk=True).position() == table.position()


@pytest.mark.clause("DOL-6.9")
@pytest.mark.parametrize("fields", [{}, {"displays": [{"bottles": ["void"]}, {}, {}]}], ids=["nowhere", "display"])
def test_6_9_only_void_lets_a_duel_be_held_again(fields: dict[str, object]) -> None:
    duel = {"left": ["wine-1", "wine-2"], "dealer": ["gold-1", "gold-2"]}
    position = {"phase": "gesture", "duel": duel, "repeat": True, **fields}
    if fields:
        with pytest.raises(seachest.NotationError, match="repeat: void is in use, but it is in displays"):
            load(3, position)
    else:
        assert "void" in load(3, position).position()["discard"]
        with pytest.raises(seachest.NotationError, match="without bottles"):
            load(3, position, bottles=False)


@pytest.mark.clause("DOL-8.2", "DOL-3.5")
def test_8_2_an_error_does_not_tell_who_has_chosen() -> None:
    table = play(table_at("", "", ""), "1 peace")
    assert "but that of 0, 1" in refused(table, 2, "peace").reason
