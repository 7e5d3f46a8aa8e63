"""On phones, upright and on their side: own cards in sight, fingers find everything, and everything can be read."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from seachest.client import RequestRefused, ServerClient
from seachest.rules.game import game_named, game_names
from seachest.wire.play import Situation
from tests.services import in_a_loop_of_its_own
from tests.serving import Running
from tests.web.conftest import Visiting
from tests.web.places import may_decide, settle
from tests.web.sizes import DESKTOP, LOW_DESKTOP, PHONE, PHONES, SHORT_PHONE, SIDEWAYS, SIZES, SMALL_PHONE
from tests.web.visitor import Visitor

OUT_OF_SIGHT = """(which) => [...document.querySelectorAll(which)].filter((each) => {
  const { top, bottom, left, right } = each.getBoundingClientRect();
  return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
}).length"""
COVERED = """(which) => {
  const own = document.querySelector(".own").getBoundingClientRect();
  return [...document.querySelectorAll(which)].filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return bottom > own.top + 1 && top < own.bottom && right > own.left && left < own.right;
  }).length;
}"""
"""How many of these things lie under what one decides and one's own cards."""
CUT_NAMES = """() => [...document.querySelectorAll(".seat .name")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""
"""Names of players that are not shown whole."""
SMALL_TEXTS = """() => [...document.querySelectorAll("body *")].filter((each) =>
  each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest(".unseen, svg")
  && [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
  && parseFloat(getComputedStyle(each).fontSize) < 12).map((each) => `${each.className}: ${each.textContent}`)"""
"""What is written smaller than 12 pixels."""
SMALL_TARGETS = """() => [
  ...document.querySelectorAll("button, select, input, summary, a.button, [data-choice]"),
].filter((each) => {
  const { width, height } = (each.closest("label") ?? each).getBoundingClientRect();
  return each.checkVisibility({ visibilityProperty: true }) && !each.closest(".unseen") && !each.disabled
    && each.getAttribute("aria-disabled") !== "true" && (width < 43.9 || height < 43.9);
}).map((each) => `${each.className}: ${each.ariaLabel ?? each.textContent}`)"""
"""What can be touched and is smaller than 44 pixels."""

LOOSE_NAMES = """() => [...document.querySelectorAll(".face .name")].filter((each) => {
  if (!each.checkVisibility()) return false;
  const range = document.createRange();
  range.selectNodeContents(each);
  const [name, card] = [range.getBoundingClientRect(), each.parentElement.getBoundingClientRect()];
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  return name.left < card.left - 1 || name.right > card.right + 1 || lines > each.textContent.split(" ").length;
}).map((each) => each.textContent)"""
"""Names of cards that are wider than the card, or broken within a word."""

Wish = Callable[[Situation], bool]


async def play_until(url: str, table: str, token: str, wish: Wish, most: int | None = None) -> bool:
    """Plays a seat without a page, always by its last choice, until what it may decide is as wished; whether it was.

    It gives up at the end of the game, or after `most` decisions.
    """
    made = 0
    async with ServerClient(url) as client:
        await client.guest("Ada")
        followed = await client.follow(table, token)
        while await may_decide(followed):
            situation = followed.situation
            assert situation is not None
            if wish(situation):
                return True
            if made == most:
                return False
            made += 1
            texts = choices(situation)
            try:
                await followed.act(texts[-1])
            except RequestRefused:
                if followed.situation is situation:  # else the server was faster if there is only one answer
                    raise
    return False


def choices(situation: Situation) -> list[str]:
    """What the seat may decide."""
    return [choice.text for choice in situation.choices]


def table_where(
    visitor: Visitor,
    server: Running,
    players: int,
    wish: Wish,
    game: str = "sea-or-shore",
    most: int | None = None,
    **options: Any,
) -> str:
    """A table that asks something of the visitor, after at most so many decisions, shown; the first of some seeds."""
    for seed in range(1, 30):
        table = visitor.new_table(game, players, seed=f"{seed:032x}", options=options)
        held: list[bool] = []

        async def play(table: str = table, held: list[bool] = held) -> None:
            held.append(await play_until(server.url, table, visitor.tokens[table], wish, most))

        in_a_loop_of_its_own(play())
        if held == [True]:
            visitor.show_table(table)
            visitor.ready()
            settle(visitor)
            return table
    raise AssertionError("nothing like this was asked in any game")


def begins(verb: str, in_round: int | None = None) -> Wish:
    """Whether a decision of this kind is wanted, in a certain round if one is given; the server makes forced ones."""

    def wish(situation: Situation) -> bool:
        offered = choices(situation)
        return len(offered) > 1 and offered[0].startswith(verb) and in_round in (None, situation.view["round"])

    return wish


# --- Sea or Shore --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", game_named("sea-or-shore").seats)
@pytest.mark.parametrize("verb", ["card", "show", "plus", "take"])
def test_a_hand_of_twelve_is_within_the_screen(verb: str, players: int, visit: Visiting, server: Running) -> None:
    ada = visit(reduced_motion="reduce", **PHONE)
    table_where(ada, server, players, begins(verb))
    check_hand_and_piles(ada, PHONES.values())


@pytest.mark.parametrize("players", game_named("sea-or-shore").seats)
@pytest.mark.parametrize(("in_round", "most"), [(1, 0), (2, None)])
def test_hand_and_piles_are_within_the_screen_while_a_card_is_passed(
    in_round: int, most: int | None, players: int, visit: Visiting, server: Running
) -> None:
    ada = visit(reduced_motion="reduce", **PHONE)
    table_where(ada, server, players, begins("pass", in_round), most=most)
    check_hand_and_piles(ada, [*PHONES.values(), SMALL_PHONE, LOW_DESKTOP])


def check_hand_and_piles(visitor: Visitor, sizes: Iterable[dict[str, Any]]) -> None:
    """Fails if something of the hand can't be seen or chosen in some window, or lies over a pile."""
    for size in visitor.at_sizes(sizes):
        assert visitor.page.evaluate(OUT_OF_SIGHT, ".hand .card") == 0, size
        assert visitor.page.evaluate(OUT_OF_SIGHT, "[data-choice]") == 0, size
        assert visitor.page.evaluate(COVERED, ".pile .count") == 0, size
        assert visitor.page.evaluate(CUT_NAMES) == [], size


@pytest.mark.parametrize("language", ["de", "fr"])
def test_longer_words_leave_the_hand_in_sight_on_a_phone_on_its_side(
    language: str, visit: Visiting, server: Running
) -> None:
    ada = visit(reduced_motion="reduce", locale=language, **SIDEWAYS)
    table_where(ada, server, 5, begins("plus"))
    assert ada.page.evaluate(OUT_OF_SIGHT, ".hand .card") == 0
    assert ada.page.evaluate(OUT_OF_SIGHT, ".prompt button") == 0


@pytest.mark.parametrize("players", game_named("sea-or-shore").seats)
def test_the_hand_is_within_the_screen_while_treasures_are_put_in_order(
    players: int, visit: Visiting, server: Running
) -> None:
    ada = visit(reduced_motion="reduce", **PHONE)
    table_where(ada, server, players, begins("order"), actions=[1, 3])
    for size in ada.at_sizes(PHONES.values()):
        assert ada.page.evaluate(OUT_OF_SIGHT, ".hand .card") == 0, size
        assert ada.page.evaluate(OUT_OF_SIGHT, ".order button") == 0, size
        assert ada.page.evaluate(COVERED, ".pile .count") == 0, size


def test_the_start_flag_is_within_the_seat_of_its_owner(visit: Visiting, server: Running) -> None:
    ada = visit(reduced_motion="reduce", **PHONE)
    table_where(ada, server, 5, begins("card"))
    starter = [frame for frame in ada.frames if frame.get("situation")][-1]["situation"]["view"]["starter"]
    assert ada.page.locator(".seat span.flag").count() == 1
    assert ada.page.locator(f".seat[data-seat='{starter}'] span.flag").count() == 1


# --- All games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", game_names())
def test_the_level_of_bots_stands_beside_their_names_and_the_rules_open_at_what_is_going_on(
    game: str, size: dict[str, Any], visit: Visiting
) -> None:
    ada = visit(reduced_motion="reduce", **size)
    players = game_named(game).seats[-1]
    table = ada.open_table(game, players, seed="05" * 16, bots=["casual"] * (players - 1))
    ada.ready()
    levels = ada.page.locator(".seat .level")
    assert levels.all_inner_texts() == ["casual"] * (players - 1)
    section = ada.situations(table)[-1]["facts"]["rules_section"]
    ada.look_up_rules()
    title = ada.page.locator("dialog[open] .current .title")
    title.wait_for()
    assert title.inner_text().startswith(str(section))
    assert ada.page.evaluate(OUT_OF_SIGHT, "dialog[open] .current .title") == 0


@pytest.mark.parametrize("game", game_names())
def test_fingers_find_everything_and_everything_can_be_read(game: str, visit: Visiting) -> None:
    ada = visit(reduced_motion="reduce", **PHONE)
    ada.open_table(game, game_named(game).seats[-1], seed="05" * 16)
    ada.ready()
    settle(ada)
    for size in ada.at_sizes(PHONES.values()):
        assert ada.page.evaluate(SMALL_TARGETS) == [], size
        assert ada.page.evaluate(SMALL_TEXTS) == [], size
    for size in ada.at_sizes([SIDEWAYS]):
        assert ada.page.evaluate(OUT_OF_SIGHT, "[data-choice]") == 0, size


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_the_waiting_room_the_link_is_in_sight_and_a_bot_is_chosen_beside_the_free_seat(
    language: str, visit: Visiting
) -> None:
    ada = visit(reduced_motion="reduce", locale=language, **PHONE)
    ada.open_table("sea-or-shore", 5, bots=[])
    ada.page.locator(".seat.empty select").last.wait_for()
    overlap = """([seat]) => {
      const [words, menu] = [".words", "select"].map((each) => seat.querySelector(each).getBoundingClientRect());
      return words.top < menu.bottom && menu.top < words.bottom && words.right <= menu.left;
    }"""
    ada.page.locator(".invite input").first.wait_for()
    for size in ada.at_sizes([PHONE, SMALL_PHONE]):
        assert ada.page.evaluate(OUT_OF_SIGHT, ".invite input") == 0, size
        assert ada.page.locator(".seat.empty").count() == 4
        assert ada.page.locator(".seat.empty").evaluate_all(overlap), size


@pytest.mark.parametrize("game", game_names())
def test_on_a_laptop_ones_own_cards_are_in_sight_without_scrolling(game: str, visit: Visiting) -> None:
    ada = visit(reduced_motion="reduce", **LOW_DESKTOP)
    ada.open_table(game, game_named(game).seats[-1], seed="05" * 16)
    assert ada.ready()
    if game == "sea-salt-paper":
        choose(ada, "draw")
        ada.page.locator("[data-choice^=keep]").first.wait_for()
    settle(ada)
    assert ada.page.evaluate(OUT_OF_SIGHT, ".own, .own .card, [data-choice]") == 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_laptop_everything_is_in_sight_while_a_call_may_be_made(
    language: str, visit: Visiting, server: Running
) -> None:
    ada = visit(reduced_motion="reduce", locale=language, **LOW_DESKTOP)
    may_call: Wish = lambda situation: {"end", "stop", "last-chance"} <= set(choices(situation))  # noqa: E731
    table_where(ada, server, 4, may_call, game="sea-salt-paper")
    assert ada.page.evaluate(OUT_OF_SIGHT, ".own, .own .card, [data-choice]") == 0
    assert ada.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0


# --- Sea Salt & Paper and Dolores ------------------------------------------------------------------------------------

READ_STACK_POSITIONS = """() => [...document.querySelectorAll(".stacks > *")].map((each) => {
  const { left, top } = each.getBoundingClientRect();
  return [Math.round(left + scrollX), Math.round(top + scrollY)];
})"""
"""Where deck and piles lie."""
COUNT_NAMELESS_CARDS = """() => [...document.querySelectorAll(".hand .group > .card:last-child")].filter((each) =>
  !each.querySelector(".name")?.checkVisibility({ visibilityProperty: true })).length"""
"""How many cards in hand don't show their names; of several of a kind, one does."""
COUNT_ROWS = "() => new Set([...document.querySelectorAll('.hand .group')].map((each) => each.offsetTop)).size"
"""In how many rows the cards in hand stand."""


def choose(visitor: Visitor, verb: str) -> None:
    """Makes the first choice of a kind, as soon as it is there."""
    choice = visitor.page.locator(f"[data-choice^='{verb}']").first
    choice.wait_for()
    choice.evaluate("(each) => each.click()")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_deck_and_piles_stay_where_they_are(size: dict[str, Any], visit: Visiting, server: Running) -> None:
    ada = visit(reduced_motion="reduce", **size)
    # With a card on each pile, the discard is a choice; the server would make a forced one, and the tray be gone.
    may_discard_anywhere: Wish = lambda situation: (  # noqa: E731
        "draw" in choices(situation) and all(situation.view["piles"])
    )
    table_where(ada, server, 4, may_discard_anywhere, game="sea-salt-paper")
    settle(ada)
    before = ada.page.evaluate(READ_STACK_POSITIONS)
    choose(ada, "draw")
    ada.page.locator("[data-choice^=keep]").first.wait_for()
    settle(ada)
    assert ada.page.evaluate(READ_STACK_POSITIONS) == before
    choose(ada, "keep")
    ada.page.locator(".tray .card").first.wait_for()
    settle(ada)
    assert len(before) == 3
    assert ada.page.evaluate(READ_STACK_POSITIONS) == before


@pytest.mark.parametrize("language", ["de", "nl", "fr"])
def test_names_of_cards_are_not_broken_whatever_way_the_phone_is_held(
    language: str, visit: Visiting, server: Running
) -> None:
    ada = visit(reduced_motion="reduce", locale=language, **PHONE)
    table_where(ada, server, 2, begins("keep"), game="sea-salt-paper")
    assert ada.page.locator(".face .name").count() > 0
    for size in ada.at_sizes((PHONE, SIDEWAYS, PHONE)):
        assert ada.page.evaluate(LOOSE_NAMES) == [], size


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_cards_in_hand_keep_their_names_and_are_in_sight(size: dict[str, Any], visit: Visiting) -> None:
    ada = visit(reduced_motion="reduce", **size)
    table = ada.open_table("sea-salt-paper", 4, seed="05" * 16)
    for _ in range(4):
        choose(ada, "take")
        ada.page.wait_for_function("() => !document.querySelector('[data-choice^=take]')")
        while "draw" not in ada.choices():
            assert ada.ready()
            offered = ada.choices()
            if "draw" not in offered and offered:
                choose(ada, "end" if "end" in offered else offered[0])
            ada.page.wait_for_timeout(30)
    settle(ada)
    assert ada.situations(table)[-1]["view"]["hands"][0]
    ada.page.evaluate("() => scrollTo(0, 0)")
    assert ada.page.evaluate(COUNT_NAMELESS_CARDS) == 0
    assert ada.page.evaluate(OUT_OF_SIGHT, ".hand .card") == 0


def test_six_cards_in_hand_are_one_row_on_phones_and_what_they_are_worth_is_in_sight(
    visit: Visiting, server: Running
) -> None:
    ada = visit(reduced_motion="reduce", **PHONE)
    has_six: Wish = lambda situation: "draw" in choices(situation) and len(situation.view["hands"][0]) == 6  # noqa: E731
    table_where(ada, server, 4, has_six, game="sea-salt-paper", most=60)
    assert ada.page.evaluate(OUT_OF_SIGHT, ".own") == 0
    for size in ada.at_sizes([PHONE, SHORT_PHONE]):
        assert ada.page.evaluate(COUNT_NAMELESS_CARDS) == 0, size
        assert ada.page.evaluate(COUNT_ROWS) == 1, size


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_announced_looks_different_from_what_is_shown(size: dict[str, Any], visit: Visiting) -> None:
    ada = visit(reduced_motion="reduce", **size)
    ada.context.add_init_script("localStorage['seachest.confirm'] = 'off'")
    ada.open_table("dolores", 2, seed="05" * 16, options={"pile": 36, "talk": True})
    look = "(each) => { const { backgroundColor, color, borderRadius, boxShadow } = getComputedStyle(each);"
    look += " return [backgroundColor, color, borderRadius, boxShadow]; }"
    announcing = ada.page.locator("[data-choice='announce fight']")
    while True:
        assert ada.ready()
        if announcing.count():
            break
        choose(ada, ada.choices()[0])
        ada.page.wait_for_timeout(30)
    said = announcing.evaluate(look)
    choose(ada, "announce fight")
    showing = ada.page.locator("[data-choice='fight']")
    showing.wait_for()
    shown = showing.evaluate(look)
    assert all(one != other for one, other in zip(said, shown, strict=True))


HIDDEN_OF_DUEL = """() => {
  const { top: buttons } = document.querySelector(".actions-place").getBoundingClientRect();
  return [...document.querySelectorAll(".duel .place, .duel .bubble")].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top < 0 || bottom > buttons;
  }).length;
}"""
"""Cards of the duel, and what was announced, that lie under the buttons or are scrolled away."""


def test_with_four_players_the_duel_is_in_sight_while_a_gesture_is_chosen(visit: Visiting, server: Running) -> None:
    ada = visit(reduced_motion="reduce", **SHORT_PHONE)
    table = table_where(ada, server, 4, lambda situation: "fight" in choices(situation), game="dolores", talk=True)
    for _ in ada.at_sizes([SHORT_PHONE, SMALL_PHONE]):
        ada.show_table(table)
        assert ada.ready()
        settle(ada)
        ada.page.wait_for_function(f"({HIDDEN_OF_DUEL})() === 0", timeout=5_000)
