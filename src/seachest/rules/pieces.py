"""How the numbers of an observation are laid out, by name."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    """A named run of numbers in an observation."""

    name: str
    begin: int
    size: int
    meaning: str


class Layout:
    """All pieces of an observation, one after the other."""

    def __init__(self, *pieces: tuple[str, int, str]) -> None:
        self.size = 0
        made = []
        for name, size, meaning in pieces:
            made.append(Piece(name, self.size, size, meaning))
            self.size += size
        self.pieces = tuple(made)

    def at(self, *names: str) -> tuple[int, ...]:
        """Where the named pieces begin."""
        begins = {piece.name: piece.begin for piece in self.pieces}
        return tuple(begins[name] for name in names)
