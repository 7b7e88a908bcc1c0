"""What judges are told as facts: trades added up, help to a leader, a leader spared."""

from engine.catan import game
from engine.catan.events import Event
from engine.catan.facts import HelpToLeader, LeaderSpared, Traffic, helps_to_leader, leaders_spared, traffic
from engine.catan.phases import CatanPhase
from tests.engine.catan_table import act, cities, corner, give, island, settlements


def test_trades_over_a_game_are_added_up__cjp_collusion() -> None:
    state = give(give(island(), 0, "3L"), 1, "2O")
    events: list[Event] = []
    for _ in range(2):
        state = act(act(state, 0, "offer 1L 1O"), 1, "accept")
        answer = game.decide(state, 0, next(a for a in game.legal(state, 0) if "confirm" in game.format(a)))
        assert isinstance(answer, tuple)
        events.extend(answer)
        state = game.evolve(state, answer[0])
    assert traffic(events) == (Traffic(0, 1, (2, 0, 0, 0, 0), 2), Traffic(1, 0, (0, 0, 0, 0, 2), 2))


def test_help_to_a_leader_is_reported_as_a_fact__cjp_kingmaking() -> None:
    state = cities(give(give(island(player=1), 0, "1L"), 1, "4O"), 0, 0, 1, 2, 16)
    state = act(act(state, 1, "offer 3O 1L"), 0, "accept")
    answer = game.decide(state, 1, next(a for a in game.legal(state, 1) if "confirm" in game.format(a)))
    assert isinstance(answer, tuple)
    assert helps_to_leader(state, answer) == (HelpToLeader(event=0, helper=1, leader=0, given=3, got=1),)


def test_a_spared_leader_is_reported_as_a_fact__cjp_kingmaking() -> None:
    state = cities(give(island(CatanPhase.ROBBER, player=1), 0, "1L"), 0, 0, 1, 2, 16)
    state = give(settlements(state, 2, corner(3, 0)), 2, "1L")
    answer = game.decide(state, 1, next(a for a in game.legal(state, 1) if game.format(a) == "robber h3 s2"))
    assert isinstance(answer, tuple)
    assert leaders_spared(state, answer) == (LeaderSpared(event=0, robber=1, robbed=2, leader=0),)
