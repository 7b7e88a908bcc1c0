"""What the tables have in common: a number, and for most a count of their changes.

SQLModel does not look into a `NewType`: a column that holds the number of a row says `sa_type=Integer` besides.
"""

from typing import Any, Generic, TypeVar

from sqlalchemy import BigInteger, Integer
from sqlmodel import Field, SQLModel

Id = TypeVar("Id", bound=int)
NEVER_AGAIN = {"sqlite_autoincrement": True}
"""No number is given twice, not even that of a row which is gone; PostgreSQL counts so by itself."""


class Numbered(SQLModel, Generic[Id]):
    """A row with a number of its own, whose type says whose number it is."""

    __table_args__: Any = NEVER_AGAIN
    id: Id | None = Field(default=None, sa_type=Integer, primary_key=True)


class VersionedRow(Numbered[Id], Generic[Id]):
    """A row that is changed; `version` counts its changes and refuses lost updates."""

    version: int = 0


class SnowflakeRow(SQLModel):
    """A row whose number is given by Discord."""

    id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = 0
