"""How each kind of living post is drawn."""
