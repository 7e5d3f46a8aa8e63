"""The lab: what wins how often in a game and is worth how much, from many games between compiled bots."""

from seachest.lab.plan import LabPlan, lab_plan
from seachest.lab.runner import run_lab
from seachest.lab.sheet import LabSheet

__all__ = ["LabPlan", "LabSheet", "lab_plan", "run_lab"]
