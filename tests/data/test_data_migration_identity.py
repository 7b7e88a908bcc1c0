"""From the first schema to the second: everything of a real database is kept, what cannot be true is mended and told.

`populated_0001.json.gz` is a backup that the code of the first schema made of the demo league.
"""

import gzip
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, DateTime, MetaData, Table, insert, select

from data.backup import back_up, restore_from
from data.database import Database, open_database
from data.migrate import downgrade, upgrade
from data.numbering import given
from data.transaction import read
from data.unit_of_work import reading
from league.ids import CallId, PlayerId
from tests.support import postgres

Rows = list[dict[str, Any]]
POPULATED = Path(__file__).parent / "populated_0001.json.gz"
NEW: dict[str, dict[str, Any]] = {
    "game": {"reserve_hours": 0, "held_for": "", "head": "", "told_head": ""},
    "game_seat": {"reserve": 0, "place": 0, "spent": ""},
    "outbox": {
        "audit_id": None, "channel_id": 0, "after_post": 0, "asked": [], "duty": "", "about": 0,
        "stands": True,
    },
    "post": {"attempted": ""},
    "timer": {"audit_id": None},
    "guild": {"event_pages": "unlisted", "server_events": False},
    "game_card": {"hint": "", "head": "", "step": "", "step_place": 0},
    "user_settings": {"initials": False, "hints": True, "hinted": ""},
    "result": {"retired": False, "objections": [], "closed_by": 0},
    "penalty": {"points": 0},
    "clock": {"held_at": None, "held_for": ""},
    "entry": {
        "pool": 0, "times_left": 0, "news": "", "times_told": 0, "told_with": "", "seed": 0, "rating": 0.0,
        "team_id": None, "board": 0, "put_in_team": False, "accessible": False, "stands_in": False,
        "challenges": None, "challenge_round": 0,
    },
    "event": {"imported": False, "venue": ""},
    "judge_call": {"going": 0, "role": 0, "elsewhere": False, "worded": {}},
    "person": {"former": []},
    "round": {
        "seeding": "lot", "seeded": [], "accelerated": False, "byes": [], "paired_by": "", "times_drawn": 0,
        "called_off": False, "ends_at": None,
    },
}  # fmt: skip

_SLOT = 4
NAMED = {"penalty:1": "penalty:1:1:player:", "penalty:2": "penalty:1:2:player:"}


def populated() -> dict[str, Rows]:
    tables: dict[str, Rows] = json.loads(gzip.decompress(POPULATED.read_bytes()))["tables"]
    return tables


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database as the code of the first schema made it."""
    with postgres.empty() if postgres.SERVER else postgres.no_server(tmp_path) as url:
        opened = open_database(url)
        upgrade(opened, "0001")
        yield opened
        opened.dispose()


def fill(database: Database, content: dict[str, Rows]) -> None:
    """Put rows into the first schema as its own code would have."""
    with database.begin() as connection:
        for name, rows in content.items():
            table = Table(name, MetaData(), autoload_with=connection)
            if rows:
                connection.execute(insert(table), [stored(table, row) for row in rows])
    if database.dialect.name == "postgresql":
        with database.begin() as connection:
            for name, rows in content.items():
                numbers = [row["id"] for row in rows if row["id"] < 2**31]
                if numbers and name not in {"guild", "user_settings", "command", "rule_shown", "clock"}:
                    connection.exec_driver_sql(
                        f"SELECT setval(pg_get_serial_sequence('\"{name}\"', 'id'), {max(numbers)})"
                    )


def stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """JSON knows no moments and spans."""
    return {name: value(table, name, item) for name, item in row.items()}


def value(table: Table, name: str, item: Any) -> Any:  # noqa: ANN401 - JSON
    if item is not None and isinstance(table.c[name].type, DateTime):
        return moment(item)
    if isinstance(item, str) and item.startswith(("PT", "P0")):
        return span(item)
    return item


def moment(item: str) -> datetime:
    at = datetime.fromisoformat(item)
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def span(item: str) -> int:
    """An ISO 8601 duration in milliseconds."""
    hours, minutes, seconds = 0.0, 0.0, 0.0
    number = ""
    for sign in item.removeprefix("P0D").removeprefix("P").removeprefix("T"):
        if sign.isdigit() or sign == ".":
            number += sign
            continue
        hours, minutes, seconds = (
            hours + float(number) * (sign == "H"),
            minutes + float(number) * (sign == "M"),
            seconds + float(number) * (sign == "S"),
        )
        number = ""
    return round((hours * 3600 + minutes * 60 + seconds) * 1000)


def rows_of(connection: Connection, name: str) -> Rows:
    table = Table(name, MetaData(), autoload_with=connection)
    return [dict(row) for row in connection.execute(select(table).order_by(table.c.id)).mappings()]


def everything(database: Database, names: Iterable[str]) -> dict[str, Rows]:
    with database.connect() as connection:
        return {name: rows_of(connection, name) for name in names}


def _table_of(content: dict[str, Rows], penalty: dict[str, Any]) -> int | None:
    """The table at which a penalty was given, by the numbers on paper."""
    rounds = {
        row["id"]
        for row in content["round"]
        if (row["event_id"], row["number"]) == (penalty["event_id"], penalty["round_number"])
    }
    numbers = (
        row["id"]
        for row in content["game_table"]
        if row["round_id"] in rounds and row["number"] == penalty["table_number"]
    )
    return next(numbers, None)


def test_everything_of_a_real_database_is_kept(database: Database) -> None:
    content = populated()
    fill(database, content)
    before = everything(database, content)

    upgrade(database)

    after = everything(database, content)
    assert {f"{row.pop('at'):%Y-%m-%d}" for row in after["draft"]} == {"2026-11-22"}  # they count from then
    with reading(database) as uow:
        seats = {table.id: list(table.seats) for table in uow.tables.find()}
    assert seats == {row["id"]: row.pop("seats") for row in before["game_table"]}
    for name, rows in before.items():
        for row in rows:
            for column in ("table_id", "winner", "undone_by"):
                if name in {"judge_call", "game", "result", "audit"} and row.get(column) == 0:
                    row[column] = None
            row.update(_new(name, row))
            if name == "game":
                _say_what_it_is(row)
                row["opened_for"] = row["table_id"]
            if name == "penalty":  # by its number in the database
                row["table_id"] = _table_of(before, row)
            if name == "judge_call":  # whoever waited had stopped the clock
                row["halted_at"] = row["at"] if row["status"] == "open" else None
        assert _kept(name, after[name]) == _with_calls(rows), name


def _new(name: str, row: dict[str, Any]) -> dict[str, Any]:
    seen = row.get("status") in {"published", "running", "finished"}
    counted = {
        "round": {"times_published": int(seen)},
        "event": {"check_ins": int(bool(row.get("checkin_until")))},
    }
    return {**NEW.get(name, {}), **counted.get(name, {})}


def _kept(name: str, rows: Rows) -> Rows:
    """Messages have the keys of before, and what only notes that something was told is left out."""
    if name != "outbox":
        return rows
    before = {slot: key for key, slot in NAMED.items()}
    told = [row for row in rows if row["text"] or row["state"] != "withdrawn"]
    named = [row for row in told if row["key"] in before]
    assert {(row["duty"], row["about"]) for row in named} == {("penalty", 1)}
    for row in named:
        row.update(key=before[row["key"]], duty="", about=0)
    assert {row["about"] for row in told if row["duty"] == "seated"} == {4}, "of the round that is played"
    return _with_calls(told)


def _with_calls(rows: Rows) -> Rows:
    """What calls players to a table is named by the table; how its name ended before is kept nowhere."""
    for row in rows:
        kind, *rest = row.get("key", "").split(":")
        if kind == "seated":
            row["key"] = f"seated:{row['subject']}"
        if kind == "seated" and len(rest) == _SLOT:
            assert row["params"].pop("seats")
            row.update(duty="", about=0)
    return rows


def _say_what_it_is(game: dict[str, object]) -> None:
    """Since the fifth schema a game carries its kind, and all that was agreed before it began as one text."""
    options = {name: game.pop(name) for name in ("board", "profile", "domestic_trade")}
    options |= {"offer_limit": 4, "open_offers": 3}
    game.update(kind="catan", rules_version=1, options=json.dumps(options), start=0)


def test_the_way_back_is_whole_too(database: Database) -> None:
    content = populated()
    fill(database, content)
    before = everything(database, content)
    upgrade(database)
    downgrade(database, "0001")
    again = everything(database, content)
    _with_calls(again["outbox"]), _with_calls(before["outbox"])
    assert again == before


def test_a_migrated_database_is_backed_up_and_restored(database: Database, tmp_path: Path) -> None:
    fill(database, populated())
    upgrade(database)
    tables = read(database, lambda uow: uow.tables.find())
    restore_from(database, back_up(database, tmp_path))
    assert read(database, lambda uow: uow.tables.find()) == tables


def test_what_cannot_be_true_is_mended_and_told(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    content = populated()
    event, table = content["event"][0], content["game_table"][0]
    other = next(
        row for row in content["game_table"] if row["round_id"] == table["round_id"] and row is not table
    )
    # A guest was added, played, and was deleted by an undo; somebody has two seats in a round.
    line = {**content["audit"][-1], "id": 900, "action": "entry-add", "params": {"player": "Aoi"}}
    change = {"id": 900, "audit_id": 900, "table_name": "person", "row_id": 800, "before": None, "version": 0}
    content["audit"].append(line)
    content["change"].append(change)
    result = next(row for row in content["result"] if row["table_id"] == table["id"])
    gone = table["seats"][0]
    table["seats"][0] = 800
    result["players"] = [800 if player == gone else player for player in result["players"]]
    other["seats"].append(other["seats"][0])
    # Timers and a call outlived what they were about.
    timer = {**content["timer"][0], "kind": "clock-end", "subject": 999, "key": "clock-end:999:0", "id": 900}
    content["timer"].append(timer)
    content["judge_call"][0]["table_id"] = 999
    fill(database, content)

    with caplog.at_level("WARNING"):
        upgrade(database)

    told = caplog.text
    assert "person 800 was deleted" in told
    assert "'Aoi'" in told
    assert f"player {other['seats'][0]} had a second seat" in told
    assert "1 timers were about a game_table that is gone" in told
    assert "judge_call 1 spoke of game_table 999" in told
    with reading(database) as uow:
        back = uow.people.require(PlayerId(800))
        assert (back.name, back.user_id, back.guild_id) == ("Aoi", None, event["guild_id"])
        assert 800 in uow.tables.require(table["id"]).seats
        assert list(uow.tables.require(other["id"]).seats) == other["seats"][:-1]
        assert uow.calls.require(CallId(1)).table_id == 0
        entry = uow.entries.list_of(uow.events.require(event["id"])).entry_of(back.id)
        assert entry is not None
        assert entry.status == "dropped"


def test_who_inherited_a_number_gives_the_score_back(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    content = populated()
    last = content["audit"][-1]
    player = content["game_table"][0]["seats"][0]
    early, late = "2026-01-01T00:00:00Z", "2099-01-01T00:00:00Z"
    for number, (at, name) in enumerate(((early, "Aoi"), (late, "Beni")), 900):
        content["audit"].append(
            {**last, "id": number, "at": at, "action": "entry-add", "params": {"player": name}}
        )
        content["change"].append(
            {
                "id": number,
                "audit_id": number,
                "table_name": "person",
                "row_id": player,
                "before": None,
                "version": 0,
            }
        )
    fill(database, content)

    with caplog.at_level("WARNING"):
        upgrade(database)

    assert f"person {player} was given to two people" in caplog.text
    with reading(database) as uow:
        (aoi,) = uow.people.find(name="Aoi")
        scored = [row for row in uow.results.find() if aoi.id in row.players]
        assert scored
        assert not any(player in row.players for row in uow.results.find())


def test_numbers_go_on_behind_those_of_rows_that_are_gone(database: Database) -> None:
    if database.dialect.name != "sqlite":
        pytest.skip("PostgreSQL never gave one twice")
    content = populated()
    line = content["audit"][-1]["id"]
    content["change"].append(
        {"id": 900, "audit_id": line, "table_name": "penalty", "row_id": 77, "before": None, "version": 0}
    )
    fill(database, content)
    upgrade(database)
    with database.connect() as connection:
        counted: dict[str, int] = dict(
            connection.exec_driver_sql("SELECT name, seq FROM sqlite_sequence").all()
        )
    assert counted["penalty"] == 77
    assert counted["change"] == 900


def test_a_table_that_is_made_anew_goes_on_counting(database: Database) -> None:
    upgrade(database, "0014")
    with database.begin() as connection:
        outbox = Table("outbox", MetaData(), autoload_with=connection)
        values = {"key": "k", "guild_id": 1, "place": "private", "subject": 1, "text": "x", "params": {}}
        rest = {
            "mentions": [],
            "buttons": [],
            "state": "sent",
            "attempts": 0,
            "channel_id": 0,
            "message_id": 0,
        }
        last = {"error": "", "instead": 0, "after_post": 0}
        gone = connection.execute(insert(outbox).values(**values, **rest, **last)).inserted_primary_key
        connection.execute(outbox.delete())
    upgrade(database)
    assert gone is not None
    with database.connect() as connection:
        assert given(connection)["outbox"] == gone[0]
