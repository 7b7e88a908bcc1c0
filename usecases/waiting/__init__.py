"""Everything that is open now: for whom, since when, what ends it, which button. Read from rows alone."""
