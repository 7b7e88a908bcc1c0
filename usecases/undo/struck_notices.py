"""Messages that speak of what is no longer true: they are struck where they stand, and whoever was pinged is told."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from data.records import AuditLine, Delivery, Destination, Notice, audited_action
from data.unit_of_work import UnitOfWork
from usecases.limits import DM_SPACING

TAKEN_BACK = "notice-taken-back"
_STANDS = frozenset({Delivery.SENT, Delivery.SETTLED})


def told_of(uow: UnitOfWork, line: AuditLine) -> tuple[Notice, ...]:
    """The messages that an action sent and that have not been struck yet; what follows from rows follows anew."""
    return tuple(notice for notice in speaking_of(uow, line) if not notice.duty)


def speaking_of(uow: UnitOfWork, line: AuditLine) -> tuple[Notice, ...]:
    """The messages that an action caused and that still stand, or are on their way."""
    return tuple(
        notice
        for notice in uow.outbox.notices.find(audit_id=line.id)
        if notice.text != TAKEN_BACK and notice.state is not Delivery.WITHDRAWN and notice.stands
    )


def strike(uow: UnitOfWork, notices: Iterable[Notice], by: AuditLine) -> tuple[Notice, ...]:
    """What stands is struck in its place, what was not sent yet never will be; gives what people have read.

    The keys are free again: what is done anew is told anew.
    """
    held = tuple(uow.outbox.notices.held(notice.id) for notice in notices)
    copies = _said_instead_since(uow, held)
    return tuple(notice for notice in (*held, *copies) if _struck(uow, notice, by))


def _said_instead_since(uow: UnitOfWork, held: tuple[Notice, ...]) -> tuple[Notice, ...]:
    """Where a private message failed after somebody looked which there are, its copy in the channel is meant too."""
    known = {notice.id for notice in held}
    keys = [key_instead(notice) for notice in held if notice.instead]
    copies = uow.outbox.notices.find(key=keys) if keys else ()
    return tuple(uow.outbox.notices.held(copy.id) for copy in copies if copy.id not in known)


def _struck(uow: UnitOfWork, notice: Notice, by: AuditLine) -> bool:
    freed = f"{_struck_by(by)}{notice.key}"
    if notice.attempted_at is None or notice.state is Delivery.GIVEN_UP:
        uow.outbox.notices.change(notice, key=freed, state=Delivery.WITHDRAWN, buttons=())
        return False
    # One that is just on its way is struck as soon as it stands.
    uow.outbox.notices.change(
        notice,
        key=freed,
        text=TAKEN_BACK,
        params={"was": {"said": {"text": notice.text, "params": dict(notice.params)}}},
        buttons=(),
        asked=notice.buttons or notice.asked,
        state=_amended(notice),
        due_at=None,
        attempts=0,
    )
    return True


def never_read(uow: UnitOfWork, struck: Notice) -> None:
    """What was struck on its way never arrived: nobody need hear that it was taken back."""
    told = (*uow.outbox.notices.find(key=_key_told(struck)), *uow.outbox.beginning(beside(struck)))
    for one in told:
        if one.state is Delivery.PENDING:
            uow.outbox.notices.change(uow.outbox.notices.held(one.id), state=Delivery.WITHDRAWN)


def beside(notice: Notice) -> str:
    """How the keys begin of what is said aloud beside a message."""
    return f"{notice.key.partition(':')[0]}:aloud:{notice.id}:"


def key_instead(notice: Notice) -> str:
    """The key of what is said in a channel to whoever a private message does not reach."""
    return f"{notice.key}:instead"


def _amended(notice: Notice) -> Delivery:
    """A message that stands is brought up to date; one that does not is sent as it is by then."""
    return Delivery.SETTLED if notice.state in _STANDS else notice.state


def _struck_by(line: AuditLine) -> str:
    return f"struck:{line.id}:"


def _key_told(taken_back: Notice) -> str:
    return f"taken-back:{taken_back.audit_id}:{taken_back.id}"


def tell_taken_back(uow: UnitOfWork, line: AuditLine, told: Iterable[Notice], now: datetime) -> None:
    """Everybody whom a message of the action pinged, or to whom it was private, is told once, where it stands."""
    private = 0
    for notice in told:
        if notice.place is not Destination.PRIVATE and not notice.mentions:
            continue
        where = notice
        if notice.channel_id and notice.place is not Destination.PRIVATE:
            where = replace(notice, place=Destination.CHANNEL, subject=notice.channel_id)
        uow.outbox.send(
            Notice(
                id=0,
                key=_key_told(notice),
                guild_id=notice.guild_id,
                place=where.place,
                subject=where.subject,
                text="notice-undone",
                params={"deed": audited_action(line.action, line.params)},
                mentions=notice.mentions,
                due_at=now + private * DM_SPACING if private else None,
                instead=notice.instead,
            )
        )
        private += notice.place is Destination.PRIVATE
