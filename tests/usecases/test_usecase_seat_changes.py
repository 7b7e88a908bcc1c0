"""Who sits at a table changes in the middle: no-shows, substitutes, finalists who drop out."""

import pytest

from league.entry import EntryStatus
from league.round import Table
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun

WAITS = PLAYERS[8]


def test_the_next_in_line_takes_a_no_shows_seat_and_each_is_told_once(run: EventRun) -> None:
    run.published(9, capacity=8)
    table = run.tables()[0]
    gone = table.seats[2]
    run.delivered()
    before = len(run.notices(place="thread"))
    run.done(JUDGE, "round replace", table=table.id, player=gone)
    came = run.player(WAITS)
    assert run.tables()[0].seats == (*table.seats[:2], came, *table.seats[3:])
    assert (run.entry(gone), run.entry(came)) == (EntryStatus.SUBSTITUTED, EntryStatus.CONFIRMED)
    (told,) = run.notices(place="thread")[before:]
    assert told.text == "notice-replaced"
    assert set(told.mentions) == {run.member(player).user for player in run.tables()[0].seats}
    assert run.heard(run.member(gone)) == ["notice-seat-taken"]
    assert run.refused(JUDGE, "round replace", table=table.id, player=table.seats[0]) == "nobody-in-line"


def test_a_table_of_four_plays_on_as_three_and_one_of_three_does_not(run: EventRun) -> None:
    run.published(7)
    four, three = sorted(run.tables(), key=lambda table: -len(table.seats))
    assert run.refused(JUDGE, "round remove", table=three.id, player=three.seats[0]) == "table-too-small"
    run.done(JUDGE, "round remove", table=four.id, player=four.seats[0])
    assert run.table_now(four).seats == four.seats[1:]
    assert run.entry(four.seats[0]) is EntryStatus.NO_SHOW
    assert run.heard(run.member(four.seats[0])) == ["notice-seat-lost"]


def test_nobody_but_a_judge_changes_seats_and_none_after_a_result(run: EventRun) -> None:
    run.running()
    table = run.tables()[0]
    new = {"table": table.id, "player": table.seats[0], "guest": "Grandma"}
    assert run.refused(PLAYERS[0], "round replace", **new) == "needs-judge"
    other = run.member(run.tables()[1].seats[0])
    assert run.refused(JUDGE, "round replace", **{**new, "member": other}) == "seated-elsewhere"
    run.report(JUDGE, table, (10, 7, 6, 5))
    assert run.refused(JUDGE, "round replace", **new) == "swap-result-exists"
    assert run.tables()[0].seats == table.seats


@pytest.mark.parametrize("public", [True, False])
def test_a_substitute_sits_down_where_the_leaver_sat(run: EventRun, *, public: bool) -> None:
    run.event_with()
    run.done(ORGANIZER, "round seat", seed=7)
    if public:
        run.done(ORGANIZER, "round publish")
    gone = run.tables()[0].seats[0]
    done = run.done(ORGANIZER, "signup substitute", player=gone, guest="Grandma")
    assert done.table.id == run.tables()[0].id
    assert run.guest("Grandma") in run.tables()[0].seats
    assert not any(gone in seats for seats in run.seats())
    assert run.heard(run.member(gone)) == ["notice-seat-taken" if public else "notice-substituted"]


def test_a_departure_is_told_to_the_table_and_to_the_judges_who_get_the_button(run: EventRun) -> None:
    run.running()
    run.done(PLAYERS[0], "signup leave")
    (table,) = (one for one in run.tables() if run.player(PLAYERS[0]) in one.seats)
    assert run.notices(place="thread", subject=table.id)[-1].text == "notice-left-table"
    (asked,) = run.notices(place="judges")
    assert asked.buttons == (f"table-seats:{table.id}:0",)


def test_of_a_match_of_two_nobody_plays_on_alone(run: EventRun) -> None:
    run.published(4, profile="backgammon-jba")
    one, two = run.tables()
    for table, verb in ((one, "drop"), (two, "noshow")):
        run.done(ORGANIZER, f"signup {verb}", player=table.seats[0])
    assert run.refused(JUDGE, "round remove", table=one.id, player=one.seats[0]) == "table-too-small"
    assert len(run.told("judges")) == 2


def advanced(run: EventRun) -> Table:
    for table in run.tables():
        run.report(JUDGE, table, (10, 7, 6, 5))
    run.done(ORGANIZER, "standings advance")
    return run.tables(2)[0]


def test_a_substitute_of_the_qualifier_goes_on_by_the_own_results(run: EventRun) -> None:
    run.running(rounds=1)
    table = run.tables()[0]
    run.done(JUDGE, "round replace", table=table.id, player=table.seats[0], guest="Grandma")
    assert run.guest("Grandma") in advanced(run).seats
    run.done(ORGANIZER, "round publish")


def test_the_best_who_missed_the_final_comes_for_a_finalist_who_drops_out(run: EventRun) -> None:
    run.running(rounds=1)
    final = advanced(run)
    run.done(ORGANIZER, "round publish")
    gone = final.seats[1]
    run.done(JUDGE, "round replace", table=final.id, player=gone)
    (came,) = set(run.tables(2)[0].seats) - set(final.seats)
    assert run.entry(gone) is EntryStatus.DROPPED
    assert came in {player for seats in run.seats() for player in seats} - set(final.seats)
    assert OUTSIDER.user != run.member(came).user
