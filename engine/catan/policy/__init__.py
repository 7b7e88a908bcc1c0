"""Players without a person: how they choose among the legal actions."""
