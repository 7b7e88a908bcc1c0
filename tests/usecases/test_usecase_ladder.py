"""A ladder through the use cases: challenges, rounds, and what follows from a correction."""

import pytest

from data.database import Database
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from tests.support.tournament import Arena, arena
from usecases.event.format import SetFormat, set_format
from usecases.show.round import round_view
from usecases.signup.challenge import Challenge, Challenges, challenge, challenges_open
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.standings.advance import Advance, advance
from usecases.standings.overall import overall_of


@pytest.fixture
def made(database: Database) -> Arena:
    """Six players on a ladder whose first round is public."""
    found = arena(database, 6, Pairing.LADDER)
    found.seat()
    found.publish()
    return found


def ladder(made: Arena) -> list[int]:
    """The players, the top first."""
    found: list[int] = made.read(
        lambda uow: [row.player for row in overall_of(uow, made.league.event).standings.rows]
    )
    return found


def say(made: Arena, player: int, other: int) -> Challenges | Refusal:
    """A player challenges another one, or (0) takes it back."""
    command = Challenge(made.league.player(player), made.league.event_id, PlayerId(other))
    found: Challenges | Refusal = made.league.do(challenge, command)
    return found


def code(outcome: object) -> str:
    """Why it was refused."""
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


def pairs(made: Arena) -> list[tuple[PlayerId, ...]]:
    """The matches that are open."""
    return [table.seats for table in made.open_tables()]


def test_the_ladder_begins_in_the_order_of_entry_and_neighbours_meet(made: Arena) -> None:
    assert ladder(made) == [1, 2, 3, 4, 5, 6]
    assert pairs(made) == [(1, 2), (3, 4), (5, 6)]


def test_a_final_result_moves_the_ladder_at_once(made: Arena) -> None:
    made.report(made.open_tables()[1], PlayerId(4), made.league.judge())
    assert ladder(made) == [1, 2, 4, 3, 5, 6]


def test_a_challenge_is_seated_in_the_next_round(made: Arena) -> None:
    assert isinstance(say(made, 6, 3), Challenges)
    for table in made.open_tables():
        made.report(table, min(table.seats), made.league.judge())
    made.seat()
    made.publish()
    assert (3, 6) in pairs(made)


def test_the_rounds_post_names_the_challenges_to_the_next_round(made: Arena) -> None:
    say(made, 6, 3)
    (round_,) = made.read(lambda uow: uow.rounds.find(event_id=made.league.event_id))
    view = made.read(lambda uow: round_view(uow, round_))
    assert [(one.id, other.id) for one, other in view.challenges or ()] == [(6, 3)]


def test_a_challenge_can_be_taken_back(made: Arena) -> None:
    say(made, 6, 3)
    outcome = say(made, 6, 0)
    assert isinstance(outcome, Challenges)
    assert outcome.challenged is None
    assert isinstance(say(made, 5, 3), Challenges)


def test_nobody_is_challenged_twice_and_whoever_was_challenged_challenges_nobody(made: Arena) -> None:
    say(made, 6, 3)
    assert code(say(made, 5, 3)) == "ladder-out-of-reach"
    assert code(say(made, 3, 1)) == "ladder-challenged"


@pytest.mark.parametrize("other", [1, 5, 6])
def test_only_those_within_reach_above_are_challenged(made: Arena, other: int) -> None:
    assert code(say(made, 5, other)) == "ladder-out-of-reach"


def test_while_the_next_round_is_planned_nobody_is_challenged(made: Arena) -> None:
    for table in made.open_tables():
        made.report(table, min(table.seats), made.league.judge())
    made.seat()
    assert code(say(made, 6, 3)) == "ladder-drawn"


def test_a_challenge_needs_a_ladder(database: Database) -> None:
    other = arena(database, 4, Pairing.SWISS)
    other.seat()
    other.publish()
    assert code(say(other, 4, 1)) == "not-a-ladder"


def test_whoever_left_is_on_the_ladder_no_more(made: Arena) -> None:
    command = HandleEntry(made.league.organizer(), made.league.event_id, PlayerId(4), Verb.DROP)
    made.done(handle_entry, command)
    assert code(say(made, 4, 2)) == "not-signed-up"
    asked = made.league.do(challenges_open, Challenge(made.league.player(6), made.league.event_id))
    assert isinstance(asked, Challenges)
    assert [person.id for person in asked.open] == [5, 3, 2]


def test_the_challenge_of_somebody_who_left_binds_nobody(made: Arena) -> None:
    say(made, 6, 3)
    command = HandleEntry(made.league.organizer(), made.league.event_id, PlayerId(6), Verb.DROP)
    made.done(handle_entry, command)
    (round_,) = made.read(lambda uow: uow.rounds.find(event_id=made.league.event_id))
    assert made.read(lambda uow: round_view(uow, round_)).challenges == ()
    assert isinstance(say(made, 5, 3), Challenges)


def test_no_final_and_no_bracket_follow_a_ladder(made: Arena) -> None:
    size = SetFormat(made.league.organizer(), made.league.event_id, size=4)
    assert code(made.league.do(set_format, size)) == "bracket-after-ladder"
    assert (
        code(made.league.do(advance, Advance(made.league.organizer(), made.league.event_id)))
        == "advance-ladder"
    )
