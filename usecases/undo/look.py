"""What taking an action back would change, and whom it concerns: shown before it is done."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from data.records import AuditLine, Person
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.find import people_by_id
from usecases.undo.concerned import concerned
from usecases.undo.find import Undo, line_to_undo, obstacle
from usecases.undo.struck_notices import speaking_of

TELLING: Final = frozenset({"check_in_call", "news", "rank_move", "reminder"})
"""The rows that are there for their messages alone, which are counted themselves."""


@dataclass(frozen=True, slots=True)
class UndoPreview:
    """How far taking an action back would reach.

    `rows` counts what it changes, by the name of the kind; `people` are the players of it; `told` counts the messages
    that speak of it. `refused` says why it cannot be, `later` is the action that would have to be taken back first.
    """

    line: AuditLine
    rows: dict[str, int]
    people: tuple[Person, ...]
    told: int
    refused: Refusal | None
    later: AuditLine | None


def look_at_undo(question: Undo, uow: UnitOfWork) -> UndoPreview | Refusal:
    """What would happen; nothing does.

    Refusals: those of `line_to_undo`.
    """
    line = line_to_undo(uow, question)
    if isinstance(line, Refusal):
        return line
    touched = uow.journal.touched(line.id)
    people = people_by_id(uow, concerned(uow, line)).values()
    refused = obstacle(uow, line)
    later = uow.journal.later(line.id) if refused and refused.code == "undo-blocked" else ()
    return UndoPreview(
        line=line,
        rows=dict(Counter(table for table, _ in touched if table not in TELLING)),
        people=tuple(sorted(people, key=lambda person: person.id)),
        told=len(speaking_of(uow, line)),
        refused=refused,
        later=later[0] if later else None,
    )
