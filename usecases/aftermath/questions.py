"""What the judges were told of whoever has left the server: once nothing is to decide it says so."""

from data.unit_of_work import UnitOfWork
from usecases.aftermath.touched import Touched
from usecases.left_server import left_settled


def settle_left(uow: UnitOfWork, touched: Touched) -> None:
    """Whoever has left the server and plays nowhere any more: nothing is to decide."""
    if touched.kinds & {"entry", "event"}:
        left_settled(uow, touched.event.guild_id)
