"""Random matches: what must hold in every state, and every text in both directions."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.backgammon import record_codecs as codec
from engine.backgammon.actions import Action, Play
from engine.backgammon.events import Event
from engine.backgammon.game import chance_action, decide, evolve, legal, to_act
from engine.backgammon.gnubg_id import match_id, match_id_of, position_id, read_match_id, read_position_id
from engine.backgammon.mat import write_mat
from engine.backgammon.names import CHANCE, HOST, SEATS, Seat
from engine.backgammon.notation import format_play, parse_play
from engine.backgammon.options import MatchOptions, Resigning
from engine.backgammon.position import CHECKERS, counts, flip, is_position
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.rules import BACKGAMMON, RULES
from engine.backgammon.state import BackgammonState, MatchPhase
from engine.backgammon.table import doubling_at_random, play
from engine.backgammon.transcript import transcribe
from engine.backgammon.xgid import read_xgid, state_of, write_xgid, xgid_of
from engine.protocol import EngineRefusal
from tests.support.mat import read_mat

OPTIONS = MatchOptions(3, Resigning.ANY)


def steps(
    seed: int, options: MatchOptions = OPTIONS
) -> Iterator[tuple[BackgammonState, Seat, Action, tuple[Event, ...]]]:
    """A random match, decision by decision."""
    chance = random.Random(seed).randrange
    state = RULES.fold(options, 2, RULES.open(options, 2, chance))
    while actors := to_act(state):
        seat = actors[0]
        actions = legal(state, seat)
        action = chance_action(state, chance) if seat == CHANCE else actions[chance(len(actions))]
        answer = decide(state, seat, action)
        assert not isinstance(answer, EngineRefusal)
        yield state, seat, action, answer
        for event in answer:
            state = evolve(state, event)
    yield state, HOST, RULES.time_called(state), ()


@pytest.mark.parametrize("seed", range(6))
def test_checkers_are_neither_lost_nor_mixed(seed: int) -> None:
    for state, _, _, _ in steps(seed):
        own, theirs = counts(state.position)
        assert sum(own) == sum(theirs) == CHECKERS
        assert is_position(own, theirs)
        assert flip(flip(state.position)) == state.position


@pytest.mark.parametrize("seed", range(6))
def test_what_is_legal_is_accepted_and_waited_for_by_one_actor(seed: int) -> None:
    for state, _, _, _ in steps(seed):
        awaited = RULES.awaited(state)
        assert len(awaited) == (state.phase is not MatchPhase.OVER)
        for seat in (*SEATS, CHANCE, HOST):
            actions = legal(state, seat)
            assert len(set(actions)) == len(actions)
            assert not any(isinstance(decide(state, seat, action), EngineRefusal) for action in actions)
            if actions and seat in SEATS:
                assert awaited[0].seat == seat


@pytest.mark.parametrize("seed", range(6))
def test_events_actions_and_causes_are_read_as_they_were_written(seed: int) -> None:
    for state, seat, action, events in steps(seed):
        text = codec.format_action(action)
        assert len(text) <= 60
        assert codec.parse_action(text) == action
        for event in events:
            assert codec.read_event(codec.write_event(event)) == event
        assert not events or RULES.cause(state, events[0]) == (seat, action)


@pytest.mark.parametrize("seed", range(6))
def test_positions_have_an_xgid_and_gnubg_ids_that_bring_them_back(seed: int) -> None:
    for state, _, _, _ in steps(seed):
        assert read_position_id(position_id(state.position)) == state.position
        assert read_match_id(match_id(match_id_of(state))) == match_id_of(state)
        for seat in SEATS:
            line = xgid_of(state, seat)
            assert read_xgid(write_xgid(line)) == line
        if state.phase in {MatchPhase.BEFORE_ROLL, MatchPhase.MOVE, MatchPhase.DOUBLED}:
            back = state_of(xgid_of(state, 0))
            assert isinstance(back, BackgammonState)
            kept = (back.position, back.cube, back.seat, back.roll, back.score, back.phase, back.crawford)
            assert kept == (
                state.position, state.cube, state.seat, state.roll, state.score, state.phase, state.crawford
            )  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_every_play_is_told_apart_by_its_notation(seed: int) -> None:
    for state, _, _, _ in steps(seed):
        if state.phase is not MatchPhase.MOVE or state.roll is None:
            continue
        told = {format_play(state.position, state.roll, each.after): each.after for each in _plays(state)}
        assert len(told) == len(_plays(state))
        for text, after in told.items():
            assert parse_play(state.position, state.roll, text) == after, text


def _plays(state: BackgammonState) -> list[Play]:
    return [action for action in legal(state, state.seat) if isinstance(action, Play)]


@pytest.mark.parametrize("seed", range(4))
def test_a_mat_file_brings_the_transcript_back(seed: int) -> None:
    chance = random.Random(seed).randrange
    played = play(MatchOptions(5), (doubling_at_random,) * 2, lambda _n: chance, chance)
    match = transcribe(MatchOptions(5), played.events, ("Aya", "Ben"))
    assert read_mat(write_mat(match)) == match
    assert len(match.games) == played.state.game


XGIDS = [
    "",
    "XGID=",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5",
    "XGID=-b----P-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10",
    "XGID=Ab----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10",
    "XGID=-bO---E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:5:10",
]


@pytest.mark.parametrize("text", XGIDS)
def test_a_broken_xgid_is_refused(text: str) -> None:
    assert isinstance(read_xgid(text), EngineRefusal)


@pytest.mark.parametrize("text", ["", "4HPwATDgc/ABM", "////////////", "4HPwATDgc/AB!A", "AAAAAAAAAAAAAA=="])
def test_a_broken_position_id_is_refused_or_an_empty_board(text: str) -> None:
    answer = read_position_id(text)
    assert isinstance(answer, EngineRefusal) or counts(answer).own[0] == CHECKERS


@pytest.mark.parametrize(
    "value",
    [None, 3, {}, {"event": "played"}, {"event": "rolled", "first": 7, "second": 1}, {"event": []},
     {"event": "rolled", "first": 1, "second": 1, "third": 1}, {"event": "played", "seat": 0, "after": "x"}],
)  # fmt: skip
def test_a_broken_event_is_unreadable(value: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        codec.read_event(value)


def test_options_are_written_whole_and_broken_ones_refused() -> None:
    assert codec.read_options(codec.write_options(OPTIONS)) == OPTIONS
    for broken in (None, {}, {"points": 0, "resigning": "any"}, {"points": 5, "resigning": "never"}):
        assert isinstance(codec.read_options(broken), EngineRefusal)


def test_the_engine_offers_match_and_resignation() -> None:
    assert BACKGAMMON.match is not None
    assert BACKGAMMON.resignation is not None
    state = RULES.fold(OPTIONS, 2, ())
    assert BACKGAMMON.match.score(state) == (3, 1, (0, 0))
    answer = decide(state, HOST, BACKGAMMON.resignation.resigned(state, 0))
    assert not isinstance(answer, EngineRefusal)
    assert RULES.outcome(evolve(state, answer[0])) is not None


def test_every_refusal_has_a_text_in_both_languages() -> None:
    locales = Path(__file__).parents[2] / "bot" / "locales"
    for language in ("ja", "en"):
        text = (locales / language / "games" / "backgammon-engine.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^refusal-backgammon-([\w-]+) =", text, re.MULTILINE)
        assert sorted(keys) == sorted(BackgammonCode)
