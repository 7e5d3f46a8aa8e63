import pytest

import seachest
from tests.rules.dolores.helpers import BOTTLES, DUEL, GESTURES, SORTS, cards, duel, phase, shown, table_at
from tests.tables import play, refused

PLACES = [f"{side}-{number}" for side in ("left", "dealer") for number in (1, 2, 3)]
PAIRS = ["peace-peace", "peace-fight", "peace-first", "fight-fight", "fight-first", "first-first"]


@pytest.mark.sample
@pytest.mark.clause("DOL-10")
def test_10_the_decisions_are_those_of_the_table_and_no_others() -> None:
    texts = {f"use {bottle}" for bottle in BOTTLES if bottle not in ("theft", "sunrise")}
    texts |= {"pass", "silent", "done", *GESTURES}
    texts |= {f"{verb} {gesture}" for verb in ("announce", "count") for gesture in GESTURES}
    texts |= {f"hands {pair}" for pair in PAIRS if len(set(pair.split("-"))) == 2}
    texts |= {f"bet {pair}" for pair in PAIRS}
    texts |= {f"{verb} {place}" for verb in ("give", "pick", "grab") for place in PLACES}
    texts |= {f"drop {sort}" for sort in SORTS} | {f"rob {seat}" for seat in range(4)}
    texts |= {f"loot {sort}-{value}" for sort in SORTS for value in (1, 2, 3)}
    assert set(table_at("", "").game.actions) == texts


@pytest.mark.clause("DOL-10")
def test_10_every_decision_has_a_text_of_its_own() -> None:
    actions = table_at("", "").game.actions
    assert len(set(actions)) == len(actions)


@pytest.mark.sample
@pytest.mark.clause("DOL-10")
@pytest.mark.parametrize(
    ("held", "moves", "seat", "expected"),
    [
        (("swell", "", ""), [], 0, ("window", ["use swell", "pass"])),
        (("", "", ""), [], 0, ("gesture", ["peace", "fight", "first"])),
        (
            ("two-hands", "", ""),
            ["0 use two-hands"],
            0,
            ("gesture", ["hands peace-fight", "hands peace-first", "hands fight-first"]),
        ),
        (
            ("two-hands", "", ""),
            ["0 use two-hands", "0 hands peace-first", "1 peace"],
            0,
            ("count", ["count peace", "count first"]),
        ),
        (("", "", "bet"), ["2 use bet"], 2, ("gesture", [f"bet {pair}" for pair in PAIRS])),
        (
            ("", "", "whirlpool"),
            ["2 use whirlpool"],
            2,
            ("give", ["give left-1", "give left-2", "give dealer-1", "give dealer-2"]),
        ),
        (
            ("", "", ""),
            ["0 first", "1 fight"],
            0,
            ("pick", ["pick left-1", "pick left-2", "pick dealer-1", "pick dealer-2"]),
        ),
        (
            ("", "", "bet"),
            ["2 use bet", "0 peace", "1 peace", "2 bet peace-peace", "2 grab left-2"],
            2,
            ("grab", ["grab left-1", "grab dealer-1", "grab dealer-2", "done"]),
        ),
        (("cloth-1 wine-2", "", ""), ["0 first", "1 first"], 0, ("drop", ["drop wine", "drop cloth"])),
    ],
)
def test_10_each_decision_is_offered_in_its_words(
    held: tuple[str, str, str], moves: list[str], seat: int, expected: tuple[str, list[str]]
) -> None:
    table = play(table_at(*held), *moves)
    assert (phase(table), table.legal(seat)) == expected


@pytest.mark.clause("DOL-10")
def test_10_talk_and_theft_are_offered_in_their_words() -> None:
    table = table_at("cloth-1 cloth-1 wine-2", "", "", pile="theft wine-3 gold-1 gold-3", talk=True)
    assert (phase(table), table.legal(1)) == ("talk", [*(f"announce {gesture}" for gesture in GESTURES), "silent"])
    shown(play(table, "1 silent", "0 silent"), "peace", "peace")
    assert (phase(table), table.legal(1)) == ("theft", ["rob 0"])
    play(table, "1 rob 0")
    assert (phase(table), table.legal(1)) == (
        "loot",
        ["loot wine-2", "loot cloth-1", "loot gold-1", "loot gold-3"],
    )


@pytest.mark.clause("DOL-10")
def test_10_after_a_card_leaves_the_others_keep_their_places() -> None:
    table = play(table_at("", "", "bet"), "2 use bet", "0 first", "1 peace", "2 bet peace-first", "2 grab left-1")
    assert duel(table) == ([None, "wine-3"], cards(DUEL)[2:])
    play(table, "2 grab dealer-1", "2 done")
    assert table.legal(0) == ["pick left-2", "pick dealer-2"]


@pytest.mark.clause("DOL-10")
def test_10_the_third_places_are_there_with_convoy() -> None:
    table = shown(play(table_at("", "", "convoy"), "2 use convoy"), "first", "peace")
    assert table.legal(1) == [f"pick {place}" for place in PLACES]


@pytest.mark.clause("DOL-10")
@pytest.mark.parametrize(
    "text",
    ["Peace", "peace ", "use", "", "truce", "use rum", "bet peace", "bet fight-peace", "pick left-4", "loot wine"],
)
def test_10_a_misspelt_decision_is_refused_with_what_is_legal(text: str) -> None:
    error = refused(table_at("", "", ""), 0, text)
    assert error.clause is None
    assert (error.seat, error.text, error.legal) == (0, text, GESTURES)


@pytest.mark.clause("DOL-10")
def test_10_the_error_says_what_was_tried_which_clause_forbids_it_and_what_was_legal() -> None:
    error = refused(table_at("", "", ""), 0, "pass")
    assert all(part in str(error) for part in ('"0 pass"', "DOL-3.5", "peace, fight, first"))


@pytest.mark.clause("DOL-10")
@pytest.mark.parametrize(
    ("held", "moves", "seat", "text", "clause", "reason"),
    [
        (("", "", ""), [], 0, "done", "DOL-3.5", "now is the time to choose a gesture"),
        (("", "", ""), [], 0, "count peace", "DOL-3.5", "now is the time to choose a gesture"),
        (("", "", ""), ["0 first", "1 peace"], 0, "peace", "DOL-4.4", "a card must be picked from the duel first"),
        (
            ("cloth-1 wine-2", "", ""),
            ["0 first", "1 first"],
            0,
            "peace",
            "DOL-4.6",
            "a type of goods must be discarded first",
        ),
        (("", "", ""), ["0 first", "1 peace"], 0, "rob 1", "DOL-4.4", "a card must be picked from the duel first"),
    ],
)
def test_10_a_decision_out_of_its_phase_is_refused_with_what_is_due(
    held: tuple[str, str, str], moves: list[str], seat: int, text: str, clause: str, reason: str
) -> None:
    error = refused(play(table_at(*held), *moves), seat, text)
    assert (error.clause, error.reason) == (clause, reason)


@pytest.mark.clause("DOL-10")
def test_10_the_texts_of_a_record_lead_to_the_same_table() -> None:
    table = table_at("two-hands cloth-1", "whirlpool wine-2 weapons-2", "bet lantern", pile=f"theft {DUEL}")
    play(table, "2 use lantern", "1 use whirlpool", "1 give dealer-1", "1 give left-1")
    play(table, "0 use two-hands", "2 use bet", "0 hands fight-first", "1 fight", "2 bet fight-first", "0 count first")
    play(table, "2 grab left-2", "2 rob 1", "2 loot wine-2", "2 done", "0 pick left-1")
    assert seachest.load(table.record()).position() == table.position()
