"""Sea or Shore in the terminal: the bluff is visible, everything fits, and nothing shows that is secret."""

import io
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import seachest
from seachest.cli.screens.sea_or_shore.cards import COLOUR_SIGNS, COVER_SIGN, START_SIGN, WINNER_SIGN
from seachest.cli.terminal.local import LocalPlayer
from seachest.cli.terminal.position import show_position
from seachest.cli.terminal.screen import Detail, Lines, Look, Seats, headline, printable, screen_of
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.stories import Sentence, card_help, card_name
from seachest.rules.chance import new_dice
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.cards import CARDS, COLOURS
from seachest.rules.sea_or_shore.state import PHASES
from seachest.table import Table, View, deal

GAME = "sea-or-shore"
SEED = f"{5:032x}"
NAMES = ("You", "Marina", "Kai", "Coralie", "Finn")
TITLES = ("You", "Marina (greedy)", "Kai (greedy)", "Coralie (greedy)", "Finn (greedy)")
WIDTHS = (20, 37, 60, 80, 107, 200)
OTHER_ACTIONS = {"actions": [2, 4]}
SCREEN = screen_of(GAME)
languages = pytest.mark.parametrize("language", list(LANGUAGES))
tables = pytest.mark.parametrize("players", [3, 4, 5])


def look_of(language: str = "en", width: int = 80, encoding: str = "utf-8", coloured: bool = False) -> Look:
    """How things look on some terminal."""
    return Look(catalogue(language), width, 24, encoding, coloured)


def seats_of(players: int, me: int = 0) -> Seats:
    """Names for a table."""
    return Seats(NAMES[:players], TITLES[:players], me)


def table_at(
    players: int, position: dict[str, Any], moves: Sequence[str] = (), options: dict[str, Any] | None = None
) -> Table:
    """The table at a position, or after some moves from there."""
    return seachest.load(
        {
            "format": 1,
            "game": GAME,
            "players": players,
            "options": options or {},
            "seed": SEED,
            "position": position,
            "moves": list(moves),
        }
    )


def text_of(lines: Lines) -> str:
    """Lines as one text."""
    return "\n".join(line.plain.rstrip() for line in lines)


def flat(text: str) -> str:
    """A text as one line, with single blanks."""
    return " ".join(text.split())


def drawing(table: Table, width: int = 80, detail: Detail = Detail.BOXES, seat: int = 0, **others: Any) -> str:
    """The table as a seat sees it."""
    look = look_of(width=width, **others)
    return text_of(SCREEN.table(look, table.seat_view(seat), seats_of(table.players, seat), width, detail))


def remembered(table: Table, width: int = 80) -> str:
    """What the first seat remembers."""
    return text_of(SCREEN.memory(look_of(width=width), table.seat_view(0), seats_of(table.players)))


def every_drawing(look: Look, view: View, seats: Seats) -> Iterator[Lines]:
    """All that is drawn of one view."""
    for detail in Detail:
        yield SCREEN.table(look, view, seats, look.width, detail)
    yield SCREEN.board(look, view, Seats(seats.names, seats.names, NOBODY), look.width)
    yield [headline(look, *SCREEN.headline(look, view, seats))]
    if view.seat != NOBODY:
        yield SCREEN.memory(look, view, seats)


def game_by_dice(players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Table]:
    """A whole game, decided by dice, stopping before every decision and at the end."""
    table = deal(GAME, players, seed=seed, options=options or {})
    dice = random.Random(seed)
    while pending := table.pending():
        yield table
        seat = dice.choice(pending)
        table.act(seat, dice.choice(table.legal(seat)))
    yield table


# --- Everything fits -----------------------------------------------------------------------------------------------


@tables
def test_every_phase_is_drawn_within_the_width(players: int) -> None:
    """Whole games in all languages, with and without colours and Unicode; every phase as its own seat sees it."""
    dice = random.Random(players)
    drawn = set()
    for seed, options in enumerate([{}, OTHER_ACTIONS] * 5):
        for number, table in enumerate(game_by_dice(players, seed + players, options)):
            view = table.seat_view((table.pending() or (0,))[-1])
            phase = PHASES[view.record.phase]
            if phase in drawn and number % 197:
                continue
            drawn.add(phase)
            look = look_of(
                dice.choice(list(LANGUAGES)),
                dice.choice(WIDTHS),
                dice.choice(("utf-8", "ascii", "latin-1")),
                dice.random() < 0.5,
            )
            for viewer in (view, dice.choice((table.seat_view(None), table.everything()))):
                for lines in every_drawing(look, viewer, seats_of(players, viewer.seat)):
                    assert max(line.cell_len for line in lines) <= look.width
                    shown = printable(look, lines).plain
                    assert max(map(cell_len, shown.split("\n"))) <= look.width
                    shown.encode(look.encoding)
    assert set(PHASES) - drawn == ({"inspect"} if players == 3 else set())


@tables
def test_a_small_terminal_needs_few_lines(players: int) -> None:
    """On 60 columns the smallest drawing leaves most of 20 rows to the news and the choices."""
    for language in LANGUAGES:
        for number, table in enumerate(game_by_dice(players, 4)):
            if number % 37 == 0:
                lines = SCREEN.table(look_of(language, 60), table.seat_view(0), seats_of(players), 60, Detail.TIGHT)
                assert len(lines) <= players + 7


@languages
def test_the_legend_names_every_colour(language: str) -> None:
    for width in WIDTHS:
        for encoding in ("utf-8", "ascii"):
            look = look_of(language, width, encoding)
            lines = SCREEN.legend(look)
            assert max(line.cell_len for line in lines) <= width
            assert all(look.text(f"sos-colour-{colour}") in text_of(lines) for colour in COLOURS)


def test_every_sign_takes_one_cell_and_stands_for_one_thing() -> None:
    assert tuple(COLOUR_SIGNS) == COLOURS
    assert len({style for _, _, style in COLOUR_SIGNS.values()}) == len(COLOURS)
    marks = [*((sign, letter) for sign, letter, _ in COLOUR_SIGNS.values()), COVER_SIGN, START_SIGN, WINNER_SIGN]
    for part in (0, 1):
        assert len({mark[part] for mark in marks}) == len(marks)
    for sign, letter in marks:
        assert cell_len(sign) == 1
        assert letter.isascii()
        assert len(letter) == 1


# --- Nothing secret shows ------------------------------------------------------------------------------------------


@tables
def test_the_same_drawings_whatever_the_seat_does_not_know(players: int) -> None:
    """Reshuffle all that is hidden: the drawings stay the same to the letter."""
    look = look_of(width=100)
    for number, table in enumerate(game_by_dice(players, 7, OTHER_ACTIONS)):
        if number % 29 or not table.pending():
            continue
        view = table.seat_view(0)
        seen = [text_of(lines) for lines in every_drawing(look, view, seats_of(players))]
        for dice in range(2):
            other, record = table.seat_view(0).record, table.game.new_state()
            table.game.guess(other, 0, new_dice(dice))
            table.game.view(other, 0, record)
            again = View(table.game, 0, record, view.options)
            assert [text_of(lines) for lines in every_drawing(look, again, seats_of(players))] == seen


def test_a_card_being_chosen_shows_only_to_its_owner() -> None:
    table = table_at(
        3, {"hands": [["red-7", "red-8"], ["blue-3", "blue-4"], ["green-9", "green-8"]], "plus": [2, 0, 0]}
    )
    before = drawing(table, seat=1)
    table.act(0, "card red-7")
    table.act(0, "show number")
    assert drawing(table, seat=1) == before
    assert "│  7  │" in drawing(table)
    assert "│▒▒▲▒▒│" in drawing(table)
    assert "Your hand (1)" in drawing(table)


# --- The trick -----------------------------------------------------------------------------------------------------

BLUFF = {
    "starter": 2, "round": 2, "totals": [11, 12, 13, 14],
    "hands": [
        ["green-12", "red-10", "red-2", "blue-5"], ["red-3", "red-4", "red-5", "red-6"],
        ["blue-1", "blue-2", "blue-3"], ["purple-1", "purple-2", "purple-3"],
    ],
    "plus": [3, 0, 1, 5],
    "stacks": [["red:2", "blue:3"], [], ["purple:4"], ["red:3", "green:2"]],
    "piles": {"red-blue": {"up": "red:4"}, "green-purple": {"up": "purple:2"}},
    "trick": [
        {"seat": 2, "card": "green-9", "show": "colour", "plus": 2},
        {"seat": 3, "card": "blue-7", "show": "number", "plus": 1},
    ],
    "last": [
        {"seat": 1, "card": "red-12", "plus": 0}, {"seat": 2, "card": "purple-8", "plus": 3},
        {"seat": 3, "card": "purple-11", "plus": 0}, {"seat": 0, "card": "blue-6", "plus": 1},
    ],
}  # fmt: skip
"""A trick in which two have played, one showing the colour and one the number."""


def test_the_bluff_is_visible() -> None:
    """The shore with the number above the sea with the colour, and covers over what others may not see."""
    assert drawing(table_at(4, BLUFF)).split("\n") == [
        "                 ⚑ Kai          Coralie        ▸ You          Marina",
        "                 ╭─────╮        ╭─────╮        ╭─────╮        ╭─────╮",
        " shore           │▒▒▒▒▒│ +2     │  7  │ +1     │  ?  │        │     │",
        " sea             │≈≈♣≈≈│        │▒▒▒▒▒│ =8     │     │        │     │",
        "                 ╰─────╯        ╰─────╯        ╰─────╯        ╰─────╯",
        " previous trick  [8◆]+3         [11◆]          [6●]+1         [12▲]",
        " plus cards      1              5              3              0",
        " treasures, top  1 (◆4)         2 (♣2)         2 (●3)         –",
        " hand            3              3              4              4",
        " points          13             14             11             12",
        " ╭ Action 1 ──────────────────────╮ ╭ Action 3 ─────────────────╮",
        " │ take 2 plus cards from someone │ │ see and order 3 treasures │",
        " │ ▲ red: treasure (▲4)           │ │ ♣ green: this action      │",
        " │ ● blue: this action            │ │ ◆ purple: treasure (◆2)   │",
        " ╰────────────────── 12 face down ╯ ╰───────────── 13 face down ╯",
        " Your treasures: (▲2) (●3)  6 points so far  Supply: 10",
        " Your hand (4)",
        " ╭───╭───╮ ╭───╮ ╭───╮",
        " │ 2 │ 10│ │ 5 │ │ 12│",
        " │≈▲≈│≈▲≈│ │≈●≈│ │≈♣≈│",
        " ╰───╰───╯ ╰───╯ ╰───╯",
    ]


def test_the_same_in_words_where_there_is_less_room() -> None:
    assert drawing(table_at(4, BLUFF), 60, Detail.TAGS).split("\n") == [
        "             card      before  plus  stack   hand  points",
        "  ⚑ Kai      [▒♣]+2    [8◆]+3  1     1 (◆4)  3     13",
        "    Coralie  [7▒]+1=8  [11◆]   5     2 (♣2)  3     14",
        " ▸  You      ?         [6●]+1  3     2 (●3)  4     11",
        "    Marina   –         [12▲]   0     –       4     12",
        " ▲ treasure (▲4)  ● Action 1  12 face down",
        " ♣ Action 3  ◆ treasure (◆2)  13 face down",
        " Your treasures: (▲2) (●3)  6 points so far  Supply: 10",
        " Your hand (4) [▲ 2 10] [● 5] [♣ 12]",
    ]


def test_letters_where_there_is_no_unicode() -> None:
    table = table_at(4, BLUFF)
    look = look_of(encoding="ascii")
    shown = printable(look, SCREEN.table(look, table.seat_view(0), seats_of(4), 80, Detail.BOXES)).plain
    for expected in ("@ Kai", "> You", "|#####| +2", "|~~G~~|", "[8P]+3", "(R4)", "|~R~|~R~| |~B~| |~G~|"):
        assert expected in shown, expected


def test_the_own_card_shows_what_is_under_its_cover() -> None:
    table = table_at(4, BLUFF, ["0 card red-10", "0 show colour", "0 plus 2"])
    shown = drawing(table)
    assert "│▒▒10▒│ +2" in shown
    assert "│≈≈▲≈≈│ =12" in shown
    assert "the others see only half of your card" in shown
    assert "[▒10▒▲]+2=12" in drawing(table, detail=Detail.TAGS)
    assert "[▒▲]+2 " in drawing(table, detail=Detail.TAGS, seat=1)


def test_the_top_line_tells_round_trick_starter_and_turn() -> None:
    table = table_at(4, BLUFF)
    look = look_of()
    assert SCREEN.headline(look, table.seat_view(0), seats_of(4)) == (
        ["Sea or Shore", "Round 2", "Trick 9 of 12", "Kai starts"],
        "Your turn",
        None,
    )
    facts, turn, _ = SCREEN.headline(look, table.seat_view(2), seats_of(4, 2))
    assert (facts[-1], turn) == ("you start", f"{NAMES[0]} is playing")
    facts, turn, _ = SCREEN.headline(look, deal(GAME, 3, seed=1).seat_view(None), seats_of(3, NOBODY))
    assert (facts[2], turn) == ("The pass", "Everyone passes a card")


@tables
@pytest.mark.parametrize("size", [1, 2])
def test_games_with_small_hands_are_drawn_too(players: int, size: int) -> None:
    tops = set()
    for table in game_by_dice(players, players, {"hand": size, "rounds": 1}):
        view = table.seat_view((table.pending() or (0,))[0])
        look, seats = look_of(), seats_of(players, view.seat)
        for lines in every_drawing(look, view, seats):
            assert max(line.cell_len for line in lines) <= look.width
        tops.add(SCREEN.headline(look, view, seats)[0][2:3][0] if table.pending() else "over")
    assert tops == {"over", "The pass"} | {f"Trick {trick + 1} of {size}" for trick in range(size)}
    assert f"{48 - players * size} of the cards you have not seen are out of this round." in flat(remembered(table))


def test_the_last_trick_is_announced_and_which_action_does_nothing_in_it() -> None:
    """SOS-8.3: the third action is skipped in the last trick, the first is not."""
    table = table_at(4, {"hands": [["red-1"], ["red-2"], ["red-3"], ["red-4"]]})
    assert SCREEN.headline(look_of(), table.seat_view(0), seats_of(4))[2] == "LAST TRICK"
    shown = drawing(table)
    assert "take 2 plus cards from someone" in shown
    assert "nothing in the last trick" in shown
    assert "see and order 3 treasures" not in shown


# --- The uncovered trick -------------------------------------------------------------------------------------------

JOINED = {
    "hands": [["red-4", "blue-9"], ["purple-7", "blue-1"], ["green-9", "blue-2"]],
    "piles": {"all": {"up": "red:3"}},
}
JOINED_MOVES = ["0 card red-4", "0 show colour", "1 card purple-7", "1 show number", "2 card green-9", "2 show number"]


def test_winners_are_marked_and_joined_colours_are_said() -> None:
    """The example of SOS-7.3: purple and green count as one."""
    before = drawing(table_at(3, JOINED))
    assert "▲ red: treasure (▲3)" in before
    assert "♣ green + ◆ purple" in before
    assert "count as one: this action" in before
    after = drawing(table_at(3, JOINED, JOINED_MOVES))
    assert " result          ★ wins ▲            last                ★ wins ♣◆" in after.split("\n")
    assert "│≈≈◆≈≈│" in after
    assert "▒" not in after
    assert "▲ red: treasure is gone" in after


@tables
def test_the_uncovered_trick_is_seen_for_a_moment(players: int) -> None:
    """SOS-3.5: no matter who plays the last card, each viewer sees all cards whole, and nothing won yet."""
    before: View | None = None
    complete = 0
    look = look_of(width=100)
    for table in game_by_dice(players, 11):
        after = table.seat_view(0)
        noticed = table.observed_actions(0) if before is not None else []
        if before is not None and noticed and (moments := SCREEN.moments(look, before, noticed, after)):
            ((words, view),) = moments
            assert words == "The covers come off!"
            complete += 1
            shown = text_of(SCREEN.table(look, view, seats_of(players), 100, Detail.BOXES))
            assert "▒" not in shown
            assert "★ wins" in shown
            assert view.record.stack_size[0] == before.record.stack_size[0]
            assert view.record.hand_size[0] == view.record.hand_size[1]
        before = after
    assert complete == {3: 24, 4: 24, 5: 18}[players]


def test_winners_stay_marked_when_a_card_has_been_fetched() -> None:
    position = {
        "hands": [["red-1", "red-2"], ["blue-1", "blue-2"], ["green-1", "green-2"], ["purple-1", "purple-2"]],
        "piles": {"red-blue": {"up": "red:2"}, "green-purple": {"up": "purple:2"}},
    }
    moves = ["0 card red-2", "0 show colour", "1 card blue-2", "1 show colour", "2 card green-2", "2 show colour"]
    moves += ["3 card purple-2", "3 show colour", "1 swap 0", "1 return blue-1", "2 fetch red-2"]
    shown = drawing(table_at(4, position, moves, OTHER_ACTIONS)).split("\n")
    assert " result          ★ wins ▲       ★ wins ●       ★ wins ♣       ★ wins ◆" in shown
    assert " sea             │     │        │≈≈●≈≈│        │≈≈♣≈≈│        │≈≈◆≈≈│" in shown


def test_what_is_looked_at_is_numbered_and_remembered() -> None:
    """SOS-8.3: while they are ordered by their places, afterwards as what comes next."""
    position = {**JOINED, "piles": {"all": {"up": "red:3", "down": ["blue:2", "red:4", "green:3"] + ["?"] * 16}}}
    table = table_at(3, position, JOINED_MOVES)
    seen = drawing(table, seat=2)
    assert "next: 1 (●2) 2 (▲4) 3 (♣3)" in seen
    assert "next:" not in drawing(table)
    table.act(2, "order 312")
    assert "next: (●2) (▲4) (?)" in drawing(table, seat=2)
    assert "♣ green: treasure (♣3)" in drawing(table)


# --- What one remembers --------------------------------------------------------------------------------------------


def test_memory_tells_where_every_island_is() -> None:
    """SOS-10.3: the passed card is known in the other hand, and uncertain once a card lies half covered."""
    hands = [[f"{colour}-{number}" for number in range(1, 13)] for colour in COLOURS]
    table = table_at(4, {"phase": "pass", "starter": 3, "hands": hands})
    shown = remembered(table)
    assert flat(shown.split("\n")[2]) == "▲ red you you you you you you you you you you you Cor"
    assert flat(shown.split("\n")[3]) == "● blue ? ? ? ? ? ? ? ? ? ? ? you"
    assert "Coralie (12 cards): [▲ 12] 11 unknown cards" in shown
    assert "What the others have seen of your hand\n Marina: [● 12]" in shown
    table.act(3, "card red-12")
    table.act(3, "show colour")
    shown = remembered(table)
    assert flat(shown.split("\n")[2]).endswith("you Co?")
    assert "Coralie (11 cards): 11 unknown cards · maybe covered: [▲ 12]" in shown


def test_memory_tells_stacks_piles_and_what_was_played() -> None:
    position = {
        **JOINED,
        "gone": ["red-1", "blue-12"] + ["?"] * 28,
        "stacks": [["red:2"], ["purple:4", "blue:4"], []],
        "piles": {"all": {"up": "red:3", "down": ["?"] * 16}},
    }
    table = table_at(3, position)
    shown = remembered(table)
    assert f"Treasures, from bottom to top\n {NAMES[1]}: (◆4) (●4)\n {NAMES[2]}: –\n" in shown
    assert flat(shown.split("\n")[2]).split()[2] == "×"
    assert "12 of the cards you have not seen are out of this round." in shown
    assert "▲●♣◆: (?)×16" in shown
    assert "(▲ 2 3 4) (● 2 2 3 3) (♣ 2 2 3 3 4) (◆ 2 2 3 3)" in shown
    narrow = remembered(table, 40)
    assert "Not seen yet" in narrow
    assert "Played" in narrow


# --- Cards by name -------------------------------------------------------------------------------------------------


@languages
def test_cards_can_be_called_in_many_ways(language: str) -> None:
    look = look_of(language)
    for card in ("red-7", "purple:3", "plus", "action-2"):
        called = SCREEN.cards_called(look, card_name(look.catalogue, GAME, card).upper())
        assert card in called
        assert SCREEN.cards_called(look, card)
        assert card_help(look.catalogue, GAME, card)
        assert SCREEN.card_line(look, card).plain.endswith(card_name(look.catalogue, GAME, card))
    assert SCREEN.cards_called(look, "") == []
    assert SCREEN.cards_called(look, "crocodile") == []


def test_the_card_of_a_decision() -> None:
    assert SCREEN.card_of("card red-7") == "red-7"
    assert SCREEN.card_of("fetch blue-12") == "blue-12"
    assert SCREEN.card_of("show colour") is None
    assert SCREEN.card_of("pass red") is None
    assert all(SCREEN.card_of(f"discard {card}") == card for card in CARDS)


# --- The ends ------------------------------------------------------------------------------------------------------

LAST = {
    "round": 2, "totals": [10, 20, 5],
    "hands": [["red-4"], ["purple-7"], ["green-9"]],
    "piles": {"all": {"up": "red:3"}},
    "stacks": [["blue:2"], ["green:3", "green:3"], []],
    "plus": [5, 2, 1],
}  # fmt: skip


def last_move(table: Table) -> tuple[View, View]:
    """Plays to the end of the game by the first choices; the first seat's views before and after the last decision."""
    while len(table.pending()):
        before = table.seat_view(0)
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[0])
    return before, table.seat_view(0)


@languages
def test_the_score_sheet(language: str) -> None:
    """SOS-9.1: treasures, and a point for every two plus cards."""
    before, after = last_move(table_at(3, LAST))
    assert SCREEN.round_over(before, after)
    assert not SCREEN.round_over(before, before)
    assert SCREEN.points_of_round(after) == [7, 8, 0]
    look = look_of(language)
    sheet = flat(text_of(SCREEN.sheet(look, before, after, seats_of(3))))
    worth = look.text("sos-screen-worth", treasures=5, half=2, plus=5, points=7)
    total = look.text("sos-screen-sheet-total", total=17)
    assert f"{TITLES[0]} {flat(worth)} {total} (●2) (▲3)" in sheet
    assert f"{look.text('sos-screen-sheet-total', total=28)} (♣3) (♣3)" in sheet


def test_the_headlines_are_the_last_trick_and_the_winner() -> None:
    ids = ["sos-uncovers", "sos-takes", "sos-round-ends", "sos-scores", "sos-over", "sos-wins-tie"]
    told = [Sentence(message, {}) for message in ids]
    of_round, of_game = SCREEN.headlines(told)
    assert [sentence.id for sentence in of_round] == ids[:2]
    assert [sentence.id for sentence in of_game] == ids[-1:]
    assert SCREEN.headlines(told[:2]) == ([], [])


@tables
def test_a_whole_game_at_the_table(
    players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody answers by dice to the end, and looks at every page now and then."""
    dice = random.Random(players)
    answers = [dice.choice("1111234ph") for _ in range(600)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
    monkeypatch.setenv("COLUMNS", "80")
    language = list(LANGUAGES)[players % len(LANGUAGES)]
    table = deal(GAME, players, seed=players, names=["human", *["bot:random"] * (players - 1)])
    session = LocalPlayer(Console(highlight=False), catalogue(language), table, 0, tmp_path / "game.json", 0)
    assert session.run() == 0
    printed = capsys.readouterr().out
    assert "sos-" not in printed
    for message in ("sos-screen-own-hand", "sos-screen-last-trick", "play-go-on", "play-saved"):
        assert catalogue(language).text(message) in printed
    result = table.result()
    assert result is not None
    assert sum(map(sum, session.history)) == sum(result.scores)
    wide = [line for line in printed.split("\n") if cell_len(line) > 80 and str(tmp_path) not in line]
    assert not wide


def test_the_whole_board_is_printed_for_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    table = table_at(4, BLUFF)
    show_position(table.everything(), None, "en")
    shown = capsys.readouterr().out
    for expected in ("│▒▒9▒▒│", "seat 3: [◆ 1 2 3]", "seat 0: (▲2) (●3)", "Played"):
        assert expected in shown, expected
    show_position(table.seat_view(1), ["Ada", "Bo", "Cy", "Di"], "en")
    shown = capsys.readouterr().out
    for expected in ("What Bo knows", "│▒▒▒▒▒│", "Di: 3 unknown cards", "Ada: (▲2) (●3)", "Bo: [▲ 3 4 5 6]"):
        assert expected in shown, expected
