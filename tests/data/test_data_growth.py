"""Years of games: what grows for ever is never walked through on a hot path, on either database."""

from collections import Counter
from collections.abc import Callable
from datetime import timedelta

import pytest

from data.database import Database
from data.records import Destination, Notice, PostKind, TimerKind
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.ids import EventId, PlayerId, TableId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from tests.data.test_data_unit_of_work import event, keep
from tests.support.game_table import GUILD, GameTable, game_table
from tests.support.league_builder import League, league
from tests.support.plans import statements_of, walks
from tests.support.wishes import wish
from usecases.delivery.claim import Share, claim, release_claims
from usecases.delivery.outcome import (
    Failed,
    PostDone,
    Sent,
    notice_failed,
    notice_sent,
    post_done,
    post_failed,
)
from usecases.execute import ask
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.play.onlooking import Onlooker, channels_of_games
from usecases.play.show import GameQuestion, GamesTyped, games_like, listed, panel_view, public_view
from usecases.result.correct import CorrectResult, correct_result
from usecases.result.typed import score_field
from usecases.round.clocks import TimeTables, start_tables
from usecases.round.remind import Reminded, RemindTables, remind_tables
from usecases.show.games_due import games_due
from usecases.show.report_form import FormQuestion, report_form
from usecases.signup.join import JoinEvent, join_event
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry


@pytest.fixture
def played(database: Database) -> GameTable:
    """A league in which a game is played, messages wait and timers run."""
    table = game_table(database, people=4)

    def fill(uow: UnitOfWork) -> None:
        uow.events.add(event(guild_id=GUILD))
        for number in range(30):
            uow.outbox.send(Notice(0, f"k{number}", GUILD, Destination.JUDGES, 1, "text"))
            uow.timers.schedule(TimerKind.PLACEMENT, number, table.now + timedelta(hours=number))

    def post(uow: UnitOfWork) -> None:
        for number in range(30):
            wish(uow, PostKind.TABLE, number, GUILD)

    write(database, fill, keep)
    write(database, post, keep)
    return table


def post_refreshed(table: GameTable) -> None:
    """The outbox takes what waits, and notes what became of it."""
    claims = write(table.database, lambda uow: claim(Share(table.now), uow), keep)
    post, notice = claims.posts[0].post, claims.notices[0].notice
    done = PostDone(post.id, post.wanted, 1, 2, 3)
    sent = Sent(notice.id, 1, 4, notice.text, notice.buttons, notice.params)
    write(table.database, lambda uow: (post_done(done, uow), notice_sent(sent, uow)), keep)
    failed = Failed(claims.posts[1].post.id, table.now, "no", final=False)
    lost = Failed(claims.notices[1].notice.id, table.now, "no", final=False)
    write(table.database, lambda uow: post_failed(failed, uow), keep)
    write(table.database, lambda uow: notice_failed(lost, uow), keep)
    write(table.database, lambda uow: release_claims(Share(table.now), uow), keep)


def timers_looked_at(table: GameTable) -> None:
    """The worker of the timers looks for what is due, and when it is to wake."""
    now = table.now + timedelta(days=1)
    for number in read(table.database, lambda uow: uow.timers.due(now)):
        write(table.database, lambda uow, number=number: uow.timers.take(number, now), keep)  # type: ignore[misc]  # bound now
    read(table.database, lambda uow: (uow.timers.next_due(), uow.timers.next_due(now)))


def game_played(table: GameTable) -> None:
    """Everybody places and moves: prompts, posts and deadlines follow."""
    for _ in range(12):
        seat = next(seat.number for seat in table.seats if seat.deadline is not None)
        table.play(table.user_of(seat), table.choice(seat))


def game_looked_at(table: GameTable) -> None:
    """What people open all day: the panel, the board, what waits, their games, what they type."""
    caller = table.caller(table.user_of(0))
    question = GameQuestion(caller, table.game_id, 0)
    ask(table.database, panel_view, question)
    ask(table.database, public_view, question)
    ask(table.database, games_due, caller)
    ask(table.database, channels_of_games, caller)
    ask(table.database, listed, Onlooker(caller))
    for typed in ("", "p"):
        ask(table.database, games_like, GamesTyped(Onlooker(caller), typed))


def joined(table: GameTable) -> None:
    """Somebody signs up."""
    table.do(join_event, JoinEvent(table.caller(105), EventId(1)))


@pytest.mark.parametrize("work", [post_refreshed, timers_looked_at, game_played, game_looked_at, joined])
def test_nothing_that_grows_is_walked_through(played: GameTable, work: Callable[[GameTable], None]) -> None:
    asked = statements_of(played.database, lambda: work(played))
    assert asked
    assert walks(played.database, asked) == []


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT attempts FROM post",
        "SELECT min(due_at) FROM post WHERE attempts > 0",
        "SELECT id FROM timer WHERE detail = 3 ORDER BY due_at LIMIT 1",
        "DELETE FROM outbox WHERE place = 'judges'",
    ],
)
def test_the_test_of_plans_sees_a_walk(played: GameTable, statement: str) -> None:
    assert walks(played.database, [(statement, ())]) != []


def clocks_started(made: League) -> None:
    """The boards are ready."""
    assert not isinstance(made.do(start_tables, TimeTables(made.judge())), Refusal)


def form_opened(made: League) -> None:
    """A judge is about to enter a result."""
    form = ask(made.database, report_form, FormQuestion(made.judge(), TableId(1)))
    assert not isinstance(form, Refusal)


def player_gone(made: League) -> None:
    """A player leaves a table that is being played."""
    gone = made.do(handle_entry, HandleEntry(made.organizer(), made.event_id, PlayerId(1), Verb.DROP))
    assert not isinstance(gone, Refusal)


@pytest.mark.parametrize("work", [clocks_started, form_opened, player_gone])
def test_what_a_table_was_told_is_found_without_a_walk(
    database: Database, work: Callable[[League], None]
) -> None:
    made = league(database, 8)
    made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    asked = statements_of(database, lambda: work(made))
    assert asked
    assert walks(database, asked) == []


def test_asking_for_results_reads_the_list_of_entries_at_most_once(database: Database) -> None:
    """Six hundred entries for each of a hundred and fifty tables took a second, in which nobody else could write."""
    made = league(database, 16)
    made.round(1, [range(first, first + 4) for first in range(1, 17, 4)])
    asked = statements_of(database, lambda: reminded(made))
    whole = [
        words for words, _ in asked if "FROM entry" in words and "entry.player " not in _condition(words)
    ]
    assert len(whole) <= 1


TABLES = 16


def warned(made: League) -> None:
    """A player gets a warning."""
    fault = ImposePenalty(made.judge(), made.event_id, PlayerId(1), PenaltyKind.WARNING, "", "late")
    assert not isinstance(made.do(impose_penalty, fault), Refusal)


def corrected(made: League) -> None:
    """A judge corrects a result."""
    typed = {score_field(PlayerId(player)): str(10 if player == 2 else 3) for player in range(1, 5)}
    correction = CorrectResult(made.judge(), TableId(1), {**typed, "ended": "victory"}, "typo")
    assert not isinstance(made.do(correct_result, correction), Refusal)


@pytest.mark.parametrize("work", [warned, corrected, player_gone])
def test_what_concerns_one_player_or_table_is_not_asked_table_by_table(
    database: Database, work: Callable[[League], None]
) -> None:
    made = league(database, 4 * TABLES)
    for table in made.round(1, [range(first, first + 4) for first in range(1, 4 * TABLES, 4)]):
        scores = {int(player): 10 if player == table.seats[0] else 3 for player in table.seats}
        assert not isinstance(made.report(table, scores), Refusal)
    asked = Counter(words for words, _ in statements_of(database, lambda: work(made)))
    assert {words: times for words, times in asked.items() if times >= TABLES} == {}


def reminded(made: League) -> None:
    """A judge asks for the results of all four tables."""
    done = made.do(remind_tables, RemindTables(made.judge()))
    assert isinstance(done, Reminded)
    assert len(done.tables) == 4


def _condition(statement: str) -> str:
    return statement.partition("WHERE")[2]
