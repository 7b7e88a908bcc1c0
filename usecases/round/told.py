"""Telling players where they sit: each is pinged once for each place, whatever is edited afterwards."""

from collections.abc import Collection, Sequence
from typing import Any

from data.records import AuditLine, Destination, Notice, Person, mention
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.entry import OUT
from league.event import Event, Pairing
from league.ids import PlayerId
from league.round import Round, Table, is_bye
from usecases.bracket.labels import where
from usecases.clocks import games_begun
from usecases.event.checkin import MENTIONS_A_MESSAGE
from usecases.find import people_by_id

_WORDS = ("first", "second", "third", "fourth")


_A_MATCH = 2
_BYES = frozenset({"notice-bye", "notice-free-round"})


def tell_seated(
    uow: UnitOfWork, event: Event, round_: Round, table: Table, label: MatchLabel | None = None
) -> None:
    """Ping a published table's players in its thread, each time that it is seated; a bye is told under the pairings."""
    people = seated_people(uow, table)
    params = {
        "where": where(round_, label),
        "round": round_.number,
        "table": table.number,
        **seat_params(people),
    }
    uow.outbox.send(
        Notice(
            id=0,
            key=f"seated:{table.id}:{table.version}",
            guild_id=event.guild_id,
            place=Destination.PAIRINGS if is_bye(table) else Destination.THREAD,
            subject=table.id,
            text=_free(event) if is_bye(table) else _called(table, "seated"),
            params=params,
            mentions=users(people),
        )
    )


def call_to(uow: UnitOfWork, table: Table) -> int:
    """The number of the message that called a table's players to their seats (0: none is kept).

    It is another one once the round was cancelled and drawn anew, be it with the same players.
    """
    return max((notice.id for notice in uow.outbox.beginning(f"seated:{table.id}:", table.id)), default=0)


def _free(event: Event) -> str:
    """Whoever sits out a Swiss round has won it; in a round robin everybody is free as often."""
    return "notice-free-round" if event.pairing is Pairing.ROUND_ROBIN else "notice-bye"


def tell_moved(
    uow: UnitOfWork,
    event: Event,
    round_: Round,
    table: Table,
    moved: Collection[PlayerId],
    label: MatchLabel | None = None,
) -> None:
    """Ping only those who have come to this table; its version tells one move from the next.

    Whoever sits out instead of another is told that; what said so of the other says that it is so no more.
    """
    if is_bye(table):
        _bye_passed(uow, table)
    people = tuple(person for person in seated_people(uow, table) if PlayerId(person.id) in moved)
    uow.outbox.send(
        Notice(
            id=0,
            key=f"moved:{table.id}:{table.version}",
            guild_id=event.guild_id,
            place=Destination.PAIRINGS if is_bye(table) else Destination.THREAD,
            subject=table.id,
            text=_free(event) if is_bye(table) else _called(table, "moved"),
            params={
                "where": where(round_, label),
                "round": round_.number,
                "table": table.number,
                **seat_params(people),
            },
            mentions=users(people),
        )
    )


def _bye_passed(uow: UnitOfWork, table: Table) -> None:
    for word in ("seated", "moved"):
        for notice in uow.outbox.beginning(f"{word}:{table.id}:", table.id):
            if notice.text in _BYES:
                uow.outbox.close(notice.key, "notice-bye-passed", {})


def tell_cancelled_round(
    uow: UnitOfWork, event: Event, round_: Round, tables: Sequence[Table], line: AuditLine
) -> None:
    """Everybody who was called to a seat of a public round learns that it is gone: the tables' threads go with it."""
    people = people_by_id(uow, [player for table in tables for player in table.seats])
    called = users(people.values())
    games = games_begun(uow, [table.id for table in tables])
    for start in range(0, len(called), MENTIONS_A_MESSAGE):
        uow.outbox.send(
            Notice(
                id=0,
                key=f"round-cancelled:{line.id}:{start}",
                guild_id=event.guild_id,
                place=Destination.PAIRINGS,
                subject=event.id,
                text="notice-round-cancelled",
                params={"event": event.name, "round": round_.number, "games": games},
                mentions=called[start : start + MENTIONS_A_MESSAGE],
            )
        )


def _called(table: Table, word: str) -> str:
    """A match of two has no turn order, and no judge who starts it."""
    return f"notice-match-{word}" if len(table.seats) == _A_MATCH else f"notice-{word}"


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
    named = {word: shown(person) for word, person in zip(_WORDS, people, strict=False)}
    return {"count": len(people), **named}


def shown(person: Person) -> Any:  # noqa: ANN401 - a notice's parameter
    """A player in a notice: a mention, or a guest's name."""
    return person.name if person.user_id is None else mention(person.user_id)


def users(people: Collection[Person]) -> tuple[int, ...]:
    """The Discord users among the players."""
    return tuple(person.user_id for person in people if person.user_id is not None)
