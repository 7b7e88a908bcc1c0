"""Identifiers of the league, kept apart so that a table can never be taken for a player."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
EventId = NewType("EventId", int)
RoundId = NewType("RoundId", int)
TableId = NewType("TableId", int)
GameId = NewType("GameId", int)
SectionId = NewType("SectionId", str)
