"""Catan by the tournament's rules: pure, deterministic, complete.

`engine.catan.game` holds the nine functions that every game has (see `engine.protocol`); each subject of
the rules has a module of its own beside it.
"""
