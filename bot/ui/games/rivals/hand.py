"""What a player holds: the goods, and each card with its price and what is missing for it."""

from bot.i18n import Param, Safe
from bot.ui.games.rivals.marks import GOODS, MARKS
from bot.ui.games.rivals.panel import RivalsPanel
from bot.ui.games.rivals.words import card_name, cost_signs
from engine.rivals.cards import CARDS
from engine.rivals.names import CardKey, Good
from engine.rivals.realm import amounts


def hand_lines(desk: RivalsPanel) -> list[str]:
    """Goods and points, then a line a card."""
    sight = desk.view.seats[desk.seat]
    params: dict[str, Param] = {
        "mark": MARKS[desk.seat],
        "points": sight.victory,
        "goal": desk.view.options.goal,
        "goods": Safe(goods_signs(amounts(desk.own))),
    }
    return [desk.say("own", **params), *(_line(desk, card) for card in desk.view.hand)]


def goods_signs(held: list[int]) -> str:
    """How much of each good there is; a dash where there is nothing."""
    return " ".join(f"{GOODS[Good(good)]}{number}" for good, number in enumerate(held) if number) or "–"


def _line(desk: RivalsPanel, card: CardKey) -> str:
    row = CARDS[card]
    name = card_name(card, desk.language)
    if row.is_action:
        return desk.say("card-action", name=name)
    missing = [max(0, due - lying) for due, lying in zip(row.cost, amounts(desk.own), strict=True)]
    params: dict[str, Param] = {"name": name, "cost": Safe(cost_signs(row.cost))}
    if not any(missing):
        return desk.say("card-payable", **params)
    return desk.say("card-missing", **params, missing=Safe(cost_signs(tuple(missing))))
