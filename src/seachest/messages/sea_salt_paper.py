"""The sentences of Sea Salt & Paper: what happened, what may be decided, and what cards are worth."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from seachest.messages.catalogue import Catalogue
from seachest.messages.stories import Event, Sentence, times
from seachest.notation.position import standing
from seachest.notation.record import Move
from seachest.rules.sea_salt_paper.cards import (
    BOATS,
    CAPTAIN,
    CARDS,
    COLONY,
    COLOUR_SETS,
    COLOURS,
    CRABS,
    FISH,
    KINDS,
    LIGHTHOUSE,
    MERMAIDS,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
    names,
)
from seachest.rules.sea_salt_paper.duos import can_rob_someone
from seachest.rules.sea_salt_paper.moving import piles_are_empty
from seachest.rules.sea_salt_paper.scoring import (
    OCTOPUS_POINTS,
    PENGUIN_POINTS,
    PER_BOAT,
    PER_FISH,
    PER_PENGUIN,
    PER_SAILOR,
    SAILOR_POINTS,
    SHELL_POINTS,
    card_points,
    colour_bonus,
)
from seachest.rules.sea_salt_paper.state import ACTIONS, DRAW, LAST_CHANCE, OVER, ROB, ROUND_LIMIT, SEARCH
from seachest.table import View

DECISIONS = {
    "draw": "SSP-3.2",
    "take": "SSP-3.4",
    "keep": "SSP-3.2",
    "discard": "SSP-3.2",
    "lay": "SSP-4.1",
    "with": "SSP-4.1",
    "search": "SSP-4.3",
    "pick": "SSP-4.3",
    "rob": "SSP-4.6",
    "end": "SSP-3.1",
    "stop": "SSP-6.2",
    "last-chance": "SSP-6.3",
}
"""All decisions, in the order of a turn, with the clause that each is told in."""


def card_text(catalogue: Catalogue, card: str, form: str | None) -> str:
    """A card in words."""
    return catalogue.text(f"ssp-card-{card.replace('.', '-')}", form)


def kind(card: str) -> str:
    """The kind of a card: crab, boat, …"""
    return card.partition(".")[0]


def _seats_from(seat: int, players: int) -> list[int]:
    """All seats clockwise, beginning with this one."""
    return [(seat + i) % players for i in range(players)]


def _without(cards: Iterable[str], others: Iterable[str]) -> list[str]:
    """The cards that are left when the others are taken away."""
    return list((Counter(cards) - Counter(others)).elements())


def _top(record: Any, pile: int) -> str | None:
    """The top card of a pile, which everybody sees (SSP-9.1)."""
    size = int(record.pile_size[pile])
    return CARDS[record.pile[pile, size - 1]] if size else None


def _drawn(record: Any) -> list[str]:
    """The cards being chosen from, as far as they are known."""
    return [CARDS[record.drawn[i]] for i in range(2) if record.drawn[i] >= 0]


def _worth(record: Any, seat: int) -> int:
    """The card points of a seat, of the cards that are known."""
    return int(card_points(record.hand[seat], record.laid[seat]))


# --- What happened -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Event(Event):
    """A decision, and what it changed."""

    @property
    def round_is_over(self) -> bool:
        """Whether the view after it is in another round, or after the game."""
        return bool(self.after.round_number != self.before.round_number or self.after.phase == OVER)

    def gained_card(self) -> str:
        """The card that the viewer, who decided, has more than before."""

        def owned(record: Any) -> list[str]:
            waiting = [CARDS[record.first]] if record.first >= 0 else []
            return names(record.hand[self.seat]) + names(record.laid[self.seat]) + waiting

        return _without(owned(self.after), owned(self.before))[0]


def opening(view: View) -> list[Sentence]:
    """A round begins (SSP-2.2)."""
    return [_round_begins(view.record)]


def _round_begins(record: Any) -> Sentence:
    return Sentence("ssp-round-begins", {"round": int(record.round_number), "seat": int(record.turn)})


def tell(before: View, observed: Sequence[Move], after: View) -> list[Sentence]:
    """What happened when a seat decided something, as far as the viewer knows."""
    (move,) = observed
    verb, _, what = move.text.partition(" ")
    event = _Event(before, move.seat, what, after.record)
    told = TOLD[verb](event)
    if not event.round_is_over:
        return told
    return told + _tell_round_end(event, stopped=verb == "stop")


def _tell_draw(event: _Event) -> list[Sentence]:
    """SSP-3.2: nobody else learns anything before one card is discarded; SSP-3.3: a single last card is kept."""
    if event.before.deck_size == 1:
        if event.own:
            return [event.says("ssp-takes-last-seen", card=event.gained_card())]
        return [event.says("ssp-takes-last")]
    return [event.says("ssp-draws", cards=_drawn(event.after))] if event.own else []


def _tell_take(event: _Event) -> list[Sentence]:
    pile = int(event.what)
    return [event.says("ssp-takes", card=_top(event.before, pile - 1), pile=pile)]


def _tell_keep(event: _Event) -> list[Sentence]:
    """The others hear of it with the discard, unless four mermaids win before that (SSP-5.6)."""
    if event.own:
        return [event.says("ssp-keeps", card=event.what)]
    return [event.says("ssp-keeps-one")] if event.after.phase == OVER else []


def _tell_discard(event: _Event) -> list[Sentence]:
    pile = int(event.what)
    message = "ssp-discards" if event.own else "ssp-keeps-one-discards"
    return [event.says(message, card=_top(event.after, pile - 1), pile=pile)]


def _tell_nothing(event: _Event) -> list[Sentence]:
    """The next decision tells this one too."""
    return []


def _tell_with(event: _Event) -> list[Sentence]:
    """SSP-4.1: the pair and what it does, or that it does nothing (SSP-4.2)."""
    cards = [CARDS[event.before.first], event.what]
    if kind(event.what) == "fish" and event.before.deck_size > 0:
        if event.own:
            return [event.says("ssp-lays-gets", cards=cards, card=event.gained_card())]
        return [event.says("ssp-lays-draws", cards=cards)]
    if kind(event.what) == "boat" and event.after.phase == DRAW:
        return [event.says("ssp-lays-again", cards=cards)]
    message = "ssp-lays" if event.after.phase in (SEARCH, ROB) else "ssp-lays-idle"
    return [event.says(message, cards=cards)]


def _tell_pick(event: _Event) -> list[Sentence]:
    pile = int(event.before.searched) + 1
    if event.own:
        return [event.says("ssp-picks-seen", pile=pile, card=event.what)]
    return [event.says("ssp-picks", pile=pile)]


def _tell_rob(event: _Event) -> list[Sentence]:
    """SSP-9.2: thief and victim know the card."""
    victim = int(event.what)
    if event.own:
        return [event.says("ssp-robs-seen", other=victim, card=event.gained_card())]
    if event.view.seat == victim:
        lost = _without(names(event.before.hand[victim]), names(event.after.hand[victim]))[0]
        return [event.says("ssp-robs-seen", other=victim, card=lost)]
    return [event.says("ssp-robs", other=victim)]


def _tell_end(event: _Event) -> list[Sentence]:
    """SSP-6.3: who has had the last turn reveals, unless the deck is empty (SSP-7.1)."""
    revealed = event.before.call == LAST_CHANCE and event.before.deck_size > 0
    return [_reveals(event, event.seat)] if revealed else []


def _tell_stop(event: _Event) -> list[Sentence]:
    everyone = _seats_from(event.seat, event.before.players)
    return [event.says("ssp-calls-stop"), *(_reveals(event, seat) for seat in everyone)]


def _tell_last_chance(event: _Event) -> list[Sentence]:
    if event.round_is_over:
        points = int(card_points(event.after.shown[event.seat], 0))
    else:
        points = _worth(event.after, event.seat)
    return [event.says("ssp-calls-last-chance", points=points), _reveals(event, event.seat)]


def _reveals(event: _Event, seat: int) -> Sentence:
    """The hand that a seat has just revealed."""
    if event.round_is_over:
        cards = _without(names(event.after.shown[seat]), names(event.before.laid[seat]))
    else:
        cards = names(event.after.hand[seat])
    return Sentence("ssp-reveals", {"seat": seat, "cards": cards})


TOLD: dict[str, Callable[[_Event], list[Sentence]]] = {
    "draw": _tell_draw,
    "take": _tell_take,
    "keep": _tell_keep,
    "discard": _tell_discard,
    "lay": _tell_nothing,
    "with": _tell_with,
    "search": _tell_nothing,
    "pick": _tell_pick,
    "rob": _tell_rob,
    "end": _tell_end,
    "stop": _tell_stop,
    "last-chance": _tell_last_chance,
}


def _tell_round_end(event: _Event, stopped: bool) -> list[Sentence]:
    """How the round ended (SSP-5.6: or the whole game), and what comes now."""
    if event.after.laid[event.seat] & MERMAIDS == MERMAIDS:
        return [event.says("ssp-wins-mermaids")]
    if stopped:
        told = [_scores_cards(event.after, seat) for seat in _seats_from(event.seat, event.before.players)]
    elif event.before.deck_size == 0:
        told = [Sentence("ssp-void", {})]
    else:
        told = _tell_bet(event)
    return told + (_tell_game_end(event) if event.after.phase == OVER else [_round_begins(event.after)])


def _scores(message: str, after: Any, seat: int, **values: int) -> Sentence:
    points, total = int(after.gained[seat]), int(after.totals[seat])
    return Sentence(message, {"seat": seat, **values, "points": points, "total": total})


def _scores_cards(after: Any, seat: int) -> Sentence:
    return _scores("ssp-scores-cards", after, seat)


def _tell_bet(event: _Event) -> list[Sentence]:
    """SSP-6.4, 6.5: all cards are revealed, so everybody sees who won the bet."""
    after, caller = event.after, int(event.before.caller)
    seats = _seats_from(caller, event.before.players)
    worth = {seat: int(card_points(after.shown[seat], 0)) for seat in seats}
    best = max(seats, key=lambda seat: worth[seat])  # the caller, when tied
    if best == caller:
        bonus = int(colour_bonus(after.shown[caller], 0))
        told = [
            Sentence("ssp-bet-won", {"seat": caller, "points": worth[caller]}),
            _scores("ssp-scores-both", after, caller, worth=worth[caller], bonus=bonus),
        ]
        return told + [_scores("ssp-scores-bonus", after, seat) for seat in seats[1:]]
    values = {"seat": caller, "other": best, "points": worth[caller], "most": worth[best]}
    told = [Sentence("ssp-bet-lost", values), _scores("ssp-scores-bonus", after, caller)]
    return told + [_scores_cards(after, seat) for seat in seats[1:]]


def _tell_game_end(event: _Event) -> list[Sentence]:
    """SSP-8: why the game is over, who has won, and what decided between equals."""
    after = event.after
    totals, winners = standing(event.view.game, after)
    most = max(totals)
    if most >= after.goal:
        over = Sentence("ssp-over-goal", {"goal": int(after.goal)})
    else:
        over = Sentence("ssp-over-limit", {"rounds": ROUND_LIMIT})
    if len(winners) > 1:
        return [over, Sentence("ssp-wins-shared", {"seats": winners, "total": most})]
    winner = {"seat": winners[0], "total": most}
    if totals.count(most) > 1:
        return [over, Sentence("ssp-wins-tie", {**winner, "points": int(after.gained[winners[0]])})]
    return [over, Sentence("ssp-wins", winner)]


# --- Decisions -----------------------------------------------------------------------------------------------------


def choice(view: View, text: str) -> Sentence:
    """A decision for the player whose view it is; its help tells what it leads to."""
    verb, _, what = text.partition(" ")
    return CHOICES[verb](view, what)


def _choose_draw(view: View, what: str) -> Sentence:
    if view.record.deck_size == 1:
        return Sentence("ssp-do-draw-last", {})
    return Sentence("ssp-do-draw", {"left": max(0, int(view.record.deck_size) - 2)})


def _choose_take(view: View, what: str) -> Sentence:
    card = _top(view.record, int(what) - 1)
    if card is None:
        return Sentence("ssp-do-take-any", {"pile": int(what)})
    return Sentence("ssp-do-take", {"pile": int(what), "card": card})


def _choose_keep(view: View, what: str) -> Sentence:
    others = _without(_drawn(view.record), [what])
    if len(others) != 1:
        return Sentence("ssp-do-keep-any", {"card": what})
    if others[0] == what:
        return Sentence("ssp-do-keep-twin", {"card": what})
    return Sentence("ssp-do-keep", {"first": what, "second": others[0]})


def _choose_discard(view: View, what: str) -> Sentence:
    pile, drawn = int(what), _drawn(view.record)
    if len(drawn) != 1:
        return Sentence("ssp-do-discard-any", {"pile": pile})
    covered = _top(view.record, pile - 1)
    if covered is None:
        return Sentence("ssp-do-discard-empty", {"pile": pile, "card": drawn[0]})
    return Sentence("ssp-do-discard", {"pile": pile, "first": drawn[0], "second": covered})


def _effect(view: View, card: str) -> str:
    """What a duo with this card would do now (SSP-4.2 to 4.6); "none" where that is impossible."""
    v = view.record
    name = kind(card)
    if name == "crab":
        return "none" if piles_are_empty(v) else "search"
    if name == "boat":
        return "none" if v.deck_size == 0 and piles_are_empty(v) else "turn"
    if name == "fish":
        return "none" if v.deck_size == 0 else "draw"
    return "rob" if can_rob_someone(v, view.seat) else "none"


def _choose_lay(view: View, what: str) -> Sentence:
    return Sentence("ssp-do-lay", {"card": what, "effect": _effect(view, what)})


def _choose_with(view: View, what: str) -> Sentence:
    return Sentence("ssp-do-with", {"card": what, "effect": _effect(view, what)})


def _choose_search(view: View, what: str) -> Sentence:
    return Sentence("ssp-do-search", {"pile": int(what), "size": int(view.record.pile_size[int(what) - 1])})


def _choose_pick(view: View, what: str) -> Sentence:
    return Sentence("ssp-do-pick", {"card": what})


def _choose_rob(view: View, what: str) -> Sentence:
    return Sentence("ssp-do-rob", {"other": int(what), "size": int(view.record.hand_size[int(what)])})


def _choose_end(view: View, what: str) -> Sentence:
    if view.record.deck_size == 0:
        return Sentence("ssp-do-end-void", {})
    return Sentence("ssp-do-end-reveal" if view.record.call == LAST_CHANCE else "ssp-do-end", {})


def _choose_stop(view: View, what: str) -> Sentence:
    return Sentence("ssp-do-stop", {"points": _worth(view.record, view.seat)})


def _choose_last_chance(view: View, what: str) -> Sentence:
    v = view.record
    if v.deck_size == 0:
        return Sentence("ssp-do-last-chance-void", {})
    bonus = int(colour_bonus(v.hand[view.seat], v.laid[view.seat]))
    return Sentence("ssp-do-last-chance", {"points": _worth(v, view.seat), "bonus": bonus})


CHOICES: dict[str, Callable[[View, str], Sentence]] = {
    "draw": _choose_draw,
    "take": _choose_take,
    "keep": _choose_keep,
    "discard": _choose_discard,
    "lay": _choose_lay,
    "with": _choose_with,
    "search": _choose_search,
    "pick": _choose_pick,
    "rob": _choose_rob,
    "end": _choose_end,
    "stop": _choose_stop,
    "last-chance": _choose_last_chance,
}


# --- What cards are worth ------------------------------------------------------------------------------------------


def points_breakdown(view: View, seat: int) -> list[tuple[Sentence, int]]:
    """SSP-5: what makes up the card points of a seat, of the cards that the viewer knows; nothing that gives 0."""
    hand, laid = int(view.record.hand[seat]), int(view.record.laid[seat])

    def have(which: int) -> int:
        return (hand & which).bit_count() + (laid & which).bit_count()

    pairs = {
        "crabs": have(CRABS) // 2,
        "boats": have(BOATS) // 2,
        "fish": have(FISH) // 2,
        "swimmers": min(have(SWIMMERS), have(SHARKS)),
    }
    worth = [(Sentence(f"ssp-worth-{name}", {"number": number}), number) for name, number in pairs.items()]
    for name, which, table in (
        ("shells", SHELLS, SHELL_POINTS),
        ("octopuses", OCTOPUSES, OCTOPUS_POINTS),
        ("penguins", PENGUINS, PENGUIN_POINTS),
        ("sailors", SAILORS, SAILOR_POINTS),
    ):
        worth.append((Sentence(f"ssp-worth-{name}", {"number": have(which)}), int(table[have(which)])))
    for name, which, counted, each in (
        ("lighthouse", LIGHTHOUSE, BOATS, PER_BOAT),
        ("shoal", SHOAL, FISH, PER_FISH),
        ("colony", COLONY, PENGUINS, PER_PENGUIN),
        ("captain", CAPTAIN, SAILORS, PER_SAILOR),
    ):
        if have(which):
            worth.append((Sentence(f"ssp-worth-{name}", {"number": have(counted)}), each * have(counted)))
    colours = sorted(((have(int(COLOUR_SETS[i])), -i) for i in range(len(COLOURS))), reverse=True)
    for number, i in colours[: have(MERMAIDS)]:
        worth.append((Sentence("ssp-worth-mermaid", {"colour": COLOURS[-i], "number": number}), number))
    return [(sentence, points) for sentence, points in worth if points]


# --- For the rules page --------------------------------------------------------------------------------------------


def rule_tables(catalogue: Catalogue) -> dict[int, list[list[str]]]:
    """The tables of the rules page by section, the head of each in its first row."""
    return {1: _card_rows(catalogue), 10: _decision_rows(catalogue)}


def rule_notes(catalogue: Catalogue) -> dict[int, str]:
    """What the rules page says in a section before its table."""
    return {10: catalogue.text("ssp-rules-section-10", word=f"`{CARDS[0]}`")}


def _card_rows(catalogue: Catalogue) -> list[list[str]]:
    """SSP-1: all cards."""
    rows = [[catalogue.text(f"ssp-rules-head-{name}") for name in ("card", "number", "colours")]]
    for each in KINDS:
        colours = [times(catalogue.text(f"ssp-colour-{colour}"), copies) for colour, copies in each.colours.items()]
        rows.append([catalogue.text(f"ssp-kind-{each.name}"), str(sum(each.colours.values())), ", ".join(colours)])
    return rows


def _decision_rows(catalogue: Catalogue) -> list[list[str]]:
    """SSP-10: all decisions and what is typed for them."""
    rows = [[catalogue.text(f"ssp-rules-head-{name}") for name in ("decision", "text", "clause")]]
    for verb, clause in DECISIONS.items():
        texts = [text for text in ACTIONS if text.split()[0] == verb]
        if texts[0].split()[-1] in CARDS:
            texts = [f"{verb} {catalogue.text('ssp-rules-any-card')}"]
        rows.append([catalogue.text(f"ssp-rules-{verb}"), " / ".join(f"`{text}`" for text in texts), clause])
    return rows
