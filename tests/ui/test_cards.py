"""Messages that are laid out stay inside Discord's limits, whatever stands in them."""

from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.cards import CARDS_LIMIT, PARTS_LIMIT, Gallery, MessageCard, Part, SectionPart, heading, small
from bot.ui.controls import Control, controls
from bot.ui.layout import layout_of, texts_in
from bot.ui.other_language import with_other_language
from bot.ui.reply import Picture, Reply, embed, marks
from tests.support.contract.messages import created_faults

LONG = "a long line of words about a table\n" * 90


def button(number: int) -> discord.ui.Button[discord.ui.View]:
    return Control("judge-call", number, label="Call a judge").button("en")


def body_of(reply: Reply) -> dict[str, Any]:
    """The request that sends it."""
    sent = reply.sent()
    return {"flags": 1 << 15, "components": sent["view"].to_components(), "allowed_mentions": {"parse": []}}


WORDS = st.integers(1, 3500).map(lambda length: LONG[:length])
PARTS = st.one_of(
    WORDS,
    st.tuples(WORDS, st.integers(1, 10**9)).map(lambda both: SectionPart(both[0], button(both[1]))),
    st.just(Gallery(("a.png",))),
)


@given(
    st.lists(st.lists(PARTS, min_size=1, max_size=30), min_size=1, max_size=3),
    st.integers(0, 24),
    st.integers(0, 2000),
)
def test_what_is_too_much_is_cut_with_words_and_never_refused(
    cards: list[list[Part]], count: int, beside: int
) -> None:
    rows = controls("en", [Control("result-report", number) for number in range(count)])
    many = tuple(MessageCard((heading("Round"), *parts)) for parts in cards)
    reply = with_other_language(Reply(LONG[:beside], view=rows, cards=many), "en")
    faults = [one for one in created_faults(body_of(reply), ()) if "stands twice" not in one]
    assert faults == []
    assert sum(len(card.words.splitlines()) > 0 for card in reply.cards) == len(cards)
    layout = reply.sent()["view"]
    assert layout.content_length() <= CARDS_LIMIT
    assert len(list(layout.walk_children())) <= PARTS_LIMIT


def test_of_too_many_sections_the_last_lose_their_buttons_and_no_words() -> None:
    parts = tuple(SectionPart(f"Table {number}", button(number)) for number in range(1, 21))
    reply = Reply(cards=(MessageCard((heading("Round"), *parts)),))
    (card,) = reply.cards
    kept = [part for part in card.parts if isinstance(part, SectionPart)]
    assert kept == list(parts[: len(kept)])
    assert len(kept) == 12
    assert card.words.splitlines() == ["### Round", *(f"Table {number}" for number in range(1, 21))]


def test_a_name_in_a_heading_has_no_effect() -> None:
    shown = heading("<@1> **x** @everyone")
    assert "<@1>" not in shown.replace("\\<", "")
    assert "**x**" not in shown.replace("\\*", "")
    assert "@everyone" not in shown


@pytest.mark.parametrize("described", [True, False])
def test_a_picture_that_no_part_names_stands_at_the_end_with_its_words(described: bool) -> None:  # noqa: FBT001 - a case
    files = (Picture("a.png", b"", "what it shows"), Picture("b.png", b"", "another"))
    layout = layout_of("", (MessageCard(("words", Gallery(("a.png",)))),), None, files, described=described)
    galleries = [item for item in layout.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    shown = [(one.media.url, one.description) for gallery in galleries for one in gallery.items]
    words = ["what it shows", "another"] if described else [None, None]
    assert shown == list(zip(("attachment://a.png", "attachment://b.png"), words, strict=True))


def test_boxes_become_cards_that_say_the_same() -> None:
    box = embed("Title", "Body", footer="Foot")
    box.add_field(name="Field", value="Value")
    reply = Reply("above", embeds=(box,)).laid_out()
    assert reply.words == "above\n### Title\nBody\n**Field**\nValue\n-# Foot"
    assert reply.sent()["embeds"] == []
    assert list(texts_in(reply.sent()["view"].children)) == ["above", reply.words.removeprefix("above\n")]
    assert Reply("only words").laid_out().words == "only words"


def test_the_digest_and_the_marks_of_a_layout_follow_its_words_and_its_headings() -> None:
    one, other = (
        Reply(cards=(MessageCard((heading("Round 1"), words)),)) for words in ("waits", small("plays"))
    )
    assert one.digest() != other.digest()
    assert marks(one) == marks(other), "it is the same message, whatever it says by now"
    assert marks(one) != marks(Reply(cards=(MessageCard((heading("Round 2"), "waits")),)))
