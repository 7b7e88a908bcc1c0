"""The pages of events and the hall's screen: thin as cogs are, read-only, in both languages."""
