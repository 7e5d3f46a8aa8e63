"""The table of Dolores in the terminal: complete, within its width, in all languages, and without secrets."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from seachest import load
from seachest.cli.screens import dolores as screen
from seachest.cli.screens.dolores.cards import BOTTLE_SIGN, SORT_SIGNS, SUNRISE_SIGN, kind_of, title
from seachest.cli.screens.dolores.duel import HAND_DRAWINGS, HAND_HEIGHT, SMALL_HANDS
from seachest.cli.screens.dolores.goods import goods_of
from seachest.cli.terminal.local import seat_bots, seats_of
from seachest.cli.terminal.screen import (
    Detail,
    Lines,
    Look,
    News,
    Seats,
    choice_list,
    headline,
    printable,
    whole_screen,
)
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.stories import Sentence, choice_name, tell
from seachest.rules.chance import new_dice
from seachest.rules.dolores.cards import BOTTLES, SORTS
from seachest.rules.dolores.position import position_of, sunrise_chance
from seachest.rules.dolores.state import PHASE_OVER, PHASES
from seachest.rules.game import NOBODY
from seachest.table import Table, View, deal

GAME = "dolores"
SEED = "00000000000000000000000000000005"
SELDOM = 0.08
"""How many of a random game's positions are looked at."""

languages = pytest.mark.parametrize("language", list(LANGUAGES))

DISPLAYS = [
    {"goods": ["wine-1", "wine-2", "cloth-1", "cloth-1", "jewels-3", "gold-1"], "bottles": ["void"]},
    {"goods": ["weapons-1", "weapons-1", "porcelain-3", "gold-2"], "bottles": ["lookout"]},
    {"goods": ["instruments-1", "instruments-1", "instruments-2", "instruments-3", "wine-3"], "bottles": ["lantern"]},
]
LYING = {"left": ["wine-1", "swell"], "dealer": ["gold-3", "instruments-1"]}
SIX = {"left": ["wine-1", "swell", "porcelain-1"], "dealer": ["gold-3", "instruments-1", "weapons-2"]}
SHOWN = {"left": "peace", "dealer": "fight"}
SAID = {"announced": ["peace", "peace", None], "kept": [0, 2, 1], "broken": [1, 0, 3]}


def position(phase: str | None, **others: Any) -> dict[str, Any]:
    """Seat 1 deals against seat 2; seat 0 looks on."""
    common = {"game": GAME, "players": 3, "options": {"talk": True}, "dealer": 1, "displays": DISPLAYS}
    return {**common, "phase": phase, **others}


def without(*bottles: str) -> list[dict[str, list[str]]]:
    """The displays without some bottles; only five are in a game."""
    return [{**each, "bottles": [other for other in each["bottles"] if other not in bottles]} for each in DISPLAYS]


def with_bottle(seat: int, bottle: str) -> list[dict[str, list[str]]]:
    """The displays with one more bottle."""
    return [{**each, "bottles": [*each["bottles"], *([bottle] * (i == seat))]} for i, each in enumerate(DISPLAYS)]


DARK = {"displays": without("lantern"), "lantern": 2}
POSITIONS = {
    "theft": position("theft", thief=0),
    "loot": position("loot", thief=0, victim=2),
    "before": position("window", window="before"),
    "laid out": position("window", window="laid-out", duel=LYING, displays=with_bottle(1, "whirlpool")),
    "shown": position("window", window="shown", duel=LYING, gestures=SHOWN, **SAID),
    "shown six": position("window", window="shown", duel=SIX, gestures={"left": "first", "dealer": "peace"}),
    "lookout": position("window", resume="laid-out", duel={**LYING, "left": ["sunrise", "wine-1"]}, sunrise="drawn"),
    "talk": position("talk", duel=LYING),
    "talk in the dark": position("talk", duel=LYING, **DARK),
    "gesture": position("gesture", duel=LYING, chosen={"left": None, "dealer": "first"}, **SAID),
    "gesture six in the dark": position("gesture", duel=SIX, **DARK),
    "two hands": position("gesture", duel=LYING, displays=without("lantern", "void"),
                          **{"two-hands": 2, "bettor": 0, "bet": "peace-fight"}),
    "count": position(
        "count", duel=LYING, gestures={"left": "peace-first", "dealer": "fight"}, **{"two-hands": 2}, **SAID
    ),
    "give": position("give", duel=SIX, displays=without("void"), whirlpool=0, given=["dealer-2"]),
    "grab": position("grab", duel=LYING, gestures=SHOWN, bettor=0, bet="peace-fight"),
    "pick": position("pick", duel={**LYING, "left": [None, "swell"]}, gestures={"left": "first", "dealer": "fight"}),
    "drop": position("drop", gestures={"left": "first", "dealer": "first"}, drops={"left": "wine", "dealer": None},
                     duel={"left": [None, None], "dealer": [None, None]}),
    "over": position(None, sunrise="drawn", duel={"left": ["sunrise", "wine-1"], "dealer": ["weapons-1", "gold-1"]}),
}  # fmt: skip


def table_at(fields: dict[str, Any]) -> Table:
    """A table that stands in a position."""
    fields = {name: value for name, value in fields.items() if value is not None or name == "phase"}
    return load({"format": 1, "seed": SEED, "position": fields})


def at(name: str, **others: Any) -> Table:
    """A table in one of the positions above, with some fields changed."""
    return table_at({**POSITIONS[name], **others})


def look(width: int = 80, language: str = "en", encoding: str = "utf-8", coloured: bool = False) -> Look:
    """A terminal."""
    return Look(catalogue(language), width, 24, encoding, coloured)


def seats_at(view: View, language: str = "en") -> Seats:
    """Who sits at the table, for the owner of a view."""
    return seats_of(catalogue(language), seat_bots(view.record.players, max(view.seat, 0), ["random"]), view.seat)


def shown(lines: Lines, encoding: str = "utf-8") -> str:
    """What a person sees of some lines."""
    return printable(look(1000, encoding=encoding), lines).plain


def drawing(view: View, detail: Detail = Detail.BOXES, width: int = 100, language: str = "en", **others: Any) -> str:
    """The table of a view as text."""
    seen = look(width, language, **others)
    lines = screen.table(seen, view, seats_at(view, language), width, detail)
    return shown(lines, seen.encoding).replace("\N{NO-BREAK SPACE}", " ")


def flat(text: str) -> str:
    """A text as one line."""
    return " ".join(text.split())


def every_line(view: View, seen: Look, seats: Seats) -> Iterator[tuple[str, Lines]]:
    """All that is ever drawn of a view in the width of a terminal."""
    yield "headline", [headline(seen, *screen.headline(seen, view, seats))]
    for detail in Detail:
        yield detail.name, screen.table(seen, view, seats, seen.width, detail)
    yield "board", screen.board(seen, view, seats, seen.width)
    yield "memory", screen.memory(seen, view, seats)
    yield "legend", screen.legend(seen)
    yield "sheet", screen.sheet(seen, view, view, seats)


def check_widths(view: View, seen: Look, seats: Seats) -> None:
    """No line is wider than the terminal, and none is missing."""
    for what, lines in every_line(view, seen, seats):
        assert lines, what
        assert max(line.cell_len for line in lines) <= seen.width, what


# --- Every position ------------------------------------------------------------------------------------------------


def test_the_positions_cover_every_phase_and_window() -> None:
    found = {(at(name).view(0)["phase"], at(name).view(0)["window"]) for name in POSITIONS}
    assert {phase for phase, _ in found} == set(PHASES)
    assert {window for phase, window in found if phase == "window"} == {"before", "laid-out", "shown", None}


@languages
@pytest.mark.parametrize("name", POSITIONS)
def test_every_phase_is_drawn_within_its_width(name: str, language: str) -> None:
    table = at(name)
    for view, width in ((table.everything(), 30), (table.seat_view(1), 60), (table.seat_view(1), 107)):
        check_widths(view, look(width, language), seats_at(view, language))


@languages
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_drawn_within_their_width(players: int, language: str) -> None:
    dice = random.Random(players)
    table = deal(GAME, players, seed=players, options={"talk": True})
    while table.pending():
        seat = dice.choice(table.pending())
        table.act(seat, dice.choice(table.legal(seat)))
        if dice.random() < SELDOM or not table.pending():
            view = table.seat_view(dice.randrange(players))
            check_widths(view, look(dice.randint(40, 160), language), seats_at(view, language))


@pytest.mark.parametrize("pile", [5, 12])
def test_games_with_a_short_pile_are_drawn_too(pile: int) -> None:
    dice = random.Random(pile)
    table = deal(GAME, 3, seed=SEED, options={"talk": True, "pile": pile})
    while table.pending():
        view = table.seat_view(dice.randrange(3))
        check_widths(view, look(80), seats_at(view))
        seat = dice.choice(table.pending())
        table.act(seat, dice.choice(table.legal(seat)))


@pytest.mark.parametrize("name", POSITIONS)
def test_plain_ascii(name: str) -> None:
    view = at(name).seat_view(0)
    seen = look(80, "fr", "ascii")
    for _, lines in every_line(view, seen, seats_at(view, "fr")):
        written = shown(lines, "ascii")
        assert written.isascii()
        assert not any(line.strip("?") == "" for line in written.split() if len(line) > 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_screens_whatever_the_seat_does_not_know(players: int) -> None:
    """Reshuffle all that is hidden: every screen and page stays the same to the letter."""
    dice = random.Random(players)
    table = deal(GAME, players, seed=players, options={"talk": True})
    while table.pending():
        acting = dice.choice(table.pending())
        table.act(acting, dice.choice(table.legal(acting)))
        if dice.random() < SELDOM:
            check_guess(table, dice.randrange(players))


@pytest.mark.parametrize("name", ["gesture", "gesture six in the dark", "two hands", "drop", "talk in the dark"])
def test_secret_choices_and_covered_cards_are_not_drawn(name: str) -> None:
    for seat in range(3):
        check_guess(at(name), seat)


def check_guess(table: Table, seat: int) -> None:
    """A seat sees the same when everything that it does not know is another."""
    view = table.seat_view(seat)
    seen = [shown(lines) for _, lines in every_line(view, look(), seats_at(view))]
    other, guess = table.copy(), table.seat_view(seat).record
    table.game.guess(guess, seat, new_dice(1))
    other.set_state(guess)
    again = other.seat_view(seat)
    assert [shown(lines) for _, lines in every_line(again, look(), seats_at(view))] == seen


def whole_height(view: View, language: str, news: int) -> int:
    """How many rows of a terminal with 80 columns and 24 rows a question takes."""
    seen, seats, legal = look(80, language), seats_at(view, language), view.legal() + view.out_of_turn()
    words = [choice_name(seen.catalogue, view, text, seats.names) for text in legal]

    def lower(width: int, height: int) -> Lines:
        return [*choice_list(words, legal, width, height - 1), Text("keys")]

    top = headline(seen, *screen.headline(seen, view, seats))
    told = News(["Something happened."] * news, news)

    def upper(width: int, detail: Detail) -> Lines:
        return screen.table(seen, view, seats, width, detail)

    return len(whole_screen(seen, top, upper, told, lower, len(legal) + 1)) + 1  # and the prompt


@languages
@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "over"])
def test_a_small_terminal_shows_the_table_and_the_choices_at_once(name: str, language: str) -> None:
    table = at(name)
    for seat in table.pending():
        assert whole_height(table.seat_view(seat), language, 4) <= 24


# --- The duel ------------------------------------------------------------------------------------------------------


def test_the_duel_lies_between_the_two() -> None:
    drawn = drawing(at("laid out").seat_view(1))
    for expected in (
        "Coralie (left)", "You (dealer)", "╭ left 1 ─", "╭ left 2 ─", "╭ dealer 1 ─", "╭ dealer 2 ─",
        "│▼ wine ", "│≈ Swell ", "│■ gold ", "│♪ instruments ", "─ 3 ╯",
        "Pile: ", "no Sunrise in the next ", "discarded: 0", "Cards on the table. Use a bottle? ▸ You",
    ):  # fmt: skip
        assert expected in drawn, expected
    assert "Do – Lo" not in drawn


@languages
def test_every_place_of_six_shows_its_number(language: str) -> None:
    """Whirlpool and first pick name cards by it, also where the names of places hardly fit above the cards."""
    tops = next(
        line for line in drawing(at("shown six").seat_view(0), width=80, language=language).split("\n") if "╭" in line
    )
    assert re.findall(r"(\d) [─╮]", tops) == ["1", "2", "3", "1", "2", "3"]


@languages
@pytest.mark.parametrize("sort", SORTS)
def test_goods_of_a_duel_have_their_whole_names(sort: str, language: str) -> None:
    duel = {**LYING, "dealer": [f"{sort}-1", "gold-2"]}
    drawn = drawing(at("gesture", duel=duel).seat_view(1), width=80, language=language)
    name = catalogue(language).text(f"dol-kind-{sort}")
    assert f"{name} " in drawn or f"{name}│" in drawn


def test_a_place_whose_card_is_gone_is_empty() -> None:
    view = at("pick").seat_view(2)
    assert "left 1 –  left 2 [≈ Swell]" in drawing(view, Detail.TAGS)
    line = next(line for line in drawing(view).split("\n") if "Swell" in line)
    assert line.lstrip().startswith("│  ")


@pytest.mark.parametrize("seat", [0, 1])
def test_covered_cards_are_crates_for_all_but_the_user_of_the_lantern(seat: int) -> None:
    drawn = drawing(at("talk in the dark").seat_view(seat))
    assert drawn.count("░ ? ░") == 4
    assert "swell" not in drawn
    assert "covered" not in drawn


def test_the_user_of_the_lantern_sees_the_cards_and_that_others_dont() -> None:
    drawn = drawing(at("talk in the dark").seat_view(2))
    assert "░" not in drawn
    assert "│≈ Swell" in drawn
    assert "covered 3 ╯" in drawn
    assert (
        drawing(at("gesture six in the dark").seat_view(2), width=80).count("░ ") == 5
    )  # values, where words are too long


def test_a_crate_tells_where_the_sunrise_may_lie() -> None:
    """DOL-6.2: sunrise was drawn in the dark and ignored."""
    places = {"sunrise": "ignored", "sunrise-places": ["left-1", "left-2"]}
    dark = {**DARK, "displays": [{**each, "bottles": []} for each in DISPLAYS]}
    fields = {**POSITIONS["talk"], **dark, "duel": {**LYING, "left": ["sunrise", "wine-1"]}, **places}
    drawn = drawing(table_at(fields).seat_view(0))
    assert drawn.count("☼?") == 2
    assert "Sunrise is past" in drawn


def test_hands_are_closed_until_all_are_shown() -> None:
    drawn = drawing(at("gesture").seat_view(2))
    assert "Do – Lo – …" in drawn
    assert drawn.count("( ?? )") == 2
    assert "Choose a gesture in secret ▸ You, Kai" in drawn
    own = drawing(at("gesture").seat_view(1))
    assert own.count("( ?? )") == 1
    assert "show: first pick (secret)" in own


def test_hands_that_are_shown_lie_side_by_side() -> None:
    lines = drawing(at("shown").seat_view(0)).split("\n")
    assert "Do – Lo – Res!" in "\n".join(lines)
    for left, right in zip(HAND_DRAWINGS["peace"], HAND_DRAWINGS["fight"], strict=True):
        assert any(f"{left}  {right}" in line for line in lines)


def test_two_hands_and_the_bet() -> None:
    drawn = drawing(at("two hands").seat_view(1))
    assert drawn.count("( ?? )") == 3
    assert "Marina bets: (??) + (??)" in drawn
    assert "You bet: \\||/ peace + (==) fight (secret)" in drawing(at("two hands").seat_view(0))
    shows = drawing(at("count").seat_view(0))
    assert "shows: peace  + first" in shows
    assert "Which of the two gestures counts? ▸ Coralie" in shows
    assert "You bet: \\||/ peace + (==) fight – won" in drawing(at("grab").seat_view(0))


def test_a_bluff_is_seen() -> None:
    """DOL-9.1: what was said beside what is shown, and how often a word was kept so far."""
    drawn = drawing(at("shown").seat_view(0))
    assert "says: peace  shows: fight !" in drawn
    assert "Kai (dealer) word ✓2 ✗0" in drawn
    assert "Coralie (left) word ✓1 ✗3" in drawn
    assert "advise: peace" in drawn
    tight = drawing(at("shown").seat_view(2), Detail.TIGHT, 60)
    assert "Kai ✓2 ✗0 dealer 1 [■gold 3] dealer 2 [♪ins. 1]" in tight
    assert "says: peace shows: (==) fight !" in tight


def test_without_talk_nobody_has_a_word_to_keep() -> None:
    drawn = drawing(at("laid out", options={"talk": False}).seat_view(1))
    assert "word" not in drawn
    assert "✓" not in drawn


def test_cards_that_the_whirlpool_has_moved() -> None:
    drawn = drawing(at("give").seat_view(0))
    assert "▸ left 1 ╯" in drawn
    assert "Whirlpool: which card goes to left 2? ▸ You" in drawn
    assert "dealer 2 [♪ instruments 1] ▸ left 1" in drawing(at("give").seat_view(0), Detail.TAGS, 140)


def test_a_chosen_sort_is_shown_to_its_owner_only() -> None:
    assert "discard: ▼ wine (secret)" in drawing(at("drop").seat_view(2))
    assert "secret" not in drawing(at("drop").seat_view(0))
    assert "which type goes? ▸ Kai, Coralie" in drawing(at("drop").seat_view(0))


@pytest.mark.parametrize(
    ("left", "dealer", "outcome"),
    [
        ("peace", "peace", "both take their own cards"),
        ("peace", "fight", "Kai: all cards"),
        ("fight", "fight", "all cards are discarded"),
        ("first", "peace", "Coralie: any one card; Kai: the rest of their side"),
        ("fight", "first", "Kai: any one card; Coralie: all the rest"),
        ("first", "first", "all cards are discarded, and both lose a type of goods"),
    ],
)
def test_what_the_gestures_lead_to_is_told_while_bottles_may_change_it(left: str, dealer: str, outcome: str) -> None:
    view = at("shown", gestures={"left": left, "dealer": dealer}).seat_view(0)
    assert f"The gestures are shown – {outcome}. Use a bottle? ▸ You" in flat(drawing(view, width=140))


def hands_open(table: Table, seat: int, text: str) -> str:
    """What the spectator sees when the last of the hands opens at the end of the count."""
    before = table.seat_view(None)
    table.act(seat, text)
    counted = screen.moments(look(), before, table.observed_actions(None), table.seat_view(None))
    assert [words for words, _ in counted] == ["Do –", "Do – Lo –", "Do – Lo – Res!"]
    return drawing(counted[-1][1], width=140)


def test_all_hands_open_at_the_end_of_the_count() -> None:
    """DOL-3.5, 6.7: two of them where the two-hands trick is used."""
    drawn = hands_open(at("gesture"), 2, "peace")
    assert "The gestures are shown" in drawn
    assert "Do – Lo – Res!" in drawn
    table = at("two hands")
    table.act(1, "fight")
    drawn = hands_open(table, 2, "hands peace-first")
    assert "Which of the two gestures counts?" in drawn
    assert " + " in drawn


# --- Displays ------------------------------------------------------------------------------------------------------


def marks(goods: list[str], **options: bool) -> dict[str, str]:
    """What of a display would score now, and as what."""
    displays = [{"goods": goods, "bottles": []}, *DISPLAYS[1:]]
    view = at("laid out", displays=[displays[0], *with_bottle(1, "whirlpool")[1:]], options=options).seat_view(0)
    return {each.sort: each.mark for each in goods_of(position_of(view), 0)}


def test_sets_that_would_score_are_marked() -> None:
    """DOL-7.3, 7.4: the highest, the lowest, tied ones, and all of them where all are equal."""
    assert marks(["wine-1", "cloth-1", "cloth-1", "jewels-3"]) == {"wine": "lowest", "cloth": "", "jewels": "highest"}
    assert marks(["wine-1", "cloth-1", "jewels-3"]) == {"wine": "lowest", "cloth": "lowest", "jewels": "highest"}
    assert marks(["wine-2", "cloth-1", "cloth-1"]) == {"wine": "both", "cloth": "both"}
    assert marks(["wine-2", "cloth-1", "cloth-1"], singles=False) == {"wine": "", "cloth": "both"}
    assert marks([]) == {}


def test_displays_are_a_table_with_a_column_a_sort() -> None:
    lines = drawing(at("laid out").seat_view(0), width=160).split("\n")
    assert flat(lines[0]) == "points † weapons ▼ wine ♦ jewels ≡ cloth ○ porcelain ♪ instruments ■ gold"
    rows = {flat(line).removeprefix("▸ ").partition(" ")[0]: flat(line) for line in lines[1:4]}
    assert rows["Kai"].startswith("▸ Kai (random) 7 [1+1=2↓] · · · [3↑] · [2↓] [≈ Lookout] [≈ Whirlpool]")
    assert rows["You"].startswith("You 7 · [1+2=3↑] [3↑] 1+1=2 · · [1↓] [≈ Void]")
    assert lines[0].index("†") == lines[1].index("1+1=2")


def test_where_columns_are_narrow_levels_give_way_and_cut_heads_end_in_a_dot() -> None:
    lines = drawing(at("laid out").seat_view(0), width=80).split("\n")
    assert flat(lines[0]) == "points †weap. ▼ wine ♦jewels ≡ cloth ○porc. ♪instr. ■ gold"
    assert not [line for line in lines[1:4] if "(" in line]


def test_displays_in_a_row_each_where_there_is_no_room() -> None:
    rows = drawing(at("laid out").seat_view(0), Detail.TIGHT, 60).split("\n")
    assert rows[0].startswith(" ▸ Kai       7  [† ×2=2↓] [○ 3↑] [■ 2↓] [≈ Lookout]")
    named = drawing(at("laid out").seat_view(0), Detail.TIGHT, 140).split("\n")
    assert named[0].startswith(" ▸ Kai       7  [† weapons ×2=2↓] [○ porcelain 3↑] [■ gold 2↓]")


def test_a_lone_card_that_is_no_set_stands_in_brackets() -> None:
    view = at("laid out", options={"singles": False}).seat_view(0)
    assert "(3)" in drawing(view, width=140)


def test_colours_are_never_alone() -> None:
    assert set(SORT_SIGNS) == set(SORTS)
    for part in (0, 1, 2):
        assert len({sign[part] for sign in (*SORT_SIGNS.values(), BOTTLE_SIGN, SUNRISE_SIGN)}) == len(SORTS) + 2
    for sign, letter, _ in SORT_SIGNS.values():
        assert cell_len(sign) == 1
        assert letter.isascii()
        assert letter.isalpha()
    plain = drawing(at("laid out").seat_view(0), Detail.TAGS)
    coloured = drawing(at("laid out").seat_view(0), Detail.TAGS, coloured=True)
    assert "[■ gold 3]" in plain
    assert "[" not in coloured
    assert " ■ gold 3 " in coloured


def test_hands_have_one_size() -> None:
    assert {len(hand) for hand in HAND_DRAWINGS.values()} == {HAND_HEIGHT}
    assert {len(row) for hand in HAND_DRAWINGS.values() for row in hand} == {6}
    assert len(set(HAND_DRAWINGS.values())) == len(HAND_DRAWINGS)
    assert len(set(SMALL_HANDS.values())) == len(SMALL_HANDS)


# --- What is awaited -----------------------------------------------------------------------------------------------


def headline_of(table: Table, seat: int | None = 0) -> tuple[list[str], str, str | None]:
    """The three parts of the top line."""
    view = table.seat_view(seat)
    return screen.headline(look(), view, seats_at(view))


def test_the_top_line() -> None:
    facts, turn, alarm = headline_of(at("two hands"))
    assert facts[:2] == ["Dolores", "Kai (dealer) – Coralie"]
    assert facts[2].startswith("Pile: ")
    assert (turn, alarm) == ("Kai, Coralie are deciding", None)
    assert headline_of(at("pick"))[1] == "Coralie is playing"
    assert headline_of(at("pick"), 2)[1] == "Your turn"
    assert headline_of(at("over"))[1] == "The game is over"
    assert headline_of(at("lookout"))[2] == "SUNRISE!"


@pytest.mark.parametrize(("pile", "chance"), [(30, 0), (20, 0), (19, 6), (17, 19), (16, 25), (8, 50), (4, 100), (3, 0)])
def test_how_near_the_sunrise_is(pile: int, chance: int) -> None:
    """DOL-2.2: it is among the last 16 cards."""
    view = at("talk").seat_view(0)
    view.record.pile_size = pile
    assert sunrise_chance(position_of(view)) == chance
    said = "this is the last duel" if pile < 4 else f"next duel: {chance}%" if chance else f"next {pile - 16} cards"
    assert said in drawing(view)
    assert (screen.headline(look(), view, seats_at(view))[2] == "SUNRISE IS NEAR") == bool(chance)


def test_everybody_who_is_asked_is_named() -> None:
    drawn = drawing(at("before").seat_view(0))
    assert "Before the cards are drawn: use a bottle? ▸ Coralie" in drawn
    assert "Theft! Which card? Victim: Coralie ▸ You" in drawing(at("loot").seat_view(0))
    assert "Sunrise is drawn: use Lookout? ▸ Kai" in drawing(at("lookout").seat_view(0))


# --- Pages ---------------------------------------------------------------------------------------------------------


def memory_of(table: Table, seat: int) -> list[str]:
    """The page of what a seat remembers."""
    view = table.seat_view(seat)
    return [flat(line.plain) for line in screen.memory(look(), view, seats_at(view))]


def test_memory_counts_what_is_gone_and_what_is_to_come() -> None:
    page = memory_of(at("talk", discard=["gold-1", "gold-1", "convoy"]), 0)
    assert "[■ gold] 1 1 1 1 2 1 1" in page
    assert "[♦ jewels] 1 1 1 1 1 1 1 2 2 –" in page
    assert "in the displays: [≈ Void] [≈ Lookout] [≈ Lantern]" in page
    assert "in the duel: [≈ Swell]" in page
    assert "used or discarded: [≈ Convoy]" in page
    assert "out of the game: [≈ Whirlpool] [≈ Two-Hand Trick] [≈ Bet] [≈ Theft]" in page  # DOL-2.1: five have been seen
    assert "still in the pile: [☼ Sunrise]" in page
    fewer = memory_of(at("talk", displays=without("void")), 0)
    assert any(line.startswith("still hidden, or out of the game: [≈ Whirlpool]") for line in fewer)


@pytest.mark.parametrize(
    ("pile", "line"), [(66, "1 of the cards you have not seen is out of this game."), (5, "62 of")]
)
def test_memory_tells_how_many_cards_were_left_out(pile: int, line: str) -> None:
    page = memory_of(deal(GAME, 3, seed=SEED, options={"pile": pile}), 0)
    assert any(found.startswith(line) for found in page)
    assert not any("out of this game" in found for found in memory_of(deal(GAME, 3, seed=SEED), 0))


def test_memory_of_lantern_light() -> None:
    dark = {**DARK, "discard": ["lantern", "jewels-1", "cloth-2"], "buried": 2, "seer": 2, "lantern": None}
    table = at("talk", **dark)
    seer, other = memory_of(table, 2), memory_of(table, 0)
    assert "[♦ jewels 1] [≡ cloth 2]" in seer
    assert "2 cards were discarded face down. You don’t know which." in other
    assert "[≡ cloth] 1 1 1 1 1 2 3 –" in seer
    assert "[≡ cloth] 1 1 1 1 1 2 2 3 –" in other


def test_memory_of_words() -> None:
    page = memory_of(at("shown"), 0)
    assert page[-3:] == ["Kai: kept 2, broken 0", "Coralie: kept 1, broken 3", "You: kept 0, broken 1"]
    assert "Announcements kept and broken" not in memory_of(at("talk", phase="gesture", options={"talk": False}), 0)


def test_the_board_knows_what_the_view_knows() -> None:
    table = at("talk", discard=["gold-1"])
    names = Seats(("Ada", "Bob", "Cyd"), ("Ada", "Bob", "Cyd"), NOBODY)
    whole = shown(screen.board(look(), table.everything(), names, 80))
    seen = shown(screen.board(look(), table.seat_view(2), names, 80))
    for name in names.names:
        assert name in seen
    assert "Pile, from the top: [" in whole
    assert "out of the game: [" in whole
    assert "Pile, from the top" not in seen
    assert "out of the game" not in seen
    assert "discarded: [■ gold 1]" in whole
    assert "discarded: [■ gold 1]" in seen
    assert "You" not in seen


def test_cards_by_name() -> None:
    assert screen.card_of("loot wine-3") == "wine-3"
    assert screen.card_of("use two-hands") == "two-hands"
    assert screen.card_of("drop gold") == "gold-1"
    for text in ("pass", "peace", "pick left-1", "bet peace-fight", "rob 1", "announce first"):
        assert screen.card_of(text) is None
    seen = look()
    assert screen.cards_called(seen, "wine") == ["wine-1"]
    assert screen.cards_called(seen, "Wine 3") == ["wine-3"]
    assert screen.cards_called(seen, "two hands") == ["two-hands"]
    assert screen.cards_called(seen, "w") == ["weapons-1", "wine-1", "whirlpool"]
    assert screen.cards_called(seen, "nobody") == screen.cards_called(seen, "") == []
    assert screen.card_line(seen, "wine-1").plain == "[▼ wine]  1 ×7  2 ×2  3 ×1"
    assert screen.card_line(seen, "void").plain == "[≈ Void]"


@languages
def test_every_kind_of_card_can_be_found_by_its_name(language: str) -> None:
    seen = look(language=language)
    for kind in (*SORTS, *BOTTLES):
        name = seen.text(f"dol-kind-{kind}")
        assert kind in [kind_of(card) for card in screen.cards_called(seen, name.upper())]


@languages
def test_the_legend_tells_every_sign(language: str) -> None:
    seen = look(language=language)
    legend = shown(screen.legend(seen))
    for sort in SORTS:
        assert f"[{title(seen, sort)}] ×10" in legend
    for sign in ("↑", "↓", "↕", "✓", "✗", "▸", "[≈]", *SMALL_HANDS.values()):
        assert sign in legend


# --- The end -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DOL-7.7")
def test_the_sheet_shows_the_examples_of_the_book() -> None:
    goods = [
        ["wine-2", "cloth-2", "instruments-1", "instruments-3", "gold-2", "gold-3"],
        ["jewels-3", "weapons-3", "cloth-3"],
        [],
    ]
    goods[0] += ["porcelain-1", "porcelain-2", "porcelain-3"]
    displays = [{"goods": each, "bottles": []} for each in goods]
    view = at("over", displays=displays).seat_view(0)
    lines = [flat(line.plain) for line in screen.sheet(look(), view, view, seats_at(view)) if line.plain.strip()]
    assert lines[0] == "Kai (random) 18 points"
    assert lines[2] == "all sets are equal and count double: 3 + 3 + 3, together 18"
    assert lines[3] == "You 10 points"
    assert "[○ porcelain 1+2+3=6↑]" in lines[4] + lines[5]
    assert lines[-3] == "highest 6, lowest 2 + 2, together 10"
    assert lines[-2:] == ["Coralie (random) 0 points", "no set that scores"]
    assert screen.points_of_round(view) == [10, 18, 0]


def test_the_end_for_want_of_cards() -> None:
    view = at("before").seat_view(0)
    view.record.phase, view.record.waiting, view.record.pile_size = PHASE_OVER, 0, 3
    assert "Too few cards for another duel." in drawing(view)
    assert "left 1" not in drawing(view)


@languages
def test_the_end_of_a_game_has_its_headlines(language: str) -> None:
    table = at("lookout")
    before = table.seat_view(0)
    assert not screen.round_over(before, before)
    table.act(1, "pass")
    after = table.seat_view(0)
    assert screen.round_over(before, after)
    of_round, of_game = screen.headlines(tell(before, table.observed_actions(0), after))
    assert [sentence.id for sentence in of_round] == ["dol-over-sunrise"]
    assert [sentence.id.removesuffix("-shared") for sentence in of_game] == ["dol-over-sunrise", "dol-wins"]
    assert screen.headlines([Sentence("dol-silent", {"seat": 0})]) == ([], [])
    assert "☼" in drawing(after, language=language)
    assert flat(look(language=language).text("dol-screen-ended-sunrise")) in flat(drawing(after, language=language))
