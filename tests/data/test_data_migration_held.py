"""What held games, and gave their seats to others, before rows said so can still be taken back after an upgrade."""

from datetime import timedelta
from functools import partial
from typing import Any

from sqlalchemy import JSON, column, table, update

from data.database import Database
from data.game_records import GameStatus
from data.migrate import downgrade, upgrade
from league.by_post import HeldFor
from league.refusal import Refusal
from tests.support.drawn_afresh import not_told
from tests.support.event_run import GUILD, ORGANIZER, OUTSIDER, EventRun, event_run
from tests.usecases.test_usecase_league_by_post import MATCHES, by_judge, game_at, opened
from tests.usecases.test_usecase_seats_by_post import GAME, catan, seat, substituted, walkover
from usecases.execute import note
from usecases.play.judge import pause_game
from usecases.play.server_left import BotPresence, server_back, server_left

BEFORE = "0037"
"""The schema that the migration builds on."""
_AUDIT = table("audit", column("action"), column("params", JSON))
_OUTBOX = table("outbox", column("key"), column("text"), column("params", JSON))


def as_before(run: EventRun, action: str, params: dict[str, str], told: dict[str, dict[str, Any]]) -> None:
    """The database as an older version left it, brought up to now: what rows say stood in these parameters."""
    downgrade(run.database, BEFORE)
    line = next(one for one in run.lines() if one.action == action)
    with run.database.begin() as connection:
        connection.execute(
            update(_AUDIT).where(_AUDIT.c.action == action).values(params={**line.params, **params})
        )
        for text, said in told.items():
            old = update(_OUTBOX).where(_OUTBOX.c.text == text)
            connection.execute(old.values(key=f"{text}:1:3", params=said))
    upgrade(run.database)


def test_a_walkover_over_a_game_that_a_judge_had_paused(database: Database) -> None:
    run = event_run(database)
    at, _ = catan(run)
    by_judge(run, pause_game, GAME)
    walkover(run, at)
    run.delivered()
    told = {"game": 1, "table": at.number, "begun": 1, "was": "paused"}
    as_before(run, "result-walkover", {}, {"game-decided": told})
    assert (game_at(run).held_for, not_told(database, run.now)) == (HeldFor.DECIDED, [])
    assert not isinstance(run.take_back(), Refusal)
    assert (game_at(run).status, game_at(run).held_for) == (GameStatus.PAUSED, HeldFor.JUDGE)


def test_a_round_that_was_cancelled_around_a_game(database: Database) -> None:
    run = event_run(database)
    run.published(4, **MATCHES)
    opened(run, run.tables()[0])
    number = game_at(run).table_id
    run.done(ORGANIZER, "round cancel")
    run.delivered()
    as_before(run, "round-cancelled", {"let_go": f"1:{number}"}, {"game-let-go": {"game": 1}})
    assert (game_at(run).table_id, not_told(database, run.now)) == (0, [])
    assert not isinstance(run.take_back(), Refusal)
    assert (game_at(run).table_id, game_at(run).status) == (number, GameStatus.PLAYING)


def test_a_seat_that_was_passed_on(database: Database) -> None:
    run = event_run(database)
    at, _ = catan(run)
    leaver = run.at_table(at)[1]
    assert substituted(run, at, OUTSIDER) == ""
    as_before(run, "entry-substitute", {"passed": f"1:1:{OUTSIDER.user}:{leaver.user}:taken"}, {})
    assert not isinstance(run.take_back(), Refusal)
    assert seat(run).user_id == leaver.user


def test_a_game_that_waits_for_the_bot(database: Database) -> None:
    run = event_run(database)
    catan(run)

    gone, back = (BotPresence(GUILD, run.now + timedelta(hours=hours)) for hours in (1, 2))
    note(database, partial(server_left, gone), gone.now)
    downgrade(database, BEFORE)
    upgrade(database)
    assert game_at(run).held_for is HeldFor.AWAY
    note(database, partial(server_back, back), back.now)
    assert (game_at(run).status, game_at(run).held_for) == (GameStatus.PLAYING, HeldFor.NOTHING)
