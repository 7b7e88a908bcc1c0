"""What is kept of a refused form is what the form asks: nobody fills the database with fields of their own making."""

from data.transaction import read
from league.ids import TableId
from tests.support.forgery import sent_form
from tests.support.night import Night, said
from tests.support.rounds import running
from usecases.result.typed import ENDED, score_field


async def test_a_refused_form_keeps_the_fields_that_it_has_and_no_others(night: Night) -> None:
    await running(night)
    database = night.bot.bot_context.database
    table = read(database, lambda uow: uow.tables.require(TableId(1)))
    user = read(database, lambda uow: uow.people.require(table.seats[0]).user_id)
    player = next(member for member in night.players if member.id == user)
    typed = {**{score_field(seat): "many" for seat in table.seats}, ENDED: "victory"}
    for turn in range(3):
        made_up = {f"made-up-{turn}-{field}": "x" * 4000 for field in range(3)}
        assert said(await sent_form(night, player, f"result-report:{table.id}:0", typed | made_up))
    [draft] = read(database, lambda uow: uow.drafts.find())
    assert dict(draft.typed) == typed
