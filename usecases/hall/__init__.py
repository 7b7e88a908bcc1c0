"""The boards of an event: how many there are, which are reserved, and who is called to which."""
