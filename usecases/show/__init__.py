"""Questions: what posts, lists and pictures show. Nothing here writes."""
