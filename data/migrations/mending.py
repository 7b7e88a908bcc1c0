"""What databases of the first schema may hold that cannot be true, mended before the second one forbids it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import sqlalchemy as sa

Row = Mapping[str, Any]
_TIMED = {
    "event": ("checkin-reminder", "checkin-close"),
    "game_table": ("clock-warning", "clock-end", "placement"),
    "result": ("result-final",),
    "game_seat": ("game-deadline", "game-reminder", "game-discard", "game-morning"),
}
_CANCELLED = "cancelled"
_SUPERSEDED = "superseded"
_LISTS = ("players", "confirmed", "disputed")


class Mending:
    """One database of the first schema."""

    def __init__(self, connection: sa.Connection) -> None:
        """The tables are looked up as they are."""
        self._connection = connection
        self._metadata = sa.MetaData()
        self._names: dict[int, list[tuple[Any, str]]] = defaultdict(list)
        """Person -> when and under which name somebody was added with this number, as far as is known."""

    def mend(self) -> Iterator[str]:
        """Carry it out; a line for everything that was found."""
        self._learn_names()
        yield from self._strangers()
        yield from self._deleted_people()
        yield from self._lost_references()
        yield from self._timers()

    def seats(self) -> Iterator[tuple[Row, str]]:
        """Each seat as a row, and a line where one could not be kept ("": it is)."""
        counting = {row["table_id"] for row in self._rows("result") if row["state"] != _SUPERSEDED}

        def order(row: Row) -> tuple[int, bool, bool, int]:
            return row["round_id"], row["id"] not in counting, row["status"] == _CANCELLED, row["number"]

        taken: set[tuple[int, int]] = set()
        for table in sorted(self._rows("game_table"), key=order):
            place = 0
            for player in table["seats"]:
                seat = {"table_id": table["id"], "round_id": table["round_id"], "player": player}
                if (table["round_id"], player) in taken:
                    line = (
                        f"player {player} had a second seat in a round, at table row {table['id']}: dropped"
                    )
                    # A table that was left over when its round was drawn anew is nobody's any more.
                    yield seat, "-" if table["status"] == _CANCELLED else line
                    continue
                taken.add((table["round_id"], player))
                yield {**seat, "place": place}, ""
                place += 1

    def _strangers(self) -> Iterator[str]:
        """A number that was given twice: what was played before the second person came is the first one's."""
        tables = {row["id"]: row for row in self._rows("game_table")}
        for number, added in self._names.items():
            heirs: dict[int, int] = {}
            for result in self._rows("result"):
                first = _place_before(added, result["at"])
                if number not in result["players"] or first is None or first == len(added) - 1:
                    continue
                if first not in heirs:
                    heirs[first] = self._add_person(tables[result["table_id"]], added[first][1])
                    yield (
                        f"person {number} was given to two people: what {added[first][1]!r} played "
                        f"is now person {heirs[first]}'s"
                    )
                self._hand_over(result, tables[result["table_id"]], number, heirs[first])

    def _hand_over(self, result: Row, table: Row, old: int, new: int) -> None:
        values: dict[str, Any] = {name: [new if n == old else n for n in result[name]] for name in _LISTS}
        if result["winner"] == old:
            values["winner"] = new
        self._update("result", result["id"], values)
        seats = next(row["seats"] for row in self._rows("game_table") if row["id"] == table["id"])
        self._update("game_table", table["id"], {"seats": [new if n == old else n for n in seats]})

    def _deleted_people(self) -> Iterator[str]:
        """Whoever sits at a table or has a score comes back as a guest who dropped out."""
        known = {row["id"] for row in self._rows("person")}
        named: dict[int, Row] = {}
        tables = {row["id"]: row for row in self._rows("game_table")}
        for table in tables.values():
            named.update({player: table for player in table["seats"] if player not in known})
        for result in self._rows("result"):
            players = {*result["players"], result["winner"]} - {0}
            named.update(dict.fromkeys(players - known, tables[result["table_id"]]))
        for number, table in sorted(named.items()):
            name = self._names[number][-1][1] if self._names.get(number) else f"#{number}"
            self._add_person(table, name, number)
            yield f"person {number} was deleted, yet sits at a table or has a score: back as the guest {name!r}"

    def _lost_references(self) -> Iterator[str]:
        for own, column, parent, none in (
            ("judge_call", "table_id", "game_table", 0),
            ("game", "table_id", "game_table", 0),
            ("entry", "replaces", "person", None),
        ):
            there = {row["id"] for row in self._rows(parent)}
            for row in self._rows(own):
                if row[column] and row[column] not in there:
                    self._update(own, row["id"], {column: none})
                    yield f"{own} {row['id']} spoke of {parent} {row[column]}, which is gone: now of none"

    def _timers(self) -> Iterator[str]:
        timers = self._table("timer")
        for parent, kinds in _TIMED.items():
            gone = sa.and_(
                timers.c.kind.in_(kinds), timers.c.subject.not_in(sa.select(self._table(parent).c.id))
            )
            dropped = self._connection.execute(sa.delete(timers).where(gone)).rowcount
            if dropped:
                yield f"{dropped} timers were about a {parent} that is gone: dropped"

    def _learn_names(self) -> None:
        """The audit lines say who was added, in which order and under which number."""
        lines = {row["id"]: row for row in self._rows("audit")}
        for change in sorted(self._rows("change"), key=lambda row: row["id"]):
            if change["table_name"] == "person" and change["before"] is None:
                line = lines[change["audit_id"]]
                name = line["params"].get("other") or line["params"].get("player")
                self._names[change["row_id"]].append((line["at"], str(name or f"#{change['row_id']}")))

    def _add_person(self, table: Row, name: str, number: int | None = None) -> int:
        """A guest of the table's server, out of its event."""
        event = next(row for row in self._rows("event") if row["id"] == table["event_id"])
        values = {"version": 0, "guild_id": event["guild_id"], "name": name, "user_id": None}
        person = self._insert("person", values if number is None else {**values, "id": number})
        orders = [row["order"] for row in self._rows("entry") if row["event_id"] == event["id"]]
        entry = {"version": 0, "event_id": event["id"], "player": person, "status": "dropped"}
        rest = {"order": max(orders, default=0) + 1, "replaces": None, "was": None, "handicap": ""}
        self._insert("entry", entry | rest)
        return person

    def _table(self, name: str) -> sa.Table:
        return sa.Table(name, self._metadata, autoload_with=self._connection)

    def _rows(self, name: str) -> list[Row]:
        return [dict(row) for row in self._connection.execute(sa.select(self._table(name))).mappings()]

    def _update(self, name: str, number: int, values: Row) -> None:
        table = self._table(name)
        self._connection.execute(sa.update(table).where(table.c.id == number).values(values))

    def _insert(self, name: str, values: Row) -> int:
        key: Any = self._connection.execute(sa.insert(self._table(name)), values).inserted_primary_key
        return int(key[0])


def mend(connection: sa.Connection) -> tuple[str, ...]:
    """What was found and mended, a line each."""
    return tuple(Mending(connection).mend())


def add_seats(connection: sa.Connection) -> tuple[str, ...]:
    """Fill the table of seats from the lists; a line for each that could not be kept."""
    rows: list[Row] = []
    lines: list[str] = []
    for seat, line in Mending(connection).seats():
        if line:
            lines.append(line)
        else:
            rows.append(seat)
    if rows:
        connection.execute(sa.insert(sa.Table("seat", sa.MetaData(), autoload_with=connection)), rows)
    return tuple(line for line in lines if line != "-")


def seats_back(connection: sa.Connection) -> None:
    """Fill the lists from the table of seats."""
    metadata = sa.MetaData()
    tables = sa.Table("game_table", metadata, autoload_with=connection)
    seat = sa.Table("seat", metadata, autoload_with=connection)
    lists: dict[int, list[int]] = defaultdict(list)
    for table_id, player in connection.execute(
        sa.select(seat.c.table_id, seat.c.player).order_by(seat.c.table_id, seat.c.place)
    ):
        lists[table_id].append(player)
    for table_id, players in lists.items():
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(seats=players))


def _place_before(added: Iterable[tuple[Any, str]], at: Any) -> int | None:  # noqa: ANN401 - a moment as the driver has it
    """The last of these who had been added at that moment."""
    places = [place for place, (since, _) in enumerate(added) if since <= at]
    return places[-1] if places else None
