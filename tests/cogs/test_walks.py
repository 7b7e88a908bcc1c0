"""How often one action asks the same question: a detour that comes back is a call more than is held here."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.catan import game as catan
from engine.catan.actions import BuildRoad
from engine.catan.phases import MAIN
from engine.catan.state import CatanState
from tests.support.game_faults import DICE
from tests.support.game_night import at_once, four_at_a_table
from tests.support.night import Night, league_night, said
from tests.support.results import at_table, filled
from tests.support.rounds import running, tables
from tests.support.walk import Walk, walk


@pytest.fixture
async def walked(tmp_path: Path, database_url: str) -> AsyncIterator[tuple[Night, Walk]]:
    """A league night whose every call can be counted."""
    with walk() as made:
        async with league_night(tmp_path, database_url) as night:
            yield night, made


async def test_a_reported_result_is_judged_and_its_regulations_are_read_few_times(
    walked: tuple[Night, Walk],
) -> None:
    night, made = walked
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    opened = await night.run(player, "result report", table=table.id)
    assert opened.modal
    with made.watching():
        answer = await player.submit_modal(opened, filled(table))
        await night.settle()
    assert "reported" in said(answer)
    assert made.of("scored") == 3  # once when it is stored, once for the question, once for the table's post
    assert made.of("judged") == 3
    assert made.of("table_rules") <= 3
    assert made.of("profile_of") <= 4
    assert made.room_changes() <= 200
    assert made.calls.total() <= 3000


def _can_build_a_road(state: CatanState) -> bool:
    return state.turn.phase is MAIN and any(
        isinstance(action, BuildRoad) for action in catan.legal(state, state.turn.player)
    )


async def test_a_road_by_post_is_decided_once_and_viewed_once_for_each_who_looks(
    walked: tuple[Night, Walk],
) -> None:
    night, made = walked
    table = await four_at_a_table(night, DICE)
    table.until(_can_build_a_road)
    state = table.state
    seat = state.turn.player
    road = next(action for action in catan.legal(state, seat) if isinstance(action, BuildRoad))
    message, found = await table.shown(seat, catan.format(road))
    with made.watching():
        await at_once(night, (table.who(seat), message, *found))
        await table.rest(5)
    assert table.state.players[seat].roads != state.players[seat].roads
    assert made.of("decide") == 1
    assert made.of("evolve") == 2  # in the transaction, and for the readers once it is stored
    assert made.of("view") == 4  # the player's orders, the answer, the board, the next player's message
    assert made.of("seen_by") == 3
    assert made.calls["engine/catan/waiting.py awaited"] == 2  # before the move, and after it
    assert made.of("read_orders") == 4  # a seat's once
    assert made.room_changes() <= 292
