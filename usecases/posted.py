"""Bringing posts up to date that several actions change."""

from data.records import PostKind
from data.unit_of_work import UnitOfWork
from league.event import Event


def refresh_event_posts(uow: UnitOfWork, event: Event) -> None:
    """Who plays, or the ranking, has changed: the announcement and, if there is one, the standings follow."""
    uow.outbox.refresh(PostKind.ANNOUNCEMENT, event.id, event.guild_id)
    if uow.outbox.posts.first(kind=PostKind.STANDINGS, subject=event.id):
        uow.outbox.refresh(PostKind.STANDINGS, event.id, event.guild_id)
