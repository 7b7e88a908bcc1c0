"""What is called off is quiet: clocks, calls and forms wait, and go on with the time that was left, or are refused."""

from datetime import timedelta

import pytest

from data.records import Draft, TimerKind
from league.clock import remaining
from league.refusal import Refusal
from league.round import Table
from tests.support.event_run import JUDGE, ORGANIZER, PLAYERS, EventRun, Member, code, typed
from usecases.result.drafts import REPORT, KeepDraft, keep_draft
from usecases.result.report import ReportResult, report_result
from usecases.round.told import call_to

UP = "notice-time-up"
CLOCKS = (TimerKind.CLOCK_END, TimerKind.CLOCK_WARNING, TimerKind.PLACEMENT)
SCORES = (10, 7, 6, 5)


def playing(run: EventRun) -> Table:
    """A table in its regular time."""
    run.running()
    run.later(10 * 60)
    return run.tables()[0]


def left(run: EventRun, table: Table) -> timedelta:
    return remaining(run.clock(run.table_now(table)), run.now)


def paused(run: EventRun, table: Table) -> bool:
    return run.clock(run.table_now(table)).paused_at is not None


def timers(run: EventRun) -> list[tuple[object, ...]]:
    """What the tables' clocks will set off."""
    tables = run.read(lambda uow: uow.tables.find())
    found = run.read(
        lambda uow: [one for kind in CLOCKS for table in tables for one in uow.timers.waiting(kind, table.id)]
    )
    return [(one.kind, one.subject, one.due_at, one.detail) for one in found]


def taken_back(run: EventRun, action: str = "") -> None:
    outcome = run.take_back(action=action)
    assert not isinstance(outcome, Refusal), outcome


def asked(run: EventRun, table: Table) -> None:
    run.done(run.at_table(table)[0], "judge call", question="Whose turn is it?")


# Clocks


@pytest.mark.parametrize(
    ("command", "options"),
    [("round pause", {}), ("round extend", {"minutes": 20}), ("round pause", {"table": 1})],
)
def test_undo_sets_the_timers_of_the_clocks_as_before(
    run: EventRun, command: str, options: dict[str, int]
) -> None:
    run.running()
    before = timers(run)
    assert before
    run.done(JUDGE, command, **options)
    assert timers(run) != before
    taken_back(run)
    assert timers(run) == before
    one, two = run.seats()[:2]
    run.done(JUDGE, "round swap", player=one[0], other=two[0])
    assert timers(run) == before
    taken_back(run)
    taken_back(run)  # the start
    assert timers(run) == []


@pytest.mark.parametrize("command", ["event cancel", "round cancel"])
def test_a_clock_stands_still_while_it_is_off_and_goes_on_with_the_time_that_was_left(
    run: EventRun, command: str
) -> None:
    table = playing(run)
    before = left(run, table)
    run.done(ORGANIZER, command)
    assert timers(run) == []
    said = len(run.told("thread"))
    run.later(3 * 3600)
    assert (len(run.told("thread")), left(run, table)) == (said, before)
    taken_back(run)
    assert left(run, table) == before
    run.later(2 * 3600)
    assert run.told("thread").count(UP) == 2


@pytest.mark.parametrize("called", [False, True])
def test_what_was_done_to_a_clock_before_can_still_be_taken_back_without_losing_time(
    run: EventRun, *, called: bool
) -> None:
    table = playing(run)
    before = left(run, table)
    run.done(JUDGE, "round extend", minutes=15)
    if called:
        asked(run, table)
    run.done(ORGANIZER, "round cancel" if called else "event cancel")
    if called:
        run.done(JUDGE, "judge rule", call=1, ruling="Yours.")
    run.later(3 * 3600)
    taken_back(run, "round-cancelled" if called else "event-cancelled")
    taken_back(run, "round-extended")
    assert left(run, table) == before


def test_time_that_a_call_stopped_goes_on_once_it_is_ruled_on_and_the_round_takes_place(
    run: EventRun,
) -> None:
    table = playing(run)
    before = left(run, table)
    asked(run, table)
    run.done(ORGANIZER, "round cancel")
    assert not run.done(JUDGE, "judge rule", call=1, ruling="Yours.").resumed
    run.later(3600)
    assert UP not in run.told("thread")
    taken_back(run, "round-cancelled")
    assert not paused(run, table)
    assert [left(run, one) for one in run.tables()] == [before, before]


@pytest.mark.parametrize("off", [False, True])
def test_a_pause_that_is_taken_back_has_cost_no_time_and_a_judges_own_stays_one(
    run: EventRun, *, off: bool
) -> None:
    table = playing(run)
    before = left(run, table)
    run.done(JUDGE, "round pause", table=table.number)
    if off:
        run.done(ORGANIZER, "event cancel")
    run.later(3600)
    taken_back(run)
    assert paused(run, table) is off
    assert left(run, table) == before


def test_an_extension_is_taken_back_while_a_call_waits_and_the_clock_waits_on(run: EventRun) -> None:
    table = playing(run)
    before = left(run, table)
    run.done(JUDGE, "round extend", minutes=15)
    asked(run, table)
    run.later(600)
    taken_back(run, "round-extended")
    assert paused(run, table)
    run.later(600)
    run.done(JUDGE, "judge rule", call=1, ruling="By mistake.")
    assert left(run, table) == before


def test_a_table_that_waits_for_a_players_seat_waits_for_it_afterwards_too(run: EventRun) -> None:
    table = playing(run)
    run.done(ORGANIZER, "signup drop", player=table.seats[1])
    before = left(run, table)
    run.done(ORGANIZER, "event cancel")
    run.later(3600)
    taken_back(run)
    assert paused(run, table)
    run.done(JUDGE, "round replace", table=table.id, player=table.seats[1], guest="Grandma")
    assert left(run, table) == before


# Whom it concerns


def test_whoever_entered_is_told_that_an_event_is_called_off_and_that_it_is_not(run: EventRun) -> None:
    run.running()
    assert run.done(ORGANIZER, "event cancel").told == 8
    assert run.heard(PLAYERS[1]) == ["notice-event-cancelled"]
    run.delivered()
    taken_back(run)
    assert run.heard(PLAYERS[1]) == ["notice-taken-back", "notice-undone-above"]


def test_a_draft_that_goes_is_told_to_nobody(run: EventRun) -> None:
    run.done(ORGANIZER, "event create", name="Draft")
    run.done(ORGANIZER, "event cancel")
    assert run.notices() == []


def test_a_call_in_an_event_that_is_called_off_asks_nobody_until_it_takes_place(run: EventRun) -> None:
    table = playing(run)
    asked(run, table)

    def wanted() -> int:
        post = run.posts("call", 1)
        assert post is not None
        return post.wanted

    before = wanted()
    run.done(ORGANIZER, "event cancel")
    off = wanted()
    taken_back(run)
    assert before < off < wanted(), "its post is drawn anew each time"


def test_whoever_was_told_a_place_is_told_that_the_event_is_taken_up_again_each_time(run: EventRun) -> None:
    run.running(rounds=1)
    run.record_all()
    run.done(JUDGE, "round end")
    for number in (1, 2):
        run.done(ORGANIZER, "event finish")
        run.delivered()
        run.done(ORGANIZER, "event reopen")
        run.delivered()
        assert run.heard(PLAYERS[0]) == ["notice-taken-back", "notice-event-goes-on"] * number


# Forms that stay open


def form(run: EventRun, table: Table) -> tuple[dict[str, str], int]:
    """A filled form, and of which calling of the table it is."""
    return typed(table, SCORES), run.read(lambda uow: call_to(uow, table))


def sent(run: EventRun, who: Member, table: Table, opened: tuple[dict[str, str], int]) -> str:
    """The form is sent; "", or why it is not taken."""
    outcome = run.do(report_result, ReportResult(run.caller(who), table.id, *opened))
    return code(outcome) if isinstance(outcome, Refusal) else ""


@pytest.mark.parametrize(
    ("after", "refusal"),
    [
        (("round cancel",), "table-cancelled"),
        (("round cancel", "round seat"), "no-table-like-that"),
        (("round cancel", "round seat", "round publish"), "seats-changed"),
        (("event cancel",), "event-called-off"),
        (("round cancel", "undo"), ""),
    ],
)
def test_a_form_that_stayed_open_is_of_the_game_that_was_called_off(
    run: EventRun, after: tuple[str, ...], refusal: str
) -> None:
    run.running()
    table = run.tables()[0]
    who, opened = run.at_table(table)[0], form(run, table)
    for command in after:
        if command == "undo":
            taken_back(run)
        else:
            run.done(ORGANIZER, command, **({"seed": 7} if command == "round seat" else {}))
    assert sent(run, who, table, opened) == refusal
    assert bool(run.versions(table)) is (refusal == "")


def test_what_was_refused_before_a_table_was_drawn_anew_is_not_offered_to_it(run: EventRun) -> None:
    run.running()
    table = run.tables()[0]
    who = run.at_table(table)[0]
    run.do(keep_draft, KeepDraft(run.caller(who), REPORT, table.id, typed(table, ("ten", 7, 6, 5))))

    def kept() -> list[Draft]:
        return [draft for draft in run.read(lambda uow: uow.drafts.find()) if draft.typed]

    assert len(kept()) == 1
    run.done(ORGANIZER, "round cancel")
    run.next_round(seed=5)
    assert kept() == []


# Over


@pytest.mark.parametrize("approval", [False, True])
def test_whoever_waited_is_asked_nothing_in_an_event_that_is_over_until_it_is_taken_up_again(
    run: EventRun, *, approval: bool
) -> None:
    run.event_with(9, rounds=1, **({"approval": True} if approval else {"capacity": 8}))
    for one in PLAYERS[:8] if approval else ():
        run.done(ORGANIZER, "signup approve", player=run.player(one))
    run.next_round()
    run.record_all()
    run.done(JUDGE, "round end")
    run.delivered()

    def buttons() -> int:
        return len(next(one for one in run.letters(PLAYERS[8]) if "begun" in one.text).buttons)

    assert buttons() == 1
    run.done(ORGANIZER, "event finish")
    assert buttons() == 0
    run.done(ORGANIZER, "event reopen")
    assert buttons() == 1
    taken_back(run)
    assert buttons() == 0
    taken_back(run)
    assert buttons() == 1
    run.done(PLAYERS[8], "signup leave")
    assert buttons() == 0


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_seat_to_come_is_promised_only_where_a_round_is_still_drawn(run: EventRun, rounds: int) -> None:
    run.published(5, capacity=4, rounds=rounds)
    run.done(PLAYERS[0], "signup leave")
    assert len(run.notices(text="notice-place-free")) == rounds - 1
    done = run.done(ORGANIZER, "signup add", member=PLAYERS[4])
    assert done.unseated is (rounds == 1)


@pytest.mark.parametrize("how", ["let in", "back", "last round"])
def test_a_place_is_no_more_said_to_be_free_once_it_is_taken_or_no_round_is_left(
    run: EventRun, how: str
) -> None:
    run.published(6, capacity=4, rounds=2)
    run.record_all()
    run.done(JUDGE, "round end")
    run.done(PLAYERS[0], "signup leave")
    run.done(PLAYERS[4], "signup leave")
    run.delivered()

    def told() -> str:
        (one,) = [one for one in run.notices(place="judges") if one.key.startswith("place-free")]
        return one.text if one.text != "notice-place-free" else str(one.params["next"])

    assert "P05" in told()
    if how == "let in":
        run.done(ORGANIZER, "signup add", member=PLAYERS[5])
    elif how == "back":
        run.done(ORGANIZER, "signup return", player=run.player(PLAYERS[0]))
    else:
        run.done(ORGANIZER, "signup add", guest="Grandma")
        run.next_round()
    assert told() != "notice-place-free"
    assert "P05" not in told()
    if how != "last round":
        taken_back(run)
        assert "P05" in told()
