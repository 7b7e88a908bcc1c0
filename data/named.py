"""Names in audit lines with the numbers of those whose they are: by these they go when somebody is forgotten."""

from typing import Any

from data.records import Person

NAME, PERSON, USER = "called", "person", "user"


def player_named(person: Person, score: str = "") -> dict[str, Any]:
    """A player, and behind the name a score."""
    return {NAME: person.name, **({"score": score} if score else {}), PERSON: person.id}


def user_named(name: str, user_id: int) -> dict[str, Any]:
    """A Discord user who need not be a player of the league."""
    return {NAME: name, USER: user_id}


def mark_of(person_id: int) -> str:
    """What a name of this person looks like where it is stored: its number stands last."""
    return f'"{PERSON}": {person_id}}}'
