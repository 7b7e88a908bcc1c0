"""Whoever gets no answer reads why: the commands are old, the connection was cut; what is too late is one line."""

from copy import deepcopy
from typing import Any

import pytest
from discord import app_commands

from bot import apology
from bot.config import Settings
from bot.i18n import Language
from bot.registered import Drift, drift
from tests.bot.test_outbox import opened
from tests.support.contract import tree_payloads
from tests.support.night import Night, said
from tests.support.wording import says

_COMMAND = 2
"""Discord's kind of an interaction that is a command."""


def without(tree: app_commands.CommandTree[Any], group: str, verb: str = "") -> None:
    """This program has such a command no more; Discord still shows it."""
    found = tree.get_command(group)
    if isinstance(found, app_commands.Group) and verb:
        found.remove_command(verb)
    else:
        tree.remove_command(group)


@pytest.mark.parametrize("name", ["help", "signup list"])
async def test_a_command_that_this_version_does_not_have_says_what_to_do(
    night: Night, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    without(night.bot.tree, *name.split())
    capsys.readouterr()
    for _ in range(3):
        assert says(said(await night.run(night.players[0], name)), "command-outdated")
    log = capsys.readouterr().out
    assert log.count("python -m bot sync") == 1
    assert "Traceback" not in log
    night.env._errors.clear()


@pytest.mark.parametrize(
    ("locale", "language", "way"),
    [
        ("en-US", "en", "`/organize signup do:drop`"),
        ("ja", "ja", "`/主催 参加者 操作:離脱`"),
    ],
)
async def test_a_former_name_that_a_client_still_sends_is_answered_with_the_way(
    night: Night, locale: str, language: Language, way: str
) -> None:
    who = night.organizer
    night.locales.set(who.id, locale)
    former = {"id": "1", "name": "signup", "type": 1, "options": [{"name": "drop", "type": 1, "options": []}]}
    for data in (former, former | {"name": "penalty", "options": [{"name": "warn", "type": 1}]}):
        answer = said(await who._dispatch_interaction(_COMMAND, night.hall, deepcopy(data)))
        assert answer.startswith("⛔")
        assert says(answer, "command-moved", language, command=way) == (data is former)
    night.env._errors.clear()


@pytest.mark.parametrize("tries", [1, 4])
async def test_an_answer_that_was_cut_off_ends_in_words_once_the_connection_is_back(
    night: Night, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apology, "_PAUSES", (0.0, *[0.001] * 3))
    await opened(night)
    (post,) = night.posts("announcements")
    night.env.inject_error("POST", "/webhooks/*", status=500, times=tries)
    assert says(said(await night.click(night.players[0], post, "signup-join")), "answer-cut")


async def test_what_came_too_late_for_discord_is_one_line(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    (post,) = night.posts("announcements")
    capsys.readouterr()
    night.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=3)
    for player in night.players[:3]:
        await night.click(player, post, "signup-join")
    log = capsys.readouterr().out
    assert log.count("three seconds") == 1
    assert "Traceback" not in log


async def test_what_is_registered_is_compared_with_this_program(night: Night) -> None:
    own = await tree_payloads(night.bot.tree)
    assert drift(own, own) == Drift((), (), ())
    assert drift(own, []).missing
    assert drift(own, []).words.startswith("not registered: /")
    assert drift(own, []).words.endswith("more")
    assert "Find the rule" in drift(own, []).missing
    old = deepcopy(own)
    (event,) = (one for one in old if one["name"] == "event")
    create, *others = event["options"]
    event["options"] = [{**create, "options": []}, *others, {"type": 1, "name": "begin"}]
    assert drift(own, old) == Drift((), ("/event begin",), (f"/event {create['name']}",))


async def test_commands_of_another_version_are_told_or_registered_at_the_start(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = night.bot
    await bot.known.learn()
    assert not says(capsys.readouterr().out, "command-outdated")
    help_command = bot.tree.get_command("help")
    assert help_command is not None
    without(bot.tree, "help")
    await bot.known.learn()
    assert "dead: /help" in capsys.readouterr().out
    bot.bot_context.settings = Settings(sync_at_start=True, _env_file=None)
    await bot.known.learn()
    assert (await bot.known.compared()).words == ""
    assert "commands registered" in capsys.readouterr().out
