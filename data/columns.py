"""The columns by which rows are found, and whose number each holds.

A column of one name means the same in every table, so that one list serves all repositories (`Repository.find`).
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from datetime import datetime
from typing import Generic, TypeAlias, TypedDict, TypeVar

from league.ids import AuditId, BracketId, EventId, GameId, PlayerId, ResultId, RoundId, TableId

T = TypeVar("T")
Id = TypeVar("Id", bound=int)
AnyOf: TypeAlias = T | Sequence[T] | AbstractSet[T]
"""One value, or any of several."""


class Equal(TypedDict, Generic[Id], total=False):
    """The values that columns must have; `Id` is the type of the row's own number."""

    id: AnyOf[Id]
    wants: AnyOf[str]
    event_id: AnyOf[EventId]
    round_id: AnyOf[RoundId]
    table_id: AnyOf[TableId]
    opened_for: AnyOf[TableId]
    game_id: AnyOf[GameId]
    player: AnyOf[PlayerId]
    player_id: AnyOf[PlayerId]
    challenges: AnyOf[PlayerId]
    result_id: AnyOf[ResultId]
    bracket_id: AnyOf[BracketId]
    audit_id: AnyOf[AuditId]
    guild_id: AnyOf[int]
    headings: AnyOf[str]
    user_id: AnyOf[int] | None
    channel_id: AnyOf[int]
    message_id: AnyOf[int]
    thread_id: AnyOf[int]
    created_by: AnyOf[int]
    caller: AnyOf[int]
    subject: AnyOf[int]
    ask_id: AnyOf[int]
    document_id: AnyOf[int]
    number: AnyOf[int]
    challenge_round: AnyOf[int]
    check_in: AnyOf[int]
    seat: AnyOf[int]
    about: AnyOf[int]
    repeats: AnyOf[int]
    done: AnyOf[int]
    key: AnyOf[str]
    device: AnyOf[str]
    digest: AnyOf[str]
    kind: AnyOf[str]
    state: AnyOf[str]
    stage: AnyOf[str]
    status: AnyOf[str]
    news: AnyOf[str]
    held_for: AnyOf[str]
    pairing: AnyOf[str]
    visibility: AnyOf[str]
    place: AnyOf[int] | AnyOf[str]
    form: AnyOf[str]
    action: AnyOf[str]
    name: AnyOf[str]
    text: AnyOf[str]
    reason: AnyOf[str]
    why: AnyOf[str]
    section: AnyOf[str]
    folded: AnyOf[str]
    question: AnyOf[str]
    starts_at: datetime | None
    done_at: datetime | None
    halted_at: datetime | None
    ended_at: datetime | None
    left_at: datetime | None
    is_open: bool
    is_back: bool
    by_message: bool
    in_thread: bool
    hidden: bool
    initials: bool
    removed: bool
    resigned: bool
    taken_back: bool
    up: bool
    accessible: bool
    stands_in: bool
