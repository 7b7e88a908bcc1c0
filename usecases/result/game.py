"""A game that was played here enters its own result."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.reporting import ReportKind
from league.results import TableEnding
from usecases.bracket.labels import named
from usecases.league_state import current_result
from usecases.result.find import Standing, located, takes_result
from usecases.result.record import keep_result, recorded_words, version_of, with_winner
from usecases.result.scored import worth
from usecases.result.typed import ScoreReport

HAS_RESULT = "already-reported"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """What a game recorded; `winner` is None where time ended it without one."""

    table_id: TableId
    scores: Mapping[PlayerId, int]
    winner: PlayerId | None
    ending: TableEnding
    now: datetime


def enter_game_result(command: GameEnded, uow: UnitOfWork) -> Standing | Refusal:
    """The game's score is the table's result, final at once: nobody needs to confirm what the bot counted.

    Refusals: those of `takes_result`, `seats-changed` (params: table), `already-reported`, those of
    `league.results.report`.
    Source: house
    """
    found = _version(command, uow)
    return found if isinstance(found, Refusal) else keep_result(uow, found.at, found.result)


def unless_enters(command: GameEnded, uow: UnitOfWork) -> Refusal | None:
    """Why the table would not take this result: asked before a game is ended.

    Refusals: as `enter_game_result`.
    """
    found = _version(command, uow)
    return found if isinstance(found, Refusal) else None


def _version(command: GameEnded, uow: UnitOfWork) -> Standing | Refusal:
    at = located(uow, uow.tables.require(command.table_id))
    refused = takes_result(at)
    if refused:
        return refused
    standing = current_result(uow, at.table.id)
    if standing is not None:
        return Refusal(HAS_RESULT, params=recorded_words(uow, Standing(at, standing)))
    if set(command.scores) != set(at.table.seats):
        return Refusal("seats-changed", params=named(uow, at.round, at.table))
    told = ScoreReport(command.scores, command.ending, command.winner)
    version = version_of(at, ReportKind.GAME, told, 0, command.now)
    counted = worth(uow, at, version)
    if isinstance(counted, Refusal):
        return counted
    return Standing(at, replace(with_winner(version, counted), final_at=command.now))
