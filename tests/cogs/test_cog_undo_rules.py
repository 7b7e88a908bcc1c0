"""Undo: who may, what is shown first, what stands in the way, and who is told."""

from typing import Any

import pytest

from bot.i18n import LANGUAGES, has_text
from data.transaction import read, write
from data.unit_of_work import UNDOABLE
from league.ids import EventId, PlayerId
from tests.architecture.test_locales import messages as messages_of
from tests.cogs.test_cog_judge import appealed, seated
from tests.support.night import Night, direct, ids_of, last, said
from tests.support.results import member_of, report
from tests.support.rounds import event_with, published, running, seats, tables, the_event
from tests.support.undo import (
    STRUCK,
    TOLD,
    newest,
    notices,
    penalised,
    reached,
    state,
    two_places,
)
from usecases.caller import Role
from usecases.undo.authority import authority_of


async def a_penalty(night: Night) -> None:
    await night.run(night.judge, "penalty warn", **penalised(night))


async def test_a_committees_vote_is_taken_back_where_it_was_told(night: Night) -> None:
    table = await appealed(night)
    members = [m for m in night.players if m not in {seated(night, table), seated(night, table, 1)}][-3:]
    named = {f"member{n}": member for n, member in enumerate(members, 1)}
    await night.run(night.judge, "judge committee", call=1, **named)
    await night.settle()
    for member in members[:2]:
        await member.user.click(direct(member)[-1], custom_id="judge-overturn:1:0")
    await night.settle()
    decided = newest(night)
    told = notices(night, decided.id)
    assert told

    await night.take_back(night.judge, event=the_event(night).id)
    await night.settle()

    assert [notice.text for notice in notices(night, decided.id)] == ["notice-taken-back"] * len(told)
    assert reached(notices(night, newest(night).id)) == reached(told)


async def test_an_invitation_that_is_taken_back_has_no_buttons(night: Night) -> None:
    await event_with(night)
    await night.run(night.organizer, "event checkin", until="23:00")
    await night.settle()
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    (struck,) = [post for post in night.posts("announcements") if STRUCK in post.content]
    assert ids_of(struck) == []


async def test_undo_shows_first_what_it_changes_and_whom_it_concerns_and_asks_once(night: Night) -> None:
    await published(night)
    first, second = seats(night)[0][0], seats(night)[1][0]
    await night.run(night.judge, "round swap", player=first, other=second)
    await night.settle()
    before = state(night)
    looked = said(await night.run(night.judge, "event undo", event=the_event(night).id))
    assert "Take this back?" in looked
    assert "exchange places" in looked
    assert "2 tables" in looked
    assert "P00" in looked
    assert "2 messages" in looked
    assert state(night) == before


async def test_undo_offers_what_is_typed(night: Night) -> None:
    await published(night)
    await night.run(night.organizer, "signup add", guest="Grandma")
    offered = await night.organizer.autocomplete(
        night.hall, "event undo", "action", "publ", event=the_event(night).id
    )
    assert [choice["name"].startswith("published") for choice in offered] == [True]


async def test_undo_needs_the_authority_that_the_action_needed(night: Night) -> None:
    """An organizer's `/event undo event:0` undid an admin's `/setup`."""
    await event_with(night)

    def set_up(uow: Any) -> int:  # noqa: ANN401 - a unit of work
        guild = uow.guilds.require(night.guild.id)
        uow.guilds.change(guild, confirm_minutes=5)
        line = uow.journal.record(
            guild_id=guild.id,
            event_id=0,
            actor=1,
            action="setup",
            at=night.env.now(),
            params={"settings": "x"},
        )
        return int(line.id)

    line = write(night.bot.bot_context.database, set_up, lambda _: True)
    refused = said(await night.take_back(night.organizer, event=0, action=line))
    assert refused.startswith("⛔")
    await night.take_back(night.organizer, event=0)
    await night.run(night.judge, "event undo", event=0)
    assert night.read(lambda uow: uow.guilds.require(night.guild.id).confirm_minutes) == 5
    offered = await night.judge.autocomplete(
        night.hall, "event undo", "action", "", event=the_event(night).id
    )
    assert offered == []


@pytest.mark.parametrize(
    ("action", "role"),
    [("setup", Role.ADMIN), ("round-swapped", Role.JUDGE), ("round-published", Role.ORGANIZER),
     ("result-corrected", Role.JUDGE), ("something-new", Role.ADMIN)],
)  # fmt: skip
def test_each_action_has_its_authority(action: str, role: Role) -> None:
    assert authority_of(action) is role


async def test_a_judge_takes_back_what_a_judge_may_do(night: Night) -> None:
    await published(night)
    await night.run(night.judge, "round swap", **two_places(night))
    assert "Taken back" in said(await night.take_back(night.judge, event=the_event(night).id))
    refused = said(
        await night.take_back(night.judge, event=the_event(night).id, action=newest_publishing(night))
    )
    assert refused.startswith("⛔")


def newest_publishing(night: Night) -> int:
    lines = read(
        night.bot.bot_context.database, lambda uow: uow.journal.lines(night.guild.id, EventId(0), 20)
    )
    return next(line.id for line in lines if line.action == "round-published")


async def test_a_guest_who_has_played_is_not_deleted_by_undo(night: Night) -> None:
    """The table had reported, undo deleted person 8, and the next guest was person 8 with the old score."""
    await event_with(night, 7)
    await night.run(night.organizer, "signup add", guest="Grandma")
    added = newest(night).id
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.run(night.judge, "round start")
    await night.settle()
    guest = read(night.bot.bot_context.database, lambda uow: uow.people.first(name="Grandma"))
    assert guest is not None
    table = next(table for table in tables(night) if guest.id in table.seats)
    await report(night, night.judge, table)

    refused = said(await night.take_back(night.organizer, event=the_event(night).id, action=added))

    assert refused.startswith("⛔")
    assert "/signup drop" in refused
    assert read(night.bot.bot_context.database, lambda uow: uow.people.get(guest.id)) == guest
    assert PlayerId(guest.id) in tables(night)[table.number - 1].seats


async def test_a_warning_that_is_undone_and_given_again_is_told_again(night: Night) -> None:
    await running(night)
    for _ in range(2):
        await night.run(night.judge, "penalty warn", **penalised(night))
        await night.settle()
        await night.take_back(night.judge, event=the_event(night).id)
        await night.settle()
    warned = [m.content for m in direct(night.players[0]) if TOLD not in m.content]
    assert len(warned) == 2
    assert all(STRUCK in words for words in warned)


async def test_two_actions_are_taken_back_one_after_the_other(night: Night) -> None:
    await published(night)
    before = state(night)
    for _ in range(2):
        await night.run(night.judge, "round swap", **two_places(night))
    for _ in range(2):
        assert "Taken back" in said(await night.take_back(night.judge, event=the_event(night).id))
    await night.settle()
    assert state(night) == before


async def test_what_stands_in_the_way_is_named_and_offered(night: Night) -> None:
    await published(night)
    await night.run(night.judge, "round swap", **two_places(night))
    first = newest(night).id
    await night.run(night.judge, "round swap", **two_places(night))
    blocked = await night.run(night.judge, "event undo", event=the_event(night).id, action=first)
    assert "something later that depends on this" in said(blocked)
    looked = await night.click(night.judge, last(blocked), "event-undo-look")
    assert "Take this back?" in said(looked)


async def test_what_players_have_reported_since_stands_in_the_way_and_says_so(night: Night) -> None:
    """ "Take back the later action first" led nowhere: a player's report is none that anybody takes back."""
    await running(night)
    table, out = tables(night)[0], tables(night)[0].seats[3]
    await night.run(night.judge, "round replace", table=table.id, player=out, guest="Grandma")
    table = tables(night)[0]
    await report(night, member_of(night, table.seats[0]), table)
    blocked = said(await night.run(night.judge, "event undo", event=the_event(night).id))
    assert "a result counts on it" in blocked


async def test_what_belongs_to_no_event_is_taken_back_without_naming_one(night: Night) -> None:
    """A merger of two players said "/event undo takes it back", and the command wanted an event."""
    await event_with(night, 2)
    await night.run(night.organizer, "signup add", guest="Grandma")
    guest = read(night.bot.bot_context.database, lambda uow: uow.people.first(name="Grandma"))
    assert guest is not None
    await night.run(night.organizer, "signup account", player=guest.id, member=night.outsider)
    assert "Taken back" in said(await night.take_back(night.organizer))
    again = read(night.bot.bot_context.database, lambda uow: uow.people.require(guest.id))
    assert (again.user_id, again.name) == (None, "Grandma")


async def test_a_public_penalty_is_revoked_in_public(night: Night) -> None:
    await running(night)
    await a_penalty(night)
    await night.settle()
    await night.run(night.judge, "penalty revoke", penalty=1, reason="It was the other one")
    await night.settle()
    public = [post.content for post in night.posts("announcements") if "P00" in post.content]
    assert len(public) == 2
    assert STRUCK in public[0]
    assert "revoked" in public[1]


def test_everything_that_can_be_undone_has_words() -> None:
    for language in LANGUAGES:
        assert [name for name in UNDOABLE if not has_text(language, f"undo-rows-{name}")] == []


def test_every_action_has_an_authority_of_its_own() -> None:
    actions = {key.removeprefix("audit-") for key in messages_of("en") if key.startswith("audit-")} - {
        "title",
        "empty",
        "line",
        "undone",
        "undo",
    }
    assert {action for action in actions if authority_of(action) is Role.ADMIN} == {
        action for action in actions if action == "setup" or action.startswith("game-")
    }


async def test_the_log_names_what_was_taken_back_in_the_readers_language(night: Night) -> None:
    await running(night)
    await night.run(night.judge, "penalty warn", **{**penalised(night), "reason": "Too loud " * 40})
    await night.take_back(night.judge, event=the_event(night).id)
    log = said(await night.run(night.organizer, "event log", event=the_event(night).id)).split("\n")
    english = next(line for line in log if "took back" in line)
    assert "warned P0" in english
    assert "Too loud" in english
    assert len(english) < 300  # a long reason stands in the action's own line
    await night.run(night.organizer, "me language", language="ja")
    log = said(await night.run(night.organizer, "event log", event=the_event(night).id)).split("\n")
    assert any("：取り消し：" in line and "P0" in line for line in log)
