"""A player's own cards and points, which nobody else sees."""

from bot.i18n import Language, Safe, text
from bot.ui.games.catan.cards import EMOJI, card_name, resource_name
from bot.ui.games.catan.scene import Scene, scene_of
from bot.ui.games.catan.since import reach_words
from engine.catan.hands import Hand, counts, size
from engine.catan.names import CARDS, POINT_CARD, RESOURCES
from engine.catan.possible import Obstacle, Thing, obstacles
from engine.catan.state import CITIES, ROADS, SETTLEMENTS
from usecases.play.views import GameView

SCARCE = 4
"""So few of a kind in the bank are worth a word."""
_TIED = "\N{NO-BREAK SPACE}"
"""A sign, a name and their number stay in one line."""


def hand_lines(seen: GameView, language: Language) -> list[str]:
    """Resources, development cards (those bought this turn apart), points, pieces left; none for watchers."""
    scene = scene_of(seen, language)
    if scene is None:
        return []
    own = scene.own
    held = [resources_words(own.hand, language), _development(scene)]
    return [
        *(line for line in held if line),
        *_reach(scene),
        f"{_points(scene)}　{_pieces(scene)}",
        *_bank(scene),
    ]


def resources_words(hand: Hand, language: Language) -> str:
    """How many cards of which resources, by sign and name."""
    numbers = zip(RESOURCES, counts(hand), strict=True)
    parts = [
        f"{EMOJI[kind]}{_TIED}{resource_name(kind, language)}{_TIED}**{number}**"
        for kind, number in numbers
        if number
    ]
    if not parts:
        return text(language, "catan-panel-no-hand")
    return text(language, "catan-panel-hand", {"number": size(hand), "cards": Safe("　".join(parts))})


def _development(scene: Scene) -> str:
    """The development cards; those bought this turn wait for the next one, but victory points count at once."""
    ready = scene.own.cards - scene.own.fresh
    parts = [*_named(scene, ready, "held"), *_named(scene, scene.own.fresh, "new")]
    joined = Safe(scene.label("comma").join(parts))
    return text(scene.language, "catan-panel-development", {"cards": joined}) if parts else ""


def _named(scene: Scene, pile: Hand, key: str) -> list[str]:
    return [
        scene.say(
            "card-held" if card is POINT_CARD else f"card-{key}",
            name=card_name(card, scene.language),
            number=number,
        )
        for card, number in zip(CARDS, counts(pile), strict=True)
        if number
    ]


def _reach(scene: Scene) -> tuple[str, ...]:
    """What can be had, and what is missing for the rest; nothing before the set-up is over."""
    if not scene.view.turn.rolled and scene.view.turn.number < 2 * len(scene.view.seats):
        return ()
    closed = obstacles(scene.view, scene.seat)
    parts = [_price(scene, name, lack, closed.get(Thing(name))) for name, lack in reach_words(scene.own.hand)]
    return (scene.say("reach", parts="　".join(parts)),)


def _price(scene: Scene, name: str, lack: Hand, closed: Obstacle | None) -> str:
    piece = scene.label(f"sign-{name}")
    if closed is not None:
        return scene.label(f"no-{closed}", sign=piece)
    return f"{piece}✓" if not lack else f"{piece}−{''.join(_signs(lack))}"


def _signs(pile: Hand) -> list[str]:
    return [EMOJI[kind] * number for kind, number in zip(RESOURCES, counts(pile), strict=True) if number]


def _bank(scene: Scene) -> tuple[str, ...]:
    """What is scarce in the bank, which lies open."""
    left, deck = counts(scene.view.bank), scene.view.deck
    parts = [
        f"{EMOJI[kind]}×{number}" for kind, number in zip(RESOURCES, left, strict=True) if number <= SCARCE
    ]
    parts += [scene.label("bank-deck", number=deck)] if deck <= SCARCE else []
    return (scene.say("bank", cards=Safe(" ".join(parts))),) if parts else ()


def _points(scene: Scene) -> str:
    """The true points, and what the others see where that is less."""
    true, shown = scene.own.points, scene.view.seats[scene.seat].points
    return scene.say("points" if true == shown else "points-hidden", points=true, shown=shown)


def _pieces(scene: Scene) -> str:
    """What is left to build with."""
    mine = scene.view.seats[scene.seat]
    return scene.say(
        "pieces",
        roads=ROADS - mine.roads.bit_count(),
        settlements=SETTLEMENTS - mine.settlements.bit_count(),
        cities=CITIES - mine.cities.bit_count(),
    )
