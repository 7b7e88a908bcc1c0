"""What servers and users have chosen."""
