"""The life of a reported result: reported, confirmed or disputed, final, superseded by a correction."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from league.ids import EventId, PlayerId, ResultId, TableId
from league.refusal import Refusal
from league.results import TableEnding


class ReportKind(StrEnum):
    """Where a result comes from."""

    REPORT = "report"
    CORRECTION = "correction"
    WALKOVER = "walkover"
    BYE = "bye"
    GAME = "game"


class ReportState(StrEnum):
    """Only `REPORTED`, `DISPUTED` and `FINAL` count as the table's current result."""

    REPORTED = "reported"
    DISPUTED = "disputed"
    FINAL = "final"
    SUPERSEDED = "superseded"


@dataclass(frozen=True, slots=True)
class ReportedResult:
    """One version of a table's result; scores are kept beside the player, never beside the seat.

    `raw` are points on the table, `by` is a Discord user id (0: the bot), `winner` 0 means nobody won. `objections`
    are the words of those who `disputed` it; `closed_by` is the user of the judge who closed it (0: nobody did).
    """

    id: ResultId
    table_id: TableId
    number: int
    kind: ReportKind
    state: ReportState
    players: tuple[PlayerId, ...]
    raw: tuple[int, ...]
    ended_by_time: bool
    winner: PlayerId
    by: int
    at: datetime
    reason: str = ""
    confirmed: tuple[PlayerId, ...] = ()
    disputed: tuple[PlayerId, ...] = ()
    final_at: datetime | None = None
    retired: bool = False
    objections: tuple[str, ...] = ()
    closed_by: int = 0
    version: int = 0

    @property
    def is_given(self) -> bool:
        """Whether nobody entered it: the opponent had left when the match was due."""
        return self.kind is ReportKind.WALKOVER and not self.by

    @property
    def ending(self) -> TableEnding:
        """How the game ended."""
        if self.retired:
            return TableEnding.RETIRED
        return TableEnding.TIME if self.ended_by_time else TableEnding.VICTORY

    def objecting(self) -> tuple[tuple[PlayerId, str], ...]:
        """Each who disagrees, with the words."""
        said = (*self.objections, *[""] * len(self.disputed))
        return tuple(zip(self.disputed, said, strict=False))


class Wanted(StrEnum):
    """What a table is reminded of."""

    RESULT = "result"
    PLAYERS = "players"
    """They are to come to it."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """A table was asked for its result, or its players were called; `table_id` is 0 once others play there."""

    id: int
    event_id: EventId
    table_id: TableId
    at: datetime
    wants: Wanted = Wanted.RESULT
    version: int = 0


def confirm(result: ReportedResult, player: PlayerId) -> ReportedResult | Refusal:
    """A player of the table agrees; the result is final when all have agreed.

    Refusals: `not-at-table`, `result-settled` (params: state), `already-confirmed`.
    Source: house
    """
    refused = _answerable(result, player)
    if refused:
        return refused
    if player in result.confirmed:
        return Refusal("already-confirmed")
    confirmed = (*result.confirmed, player)
    agreed = set(confirmed) >= set(result.players) and result.state is ReportState.REPORTED
    others = [(other, words) for other, words in result.objecting() if other != player]
    return replace(
        result,
        confirmed=confirmed,
        disputed=tuple(other for other, _ in others),
        objections=tuple(words for _, words in others),
        state=ReportState.FINAL if agreed else result.state,
    )


def dispute(result: ReportedResult, player: PlayerId, words: str = "") -> ReportedResult | Refusal:
    """A player of the table disagrees: a judge decides.

    Refusals: `not-at-table`, `result-settled` (params: state), `already-disputed`.
    Source: cjp/call-judge
    """
    refused = _answerable(result, player)
    if refused:
        return refused
    if player in result.disputed:
        return Refusal("already-disputed")
    return replace(
        result,
        state=ReportState.DISPUTED,
        disputed=(*result.disputed, player),
        objections=(*(said for _, said in result.objecting()), words),
        confirmed=tuple(other for other in result.confirmed if other != player),
    )


def finalize(result: ReportedResult) -> ReportedResult:
    """An undisputed report becomes final when its time has run out.

    Source: house
    """
    return replace(result, state=ReportState.FINAL) if result.state is ReportState.REPORTED else result


def _answerable(result: ReportedResult, player: PlayerId) -> Refusal | None:
    if player not in result.players:
        return Refusal("not-at-table")
    if result.state in {ReportState.FINAL, ReportState.SUPERSEDED}:
        return Refusal("result-settled", params={"state": result.state})
    return None
