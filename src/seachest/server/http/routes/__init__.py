"""The routes of REST, a module a subject."""
