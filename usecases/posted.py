"""Bringing posts up to date that several actions change."""

from collections.abc import Sequence

from data.game_records import UNDECIDED, PostGame
from data.records import PostKind
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId


def refresh_games(uow: UnitOfWork, guild_id: int) -> None:
    """What hangs on the server has changed: boards and open messages of the games by post that go on follow."""
    numbers = tuple(number for (number,) in uow.games.values("id", guild_id=guild_id, status=UNDECIDED))
    cards = uow.game_cards.values("id", game_id=numbers, is_open=True) if numbers else ()
    uow.outbox.refresh_all(PostKind.GAME, numbers, guild_id)
    uow.outbox.refresh_all(PostKind.GAME_CARD, (number for (number,) in cards), guild_id)


def refresh_table_of(uow: UnitOfWork, game: PostGame) -> None:
    """A game by post begins, ends or is called off: the league's table where it is played says so."""
    if game.table_id:
        uow.outbox.refresh(PostKind.TABLE, game.table_id, game.guild_id)
        refresh_calls_of(uow, game)


def refresh_calls_of(uow: UnitOfWork, game: PostGame) -> None:
    """A game by post is held or goes on: the calls of a judge to its table say whether its deadlines run."""
    calls = uow.calls.values("id", table_id=game.table_id) if game.table_id else ()
    uow.outbox.refresh_all(PostKind.CALL, (number for (number,) in calls), game.guild_id)


def refresh_event_posts(uow: UnitOfWork, event: Event) -> None:
    """Who plays, or the ranking, has changed: the announcement and, if there is one, the standings follow."""
    uow.outbox.refresh(PostKind.ANNOUNCEMENT, event.id, event.guild_id)
    for kind in (PostKind.STANDINGS, PostKind.PODIUM):
        if uow.outbox.posts.first(kind=kind, subject=event.id):
            uow.outbox.refresh(kind, event.id, event.guild_id)


def refresh_ranking(uow: UnitOfWork, event: Event) -> None:
    """The ranking has changed or is public now: the standings follow, and the podium of an event that is over."""
    uow.outbox.refresh(PostKind.STANDINGS, event.id, event.guild_id)
    if event.status is EventStatus.FINISHED:
        uow.outbox.refresh(PostKind.PODIUM, event.id, event.guild_id)


def refresh_all_posts(uow: UnitOfWork, event_id: EventId, guild_id: int) -> None:
    """Bring every post of an event up to date; what is gone is removed by the outbox."""
    known = {(post.kind, post.subject) for post in uow.outbox.posts.find(guild_id=guild_id)}
    rounds = [row.id for row in uow.rounds.find(event_id=event_id)]
    tables = [row.id for row in uow.tables.find(event_id=event_id)]
    calls = [row.id for row in uow.calls.find(event_id=event_id)]
    wanted: dict[PostKind, Sequence[int]] = {
        PostKind.ANNOUNCEMENT: [event_id],
        PostKind.STANDINGS: [event_id],
        PostKind.PODIUM: [event_id],
        PostKind.ROUND: rounds,
        PostKind.TABLE: tables,
        PostKind.CALL: calls,
    }
    for kind, subjects in wanted.items():
        uow.outbox.refresh_all(kind, [number for number in subjects if (kind, number) in known], guild_id)
