"""What is played for somebody: by presets, by order, and when time has run out."""

import random

import pytest

from engine.backgammon.actions import (
    ClaimRace,
    Double,
    Drop,
    OfferResignation,
    Play,
    RefuseResignation,
    RollDice,
    Take,
)
from engine.backgammon.automation import PRESET, CubeOrders, CubeReply, MatchOrders, MatchTimeOut, MatExport
from engine.backgammon.game import decide, legal
from engine.backgammon.names import NOBODY, WinKind
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import START
from engine.backgammon.rules import BACKGAMMON, RULES
from engine.backgammon.state import Cube
from engine.backgammon.table import doubling_at_random, play
from engine.capabilities import GameRecord
from engine.protocol import EngineRefusal
from tests.engine.backgammon_board import before_roll, board, done, mirrored, with_roll
from tests.support.mat import read_mat

ORDERS = CubeOrders()
ONE_WAY = board({24: 1}, mirrored({18: 2}))


def test_a_forced_play_and_an_impossible_one_are_made_at_once() -> None:
    state = with_roll(ONE_WAY, 6, 1)
    assert ORDERS.ordered(PRESET, state, legal(state, 0)) == legal(state, 0)[0]
    stuck = with_roll(board({24: 2}, mirrored({18: 2, 23: 2})), 6, 1)
    assert ORDERS.ordered(PRESET, stuck, legal(stuck, 0)) == Play(stuck.position)
    free = with_roll(START, 3, 1)
    assert ORDERS.ordered(PRESET, free, legal(free, 0)) is None


def test_the_dice_roll_by_themselves_only_where_no_double_is_possible() -> None:
    mine, theirs = before_roll(START, cube=Cube(2, 0)), before_roll(START, cube=Cube(2, 1))
    assert ORDERS.ordered(PRESET, mine, legal(mine, 0)) is None
    assert ORDERS.ordered(PRESET, theirs, legal(theirs, 0)) == RollDice()
    assert ORDERS.ordered(MatchOrders(roll=True), mine, legal(mine, 0)) == RollDice()


def test_a_race_that_nothing_can_change_is_claimed() -> None:
    state = before_roll(board({1: 2}, {6: 14}))
    assert ORDERS.ordered(PRESET, state, legal(state, 0)) == ClaimRace(WinKind.SINGLE)


@pytest.mark.parametrize(
    ("reply", "answer"), [(CubeReply.TAKE, Take()), (CubeReply.DROP, Drop()), (CubeReply.ASK, None)]
)
def test_an_answer_to_a_double_is_given_once(reply: CubeReply, answer: Take | Drop | None) -> None:
    doubled = done(before_roll(START), 0, Double())
    orders = MatchOrders(reply=reply)
    assert ORDERS.ordered(orders, doubled, legal(doubled, 1)) == answer
    if answer:
        after = ORDERS.after(orders, answer)
        assert after.reply is CubeReply.ASK
        assert ORDERS.brought_back(after, ORDERS.kept(orders, after)) == orders


def test_orders_are_read_as_they_were_written_and_nonsense_is_refused() -> None:
    for orders in (
        PRESET,
        MatchOrders(roll=True),
        MatchOrders(reply=CubeReply.DROP),
        MatchOrders(roll=True, reply=CubeReply.TAKE, at=4),
    ):
        assert ORDERS.read(ORDERS.write(orders)) == orders
    assert ORDERS.write(PRESET) == ""
    assert isinstance(ORDERS.read("roll gladly"), EngineRefusal)
    assert ORDERS.changed(MatchOrders(roll=True), "ask-roll", before_roll(START)) == PRESET


def test_an_answer_may_be_ordered_for_one_value_of_the_cube() -> None:
    doubled = done(before_roll(START, cube=Cube(2, 0)), 0, Double())
    for at, answer in ((4, Drop()), (2, None), (0, Drop())):
        assert ORDERS.ordered(MatchOrders(reply=CubeReply.DROP, at=at), doubled, legal(doubled, 1)) == answer
    assert ORDERS.changed(PRESET, "drop 4", doubled) == MatchOrders(reply=CubeReply.DROP, at=4)
    assert isinstance(ORDERS.changed(PRESET, "drop 3", doubled), EngineRefusal)
    assert ORDERS.changed(MatchOrders(roll=True), "clear", doubled) == PRESET


def test_a_double_is_taken_up_to_a_level_and_passed_from_one_on() -> None:
    both = PRESET
    for words in ("take-to 2", "drop-from 8"):
        both = ORDERS.changed(both, words, before_roll(START))  # type: ignore[assignment]  # no refusal
    assert both == MatchOrders(take_to=2, drop_from=8)
    assert ORDERS.read(ORDERS.write(both)) == both
    for cube, answer in ((1, Take()), (2, None), (4, Drop()), (8, Drop())):
        doubled = done(before_roll(START, points=25, cube=Cube(cube, 0 if cube > 1 else NOBODY)), 0, Double())
        assert ORDERS.ordered(both, doubled, legal(doubled, 1)) == answer
        assert ORDERS.holds(both, doubled) is (answer is not None)
        assert ORDERS.acts_late(doubled), "whether or not anything is ordered"
    assert ORDERS.after(both, Take()) == PRESET, "it is given once"
    assert ORDERS.changed(both, "take-to 8", before_roll(START)) == MatchOrders(take_to=8)
    assert ORDERS.changed(both, "ask", before_roll(START)) == PRESET
    assert isinstance(ORDERS.changed(PRESET, "take-to", before_roll(START)), EngineRefusal)
    assert isinstance(ORDERS.changed(PRESET, "drop-from 3", before_roll(START)), EngineRefusal)


def test_what_was_ordered_acts_late_and_presets_at_once() -> None:
    plain, doubled = before_roll(START), done(before_roll(START), 0, Double())
    theirs, race = before_roll(START, cube=Cube(2, 1)), before_roll(board({1: 2}, {6: 14}))
    assert [ORDERS.acts_late(state) for state in (plain, doubled, theirs, race)] == [True, True, False, False]
    assert ORDERS.holds(MatchOrders(roll=True), plain)
    assert ORDERS.holds(MatchOrders(reply=CubeReply.TAKE), doubled)
    assert not ORDERS.holds(MatchOrders(roll=True), doubled)
    assert not ORDERS.holds(PRESET, plain)


def test_a_turn_that_waited_for_an_answer_is_told_as_a_new_one() -> None:
    doubled = done(before_roll(START), 0, Double())
    taken = done(doubled, 1, Take())
    assert RULES.clock(taken).turn == RULES.clock(doubled).turn + 1
    offered = done(before_roll(START), 0, OfferResignation(WinKind.SINGLE))
    refused = done(offered, 1, RefuseResignation())
    assert RULES.clock(refused).turn == RULES.clock(offered).turn + 1


def test_when_time_has_run_out_as_little_as_possible_is_done__house() -> None:
    due = MatchTimeOut()
    offered = done(before_roll(START), 0, OfferResignation(WinKind.SINGLE))
    for state, seat, action in (
        (before_roll(START), 0, RollDice()),
        (done(before_roll(START), 0, Double()), 1, Drop()),
        (offered, 1, RefuseResignation()),
        (with_roll(START, 3, 1), 0, legal(with_roll(START, 3, 1), 0)[0]),
    ):
        assert due.on_timeout(state, legal(state, seat), lambda _n: 0) == (seat, action)
        assert not isinstance(decide(state, seat, action), EngineRefusal)


def test_a_match_is_exported_as_mat() -> None:
    chance = random.Random(3).randrange
    played = play(MatchOptions(3), (doubling_at_random,) * 2, lambda _n: chance, chance)
    record = GameRecord(MatchOptions(3), 2, played.events, ("Aya", "Ben"), "")
    exported = read_mat(MatExport().export(record, ".mat"))
    assert not isinstance(exported, EngineRefusal)
    assert exported.names == ("Aya", "Ben")


def test_the_engine_offers_what_a_host_can_use() -> None:
    assert BACKGAMMON.rules is RULES
    assert all(
        (BACKGAMMON.house, BACKGAMMON.orders, BACKGAMMON.time_out, BACKGAMMON.exports, BACKGAMMON.analysis)
    )
