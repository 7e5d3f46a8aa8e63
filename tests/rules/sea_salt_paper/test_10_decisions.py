import pytest

import seachest
from tests.rules.sea_salt_paper.helpers import ALL_CARDS, SEVEN, kind_of, table_at
from tests.tables import play, refused

DUO_KINDS = ("crab", "boat", "fish", "swimmer", "shark")
PILES = ("boat.black fish.green", "octopus.grey crab.grey")


@pytest.mark.sample
@pytest.mark.clause("SSP-10")
def test_10_the_decisions_are_those_of_the_table_and_no_others() -> None:
    faces = set(ALL_CARDS)
    duos = {card for card in faces if kind_of(card) in DUO_KINDS}
    texts = {"draw", "take 1", "take 2", "discard 1", "discard 2", "search 1", "search 2", "end", "stop", "last-chance"}
    texts |= {f"rob {seat}" for seat in range(4)}
    texts |= {f"{verb} {card}" for verb in ("lay", "with") for card in duos}
    texts |= {f"{verb} {card}" for verb in ("keep", "pick") for card in faces}
    assert set(table_at("", "").game.actions) == texts


@pytest.mark.clause("SSP-10")
def test_10_every_decision_has_a_text_of_its_own() -> None:
    actions = table_at("", "").game.actions
    assert len(set(actions)) == len(actions)


@pytest.mark.clause("SSP-10")
def test_10_draw_and_take_are_the_texts_of_the_draw() -> None:
    table = table_at("", "")
    assert (table.position()["phase"], table.legal(0)) == ("draw", ["draw", "take 1", "take 2"])


@pytest.mark.clause("SSP-10")
def test_10_keep_names_the_card() -> None:
    table = play(table_at("", "", deck="boat.black fish.green"), "0 draw")
    assert (table.position()["phase"], sorted(table.legal(0))) == ("keep", ["keep boat.black", "keep fish.green"])


@pytest.mark.clause("SSP-10")
def test_10_discard_names_the_pile() -> None:
    table = play(table_at("", "", deck="boat.black fish.green"), "0 draw", "0 keep boat.black")
    assert (table.position()["phase"], table.legal(0)) == ("discard", ["discard 1", "discard 2"])


@pytest.mark.clause("SSP-10")
def test_10_lay_and_with_name_the_two_cards_of_a_duo() -> None:
    table = table_at("crab.yellow crab.green", "", phase="play", piles=PILES)
    assert sorted(table.legal(0)) == ["end", "lay crab.green", "lay crab.yellow"]
    play(table, "0 lay crab.green")
    assert (table.position()["phase"], table.position()["first"]) == ("with", "crab.green")
    assert table.legal(0) == ["with crab.yellow"]


@pytest.mark.clause("SSP-10")
def test_10_search_names_the_pile_and_pick_the_card() -> None:
    table = table_at("crab.yellow crab.green", "", phase="play", piles=PILES)
    play(table, "0 lay crab.green", "0 with crab.yellow")
    assert (table.position()["phase"], table.legal(0)) == ("search", ["search 1", "search 2"])
    play(table, "0 search 2")
    assert (table.position()["phase"], table.position()["searched"]) == ("pick", 2)
    assert sorted(table.legal(0)) == ["pick crab.grey", "pick octopus.grey"]


@pytest.mark.clause("SSP-10")
def test_10_rob_names_the_seat() -> None:
    table = table_at("boat.black", "swimmer.yellow shark.green", "boat.yellow", phase="play", turn=1)
    play(table, "1 lay shark.green", "1 with swimmer.yellow")
    assert (table.position()["phase"], table.legal(1)) == ("rob", ["rob 0", "rob 2"])


@pytest.mark.sample
@pytest.mark.clause("SSP-10")
def test_10_end_stop_and_last_chance_are_the_texts_of_the_turns_end() -> None:
    table = play(table_at(SEVEN, ""), "0 take 1")
    assert (table.position()["phase"], table.legal(0)) == ("play", ["end", "stop", "last-chance"])


@pytest.mark.clause("SSP-10")
def test_10_equal_cards_are_the_same_word() -> None:
    table = table_at("boat.black boat.black", "", phase="play")
    assert table.legal(0).count("lay boat.black") == 1
    play(table, "0 lay boat.black")
    assert table.legal(0) == ["with boat.black"]


@pytest.mark.clause("SSP-10")
@pytest.mark.parametrize("text", ["Draw", "take", "take 3", "take 0", "draw ", "take  1", "", "pass", "keep crab"])
def test_10_a_misspelt_decision_is_refused_with_what_is_legal(text: str) -> None:
    error = refused(table_at("", ""), 0, text)
    assert error.clause is None
    assert (error.seat, error.text, error.legal) == (0, text, ("draw", "take 1", "take 2"))


@pytest.mark.clause("SSP-10")
def test_10_the_error_says_what_was_tried_which_clause_forbids_it_and_what_was_legal() -> None:
    error = refused(table_at("", "", piles=("", "crab.grey")), 0, "take 1")
    assert all(part in str(error) for part in ('"0 take 1"', "SSP-3.4", "draw, take 2"))


@pytest.mark.clause("SSP-10")
def test_10_one_seat_decides_at_a_time() -> None:
    table = table_at("", "", "", turn=1)
    assert table.pending() == (1,)
    assert [table.legal(seat) for seat in range(3)] == [[], ["draw", "take 1", "take 2"], []]


@pytest.mark.clause("SSP-10")
def test_10_the_texts_of_a_record_lead_to_the_same_table() -> None:
    table = table_at("swimmer.yellow shark.green crab.yellow crab.green", "mermaid.white shell.grey", piles=PILES)
    play(
        table,
        "0 take 2",
        "0 lay swimmer.yellow",
        "0 with shark.green",
        "0 rob 1",
        "0 lay crab.green",
        "0 with crab.yellow",
    )
    assert seachest.load(table.record()).position() == table.position()
