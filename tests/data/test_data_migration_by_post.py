"""What a new schema does for tables that played by post before it."""

import pytest
from sqlalchemy import text

from data.database import Database
from data.game_records import GameStatus, PostGame
from data.migrate import downgrade, upgrade
from data.records import PostKind, TimerKind
from data.transaction import write
from data.unit_of_work import UnitOfWork, reading
from league.by_post import HeldFor
from league.round import TableStatus
from tests.support.drawn_afresh import not_told
from tests.support.event_run import PLAYERS, event_run
from tests.support.game_table import START
from tests.support.wishes import wish
from tests.usecases.test_usecase_invitations import invited
from tests.usecases.test_usecase_result_by_post import by_post
from usecases.execute import note
from usecases.play.judge import CallToGame, call_to_game
from usecases.play.lobby import JoinGame, join_game
from usecases.play.start import begin_game

RINGING = (TimerKind.PLACEMENT, TimerKind.CLOCK_WARNING, TimerKind.CLOCK_END)


@pytest.mark.parametrize("status", [GameStatus.PLAYING, GameStatus.CALLED_OFF])
def test_a_table_that_plays_by_post_is_drawn_anew_and_rings_no_more(
    database: Database, status: GameStatus
) -> None:
    made, table = by_post(database, status)
    goes_on = status is GameStatus.PLAYING

    def before(uow: UnitOfWork) -> int:
        for kind in RINGING:
            uow.timers.schedule(kind, table.id, START)
        uow.timers.schedule(TimerKind.GAME_OFFER, table.id, START)
        wish(uow, PostKind.TABLE, table.id, made.event.guild_id)
        post = uow.outbox.posts.first(kind=PostKind.TABLE, subject=table.id)
        assert post is not None
        return uow.outbox.posts.change(post, done=post.wanted, error="gone").wanted

    wanted = write(database, before, lambda _: True)
    downgrade(database, "0020")
    upgrade(database)
    with reading(database) as uow:
        post = uow.outbox.posts.first(kind=PostKind.TABLE, subject=table.id)
        assert post is not None
        assert (post.wanted, post.error) == ((wanted + 1, "") if goes_on else (wanted, "gone"))
        assert sum(len(uow.timers.waiting(kind, table.id)) for kind in RINGING) == (0 if goes_on else 3)
        assert uow.timers.waiting(TimerKind.GAME_OFFER, table.id)


@pytest.mark.parametrize(
    ("of_table", "why"),
    [(TableStatus.FINAL, HeldFor.DECIDED), (TableStatus.PLAYING, HeldFor.JUDGE)],
)
def test_a_game_that_was_held_before_knows_why(
    database: Database, of_table: TableStatus, why: HeldFor
) -> None:
    _, table = by_post(database, GameStatus.PAUSED)
    write(database, lambda uow: uow.tables.change(table, status=of_table), lambda _: True)
    downgrade(database, "0025")
    upgrade(database)
    with reading(database) as uow:
        (game,) = uow.games.find(table_id=table.id)
    assert (game.status, game.held_for) == (GameStatus.PAUSED, why)


def test_calls_and_invitations_that_are_open_before_an_upgrade_are_what_is_due_after_it(
    database: Database,
) -> None:
    """A judge is called to one game, a seat of another is kept: as an earlier release had told it."""
    run = event_run(database)
    called = invited(run, PLAYERS[1])
    run.do(join_game, JoinGame(run.caller(PLAYERS[1]), called))
    note(database, lambda uow: begin_game(called, 7, run.now, uow), run.now)
    assert isinstance(run.do(call_to_game, CallToGame(run.caller(PLAYERS[1]), called, "may she?")), PostGame)
    kept = invited(run, PLAYERS[2])
    run.delivered()
    told = run.read(lambda uow: uow.outbox.notices.find(text=["game-judge-wanted", "game-invitation"]))
    assert sorted(one.duty for one in told) == ["game-call", "invitation"]
    (hold,) = run.read(lambda uow: uow.game_holds.find())
    downgrade(database, "0058")
    with database.begin() as connection:
        for one in told:
            was = (
                f"game-judge:{called}:2026-01-01"
                if one.duty == "game-call"
                else f"game-first:game-invited:{kept}:{PLAYERS[2].user}"
            )
            connection.execute(
                text("UPDATE outbox SET key = :key WHERE id = :id"), {"key": was, "id": one.id}
            )
    upgrade(database)
    assert run.read(lambda uow: uow.game_holds.find()) == (hold,)
    assert (
        run.read(lambda uow: uow.outbox.notices.find(text=["game-judge-wanted", "game-invitation"])) == told
    )
    assert not_told(database, run.now) == []
