"""Whom the host shuts out: a person everywhere, or a whole server. A matter of the command line, not of Discord."""

from datetime import datetime

from data.limit_tables import Blocked
from data.unit_of_work import UnitOfWork


def shut_out(number: int, now: datetime, uow: UnitOfWork) -> bool:
    """A person or a server is not answered any more; whether that is new."""
    if uow.blocklist.get(number) is not None:
        return False
    uow.blocklist.add(Blocked(number, now))
    return True


def let_in(number: int, uow: UnitOfWork) -> bool:
    """The same is answered again; whether it was not."""
    return uow.blocklist.admit(number)


def shut(uow: UnitOfWork) -> frozenset[int]:
    """The numbers of all who are shut out."""
    return frozenset(blocked.id for blocked in uow.blocklist.find())
