"""Weights of nets as files: half-precision numbers, with the layout that they were trained for and a card."""

import hashlib
import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from seachest.rules.errors import SeachestError
from seachest.rules.game import Game, game_named, game_names

WEIGHTS_FOLDER = Path(__file__).with_name("trained")
"""The nets of the package, one a game."""
ARRAY_NAMES = ("scale", "first", "first_bias", "blocks", "block_biases", "policy", "policy_bias", "value", "value_bias")
FORMAT_VERSION = 1

FloatArray = npt.NDArray[np.float32]


class WeightsError(SeachestError):
    """A file of weights is missing, damaged, or was made for another layout of observations and actions."""


def layout_digest(game: Game) -> str:
    """A digest of everything that a number of an observation or an action of a game means."""
    described = [(piece.name, piece.begin, piece.size, piece.highest, piece.signed) for piece in game.pieces]
    text = json.dumps([game.name, described, game.actions, game.relative_actions])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class NetWeights:
    """All numbers of a net, the game it plays, and a card that says how it was made."""

    game: str
    arrays: dict[str, FloatArray]
    card: dict[str, Any] = field(default_factory=dict)  # as JSON: what is known about the training
    layout: str = ""

    @property
    def width(self) -> int:
        """Units of each layer."""
        return int(self.arrays["first"].shape[1])

    @property
    def blocks(self) -> int:
        """Residual blocks."""
        return int(self.arrays["blocks"].shape[0])

    def save(self, path: Path) -> None:
        """Writes the weights in half precision; the file is there only when it is whole."""
        about = {"format": FORMAT_VERSION, "game": self.game, "layout": self.layout, "card": self.card}
        halves = {name: array.astype(np.float16) for name, array in self.arrays.items() if name != "scale"}
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".new")
        with part.open("wb") as file:
            np.savez_compressed(
                file, about=np.array(json.dumps(about)), scale=self.arrays["scale"], allow_pickle=False, **halves
            )
        part.replace(path)

    def digest(self) -> str:
        """A digest of all numbers, which identifies the net no matter what its card says."""
        digest = hashlib.sha256(f"{self.game} {self.layout}".encode())
        for name in ARRAY_NAMES:
            digest.update(self.arrays[name].tobytes())
        return digest.hexdigest()[:16]


def shipped_weights(game: str) -> Path:
    """The file of the net that the package has for a game; it may be missing."""
    return WEIGHTS_FOLDER / f"{game}.npz"


def load_weights(path: Path, game: str | None = None) -> NetWeights:
    """The weights in a file, for a game (None: for the game that the file tells).

    Raises WeightsError that names the file if it is missing or damaged, plays another game, or was made for another
    layout of observations and actions.
    """
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            arrays = {name: np.ascontiguousarray(file[name], np.float32) for name in ARRAY_NAMES}
        version, made_for, layout, card = (about[name] for name in ("format", "game", "layout", "card"))
    except FileNotFoundError:
        raise WeightsError(f"{path}: No such file or directory") from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise WeightsError(f"{path}: not a weights file ({error})") from None
    if version != FORMAT_VERSION:
        raise WeightsError(f"{path}: weights of format {version}, but this version reads only format {FORMAT_VERSION}")
    if made_for not in game_names():
        raise WeightsError(f"{path}: these weights are for {made_for}, an unknown game")
    if game is not None and made_for != game:
        raise WeightsError(f"{path}: these weights are for {made_for}, not {game}")
    wanted = layout_digest(game_named(made_for))
    if layout != wanted:
        raise WeightsError(f"{path}: made for layout {layout} of {made_for}, but this version has {wanted}")
    _check_shapes(path, game_named(made_for), arrays)
    return NetWeights(made_for, arrays, card, layout)


def _check_shapes(path: Path, game: Game, arrays: dict[str, FloatArray]) -> None:
    """Raises WeightsError if an array has another shape than compiled code is going to read."""
    width, blocks = arrays["first_bias"].size, len(arrays["block_biases"])
    features, actions = game.feature_count, len(game.actions)
    wanted: dict[str, tuple[int, ...]] = {
        "scale": (features,),
        "first": (features, width),
        "first_bias": (width,),
        "blocks": (blocks, width, width),
        "block_biases": (blocks, width),
        "policy": (actions, width),
        "policy_bias": (actions,),
        "value": (width,),
        "value_bias": (1,),
    }
    for name, shape in wanted.items():
        if arrays[name].shape != shape:
            raise WeightsError(f"{path}: {name} has the shape {arrays[name].shape}, not {shape}")
