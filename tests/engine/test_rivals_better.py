"""Turning points of Rivals: what was given away follows from what the player could know, and a better move is legal."""

import random
from functools import cache
from typing import Any

from engine.capabilities import GameRecord
from engine.rivals.actions import FinishTurn
from engine.rivals.analysis import LEAST, POINTS, RivalsAnalyst
from engine.rivals.better import DUE, GLANCE, given_away, judged
from engine.rivals.codecs import read_event
from engine.rivals.events import Opened, RivalsDecision, RivalsEvent
from engine.rivals.game import demanded, evolve, legal
from engine.rivals.house import greedy, thrifty
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.set_up import beginning
from engine.rivals.state import RivalsState, TurnPhase
from engine.rivals.table import play_game

OPTIONS = preset(Preset.PRINTED, GameSet.GOLD)


@cache
def events() -> tuple[RivalsEvent, ...]:
    chance = random.Random(3).randrange
    return tuple(play_game(OPTIONS, (greedy, thrifty), lambda _stream, _number: chance, chance).events)


@cache
def verdict() -> Any:  # noqa: ANN401 - JSON
    return RivalsAnalyst().analysed(GameRecord(OPTIONS, 2, events(), ("A", "B"), ""))


def moments() -> list[tuple[RivalsState, RivalsEvent]]:
    first = events()[0]
    assert isinstance(first, Opened)
    found, state = [], beginning(OPTIONS, first)
    for event in events()[1:]:
        found.append((state, event))
        state = evolve(state, event)
    return found


def test_a_turning_point_names_a_legal_move_beside_what_was_done_and_both_realms() -> None:
    told = verdict()["turning"]
    assert 0 < len(told) <= POINTS
    assert [one["chance"] for one in told] == sorted((one["chance"] for one in told), reverse=True)
    for one in told:
        did, best = read_event(one["did"]), read_event(one["best"])
        assert isinstance(did, RivalsDecision)
        assert isinstance(best, RivalsDecision)
        (state,) = {
            id(state): state for state, event in moments() if event == did and _is(state, one)
        }.values()
        actions = legal(state, one["seat"])
        assert did.action in actions
        assert best.action in actions
        assert did.action != best.action
        assert one["chance"] >= LEAST


def _is(state: RivalsState, told: Any) -> bool:  # noqa: ANN401 - JSON
    return bool(
        state.turn.number == told["turn"] and [list(realm) for realm in state.realms] == told["realms"]
    )


def test_what_surely_stands_better_is_found_again_and_gives_nothing_away_itself() -> None:
    dearest = verdict()["turning"][0]
    number, state, did = next(
        (number, state, event.action)
        for number, (state, event) in enumerate(moments(), 1)
        if event == read_event(dearest["did"]) and _is(state, dearest) and isinstance(event, RivalsDecision)
    )
    given = given_away(state, dearest["seat"], did, number)
    assert given == given_away(state, dearest["seat"], did, number)  # by no chance of its own
    assert given is not None
    assert round(given.chance, 4) == dearest["chance"]
    back = given_away(state, dearest["seat"], given.best, number)
    assert back is None or back.best != did


def test_what_is_hidden_changes_no_verdict() -> None:
    """The other's hand and the order of the stacks are dealt anew: a decision is judged by what could be known."""
    state = next(state for state, _ in moments() if state.turn.number > 5 and judged(state, state.turn.seat))
    seat = state.turn.seat
    turned = state._replace(stacks=tuple(stack[::-1] for stack in state.stacks))
    assert given_away(state, seat, FinishTurn(), 7) == given_away(turned, seat, FinishTurn(), 7)


def test_what_is_due_is_judged_where_it_is_no_look_at_hidden_cards() -> None:
    seen: set[bool] = set()
    for state, _ in moments():
        for seat in (0, 1):
            demand = demanded(state, seat)
            if demand is None:
                own = state.turn.phase is TurnPhase.MAIN and state.turn.seat == seat and not state.agenda
                assert judged(state, seat) == own
            else:
                alone = len(state.agenda[0]) == 1
                assert judged(state, seat) == (alone and demand.ask in DUE)
                seen.add(judged(state, seat))
    assert seen == {True, False}


def test_the_better_answer_to_what_is_due_is_one_that_was_allowed() -> None:
    found = 0
    for number, (state, event) in enumerate(moments(), 1):
        if not isinstance(event, RivalsDecision) or not state.agenda or not judged(state, event.seat):
            continue
        given = given_away(state, event.seat, event.action, number, GLANCE)
        if given is not None:
            found += 1
            assert given.best in legal(state, event.seat)
            assert given.best != event.action
            assert given.chance > 0
    assert found
