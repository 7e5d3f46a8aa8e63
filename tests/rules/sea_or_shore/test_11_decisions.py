from collections.abc import Callable

import pytest

import seachest
from tests.rules.sea_or_shore.helpers import COLOURS, GAME, ISLANDS, lay, load, table_at, untouched, words
from tests.tables import play, refused

BOTH = "red:4 green:2"
TIED = "red-1 red-3 red-6 red-9 blue-2 blue-4 blue-6 blue-8 green-1 green-3 purple-1 purple-11"


def at_pass() -> seachest.Table:
    return untouched(3, {"phase": "pass", "hands": [words(TIED), ["?"] * 12, ["?"] * 12]})


def at_card() -> seachest.Table:
    return table_at("red-7 blue-12", "", "", up="red:4", size=2, plus=[2, 0, 0])


def at_show() -> seachest.Table:
    return play(at_card(), "0 card red-7")


def at_plus() -> seachest.Table:
    return play(at_show(), "0 show colour")


def at_take() -> seachest.Table:
    """Seat 0 has won red; seat 1 shows a red treasure, seat 2 a blue one, seat 3 none."""
    cards = ["red-9", "red-5", "red-3", "red-2", "green-1"]
    return lay(table_at(*cards, up=BOTH, stacks=["", "red:2", "red:3 blue:2", "", "red:3"]), *cards)


def at_fleece() -> seachest.Table:
    cards = ["blue-9", "red-5", "green-7", "purple-1"]
    return lay(table_at(*cards, up=BOTH, actions=[1, 4], plus=[0, 2, 1, 2]), *cards)


def at_swap() -> seachest.Table:
    hands = ["blue-9 blue-1", "red-5 red-1", "green-7 green-1", "purple-1 purple-2"]
    table = table_at(*hands, up=BOTH, actions=[2, 4], size=2)
    return lay(table, *[words(hand)[0] for hand in hands])


def at_return() -> seachest.Table:
    return play(at_swap(), "0 swap 1")


def at_inspect() -> seachest.Table:
    cards = ["purple-9", "red-5", "green-7", "red-1"]
    return lay(table_at(*cards, up=BOTH), *cards)


def at_order() -> seachest.Table:
    return play(at_inspect(), "0 inspect green-purple")


def at_fetch() -> seachest.Table:
    hands = ["purple-9 blue-1", "red-5 red-2", "green-7 green-1", "red-1 purple-2"]
    return lay(table_at(*hands, up=BOTH, actions=[1, 4], size=2), *[words(hand)[0] for hand in hands])


def at_discard() -> seachest.Table:
    return play(at_fetch(), "0 fetch red-5")


AT_PHASE = {
    "pass": at_pass,
    "card": at_card,
    "show": at_show,
    "plus": at_plus,
    "take": at_take,
    "fleece": at_fleece,
    "swap": at_swap,
    "return": at_return,
    "inspect": at_inspect,
    "order": at_order,
    "fetch": at_fetch,
    "discard": at_discard,
}
every_phase = pytest.mark.parametrize("phase", AT_PHASE)


@pytest.mark.sample
@pytest.mark.clause("SOS-11")
def test_11_the_decisions_are_those_of_the_table_and_no_others() -> None:
    seats = range(5)
    texts = {"take", "show colour", "show number", "inspect red-blue", "inspect green-purple"}
    texts |= {f"pass {colour}" for colour in COLOURS}
    texts |= {f"plus {count}" for count in range(12)}
    texts |= {f"{verb} {seat}" for verb in ("rob", "fleece", "swap") for seat in seats}
    texts |= {f"{verb} {card}" for verb in ("card", "return", "fetch", "discard") for card in ISLANDS}
    texts |= {f"order {digits}" for digits in ("1", "12", "21", "123", "132", "213", "231", "312", "321")}
    actions = at_card().game.actions
    assert set(actions) == texts
    assert len(actions) == len(texts)


@pytest.mark.sample
@pytest.mark.clause("SOS-11")
@pytest.mark.parametrize(
    ("phase", "legal"),
    [
        ("pass", ["pass red", "pass blue"]),
        ("card", ["card red-7", "card blue-12"]),
        ("show", ["show colour", "show number"]),
        ("plus", ["plus 0", "plus 1", "plus 2"]),
        ("take", ["take", "rob 1"]),
        ("fleece", ["fleece 1", "fleece 3"]),
        ("swap", ["swap 1", "swap 2", "swap 3"]),
        ("return", ["return red-1", "return blue-1"]),
        ("inspect", ["inspect red-blue", "inspect green-purple"]),
        ("order", ["order 123", "order 132", "order 213", "order 231", "order 312", "order 321"]),
        ("fetch", ["fetch red-1", "fetch red-5", "fetch green-7", "fetch purple-9"]),
        ("discard", ["discard red-5", "discard blue-1"]),
    ],
)
def test_11_every_decision_is_asked_by_its_texts(phase: str, legal: list[str]) -> None:
    table = AT_PHASE[phase]()
    assert (table.position()["phase"], table.legal(0)) == (phase, legal)


@pytest.mark.clause("SOS-11")
@every_phase
def test_11_only_the_pass_asks_more_than_one_seat(phase: str) -> None:
    table = AT_PHASE[phase]()
    assert table.pending() == ((0, 1, 2) if phase == "pass" else (0,))
    assert all(table.legal(seat) == [] for seat in range(table.players) if seat not in table.pending())


@pytest.mark.clause("SOS-11")
def test_11_card_show_and_plus_come_one_after_the_other() -> None:
    table = at_card()
    for text, phase, seat in (("card red-7", "show", 0), ("show number", "plus", 0), ("plus 1", "card", 1)):
        table.act(0, text)
        assert (table.position()["phase"], table.pending()) == (phase, (seat,))


@pytest.mark.clause("SOS-11")
def test_11_a_card_stays_in_hand_until_the_last_of_its_decisions() -> None:
    table = at_plus()
    assert table.position()["hands"][0] == ["red-7", "blue-12"]
    assert table.position()["trick"] == []
    assert play(table, "0 plus 2").position()["hands"][0] == ["blue-12"]


NOT_NOW = {
    "pass": ("SOS-2.7", "everyone passes a card first"),
    "card": ("SOS-3.1", "a card must be played first"),
    "show": ("SOS-3.2", "the half to show must be chosen first"),
    "plus": ("SOS-3.3", "the number of plus cards must be chosen first"),
    "take": ("SOS-5.1", "the treasure must be taken, or someone robbed, first"),
    "fleece": ("SOS-8.1", "two plus cards must be taken from someone first"),
    "swap": ("SOS-8.2", "someone to swap cards with must be chosen first"),
    "return": ("SOS-8.2", "cards must be given back first"),
    "inspect": ("SOS-8.3", "a pile to look into must be chosen first"),
    "order": ("SOS-8.3", "the treasures looked at must be put back first"),
    "fetch": ("SOS-8.4", "a card must be fetched from the trick first"),
    "discard": ("SOS-8.4", "a card must be discarded first"),
}
SOME_DECISION = {
    "pass": "pass red",
    "card": "card red-1",
    "show": "show colour",
    "plus": "plus 0",
    "take": "take",
    "rob": "rob 1",
    "fleece": "fleece 1",
    "swap": "swap 1",
    "return": "return red-1",
    "inspect": "inspect red-blue",
    "order": "order 123",
    "fetch": "fetch red-1",
    "discard": "discard red-1",
}


@pytest.mark.clause("SOS-11")
@every_phase
def test_11_a_decision_of_another_kind_is_refused_with_what_must_come_first(phase: str) -> None:
    table = AT_PHASE[phase]()
    for kind, text in SOME_DECISION.items():
        if kind != phase and (kind, phase) != ("rob", "take"):
            error = refused(table, 0, text)
            assert (error.clause, error.reason) == NOT_NOW[phase]
            assert list(error.legal) == table.legal(0)


@pytest.mark.sample
@pytest.mark.clause("SOS-11")
@pytest.mark.parametrize(
    ("phase", "text", "clause", "reason"),
    [
        ("pass", "pass green", "SOS-2.7", "green is not a colour that seat 0 holds most of"),
        ("card", "card red-8", "SOS-3.1", "red-8 is not in hand"),
        ("plus", "plus 3", "SOS-3.3", "seat 0 doesn't have 3 plus cards"),
        ("take", "rob 0", "SOS-5.2", "it must be another player"),
        ("take", "rob 2", "SOS-5.2", "the top treasure of seat 2 is not red"),
        ("take", "rob 3", "SOS-5.2", "the top treasure of seat 3 is not red"),
        ("take", "rob 4", "SOS-5.2", "seat 4 did not lose the colour"),
        ("fleece", "fleece 0", "SOS-8.1", "it must be another player"),
        ("fleece", "fleece 2", "SOS-8.1", "seat 2 has fewer than two plus cards"),
        ("fleece", "fleece 4", "SOS-8.1", "there is no seat 4"),
        ("swap", "swap 0", "SOS-8.2", "it must be another player"),
        ("swap", "swap 4", "SOS-8.2", "there is no seat 4"),
        ("return", "return red-2", "SOS-8.2", "red-2 is not in hand"),
        ("order", "order 12", "SOS-8.3", "the order must name each treasure exactly once"),
        ("fetch", "fetch red-2", "SOS-8.4", "red-2 is not in this trick"),
        ("discard", "discard red-2", "SOS-8.4", "red-2 is not in hand"),
    ],
)
def test_11_an_illegal_decision_is_refused_with_its_clause(phase: str, text: str, clause: str, reason: str) -> None:
    error = refused(AT_PHASE[phase](), 0, text)
    assert (error.clause, error.reason) == (clause, reason)


@pytest.mark.clause("SOS-11")
def test_11_too_many_plus_cards_for_the_card_are_refused_by_their_own_clause() -> None:
    table = play(table_at("red-11", "", "", up="red:4", size=2, plus=[5, 0, 0]), "0 card red-11", "0 show colour")
    error = refused(table, 0, "plus 2")
    assert (error.clause, error.reason) == ("SOS-3.4", "2 plus cards would bring red-11 above 12")


MISSPELT = [
    *(
        "",
        "Card red-7",
        "card",
        "card red 7",
        "card red-13",
        "card red-0",
        "card orange-1",
        "show",
        "show both",
        "pass",
    ),
    *("plus", "plus -1", "plus 12", "order 11", "order 3", "order 1234", "inspect all", "rob 5", "swap", "take red"),
]


@pytest.mark.clause("SOS-11")
@pytest.mark.parametrize("text", MISSPELT)
def test_11_a_misspelt_decision_is_refused_with_what_is_legal(text: str) -> None:
    error = refused(at_card(), 0, text)
    assert (error.clause, error.legal) == (None, ("card red-7", "card blue-12"))


@pytest.mark.clause("SOS-11")
def test_11_the_error_says_what_was_tried_which_clause_forbids_it_and_what_was_legal() -> None:
    error = refused(at_fleece(), 0, "fleece 2")
    assert all(part in str(error) for part in ('"0 fleece 2"', "SOS-8.1", "fleece 1, fleece 3"))


@pytest.mark.sample
@pytest.mark.clause("SOS-11")
@pytest.mark.parametrize("phase", [phase for phase in AT_PHASE if phase != "swap"])
def test_11_the_texts_of_a_record_lead_to_the_same_table(phase: str) -> None:
    table = AT_PHASE[phase]()
    text = table.legal(0)[-1]
    again = load(table.players, table.position(), options=table.options, moves=[f"0 {text}"])
    table.act(0, text)
    while forced := table.forced():
        table.play(forced)
    assert again.position() == table.position()


NOTICED: list[tuple[Callable[[], seachest.Table], str, str | None]] = [
    (at_pass, "pass red", None),
    (at_card, "card red-7", None),
    (at_show, "show colour", None),
    (at_plus, "plus 1", "play red-? +1"),
    (at_take, "rob 1", "rob 1"),
    (at_take, "take", "take"),
    (at_fleece, "fleece 3", "fleece 3"),
    (at_swap, "swap 2", "swap 2"),
    (at_return, "return red-1", "return ?"),
    (at_inspect, "inspect red-blue", "inspect red-blue"),
    (at_order, "order 213", "order ?"),
    (at_fetch, "fetch red-5", "fetch red-5"),
    (at_discard, "discard blue-1", "discard blue-1"),
]


@pytest.mark.clause("SOS-11", "SOS-10.1", "SOS-10.2")
@pytest.mark.parametrize(
    ("begin", "text", "seen"),
    NOTICED,
    ids=lambda value: value if isinstance(value, str) else "nothing" if value is None else value.__name__,
)
def test_11_what_the_others_notice_of_each_decision(
    begin: Callable[[], seachest.Table], text: str, seen: str | None
) -> None:
    table = begin()
    table.act(0, text)
    assert [move.text for move in table.observed_actions(0)] == [text]
    for watcher in (1, None):
        assert [(move.seat, move.text) for move in table.observed_actions(watcher)] == ([(0, seen)] if seen else [])


@pytest.mark.clause("SOS-11")
def test_11_a_card_that_can_take_no_plus_cards_is_noticed_with_the_half_that_shows() -> None:
    table = play(at_card(), "0 card blue-12", "0 show number")
    assert table.moves(1) == ["0 play ?-12 +0"]
    assert table.moves(0) == ["0 card blue-12", "0 show number"]


@pytest.mark.clause("SOS-11")
def test_11_a_whole_game_is_replayed_from_its_texts() -> None:
    table = seachest.deal(GAME, 4, seed=11, options={"actions": [2, 4]})
    step = 0
    while table.pending():
        seat = table.pending()[-1]
        table.act(seat, table.legal(seat)[step % len(table.legal(seat))])
        step += 1
    assert seachest.load(table.record()).position() == table.position()
