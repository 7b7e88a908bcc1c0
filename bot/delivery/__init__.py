"""Living posts and notices on their way to Discord, one file a kind."""
