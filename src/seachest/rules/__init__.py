"""The rulebooks as code, and nothing else: no I/O, no clock, no strings in hot code."""
