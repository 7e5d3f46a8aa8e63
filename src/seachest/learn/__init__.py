"""Learning to play: nets trained by self-play, and players trained to exploit them. Needs PyTorch (extra `learn`)."""
