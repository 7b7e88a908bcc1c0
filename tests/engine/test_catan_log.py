"""The log of a game and its dice: written and read back, replayed, verified, and what is found to be wrong in it."""

import json
import random
from hashlib import sha256
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.capabilities import GameRecord
from engine.catan import actions as a
from engine.catan import game
from engine.catan.catanlog import export
from engine.catan.events import Event, Rolled, Stolen
from engine.catan.notation import WORDS
from engine.catan.options import CWC, BoardKind, CatanOptions
from engine.catan.policy.chance import weighted
from engine.catan.record import Record, read_log, replay, verify, write_log
from engine.catan.record_codecs import NAMES, read_event, write_event
from engine.catan.state import CatanState
from engine.catan.table import play
from engine.fairness import chance_at, commitment, keeps
from engine.log import Fairness, Log, RecordCode
from engine.protocol import EngineRefusal

SECRET = b"an old wool sock"
WORDS_SAID = ("雨", "ore!")


def played(seed: int = 3, options: CatanOptions | None = None) -> Record:
    """A whole game between weighted players with checked dice."""
    choice = random.Random(seed)
    options = options or CatanOptions(board=BoardKind.SPIRAL)
    end = play(options, [weighted] * 4, lambda place: chance_at(SECRET, WORDS_SAID, place), choice.randrange)
    return Log(options, 4, end.events, Fairness(commitment(SECRET), WORDS_SAID, SECRET))


GAME = played()


def test_a_log_is_read_back_as_it_was_written() -> None:
    assert read_log(write_log(GAME)) == GAME


def test_every_event_and_every_action_has_a_text() -> None:
    assert set(NAMES) == set(get_args(Event))
    assert set(WORDS) == set(a.KINDS)
    assert len({word for word, _ in WORDS.values()}) == len(WORDS)


def test_replay_confirms_a_game_and_its_end() -> None:
    end = replay(GAME)
    assert isinstance(end, CatanState)
    assert end == game.fold(GAME.options, 4, GAME.events)
    assert game.result(end) is not None


def test_a_game_of_the_championship_profile_is_confirmed() -> None:
    assert isinstance(verify(played(9, CatanOptions(profile=CWC, domestic_trade=False))), CatanState)


def test_verify_confirms_every_roll_draw_and_theft() -> None:
    assert isinstance(verify(GAME), CatanState)


def test_a_secret_that_was_not_promised_is_refused() -> None:
    assert GAME.fairness is not None
    other = Fairness(GAME.fairness.commitment, WORDS_SAID, b"another")
    assert verify(Log(GAME.options, 4, GAME.events, other)) == EngineRefusal(RecordCode.BAD_COMMITMENT)
    assert verify(Log(GAME.options, 4, GAME.events)) == EngineRefusal(RecordCode.NOT_REVEALED)
    assert not keeps(b"another", commitment(SECRET))


def test_other_words_or_a_changed_roll_are_found() -> None:
    assert GAME.fairness is not None
    words = Fairness(GAME.fairness.commitment, ("雨",), SECRET)
    assert verify(Log(GAME.options, 4, GAME.events, words)) == EngineRefusal(
        RecordCode.BAD_DICE, None, (("number", 0),)
    )
    place = next(
        n for n, event in enumerate(GAME.events) if isinstance(event, Rolled) and event.first < event.second
    )
    roll = GAME.events[place]
    assert isinstance(roll, Rolled)
    swapped = (*GAME.events[:place], Rolled(roll.second, roll.first, roll.gains), *GAME.events[place + 1 :])
    assert isinstance(replay(Log(GAME.options, 4, swapped)), CatanState)
    assert verify(Log(GAME.options, 4, swapped, GAME.fairness)) == EngineRefusal(
        RecordCode.BAD_DICE, None, (("number", place),)
    )


def test_a_left_out_event_is_found() -> None:
    place = next(n for n, event in enumerate(GAME.events) if isinstance(event, Stolen))
    shorter = GAME.events[:place] + GAME.events[place + 1 :]
    assert replay(Log(GAME.options, 4, shorter)) == EngineRefusal(
        RecordCode.BAD_EVENT, None, (("number", place),)
    )


BROKEN: list[object] = [None, -1, 7, "s9", "s0", "v3", "2L", [], ["-"], {}, "rolled", "ore", 10**9]
ODD_TEXTS = ["roll ", "dice 1 x", "robber h19 -", "offer 1L1L -", "discard 0L", "ROLL"]


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_mutated_log_is_refused_or_still_a_game(data: st.DataObject) -> None:
    whole = json.loads(write_log(GAME))
    place = data.draw(st.integers(0, len(whole["events"]) - 1))
    event = whole["events"][place]
    field = data.draw(st.sampled_from(sorted(event)))
    event[field] = data.draw(
        st.sampled_from([None, -1, 7, "s9", "s0", "v3", "2L", [], ["-"], {}, "rolled", "ore", 10**9])
    )
    log = read_log(json.dumps(whole))
    if isinstance(log, EngineRefusal):
        assert log.code is RecordCode.BAD_EVENT
    else:
        end = replay(log)
        assert isinstance(end, CatanState) or end.code is RecordCode.BAD_EVENT


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "7", "{", '{"format":"guildhall-catan"}', "[" * 100_000, "\x00", "NaN", "1e999"],
)
def test_what_is_no_log_is_refused(text: str) -> None:
    assert read_log(text) == EngineRefusal(RecordCode.BAD_LOG)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("version", 2),
        ("rules", 0),
        ("seats", 5),
        ("seats", True),
        ("seats", None),
        ("options", {"board": "moon"}),
        ("options", {"board": "spiral", "profile": "cjp", "domestic_trade": 1, "offer_limit": 4}),
        ("fairness", {"commitment": "", "words": [1], "secret": None}),
        ("fairness", {"commitment": "", "words": [], "secret": "zz"}),
        ("events", {}),
    ],
)
def test_a_log_with_a_broken_head_is_refused(field: str, value: object) -> None:
    whole = json.loads(write_log(GAME))
    whole[field] = value
    assert read_log(json.dumps(whole)) == EngineRefusal(RecordCode.BAD_LOG)


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_legal_action_is_read_back_as_it_was_written(seed: int) -> None:
    chance = random.Random(seed)
    state = game.new(CatanOptions(), 4, chance.randrange)
    for _ in range(60):
        seat = chance.choice(game.to_act(state))
        for action in (actions := game.legal(state, seat)):
            assert game.parse(game.format(action)) == action
        answer = game.decide(state, seat, chance.choice(actions))
        assert isinstance(answer, tuple)
        for event in answer:
            assert read_event(json.loads(json.dumps(write_event(event)))) == event
            state = game.evolve(state, event)


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(
        st.text(),
        st.sampled_from(ODD_TEXTS),
    )
)
def test_a_text_is_an_action_or_refused(text: str) -> None:
    action = game.parse(text)
    assert isinstance(action, EngineRefusal) or game.format(action) == text


def test_chance_is_even_and_never_reaches_its_limit() -> None:
    draws = [chance_at(b"x", (), place)(6) for place in range(3000)]
    assert {draws.count(face) > 400 for face in range(6)} == {True}
    assert chance_at(b"x", ("a", "bc"), 1)(2**200) != chance_at(b"x", ("ab", "c"), 1)(2**200)


def test_the_derivation_of_chance_stays_as_documented() -> None:
    assert commitment(b"guild") == "5a20fe2f1b70d1150712b032c84f5998ac797d1bd9c84ed2ada77866ea030287"
    chance = chance_at(b"guild", ("hall",), 7)
    assert [chance(6) for _ in range(8)] == [4, 2, 3, 1, 5, 2, 1, 5]


def test_the_derivation_can_be_worked_out_by_hand() -> None:
    head = b"\0\0\0\5guild" + b"\0\0\0\4hall" + (7).to_bytes(8, "big")
    blocks = [sha256(head + n.to_bytes(8, "big")).hexdigest() for n in range(8)]
    chance = chance_at(b"guild", ("hall",), 7)
    assert [chance(6) for _ in range(8)] == [int(block, 16) % 6 for block in blocks]


def test_catanlog_tells_what_a_spectator_saw() -> None:
    lines = export(
        GameRecord(GAME.options, GAME.seats, GAME.events, ("あ", "b", "c", "d"), "2026-11-21 04:00:00")
    ).splitlines()
    assert lines[:4] == [
        "catanlog v0.10.0",
        "timestamp: 2026-11-21 04:00:00",
        "players: 4",
        "name: あ, color: red, seat: 1",
    ]
    assert lines[lines.index("...CATAN!") + 1].startswith("red buys settlement, builds at (")
    assert lines[-1].endswith(" wins")
    assert sum(" rolls " in line for line in lines) == sum(isinstance(event, Rolled) for event in GAME.events)
    assert not any(word in line for line in lines for word in ("discard", "draws", "declin"))
