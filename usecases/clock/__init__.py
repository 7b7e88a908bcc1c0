"""Questions about time: the clock of a table."""
