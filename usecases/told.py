"""What was told is brought in line with what is due: no deed tells it, and none takes it back."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from data.records import Delivery, Destination, Notice
from data.unit_of_work import UnitOfWork
from league.duty import Change, ChangeDue, Closing, Duty, Slot, Told, Wording, reconcile
from league.event import Event
from usecases.duties.approval import APPROVAL
from usecases.duties.begun_without import BEGUN_WITHOUT
from usecases.duties.place_free import PLACE_FREE
from usecases.duties.vacant_seat import VACANT_SEAT
from usecases.projection import Projection
from usecases.scopes import Scopes, events_within
from usecases.undo.struck_notices import TAKEN_BACK

PROJECTIONS: Final = (APPROVAL, BEGUN_WITHOUT, PLACE_FREE, VACANT_SEAT)
_UNREAD: Final = frozenset({Delivery.GIVEN_UP, Delivery.WITHDRAWN})
_INSTEAD: Final = ":instead"
_DRIP: Final = timedelta(seconds=2)
"""Between two private messages: hundreds at once look like spam to Discord. Source: house"""


def tell(uow: UnitOfWork, scopes: Scopes, now: datetime) -> None:
    """Send, change and end the messages that are made of what has changed.

    Source: house
    """
    for projection in PROJECTIONS:
        found = events_within(scopes, projection.reads)
        for event in uow.events.find(id=sorted(found)) if found else ():
            bring(uow, projection, event, now)


def bring(uow: UnitOfWork, projection: Projection, event: Event, now: datetime) -> None:
    """What an event's people were told of this kind is what is due.

    Source: house
    """
    rows = _rows(uow, projection, event)
    private = 0
    for step, key, duty in reconcile(_told(rows), projection.duties(uow, event, now)):
        if duty is not None and step is Change.SEND:
            is_private = duty.place == Destination.PRIVATE
            _send(uow, event, duty, now + private * _DRIP if is_private and private else None)
            private += is_private
            continue
        for notice in _both(rows, key):
            if duty is not None:
                _edit(uow, notice, duty)
            elif _is_read(notice):
                _end(uow, notice, projection.ends(uow, Slot.of(key), _as_told(notice)), now)
            else:
                _withdraw(uow, notice)


def changes(uow: UnitOfWork, projection: Projection, event: Event, now: datetime) -> list[ChangeDue]:
    """What would change if an event were looked at again: nothing, once that was done."""
    told = _told(_rows(uow, projection, event))
    return list(reconcile(told, projection.duties(uow, event, now)))


def _rows(uow: UnitOfWork, projection: Projection, event: Event) -> dict[str, Notice]:
    return {one.key: one for one in uow.outbox.due_in(event.id, projection.kind)}


def _told(rows: Mapping[str, Notice]) -> dict[str, Told]:
    """Each message; it was read where its copy was, in the channel for those whom no private message reaches."""
    return {
        key: replace(_as_told(notice), read=any(map(_is_read, _both(rows, key))))
        for key, notice in rows.items()
        if not key.endswith(_INSTEAD)
    }


def _both(rows: Mapping[str, Notice], key: str) -> list[Notice]:
    """A message and its copy in a channel, as far as there is one."""
    return [rows[one] for one in (key, f"{key}{_INSTEAD}") if one in rows]


def _as_told(notice: Notice) -> Told:
    says = Wording(notice.text, {name: one for name, one in notice.params.items() if name != "was"})
    return Told(says, notice.buttons, notice.mentions, notice.stands, _is_read(notice))


def _is_read(notice: Notice) -> bool:
    """Whether somebody has read it, or may have: one that is on its way may stand there already."""
    return notice.attempted_at is not None and notice.state not in _UNREAD


def _send(uow: UnitOfWork, event: Event, duty: Duty, at: datetime | None) -> None:
    uow.outbox.send(
        Notice(
            id=0,
            key=duty.slot.key,
            guild_id=event.guild_id,
            place=Destination(duty.place),
            subject=duty.to,
            text=duty.says.text,
            params=duty.says.params,
            mentions=duty.pings,
            buttons=duty.asks,
            due_at=at,
            instead=duty.instead,
            duty=duty.slot.kind,
            about=event.id,
        )
    )


def _edit(uow: UnitOfWork, notice: Notice, duty: Duty) -> None:
    """It says and asks what is due, where it stands."""
    pings = notice.mentions if _is_read(notice) else duty.pings
    uow.outbox.say(notice, duty.says, buttons=duty.asks, asked=(), stands=True, mentions=pings)


def _end(uow: UnitOfWork, notice: Notice, ending: Closing, now: datetime) -> None:
    said = _as_told(notice).says
    words = ending.words or said
    if ending.struck:
        words = Wording(TAKEN_BACK, {"was": {"said": {"text": said.text, "params": dict(said.params)}}})
    freed = {"key": f"{notice.key}:{notice.id}", "duty": ""} if ending.is_free else {}
    asked = notice.buttons or notice.asked
    uow.outbox.say(notice, words, buttons=(), asked=asked, stands=False, **freed)
    if ending.aloud is not None:
        _say_aloud(uow, notice, ending, ending.aloud, now)


def _say_aloud(uow: UnitOfWork, notice: Notice, ending: Closing, words: Wording, now: datetime) -> None:
    """Beside the message that ends; it is no duty of its own, and no undo strikes it: what is due then is told anew."""
    uow.outbox.send(
        Notice(
            id=0,
            key=f"{notice.key}:ended:{now.isoformat()}",
            guild_id=notice.guild_id,
            place=notice.place,
            subject=notice.subject,
            text=words.text,
            params=words.params,
            mentions=notice.mentions if ending.pings is None else ending.pings,
            instead=notice.instead,
            duty=notice.duty,
        )
    )


def _withdraw(uow: UnitOfWork, notice: Notice) -> None:
    uow.outbox.notices.change(
        uow.outbox.notices.held(notice.id),
        key=f"{notice.key}:{notice.id}",
        state=Delivery.WITHDRAWN,
        buttons=(),
        duty="",
        stands=False,
    )
