"""Whom a game waits for, and for what."""

from dataclasses import dataclass
from typing import Final

from data.game_records import GameSeat, PromptKind, SeatState
from engine.protocol import Need

PROMPT_OF: Final = {Need.TURN: PromptKind.TURN, Need.REPLY: PromptKind.REPLY, Need.OFFER: PromptKind.OFFER}
"""What a player is written to about."""


@dataclass(frozen=True, slots=True)
class TradeActivity:
    """What was said just now: the places of a new proposal and of an answer to one, None where there is none.

    `is_here`: whose turn it is has decided something as well, and so has seen the answer.
    """

    offered_at: int | None
    answered_at: int | None
    is_here: bool


def is_person(seat: GameSeat) -> bool:
    """Whether a person plays the seat at present."""
    return seat.state is SeatState.TAKEN and not seat.autopilot and not seat.resigned
