"""House rules on a league night: what organizers write, as it is stored and as the log of the server tells it."""

import simcord

from data.records import AuditLine
from data.rule_records import HouseRule
from league.ids import EventId
from tests.support.night import Night, last

DRINKS = {
    "title_ja": "飲み物の置き場所",
    "text_ja": "飲み物は机の下に置きます。",
    "title_en": "Where drinks stand",
    "text_en": "Drinks stand below the table, never on it.",
    "questions": "Where may I put my drink?\n飲み物はどこに置けばいい?",
}
HOUSE_DOCUMENT = ("house.md", b"## 1.1 Coats\nCoats hang at the door.\n## 1.2 Dogs\nDogs may come.\n")
ONLY_JAPANESE = {"title_ja": "駐車場", "text_ja": "駐車場は会場の裏です。", "questions": "車はどこに止める?"}


def rules(night: Night) -> tuple[HouseRule, ...]:
    """The house rules of the server, in their order."""
    found = night.read(lambda uow: uow.rules.house.find(guild_id=night.guild.id, removed=False))
    assert isinstance(found, tuple)
    return found


def deeds(night: Night) -> list[AuditLine]:
    """What was done, newest first."""
    found = night.read(lambda uow: uow.journal.lines(night.guild.id, EventId(0), 50))
    assert isinstance(found, tuple)
    return list(found)


async def previewed(
    night: Night, values: dict[str, str], command: str = "rule add", **options: object
) -> simcord.InteractionResult:
    """The form, filled in by the organizer."""
    form = await night.run(night.organizer, command, **options)
    return await night.organizer.submit_modal(form, values)


async def saved(night: Night, values: dict[str, str]) -> simcord.InteractionResult:
    """A house rule that is written and saved."""
    preview = await previewed(night, values)
    return await night.click(night.organizer, last(preview), "rule-save")


async def imported(night: Night, name: str, content: bytes) -> simcord.InteractionResult:
    """The organizer imports a file."""
    return await night.run(night.organizer, "rule import", file=(name, content))


async def a_document(night: Night) -> None:
    """A rule document has been given."""
    await night.run(night.organizer, "document add", file=HOUSE_DOCUMENT)
