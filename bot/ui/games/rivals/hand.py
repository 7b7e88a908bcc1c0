"""What a player holds: the goods, and each card with its price and what is missing for it."""

from bot.i18n import Param, Safe
from bot.ui.games.rivals.card_text import does, worth
from bot.ui.games.rivals.marks import GOODS, MARKS
from bot.ui.games.rivals.panel import RivalsPanel
from bot.ui.games.rivals.words import card_name, cost_signs
from bot.ui.play.rest import back
from bot.ui.play.screen import Screen
from engine.rivals.building import less, savings
from engine.rivals.cards import CARDS, Cost, RivalsCard
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
    return [desk.say("own", **params), *(card_line(desk, card) for card in desk.view.hand)]


def goods_signs(held: list[int]) -> str:
    """How much of each good there is; a dash where there is nothing."""
    return " ".join(f"{GOODS[Good(good)]}{number}" for good, number in enumerate(held) if number) or "–"


def card_line(desk: RivalsPanel, card: CardKey) -> str:
    """A card with its price, and what is missing for it."""
    row = CARDS[card]
    params: dict[str, Param] = {"name": card_name(card, desk.language)}
    if row.is_action:
        return desk.say("card-action", **params)
    params["cost"] = Safe(cost_signs(row.cost))
    missing = _missing(desk, row)
    return (
        desk.say("card-missing", **params, missing=missing) if missing else desk.say("card-payable", **params)
    )


def _missing(desk: RivalsPanel, row: RivalsCard) -> Safe | None:
    """The goods that are lacking for a card, after a discount on the one that helps most."""
    costs = [less(row.cost, good) for good in savings(desk.view.options, desk.own, row)] or [row.cost]
    lacking = min((_lacking(desk, cost) for cost in costs), key=sum)
    return Safe(cost_signs(lacking)) if any(lacking) else None


def _lacking(desk: RivalsPanel, cost: Cost) -> Cost:
    return tuple(max(0, due - held) for due, held in zip(cost, amounts(desk.own), strict=True))


def cards_step(desk: RivalsPanel, _words: tuple[str, ...]) -> Screen:
    """What each card of the hand, and each that lies open, counts for, needs and does."""
    cards = dict.fromkeys((*desk.view.hand, *desk.view.face_up))
    lines = [line for card in cards for line in _told(desk, CARDS[card])]
    return Screen((desk.say("cards-title"), *lines), (), (back(),))


def _told(desk: RivalsPanel, row: RivalsCard) -> list[str]:
    name = card_name(row.key, desk.language)
    counted = worth(row, desk.language)
    told = " ".join(does(row, desk.language))
    return [f"**{name}** {counted}".strip(), *([f"-# {told}"] if told else [])]
