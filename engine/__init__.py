"""Games as pure rules; `engine.protocol` states what all of them share."""
