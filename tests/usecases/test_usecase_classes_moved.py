"""A handicap class is another after results are on record: the ranking moves, and whoever it concerns is told."""

import pytest

from league.round import Table
from tests.support.event_run import JUDGE, ORGANIZER, PLAYERS, EventRun, Member

MOVED = "notice-rank-moved-class"


def played(run: EventRun, **options: object) -> tuple[Table, list[Member]]:
    """Of four without classes the first has won by 10 to 4, 5 and 6 points."""
    run.published(4, profile="ikebukuro", **options)
    (table,) = run.tables()
    run.record(table)
    return table, run.at_table(table)


def classed(run: EventRun, table: Table, seat: int, letter: str) -> int:
    """The organizer moves the player in this seat to another class; how many ranks have moved."""
    return len(run.done(ORGANIZER, "signup class", player=table.seats[seat], handicap=letter).moves)


def test_another_class_tells_everybody_whose_rank_it_moves_until_it_is_taken_back(run: EventRun) -> None:
    table, (winner, last, third, second) = played(run)
    assert classed(run, table, 1, "C") == 2  # 4 points are −4 now, 5 points −5
    assert [run.heard(one) for one in (winner, second)] == [[], []]
    assert [run.heard(one) for one in (last, third)] == [[MOVED], [MOVED]]
    run.delivered()
    run.take_back()
    assert [run.heard(one) for one in (last, third)] == [["notice-taken-back", "notice-undone-above"]] * 2


def test_hidden_standings_tell_nobody_where_a_class_has_moved_them(run: EventRun) -> None:
    table, members = played(run, hidden=True)
    classed(run, table, 1, "C")
    assert [run.heard(member) for member in members] == [[]] * 4


def test_a_place_that_was_told_at_the_end_is_put_right_and_its_move_is_told_once(run: EventRun) -> None:
    table, members = played(run)
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "event finish")
    (place,) = run.letters(members[1])
    run.delivered()
    classed(run, table, 1, "C")
    right, moved = run.letters(members[1])
    assert (right.id, moved.text) == (place.id, MOVED)
    assert right.params != place.params


def test_a_plan_by_the_ranking_of_before_another_class_is_told_to_the_organizers(run: EventRun) -> None:
    run.event_with(8, profile="ikebukuro", pairing="power", rounds=2)
    run.next_round()
    run.record_all()
    run.done(ORGANIZER, "round seat", seed=7)
    before = len(run.notices(place="judges"))
    classed(run, run.tables()[0], 1, "C")
    (told,) = run.notices(place="judges")[before:]
    assert told.buttons


@pytest.mark.parametrize("profile", ["ikebukuro", "catan-japan"])
@pytest.mark.parametrize("command", ["signup substitute", "round replace", "signup add"])
def test_whoever_comes_without_a_class_is_named_where_the_regulations_have_some(
    run: EventRun, command: str, profile: str
) -> None:
    run.published(4, profile=profile)
    (table,) = run.tables()
    out = {} if command == "signup add" else {"player": table.seats[1]}
    at = {"table": table.id} if command == "round replace" else {}
    done = run.done(ORGANIZER, command, member=PLAYERS[4], **out, **at)
    assert done.lacks_class is (profile == "ikebukuro")


@pytest.mark.parametrize(("letter", "refusal"), [("b", ""), ("Z", "no-such-class")])
def test_a_substitute_has_the_class_that_the_organizer_names(
    run: EventRun, letter: str, refusal: str
) -> None:
    table, _ = played(run)
    into = {"player": table.seats[1], "member": PLAYERS[4], "handicap": letter}
    if refusal:
        assert run.refused(ORGANIZER, "signup substitute", **into) == refusal
        return
    assert not run.done(ORGANIZER, "signup substitute", **into).lacks_class
    classes = run.read(lambda uow: uow.entries.handicaps(run.event))
    assert classes == {run.player(PLAYERS[4]): "B"}
