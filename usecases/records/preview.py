"""What a list of tables is, by what it says: a past event, the results of a round, or the next round's seating."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Final, TypeAlias

from data.unit_of_work import UnitOfWork
from league.ids import EventId
from league.importing.records import RecordList
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.records.past import PastEvent, PastPreview, PreviewPast, preview_past
from usecases.records.results import PreviewResults, ResultsPreview, preview_results
from usecases.records.seating import PreviewSeating, SeatingPreview, preview_seating
from usecases.signup.read import Members

TablesPreview: TypeAlias = PastPreview | ResultsPreview | SeatingPreview
MAY_BE_MAPPED: Final = frozenset({"records-none", "records-no-columns"})
"""Refusals that another layout may mend."""
_NAMES: Final = tuple(item.name for item in fields(PastEvent))


@dataclass(frozen=True, slots=True)
class PreviewTables:
    """A list of tables for an event; `about` says of which past one it is (empty: of this one)."""

    caller: Caller
    event: int
    records: RecordList
    about: Mapping[str, str] = field(default_factory=dict)
    members: Members = field(default_factory=Members)


def preview_tables(command: PreviewTables, uow: UnitOfWork) -> TablesPreview | Refusal:
    """What the list would store: with scores results, without any the next round's seating; nothing is stored.

    Refusals: those of `preview_past`, `preview_results` or `preview_seating`.
    """
    caller, records, members = command.caller, command.records, command.members
    if command.about:
        return preview_past(PreviewPast(caller, past_from(command.about), records, members), uow)
    event = EventId(command.event)
    if any(table.is_scored or table.walkover for table in records.tables if len(table.seats) > 1):
        return preview_results(PreviewResults(caller, event, records, members), uow)
    return preview_seating(PreviewSeating(caller, event, records, members), uow)


def said_of(past: PastEvent) -> dict[str, str]:
    """What was said of a past event, as words that can be kept."""
    return {name: str(getattr(past, name)) for name in _NAMES}


def past_from(about: Mapping[str, str]) -> PastEvent:
    """The same read back."""
    return PastEvent(
        about["name"], about["profile"], about["season"], int(about["points"] or 0), about["day"]
    )
