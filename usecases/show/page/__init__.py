"""What the pages of an event, a player and a server show to anybody: never more than was published."""
