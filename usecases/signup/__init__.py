"""Entering an event and leaving it."""
