"""Trade between players on a panel: an offer, its answers, a counter-offer. Nothing tells who declined."""

from bot.ui.controls import Choice
from bot.ui.game.cards import resource_label
from bot.ui.game.scene import Scene, Words
from bot.ui.game.screen import GREEN, Pick, Press, Screen
from bot.ui.game.usual import back, own_buttons, waiting
from bot.ui.game.words import pile_of
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.codecs import LETTERS
from engine.catan.hands import KINDS, count, covers, size
from engine.catan.names import RESOURCES, Seat
from engine.catan.state import Reply as Answer
from engine.catan.view import OfferView

# Proposing


def trade(scene: Scene, _words: Words) -> Screen:
    """What to give; for the one whose turn it is an offer, for the others a counter-offer."""
    if not scene.can(a.Offer, a.CounterOffer):
        return Screen((scene.say("no-trade"),), (), (back(),))
    limit = scene.view.options.offer_limit
    most = tuple(min(limit, count(scene.own.hand, kind)) for kind in KINDS)
    pick = Pick("?want", "pick-give", card_lines(scene, most), most=limit)
    return Screen((*_open_lines(scene), scene.say("choose-give")), (pick,), (back(),))


def want(scene: Scene, words: Words) -> Screen | None:
    """What to get for it; choosing sends the offer."""
    give = pile_of(words[0]) if words else None
    limit = scene.view.options.offer_limit
    if not give or not covers(scene.own.hand, give) or size(give) > limit:
        return None
    most = tuple(0 if count(give, kind) else limit for kind in KINDS)
    verb = "offer" if scene.can(a.Offer) else "counter"
    if not scene.can(a.Offer, a.CounterOffer) or not any(most):
        return None
    pick = Pick(f"{verb} {words[0]}", "pick-want", card_lines(scene, most), most=limit)
    line = scene.say("choose-want", give=scene.cards(give))
    return Screen((*_open_lines(scene), line), (pick,), (back("?trade"),))


def card_lines(scene: Scene, most: tuple[int, ...]) -> tuple[Choice, ...]:
    """A line for each card that may be chosen, so many of each resource."""
    return tuple(
        Choice(resource_label(resource, scene.language), f"1{LETTERS[resource]}~{number}")
        for resource in RESOURCES
        for number in range(most[resource])
    )


def _open_lines(scene: Scene) -> tuple[str, ...]:
    """The offer on the table, which a new one replaces or a counter-offer answers."""
    offer = scene.view.offer
    if offer is None:
        return ()
    if not scene.mine:
        return (_offered(scene, offer),)
    return (_own_offer(scene, offer), scene.say("replaces"))


# The open offer, for the one who made it


def answer_lines(scene: Scene) -> tuple[str, ...]:
    """One's own open offer and what the others have said to it."""
    offer = scene.view.offer
    if offer is None:
        return ()
    said = (_answer_line(scene, seat, answer) for seat, answer in enumerate(offer.answers))
    return (_own_offer(scene, offer), *(line for line in said if line))


def _answer_line(scene: Scene, seat: Seat, answer: Answer | a.CounterOffer | None) -> str:
    if isinstance(answer, a.CounterOffer):
        terms = {"give": scene.cards(answer.give), "want": scene.cards(answer.want)}
        return scene.say("has-countered", name=scene.name(seat), **terms)
    return scene.say("has-accepted", name=scene.name(seat)) if answer is Answer.ACCEPTED else ""


def deal_buttons(scene: Scene) -> tuple[Press, ...]:
    """Trading with one of those who answered, and taking the offer back."""
    deals = tuple(
        Press(catan.format(action), label=_deal_label(scene, action.partner), style=GREEN)
        for action in scene.of(a.Confirm)
    )
    withdraw = Press("withdraw-offer", "withdraw-offer")
    return (*deals, withdraw) if scene.can(a.WithdrawOffer) else deals


def _deal_label(scene: Scene, partner: Seat) -> str:
    said = scene.view.offer.answers[partner] if scene.view.offer else None
    if isinstance(said, a.CounterOffer):
        terms = {"give": scene.cards(said.want), "get": scene.cards(said.give)}
        return scene.label("confirm-counter", name=scene.short(partner), **terms)
    return scene.label("confirm", name=scene.short(partner))


def _own_offer(scene: Scene, offer: OfferView) -> str:
    return scene.say("offer-open", give=scene.cards(offer.give), want=scene.cards(offer.want))


# The open offer, for the others


def answer(scene: Scene) -> Screen:
    """A rival's offer: accept, counter, or no interest, which nobody learns of."""
    offer = scene.view.offer
    if offer is None:
        return waiting(scene)
    if scene.can(a.WithdrawAnswer):
        undo = Press("withdraw-answer", "withdraw-answer")
        return Screen((_offered(scene, offer), _said(scene, offer)), (), (undo, *own_buttons()))
    lines = [_offered(scene, offer)]
    if not scene.can(a.AcceptOffer):
        lines.append(scene.say("cannot-accept"))
    presses = (
        Press("accept", "accept", style=GREEN, emoji="🤝", disabled=not scene.can(a.AcceptOffer)),
        Press("?trade", "counter", disabled=not scene.can(a.CounterOffer)),
        Press("=dismiss", "dismiss"),
    )
    return Screen(tuple(lines), (), (*presses, *own_buttons()))


def _offered(scene: Scene, offer: OfferView) -> str:
    terms = {"give": scene.cards(offer.give), "want": scene.cards(offer.want)}
    return scene.say("offered", name=scene.name(scene.view.turn.player), **terms)


def _said(scene: Scene, offer: OfferView) -> str:
    said = offer.answers[scene.seat]
    if isinstance(said, a.CounterOffer):
        return scene.say("you-countered", give=scene.cards(said.give), want=scene.cards(said.want))
    return scene.say("you-accepted" if said is Answer.ACCEPTED else "you-declined")
