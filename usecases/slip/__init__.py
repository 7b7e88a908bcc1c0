"""Two phones at a table: the codes on its slip speak for its seats, without an account."""
