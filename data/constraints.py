"""What tables hold themselves to: the words that a column may hold, and indexes of the few rows that wait."""

from enum import StrEnum

from sqlalchemy import CheckConstraint, Index, text


def one_of(table: str, column: str, values: type[StrEnum], *more: str) -> CheckConstraint:
    """A column holds one of these words, or NULL where it may."""
    words = ", ".join(f"'{word}'" for word in (*values, *more))
    return CheckConstraint(f"{column} IN ({words})", name=f"{table}_{column}")


def each_of(table: str, **columns: type[StrEnum]) -> tuple[CheckConstraint, ...]:
    """Each of these columns holds one of its words."""
    return tuple(one_of(table, column, values) for column, values in columns.items())


def narrow(name: str, column: str, where: str) -> Index:
    """An index of the few rows that wait, among all that ever did."""
    return Index(name, column, sqlite_where=text(where), postgresql_where=text(where))
