"""Sea or Shore: tricks with half-covered cards."""
