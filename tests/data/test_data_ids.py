"""Whose number a column holds is said three times, in the row, in its value and in the filter: always the same.

Of a row's own number Pydantic forgets the type: `tests/architecture/typed_calls.py` has mypy compare it.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, get_args, get_type_hints

from data.columns import Equal
from data.database import Database
from data.repository import Repository
from data.rows import Numbered
from data.unit_of_work import UnitOfWork, reading
from league import ids

IDS = {kind for name, kind in vars(ids).items() if name.endswith("Id")}


def of_id(hint: object) -> set[object]:
    """The types of ids in a hint: of `EventId | None` that is `EventId`."""
    return {hint} & IDS | {kind for part in get_args(hint) for kind in of_id(part)}


def held_by(row: type[Numbered[int]]) -> dict[str, set[object]]:
    """The ids that the columns of a table hold."""
    return {name: of_id(field.annotation) for name, field in row.model_fields.items()}


def repositories(uow: UnitOfWork) -> Iterator[Any]:
    parts = [
        uow,
        uow.entries,
        uow.tables,
        uow.slips,
        uow.doors,
        uow.rules,
        uow.outbox,
        uow.timers,
        uow.journal,
    ]
    made_when_asked = [name for name, one in vars(UnitOfWork).items() if isinstance(one, cached_property)]
    own = [getattr(uow, name) for name in made_when_asked]
    held = [one for part in parts for one in vars(part).values()]
    return (one for one in (*own, *held) if isinstance(one, Repository))


def test_a_value_holds_the_ids_of_its_row(database: Database) -> None:
    with reading(database) as uow:
        pairs = [(one._row, one._record) for one in repositories(uow)]
    assert len(pairs) > 25
    for row, record in pairs:
        held = held_by(row)
        for name, hint in get_type_hints(record).items():
            assert name == "id" or of_id(hint) == held[name], f"{record.__name__}.{name}"


def test_a_filter_compares_a_column_with_what_it_holds(database: Database) -> None:
    columns = {name: of_id(hint) for name, hint in get_type_hints(Equal).items() if name != "id"}
    with reading(database) as uow:
        rows = {one._row for one in repositories(uow)}
    for row in rows:
        held = held_by(row)
        for name in columns.keys() & held.keys():
            assert columns[name] == held[name], f"{row.__name__}.{name}"
    assert columns.keys() <= {name for row in rows for name in row.model_fields}
