"""The port for a host's own machines: alive, ready, and figures that move."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import yaml
from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot import health
from bot.health import HealthPort
from bot.metrics import REGISTRY
from bot.version import VERSION
from data.backup import NIGHTLY, back_up
from data.records import PostKind
from data.transaction import write
from tests.support.night import Night
from tests.support.wishes import wish

ALERTS = Path("deploy/alerts.yml").read_text(encoding="utf-8")


@pytest.fixture
async def port(night: Night) -> AsyncIterator[str]:
    """The address of the port of a bot that serves."""
    opened = HealthPort(night.bot, night.bot.bot_context, night.bot.outbox)
    night.bot.health = opened
    await opened.open("127.0.0.1", 0)
    host, number = opened.addresses[0]
    yield f"http://{host}:{number}"
    await opened.close()


async def asked(address: str) -> tuple[int, str]:
    """The status and the words of an answer."""
    async with ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


def value(name: str, **labels: str) -> float:
    """A figure as it stands now."""
    return REGISTRY.get_sample_value(name, labels) or 0


async def test_a_process_that_serves_is_alive_and_ready(port: str) -> None:
    assert await asked(f"{port}/healthz") == (200, "ok\n")
    assert await asked(f"{port}/readyz") == (200, "ok\n")


async def test_a_process_that_stops_is_alive_and_no_longer_ready(night: Night, port: str) -> None:
    assert night.bot.health is not None
    night.bot.health.retire()
    assert (await asked(f"{port}/healthz"))[0] == 200
    assert await asked(f"{port}/readyz") == (503, "the process is stopping\n")


async def test_a_process_whose_database_is_of_another_schema_is_not_ready(night: Night, port: str) -> None:
    database = night.bot.bot_context.database
    with database.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    try:
        assert await asked(f"{port}/readyz") == (503, "the schema is 0001\n")
    finally:
        with database.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'x'")


async def test_figures_tell_of_acknowledgements_deliveries_refusals_games_and_what_waits(
    night: Night, port: str
) -> None:
    names = (
        "guildhall_acknowledgement_seconds_count",
        "guildhall_delivery_seconds_count",
        "guildhall_refusals_total",
    )
    before = value(names[0]), value(names[1], kind="post"), value(names[2], code="game-no-such-game")
    assert "⛔" not in str(await night.run(night.players[0], "catan new", seats=3))
    await night.settle()
    await night.run(night.players[0], "game show", game=999)
    await night.run(night.players[1], "game join", game=999)
    after = value(names[0]), value(names[1], kind="post"), value(names[2], code="game-no-such-game")
    assert all(new > old for new, old in zip(after, before, strict=True))
    write(
        night.bot.bot_context.database,
        lambda uow: wish(uow, PostKind.TABLE, 900, night.guild.id),
        lambda _: True,
    )
    status, text = await asked(f"{port}/metrics")
    assert status == 200
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert found["guildhall_games", "open"] == 1
    assert found["guildhall_queue", "post"] == 1
    assert found["guildhall_servers",] == 1
    assert {"guildhall_lanes", "guildhall_lane_messages"} <= {name for name, *_ in found}


async def figures(port: str) -> dict[tuple[str, ...], float]:
    """What `/metrics` says, by name and labels."""
    _, text = await asked(f"{port}/metrics")
    families = text_string_to_metric_families(text)
    return {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}


async def test_figures_tell_of_the_gateway_the_database_backups_the_version_and_bugs(
    night: Night, port: str, tmp_path: Path
) -> None:
    night.bot.bot_context.settings = night.settings.model_copy(update={"backup_dir": tmp_path})
    before = await figures(port)
    assert before["guildhall_database_writable",] == 1
    assert before["guildhall_info", VERSION] == 1
    assert before["guildhall_backup_timestamp_seconds",] == 0
    assert ("guildhall_gateway_connected", "0") in before
    assert before["guildhall_page_viewers",] == 0
    back_up(night.bot.bot_context.database, tmp_path, NIGHTLY)
    night.bot.bot_context.bugs.met("interaction failed", KeyError("a bug"))
    night.bot.bot_context.bugs.met("interaction failed", OSError("full"), "the disk is full")
    after = await figures(port)
    assert after["guildhall_backup_timestamp_seconds",] > 0
    for name in ("guildhall_bugs_total", "guildhall_troubles_total"):
        assert after[name,] == before[name,] + 1


async def test_figures_are_told_while_the_database_is_away(
    port: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(_database: object) -> str:
        raise OSError("away")

    monkeypatch.setattr(health, "unwritable", away)
    assert (await figures(port))["guildhall_database_writable",] == 0


async def test_alerts_ask_for_figures_that_there_are(port: str) -> None:
    rules = yaml.safe_load(ALERTS)["groups"][0]["rules"]
    asked_for = {name for rule in rules for name in re.findall(r"guildhall_\w+", rule["expr"])}
    _, text = await asked(f"{port}/metrics")
    declared = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    assert {name.removesuffix("_bucket") for name in asked_for} - declared == set()
    assert len(rules) >= 8


async def test_what_discord_does_not_take_counts_as_a_retry(night: Night) -> None:
    before = value("guildhall_delivery_retries_total", kind="post")
    night.env.inject_error("POST", "/channels/*/messages", status=500, times=9)
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.env.advance_time(60)
    assert value("guildhall_delivery_retries_total", kind="post") > before


async def test_nobody_else_hears_of_names_or_secrets(night: Night, port: str) -> None:
    await night.run(night.players[0], "catan new", bots=3)
    await night.settle()
    _, text = await asked(f"{port}/metrics")
    assert night.players[0].name not in text
    assert str(night.guild.id) not in text
