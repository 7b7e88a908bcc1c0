"""Trade between players on a panel: offers, what everybody says to them, counter-offers.

Where several offers lie open, each carries its number: ①, ②, ③.
"""

from collections.abc import Collection
from dataclasses import replace

from bot.ui.controls import MenuLine
from bot.ui.games.catan.cards import EMOJI, pile_of, resource_label
from bot.ui.games.catan.common import waiting
from bot.ui.games.catan.offer_words import said_words, until, unwanted
from bot.ui.games.catan.scene import Scene, Words
from bot.ui.play.rest import back, own_buttons
from bot.ui.play.screen import GREEN, IN_ROW, MOST_LINES, ROWS, Pick, Press, Screen
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.bank import rates
from engine.catan.codecs import LETTERS, write_pile
from engine.catan.hands import KINDS, count, covers, size
from engine.catan.names import RESOURCES, Seat
from engine.catan.state import OfferReply as Answer
from engine.catan.terms import ALL_SEATS, PROPOSAL
from engine.catan.view import OfferView

_SIGNS = "①②③④⑤⑥⑦⑧⑨"
_UNASKED = str(PROPOSAL)


def sign(number: int) -> str:
    """The number of an offer as it is shown."""
    return _SIGNS[number - 1]


def _sign(scene: Scene, number: int) -> str:
    """The number of an offer before what is said of it; nothing where it is the only one."""
    return f"{sign(number)} " if len(scene.view.offers) > 1 else ""


def _open(scene: Scene) -> list[OfferView]:
    return sorted(scene.view.offers, key=lambda offer: offer.number)


# Proposing


def trade(scene: Scene, words: Words) -> Screen:
    """What to give; for the one whose turn it is an offer, for the others a counter-offer to one of the offers."""
    if scene.mine and scene.can(a.Offer):
        lines = (*answer_lines(scene), *_room(scene), *_asked_now(scene), scene.say("choose-give"))
        presses = (*deal_buttons(scene), back())
        picks = [quick_offers(scene), _give(scene, "?want"), asking(scene), bank_rates(scene)]
        room = ROWS - -(-len(presses) // IN_ROW)
        return Screen(lines, tuple(pick for pick in picks if pick)[:room], presses)
    if words == (_UNASKED,) or (not scene.mine and not words and not scene.view.offers):
        return propose(scene)
    offer = _meant(scene, words)
    if offer is not None:
        lines = (_offered(scene, offer), scene.say("choose-give"))
        return Screen(lines, (_give(scene, f"?want {offer.number}"),), (back(),))
    if not scene.mine and scene.moves and scene.view.offers:
        return answer(scene)
    return Screen((scene.say("no-trade"),), (), (back(),))


def propose(scene: Scene) -> Screen:
    """Terms of one's own to the active player, who alone can take them up: quick ones, or card by card."""
    name = scene.name(scene.view.turn.player)
    mine = scene.view.proposed[scene.seat] if scene.view.proposed else None
    if mine is None and not _may_propose(scene):
        return Screen((scene.say("no-trade"),), (), (back(),))
    if mine is not None:
        line = scene.say("you-proposed", name=name, give=scene.cards(mine.give), want=scene.cards(mine.want))
        return Screen((line,), (), (*proposing(scene), back()))
    picks = (quick_offers(scene, f"counter {PROPOSAL}"), _give(scene, f"?want {_UNASKED}"))
    return Screen((scene.say("propose", name=name),), tuple(pick for pick in picks if pick), (back(),))


def proposing(scene: Scene) -> tuple[Press, ...]:
    """The way to terms of one's own, in another's turn."""
    if scene.mine:
        return ()
    if scene.view.proposed and scene.view.proposed[scene.seat] is not None:
        return (Press(catan.format(a.WithdrawAnswer(PROPOSAL)), "withdraw-proposal"),)
    return (Press(f"?trade {_UNASKED}", "to-propose", emoji="💬"),) if _may_propose(scene) else ()


def _may_propose(scene: Scene) -> bool:
    """Whether the player has cards to propose with, and has not proposed yet."""
    return any(action.offer == PROPOSAL for action in scene.of(a.CounterOffer))


def quick_offers(scene: Scene, verb: str = "offer") -> Pick | None:
    """One line an offer, from what is held most to what is held least: it is made by choosing it."""
    held = {kind: count(scene.own.hand, kind) for kind in RESOURCES}
    pairs = [(give, want) for give in RESOURCES for want in RESOURCES if give != want and held[give]]
    pairs.sort(key=lambda pair: (held[pair[1]], -held[pair[0]], pair))
    lines = [(give, want, number) for number in (1, 2) for give, want in pairs if held[give] >= number]
    choices = tuple(
        MenuLine(
            f"{EMOJI[give]}×{number} → {EMOJI[want]}×1", f"{verb} {number}{LETTERS[give]} 1{LETTERS[want]}"
        )
        for give, want, number in lines[:MOST_LINES]
    )
    return Pick("~quick", "pick-quick", choices) if choices else None


def asking(scene: Scene) -> Pick | None:
    """To whom the next offers go: everybody, all but one - whoever leads first - or one alone; and until when."""
    best = max(seat.points for other, seat in enumerate(scene.view.seats) if other != scene.seat)
    choices = sorted(scene.of(a.AskSeats), key=lambda one: (-(one.asked or ALL_SEATS).bit_count(), one.asked))
    lines = [MenuLine(_asking_label(scene, one, best), catan.format(one)) for one in choices]
    lines += [MenuLine(_end_label(scene, one), catan.format(one)) for one in scene.of(a.SetOfferEnd)]
    return Pick("~ask", "pick-ask", tuple(lines)) if lines else None


def _asked_now(scene: Scene) -> tuple[str, ...]:
    """To whom the next offers go, and how long they lie open, where that is not as usual."""
    hours = scene.view.turn.lasting
    return (*_to_whom(scene), *((scene.say("ends-now", hours=hours),) if hours else ()))


def _to_whom(scene: Scene) -> tuple[str, ...]:
    asked = [seat for seat in range(len(scene.view.seats)) if scene.view.turn.asked >> seat & 1]
    names = scene.label("comma").join(scene.name(seat) for seat in asked)
    return (scene.say("asked-now", name=names),) if asked else ()


def _end_label(scene: Scene, action: a.SetOfferEnd) -> str:
    return scene.label("end-hours", hours=action.hours) if action.hours else scene.label("end-turn-end")


def _asking_label(scene: Scene, action: a.AskSeats, best: int) -> str:
    rivals = [seat for seat in range(len(scene.view.seats)) if seat != scene.seat]
    asked = [seat for seat in rivals if action.asked >> seat & 1]
    out = [seat for seat in rivals if seat not in asked]
    if not action.asked:
        return scene.label("ask-all")
    if len(out) == 1 and len(rivals) > len(out) + 1:
        leads = scene.view.seats[out[0]].points == best
        return scene.label("ask-but-leader" if leads else "ask-but", name=scene.short(out[0]))
    return scene.label("ask-only", name=scene.label("comma").join(scene.short(seat) for seat in asked))


def _give(scene: Scene, prefix: str) -> Pick:
    limit = scene.view.options.offer_limit
    lines = card_lines(scene, _in_a_menu([min(limit, count(scene.own.hand, kind)) for kind in KINDS]))
    return Pick(prefix, "pick-give", lines, most=min(limit, len(lines)))


def _in_a_menu(most: list[int]) -> tuple[int, ...]:
    """So many of each that all stand in one menu: the longest rows are cut."""
    while sum(most) > MOST_LINES:
        most[most.index(max(most))] -= 1
    return tuple(most)


def _meant(scene: Scene, words: Words) -> OfferView | None:
    """The offer to which a counter-offer may be made: the one that is named, else the only one."""
    if scene.mine:
        return None
    numbers = {action.offer for action in scene.of(a.CounterOffer)}
    free = [offer for offer in _open(scene) if offer.number in numbers]
    named = [offer for offer in free if words and words[0] == str(offer.number)]
    return next(iter(named), free[0] if len(free) == 1 and not words else None)


def want(scene: Scene, words: Words) -> Screen | None:
    """What to get for it; choosing sends the offer, or the counter-offer to the offer that the first word names."""
    unasked = not scene.mine and words[:1] == (_UNASKED,)
    offer = None if unasked else _meant(scene, words[:1])
    if not scene.mine and offer is None and not unasked:
        return None
    rest = words[1:] if offer is not None or unasked else words
    give = pile_of(rest[0]) if rest else None
    limit = scene.view.options.offer_limit
    if not give or not covers(scene.own.hand, give) or size(give) > limit:
        return None
    most = _in_a_menu([0 if count(give, kind) else limit for kind in KINDS])
    if not scene.can(a.Offer, a.CounterOffer) or not any(most):
        return None
    line = scene.say("choose-want", give=scene.cards(give))
    verb = f"counter {PROPOSAL}" if unasked else _verb(offer)
    pick = Pick(f"{verb} {write_pile(give)}", "pick-want", card_lines(scene, most), most=limit)
    if unasked:
        return Screen((line,), (pick,), (back(f"?trade {_UNASKED}"),))
    if offer is None:
        return Screen((*answer_lines(scene), *_room(scene), line), (pick,), (back("?trade"),))
    return Screen((_offered(scene, offer), line), (pick,), (back(f"?trade {offer.number}"),))


def _verb(offer: OfferView | None) -> str:
    if offer is None:
        return "offer"
    return "counter" if offer.number == 1 else f"counter {offer.number}"


def card_lines(scene: Scene, most: tuple[int, ...]) -> tuple[MenuLine, ...]:
    """A line for each card that may be chosen, so many of each resource."""
    return tuple(
        MenuLine(resource_label(resource, scene.language), f"1{LETTERS[resource]}~{number}")
        for resource in RESOURCES
        for number in range(most[resource])
    )


def _room(scene: Scene) -> tuple[str, ...]:
    """What becomes of the open offers when a new one is made."""
    offers = scene.view.offers
    if not offers:
        return ()
    if len(offers) < scene.view.options.open_offers:
        return (scene.say("beside"),)
    return (scene.say("replaces", offer=sign(offers[0].number)),)


def bank_rates(scene: Scene) -> Pick | None:
    """Every exchange with the bank, with its rate: at most twenty."""
    mine = scene.view.seats[scene.seat]
    price = rates(scene.view.board.harbour_sites, mine.settlements | mine.cities)
    choices = tuple(
        MenuLine(
            f"{EMOJI[action.give]}×{count(price, action.give)} → {resource_label(action.take, scene.language)}",
            catan.format(action),
        )
        for action in scene.of(a.TradeWithBank)
    )
    return Pick("~bank", "pick-bank", choices) if choices else None


# The open offers, for the one who made them


def answer_lines(scene: Scene, pressed: Collection[Press] = ()) -> tuple[str, ...]:
    """One's own open offers and what the others have said; what the buttons `pressed` say stands there alone."""
    offers, said = _open(scene), {press.words for press in pressed}
    deals = {action for action in scene.of(a.Confirm) if catan.format(action) in said}
    lines = tuple(line for offer in offers for line in _own_lines(scene, offer, deals))
    head = (scene.say("offers-open"),) if len(offers) > 1 else ()
    return (*head, *lines, *_proposed(scene))


def _proposed(scene: Scene) -> tuple[str, ...]:
    """What rivals would trade, unasked."""
    said = [(seat, terms) for seat, terms in enumerate(scene.view.proposed) if terms is not None]
    return tuple(
        scene.say(
            "has-proposed", name=scene.name(seat), give=scene.cards(terms.give), want=scene.cards(terms.want)
        )
        for seat, terms in said
    )


def _own_lines(scene: Scene, offer: OfferView, deals: Collection[a.Confirm]) -> tuple[str, ...]:
    terms = {"give": scene.cards(offer.give), "want": scene.cards(offer.want)}
    many = len(scene.view.offers) > 1
    first = (
        scene.say("offer-line", sign=sign(offer.number), **terms)
        if many
        else scene.say("offer-open", **terms)
    ) + until(scene.seen, offer, scene.language)
    known = {deal.partner for deal in deals if deal.offer == offer.number}
    said = (
        _answer_line(scene, offer, seat, answer)
        for seat, answer in enumerate(offer.answers)
        if seat not in known
    )
    return (first, *(line for line in said if line), *_all_said(scene, offer))


def _all_said(scene: Scene, offer: OfferView) -> tuple[str, ...]:
    """Who has said what to it, and who has not answered yet."""
    proposer = scene.view.turn.player
    line = said_words(offer, proposer, scene.seen.names, scene.language)
    over = unwanted(offer, proposer) and scene.mine
    return (line, scene.say("nobody-wants")) if over else (line,)


def _answer_line(scene: Scene, offer: OfferView, seat: Seat, answer: Answer | a.CounterOffer | None) -> str:
    number = _sign(scene, offer.number)
    if isinstance(answer, a.CounterOffer):
        terms = {"give": scene.cards(answer.give), "want": scene.cards(answer.want)}
        return number + scene.say("has-countered", name=scene.name(seat), **terms)
    return number + scene.say("has-accepted", name=scene.name(seat)) if answer is Answer.ACCEPTED else ""


def deal_buttons(scene: Scene) -> tuple[Press, ...]:
    """Trading with one of those who answered, and taking offers back."""
    deals = tuple(
        Press(catan.format(action), label=_deal_label(scene, action), style=GREEN)
        for action in scene.of(a.Confirm)
    )
    back_ = tuple(
        Press(catan.format(action), label=_sign(scene, action.offer) + scene.label("withdraw-offer"))
        for action in scene.of(a.WithdrawOffer)
    )
    return (*deals, *back_)


def _deal_label(scene: Scene, deal: a.Confirm) -> str:
    number = "" if deal.offer == PROPOSAL else _sign(scene, deal.offer)
    said = _answered_with(scene, deal)
    if isinstance(said, a.CounterOffer):
        terms = {"give": scene.cards(said.want), "get": scene.cards(said.give)}
        return number + scene.label("confirm-counter", name=scene.short(deal.partner), **terms)
    return number + scene.label("confirm", name=scene.short(deal.partner))


def _answered_with(scene: Scene, deal: a.Confirm) -> Answer | a.CounterOffer | None:
    if deal.offer == PROPOSAL:
        return scene.view.proposed[deal.partner]
    return next(offer.answers[deal.partner] for offer in scene.view.offers if offer.number == deal.offer)


# The open offers, for the others


def answer(scene: Scene) -> Screen:
    """A rival's offers: accept, counter, or a "no", which all hear."""
    offers = _open(scene)
    if not offers:
        quiet = waiting(scene)
        return replace(quiet, presses=(*proposing(scene), *quiet.presses))
    lines = tuple(line for offer in offers for line in _asked_lines(scene, offer))
    presses = tuple(press for offer in offers for press in _asked_buttons(scene, offer))
    asked = [offer for offer in offers if offer.answers[scene.seat] is None]
    dismiss = (Press("=dismiss", "dismiss-all"),) if len(asked) > 1 else ()
    return Screen(lines, (), (*presses, *dismiss, *proposing(scene), *own_buttons()))


def _asked_lines(scene: Scene, offer: OfferView) -> tuple[str, ...]:
    known = (_offered(scene, offer), *_all_said(scene, offer))
    if offer.answers[scene.seat] is Answer.LEFT_OUT:
        return known
    if offer.answers[scene.seat] is not None:
        return *known, _said(scene, offer)
    if a.AcceptOffer(offer.number) in scene.of(a.AcceptOffer):
        return known
    return *known, _sign(scene, offer.number) + scene.say("cannot-accept")


def _asked_buttons(scene: Scene, offer: OfferView) -> tuple[Press, ...]:
    number, before = offer.number, _sign(scene, offer.number)
    if offer.answers[scene.seat] is Answer.LEFT_OUT:
        return ()
    if offer.answers[scene.seat] is not None:
        return (Press(catan.format(a.WithdrawAnswer(number)), label=before + scene.label("withdraw-answer")),)
    accept = a.AcceptOffer(number)
    able = accept in scene.of(a.AcceptOffer)
    label = before + scene.label("accept")
    return (
        Press(catan.format(accept), label=label, style=GREEN, emoji="🤝", disabled=not able),
        Press(
            f"?trade {number}", label=before + scene.label("counter"), disabled=not scene.can(a.CounterOffer)
        ),
        Press(catan.format(a.DeclineOffer(number)), label=before + scene.label("decline"), emoji="🙅"),
    )


def _offered(scene: Scene, offer: OfferView) -> str:
    terms = {"give": scene.cards(offer.give), "want": scene.cards(offer.want)}
    line = scene.say("offered", name=scene.name(scene.view.turn.player), **terms)
    return _sign(scene, offer.number) + line + until(scene.seen, offer, scene.language)


def _said(scene: Scene, offer: OfferView) -> str:
    said = offer.answers[scene.seat]
    if isinstance(said, a.CounterOffer):
        return scene.say("you-countered", give=scene.cards(said.give), want=scene.cards(said.want))
    return scene.say("you-accepted" if said is Answer.ACCEPTED else "you-declined")
