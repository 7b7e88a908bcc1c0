"""The organizer's and judges' verbs on rounds: seating, publishing, clocks, the end."""
