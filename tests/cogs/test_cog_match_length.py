"""The length of a match is said wherever players look: announcement, round, table, report form, `/event show`."""

from tests.support.night import Night, said, shown
from tests.support.reading import body_of, is_post, titles_of
from tests.support.results import member_of
from tests.support.rounds import event_with, pairings, tables


def titled(night: Night, words: str) -> str:
    """The text of the newest post about pairings whose title begins so."""
    return next(
        body_of(post)
        for post in pairings(night)[::-1]
        for title in titles_of(post)
        if title.startswith(words)
    )


async def test_the_length_is_said_wherever_players_look(night: Night) -> None:
    await event_with(night, 4, profile="backgammon-jba", pairing="single-elimination", points=5)
    answer = said(await night.run(night.organizer, "event length", part="final", length=9))
    assert "Final: to 9 points" in answer
    card = said(await night.run(night.players[0], "event show"))
    assert "Match to 5 points" in card
    assert "Final: to 9 points" in card
    await night.settle()
    (announced,) = [post for post in night.posts("announcements") if is_post(post)]
    assert "Final: to 9 points" in shown(announced)
    assert "4 rounds" not in shown(announced)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert "Match to 5 points" in titled(night, "Semi-final · Match 1")
    assert "Final: to 9 points" in titled(night, "Bracket")
    first = tables(night)[0]
    form = await night.run(member_of(night, first.seats[0]), "result report", table=first.id)
    assert "0 to 5 (match to 5 points)" in str(form.modal)


async def test_the_best_of_three_asks_for_games(night: Night) -> None:
    await event_with(night, 2, profile="rivals", pairing="single-elimination")
    refused = said(await night.run(night.organizer, "event length", part="final", length=4))
    assert "such as 5" in refused
    assert "best of 3 games (first to 2)" in said(
        await night.run(night.organizer, "event length", part="event", length=3)
    )
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert "best of 3 games (first to 2)" in titled(night, "Final · Match 1")
    first = tables(night)[0]
    form = await night.run(member_of(night, first.seats[0]), "result report", table=first.id)
    assert "Games won: 0 to 2" in str(form.modal)
    assert "won-" not in str(form.modal)
