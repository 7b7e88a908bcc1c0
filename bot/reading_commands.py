"""The commands that show how something from outside is understood: a list, a time, a name. They need no database."""

import json
from pathlib import Path
from typing import Annotated

import typer


def add_to(app: typer.Typer) -> None:
    """Make them commands of the program."""
    for command in (read_list, read_time, read_name):
        app.command(name=command.__name__.replace("_", "-"))(command)


def read_list(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="CSV, XLSX or text.")],
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, which is the usual.")] = True,  # noqa: ARG001, FBT002 - said for what it is
    as_trf: Annotated[bool, typer.Option("--trf", help="As a tournament report of FIDE.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Show how a list of players is understood: people, refused lines, columns, what is asked; or write it as TRF."""
    from bot.reading import list_as_json, list_as_trf

    if as_trf:
        typer.echo(list_as_trf(file.read_bytes()), nl=False)
    else:
        _print_json(list_as_json(file.read_bytes()))


def read_time(
    text: Annotated[str, typer.Argument(help="A moment as people type it.")],
    zone: Annotated[str, typer.Option(help="The server's time zone.")] = "Asia/Tokyo",
    language: Annotated[str, typer.Option(help="ja or en.")] = "en",
    now: Annotated[str, typer.Option(help="As ISO 8601; without an offset on the zone's clocks.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="The only form there is.")] = True,  # noqa: ARG001, FBT002 - said for what it is
) -> None:
    """Show which moment a typed text means, as JSON: the moment, whether it was guessed, and why."""
    from datetime import UTC, datetime
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

    from bot.reading import time_as_json

    if language not in {"ja", "en"}:
        raise typer.BadParameter("--language is ja or en")
    try:
        ZoneInfo(zone), datetime.fromisoformat(now or "2026-01-01")
    except (ZoneInfoNotFoundError, ValueError) as fault:
        raise typer.BadParameter(str(fault)) from None
    _print_json(
        time_as_json(text, zone, "ja" if language == "ja" else "en", now or datetime.now(UTC).isoformat())
    )


def read_name(
    text: Annotated[str, typer.Argument(help="A name as people write it.")],
    reading: Annotated[str, typer.Option(help="How it is read, in kana.")] = "",
    number: Annotated[int, typer.Option(help="The player's number.", min=1)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="The only form there is.")] = True,  # noqa: ARG001, FBT002 - said for what it is
) -> None:
    """Show how a name is stored, compared, sorted and drawn, as JSON."""
    from bot.reading import name_as_json

    _print_json(name_as_json(text, reading, number))


def _print_json(found: dict[str, object]) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False, indent=1))
