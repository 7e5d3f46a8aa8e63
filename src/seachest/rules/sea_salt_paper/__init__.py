"""Sea Salt & Paper, 2 to 4 players (SSP): collect, and dare to end the round."""
