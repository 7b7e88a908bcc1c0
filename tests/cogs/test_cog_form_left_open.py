"""A form stays open while its table is cancelled or drawn anew: it is refused in so many words, and leaves nothing."""

import simcord

from data.records import Draft
from data.transaction import read
from league.round import Table
from tests.cogs.test_cog_redrawn import drawn_anew
from tests.support.night import Night, ids_of, last, said
from tests.support.results import at_table, filled, member_of
from tests.support.rounds import running, seats, tables
from tests.support.wording import says


async def opened(night: Night) -> tuple[Table, simcord.MemberActor, simcord.InteractionResult]:
    """The first player of the first table has the form open."""
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    return table, player, await night.run(player, "result report", table=table.id)


def kept(night: Night) -> list[Draft]:
    """What is kept of forms that were not accepted."""
    found = read(night.bot.bot_context.database, lambda uow: uow.drafts.find())
    return [draft for draft in found if draft.typed]


def nothing_is_left(night: Night) -> bool:
    results = read(night.bot.bot_context.database, lambda uow: uow.results.find())
    return not results and not kept(night)


async def test_a_form_for_a_cancelled_table_says_so_and_leaves_nothing(night: Night) -> None:
    table, player, form = await opened(night)
    await night.run(night.organizer, "round cancel")
    refused = await player.submit_modal(form, filled(table))
    assert says(said(refused), "refusal-table-cancelled", round=1, table=1)
    assert ids_of(last(refused)) == []
    assert nothing_is_left(night)


async def test_a_form_for_a_table_that_was_drawn_anew_keeps_nothing_for_the_new_one(night: Night) -> None:
    table, _, _ = await opened(night)
    forms = {
        player: await night.run(member_of(night, player), "result report", table=table.id)
        for player in table.seats
    }
    await drawn_anew(night)
    for player, form in forms.items():
        refused = await member_of(night, player).submit_modal(form, filled(table))
        here = player in seats(night)[0]
        assert says(said(refused), "refusal-seats-changed" if here else "refusal-not-at-table")
    assert nothing_is_left(night)
