"""The coach on the server: reviews of finished games, made one at a time, and hints at tables with bots."""
