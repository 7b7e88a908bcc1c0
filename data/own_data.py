"""Everything that is kept of one person, on every server: given out, and forgotten. Results stay, without the name."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    String,
    Text,
    cast,
    delete,
    false,
    or_,
    select,
    update,
)
from sqlmodel import SQLModel

from data import game_tables, limit_tables, match_tables, rule_tables, tables
from data.records import Destination
from data.statements import table_of

USERS: Final[Mapping[type[SQLModel], tuple[str, ...]]] = {
    tables.UserRow: ("id",),
    tables.PersonRow: ("user_id",),
    tables.EventRow: ("created_by",),
    tables.ResultRow: ("by",),
    tables.PenaltyRow: ("by", "revoked_by"),
    tables.CallRow: ("caller", "judge", "appellant", "going"),
    tables.DraftRow: ("user_id",),
    tables.AuditRow: ("actor",),
    tables.NoticeRow: ("subject",),
    game_tables.GameRow: ("created_by", "called_by"),
    game_tables.GameSeatRow: ("user_id",),
    game_tables.GameCardRow: ("user_id",),
    rule_tables.HouseRuleRow: ("by",),
    rule_tables.RuleVoteRow: ("user_id",),
    limit_tables.LimitCountRow: ("subject",),
    match_tables.SheetRow: ("by", "official", "agreed_by"),
}
"""The columns in which a Discord user's number may stand."""
WORDS: Final[Mapping[type[SQLModel], tuple[str, ...]]] = {
    tables.CallRow: ("committee", "votes"),
    tables.AuditRow: ("params",),
    tables.ChangeRow: ("before",),
    tables.NoticeRow: ("key", "params", "mentions"),
}
"""The columns in which such a number, or the person's name, may stand among other things."""
PLAYERS: Final[Mapping[type[SQLModel], str]] = {
    tables.EntryRow: "player",
    tables.PenaltyRow: "player_id",
    match_tables.SheetRow: "player_id",
}
"""What is kept of a player of a league, by the person's number."""
_GONE: Final = (
    tables.UserRow, tables.DraftRow, rule_tables.RuleVoteRow, game_tables.GameCardRow, limit_tables.LimitCountRow,
)  # fmt: skip
_SECRETS: Final = ("secret",)


def neutral(person_id: int) -> str:
    """The name under which the results of a person stay who is forgotten: it says nothing in any language."""
    return f"#{person_id}"


class OwnData:
    """What one transaction's database keeps of a person."""

    def __init__(self, connection: Connection, user_id: int) -> None:
        """`user_id` is Discord's number."""
        self._connection = connection
        self._user = user_id
        self._people: dict[int, str] = {}
        self._names: frozenset[str] = frozenset()
        people = self._rows(tables.PersonRow)
        self._people = {row["id"]: str(row["name"]) for row in people}
        seats = self._rows(game_tables.GameSeatRow)
        former = (str(name) for row in people for name in row["former"])
        named = (*self._people.values(), *former, *(str(row["name"]) for row in seats))
        self._names = frozenset(filter(None, named))

    def everything(self) -> dict[str, list[dict[str, Any]]]:
        """All rows in which the person is named, by table; the secrets of games are nobody's."""
        kinds = dict.fromkeys((*USERS, *WORDS, *PLAYERS))
        found = {
            str(kind.__tablename__): [_shown(row) for row in self._rows(kind) if self._may_read(kind, row)]
            for kind in kinds
        }
        return {name: rows for name, rows in found.items() if rows}

    def _may_read(self, kind: type[SQLModel], row: Mapping[str, Any]) -> bool:
        """A private message to somebody else is theirs, whomever it names: in a game it tells their cards."""
        is_private = kind is tables.NoticeRow and row["place"] == Destination.PRIVATE
        return not is_private or row["subject"] == self._user

    def forget(self) -> int:
        """Take the person out of every row, and away what was theirs alone; how many rows that concerned."""
        kinds = dict.fromkeys((*USERS, *WORDS))
        count = sum(self._forget_in(kind) for kind in kinds)
        for number in self._people:
            person = table_of(tables.PersonRow)
            changed = (
                update(person)
                .where(person.c.id == number)
                .values(user_id=None, name=neutral(number), former=[])
            )
            self._connection.execute(changed)
        return count

    def _forget_in(self, kind: type[SQLModel]) -> int:
        rows, table = self._rows(kind), table_of(kind)
        for row in rows:
            here = table.c.id == row["id"]
            if kind in _GONE or (kind is tables.NoticeRow and row["subject"] == self._user):
                self._connection.execute(delete(table).where(here))
            elif kind is not tables.PersonRow:
                self._connection.execute(update(table).where(here).values(self._without(kind, row)))
        return len(rows)

    def _without(self, kind: type[SQLModel], row: Mapping[str, Any]) -> dict[str, Any]:
        """The columns of a row as they are without the person."""
        values: dict[str, Any] = {
            name: 0 if row[name] == self._user else row[name] for name in USERS.get(kind, ())
        }
        values |= {name: self._scrubbed(row[name]) for name in WORDS.get(kind, ())}
        if kind is tables.CallRow and row["caller"] == self._user:
            values["question"] = "…"
        if kind is tables.CallRow and row["appellant"] == self._user:
            values["appeal"] = "…"
        if kind is game_tables.GameSeatRow:
            values["name"] = neutral(row["number"] + 1)
        return values

    def _scrubbed(self, value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
        """The same without the person's number and names."""
        if isinstance(value, dict):
            return {key: self._scrubbed(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self._scrubbed(item) for item in value]
        if isinstance(value, str):
            return "…" if value in self._names else value.replace(str(self._user), "0")
        return 0 if value == self._user and not isinstance(value, bool) else value

    def _rows(self, kind: type[SQLModel]) -> list[dict[str, Any]]:
        table = table_of(kind)
        conditions = [*self._named(kind), *self._spoken_of(kind), *self._played(kind)]
        found = self._connection.execute(select(table).where(or_(false(), *conditions)))
        return [dict(row) for row in found.mappings()]

    def _named(self, kind: type[SQLModel]) -> Iterator[ColumnElement[bool]]:
        table = table_of(kind)
        for name in USERS.get(kind, ()):
            yield table.c[name] == self._user

    def _spoken_of(self, kind: type[SQLModel]) -> Iterator[ColumnElement[bool]]:
        """Found by the database itself: an audit of years is not read for one person."""
        table = table_of(kind)
        wanted = (str(self._user), *map(json.dumps, self._names))
        for name in WORDS.get(kind, ()):
            for word in wanted:
                yield _written(table.c[name]).contains(word, autoescape=True)

    def _played(self, kind: type[SQLModel]) -> Iterator[ColumnElement[bool]]:
        if kind in PLAYERS:
            yield table_of(kind).c[PLAYERS[kind]].in_(list(self._people))


def _written(column: Column[Any]) -> ColumnElement[str]:
    return cast(column, Text if not isinstance(column.type, String) else String)


def _shown(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in _SECRETS}
