"""The players of a list that was sent: taken apart before anything is stored, no database and no transaction."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from data.records import Person
from league.importing import (
    LARGEST,
    ListAsk,
    ListedPerson,
    ListLayout,
    ListSheet,
    PeopleList,
    RefusedLine,
    people_of,
)
from league.names import matched, number_in, typed
from league.refusal import Refusal
from league.regulations import Profile
from usecases.signup.classes import class_of

__all__ = ["LARGEST", "ImportLine", "Members", "ReadLines", "lines_of"]

_LARGEST_ID = 2**63 - 1


@dataclass(frozen=True, slots=True)
class ImportLine:
    """One player of the list; `user_id` 0 is a guest. `name` is the list's, `shown` what Discord calls the member."""

    number: int
    name: str
    user_id: int
    handicap: str
    shown: str = ""
    seed: int = 0
    rating: float = 0.0
    team: str = ""


@dataclass(frozen=True, slots=True)
class Members:
    """What Discord said of those whom a list names: members by number with their names, and by user name.

    `is_known` is false where it did not answer: nobody is then taken for a stranger.
    """

    names: Mapping[int, str] = field(default_factory=dict)
    users: Mapping[str, int] = field(default_factory=dict)
    is_known: bool = False


class NamedAccount(Protocol):
    """Whoever a line names: by a number, by a user name, or by neither."""

    @property
    def discord_id(self) -> int | None: ...

    @property
    def user_name(self) -> str | None: ...


def accounts_in(listed: Iterable[NamedAccount]) -> tuple[set[int], set[str]]:
    """The accounts of a list by their numbers, and by their user names where there is no number."""
    found = tuple(listed)
    ids = {one.discord_id for one in found if one.discord_id}
    return ids, {one.user_name for one in found if one.user_name and not one.discord_id}


@dataclass(frozen=True, slots=True)
class ReadLines:
    """The players, the lines that are refused, what is asked, and user names that no member has (line, name)."""

    lines: tuple[ImportLine, ...]
    refused: tuple[RefusedLine, ...]
    asks: tuple[ListAsk, ...]
    unknown: tuple[tuple[int, str], ...] = ()


def lines_of(sheet: ListSheet, layout: ListLayout, members: Members, profile: Profile) -> ReadLines:
    """The players of a list under a layout.

    Beyond those of `league.importing.people_of` lines are refused as `list-no-member` (params: cell), a number that
    no member of the server has, `list-class` (params: cell, known) and `list-no-name`.
    """
    listed = people_of(sheet, layout)
    lines: list[ImportLine] = []
    refused = [*listed.refused]
    for person in listed.people:
        line = _line(person, members, profile)
        if isinstance(line, RefusedLine):
            refused.append(line)
        else:
            lines.append(line)
    return ReadLines(
        tuple(lines), tuple(sorted(refused, key=lambda one: one.line)), listed.asks, _unknown(listed, members)
    )


def typed_back(lines: Sequence[ImportLine], people: Sequence[Person]) -> tuple[ImportLine, ...]:
    """The lines in which a namesake stands as our lists show one ("Ken #12"): they mean that player.

    Source: house
    """
    by_number = {int(person.id): person for person in people}
    return tuple(_meant(line, by_number) for line in lines)


def _meant(line: ImportLine, by_number: Mapping[int, Person]) -> ImportLine:
    number = None if line.user_id else number_in(line.name)
    person = by_number.get(number) if number is not None else None
    if person is None or matched(line.name) != matched(f"{person.name} #{number}"):
        return line
    return replace(line, user_id=person.user_id or 0, name=person.name)


def _line(person: ListedPerson, members: Members, profile: Profile) -> ImportLine | RefusedLine:
    user = person.discord_id or members.users.get(person.user_name or "", 0)
    if user > _LARGEST_ID or (members.is_known and user and user not in members.names):
        return RefusedLine(person.line, "list-no-member", {"cell": str(user)})
    handicap = _class_in(profile, person.handicap or "")
    if isinstance(handicap, Refusal):
        known = str(handicap.params.get("known", ""))
        return RefusedLine(person.line, "list-class", {"cell": (person.handicap or "")[:20], "known": known})
    name = typed(person.name or "") or members.names.get(user, "") or (person.user_name or "")
    if not name:
        return RefusedLine(person.line, "list-no-name")
    shown = members.names.get(user, "")
    return ImportLine(
        person.line, name, user, handicap, shown, person.seed or 0, person.rating or 0.0, person.team or ""
    )


def _class_in(profile: Profile, cell: str) -> str | Refusal:
    """The class of a line; regulations without classes have no use for the column."""
    return class_of(profile, cell) if profile.handicap_classes else ""


def _unknown(listed: PeopleList, members: Members) -> tuple[tuple[int, str], ...]:
    named = ((person.line, person.user_name) for person in listed.people if not person.discord_id)
    return tuple((line, name) for line, name in named if name and name not in members.users)
