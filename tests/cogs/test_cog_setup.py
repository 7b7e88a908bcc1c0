"""Setting up a server, as an admin does it."""

import discord
import pytest
import simcord

from data.records import Guild
from league.ids import EventId
from tests.support.night import Night, last, said
from tests.support.wording import says, worded


@pytest.fixture
def admin(night: Night) -> simcord.MemberActor:
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    return night.guild.add_member(night.env.create_user("admin", global_name="Ada"), roles=[role])


def settings(night: Night) -> Guild:
    return night.read(lambda uow: uow.guilds.require(night.guild.id))  # type: ignore[return-value]  # a query's outcome


async def test_everything_is_set_by_one_command_with_one_audit_line(
    night: Night, admin: simcord.MemberActor
) -> None:
    answer = await night.run(
        admin,
        "setup",
        language="ja",
        time_zone="Europe/Berlin",
        announcements=night.channels["hall"],
        confirm_minutes=30,
    )
    assert says(
        said(answer),
        "setup-changed",
        settings="language, time zone, announcements channel, time to confirm results",
    )
    assert answer.ephemeral
    stored = settings(night)
    assert (stored.language, stored.time_zone, stored.confirm_minutes) == ("ja", "Europe/Berlin", 30)
    assert stored.announcements_channel == night.hall.id
    lines = night.read(lambda uow: uow.journal.lines(night.guild.id, EventId(0), 10))
    assert [line.action for line in lines] == ["setup"]  # type: ignore[attr-defined]  # a query's outcome


async def test_the_audit_log_names_what_was_set_in_the_readers_language(
    night: Night, admin: simcord.MemberActor
) -> None:
    await night.run(admin, "setup", language="ja", confirm_minutes=30)
    night.locales.set(admin.id, "ja")
    assert says(
        said(await night.run(admin, "event log")),
        "audit-setup",
        language="ja",
        settings="、".join(worded(key, "ja") for key in ("setting-language", "setting-confirm-minutes")),
    )


async def test_each_missing_permission_is_named_with_the_way_to_grant_it(
    night: Night, admin: simcord.MemberActor
) -> None:
    me = night.guild.me
    assert me is not None
    channel = night.guild.create_text_channel(
        "closed", overwrites={me: discord.PermissionOverwrite(create_public_threads=False, embed_links=False)}
    )
    answer = said(await night.run(admin, "setup", pairings=channel))
    assert says(answer, "check-channel-missing", missing="Embed Links, Create Public Threads")
    assert says(answer, "check-channel-missing")
    night.locales.set(admin.id, "ja")
    japanese = said(await night.run(admin, "setup"))
    assert says(
        japanese, "check-channel-missing", language="ja", missing="埋め込みリンク、公開スレッドの作成"
    )


async def test_menus_set_a_channel_a_role_and_a_language_also_after_a_restart(
    night: Night, admin: simcord.MemberActor
) -> None:
    first = await night.run(admin, "setup")
    assert first.response is not None
    await night.restart()
    chosen = await admin.select(first.response, [night.hall], custom_id="menu:setup-judges:0:0")
    assert says(said(chosen), "setup-changed", settings=worded("setting-judges-channel"))
    assert settings(night).judges_channel == night.hall.id

    second = await admin.click(first.response, custom_id="setup-page:2:0")
    page = second.followups[-1] if second.followups else second.response
    assert page is not None
    role = night.guild.create_role("Umpire")
    assert says(
        said(await admin.select(page, [role], custom_id="menu:setup-judge-role:0:0")),
        "setup-changed",
        settings=worded("setting-judge-role"),
    )
    assert says(
        said(await admin.select(page, ["ja"], custom_id="menu:setup-language:0:0")),
        "setup-changed",
        settings=worded("setting-language"),
    )
    await admin.select(page, ["60"], custom_id="menu:setup-confirm:0:0")
    stored = settings(night)
    assert (stored.judge_role, stored.language, stored.confirm_minutes) == (role.id, "ja", 60)


async def test_menus_show_what_is_set(night: Night, admin: simcord.MemberActor) -> None:
    await night.run(admin, "setup", confirm_minutes=20)
    first = last(await night.run(admin, "setup"))
    page = last(await night.click(admin, first, "setup-page"))
    menus = {
        item["custom_id"]: [option["value"] for option in item.get("options", ()) if option.get("default")]
        for row in page.components
        for item in row["components"]
    }
    assert menus["menu:setup-language:0:0"] == ["en"]
    assert menus["menu:setup-confirm:0:0"] == ["20"]


async def test_a_time_zone_is_found_by_its_city(night: Night, admin: simcord.MemberActor) -> None:
    offered = await night.complete(night.hall, admin, "setup", "time_zone", "tokio")
    assert "Asia/Tokyo" in [
        choice["value"] if isinstance(choice, dict) else choice.value for choice in offered
    ]
    refused = said(await night.run(admin, "setup", time_zone="Middle/Earth"))
    assert refused.startswith("⛔")
    assert "Middle/Earth" in refused

    shown = await night.run(admin, "setup")
    assert shown.response is not None
    page = await admin.click(shown.response, custom_id="setup-page:2:0")
    message = page.followups[-1] if page.followups else page.response
    assert message is not None
    opened = await admin.click(message, custom_id="setup-zone:0:0")
    await admin.submit_modal(opened, {"zone": "berlin"})
    assert settings(night).time_zone == "Europe/Berlin"


async def test_nobody_but_admins_sets_up_the_server(night: Night, admin: simcord.MemberActor) -> None:
    shown = await night.run(admin, "setup")
    assert shown.response is not None
    before = settings(night)
    # Discord hides the command from others; an override in the server's settings may show it, the rule stays.
    commands = await night.bot.tree.fetch_commands()
    (command,) = [item for item in commands if item.name == "setup"]
    night.guild.set_command_permissions(command, {night.organizer: True})
    refused = said(await night.run(night.organizer, "setup", confirm_minutes=1))
    assert says(refused, "refusal-needs-admin")
    assert settings(night) == before


async def test_deleted_channels_and_roles_are_named(night: Night, admin: simcord.MemberActor) -> None:
    await night.run(admin, "setup", judges=night.channels["hall"])
    night.env.backend.delete_channel(night.hall.id)
    answer = said(await admin.slash(night.channels["results"], "setup"))
    assert says(answer, "check-channel-gone", place=worded("setting-judges-channel"))
