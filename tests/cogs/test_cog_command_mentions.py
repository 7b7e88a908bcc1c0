"""Commands in answers: to be pressed where a reader's client lists them so, else in plain localized words."""

import re

import discord
import pytest

from bot.i18n import with_listed_commands
from bot.ui.command_mentions import numbers_of, pressable, with_mentions
from bot.ui.reply import CONTENT_LIMIT, Reply, embed
from tests.support.night import Night, said
from tests.support.wording import says
from tests.ui.test_command_names import static_texts

MENTION = re.compile(r"</([a-z]+(?: [a-z]+)?):(\d+)>")


async def learn(night: Night) -> dict[str, int]:
    """What the bot asks when it connects; on this Discord the commands were not registered yet then."""
    registered = await night.bot.tree.fetch_commands()
    night.bot.known.note(registered)
    return numbers_of(registered)


async def test_every_command_in_an_english_text_can_be_pressed(night: Night) -> None:
    numbers = await learn(night)
    groups = {name.partition(" ")[0] for name in numbers if " " in name}
    for words in (with_listed_commands("en", written) for written in static_texts("en")):
        shown = with_mentions(words, numbers, len(words) * 9)
        left = {name for name in re.findall(r"`/([a-z]+)[^`]*`", shown) if name not in groups}
        assert left == set(), words
        for name, number in MENTION.findall(shown):
            assert numbers[name] == int(number)
    assert MENTION.search(with_mentions(with_listed_commands("en", "`/signup drop`"), numbers, 9999))


async def test_no_japanese_text_has_a_mention_for_it_would_show_the_english_name(night: Night) -> None:
    numbers = await learn(night)
    for words in static_texts("ja"):
        listed = with_listed_commands("ja", words)
        assert with_mentions(listed, numbers, len(listed) * 9) == listed


async def test_help_refusals_and_next_steps_are_pressed_in_english_and_read_in_japanese(night: Night) -> None:
    numbers = await learn(night)
    helped = said(await night.run(night.organizer, "help", topic="organizer"))
    assert f"</event create:{numbers['event create']}>" in helped
    assert "`/event create`" not in helped
    created = said(await night.run(night.organizer, "event create", name="Cup"))
    assert f"</desk:{numbers['desk']}>" in created
    night.locales.set(night.players[0].id, "ja")
    refused = said(await night.run(night.players[0], "event show"))
    assert "</" not in refused
    night.locales.set(night.organizer.id, "ja")
    japanese = said(await night.run(night.organizer, "help", topic="organizer"))
    assert says(japanese, "help-organizer", language="ja")
    assert "/event" not in japanese


async def test_a_bot_that_starts_again_knows_its_commands(night: Night) -> None:
    assert night.bot.bot_context.command_numbers == {}
    await night.restart()
    assert "event create" in night.bot.bot_context.command_numbers


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("Use `/desk`.", "Use </desk:5>."),
        ("`/event open`", "</event open:7>"),
        ("`/event edit name:`", "`/event edit name:`"),
        ("`/event open event:Cup`", "</event open:7> `event:Cup`"),
        ("`/desk now`", "</desk:5> `now`"),
        ("`/event`", "`/event`"),
        ("/desk", "/desk"),
        ("`/etc/passwd`", "`/etc/passwd`"),
    ],
)
def test_what_is_typed_behind_a_command_stands_behind_its_mention(words: str, shown: str) -> None:
    numbers = {"desk": 5, "event open": 7}
    assert with_mentions(words, numbers, 100) == shown


def test_an_answer_that_mentions_would_make_too_long_keeps_its_words() -> None:
    words = "`/desk` " * (CONTENT_LIMIT // 8)
    kept = pressable(Reply(words, embeds=(embed("`/desk`", "`/desk`", footer="`/desk`"),)), {"desk": 5})
    assert kept.content == words
    (box,) = kept.embeds
    assert (box.title, box.description, box.footer.text) == ("`/desk`", "</desk:5>", "`/desk`")


async def test_menu_commands_have_no_mention(night: Night) -> None:
    numbers = await learn(night)
    menus = night.bot.tree.get_commands(type=discord.AppCommandType.user)
    assert menus
    assert not {menu.name for menu in menus} & set(numbers)
