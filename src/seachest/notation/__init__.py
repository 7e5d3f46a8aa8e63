"""Records and positions: read, written, checked (docs/notation.md)."""
