"""What Discord did not take, and is tried again once something is mended: by narrow indexes."""

from sqlalchemy import bindparam, func, or_, select, text

from data.outbox_tables import NoticeRow, PostRow
from data.records import Delivery, Notice, Post
from data.repository import names_of
from data.statements import columns, table_of

_POST = table_of(PostRow).c
_NOTICE = table_of(NoticeRow).c
_POST_OWED = text("post.error <> '' AND post.wanted <= post.done")
_NOTICE_OWED = text("outbox.state = 'given-up' AND outbox.place <> 'private'")
_EDIT_OWED = text(
    "outbox.state IN ('pending', 'settled') AND outbox.state = 'settled' AND outbox.error <> ''"
)
"""A change of what stands that Discord did not take; by the index of what waits."""
_TRIED = or_(_NOTICE.attempted_at.is_(None), _NOTICE.attempted_at >= bindparam("since"))
OWING_POSTS = select(_POST.guild_id).where(_POST_OWED).distinct()
OWING_NOTICES = select(_NOTICE.guild_id).where(_NOTICE_OWED, _TRIED).distinct()
OWING_EDITS = select(_NOTICE.guild_id).where(_EDIT_OWED).distinct()
OWED_EDITS = (
    select(*columns(NoticeRow, names_of(Notice)))
    .where(_EDIT_OWED, _NOTICE.guild_id == bindparam("server"))
    .order_by(_NOTICE.id)
)
FIRST_TROUBLED = select(func.min(_NOTICE.id)).where(
    _NOTICE.state.in_((Delivery.PENDING, Delivery.GIVEN_UP)),
    _NOTICE.error != "",
    _NOTICE.guild_id == bindparam("server"),
    _NOTICE.place == bindparam("its_place"),
    _TRIED,
)
FIRST_TROUBLED_POST = select(func.min(_POST.id)).where(
    _POST.error != "", _POST.guild_id == bindparam("server"), _POST.kind == bindparam("its_kind")
)
OWED_POSTS = (
    select(*columns(PostRow, names_of(Post)))
    .where(_POST_OWED, _POST.guild_id == bindparam("server"))
    .order_by(_POST.id)
)
OWED_NOTICES = (
    select(*columns(NoticeRow, names_of(Notice)))
    .where(_NOTICE_OWED, _TRIED, _NOTICE.guild_id == bindparam("server"))
    .order_by(_NOTICE.id)
)
