"""What is kept of lists from outside."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ListMapping:
    """What an organizer has said that the columns of lists with these headings hold ("": nothing), one by one."""

    id: int
    guild_id: int
    headings: str
    meanings: tuple[str, ...]
    version: int = 0
