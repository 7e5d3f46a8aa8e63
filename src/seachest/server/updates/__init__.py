"""Updates for followers of tables: how they are built, and how they reach them."""
