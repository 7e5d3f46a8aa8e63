"""For admins of a server: logs, metrics, garbage collection."""
