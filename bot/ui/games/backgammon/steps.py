"""The steps of a panel: which one comes first in each phase, and which stands behind each `?word`."""

from collections.abc import Callable

from bot.ui.games.backgammon.orders_panel import orders
from bot.ui.games.backgammon.panel import PlayerPanel
from bot.ui.games.backgammon.play_steps import Words, by_checker, choose, confirm
from bot.ui.play import rest
from bot.ui.play.rest import back, own_buttons
from bot.ui.play.screen import BLUE, GREEN, RED, Press, Screen
from engine.backgammon.actions import (
    AcceptResignation,
    ClaimRace,
    Double,
    Drop,
    OfferResignation,
    Play,
    RefuseResignation,
    RollDice,
    Take,
)
from engine.backgammon.doubling import is_dead
from engine.backgammon.names import WinKind
from engine.backgammon.record_codecs import format_action
from engine.backgammon.waiting import to_act

Step = Callable[[PlayerPanel, Words], Screen | None]
"""What a step shows; None where the match has gone on and it means nothing any more."""


def screen_of(desk: PlayerPanel, step: str) -> Screen:
    """What a step of the panel shows; the first step wherever the one asked for means nothing."""
    word, *words = step.split(" ")
    found = STEPS[word](desk, tuple(words)) if word in STEPS else None
    return found or home(desk)


def home(desk: PlayerPanel) -> Screen:
    """What the player can do first."""
    if desk.of(Take):
        return _doubled(desk)
    if desk.of(AcceptResignation):
        return _resigned(desk)
    if desk.of(Play):
        return choose(desk)
    if desk.of(RollDice):
        return _before_roll(desk)
    actors = [desk.seen.names[seat] for seat in to_act(desk.state) if seat >= 0]
    return rest.waiting(actors or [desk.opponent], desk.language)


def _before_roll(desk: PlayerPanel) -> Screen:
    roll = Press("roll", label=desk.label("roll"), style=BLUE, emoji="🎲")
    presses = [roll]
    if desk.of(Double):
        value = 2 * desk.state.cube.value
        presses.append(Press("?double", label=desk.label("double", value=value), emoji="✖️"))
    presses += [_claim(desk, claim) for claim in desk.of(ClaimRace)]
    if desk.of(OfferResignation):
        presses.append(Press("?resign", label=desk.label("resign"), emoji="🏳️"))
    key = "roll-or-double" if desk.of(Double) else "roll-now"
    return Screen((desk.say(key),), (), (*presses, *own_buttons()))


def _claim(desk: PlayerPanel, claim: ClaimRace) -> Press:
    words = desk.label(f"claim-{_kind(claim.kind)}", points=claim.kind * desk.state.cube.value)
    return Press(format_action(claim), label=words, style=GREEN, emoji="🏆")


def _kind(kind: WinKind) -> str:
    return WinKind(kind).name.lower()


def double(desk: PlayerPanel, _words: Words) -> Screen | None:
    """A double cannot be taken back; a cube that can bring nothing more is warned of."""
    if not desk.of(Double):
        return None
    value = 2 * desk.state.cube.value
    lines = (desk.say("double-sure", value=value, name=desk.opponent),)
    dead = (desk.say("dead-cube"),) if is_dead(desk.state, desk.seat) else ()
    sure = Press("double", label=desk.label("double", value=value), style=BLUE, emoji="✖️")
    return Screen((*lines, *dead), (), (sure, back()))


def _doubled(desk: PlayerPanel) -> Screen:
    value = desk.state.cube.value
    line = desk.say("doubled", name=desk.opponent, value=2 * value, points=value)
    take = Press("take", label=desk.label("take", value=2 * value), style=GREEN, emoji="👍")
    drop = Press("?drop", label=desk.label("drop", points=value), style=RED, emoji="👎")
    return Screen((line,), (), (take, drop, *own_buttons()))


def drop(desk: PlayerPanel, _words: Words) -> Screen | None:
    """Giving a game up needs a second tap."""
    if not desk.of(Drop):
        return None
    points = desk.state.cube.value
    line = desk.say("drop-sure", name=desk.opponent, points=points)
    sure = Press("drop", label=desk.label("drop", points=points), style=RED, emoji="👎")
    return Screen((line,), (), (sure, back()))


def resign(desk: PlayerPanel, _words: Words) -> Screen | None:
    """As what the game is offered to be lost; the opponent may want to play on."""
    presses = [
        Press(
            format_action(offer),
            label=desk.label(f"resign-{_kind(offer.kind)}", points=offer.kind * desk.state.cube.value),
            style=RED,
        )
        for offer in desk.of(OfferResignation)
    ]
    return Screen((desk.say("resign-how"),), (), (*presses, back())) if presses else None


def _resigned(desk: PlayerPanel) -> Screen:
    offer = desk.state.offer or WinKind.SINGLE
    points = offer * desk.state.cube.value
    line = desk.say(f"resigned-{_kind(offer)}", name=desk.opponent, points=points)
    accept = Press(format_action(AcceptResignation()), label=desk.label("accept", points=points), style=GREEN)
    refuse = Press(format_action(RefuseResignation()), label=desk.label("play-on"))
    return Screen((line,), (), (accept, refuse, *own_buttons()))


STEPS: dict[str, Step] = {
    "play": confirm,
    "by": by_checker,
    "double": double,
    "drop": drop,
    "resign": resign,
    "orders": orders,
}
