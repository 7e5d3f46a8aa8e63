"""Looks for puzzles in bots' games: greedy bots, who now and then play what a short search finds."""

from itertools import count

from seachest.bots.names import bot_named
from seachest.bots.seeds import derived_seed
from seachest.notation.position import Start
from seachest.puzzles.checking import USUAL_EFFORT, PuzzleEffort, checked_puzzle, first_look
from seachest.puzzles.puzzle import Puzzle, position_alone, view_of_position
from seachest.rules.chance import dice_below, new_dice
from seachest.rules.game import game_named
from seachest.table import Table, View

LOOK_PERCENT = 50
"""How many of the decisions are looked at; the others are played as greedy plays them."""
MOST_PER_GAME = 2


class PuzzleHunt:
    """Plays a game and keeps the puzzles that come up; everything follows from its seed and its number."""

    def __init__(self, game: str, players: int, seed: int, number: int, effort: PuzzleEffort = USUAL_EFFORT) -> None:
        self._effort = effort
        self._seed = derived_seed("puzzles", game, players, seed, number)
        rules = game_named(game)
        self._start = Start(rules, players, rules.check_options({}, players))
        self._table = Table(self._start, derived_seed(self._seed, "deal", size_bytes=16))
        self._dice = new_dice(self._seed)
        self._bots = [bot_named("greedy", derived_seed(self._seed, "bot", seat)) for seat in range(players)]
        self._used: set[tuple[int, int]] = set()
        """The rounds and seats that have brought a puzzle: others of theirs would be much alike."""

    def play(self) -> list[Puzzle]:
        """Plays the game to its end."""
        found: list[Puzzle] = []
        for decision in count():
            pending = self._table.pending()
            if not pending or len(found) == MOST_PER_GAME:
                break
            seat = pending[0]
            view = self._table.seat_view(seat)
            legal = view.legal()
            if len(legal) == 1:
                answer = legal[0]
            elif len(view.pending()) > 1 or dice_below(self._dice, 100) >= LOOK_PERCENT:
                answer = self._bots[seat].choose(view)
            else:
                answer, puzzle = self._look(view, derived_seed(self._seed, decision))
                if puzzle is not None:
                    found.append(puzzle)
                    self._used.add((view.round_number(), seat))
            self._table.act(seat, answer)
        return found

    def _look(self, view: View, seed: int) -> tuple[str, Puzzle | None]:
        """What to play, and the puzzle that the decision makes, if it makes one."""
        answer, candidate = first_look(view, seed, self._effort)
        if candidate is None or (view.round_number(), view.seat) in self._used:
            return answer, None
        position = position_alone(view)
        if position is None:
            return answer, None
        # A puzzle shows only its position, without what the seat remembers: the obvious may look different there.
        alone = view_of_position(self._start, position, view.seat)
        _, candidate = first_look(alone, derived_seed(seed, "alone"), self._effort)
        if candidate is None:
            return answer, None
        return answer, checked_puzzle(candidate, position, seed, self._effort)
