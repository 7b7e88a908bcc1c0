"""Backup, restore and privacy: whole, or refused and nothing changed."""

import json
from pathlib import Path

import pytest

from data.backup import RestoreRefused, back_up, restore_from
from data.database import Database
from data.privacy import delete_guild, export_guild
from data.records import Guild, Person
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from tests.data.test_data_unit_of_work import GUILD, event, keep, player
from usecases.execute import execute
from usecases.signup.join import JoinEvent, join_event


def fill(uow: UnitOfWork) -> None:
    uow.guilds.add(Guild(GUILD))
    uow.guilds.add(Guild(GUILD + 1))
    uow.people.add(Person(0, GUILD + 1, "Elsewhere", 99))
    uow.events.add(event(name="大会"))


def everything(database: Database) -> str:
    return export_guild(database, GUILD) + export_guild(database, GUILD + 1)


def test_a_restored_backup_is_what_was_there(database: Database, tmp_path: Path) -> None:
    write(database, fill, keep)
    execute(database, join_event, JoinEvent(player(5), 1))
    file = back_up(database, tmp_path)
    before = everything(database)

    execute(database, join_event, JoinEvent(player(6), 1))
    assert everything(database) != before
    kept = restore_from(database, file)

    assert everything(database) == before
    assert kept.exists()
    again = execute(database, join_event, JoinEvent(player(7), 1))  # numbers go on where they were
    assert getattr(again, "event", None) is not None


@pytest.mark.parametrize("content", [b"", b"no backup", b"\x1f\x8b broken"])
def test_a_broken_backup_is_refused_and_nothing_is_changed(
    database: Database, tmp_path: Path, content: bytes
) -> None:
    write(database, fill, keep)
    before = everything(database)
    broken = tmp_path / "broken.json.gz"
    broken.write_bytes(content)
    with pytest.raises(RestoreRefused):
        restore_from(database, broken)
    assert everything(database) == before


def test_a_servers_data_can_be_given_out_and_deleted(database: Database) -> None:
    write(database, fill, keep)
    execute(database, join_event, JoinEvent(player(5), 1))
    given = json.loads(export_guild(database, GUILD))
    assert [row["name"] for row in given["event"]] == ["大会"]
    assert [row["user_id"] for row in given["person"]] == [5]

    assert delete_guild(database, GUILD) > 0

    assert not any(json.loads(export_guild(database, GUILD)).values())
    others = read(database, lambda uow: uow.people.find(guild_id=GUILD + 1))
    assert [person.name for person in others] == ["Elsewhere"]
    assert read(database, lambda uow: uow.events.find(status=EventStatus.OPEN)) == ()
