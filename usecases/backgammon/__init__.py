"""What backgammon's host and desk need besides the engine."""
