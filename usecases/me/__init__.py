"""What a user sets and sees for themselves."""
