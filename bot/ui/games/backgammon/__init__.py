"""Backgammon on Discord: board, panel, log."""
