"""Play by post: what happened to a player is said to that player in private, in words and cards."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.ui.notices import notice_reply
from data.database import Database
from data.records import Delivery, Notice, TimerKind
from data.transaction import write
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import MoveRobber
from engine.catan.names import NOBODY
from engine.catan.phases import ROBBER
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.game_time import goes_off
from tests.support.wording import says
from tests.usecases.test_usecase_game_trade import offering
from usecases.play.judge import Substitute, substitute
from usecases.play.player_actions import ChoosePlace, GiveOrders, choose_place, give_orders
from usecases.play.undo import UndoMoves, undo_moves


def told(table: GameTable, user: int, text: str) -> list[Notice]:
    """The private messages of this text to a player."""
    found = table.read(lambda uow: uow.outbox.notices.find(text=text, subject=user))
    return list(found)


def words_of(notice: Notice) -> str:
    """A message in English."""
    return notice_reply(notice, "en").content


def robbery(table: GameTable) -> tuple[int, MoveRobber]:
    """Play on until somebody may rob somebody; who, and how."""
    for _ in range(600):
        state = table.state
        seat = catan.to_act(state)[0]
        if state.turn.phase is ROBBER:
            moves = [one for one in catan.legal(state, seat) if isinstance(one, MoveRobber)]
            found = next((one for one in moves if one.victim != NOBODY), None)
            if found is not None:
                return seat, found
        assert not isinstance(table.play(table.user_of(seat), table.choice(seat)), Refusal)
    raise AssertionError("nobody is robbed")


def test_who_is_robbed_reads_at_once_which_card_and_nobody_else_does(database: Database) -> None:
    table = game_table(database, people=4)
    seat, raid = robbery(table)
    victim = table.user_of(raid.victim)
    before = len(told(table, victim, "game-own-news"))
    table.play(table.user_of(seat), raid)
    notices = told(table, victim, "game-own-news")[before:]
    assert len(notices) == 1
    assert says(words_of(notices[0]), "catan-log-stolen")
    assert not says(words_of(notices[0]), "rivals-log-unseen-pick")  # the victim reads which
    others = (table.user_of(other) for other in range(4) if other not in (seat, raid.victim))
    place = notices[0].key.split(":")[3]
    for user in others:
        assert not [one for one in told(table, user, "game-own-news") if f":{place}:" in one.key]


def test_who_wants_turns_in_the_thread_gets_no_private_message(database: Database) -> None:
    table = game_table(database, people=4)
    for user in range(101, 105):
        table.do(choose_place, ChoosePlace(table.caller(user), table.game_id, by_message=False))
    seat, raid = robbery(table)
    table.play(table.user_of(seat), raid)
    assert told(table, table.user_of(raid.victim), "game-own-news") == []


def test_a_trade_by_order_is_told_to_whoever_ordered_it(database: Database) -> None:
    table, seat, offer, able = offering(database)
    give, want = catan.format(offer).split(" ")[1:]
    table.play(table.user_of(seat), "withdraw-offer")
    order = GiveOrders(table.caller(table.user_of(able[0])), table.game_id, f"offer {want} {give}")
    assert not isinstance(table.do(give_orders, order), Refusal)
    before = len(told(table, table.user_of(able[0]), "game-own-news"))
    table.play(table.user_of(seat), offer)
    (notice,) = told(table, table.user_of(able[0]), "game-own-news")[before:]
    assert "trades" in words_of(notice)


def run_out(table: GameTable, seat: int) -> None:
    """The seat's deadline passes."""
    (timer,) = table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_DEADLINE, table.seats[seat].id))
    table.now = timer.due_at
    goes_off(table, timer)


def test_a_time_out_says_what_was_done_and_the_second_that_the_bot_plays_on(database: Database) -> None:
    table = game_table(database, people=4)
    table.until_main(lambda _: True)
    seat = table.state.turn.player
    user = table.user_of(seat)
    run_out(table, seat)
    assert len(told(table, user, "game-own-timed-out")) == 1
    while table.state.turn.player != seat:
        other = catan.to_act(table.state)[0]
        table.play(table.user_of(other), table.choice(other))
    run_out(table, seat)
    (notice,) = told(table, user, "game-own-autopilot")
    assert says(words_of(notice), "game-log-line")


def sent(table: GameTable, notice: Notice) -> None:
    """Discord has taken the message."""

    def note(uow: UnitOfWork) -> None:
        uow.outbox.notices.change(notice, state=Delivery.SENT, attempted_at=table.now, message_id=9)

    write(table.database, note, lambda _: True)


@pytest.mark.parametrize("is_read", [True, False])
def test_what_a_judge_takes_back_is_struck_where_it_was_read_and_told_to_nobody_any_more(
    database: Database, *, is_read: bool
) -> None:
    """At night it waits for the morning, and would then tell what never was."""
    table = game_table(database, people=4)
    seat, raid = robbery(table)
    victim = table.user_of(raid.victim)
    before = told(table, victim, "game-own-news")
    table.play(table.user_of(seat), raid)
    (notice,) = told(table, victim, "game-own-news")[len(before) :]
    if is_read:
        sent(table, notice)
    done = table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id))
    assert not isinstance(done, Refusal), done
    now = table.read(lambda uow: uow.outbox.notices.get(notice.id))
    assert now.state is (Delivery.SETTLED if is_read else Delivery.WITHDRAWN)
    assert words_of(now).startswith("~~") is is_read
    assert told(table, victim, "game-own-news")[: len(before)] == before
    table.play(table.user_of(seat), raid)
    again = [one for one in told(table, victim, "game-own-news") if one.state is Delivery.PENDING]
    assert len(again) == 1 + sum(one.state is Delivery.PENDING for one in before)


def test_whose_seat_was_given_to_another_is_told(database: Database) -> None:
    table = game_table(database, people=4)
    old = table.user_of(2)
    judge = table.caller(900, judge=True)
    done = table.do(substitute, Substitute(judge, table.game_id, 3, 555, "Newcomer"))
    assert not isinstance(done, Refusal)
    (notice,) = told(table, old, "game-own-seat-lost")
    assert "league" not in words_of(notice), "a game among friends knows of none"
    assert "<@555>" in words_of(notice)


def test_at_night_it_waits_for_the_morning(database: Database) -> None:
    table = game_table(database, people=4)
    seat, raid = robbery(table)
    table.now = datetime(2026, 3, 9, 18, tzinfo=UTC)  # three in the morning in Tokyo
    table.play(table.user_of(seat), raid)
    notice = told(table, table.user_of(raid.victim), "game-own-news")[-1]
    assert notice.due_at is not None
    assert notice.due_at - table.now >= timedelta(hours=3)


@pytest.mark.parametrize("is_read", [True, False])
def test_whoever_gives_the_seat_away_at_night_is_told_in_the_morning_of_nothing_but_that(
    database: Database, *, is_read: bool
) -> None:
    table = game_table(database, people=4)
    seat, raid = robbery(table)
    victim, neighbour = table.user_of(raid.victim), table.user_of((raid.victim + 1) % 4)
    table.now = datetime(2026, 3, 3, 18, tzinfo=UTC)  # three at night in Tokyo
    before = told(table, victim, "game-own-news")
    table.play(table.user_of(seat), raid)
    (notice,) = told(table, victim, "game-own-news")[len(before) :]
    others = told(table, neighbour, "game-own-news")
    assert notice.due_at is not None
    assert notice.due_at > table.now
    if is_read:
        sent(table, notice)
    done = table.do(
        substitute, Substitute(table.caller(9, judge=True), table.game_id, raid.victim + 1, 500, "New")
    )
    assert not isinstance(done, Refusal), done
    now = table.read(lambda uow: uow.outbox.notices.get(notice.id))
    assert now.state is (Delivery.SENT if is_read else Delivery.WITHDRAWN)
    (lost,) = told(table, victim, "game-own-seat-lost")
    assert lost.state is Delivery.PENDING
    assert told(table, neighbour, "game-own-news") == others
