"""The statements of the repositories, each built once: building one takes longer than running it."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, cast

from sqlalchemy import ColumnElement, Insert, Select, Table, Update, bindparam, insert, select, update
from sqlalchemy.sql.dml import ReturningInsert
from sqlmodel import SQLModel

from data.types import Reference

Match = Literal["equal", "any of", "none"]
Shape = tuple[tuple[str, Match], ...]
"""The columns that a filter compares, and how; the values are parameters that have the columns' names."""


def shape_of(row: Any, equal: Mapping[str, object]) -> Shape:  # noqa: ANN401 - SQLModel does not tell of its table
    """How the columns of these names are compared with these values."""
    table = table_of(row)
    return tuple((name, _match(table.c[name], value)) for name, value in equal.items())


def _match(column: ColumnElement[Any], value: object) -> Match:
    """A tuple or list means any of its values; a reference of 0 is none."""
    if value is None or (value == 0 and isinstance(column.type, Reference)):
        return "none"
    return "any of" if isinstance(value, (tuple, list, frozenset, set)) else "equal"


@cache
def columns(row: type[SQLModel], names: tuple[str, ...]) -> tuple[Any, ...]:
    """The columns of these names, in this order."""
    return tuple(table_of(row).c[name] for name in names)


@cache
def selected(row: type[SQLModel], names: tuple[str, ...], shape: Shape) -> Select[Any]:
    """The rows that the filter lets through, in the order in which they were added."""
    conditions = [_condition(table_of(row).c[name], match) for name, match in shape]
    return select(*columns(row, names)).where(*conditions).order_by(table_of(row).c.id)


@cache
def held(row: type[SQLModel], names: tuple[str, ...]) -> Select[Any]:
    """The row with this number, locked until the transaction ends."""
    return selected(row, names, (("id", "equal"),)).with_for_update()


@cache
def newest(row: type[SQLModel], names: tuple[str, ...], shape: Shape) -> Select[Any]:
    """The `most` rows that were added last, newest first."""
    query = selected(row, names, shape)
    return query.order_by(None).order_by(table_of(row).c.id.desc()).limit(bindparam("most"))


@cache
def inserted(row: type[SQLModel]) -> Insert:
    """A new row."""
    return insert(table_of(row))


@cache
def inserted_all(row: type[SQLModel]) -> ReturningInsert[Any]:
    """New rows, of which the numbers come back in their order."""
    table = table_of(row)
    return insert(table).returning(table.c.id, sort_by_parameter_order=True)


@cache
def updated(row: type[SQLModel], names: tuple[str, ...]) -> Update:
    """New values in the columns of these names of row `old_id`, where it still has the version `old_version`."""
    table = table_of(row)
    statement = update(table).where(table.c.id == bindparam("old_id"))
    if "version" in table.c:
        statement = statement.where(table.c.version == bindparam("old_version"))
    return statement.values({name: bindparam(name) for name in names})


def table_of(row: Any) -> Table:  # noqa: ANN401 - SQLModel does not tell of its table
    """The table behind a row's class."""
    return cast("Table", row.__table__)


def _condition(column: ColumnElement[Any], match: Match) -> ColumnElement[bool]:
    name = str(column.key)
    if match == "none":
        return column.is_(None)
    return column.in_(bindparam(name, expanding=True)) if match == "any of" else column == bindparam(name)
