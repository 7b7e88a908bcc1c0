"""Backgammon by the tournament's rules: position, plays, cube, match, formats, each in a room of its own.

Pure: dice come from the host, nothing is read or written. `rules.py` is the door for hosts.
"""
