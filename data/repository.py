"""Repositories: frozen values in, frozen values out. Saving refuses lost updates and notes what changed."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from typing import Any, Generic, TypeVar, cast, get_origin, get_type_hints

from sqlalchemy import BigInteger, ColumnElement
from sqlmodel import Session, SQLModel, col, select

R = TypeVar("R")
_LARGEST = 2**31 - 1


class StaleVersion(Exception):  # noqa: N818 - it names what happened
    """Somebody else saved this row in the meantime: load again and try again."""


@dataclass(frozen=True, slots=True)
class Change:
    """One row that an action changed; `before` None means it was added."""

    table_name: str
    row_id: int
    before: dict[str, Any] | None
    version: int


class Repository(Generic[R]):
    """The rows of one table as values of type `R`, whose fields have the names of the columns.

    `changes` collects what an action changed; None for tables that are never undone.
    """

    def __init__(
        self, session: Session, row: type[SQLModel], record: type[R], changes: list[Change] | None = None
    ) -> None:
        """One repository for each table."""
        self._session = session
        self._row: Any = row
        self._record = record
        self._changes = changes

    def get(self, number: int) -> R | None:
        """The value with this number, or None; PostgreSQL refuses to look for one beyond its column."""
        if number > _LARGEST and not isinstance(self._row.__table__.c.id.type, BigInteger):
            return None
        row = self._session.get(self._row, number)
        return None if row is None else to_record(row, self._record)

    def require(self, number: int) -> R:
        """The value with this number, which must be there."""
        found = self.get(number)
        if found is None:
            raise LookupError(f"no {self._row.__tablename__} {number}")
        return found

    def find(self, **equal: object) -> tuple[R, ...]:
        """All values whose columns equal the given ones; a tuple or list of values means any of them."""
        conditions = [_matches(getattr(self._row, name), value) for name, value in equal.items()]
        return self.where(*conditions)

    def where(self, *conditions: ColumnElement[bool]) -> tuple[R, ...]:
        """All values that meet the conditions, in the order in which they were added."""
        query = select(self._row).where(*conditions).order_by(col(self._row.id))
        return tuple(to_record(row, self._record) for row in self._session.exec(query))

    def first(self, **equal: object) -> R | None:
        """The first value whose columns equal the given ones, or None."""
        found = self.find(**equal)
        return found[0] if found else None

    def newest(self, most: int, **equal: object) -> tuple[R, ...]:
        """The values that were added last among those whose columns equal the given ones, newest first."""
        conditions = [_matches(getattr(self._row, name), value) for name, value in equal.items()]
        query = select(self._row).where(*conditions).order_by(col(self._row.id).desc()).limit(most)
        return tuple(to_record(row, self._record) for row in self._session.exec(query))

    def add(self, record: R) -> R:
        """Store a new value; a number of 0 is replaced by the next one."""
        row = self._row(**to_columns(record))
        if row.id == 0:
            row.id = None
        self._session.add(row)
        self._session.flush()
        self._note(row, None)
        return to_record(row, self._record)

    def save(self, record: R) -> R:
        """Store a changed value.

        Raises StaleVersion when it was saved by somebody else since it was loaded.
        """
        columns = to_columns(record)
        row = self._session.get(self._row, columns["id"])
        if row is None or getattr(row, "version", 0) != columns.get("version", 0):
            raise StaleVersion(f"{self._row.__tablename__} {columns['id']}")
        before = row.model_dump(mode="json")
        if "version" in columns:
            columns["version"] += 1
        for name, value in columns.items():
            setattr(row, name, value)
        self._session.flush()
        self._note(row, before)
        return to_record(row, self._record)

    def put(self, record: R) -> R:
        """Add or save, whichever is due."""
        number = to_columns(record)["id"]
        return self.add(record) if not number or self.get(number) is None else self.save(record)

    def save_all(self, records: Iterable[R]) -> tuple[R, ...]:
        """Store several changed values."""
        return tuple(self.save(record) for record in records)

    def _note(self, row: Any, before: dict[str, Any] | None) -> None:  # noqa: ANN401 - any row
        if self._changes is not None:
            self._changes.append(Change(self._row.__tablename__, row.id, before, row.version))


def _matches(column: Any, value: object) -> ColumnElement[bool]:  # noqa: ANN401 - SQLModel's column attribute
    if isinstance(value, (tuple, list, frozenset, set)):
        matches: ColumnElement[bool] = column.in_(list(value))
    else:
        matches = column == value
    return matches


def to_columns(record: object) -> dict[str, Any]:
    """The fields of a frozen value as a table's columns take them."""
    return {item.name: _plain(getattr(record, item.name)) for item in fields(record)}  # type: ignore[arg-type]  # any dataclass


def _plain(value: object) -> object:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def to_record(row: Any, record: type[R]) -> R:  # noqa: ANN401 - any row
    """The frozen value that a row holds."""
    return record(**{name: load(getattr(row, name)) for name, load in _loaders(cast("Hashable", record))})


@cache
def _loaders(record: Any) -> tuple[tuple[str, Callable[[Any], Any]], ...]:  # noqa: ANN401 - any frozen dataclass
    hints = get_type_hints(record)
    return tuple((item.name, _loader(hints[item.name])) for item in fields(record))


def _loader(hint: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - a type hint
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return hint
    if get_origin(hint) is tuple:
        return tuple
    return _same


def _same(value: Any) -> Any:  # noqa: ANN401 - whatever the column holds
    return value
