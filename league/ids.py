"""Identifiers of the league, kept apart so that a table can never be taken for a player."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
EventId = NewType("EventId", int)
TeamId = NewType("TeamId", int)
RoundId = NewType("RoundId", int)
TableId = NewType("TableId", int)
GameId = NewType("GameId", int)
GameSeatId = NewType("GameSeatId", int)
GameHoldId = NewType("GameHoldId", int)
SeatHandoverId = NewType("SeatHandoverId", int)
PromptId = NewType("PromptId", int)
PostId = NewType("PostId", int)
ResultId = NewType("ResultId", int)
BracketId = NewType("BracketId", int)
SheetLineId = NewType("SheetLineId", int)
PenaltyId = NewType("PenaltyId", int)
CallId = NewType("CallId", int)
AuditId = NewType("AuditId", int)
HallId = NewType("HallId", int)
BoardCallId = NewType("BoardCallId", int)
SectionId = NewType("SectionId", str)
