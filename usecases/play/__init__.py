"""Play by post: games of the engine, played over days, one verb a file."""
