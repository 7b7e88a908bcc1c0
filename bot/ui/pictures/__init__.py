"""Pictures of the league: seating and standings, dark, readable on a phone."""
