"""Tables: their state in memory, what may be done with them, and how they are found."""
