"""A ruling is appealed: the judges read it, and each member of the committee is asked in private to vote."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import CallStatus, Destination, JudgeCall, mention, quoted, role_ping
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import CallId
from usecases.projection import Projection

_KIND: Final = "appeal"
_JUDGES, _MEMBER = "judges", "member"


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Until it is decided; whoever was forgotten is asked no more.

    Source: jbl/1.5.2, jbl/5.2
    """
    if event.status is EventStatus.CANCELLED:
        return
    for call in uow.calls.find(event_id=event.id, status=CallStatus.APPEALED):
        role = {"role": role_ping(call.role)} if call.role else {}
        words = {"number": call.id, "user": mention(call.appellant), "event": event.name, **role}
        slot = Slot(_KIND, event.id, call.id, _JUDGES)
        yield Duty(slot, Destination.JUDGES, call.id, Wording("notice-appealed", words))
        voted = {int(vote.partition(":")[0]) for vote in call.votes}
        for member in filter(None, call.committee):
            yield _invitation(event, call, member, is_open=member not in voted)


def _invitation(event: Event, call: JudgeCall, member: int, *, is_open: bool) -> Duty:
    words = {
        "event": event.name,
        "question": call.question,
        "ruling": call.ruling,
        "rule": quoted(call.section),
        "ground": call.appeal,
        "judge": mention(call.judge),
    }
    slot = Slot(_KIND, event.id, call.id, _MEMBER, f"{member}")
    asks = (f"judge-uphold:{call.id}:0", f"judge-overturn:{call.id}:0") if is_open else ()
    return Duty(slot, Destination.PRIVATE, member, Wording("notice-committee", words), asks)


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """The committee was taken back, and its members hear so; or it has decided."""
    call = uow.calls.require(CallId(slot.subject))
    if slot.reader == _JUDGES and call.status is CallStatus.RULED and not call.appellant:
        return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)
    if slot.reader == _JUDGES or int(slot.occasion) in call.committee:
        return Closing()
    return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)


APPEAL: Final = Projection(_KIND, frozenset({"event", "judge_call"}), _duties, _ends)
