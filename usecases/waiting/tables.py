"""What is open at the tables: not begun, without a result, reported, disputed, refused, held, with a seat to settle."""

from collections.abc import Iterator

from data.game_records import GameStatus
from league.round import Table, TableStatus
from usecases.caller import Role
from usecases.round.find import PUBLIC
from usecases.standings.overall import played_in
from usecases.standings.refused import refused_in
from usecases.waiting.open import Open, OpenKind
from usecases.waiting.scene import Scene

_NO_RESULT = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


def not_started(scene: Scene) -> Iterator[Open]:
    """Tables at which play has not begun: in a bracket they open one after the other."""
    for table in _without_result(scene):
        if table.status is TableStatus.WAITING and table.id not in scene.games:
            button = (f"desk-start:{scene.event.id}:0",)
            yield Open(
                OpenKind.NOT_STARTED,
                scene.event.id,
                (table,),
                Role.JUDGE,
                ends="/round start",
                buttons=button,
            )


def unreported(scene: Scene) -> Iterator[Open]:
    """Tables whose players owe a result; a game by post reports itself."""
    for table in _without_result(scene):
        by_post, clock = table.id in scene.games, scene.clocks.get(table.id)
        yield Open(
            OpenKind.UNREPORTED,
            scene.event.id,
            (table,),
            players=scene.playing_at(table),
            since=clock.started_at if clock else None,
            ends="" if by_post else "/result report",
            buttons=() if by_post else (f"result-report:{table.id}:0",),
        )


def unconfirmed(scene: Scene) -> Iterator[Open]:
    """Reports that are not final: players who have not answered can, or time ends it."""
    for table in scene.tables if scene.is_played else ():
        report = scene.results.get(table.id) if table.status is TableStatus.REPORTED else None
        if report is not None:
            answered = {*report.confirmed, *report.disputed}
            yield Open(
                OpenKind.UNCONFIRMED,
                scene.event.id,
                (table,),
                players=tuple(player for player in report.players if player not in answered),
                since=report.at,
                ends="/result confirm",
                buttons=(f"result-confirm:{report.id}:0", f"result-dispute:{report.id}:0"),
            )


def disputed(scene: Scene) -> Iterator[Open]:
    """Results on which a judge has to rule, in whichever round."""
    for table in scene.tables if scene.is_played else ():
        report = scene.results.get(table.id) if table.status is TableStatus.DISPUTED else None
        if report is not None:
            yield Open(
                OpenKind.DISPUTED,
                scene.event.id,
                (table,),
                Role.JUDGE,
                since=report.at,
                ends="/result correct",
                buttons=(f"result-ruling:{table.id}:0",),
            )


def refused(scene: Scene) -> Iterator[Open]:
    """Results that the regulations of now refuse."""
    found = refused_in(scene.uow, played_in(scene.uow, scene.event)) if scene.is_played else ()
    for one in found:
        yield Open(OpenKind.REFUSED, scene.event.id, one, Role.JUDGE, ends="/result correct")


def held_games(scene: Scene) -> Iterator[Open]:
    """Games by post that are held until a judge comes."""
    for table in scene.tables if scene.runs else ():
        game = scene.games.get(table.id)
        if game is not None and game.status is GameStatus.PAUSED and game.called_by:
            yield Open(
                OpenKind.GAME,
                scene.event.id,
                game,
                Role.JUDGE,
                since=game.paused_at,
                ends="/game resume",
                buttons=(f"game-resume:{game.id}:0",),
            )


def seats(scene: Scene) -> Iterator[Open]:
    """Seats of players who have left, at tables that wait for a result; a bracket gives the match to the opponent."""
    for table in _without_result(scene):
        in_bracket = scene.drawn is not None and scene.drawn.round.id == table.round_id
        gone = [player for player in table.seats if player in scene.out]
        if gone and not in_bracket:
            button = () if table.id in scene.games else (f"table-seats:{table.id}:0",)
            clock = scene.clocks.get(table.id)
            yield Open(
                OpenKind.SEAT,
                scene.event.id,
                (table,),
                Role.JUDGE,
                since=clock.paused_at if clock else None,
                ends="/round replace",
                buttons=button,
            )


def _without_result(scene: Scene) -> Iterator[Table]:
    for table in scene.tables if scene.runs else ():
        if scene.round_of[table.round_id].status in PUBLIC and table.status in _NO_RESULT:
            yield table
