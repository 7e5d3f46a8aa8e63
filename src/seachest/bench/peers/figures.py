"""What is measured: the figures of a loop, what failed, and the machine it all ran on."""

import os
import platform
import statistics
import sys
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from seachest import __version__

OUR_SYSTEM = "Seachest"
OUR_LOOP = "compiled loop"
OUR_BATCH = "batch of 4,096, observations and masks"


@dataclass(frozen=True)
class Figure:
    """How fast one loop ran: the rates of each repeat."""

    system: str
    version: str
    game: str
    players: int
    way: str
    decision_rates: tuple[float, ...]
    game_rates: tuple[float, ...]

    @property
    def decisions(self) -> float:
        """Decisions a second, the median of the repeats."""
        return statistics.median(self.decision_rates)

    @property
    def games(self) -> float:
        """Games a second, the median of the repeats."""
        return statistics.median(self.game_rates)

    def joined(self, later: "Figure") -> "Figure":
        """The figure of one loop that was measured twice: the rates of all repeats."""
        return Figure(
            self.system,
            self.version,
            self.game,
            self.players,
            self.way,
            self.decision_rates + later.decision_rates,
            self.game_rates + later.game_rates,
        )

    def line(self) -> dict[str, object]:
        """The figure as a JSON object."""
        return {**asdict(self), "decisions_per_second": self.decisions, "games_per_second": self.games}


@dataclass(frozen=True)
class Failure:
    """What could not be measured, and why."""

    system: str
    version: str
    what: str
    reason: str

    def line(self) -> dict[str, object]:
        """The failure as a JSON object."""
        return {**asdict(self), "failed": True}


@dataclass(frozen=True)
class Machine:
    """Where and when: figures are comparable only within one run."""

    processor: str
    cores: int
    core: int | None
    system: str
    python: str
    seachest: str
    date: str
    load: float | None

    def line(self) -> dict[str, object]:
        """The machine as a JSON object."""
        return {"machine": asdict(self)}

    def sentence(self) -> str:
        """The machine and the moment in one sentence."""
        pinned = "not pinned to a core" if self.core is None else f"all on core {self.core}"
        load = "" if self.load is None else f", load {self.load:.1f} before the run"
        return (
            f"{self.processor}, {self.cores} cores, {pinned}{load}; {self.system}; Python {self.python}; "
            f"{OUR_SYSTEM} {self.seachest}; {self.date}."
        )


def load_now() -> float | None:
    """How busy the machine was in the last minute, where the system tells."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def this_machine(core: int | None, load: float | None) -> Machine:
    """The machine we run on, the core that the measurements are pinned to, and how busy it was before them."""
    return Machine(
        processor=_processor(),
        cores=os.cpu_count() or 1,
        core=core,
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        seachest=__version__,
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        load=load,
    )


def _processor() -> str:
    """The name of the processor, as the system tells it."""
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
