"""Changing an event: what may still change, who is told from what to what, and which is taken back."""

import pytest

from league.brackets import ThirdPlace
from league.round import PairingMethod
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun

FIRST, SECOND = PLAYERS[:2]
CHANGED = "notice-event-changed"


def test_fewer_places_than_players_and_moments_of_the_past_are_refused(run: EventRun) -> None:
    run.event_with(6)
    assert run.refused(ORGANIZER, "event edit", capacity=4) == "capacity-below-taken"
    assert run.refused(ORGANIZER, "event edit", starts="2126-05-01 19:00") == "moment-far"
    assert run.refused(ORGANIZER, "event edit") == "nothing-to-edit"
    assert (run.event.capacity, run.event.starts_at) == (0, None)
    run.done(ORGANIZER, "event edit", starts="tomorrow 19:00", name="Winter Cup")
    assert (run.event.name, run.event.starts_at is None) == ("Winter Cup", False)


def test_regulations_change_only_while_no_round_is_seated(run: EventRun) -> None:
    run.event_with(8)
    run.done(ORGANIZER, "event edit", profile="catan-world")
    assert run.refused(ORGANIZER, "event edit", profile="rivals") == "pairing-does-not-fit"
    run.done(ORGANIZER, "round seat")
    assert run.refused(ORGANIZER, "event edit", profile="catan-japan") == "profile-after-start"
    assert run.event.profile == "catan-world"


@pytest.mark.parametrize("mode", [PairingMethod.BALANCED, PairingMethod.RANDOM])
def test_a_planned_round_was_drawn_together_with_the_rounds_that_were_to_come(
    run: EventRun, mode: PairingMethod
) -> None:
    run.event_with(8, rounds=3)
    run.done(ORGANIZER, "round seat", drawing=mode)
    edited = run.done(ORGANIZER, "event edit", rounds=5)
    assert (edited.planned is not None) is (mode is PairingMethod.BALANCED)
    assert run.done(ORGANIZER, "event edit", name="Winter Cup").planned is None
    run.done(ORGANIZER, "event edit", rounds=1)  # one round is seated: one is enough
    assert run.refused(ORGANIZER, "event edit", rounds=1) == "nothing-to-edit"


def test_the_organizer_weighs_ranks_against_repeated_meetings(run: EventRun) -> None:
    run.event_with(8, pairing="power", rounds=3)
    run.next_round()
    run.record_all(1)
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "round seat")
    edited = run.done(ORGANIZER, "event edit", weight=40)
    assert edited.event.power_weight == 40
    assert edited.planned is not None, "the planned round was drawn with another weight"
    assert run.refused(ORGANIZER, "event edit", weight=40) == "nothing-to-edit"


def test_matches_of_two_have_no_weight(run: EventRun) -> None:
    run.event_with(4, profile="rivals", pairing="swiss")
    assert run.refused(ORGANIZER, "event edit", weight=40) == "weight-needs-tables"


def test_a_planned_final_is_no_round_of_the_qualifier(run: EventRun) -> None:
    run.event_with(8, rounds=2)
    for number in (1, 2):
        run.next_round()
        run.record_all(number)
        run.done(JUDGE, "round end")
    run.done(ORGANIZER, "standings advance")
    for change in ({"name": "Winter Cup"}, {"starts": "tomorrow 19:00"}, {"rounds": 3}, {"rounds": 2}):
        run.done(ORGANIZER, "event edit", **change)
    assert run.refused(ORGANIZER, "event edit", rounds=1) == "rounds-below-played"
    assert run.refused(ORGANIZER, "event edit", profile="rivals") == "profile-after-start"
    run.done(ORGANIZER, "round publish")
    assert run.refused(ORGANIZER, "event edit", rounds=3) == "rounds-after-qualifier"


def test_only_organizers_change_an_event(run: EventRun) -> None:
    run.event_with(4)
    for member in (FIRST, JUDGE, OUTSIDER):
        assert run.refused(member, "event edit", name="Mine") == "needs-organizer"


def test_another_start_or_number_of_rounds_is_told_to_whoever_entered_each_time(run: EventRun) -> None:
    run.event_with(3)
    assert run.done(ORGANIZER, "event edit", starts="2026-12-24 19:00", rounds=6).told == 3
    assert run.done(ORGANIZER, "event edit", starts="2026-12-25 19:00").told == 3
    assert [run.heard(one) for one in PLAYERS[:4]] == [[CHANGED] * 2] * 3 + [[]]
    run.delivered()
    run.take_back()
    assert run.heard(SECOND) == [CHANGED, "notice-taken-back", "notice-undone-above"]


def test_what_else_changes_and_a_draft_tell_nobody(run: EventRun) -> None:
    run.event_with(3)
    run.done(ORGANIZER, "event edit", capacity=12, name="Winter Cup")
    draft = run.done(ORGANIZER, "event create", name="Draft").event.id
    run.done(ORGANIZER, "event edit", event=draft, rounds=6)
    run.done(ORGANIZER, "event cancel", event=draft)
    assert run.notices() == []


SWISS = {"profile": "backgammon-jba", "pairing": "swiss", "points": 3}


@pytest.mark.parametrize(
    ("event", "command", "options"),
    [
        ({}, "event edit", {"profile": "catan-world"}),
        (SWISS, "event length", {"part": "qualifier", "length": 5}),
        (SWISS, "event format", {"size": 4, "third_place": ThirdPlace.PLAYED}),
    ],
)
def test_other_regulations_lengths_and_formats_are_told_once_and_taken_back(
    run: EventRun, event: dict[str, object], command: str, options: dict[str, object]
) -> None:
    run.event_with(3, **event)
    assert run.done(ORGANIZER, command, **options).told == 3
    assert [run.heard(one) for one in PLAYERS[:3]] == [[CHANGED]] * 3
    if command != "event edit":  # nothing has changed
        assert run.done(ORGANIZER, command, **options).told == 0
        assert run.heard(SECOND) == [CHANGED]
    run.delivered()
    if command == "event edit":
        run.take_back()
        assert run.heard(SECOND) == ["notice-taken-back", "notice-undone-above"]


def test_match_lengths_that_other_regulations_do_not_know_go_with_the_old_ones(run: EventRun) -> None:
    run.event_with(2, profile="backgammon-jba", pairing="single-elimination", points=5)
    run.done(ORGANIZER, "event length", part="final", length=9)

    def lengths() -> object:
        return run.read(lambda uow: uow.tournaments.find(event_id=run.event.id)[0].lengths)

    stood = lengths()
    assert run.done(ORGANIZER, "event edit", profile="rivals").lengths_gone == 1
    assert lengths() != stood
    run.take_back()
    assert lengths() == stood
    assert run.done(ORGANIZER, "event edit", rounds=5).lengths_gone == 0
