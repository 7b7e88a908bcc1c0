"""Durable timers: they survive a restart and are marked done in the transaction of their effect."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, select, update

from data.records import Timer, TimerKind
from data.repository import Repository, RowChange, names_of
from data.statements import columns, inserted, table_of
from data.tables import TimerRow
from league.ids import AuditId

_TIMER = table_of(TimerRow).c
_OPEN = _TIMER.done_at.is_(None)
_DUE = (_OPEN, _TIMER.due_at <= bindparam("now"))
_ALL_DUE = select(_TIMER.id).where(*_DUE).order_by(_TIMER.due_at, _TIMER.id)
_TAKE = (
    select(*columns(TimerRow, names_of(Timer)))
    .where(_TIMER.id == bindparam("number"), *_DUE)
    .with_for_update(skip_locked=True)
)
_NEXT = select(_TIMER.due_at).where(_OPEN).order_by(_TIMER.due_at).limit(1)
_NEXT_AFTER = _NEXT.where(_TIMER.due_at > bindparam("after"))
_CANCEL = delete(table_of(TimerRow)).where(
    _TIMER.subject == bindparam("subject"), _TIMER.kind.in_(bindparam("kinds", expanding=True))
)
_DROP = delete(table_of(TimerRow)).where(_TIMER.id.in_(bindparam("numbers", expanding=True)))
_CAUSED = (
    update(table_of(TimerRow))
    .where(_TIMER.key.in_(bindparam("keys", expanding=True)))
    .values(audit_id=bindparam("line"))
)


class DueTimer(NamedTuple):
    """A moment that follows from rows: what it sets off, about what, and a number that tells repeats apart."""

    kind: TimerKind
    subject: int
    at: datetime
    detail: int = 0


class Timers:
    """The timers of one transaction's database."""

    def __init__(self, connection: Connection, seen: list[RowChange]) -> None:
        """Rows are written in the transaction that decided them; `seen` collects those that went off or moved."""
        self._connection = connection
        self._rows = Repository(connection, TimerRow, Timer, seen)
        self._set: list[str] = []

    def schedule(self, kind: TimerKind, subject: int, due_at: datetime, detail: int = 0) -> None:
        """Set or move the timer of this kind for this thing."""
        timer = self._rows.first(key=_key(kind, subject, detail))
        if timer is None:
            self.set_out(subject, [(kind, due_at, detail)])
        else:
            self._set.append(timer.key)
            self._rows.change(timer, due_at=due_at, done_at=None, audit_id=0)

    def set_out(self, subject: int, due: Iterable[tuple[TimerKind, datetime, int]]) -> None:
        """Set timers for this thing: kind, moment and detail of each, of which there is none so far."""
        self._add(DueTimer(kind, subject, at, detail) for kind, at, detail in due)

    def _add(self, due: Iterable[DueTimer]) -> None:
        rows = [
            {
                "key": _key(one.kind, one.subject, one.detail),
                "kind": one.kind,
                "subject": one.subject,
                "due_at": one.at,
                "detail": one.detail,
                "done_at": None,
                "audit_id": 0,
            }
            for one in due
        ]
        self._set += [str(row["key"]) for row in rows]
        if rows:
            self._connection.execute(inserted(TimerRow), rows)

    def keep(
        self, subjects: Sequence[int], kinds: Sequence[TimerKind], due: Iterable[DueTimer], now: datetime
    ) -> None:
        """The timers of these kinds for these things are those that are due; one that went off is not set again.

        A moment that has passed is not set either; one that waits to go off stays.
        """
        known = {timer.key: timer for timer in self._rows.find(subject=list(subjects), kind=list(kinds))}
        wanted = {_key(one.kind, one.subject, one.detail): one for one in due}
        gone = [timer.id for key, timer in known.items() if timer.done_at is None and key not in wanted]
        if gone:
            self._connection.execute(_DROP, {"numbers": gone})
        fresh: list[DueTimer] = []
        for key, one in wanted.items():
            timer = known.get(key)
            if timer is None:
                fresh += [one] if _is_ahead(one, now) else []
            elif timer.due_at != one.at and _is_ahead(one, now):
                self._set.append(key)
                self._rows.change(timer, due_at=one.at, done_at=None, audit_id=0)
            elif timer.due_at != one.at and timer.done_at is None:
                self._connection.execute(_DROP, {"numbers": [timer.id]})
        self._add(fresh)

    def note_cause(self, audit_id: AuditId) -> None:
        """What this transaction set was caused by the action with this audit line (0: none)."""
        if audit_id and self._set:
            self._connection.execute(_CAUSED, {"line": audit_id, "keys": self._set})

    def cancel(self, subject: int, *kinds: TimerKind) -> None:
        """Drop the timers of these kinds for this thing."""
        self._connection.execute(_CANCEL, {"subject": subject, "kinds": kinds})

    def waiting(self, kind: TimerKind, subject: int) -> tuple[Timer, ...]:
        """The timers of this kind for this thing that have not gone off, earliest first."""
        open_ = self._rows.find(kind=kind, subject=subject, done_at=None)
        return tuple(sorted(open_, key=lambda timer: timer.due_at))

    def standing(self) -> tuple[Timer, ...]:
        """All timers that have not gone off."""
        return self._rows.find(done_at=None)

    def due(self, now: datetime) -> tuple[int, ...]:
        """The numbers of the timers whose moment has come, earliest first."""
        return tuple(self._connection.scalars(_ALL_DUE, {"now": now}))

    def get(self, number: int) -> Timer | None:
        """A timer, whatever its state."""
        return self._rows.get(number)

    def take(self, number: int, now: datetime) -> Timer | None:
        """A timer that is still due, held against other processes; None when it is done, moved or taken."""
        found = self._rows.read(_TAKE, {"number": number, "now": now})
        return found[0] if found else None

    def finish(self, timer: Timer, now: datetime) -> None:
        """Mark it done; commit together with its effect."""
        self._rows.change(timer, done_at=now)

    def next_due(self, after: datetime | None = None) -> datetime | None:
        """When the earliest open timer is due; `after` leaves out those that were due by then."""
        if after is None:
            return self._connection.scalar(_NEXT)
        return self._connection.scalar(_NEXT_AFTER, {"after": after})

    def open_timers(self) -> int:
        """How many timers are waiting."""
        return self._connection.scalar(select(func.count()).where(_OPEN)) or 0


def _is_ahead(one: DueTimer, now: datetime) -> bool:
    """Whether its moment is to come; a report for which nobody is given time becomes final at once."""
    return one.at > now or (one.at == now and one.kind is TimerKind.RESULT_FINAL)


def _key(kind: TimerKind, subject: int, detail: int) -> str:
    return f"{kind}:{subject}:{detail}"
