"""A player has another account on Discord by now: their games by post go on under it."""

from datetime import timedelta

import pytest

from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from data.records import Destination, Notice, Person
from engine.backgammon.waiting import to_act
from league.ids import EventId, GameId, PlayerId
from league.refusal import Refusal
from league.round import Table
from tests.support.backgammon_table import play_out, state_of
from tests.support.event_run import GUILD, ORGANIZER, PLAYERS, EventRun, Member
from tests.support.game_table import GameTable
from tests.usecases.test_usecase_league_by_post import MATCHES, by_judge, game_at, opened, opening, results
from usecases.play.judge import pause_game, resume_game
from usecases.play.lobby import JoinGame, join_game
from usecases.show.post_ratings import post_ratings
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

NEW = PLAYERS[9]
GAME = GameId(1)


def seat_of(run: EventRun, number: int) -> GameSeat:
    found: GameSeat = run.read(lambda uow: uow.game_seats.first(game_id=GAME, number=number))
    return found


def open_cards(run: EventRun, who: Member) -> int:
    """The messages in private that have controls of the game."""
    return len(run.read(lambda uow: uow.game_cards.find(game_id=GAME, user_id=who.user, is_open=True)))


def moved(run: EventRun, table: Table, place: int, to: Member = NEW) -> object:
    return run.run(ORGANIZER, "signup account", player=table.seats[place], member=to, merge=True)


def taken_back(run: EventRun) -> None:
    assert not isinstance(run.do(undo, Undo(run.caller(ORGANIZER), EventId(0))), Refusal)


def begun(run: EventRun) -> tuple[Table, GameTable, int]:
    """A match under way; the seat that must decide."""
    run.published(4, **MATCHES)
    table = run.tables()[0]
    game = opened(run, table)
    return table, game, to_act(state_of(game))[0]


@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("known", [False, True])
def test_the_turn_goes_to_the_new_account_until_that_is_taken_back(
    run: EventRun, *, held: bool, known: bool
) -> None:
    """Known: the new account was a player of its own until now, and the two are made one."""
    table, game, seat = begun(run)
    old = run.at_table(table)[seat]
    if known:
        run.change(lambda uow: uow.people.add(Person(PlayerId(0), GUILD, "Nine", NEW.user)))
    assert open_cards(run, old) == 1
    before = seat_of(run, seat)
    if held:
        by_judge(run, pause_game, GAME)
    assert not isinstance(moved(run, table, seat), Refusal)
    if held:
        by_judge(run, resume_game, GAME)
        assert (seat_of(run, seat).deadline or run.now) > run.now + timedelta(hours=1)
    else:
        assert seat_of(run, seat).deadline == before.deadline
    assert seat_of(run, seat).user_id == NEW.user
    assert (open_cards(run, old), open_cards(run, NEW)) == (0, 1)
    if not held:
        taken_back(run)
        assert seat_of(run, seat).user_id == old.user
        assert (open_cards(run, old), open_cards(run, NEW)) == (1, 0)
        assert run.tables()[0].seats == table.seats
    play_out(game)
    assert (game_at(run).status, results(run)) == (GameStatus.OVER, 1)


def test_what_waits_for_the_morning_is_read_by_the_new_account(run: EventRun) -> None:
    table, _, seat = begun(run)
    old = run.at_table(table)[seat]
    words = {"game": 1, "channel": {"channel": 0}}
    late, text = run.now + timedelta(minutes=2), "game-own-called-off"
    waits = Notice(0, "morning", GUILD, Destination.PRIVATE, old.user, text, words, due_at=late)
    run.change(lambda uow: uow.outbox.send(waits))
    moved(run, table, seat)
    assert text not in run.heard(old)
    assert text in run.heard(NEW)


@pytest.mark.parametrize(("place", "was"), [(0, SeatState.TAKEN), (1, SeatState.INVITED)])
def test_before_the_start_the_seat_is_kept_for_the_new_account(
    run: EventRun, place: int, was: SeatState
) -> None:
    run.published(4, **MATCHES)
    table = run.tables()[0]
    first, second = run.at_table(table)
    assert isinstance(opening(run, first, table), PostGame)
    assert seat_of(run, place).state is was
    moved(run, table, place)
    assert (seat_of(run, place).user_id, seat_of(run, place).state) == (NEW.user, was)
    joins = NEW if place else second
    assert isinstance(run.do(join_game, JoinGame(run.caller(joins), GAME)), PostGame)


def test_two_accounts_that_play_each_other_are_two_players(run: EventRun) -> None:
    table, _, _ = begun(run)
    by_judge(run, pause_game, GAME)
    sits = seat_of(run, 1)
    run.change(lambda uow: uow.game_seats.change(sits, user_id=NEW.user))
    assert isinstance(moved(run, table, 0), Refusal)


def test_a_finished_game_of_the_old_account_is_the_new_ones_in_the_ratings(run: EventRun) -> None:
    table, game, _ = begun(run)
    play_out(game)

    def rated() -> set[int]:
        return set(run.read(lambda uow: post_ratings(uow, GUILD, "backgammon")))

    before, old = rated(), run.at_table(table)[0]
    moved(run, table, 0)
    assert rated() == before - {old.user} | {NEW.user}
