"""Standing orders as text: what players type or press, what is stored, and what hostile text gets."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catan import game, orders
from engine.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard
from engine.catan.codecs import read_pile
from engine.catan.hands import pack
from engine.catan.names import Edge, Hex, Resource, Vertex
from engine.catan.orders import ANYBODY, LEADER, Automatic, BuildOrders, OrderCode, RobberWish, StandingOffer
from engine.catan.orders.wishes import ROLLING
from engine.catan.view import View
from engine.protocol import EngineRefusal
from tests.engine import catan_table as t

FAST = settings(max_examples=60, deadline=None)
RESOURCES = st.lists(st.sampled_from(list(Resource)), unique=True, max_size=5).map(tuple)
ROBBER = st.builds(RobberWish, st.none() | st.integers(0, 18), st.sampled_from([ANYBODY, LEADER, 0, 1, 2, 3]))
SIDES = st.tuples(*[st.tuples(st.booleans(), st.integers(0, 19)) for _ in Resource]).map(
    lambda kinds: (
        pack(number if mine else 0 for mine, number in kinds),
        pack(0 if mine else number for mine, number in kinds),
    )
)
OFFERS = st.builds(
    lambda sides, keep, spare: StandingOffer(sides[0], sides[1], pack(keep), spare),
    SIDES.filter(all),
    st.tuples(*[st.integers(0, 19)] * 5),
    st.booleans(),
)
WISHES = (
    st.builds(BuildRoad, st.integers(0, 71))
    | st.builds(BuildSettlement, st.integers(0, 53))
    | st.builds(BuildCity, st.integers(0, 53))
    | st.builds(BuyCard)
)
MODES = st.sampled_from(list(Automatic))
ROLLS = st.sampled_from(ROLLING)
ORDERS = st.builds(
    BuildOrders,
    RESOURCES,
    st.lists(ROBBER, max_size=2).map(tuple),
    st.lists(OFFERS, max_size=3).map(tuple),
    st.lists(WISHES, max_size=12).map(tuple),
    ROLLS,
    MODES,
    st.integers(0, 7),
    st.booleans(),
)


def table() -> View:
    """Seat 0 with a settlement on the beginner's island."""
    return game.view(t.settlements(t.island(), 0, t.corner(9, 0)), 0)


def ordering(*lines: str) -> BuildOrders:
    wanted = BuildOrders()
    for line in lines:
        found = orders.changed(wanted, line, table())
        assert isinstance(found, BuildOrders), line
        wanted = found
    return wanted


def refusal(
    line: str, before: BuildOrders = orders.NO_ORDERS, view: View | None = None
) -> tuple[str, int | None]:
    found = orders.changed(before, line, view or table())
    assert isinstance(found, EngineRefusal), line
    return found.code, dict(found.params).get("number")


@FAST
@given(ORDERS)
def test_what_is_stored_is_read_back(wanted: BuildOrders) -> None:
    text = orders.write_orders(wanted)
    assert orders.read_orders(text) == wanted
    assert orders.write_orders(wanted) == text


def test_the_stored_form_is_fixed() -> None:
    wanted = BuildOrders(
        discard=(Resource.ORE, Resource.GRAIN),
        robber=(RobberWish(Hex(7), 2), RobberWish(None, LEADER)),
        offers=(StandingOffer(read_pile("1W"), read_pile("1G"), read_pile("2W"), not_to_leader=True),),
        build=(BuildSettlement(Vertex(12)), BuildRoad(Edge(5)), BuildCity(Vertex(3)), BuyCard()),
        auto_roll=Automatic.ALWAYS,
        few=2,
    )
    assert orders.write_orders(wanted) == (
        '{"version":1,"discard":"ore grain","robber":["h7 s2","leader"],'
        '"offers":["1W 1G keep 2W not-to-leader"],'
        '"build":["build-settlement v12","build-road e5","build-city v3","buy-card"],'
        '"roll":"always","end":"bare","few":2,"declare":false,"refuse":false,"withheld":""}'
    )


def test_no_stored_text_is_no_orders() -> None:
    assert orders.read_orders("") == BuildOrders()


HOSTILE: list[tuple[str, object]] = [
    ("version", 2),
    ("version", True),
    ("version", "1"),
    ("discard", "gold"),
    ("discard", ["ore"]),
    ("discard", "ore ore"),
    ("robber", "h7"),
    ("robber", ["h7", "h8", "h9"]),
    ("robber", ["h19"]),
    ("robber", [7]),
    ("robber", ["h7 s2 s3"]),
    ("offers", ["1W"]),
    ("offers", ["1W 1W"]),
    ("offers", ["- 1W"]),
    ("offers", ["1W 1G keep"]),
    ("offers", ["1W 1G keep -1W"]),
    ("offers", ["20W 1G"]),
    ("offers", ["1W 1G"] * 4),
    ("build", ["roll"]),
    ("build", ["buy-card"] * 13),
    ("build", [None]),
    ("build", {"buy-card": 1}),
    ("roll", "sometimes"),
    ("roll", []),
    ("roll", "poor"),
    ("roll", "keeping"),
    ("end", None),
    ("few", 8),
    ("few", -1),
    ("few", 1.0),
    ("few", True),
    ("declare", 1),
]


@pytest.mark.parametrize(("key", "value"), HOSTILE)
def test_a_broken_entry_makes_the_stored_text_unreadable(key: str, value: object) -> None:
    whole = json.loads(orders.write_orders(BuildOrders()))
    text = json.dumps(whole | {key: value})
    assert orders.read_orders(text) == EngineRefusal(OrderCode.UNREADABLE)


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        "null",
        "{",
        "1",
        '"x"',
        "[" * 100_000,
        "9" * 5000,
        '{"version":1}',
        "\x00",
        "{" + '"a":' * 9,
    ],
)
def test_other_text_is_refused(text: str) -> None:
    assert orders.read_orders(text) == EngineRefusal(OrderCode.UNREADABLE)


def test_a_missing_or_additional_key_is_refused() -> None:
    whole = json.loads(orders.write_orders(BuildOrders()))
    assert orders.read_orders(json.dumps(whole | {"more": 1})) == EngineRefusal(OrderCode.UNREADABLE)
    del whole["few"]
    assert orders.read_orders(json.dumps(whole)) == EngineRefusal(OrderCode.UNREADABLE)


@FAST
@given(st.text())
def test_no_text_at_all_raises(text: str) -> None:
    assert isinstance(orders.read_orders(text), BuildOrders | EngineRefusal)
    assert isinstance(orders.changed(BuildOrders(), text, table()), BuildOrders | EngineRefusal)


VERBS = [
    "discard",
    "robber",
    "offer",
    "drop",
    "few",
    "roll",
    "end",
    "declare",
    "build-road",
    "build-city",
    "clear",
]
PIECES = [
    "h7",
    "s1",
    "s9",
    "leader",
    "any",
    "1W",
    "1G",
    "-",
    "keep",
    "not-to-leader",
    "e5",
    "v3",
    "ore",
    "1",
    "²",
    "",
]


@FAST
@given(st.sampled_from(VERBS), st.lists(st.sampled_from(PIECES), max_size=6), ORDERS)
def test_no_line_of_words_raises_or_breaks_the_limits(
    verb: str, rest: list[str], before: BuildOrders
) -> None:
    found = orders.changed(before, " ".join((verb, *rest)), table())
    if isinstance(found, BuildOrders):
        assert orders.read_orders(orders.write_orders(found)) == found


def test_each_line_changes_its_own_part() -> None:
    assert ordering("discard ore grain").discard == (Resource.ORE, Resource.GRAIN)
    assert ordering("discard ore", "discard").discard == ()
    assert ordering("robber h7 s2", "robber leader").robber == (
        RobberWish(Hex(7), 2),
        RobberWish(None, LEADER),
    )
    assert ordering("robber h7", "robber any").robber == (RobberWish(Hex(7)), RobberWish())
    assert ordering("robber h7 leader", "robber s3").robber == (
        RobberWish(Hex(7), LEADER),
        RobberWish(None, 3),
    )
    plain, whole = ordering("offer 1W 1G", "offer 2L1O 1G keep 2L not-to-leader").offers
    assert plain == StandingOffer(read_pile("1W"), read_pile("1G"))
    assert whole == StandingOffer(read_pile("2L1O"), read_pile("1G"), read_pile("2L"), not_to_leader=True)
    assert ordering("buy-card", "build-road e5", "buy-card").build == (
        BuyCard(),
        BuildRoad(Edge(5)),
        BuyCard(),
    )
    assert ordering("roll always", "end ask").auto_roll is Automatic.ALWAYS
    assert ordering("roll always", "end ask").auto_end is Automatic.ASK
    assert ordering("end poor").auto_end is Automatic.POOR
    assert orders.changed(BuildOrders(), "roll poor", table()) == EngineRefusal(OrderCode.UNKNOWN_ORDER)
    assert ordering("few 3", "declare yes") == BuildOrders(few=3, auto_declare=True)
    assert ordering("few 3", "clear") == BuildOrders()


def test_an_entry_is_dropped_by_its_place() -> None:
    before = ordering("robber h7", "robber h8", "offer 1W 1G", "buy-card", "build-road e5")
    dropped = before
    for line in ("drop robber 1", "drop offer 1", "drop build 2"):
        found = orders.changed(dropped, line, table())
        assert isinstance(found, BuildOrders)
        dropped = found
    assert dropped == replace(before, robber=(RobberWish(Hex(8)),), offers=(), build=(BuyCard(),))


@pytest.mark.parametrize(
    ("line", "code", "number"),
    [
        ("", OrderCode.UNKNOWN_ORDER, None),
        ("rolls", OrderCode.UNKNOWN_ORDER, None),
        ("roll sometimes", OrderCode.UNKNOWN_ORDER, None),
        ("end", OrderCode.UNKNOWN_ORDER, None),
        ("declare maybe", OrderCode.UNKNOWN_ORDER, None),
        ("clear all", OrderCode.UNKNOWN_ORDER, None),
        ("drop discard 1", OrderCode.UNKNOWN_ORDER, None),
        ("discard gold", OrderCode.UNKNOWN_RESOURCE, None),
        ("discard ore ore", OrderCode.RESOURCE_TWICE, None),
        ("robber", OrderCode.UNKNOWN_TARGET, None),
        ("robber h19", OrderCode.UNKNOWN_TARGET, None),
        ("robber s4", OrderCode.UNKNOWN_TARGET, None),
        ("robber s2 h7", OrderCode.UNKNOWN_TARGET, None),
        ("robber s0", OrderCode.OWN_SEAT, None),
        ("offer 1W", OrderCode.BAD_CARDS, None),
        ("offer 1X 1G", OrderCode.BAD_CARDS, None),
        ("offer 1W 1G keep -2W", OrderCode.BAD_CARDS, None),
        ("offer 1W 1G keep 20W", OrderCode.BAD_CARDS, None),
        ("offer 1W 1G 2W", OrderCode.BAD_CARDS, None),
        ("offer - 1G", OrderCode.ONE_SIDED, None),
        ("offer 1W -", OrderCode.ONE_SIDED, None),
        ("offer 1W1O 1W", OrderCode.SAME_RESOURCE, None),
        ("offer 5W 1G", OrderCode.TOO_LARGE, 4),
        ("offer 1W 5G", OrderCode.TOO_LARGE, 4),
        ("build-road e72", OrderCode.UNKNOWN_SPOT, None),
        ("build-city", OrderCode.UNKNOWN_SPOT, None),
        ("build-settlement h3", OrderCode.UNKNOWN_SPOT, None),
        ("drop robber 1", OrderCode.NO_SUCH_ENTRY, 0),
        ("drop build -1", OrderCode.NO_SUCH_ENTRY, 0),
        ("drop offer x", OrderCode.NO_SUCH_ENTRY, 0),
        ("few 8", OrderCode.BAD_NUMBER, 7),
        ("few -1", OrderCode.BAD_NUMBER, 7),
        ("few ²", OrderCode.BAD_NUMBER, 7),
    ],
)
def test_a_line_that_orders_nothing_says_why(line: str, code: OrderCode, number: int | None) -> None:
    assert refusal(line) == (code, number)


def test_a_lost_spot_cannot_be_ordered__std_distance_rule() -> None:
    for wish in (f"build-settlement v{t.corner(9, 0)}", f"build-settlement v{t.corner(9, 1)}"):
        assert refusal(wish) == (OrderCode.NOT_POSSIBLE, None)
    assert ordering(f"build-city v{t.corner(9, 0)}").build == (BuildCity(t.corner(9, 0)),)


def test_no_list_grows_beyond_its_limit() -> None:
    assert refusal("robber h9", ordering("robber h7", "robber h8")) == (OrderCode.TOO_MANY, 2)
    full = ordering("offer 1W 1G", "offer 1L 1G", "offer 1B 1G")
    assert refusal("offer 1O 1G", full) == (OrderCode.TOO_MANY, 3)
    assert refusal("buy-card", ordering(*["buy-card"] * 12)) == (OrderCode.TOO_MANY, 12)


def test_nothing_but_a_card_is_ordered_twice() -> None:
    assert refusal("build-road e5", ordering("build-road e5")) == (OrderCode.ALREADY_LISTED, None)
    assert refusal("robber h7", ordering("robber h7")) == (OrderCode.ALREADY_LISTED, None)
    assert refusal("offer 1W 1G", ordering("offer 1W 1G")) == (OrderCode.ALREADY_LISTED, None)


def test_a_table_without_trade_takes_no_standing_offer() -> None:
    view = table()
    view = view._replace(options=replace(view.options, domestic_trade=False))
    assert refusal("offer 1W 1G", view=view) == (OrderCode.NO_TRADE, None)


def test_a_spectator_orders_nothing() -> None:
    assert refusal("roll always", view=table()._replace(seat=None)) == (OrderCode.UNKNOWN_ORDER, None)


def test_a_refused_exchange_names_the_rule() -> None:
    found = orders.changed(BuildOrders(), "offer - 1G", table())
    assert isinstance(found, EngineRefusal)
    assert found.section == "std/domestic-no-gift"
