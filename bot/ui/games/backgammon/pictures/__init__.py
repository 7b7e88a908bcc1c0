"""Pictures of a backgammon board."""
