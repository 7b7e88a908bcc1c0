"""Column types that keep domain values whole: UTC moments and durations."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import BigInteger, DateTime, Dialect, Integer
from sqlalchemy.types import TypeDecorator

Snowflake = BigInteger
"""Discord's 64-bit identifiers."""


class Moment(TypeDecorator[datetime]):
    """An aware UTC datetime; SQLite forgets the zone, so it is put back on loading."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse naive moments: they are a bug in the caller."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a naive datetime may not be stored")
        utc = value.astimezone(UTC)
        return utc.replace(tzinfo=None) if dialect.name == "sqlite" else utc

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Give the moment back in UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Duration(TypeDecorator[timedelta]):
    """A time span, stored in milliseconds."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: Dialect) -> int | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Milliseconds."""
        return None if value is None else round(value.total_seconds() * 1000)

    def process_result_value(self, value: int | None, dialect: Dialect) -> timedelta | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Back to a span."""
        return None if value is None else timedelta(milliseconds=value)


class Reference(TypeDecorator[int]):
    """The number of a row elsewhere; values say 0 for none, the column says NULL, so that a foreign key holds."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:  # noqa: ARG002 - SQLAlchemy's signature
        """NULL for none."""
        return value or None

    def process_result_value(self, value: int | None, dialect: Dialect) -> int | None:  # noqa: ARG002 - SQLAlchemy's signature
        """0 for none."""
        return value or 0
