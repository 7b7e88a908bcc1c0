"""Others sit at a table by now: a form that was refused there is kept no longer, and a call names who plays there."""

from data.unit_of_work import UnitOfWork
from usecases.result.drafts import ABOUT_TABLES, put_typed_away


def notice_reseated(uow: UnitOfWork) -> None:
    """What was typed for a table is nothing to those who sit there now, nor to a game that begins once more.

    Source: house
    """
    tables = uow.journal.reseated()
    if not tables:
        return
    for draft in uow.drafts.find(form=ABOUT_TABLES, subject=tables):
        put_typed_away(uow, draft)
