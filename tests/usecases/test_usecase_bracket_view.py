"""What the picture and the page of a bracket are made of, where matches end in unusual ways."""

import pytest

from data.database import Database
from league.brackets import Phase
from league.event import EventStatus, Pairing
from league.ids import PlayerId
from league.round import Table
from tests.support.tournament import Arena, arena
from usecases.result.walkover import ConfirmWalkover, GiveWalkover, confirm_walkover, give_walkover
from usecases.show.bracket import BracketView, MatchCard, bracket_view
from usecases.show.next import next_steps


def shown(made: Arena) -> BracketView:
    """The bracket as it is shown."""
    drawn = made.drawn()
    assert drawn is not None
    view = made.read(lambda uow: bracket_view(uow, drawn))
    assert isinstance(view, BracketView)
    return view


def card(made: Arena, phase: Phase) -> MatchCard | None:
    """The match with this name."""
    return next((one for one in shown(made).cards if one.label.phase is phase), None)


def table(made: Arena) -> Table:
    """The first match that can be played."""
    return made.open_tables()[0]


def started(database: Database, players: int, pairing: Pairing) -> Arena:
    """A bracket whose first matches are open."""
    made = arena(database, players, pairing)
    made.seat()
    made.publish()
    return made


@pytest.mark.parametrize("is_beaten", [False, True])
def test_the_second_grand_final_is_shown_until_it_is_not_needed(database: Database, is_beaten: bool) -> None:  # noqa: FBT001 - a case
    made = started(database, 4, Pairing.DOUBLE_ELIMINATION)
    best = table(made).seats[0]
    while made.open_tables():
        due = table(made)
        last = card(made, Phase.GRAND_FINAL)
        assert last is not None
        assert last.winner_to == last.loser_to, "it says that there may be a second one"
        final = due.number == last.number
        wins = (
            best
            if best in due.seats and not (final and is_beaten)
            else next(p for p in due.seats if p != best)
        )
        made.report(due, wins, made.league.judge())
        if final:
            break
    assert (card(made, Phase.GRAND_FINAL_RESET) is not None) is is_beaten
    last = card(made, Phase.GRAND_FINAL)
    assert last is not None
    assert bool(last.winner_to) is is_beaten
    if not is_beaten:
        assert all(one.decided for one in shown(made).cards)


def test_where_nobody_came_nobody_is_waited_for(database: Database) -> None:
    made = started(database, 4, Pairing.SINGLE_ELIMINATION)
    first, second = made.open_tables()
    asked = made.done(give_walkover, GiveWalkover(made.league.judge(), first.id, PlayerId(0)))
    made.done(confirm_walkover, ConfirmWalkover(made.league.judge(), first.id, asked.over))
    made.report(second, second.seats[0], made.league.judge())
    final = card(made, Phase.FINAL)
    assert final is not None
    assert final.decided
    empty, champion = final.sides
    assert (empty.player, empty.winner_of, empty.loser_of) == (0, 0, 0)
    assert (champion.player, champion.won, champion.score) == (second.seats[0], True, None)


def test_who_waits_in_a_bracket_learns_it_when_the_bracket_is_public(database: Database) -> None:
    made = arena(database, 3, Pairing.SINGLE_ELIMINATION, status=EventStatus.RUNNING)
    made.seat()

    def waits() -> list[int]:
        asked = [made.league.player(player) for player in (1, 2, 3)]
        return [len(made.read(lambda uow, me=me: next_steps(me, uow)).brackets) for me in asked]

    assert waits() == [0, 0, 0], "a plan is nobody's"
    made.publish()
    assert sum(waits()) == 1
