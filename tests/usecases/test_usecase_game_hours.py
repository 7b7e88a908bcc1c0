"""Play by post: waking hours, vacations, and pings that wake nobody."""

from dataclasses import replace
from datetime import timedelta

import pytest

from data.database import Database
from data.game_records import PromptKind
from data.records import TimerKind, UserSettings
from engine.catan import game as catan
from league.ids import EventId
from league.refusal import Refusal
from tests.support.game_table import START, GameTable, game_table
from tests.support.game_time import after_set_up, ring
from usecases.play.judge import (
    JudgeGame,
    pause_game,
    resume_game,
)
from usecases.play.show import prompt_view
from usecases.settings.own_settings import ChooseNotices, choose_notices
from usecases.settings.rhythm import ChooseHours, GoAway, Rhythm, choose_hours, go_away
from usecases.settings.setup import SetUp, SetupDone, set_up
from usecases.settings.typed_hours import parse_hours
from usecases.undo.find import Undo
from usecases.undo.take_back import Undone, undo


def settle_hours(table: GameTable, user: int, **given: str) -> object:
    return table.do(choose_hours, ChooseHours(table.caller(user), **given))


def cards_of(table: GameTable, seat: int) -> list[tuple[int, bool]]:
    """How often each message of a seat came, and whether it still stands."""
    cards = table.read(lambda uow: uow.game_cards.find(seat=seat, kind=PromptKind.TURN))
    return [(card.repeats, card.is_open) for card in cards]


def at_night(database: Database) -> GameTable:
    """A game that begins at one o'clock at night in Tokyo."""
    return game_table(database, people=4, start=START + timedelta(hours=15))


def test_at_night_a_message_comes_silently_and_in_the_morning_again(database: Database) -> None:
    table = at_night(database)
    (card,) = table.read(lambda uow: uow.game_cards.find(seat=0, kind=PromptKind.TURN))
    assert table.read(lambda uow: prompt_view(card.id, uow)).quiet
    table.now += timedelta(hours=7)
    ring(table)
    assert cards_of(table, 0) == [(0, False), (1, True)]
    again = table.read(lambda uow: uow.game_cards.find(seat=0, is_open=True))[0]
    assert not table.read(lambda uow: prompt_view(again.id, uow)).quiet
    assert table.seats[0].deadline == table.now + timedelta(hours=12)


def test_by_day_a_message_makes_a_sound_and_comes_once(database: Database) -> None:
    table = game_table(database, people=4)
    (card,) = table.read(lambda uow: uow.game_cards.find(seat=0, kind=PromptKind.TURN))
    assert not table.read(lambda uow: prompt_view(card.id, uow)).quiet
    assert table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_MORNING, table.seats[0].id)) == ()


def test_who_plays_at_night_is_not_rung_in_the_morning(database: Database) -> None:
    table = at_night(database)
    table.play(101, table.choice(0))
    table.play(101, table.choice(0))
    table.now += timedelta(hours=7)
    ring(table)
    assert cards_of(table, 0) == [(0, False)]


def test_half_time_is_announced_for_one_game_a_day_and_the_last_hour_for_each(database: Database) -> None:
    table = game_table(database, people=4)
    second = replace(game_table(database, people=4), now=table.now)
    for one in (table, second):
        one.now = START + timedelta(hours=6, seconds=1)
    ring(table)
    sent = table.read(lambda uow: uow.game_cards.find(user_id=101, repeats=1))
    assert len(sent) == 1
    table.now = START + timedelta(hours=11, seconds=1)
    ring(table)
    reminded = {
        card.game_id for card in table.read(lambda uow: uow.game_cards.find(user_id=101)) if card.repeats
    }
    assert reminded == {table.game_id, second.game_id}


def test_new_hours_leave_as_much_of_the_period_as_before(database: Database) -> None:
    table = game_table(database, people=4)  # ten in the morning, until ten in the evening
    table.now += timedelta(hours=2)
    done = settle_hours(table, 101, hours="9-18")
    assert isinstance(done, Rhythm)
    assert done.moved == 1
    # Ten hours are left: six today, four tomorrow from nine on.
    assert table.seats[0].deadline == START + timedelta(hours=27)
    assert settle_hours(table, 102, hours="9-18") == Rhythm(done_user(table, 102), "Asia/Tokyo", 0)


def done_user(table: GameTable, user: int) -> UserSettings:
    found: UserSettings = table.read(lambda uow: uow.users.require(user))
    return found


def test_hours_put_right_give_the_old_deadline_back(database: Database) -> None:
    table = game_table(database, people=4)
    settle_hours(table, 101, hours="14-22")
    assert table.seats[0].deadline == START + timedelta(hours=32)
    settle_hours(table, 101, hours="8-23")
    assert table.seats[0].deadline == START + timedelta(hours=12)


def test_whoever_keeps_moving_the_night_holds_a_turn_up_for_days_at_most(database: Database) -> None:
    table = game_table(database, people=4)
    while table.now < START + timedelta(days=9):
        hour = (table.now.hour + 9) % 24  # in Tokyo
        settle_hours(table, 101, hours=f"{(hour + 2) % 24}-{(hour + 10) % 24}")
        table.now += timedelta(hours=1)
        ring(table)
        if table.seats[0].misses:
            break
    assert timedelta(days=2) < table.now - START < timedelta(days=4)


def test_another_time_zone_moves_the_night(database: Database) -> None:
    table = game_table(database, people=4)  # three in the morning in Berlin
    settle_hours(table, 101, time_zone="Europe/Berlin")
    # Two hours passed neither here nor there: twelve are left, from eight to eight.
    assert table.seats[0].deadline == START + timedelta(hours=6 + 12)


def moves_to(table: GameTable, zone: str) -> object:
    admin = replace(table.caller(9), is_admin=True)
    return table.do(set_up, SetUp(admin, time_zone=zone))


def test_another_time_zone_of_the_server_moves_the_night_of_its_players_and_undo_moves_it_back(
    database: Database,
) -> None:
    table = game_table(database, people=4)
    assert isinstance(moves_to(table, "Europe/Berlin"), SetupDone)
    assert table.seats[0].deadline == START + timedelta(hours=6 + 12)
    admin = replace(table.caller(9), is_admin=True)
    assert isinstance(table.do(undo, Undo(admin, EventId(0))), Undone)
    assert table.seats[0].deadline == START + timedelta(hours=12)


def test_whoever_has_a_time_zone_of_their_own_keeps_it_whatever_the_servers_is(database: Database) -> None:
    table = game_table(database, people=4)
    settle_hours(table, 101, time_zone="Asia/Tokyo")
    moves_to(table, "Europe/Berlin")
    assert table.seats[0].deadline == START + timedelta(hours=12)


def test_a_vacation_holds_the_deadline_and_coming_back_lets_it_run(database: Database) -> None:
    table = game_table(database, people=4)
    table.now += timedelta(hours=2)
    done = table.do(go_away, GoAway(table.caller(101), "3/9"))
    assert isinstance(done, Rhythm)
    morning = START + timedelta(days=7, hours=-2)
    assert done.user.away_until == morning
    assert table.seats[0].deadline == morning + timedelta(hours=10)
    table.now += timedelta(days=2)
    assert ring(table) == 0
    back = table.do(go_away, GoAway(table.caller(101)))
    assert isinstance(back, Rhythm)
    assert table.seats[0].deadline == table.now + timedelta(hours=10)


def test_a_vacation_lasts_fourteen_days_and_the_next_waits_as_long(database: Database) -> None:
    table = game_table(database, people=4)
    for typed, code in (
        ("3/17", "away-too-long"), ("3/2", "away-past"), ("someday", "away-unclear"), ("2/30", "away-unclear")
    ):  # fmt: skip
        refused = table.do(go_away, GoAway(table.caller(101), typed))
        assert isinstance(refused, Refusal)
        assert refused.code == code
    assert isinstance(table.do(go_away, GoAway(table.caller(101), "3/12")), Rhythm)
    table.now += timedelta(days=5)
    longer = table.do(go_away, GoAway(table.caller(101), "3/17"))
    assert isinstance(longer, Refusal)  # it counts from its beginning
    assert longer.code == "away-too-long"
    table.do(go_away, GoAway(table.caller(101)))
    table.now += timedelta(days=4)
    soon = table.do(go_away, GoAway(table.caller(101), "3/17"))
    assert isinstance(soon, Refusal)
    assert (soon.code, soon.params) == ("away-too-soon", {"day": "2026-03-12"})
    table.now += timedelta(days=1, seconds=1)
    assert isinstance(table.do(go_away, GoAway(table.caller(101), "3/17")), Rhythm)


def test_a_vacation_during_a_pause_takes_nothing_of_the_time_that_is_left(database: Database) -> None:
    table = game_table(database, people=4)
    table.now += timedelta(hours=2)
    table.do(pause_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    table.do(go_away, GoAway(table.caller(101), "3/9"))
    table.now += timedelta(hours=1)
    table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert table.seats[0].deadline == START + timedelta(days=7, hours=-2) + timedelta(hours=10)


def test_other_hours_during_a_pause_take_nothing_of_the_time_that_is_left(database: Database) -> None:
    table = game_table(database, people=4)
    table.do(pause_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    settle_hours(table, 101, hours="8-20")  # it is ten: of twelve hours, two are those of tomorrow now
    table.now += timedelta(hours=1)
    table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    seat = table.seats[0]
    assert seat.deadline == START + timedelta(days=1, hours=1)


def test_who_does_not_want_it_is_not_told_that_they_are_next(database: Database) -> None:
    table = game_table(database, people=4)
    table.do(choose_notices, ChooseNotices(table.caller(102), tell_next=False))
    after_set_up(table)
    following = {card.seat for card in table.read(lambda uow: uow.game_cards.find(kind=PromptKind.NEXT))}
    assert following == set()
    table.do(choose_notices, ChooseNotices(table.caller(102), tell_next=True))
    while table.state.turn.number < 12:
        seat = catan.to_act(table.state)[0]
        table.play(table.user_of(seat), table.choice(seat))
    following = {card.seat for card in table.read(lambda uow: uow.game_cards.find(kind=PromptKind.NEXT))}
    assert 1 in following


def test_who_switches_private_messages_off_finds_the_turns_of_running_games_in_their_threads(
    database: Database,
) -> None:
    table = game_table(database, people=4)
    table.do(choose_notices, ChooseNotices(table.caller(101), wanted=False))
    assert [seat.by_message for seat in table.seats] == [False, True, True, True]
    (card,) = table.read(lambda uow: uow.game_cards.find(seat=0, is_open=True))
    assert not card.by_message
    assert card.repeats == 1


@pytest.mark.parametrize("typed", ["8", "25-3", "8-8:70", "13pm-3", "morning", "23-6"])
def test_hours_that_are_unclear_or_too_few_are_refused(database: Database, typed: str) -> None:
    table = game_table(database, people=4)
    refused = settle_hours(table, 101, hours=typed)
    assert isinstance(refused, Refusal)
    assert refused.code == ("hours-too-few" if typed == "23-6" else "hours-unclear")


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("7:30-23", (450, 1380)),
        ("7時半〜23時", (450, 1380)),
        ("７時から２３時まで", (420, 1380)),
        ("8am to 11pm", (480, 1380)),
        ("22–6", (1320, 360)),
        ("0-24", (0, 0)),
    ],
)
def test_hours_are_read_as_people_write_them(typed: str, hours: tuple[int, int]) -> None:
    assert parse_hours(typed) == hours
