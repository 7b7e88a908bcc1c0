"""A match of a bracket is decided: its players read there where they go on, that they are out, or that it was given."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from data.records import Destination, Person, below, line
from data.unit_of_work import UnitOfWork
from league.brackets import won_place
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId, ResultId
from league.reporting import ReportedResult, ReportState
from league.round import Table
from usecases.bracket.drawn import READS, Drawn, brackets_in
from usecases.bracket.labels import where
from usecases.bracket.path import BracketPath, paths_in
from usecases.find import people_by_id
from usecases.projection import Projection
from usecases.round.told import shown, users

_KIND: Final = "onward"
_OUT: Final = ("notice-bracket-out", "notice-bracket-out-ladder")


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Whoever can play at once is called to the next match instead.

    Source: house
    """
    if event.status is not EventStatus.RUNNING:
        return
    for drawn in brackets_in(uow, event):
        played = _played(uow, drawn)
        people = people_by_id(
            uow, {player for _, result in played for player in result.players} | _all(drawn)
        )
        paths = paths_in(drawn)
        last: dict[PlayerId, tuple[Table, ReportedResult]] = {}
        for table, result in played:
            if result.is_given:
                yield from _given(uow, drawn, table, result, people)
            else:
                last |= dict.fromkeys(drawn.sitting(table), (table, result))
        for player, (table, result) in last.items():
            if player in paths:
                words = {"player": shown(people[player]), **_words(drawn, paths[player])}
                says = Wording(_text(paths[player]), words)
                yield _duty(drawn, table, result, says, people[player])


def _all(drawn: Drawn) -> set[PlayerId]:
    return {player for row in drawn.rows.values() for player in drawn.sitting(row)}


def _played(uow: UnitOfWork, drawn: Drawn) -> list[tuple[Table, ReportedResult]]:
    """The tables with a final result, in the order in which their matches follow one another."""
    tables = {table.id: table for match, table in drawn.rows.items() if drawn.table_of(match)}
    found = uow.results.find(table_id=sorted(tables), state=ReportState.FINAL) if tables else ()
    return sorted(((tables[one.table_id], one) for one in found), key=lambda pair: pair[0].number)


def _given(
    uow: UnitOfWork, drawn: Drawn, table: Table, result: ReportedResult, people: dict[PlayerId, Person]
) -> Iterator[Duty]:
    """Whoever goes on, or has the place, reads it, and what becomes of a game by post with it."""
    if result.winner:
        gone = ", ".join(people[player].name for player in result.players if player != result.winner)
        games = uow.games.find(table_id=table.id)
        held = below(*(line("game-counts-no-more", {"game": game.id}) for game in games[-1:]))
        match = next(number for number, row in drawn.rows.items() if row.id == table.id)
        place = won_place(drawn.bracket, drawn.states, match) or 0
        ladder = drawn.bracket.matches[match].ladder.value
        winner = shown(people[result.winner])
        words = {"winner": winner, "gone": gone, "place": place, "ladder": ladder, **held}
        yield _duty(drawn, table, result, Wording("notice-match-given", words), people[result.winner])


def _duty(drawn: Drawn, table: Table, result: ReportedResult, says: Wording, reader: Person) -> Duty:
    slot = Slot(_KIND, drawn.event.id, table.id, "player", f"{result.id}.{reader.id}")
    return Duty(slot, Destination.THREAD, table.id, says, pings=users([reader]))


def _text(path: BracketPath) -> str:
    if path.match:
        return "notice-bracket-waits"
    return "notice-bracket-out-ladder" if path.ladder_place else "notice-bracket-out"


def _words(drawn: Drawn, path: BracketPath) -> dict[str, Any]:
    if path.label is None:
        return {"place": path.place, "ladder": path.ladder.value, "ladder_place": path.ladder_place}
    side = "loser" if path.for_loser else "winner"
    return {
        "where": where(drawn.round, path.label),
        "match": path.match,
        "other": path.waits_for,
        "side": side,
    }


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """The player goes on; or the result does not count any more, of which a correction tells by itself."""
    result = uow.results.get(ResultId(int(slot.occasion.partition(".")[0])))
    if result is None or result.state not in {ReportState.FINAL, ReportState.SUPERSEDED}:
        return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)
    if result.state is ReportState.SUPERSEDED:
        return Closing(struck=True)
    is_asked = not result.winner and not uow.goes_on.find(result_id=result.id)
    is_on = uow.events.require(EventId(slot.event)).status is EventStatus.RUNNING
    plays_on = is_on and told.says.text in _OUT
    if is_asked or plays_on:  # who goes on is asked once more; or the matches of the player are not over
        return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)
    return Closing()


ONWARD: Final = Projection(_KIND, READS | {"event", "person"}, _duties, _ends)
