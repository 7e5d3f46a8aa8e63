"""The database: its tables, its connections, and the log of all tables."""
