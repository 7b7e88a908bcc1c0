"""The faces of games: one package each."""
