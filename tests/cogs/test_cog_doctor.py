"""The check-up of a server."""

from dataclasses import replace
from datetime import timedelta

import discord
import pytest
import simcord

from bot.i18n import LANGUAGES, Language, text
from bot.ui import doctor
from data.records import Destination, Notice, PostKind, TimerKind
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.support.night import Night, said
from tests.support.rounds import event_with, record_all, running
from tests.support.wording import says, worded
from usecases.show.doctor import DeliveryTrouble


@pytest.fixture
def admin(night: Night) -> simcord.MemberActor:
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    return night.guild.add_member(night.env.create_user("admin", global_name="Ada"), roles=[role])


async def test_a_healthy_server_is_told_so_in_both_languages(
    night: Night, admin: simcord.MemberActor
) -> None:
    answer = await night.run(admin, "doctor")
    assert says(said(answer), "doctor-well")
    assert says(said(answer), "doctor-database")
    assert answer.ephemeral
    night.locales.set(admin.id, "ja")
    assert says(said(await night.run(admin, "doctor")), "doctor-well", language="ja")


async def test_missing_permissions_deleted_channels_and_roles_are_named_with_the_cure(
    night: Night, admin: simcord.MemberActor
) -> None:
    me = night.guild.me
    assert me is not None
    closed = night.guild.create_text_channel(
        "closed", overwrites={me: discord.PermissionOverwrite(send_messages_in_threads=False)}
    )

    def break_it(uow: UnitOfWork) -> None:
        guild = uow.guilds.require(night.guild.id)
        uow.guilds.save(
            replace(guild, pairings_channel=closed.id, judges_channel=42, judge_role=43, results_channel=0)
        )

    write(night.bot.bot_context.database, break_it, lambda _: True)
    answer = said(await night.run(admin, "doctor"))
    assert says(answer, "check-channel-missing", missing=worded("permission-send-messages-in-threads"))
    assert says(answer, "check-channel-gone", place=worded("setting-judges-channel"))
    assert says(answer, "check-role-gone", role=worded("setting-judge-role"))
    assert says(answer, "check-channel-unset", place=worded("setting-results-channel"))
    assert not says(answer, "doctor-well")
    assert says(answer, "doctor-ill")


async def test_what_discord_refused_is_shown_with_its_cure(night: Night, admin: simcord.MemberActor) -> None:
    def close(uow: UnitOfWork) -> None:
        uow.guilds.save(replace(uow.guilds.require(night.guild.id), announcements_channel=0))

    write(night.bot.bot_context.database, close, lambda _: True)
    await event_with(night, 0)
    await night.settle()
    answer = said(await night.run(admin, "doctor"))
    assert says(answer, "doctor-no-channel", what=worded("doctor-what-announcement"))


def test_whatever_can_fail_has_a_name_in_the_check_up() -> None:
    for what in (*PostKind, *(place for place in Destination if place is not Destination.PRIVATE)):
        for language in LANGUAGES:
            assert text(language, f"doctor-what-{what}")


async def test_an_overdue_timer_and_closed_messages_are_told(
    night: Night, admin: simcord.MemberActor
) -> None:
    now = night.env.now()

    def disturb(uow: UnitOfWork) -> None:
        uow.timers.schedule(TimerKind.CLOCK_WARNING, 1, now - timedelta(minutes=10))
        uow.outbox.send(
            Notice(
                0,
                "x",
                night.guild.id,
                Destination.PRIVATE,
                night.players[0].id,
                "notice-refused",
                {"event": "Cup"},
            )
        )
        notice = uow.outbox.notices.find(key="x")[0]
        uow.outbox.notices.save(replace(notice, state="given-up", error="closed", attempted_at=now))  # type: ignore[arg-type]  # as the column holds it

    night.bot.timers.close()
    write(night.bot.bot_context.database, disturb, lambda _: True)
    answer = said(await night.run(admin, "doctor"))
    assert says(answer, "doctor-timers-late")
    assert says(answer, "doctor-closed")


async def test_the_check_up_is_for_admins(night: Night) -> None:
    (command,) = [item for item in await night.bot.tree.fetch_commands() if item.name == "doctor"]
    night.guild.set_command_permissions(command, {night.organizer: True})
    assert says(said(await night.run(night.organizer, "doctor")), "refusal-needs-admin")


async def test_records_that_speak_of_what_is_gone_are_shown(night: Night, admin: simcord.MemberActor) -> None:
    gone = night.env.now() + timedelta(days=1)
    write(
        night.bot.bot_context.database,
        lambda uow: uow.timers.schedule(TimerKind.CLOCK_END, 99, gone),
        lambda _: True,
    )
    answer = said(await night.run(admin, "doctor"))
    assert says(answer, "doctor-orphans", count=1)
    assert not says(answer, "doctor-well")


async def test_admin_and_organizer_hear_in_time_that_discord_opens_no_more_threads(
    night: Night, admin: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert text("en", "doctor-threads", {"count": 2, "most": 1000}) not in said(
        await night.run(admin, "doctor")
    )
    await running(night)  # with two tables
    monkeypatch.setattr(doctor, "_MANY_THREADS", 2)
    assert text("en", "doctor-threads", {"count": 2, "most": 1000}) in said(await night.run(admin, "doctor"))
    assert says(said(await night.run(night.organizer, "desk")), "doctor-threads", count=2, most=1000)
    record_all(night)
    await night.run(night.judge, "round end")
    await night.settle()
    assert not says(said(await night.run(night.organizer, "desk")), "doctor-threads", count=2, most=1000)
    assert not says(said(await night.run(night.organizer, "desk")), "doctor-threads", count=0, most=1000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_thread_can_be_opened_no_permission_is_asked_for(language: Language) -> None:
    full = DeliveryTrouble("table", "400 Bad Request (error code: 160006): Maximum number of threads", True)
    assert "160006" not in doctor.trouble_line(language, full)
