"""The games for OpenSpiel: after ``import seachest.envs.openspiel``, `pyspiel.load_game` finds them.

    import pyspiel
    import seachest.envs.openspiel

    game = pyspiel.load_game("seachest_dolores(players=3,bottles=False)")

The names are ``seachest_sea_or_shore``, ``seachest_dolores`` and ``seachest_sea_salt_paper``. Parameters of each:

- ``players``: how many play.
- ``rewards``: "rank" (1 for the first place evenly down to -1), "win" (the winner's 1 against the others), both
  zero-sum, or "points".
- ``deals``: 0 for all of them, which chance draws in 8 nodes of 32 outcomes each (2**40 deals), or so many fixed deals
  in one chance node, for algorithms that walk the whole tree.
- ``seed``: another number gives other deals.
- ``small``: the name of a small game (`seachest.small`), which says all of the above but the rewards: a few cards are
  hidden, one chance node deals them in all ways, each as likely as with shuffled cards, and ``max_game_length`` is the
  length of the longest game. Its information states also say, in words, what the seat sees.
- each option of the game by its own name, lists as ``2 3 3 4``; -1 or an empty text is what the rules say.

**Chance** is all drawn at the start: the deal is a seed of the table, which also decides later shuffles. That is the
same game to everybody who can't see the seed, and no view shows anything of it. So a history tells a whole game, and
states and games are written, read, pickled and copied in the middle of a game, and go on alike. Search that looks at
true states would foresee chance; `resample_from_infostate` gives states with all that is hidden drawn afresh (for
OpenSpiel's ISMCTS in Python; its C++ bot can't call it).

**Decisions at the same moment** are asked for one by one, the lowest seat first; what others see does not change until
all have chosen, so nothing is lost by it. What may be said out of turn (Dolores with ``talk``) is not offered.

**Information states.** `information_state_string` is exact: all that the seat has observed since the deal in words, its
own decisions whole, and a 128-bit digest of all that it ever saw, so different knowledge gives different strings.
`information_state_tensor` has a fixed size and holds less: the features of the seat's view, with the memory of cards
that the rules give a player, and which player it is. `observation_string` is the view as JSON, `observation_tensor`
its features; `Game.pieces` explains them, and observers have them by name. Observers also show what a spectator sees
(private_info NONE), what all seats see (ALL_PLAYERS), and as a text what a seat alone sees (public_info=False).
"""

from seachest.envs.openspiel.game import SpielGame, SpielState, register, spiel_name

__all__ = ["SpielGame", "SpielState", "spiel_name"]

register()
