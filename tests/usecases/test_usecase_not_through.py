"""The cut is made: who does not play on is told so once, whatever follows."""

import pytest

from tests.support.drawn_afresh import not_told
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, EventRun, Member

OUT = "notice-not-through"


def cut(run: EventRun, **options: object) -> tuple[set[Member], set[Member]]:
    """Eight have played a round, and the best four of them are called to the final; the other four."""
    run.running(8, rounds=1, **options)
    run.record_all()
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "standings advance")
    everybody = {member for table in run.tables(1) for member in run.at_table(table)}
    assert run.notices(text=OUT) == [], "a plan is known to nobody"
    run.done(ORGANIZER, "round publish")
    through = set(run.at_table(run.tables(2)[0]))
    return through, everybody - through


@pytest.mark.parametrize("hidden", [False, True])
def test_who_does_not_play_on_is_told_once_where_the_next_stage_is_public(
    run: EventRun, *, hidden: bool
) -> None:
    through, out = cut(run, hidden=hidden)
    told = run.notices(text=OUT)
    assert {one.subject for one in told} == {member.user for member in out}
    assert {one.params["ranks"] for one in told} == {"hidden" if hidden else "shown"}
    run.delivered()
    run.record(run.tables(2)[0])
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "event finish")
    assert [one.id for one in run.notices(text=OUT)] == [one.id for one in told]
    assert len(through) == 4


def test_a_final_that_is_taken_back_takes_back_who_is_out(run: EventRun) -> None:
    _, out = cut(run)
    run.delivered()
    run.take_back()
    for member in out:
        assert run.heard(member)[-2:] == ["notice-taken-back", "notice-undone-above"]


def test_who_drops_out_after_the_cut_is_told_nothing_more_of_it(run: EventRun) -> None:
    _, out = cut(run)
    run.delivered()
    gone = next(iter(out))
    run.done(ORGANIZER, "signup drop", player=run.player(gone))
    (told,) = [one for one in run.notices(text=OUT) if one.subject == gone.user]
    assert not told.stands


def test_a_guest_who_turns_out_to_be_a_member_is_not_sent_that_the_cut_was_made(run: EventRun) -> None:
    run.event_with(7, rounds=1)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    guest = run.guest("Grandma")
    run.next_round()
    for table in run.tables():
        scores = iter((10, 7, 6, 5))
        run.report(JUDGE, table, [2 if player == guest else next(scores) for player in table.seats])
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "standings advance")
    run.done(ORGANIZER, "round publish")
    run.delivered()
    run.done(ORGANIZER, "signup account", player=guest, member=OUTSIDER)
    assert guest not in run.tables(2)[0].seats
    assert run.heard(OUTSIDER) == ["notice-account"]
    assert not_told(run.database, run.now) == []
