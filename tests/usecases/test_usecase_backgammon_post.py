"""Backgammon by post: opening, turns, cube, orders, the clock with its reserve, giving up."""

from datetime import timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from bot.ui.notices import notice_reply
from bot.ui.play import board_post
from bot.ui.play.panel import panel
from bot.ui.play.replies import games_reply
from data.database import Database
from data.game_records import GameStatus, PromptKind
from data.transaction import write
from engine.backgammon.actions import Double, Drop, Play, Take
from engine.backgammon.ending import roll_may_decide
from engine.backgammon.state import MatchEnding, MatchPhase
from engine.backgammon.waiting import to_act
from league.refusal import Refusal
from tests.support.backgammon_table import (
    double,
    first_choice,
    match_table,
    move,
    play_out,
    rewind_reserve,
    state_of,
    until,
)
from tests.support.game_table import GameTable, notices
from tests.support.game_time import ring, run_out
from tests.support.wording import says
from usecases.play.deferred import LATEST
from usecases.play.judge import JudgeGame, Substitute, pause_game, resume_game, substitute
from usecases.play.onlooking import Onlooker
from usecases.play.player_actions import GiveOrders, ResignSeat, give_orders, resign
from usecases.play.report import Replay, finished_game
from usecases.play.reserve import BringClock, bring_clock
from usecases.play.show import listed
from usecases.play.undo import UndoMoves, undo_moves
from usecases.settings.rhythm import GoAway, go_away

HOUR = 3600


def test_two_people_play_a_match_to_its_end_and_its_dice_verify(database: Database) -> None:
    table = match_table(database, points=1)
    play_out(table)
    replay = table.read(lambda uow: finished_game(table.game_id, uow))
    assert isinstance(replay, Replay)
    assert replay.fault is None
    assert [end for end, _ in replay.exports] == [".mat"]
    assert max(state_of(table).score) >= 1


def test_against_the_house_only_the_person_is_waited_for(database: Database) -> None:
    table = match_table(database, people=1, level="club")
    for _ in range(30):
        assert table.user_of(to_act(state_of(table))[0]) == 101
        if table.game.status is GameStatus.OVER:
            break
        done = move(table, first_choice(state_of(table)))
        assert not isinstance(done, Refusal)


def test_the_doubled_player_is_asked_and_then_the_doubler_is_called_back(database: Database) -> None:
    table = match_table(database)
    answering = double(table)
    asked = table.read(lambda uow: uow.game_cards.find(game_id=table.game_id, is_open=True))
    assert [(card.seat, card.kind) for card in asked] == [(answering, PromptKind.REPLY)]
    move(table, Take())
    back = table.read(lambda uow: uow.game_cards.find(game_id=table.game_id, is_open=True))
    assert [(card.seat, card.kind, card.repeats) for card in back] == [(1 - answering, PromptKind.TURN, 0)]
    assert state_of(table).cube == (2, answering)


def test_while_a_double_waits_for_its_answer_all_read_for_whom_and_until_when(database: Database) -> None:
    table = match_table(database)
    answering = double(table)
    doubler, name = 1 - answering, table.seats[answering].name
    callers = [table.caller(table.user_of(seat)) for seat in (answering, doubler)]
    lists = [table.read(partial(listed, Onlooker(caller))) for caller in callers]
    asked, waits = (games_reply(found, "en").embeds[0].description or "" for found in lists)
    assert says(asked, "game-list-yours")
    assert says(waits, "game-list-playing", name=name)
    assert says(panel(table.seen(doubler), "", "en").words, "game-panel-deadline-of", name=name)
    assert says(str(board_post.render(table.seen(None), "en").embeds[0].description), "game-post-deadline")


def test_who_passes_loses_the_game_and_the_next_one_begins(database: Database) -> None:
    table = match_table(database)
    answering = double(table)
    move(table, Drop())
    assert state_of(table).score[1 - answering] == 1
    assert state_of(table).game == 2
    assert state_of(table).phase is MatchPhase.MOVE


def test_an_ordered_answer_comes_after_a_while_like_one_by_hand(database: Database) -> None:
    table = match_table(database)
    until(table, lambda state: state.phase is MatchPhase.BEFORE_ROLL and state.cube.owner < 0)
    asked = 1 - to_act(state_of(table))[0]
    done = table.do(give_orders, GiveOrders(table.caller(table.user_of(asked)), table.game_id, "drop 2"))
    assert not isinstance(done, Refusal)
    move(table, Double())
    assert state_of(table).phase is MatchPhase.DOUBLED
    table.now += timedelta(seconds=LATEST)
    ring(table)
    assert state_of(table).score[1 - asked] == 1


def test_a_roll_ordered_in_the_place_of_a_double_comes_late_too(database: Database) -> None:
    table = match_table(database)
    until(table, lambda state: state.phase is MatchPhase.BEFORE_ROLL and state.cube.owner < 0)
    seat = to_act(state_of(table))[0]
    table.do(give_orders, GiveOrders(table.caller(table.user_of(seat)), table.game_id, "roll"))
    assert state_of(table).phase is MatchPhase.BEFORE_ROLL
    table.now += timedelta(seconds=LATEST)
    ring(table)
    assert state_of(table).phase is not MatchPhase.BEFORE_ROLL


# The clock


def test_the_reserve_is_so_many_hours_for_each_point_of_the_match__house(database: Database) -> None:
    table = match_table(database, points=3, reserve=12)
    assert [seat.reserve for seat in table.seats] == [36 * HOUR, 36 * HOUR]
    seat = next(seat for seat in table.seats if seat.deadline)
    # 12 hours of the turn and 36 of reserve, of 13 waking hours a day that ends at eleven at night
    assert seat.deadline is not None
    assert seat.deadline - table.now > timedelta(days=2)


def turn_taken(table: GameTable, hours: float) -> tuple[int, int]:
    """Whoever is on turn plays after so many hours: the seat, and the reserve that is left."""
    seat = to_act(state_of(table))[0]
    turn = state_of(table).turn
    table.now += timedelta(hours=hours)
    until(table, lambda state: state.turn > turn)
    return seat, table.seats[seat].reserve


def test_the_time_of_the_turn_is_free_and_then_the_reserve_runs(database: Database) -> None:
    table = match_table(database, points=3, reserve=12)
    first, left = turn_taken(table, 1)
    assert left == 36 * HOUR
    rewind_reserve(table, 1 - first, 10 * HOUR)
    table.do(pause_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    table.now += timedelta(days=3)
    table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert table.seats[1 - first].reserve == 10 * HOUR


def test_board_panel_and_list_say_until_when_time_is_free_and_when_the_flag_falls(database: Database) -> None:
    table = match_table(database, points=3, reserve=12)
    seat = to_act(state_of(table))[0]
    free, flag = table.now + timedelta(hours=12), table.seats[seat].deadline
    assert flag is not None
    if free.astimezone(ZoneInfo("Asia/Tokyo")).hour in range(8, 23):
        assert table.seen(None).clocks[seat].free_until == free
    free = table.seen(None).clocks[seat].free_until or free
    onlooker = Onlooker(table.caller(table.user_of(seat)))
    for shown in (
        str(board_post.render(table.seen(None), "en").embeds[0].description),
        panel(table.seen(seat), "", "en").words,
        str(games_reply(table.read(partial(listed, onlooker)), "en").embeds[0].description),
    ):
        assert says(shown, "game-until-reserve", free=f"<t:{free.timestamp():.0f}:f>")
        assert f"<t:{flag.timestamp():.0f}:R>" in shown
    own, name = panel(table.seen(seat), "", "en").words, table.seats[1 - seat].name
    assert own.count("h reserve") == 1, "which of the own one is left, the clock says"
    assert says(own, "backgammon-panel-rival", name=name, reserve="⏱️ 36 h reserve")


def test_that_the_reserve_begins_is_said_although_somebody_was_reminded_that_day(database: Database) -> None:
    table = match_table(database, points=3, reserve=12)
    seat = to_act(state_of(table))[0]
    begins = table.seen(None).clocks[seat].free_until
    assert begins is not None
    user = table.user_of(seat)
    write(
        table.database,
        lambda uow: [uow.game_cards.change(card, repeats=1) for card in uow.game_cards.find(user_id=user)],
        lambda _: True,
    )
    table.now = begins + timedelta(seconds=1)
    ring(table)
    cards = table.read(lambda uow: uow.game_cards.find(seat=seat, kind=PromptKind.TURN, is_open=True))
    assert [card.repeats for card in cards] == [2]


def test_who_is_on_vacation_is_named_with_the_day_of_return_while_it_is_waited_for_them(
    database: Database,
) -> None:
    table = match_table(database, points=3, reserve=12)
    seat = to_act(state_of(table))[0]
    assert "🏖️" not in str(board_post.render(table.seen(None), "en").embeds[0].description)
    back = (table.now + timedelta(days=5)).date().isoformat()
    gone = table.do(go_away, GoAway(table.caller(table.user_of(seat)), back))
    assert not isinstance(gone, Refusal)
    returns = gone.user.away_until.timestamp()
    for shown in (
        str(board_post.render(table.seen(None), "en").embeds[0].description),
        panel(table.seen(1 - seat), "", "en").words,
    ):
        assert says(shown, "game-until-away", back=f"<t:{returns:.0f}:f>")


def test_a_vacation_of_whoever_is_not_waited_for_is_said_until_it_is_over(database: Database) -> None:
    table = match_table(database, points=3, reserve=12)
    seat = to_act(state_of(table))[0]
    rival = 1 - seat
    back = (table.now + timedelta(days=5)).date().isoformat()
    gone = table.do(go_away, GoAway(table.caller(table.user_of(rival)), back))
    assert not isinstance(gone, Refusal)
    returns = f"<t:{gone.user.away_until.timestamp():.0f}:f>"
    english, japanese = f"🏖️ {table.seats[rival].name} is away, back {returns}", f"休暇中（{returns} に復帰）"
    assert english in str(board_post.render(table.seen(None), "en").embeds[0].description)
    assert english in panel(table.seen(seat), "", "en").words
    assert japanese in panel(table.seen(seat), "", "ja").words
    assert "🏖️" not in panel(table.seen(rival), "", "en").words, "they know it themselves"
    table.now = gone.user.away_until + timedelta(minutes=1)
    turn_taken(table, 0)
    assert "🏖️" not in str(board_post.render(table.seen(None), "en").embeds[0].description)


def test_a_fallen_flag_loses_the_match__house_after_jbl_4_3_3(database: Database) -> None:
    table = match_table(database, reserve=12)
    late = run_out(table)
    assert table.game.status is GameStatus.OVER
    assert state_of(table).winner == 1 - late
    assert not any(seat.autopilot for seat in table.seats)


@pytest.mark.parametrize(("secret", "ending"), [(b"1", MatchEnding.TIME), (b"10", MatchEnding.CERTAIN)])
def test_a_roll_that_can_still_win_is_thrown_when_the_flag_falls__jbl_4_3_3(
    database: Database, secret: bytes, ending: MatchEnding
) -> None:
    table = match_table(database, points=2, reserve=12, secret=secret)
    until(table, lambda now: roll_may_decide(now, to_act(now)[0]), most=3000)
    late, rolls = to_act(state_of(table))[0], state_of(table).rolls
    assert run_out(table) == late
    over = state_of(table)
    assert table.game.status is GameStatus.OVER
    assert over.rolls == rolls + 1
    assert over.ending is ending
    assert (over.winner == late) is (ending is MatchEnding.CERTAIN)


def test_both_read_in_private_and_on_the_board_that_time_has_decided_the_match(database: Database) -> None:
    table = match_table(database, reserve=12)
    late = run_out(table)
    told = table.read(lambda uow: uow.outbox.notices.find(text="game-own-over"))
    name = table.seats[late].name
    assert len(told) == 2
    assert all(
        says(str(notice_reply(one, "en").content), "game-own-over-forfeit", names=name) for one in told
    )
    board = board_post.render(table.seen(None), "en")
    assert says(str(board.embeds[0].description), "game-over-forfeit", others=name)


def test_without_a_reserve_the_house_plays_on_for_whoever_is_late(database: Database) -> None:
    table = match_table(database)
    turn = state_of(table).turn
    run_out(table)
    assert table.game.status is GameStatus.PLAYING
    assert state_of(table).turn > turn
    assert table.read(lambda uow: notices(uow, "game-out-of-time")) == 1


def test_who_uses_more_than_the_turn_pays_with_the_reserve(database: Database) -> None:
    table = match_table(database, points=1, reserve=12)
    seat = next(seat for seat in table.seats if seat.deadline)
    assert seat.deadline is not None
    table.now = seat.deadline - timedelta(hours=2)
    _, left = turn_taken(table, 0)
    assert left == 2 * HOUR


def taken_back(table: GameTable, decisions: int = 1) -> None:
    """A judge takes decisions back."""
    done = table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id, decisions))
    assert not isinstance(done, Refusal), done


def late_turn(table: GameTable, left: int) -> int:
    """Whoever is on turn plays when so many hours of reserve are left; the seat."""
    seat = to_act(state_of(table))[0]
    deadline = table.seats[seat].deadline
    assert deadline is not None
    table.now = deadline - timedelta(hours=left)
    turn_taken(table, 0)
    return seat


def test_what_an_undone_turn_took_of_the_reserve_is_given_back(database: Database) -> None:
    table = match_table(database, points=1, reserve=12)
    seat = late_turn(table, 2)
    assert table.seats[seat].reserve == 2 * HOUR
    taken_back(table)
    assert to_act(state_of(table))[0] == seat
    assert table.seats[seat].reserve == 12 * HOUR
    late_turn(table, 1)
    assert table.seats[seat].reserve == HOUR


def test_an_undo_gives_back_only_what_was_used_by_the_moves_that_are_gone(database: Database) -> None:
    table = match_table(database, points=1, reserve=12)
    first, second = late_turn(table, 20), late_turn(table, 20)
    kept = [table.seats[seat].reserve for seat in (first, second)]
    assert all(0 < left < 12 * HOUR for left in kept)
    assert late_turn(table, 2) == first
    assert table.seats[first].reserve < kept[0]
    while to_act(state_of(table))[0] != first:
        taken_back(table)
    assert [table.seats[seat].reserve for seat in (first, second)] == kept


def test_no_undo_brings_back_the_reserve_of_before_a_judge_brought_another_clock(database: Database) -> None:
    table = match_table(database, points=1, reserve=12)
    seat = late_turn(table, 2)
    table.do(bring_clock, BringClock(table.caller(9, judge=True), table.game_id, 6))
    brought = table.seats[seat].reserve
    taken_back(table)
    assert table.seats[seat].reserve == brought


def test_nobody_takes_over_a_seat_in_the_middle_of_a_match(database: Database) -> None:
    table = match_table(database, points=3, reserve=12)
    before = table.seats
    done = table.do(substitute, Substitute(table.caller(9, judge=True), table.game_id, 2, 103, "Newcomer"))
    assert isinstance(done, Refusal)
    assert done.code == "game-no-substitute"
    assert table.seats == before


def test_a_judge_brings_a_clock_into_a_match__jbl_3_4_5_midmatch(database: Database) -> None:
    table = match_table(database, points=3)
    double(table)
    move(table, Drop())
    refused = table.do(bring_clock, BringClock(table.caller(101), table.game_id, 12))
    assert isinstance(refused, Refusal)
    done = table.do(bring_clock, BringClock(table.caller(9, judge=True), table.game_id, 12))
    assert not isinstance(done, Refusal)
    assert [seat.reserve for seat in table.seats] == [(3 + 2) * 6 * HOUR] * 2
    run_out(table)
    assert table.game.status is GameStatus.OVER


# The end before the end


def test_who_resigns_loses_the_match__house(database: Database) -> None:
    table = match_table(database)
    done = table.do(resign, ResignSeat(table.caller(101), table.game_id))
    assert not isinstance(done, Refusal)
    assert table.game.status is GameStatus.OVER
    assert table.user_of(state_of(table).winner) == 102


def test_a_paused_match_can_be_resigned_too(database: Database) -> None:
    table = match_table(database)
    table.do(pause_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    table.do(resign, ResignSeat(table.caller(102), table.game_id))
    assert table.game.status is GameStatus.OVER


@pytest.mark.parametrize("action", [Play(0), Take()])  # type: ignore[arg-type]  # no position at all
def test_what_the_rules_refuse_is_refused_with_its_code(database: Database, action: Play | Take) -> None:
    table = match_table(database)
    until(table, lambda state: state.phase is MatchPhase.BEFORE_ROLL)
    refused = move(table, action)
    assert isinstance(refused, Refusal)
    assert refused.code.startswith("backgammon-")
