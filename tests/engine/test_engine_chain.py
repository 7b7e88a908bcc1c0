"""The running hash: it names everything that was decided, and tells nobody what is hidden before the end."""

import hashlib
import hmac
import json
from dataclasses import replace
from typing import Any, Final

import pytest

from engine.audit import compared, heads_of, verify, with_head
from engine.catan.events import CardDrawn, Discarded, Stolen
from engine.catan.names import RESOURCES, Card
from engine.catan.record import find
from engine.chain import Agreed, Stretch, TakenBack, begun, cut, linked, stretches
from engine.fairness import commitment
from engine.log import Fairness, Log, RecordCode, read_log, write_log
from engine.protocol import EngineRefusal
from tests.games.falsifying import Table, real

SECRET: Final = bytes(range(32))


def record(kind: str) -> tuple[Table, Log[Any, Any]]:
    """A played game."""
    table = Table(kind)
    found = read_log(lambda *_: table.rules, real(kind)[0])
    assert isinstance(found, tuple)
    return table, found[1]


def test_the_bytes_of_a_head_are_those_that_the_document_names() -> None:
    rules = find("catan", 2)
    assert rules is not None
    agreed: Agreed[Any] = Agreed(Table("catan").options, 4, commitment(SECRET), ("雨", ""), (1, 0), 7)
    whole = {
        "game": "catan", "rules": rules.version, "options": rules.write_options(agreed.options), "seats": 4,
        "commitment": commitment(SECRET), "words": ["雨", ""], "seating": [1, 0], "start": "7",
    }  # fmt: skip
    words = b"game " + json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()
    first = hmac.new(SECRET, bytes(32) + words, hashlib.sha256).hexdigest()
    assert begun(SECRET, rules, agreed) == first
    second = hmac.new(SECRET, bytes.fromhex(first) + b'event {"a":1,"b":2}', hashlib.sha256).hexdigest()
    assert linked(SECRET, first, {"b": 2, "a": 1}) == second
    assert (
        cut(SECRET, second, 12) == hmac.new(SECRET, bytes.fromhex(second) + b"cut 12", "sha256").hexdigest()
    )


def test_what_was_taken_back_stands_where_it_was_stored() -> None:
    gone = (TakenBack(2, ("c", "d")), TakenBack(1, ("b", "e")))
    assert stretches(("a", "f"), gone) == (
        Stretch(0, ("a", "b", "c", "d")),
        Stretch(2, ("e",)),
        Stretch(1, ("f",)),
    )
    for wrong in (TakenBack(4, ("x",)), TakenBack(-1, ("x",)), TakenBack(1, ())):
        with pytest.raises(ValueError, match=r".*"):
            stretches(("a", "f"), (wrong,))


@pytest.mark.parametrize("kind", ["catan", "backgammon", "rivals"])
def test_each_event_and_each_cut_has_a_head_of_its_own(kind: str) -> None:
    table, log = record(kind)
    found = heads_of(table.rules, log)
    steps = len(log.events) + sum(len(one.events) for one in log.taken_back) + len(log.taken_back)
    assert len({*found}) == len(found) == steps
    assert compared(table.rules, log, found[steps // 2][:12]) == (steps // 2 + 1, steps)
    assert not isinstance(verify(table.rules, log), EngineRefusal)
    unseen = replace(log, taken_back=())
    assert verify(table.rules, unseen) == EngineRefusal(RecordCode.BAD_HEAD), (
        "what a judge did stays in the chain"
    )


def test_a_game_without_a_head_is_read_as_before_and_has_none_to_compare() -> None:
    table, log = record("backgammon")
    old = replace(log, head="", taken_back=())
    assert '"chain"' not in write_log(table.rules, old)
    assert not isinstance(verify(table.rules, old), EngineRefusal)
    assert compared(table.rules, old, log.head) == EngineRefusal(RecordCode.NO_HEAD)
    assert compared(table.rules, with_head(table.rules, old), log.head) == EngineRefusal(
        RecordCode.OTHER_HEAD
    )


# Nothing leaks: who reads the heads of a running game knows everything but the secret and what is hidden.


def _hidden(log: Log[Any, Any]) -> tuple[int, list[object]]:
    """The last event that only some seats saw, and all that it may have been for the others."""
    place, event = [
        (place, one)
        for place, one in enumerate(log.events)
        if isinstance(one, Stolen | CardDrawn | Discarded)
    ][-1]
    if isinstance(event, CardDrawn):
        return place, [CardDrawn(event.seat, card) for card in Card]
    assert isinstance(event, Stolen)
    return place, [Stolen(event.thief, event.victim, resource) for resource in RESOURCES]


def _guessed(table: Table, log: Log[Any, Any], keys: tuple[bytes, ...]) -> list[tuple[bytes, object]]:
    """What an onlooker finds who computes, from head to head, what each possible event would have made."""
    place, possible = _hidden(log)
    whole = heads_of(table.rules, replace(log, taken_back=()))
    before, shown = whole[place - 1], whole[place]
    return [
        (key, event)
        for key in keys
        for event in possible
        if linked(key, before, table.rules.write_event(event)) == shown
    ]


def test_the_head_of_a_running_game_does_not_tell_which_card_it_was() -> None:
    table, log = record("catan")
    log = with_head(table.rules, replace(log, taken_back=()))
    fairness = log.fairness
    assert isinstance(fairness, Fairness)
    assert fairness.secret is not None
    promised = bytes.fromhex(fairness.commitment)
    known: tuple[bytes, ...] = (
        b"",
        promised,
        fairness.commitment.encode(),
        bytes(32),
        str(fairness.start).encode(),
    )
    known += tuple(word.encode() for word in fairness.words)
    assert _guessed(table, log, known) == []
    # With the secret, which is shown after the end, the same search finds the event: so it looks where it should.
    found = _guessed(table, log, (fairness.secret,))
    assert [event for _, event in found] == [log.events[_hidden(log)[0]]]


def test_two_games_that_differ_in_the_secret_alone_have_nothing_in_common() -> None:
    rules = Table("catan").rules
    agreed = Agreed(Table("catan").options, 4, "the same", (), (), 7)
    heads = {begun(bytes([number]) * 32, rules, agreed) for number in range(50)}
    assert len(heads) == 50
