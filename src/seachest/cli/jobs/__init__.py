"""The work of the commands that are not played in the terminal; each module is imported only when it runs."""
