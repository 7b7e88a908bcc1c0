"""Two phones at a table: one seat enters the result by its code, another one confirms it."""

from functools import partial

import pytest

from data.slip_tables import SlipVerb
from league.ids import PlayerId, ResultId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportState
from league.round import Table, TableStatus
from tests.support.event_run import GUILD, JUDGE, ORGANIZER, PLAYERS, EventRun, code, typed
from usecases.caller import Caller
from usecases.show.result import History, TableQuestion, history
from usecases.slip.codes import code_of, is_genuine, read_code
from usecases.slip.seat import CodeShown, SeatBehind, SlipsAsked, said_by_seats, seat_behind, slip_sheet
from usecases.slip.speak import SpeakFromSeat, speak_from_seat


def stranger(run: EventRun) -> Caller:
    run.interactions += 1
    return Caller(0, "", GUILD, run.now, -run.interactions)


def codes(run: EventRun) -> dict[int, tuple[str, ...]]:
    sheet = run.read(lambda uow: slip_sheet(SlipsAsked(run.caller(ORGANIZER), run.event.id), uow))
    return dict(sheet.codes)


def seat(run: EventRun, said: str) -> SeatBehind | None:
    found: SeatBehind | None = run.read(lambda uow: seat_behind(CodeShown(said, stranger(run)), uow))
    return found


def speaks(
    run: EventRun,
    said: str,
    table: Table,
    verb: SlipVerb = SlipVerb.ENTERED,
    scores: tuple[int, ...] = (7, 3),
    device: str = "",
    result: int = 0,
) -> ReportedResult | Refusal:
    """The phone of a seat: each seat has its own, unless it is named."""
    form = typed(table, scores, "victory")
    command = SpeakFromSeat(
        stranger(run), said, device or said, TableId(table.id), verb, ResultId(result), form
    )
    outcome: ReportedResult | Refusal = run.do(speak_from_seat, command)
    return outcome


def entered(run: EventRun, said: str, table: Table, **more: object) -> ReportedResult:
    outcome = speaks(run, said, table, **more)  # type: ignore[arg-type]  # a test's shorthand
    assert isinstance(outcome, ReportedResult), outcome
    return outcome


@pytest.fixture
def night(run: EventRun) -> EventRun:
    """A bracket of guests and members, whose codes are on."""
    run.event_with(2, profile="rivals", pairing="single-elimination")
    for name in ("Ann", "Ben"):
        run.done(ORGANIZER, "signup add", guest=name)
    run.done(ORGANIZER, "result slips", mode="on")
    run.next_round()
    return run


def test_one_seat_enters_and_another_one_confirms_guests_too(night: EventRun) -> None:
    for number, table in enumerate(night.tables()[:2], start=1):
        first, second = codes(night)[number]
        result = entered(night, first, table)
        assert result.state is ReportState.REPORTED
        assert result.confirmed == (table.seats[0],)
        settled = entered(night, second, table, verb=SlipVerb.CONFIRMED, result=result.id)
        assert settled.state is ReportState.FINAL
        assert night.table_now(table).status is TableStatus.FINAL


def test_the_seat_that_entered_cannot_confirm(night: EventRun) -> None:
    table = night.tables()[0]
    first, _ = codes(night)[1]
    result = entered(night, first, table)
    assert code(speaks(night, first, table, SlipVerb.CONFIRMED, result=result.id)) == "already-confirmed"
    assert night.table_now(table).status is TableStatus.REPORTED


def test_a_phone_speaks_for_one_seat(night: EventRun) -> None:
    table = night.tables()[0]
    first, second = codes(night)[1]
    result = entered(night, first, table, device="phone")
    refused = speaks(night, second, table, SlipVerb.CONFIRMED, device="phone", result=result.id)
    assert code(refused) == "slip-other-seat"
    other = night.tables()[1]  # at another table it may be somebody else's
    entered(night, codes(night)[2][1], other, device="phone")


def test_a_slip_cannot_speak_for_another_table(night: EventRun) -> None:
    table, other = night.tables()[:2]
    assert code(speaks(night, codes(night)[1][0], other)) == "slip-table-changed"
    result = entered(night, codes(night)[2][0], other)
    refused = speaks(night, codes(night)[1][1], table, SlipVerb.CONFIRMED, result=result.id)
    assert code(refused) == "slip-table-changed"
    assert night.versions(table) == ()


def test_a_guest_replaces_the_own_slip_and_nobody_elses(night: EventRun) -> None:
    table = night.tables()[1]
    first, second = codes(night)[table.number]
    entered(night, first, table)
    assert code(speaks(night, second, table, scores=(3, 7))) == "reported-differently"
    corrected = entered(night, first, table, scores=(7, 5))
    assert corrected.raw == (7, 5)


def test_two_guests_do_not_count_as_one(run: EventRun) -> None:
    run.event_with(0, profile="rivals", pairing="single-elimination")
    for name in ("Ann", "Ben"):
        run.done(ORGANIZER, "signup add", guest=name)
    run.done(ORGANIZER, "result slips", mode="on")
    run.next_round()
    (table,) = run.tables()
    first, second = codes(run)[1]
    entered(run, first, table)
    assert code(speaks(run, second, table, scores=(3, 7))) == "reported-differently"
    (version,) = run.versions(table)
    result = entered(run, second, table, verb=SlipVerb.DISPUTED, result=version.id)
    assert result.state is ReportState.DISPUTED
    assert result.disputed == (table.seats[1],)


def test_a_closed_table_takes_nothing(night: EventRun) -> None:
    table = night.tables()[0]
    first, second = codes(night)[1]
    assert not isinstance(night.report(JUDGE, table, (7, 3)), Refusal)
    (version,) = night.versions(table)
    assert code(speaks(night, second, table, scores=(3, 7))) == "result-is-final"
    assert code(speaks(night, first, table, SlipVerb.CONFIRMED, result=version.id)) == "result-settled"


def test_switched_off_or_made_anew_old_codes_open_nothing(night: EventRun) -> None:
    table = night.tables()[0]
    first, _ = codes(night)[1]
    assert night.refused(JUDGE, "result slips", mode="off") == "needs-organizer"
    night.done(ORGANIZER, "result slips", mode="off")
    assert code(speaks(night, first, table)) == "slip-unknown"
    assert codes(night) == {}
    assert night.refused(ORGANIZER, "result slips", mode="off") == "slips-as-they-are"
    assert not isinstance(night.take_back(), Refusal)
    assert seat(night, first) is not None
    night.done(ORGANIZER, "result slips", mode="new")
    assert code(speaks(night, first, table)) == "slip-unknown"
    assert codes(night)[1][0] != first
    assert night.audited()[-1] == "slips-new"


def test_a_code_gives_no_role_and_leads_to_no_other_seat(night: EventRun) -> None:
    first, second = codes(night)[1]
    read = read_code(first)
    assert read is not None
    key = night.read(lambda uow: uow.slips.keys.find()[0])
    assert is_genuine(read, key.secret)
    head, _, mac = first.rpartition("-")
    assert seat(night, f"{second.rpartition('-')[0]}-{mac}") is None
    assert seat(night, f"{head}-{'0' * 10}") is None
    assert seat(night, code_of(key.id, "guess", 1, 0)) is None
    behind = seat(night, first.upper())
    assert behind is not None
    assert behind.speaks(stranger(night)).role_ids == frozenset()
    assert behind.person is not None
    assert behind.person.id == night.tables()[0].seats[0]


def test_what_is_told_names_the_guest_who_reported_and_the_history_says_that_it_was_at_the_table(
    run: EventRun,
) -> None:
    run.event_with(0, profile="rivals", pairing="single-elimination")
    for name in ("Ann", "Ben"):
        run.done(ORGANIZER, "signup add", guest=name)
    run.done(ORGANIZER, "result slips", mode="on")
    run.next_round()
    (table,) = run.tables()
    result = entered(run, codes(run)[1][0], table)
    (told,) = [one for one in run.notices(place="thread") if one.text == "notice-result-reported"]
    assert told.params["reporter"] in {"Ann", "Ben"}
    entered(run, codes(run)[1][1], table, verb=SlipVerb.DISPUTED, result=result.id)
    (asked,) = run.notices(place="judges")
    assert {asked.params["reporter"], asked.params["player"]} == {"Ann", "Ben"}
    found = run.read(lambda uow: history(TableQuestion(run.caller(JUDGE), table.id), uow))
    assert isinstance(found, History)
    assert [line.at_table for line in found.lines] == [True]


def test_judges_see_who_said_what(night: EventRun) -> None:
    table = night.tables()[0]
    first, second = codes(night)[1]
    result = entered(night, first, table)
    entered(night, second, table, verb=SlipVerb.CONFIRMED, result=result.id)
    said = night.read(lambda uow: said_by_seats(uow, night.table_now(table)))
    assert [(one.seat, one.deed.verb, PlayerId(one.person.id)) for one in said] == [
        (1, SlipVerb.ENTERED, table.seats[0]),
        (2, SlipVerb.CONFIRMED, table.seats[1]),
    ]


def test_the_slip_of_a_board_opens_the_match_that_is_there_until_it_is_confirmed(run: EventRun) -> None:
    run.event_with(8, profile="rivals", pairing="single-elimination")
    run.done(ORGANIZER, "board set", boards=1, first=9)
    run.done(ORGANIZER, "result slips", mode="on")
    run.next_round()
    (first, second) = codes(run)[9]
    one, two = run.tables()[:2]
    result = entered(run, first, one)
    behind = seat(run, second)
    assert behind is not None
    assert behind.table == run.table_now(one)  # they sit there until the other seat has said yes
    entered(run, second, one, verb=SlipVerb.CONFIRMED, result=result.id)
    behind = seat(run, second)
    assert behind is not None
    assert behind.table == run.table_now(two)
    assert code(speaks(run, first, one)) == "slip-table-changed"


def test_where_nobody_plays_a_slip_says_so(night: EventRun) -> None:
    first, _ = codes(night)[1]
    table = night.tables()[0]
    night.done(ORGANIZER, "round cancel")
    behind = seat(night, first)
    assert behind is not None
    assert behind.table is None
    assert code(speaks(night, first, table)) == "slip-no-match"


def test_organizers_alone_print_slips(night: EventRun) -> None:
    for who in (JUDGE, PLAYERS[0]):
        asked = SlipsAsked(night.caller(who), night.event.id)
        assert night.read(partial(slip_sheet, asked)) is None
