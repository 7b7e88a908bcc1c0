"""A round robin through the commands: late entries, leavers, and that nobody meets anybody twice."""

from collections import Counter
from itertools import combinations

from data.database import Database
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import late_entry
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import is_bye
from league.tournament import Leavers
from tests.support.league_builder import GUILD
from tests.support.tournament import Arena, arena
from usecases.event.format import SetFormat, set_format
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry


def play_round(made: Arena) -> bool:
    """The next round is played, the lower number wins; False where all have met."""
    question = SeatRound(made.league.organizer(), made.league.event_id)
    basis = made.read(lambda uow: basis_of(question, uow))
    assert not isinstance(basis, Refusal), basis
    drawn = draw(basis)
    if isinstance(drawn, Refusal):
        assert drawn.code in {"all-have-met", "all-have-met-bracket"}
        return False
    made.seat()
    made.publish()
    for table in made.open_tables():
        made.report(table, min(table.seats), made.league.judge())
    return True


def drop(made: Arena, player: int) -> None:
    """A player leaves."""
    command = HandleEntry(made.league.organizer(), made.league.event_id, PlayerId(player), Verb.DROP)
    made.done(handle_entry, command)


def come_late(made: Arena) -> PlayerId:
    """Somebody is let in after the start."""

    def work(uow: UnitOfWork) -> PlayerId:
        person = uow.people.add(Person(PlayerId(0), GUILD, "Late", 5000))
        change = late_entry(uow.entries.list_of(made.league.event), PlayerId(person.id))
        assert not isinstance(change, Refusal), change
        uow.entries.store(made.league.event, change.list)
        return PlayerId(person.id)

    found: PlayerId = made.league.change(work)
    return found


def met(made: Arena) -> Counter[frozenset[PlayerId]]:
    """How often two have been paired."""
    return Counter(frozenset(table.seats) for table in made.tables() if not is_bye(table))


def wins(made: Arena) -> dict[int, int]:
    """The wins of each player in the standings."""
    return {row.player: row.wins for row in made.league.standings().rows}


def test_whoever_leaves_early_is_struck_and_the_free_rounds_are_no_wins(database: Database) -> None:
    made = arena(database, 5, Pairing.ROUND_ROBIN)
    play_round(made)
    drop(made, 5)
    while play_round(made):
        pass
    assert wins(made) == {1: 3, 2: 2, 3: 1, 4: 0, 5: 0}
    assert set(met(made).values()) == {1}


def test_whoever_leaves_after_half_loses_the_rest(database: Database) -> None:
    made = arena(database, 4, Pairing.ROUND_ROBIN)
    play_round(made)
    play_round(made)
    drop(made, 1)
    while play_round(made):
        pass
    found = wins(made)
    assert found[1] == 2
    assert sum(found.values()) == 6


def test_the_organizer_counts_whatever_was_played(database: Database) -> None:
    made = arena(database, 5, Pairing.ROUND_ROBIN)
    choice = SetFormat(made.league.organizer(), made.league.event_id, leavers=Leavers.COUNT)
    made.done(set_format, choice)
    play_round(made)
    drop(made, 5)
    while play_round(made):
        pass
    assert sum(wins(made).values()) == 10


def test_a_late_entry_meets_everybody_once(database: Database) -> None:
    made = arena(database, 5, Pairing.ROUND_ROBIN)
    play_round(made)
    play_round(made)
    late = come_late(made)
    while play_round(made):
        pass
    everybody = [*range(1, 6), late]
    assert met(made) == Counter(frozenset(pair) for pair in combinations(everybody, 2))
