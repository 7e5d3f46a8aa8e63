"""The training itself: rounds of self-play and learning, in legs that end with a checkpoint."""

import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from pickle import PickleError
from typing import Any

import numpy as np
import torch
from torch import Tensor

from seachest.bots.net.weights import layout_digest
from seachest.bots.seeds import derived_seed
from seachest.learn.curve import Evaluation, LegReport
from seachest.learn.net import PolicyValueNet
from seachest.learn.objective import LossWeights, ppo_loss
from seachest.learn.selfplay import Chooser, SelfPlay, choose
from seachest.learn.settings import TrainingSettings
from seachest.rules.errors import NotationError
from seachest.rules.game import Game, game_named, game_names

DEVICE_NAMES = ("cpu", "cuda")
TRAINING_SEED_BYTES = 7
"""Seeds are small enough for every random source."""


@dataclass
class Progress:
    """How far a training is."""

    decisions: int = 0
    games: int = 0
    legs: int = 0
    seconds: float = 0.0
    """Of collecting and learning, without compiling and evaluating."""


def device_named(name: str | None) -> torch.device:
    """A device by its name, cpu or cuda; without one the GPU, else the processor. Raises NotationError otherwise."""
    if name is not None and name not in DEVICE_NAMES:
        raise NotationError(f"device: unknown {name}; expected one of: {', '.join(DEVICE_NAMES)}")
    has_gpu = torch.cuda.is_available()
    if name == "cuda" and not has_gpu:
        raise NotationError("device: PyTorch finds no GPU on this machine")
    return torch.device(name or ("cuda" if has_gpu else "cpu"))


@dataclass
class Trainer:
    """A net in training, with all that a checkpoint keeps.

    It plays against itself, or, if there is a `rival`, in one seat against that net in all others. It begins with the
    weights of `start`, a net that is not larger, if there is one, else with fresh weights.
    """

    settings: TrainingSettings
    device: torch.device
    progress: Progress = field(default_factory=Progress)
    rival: PolicyValueNet | None = None
    start: PolicyValueNet | None = None
    before: dict[str, Any] | None = None  # JSON
    """The card of the net that it began with: how that one was trained."""
    curve: list[LegReport] = field(default_factory=list)
    """The reports of all legs."""

    def __post_init__(self) -> None:
        settings = self.settings
        assert (self.rival is None) == (settings.rival == ""), "settings and rival come together"
        self.net = self._first_net()
        self.average = deepcopy(self.net)
        self.magnet = deepcopy(self.net) if settings.method == "mmd" else None
        self.optimiser = self._new_optimiser()
        game = settings.game_object
        self._tables = [self._tables_for(game, players) for players in settings.players]
        self._compile(self.device.type == "cuda")

    def _first_net(self) -> PolicyValueNet:
        """The net that the training begins with: that of `start`, or one with fresh weights."""
        settings = self.settings
        torch.manual_seed(settings.seed)
        net = PolicyValueNet.for_game(settings.game_object, settings.width, settings.blocks).to(self.device)
        if self.start is not None:
            net.grown_from(self.start)
        return net

    def _new_optimiser(self) -> torch.optim.Adam:
        on_gpu = self.device.type == "cuda"
        return torch.optim.Adam(self.net.parameters(), lr=self.settings.first_rate, eps=1e-5, fused=on_gpu)

    def _tables_for(self, game: Game, players: int) -> SelfPlay:
        settings = self.settings
        sizes = settings.tables, settings.steps
        return SelfPlay(game, players, *sizes, self.device, bot=settings.bot, bot_tables=settings.bot_tables)

    def _compile(self, on_gpu: bool) -> None:
        """Binds the functions that are called again and again; compiled if there is a GPU."""

        def chooser(features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
            return choose(self.net, features, masks)

        def value_of(features: Tensor) -> Tensor:
            with torch.autocast(features.device.type, torch.bfloat16, enabled=on_gpu):
                return self.net(features)[1].float()  # type: ignore[no-any-return]  # modules have no types

        weights = LossWeights(self.settings.clip, self.settings.value)

        def loss_of(*parts: Tensor) -> Tensor:
            return ppo_loss(self.net, self.magnet, weights, *parts)

        wrap: Callable[..., Any] = torch.compile if on_gpu else _uncompiled  # takes and gives functions of any type
        self._chooser = wrap(chooser, dynamic=False)
        self._value_of = wrap(value_of, dynamic=False)
        self._loss_of = wrap(loss_of, dynamic=False)
        self._rival_chooser: Chooser | None = None
        if self.rival is not None:
            rival = self.rival

            def rival_chooser(features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
                return choose(rival, features, masks)

            self._rival_chooser = wrap(rival_chooser, dynamic=False)

    def start_over(self, settings: TrainingSettings) -> None:
        """Begins another training of the same kind, with another seed or length; what was compiled is used again."""
        assert replace(settings, seed=0, decisions=1, leg=1) == replace(self.settings, seed=0, decisions=1, leg=1)
        self.settings, self.progress, self.curve = settings, Progress(), []
        begins = self._first_net().state_dict()
        for net in (self.net, self.average, self.magnet):
            if net is not None:
                net.load_state_dict(begins)
        self.optimiser = self._new_optimiser()

    # Training

    @property
    def is_done(self) -> bool:
        """Whether all decisions of the training were made."""
        return self.progress.decisions >= self.settings.decisions

    def run_leg(self, report: Callable[[], None] | None = None) -> LegReport:
        """Trains until the next checkpoint is due; `report` is called after each round, when `progress` has changed.

        All chance of a leg follows from the seed and the number of the leg. The report of the leg becomes the last one
        of `curve`. Raises ValueError if the training is over.
        """
        if self.is_done:
            raise ValueError("the training is over")
        settings, progress = self.settings, self.progress
        seed = derived_seed("training", settings.seed, progress.legs, size_bytes=TRAINING_SEED_BYTES)
        torch.manual_seed(seed)
        dice = np.random.default_rng(seed)
        for place, tables in enumerate(self._tables):
            tables.deal(derived_seed("tables", seed, place, tables.players, size_bytes=TRAINING_SEED_BYTES))
        if self.magnet is not None and progress.legs % settings.magnet_legs == 0:
            self.magnet.load_state_dict(self.net.state_dict())
        begin, games, losses, errors, entropies = time.perf_counter(), 0, [], [], []
        rounds = settings.rounds_of_leg(progress.decisions)
        for _ in range(rounds):
            for tables in self._tables:
                with torch.no_grad():
                    tables.collect(self._chooser, self._value_of, settings.decay, dice, self._rival_chooser)
                losses.append(self._learn(tables))
                errors.append(tables.experience.mean(tables.experience.advantages.square()))
                entropies.append(-tables.experience.mean(tables.experience.log_shares))
                games += int(tables.experience.dones.sum())
                progress.decisions += settings.round_size
            self._follow()
            if report is not None:
                report()
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        seconds = time.perf_counter() - begin
        progress.games += games
        progress.legs += 1
        progress.seconds += seconds
        made = rounds * settings.round_size * len(self._tables)
        found = LegReport(
            progress.decisions,
            progress.games,
            progress.seconds,
            made / seconds,
            float(torch.stack(losses).mean()),
            float(torch.stack(errors).mean()),
            float(torch.stack(entropies).mean()),
        )
        self.curve.append(found)
        return found

    def add_evaluations(self, evaluations: tuple[Evaluation, ...]) -> None:
        """Writes down how well the net plays after the last leg."""
        self.curve[-1] = replace(self.curve[-1], evaluations=evaluations)

    def _learn(self, tables: SelfPlay) -> Tensor:
        """Goes through what was collected, table by table in random order; returns the mean loss."""
        settings, experience = self.settings, tables.experience
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate_after(self.progress.decisions)
        entropy = torch.tensor(settings.entropy_after(self.progress.decisions), device=self.device)
        magnet = torch.tensor(settings.magnet, device=self.device)
        advantages = experience.scaled_advantages()
        losses = []
        lines = settings.minibatch // settings.steps
        for _ in range(settings.passes):
            order = torch.randperm(settings.tables, device=self.device)
            for begin in range(0, settings.tables, lines):
                chosen = order[begin : begin + lines]
                loss = self._loss_of(
                    experience.features[:, chosen].flatten(0, 1),
                    experience.masks[:, chosen].flatten(0, 1),
                    experience.actions[:, chosen].flatten(),
                    experience.log_shares[:, chosen].flatten(),
                    advantages[:, chosen].flatten(),
                    experience.returns[:, chosen].flatten(),
                    experience.counted[:, chosen].flatten(),
                    entropy,
                    magnet,
                )
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), settings.max_gradient)
                self.optimiser.step()
                losses.append(loss.detach())
        return torch.stack(losses).mean()

    @torch.no_grad()
    def _follow(self) -> None:
        """Moves the averaged net towards the trained one."""
        share = min(self.settings.averaging, 1 - 1 / (1 + self.progress.decisions / self.settings.round_size))
        for mean, weight in zip(self.average.parameters(), self.net.parameters(), strict=True):
            mean.lerp_(weight, 1 - share)

    # Checkpoints

    def save(self, path: Path) -> None:
        """Writes a checkpoint; the file is there only when it is whole."""
        kept = {
            "settings": asdict(self.settings),
            "progress": asdict(self.progress),
            "before": self.before,
            "curve": [asdict(report) for report in self.curve],
            "shape": self.net.settings(),
            "layout": layout_digest(self.settings.game_object),
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "magnet": None if self.magnet is None else self.magnet.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        torch.save(kept, part)
        part.replace(path)

    @classmethod
    def resume(
        cls,
        path: Path,
        device: torch.device,
        rival: PolicyValueNet | None = None,
        **changed: Any,  # values of settings
    ) -> "Trainer":
        """The training of a checkpoint, to go on with; `changed` replaces some of its settings.

        Raises NotationError that names the file if it can't be read or was made for another layout.
        """
        kept = read_checkpoint(path, device)
        trainer = cls(settings_in(kept, **changed), device, rival=rival, before=kept["before"])
        trainer.progress = Progress(**kept["progress"])
        trainer.curve = [LegReport.of_file(report) for report in kept.get("curve", [])]
        trainer.net.load_state_dict(kept["net"])
        trainer.average.load_state_dict(kept["average"])
        if trainer.magnet is not None:
            trainer.magnet.load_state_dict(kept["magnet"] or kept["net"])
        trainer.optimiser.load_state_dict(kept["optimiser"])
        return trainer


def _uncompiled(function: Callable[..., Any], *, dynamic: bool) -> Callable[..., Any]:
    """The function as it is, in the place of `torch.compile`."""
    return function


READING_ERRORS = (OSError, RuntimeError, EOFError, LookupError, AttributeError, TypeError, ValueError, PickleError)
"""What PyTorch raises for files that are something else."""


def read_checkpoint(path: Path, device: torch.device) -> dict[str, Any]:  # what `Trainer.save` writes
    """What a checkpoint holds; raises NotationError that names the file if it can't be used."""
    try:
        kept: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
        game, layout = kept["settings"]["game"], kept["layout"]
    except FileNotFoundError:
        raise NotationError(f"{path}: No such file or directory") from None
    except READING_ERRORS as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise NotationError(f"{path}: not a checkpoint ({reason})") from None
    if game not in game_names():
        raise NotationError(f"{path}: this net is for {game}, an unknown game")
    wanted = layout_digest(game_named(game))
    if layout != wanted:
        raise NotationError(f"{path}: made for layout {layout} of {game}, but this version has {wanted}")
    return kept


def settings_in(kept: dict[str, Any], **changed: Any) -> TrainingSettings:  # values of settings
    """The settings of a checkpoint that was read; `changed` replaces some."""
    saved = {**kept["settings"], **changed}
    return TrainingSettings.of_file({**saved, "players": tuple(saved["players"])})
