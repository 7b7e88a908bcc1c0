"""Backup and restore while the bot runs: all rows as JSON, the same for SQLite and PostgreSQL."""

import gzip
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, text
from sqlalchemy import select as select_columns
from sqlmodel import Session, SQLModel, col, delete, select

from data import bracket_tables, game_tables, limit_tables, page_tables, rule_tables, tables
from data.database import WRITING, Database, read_only
from data.migrate import current_revision
from data.private_files import made_private
from data.statements import table_of

# Parents before children, so that foreign keys hold while rows are put back.
TABLES: tuple[type[SQLModel], ...] = (
    tables.GuildRow, tables.UserRow, tables.PersonRow, tables.EventRow, page_tables.EventPageRow, tables.EntryRow,
    tables.RoundRow, tables.TableRow, tables.SeatRow, tables.ResultRow, tables.ClockRow, tables.PenaltyRow,
    tables.CallRow, tables.DraftRow, tables.AuditRow, tables.ChangeRow, tables.CommandRow, tables.PostRow,
    tables.NoticeRow, tables.TimerRow, game_tables.GameRow, game_tables.GameSeatRow,
    game_tables.GameEventRow, game_tables.GameCardRow, game_tables.GameArchiveRow,
    rule_tables.HouseRuleRow, rule_tables.RuleFormRow, rule_tables.RuleAskRow, rule_tables.RuleVoteRow,
    rule_tables.RuleShownRow, bracket_tables.BracketRow, bracket_tables.BracketSeedRow, bracket_tables.GoesOnRow,
    bracket_tables.TournamentRow,
    limit_tables.UseRow, limit_tables.BlockedRow,
)  # fmt: skip


_AT_ONCE = 1000
"""Rows that are in memory together while a backup is written."""


class RestoreRefused(Exception):  # noqa: N818 - it names what happened
    """The file is no backup of ours, or of another schema: nothing was changed."""


def back_up(database: Database, to: Path) -> Path:
    """Write a consistent copy; `to` is a file, or a folder in which one is named after the time."""
    if not to.name.endswith(".json.gz"):
        to = to / f"guildhall-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.json.gz"
    to.parent.mkdir(parents=True, exist_ok=True)
    revision = current_revision(database)
    part = to.with_suffix(".part")  # a crash half-way must not leave a file that looks whole
    made_private(part)
    with (
        gzip.open(part, "wt", encoding="utf-8", compresslevel=6) as file,
        read_only(database) as connection,
    ):
        file.writelines(_written(connection, revision))
    part.rename(to)
    return to


def restore_from(database: Database, file: Path) -> Path:
    """Put a backup in the place of everything; what was there is backed up beside it first.

    Raises RestoreRefused when the file is not a whole backup of this schema.
    """
    content = _read(file)
    if content["revision"] != current_revision(database):
        raise RestoreRefused(
            f"the backup is of schema {content['revision']}; run `migrate --down-to` it first"
        )
    kept = back_up(database, file.parent / f"before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.json.gz")
    rows = {
        row: [row.model_validate(item) for item in content["tables"][row.__tablename__]] for row in TABLES
    }
    with (
        database.connect().execution_options(**{WRITING: True}) as connection,
        Session(connection) as session,
    ):
        for row in reversed(TABLES):
            session.exec(delete(row))
        for row in TABLES:
            session.add_all(rows[row])
            session.flush()
        _count_on(session)
        session.commit()
    return kept


def _written(connection: Connection, revision: str) -> Iterator[str]:
    """The whole as JSON, piece by piece: a million rows need no more memory than a thousand."""
    yield f'{{"revision": {json.dumps(revision)}, "tables": {{'
    for place, row in enumerate(TABLES):
        yield f"{',' if place else ''}\n{json.dumps(row.__tablename__)}: ["
        for number, item in enumerate(_dumped(connection, row)):
            yield f"{',' if number else ''}\n{json.dumps(item, ensure_ascii=False)}"
        yield "]"
    yield "}}\n"


def _dumped(connection: Connection, row: type[SQLModel]) -> Iterator[dict[str, Any]]:
    found = connection.execution_options(yield_per=_AT_ONCE).execute(select_columns(table_of(row)))
    for values in found.mappings():
        yield row(**values).model_dump(mode="json")


def _read(file: Path) -> dict[str, Any]:
    try:
        content = json.loads(gzip.decompress(file.read_bytes()))
        names = set(content["tables"])
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise RestoreRefused(f"{file} is not a whole backup ({error})") from error
    if names != {row.__tablename__ for row in TABLES}:
        raise RestoreRefused(f"{file} does not hold the tables of this version")
    return dict(content)


def _count_on(session: Session) -> None:
    """PostgreSQL counts numbers apart from the rows: go on behind the largest."""
    if session.get_bind().dialect.name != "postgresql":
        return
    for row in TABLES:
        table = str(row.__tablename__)
        if "id" not in row.model_fields:
            continue
        sequence = session.exec(select(func.pg_get_serial_sequence(f'"{table}"', "id"))).one()
        if sequence:
            largest = session.exec(select(func.max(col(row.id)))).one()  # type: ignore[attr-defined]  # every table has one
            session.execute(
                text("SELECT setval(:name, :value)"), {"name": sequence, "value": (largest or 0) + 1}
            )
