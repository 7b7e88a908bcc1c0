"""`/event edit`: what may still change, who comes up, and which posts follow."""

from tests.support.night import Night, direct, said, shown
from tests.support.rounds import event_with, running, the_event


async def test_name_start_and_rounds_reach_the_announcement(night: Night) -> None:
    await event_with(night, 4)
    await night.run(night.organizer, "event edit", name="Winter Cup", rounds=6)
    refused = said(await night.run(night.organizer, "event edit", starts="2126-05-01 19:00"))
    assert "ten years" in refused
    await night.run(night.organizer, "event edit", starts="tomorrow 19:00")
    await night.settle()
    post = shown(night.posts("announcements")[0])
    assert "Winter Cup" in post
    assert "6 rounds" in post
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
    assert "に変更がありました" in japanese.content
    assert "回戦数：4 → 6" in japanese.content
    assert "Rounds: 4 → 6" in english.content
    assert "Start: — → <t:" in english.content
    await night.run(night.organizer, "event edit", starts="2026-12-25 19:00")
    await night.settle()
    await night.env.advance_time(30)
    assert [len(direct(player)) for player in night.players[:4]] == [2, 2, 2, 0]
    assert "Rounds" not in direct(night.players[1])[-1].content
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(30)
    told = [message.content for message in direct(night.players[1])]
    assert told[1].startswith("~~")
    assert "has been taken back" in told[-1]


async def test_other_regulations_are_told_from_what_to_what_to_whoever_entered(night: Night) -> None:
    await event_with(night, 3)
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "me language", language="auto")
    answer = said(await night.run(night.organizer, "event edit", profile="catan-world"))
    assert "Not all of the 3 players who have entered have been told in private yet" in answer
    await night.env.advance_time(30)
    (japanese,), (english,), (third,) = (direct(player) for player in night.players[:3])
    assert third.content == english.content
    assert "- Regulations: " in english.content
    assert "minutes" in english.content  # what changes at the table, not only the title
    assert "→ ⏱️ No time limit at the table" in english.content
    assert "Points to win" not in english.content  # they are the same
    assert "- レギュレーション：" in japanese.content
    assert "→ ⏱️ 対局の時間制限なし" in japanese.content
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
    assert "Not all of the 3 players who have entered have been told in private yet" in answer
    await night.env.advance_time(30)
    (japanese,), (english,) = direct(night.players[0]), direct(night.players[1])
    assert "- — → 🏆 Then the best 4 play a single-elimination bracket." in english.content
    assert "- — → 🥉 The losers of the semi-finals play for third place." in english.content
    assert "- — → 🏆" in japanese.content
    same = said(await night.run(night.organizer, "event format", size=4))
    assert "told" not in same  # nothing has changed
    await night.run(night.organizer, "event format", third="shared", final="single")
    await night.env.advance_time(30)
    last_told = direct(night.players[1])[-1].content
    assert "play for third place. → 🥉 The losers of the semi-finals share" in last_told
    assert "grand final" not in last_told  # there is none in a single-elimination bracket
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(30)
    told = [message.content for message in direct(night.players[1])]
    assert told[1].startswith("~~")
    assert "has been taken back" in told[-1]
