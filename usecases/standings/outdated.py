"""What was made of a ranking, or of who plays, and fits no more: a pure function of the rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from data.unit_of_work import UnitOfWork
from league.entry import OUT
from league.event import Event, EventStatus
from league.refusal import Refusal
from league.round import RANKED_STAGES, Round, RoundStatus, Stage, TableStatus, is_bye
from league.standings import stage_name
from usecases.bracket.drawn import draw_of
from usecases.find import GOING_ON, PLAYED
from usecases.round.find import rounds_of
from usecases.round.publish import outdated
from usecases.standings.advance import seeds_of, seeds_of_now
from usecases.standings.line import LineMoved, StageSeating, wrong_line
from usecases.standings.paired_by import is_laid_as_now, is_made_of_now, results_digest

_LATER: Final = RANKED_STAGES[1:]
_CAN_BE: Final = GOING_ON | {EventStatus.FINISHED}
_GOING_ON: Final = frozenset({RoundStatus.PLANNED, RoundStatus.PUBLISHED, RoundStatus.RUNNING})
_BEGUN: Final = sorted(frozenset(TableStatus) - {TableStatus.WAITING, TableStatus.CANCELLED})


@dataclass(frozen=True, slots=True)
class SeededBefore:
    """A planned stage has the right players, but their seeds are those of before."""

    stage: Stage
    round: Round
    in_bracket: bool

    @property
    def name(self) -> str:
        """What the stage is called."""
        return stage_name(self.stage, in_bracket=self.in_bracket)


@dataclass(frozen=True, slots=True)
class PairedBefore:
    """A round that was paired by the ranking of before; `untouched`: nobody has begun to play it."""

    round: Round
    untouched: bool


@dataclass(frozen=True, slots=True)
class SeatedBefore:
    """A planned round that seats a player who has left, or leaves out one who is here; `why` names them."""

    round: Round
    why: Refusal


Outdated: TypeAlias = LineMoved | SeededBefore | PairedBefore | SeatedBefore


def outdated_in(uow: UnitOfWork, event: Event) -> tuple[Outdated, ...]:
    """Everything of an event that others should play, or that can be paired anew.

    Of a planned round only the first reason is named: all of them end once it is planned anew.
    Source: house
    """
    rounds = rounds_of(uow, event) if event.status in _CAN_BE and not event.imported else ()
    line = _line(uow, event, rounds)
    found = () if line is None else (line,)
    if not rounds or (line is not None and line.seating is StageSeating.PLANNED):
        return found
    newest = rounds[-1]
    if newest.status is RoundStatus.PLANNED:
        plan = _seated_before(uow, event, newest) or _seeded_before(uow, event, newest)
        if plan is not None:
            return (*found, plan)
    paired = paired_before(uow, event, newest) if newest.status is not RoundStatus.RUNNING else None
    return (*found, paired) if paired is not None and paired.untouched else found


def paired_before(uow: UnitOfWork, event: Event, round_: Round) -> PairedBefore | None:
    """A round that is to be played, where the results by which it was paired are others by now."""
    if not round_.paired_by or round_.stage is not Stage.QUALIFIER or round_.status not in _GOING_ON:
        return None
    if results_digest(uow, event, round_.number) == round_.paired_by:
        return None
    return PairedBefore(round_, _is_untouched(uow, round_))


def outdated_line(uow: UnitOfWork, event: Event) -> LineMoved | None:
    """A stage in which the wrong players sit, or are to.

    Where all of them have only left since, they were through: whoever decides about their seats is asked (`departure`).
    """
    line = wrong_line(uow, event, Stage.QUALIFIER)
    if line is None or line.seating is StageSeating.PLANNED or not line.playing:
        return line
    gone = {entry.player for entry in uow.entries.list_of(event).having(*OUT)}
    return None if gone.issuperset(person.id for person in line.playing) else line


def _line(uow: UnitOfWork, event: Event, rounds: Sequence[Round]) -> LineMoved | None:
    stages = [row for row in rounds if row.stage in _LATER] if event.status in PLAYED else []
    made_of_now = all(is_made_of_now(uow, event, row) for row in stages)
    return None if made_of_now else outdated_line(uow, event)


def _seated_before(uow: UnitOfWork, event: Event, planned: Round) -> SeatedBefore | None:
    why = outdated(uow, event, planned)
    return None if why is None else SeatedBefore(planned, why)


def _seeded_before(uow: UnitOfWork, event: Event, planned: Round) -> SeededBefore | None:
    """The ranking lays the same players otherwise than when they were planned: by hand others may sit as laid."""
    if not planned.paired_by or planned.stage not in _LATER or is_made_of_now(uow, event, planned):
        return None
    laid = seeds_of(uow, event, planned)
    through = {player for seats in laid for player in seats}
    now = seeds_of_now(uow, event, planned, len(through)) or laid
    others = now != laid and {player for seats in now for player in seats} == through
    return (
        SeededBefore(planned.stage, planned, draw_of(uow, planned) is not None)
        if others and not is_laid_as_now(uow, event, planned, now)
        else None
    )


def _is_untouched(uow: UnitOfWork, row: Round) -> bool:
    begun = uow.tables.find(round_id=row.id, status=_BEGUN)
    return row.status is not RoundStatus.RUNNING and all(map(is_bye, begun))
