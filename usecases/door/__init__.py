"""The code at an event's door: without an account a guest asks to join or to check in, an organizer says yes."""
