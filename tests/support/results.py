"""Reporting tables on a league night, as players and judges do it."""

from collections.abc import Mapping, Sequence

import discord
import simcord

from data.transaction import read
from league.ids import PlayerId, TableId
from league.reporting import ReportedResult
from league.round import Table
from tests.support.night import Night, said
from tests.support.rounds import running, tables
from tests.support.wording import says
from usecases.result.typed import score_field

SCORES = (10, 7, 6, 5)


def member_of(night: Night, player: PlayerId) -> simcord.MemberActor:
    """The member behind a player number."""
    person = read(night.bot.bot_context.database, lambda uow: uow.people.require(player))
    return next(member for member in night.players if member.id == person.user_id)


def at_table(night: Night, table: Table) -> list[simcord.MemberActor]:
    """The members at a table, in turn order."""
    return [member_of(night, player) for player in table.seats]


def filled(
    table: Table, scores: Sequence[object] = SCORES, ended: str = "victory"
) -> dict[str, str | list[str]]:
    """A form as it is sent: scores in turn order."""
    typed = {score_field(player): str(score) for player, score in zip(table.seats, scores, strict=False)}
    return {**typed, "ended": [ended]}


async def report(
    night: Night,
    who: simcord.MemberActor,
    table: Table,
    scores: Sequence[object] = SCORES,
    ended: str = "victory",
) -> simcord.InteractionResult:
    """Somebody reports a table through the form, and means it where they are asked whether time is over."""
    answer = await report_once(night, who, table, scores, ended)
    if says(said(answer), "refusal-time-not-over"):
        return await report_once(night, who, table, scores, ended)
    return answer


async def reported(night: Night) -> tuple[Table, list[simcord.MemberActor]]:
    """A round runs, and the first player of its first table has reported: the table and its players."""
    await running(night)
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    await night.settle()
    return table, players


async def report_once(
    night: Night, who: simcord.MemberActor, table: Table, scores: Sequence[object], ended: str
) -> simcord.InteractionResult:
    """Somebody sends the form once."""
    opened = await night.run(who, "result report", table=table.id)
    assert opened.modal, opened
    return await who.submit_modal(opened, as_sent(opened, filled(table, scores, ended)))


def as_sent(
    opened: simcord.InteractionResult, values: Mapping[str, str | list[str]]
) -> dict[str, str | list[str]]:
    """The values as Discord sends them in this form: what is chosen in a menu comes as a list."""
    assert opened.modal
    items = [label["component"] for label in opened.modal["components"]]
    menus = {item["custom_id"] for item in items if "options" in item}
    return {
        name: [value]
        if isinstance(value, str) and value and name in menus
        else value or []
        if name in menus
        else value
        for name, value in values.items()
    }


async def dispute(
    night: Night, who: simcord.MemberActor, message: object, objection: str = ""
) -> simcord.InteractionResult:
    """Somebody disputes the report under a message, saying what is wrong."""
    opened = await night.click(who, message, "result-dispute")
    return await who.submit_modal(opened, {"objection": objection}) if opened.modal else opened


async def correct(
    night: Night, table: Table, scores: Sequence[object], reason: str = "typing mistake"
) -> simcord.InteractionResult:
    """The judge corrects a table through the form."""
    opened = await night.run(night.judge, "result correct", table=table.id, reason=reason)
    assert opened.modal, opened
    return await night.judge.submit_modal(opened, as_sent(opened, filled(table, scores)))


def prefilled(result: simcord.InteractionResult) -> dict[str, str]:
    """What stands in the fields of an opened form; for a menu the chosen value."""
    assert result.modal
    found: dict[str, str] = {}
    for label in result.modal["components"]:
        item = label["component"]
        chosen = [option["value"] for option in item.get("options", ()) if option.get("default")]
        found[item["custom_id"]] = chosen[0] if chosen else item.get("value", "")
    return found


def versions(night: Night, table: Table) -> tuple[ReportedResult, ...]:
    """Every version of a table's result."""
    return read(night.bot.bot_context.database, lambda uow: uow.results.find(table_id=table.id))


def table_now(night: Night, table: Table) -> Table:
    """The table as it is stored now."""
    return read(night.bot.bot_context.database, lambda uow: uow.tables.require(TableId(table.id)))


def asked(night: Night, table: Table, verb: str = "result-confirm") -> discord.Message:
    """The message in the table's thread that has the button of this verb; LookupError where there is none yet."""
    post = read(
        night.bot.bot_context.database, lambda uow: uow.outbox.posts.first(kind="table", subject=table.id)
    )
    assert post
    thread = next(thread for thread in night.channels["pairings"].threads if thread.id == post.thread_id)
    wanted = f"{verb}:"
    found = [message for message in thread.history() if wanted in str(message.components)]
    if not found:
        raise LookupError(wanted)
    return found[-1]


def answer_of(result: simcord.InteractionResult) -> object:
    """The message with which the bot answered."""
    return result.followups[-1] if result.followups else result.response


def pinged(night: Night, text: str) -> frozenset[int]:
    """The users whom the only notice with this text pings."""
    (notice,) = read(night.bot.bot_context.database, lambda uow: uow.outbox.notices.find(text=text))
    return frozenset(notice.mentions)
