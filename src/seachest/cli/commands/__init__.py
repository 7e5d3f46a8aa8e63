"""The commands: each module adds a parser with `add_parser`, and does or starts the work in `run`.

They are all imported for each command line, so whatever is slow to import is imported in `run`.
"""
