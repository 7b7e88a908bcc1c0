"""Seeds by rating and by lot: the strongest first, and a lot that everybody can draw again."""

from dataclasses import replace

from data.database import Database
from league.brackets import Seeding
from league.event import EventStatus, Pairing
from league.ids import PlayerId
from league.seating.chance import Chance
from tests.support.tournament import Arena, arena
from usecases.bracket.drawn import seeds_of
from usecases.event.format import SetFormat, set_format


def seeds(made: Arena) -> tuple[PlayerId, ...]:
    """Who is seeded where."""
    drawn = made.drawn()
    assert drawn is not None
    found: tuple[PlayerId, ...] = made.read(lambda uow: seeds_of(uow, drawn.draw))
    return found


def test_the_lot_can_be_drawn_again_from_its_number(database: Database) -> None:
    made = arena(database, 11, Pairing.DOUBLE_ELIMINATION)
    made.seat(seed=4711)
    entered = tuple(PlayerId(number) for number in range(1, 12))
    assert seeds(made) == Chance(4711).shuffled(entered)
    made.seat(seed=4711)
    drawn = made.drawn()
    assert drawn is not None
    assert drawn.draw.drawn == 2  # a second draw is told


def test_the_strongest_of_earlier_events_are_seeded_first(database: Database) -> None:
    made = arena(database, 8, Pairing.SINGLE_ELIMINATION, profile="backgammon-jba")
    made.done(set_format, SetFormat(made.league.organizer(), made.league.event_id, seeding=Seeding.RATING))
    event = made.league.event
    made.league.change(lambda uow: uow.events.save(replace(event, status=EventStatus.RUNNING)))
    past = replace(event, id=type(event.id)(0), name="Past", status=EventStatus.FINISHED, version=0)
    made.league.change(lambda uow: uow.events.add(past))
    past_id = made.read(lambda uow: uow.events.first(name="Past")).id
    here = made.league.event_id
    made.league.event_id = past_id
    for number, pair in enumerate(((7, 1), (7, 2), (3, 4)), 1):
        (table,) = made.league.round(number, [pair])
        made.league.change(
            lambda uow: uow.events.save(replace(uow.events.require(past_id), status=EventStatus.RUNNING))
        )
        made.report(table, PlayerId(pair[0]), made.league.judge())
    made.league.event_id = here
    made.seat()
    assert seeds(made)[:2] == (7, 3)
    assert set(seeds(made)[:5]) == {1, 2, 3, 4, 7}  # the others, whom nobody has rated, follow by lot
