"""The curve of a training for TensorBoard."""

from collections.abc import Sequence
from pathlib import Path

from seachest.learn.curve import LegReport, scalars_of

EVENTS_FOLDER = "tensorboard"
EVENT_FILES = "events.out.tfevents.*"


class EventWriter:
    """Writes the numbers of each leg as events; those of earlier legs are written again, so that none is missing."""

    def __init__(self, folder: Path, curve: Sequence[LegReport]) -> None:
        from torch.utils.tensorboard import SummaryWriter

        for old in (folder / EVENTS_FOLDER).glob(EVENT_FILES):
            old.unlink()
        self._writer = SummaryWriter(folder / EVENTS_FOLDER)
        for report in curve:
            self.add(report)

    def add(self, report: LegReport) -> None:
        """Writes the numbers of one leg."""
        for name, value in scalars_of(report):
            self._writer.add_scalar(name, value, report.decisions)
        self._writer.flush()

    def close(self) -> None:
        """Closes the file."""
        self._writer.close()
