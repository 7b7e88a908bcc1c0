"""`/document`: a file becomes a rule document, an event puts it in force, `/rule ask` finds it there."""

import pytest

from bot.i18n import Language
from tests.support.night import Night, last, said
from tests.support.rounds import event_with
from tests.support.wording import says

HOUSE = (
    b"## 1.1 Coats\nCoats hang at the door.\n"
    b"## 1.2 Dogs\nDogs may come if they are quiet.\n"
    b"## 1.3 Fee\nFive pounds.\n"
)


async def test_a_document_is_given_put_in_force_found_cited_and_taken_back(night: Night) -> None:
    await event_with(night, players=0, profile="catan-world")
    added = await night.run(night.organizer, "document add", file=("Club rules.md", HOUSE))
    assert says(said(added), "document-added", count=3)
    assert says(said(added), "document-section", section="own1/2", printed="1.2", title="Dogs")
    offers = await night.complete(night.hall, night.organizer, "document use", "document", "club")
    assert [offer["value"] for offer in offers] == [1]
    used = await night.run(night.organizer, "document use", document=1)
    assert says(said(used), "document-named", standing="above")
    found = said(await night.run(night.players[0], "rule ask", question="can my dog come?"))
    assert "Dogs may come if they are quiet." in found
    assert "Club rules" in found
    assert "own1/2" in said(await night.run(night.players[0], "rule show", section="own1/2"))
    assert "(above)" in said(await night.run(night.players[0], "document list"))
    await night.click(night.organizer, last(used), "rule-undo")
    assert says(said(await night.run(night.players[0], "document list")), "document-held-nowhere")


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_a_file_without_text_is_refused_in_the_language_of_its_sender(
    night: Night, locale: str, language: Language
) -> None:
    night.locales.set(night.organizer.id, locale)
    answer = await night.run(night.organizer, "document add", file=("scan.pdf", b"%PDF-1.7 x"))
    assert says(said(answer), "document-file-not-text", language)
