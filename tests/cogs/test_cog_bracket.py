"""Brackets on Discord: drawn once, then every match opens by itself."""

from data.transaction import read
from league.brackets import BracketPlace
from league.round import Table, TableStatus
from tests.support.night import Night, said, shown
from tests.support.reading import titles_of
from tests.support.results import correct, member_of, report
from tests.support.rounds import event_with, tables, the_event
from tests.support.wording import says, worded
from usecases.bracket.order import bracket_order


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


async def test_players_are_called_once_by_the_name_of_the_match(night: Night) -> None:
    await bracket(night, 4, "double-elimination")
    for table in waiting(night):
        await won(night, table)
    await night.settle()
    titles = [title for post in night.posts("pairings") for title in titles_of(post)]
    assert worded("match-title", label=worded("match-phase-winners-final"), table=3) in titles
    assert worded("match-title", label=worded("match-phase-losers-round", round=1), table=4) in titles


async def test_match_without_a_winner_asks_the_judges_who_goes_on(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    await won(night, second)
    await report(night, night.judge, first, (5, 3), "time")
    await night.settle()
    (question,) = [post for post in night.posts("judges") if says(post.content, "notice-who-goes-on")]
    assert not waiting(night)
    stranger = await night.click(night.players[0], question, "goes-on-second")
    assert says(said(stranger), "refusal-needs-judge")
    assert says(
        said(await night.run(night.judge, "desk")),
        "desk-missing-goes-on",
        tables=worded("match-place", phase=worded("match-phase-semi-final"), number=1),
    )
    answer = said(await night.click(night.judge, question, "goes-on-second"))
    assert says(answer, "sent-on", round=1, table=1, phase="semi-final", nth=1)
    assert not says(said(await night.run(night.judge, "desk")), "desk-missing-goes-on")
    (final,) = waiting(night)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


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
    assert says(answer, "matches-fall", tables="3")
    await night.settle()
    (offer,) = [
        post for post in night.posts("judges") if says(shown(post), "notice-matches-fall", tables="3")
    ]
    assert final.seats[0] in [player for each in places(night) if each.place == 1 for player in each.players]
    told = [
        words
        for words in thread_of(night, final)
        if says(words, "notice-match-falls", table=3, phase=worded("stage-final"), nth=2)
    ]
    assert len(told) == 1, "both players are told in their thread, once"
    assert says(said(await night.click(night.players[0], offer, "bracket-void")), "refusal-needs-judge")
    assert "void" in said(await night.click(night.judge, offer, "bracket-void"))
    (again,) = waiting(night)
    assert set(again.seats) == {first.seats[1], second.seats[0]}
    drawn = night.read(lambda uow: uow.brackets.find()[0].id)
    assert says(said(await night.forged(night.judge, "bracket-void", drawn)), "refusal-nothing-falls")  # type: ignore[arg-type]  # a number


async def test_bracket_is_one_living_post_with_its_picture(night: Night) -> None:
    await bracket(night, 5)
    (post,) = [
        p for p in night.posts("pairings") if any(says(title, "bracket-post-title") for title in titles_of(p))
    ]
    before = shown(post)
    assert says(before, "bracket-drawn")
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
    assert says(answer, "me-next-bracket", event="Cup", label=worded("match-phase-final"), match=3)
    assert "match 2" in answer, "whoever wins there is the opponent"
    loser = member_of(night, first.seats[1])
    assert says(said(await night.run(loser, "me next")), "me-next-bracket-out", place=3)


async def test_form_of_a_match_speaks_of_a_match(night: Night) -> None:
    await bracket(night, 4)
    table = waiting(night)[0]
    opened = await night.run(member_of(night, table.seats[0]), "result report", table=table.id)
    words = str(opened.modal)
    assert says(words, "form-winner")
    assert says(words, "form-score-hint-single", target=7)
    assert not says(words, "form-score-hint")
    assert not says(words, "form-score", seat=1)  # a match has no turn order
    assert says(words, "choice-ending-retired-by")


async def test_the_post_of_a_match_has_no_turn_order_and_says_who_starts_the_clock(night: Night) -> None:
    await bracket(night, 4)
    posts = [shown(post) for post in night.posts("pairings") if "⚔️" in shown(post)]
    assert len(posts) == 2
    for words in posts:
        assert "1️⃣" not in words
        assert says(words, "match-status-waiting")
