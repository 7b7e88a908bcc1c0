"""What a command would tell is found out without a trace."""

from data.database import Database
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from tests.support.league_builder import GUILD, League, league
from usecases.foretold import Foretold, foretell
from usecases.round.replace import RemoveSeat, remove_seat


def _everything(made: League) -> tuple[object, ...]:
    def look(uow: UnitOfWork) -> tuple[object, ...]:
        return (
            uow.tables.find(),
            uow.entries.list_of(made.event),
            uow.outbox.notices.find(),
            uow.outbox.posts.find(),
            uow.journal.lines(GUILD, made.event_id, 99),
        )

    return read(made.database, look)


def test_whom_a_deed_would_call_is_known_and_nothing_is_kept(database: Database) -> None:
    made = league(database, 8)
    (table,) = made.round(1, [[1, 2, 3, 4]])
    made.change(lambda uow: uow.rounds.change(uow.rounds.require(table.round_id), times_published=1))
    before = _everything(made)
    told = foretell(made.database, remove_seat, RemoveSeat(made.judge(), table.id, PlayerId(3)))
    assert isinstance(told, Foretold)
    assert "P3" in told.names
    assert _everything(made) == before


def test_what_is_refused_calls_nobody(database: Database) -> None:
    made = league(database, 8)
    (table,) = made.round(1, [[1, 2, 3, 4]])
    told = foretell(made.database, remove_seat, RemoveSeat(made.player(1), table.id, PlayerId(3)))
    assert isinstance(told, Refusal)
    assert told.code == "needs-judge"
