"""A player's way through a bracket: for whom the player waits, or where it ended; told once when it changes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from data.records import AuditLine, Destination, Notice, Person
from data.unit_of_work import UnitOfWork
from league.brackets import (
    BracketSeed,
    Ladder,
    LoserOf,
    MatchLabel,
    Status,
    origins,
    placings,
    side_ladders,
)
from league.event import Event
from league.ids import PlayerId, ResultId
from league.round import RoundStatus, Table
from usecases.bracket.drawn import Drawn, drawn_for, numbers
from usecases.bracket.labels import where
from usecases.find import people_by_id
from usecases.round.told import shown, users

_BYES = "byes"
_A_MESSAGE = 40
"""Byes told in one message: Discord takes no longer ones."""


@dataclass(frozen=True, slots=True)
class BracketPath:
    """The match in which a player waits for the winner or loser of another (0: none), or the place of who is out.

    `ladder_place` is the place of whoever is out in the `ladder` that they came to play in; 0 for the main one.
    """

    event: Event
    match: int = 0
    label: MatchLabel | None = None
    waits_for: int = 0
    for_loser: bool = False
    place: int = 0
    ladder: Ladder = Ladder.MAIN
    ladder_place: int = 0


def path_of(uow: UnitOfWork, event: Event, player: PlayerId) -> BracketPath | None:
    """Where a player stands in the event's bracket; None for whoever has a match to play, or is in no bracket.

    A planned bracket is nobody's yet.
    """
    drawn = drawn_for(uow, event)
    is_public = drawn is not None and drawn.round.status is not RoundStatus.PLANNED
    return paths_in(drawn).get(player) if drawn is not None and is_public else None


def paths_in(drawn: Drawn) -> dict[PlayerId, BracketPath]:
    """Where the players of a bracket stand; whoever has a match to play is left out.

    Source: house
    """
    states, sources, named = drawn.states, origins(drawn.bracket), drawn.labels
    place = numbers(drawn.bracket)
    paths: dict[PlayerId, BracketPath] = {
        player: BracketPath(drawn.event, place=one.place)
        for one in placings(drawn.bracket, drawn.states)
        for player in one.players
    }
    for side in side_ladders(drawn.bracket, states):
        for one in side.places:
            for player in one.players:
                paths[player] = replace(
                    paths.get(player, BracketPath(drawn.event)), ladder=side.ladder, ladder_place=one.place
                )
    for match in sorted(place, reverse=True):
        state = states[match]
        for player in state.players:
            if state.status is Status.READY:
                paths.pop(player, None)
            elif state.status is Status.WAITING:
                other = sources[match][1 if state.first == player else 0]
                number = 0 if isinstance(other, BracketSeed) else place[other.match]
                waits = isinstance(other, LoserOf)
                paths[player] = BracketPath(drawn.event, place[match], named[match], number, waits)
    return paths


def tell_onward(uow: UnitOfWork, drawn: Drawn, table: Table, result_id: ResultId) -> None:
    """The players of a match learn in its thread, once, for whom they wait or that they are out.

    Whoever can play at once is called to the next match instead.
    """
    people = people_by_id(uow, drawn.sitting(table))
    paths = paths_in(drawn)
    for player, person in sorted(people.items()):
        path = paths.get(player)
        if path is not None:
            uow.outbox.send(
                Notice(
                    id=0,
                    key=f"onward:{result_id}:{player}",
                    guild_id=drawn.event.guild_id,
                    place=Destination.THREAD,
                    subject=table.id,
                    text=_text(path),
                    params={"player": shown(person), **_words(drawn, path)},
                    mentions=users([person]),
                )
            )


def _text(path: BracketPath) -> str:
    if path.match:
        return "notice-bracket-waits"
    return "notice-bracket-out-ladder" if path.ladder_place else "notice-bracket-out"


def _words(drawn: Drawn, path: BracketPath) -> dict[str, object]:
    if path.label is None:
        return {"place": path.place, "ladder": path.ladder.value, "ladder_place": path.ladder_place}
    side = "loser" if path.for_loser else "winner"
    return {
        "where": where(drawn.round, path.label),
        "match": path.match,
        "other": path.waits_for,
        "side": side,
    }


def tell_other_byes(uow: UnitOfWork, before: Drawn, after: Drawn, cause: AuditLine) -> None:
    """Seeds were exchanged: whoever has no first match by it learns that; what was told of the other is put right."""
    had, has = paths_in(before), paths_in(after)
    people = people_by_id(uow, had.keys() ^ has.keys())
    for player in sorted(had.keys() - has.keys()):
        _no_bye_any_more(uow, after, shown(people[player]))
    new = [people[player] for player in sorted(has.keys() - had.keys())]
    if new:
        uow.outbox.send(_byes(after, f"{_BYES}:{after.draw.id}:by:{cause.id}", new))


def _no_bye_any_more(uow: UnitOfWork, drawn: Drawn, gone: object) -> None:
    for notice in uow.outbox.beginning(f"{_BYES}:{drawn.draw.id}:", drawn.round.id):
        if gone in notice.params["players"]:
            kept = [player for player in notice.params["players"] if player != gone]
            words = {"players": kept or ["—"], "gone": gone}
            uow.outbox.close(notice.key, "notice-bracket-byes-passed", words)


def tell_byes(uow: UnitOfWork, drawn: Drawn) -> None:
    """Whoever has no match at first learns it once: many in one message."""
    free = list(paths_in(drawn))
    for start in range(0, len(free), _A_MESSAGE):
        people = list(people_by_id(uow, free[start : start + _A_MESSAGE]).values())
        uow.outbox.send(_byes(drawn, f"{_BYES}:{drawn.draw.id}:{drawn.draw.drawn}:{start}", people))


def _byes(drawn: Drawn, key: str, people: Sequence[Person]) -> Notice:
    return Notice(
        id=0,
        key=key,
        guild_id=drawn.event.guild_id,
        place=Destination.PAIRINGS,
        subject=drawn.round.id,
        text="notice-bracket-byes",
        params={"players": [shown(person) for person in people], "count": len(people)},
        mentions=users(people),
    )
