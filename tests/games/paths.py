"""The way through a panel's pages to what a player wants to do."""

import random
from collections.abc import Iterator, Sequence

from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.codecs import read_pile
from engine.catan.policy import value
from engine.catan.topology import topology
from tests.games.sight import Cards, Use
from usecases.play.views import GameView

_SECOND_THOUGHTS = (
    a.CounterOffer, a.TakeBack, a.MoveRoad, a.MoveSettlement, a.MoveCity, a.ReplaceRobber, a.ChangeTaken,
    a.WithdrawAnswer, a.WithdrawOffer,
)  # fmt: skip
"""What a sensible player does not do; a player with a whim may."""


def wish_of(seen: GameView, chance: random.Random) -> str:
    """What a sensible player does now, in the engine's notation; nothing where there is nothing to do."""
    actions = tuple(one for one in seen.actions if type(one) not in _SECOND_THOUGHTS)
    if seen.view is None or not actions:
        return ""
    return catan.format(value.choose(seen.view, actions, chance.randrange))


def towards(controls: Sequence[Use | Cards], wish: str) -> Use | None:
    """The control that says the wish, else the one that leads on to it, else the way back."""
    uses = {one.words: one for one in controls if isinstance(one, Use)}
    steps = [wish, *_steps_to(wish)]
    for one in controls:
        if isinstance(one, Cards) and (ticked := _ticked(one, wish)):
            return ticked
    exact = next((uses[step] for step in steps if step in uses), None)
    if exact is not None:
        return exact
    families = [step.split(" ")[0] for step in steps if step.startswith("?")]
    near = (use for words, use in uses.items() if words.split(" ")[0] in families and " " in words)
    back = min((words for words in uses if words.startswith("?")), key=len, default="")
    return next(near, None) or uses.get(back)


def leads_on(words: str) -> bool:
    """Whether a page of the panel is about playing, or closes an offer."""
    return words == "=dismiss" or words.split(" ", maxsplit=1)[0] in {
        "?tile", "?build", "?move", "?plenty", "?monopoly", "?rob", "?discard", "?trade", "?want",
    }  # fmt: skip


def _steps_to(wish: str) -> Iterator[str]:
    """The pages behind which a wish may stand."""
    verb, *rest = wish.split(" ")
    if verb == "place-settlement":
        yield from (f"?tile h{tile}" for tile in topology().vertex_hexes[int(rest[0][1:])])
    simple = {
        "robber": f"?rob {rest[0]}" if rest else "", "monopoly": "?monopoly",
        "year-of-plenty": "?plenty", "offer": "?trade", "counter": "?trade", "ask-seats": "?trade",
        "decline": "=dismiss",
    }  # fmt: skip
    if verb in {"offer", "counter"}:
        yield f"?want {rest[0]}"
    if verb in simple:
        yield simple[verb]
    if verb.startswith(("build-", "buy-")):
        yield "?build"
    if verb.startswith(("move-", "take-instead")):
        yield "?move"
    if verb == "discard":
        yield "?discard"


def _ticked(menu: Cards, wish: str) -> Use | None:
    """The cards of a discard, of what is given, of what is wanted - where this menu asks for them."""
    verb, *piles = wish.split(" ")
    if verb == "discard" and menu.prefix == "discard":
        return menu.of_pile(read_pile(piles[0]))
    if verb in {"offer", "counter"} and menu.prefix == "?want":
        return menu.of_pile(read_pile(piles[0]))
    if verb in {"offer", "counter"} and menu.prefix == f"{verb} {piles[0]}":
        return menu.of_pile(read_pile(piles[1]))
    return None
