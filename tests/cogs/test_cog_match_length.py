"""The length of a match is said wherever players look: announcement, round, table, report form, `/event show`."""

from tests.support.night import Night, said, shown
from tests.support.reading import body_of, is_post, titles_of
from tests.support.results import member_of, versions
from tests.support.rounds import event_with, pairings, tables
from tests.support.wording import says, worded
from usecases.result.typed import score_field


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
    assert says(answer, "length-part", part=worded("choice-part-final"))
    card = said(await night.run(night.players[0], "event show"))
    assert says(card, "match-length")
    assert says(card, "length-part", part=worded("choice-part-final"))
    await night.settle()
    (announced,) = [post for post in night.posts("announcements") if is_post(post)]
    assert says(shown(announced), "length-part", part=worded("choice-part-final"))
    assert not says(shown(announced), "announcement-regulations", rounds=4)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert says(titled(night, "Semi-final · Match 1"), "match-length")
    assert says(titled(night, "Bracket"), "length-part", part=worded("choice-part-final"))
    first = tables(night)[0]
    form = await night.run(member_of(night, first.seats[0]), "result report", table=first.id)
    assert says(str(form.modal), "form-score-hint-points", target=5)
    winner, *fields = [label["component"] for label in (form.modal or {})["components"]]
    assert [option["value"] for option in winner["options"]][:2] == [f"won-{seat}" for seat in first.seats]
    assert [[option["value"] for option in field["options"]] for field in fields] == [list("012345")] * 2
    chosen = {"ended": [f"won-{first.seats[1]}"], score_field(first.seats[0]): ["3"]}
    await member_of(night, first.seats[0]).submit_modal(form, {**chosen, score_field(first.seats[1]): []})
    (version,) = versions(night, first)
    assert (version.winner, version.raw) == (first.seats[1], (3, 5))


async def test_the_best_of_three_asks_for_games(night: Night) -> None:
    await event_with(night, 2, profile="rivals", pairing="single-elimination")
    refused = said(await night.run(night.organizer, "event length", part="final", length=4))
    assert says(refused, "refusal-length-even", next=5)
    assert says(
        said(await night.run(night.organizer, "event length", part="event", length=3)),
        "match-length-games",
        number=3,
        target=2,
    )
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert says(titled(night, "Final · Match 1"), "match-length-games", number=3, target=2)
    first = tables(night)[0]
    form = await night.run(member_of(night, first.seats[0]), "result report", table=first.id)
    assert says(str(form.modal), "form-score-hint-games", target=2)
    assert [
        option["value"] for option in (form.modal or {})["components"][1]["component"]["options"]
    ] == list("012")
