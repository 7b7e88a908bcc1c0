"""Rivals for Catan: two principalities, a hidden hand each, first to the goal.

A card is a row of `cards.csv` and at most one small function, which its row names; each subject of the rules has a
module of its own. `engine.rivals.game` holds the functions that every game has, `rules` the object that a host asks.
"""
