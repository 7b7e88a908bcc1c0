"""Offers with an end: the active player chooses it for the next ones, the host says when it has come."""

from engine.catan import game
from engine.catan.actions import Action, ExpireOffer, SetOfferEnd
from engine.catan.causes import cause
from engine.catan.events import Countered, Event, OfferExpired
from engine.catan.meaning import still_means
from engine.catan.state import CatanState
from engine.protocol import HOST, EngineRefusal
from tests.engine.catan_table import act, give, island, refused


def table() -> CatanState:
    """Seat 0 is on turn with lumber, all others hold ore."""
    state = give(island(), 0, "3L")
    for seat in (1, 2, 3):
        state = give(state, seat, "2O")
    return state


def test_the_end_holds_for_the_further_offers_of_the_turn__house() -> None:
    state = act(table(), 0, "offer 1L 1O", "offer-end 2", "offer 1L 1W")
    assert [offer.hours for offer in state.turn.offers] == [0, 2]
    state = act(state, 0, "offer-end 0", "offer 1L 1G")
    assert [offer.hours for offer in state.turn.offers] == [0, 2, 0]
    assert [offer.hours for offer in game.view(state, 1).offers] == [0, 2, 0]
    assert act(act(table(), 0, "offer-end 6"), 0, "end-turn").turn.lasting == 0


def test_the_host_alone_ends_an_offer_and_only_one_that_has_an_end__house() -> None:
    state = act(table(), 0, "offer 1L 1O", "offer-end 1", "offer 1L 1W")
    assert [one for one in game.legal(state, HOST) if isinstance(one, ExpireOffer)] == [ExpireOffer(2)]
    assert refused(state, HOST, "expire-offer") == refused(state, HOST, "expire-offer 3") == "not-due"
    assert all(refused(state, seat, "expire-offer 2") == "not-due" for seat in range(4))
    decided = game.decide(state, HOST, ExpireOffer(2))
    assert decided == (OfferExpired(0, 2),)
    assert cause(state, decided[0]) == (HOST, ExpireOffer(2))
    ended = act(state, HOST, "expire-offer 2")
    assert [offer.number for offer in ended.turn.offers] == [1]
    assert refused(ended, 1, "accept 2") == "no-offer"


def test_only_the_named_ends_and_another_than_the_present__house() -> None:
    ends = [one.hours for one in game.legal(table(), 0) if isinstance(one, SetOfferEnd)]
    assert ends == [1, 2, 6, 12]
    for words in ("offer-end 0", "offer-end 3", "offer-end 24"):
        assert refused(table(), 0, words) == "malformed"
    assert refused(table(), 1, "offer-end 2") == "not-your-turn"


def test_a_truth_value_for_hours_is_no_action__house() -> None:
    assert isinstance(game.decide(table(), 0, SetOfferEnd(True)), EngineRefusal)


def test_what_the_player_decides_still_means_the_same_unless_it_speaks_of_that_offer__house() -> None:
    since: tuple[Event, ...] = (OfferExpired(0, 2),)
    meant = {
        words: still_means(parsed(words), 0, since) for words in ("end-turn", "confirm s1", "withdraw-offer")
    }
    assert set(meant.values()) == {True}
    assert not still_means(parsed("confirm 2 s1"), 0, since)
    assert not still_means(parsed("accept 2"), 1, since)
    assert still_means(parsed("accept"), 1, since)
    assert not still_means(parsed("end-turn"), 0, (*since, Countered(0, 1, 8, 1)))


def parsed(words: str) -> Action:
    action = game.parse(words)
    assert not isinstance(action, EngineRefusal)
    return action
