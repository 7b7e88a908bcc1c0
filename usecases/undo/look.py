"""What taking an action back would change, and whom it concerns: shown before it is done."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from data.records import AuditLine, Person
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.find import people_by_id
from usecases.undo.find import Undo, line_to_undo, obstacle
from usecases.undo.told import told_of


@dataclass(frozen=True, slots=True)
class Reach:
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


def look_at_undo(question: Undo, uow: UnitOfWork) -> Reach | Refusal:
    """What would happen; nothing does.

    Refusals: those of `line_to_undo`.
    """
    line = line_to_undo(uow, question)
    if isinstance(line, Refusal):
        return line
    touched = uow.journal.touched(line.id)
    players = {player for table, row in touched for player in _players(uow, table, row)}
    people = people_by_id(uow, players).values()
    refused = obstacle(uow, line)
    later = uow.journal.later(line.id) if refused and refused.code == "undo-blocked" else ()
    return Reach(
        line=line,
        rows=dict(Counter(table for table, _ in touched)),
        people=tuple(sorted(people, key=lambda person: person.id)),
        told=len(told_of(uow, line)),
        refused=refused,
        later=later[0] if later else None,
    )


def _players(uow: UnitOfWork, table: str, row: int) -> Iterable[PlayerId]:
    """Whom a row of the database concerns."""
    match table:
        case "person":
            return (PlayerId(row),)
        case "entry":
            entry = uow.entries.rows.get(row)
            return (PlayerId(entry.player),) if entry else ()
        case "penalty":
            penalty = uow.penalties.get(row)
            return (PlayerId(penalty.player_id),) if penalty else ()
        case "result":
            result = uow.results.get(row)
            return result.players if result else ()
        case "game_table" | "clock":
            seated = uow.tables.get(row)
            return seated.seats if seated else ()
    return ()
