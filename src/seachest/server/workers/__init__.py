"""What workers do besides answering clients: due work, bots, ratings, and talk among each other."""
