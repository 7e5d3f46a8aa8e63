"""How each game is drawn in the terminal, a package a game."""
