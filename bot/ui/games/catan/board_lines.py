"""What everybody sees of a table: the seats, bank, robber, open offers, the last move."""

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.catan.cards import cards_words, tile_words
from bot.ui.games.catan.log import log_lines
from bot.ui.games.catan.marks import MARKS
from bot.ui.games.catan.offer_words import said_words, until
from bot.ui.games.catan.seen import told_of
from bot.ui.play.lobby import seat_marks
from engine.catan.hands import count
from engine.catan.names import KNIGHT_CARD
from engine.catan.options import CatanOptions
from engine.catan.view import View
from usecases.play.views import GameView

_AWARD = "🏅"


def island_lines(options: CatanOptions, language: Language) -> list[str]:
    """Which game drew the island of the round, where its tables share one."""
    if options.island is None:
        return []
    number = options.island.game
    return [text(language, "catan-island-taken" if number else "catan-island-drawn", {"game": number})]


def seat_lines(view: GameView, board: View, language: Language) -> list[str]:
    """What everybody sees of each player: a line that a phone need not wrap, and what its signs stand for."""
    lines = []
    for number, (seat, shown) in enumerate(zip(view.seats, board.seats, strict=True)):
        params: dict[str, Param] = {
            "mark": MARKS[number],
            "name": seat.name,
            "marks": seat_marks(seat, language),
            "points": shown.points,
            "hand": shown.cards,
            "cards": shown.development_cards,
            "knights": count(shown.played, KNIGHT_CARD),
            "army": _AWARD if board.army == number else "",
            "road": shown.road_length,
            "longest": _AWARD if board.longest == number else "",
        }
        lines.append(text(language, "catan-post-seat", params))
    return [*lines, text(language, "catan-post-signs")]


def table_lines(view: GameView, board: View, language: Language) -> list[str]:
    """Bank, robber, the open offers, and what was done last."""
    bank: dict[str, Param] = {"bank": Safe(cards_words(board.bank, language)), "deck": board.deck}
    robber = {"tile": tile_words(board.board.layout, board.robber)}
    lines = [text(language, "catan-post-bank", bank), text(language, "catan-post-robber", robber)]
    for offer in board.offers:
        params = {
            "name": view.names[board.turn.player],
            "give": Safe(cards_words(offer.give, language)),
            "want": Safe(cards_words(offer.want, language)),
        }
        lines.append(text(language, "catan-post-offer", params) + until(view, offer, language))
        lines.append(said_words(offer, board.turn.player, view.names, language))
    for seat, terms in enumerate(board.proposed):
        if terms is not None:
            cards = {
                "give": Safe(cards_words(terms.give, language)),
                "want": Safe(cards_words(terms.want, language)),
            }
            lines.append(text(language, "catan-post-proposed", {"name": view.names[seat], **cards}))
    done = log_lines(told_of(view.last), view.names, language, board.board.layout)
    lines += island_lines(board.options, language)
    return [*lines, "", text(language, "game-post-last"), *done] if done else lines
