"""Every rule for registered commands: one good list, and one that breaks just this rule."""

from typing import Any

import discord
import pytest
from discord import app_commands

from tests.support.contract import check_commands, check_request, tree_payloads
from tests.support.contract.commands import is_command_name


def command(name: str = "event", **changes: object) -> dict[str, Any]:
    return {"name": name, "type": 1, "description": "What it does", "nsfw": False, "options": [], **changes}


def option(name: str = "player", **changes: object) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which one", "required": False, **changes}


def choice(name: str, value: str = "v") -> dict[str, Any]:
    return {"name": name, "value": value}


def sub(name: str = "join", *options: dict[str, Any], kind: int = 1) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "Sub", "options": list(options)}


def with_option(name: str = "player", **changes: object) -> list[dict[str, Any]]:
    return [command(options=[option(name, **changes)])]


def bulky(length: int) -> list[dict[str, Any]]:
    """A command of 7,905 characters, and a description that fills up to the length."""
    subs = [sub(f"s{n:02}", *(option(f"o{k}", description="y" * 96) for k in range(3))) for n in range(24)]
    subs[0]["options"] += [option(f"f{k}", description="y" * 98) for k in range(7)]
    return [command(description="y" * (length - 7905), options=subs)]


RULES = [
    ("name", [command("清算-記録_2")], [command("Event")], "not a command name"),
    ("name length", [command("x" * 32)], [command("x" * 33)], "not a command name"),
    (
        "localized name",
        [command(name_localizations={"ja": "大会"})],
        [command(name_localizations={"ja": "大会・予選"})],
        "not a command name",
    ),
    ("option name", with_option(name="席"), with_option(name="the seat"), "not a command name"),
    ("description", [command()], [command(description="")], "description: missing"),
    ("description length", [command(description="x" * 100)], [command(description="x" * 101)], "101"),
    (
        "localized description",
        [command(description_localizations={"ja": "説明"})],
        [command(description_localizations={"ja": "x" * 101})],
        "description[ja]: 101",
    ),
    ("option description", with_option(), with_option(description=""), "description: missing"),
    (
        "locale",
        [command(name_localizations={"ja": "大会"})],
        [command(name_localizations={"jp": "大会"})],
        "'jp'",
    ),
    (
        "required first",
        [command(options=[option("a", required=True), option("b")])],
        [command(options=[option("a"), option("b", required=True)])],
        "required b after optional a",
    ),
    ("commands once", [command("a"), command("b")], [command("a"), command("a")], "stands twice"),
    (
        "commands once in each language",
        [command("a", name_localizations={"ja": "席"}), command("b", name_localizations={"ja": "卓"})],
        [command("a", name_localizations={"ja": "席"}), command("b", name_localizations={"ja": "席"})],
        "stands twice in ja",
    ),
    (
        "options once",
        [command(options=[option("a"), option("b")])],
        [command(options=[option("a"), option("a")])],
        "stands twice",
    ),
    (
        "100 commands",
        [command(f"c{n}") for n in range(100)],
        [command(f"c{n}") for n in range(101)],
        "commands: 101",
    ),
    (
        "25 options",
        [command(options=[option(f"o{n}") for n in range(25)])],
        [command(options=[option(f"o{n}") for n in range(26)])],
        "26 entries",
    ),
    (
        "25 subcommands",
        [command(options=[sub(f"o{n}") for n in range(25)])],
        [command(options=[sub(f"o{n}") for n in range(26)])],
        "26 entries",
    ),
    (
        "25 choices",
        with_option(choices=[choice(str(n)) for n in range(25)]),
        with_option(choices=[choice(str(n)) for n in range(26)]),
        "26 entries",
    ),
    (
        "choice name",
        with_option(choices=[choice("x" * 100)]),
        with_option(choices=[choice("x" * 101)]),
        "101",
    ),
    (
        "choice value",
        with_option(choices=[choice("x", "v" * 100)]),
        with_option(choices=[choice("x", "v" * 101)]),
        "101",
    ),
    (
        "choice once",
        with_option(choices=[choice("x"), choice("y")]),
        with_option(choices=[choice("x")] * 2),
        "twice",
    ),
    (
        "choices or autocomplete",
        with_option(autocomplete=True),
        with_option(autocomplete=True, choices=[choice("x")]),
        "choices together with autocomplete",
    ),
    (
        "choices only for values",
        with_option(choices=[choice("x")]),
        with_option(type=6, choices=[choice("x")]),
        "type 6",
    ),
    ("subcommands alone", [command(options=[sub()])], [command(options=[sub(), option()])], "beside other"),
    (
        "two levels at most",
        [command(options=[sub("group", sub(), kind=2)])],
        [command(options=[sub("group", sub("inner", sub(), kind=2), kind=2)])],
        "nested too deep",
    ),
    (
        "filled groups",
        [command(options=[sub("g", sub(), kind=2)])],
        [command(options=[sub("g", kind=2)])],
        "empty group",
    ),
    ("8000 characters in all", bulky(8000), bulky(8001), "8001 characters in all"),
    (
        "context menus have no description",
        [{"name": "Show record", "type": 2}],
        [{"name": "Show record", "type": 2, "description": "x"}],
        "neither description nor options",
    ),
    (
        "context menus: 5 a type",
        [{"name": f"Menu {n}", "type": 2} for n in range(5)],
        [{"name": f"Menu {n}", "type": 2} for n in range(6)],
        "6 entries",
    ),
]


@pytest.mark.parametrize(("rule", "good", "bad", "fault"), RULES, ids=[rule[0] for rule in RULES])
def test_registered_commands_keep_each_limit(
    rule: str, good: list[dict[str, Any]], bad: list[dict[str, Any]], fault: str
) -> None:
    assert check_commands(good) == (), rule
    assert any(fault in found for found in check_commands(bad)), rule
    assert check_request("PUT", "/applications/1/commands", bad), rule
    assert check_request("PUT", "/applications/1/guilds/2/commands", bad), rule


def test_the_total_counts_the_longest_of_all_languages() -> None:
    bulk = bulky(8000)
    bulk[0]["name_localizations"] = {"ja": "大会"}
    assert check_commands(bulk) == ()
    bulk[0]["name_localizations"] = {"ja": "大会大会大会"}
    assert any("8001 characters" in fault for fault in check_commands(bulk))


@pytest.mark.parametrize("name", ["join", "順位表", "テーブル", "ルール-1", "it's", "ไทย", "हिन्दी"])
def test_command_names_take_letters_of_every_script(name: str) -> None:
    assert is_command_name(name)


@pytest.mark.parametrize("name", ["", "Join", "a b", "a/b", "大会！", "😀", "x" * 33, None])
def test_command_names_take_no_capitals_spaces_or_signs(name: object) -> None:
    assert not is_command_name(name)


async def test_the_payload_of_a_real_tree_is_judged_in_its_languages() -> None:
    class Translator(app_commands.Translator):
        async def translate(
            self,
            string: app_commands.locale_str,
            locale: discord.Locale,
            _context: app_commands.TranslationContextTypes,
        ) -> str | None:
            return "Ø Ø" if locale is discord.Locale.japanese and string.message == "join" else None

    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)

    @tree.command(name="join", description="Joins")
    async def join(interaction: discord.Interaction, seat: int) -> None:
        await interaction.response.send_message(str(seat))

    assert check_commands(await tree_payloads(tree)) == ()
    await tree.set_translator(Translator())
    assert any("name[ja]" in fault for fault in check_commands(await tree_payloads(tree)))
