"""Who plays on at a league's table by post, and what a judge's decision does to its game."""

import pytest

from data.game_records import GameSeat, GameStatus, PostGame, PromptKind, SeatState
from league.by_post import HeldFor
from league.ids import GameId
from league.refusal import Refusal
from league.round import Table
from tests.support.event_run import GUILD, JUDGE, ORGANIZER, OUTSIDER, EventRun, Member, code
from tests.support.game_table import GameTable
from tests.usecases.test_usecase_league_by_post import by_judge, game_at, in_game, opened, opening
from usecases.play.judge import (
    CallToGame,
    JudgeGame,
    Substitute,
    call_to_game,
    end_game,
    pause_game,
    resume_game,
    substitute,
)
from usecases.play.lobby import JoinGame, join_game
from usecases.result.walkover import (
    ConfirmWalkover,
    GiveWalkover,
    WalkoverUnsure,
    confirm_walkover,
    give_walkover,
)
from usecases.round.remind import RemindTables, remind_tables

LEAVES = 1
GAME = GameId(1)


def catan(run: EventRun) -> tuple[Table, GameTable]:
    """A table of four whose players have begun its game."""
    run.published(4)
    (table,) = run.tables()
    first, *others = run.at_table(table)
    assert isinstance(opening(run, first, table, "catan"), PostGame)
    for other in others:
        assert isinstance(run.do(join_game, JoinGame(run.caller(other), GAME)), PostGame)
    played = GameTable(run.database, GAME, run.now, server=GUILD)
    played.begin()
    return table, played


def seat(run: EventRun, number: int = LEAVES) -> GameSeat:
    found: tuple[GameSeat, ...] = run.read(lambda uow: uow.game_seats.find(game_id=GAME))
    return next(one for one in found if one.number == number)


def substituted(
    run: EventRun, table: Table, who: Member | str, way: str = "signup", leaver: int = LEAVES
) -> str:
    """Somebody plays on for a player of the table; "", or why not."""
    whom = {"guest": who} if isinstance(who, str) else {"member": who}
    at = {"table": table.id} if way == "round" else {}
    command = {"signup": "signup substitute", "round": "round replace"}[way]
    outcome = run.run(ORGANIZER, command, player=table.seats[leaver], **whom, **at)
    return code(outcome) if isinstance(outcome, Refusal) else ""


def stand_in(run: EventRun, number: int) -> None:
    """A judge lets somebody play for a seat of the game alone."""
    command = Substitute(run.caller(JUDGE), GAME, number, OUTSIDER.user, OUTSIDER.name)
    outcome = run.do(substitute, command)
    assert not isinstance(outcome, Refusal), outcome


def turn(run: EventRun) -> list[int]:
    """Who has an open message about their turn."""
    found = run.read(lambda uow: uow.game_cards.find(game_id=GAME, is_open=True, kind=PromptKind.TURN))
    return [card.user_id for card in found]


# Substitutes


@pytest.mark.parametrize("way", ["signup", "round"])
def test_a_substitute_takes_the_seat_of_the_game_until_that_is_taken_back(run: EventRun, way: str) -> None:
    table, _ = catan(run)
    leaver = run.at_table(table)[LEAVES]
    assert substituted(run, table, OUTSIDER, way) == ""
    assert (run.tables()[0].seats[LEAVES], seat(run).user_id) == (run.player(OUTSIDER), OUTSIDER.user)
    assert not [
        card for card in run.read(lambda uow: uow.game_cards.find(user_id=leaver.user)) if card.is_open
    ]
    assert run.heard(OUTSIDER)
    assert run.heard(leaver)
    run.take_back()
    assert (run.tables()[0].seats, seat(run).user_id) == (table.seats, leaver.user)


def test_the_turn_goes_to_the_substitute_and_back_with_full_time(run: EventRun) -> None:
    table, _ = catan(run)
    first = run.at_table(table)[0]
    assert turn(run) == [first.user]
    assert substituted(run, table, OUTSIDER, leaver=0) == ""
    assert turn(run) == [OUTSIDER.user]
    run.take_back()
    assert turn(run) == [first.user]
    assert seat(run, 0).deadline is not None


def test_before_the_start_the_substitute_is_invited_and_the_leaver_need_not_come(run: EventRun) -> None:
    run.published(4)
    (table,) = run.tables()
    members = run.at_table(table)
    assert isinstance(opening(run, members[0], table, "catan"), PostGame)
    assert substituted(run, table, OUTSIDER) == ""
    assert (seat(run).user_id, seat(run).state) == (OUTSIDER.user, SeatState.INVITED)
    assert isinstance(run.do(join_game, JoinGame(run.caller(members[LEAVES]), GAME)), Refusal)
    assert isinstance(run.do(join_game, JoinGame(run.caller(OUTSIDER), GAME)), PostGame)


@pytest.mark.parametrize("way", ["signup", "round"])
def test_a_guest_cannot_take_a_seat_that_is_played_by_post(run: EventRun, way: str) -> None:
    table, _ = catan(run)
    assert substituted(run, table, "Grandma", way) == "substitute-guest-by-post"
    assert run.tables()[0].seats == table.seats


@pytest.mark.parametrize("way", ["signup", "round"])
def test_a_match_of_two_that_has_begun_keeps_its_players(run: EventRun, way: str) -> None:
    run.published(4, profile="backgammon-jba", pairing="swiss", points=1)
    table = run.tables()[0]
    opened(run, table)
    assert substituted(run, table, OUTSIDER, way) in ("substitute-match-by-post", "swap-game-on")
    assert run.tables()[0].seats == table.seats


def test_whoever_plays_in_the_same_game_takes_no_second_seat_of_it(run: EventRun) -> None:
    table, _ = catan(run)
    stand_in(run, 3)
    assert substituted(run, table, OUTSIDER) == "game-already-seated"
    assert run.tables()[0].seats == table.seats


def test_a_judges_stand_in_who_becomes_the_leagues_substitute_keeps_the_seat(run: EventRun) -> None:
    table, _ = catan(run)
    stand_in(run, LEAVES + 1)
    assert substituted(run, table, OUTSIDER) == ""
    assert seat(run).user_id == OUTSIDER.user
    now = run.tables()[0].seats
    assert (now[0], now[2:]) == (table.seats[0], table.seats[2:])
    assert now[LEAVES] == run.player(OUTSIDER)


# Decided by a judge


def walkover(run: EventRun, table: Table, winner: int = 0) -> None:
    """A judge gives the table to one of its players."""
    given = GiveWalkover(run.caller(JUDGE), table.id, table.seats[winner], "the others are gone for weeks")
    done = run.do(give_walkover, given)
    if isinstance(done, WalkoverUnsure):
        done = run.do(confirm_walkover, ConfirmWalkover(run.caller(JUDGE), table.id, done.over))
    assert not isinstance(done, Refusal), done


def test_a_walkover_holds_the_game_until_it_is_taken_back(run: EventRun) -> None:
    table, _ = catan(run)
    walkover(run, table)
    assert game_at(run).status is GameStatus.PAUSED
    (held,) = [one for one in run.notices(place="game") if one.mentions]
    assert set(held.mentions) == {member.user for member in run.at_table(table)}
    assert isinstance(by_judge(run, resume_game, GAME), Refusal)
    run.correct(table, (10, 8, 7, 6))
    assert len([one for one in run.notices(place="game") if one.mentions]) == 1, (
        "a second decision is not told"
    )
    run.take_back()
    run.take_back()
    assert game_at(run).status is GameStatus.PLAYING
    assert len(turn(run)) == 1
    assert seat(run, 0).deadline is not None


def test_a_judges_pause_is_still_one_after_a_walkover_was_taken_back(run: EventRun) -> None:
    table, _ = catan(run)
    by_judge(run, pause_game, GAME)
    walkover(run, table)
    run.take_back()
    assert game_at(run).status is GameStatus.PAUSED
    assert not isinstance(by_judge(run, resume_game, GAME), Refusal)


def test_a_players_call_stands_again_with_the_game_and_is_theirs_to_take_back(run: EventRun) -> None:
    table, _ = catan(run)
    caller = run.caller(run.at_table(table)[2])
    assert isinstance(run.do(call_to_game, CallToGame(caller, GAME, "May I?")), PostGame)
    walkover(run, table)
    assert isinstance(run.do(resume_game, JudgeGame(run.caller(run.at_table(table)[2]), GAME)), Refusal)
    run.take_back()
    assert (game_at(run).status, game_at(run).held_for) == (GameStatus.PAUSED, HeldFor.JUDGE)
    assert isinstance(run.do(resume_game, JudgeGame(run.caller(run.at_table(table)[2]), GAME)), PostGame)
    assert game_at(run).status is GameStatus.PLAYING


@pytest.mark.parametrize("first", ["walkover", "event cancel"])
def test_whichever_is_taken_back_first_the_other_still_says_how_the_game_stands(
    run: EventRun, first: str
) -> None:
    table, _ = catan(run)
    walkover(run, table)
    run.done(ORGANIZER, "event cancel")
    assert (game_at(run).table_id, game_at(run).status) == (0, GameStatus.PLAYING)
    assert not isinstance(run.take_back(action="result-walkover" if first == "walkover" else ""), Refusal)
    there = (0, GameStatus.PLAYING) if first == "walkover" else (table.id, GameStatus.PAUSED)
    assert (game_at(run).table_id, game_at(run).status) == there
    assert not isinstance(run.take_back(action="event-cancelled" if first == "walkover" else ""), Refusal)
    assert (game_at(run).table_id, game_at(run).status) == (table.id, GameStatus.PLAYING)


def test_judges_hear_of_a_game_that_was_closed_before_the_walkover_was_taken_back(run: EventRun) -> None:
    table, _ = catan(run)
    walkover(run, table)
    by_judge(run, end_game, GAME)
    before = len(run.told("judges"))
    run.take_back()
    assert len(run.told("judges")) == before + 1


def test_a_game_that_has_not_begun_is_called_off_by_a_walkover_and_open_again_after_it(run: EventRun) -> None:
    run.published(4)
    (table,) = run.tables()
    first, second, *_ = run.at_table(table)
    assert isinstance(opening(run, first, table, "catan"), PostGame)
    walkover(run, table, 1)
    assert game_at(run).status is GameStatus.CALLED_OFF
    run.take_back()
    assert isinstance(run.do(join_game, JoinGame(run.caller(second), GAME)), PostGame)


def test_a_match_of_two_that_a_judge_has_decided_is_held_too(run: EventRun) -> None:
    run.published(4, profile="backgammon-jba", pairing="swiss", points=1)
    table = run.tables()[0]
    opened(run, table)
    walkover(run, table)
    assert game_at(run).status is GameStatus.PAUSED
    assert in_game(run)


# The hall's clock


def test_a_table_that_plays_by_post_has_no_time_of_the_hall(run: EventRun) -> None:
    table, _ = catan(run)
    assert run.done(JUDGE, "round start").by_post
    assert run.refused(JUDGE, "round resume") in ("clock-by-post", "no-clock")
    run.later(3 * 3600)
    assert not [one for one in run.notices(place="thread", subject=table.id) if "clock" in one.text]
    command = RemindTables(run.caller(ORGANIZER), run.event.id)
    assert code(run.do(remind_tables, command)) == "nothing-to-remind"


def test_a_clock_that_runs_stands_still_once_a_game_by_post_is_opened(run: EventRun) -> None:
    run.running(4)
    (table,) = run.tables()
    assert isinstance(opening(run, run.at_table(table)[0], table, "catan"), PostGame)
    run.later(3 * 3600)
    assert run.read(lambda uow: uow.clocks.require(table.id)).clock.paused_at is not None
    assert "notice-time-up" not in run.told("thread")
    assert isinstance(run.run(JUDGE, "round resume"), Refusal)
    by_judge(run, end_game, GAME)
    assert game_at(run).status is GameStatus.CALLED_OFF
    run.done(JUDGE, "round resume")


def test_without_the_game_the_table_is_started_by_the_judge_after_all(run: EventRun) -> None:
    run.published(4)
    (table,) = run.tables()
    assert isinstance(opening(run, run.at_table(table)[0], table, "catan"), PostGame)
    run.done(JUDGE, "round start")
    assert isinstance(run.run(JUDGE, "round start"), Refusal)
    by_judge(run, end_game, GAME)
    run.done(JUDGE, "round start")
    assert run.clock(table).started_at is not None
