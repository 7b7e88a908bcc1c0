"""What a player is asked, in a line: by an event, an attack, a card, or the end of the turn."""

from bot.i18n import Param, Safe
from bot.ui.games.rivals.choices import named_realm
from bot.ui.games.rivals.marks import GOODS
from bot.ui.games.rivals.panel import RivalsPanel
from engine.rivals.losses import RIOTS
from engine.rivals.names import ANY, Good
from engine.rivals.state import Ask, Demand


def question(desk: RivalsPanel, demand: Demand) -> str:
    """What is to be decided, and how often still."""
    params: dict[str, Param] = {
        "number": _number(demand),
        "name": desk.opponent,
        "goods": Safe(_goods(desk, demand.goods)),
    }
    line = desk.say(f"ask-{_occasion(desk, demand)}", **params)
    return line + desk.say("in-secret") if len(desk.view.agenda[0]) > 1 else line


def _number(demand: Demand) -> int:
    """How often still; in Riots how much gold."""
    is_riot = demand.ask is Ask.LOSE and demand.what[0] == RIOTS
    return int(demand.what[2]) if is_riot else demand.times


def _occasion(desk: RivalsPanel, demand: Demand) -> str:
    """Which of the questions of its kind."""
    match demand.ask:
        case Ask.NAME:
            return "name-heal" if named_realm(desk) is desk.own else f"name-{demand.what[0]}"
        case Ask.LOSE:
            return f"lose-{demand.what[0]}"
        case Ask.RETURN:
            return "return" if demand.what == desk.seat else "return-theirs"
        case Ask.DRAW:
            return "draw" if not demand.what or not demand.what[0] else "draw-swap"
        case Ask.FETCH:
            return "fetch-hand" if demand.what is None else "fetch"
    return demand.ask.value


def _goods(desk: RivalsPanel, goods: int) -> str:
    """The goods in question; nothing to say where any will do."""
    if goods == ANY:
        return desk.label("any-good")
    return "".join(GOODS[good] for good in Good if goods >> good & 1)
