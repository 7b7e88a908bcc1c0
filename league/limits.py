"""Limits of the house that several rooms keep: each number stands here once. Source: house."""

LARGEST_EVENT = 1000
"""Players in one event."""

LARGEST_TEAM = 20
"""Members of one team."""

MOST_ROUNDS = 30
"""Rounds of one event."""

LONGEST_MATCH = 99
"""Points of one match."""

DEFAULT_WEIGHT = 90
"""Of 100: tables by standings go by rank, and only a table that would sit together once more is mixed."""

SMALL_TABLE, FULL_TABLE = 3, 4
"""A table of many. Source: cjp/table-size"""
