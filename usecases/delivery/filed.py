"""A table's thread that was put away, and in which something is said late: that has opened it."""

from data.records import PostKind
from data.unit_of_work import UnitOfWork
from usecases.delivery.digests import taken_apart


def thread_opened(uow: UnitOfWork, table_id: int, thread_id: int) -> bool:
    """Something was said or changed in a table's thread; whether it was put away: its post is due, to do so again.

    Source: house
    """
    post = uow.outbox.posts.first(kind=PostKind.TABLE, subject=table_id)
    shows = taken_apart(post.digest) if post else None
    if post is None or shows is None or not shows.filed or post.thread_id != thread_id:
        return False
    uow.outbox.posts.change(
        post, digest=str(shows._replace(filed=False)), wanted=post.wanted + 1, due_at=None
    )
    return True
