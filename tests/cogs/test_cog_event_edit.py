"""`/event edit`: what may still change, who comes up, and which posts follow."""

import pytest

from tests.cogs.test_cog_backgammon_league import opened
from tests.support.night import Night, direct, said, shown
from tests.support.rounds import audited, event_with, record_all, running, tables, the_event


async def test_more_places_bring_the_waiting_list_up_and_tell_those_who_came_up(night: Night) -> None:
    await event_with(night, 6, capacity=4)
    answer = said(await night.run(night.organizer, "event edit", capacity=5))
    assert "Came up from the waiting list: P04" in answer
    await night.settle()
    assert "5/5" in shown(night.posts("announcements")[0])
    assert len(direct(night.players[4])) == 1  # privately: it concerns nobody else
    assert not any(post.mentions for post in night.posts("announcements"))
    assert audited(night)[-1] == "event-edited"


async def test_fewer_places_than_players_are_refused(night: Night) -> None:
    await event_with(night, 6)
    refused = said(await night.run(night.organizer, "event edit", capacity=4))
    assert "6 players are already confirmed" in refused
    assert the_event(night).capacity == 0


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


async def test_regulations_change_only_while_no_round_is_seated(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "event edit", profile="catan-world")
    assert the_event(night).profile == "catan-world"
    assert "⛔" in said(await night.run(night.organizer, "event edit", profile="rivals"))  # a game of two
    await night.run(night.organizer, "round seat")
    refused = said(await night.run(night.organizer, "event edit", profile="catan-japan"))
    assert "the regulations stay" in refused
    assert the_event(night).profile == "catan-world"


async def test_rounds_that_are_seated_stay(night: Night) -> None:
    await running(night, 8, rounds=2)
    refused = said(await night.run(night.organizer, "event edit", rounds=1, name="Cup"))
    assert "⛔" not in refused  # one round is seated: one is enough
    night.locales.set(night.organizer.id, "ja")
    assert "変わるところがありません" in said(await night.run(night.organizer, "event edit", rounds=1))


@pytest.mark.parametrize("drawn", [True, False])
async def test_a_planned_round_was_drawn_together_with_the_rounds_that_were_to_come(
    night: Night,
    drawn: bool,  # noqa: FBT001 - a case
) -> None:
    await event_with(night, 8, rounds=3)
    await night.run(night.organizer, "round seat", mode="balanced" if drawn else "random")
    answer = said(await night.run(night.organizer, "event edit", rounds=5))
    assert ("Round 1 is planned" in answer) is drawn
    assert "Round 1 is planned" not in said(await night.run(night.organizer, "event edit", name="Winter Cup"))


async def test_a_planned_final_is_no_round_of_the_qualifier(night: Night) -> None:
    await running(night, 8, rounds=2)
    record_all(night)
    await night.run(night.judge, "round end")
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    record_all(night, 2)
    await night.run(night.judge, "round end")
    await night.run(night.organizer, "standings advance")
    assert tables(night, 3)
    for change in (
        {"web": "off"},
        {"name": "Winter Cup"},
        {"starts": "tomorrow 19:00"},
        {"rounds": 3},
        {"rounds": 2},
    ):
        assert "is changed" in said(await night.run(night.organizer, "event edit", **change)), change
    assert "2 rounds are seated already" in said(await night.run(night.organizer, "event edit", rounds=1))
    assert "the regulations stay" in said(await night.run(night.organizer, "event edit", profile="rivals"))
    await night.run(night.organizer, "round publish")
    assert "The qualifier is over" in said(await night.run(night.organizer, "event edit", rounds=3))
    assert the_event(night).rounds == 2


async def test_nobody_else_changes_an_event(night: Night) -> None:
    await event_with(night, 4)
    for member in (night.players[0], night.judge, night.outsider):
        assert "organizers" in said(await night.run(member, "event edit", name="Mine")).lower()
    assert the_event(night).name == "Cup"


async def test_a_draft_that_is_called_off_was_never_seen(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Idea")
    await night.sure(night.organizer, "event cancel", event=the_event(night).id)
    await night.settle()
    assert night.posts("announcements") == []


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
    assert "changed the event" in told[-1]


async def test_what_else_changes_and_a_draft_ping_nobody(night: Night) -> None:
    await event_with(night, 3)
    await night.run(night.organizer, "event edit", capacity=12, name="Winter Cup")
    await night.run(night.organizer, "event create", name="Draft")
    await night.run(night.organizer, "event edit", event=2, rounds=4)
    await night.settle()
    await night.env.advance_time(30)
    assert [direct(player) for player in night.players[:3]] == [[], [], []]


async def test_other_regulations_are_told_from_what_to_what_to_whoever_entered(night: Night) -> None:
    await event_with(night, 3)
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "me language", language="auto")
    answer = said(await night.run(night.organizer, "event edit", profile="catan-world"))
    assert "3 players who have entered are told in private" in answer
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


async def test_another_length_of_matches_is_told_and_one_that_is_played_by_post_keeps_its_own(
    night: Night,
) -> None:
    await event_with(night, 4, profile="backgammon-jba", pairing="swiss", points=3)
    answer = said(await night.run(night.organizer, "event length", part="qualifier", length=5))
    assert "4 players who have entered are told in private" in answer
    await night.env.advance_time(30)
    told = direct(night.players[1])[-1].content
    assert "as usual → to 5 points" in told
    await night.run(night.organizer, "event length", part="qualifier", length=5)
    await night.env.advance_time(30)
    assert len(direct(night.players[1])) == 1  # nothing has changed
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    await opened(night, tables(night)[0])
    refused = said(await night.run(night.organizer, "event length", part="qualifier", length=7))
    assert "is being played by post (game #1)" in refused
    assert "⛔" not in said(await night.run(night.organizer, "event length", part="final", length=7))


async def test_match_lengths_that_other_regulations_do_not_know_go_with_the_old_ones(night: Night) -> None:
    await event_with(night, 2, profile="backgammon-jba", pairing="single-elimination", points=5)
    await night.run(night.organizer, "event length", part="final", length=9)
    await night.env.advance_time(30)
    answer = said(await night.run(night.organizer, "event edit", profile="rivals"))
    assert "are as usual again" in answer
    await night.env.advance_time(30)
    assert "- Final: to 9 points → as usual" in direct(night.players[1])[-1].content
    card = said(await night.run(night.organizer, "event show"))
    assert "to 9 points" not in card
    await night.take_back(night.organizer, event=1)
    assert "to 9 points" in said(await night.run(night.organizer, "event show"))
    again = said(await night.run(night.organizer, "event edit", rounds=5))
    assert "as usual again" not in again


async def test_another_format_is_told_from_what_to_what_to_whoever_entered(night: Night) -> None:
    await event_with(night, 3, profile="backgammon-jba", pairing="swiss", points=3)
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "me language", language="auto")
    answer = said(await night.run(night.organizer, "event format", size=4, third="played"))
    assert "3 players who have entered are told in private" in answer
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
    assert "chose the format" in told[-1]
