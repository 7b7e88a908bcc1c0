"""Lists of tables through Discord: shown in the asker's words, stored by one button, marked for what they are."""

from typing import Any

from data.transaction import read
from tests.support.night import Night, ids_of, last, said
from tests.support.rounds import running
from tests.support.undo_more import PAST
from tests.support.wording import says


async def past_sent(night: Night, tables: bytes, name: str, day: str) -> Any:  # noqa: ANN401 - simcord's
    """The organizer sends the tables of a past event."""
    file = ("cup.csv", tables)
    return await night.run(night.organizer, "event import", name=name, season=day[:4], day=day, file=file)


async def test_a_past_event_is_shown_stored_and_marked(night: Night) -> None:
    shown = await past_sent(night, PAST, "Old Cup", "2020-03-01")
    assert says(said(shown), "past-counts", rounds=1, tables=1)
    assert "New guests: 4\n-# Ann, Ben, Cy, Dee" in said(shown)
    done, again = [await night.click(night.organizer, last(shown), "event-import") for _ in range(2)]
    assert says(said(done), "past-stored")
    assert said(again) == said(done)
    assert says(said(await night.run(night.players[0], "event show", event=1)), "event-imported")
    await night.settle()
    assert not night.posts("pairings")
    assert not night.posts("results")


async def test_a_list_with_scores_is_a_rounds_results_and_one_without_the_next_seating(
    night: Night,
) -> None:
    await running(night, 8)
    found = read(night.bot.bot_context.database, lambda uow: uow.people.find(guild_id=night.guild.id))
    names = [person.name for person in found]
    rows = "".join(f"1,{name},{score}\n" for name, score in zip(names, (10, 7, 6, 5, 9), strict=False))
    shown = await night.run(
        night.judge, "round import", file=("r.csv", f"Table,Player,Score\n{rows}".encode())
    )
    assert says(said(shown), "line-record-seated")
    plan = "".join(f"{1 + number // 4},{name}\n" for number, name in enumerate(names))
    shown = await night.run(night.organizer, "round import", file=("p.csv", f"Table,Player\n{plan}".encode()))
    assert says(said(shown), "records-seating-title")
    done = await night.click(night.organizer, last(shown), "seating-import")
    assert all(name in said(done) for name in names)


async def chosen(who: Any, shown: Any, verb: str, value: str) -> Any:  # noqa: ANN401 - simcord's
    """A line of the menu of this verb is chosen."""
    menu = next(one for one in ids_of(last(shown)) if one.startswith(f"menu:{verb}:"))
    return await who.select(last(shown), [value], custom_id=menu)


async def test_which_column_holds_what_is_said_by_menu_and_nothing_is_stored_before_the_yes(
    night: Night,
) -> None:
    odd = b"Heat,Desk,Who,Gathered\n1,A,Ann,10\n1,A,Ben,7\n1,A,Cy,6\n1,A,Dee,5\n"
    shown = await past_sent(night, odd, "Old Cup", "2020-03-01")
    for column, meaning in (("0", "round"), ("1", "table"), ("2", "player"), ("3", "score")):
        shown = await chosen(night.organizer, shown, "record-column", column)
        shown = await chosen(night.organizer, shown, "record-meaning", meaning)
    assert says(said(shown), "past-counts", rounds=1, tables=1)
    assert "Gathered → score" in said(shown)
    assert not read(night.bot.bot_context.database, lambda uow: uow.events.find(name="Old Cup"))
    done = await night.click(night.organizer, last(shown), "event-import")
    assert says(said(done), "past-stored")
    again = await past_sent(night, odd, "Older Cup", "2019-03-01")
    assert "Gathered → score" in said(again)  # remembered on this server
