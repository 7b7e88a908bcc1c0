"""How Rivals looks by post."""
