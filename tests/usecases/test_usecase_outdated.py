"""Plans that no longer fit who is playing, and places that were told at an end and are others by now."""

import pytest

from data.records import Notice
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Table
from tests.support.event_run import JUDGE, ORGANIZER, PLAYERS, EventRun, code
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

WHY = {"section": "cjp/penalty-levels", "reason": "Moved the robber twice"}


def second_round(run: EventRun) -> None:
    """The first round is over; the second is to be planned."""
    run.running()
    run.record_all()
    run.done(JUDGE, "round end")


def told(run: EventRun) -> list[Notice]:
    """What the judges read of a plan that no longer fits, where it still has its button."""
    return [one for one in run.notices(place="judges") if "round-reseat" in str(one.buttons)]


def names(notice: Notice) -> set[str]:
    return {player.name for player in PLAYERS if player.name in str(notice.params)}


def dropped(run: EventRun, number: int) -> None:
    run.done(ORGANIZER, "signup drop", player=run.player(PLAYERS[number]))


def undone(run: EventRun, line: int) -> None:
    outcome = run.do(undo, Undo(run.caller(ORGANIZER), run.event.id, line))  # type: ignore[arg-type]  # a line
    assert not isinstance(outcome, Refusal), outcome


def test_the_message_about_a_plan_names_everybody_whom_it_concerns_by_now(run: EventRun) -> None:
    second_round(run)
    run.done(ORGANIZER, "round seat", seed=7)
    for number in (0, 1):
        dropped(run, number)
    (message,) = told(run)
    assert names(message) == {"P00", "P01"}
    run.take_back()
    (message,) = told(run)
    assert names(message) == {"P00"}


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("left", [False, True])
def test_a_plan_that_comes_back_and_seats_somebody_who_has_left_is_told_once(
    run: EventRun, *, second: bool, left: bool
) -> None:
    if second:
        second_round(run)
    else:
        run.event_with()
    run.next_round()
    published = run.lines()[0].id
    if left:
        dropped(run, 0)
    assert told(run) == []
    undone(run, published)
    assert [names(one) for one in told(run)] == [{"P00"}] * left
    run.done(ORGANIZER, "round seat", seed=8)
    assert told(run) == []
    run.done(ORGANIZER, "round publish")


def final_on(run: EventRun) -> Table:
    """Four sit at the public final."""
    run.running(rounds=1)
    run.record_all()
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "standings advance")
    run.done(ORGANIZER, "round publish")
    return run.tables(2)[0]


def test_a_final_that_comes_back_with_a_leaver_is_told_once(run: EventRun) -> None:
    final = final_on(run)
    published = run.lines()[0].id
    run.done(ORGANIZER, "signup drop", player=final.seats[0])
    undone(run, published)
    assert len([one for one in run.notices(place="judges") if one.buttons]) == 1


# Places after the end

PLACE = "notice-place"


def over(run: EventRun) -> Table:
    """A final was played, and the event is finished."""
    final = final_on(run)
    run.record_all(2)
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "event finish")
    run.delivered()
    return final


def letter(run: EventRun, player: PlayerId) -> Notice:
    """The first thing that a player was told: the place."""
    return run.letters(run.member(player))[0]


@pytest.mark.parametrize("how", ["revoke", "undo"])
def test_a_champion_who_is_disqualified_makes_another_one_who_is_told_until_that_is_gone(
    run: EventRun, how: str
) -> None:
    final = over(run)
    stood = {player: dict(letter(run, player).params) for player in final.seats}
    run.done(JUDGE, "penalty disqualify", player=final.seats[0], **WHY)
    assert letter(run, final.seats[0]).text != PLACE
    changed = [player for player in final.seats[1:] if dict(letter(run, player).params) != stood[player]]
    assert len(changed) == 3, "everybody is one place higher"
    for player in changed:
        assert run.heard(run.member(player))[1:] == ["notice-place-moved"]
        assert WHY["reason"] not in str([one.params for one in run.letters(run.member(player))])
    if how == "undo":
        run.take_back()
    else:
        run.done(JUDGE, "penalty revoke", penalty=1)
    assert letter(run, final.seats[0]).text == PLACE
    assert dict(letter(run, final.seats[0]).params) == stood[final.seats[0]]


def test_a_correction_after_the_end_is_told_once_and_the_place_that_was_told_follows(run: EventRun) -> None:
    final = over(run)
    before = dict(letter(run, final.seats[1]).params)
    run.correct(final, (3, 10, 4, 5))
    place, moved = run.letters(run.member(final.seats[1]))
    assert (place.text, moved.text) == (PLACE, "notice-rank-moved")
    assert dict(place.params) != before


def test_a_place_that_a_penalty_moves_is_told_though_a_correction_moved_it_so_before(run: EventRun) -> None:
    final = over(run)
    third = next(player for player in final.seats if letter(run, player).params["place"] == 3)
    run.correct(final, (10, 3, 6, 5))
    assert letter(run, third).params["place"] == 2
    run.correct(final, (10, 3, 4, 5))
    assert letter(run, third).params["place"] == 3
    run.done(JUDGE, "penalty disqualify", player=final.seats[0], **WHY)
    assert letter(run, third).params["place"] == 2
    assert run.heard(run.member(third))[-1] == "notice-place-moved"


def test_a_place_that_changes_again_and_again_keeps_none_of_what_was_said_before(run: EventRun) -> None:
    final = over(run)

    def kept() -> int:
        return max(len(str(one.params)) for one in run.notices(text=PLACE))

    before = kept()
    for scores in ((3, 10, 4, 5), (10, 3, 4, 5)) * 3:
        run.correct(final, scores)
    assert kept() <= before + len(str(final.seats))


# How it is planned again


@pytest.mark.parametrize("final", [False, True])
def test_a_plan_that_seats_who_has_left_says_by_which_command_it_is_planned_again(
    run: EventRun, *, final: bool
) -> None:
    if final:
        run.running(rounds=1)
        run.record_all()
        run.done(JUDGE, "round end")
        run.done(ORGANIZER, "standings advance")
        run.done(ORGANIZER, "signup drop", player=run.tables(2)[0].seats[0])
    else:
        run.event_with()
        run.done(ORGANIZER, "round seat", seed=7)
        run.done(ORGANIZER, "signup remove", player=run.tables()[0].seats[0])
    refused = run.run(ORGANIZER, "round publish")
    assert (code(refused), refused.params["again"]) == ("seating-outdated", "advance" if final else "seat")
    if final:
        run.done(ORGANIZER, "round cancel")
        assert run.refused(ORGANIZER, "round publish") == "no-round-planned"


def test_an_event_is_edited_to_as_many_rounds_as_one_can_be_created_with(run: EventRun) -> None:
    run.event_with(0, rounds=30)
    run.done(ORGANIZER, "event edit", rounds=29)
    assert run.event.rounds == 29
