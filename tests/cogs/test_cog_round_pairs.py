"""Rounds of two-player events: Swiss, round robin and brackets, with byes that are credited at once."""

import pytest

from league.reporting import ReportKind, ReportState
from league.round import TableStatus
from tests.support.night import Night, said
from tests.support.results import member_of
from tests.support.rounds import (
    event_with,
    leave,
    player_id,
    published,
    record,
    record_all,
    seats,
    tables,
    the_event,
)
from usecases.league_state import current_result, standings_of


async def play(night: Night, number: int) -> str:
    """Seat, publish and play one round; the preview's text."""
    preview = said(await night.run(night.organizer, "round seat"))
    assert not preview.startswith("⛔"), preview
    answer = said(await night.run(night.organizer, "round publish"))
    assert answer.startswith("✅"), answer
    record_all(night, number)
    return preview


async def test_bye_is_credited_at_once_as_a_final_result(night: Night) -> None:
    await event_with(night, 5, profile="backgammon-jba")
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    bye = tables(night)[-1]
    assert len(bye.seats) == 1
    assert bye.status is TableStatus.FINAL
    result = night.read(lambda uow: current_result(uow, bye.id))
    assert (result.kind, result.state) == (ReportKind.BYE, ReportState.FINAL)  # type: ignore[attr-defined]  # a result
    event = the_event(night)
    row = night.read(lambda uow: standings_of(uow, event).row_of(bye.seats[0]))
    assert row.wins == 1  # type: ignore[attr-defined]  # a row
    assert [m.content for m in night.posts("pairings") if "has a bye" in m.content]


async def test_swap_with_the_bye_credits_the_other_player_alone(night: Night) -> None:
    await event_with(night, 5, profile="backgammon-jba")
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    (a, _), *_, (alone,) = seats(night)
    await night.run(night.judge, "round swap", player=a, other=alone)
    assert seats(night)[-1] == (a,)
    event = the_event(night)
    standings = night.read(lambda uow: standings_of(uow, event))
    assert [row.player for row in standings.rows if row.wins] == [a]  # type: ignore[attr-defined]  # standings


async def test_whoever_is_swapped_into_the_bye_is_told_so_and_the_message_of_before_says_that_it_passed(
    night: Night,
) -> None:
    await published(night, 5, profile="rivals", pairing="swiss")
    first, *_, bye = seats(night)
    await night.run(night.judge, "round swap", player=bye[0], other=first[0])
    await night.settle()
    before, after = (m.content for m in night.posts("pairings") if m.content.startswith("🪑"))
    assert "somebody else sits out by now" in before
    assert f"<@{member_of(night, first[0]).id}> has a bye" in after
    assert not any("look at the table" in m.content for m in night.posts("pairings"))
    await night.take_back(night.judge, event=1)
    await night.settle()
    again, gone, *_ = (m.content for m in night.posts("pairings") if "has a bye" in m.content)
    assert f"<@{member_of(night, bye[0]).id}> has a bye" in again
    assert gone.startswith("~~")


async def test_swiss_has_no_rematch_and_no_second_bye(night: Night) -> None:
    await event_with(night, 7, profile="backgammon-jba", rounds=5)
    for number in range(1, 6):
        await play(night, number)
    pairs = [frozenset(seated) for number in range(1, 6) for seated in seats(night, number)]
    assert len(set(pairs)) == len(pairs)


async def test_dropped_player_is_paired_with_nobody(night: Night) -> None:
    await event_with(night, 6, profile="backgammon-jba")
    await play(night, 1)
    gone = player_id(night, 2)
    leave(night, gone)
    await play(night, 2)
    second = [player for seated in seats(night, 2) for player in seated]
    assert gone not in second
    assert len(second) == len(set(second)) == 5


async def test_matches_of_two_wait_for_the_results_of_the_round_before(night: Night) -> None:
    await event_with(night, 4, profile="backgammon-jba")
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    record(night, tables(night)[0])
    refused = said(await night.run(night.organizer, "round seat"))
    assert "Round 1 still waits for results: tables 2" in refused


@pytest.mark.parametrize("players", [4, 5])
async def test_round_robin_meets_everybody_once_and_ends(night: Night, players: int) -> None:
    await event_with(night, players, profile="rivals", pairing="round-robin", rounds=1)
    last = players - 1 if players % 2 == 0 else players
    for number in range(1, last + 1):
        await play(night, number)
    pairs = [frozenset(s) for number in range(1, last + 1) for s in seats(night, number) if len(s) > 1]
    assert len(pairs) == len(set(pairs)) == players * (players - 1) // 2
    refused = said(await night.run(night.organizer, "round seat"))
    assert "round robin is complete" in refused


async def test_round_robin_gives_the_opponent_of_a_dropped_player_a_bye(night: Night) -> None:
    await event_with(night, 4, profile="rivals", pairing="round-robin")
    await play(night, 1)
    gone = player_id(night, 0)
    leave(night, gone)
    await play(night, 2)
    second = seats(night, 2)
    assert sorted(len(seated) for seated in second) == [1, 2]
    assert gone not in [player for seated in second for player in seated]


async def test_pairing_that_does_not_fit_the_regulations_is_refused(night: Night) -> None:
    for profile, pairing in (("catan-japan", "swiss"), ("rivals", "balanced")):
        answer = await night.run(
            night.organizer, "event create", name="Cup", profile=profile, pairing=pairing
        )
        assert "does not fit the regulations" in said(answer)
    assert night.read(lambda uow: uow.events.find()) == ()


async def test_mode_of_tables_is_refused_for_matches(night: Night) -> None:
    await event_with(night, 4, profile="rivals")
    assert "matches of two" in said(await night.run(night.organizer, "round seat", mode="random"))


@pytest.mark.parametrize("mode", ["power", "random", "manual"])
async def test_other_modes_seat_everybody_once(night: Night, mode: str) -> None:
    await event_with(night, 11)
    await play(night, 1)
    await night.run(night.organizer, "round seat", mode=mode)
    second = [player for seated in seats(night, 2) for player in seated]
    assert len(second) == len(set(second)) == 11


async def test_matches_of_two_start_without_a_table_clock(night: Night) -> None:
    await event_with(night, 4, profile="backgammon-jba")
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    assert "no table clock" in said(await night.run(night.judge, "round start"))
    assert "no running clock" in said(await night.run(night.judge, "round pause"))
