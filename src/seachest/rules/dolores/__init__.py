"""Dolores, 2 to 4 players (DOL): share the cargo by secret gestures."""
