"""Taking an action back: looked at first, then compensated, and everybody who was told of it is told."""
