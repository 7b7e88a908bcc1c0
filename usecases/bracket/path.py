"""A player's way through a bracket: for whom the player waits, or where it ended; told once when it changes."""

from dataclasses import dataclass

from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from league.brackets import (
    BracketSeed,
    LoserOf,
    MatchLabel,
    Source,
    Status,
    label_of,
    origins,
    placings,
)
from league.event import Event
from league.ids import PlayerId
from league.round import Table
from usecases.bracket.drawn import Drawn, drawn_for, numbers
from usecases.bracket.labels import where
from usecases.find import people_by_id
from usecases.round.told import shown, users

_A_MESSAGE = 40
"""Byes told in one message: Discord takes no longer ones."""


@dataclass(frozen=True, slots=True)
class BracketPath:
    """The match in which a player waits for the winner or loser of another (0: none), or the place of who is out."""

    event: Event
    match: int = 0
    label: MatchLabel | None = None
    waits_for: int = 0
    for_loser: bool = False
    place: int = 0


def path_of(uow: UnitOfWork, event: Event, player: PlayerId) -> BracketPath | None:
    """Where a player stands in the event's bracket; None for whoever has a match to play, or is in no bracket."""
    drawn = drawn_for(uow, event)
    return None if drawn is None else path_in(drawn, player)


def path_in(drawn: Drawn, player: PlayerId) -> BracketPath | None:
    """The same in one bracket.

    Source: house
    """
    states, sources = drawn.states(), origins(drawn.bracket)
    for match, number in numbers(drawn.bracket).items():
        state = states[match]
        if player not in state.players or state.status not in {Status.READY, Status.WAITING}:
            continue
        if state.status is Status.READY:
            return None
        other = sources[match][1 if state.first == player else 0]
        label = label_of(drawn.bracket, state.match)
        return BracketPath(drawn.event, number, label, _number(drawn, other), isinstance(other, LoserOf))
    places = {p: one.place for one in placings(drawn.bracket, drawn.results) for p in one.players}
    return BracketPath(drawn.event, place=places[player]) if player in places else None


def _number(drawn: Drawn, source: Source) -> int:
    return 0 if isinstance(source, BracketSeed) else numbers(drawn.bracket)[source.match]


def tell_onward(uow: UnitOfWork, drawn: Drawn, table: Table, result_id: int) -> None:
    """The players of a match learn in its thread, once, for whom they wait or that they are out.

    Whoever can play at once is called to the next match instead.
    """
    people = people_by_id(uow, drawn.sitting(table))
    for player, person in sorted(people.items()):
        path = path_in(drawn, player)
        if path is not None:
            uow.outbox.send(
                Notice(
                    id=0,
                    key=f"onward:{result_id}:{player}",
                    guild_id=drawn.event.guild_id,
                    place=Destination.THREAD,
                    subject=table.id,
                    text="notice-bracket-waits" if path.match else "notice-bracket-out",
                    params={"player": shown(person), **_words(drawn, path)},
                    mentions=users([person]),
                )
            )


def _words(drawn: Drawn, path: BracketPath) -> dict[str, object]:
    if path.label is None:
        return {"place": path.place}
    side = "loser" if path.for_loser else "winner"
    return {
        "where": where(drawn.round, path.label),
        "match": path.match,
        "other": path.waits_for,
        "side": side,
    }


def tell_byes(uow: UnitOfWork, drawn: Drawn) -> None:
    """Whoever has no match at first learns it once: many in one message."""
    paths = {player: path_in(drawn, player) for player in drawn.bracket.entrants}
    free = [player for player, path in paths.items() if path is not None]
    for start in range(0, len(free), _A_MESSAGE):
        people = list(people_by_id(uow, free[start : start + _A_MESSAGE]).values())
        uow.outbox.send(
            Notice(
                id=0,
                key=f"byes:{drawn.draw.id}:{drawn.draw.drawn}:{start}",
                guild_id=drawn.event.guild_id,
                place=Destination.PAIRINGS,
                subject=drawn.round.id,
                text="notice-bracket-byes",
                params={"players": [shown(person) for person in people], "count": len(people)},
                mentions=users(people),
            )
        )
