"""Persons: the Discord users and guests of a server's league."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.names import matched, told_apart, typed
from league.refusal import Refusal
from usecases.caller import Caller


def person_of(uow: UnitOfWork, caller: Caller) -> Person | None:
    """The caller as a player of this server's league, None when they never took part."""
    if caller.seat:
        seated = uow.people.get(caller.seat)
        return seated if seated is not None and seated.guild_id == caller.guild_id else None
    return uow.people.first(guild_id=caller.guild_id, user_id=caller.user_id)


@dataclass(frozen=True, slots=True)
class MemberAsked:
    """Which player somebody on Discord is."""

    caller: Caller
    user_id: int


def player_of_member(asked: MemberAsked, uow: UnitOfWork) -> PlayerId | Refusal:
    """The player that a member of the server is. Refusals: `no-such-player`."""
    person = uow.people.first(guild_id=asked.caller.guild_id, user_id=asked.user_id)
    return Refusal("no-such-player") if person is None else person.id


def enrolled(uow: UnitOfWork, guild_id: int, user_id: int, name: str) -> Person:
    """The Discord user as a player, made known if new; the name follows Discord's."""
    name = shortened(name)
    person = uow.people.first(guild_id=guild_id, user_id=user_id)
    if person is None:
        return uow.people.add(Person(PlayerId(0), guild_id, name, user_id))
    return person if person.name == name else renamed(uow, person, name)


def guest(uow: UnitOfWork, guild_id: int, name: str) -> Person | Refusal:
    """A player without a Discord account, known by name.

    Refusals: `name-empty`.
    """
    name = shortened(name)
    if not name:
        return Refusal("name-empty")
    known = uow.people.first(guild_id=guild_id, user_id=None, name=name)
    return known or uow.people.add(Person(PlayerId(0), guild_id, name))


def enrolled_all(uow: UnitOfWork, guild_id: int, named: Sequence[tuple[int, str]]) -> tuple[Person, ...]:
    """Discord users and guests (number 0) with their names, each made known if new; asked once for all of them.

    Whoever is known keeps the name on record.
    """
    known = uow.people.find(guild_id=guild_id)
    there = {_key(person): person for person in reversed(known)}
    new = {
        (user_id, "" if user_id else name): name
        for user_id, name in reversed(named)
        if (user_id, "" if user_id else name) not in there
    }
    fresh = [
        Person(PlayerId(0), guild_id, name, user_id or None) for (user_id, _), name in reversed(new.items())
    ]
    there |= {_key(person): person for person in uow.people.add_all(fresh)}
    return tuple(there[user_id, "" if user_id else name] for user_id, name in named)


def _key(person: Person) -> tuple[int, str]:
    """By what somebody is known: the account, a guest by name."""
    return (person.user_id, "") if person.user_id else (0, person.name)


def renamed(uow: UnitOfWork, person: Person, name: str) -> Person:
    """The player under another name; the one of before is kept."""
    return uow.people.save(_called(person, name))


def renamed_all(uow: UnitOfWork, named: Sequence[tuple[Person, str]]) -> None:
    """Several players have other names."""
    uow.people.save_all(_called(person, name) for person, name in named)


def _called(person: Person, name: str) -> Person:
    former = tuple(one for one in person.former if one not in {name, person.name})
    return replace(person, name=name, former=(*former, person.name))


def apart(people: Iterable[Person]) -> dict[PlayerId, str]:
    """What the people are called where they are listed together: namesakes with their numbers, "Ken #12".

    Source: house
    """
    shown = told_apart({person.id: person.name for person in people})
    return {PlayerId(number): name for number, name in shown.items()}


def namesakes(uow: UnitOfWork, person: Person) -> tuple[str, ...]:
    """The other players of the server who are called the same, with the numbers by which lists tell them apart."""
    others = uow.people.find(guild_id=person.guild_id)
    key = matched(person.name)
    return tuple(
        f"{one.name} #{one.id}" for one in others if one.id != person.id and matched(one.name) == key
    )


def shortened(name: str) -> str:
    """A name on one line and of a length that tables and pictures can hold; "" for one that nobody can see."""
    return typed(name)
