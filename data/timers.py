"""Durable timers: they survive a restart and are marked done in the transaction of their effect."""

from collections.abc import Iterable
from datetime import datetime

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
_CAUSED = (
    update(table_of(TimerRow))
    .where(_TIMER.key.in_(bindparam("keys", expanding=True)))
    .values(audit_id=bindparam("line"))
)


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
        rows = [
            {
                "key": _key(kind, subject, detail),
                "kind": kind,
                "subject": subject,
                "due_at": at,
                "detail": detail,
                "done_at": None,
                "audit_id": 0,
            }
            for kind, at, detail in due
        ]
        self._set += [str(row["key"]) for row in rows]
        if rows:
            self._connection.execute(inserted(TimerRow), rows)

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


def _key(kind: TimerKind, subject: int, detail: int) -> str:
    return f"{kind}:{subject}:{detail}"
