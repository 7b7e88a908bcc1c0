"""Warnings and disqualifications, as judges give them."""

from bot.i18n import BOTH, Language
from bot.ui.lists import audit_line
from bot.ui.notices import deed_words
from data.records import Penalty
from data.transaction import read
from league.standings import Standings
from tests.support.night import Night, button_id, last, said
from tests.support.rounds import audited, player_id, running, the_event
from tests.support.wording import says, worded
from usecases.league_state import standings_of

WARN = {"section": "cjp/manners-penalty", "reason": "Shouted at the table"}


def penalties(night: Night) -> tuple[Penalty, ...]:
    return night.read(lambda uow: uow.penalties.find(event_id=the_event(night).id))  # type: ignore[return-value]  # a query's outcome


def table(night: Night) -> Standings:
    return night.read(lambda uow: standings_of(uow, the_event(night)))  # type: ignore[return-value]  # a query's outcome


def messages(night: Night, number: int) -> list[str]:
    return [message.content for message in night.players[number].user.dm_channel.history()]


async def test_a_warned_player_is_told_once_in_his_own_language_with_the_rule(night: Night) -> None:
    night.locales.set(night.players[0].id, "ja")
    await running(night)
    await night.run(night.players[0], "me language", language="auto")  # Discord tells its own
    answer = await night.run(night.judge, "penalty warn", player=player_id(night, 0), **WARN)
    assert says(said(answer), "penalty-done-warning", number=1, player="P00")
    assert says(said(answer), "penalty-next", kind=worded("penalty-kind-disqualification"))
    assert answer.ephemeral
    await night.settle()
    await night.restart()
    (message,) = messages(night, 0)
    assert says(message, "notice-penalty-warning", language="ja", reason="Shouted at the table")
    assert "cjp/manners-penalty" in message
    assert audited(night)[-1] == "penalty-warning"


async def test_a_disqualification_is_asked_about_once_and_happens_once(night: Night) -> None:
    await running(night)
    player = player_id(night, 0)
    asked = await night.run(night.judge, "penalty disqualify", player=player, **WARN)
    assert says(
        said(asked), "penalty-disqualify-sure", player="P00", event="Cup", reason="Shouted at the table"
    )
    await night.settle()
    assert penalties(night) == ()
    assert messages(night, 0) == []
    number = int(button_id(last(asked), "penalty-disqualify").split(":")[1])
    forged = await night.forged(night.players[1], "penalty-disqualify", number)
    assert said(forged).startswith("⛔")
    done = await night.click(night.judge, last(asked), "penalty-disqualify")
    assert says(said(done), "penalty-done-disqualification", event="Cup")
    again = await night.click(night.judge, last(asked), "penalty-disqualify")
    assert says(said(again), "refusal-question-answered")
    assert len(penalties(night)) == 1


async def test_revoking_gives_place_and_rank_back_and_stays_on_record(night: Night) -> None:
    await running(night)
    player = player_id(night, 0)
    await night.sure(night.judge, "penalty disqualify", player=player, **WARN)
    answer = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person"))
    assert says(answer, "penalty-back", event="Cup")
    assert table(night).disqualified == ()
    listed = said(await night.run(night.judge, "penalty list"))
    assert says(listed, "penalty-line-revoked", reason="Wrong person")
    twice = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Again"))
    assert says(twice, "refusal-already-revoked")
    await night.settle()
    assert says(messages(night, 0)[-1], "notice-penalty-revoked-back")


async def test_a_guest_has_to_be_told_by_the_judge(night: Night) -> None:
    await running(night)
    await night.run(night.organizer, "signup add", guest="Gustav")
    guest = night.read(lambda uow: uow.people.first(guild_id=night.guild.id, name="Gustav"))
    answer = said(await night.run(night.judge, "penalty warn", player=guest.id, **WARN))  # type: ignore[attr-defined]  # a query's outcome
    assert says(answer, "penalty-tell-guest", player="Gustav")


async def test_only_judges_penalise_and_players_see_only_their_own(night: Night) -> None:
    await running(night)
    await night.run(night.judge, "penalty warn", player=player_id(night, 0), **WARN)
    for command, options in {
        "penalty warn": {"player": player_id(night, 2), **WARN},
        "penalty disqualify": {"player": player_id(night, 2), **WARN},
        "penalty revoke": {"penalty": 1, "reason": "Please"},
    }.items():
        answer = said(await night.run(night.players[1], command, **options))
        assert says(answer, "refusal-needs-judge"), command
    assert len(penalties(night)) == 1
    assert "Shouted" in said(await night.run(night.players[0], "penalty list"))
    assert says(said(await night.run(night.players[1], "penalty list")), "penalty-list-empty")
    assert says(said(await night.run(night.outsider, "penalty list")), "penalty-list-empty")


async def test_sections_and_players_are_offered_while_typing(night: Night) -> None:
    await running(night)
    night.locales.set(night.judge.id, "ja")
    sections = await night.complete(night.hall, night.judge, "penalty warn", "section", "cjp/call-judge")
    first = sections[0]
    value = first["value"] if isinstance(first, dict) else first.value
    assert value == "cjp/call-judge"
    players = await night.complete(night.hall, night.judge, "penalty warn", "player", "P03")
    first = players[0]
    assert (first["value"] if isinstance(first, dict) else first.value) == player_id(night, 3)
    assert await night.complete(night.hall, night.players[0], "penalty revoke", "penalty", "") == []


async def test_no_line_of_the_log_ends_in_a_blank(night: Night) -> None:
    await running(night)
    await night.run(night.judge, "penalty warn", player=player_id(night, 0), **WARN)
    event = the_event(night)
    log = read(night.bot.bot_context.database, lambda uow: uow.journal.lines(event.guild_id, event.id, 10))
    assert any(line.action == "penalty-warning" for line in log)
    languages: tuple[Language, ...] = ("ja", "en", BOTH)
    for language in languages:
        words = "\n".join(audit_line(line, language) for line in log).split("\n")
        assert [line for line in words if line != line.strip()] == []
    deeds = [deed_words(line.action, line.params, BOTH) for line in log]
    assert all(len(deed.sides) == 2 for deed in deeds), "sentences in which they stand need one language each"
    assert all(side == side.strip() for deed in deeds for side in deed.sides)
    undone = said(await night.take_back(night.organizer, event=event.id))
    assert says(undone, "event-undone")
    assert [line for line in undone.split("\n") if line != line.rstrip()] == []
