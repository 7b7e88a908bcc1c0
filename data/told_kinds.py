"""The table of the kinds of messages that follow from the rows of this database since a start."""

from dataclasses import dataclass

from sqlmodel import Field

from data.rows import VersionedRow


@dataclass(frozen=True, slots=True)
class ToldKind:
    """A kind that was taken over: what was due of it before counts as told, what is due since is told."""

    id: int
    kind: str
    version: int = 0


class ToldKindRow(VersionedRow[int], table=True):
    """A kind of messages that was taken over (`ToldKind`)."""

    __tablename__ = "told_kind"
    kind: str = Field(unique=True)
