"""Compiling the games ahead: in steps, side by side on all cores, with marks that say how far it has come."""

from seachest.warmup.jobs import Warmup
from seachest.warmup.marks import WarmupMarks, our_marks
from seachest.warmup.plan import ALL_STEPS, PLAY_STEPS, GameProgress, is_playable, progress_of

__all__ = [
    "ALL_STEPS",
    "PLAY_STEPS",
    "GameProgress",
    "Warmup",
    "WarmupMarks",
    "is_playable",
    "our_marks",
    "progress_of",
]
