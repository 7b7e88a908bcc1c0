"""`/round seat` and `/round lock`: the preview, who is seated, what stays, and what the next rounds know of it."""

import pytest

from league.event import EventStatus
from league.ids import EventId
from league.refusal import Refusal
from tests.support.night import Night, said
from tests.support.rounds import (
    attached,
    audited,
    come_late,
    correct,
    event_with,
    leave,
    organizer,
    pairings,
    player_id,
    record_all,
    rounds,
    running,
    seats,
    tables,
    the_event,
)
from usecases.execute import ask, execute
from usecases.round.draw import DrawnRound, draw
from usecases.round.pairing_input import PairingInput, SeatRound, basis_of
from usecases.round.seat import StoreSeating, store_seating


async def test_preview_shows_tables_picture_and_quality_before_anybody_sees_the_round(night: Night) -> None:
    await event_with(night, 8)
    preview = await night.run(night.organizer, "round seat", seed=7)
    await night.settle()
    text = said(preview)
    assert "Round 1" in text
    assert "**Table 2**" in text
    assert "Quality of all 4 remaining rounds together (seed 7)" in text
    assert "impossible" in text
    assert preview.ephemeral
    assert [file.filename for file in attached(preview)] == ["seating-1.png"]
    assert "Table 1: P0" in (attached(preview)[0].description or "")
    assert not pairings(night)
    assert the_event(night).status is EventStatus.OPEN
    assert audited(night)[-1] == "round-seated"


async def test_preview_is_read_in_japanese(night: Night) -> None:
    await event_with(night, 8)
    night.locales.set(night.organizer.id, "ja")
    preview = said(await night.run(night.organizer, "round seat"))
    assert "第1回戦" in preview
    assert "残り4回戦を合わせた評価" in preview


async def test_another_seed_draws_other_tables_and_the_same_seed_the_same(night: Night) -> None:
    await event_with(night, 12)
    preview = await night.run(night.organizer, "round seat", seed=7)
    first = seats(night)
    await night.click(night.organizer, preview.response, "round-reseat")
    other = seats(night)
    assert rounds(night)[0].seed == 8
    assert other != first
    await night.run(night.organizer, "round seat", seed=7)
    assert seats(night) == first
    assert len(rounds(night)) == 1


@pytest.mark.parametrize(
    ("players", "words"), [(0, "a table needs at least 3"), (5, "Five players cannot be seated")]
)
async def test_impossible_numbers_of_players_are_refused_with_the_reason__cjp_table_size(
    night: Night, players: int, words: str
) -> None:
    await event_with(night, players)
    refused = said(await night.run(night.organizer, "round seat"))
    assert refused.startswith("⛔")
    assert words in refused
    assert rounds(night) == ()


async def test_dropped_player_is_never_seated_and_history_stays(night: Night) -> None:
    await running(night, 9)
    before = seats(night)
    gone = player_id(night, 4)
    record_all(night)
    leave(night, gone)
    await night.run(night.organizer, "round seat")
    second = [player for table in seats(night, 2) for player in table]
    assert gone not in second
    assert len(second) == len(set(second)) == 8
    assert seats(night) == before


async def test_late_entry_is_seated_next_and_moves_no_running_table(night: Night) -> None:
    await running(night, 8)
    before = seats(night)
    late = come_late(night, 8)
    record_all(night)
    await night.run(night.organizer, "round seat")
    assert late in [player for table in seats(night, 2) for player in table]
    assert seats(night) == before


async def test_correction_after_the_next_round_was_seated_leaves_its_seats(night: Night) -> None:
    await running(night, 8, pairing="power")
    record_all(night)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    second = seats(night, 2)
    correct(night, tables(night)[0], winner=3)
    await night.settle()
    assert seats(night, 2) == second
    record_all(night, 2)
    preview = said(await night.run(night.organizer, "round seat"))
    assert "Round 3" in preview


async def test_seating_is_refused_when_somebody_dropped_while_it_was_drawn(night: Night) -> None:
    await running(night, 9)
    record_all(night)
    command = SeatRound(organizer(night), EventId(0))
    basis = ask(night.bot.bot_context.database, basis_of, command)
    assert isinstance(basis, PairingInput)
    draft = draw(basis)
    assert isinstance(draft, DrawnRound)
    leave(night, basis.players[0])
    refused = execute(night.bot.bot_context.database, store_seating, StoreSeating(command, draft))
    assert refused == Refusal("changed-meanwhile")
    assert len(rounds(night)) == 1


async def test_three_rounds_of_twelve_players_repeat_no_pair_more_than_must_be(night: Night) -> None:
    await event_with(night, 12, rounds=3)
    for number in range(1, 4):
        preview = await night.run(night.organizer, "round seat")
        await night.run(night.organizer, "round publish")
        record_all(night, number)
    assert "Together again" in said(preview)
    met: dict[frozenset[int], int] = {}
    for number in range(1, 4):
        for table in seats(night, number):
            for pair in {frozenset((a, b)) for a in table for b in table if a != b}:
                met[pair] = met.get(pair, 0) + 1
    assert max(met.values()) == 2
    refused = said(await night.run(night.organizer, "round seat"))
    assert "All 3 rounds of this event have been seated" in refused


async def test_locked_table_stays_with_its_number_when_the_round_is_drawn_again(night: Night) -> None:
    await event_with(night, 12)
    await night.run(night.organizer, "round seat", seed=1)
    kept = seats(night)[1]
    assert "Table 2 stays" in said(await night.run(night.organizer, "round lock", table=2))
    assert "locked already" in said(await night.run(night.organizer, "round lock", table=2))
    await night.run(night.organizer, "round seat", seed=99)
    assert seats(night)[1] == kept
    assert tables(night)[1].locked
    assert "may change" in said(await night.run(night.organizer, "round lock", table=2, state="unlocked"))
    assert "no such table" in said(await night.run(night.organizer, "round lock", table=9))


async def test_locked_table_of_a_dropped_player_is_refused_by_name(night: Night) -> None:
    await running(night, 9)
    record_all(night)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round lock", table=1)
    gone = seats(night, 2)[0][0]
    leave(night, gone)
    refused = said(await night.run(night.organizer, "round seat"))
    assert refused.startswith("⛔")
    named = [number for number in range(9) if f"P{number:02d}" in refused]
    assert [player_id(night, number) for number in named] == [gone]


async def test_pairs_to_be_kept_apart_are_kept_apart_in_this_round_and_the_next(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=3, avoid="P00 + P01, P02 + P03")
    apart = [{player_id(night, 0), player_id(night, 1)}, {player_id(night, 2), player_id(night, 3)}]
    assert not [pair for pair in apart for table in seats(night) if pair <= set(table)]
    await night.run(night.organizer, "round publish")
    await night.run(night.organizer, "round seat")
    assert rounds(night)[1].avoid == rounds(night)[0].avoid
    await night.run(night.organizer, "round seat", avoid="-")
    assert rounds(night)[1].avoid == ()


@pytest.mark.parametrize(
    ("avoid", "words"),
    [("P00", "as a pair"), ("P00 + Nobody", 'Nobody called "Nobody"'), ("P00 + @everyone", "Nobody called")],
)
async def test_unreadable_pairs_are_refused(night: Night, avoid: str, words: str) -> None:
    await event_with(night, 8)
    refused = said(await night.run(night.organizer, "round seat", avoid=avoid))
    assert words in refused
    assert rounds(night) == ()


async def test_seating_is_undone_without_a_trace(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat")
    await night.take_back(night.organizer, event=the_event(night).id)
    assert rounds(night) == ()
    assert "No round is planned" in said(await night.run(night.organizer, "round publish"))
