"""Signing in on the web: one-time links, the devices that they let in, and who is behind a request."""
