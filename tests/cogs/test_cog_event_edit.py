"""`/event edit`: what may still change, who comes up, and which posts follow."""

from tests.support.night import Night, direct, said, shown
from tests.support.rounds import event_with, running, the_event
from tests.support.wording import says, worded


async def test_name_start_and_rounds_reach_the_announcement(night: Night) -> None:
    await event_with(night, 4)
    await night.run(night.organizer, "event edit", name="Winter Cup", rounds=6)
    refused = said(await night.run(night.organizer, "event edit", starts="2126-05-01 19:00"))
    assert says(refused, "refusal-moment-far")
    await night.run(night.organizer, "event edit", starts="tomorrow 19:00")
    await night.settle()
    post = shown(night.posts("announcements")[0])
    assert "Winter Cup" in post
    assert says(post, "announcement-regulations", rounds=6)
    assert the_event(night).starts_at is not None


def renames(night: Night) -> list[str]:
    """The threads that were given another name."""
    changed = (one for one in night.env.http_requests if one.method == "PATCH" and "/channels/" in one.path)
    return [one.path for one in changed if "name" in (one.json or {})]


async def test_threads_are_called_like_their_event_and_renamed_once(night: Night) -> None:
    await running(night, 8)
    await night.settle()
    before = [str(thread.name) for thread in night.channels["pairings"].threads]
    assert len(before) == 2
    assert renames(night) == []
    await night.run(night.organizer, "event edit", name="Winter Cup")
    await night.settle()
    named = [str(thread.name) for thread in night.channels["pairings"].threads]
    assert [name.endswith("· Winter Cup") for name in named] == [True, True]
    assert [name.partition(" · ")[0] for name in named] == [name.partition(" · ")[0] for name in before]
    given = renames(night)
    assert len(given) == 2
    await night.run(night.organizer, "round pause")
    await night.settle()
    assert renames(night) == given, "Discord takes two in ten minutes: what changes otherwise gives no name"


async def test_another_start_or_number_of_rounds_is_told_to_whoever_entered_each_time(night: Night) -> None:
    await event_with(night, 3)
    night.locales.set(night.players[0].id, "ja")
    await night.sure(night.players[0], "signup leave")
    await night.run(night.players[0], "signup join")
    await night.run(night.organizer, "event edit", starts="2026-12-24 19:00", rounds=6)
    await night.settle()
    await night.env.advance_time(30)
    (japanese,), (english,) = direct(night.players[0]), direct(night.players[1])
    assert says(japanese.content, "notice-event-changed", language="ja")
    assert says(japanese.content, "event-changed-rounds", language="ja", before=4, after=6)
    assert says(english.content, "event-changed-rounds", before=4, after=6)
    assert says(english.content, "event-changed-starts", before="—")
    await night.run(night.organizer, "event edit", starts="2026-12-25 19:00")
    await night.settle()
    await night.env.advance_time(30)
    assert [len(direct(player)) for player in night.players[:4]] == [2, 2, 2, 0]
    assert not says(direct(night.players[1])[-1].content, "event-changed-rounds")
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(30)
    told = [message.content for message in direct(night.players[1])]
    assert told[1].startswith("~~")
    assert says(told[-1], "notice-undone-above")


async def test_other_regulations_are_told_from_what_to_what_to_whoever_entered(night: Night) -> None:
    await event_with(night, 3)
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "me language", language="auto")
    answer = said(await night.run(night.organizer, "event edit", profile="catan-world"))
    assert says(answer, "event-changed-told.waiting", count=3)
    await night.env.advance_time(30)
    (japanese,), (english,), (third,) = (direct(player) for player in night.players[:3])
    assert third.content == english.content
    assert says(english.content, "event-changed-profile")
    assert says(english.content, "regulation-time")  # what changes at the table, not only the title
    assert says(english.content, "event-changed-fact", after=worded("regulation-time-none"))
    assert not says(english.content, "regulation-target")  # they are the same
    assert says(japanese.content, "event-changed-profile", language="ja")
    assert says(
        japanese.content,
        "event-changed-fact",
        language="ja",
        after=worded("regulation-time-none", language="ja"),
    )
    await night.restart()
    assert len(direct(night.players[1])) == 1
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(30)
    told = [message.content for message in direct(night.players[1])]
    assert told[0].startswith("~~")
    assert len(told) == 2


async def test_another_format_is_told_from_what_to_what_to_whoever_entered(night: Night) -> None:
    await event_with(night, 3, profile="backgammon-jba", pairing="swiss", points=3)
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "me language", language="auto")
    answer = said(await night.run(night.organizer, "event format", size=4, third="played"))
    assert says(answer, "event-changed-told.waiting", count=3)
    await night.env.advance_time(30)
    (japanese,), (english,) = direct(night.players[0]), direct(night.players[1])
    assert says(english.content, "event-changed-fact", before="—")
    assert says(english.content, "event-changed-fact", before="—", after=worded("format-third-played"))
    assert "- — → 🏆" in japanese.content
    same = said(await night.run(night.organizer, "event format", size=4))
    assert "told" not in same  # nothing has changed
    await night.run(night.organizer, "event format", third="shared", final="single")
    await night.env.advance_time(30)
    last_told = direct(night.players[1])[-1].content
    assert says(last_told, "event-changed-fact")
    assert "grand final" not in last_told  # there is none in a single-elimination bracket
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(30)
    told = [message.content for message in direct(night.players[1])]
    assert told[1].startswith("~~")
    assert says(told[-1], "notice-undone-above")
