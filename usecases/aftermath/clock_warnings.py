"""A table was warned when its game ends, and its time is another by now: what stands in its thread says so."""

from data.records import moment
from data.unit_of_work import UnitOfWork
from league.clock import deadline
from league.ids import TableId
from usecases.clocks import warnings_of

_MOVED, _STANDS = "notice-clock-moved", "notice-clock-stands"


def correct_warnings(uow: UnitOfWork) -> None:
    """An extension, a pause, a judge's call, or what takes one back: no warning names an end that is none any more.

    Source: cjp/time-extension, cjp/pause-time
    """
    for diff in uow.journal.changed({"clock"}):
        kept = uow.clocks.get(TableId(diff.row_id))
        if kept is None or kept.ended_at is not None:
            continue
        over = deadline(kept.clock)
        for notice in warnings_of(uow, kept.id):
            if over is None:
                uow.outbox.restate(notice.key, _STANDS, {})
            elif notice.params["at"] != moment(over) or notice.text == _STANDS:
                uow.outbox.restate(notice.key, _MOVED, {"at": moment(over)})
