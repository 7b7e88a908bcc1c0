"""What people were told of a game that has not begun follows what becomes of it."""

import pytest

from data.game_records import GameStatus, PostGame
from league.ids import GameId
from league.refusal import Refusal
from tests.support.event_run import JUDGE, ORGANIZER, PLAYERS, EventRun, Member
from tests.support.game_table import in_order
from tests.usecases.test_usecase_league_by_post import MATCHES, by_judge, opening
from usecases.play.judge import end_game
from usecases.play.lobby import JoinGame, LeaveGame, StartGame, join_game, leave_game, start_game
from usecases.play.open_game import Invited, NewGame, new_game

HOST, GUEST = PLAYERS[:2]


def invited(run: EventRun, *whom: Member, seats: int = 2, kind: str = "backgammon") -> GameId:
    """The host opens a game and keeps seats of it for these."""
    kept = [Invited(one.user, one.name) for one in whom]
    new = NewGame(
        run.caller(HOST),
        in_order(seats),
        channel_id=50,
        in_thread=False,
        kind=kind,
        seats=seats,
        invited=kept,
    )
    game = run.do(new_game, new)
    assert isinstance(game, PostGame), game
    run.delivered()
    return game.id


def done(run: EventRun, use_case: object, command: object) -> None:
    outcome = run.do(use_case, command)
    assert not isinstance(outcome, Refusal), outcome
    run.delivered()


def became(run: EventRun, who: Member) -> list[str]:
    """What each invitation of somebody says that became of it; "": it still asks."""
    told = [one for one in run.letters(who) if one.text in ("game-invitation", "game-invitation-over")]
    return [str(one.params.get("became", "")) for one in told]


def test_an_invitation_that_is_taken_or_declined_says_so_and_may_be_taken_after_all(run: EventRun) -> None:
    first, second = invited(run, GUEST), invited(run, GUEST)
    assert became(run, GUEST) == ["", ""]
    done(run, join_game, JoinGame(run.caller(GUEST), first))
    done(run, leave_game, LeaveGame(run.caller(GUEST), second))
    taken, declined = became(run, GUEST)
    assert len({taken, declined, ""}) == 3
    done(run, join_game, JoinGame(run.caller(GUEST), second))
    assert became(run, GUEST) == [taken, taken]


def test_an_invitation_to_a_game_that_begins_without_one_or_is_called_off_says_so(run: EventRun) -> None:
    first, second = invited(run, GUEST), invited(run, GUEST)
    done(run, start_game, StartGame(run.caller(HOST), first))
    done(run, leave_game, LeaveGame(run.caller(HOST), second))
    assert len({*became(run, GUEST), ""}) == 3
    assert "game-own-called-off" not in run.heard(HOST), "whose word it was knows it"


def test_whoever_has_a_seat_in_a_game_that_a_judge_calls_off_is_told_once(run: EventRun) -> None:
    game = invited(run, seats=4, kind="catan")
    done(run, join_game, JoinGame(run.caller(GUEST), game))
    assert not isinstance(by_judge(run, end_game, game), Refusal)
    for who in (HOST, GUEST):
        assert run.heard(who).count("game-own-called-off") == 1


def test_whoever_leaves_a_leagues_seat_reads_that_it_is_still_kept(run: EventRun) -> None:
    run.published(4, **MATCHES)
    table = run.tables()[0]
    player = run.at_table(table)[0]
    game = opening(run, JUDGE, table)
    assert isinstance(game, PostGame)
    run.delivered()
    done(run, join_game, JoinGame(run.caller(player), game.id))
    before = became(run, player)
    done(run, leave_game, LeaveGame(run.caller(player), game.id))
    assert became(run, player) != before
    done(run, join_game, JoinGame(run.caller(player), game.id))


@pytest.mark.parametrize("what", ["round cancel", "event cancel"])
def test_an_invitation_that_waited_when_its_round_was_cancelled_comes_once_that_is_undone(
    run: EventRun, what: str
) -> None:
    run.published(4, **MATCHES)
    table = run.tables()[0]
    host, waits = run.at_table(table)
    assert isinstance(opening(run, host, table), PostGame)
    run.done(ORGANIZER, what)
    assert became(run, waits) == []
    assert not isinstance(run.take_back(), Refusal)
    assert became(run, waits) == [""]


def test_a_taken_seat_is_taken_again_once_a_game_that_was_called_off_begins_after_all(run: EventRun) -> None:
    """Its starting message came while it was off, so that it is open and begins in one step."""
    run.published(4, **MATCHES)
    table = run.tables()[0]
    players = run.at_table(table)
    game = opening(run, JUDGE, table)
    assert isinstance(game, PostGame)
    run.delivered()
    for one in players:
        done(run, join_game, JoinGame(run.caller(one), game.id))
    (taken,) = became(run, players[0])
    run.done(ORGANIZER, "round cancel")
    run.delivered()
    assert became(run, players[0]) != [taken]
    assert not isinstance(run.take_back(), Refusal)
    assert run.read(lambda uow: uow.games.require(game.id)).status is GameStatus.PLAYING
    assert became(run, players[0]) == [taken]
