"""The format of an event: what an organizer chooses, what is refused, and who reads it."""

import pytest

from bot.ui.formats import format_set
from data.database import Database
from league.brackets import ConsolationFeed, GrandFinal, LastChance, Seeding, ThirdPlace
from league.event import Pairing
from league.refusal import Refusal
from league.tournament import Leavers, Tournament
from tests.support.tournament import Arena, arena
from tests.support.wording import says, worded
from usecases.event.create import CreateEvent, create_event
from usecases.event.edit import EditEvent, edit_event
from usecases.event.format import SetFormat, set_format
from usecases.round.closing import CloseRound, end_round
from usecases.round.publish import PublishRound, publish_round
from usecases.standings.advance import Advance, advance
from usecases.undo.find import Undo
from usecases.undo.take_back import Undone, undo


def chosen(made: Arena, **choices: object) -> Tournament | str:
    """The choices that stand then, or why they were refused."""
    command = SetFormat(made.league.organizer(), made.league.event_id, **choices)  # type: ignore[arg-type]  # a test's shorthand
    outcome = made.league.do(set_format, command)
    return outcome.code if isinstance(outcome, Refusal) else outcome.tournament


@pytest.mark.parametrize("size", [4, 16, 0])
def test_a_bracket_of_four_to_sixteen_may_follow_swiss_rounds(database: Database, size: int) -> None:
    found = chosen(arena(database, 4, Pairing.SWISS), size=size)
    assert isinstance(found, Tournament)
    assert found.bracket_size == size


def test_what_does_not_fit_is_refused(database: Database) -> None:
    swiss = arena(database, 4, Pairing.SWISS)
    assert chosen(swiss, size=3) == "bracket-size"
    assert chosen(swiss, size=17) == "bracket-size"
    both = {"third_place": ThirdPlace.PLAYED, "consolation": ConsolationFeed.PROGRESSIVE}
    assert chosen(swiss, **both) == "bracket-one-extra"
    outsider = SetFormat(swiss.league.player(1), swiss.league.event_id)
    assert swiss.league.do(set_format, outsider).code == "needs-organizer"


def test_last_chance_brings_a_consolation_along(database: Database) -> None:
    found = chosen(arena(database, 4, Pairing.SINGLE_ELIMINATION), last_chance=LastChance.PLAYED)
    assert isinstance(found, Tournament)
    assert found.consolation is ConsolationFeed.PROGRESSIVE


def test_a_bracket_that_is_played_keeps_its_format(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    assert chosen(made, size=4) == "bracket-is-all"
    made.seat()
    made.publish()
    assert chosen(made, third_place=ThirdPlace.PLAYED) == "bracket-running"


def publishes(made: Arena) -> str:
    outcome = made.league.do(publish_round, PublishRound(made.league.organizer(), made.league.event_id))
    return outcome.code if isinstance(outcome, Refusal) else ""


@pytest.mark.parametrize(
    ("pairing", "choices"),
    [
        (Pairing.SINGLE_ELIMINATION, {"third_place": ThirdPlace.PLAYED}),
        (Pairing.SINGLE_ELIMINATION, {"seeding": Seeding.RATING}),
        (Pairing.DOUBLE_ELIMINATION, {"grand_final": GrandFinal.SINGLE}),
        (Pairing.ROUND_ROBIN, {"groups": 2}),
        (Pairing.SWISS, {"accelerated": True}),
    ],
)
def test_a_plan_for_another_format_is_made_anew_before_players_see_it(
    database: Database, pairing: Pairing, choices: dict[str, object]
) -> None:
    made = arena(database, 8, pairing)
    made.seat()
    command = SetFormat(made.league.organizer(), made.league.event_id, **choices)  # type: ignore[arg-type]  # a test's shorthand
    done = made.league.do(set_format, command)
    assert done.plan == Refusal("plan-other-format", params={"again": "seat"})
    assert says(format_set(done, "en"), "refusal-plan-other-format", again=worded("cmd-round-seat"))
    assert says(format_set(done, "ja"), "refusal-plan-other-format", language="ja")
    assert publishes(made) == "plan-other-format"
    made.seat()
    assert publishes(made) == ""


@pytest.mark.parametrize(
    ("pairing", "before"),
    [(Pairing.SWISS, {"accelerated": True}), (Pairing.ROUND_ROBIN, {"groups": 2})],
)
def test_a_plan_by_lot_is_made_anew_where_the_rating_is_to_put_players_first(
    database: Database, pairing: Pairing, before: dict[str, object]
) -> None:
    made = arena(database, 8, pairing)
    chosen(made, **before)
    made.seat()
    chosen(made, seeding=Seeding.RATING)
    assert publishes(made) == "plan-other-format"
    made.seat()
    assert publishes(made) == ""


@pytest.mark.parametrize(
    ("pairing", "format_", "seeds", "together"),
    [
        (Pairing.ROUND_ROBIN, {"groups": 2}, "P8, P7, P6, P5, P4, P3, P2, P1", {8, 5, 4, 1}),
        (Pairing.SWISS, {"accelerated": True}, "P1, P3, P5, P7", {1, 3, 5, 7}),
    ],
)
def test_what_was_seeded_by_hand_stays_so_when_it_is_drawn_again(
    database: Database, pairing: Pairing, format_: dict[str, object], seeds: str, together: set[int]
) -> None:
    made = arena(database, 8, pairing)
    chosen(made, **format_)
    made.seat(seeds=seeds)
    for seed in range(4):
        made.seat(seed=seed)
        assert all(len(together & set(table.seats)) in {0, 2} for table in made.tables())
    assert publishes(made) == ""


def test_a_later_swiss_round_is_none_of_the_start_and_holds_whatever_was_chosen_for_that(
    database: Database,
) -> None:
    made = arena(database, 8, Pairing.SWISS)
    for _ in range(2):
        made.seat()
        made.publish()
        for table in made.open_tables():
            made.report(table, table.seats[0], made.league.judge())
    made.seat()
    chosen(made, accelerated=True, seeding=Seeding.RATING)
    assert publishes(made) == ""


def test_a_plan_holds_where_the_change_of_format_is_taken_back_or_concerns_it_not(database: Database) -> None:
    made = arena(database, 8, Pairing.SINGLE_ELIMINATION)
    made.seat()
    chosen(made, third_place=ThirdPlace.PLAYED)
    assert isinstance(made.league.do(undo, Undo(made.league.organizer(), made.league.event_id)), Undone)
    chosen(made, leavers=Leavers.COUNT)
    assert publishes(made) == ""


@pytest.mark.parametrize(
    "choices",
    [{"size": 8}, {"size": 0}, {"bracket": Pairing.DOUBLE_ELIMINATION}, {"third_place": ThirdPlace.PLAYED}],
)
def test_a_planned_bracket_of_the_best_follows_the_format_too(
    database: Database, choices: dict[str, object]
) -> None:
    made = arena(database, 10, Pairing.SWISS)
    chosen(made, size=4)
    made.seat()
    made.publish()
    for table in made.open_tables():
        made.report(table, table.seats[0], made.league.judge())
    made.done(end_round, CloseRound(made.league.judge(), made.league.event_id))
    tie = made.done(advance, Advance(made.league.organizer(), made.league.event_id))
    through = tie.line.tied[: 4 - len(tie.line.through)]
    made.done(advance, Advance(made.league.organizer(), made.league.event_id, chosen=through))
    chosen(made, **choices)
    assert publishes(made) == "plan-other-format"


def test_accelerated_start_pairs_the_halves_among_themselves(database: Database) -> None:
    made = arena(database, 8, Pairing.SWISS)
    chosen(made, accelerated=True)
    made.seat()
    for table in made.tables():
        assert len({player <= 4 for player in table.seats}) == 1


@pytest.mark.parametrize(
    ("pairing", "capacity", "code"),
    [
        (Pairing.ROUND_ROBIN, 64, ""),
        (Pairing.ROUND_ROBIN, 65, "capacity-beyond-groups"),
        (Pairing.DOUBLE_ELIMINATION, 256, ""),
        (Pairing.SINGLE_ELIMINATION, 257, "capacity-beyond-format"),
        (Pairing.SWISS, 1000, ""),
    ],
)
def test_an_event_has_no_more_places_than_its_format_can_hold(
    database: Database, pairing: Pairing, capacity: int, code: str
) -> None:
    made = arena(database, 2, pairing)
    command = CreateEvent(made.league.organizer(), "Cup", "rivals", pairing=pairing, capacity=capacity)
    outcome = made.league.do(create_event, command)
    assert (outcome.code if isinstance(outcome, Refusal) else "") == code
    larger = EditEvent(made.league.organizer(), made.league.event_id, capacity=capacity)
    changed = made.league.do(edit_event, larger)
    assert (changed.code if isinstance(changed, Refusal) else "") == code
