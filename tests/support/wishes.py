"""A wish for a living post, as the house makes it when rows differ."""

from data.records import PostKind
from data.unit_of_work import UnitOfWork


def wish(uow: UnitOfWork, kind: PostKind, subject: int, guild_id: int) -> None:
    """The post of this thing is drawn anew, or made."""
    uow.outbox.redraw(kind, [subject])
    uow.outbox.post(kind, [subject], guild_id)
