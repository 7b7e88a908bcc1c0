"""How a table and its players stand in what is told of seats."""

from collections.abc import Collection
from typing import Any

from data.records import Person, mention
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.duty import Wording
from league.entry import OUT
from league.round import Round, Table
from usecases.bracket.labels import where
from usecases.find import people_by_id

SEATED, CALLED = "seated", "match-called"
"""The kinds of messages that call players to a table, in a round and in a bracket."""
_A_MATCH = 2
WORDS = ("first", "second", "third", "fourth")


def call_to(uow: UnitOfWork, table: Table) -> int:
    """Which call of a round's players to their seats holds at a table.

    It is another one once the round was cancelled and drawn anew, be it with the same players.
    """
    return uow.rounds.require(table.round_id).times_published


def call_words(
    round_: Round, table: Table, sitting: Collection[Person], label: MatchLabel | None = None
) -> Wording:
    """What players are called to a table with; a match of two has no turn order, and no judge who starts it."""
    words = {
        "where": where(round_, label),
        "round": round_.number,
        "table": table.number,
        "seats": list(table.seats),
        **seat_params(sitting),
    }
    return Wording("notice-match-seated" if len(sitting) == _A_MATCH else "notice-seated", words)


def called_by(call: Wording) -> tuple[int, ...]:
    """The Discord users among those whom it called."""
    named = (call.params.get(word) for word in WORDS)
    return tuple(one["user"] for one in named if isinstance(one, dict) and one.get("user"))


def seated_people(uow: UnitOfWork, table: Table) -> tuple[Person, ...]:
    """The players of a table in turn order."""
    people = people_by_id(uow, table.seats)
    return tuple(people[player] for player in table.seats)


def playing_people(uow: UnitOfWork, table: Table) -> tuple[Person, ...]:
    """The players of a table who have not left the event: nobody calls the others any more."""
    gone = uow.entries.rows.values("player", event_id=table.event_id, player=table.seats, status=sorted(OUT))
    return tuple(person for person in seated_people(uow, table) if (person.id,) not in gone)


def seat_params(people: Collection[Person]) -> dict[str, Any]:
    """`count` and the players as `first` to `fourth`: mentions, or the names of guests."""
    named = {word: shown(person) for word, person in zip(WORDS, people, strict=False)}
    return {"count": len(people), **named}


def shown(person: Person) -> Any:  # noqa: ANN401 - a notice's parameter
    """A player in a notice: a mention, or a guest's name."""
    return person.name if person.user_id is None else mention(person.user_id)


def users(people: Collection[Person]) -> tuple[int, ...]:
    """The Discord users among the players."""
    return tuple(person.user_id for person in people if person.user_id is not None)
