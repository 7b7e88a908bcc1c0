"""Who is meant by a seat of a recorded table: by account, by number, by a name that only one of them has."""

from collections.abc import Iterable, Mapping, Sequence

from data.records import Person
from league.ids import PlayerId
from league.importing import RefusedLine
from league.importing.records import RecordSeat, TableRecord
from league.names import is_numbered, matched, number_in


class Roster:
    """The people among whom somebody is looked for; starting numbers are their order."""

    def __init__(self, people: Sequence[Person], users: Mapping[str, int]) -> None:
        """`users` are the numbers of members by user name."""
        self._users = users
        self._order = list(people)
        self._by_user = {person.user_id: person for person in people if person.user_id}
        self._by_number = {int(person.id): person for person in people}
        self._called: dict[str, list[Person]] = {}
        for person in people:
            self._called.setdefault(matched(person.name), []).append(person)

    def person(self, seat: RecordSeat) -> Person | None:
        """Whoever is meant, None for nobody or for more than one."""
        user = seat.discord_id or self._users.get(seat.user_name, 0)
        if user:
            return self._by_user.get(user)
        if not seat.name and seat.number:
            return self._order[seat.number - 1] if seat.number <= len(self._order) else None
        called = self._called.get(matched(seat.name), [])
        if len(called) == 1:
            return called[0]
        numbered = self._by_number.get(number_in(seat.name) or 0)
        is_meant = numbered is not None and is_numbered(seat.name, int(numbered.id), numbered.name)
        return numbered if is_meant and not called else None

    def players(self, record: TableRecord) -> tuple[PlayerId, ...] | RefusedLine:
        """The players of a table in turn order.

        Refused as `record-who` (params: name), `record-twice` (params: name).
        """
        found: list[PlayerId] = []
        for seat in record.seats:
            person = self.person(seat)
            if person is None:
                return RefusedLine(record.line, "record-who", {"name": called(seat)})
            if PlayerId(person.id) in found:
                return RefusedLine(record.line, "record-twice", {"name": person.name})
            found.append(PlayerId(person.id))
        return tuple(found)


def called(seat: RecordSeat) -> str:
    """What the list says of a seat."""
    return seat.name or seat.user_name or str(seat.discord_id or f"#{seat.number}")


def by_line(refused: Iterable[RefusedLine]) -> tuple[RefusedLine, ...]:
    """Refused lines in their order."""
    return tuple(sorted(refused, key=lambda one: one.line))
