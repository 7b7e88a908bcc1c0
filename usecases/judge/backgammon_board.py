"""Guided rulings for a backgammon table: what the rules say about an incident, or about a position and a play."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from engine.backgammon.gnubg_id import read_position_id
from engine.backgammon.names import Roll
from engine.backgammon.notation import format_play, parse_play
from engine.backgammon.plays import plays
from engine.backgammon.position import Position
from engine.backgammon.xgid import Xgid, read_xgid
from engine.protocol import EngineRefusal
from league.backgammon_rulings import BoardIncident, Facts, Guidance, guidance
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless

TEXT_LIMIT = 120


@dataclass(frozen=True, slots=True)
class GuideIncident:
    """A judge asks what the rules say about an incident."""

    caller: Caller
    incident: BoardIncident
    facts: Facts


def guide_incident(command: GuideIncident, uow: UnitOfWork) -> Guidance | Refusal:
    """The guidance, noted in the judges' log.

    Refusals: `needs-judge`.
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    found = guidance(command.incident, command.facts)
    params = {"incident": str(command.incident), "section": found.sections[0]}
    audit(uow, command.caller, EventId(0), "judge-incident", params)
    return found


@dataclass(frozen=True, slots=True)
class JudgePosition:
    """A judge gives a board (XGID, or a position id of gnubg), the dice if the board has none, and the play made."""

    caller: Caller
    board: str
    dice: str = ""
    play: str = ""


@dataclass(frozen=True, slots=True)
class PositionJudged:
    """The board as its mover sees it, every legal play as text, and whether the play made is one (None: none given).

    `line` is what was typed: with the score and the cube where it was an XGID.
    """

    line: Xgid
    position: Position
    roll: Roll
    plays: tuple[str, ...]
    made: str = ""
    legal: bool | None = None


def judge_position(command: JudgePosition, uow: UnitOfWork) -> PositionJudged | Refusal:
    """All legal plays of a roll, and whether one is among them; noted in the judges' log.

    Refusals: `needs-judge` (players are given no aid: jbl/1.9.1), `position-unreadable`, `position-dice`,
    `position-play`.
    Source: jbl/4.2.3.1
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    board = _board(command)
    if isinstance(board, Refusal):
        return board
    judged = _judged(*board, command.play.strip())
    if isinstance(judged, Refusal):
        return judged
    params = {"board": command.board.strip()[:TEXT_LIMIT], "play": judged.made[:TEXT_LIMIT] or "—"}
    audit(uow, command.caller, EventId(0), "judge-position", params)
    return judged


def _board(command: JudgePosition) -> tuple[Xgid, Roll] | Refusal:
    text = command.board.strip().strip("`")
    line = read_xgid(text)
    typed = _dice(command.dice)
    if command.dice.strip() and typed is None:
        return Refusal("position-dice")
    if isinstance(line, EngineRefusal):
        position = read_position_id(text.partition(":")[0])
        if isinstance(position, EngineRefusal):
            return Refusal("position-unreadable")
        line = Xgid(position)
    roll = typed or line.roll
    return (line, roll) if roll else Refusal("position-dice")


def _dice(text: str) -> Roll | None:
    digits = [letter for letter in text if letter not in " -/,"]
    if len(digits) != 2 or not all(letter in "123456" for letter in digits):  # noqa: PLR2004 - two dice
        return None
    return int(digits[0]), int(digits[1])


def _judged(line: Xgid, roll: Roll, play: str) -> PositionJudged | Refusal:
    position = line.movers
    told = tuple(
        sorted((format_play(position, roll, after) for after in plays(position, *roll)), reverse=True)
    )
    if not play:
        return PositionJudged(line, position, roll, told)
    after = parse_play(position, roll, play)
    if not isinstance(after, EngineRefusal):
        return PositionJudged(
            line, position, roll, told, format_play(position, roll, after) or play, legal=True
        )
    if after.code == "bad-play":
        return Refusal("position-play")
    return PositionJudged(line, position, roll, told, play, legal=False)
