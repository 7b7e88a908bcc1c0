"""The little that the host of one game needs besides the rules: how its options come about."""
