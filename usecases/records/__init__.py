"""Records of tables from outside: past events, results of a round, prescribed seatings."""
