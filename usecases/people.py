"""Persons: the Discord users and guests of a server's league."""

import unicodedata
from dataclasses import replace

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller

NAME_LIMIT = 60
_JOINERS = "\u200c\u200d"


def person_of(uow: UnitOfWork, caller: Caller) -> Person | None:
    """The caller as a player of this server's league, None when they never took part."""
    return uow.people.first(guild_id=caller.guild_id, user_id=caller.user_id)


def enrolled(uow: UnitOfWork, guild_id: int, user_id: int, name: str) -> Person:
    """The Discord user as a player, made known if new; the name follows Discord's."""
    name = shortened(name)
    person = uow.people.first(guild_id=guild_id, user_id=user_id)
    if person is None:
        return uow.people.add(Person(0, guild_id, name, user_id))
    return person if person.name == name else uow.people.save(replace(person, name=name))


def guest(uow: UnitOfWork, guild_id: int, name: str) -> Person | Refusal:
    """A player without a Discord account, known by name.

    Refusals: `name-empty`.
    """
    name = shortened(name)
    if not name:
        return Refusal("name-empty")
    known = uow.people.first(guild_id=guild_id, user_id=None, name=name)
    return known or uow.people.add(Person(0, guild_id, name))


def shortened(name: str) -> str:
    """A name on one line and of a length that tables and pictures can hold."""
    return " ".join("".join(filter(_is_seen, name)).split())[:NAME_LIMIT].rstrip()


def _is_seen(character: str) -> bool:
    """Invisible marks could turn the line around that a name stands in; the joiners of emoji and scripts stay."""
    hidden = unicodedata.category(character) in {"Cc", "Cf", "Cs"}
    return character in _JOINERS or character.isspace() or not hidden
