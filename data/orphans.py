"""What speaks of things that are gone, where no foreign key can hold it: looked for by the doctors."""

from sqlalchemy import Connection, func, select

from data.privacy import EVENT_TIMERS, GAME_TIMERS, POST_TIMERS, RESULT_TIMERS, TABLE_TIMERS, belongs
from data.statements import table_of
from data.tables import PersonRow, ResultRow, RoundRow, TimerRow

_PARENTS = {
    "event": EVENT_TIMERS,
    "game_table": TABLE_TIMERS,
    "result": RESULT_TIMERS,
    "game_seat": GAME_TIMERS,
    "post": POST_TIMERS,
}
_LISTS = (
    (ResultRow, "players"),
    (ResultRow, "confirmed"),
    (ResultRow, "disputed"),
    (RoundRow, "avoid"),
    (RoundRow, "byes"),
)


def orphans(connection: Connection, guild_id: int = 0) -> dict[str, int]:
    """How many there are of each kind, by its name; nothing where all is well.

    Of one server (0: of all), with the timers, of which nobody knows any more whose they were.
    """
    found = {f"timers of a {parent}": _timers(connection, parent) for parent in _PARENTS}
    people = set(connection.scalars(select(table_of(PersonRow).c.id)))
    for row, column in _LISTS:
        named = select(table_of(row).c[column])
        of_server = named.where(belongs(row, guild_id)) if guild_id else named
        lists = connection.scalars(of_server)
        found[f"{column} of a {row.__tablename__}"] = sum(not people.issuperset(one) for one in lists)
    return {name: count for name, count in found.items() if count}


def _timers(connection: Connection, parent: str) -> int:
    timers = table_of(TimerRow)
    things = timers.metadata.tables[parent]
    query = select(func.count()).where(
        timers.c.done_at.is_(None),
        timers.c.kind.in_(_PARENTS[parent]),
        timers.c.subject.not_in(select(things.c.id)),
    )
    return connection.scalar(query) or 0
