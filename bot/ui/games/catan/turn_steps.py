"""A player's own turn on a panel: menus for what costs cards, buttons for the rest."""

from dataclasses import replace
from typing import Final

from bot.ui.controls import MenuLine
from bot.ui.games.catan.cards import card_name, resource_label
from bot.ui.games.catan.orders_words import ends_soon
from bot.ui.games.catan.pictures.board import Mark
from bot.ui.games.catan.place_steps import last_buttons
from bot.ui.games.catan.scene import Scene, Words
from bot.ui.games.catan.spots import Spot, lettered, number_of, page_of
from bot.ui.games.catan.trade_steps import answer_lines, bank_rates, deal_buttons
from bot.ui.play.rest import back, own_buttons
from bot.ui.play.screen import BLUE, GREEN, IN_ROW, ROWS, Pick, Press, Screen
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.hands import counts
from engine.catan.names import Card, Resource

END_TURN: Final = "end-turn"
_BUILDING: Final = (a.BuyCard, a.BuildCity, a.BuildSettlement, a.BuildRoad)
_DECLARE: Final = Press("declare-victory", "declare-victory", style=GREEN, emoji="🏆")


def turn(scene: Scene) -> Screen:
    """Before the dice and after them, and while free roads are placed."""
    builds, marks = _building(scene, 0)
    picks = tuple(pick for pick in (builds, _cards(scene), bank_rates(scene)) if pick is not None)
    steps, rest = _steps(scene), (*_trading(scene), *last_buttons(scene), *own_buttons())
    room = (ROWS - len(picks)) * IN_ROW - len(steps) - len(rest)
    deals = deal_buttons(scene)[:room]  # all of them stand behind "trade"
    return Screen(_hints(scene, builds, deals), picks, (*deals, *steps, *rest), marks, glance=True)


def with_win(scene: Scene, screen: Screen) -> Screen:
    """The same screen; who may win while others discard, or before the robber moves, reads it there first."""
    if not scene.can(a.DeclareVictory):
        return screen
    line = scene.say("may-declare", points=scene.own.points)
    return replace(screen, lines=(line, *screen.lines), presses=(_DECLARE, *screen.presses))


def _hints(scene: Scene, builds: Pick | None, deals: tuple[Press, ...]) -> tuple[str, ...]:
    """What to do first, where there is one thing to do."""
    won = (scene.say("may-declare", points=scene.own.points),) if scene.can(a.DeclareVictory) else ()
    if scene.can(a.Roll):
        ready = any(scene.can(kind) for kind, _, _ in _CARDS)
        return (*won, scene.say("roll-or-card" if ready else "roll-now"))
    if scene.view.turn.free_roads:
        return (*won, scene.say("free-roads", number=scene.view.turn.free_roads))
    if builds is None and ends_soon(scene):
        return (*won, scene.say("ends-soon"))
    return (*won, *answer_lines(scene, deals), scene.say("your-turn" if builds else "nothing-to-build"))


def _steps(scene: Scene) -> tuple[Press, ...]:
    """What brings the turn forward; a win stands first."""
    roll = Press("roll", "roll", style=BLUE, emoji="🎲")
    end = (
        Press("?end", "end-turn", emoji="⏭️")
        if scene.can(*_BUILDING)
        else Press(END_TURN, "end-turn", style=BLUE, emoji="⏭️")
    )
    steps: tuple[tuple[type[a.Action], Press], ...] = (
        (a.DeclareVictory, _DECLARE), (a.Roll, roll), (a.EndTurn, end),
    )  # fmt: skip
    return tuple(press for kind, press in steps if scene.can(kind))


def end(scene: Scene, _words: Words) -> Screen | None:
    """Asks once whether the turn is over, where something can still be built."""
    if not scene.can(a.EndTurn):
        return None
    sure = Press(END_TURN, "end-now", style=BLUE, emoji="⏭️")
    return Screen((scene.say("end-sure"),), (), (sure, back()))


def _trading(scene: Scene) -> tuple[Press, ...]:
    return (Press("?trade", "trade", emoji="🤝"),) if scene.can(a.Offer) else ()


# Building


def build(scene: Scene, words: Words) -> Screen | None:
    """A further page of what can be built."""
    pick, marks = _building(scene, number_of(words))
    return Screen((scene.say("choose-build"),), (pick,), (back(),), marks) if pick else None


def _building(scene: Scene, number: int) -> tuple[Pick | None, tuple[Mark, ...]]:
    """The menu of everything that can be built, dearest first; where that is too much, page by page."""
    things: list[a.BuyCard | Spot] = [*scene.of(a.BuyCard), *scene.of(a.BuildCity)]
    things += [*scene.of(a.BuildSettlement), *scene.of(a.BuildRoad)]
    page, following = page_of(things, number)
    shown = lettered(
        [thing for thing in page if not isinstance(thing, a.BuyCard)], scene.layout, scene.language
    )
    choices = [spot.line for spot in shown]
    if any(isinstance(thing, a.BuyCard) for thing in page):
        choices.insert(0, MenuLine(scene.label("buy-card", number=scene.view.deck), "buy-card"))
    if following is not None:
        choices.append(MenuLine(scene.label("more"), f"?build {following}"))
    if not choices:
        return None, ()
    return Pick("~build", "pick-build", tuple(choices)), tuple(spot.mark for spot in shown)


# Development cards

_CARDS: tuple[tuple[type[a.Action], Card, str], ...] = (
    (a.PlayKnight, Card.KNIGHT, "knight"),
    (a.PlayRoadBuilding, Card.ROAD_BUILDING, "road-building"),
    (a.PlayYearOfPlenty, Card.YEAR_OF_PLENTY, "?plenty"),
    (a.PlayMonopoly, Card.MONOPOLY, "?monopoly"),
)
"""Each card that is played, and what its line in the menu says."""


def _cards(scene: Scene) -> Pick | None:
    """The development cards that can be played now."""
    choices = tuple(
        MenuLine(
            card_name(card, scene.language),
            words,
            scene.label(f"effect-{card.name.lower().replace('_', '-')}"),
        )
        for kind, card, words in _CARDS
        if scene.can(kind)
    )
    return Pick("~card", "pick-card", choices) if choices else None


def plenty(scene: Scene, _words: Words) -> Screen | None:
    """Which two cards to take: at most fifteen pairs."""
    choices = tuple(
        MenuLine(_pair(scene, action.cards), catan.format(action)) for action in scene.of(a.PlayYearOfPlenty)
    )
    line = scene.say("choose-plenty")
    return Screen((line,), (Pick("", "pick-plenty", choices),), (back(),)) if choices else None


def _pair(scene: Scene, pile: int) -> str:
    kinds = [Resource(kind) for kind, number in enumerate(counts(pile)) for _ in range(number)]
    return " + ".join(resource_label(kind, scene.language) for kind in kinds)


def monopoly(scene: Scene, _words: Words) -> Screen | None:
    """Which resource to collect: a button each."""
    presses = tuple(
        Press(catan.format(action), label=resource_label(action.resource, scene.language), style=BLUE)
        for action in scene.of(a.PlayMonopoly)
    )
    return Screen((scene.say("choose-monopoly"),), (), (*presses, back())) if presses else None
