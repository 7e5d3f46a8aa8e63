"""What followers of a table are told, and how it gets to them."""
