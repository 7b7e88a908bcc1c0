"""The floor board: a page for whoever runs an event."""
