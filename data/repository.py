"""Repositories: frozen values in, frozen values out. Saving refuses lost updates and notes what changed."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache
from typing import Any, Generic, Protocol, TypeVar, Unpack, cast, get_origin, get_type_hints

from sqlalchemy import BigInteger, Connection, Select

from data.columns import Equal
from data.statements import held, inserted, inserted_all, newest, selected, shape_of, table_of, updated

R = TypeVar("R")
Id = TypeVar("Id", bound=int)
Id_co = TypeVar("Id_co", bound=int, covariant=True)
_LARGEST = 2**31 - 1


class Keyed(Protocol[Id_co]):
    """A row with a number of its own."""

    @property
    def id(self) -> Id_co | None:
        """Its number, None before it is stored."""


class StaleVersion(Exception):  # noqa: N818 - it names what happened
    """Another transaction saved this row in the meantime: load again and try again."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """One row that an action changed; `before` None means it was added."""

    table_name: str
    row_id: int
    before: dict[str, Any] | None
    version: int


class Repository(Generic[R, Id]):
    """The rows of one table as values of type `R`, whose fields have the names of the columns.

    `Id` is the type of their numbers. Rows are read and written column by column: objects of the ORM would cost three
    times as much.
    `changes` collects what a transaction changes; None for tables from which nothing follows.
    """

    def __init__(
        self,
        connection: Connection,
        row: type[Keyed[Id]],
        record: type[R],
        changes: list[RowChange] | None = None,
    ) -> None:
        """One repository for each table."""
        self._connection = connection
        self._row: Any = row
        self._record = record
        self._names = names_of(cast("Hashable", record))
        self._changes = changes
        self._known: dict[Id, R | None] | None = None

    def remember(self) -> None:
        """In a transaction that only reads: each value is read once, by whichever part asks for it."""
        self._known = {}

    def get(self, number: Id) -> R | None:
        """The value with this number, or None; PostgreSQL refuses to look for one beyond its column."""
        if self._known is None:
            return self._get(number)
        if number not in self._known:
            self._known[number] = self._get(number)
        return self._known[number]

    def _get(self, number: Id) -> R | None:
        if abs(number) > _LARGEST and not isinstance(table_of(self._row).c.id.type, BigInteger):
            return None
        return self.first(id=number)

    def require(self, number: Id) -> R:
        """The value with this number, which must be there."""
        found = self.get(number)
        if found is None:
            raise LookupError(f"no {self._row.__tablename__} {number}")
        return found

    def held(self, number: Id) -> R:
        """The value with this number, which must be there; no other transaction changes it until this one ends."""
        found = self.read(held(self._row, self._names), {"id": number})
        if not found:
            raise LookupError(f"no {self._row.__tablename__} {number}")
        return found[0]

    def find(self, **equal: Unpack[Equal[Id]]) -> tuple[R, ...]:
        """All values whose columns equal the given ones, in the order in which they were added.

        A tuple or list of values means any of them.
        """
        return self.read(selected(self._row, self._names, shape_of(self._row, equal)), equal)

    def first(self, **equal: Unpack[Equal[Id]]) -> R | None:
        """The first value whose columns equal the given ones, or None."""
        found = self.find(**equal)
        return found[0] if found else None

    def newest(self, most: int, **equal: Unpack[Equal[Id]]) -> tuple[R, ...]:
        """The values that were added last among those whose columns equal the given ones, newest first."""
        statement = newest(self._row, self._names, shape_of(self._row, equal))
        return self.read(statement, {**equal, "most": most})

    def values(
        self, *names: str, most: int | None = None, **equal: Unpack[Equal[Id]]
    ) -> tuple[tuple[Any, ...], ...]:
        """Some columns alone, as cheap as it gets: of all such values, or of the `most` that were added last."""
        if most is None:
            statement = selected(self._row, names, shape_of(self._row, equal))
        else:
            statement = newest(self._row, names, shape_of(self._row, equal))
        found = self._connection.execute(statement, {**equal, "most": most}).all()
        return tuple(tuple(row) for row in found)

    def read(self, statement: Select[Any], values: Mapping[str, object]) -> tuple[R, ...]:
        """The values that a statement selects, all their columns in the order of their fields."""
        found = self._connection.execute(statement, values).all()
        return tuple(to_record(row, self._record) for row in found)

    def add(self, record: R) -> R:
        """Store a new value; a number of 0 is replaced by the next one."""
        values = to_columns(record)
        if values["id"] == 0:
            del values["id"]
        key: Any = self._connection.execute(inserted(self._row), values).inserted_primary_key
        added = _with(record, {"id": key[0]})
        self._note(added, None)
        return added

    def add_all(self, records: Iterable[R]) -> tuple[R, ...]:
        """Store new values, which have the number 0, in their order: many rows in one statement."""
        rows = [(record, to_columns(record)) for record in records]
        if not rows:
            return ()
        for _, values in rows:
            del values["id"]
        given = (
            self._connection.execute(inserted_all(self._row), [values for _, values in rows]).scalars().all()
        )
        added = tuple(_with(record, {"id": number}) for (record, _), number in zip(rows, given, strict=True))
        for record in added:
            self._note(record, None)
        return added

    def save(self, record: R) -> R:
        """Store a changed value; only what differs is written, and with it fewer indexes.

        Raises StaleVersion when another transaction saved it since it was loaded.
        """
        wished: Any = record
        stored: Any = self.get(wished.id)
        if stored is None or _version(stored) != _version(wished):
            raise StaleVersion(f"{self._row.__tablename__} {wished.id}")
        return self.change(stored, **{name: getattr(wished, name) for name in self._names})

    def change(self, record: R, **values: Any) -> R:  # noqa: ANN401 - values of any fields
        """Store other values in some fields of a value just as it was loaded, which spares reading it again.

        Raises StaleVersion when it was saved by somebody else since then.
        """
        old: Any = record
        new = {name: value for name, value in values.items() if value != getattr(old, name)}
        key = {"old_id": old.id}
        if hasattr(old, "version"):
            new["version"] = old.version + 1
            key["old_version"] = old.version
        if not new:
            return record
        plain = {name: _plain(value) for name, value in new.items()}
        if not self._connection.execute(updated(self._row, tuple(new)), plain | key).rowcount:
            raise StaleVersion(f"{self._row.__tablename__} {old.id}")
        changed = _with(record, new)
        self._note(changed, record)
        return changed

    def put(self, record: R) -> R:
        """Add or save, whichever is due."""
        number = to_columns(record)["id"]
        return self.add(record) if not number or self.get(number) is None else self.save(record)

    def save_all(self, records: Iterable[R]) -> tuple[R, ...]:
        """Store several changed values."""
        return tuple(self.save(record) for record in records)

    def _note(self, record: R, before: R | None) -> None:
        if self._changes is not None:
            row: Any = record
            was = None if before is None else to_columns(before)
            self._changes.append(RowChange(self._row.__tablename__, row.id, was, _version(row)))


def _version(record: object) -> int:
    return getattr(record, "version", 0)


def _with(record: R, values: Mapping[str, Any]) -> R:
    changed: R = replace(record, **values)  # type: ignore[type-var]  # any frozen dataclass
    return changed


def to_columns(record: object) -> dict[str, Any]:
    """The fields of a frozen value as a table's columns take them."""
    return {name: _plain(getattr(record, name)) for name in names_of(cast("Hashable", type(record)))}


def _plain(value: object) -> object:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def to_record(row: Iterable[Any], record: type[R]) -> R:
    """The frozen value whose fields a row holds in their order."""
    values = list(row)
    for place, load in _loaders(cast("Hashable", record)):
        values[place] = load(values[place])
    return record(*values)


@cache
def names_of(record: Any) -> tuple[str, ...]:  # noqa: ANN401 - any frozen dataclass
    """The names of a record's fields, which are those of its columns."""
    return tuple(item.name for item in fields(record))


@cache
def _loaders(record: Any) -> tuple[tuple[int, Callable[[Any], Any]], ...]:  # noqa: ANN401 - any frozen dataclass
    """Where a value is more than what its column holds, and what makes it so."""
    hints = get_type_hints(record)
    loaders = ((place, _loader(hints[name])) for place, name in enumerate(names_of(record)))
    return tuple((place, load) for place, load in loaders if load is not None)


def _loader(hint: Any) -> Callable[[Any], Any] | None:  # noqa: ANN401 - a type hint
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return {
            member.value: member for member in hint
        }.__getitem__  # a call of the enum takes five times as long
    return tuple if get_origin(hint) is tuple else None
