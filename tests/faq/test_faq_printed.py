"""What the printed rules say stands in the corpus as the engines play it."""

from collections import Counter
from dataclasses import dataclass

import pytest

from engine.backgammon.position import CHECKERS, START_POINTS
from engine.catan.board import FRAME, TILE_COUNTS, TOKENS
from engine.catan.development import SMALLEST_ARMY
from engine.catan.hands import count
from engine.catan.names import Card
from engine.catan.placement import placer
from engine.catan.state import BANK, DECK
from engine.catan.victory import LARGEST_ARMY_POINTS
from engine.rivals.cards import CITY_COST, ROAD_COST, SETTLEMENT_COST, TABLE
from engine.rivals.names import EVENT_DIE, FULL, CardBack, CardKey, Face, GameSet, Good
from engine.rivals.options import GOALS
from engine.rivals.points import ADVANTAGE
from engine.rivals.set_up import SUPPLY, backs_of, first_realm
from faq.corpus import load_corpus
from faq.entry import Game, Kind
from faq.force import PRINTED
from tests.engine.catan_table import act, finish_setup, give, hand, hold, island, legal, settlements, start


@dataclass(frozen=True)
class Fact:
    """What a ruling says in English, what the engine plays, and what is printed on the box."""

    section: str
    said: tuple[str, ...]
    played: object
    printed: object


_REALM = first_realm(0)
_DUEL_STACKS = Counter({CardBack.BASIC: 3, CardBack.GOLD: 1, CardBack.TURMOIL: 1, CardBack.PROGRESS: 1})
FACTS = [
    Fact("catan/largest-army", ("three knights",), SMALLEST_ARMY, 3),
    Fact("catan/largest-army", ("two points",), LARGEST_ARMY_POINTS, 2),
    Fact(
        "catan/development-deck",
        ("25 development cards: 14 knights, two each", "five victory points"),
        [count(DECK, kind) for kind in range(5)],
        [14, 2, 2, 2, 5],
    ),
    Fact("catan/resource-cards", ("19 cards each",), [count(BANK, kind) for kind in range(5)], [19] * 5),
    Fact(
        "catan/island",
        (
            "19 hexes: four each of forest, pasture and fields, three each of hills and mountains, and one desert",
        ),
        TILE_COUNTS,
        (4, 3, 4, 4, 3, 1),
    ),
    Fact(
        "catan/island",
        ("18 number tokens: one each of 2 and 12, two each of 3 to 11 without a 7",),
        Counter(TOKENS),
        Counter({2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)),
    ),
    Fact("catan/harbors", ("four generic ones",), FRAME.count(None), 4),
    Fact("catan/harbors", ("five special ones",), len(set(FRAME) - {None}), 5),
    Fact(
        "catan/starting-pieces",
        ("then, in reverse order", "The last player places twice in a row"),
        [placer(turn, 4) for turn in range(8)],
        [0, 1, 2, 3, 3, 2, 1, 0],
    ),
    Fact("backgammon/checkers", ("fifteen checkers",), CHECKERS, 15),
    Fact(
        "backgammon/start-position",
        ("two checkers on the 24-point, five on the 13-point, three on the 8-point and five on the 6-point",),
        START_POINTS,
        {24: 2, 13: 5, 8: 3, 6: 5},
    ),
    Fact("rivals/advantages", ("at least three",), ADVANTAGE, 3),
    Fact("rivals/start", ("two settlements, the road between them",), len(_REALM.cities), 2),
    Fact(
        "rivals/start", ("six regions", "the gold region none"), Counter(_REALM.stock), Counter({1: 5, 0: 1})
    ),
    Fact("rivals/start", ("Seven roads, five settlements and seven cities",), SUPPLY, (7, 5, 7)),
    Fact(
        "rivals/building-costs",
        (
            "two brick and one lumber",
            "one brick, one lumber, one wool and one grain",
            "two grain and three ore",
        ),
        [
            {good.name: cost[good] for good in Good if cost[good]}
            for cost in (ROAD_COST, SETTLEMENT_COST, CITY_COST)
        ],
        [
            {"LUMBER": 1, "BRICK": 2},
            {"LUMBER": 1, "BRICK": 1, "WOOL": 1, "GRAIN": 1},
            {"GRAIN": 2, "ORE": 3},
        ],
    ),
    Fact(
        "rivals/building-costs",
        ("worth one victory point", "is worth two"),
        [TABLE[CardKey(name)].victory for name in ("settlement", "city")],
        [1, 2],
    ),
    Fact("rivals/region-limit", ("up to three",), FULL, 3),
    Fact(
        "rivals/event-die",
        ("one each is", "two are the event card"),
        Counter(EVENT_DIE),
        Counter(dict.fromkeys(Face, 1)) + Counter([Face.EVENT]),
    ),
    Fact(
        "rivals/goals",
        ("with seven points", "with twelve", "with thirteen"),
        list(GOALS.values()),
        [7, 12, 12, 12, 13],
    ),
    Fact("rivals/stacks", ("four stacks of nine",), backs_of(GameSet.INTRO), (CardBack.BASIC,) * 4),
    Fact("rivals/stacks", ("three basic stacks and two of its theme",), len(backs_of(GameSet.GOLD)), 5),
    Fact("rivals/stacks", ("one of each era",), Counter(backs_of(GameSet.DUEL)), _DUEL_STACKS),
]


def english(section: str) -> str:
    """The ruling in English."""
    entry = load_corpus().by_section(section)
    assert entry is not None
    assert entry.document.kind is Kind.PRINTED
    return entry.text.en


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact.section}: {fact.said[0][:24]}")
def test_what_is_printed_is_said_and_played(fact: Fact) -> None:
    assert fact.played == fact.printed
    assert all(words in english(fact.section) for words in fact.said)


def test_two_settlements_and_roads_each_and_cards_for_the_second_one() -> None:
    state = finish_setup(start())
    assert all(player.settlements.bit_count() == player.roads.bit_count() == 2 for player in state.players)
    assert "each hex that touches your second settlement" in english("catan/starting-resources")
    assert all(len(hand(state, seat)) > 0 for seat in range(4))


def test_monopoly_takes_every_card_of_one_resource() -> None:
    state = hold(give(give(island(), 1, "1L2O"), 2, "1O"), 0, Card.MONOPOLY)
    state = act(state, 0, "monopoly ore")
    assert [hand(state, seat) for seat in range(3)] == ["3O", "1L", "-"]
    assert "hand over every card of it" in english("catan/monopoly")


def test_year_of_plenty_takes_two_alike_or_different() -> None:
    offered = legal(hold(island(), 0, Card.YEAR_OF_PLENTY), 0)
    assert {"year-of-plenty 2L", "year-of-plenty 1L1O"} <= set(offered)
    assert "alike or different" in english("catan/year-of-plenty")


def test_road_building_costs_nothing() -> None:
    state = act(hold(settlements(island(), 0, 0), 0, Card.ROAD_BUILDING), 0, "road-building")
    for _ in range(2):
        state = act(state, 0, next(text for text in legal(state, 0) if text.startswith("build-road")))
    assert (state.players[0].roads.bit_count(), hand(state, 0)) == (2, "-")
    assert "up to two roads without paying" in english("catan/road-building")


def test_a_knight_moves_the_robber_and_makes_nobody_discard() -> None:
    state = act(give(hold(island(), 0, Card.KNIGHT), 1, "9L"), 0, "knight")
    assert all(text.startswith("move-robber") or "robber" in text for text in legal(state, 0))
    assert "Unlike on a 7 nobody discards" in english("catan/knight")


def test_printed_rules_stand_beneath_the_documents() -> None:
    printed = [entry for entry in load_corpus().entries if entry.document.kind is Kind.PRINTED]
    assert printed
    assert all(entry.document.prefix in PRINTED for entry in printed)
    assert all(Game(entry.document.prefix) is entry.document.game for entry in printed)


def test_every_printed_ruling_of_catan_and_rivals_is_held_against_the_engine() -> None:
    behaviour = {
        f"catan/{name}"
        for name in ("starting-resources", "monopoly", "year-of-plenty", "road-building", "knight")
    }
    held = {fact.section for fact in FACTS} | behaviour
    printed = {entry.sections[0] for entry in load_corpus().entries if entry.document.kind is Kind.PRINTED}
    assert printed - held == {"backgammon/gammon-value"}
