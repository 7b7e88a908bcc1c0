"""Putting a line on the sheet: every door of the match ends here."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.match_sheet import SheetLine
from usecases.audit import audit
from usecases.bracket.labels import named_by
from usecases.caller import Caller
from usecases.match.here import MatchAt


@dataclass(frozen=True, slots=True)
class Noted:
    """The match as it was before, and the line that was added."""

    match: MatchAt
    line: SheetLine

    @property
    def names(self) -> tuple[str, ...]:
        """The players in the order of their seats."""
        return tuple(person.name for person in self.match.people)


def note(uow: UnitOfWork, caller: Caller, match: MatchAt, line: SheetLine) -> SheetLine:
    """Store a line, and who wrote it in the judges' log."""
    added = uow.match_sheet.add(line)
    params = {"kind": added.kind.value, **named_by(uow, match.table)}
    audit(uow, caller, match.event.id, "match-noted", params)
    return added
