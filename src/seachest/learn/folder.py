"""The folder of a training: its checkpoint, and everything that is made from it again after each leg."""

import hashlib
import json
import platform
import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import torch

from seachest import __version__
from seachest.arena.folder import exclusive_lock, naming_file, write_whole
from seachest.bots.net.weights import NetWeights
from seachest.folders import data_folder
from seachest.learn.curve import csv_of
from seachest.learn.events import EventWriter
from seachest.learn.export import net_of, weights_of
from seachest.learn.net import PolicyValueNet
from seachest.learn.page import training_page
from seachest.learn.settings import TrainingSettings, shown_setting
from seachest.learn.trainer import Trainer, read_checkpoint, settings_in
from seachest.rules.errors import NotationError

CHECKPOINT_FILE, CURVES_FILE, PAGE_FILE, NET_FILE = "checkpoint.pt", "curves.csv", "index.html", "net.npz"
LOCK_FILE = ".lock"
NETS_FOLDER, EXPLOITERS_FOLDER = "nets", "exploiters"
FOLDER_DIGEST_LENGTH = 8

COMMAND_OPTIONS = ("players", "method", "decisions", "seed", "tables", "steps", "minibatch", "leg", "width", "blocks")
"""The settings that have an option of the same name on the command line; --set NAME=VALUE changes the others."""
UNNAMED_SETTINGS = ("game", "rival", "start")
"""Settings that follow from what is named on the command line."""


def default_folder_of(settings: TrainingSettings) -> Path:
    """The folder of a training where none was named: below the user's data, another one for all other settings."""
    text = json.dumps(asdict(settings), sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()[:FOLDER_DIGEST_LENGTH]
    room = EXPLOITERS_FOLDER if settings.rival else NETS_FOLDER
    return data_folder() / room / f"{settings.game}-{settings.method}-{settings.seed}-{digest}"


def kept_settings(folder: Path, given: Mapping[str, object]) -> TrainingSettings | None:
    """The settings of the training that a folder holds; None if it holds none.

    Raises NotationError that names the first of the `given` settings which that training does not have.
    """
    path = folder / CHECKPOINT_FILE
    if not path.exists():
        return None
    found = settings_in(read_checkpoint(path, torch.device("cpu")))
    difference = found.first_difference(given)
    if difference is not None:
        raise NotationError(f"{folder}: contains another training ({difference}); choose another folder with --out")
    return found


def command_of(
    settings: TrainingSettings, net: str | None = None, *, start: str | None = None, device: str | None = None
) -> str:
    """The command line that trains the same again.

    `net` is what an exploiter was trained against, `start` the net that another training began with.
    """
    words = ["seachest", "train", settings.game] if net is None else ["seachest", "exploit", net]
    if net is not None and not settings.start:
        words.append("--fresh")
    if start is not None:
        words += ["--start", start]
    for name in COMMAND_OPTIONS:
        words += [f"--{name}", shown_setting(getattr(settings, name))]
    for field in fields(settings):
        value = getattr(settings, field.name)
        if field.name not in (*COMMAND_OPTIONS, *UNNAMED_SETTINGS) and value != field.default:
            words += ["--set", f"{field.name}={shown_setting(value)}"]
    return shlex.join([*words, "--device", device] if device else words)


def device_text(device: torch.device) -> str:
    """What a net was trained on, in words."""
    if device.type == "cuda":
        return str(torch.cuda.get_device_name(device))
    return f"{platform.machine()}, {torch.get_num_threads()} threads"


def card_of(trainer: Trainer, command: str) -> dict[str, Any]:  # JSON
    """What the file of weights tells of how it was made."""
    evaluated = [report for report in trainer.curve if report.evaluations]
    results = [asdict(found) for found in evaluated[-1].evaluations] if evaluated else []
    return {
        "command": command,
        "version": __version__,
        "seed": trainer.settings.seed,
        "device": device_text(trainer.device),
        "seconds": round(trainer.progress.seconds, 1),
        "decisions": trainer.progress.decisions,
        "games": trainer.progress.games,
        "results": results,
        **({} if trainer.before is None else {"before": trainer.before}),
    }


class TrainingFolder:
    """A folder that belongs to one training while it is open."""

    def __init__(self, path: Path, trainer: Trainer, command: str, language: str = "en") -> None:
        self.path, self.trainer, self.command, self._language = path, trainer, command, language
        with naming_file(path):
            self._events = EventWriter(path, trainer.curve)
        self._write_rest()

    @classmethod
    @contextmanager
    def open(
        cls,
        path: Path,
        settings: TrainingSettings,
        device: torch.device,
        command: str,
        rival: PolicyValueNet | None = None,
        start: NetWeights | None = None,
        *,
        language: str = "en",
    ) -> Iterator["TrainingFolder"]:
        """The folder with the training that goes on in it, or with a new one if there is no checkpoint.

        A new one begins with the weights of `start`, and its net's card has the card of that net as `before`. The page
        about it is written in `language`.

        Raises NotationError if another command trains in it.
        """
        with naming_file(path):
            path.mkdir(parents=True, exist_ok=True)
            (path / LOCK_FILE).touch()
        with exclusive_lock(path / LOCK_FILE, f"{path}: another command is training in this folder right now"):
            kept = path / CHECKPOINT_FILE
            if kept.exists():
                trainer = Trainer.resume(kept, device, rival)
            else:
                begins, before = (None, None) if start is None else (net_of(start, device), start.card)
                trainer = Trainer(settings, device, rival=rival, start=begins, before=before)
            folder = cls(path, trainer, command, language)
            try:
                yield folder
            finally:
                folder.close()

    def close(self) -> None:
        """Closes the files that are open."""
        self._events.close()

    def keep(self) -> None:
        """Writes what the last leg has changed; the checkpoint comes first, and all else follows from it."""
        with naming_file(self.path):
            self.trainer.save(self.path / CHECKPOINT_FILE)
            self._events.add(self.trainer.curve[-1])
        self._write_rest()

    def _write_rest(self) -> None:
        """Writes curves, page and net."""
        trainer = self.trainer
        write_whole(self.path / CURVES_FILE, csv_of(trainer.curve))
        page = training_page(trainer.settings, trainer.curve, self.command, self._language)
        write_whole(self.path / PAGE_FILE, page)
        if trainer.curve:
            with naming_file(self.path):
                weights_of(trainer.average, trainer.settings.game_object, card_of(trainer, self.command)).save(
                    self.path / NET_FILE
                )
