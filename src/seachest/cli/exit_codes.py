"""The exit codes of the commands."""

EXIT_OK = 0
EXIT_FAILED = 1
"""The command did its work, and found something wrong."""
EXIT_USAGE_ERROR = 2
"""Something given to the command was wrong; one line on standard error says what."""
EXIT_INTERRUPTED = 130
"""Ctrl-C, as shells report it."""
