"""Brackets on Discord: drawn once, then every match opens by itself."""

import pytest

from data.transaction import read
from league.brackets import BracketPlace
from league.reporting import ReportKind
from league.round import Table, TableStatus
from tests.support.night import Night, said, shown
from tests.support.results import correct, member_of, report
from tests.support.rounds import event_with, player_id, seats, tables, the_event
from usecases.bracket.order import bracket_order
from usecases.league_state import current_result
from usecases.standings.overall import overall_of


async def bracket(night: Night, players: int, pairing: str = "single-elimination", **seat: object) -> None:
    """A bracket of Rivals players whose first matches are open."""
    await event_with(night, players, profile="rivals", pairing=pairing)
    preview = said(await night.run(night.organizer, "round seat", **seat))
    assert not preview.startswith("⛔"), preview
    assert said(await night.run(night.organizer, "round publish")).startswith("✅")
    await night.settle()


async def won(night: Night, table: Table, seat: int = 0) -> None:
    """The judge reports that the player in this seat has won."""
    answer = said(await report(night, night.judge, table, (7, 3) if seat == 0 else (3, 7)))
    assert "⛔" not in answer, answer


def waiting(night: Night) -> list[Table]:
    """The matches that can be played."""
    return [table for table in tables(night) if table.status is TableStatus.WAITING]


def thread_of(night: Night, table: Table) -> list[str]:
    """What was said in the thread of a match."""
    post = night.read(lambda uow: uow.outbox.posts.first(kind="table", subject=table.id))
    thread = next(t for t in night.channels["pairings"].threads if t.id == post.thread_id)  # type: ignore[attr-defined]  # a post
    return [message.content for message in thread.history()]


def newest_action(night: Night) -> int:
    """The number of the line that the last action left in the log."""
    event = the_event(night)
    (line,) = read(night.bot.bot_context.database, lambda uow: uow.journal.lines(night.guild.id, event.id, 1))
    return line.id


def places(night: Night) -> tuple[BracketPlace, ...]:
    """The order of the bracket."""
    event = the_event(night)
    found = night.read(lambda uow: bracket_order(uow, event))
    assert isinstance(found, tuple)
    return found


async def test_each_match_opens_as_soon_as_both_players_are_known(night: Night) -> None:
    await bracket(night, 6)
    first, second = waiting(night)
    assert [table.number for table in (first, second)] == [1, 2]
    await won(night, first)
    (semi_final,) = (table for table in waiting(night) if table.id != second.id)
    assert first.seats[0] in semi_final.seats
    await won(night, second)
    for table in waiting(night):
        await won(night, table)
    (final,) = waiting(night)
    await won(night, final)
    assert places(night)[0].players == (final.seats[0],)
    assert "being played" in said(await night.run(night.organizer, "round seat"))
    assert "Round 1 is over" in said(await night.run(night.organizer, "round end"))
    assert "⛔" not in said(await night.sure(night.organizer, "event finish"))


async def test_players_are_called_once_by_the_name_of_the_match(night: Night) -> None:
    await bracket(night, 4, "double-elimination")
    for table in waiting(night):
        await won(night, table)
    await night.settle()
    titles = [box.title for post in night.posts("pairings") for box in post.embeds]
    assert "Winners’ final · Match 3" in titles
    assert "Losers’ round 1 · Match 4" in titles


async def test_event_cannot_end_before_the_bracket_does(night: Night) -> None:
    await bracket(night, 4)
    for table in waiting(night):
        await won(night, table)
    assert "must still be played" in said(await night.sure(night.organizer, "event finish")) or waiting(night)
    for table in waiting(night):
        refused = said(await report(night, night.judge, table, (5, 3), "time"))
        assert "⛔" not in refused
    assert "must still be played" in said(await night.run(night.judge, "round end"))


async def test_match_without_a_winner_asks_the_judges_who_goes_on(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    await won(night, second)
    await report(night, night.judge, first, (5, 3), "time")
    await night.settle()
    (question,) = [post for post in night.posts("judges") if "Who goes on" in post.content]
    assert not waiting(night)
    stranger = await night.click(night.players[0], question, "goes-on-second")
    assert "Only judges" in said(stranger)
    assert "without a winner: match 1" in said(await night.run(night.judge, "desk"))
    answer = said(await night.click(night.judge, question, "goes-on-second"))
    assert "goes on from match 1" in answer
    assert "without a winner" not in said(await night.run(night.judge, "desk"))
    (final,) = waiting(night)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


async def test_dropped_player_gives_each_match_to_the_opponent_and_rewrites_nothing_on_return(
    night: Night,
) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    gone = first.seats[0]
    await night.run(night.organizer, "signup drop", player=gone)
    result = night.read(lambda uow: current_result(uow, first.id))
    assert (result.kind, result.winner) == (ReportKind.WALKOVER, first.seats[1])  # type: ignore[attr-defined]  # a result
    await night.run(night.organizer, "signup return", player=gone)
    await won(night, second)
    (final,) = waiting(night)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


async def test_a_revoked_disqualification_rewrites_nothing_and_the_bracket_goes_on(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    out = {"player": first.seats[0], "section": "riv/goal", "reason": "cheating"}
    await night.sure(night.judge, "penalty disqualify", **out)
    await night.run(night.judge, "penalty revoke", penalty=1, reason="mistaken")
    await won(night, second)
    (final,) = waiting(night)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


async def test_late_entry_into_a_running_bracket_is_refused_with_what_to_do(night: Night) -> None:
    await bracket(night, 4)
    refused = said(await night.run(night.organizer, "signup add", guest="Late"))
    assert "The bracket is drawn" in refused
    assert "`/signup substitute`" in refused or "</signup substitute" in refused


async def test_swap_changes_the_bracket_itself(night: Night) -> None:
    await event_with(night, 5, profile="rivals", pairing="single-elimination")
    await night.run(night.organizer, "round seat")
    (pair,) = (seated for seated in seats(night) if len(seats(night)) and tables(night)[0].seats == seated)
    alone = next(p for p in (player_id(night, n) for n in range(5)) if all(p not in s for s in seats(night)))
    await night.run(night.organizer, "round swap", player=pair[0], other=alone)
    assert alone in tables(night)[0].seats
    await night.run(night.organizer, "round publish")
    await won(night, tables(night)[0], tables(night)[0].seats.index(alone))
    assert any(alone in table.seats for table in waiting(night))
    refused = await night.run(night.organizer, "round swap", player=alone, other=pair[1])
    assert "begun to play" in said(refused)


async def test_pairs_that_should_not_meet_are_kept_apart_in_the_bracket(night: Night) -> None:
    await event_with(night, 8, profile="rivals", pairing="single-elimination")
    await night.run(night.organizer, "round seat", seed=3)
    one, two = tables(night)[0].seats
    names = {p.id: p.name for p in night.read(lambda uow: uow.people.find())}  # type: ignore[attr-defined]  # people
    await night.run(night.organizer, "round seat", seed=3, avoid=f"{names[one]} + {names[two]}")
    assert {one, two} not in [set(seated) for seated in seats(night)]


async def test_seeds_given_by_hand_stand_in_their_order(night: Night) -> None:
    await event_with(night, 8, profile="rivals", pairing="single-elimination")
    await night.run(night.organizer, "round seat", seeds="P03, P05")
    third, fifth = player_id(night, 3), player_id(night, 5)
    assert tables(night)[0].seats[0] == third
    assert fifth in tables(night)[2].seats
    twice = said(await night.run(night.organizer, "round seat", seeds="P03, P03"))
    assert "twice" in twice


async def played(night: Night) -> tuple[Table, Table, Table]:
    """A bracket of four is played: its first matches and its final."""
    await bracket(night, 4)
    first, second = waiting(night)
    for table in (first, second):
        await won(night, table)
    (final,) = waiting(night)
    await won(night, final)
    return first, second, final


async def test_correction_shows_what_falls_and_judges_void_it(night: Night) -> None:
    first, second, final = await played(night)
    answer = said(await correct(night, first, (3, 7)))
    assert "others should have played match 3" in answer
    await night.settle()
    (offer,) = [post for post in night.posts("judges") if "others should have played match 3" in shown(post)]
    assert final.seats[0] in [player for each in places(night) if each.place == 1 for player in each.players]
    told = [words for words in thread_of(night, final) if "others may have to play match 3" in words]
    assert len(told) == 1, "both players are told in their thread, once"
    assert "Only judges" in said(await night.click(night.players[0], offer, "bracket-void"))
    assert "void" in said(await night.click(night.judge, offer, "bracket-void"))
    (again,) = waiting(night)
    assert set(again.seats) == {first.seats[1], second.seats[0]}
    drawn = night.read(lambda uow: uow.brackets.find()[0].id)
    assert "Nothing is left" in said(await night.forged(night.judge, "bracket-void", drawn))  # type: ignore[arg-type]  # a number


async def test_correction_before_the_next_match_reseats_it_at_once(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    for table in (first, second):
        await won(night, table)
    await correct(night, first, (3, 7))
    (final,) = waiting(night)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


async def test_whoever_is_gone_when_the_next_match_is_due_gives_it_away_too(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    for player in first.seats:
        await night.run(night.organizer, "signup drop", player=player)
    await won(night, second)

    result = night.read(lambda uow: current_result(uow, first.id))
    assert (result.kind, result.winner) == (ReportKind.WALKOVER, first.seats[1])  # type: ignore[attr-defined]  # a result
    assert places(night)[0].players == (second.seats[0],)


async def test_standings_of_a_bracket_go_by_how_far_a_player_came(night: Night) -> None:
    await bracket(night, 4, "double-elimination")
    while waiting(night):
        await won(night, waiting(night)[0], 1)
    event = the_event(night)
    ranked = night.read(lambda uow: overall_of(uow, event).standings)
    by_bracket = [player for each in places(night) for player in each.players]
    assert [row.player for row in ranked.rows] == by_bracket  # type: ignore[attr-defined]  # standings
    last_match = tables(night)[-1]
    assert by_bracket[:2] == [last_match.seats[1], last_match.seats[0]]


async def test_bracket_is_one_living_post_with_its_picture(night: Night) -> None:
    await bracket(night, 5)
    (post,) = [p for p in night.posts("pairings") if p.embeds and "Bracket" in (p.embeds[0].title or "")]
    before = shown(post)
    assert "drawn once" in before
    assert [file.filename for file in post.attachments] == ["bracket-1.png"]
    await won(night, waiting(night)[0])
    await night.settle()
    (after,) = [p for p in night.posts("pairings") if p.id == post.id]
    assert shown(after) != before


async def test_player_sees_for_whom_he_waits(night: Night) -> None:
    await bracket(night, 4)
    first, _ = waiting(night)
    await won(night, first)
    winner = member_of(night, first.seats[0])
    answer = said(await night.run(winner, "me next"))
    assert "Final (match 3): you wait for your opponent (Winner of match 2)" in answer
    loser = member_of(night, first.seats[1])
    assert "you are out; place 3" in said(await night.run(loser, "me next"))


async def test_players_learn_once_in_the_thread_where_their_path_goes(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    await won(night, first)
    await night.settle()
    told = thread_of(night, first)
    assert sum("You wait for the winner of match 2" in words for words in told) == 1
    assert sum("your matches are over; place 3" in words for words in told) == 1
    await won(night, second)
    await night.settle()
    assert len(thread_of(night, first)) == len(told)
    assert not any("You wait" in words for words in thread_of(night, second))


async def test_whoever_has_a_bye_learns_it_once(night: Night) -> None:
    await bracket(night, 5)
    (told,) = [post for post in night.posts("pairings") if "bye in the first round" in post.content]
    free = {player_id(night, n) for n in range(5)} - {p for table in waiting(night) for p in table.seats}
    assert len(told.mentions) == len(free) == 1


async def test_whoever_gets_the_bye_by_a_swap_learns_it_and_whoever_had_it_is_no_more_said_to(
    night: Night,
) -> None:
    await bracket(night, 5)
    table = next(one for one in waiting(night) if len(one.seats) == 2)
    seated = {player for one in waiting(night) for player in one.seats}
    (free,) = {player_id(night, number) for number in range(5)} - seated
    await night.run(night.organizer, "round swap", player=table.seats[0], other=free)
    await night.settle()
    gone, now = member_of(night, free).id, member_of(night, table.seats[0]).id
    before, after = [
        post.content for post in night.posts("pairings") if "bye in the first round" in post.content
    ]
    assert f"<@{now}>: you have a bye" in after
    assert f"<@{gone}> no longer" in before
    await night.take_back(night.organizer, event=1)
    await night.settle()
    again, struck, *_ = [p.content for p in night.posts("pairings") if "bye in the first round" in p.content]
    assert f"<@{gone}>: you have a bye" in again
    assert struck.startswith("~~")


async def test_form_of_a_match_speaks_of_a_match(night: Night) -> None:
    await bracket(night, 4)
    table = waiting(night)[0]
    opened = await night.run(member_of(night, table.seats[0]), "result report", table=table.id)
    words = str(opened.modal)
    assert "How did the match end?" in words
    assert "Points at the end, such as 7" in words
    assert "such as 10" not in words
    assert "1. P" not in words  # a match has no turn order
    assert "the other gave up" in words


async def test_points_for_lateness_stand_under_the_match(night: Night) -> None:
    await event_with(night, 2, profile="backgammon-jba", pairing="single-elimination", points=5)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    (table,) = waiting(night)
    given = {"player": table.seats[0], "points": 2, "section": "jbl/2.2.4", "reason": "20 minutes late"}
    assert "Only judges" in said(await night.run(night.players[0], "penalty points", **given))
    assert "has 2 points in the match" in said(await night.run(night.judge, "penalty points", **given))
    await night.settle()
    posts = [shown(post) for post in night.posts("pairings")]
    assert any("+2 (jbl/2.2.4)" in words for words in posts)
    assert "Count the given points" in said(await report(night, night.judge, table, (5, 1)))
    assert "⛔" not in said(await report(night, night.judge, table, (5, 2)))


async def test_the_post_of_a_match_has_no_turn_order_and_waits_for_no_judge(night: Night) -> None:
    await bracket(night, 4)
    posts = [shown(post) for post in night.posts("pairings") if "⚔️" in shown(post)]
    assert len(posts) == 2
    for words in posts:
        assert "1️⃣" not in words
        assert "Nobody has to start it" in words


async def test_a_correction_that_makes_a_match_fall_names_its_players(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    for table in (first, second):
        await won(night, table)
    (final,) = waiting(night)
    await won(night, final)
    await correct(night, first, (3, 7))
    await night.settle()
    post = night.read(lambda uow: uow.outbox.posts.first(kind="table", subject=final.id))
    thread = next(t for t in night.channels["pairings"].threads if t.id == post.thread_id)  # type: ignore[attr-defined]  # a post
    (said_so,) = [message for message in thread.history() if "others may have to play" in message.content]
    assert {user.id for user in said_so.mentions} == {member_of(night, player).id for player in final.seats}


@pytest.mark.parametrize("players", [0, 1])
async def test_a_bracket_for_nobody_or_one_is_refused_and_says_how_many_it_needs(
    night: Night, players: int
) -> None:
    await event_with(night, players, profile="backgammon-jba", pairing="single-elimination", points=3)
    await night.run(night.organizer, "event close")
    assert "⛔" in said(await night.run(night.organizer, "round seat"))
