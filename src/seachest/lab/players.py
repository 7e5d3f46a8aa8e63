"""The bots that the lab lets play: those with a compiled policy, and nets."""

from functools import cache
from pathlib import Path
from typing import Any

from seachest.batches.counted_games import CountedGames, CountingChooser
from seachest.bots.names import POLICY_BOTS
from seachest.bots.net.policy import NET_POLICY, counting_chooser, net_player
from seachest.bots.net.weights import NetWeights, load_weights, shipped_weights
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import game_named
from seachest.rules.types import OptionValues

NET_NAME = "net"


@cache
def _weights(name: str, game: str) -> NetWeights:
    """The weights of `net` or `net:FILE`; raises WeightsError that names the file."""
    file = name.partition(":")[2]
    return load_weights(Path(file) if file else shipped_weights(game), game)


def check_player(name: str, game: str) -> None:
    """Raises an error for a bot that the lab can't let play: it is not compiled, or its file is not there."""
    if name in POLICY_BOTS:
        return
    if name.partition(":")[0] != NET_NAME:
        known = ", ".join([*POLICY_BOTS, NET_NAME, f"{NET_NAME}:FILE"])
        raise NotationError(f"bots: the lab knows only {known}, not {shown(name)}")
    _weights(name, game)


def is_net(name: str) -> bool:
    """Whether a bot of the lab is a net."""
    return name not in POLICY_BOTS


def _chooser(game: str, *, net: bool) -> tuple[str, CountingChooser]:
    policies = {name: bot.policy_for(game) for name, bot in POLICY_BOTS.items()}
    label = " ".join([*policies, *([NET_NAME] if net else [])])
    return label, counting_chooser(game, label, tuple(policies.values()), net=net)


def counted_games(game: str, players: int, options: OptionValues, lineup: list[str]) -> CountedGames:
    """Memory to play and count games of a line-up, at most one net among them; each thread needs its own."""
    nets = {name for name in lineup if is_net(name)}
    label, chooser = _chooser(game, net=bool(nets))
    numbers = {name: number for number, name in enumerate(POLICY_BOTS)}
    shared: Any = net_player(_weights(nets.pop(), game)) if nets else 0
    policies = [numbers.get(name, NET_POLICY) for name in lineup]
    return CountedGames(game_named(game), players, options, label, chooser, policies, shared)
