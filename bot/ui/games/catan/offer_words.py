"""Who has said what to an open offer: the same signs on the board and on every panel, for a "no" is spoken aloud."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import Language, Safe, text
from bot.ui.games.catan.log import log_lines
from bot.ui.games.catan.seen import told_of
from bot.ui.timestamps import relative_time
from engine.catan import events as e
from engine.catan.names import Seat
from engine.catan.state import OfferReply
from engine.catan.view import OfferView, View
from usecases.play.views import GameView

_SIGNS: Final = {
    OfferReply.ACCEPTED: "yes",
    OfferReply.DECLINED: "no",
    OfferReply.LEFT_OUT: "left-out",
    None: "nothing",
}

_TALK: Final = (e.Offered, e.OfferAccepted, e.OfferDeclined, e.Countered, e.Traded)
_LATEST: Final = 4


def said_words(offer: OfferView, proposer: Seat, names: Sequence[str], language: Language) -> str:
    """Every rival's name with what was said: ✓, ✗, other terms, or nothing yet."""
    rivals = [seat for seat in range(len(names)) if seat != proposer]
    parts = (_said(offer, seat, names[seat], language) for seat in rivals)
    return text(language, "catan-said", {"said": Safe("　".join(parts))})


def _said(offer: OfferView, seat: Seat, name: str, language: Language) -> str:
    answer = offer.answers[seat]
    key = _SIGNS[answer] if answer is None or isinstance(answer, OfferReply) else "other"
    return text(language, f"catan-said-{key}", {"name": name})


def until(view: GameView, offer: OfferView, language: Language) -> str:
    """When the offer is over: after its hours, which the reader's client counts, else with the turn."""
    end = view.ends.get(offer.number)
    if end is None:
        return text(language, "catan-offer-until-turn")
    return text(language, "catan-offer-until", {"at": relative_time(end)})


def unwanted(offer: OfferView, proposer: Seat) -> bool:
    """Whether everybody who is asked has said no."""
    said = [answer for seat, answer in enumerate(offer.answers) if seat != proposer]
    asked = [answer for answer in said if answer is not OfferReply.LEFT_OUT]
    return all(answer is OfferReply.DECLINED for answer in asked)


def answer_lines(view: GameView, board: View, language: Language) -> list[str]:
    """What was said to the offers of this turn, newest last, and what changed hands."""
    talk = [event for event in told_of(view.turn) if isinstance(event, _TALK)]
    lines = log_lines(talk, view.names, language, board.board.layout)[-_LATEST:]
    over = board.offers and all(unwanted(offer, board.turn.player) for offer in board.offers)
    return [*lines, text(language, "catan-panel-nobody-wants")] if over else lines
