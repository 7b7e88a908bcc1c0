"""Play by post: a judge gives a seat away before the start: whoever loses it and whoever gets it are told."""

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.ui.notices import notice_reply
from data.database import Database
from data.game_records import PostGame, SeatState
from data.records import Delivery, Notice, UserSettings
from data.transaction import write
from league.ids import GameId
from league.refusal import Refusal
from tests.support.game_table import GameTable, set_up
from tests.support.wording import says
from tests.usecases.test_usecase_game_substitute import put
from usecases.play.lobby import JoinGame, LeaveGame, join_game, leave_game
from usecases.play.open_game import Invited, NewGame, new_game


def told(table: GameTable, user: int) -> list[Notice]:
    """What a user is told in private, or would be."""
    found = table.read(lambda uow: uow.outbox.notices.find(subject=user))
    return [one for one in found if one.place == "private" and one.state is not Delivery.WITHDRAWN]


def number_of(table: GameTable, state: SeatState) -> int:
    return 1 + next(seat.number for seat in table.seats if seat.state is state)


def lobby(database: Database) -> GameTable:
    """A game in which one sits, two are invited."""
    set_up(database)
    table = GameTable(database, GameId(0))
    command = NewGame(
        table.caller(101),
        b"x" * 32,
        50,
        False,
        "catan",
        seats=3,
        invited=[Invited(102, "Late"), Invited(103, "Later")],
    )
    opened = table.do(new_game, command)
    assert isinstance(opened, PostGame)
    table.game_id = opened.id
    return table


@pytest.mark.parametrize(("state", "loser"), [(SeatState.TAKEN, 101), (SeatState.INVITED, 102)])
def test_a_seat_given_away_before_the_start_is_told_to_both(
    database: Database, state: SeatState, loser: int
) -> None:
    table = lobby(database)
    put(table, number_of(table, state), 500)
    lost = [one for one in told(table, loser) if one.text == "game-own-seat-given"]
    assert [one.params["player"] for one in lost] == [{"user": 500}]
    assert [one.instead for one in lost] == [50]
    assert [one.text for one in told(table, 500)] == ["game-welcome-given"]


def test_an_invitation_whose_seat_is_given_away_says_so(database: Database) -> None:
    table = lobby(database)
    invited = next(one for one in told(table, 102) if one.text == "game-invitation")
    sent = {"state": Delivery.SENT, "attempted_at": table.now, "message_id": 7}
    write(
        database,
        lambda uow: uow.outbox.notices.change(uow.outbox.notices.held(invited.id), **sent),
        lambda _: True,
    )
    put(table, number_of(table, SeatState.INVITED), 500)
    (over,) = [one for one in told(table, 102) if one.text == "game-invitation-over"]
    assert over.params["became"] == "given"


def test_whoever_gets_a_seat_twice_is_told_twice(database: Database) -> None:
    table = lobby(database)
    seat = number_of(table, SeatState.INVITED)
    for user in (500, 501, 500):
        put(table, seat, user)
    assert [one.text for one in told(table, 500)].count("game-welcome-given") == 2


def test_an_invitation_says_who_invites_to_what_and_its_answer_is_told_to_the_host(
    database: Database,
) -> None:
    table = lobby(database)
    invited = next(one for one in told(table, 102) if one.text == "game-invitation")
    english, japanese = notice_reply(invited, "en").content, notice_reply(invited, "ja").content
    assert says(english, "game-invitation")
    assert says(japanese, "game-invitation", language="ja")
    assert str(table.game.turn_hours) in english
    assert invited.buttons == (f"game-join:{table.game_id}:0", f"game-decline:{table.game_id}:0")
    refused = table.do(leave_game, LeaveGame(table.caller(101), table.game_id, declines=True))
    assert isinstance(refused, Refusal)
    assert refused.code == "game-not-invited"
    assert not isinstance(
        table.do(leave_game, LeaveGame(table.caller(102), table.game_id, declines=True)), Refusal
    )
    (answer,) = [one for one in told(table, 101) if one.text == "game-own-answered"]
    assert answer.params["answer"] == "no"
    assert says(notice_reply(answer, "en").content, "game-own-answered")
    assert not isinstance(table.do(join_game, JoinGame(table.caller(102), table.game_id)), Refusal)
    (answer,) = [one for one in told(table, 101) if one.text == "game-own-answered"]
    assert answer.params["answer"] == "yes", "the last answer counts"


def test_an_answer_at_night_waits_for_the_hosts_morning(database: Database) -> None:
    table = lobby(database)
    asleep = UserSettings(101, time_zone="Asia/Tokyo")
    write(database, lambda uow: uow.users.add(asleep), lambda _: True)
    night = replace(
        table.caller(102), now=datetime(2026, 5, 2, 17, 0, tzinfo=UTC)
    )  # two in the morning there
    table.do(leave_game, LeaveGame(night, table.game_id, declines=True))
    (answer,) = [one for one in told(table, 101) if one.text == "game-own-answered"]
    assert answer.due_at is not None
    assert answer.due_at.astimezone(ZoneInfo("Asia/Tokyo")).hour == 8
