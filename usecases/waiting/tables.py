"""What is open at the tables: not begun, without a result, reported, disputed, refused, held, with a seat to settle."""

from collections.abc import Iterator

from data.game_records import GameStatus
from league.round import Table, TableStatus
from usecases.caller import Role
from usecases.round.departure import vacant_seats
from usecases.round.find import PUBLIC
from usecases.round.timing import is_started
from usecases.standings.overall import played_in
from usecases.standings.refused import refused_in
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind

_NO_RESULT = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


def not_started(facts: EventFacts) -> Iterator[Open]:
    """Tables at which a judge has still to start play: in a bracket they open one after the other."""
    for table in _without_result(facts):
        if table.status is not TableStatus.WAITING or table.id in facts.games:
            continue
        if is_started(facts.rules.at(table), len(table.seats)):
            button = (f"desk-start:{facts.event.id}:0",)
            yield Open(
                OpenKind.NOT_STARTED,
                facts.event.id,
                (table,),
                Role.JUDGE,
                ends="/round start",
                buttons=button,
            )


def unreported(facts: EventFacts) -> Iterator[Open]:
    """Tables whose players owe a result; a game by post reports itself."""
    for table in _without_result(facts):
        by_post, clock = table.id in facts.games, facts.clocks.get(table.id)
        yield Open(
            OpenKind.UNREPORTED,
            facts.event.id,
            (table,),
            players=facts.playing_at(table),
            since=clock.started_at if clock else None,
            ends="" if by_post else "/result report",
            buttons=() if by_post else (f"result-report:{table.id}:0",),
        )


def unconfirmed(facts: EventFacts) -> Iterator[Open]:
    """Reports that are not final: players who have not answered can, or time ends it."""
    for table in facts.tables if facts.is_played else ():
        report = facts.results.get(table.id) if table.status is TableStatus.REPORTED else None
        if report is not None:
            answered = {*report.confirmed, *report.disputed}
            yield Open(
                OpenKind.UNCONFIRMED,
                facts.event.id,
                (table,),
                players=tuple(player for player in report.players if player not in answered),
                since=report.at,
                ends="/result confirm",
                buttons=(f"result-confirm:{report.id}:0", f"result-dispute:{report.id}:0"),
            )


def disputed(facts: EventFacts) -> Iterator[Open]:
    """Results on which a judge has to rule, in whichever round."""
    for table in facts.tables if facts.is_played else ():
        report = facts.results.get(table.id) if table.status is TableStatus.DISPUTED else None
        if report is not None:
            yield Open(
                OpenKind.DISPUTED,
                facts.event.id,
                (table,),
                Role.JUDGE,
                since=report.at,
                ends="/result correct",
                buttons=(f"result-ruling:{table.id}:0",),
            )


def refused(facts: EventFacts) -> Iterator[Open]:
    """Results that the regulations of now refuse."""
    found = refused_in(facts.uow, played_in(facts.uow, facts.event)) if facts.is_played else ()
    for one in found:
        yield Open(OpenKind.REFUSED, facts.event.id, one, Role.JUDGE, ends="/result correct")


def held_games(facts: EventFacts) -> Iterator[Open]:
    """Games by post that are held until a judge comes."""
    for table in facts.tables if facts.runs else ():
        game = facts.games.get(table.id)
        if game is not None and game.status is GameStatus.PAUSED and game.called_by:
            yield Open(
                OpenKind.GAME,
                facts.event.id,
                game,
                Role.JUDGE,
                since=game.paused_at,
                ends="/game resume",
                buttons=(f"game-resume:{game.id}:0",),
            )


def seats(facts: EventFacts) -> Iterator[Open]:
    """Seats of players who have left, at tables that are still to play."""
    vacant = vacant_seats(facts.uow, facts.event, facts.now) if facts.runs else ()
    tables = {one.seat.table.id: one.seat.table for one in vacant}
    for table in tables.values():
        clock = facts.clocks.get(table.id)
        yield Open(
            OpenKind.SEAT,
            facts.event.id,
            (table,),
            Role.JUDGE,
            since=clock.paused_at if clock else None,
            ends="/round replace",
            buttons=() if table.id in facts.games else (f"table-seats:{table.id}:0",),
        )


def _without_result(facts: EventFacts) -> Iterator[Table]:
    for table in facts.tables if facts.runs else ():
        if facts.round_of[table.round_id].status in PUBLIC and table.status in _NO_RESULT:
            yield table
