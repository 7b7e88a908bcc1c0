"""A player leaves: the table's time stands still until the seat is settled, and each whom it concerns hears it once."""

from datetime import timedelta

import pytest

from league.clock import ClockStage, stage
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Table, TableStatus
from tests.support.event_run import JUDGE, JUDGE_ROLE, ORGANIZER, OUTSIDER, PLAYERS, EventRun

IN_SETUP, IN_PLAY = 150, 20 * 60
"""Seconds after the start: in the third settlement's minute, and in the game."""
OUT = ("signup drop", "signup noshow", "penalty disqualify", "signup leave")
UP = "notice-time-up"


def playing(run: EventRun, seconds: int = IN_PLAY) -> Table:
    """The first table of two, its clock running for so long."""
    run.running()
    run.later(seconds)
    return run.tables()[0]


def out(run: EventRun, player: PlayerId, how: str = "signup drop") -> None:
    """A player is out."""
    if how == "signup leave":
        run.done(run.member(player), how)
    else:
        run.done(JUDGE if how.startswith("penalty") else ORGANIZER, how, player=player)


def stands(run: EventRun, table: Table) -> bool:
    return run.clock(run.table_now(table)).paused_at is not None


def replaced(run: EventRun, table: Table, player: PlayerId, guest: str = "Grandma") -> None:
    run.done(JUDGE, "round replace", table=table.id, player=player, guest=guest)


def thread(run: EventRun, table: Table) -> list[str]:
    return [one.text for one in run.notices(place="thread", subject=table.id)]


def asked(run: EventRun) -> list[int]:
    """How many buttons each message to the judges about a seat has."""
    told = run.notices(place="judges")
    return [len(one.buttons) for one in told if "table-seats" in str((one.buttons, one.asked))]


def taken_back(run: EventRun, action: str = "") -> None:
    assert not isinstance(run.take_back(action=action), Refusal)


# The clock


@pytest.mark.parametrize("seconds", [IN_SETUP, IN_PLAY])
def test_time_stands_still_and_no_signal_comes_until_the_seat_is_settled(run: EventRun, seconds: int) -> None:
    table = playing(run, seconds)
    out(run, table.seats[1])
    assert (stands(run, table), stands(run, run.tables()[1])) == (True, False)
    run.later(2 * 3600)
    assert UP not in thread(run, table)
    replaced(run, table, table.seats[1])
    assert not stands(run, table)
    assert run.clock(run.table_now(table)).paused_total >= timedelta(hours=2)
    run.later(2 * 3600)
    assert UP in thread(run, table)


def test_a_departure_pings_the_judges(run: EventRun) -> None:
    table = playing(run)
    out(run, table.seats[1])
    (told,) = run.notices(text="notice-departure")
    assert told.params["role"] == {"role": JUDGE_ROLE}


def test_a_table_that_is_started_while_a_seat_is_unsettled_waits_for_it(run: EventRun) -> None:
    run.published()
    table, other = run.tables()
    out(run, table.seats[1])
    timed = run.done(JUDGE, "round start")
    assert [one.id for one in timed.unsettled] == [table.id]
    assert (stands(run, table), stands(run, other)) == (True, False)
    run.later(3600)
    replaced(run, table, table.seats[1])
    now = run.clock(run.table_now(table))
    assert (now.paused_total >= timedelta(hours=1), stage(now, run.now)) == (True, ClockStage.SETUP)


@pytest.mark.parametrize("how", ["return", "undo", "result", "round cancel", "event cancel"])
def test_whatever_settles_the_seat_asks_the_judges_no_more(run: EventRun, how: str) -> None:
    table = playing(run)
    out(run, table.seats[1])
    assert asked(run) == [1]
    if how == "return":
        run.done(ORGANIZER, "signup return", player=table.seats[1])
    elif how == "undo":
        taken_back(run)
    elif how == "result":
        run.report(JUDGE, table, (10, 7, 6, 5))
    else:
        run.done(ORGANIZER, how)
    assert sum(asked(run)) == 0
    if how in ("return", "undo"):
        assert not stands(run, table)
    if how.endswith("cancel"):
        taken_back(run)
        assert (sum(asked(run)), stands(run, table)) == (1, True)


def test_a_judges_own_pause_and_a_call_hold_the_time_when_the_player_is_back(run: EventRun) -> None:
    table = playing(run)
    other = run.tables()[1]
    run.done(JUDGE, "round pause", table=table.number)
    for at in (table, other):
        out(run, at.seats[1])
    run.done(run.member(other.seats[0]), "judge call", question="Who plays on?", table=other.number)
    for at in (table, other):
        run.done(ORGANIZER, "signup return", player=at.seats[1])
        assert stands(run, at)
    run.done(JUDGE, "judge rule", call=1, ruling="All do")
    assert (stands(run, table), stands(run, other)) == (True, False)


def test_two_who_leave_are_both_waited_for(run: EventRun) -> None:
    table = playing(run)
    for player in table.seats[1:3]:
        out(run, player)
    for player, guest, still in ((table.seats[1], "Grandma", True), (table.seats[2], "Grandpa", False)):
        replaced(run, table, player, guest)
        assert stands(run, table) is still


@pytest.mark.parametrize("held", [False, True])
def test_who_goes_without_a_successor_in_the_set_up_lets_it_begin_anew(run: EventRun, *, held: bool) -> None:
    table = playing(run, IN_SETUP)
    if held:
        out(run, table.seats[1])
    run.done(JUDGE, "round remove", table=table.id, player=table.seats[1])
    now = run.table_now(table)
    assert (now.status, len(now.seats)) == (TableStatus.WAITING, 3)
    run.done(JUDGE, "round start", table=table.number)
    clock = run.clock(now)
    assert (clock.setup, stage(clock, run.now)) == (timedelta(minutes=6), ClockStage.SETUP)


@pytest.mark.parametrize("gone", [1, 2, 3])
def test_who_has_left_is_called_no_more_by_a_clock_that_a_judge_lets_run(run: EventRun, gone: int) -> None:
    table = playing(run)
    for player in table.seats[:gone]:
        out(run, player)
    run.done(JUDGE, "round resume", table=table.number)
    for _ in range(30):
        run.later(4 * 60)
        run.delivered()
    told = run.notices(place="thread", subject=table.id)
    signals = [one for one in told if one.text in ("notice-clock-warning", UP)]
    assert len(signals) == 3
    for one in signals:
        assert set(one.mentions) <= {run.member(player).user for player in table.seats[gone:]}
    assert len(signals[-1].mentions) == len(table.seats) - gone


# Who hears it


@pytest.mark.parametrize("how", OUT)
def test_the_table_and_the_judges_hear_once_who_is_out_until_that_is_taken_back(
    run: EventRun, how: str
) -> None:
    table = playing(run)
    before = len(thread(run, table))
    out(run, table.seats[1], how)
    assert thread(run, table)[before:] == ["notice-left-table"]
    assert asked(run) == [1]
    gone = run.member(table.seats[1])
    assert len(run.heard(gone)) == (how != "signup leave")
    run.delivered()
    if how == "signup leave":
        run.done(ORGANIZER, "signup return", player=table.seats[1])
        assert thread(run, table)[-1] == "notice-back-at-table"
        out(run, table.seats[1], how)
        assert thread(run, table)[-1] == "notice-left-table"
        return
    taken_back(run)
    assert thread(run, table)[before] == "notice-taken-back"
    assert run.heard(gone)[0] == "notice-taken-back"
    assert run.heard(gone)[1] in {"notice-undone", "notice-undone-above"}


def test_who_plays_no_more_at_a_planned_table_is_told_to_nobody_there(run: EventRun) -> None:
    run.running(rounds=1)
    run.record_all()
    run.done(ORGANIZER, "standings advance")
    (final,) = run.tables(2)
    out(run, final.seats[1], "penalty disqualify")
    assert asked(run) == []
    assert thread(run, final) == []


@pytest.mark.parametrize("before", ["round cancel", "result"])
def test_who_has_left_meanwhile_is_asked_about_when_that_is_taken_back(run: EventRun, before: str) -> None:
    table = playing(run)
    if before == "result":
        run.report(JUDGE, table, (10, 7, 6, 5))
    else:
        run.done(ORGANIZER, before)
    out(run, table.seats[0])
    assert asked(run) == []
    taken_back(run, "result-entered" if before == "result" else "round-cancelled")
    assert asked(run) == [1]


def test_who_has_left_is_not_called_when_others_leave_the_table_or_come_to_it(run: EventRun) -> None:
    table = playing(run)
    before = len(thread(run, table))
    for player in table.seats:
        out(run, player)
        run.delivered()
    replaced(run, table, table.seats[3])
    users = {run.member(player).user: place for place, player in enumerate(table.seats)}
    told = run.notices(place="thread", subject=table.id)[before:]
    pinged = [{users[user] for user in one.mentions if user in users} for one in told]
    assert pinged == [{1, 2, 3}, {2, 3}, {3}, set(), set()]


def test_who_is_out_and_moved_to_another_table_is_asked_about_there(run: EventRun) -> None:
    table, other = playing(run), run.tables()[1]
    out(run, table.seats[1])
    run.delivered()
    run.done(JUDGE, "round swap", player=table.seats[1], other=other.seats[0])
    assert asked(run) == [0, 1]
    assert (stands(run, table), stands(run, other)) == (False, True)


# Seats that nobody has seen


def planned(run: EventRun, *, second: bool) -> Table:
    """A table of a round that nobody has seen."""
    if second:
        run.running()
        run.record_all()
        run.done(JUDGE, "round end")
    else:
        run.event_with()
    run.done(ORGANIZER, "round seat", seed=7)
    return run.tables(2 if second else 1)[0]


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("command", ["signup substitute", "round replace"])
def test_who_is_replaced_in_a_round_that_nobody_has_seen_hears_it_and_so_does_who_comes(
    run: EventRun, command: str, *, second: bool
) -> None:
    table = planned(run, second=second)
    where = {"table": table.id} if command == "round replace" else {}
    run.done(ORGANIZER, command, player=table.seats[0], member=OUTSIDER, **where)
    assert run.heard(run.member(table.seats[0])) == ["notice-substituted"]
    (entered,) = run.letters(OUTSIDER)
    assert entered.text == "notice-entered"
    assert ("entered-seated" in str(entered.params)) is second


def test_whose_seat_is_taken_from_a_round_that_nobody_has_seen_hears_that_they_are_out(run: EventRun) -> None:
    table = planned(run, second=False)
    run.done(JUDGE, "round remove", table=table.id, player=table.seats[0])
    assert run.heard(run.member(table.seats[0])) == ["notice-no-show"]


@pytest.mark.parametrize("how", ["signup substitute", "round replace", "round remove"])
@pytest.mark.parametrize("left", [False, True])
def test_whoever_loses_a_seat_hears_it_once(run: EventRun, how: str, *, left: bool) -> None:
    run.running()
    table = run.tables()[0]
    gone = run.member(table.seats[0])
    if left:
        out(run, table.seats[0])
    where = {} if how == "signup substitute" else {"table": table.id}
    into = {} if how == "round remove" else {"member": OUTSIDER}
    run.done(ORGANIZER, how, player=table.seats[0], **where, **into)
    told = "notice-dropped" if left else "notice-seat-lost" if how == "round remove" else "notice-seat-taken"
    assert run.heard(gone) == [told]
    assert table.seats[0] not in run.table_now(table).seats


def test_who_notes_their_own_leaving_is_told_by_the_answer_alone(run: EventRun) -> None:
    run.event_with(7)
    run.done(ORGANIZER, "signup join")
    run.next_round()
    run.done(ORGANIZER, "signup drop", player=run.player(ORGANIZER))
    assert run.heard(ORGANIZER) == []


def test_who_takes_the_place_of_one_without_a_seat_has_one_from_the_next_round_that_is_drawn(
    run: EventRun,
) -> None:
    run.running()
    run.record_all()
    run.done(ORGANIZER, "signup substitute", player=run.player(PLAYERS[0]), member=OUTSIDER)
    assert "entered-late" in str(run.letters(OUTSIDER)[0].params)


def test_who_comes_into_a_bracket_is_called_to_their_match_and_hears_of_no_round_to_be_drawn(
    run: EventRun,
) -> None:
    run.published(4, profile="rivals", pairing="single-elimination")
    run.done(ORGANIZER, "signup substitute", player=run.tables()[0].seats[0], member=OUTSIDER)
    (entered,) = run.letters(OUTSIDER)
    assert "entered-" not in str(entered.params)
    assert any(OUTSIDER.user in one.mentions for one in run.notices(place="thread"))
