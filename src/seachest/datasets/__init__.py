"""Data sets of games: written as Parquet by `seachest dataset`, read as views, decisions and results.

A file holds decisions and seeds, not observations: the rules deal and play each game again when it is read, so a game
takes about a kilobyte, and what a seat knew comes in any form (a view, features, a mask).
"""

from seachest.datasets.games import DatasetGame, RecordedDecision, iter_games, open_dataset
from seachest.datasets.making import DatasetPlan, all_plans, make_dataset

__all__ = ["DatasetGame", "DatasetPlan", "RecordedDecision", "all_plans", "iter_games", "make_dataset", "open_dataset"]
