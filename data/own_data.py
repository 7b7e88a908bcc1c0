"""Everything that is kept of one person, on every server: given out, and forgotten. Results stay, without the name."""

import json
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    String,
    Table,
    Text,
    and_,
    cast,
    delete,
    false,
    or_,
    select,
    update,
)
from sqlmodel import SQLModel

from data import (
    check_in_tables,
    door_tables,
    floor_tables,
    game_tables,
    left_tables,
    limit_tables,
    match_tables,
    news_tables,
    outbox_tables,
    pass_tables,
    rank_moves,
    rule_tables,
    slip_tables,
    tables,
    team_tables,
)
from data.named import NAME, PERSON, USER, mark_of
from data.records import JOINED, Delivery, Destination
from data.repository import RowChange
from data.statements import table_of

USERS: Final[Mapping[type[SQLModel], tuple[str, ...]]] = {
    tables.UserRow: ("id",),
    tables.PersonRow: ("user_id",),
    tables.EventRow: ("created_by",),
    tables.ResultRow: ("by", "closed_by"),
    tables.PenaltyRow: ("by", "revoked_by"),
    tables.CallRow: ("caller", "judge", "appellant", "going"),
    tables.DraftRow: ("user_id",),
    tables.AuditRow: ("actor",),
    outbox_tables.NoticeRow: ("subject",),
    game_tables.GameRow: ("created_by", "called_by"),
    game_tables.GameSeatRow: ("user_id",),
    game_tables.GameHoldRow: ("called_by", "caller"),
    game_tables.SeatHandoverRow: ("was", "now"),
    game_tables.InvitationAnswerRow: ("user_id",),
    game_tables.GameCardRow: ("user_id",),
    game_tables.GameWatchRow: ("user_id",),
    rule_tables.HouseRuleRow: ("by",),
    rule_tables.RuleDocumentRow: ("by",),
    rule_tables.RuleVoteRow: ("user_id",),
    limit_tables.LimitCountRow: ("subject",),
    match_tables.SheetRow: ("by", "official", "agreed_by"),
    pass_tables.WebPassRow: ("user_id",),
    left_tables.LeftServerRow: ("user_id",),
    floor_tables.FloorNoteRow: ("by",),
}
"""The columns in which a Discord user's number may stand."""
WORDS: Final[Mapping[type[SQLModel], tuple[str, ...]]] = {
    tables.CallRow: ("committee", "votes"),
    tables.AuditRow: ("params",),
    tables.ChangeRow: ("before",),
    outbox_tables.NoticeRow: ("key", "params", "mentions"),
    check_in_tables.CheckInCallRow: ("users",),
    news_tables.NewsRow: ("said", "users"),
}
"""The columns in which such a number may stand among other things."""
SPOKEN_OF: Final[Mapping[type[SQLModel], str]] = {
    tables.AuditRow: "params",
    outbox_tables.NoticeRow: "params",
    news_tables.NewsRow: "said",
}
"""The columns in which a person's name may stand among other things."""
NAMED: Final = frozenset(
    {
        "player", "other", "old", "opponent", "first", "second", "next", "winner", "gone", "out", "into", "playing",
        "waiting", "scores", "names", "players", "members", "director", "white", "right", "clock", "waited",
    }
)  # fmt: skip
"""Under which words such a column has people's names: an event, or a reason, may be called like any member."""
PLAYERS: Final[Mapping[type[SQLModel], str]] = {
    tables.EntryRow: "player",
    rank_moves.RankMoveRow: "player",
    tables.PenaltyRow: "player_id",
    match_tables.SheetRow: "player_id",
    team_tables.TeamRow: "captain",
    slip_tables.SlipDeedRow: "player",
    floor_tables.FloorNoteRow: "player",
    door_tables.DoorRequestRow: "player",
}
"""What is kept of a player of a league, by the person's number."""
_TYPED: Final[tuple[type[SQLModel], ...]] = (door_tables.DoorRequestRow,)
"""Where such a player's name stands as it was typed."""
_REQUESTS: Final = str(door_tables.DoorRequestRow.__tablename__)
_GONE: Final = (
    tables.UserRow, tables.DraftRow, rule_tables.RuleVoteRow, game_tables.GameCardRow, limit_tables.LimitCountRow,
    pass_tables.WebPassRow, left_tables.LeftServerRow, game_tables.InvitationAnswerRow,
    game_tables.GameWatchRow,
)  # fmt: skip
_SECRETS: Final = ("secret", "digest", "head")
"""A game's head is nobody's in the middle of a turn: what is shown of it is `told_head`."""


def neutral(person_id: int) -> str:
    """The name under which the results of a person stay who is forgotten: it says nothing in any language."""
    return f"#{person_id}"


class OwnData:
    """What one transaction's database keeps of a person."""

    def __init__(self, connection: Connection, user_id: int, seen: list[RowChange]) -> None:
        """`user_id` is Discord's number; `seen` collects the rows that are changed."""
        self._connection = connection
        self._seen = seen
        self._user = user_id
        people = self._people_of(user_id)
        self._people = frozenset(row["id"] for row in people)
        self._names = self._own_names(people)
        asked = table_of(door_tables.DoorRequestRow)
        self._requests = frozenset(row["id"] for row in self._select(asked, asked.c.player.in_(self._people)))

    def _people_of(self, user_id: int) -> list[dict[str, Any]]:
        """The person on each server, and the players who turned out to be this one."""
        person = table_of(tables.PersonRow)
        known = self._select(person, person.c.user_id == user_id)
        joined = [
            and_(person.c.guild_id == row["guild_id"], person.c.user_id.is_(None), person.c.name.in_(before))
            for row in known
            if (before := [name for name in row["former"] if JOINED in name])
        ]
        return [*known, *self._select(person, or_(false(), *joined))]

    def _own_names(self, people: Iterable[Mapping[str, Any]]) -> dict[int, frozenset[str]]:
        """By servers; what somebody else there is called too says nothing of this person."""
        names: dict[int, set[str]] = defaultdict(set)
        for row in people:
            own = {str(row["name"]), *map(str, row["former"])}
            names[row["guild_id"]] |= own | {
                f"{name} #{row['id']}" for name in own
            }  # as lists tell namesakes apart
        seat, game = table_of(game_tables.GameSeatRow), table_of(game_tables.GameRow)
        seats = select(game.c.guild_id, seat.c.name).join(seat, seat.c.game_id == game.c.id)
        for guild_id, name in self._connection.execute(seats.where(seat.c.user_id == self._user)):
            names[guild_id].add(name)
        return {guild: frozenset(own - self._others_names(guild) - {""}) for guild, own in names.items()}

    def _others_names(self, guild_id: int) -> set[str]:
        person = table_of(tables.PersonRow)
        others = select(person.c.name, person.c.former).where(
            person.c.guild_id == guild_id, person.c.id.not_in(self._people)
        )
        return {name for row in self._connection.execute(others) for name in (row.name, *row.former)}

    def everything(self) -> dict[str, list[dict[str, Any]]]:
        """All rows in which the person is named, by table; the secrets of games are nobody's."""
        kinds = dict.fromkeys((*USERS, *WORDS, *PLAYERS))
        found = {
            str(kind.__tablename__): [
                self._shown(row) for row in self._rows(kind) if self._may_read(kind, row)
            ]
            for kind in kinds
        }
        return {name: rows for name, rows in found.items() if rows}

    def _shown(self, row: Mapping[str, Any]) -> dict[str, Any]:
        """Who else was told the same is nobody's to know."""
        own = {"users": [user for user in row["users"] if user == self._user]} if "users" in row else {}
        return {name: value for name, value in row.items() if name not in _SECRETS} | own

    def _may_read(self, kind: type[SQLModel], row: Mapping[str, Any]) -> bool:
        """A private message to somebody else is theirs, whomever it names: in a game it tells their cards."""
        if kind is news_tables.NewsRow:
            return self._user in row["users"]
        is_private = kind is outbox_tables.NoticeRow and row["place"] == Destination.PRIVATE
        return not is_private or row["subject"] == self._user

    def forget(self) -> int:
        """Take the person out of every row, and away what was theirs alone; how many rows that concerned."""
        kinds = dict.fromkeys((*_TYPED, *USERS, *WORDS))
        count = sum(self._forget_in(kind) for kind in kinds)
        person = table_of(tables.PersonRow)
        for number in self._people:
            # The version counts: no undo gives the name or the account back.
            values: dict[str, Any] = {
                "user_id": None,
                "name": neutral(number),
                "former": [],
                "version": person.c.version + 1,
            }
            self._connection.execute(update(person).where(person.c.id == number).values(values))
        return count

    def _forget_in(self, kind: type[SQLModel]) -> int:
        rows, table = self._rows(kind), table_of(kind)
        for row in rows:
            self._seen.append(RowChange(table.name, row["id"], dict(row), 0))
            here = table.c.id == row["id"]
            if kind in _GONE or (kind is outbox_tables.NoticeRow and row["subject"] == self._user):
                self._connection.execute(delete(table).where(here))
            elif kind is not tables.PersonRow:
                self._connection.execute(update(table).where(here).values(self._without(kind, row)))
        return len(rows)

    def _without(self, kind: type[SQLModel], row: Mapping[str, Any]) -> dict[str, Any]:
        """The columns of a row as they are without the person."""
        values: dict[str, Any] = {
            name: 0 if row[name] == self._user else row[name] for name in USERS.get(kind, ())
        }
        if kind in SPOKEN_OF:
            named = _Names(self._names.get(row["guild_id"], ()))
            values[SPOKEN_OF[kind]] = named.left_out(self._unnamed(row[SPOKEN_OF[kind]]))
        values |= {name: self._unnumbered(values.get(name, row[name])) for name in WORDS.get(kind, ())}
        if kind is tables.ChangeRow and self._is_own_person(row):
            values["before"] = {
                **row["before"],
                "user_id": None,
                "name": neutral(row["row_id"]),
                "former": [],
            }
        if kind is tables.CallRow and row["caller"] == self._user:
            values["question"] = "…"
        if kind is tables.CallRow and row["appellant"] == self._user:
            values["appeal"] = "…"
        if kind is outbox_tables.NoticeRow and row["state"] == Delivery.SENT:
            values["state"] = Delivery.SETTLED.value  # it names them no more where it stands, either
        if kind is game_tables.GameSeatRow:
            values["name"] = neutral(row["number"] + 1)
        return values | self._untyped(kind, row)

    def _untyped(self, kind: type[SQLModel], row: Mapping[str, Any]) -> dict[str, Any]:
        """What they have typed at a door, and in its changes, without the name."""
        if kind in _TYPED:
            return {"name": neutral(row["player"])}
        if kind is tables.ChangeRow and self._is_own_request(row):
            return {"before": {**row["before"], "name": "…"}}
        return {}

    def _is_own_person(self, change: Mapping[str, Any]) -> bool:
        """Whether a change was one of the person's own row, which has a name."""
        own = change["table_name"] == tables.PersonRow.__tablename__ and change["row_id"] in self._people
        return own and change["before"] is not None

    def _is_own_request(self, change: Mapping[str, Any]) -> bool:
        """Whether a change was one of what the person has asked for at a door."""
        own = change["table_name"] == _REQUESTS and change["row_id"] in self._requests
        return own and change["before"] is not None

    def _unnamed(self, value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
        """The same without the names that stand with the person's number; those of others stay, however they read."""
        if isinstance(value, list):
            return [self._unnamed(item) for item in value]
        if not isinstance(value, dict):
            return value
        if NAME in value and (value.get(PERSON) in self._people or value.get(USER) == self._user):
            return {**value, NAME: "…"}
        return {key: self._unnamed(item) for key, item in value.items()}

    def _unnumbered(self, value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
        """The same without the person's number."""
        if isinstance(value, dict):
            return {key: self._unnumbered(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self._unnumbered(item) for item in value]
        if isinstance(value, str):
            return value.replace(str(self._user), "0")
        return 0 if value == self._user and not isinstance(value, bool) else value

    def _rows(self, kind: type[SQLModel]) -> list[dict[str, Any]]:
        table = table_of(kind)
        conditions = [
            *self._named(kind),
            *self._numbered(kind),
            *self._played(kind),
            *self._own_changes(kind),
            *self._called(kind),
        ]
        found = self._select(table, or_(false(), *conditions))
        return [*found, *self._spoken_of(kind, {row["id"] for row in found})]

    def _spoken_of(self, kind: type[SQLModel], known: Collection[int]) -> Iterator[dict[str, Any]]:
        """Where nothing but the name says who it is.

        Found by the database itself, as far as it can: an audit of years is not read for one person.
        """
        if kind not in SPOKEN_OF:
            return
        table, column, seen = table_of(kind), SPOKEN_OF[kind], set(known)
        for guild_id, names in self._names.items():
            named = _Names(names)
            for name in sorted(names):
                for row in self._select(
                    table, and_(table.c.guild_id == guild_id, _spells(table.c[column], name))
                ):
                    if row["id"] not in seen and named.left_out(row[column]) != row[column]:
                        seen.add(row["id"])
                        yield row

    def _named(self, kind: type[SQLModel]) -> Iterator[ColumnElement[bool]]:
        table = table_of(kind)
        for name in USERS.get(kind, ()):
            yield table.c[name] == self._user
        if kind is tables.PersonRow:
            yield table.c.id.in_(self._people)

    def _numbered(self, kind: type[SQLModel]) -> Iterator[ColumnElement[bool]]:
        table = table_of(kind)
        for name in WORDS.get(kind, ()):
            yield _written(table.c[name]).contains(str(self._user))

    def _called(self, kind: type[SQLModel]) -> Iterator[ColumnElement[bool]]:
        if kind in SPOKEN_OF:
            for number in self._people:
                yield _written(table_of(kind).c[SPOKEN_OF[kind]]).contains(mark_of(number))

    def _played(self, kind: type[SQLModel]) -> Iterator[ColumnElement[bool]]:
        if kind in PLAYERS:
            yield table_of(kind).c[PLAYERS[kind]].in_(self._people)

    def _own_changes(self, kind: type[SQLModel]) -> Iterator[ColumnElement[bool]]:
        if kind is tables.ChangeRow:
            change = table_of(kind).c
            yield and_(change.table_name == tables.PersonRow.__tablename__, change.row_id.in_(self._people))
            yield and_(change.table_name == _REQUESTS, change.row_id.in_(self._requests))

    def _select(self, table: Table, where: ColumnElement[bool]) -> list[dict[str, Any]]:
        return [dict(row) for row in self._connection.execute(select(table).where(where)).mappings()]


class _Names:
    """What somebody is called, to be found alone, in a list of names, or before a score."""

    def __init__(self, names: Collection[str]) -> None:
        longest_first = sorted(map(re.escape, names), key=len, reverse=True)
        score = r"(?: -?\d+(?:→-?\d+)?)?(?: 🏆)?"
        self._found = (
            re.compile(rf"(^|, )(?:{'|'.join(longest_first)})(?={score}(?:$|, ))") if names else None
        )

    def left_out(self, value: Any, word: str = "") -> Any:  # noqa: ANN401 - whatever JSON holds
        """The same without the names; `word` is that under which it stands."""
        if isinstance(value, dict):
            return {key: self.left_out(item, key) for key, item in value.items()}
        if isinstance(value, list):
            return [self.left_out(item, word) for item in value]
        if isinstance(value, str) and word in NAMED and self._found:
            return self._found.sub(r"\1…", value)
        return value


def _spells(column: Column[Any], name: str) -> ColumnElement[bool]:
    """Whether a name stands there as a whole, as JSON is written."""
    within = json.dumps(name)[1:-1]
    written = _written(column)
    return or_(
        *(
            written.contains(f"{before}{within}{after}", autoescape=True)
            for before in ('"', ", ")
            for after in ('"', ", ", " ")
        )
    )


def _written(column: Column[Any]) -> ColumnElement[str]:
    return cast(column, Text if not isinstance(column.type, String) else String)
