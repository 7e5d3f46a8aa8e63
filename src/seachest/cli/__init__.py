"""The command line: seachest play | deal | replay | rules | games | bench."""

from seachest.cli.main import main

__all__ = ["main"]
