"""Discards on a seven: chosen face down, turned up together, changed once while others still choose."""

import pytest

from engine.catan import events as e
from engine.catan import game
from engine.catan.actions import Discard, WithdrawDiscard
from engine.catan.causes import cause
from engine.catan.codecs import read_pile
from engine.catan.hands import size
from engine.catan.options import CatanOptions
from engine.catan.phases import CatanPhase
from engine.catan.record_codecs import read_event, read_options, write_event, write_options
from engine.catan.rules import CATAN
from engine.catan.state import Answer, CatanState
from engine.catan.view import Concealed, witness
from engine.protocol import EngineRefusal
from tests.engine.catan_table import give, island

LUMBER, ORE = read_pile("4L"), read_pile("4O")


def seven() -> CatanState:
    """Seats 0, 1 and 2 owe four cards each, seat 3 none."""
    state = island(CatanPhase.DISCARD)
    for seat, cards in enumerate(("4L4B", "4L4O", "4W4G")):
        state = give(state, seat, cards)
    return state._replace(turn=state.turn._replace(owed=(4, 4, 4, 0)))


def after(state: CatanState, answer: Answer) -> CatanState:
    """The state after an answer's events."""
    assert isinstance(answer, tuple), answer
    for event in answer:
        state = game.evolve(state, event)
    return state


def test_nobody_sees_what_another_discards_before_all_have_chosen__house() -> None:
    state = seven()
    chosen = game.decide(state, 1, Discard(LUMBER))
    assert chosen == (e.DiscardChosen(1, LUMBER),)
    one, other = after(state, chosen), after(state, game.decide(state, 1, Discard(ORE)))
    for viewer in (0, 2, 3, None):
        assert game.view(one, viewer) == game.view(other, viewer)
        assert witness(chosen[0], viewer) == Concealed(e.DiscardChosen, 1)
    assert game.view(one, 1).turn.chosen[1] == LUMBER
    assert game.view(one, None).seats[1].cards == 8
    assert game.view(one, None).bank == state.bank
    assert game.to_act(one) == (0, 2)


@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_last_who_chooses_turns_all_cards_up_and_a_replay_confirms_it__house(last: int) -> None:
    cards = {0: LUMBER, 1: ORE, 2: read_pile("4W")}
    others = [seat for seat in cards if seat != last]
    state = seven()
    for seat in reversed(others):
        state = after(state, game.decide(state, seat, Discard(cards[seat])))
    up = game.decide(state, last, Discard(cards[last]))
    assert up == tuple(e.Discarded(seat, cards[seat]) for seat in (last, *others))
    done = after(state, up)
    assert done.turn.phase is CatanPhase.ROBBER
    assert (done.turn.owed, done.turn.chosen, done.turn.rechosen) == ((), (), 0)
    assert [size(player.hand) for player in done.players] == [4, 4, 4, 0]
    assert size(done.bank) == size(state.bank) + 12
    assert cause(state, up[0]) == (last, Discard(cards[last]))
    assert cause(state, up[1]) is None


def test_a_stored_game_of_which_some_are_turned_up_already_goes_on__house() -> None:
    state = game.evolve(seven(), e.Discarded(1, ORE))
    assert (size(state.players[1].hand), game.to_act(state)) == (4, (0, 2))
    state = after(state, game.decide(state, 0, Discard(LUMBER)))
    assert size(state.players[0].hand) == 8
    done = game.decide(state, 2, Discard(read_pile("4G")))
    assert done == (e.Discarded(2, read_pile("4G")), e.Discarded(0, LUMBER))
    assert after(state, done).turn.phase is CatanPhase.ROBBER


def test_a_choice_can_be_taken_up_again_once_while_others_still_choose__house() -> None:
    state = after(seven(), game.decide(seven(), 1, Discard(LUMBER)))
    assert game.legal(state, 1) == (WithdrawDiscard(),)
    state = after(state, game.decide(state, 1, WithdrawDiscard()))
    assert (state.turn.owed, state.turn.chosen) == ((4, 4, 4, 0), ())
    state = after(state, game.decide(state, 1, Discard(ORE)))
    assert game.legal(state, 1) == ()
    again = game.decide(state, 1, WithdrawDiscard())
    assert isinstance(again, EngineRefusal)
    assert again.code == "chosen-again"
    early = game.decide(state, 0, WithdrawDiscard())
    assert isinstance(early, EngineRefusal)
    assert early.code == "nothing-put-aside"


def test_where_they_are_not_shown_the_others_learn_how_many_were_discarded__house() -> None:
    hidden = CatanOptions(discards_public=False)
    state = seven()._replace(options=hidden)
    for seat, cards in ((0, LUMBER), (1, ORE)):
        state = after(state, game.decide(state, seat, Discard(cards)))
    up = game.decide(state, 2, Discard(read_pile("4W")))
    assert up == (
        e.Discarded(2, read_pile("4W"), shown=False),
        *(e.Discarded(seat, cards, shown=False) for seat, cards in ((0, LUMBER), (1, ORE))),
    )
    for viewer in (1, 3, None):
        known = witness(up[0], viewer)
        assert known == Concealed(e.Discarded, 2, number=4)
        assert CATAN.rules.read_known(CATAN.rules.write_known(known)) == known
    assert witness(up[0], 2) == up[0]
    assert game.fold(hidden, 4, [e.BoardLaid(state.board.layout)]).options == hidden
    assert cause(state, up[0]) == (2, Discard(read_pile("4W")))


def test_a_stored_discard_and_options_of_before_are_shown_ones() -> None:
    old = {"event": "discarded", "seat": "s1", "cards": "4O"}
    assert read_event(old) == e.Discarded(1, ORE)
    assert write_event(e.Discarded(1, ORE)) == old
    kept = write_event(e.Discarded(1, ORE, shown=False))
    assert kept == old | {"shown": False}
    assert read_event(kept) == e.Discarded(1, ORE, shown=False)
    assert "discards_public" not in write_options(CatanOptions())
    assert read_options(write_options(CatanOptions())).discards_public
    assert not read_options(write_options(CatanOptions(discards_public=False))).discards_public
    for broken in ({"discards_public": 1}, {"more": 1}):
        with pytest.raises(ValueError):  # noqa: PT011 - which one does not matter: the reader catches all
            read_options(write_options(CatanOptions()) | broken)
