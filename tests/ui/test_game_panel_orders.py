"""Standing orders on a panel: every change on offer is accepted, everything set is shown and can be undone."""

from dataclasses import replace
from random import Random

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.games.catan.cards import tile_words
from bot.ui.play.panel import panel
from bot.ui.reply import CONTENT_LIMIT
from engine.catan.hands import pack
from engine.catan.names import Hex
from engine.catan.options import CatanOptions
from engine.catan.orders import NO_ORDERS, BuildOrders, changed, read_orders, write_orders
from engine.catan.state import CatanState
from tests.engine.catan_table import finish_setup, give, island, start
from tests.support.wording import says
from tests.ui.panel_table import controls, drawn, screen, seen_of, steps_of

PILES = (pack((1, 0, 0, 0, 0)), pack((0, 2, 0, 1, 0)))
FULL = (
    "discard ore grain", "robber h7 s2", "robber leader", "offer 1W1G 1O keep 2W not-to-leader", "offer 1L 1B",
    "buy-card", "roll always", "end ask", "few 3", "declare yes",
    "build-road e71",
)  # fmt: skip


def with_orders(state: CatanState, *words: str) -> str:
    """The stored text of seat 0's orders after these changes."""
    orders = NO_ORDERS
    for change in words:
        found = changed(orders, change, seen_of(state, 0).view)  # type: ignore[arg-type]  # the game has begun
        assert isinstance(found, BuildOrders), (change, found)
        orders = found
    return write_orders(orders)


def wishes(state: CatanState, orders: str) -> dict[str, int]:
    """Every change of the orders that the controls offer, with its taps from the panel of the orders."""
    taps = steps_of(seen_of(state, 0, orders), PILES, "orders")
    return {
        words.removeprefix("=orders "): number
        for words, number in taps.items()
        if words.startswith("=orders ")
    }


def middle() -> CatanState:
    return finish_setup(start())


@pytest.mark.parametrize("words", [(), FULL])
def test_every_change_that_the_controls_offer_is_accepted(words: tuple[str, ...]) -> None:
    state = middle()
    orders = with_orders(state, *words)
    before = read_orders(orders)
    assert isinstance(before, BuildOrders)
    view = seen_of(state, 0).view
    assert view is not None
    offered = wishes(state, orders)
    assert len(offered) > 100
    for change in offered:
        assert isinstance(changed(before, change, view), BuildOrders), change


def test_every_kind_of_order_can_be_given_and_taken_back() -> None:
    state = middle()
    offered = wishes(state, "")
    kinds = {change.split(" ")[0] for change in offered}
    assert kinds == {
        "discard", "robber", "offer", "roll", "end", "few", "declare", "build-road", "build-settlement", "build-city",
        "buy-card", "refuse", "withhold",
    }  # fmt: skip
    assert {"drop robber 1", "drop robber 2", "drop offer 2", "drop build 1", "clear"} <= set(
        wishes(state, with_orders(state, *FULL))
    )


def test_orders_take_few_taps() -> None:
    offered = wishes(middle(), "")
    assert offered["roll always"] == 2
    assert offered["buy-card"] == 2
    assert offered["discard ore"] == 3
    assert offered["robber leader"] == 3
    assert offered["offer 1L 2B1G"] == 4
    assert max(taps for change, taps in offered.items() if change.startswith("build")) == 4
    assert max(taps for change, taps in offered.items() if change.startswith("discard")) == 7


def test_orders_that_players_build_up_by_chance_are_always_shown_within_the_limits() -> None:
    bot_rng = Random(1)
    state = middle()
    view = seen_of(state, 0).view
    assert view is not None
    orders: BuildOrders = NO_ORDERS
    for _ in range(25):
        text = write_orders(orders)
        change = bot_rng.choice(sorted(set(wishes(state, text)) - {"clear"}))
        found = changed(orders, change, view)
        assert isinstance(found, BuildOrders)
        orders = found
        for language in LANGUAGES:
            assert (
                len(panel(seen_of(state, 0, write_orders(orders)), "orders", language).words)
                <= CONTENT_LIMIT - 250
            )


TOLD = {
    "en": (
        "Discard first: 🪨 ore → 🌾 grain",
        "A. {tile} → 🟠3 Mio",
        "B. any tile → the leader",
        "1. 🐑×1 🌾×1 for 🪨×1, keeping 🐑×2, not with the leader",
        "2. 🪵×1 for 🧱×1",
        "1. 🃏 Development card",
        "Dice: Always auto-roll",
        "End of turn: I end my turn myself",
        "Declare victory",
    ),
    "ja": (
        "捨てる順：🪨 鉱石 → 🌾 小麦",
        "A. {tile} → 🟠3 Mio",
        "B. どのタイルでも → 首位",
        "1. 🐑×1 🌾×1 を出して 🪨×1 をもらう（🐑×2 は残す）（首位とは取引しない）",
        "2. 🪵×1 を出して 🧱×1 をもらう",
        "1. 🃏 発展カード",
        "ダイス：いつも振る",
        "手番の終わり：自分で終える",
        "勝利宣言",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_set_is_told_in_words(language: Language) -> None:
    state = middle()
    content = panel(seen_of(state, 0, with_orders(state, *FULL)), "orders", language).words
    tile = tile_words(state.board.layout, Hex(7))
    assert [line for line in TOLD[language] if line.format(tile=tile) not in content] == []


def test_without_orders_the_presets_are_told() -> None:
    content = panel(seen_of(middle(), 0), "orders", "en").words
    assert "Robber: none" in content
    assert says(content, "catan-panel-auto-roll-bare")
    assert says(content, "catan-panel-auto-end-bare")
    assert "=orders clear" not in set(controls(drawn(seen_of(middle(), 0), "orders")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_choice_of_what_is_automatic_says_what_it_is_about(language: Language) -> None:
    picks = screen(seen_of(middle(), 0), "orders auto", language).picks
    assert [{choice.label[0] for choice in pick.choices} for pick in picks] == [{"🎲"}, {"⏭"}, {"⏭"}, {"🏆"}]


def test_wishes_stand_on_the_board_with_their_letters_and_numbers() -> None:
    state = middle()
    spot = next(change for change in wishes(state, "") if change.startswith("build-settlement"))
    orders = with_orders(state, "robber h7", "buy-card", spot)
    marks = screen(seen_of(state, 0, orders), "orders").marks
    assert [mark.label for mark in marks] == ["A", "2"]


def test_a_full_list_offers_only_removal() -> None:
    state = middle()
    full = with_orders(
        state, "robber h7", "robber h8", "offer 1L 1B", "offer 1L 1W", "offer 1L 1G", *("buy-card",) * 12
    )
    for topic in ("robber", "offer", "build"):
        said = {
            words
            for words in controls(drawn(seen_of(state, 0, full), f"orders {topic}"))
            if isinstance(words, str)
        }
        assert {words.split(" ")[0] for words in said} == {"=orders", "?orders"}
        assert all(
            words.startswith(tuple(f"=orders {kind} " for kind in ("drop", "refuse", "withhold")))
            or words == "?orders"
            for words in said
        )


def test_unreadable_orders_are_shown_as_the_presets() -> None:
    state = middle()
    assert screen(seen_of(state, 0, "{"), "orders") == screen(seen_of(state, 0, ""), "orders")


NONSENSE = (
    "orders x", "orders discard mud", "orders discard ore ore", "orders robber h99", "orders offer 9Z",
    "orders offer 9L", "orders offer 1L 9B", "orders build castle", "orders offer -", "orders offer 1L 9Z",
)  # fmt: skip


@pytest.mark.parametrize("step", NONSENSE)
def test_words_that_mean_nothing_lead_to_the_orders(step: str) -> None:
    seen = seen_of(middle(), 0)
    assert screen(seen, step) == screen(seen, "orders")


def test_the_place_of_turns_can_be_changed_to_the_other_one() -> None:
    seen = seen_of(middle(), 0)
    assert "=thread" in set(controls(drawn(seen, "orders")))
    seats = (replace(seen.seats[0], by_message=False), *seen.seats[1:])
    assert "=message" in set(controls(drawn(replace(seen, seats=seats), "orders")))


def test_orders_of_others_never_show() -> None:
    state = give(island(), 1, "3L")
    seen = seen_of(state, 0)
    other = replace(
        seen,
        seats=(
            seen.seats[0],
            replace(seen.seats[1], orders=with_orders(state, "discard ore")),
            *seen.seats[2:],
        ),
    )
    for step in ("", "orders", "trade"):
        assert panel(seen, step, "en").digest() == panel(other, step, "en").digest()


def test_a_table_without_trade_between_players_has_no_standing_offers() -> None:
    state = middle()._replace(options=CatanOptions(domestic_trade=False))
    assert not any(change.startswith("offer") for change in wishes(state, ""))
    assert screen(seen_of(state, 0), "orders offer") == screen(seen_of(state, 0), "orders")
