"""Many games played by compiled code, without Python in between."""
