"""The command line: run, sandbox, sync, migrate, dry-run, doctor, backup, restore, move, block, leave, export."""

import asyncio
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.allocator import keep_little, settled
from bot.config import BadSettings, Settings, load_settings
from bot.dry_run_command import add_to as add_dry_run
from bot.logs import quiet, start_logging
from bot.reading_commands import add_to

if TYPE_CHECKING:
    from bot.checkup import Finding
    from data.database import Database

_SWITCH = 0.001
"""Seconds after which a busy thread lets another one run: the acknowledgement of a click waits for no drawing."""

_LARGEST = 2**63 - 1
_NONE_SET = (
    "No DISCORD_TOKEN is set: put the bot's token from https://discord.com/developers/applications into .env,"
    " then start again."
)
_NO_SANDBOX = (
    "The sandbox is not installed here: `make run` in a clone installs it, or pip install 'guildhall-league[sandbox]'."
    " To serve Discord, set DISCORD_TOKEN.\n"
    "サンドボックスはインストールされていません。クローンしたフォルダーで `make run` を実行するか、"
    "pip install 'guildhall-league[sandbox]' でインストールしてください。"
    "Discord で動かすには DISCORD_TOKEN を設定してください。"
)
_DISCORDS_ANSWER = 20.0
_PROGRAM = "guildhall-league"
"""The package's own command (pyproject.toml)."""

app = typer.Typer(
    help="Guildhall, the Discord bot that a board-game league runs on.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
add_to(app)
add_dry_run(app)


@app.command()
def run(
    service: Annotated[bool, typer.Option("--service", help="Without a token: end.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Serve Discord when a token is set; without one, open the sandbox in the browser."""
    settings = _settings()
    token = settings.discord_token.get_secret_value()
    if not token and service:
        typer.echo(_NONE_SET, err=True)
        sys.exit(1)
    if not token:
        if find_spec("simcord"):
            typer.echo(
                "No DISCORD_TOKEN is set: opening the sandbox. Put a token into .env to serve Discord."
            )
        _sandbox(settings, settings.sandbox_port)
        return
    from bot.descriptors import raise_limit
    from data.serving import serving

    raise_limit()
    with serving(settings.database_url):
        keep_little()
        from bot.rulebook import the_rulebook
        from bot.startup import create_bot

        sys.setswitchinterval(_SWITCH)
        bot = create_bot(settings)
        the_rulebook().settle = settled  # this process is the bot's alone
        asyncio.run(bot.serve(token))


@app.command()
def sandbox(port: Annotated[int | None, typer.Option(help="Port on this machine.")] = None) -> None:
    """The whole bot in the browser with a demo league: no Discord account, no token."""
    settings = _settings()
    _sandbox(settings, settings.sandbox_port if port is None else port)


@app.command()
def sync(guild: Annotated[int | None, typer.Option(help="Only this server (at once).")] = None) -> None:
    """Register the slash commands with Discord, in both languages."""
    settings = _settings()
    token = settings.discord_token.get_secret_value()
    if not token:
        raise typer.BadParameter("set DISCORD_TOKEN in .env first")
    from bot.errands import register
    from bot.startup import create_bot

    count, link = asyncio.run(register(create_bot(settings), token, guild))
    typer.echo(f"{count} commands registered.")
    typer.echo(f"To invite the bot to a server, open: {link}")


@app.command()
def migrate(
    down_to: Annotated[str | None, typer.Option(help="Go back to this revision ('base': empty).")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask before going back.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Bring the database to the newest schema, or back to an older one."""
    from data.backup import back_up
    from data.database import make_folder, open_database
    from data.migrate import downgrade, known_schema, upgrade
    from data.serving import unserved

    settings = _settings()
    make_folder(settings.database_url)
    database = open_database(settings.database_url)
    if down_to:
        known_schema(down_to)
        database = _filled(settings)
        with unserved(settings.database_url):
            if not yes:
                typer.confirm(f"What schema {down_to} has no place for is removed. Go on?", abort=True)
            kept = back_up(database, settings.backup_dir, "before-downgrade")
            downgrade(database, down_to)
        typer.echo(f"What was there before: {kept}. It holds the hands and dice secrets of running games.")
    else:
        upgrade(database)
    typer.echo("The database is at the wanted schema.")


@app.command()
def doctor() -> None:
    """Check settings, database, fonts and texts; exit 1 when something is wrong."""
    from bot.checkup import checkup

    settings = _settings()
    findings = [*checkup(settings), *_commands(settings)]
    for finding in findings:
        typer.echo(f"{'ok ' if finding.well else 'BAD'} {finding.what}: {finding.words}")
    if not all(finding.well for finding in findings):
        sys.exit(1)


@app.command()
def backup(
    to: Annotated[Path | None, typer.Option(help="File or folder to write.")] = None,
    portable: Annotated[bool, typer.Option("--portable", help="For both databases.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Write a copy of the database while the bot runs."""
    from data.backup import back_up

    settings = _settings()
    database = _filled(settings)
    typer.echo(f"Written: {back_up(database, to or settings.backup_dir, portable=portable)}")
    typer.echo(
        "It holds the hands and the dice secrets of running games: keep it where no player can read it."
    )


@app.command()
def restore(file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")]) -> None:
    """Put a backup in the place of the database; what was there is kept beside it. Stop the bot first."""
    from data.backup import restore_from
    from data.database import open_database
    from data.restore_refused import RestoreRefused
    from data.serving import unserved

    url = _settings().database_url
    try:
        with unserved(url):
            kept = restore_from(open_database(url), file)
    except RestoreRefused as refused:
        typer.echo(f"Not restored: {refused}", err=True)
        sys.exit(1)
    typer.echo(f"Restored. What was there before: {kept or 'nothing'}")


@app.command()
def move(
    to: Annotated[
        str, typer.Argument(help="The address of an empty database, as GUILDHALL_DATABASE_URL has it.")
    ],
) -> None:
    """Move the whole league to another database, SQLite or PostgreSQL; the present one stays. Stop the bot first."""
    from data.database import open_database
    from data.move import move as move_rows
    from data.restore_refused import RestoreRefused
    from data.serving import unserved

    settings = _settings()
    source = _current(settings)
    try:
        with unserved(settings.database_url), unserved(to):
            counts = move_rows(source, open_database(to))
    except RestoreRefused as refused:
        typer.echo(f"Not moved: {refused}", err=True)
        sys.exit(1)
    filled = {name: count for name, count in counts.items() if count}
    for name, count in filled.items():
        typer.echo(f"{count:>9} {name}")
    typer.echo(f"Moved: {sum(filled.values())} rows; both databases have as many of each table.")
    typer.echo("Now set GUILDHALL_DATABASE_URL to the new address. The old database is as it was.")


@app.command()
def block(
    number: Annotated[
        int, typer.Argument(help="Discord's number of a person or a server.", min=1, max=_LARGEST)
    ],
    off: Annotated[bool, typer.Option("--off", help="Let them in again.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Answer a person nowhere any more, or leave a server for good; the running bot hears of it within 30 seconds."""
    from datetime import UTC, datetime

    from data.transaction import write
    from usecases.block import let_in, shut_out

    database, now = _current(_settings()), datetime.now(UTC)
    work = partial(let_in, number) if off else partial(shut_out, number, now)
    changed = write(database, work, bool)
    state = "let in again" if off else "blocked"
    typer.echo(f"{number} is {state}." if changed else f"Nothing to do: {number} was {state} already.")


@app.command()
def leave(guild: Annotated[int, typer.Argument(help="The server's number.", min=1, max=_LARGEST)]) -> None:
    """Leave a server: what is kept of it stays (`export --delete`), and it may invite the bot again (`block`)."""
    import discord

    from bot.errands import depart
    from bot.startup import create_bot

    settings = _settings()
    token = settings.discord_token.get_secret_value()
    if not token:
        raise typer.BadParameter("set DISCORD_TOKEN in .env first")
    try:
        asyncio.run(depart(create_bot(settings), token, guild))
    except discord.HTTPException as error:
        typer.echo(f"Not left: {error.text or error}", err=True)
        sys.exit(1)
    typer.echo(f"The bot has left {guild}.")


@app.command()
def export(
    guild: Annotated[int, typer.Argument(help="The server's number.", min=1, max=_LARGEST)],
    to: Annotated[
        Path | None,
        typer.Option(help="File to write, a new one.", show_default="guildhall-export-<guild>.json"),
    ] = None,
    delete: Annotated[bool, typer.Option("--delete", help="Delete the server's data afterwards.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Everything that is kept of a server, as JSON; with --delete it is removed (privacy)."""
    from data.privacy import delete_guild, export_guild
    from data.private_files import made_private

    file = to or Path(f"guildhall-export-{guild}.json")
    if file.exists():
        typer.echo(f"Not exported: {file} is there already. Name another file with --to.", err=True)
        sys.exit(1)
    database = _current(_settings())
    content = export_guild(database, guild)
    if not content:
        typer.echo(f"Not exported: nothing is kept of {guild}.", err=True)
        sys.exit(1)
    made_private(file).write_text(content, encoding="utf-8")
    typer.echo(f"Written: {file}")
    typer.echo(
        "Left out: secrets, moves and orders of games that are not over, for their players might read it."
    )
    if delete:
        typer.echo(f"Deleted {delete_guild(database, guild)} rows.")


def _commands(settings: Settings) -> "list[Finding]":
    """Whether Discord shows the commands of this program; nothing without a token."""
    import discord

    from bot.checkup import Finding
    from bot.errands import compare
    from bot.faults import in_words
    from bot.startup import create_visitor

    token = settings.discord_token.get_secret_value()
    if not token:
        return []

    async def asked() -> str:
        async with asyncio.timeout(_DISCORDS_ANSWER):
            return (await compare(create_visitor(settings), token)).words

    try:
        differs = asyncio.run(asked())
    except (discord.DiscordException, OSError) as error:
        words = in_words(error, settings) or type(error).__name__
        return [Finding("commands", well=False, words=f"cannot be looked at: {words}")]
    words = f"{differs}. Run `python -m bot sync`" if differs else "registered"
    return [Finding("commands", well=not differs, words=words)]


def _filled(settings: Settings) -> "Database":
    """The database with something in it; without one this says so, makes none and ends."""
    from data.database import is_missing, open_database
    from data.migrate import current_revision

    if not is_missing(settings.database_url):
        database = open_database(settings.database_url)
        if current_revision(database):
            return database
    typer.echo("Nothing done: no database is there. Look at GUILDHALL_DATABASE_URL.", err=True)
    sys.exit(1)


def _current(settings: Settings) -> "Database":
    """The database with this program's tables; with older ones this says what brings them forward and ends."""
    from data.migrate import current_revision, newest_revision

    database = _filled(settings)
    here, newest = current_revision(database), newest_revision()
    if here != newest:
        typer.echo(
            f"Nothing done: the database is of schema {here}, not {newest}: `migrate` first.", err=True
        )
        sys.exit(1)
    return database


def _settings() -> Settings:
    try:
        settings = load_settings()
    except BadSettings as bad:
        for fault in bad.faults:
            typer.echo(f"BAD settings: {fault}", err=True)
        raise typer.Exit(1) from None
    start_logging(settings)
    return settings


def _sandbox(settings: Settings, port: int) -> None:
    if not find_spec("simcord"):
        typer.echo(_NO_SANDBOX, err=True)
        sys.exit(1)
    from bot.sandbox import PortTakenError, demo, serve

    start_logging(quiet(settings))
    typer.echo("Playing the demo league, about ten seconds… / デモリーグを準備しています(約10秒)…")
    try:
        asyncio.run(serve(settings, port, seed=demo.seed, say=typer.echo, history=demo.HISTORY))
    except PortTakenError as taken:
        typer.echo(str(taken), err=True)
        sys.exit(1)
    except TimeoutError:
        typer.echo(
            "This machine was too busy to prepare the demo league in ten minutes. End what else runs, then try again.\n"
            "このマシンが混み合っていて、10分以内に準備できませんでした。ほかの処理を終えてから、もう一度お試しください。",
            err=True,
        )
        sys.exit(1)


def main() -> None:
    """Do what the command line says; what a host can mend is told in a line, and ends with 1.

    The program of the installed package opens the bot, or its sandbox, where no more is said.
    """
    if len(sys.argv) == 1 and Path(sys.argv[0]).name == _PROGRAM:
        sys.argv.append("run")
    try:
        app()
    except Exception as error:
        from bot.faults import in_words

        words = in_words(error, load_settings())
        if not words:
            raise
        typer.echo(words, err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
