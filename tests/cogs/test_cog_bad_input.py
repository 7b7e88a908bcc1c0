"""Bad input: each is answered clearly, in words that say what to do, and nothing is changed."""

from dataclasses import replace

import discord
import pytest

from data.records import Person
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus, EventEntry
from league.ids import PlayerId
from tests.support.every_command import WENT_WRONG, kept
from tests.support.night import Night, said
from tests.support.reading import raw_words
from tests.support.results import filled
from tests.support.rounds import (
    event_with,
    players_imported,
    running,
    seats,
    tables,
)
from tests.support.wording import says

NAMES = {
    "emoji": "👨‍👩‍👧‍👦🎲" * 9,
    "right to left": "שלום עולם",
    "turned around": "\u202egnorw\u202c",
    "mentions": "@everyone <@123456789012345678> <#123456789012345678> <@&123456789012345678>",
    "markdown": "**b** ||s|| `c` [l](https://example.org) # h",
    "very long": "名" * 10_000,
    "like a text of ours": "{ $name }",
    "a formula": '=HYPERLINK("x")',
    "line breaks": "one\ntwo\r\n\x00three",
}


def refused(result: object, *words: str) -> None:
    """A clear refusal that says this."""
    answer = said(result)  # type: ignore[arg-type]  # an interaction's result
    assert answer.startswith("⛔"), answer
    assert not WENT_WRONG.search(answer), answer
    for word in words:
        assert word in answer


def harmless(words: str) -> None:
    """Nothing in it pings, links, turns the line around or breaks Discord's limit."""
    assert "@everyone" not in words
    assert "<@&1" not in words.replace("\\<", "")
    assert "<#1" not in words.replace("\\<", "")
    assert "\u202e" not in words
    assert "**b**" not in words
    assert len(words) <= 6000


async def test_a_forged_form_is_refused(night: Night) -> None:
    await running(night)
    mine, other = tables(night)
    opened = await night.run(night.judge, "result report", table=mine.id)
    before = kept(night)
    with pytest.raises(Exception, match=r"component|field|custom_id"):
        await night.judge.submit_modal(
            opened, filled(other)
        )  # Discord itself takes no fields that were not shown
    assert kept(night) == before


async def test_six_hundred_players_are_seated_and_published_within_discords_limits(night: Night) -> None:
    await event_with(night, 0)

    def crowd(uow: UnitOfWork) -> None:
        event = uow.events.find()[0]
        people = [
            uow.people.add(Person(PlayerId(0), night.guild.id, f"選手 {n:04d}", 10**17 + n))
            for n in range(600)
        ]
        entries = tuple(EventEntry(PlayerId(p.id), EntryStatus.CONFIRMED, n) for n, p in enumerate(people, 1))
        uow.entries.store(event, replace(uow.entries.list_of(event), entries=entries))

    write(night.bot.bot_context.database, crowd, lambda _: True)
    for command in (
        "round seat",
        "round show",
        "signup list",
        "round publish",
        "standings show",
        "event export",
    ):
        answer = await night.run(night.organizer, command)
        assert said(answer), command
        assert "⛔" not in said(answer), said(answer)
        assert not WENT_WRONG.search(said(answer))
    await night.settle()
    assert len(seats(night)) == len(night.channels["pairings"].threads) == 150
    assert [p.error for p in posts_of(night) if p.error or p.wanted > p.done] == []  # type: ignore[attr-defined]  # posts


def posts_of(night: Night) -> tuple[object, ...]:
    """All living posts."""
    return night.read(lambda uow: uow.outbox.posts.find())  # type: ignore[return-value]  # a tuple of posts


# Names and files


@pytest.mark.parametrize("name", NAMES)
async def test_names_are_shown_without_effect_wherever_they_appear(night: Night, name: str) -> None:
    created = await night.run(night.organizer, "event create", name=NAMES[name][:60])
    answers = [created, await night.run(night.organizer, "event open")]
    for number in range(3):
        options = {"guest": f"{number} {NAMES[name]}"[:4000]}
        answers.append(await night.run(night.organizer, "signup add", **options))
    looks = ("signup list", "round seat", "round publish", "round show", "standings show", "event log")
    answers += [await night.run(night.organizer, command) for command in looks]
    await night.settle()
    assert not [said(answer) for answer in answers if said(answer).startswith("⛔")]
    threads = night.channels["pairings"].threads
    posted = [
        *night.posts("announcements"),
        *night.posts("pairings"),
        *(m for t in threads for m in t.history()),
    ]
    # Discord's own line about a thread says its name, which has no markup there.
    messages = [one for one in posted if one.type is not discord.MessageType.thread_created]
    assert len(threads) == 1
    for message in (
        *messages,
        *(found for answer in answers for found in (answer.response, *answer.followups)),
    ):
        assert message is not None
        harmless(message.content)
        harmless("\n".join(raw_words(message)))
        for box in message.embeds:  # a title shows neither mentions nor links
            harmless(
                "\n".join([box.description or "", *(f"{item.name} {item.value}" for item in box.fields)])
            )
            assert len(box) <= 6000


async def test_an_announcement_keeps_its_markup_and_pings_nobody(night: Night) -> None:
    await event_with(night, 0)
    typed = f"**Bring snacks** @everyone {night.players[0].mention} " + "*" * 1400
    await night.run(night.organizer, "event announce", words=typed)
    await night.settle()
    (post,) = [post for post in night.posts("announcements") if "snacks" in post.content]
    assert "**Bring snacks** @everyone" in post.content
    sent = [request.json or {} for request in night.env.http_requests if "snacks" in str(request.json)]
    assert [body["allowed_mentions"]["parse"] for body in sent] == [[]]
    assert [body["allowed_mentions"].get("users", []) for body in sent] == [[]]


CSV = {
    "empty": (b"", "refusal-list-empty", {}),
    "only a heading": (b"name\n", "refusal-list-empty", {}),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0", "refusal-list-not-text", {}),
    "another encoding": ("name\nÄrger".encode("utf-32"), "refusal-list-not-text", {}),
    "a cell of a book's length": (b"name\n" + b"x" * 140_000, "refusal-list-long-line", {"line": 2, "longest": 1000}),
    "too many lines": (
        b"name\n" + b"\n".join(b"P%d\n" % n for n in range(1001)), "refusal-list-too-long", {"most": 1000}
    ),
}  # fmt: skip


@pytest.mark.parametrize("file", CSV)
async def test_a_broken_csv_enters_nobody_and_says_why(night: Night, file: str) -> None:
    await event_with(night, 4, profile="ikebukuro")  # regulations with classes A to C
    before = kept(night)
    content, key, params = CSV[file]
    answer = await night.run(night.organizer, "signup import", file=("players.csv", content))
    refused(answer)
    assert says(said(answer), key, "en", **params)
    assert kept(night) == before


LINES: dict[str, tuple[bytes, list[tuple[int, str, dict[str, str]]]]] = {
    "a quote never closed": (b'name,club\n"Aoi,x\nKen,y\n', [(2, "line-list-quotes", {})]),
    "numbers that are none of Discord's": (
        b"name,discord_id\nA,99999999999999999999\nB,-1\nC,12\nD,",
        [
            (2, "line-list-no-member", {"cell": "99999999999999999999"}),
            (3, "line-list-not-id", {"cell": "-1"}),
            (4, "line-list-not-id", {"cell": "12"}),
        ],
    ),
    "classes that nobody knows": (
        "name,class\nA,Z\nB,Ｂ".encode(),
        [(2, "line-list-class", {"cell": "Z", "known": "A, B, C"})],
    ),
    "lines without a name": (b"name,class\n,A\nB,B\n", [(2, "line-list-no-name", {})]),
}


@pytest.mark.parametrize("file", LINES)
async def test_a_broken_line_is_named_and_refuses_nobody_else(night: Night, file: str) -> None:
    await event_with(night, 4, profile="ikebukuro")  # regulations with classes A to C
    content, faults = LINES[file]
    answer = said(await players_imported(night, content))
    preview = said(await night.run(night.organizer, "signup import", file=("players.csv", content)))
    assert says(answer, "signup-imported", added=1)
    for line, key, params in faults:
        assert says(preview, "import-refused-line", line=line), preview
        assert says(preview, key, "en", **params), preview


@pytest.mark.parametrize(
    "content",
    [
        "名前,クラス\n花,Ａ\n".encode("cp932"),
        b"name\rHana\r",
        "\ufeffname;class\n花;b\n".encode(),
        b"Name\tid\nHana\t\n",
    ],
)
async def test_what_spreadsheets_write_is_read(night: Night, content: bytes) -> None:
    await event_with(night, 0)
    answer = await players_imported(night, content)
    assert says(said(answer), "signup-imported", added=1)


BASE = 'name = "house"\nbase = "catan-japan"\n[titles]\nja = "家"\nen = "House"\n'
TOML = {
    "empty": ("", ("`base`", "missing")),
    "no TOML": ("name = ", ("Line 1",)),
    "no text": ("\x00\x01", ("TOML",)),
    "two faults": (
        f"win_target = 9999\nwin_traget = 3\n{BASE}",
        ("`win_target`", "win_traget", "Did you mean"),
    ),
    "a built-in name": (BASE.replace('"house"', '"rivals"'), ("built-in",)),
}


@pytest.mark.parametrize("file", TOML)
async def test_broken_regulations_are_refused_with_every_fault_in_words(night: Night, file: str) -> None:
    content, words = TOML[file]
    before = kept(night)
    options = {"name": "Cup", "regulations": ("house.toml", content.encode())}
    answer = await night.run(night.organizer, "event create", **options)
    refused(answer, *words)
    assert says(said(answer), "refusal-profile-faults")
    night.locales.set(night.organizer.id, "ja")
    answer = await night.run(night.organizer, "event create", **options)
    refused(answer)
    assert says(said(answer), "refusal-profile-faults", language="ja")
    assert kept(night) == before
