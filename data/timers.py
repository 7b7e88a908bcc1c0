"""Durable timers: they survive a restart and are marked done in the transaction of their effect."""

from dataclasses import replace
from datetime import datetime

from sqlmodel import Session, col, select

from data.records import Timer, TimerKind
from data.repository import Repository
from data.tables import TimerRow


class Timers:
    """The timers of one transaction's database."""

    def __init__(self, session: Session) -> None:
        """Rows are written in the transaction that decided them."""
        self._session = session
        self._rows = Repository(session, TimerRow, Timer)

    def schedule(self, kind: TimerKind, subject: int, due_at: datetime, detail: int = 0) -> None:
        """Set or move the timer of this kind for this thing."""
        key = f"{kind}:{subject}:{detail}"
        timer = self._rows.first(key=key)
        if timer is None:
            self._rows.add(Timer(0, key, kind, subject, due_at, detail))
        else:
            self._rows.save(replace(timer, due_at=due_at, done_at=None))

    def cancel(self, kind: TimerKind, subject: int) -> None:
        """Drop the timers of this kind for this thing."""
        for row in self._session.exec(
            select(TimerRow).where(TimerRow.kind == kind, TimerRow.subject == subject)
        ):
            self._session.delete(row)
        self._session.flush()

    def waiting(self, kind: TimerKind, subject: int) -> tuple[Timer, ...]:
        """The timers of this kind for this thing that have not gone off, earliest first."""
        open_ = (timer for timer in self._rows.find(kind=kind, subject=subject) if timer.done_at is None)
        return tuple(sorted(open_, key=lambda timer: timer.due_at))

    def due(self, now: datetime) -> tuple[int, ...]:
        """The numbers of the timers whose moment has come, earliest first."""
        query = (
            select(TimerRow.id)
            .where(col(TimerRow.done_at).is_(None), TimerRow.due_at <= now)
            .order_by(col(TimerRow.due_at), col(TimerRow.id))
        )
        return tuple(number or 0 for number in self._session.exec(query))

    def take(self, number: int, now: datetime) -> Timer | None:
        """A timer that is still due, held against other processes; None when it is done, moved or taken."""
        query = (
            select(TimerRow)
            .where(TimerRow.id == number, col(TimerRow.done_at).is_(None), TimerRow.due_at <= now)
            .with_for_update(skip_locked=True)
        )
        row = self._session.exec(query).first()
        return None if row is None else self._rows.require(number)

    def finish(self, timer: Timer, now: datetime) -> None:
        """Mark it done; commit together with its effect."""
        self._rows.save(replace(timer, done_at=now))

    def next_due(self, after: datetime | None = None) -> datetime | None:
        """When the earliest open timer is due; `after` leaves out those that were due by then."""
        query = select(TimerRow.due_at).where(col(TimerRow.done_at).is_(None)).order_by(col(TimerRow.due_at))
        if after is not None:
            query = query.where(TimerRow.due_at > after)
        return self._session.exec(query.limit(1)).first()

    def open_timers(self) -> int:
        """How many timers are waiting."""
        return len(self._session.exec(select(TimerRow.id).where(col(TimerRow.done_at).is_(None))).all())
