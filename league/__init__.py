"""The league's rules as pure functions: seating, results, standings, penalties, clocks, brackets."""
