"""What lets people in on the web, in one transaction's database."""

from sqlalchemy import Connection, delete

from data.pass_records import WebPass
from data.pass_tables import WebPassRow
from data.repository import Repository
from data.statements import table_of

_PASS = table_of(WebPassRow)


class WebPasses(Repository[WebPass, int]):
    """Links and signed-in devices."""

    def __init__(self, connection: Connection) -> None:
        """No undo signs anybody in again."""
        super().__init__(connection, WebPassRow, WebPass)

    def end(self, number: int) -> bool:
        """Nobody is let in by this pass from now on; whether it was there, which of two transactions hear but one."""
        return self._connection.execute(delete(_PASS).where(_PASS.c.id == number)).rowcount == 1


def end_all(connection: Connection) -> None:
    """Everybody signs in anew."""
    connection.execute(delete(_PASS))
