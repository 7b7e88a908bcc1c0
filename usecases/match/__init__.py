"""A backgammon match at the board: its sheet, line by line."""
