"""Backup, restore and privacy: whole, or refused and nothing changed."""

import json
import subprocess
import sys
import tracemalloc
from fcntl import LOCK_EX, flock
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import delete, func, insert, select

from data import native_backup
from data.backup import NIGHTLY, back_up, keep_newest, restore_from
from data.database import Database, open_database
from data.left_over import on_the_way, remove_left_over
from data.migrate import current_revision, downgrade, newest_revision, upgrade
from data.privacy import delete_guild, export_guild
from data.records import Guild, Person
from data.restore_refused import RestoreRefused
from data.statements import table_of
from data.tables import CommandRow, PersonRow
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.ids import EventId, PlayerId
from tests.data.test_data_unit_of_work import GUILD, NOW, event, keep, player
from tests.support import postgres
from usecases.execute import execute
from usecases.signup.join import JoinEvent, join_event

ROOT = Path(__file__).parents[2]


def fill(uow: UnitOfWork) -> None:
    uow.guilds.add(Guild(GUILD))
    uow.guilds.add(Guild(GUILD + 1))
    uow.people.add(Person(PlayerId(0), GUILD + 1, "Elsewhere", 99))
    uow.events.add(event(name="大会"))


def everything(database: Database) -> str:
    return export_guild(database, GUILD) + export_guild(database, GUILD + 1)


@pytest.fixture(params=[False, True], ids=["own", "portable"])
def portable(request: pytest.FixtureRequest) -> bool:
    """Whether the backup is in the form for both databases, or in the database's own."""
    return bool(request.param)


def test_a_server_that_is_newer_than_pg_dump_is_backed_up_row_by_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not postgres.SERVER:
        pytest.skip("needs PostgreSQL")
    old = tmp_path / "bin" / "pg_dump"
    old.parent.mkdir()
    old.write_text(
        "#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.24'\ntest \"$1\" = --version\n", encoding="ascii"
    )
    old.chmod(0o755)
    monkeypatch.setattr(native_backup, "_OWN_SERVERS", "/nowhere/*/bin")
    monkeypatch.setenv("PATH", f"{old.parent}:/usr/bin:/bin")
    with postgres.empty() as url:
        database = open_database(url)
        upgrade(database)
        write(database, fill, keep)
        before = everything(database)
        file = back_up(database, tmp_path / "out")
        assert file.name.endswith(".json.gz")
        restore_from(database, file)
        assert everything(database) == before
        database.dispose()


def test_a_restored_backup_is_what_was_there(database: Database, tmp_path: Path, *, portable: bool) -> None:
    write(database, fill, keep)
    execute(database, join_event, JoinEvent(player(5), EventId(1)))
    file = back_up(database, tmp_path, portable=portable)
    own = ".db.gz" if database.dialect.name == "sqlite" else ".dump"
    assert file.name.endswith(".json.gz" if portable else own)
    before = everything(database)

    execute(database, join_event, JoinEvent(player(6), EventId(1)))
    now = everything(database)
    assert now != before
    kept = restore_from(database, file)
    assert kept is not None

    assert everything(database) == before
    again = execute(database, join_event, JoinEvent(player(7), EventId(1)))  # numbers go on where they were
    assert getattr(again, "event", None) is not None
    restore_from(database, kept)
    assert everything(database) == now


def test_a_portable_backup_goes_from_one_database_to_another(database: Database, tmp_path: Path) -> None:
    other = open_database(f"sqlite:///{tmp_path / 'other.db'}")
    upgrade(other)
    write(other, fill, keep)
    restore_from(database, back_up(other, tmp_path, portable=True))
    assert everything(database) == everything(other)


def lost(database: Database) -> int:
    """The number of somebody who was added and is gone."""
    added = write(database, lambda uow: uow.people.add(Person(PlayerId(0), GUILD, "Gone")), keep)
    with database.begin() as connection:
        connection.execute(delete(table_of(PersonRow)).where(table_of(PersonRow).c.id == added.id))
    return added.id


def next_number(database: Database) -> int:
    return write(database, lambda uow: uow.people.add(Person(PlayerId(0), GUILD, "Next")), keep).id


def test_after_a_restore_no_number_is_given_that_stands_on_discord(
    database: Database, tmp_path: Path, *, portable: bool
) -> None:
    write(database, fill, keep)
    file = back_up(database, tmp_path, portable=portable)
    later = next_number(database)
    restore_from(database, file)
    assert next_number(database) > later


def test_the_numbers_go_on_in_the_transaction_of_the_dump(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies after it leaves nothing that must still be done; a table that the dump lacks is no fault."""
    if not postgres.SERVER:
        pytest.skip("needs PostgreSQL")
    write(database, fill, keep)
    downgrade(database, "0008")
    file = back_up(database, tmp_path)
    upgrade(database)
    later = next_number(database)

    def dies(_: Database) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(native_backup, "upgrade", dies)
        with pytest.raises(KeyboardInterrupt):
            restore_from(database, file)
    upgrade(database)
    assert next_number(database) > later


@pytest.mark.parametrize("part", [0, 1, 2, 10])
def test_a_program_that_dies_half_way_changes_nothing(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    """pg_restore is killed after a part of what it had to say, or after all of it."""
    if not postgres.SERVER:
        pytest.skip("needs PostgreSQL")
    write(database, fill, keep)
    file = back_up(database, tmp_path)
    write(database, lambda uow: uow.people.add(Person(PlayerId(0), GUILD, "Later", 5)), keep)
    before = everything(database)
    native_backup.check_dump(database, file)
    real = native_backup.postgres_program("pg_restore")
    dying = tmp_path / "pg_restore"
    told = subprocess.run([real, "--file=-", str(file)], capture_output=True, check=True).stdout  # noqa: S603 - PostgreSQL's own
    dying.write_text(
        f'#!/bin/sh\n{real} "$@" | head -c {len(told) * part // 10}\nkill -9 $$\n', encoding="ascii"
    )
    dying.chmod(0o755)
    found = native_backup.postgres_program
    monkeypatch.setattr(
        native_backup, "postgres_program", lambda name: str(dying) if name == "pg_restore" else found(name)
    )
    with pytest.raises(RestoreRefused, match="nothing is changed"):
        native_backup.put_dump(database, file)
    assert everything(database) == before


def test_a_portable_backup_takes_the_numbers_along_that_are_gone(database: Database, tmp_path: Path) -> None:
    other = open_database(f"sqlite:///{tmp_path / 'other.db'}")
    upgrade(other)
    write(database, fill, keep)
    gone = lost(database)
    restore_from(other, back_up(database, tmp_path, portable=True))
    assert next_number(other) > gone
    beyond = lost(other)
    restore_from(database, back_up(other, tmp_path, portable=True))
    assert next_number(database) > beyond
    other.dispose()


@pytest.mark.parametrize("content", [b"", b"no backup", b"\x1f\x8b broken"])
@pytest.mark.parametrize("end", [".json.gz", ".db.gz", ".dump", ".zip"])
def test_a_broken_backup_is_refused_and_nothing_is_changed(
    database: Database, tmp_path: Path, content: bytes, end: str
) -> None:
    write(database, fill, keep)
    before = everything(database)
    broken = tmp_path / f"broken{end}"
    broken.write_bytes(content)
    with pytest.raises(RestoreRefused):
        restore_from(database, broken)
    assert everything(database) == before
    assert [file.name for file in tmp_path.glob("b*")] == [broken.name]


@pytest.mark.parametrize("missing", [1, 40, 200])
def test_a_backup_without_its_end_is_refused(
    database: Database, tmp_path: Path, missing: int, *, portable: bool
) -> None:
    write(database, fill, keep)
    file = back_up(database, tmp_path, portable=portable)
    before = everything(database)
    file.write_bytes(file.read_bytes()[:-missing])
    with pytest.raises(RestoreRefused):
        restore_from(database, file)
    assert everything(database) == before


def test_a_backup_of_an_older_schema_is_restored_and_brought_forward(
    database: Database, tmp_path: Path
) -> None:
    write(database, fill, keep)
    before = read(database, lambda uow: uow.people.find())
    downgrade(database, "0008")
    older = back_up(database, tmp_path)
    upgrade(database)
    write(database, lambda uow: uow.people.add(Person(PlayerId(0), GUILD, "Later", 5)), keep)
    restore_from(database, older)
    assert current_revision(database) == newest_revision()
    assert read(database, lambda uow: uow.people.find()) == before


def test_only_the_newest_nightly_backups_stay_and_all_that_a_host_wrote(
    database: Database, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    own = back_up(database, folder)
    nightly = [back_up(database, folder, NIGHTLY) for _ in range(3)]
    assert keep_newest(folder, 2) == (nightly[0],)
    assert sorted(folder.iterdir()) == sorted([own, *nightly[1:]])


def test_many_rows_take_no_more_memory_than_few(
    database: Database, tmp_path: Path, *, portable: bool
) -> None:
    few, many = 1_000, 4_000
    _commands(database, range(few))
    restore_from(
        database, back_up(database, tmp_path, portable=portable)
    )  # what is remembered at the first time
    before = _peak(database, tmp_path, portable=portable)
    _commands(database, range(few, many))
    assert _peak(database, tmp_path, portable=portable) < before + 2**19
    with database.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(table_of(CommandRow))) == many


def _commands(database: Database, numbers: range) -> None:
    with database.begin() as connection:
        connection.execute(insert(CommandRow), [{"id": number, "at": NOW} for number in numbers])


def _peak(database: Database, folder: Path, *, portable: bool) -> int:
    tracemalloc.start()
    restore_from(database, back_up(database, folder, portable=portable))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def test_a_servers_data_can_be_given_out_and_deleted(database: Database) -> None:
    write(database, fill, keep)
    execute(database, join_event, JoinEvent(player(5), EventId(1)))
    given = json.loads(export_guild(database, GUILD))
    assert [row["name"] for row in given["event"]] == ["大会"]
    assert [row["user_id"] for row in given["person"]] == [5]

    assert delete_guild(database, GUILD) > 0

    assert not export_guild(database, GUILD)
    others = read(database, lambda uow: uow.people.find(guild_id=GUILD + 1))
    assert [person.name for person in others] == ["Elsewhere"]
    assert read(database, lambda uow: uow.events.find(status=EventStatus.OPEN)) == ()


_SLOW_COPY = """
import sys, time
from pathlib import Path
from data import backup
from data.database import open_database

def half(_database, to):
    to.write_bytes(b"half")
    to.with_name(to.name + ".copying").write_bytes(b"half")
    print("writing", flush=True)
    time.sleep(600)

backup._way = lambda database, portable: (".db.gz", half)
backup.back_up(open_database("sqlite://"), Path(sys.argv[1]), "nightly")
"""


def test_what_a_killed_backup_left_goes_with_the_next_and_what_is_being_written_stays(
    database: Database, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    command = [sys.executable, "-c", _SLOW_COPY, str(folder)]
    killed, alive = (
        subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)  # noqa: S603 - our own program
        for _ in range(2)
    )
    try:
        for process in (killed, alive):
            assert process.stdout is not None
            assert process.stdout.readline() == b"writing\n"
        foreign = folder / "notes.part"
        foreign.write_text("the host's own", encoding="ascii")
        assert len(list(folder.glob("*.gz.part*"))) == 4
        killed.kill()
        killed.wait()
        made = back_up(database, folder)
        left = [path for path in folder.iterdir() if path not in {made, foreign}]
        assert len(left) == 2, "only what the living process writes"
        assert made.exists()
        assert foreign.exists()
    finally:
        for process in (killed, alive):
            process.kill()
            process.communicate()
    back_up(database, folder)
    assert not list(folder.glob("*.gz.part*"))


def test_what_another_process_took_for_left_over_before_it_was_held_is_written_anew_and_stays(
    tmp_path: Path,
) -> None:
    part = tmp_path / "copy.db.gz.part"
    written: list[bool] = []

    def write() -> None:
        with on_the_way(part) as path:
            remove_left_over(tmp_path, (".db.gz",))
            written.append(path.exists())

    with part.open("wb") as taken:
        flock(taken, LOCK_EX)
        writing = Thread(target=write)
        writing.start()
        while _times_open(part) < 2:
            pass
        part.unlink()
    writing.join()
    assert written == [True]
    assert not part.exists()


def _times_open(path: Path) -> int:
    """How often this process has the file open."""
    return sum(one.resolve() == path for one in Path("/proc/self/fd").iterdir())
