"""A table was warned when its game ends, and its time is another by now: what stands in its thread says so."""

from data.clocks import TableClock
from data.records import Notice, moment
from data.unit_of_work import UnitOfWork
from league.clock import deadline
from league.ids import TableId
from usecases.clocks import WARNED

_MOVED, _STANDS = "notice-clock-moved", "notice-clock-stands"


def correct_warnings(uow: UnitOfWork) -> None:
    """An extension, a pause, a judge's call, or what takes one back: no warning names an end that is none any more.

    Source: cjp/time-extension, cjp/pause-time
    """
    numbers = frozenset(TableId(diff.row_id) for diff in uow.journal.changed({"clock"}) if diff.before)
    told = uow.outbox.notices.find(subject=numbers, text=(WARNED, _MOVED, _STANDS)) if numbers else ()
    clocks = {kept.id: kept for kept in uow.clocks.find(id=numbers)} if told else {}
    for notice in told:
        kept = clocks.get(TableId(notice.subject))
        if kept is not None and kept.ended_at is None:
            _correct(uow, notice, kept)


def _correct(uow: UnitOfWork, notice: Notice, kept: TableClock) -> None:
    over = deadline(kept.clock)
    if over is None:
        uow.outbox.restate(notice.key, _STANDS, {})
    elif notice.params["at"] != moment(over) or notice.text == _STANDS:
        uow.outbox.restate(notice.key, _MOVED, {"at": moment(over)})
