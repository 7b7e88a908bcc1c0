"""Pictures of Rivals, of our own drawing."""
