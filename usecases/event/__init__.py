"""An organizer's verbs on events."""
