"""What a list of tables records: tables of rounds, their seats, and the lines that cannot be read."""

from dataclasses import dataclass

from league.importing.people import RefusedLine


@dataclass(frozen=True, slots=True)
class RecordSeat:
    """Who sat there; `number` is a starting number where nothing else says who. Without a score it is not known."""

    name: str = ""
    discord_id: int = 0
    user_name: str = ""
    number: int = 0
    score: int | None = None
    won: bool = False


@dataclass(frozen=True, slots=True)
class TableRecord:
    """One table of one round (0: the list does not say which), its seats in turn order; a single one had a bye.

    `by_time`: it ended by time. `walkover`: whoever won did so without a game.
    """

    line: int
    round: int
    table: int
    seats: tuple[RecordSeat, ...]
    by_time: bool = False
    walkover: bool = False

    @property
    def is_scored(self) -> bool:
        """Whether every seat has a score."""
        return all(seat.score is not None for seat in self.seats)


@dataclass(frozen=True, slots=True)
class RecordList:
    """The tables that a list records, and the lines that it does not let read."""

    tables: tuple[TableRecord, ...]
    refused: tuple[RefusedLine, ...] = ()
    columns: tuple[tuple[str, str], ...] = ()
