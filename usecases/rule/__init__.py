"""The rules as a server asks and extends them: house rules, question forms, misses, votes."""
