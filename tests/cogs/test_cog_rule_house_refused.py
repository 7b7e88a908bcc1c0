"""House rules: who may not change them, and what is not taken."""

import discord
import pytest

from bot.i18n import Language
from bot.ui.controls import Control, controls
from tests.support.every_command import forget_setup
from tests.support.house_rules import DRINKS, deeds, previewed, rules, saved
from tests.support.night import Night, last, said
from tests.support.wording import says

pytestmark = pytest.mark.usefixtures("few_questions")

DECISIONS = ("rule-save", "rule-drop", "rule-retype")


async def buttons_for_all(night: Night, undo: int = 0) -> discord.Message:
    """The organizer's private buttons where others can press them, which Discord would not let them."""
    drafts = night.read(lambda uow: uow.drafts.find(guild_id=night.guild.id))
    assert isinstance(drafts, tuple)
    items = [Control(verb, drafts[0].id, drafts[0].version) for verb in DECISIONS]
    channel = night.bot.get_channel(night.hall.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("buttons", view=controls("en", [*items, Control("rule-undo", undo)]))


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
@pytest.mark.parametrize("who", ["judge"])
async def test_only_organizers_change_the_rules(
    night: Night, who: str, locale: str, language: Language
) -> None:
    preview = await previewed(night, DRINKS)
    await night.click(night.organizer, last(preview), "rule-save")
    open_to_all = await buttons_for_all(night, undo=deeds(night)[0].id)
    member = night.players[0] if who == "player" else getattr(night, who)
    night.locales.set(member.id, locale)
    tries = [
        await night.run(member, "rule add"),
        await night.run(member, "rule edit", rule="house/1"),
        await night.run(member, "rule remove", rule="house/1"),
        await night.run(member, "rule import", file=("rules.md", b"# A\nb\n")),
        *[await night.click(member, open_to_all, verb) for verb in DECISIONS],
        await night.click(member, open_to_all, "rule-undo"),
    ]
    assert [says(said(one), "refusal-needs-organizer", language) for one in tries] == [True] * len(tries)
    assert len(rules(night)) == len(deeds(night)) == 1


async def test_a_form_that_is_sent_after_the_role_was_taken_away_is_refused(night: Night) -> None:
    form = await night.run(night.organizer, "rule add")
    forget_setup(night)
    refused = await night.organizer.submit_modal(form, DRINKS)
    assert says(said(refused), "refusal-needs-organizer")
    assert night.read(lambda uow: uow.drafts.find(guild_id=night.guild.id)) == ()


async def test_in_private_there_are_no_house_rules(night: Night) -> None:
    await saved(night, DRINKS)
    user = night.organizer.user
    assert says(said(await user.slash("rule show", section="house/1")), "refusal-no-such-section")


@pytest.mark.parametrize(
    ("values", "english", "japanese"),
    [
        ({"text_en": "x"}, "has no title", "見出しがありません"),
    ],
)
async def test_what_is_missing_is_said_and_nothing_typed_is_lost(
    night: Night, values: dict[str, str], english: str, japanese: str
) -> None:
    refused = await previewed(night, values)
    assert english in said(refused)
    form = await night.click(night.organizer, last(refused), "rule-retype")
    night.locales.set(night.organizer.id, "ja")
    again = await night.organizer.submit_modal(form, values)
    assert japanese in said(again)
    assert rules(night) == ()
