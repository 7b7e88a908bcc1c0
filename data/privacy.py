"""A server's data, given out and deleted: what privacy law asks for, and good manners."""

import json
from collections.abc import Iterable
from typing import Any

from sqlmodel import Session, SQLModel, col, select

from data import game_tables, tables
from data.backup import TABLES
from data.database import WRITING, Database


def export_guild(database: Database, guild_id: int) -> str:
    """Everything that is kept of a server, as JSON: table name -> rows."""
    with database.connect() as connection, Session(connection) as session:
        content = {
            str(row.__tablename__): [
                item.model_dump(mode="json") for item in _rows_of(session, row, guild_id)
            ]
            for row in TABLES
        }
    return json.dumps(content, ensure_ascii=False, indent=1)


def delete_guild(database: Database, guild_id: int) -> int:
    """Remove everything that is kept of a server; how many rows there were."""
    with (
        database.connect().execution_options(**{WRITING: True}) as connection,
        Session(connection) as session,
    ):
        doomed = [item for row in reversed(TABLES) for item in _rows_of(session, row, guild_id)]
        for item in doomed:
            session.delete(item)
            session.flush()
        session.commit()
    return len(doomed)


def _rows_of(session: Session, row: type[SQLModel], guild_id: int) -> Iterable[Any]:
    """The rows that belong to a server: by its number, or through its events, tables and audit lines."""
    kind: Any = row
    events = select(tables.EventRow.id).where(tables.EventRow.guild_id == guild_id)
    seats = select(tables.TableRow.id).where(col(tables.TableRow.event_id).in_(events))
    games = select(game_tables.GameRow.id).where(game_tables.GameRow.guild_id == guild_id)
    lines = select(tables.AuditRow.id).where(tables.AuditRow.guild_id == guild_id)
    fields = row.model_fields
    if row is tables.GuildRow:
        condition = kind.id == guild_id
    elif "guild_id" in fields:
        condition = kind.guild_id == guild_id
    elif "game_id" in fields:
        condition = kind.game_id.in_(games)
    elif "event_id" in fields:
        condition = kind.event_id.in_(events)
    elif row is tables.ClockRow:
        condition = kind.id.in_(seats)
    elif row is tables.ResultRow:
        condition = kind.table_id.in_(seats)
    elif row is tables.ChangeRow:
        condition = kind.audit_id.in_(lines)
    else:
        return ()  # a user's own settings, interactions and timers belong to no server
    return session.exec(select(row).where(condition)).all()
