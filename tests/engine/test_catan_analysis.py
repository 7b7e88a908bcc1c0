"""The verdict on a finished game of Catan: chances, luck, turning points and trades follow from its events alone."""

import json
import random
from functools import cache
from typing import Any

import pytest

from engine.capabilities import GameRecord
from engine.catan import actions as a
from engine.catan import game
from engine.catan.analysis import CatanAnalyst, moment
from engine.catan.better import given_away
from engine.catan.chances import SeatStanding, chances, chances_of
from engine.catan.events import Event, Rolled, Stolen, TimeCalled, TurnEnded
from engine.catan.hands import size
from engine.catan.options import CatanOptions
from engine.catan.phases import MAIN, ROBBER
from engine.catan.policy import club
from engine.catan.state import CatanState
from engine.catan.table import play

OPTIONS = CatanOptions()


@cache
def events_of(seed: int, seats: int) -> tuple[Event, ...]:
    chance = random.Random(seed).randrange
    return play(
        OPTIONS,
        [lambda state, seat, actions, luck: club.choose(game.view(state, seat), actions, luck)] * seats,
        lambda _place: chance,
        chance,
    ).events


@cache
def verdict(seed: int, seats: int) -> Any:  # noqa: ANN401 - JSON
    record = GameRecord(OPTIONS, seats, events_of(seed, seats), ("Aya", "Ben", "Kim", "Sol")[:seats], "")
    return CatanAnalyst().analysed(record)


def states(seed: int, seats: int) -> list[CatanState]:
    events = events_of(seed, seats)
    found = [game.fold(OPTIONS, seats, events[:1])]
    for event in events[1:]:
        found.append(game.evolve(found[-1], event))
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_the_chances_of_all_seats_are_one_at_every_turn_and_the_winners_at_the_end(seats: int) -> None:
    told = verdict(1, seats)
    assert all(sum(shares) == pytest.approx(1, abs=1e-3) for _turn, *shares in told["chances"])
    turns = [turn for turn, *_ in told["chances"]]
    assert turns == sorted({*turns})
    assert turns[0] == 2 * seats  # the first turn after the set-up
    assert told["chances"][-1][1:] == [float(seat == told["won"]) for seat in range(seats)]


def test_a_game_that_time_ended_has_chances_to_its_end_and_no_winner() -> None:
    events = events_of(1, 4)
    half = next(
        place for place in range(len(events) // 2, len(events)) if isinstance(events[place], TurnEnded)
    )
    record = GameRecord(OPTIONS, 4, (*events[: half + 1], TimeCalled()), ("a", "b", "c", "d"), "")
    told = CatanAnalyst().analysed(record)
    assert told["won"] == -1
    assert 0 < max(told["chances"][-1][1:]) < 1


def test_whoever_stands_better_has_the_better_chance_and_a_lead_counts_more_late() -> None:
    early = chances((SeatStanding(4, 3, 0), SeatStanding(3, 3, 0)), 10)
    late = chances((SeatStanding(10, 9, 0), SeatStanding(9, 9, 0)), 10)
    assert 0.5 < early[0] < late[0] < 1
    first, second = chances((SeatStanding(4, 3, 0), SeatStanding(4, 3, 1)), 10)
    assert first > second  # whoever is on turn


def test_luck_is_what_the_events_tell() -> None:
    told, events = verdict(1, 4), events_of(1, 4)
    rolls = [event for event in events if isinstance(event, Rolled)]
    for seat, luck in enumerate(told["seats"]):
        assert luck["rolled"] == sum(size(roll.gains[seat]) for roll in rolls)
        assert luck["stole"] == sum(isinstance(one, Stolen) and one.thief == seat for one in events)
        assert luck["lost"] == sum(isinstance(one, Stolen) and one.victim == seat for one in events)
    due, rolled = (sum(luck[key] for luck in told["seats"]) for key in ("due", "rolled"))
    assert 0.7 < rolled / due < 1.3  # four seats' dice


def test_a_turning_point_names_a_legal_move_that_is_better_and_the_board_of_that_moment() -> None:
    told = verdict(1, 4)
    assert [one["chance"] for one in told["turning"]] == sorted(
        (one["chance"] for one in told["turning"]), reverse=True
    )
    seen = {(state.turn.number, state.players, state.robber): state for state in states(1, 4)}
    for one in told["turning"]:
        state = moment(OPTIONS, told["layout"], json.loads(json.dumps(one["pieces"])))
        real = seen[state.turn.number, state.players, state.robber]
        if "deal" in one:
            continue
        for words in (one["did"], one["best"]):
            assert game.parse(words) in game.legal(real, one["seat"])
        assert one["did"] != one["best"]


def test_what_the_master_would_do_gives_nothing_away_and_nobody_is_judged_for_words() -> None:
    for state in states(1, 4)[::7]:
        seat = state.turn.player
        if state.turn.phase not in {MAIN, ROBBER}:
            continue
        for action in game.legal(state, seat)[:3]:
            given = given_away(state, seat, action)
            if given is None:
                continue
            assert 0 <= given.chance <= 1
            assert given_away(state, seat, given.best) is None
        offer = a.Offer(1, 256)
        assert given_away(state, seat, offer) is None


def test_the_chance_is_a_function_of_the_state_alone() -> None:
    state = states(1, 4)[120]
    assert chances_of(state) == chances_of(state)


def test_the_verdict_is_json() -> None:
    assert json.loads(json.dumps(verdict(1, 3))) == verdict(1, 3)
