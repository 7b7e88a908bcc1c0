"""Once a night: a backup, and what is old is forgotten, one not hindering the other."""

from datetime import timedelta

import pytest

from bot.nightly import NightlyWorker
from tests.support.night import Night


def worker(night: Night, **settings: object) -> NightlyWorker:
    """The worker of a bot with these settings."""
    bot_context = night.bot.bot_context
    bot_context.settings = bot_context.settings.model_copy(update=settings)
    return NightlyWorker(bot_context)


def later(night: Night, passed: timedelta) -> None:
    """The bot's clock shows a later moment."""
    night.bot.bot_context.now = lambda: night.env.now() + passed


def interactions(night: Night) -> int:
    """How many numbers of interactions are kept."""
    with night.bot.bot_context.database.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM command").scalar_one())


async def test_a_night_writes_a_backup_keeps_the_newest_and_forgets_what_is_old(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    folder = night.settings.backup_dir
    assert interactions(night)
    for _ in range(3):
        await worker(night, backup_nights=2).work()
    assert len(list(folder.glob("nightly-*"))) == 2
    assert interactions(night)
    later(night, timedelta(days=3))
    await worker(night, backup_nights=2).work()
    assert interactions(night) == 0


async def test_no_nights_write_nothing(night: Night) -> None:
    await worker(night, backup_nights=0).work()
    assert not night.settings.backup_dir.exists()


async def test_a_backup_that_fails_is_told_and_hinders_nothing(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    night.settings.backup_dir.write_text("a file where the folder should be", encoding="utf-8")
    await night.run(night.organizer, "event create", name="Cup")
    later(night, timedelta(days=3))
    await worker(night, backup_nights=2).work()
    said = capsys.readouterr().out
    assert "no backup" in said
    assert str(night.settings.backup_dir) in said
    assert "Traceback" not in said
    assert interactions(night) == 0
