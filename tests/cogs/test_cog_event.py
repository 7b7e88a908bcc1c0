"""What organizers do with events."""

from league.event import EventStatus
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.rounds import record_all, running, the_event


async def started(night: Night, **options: object) -> None:
    await night.run(night.organizer, "event create", name="Cup", **options)
    await night.run(night.organizer, "event open")
    await night.settle()


async def test_nobody_sees_an_event_before_it_is_opened(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Secret")
    assert night.posts("announcements") == []
    assert "No events yet" in said(await night.run(night.players[0], "event list"))
    assert "Secret" in said(await night.run(night.organizer, "event list"))


async def test_players_cannot_do_what_organizers_do(night: Night) -> None:
    await started(night)
    for command in ("event close", "event cancel", "event finish", "event log"):
        answer = said(await night.run(night.players[0], command))
        assert answer.startswith("⛔"), (command, answer)
    assert "Signup is open" in shown(night.posts("announcements")[-1])


async def test_the_announcement_is_edited_in_place_through_the_events_life(night: Night) -> None:
    await started(night)
    await night.run(night.organizer, "event close")
    await night.settle()
    (post,) = night.posts("announcements")
    assert "Signup is closed" in shown(post)


async def test_calling_off_asks_once_and_a_draft_just_goes(night: Night) -> None:
    await started(night)
    asked = await night.run(night.organizer, "event cancel")
    assert "Call off **Cup**?" in said(asked)
    await night.settle()
    assert "Signup is open" in shown(night.posts("announcements")[-1])
    assert said(await night.forged(night.players[0], "event-cancel", 1)).startswith("⛔")
    assert "is called off" in said(await night.click(night.organizer, last(asked), "event-cancel"))
    assert said(await night.click(night.organizer, last(asked), "event-cancel")).startswith("⛔")
    await night.run(night.organizer, "event create", name="Secret")
    assert "The draft **Secret** is deleted" in said(
        await night.run(night.organizer, "event cancel", event=2)
    )


async def test_a_planned_final_is_published_or_cancelled_before_the_end(night: Night) -> None:
    await running(night, 8, rounds=1)
    record_all(night)
    await night.run(night.organizer, "round end")
    await night.run(night.organizer, "standings advance")
    refused = said(await night.run(night.organizer, "event finish"))
    assert "Round 2 is planned" in refused
    assert "`/round publish`" in refused
    assert "`/round cancel`" in refused
    assert "walkover" not in refused
    night.locales.set(night.organizer.id, "ja")
    assert "第2回戦の席が決まっています" in said(await night.run(night.organizer, "event finish"))
    await night.run(night.organizer, "round cancel")
    await night.sure(night.organizer, "event finish")
    assert the_event(night).status is EventStatus.FINISHED


async def test_ending_asks_once_and_not_while_it_cannot_end(night: Night) -> None:
    await running(night)
    assert said(await night.run(night.organizer, "event finish")).startswith("⛔")
    record_all(night)
    await night.run(night.organizer, "round end")
    asked = await night.run(night.organizer, "event finish")
    assert "Finish **Cup** now?" in said(asked)
    assert the_event(night).status is EventStatus.RUNNING
    await night.click(night.organizer, last(asked), "desk-sure")
    assert the_event(night).status is EventStatus.FINISHED


async def test_an_action_leaves_a_line_in_the_log_and_can_be_taken_back(night: Night) -> None:
    await started(night)
    await night.run(night.organizer, "event close")
    assert "closed signup for Cup" in said(await night.run(night.organizer, "event log", event=1))

    undone = await night.take_back(night.organizer, event=1)
    await night.settle()

    assert "closed signup for Cup" in said(undone)
    assert "Signup is open" in shown(night.posts("announcements")[-1])
    assert "taken back" in said(await night.run(night.organizer, "event log", event=1))


async def test_undoing_is_refused_when_something_later_depends_on_it(night: Night) -> None:
    await started(night)
    await night.run(night.organizer, "signup add", guest="Grandma")
    await night.run(night.organizer, "signup remove", player=1)
    log = await night.organizer.autocomplete(night.hall, "event undo", "action", "", event=1)
    added = next(
        choice["value"] for choice in log if "Grandma" in choice["name"] and "entered" in choice["name"]
    )
    refused = await night.take_back(night.organizer, event=1, action=added)
    assert "did something later that depends on this: removed the entry of Grandma" in said(refused)


async def test_check_in_mentions_the_missing_once_and_the_waiting_list_moves_up(night: Night) -> None:
    await started(night, capacity=2)
    for member in night.players[:3]:
        await night.run(member, "signup join")
    opened = await night.run(night.organizer, "event checkin", until="2026-01-01 11:00")
    await night.settle()
    assert "open until" in said(opened)
    pings = [
        post
        for post in night.posts("announcements")
        if night.players[0].mention in post.content or post.mentions
    ]
    assert len(pings) == 1

    await night.run(night.players[0], "signup checkin")
    assert "signup-checkin" in str(ids_of(pings[0]))
    await night.later(3600)
    assert "checked in" in said(await night.run(night.organizer, "signup list"))
    await night.later(2 * 3600)
    asking = [post for post in night.posts("announcements") if "check-in" in post.content.lower()]
    assert len(asking) == 2
    assert [found for post in asking for found in ids_of(post)] == [], "it is over: nobody is asked any more"


async def test_bad_input_is_answered_and_nothing_is_created(night: Night) -> None:
    faulty = {
        "starts": "tomorrow-ish",
        "regulations": ("mine.toml", b"base = 'catan-japan'\nnonsense = 3\n"),
    }
    for option, value in faulty.items():
        answer = said(await night.run(night.organizer, "event create", name="Bad", **{option: value}))
        assert answer.startswith("⛔"), option
    assert "No events yet" in said(await night.run(night.organizer, "event list"))


async def test_names_have_no_effect_on_the_page(night: Night) -> None:
    wild = "@everyone **bold** <@1> `x` \u202e[x](http://x.example)"
    await night.run(night.organizer, "event create", name=wild[:60])
    await night.run(night.organizer, "event open")
    await night.settle()
    (post,) = night.posts("announcements")
    assert not post.mention_everyone
    answer = said(await night.run(night.organizer, "event list"))
    assert "**bold**" not in answer.replace("\\*\\*bold\\*\\*", "")
    assert "@everyone" not in answer
