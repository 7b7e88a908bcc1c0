"""What `sync` registers with Discord, in both languages."""

from discord import app_commands

from bot.command_texts import walk
from tests.support.contract import check_commands, tree_payloads
from tests.support.night import Night

# Every group and subcommand that LEAGUE.md promises and whose issue is done (`/game`, the rest of `/rule`: not yet).
PROMISED = {
    "setup": (),
    "event": ("create", "open", "close", "show", "list", "announce", "finish", "export"),
    "signup": ("join", "leave", "list", "checkin", "add", "remove", "approve", "refuse", "import"),
    "round": (
        "seat", "publish", "swap", "lock", "start", "pause", "resume", "extend", "end", "cancel", "show",
    ),
    "result": ("report", "history", "correct", "walkover"),
    "standings": ("show", "explain", "advance"),
    "penalty": ("warn", "disqualify", "revoke", "list"),
    "judge": ("call", "rule", "appeal", "committee", "report"),
    "clock": ("time", "late", "breaks"),
    "rule": ("ask", "show"),
    "me": ("next", "record", "language", "notifications"),
    "help": (),
    "doctor": (),
}  # fmt: skip


async def test_discord_would_accept_every_command_in_both_languages(night: Night) -> None:
    assert check_commands(await tree_payloads(night.bot.tree)) == ()


async def test_every_promised_command_is_there(night: Night) -> None:
    names = {node.qualified_name for node in walk(night.bot.tree)}
    promised = {
        f"{group} {sub}" if sub else group for group, subs in PROMISED.items() for sub in subs or ("",)
    }
    assert promised - names == set()


async def test_every_command_and_option_has_a_japanese_name(night: Night) -> None:
    options = [option for payload in await tree_payloads(night.bot.tree) for option in _flat(payload)]
    missing = [option["name"] for option in options if "'ja'" not in str(option.get("name_localizations"))]
    assert missing == []


async def test_every_option_that_names_a_thing_completes_while_one_types(night: Night) -> None:
    things = {
        "event",
        "table",
        "player",
        "section",
        "winner",
        "call",
        "player_a",
        "player_b",
        "topic",
        "zone",
    }
    silent = [
        f"{node.qualified_name} {parameter.name}"
        for node in walk(night.bot.tree)
        if isinstance(node, app_commands.Command)
        for parameter in node.parameters
        if parameter.name in things and not parameter.autocomplete and not parameter.choices
    ]
    assert silent == []


def _flat(node: dict[str, object]) -> list[dict[str, object]]:
    children = node.get("options")
    below = [item for child in children for item in _flat(child)] if isinstance(children, list) else []
    return [node, *below]
