"""A bracket as pictures: a card for each match, by rounds, so that a phone shows names and scores at full size."""

from collections.abc import Sequence

from bot.i18n import Language, plain
from bot.ui.pictures.canvas import ACCENT, GREEN, MARGIN, MUTED, TEXT, WIDTH, Canvas, Style
from bot.ui.reply import Picture
from usecases.show.bracket import BracketView, MatchCard, SideView

CARDS_A_PICTURE = 16
MOST_PICTURES = 9

_HEADER = 96
_GAP = 16
_COLUMNS = 2
_CARD_WIDTH = (WIDTH - 2 * MARGIN - _GAP) // _COLUMNS
_CARD_HEADER = 48
_ROW = 42
_FOOT = 38
_HEIGHT = _CARD_HEADER + 2 * _ROW + _FOOT


def bracket_pictures(view: BracketView, event: str, language: Language) -> tuple[Picture, ...]:
    """The matches in their order, 16 a picture; of a bracket too large for one post what is played by now."""
    starts = range(0, len(view.cards), CARDS_A_PICTURE)
    pages = [view.cards[start : start + CARDS_A_PICTURE] for start in starts]
    live = [page for page in pages if not all(card.decided for card in page)]
    shown = pages if len(pages) <= MOST_PICTURES else (live or pages)[:MOST_PICTURES]
    return tuple(
        Picture(f"bracket-{page[0].number}.png", _page(page, event, language), _alt(page, language))
        for page in shown
    )


def _page(cards: Sequence[MatchCard], event: str, language: Language) -> bytes:
    rows = [cards[start : start + _COLUMNS] for start in range(0, len(cards), _COLUMNS)]
    canvas = Canvas(_HEADER + (_HEIGHT + _GAP) * len(rows) + MARGIN - _GAP)
    title = plain(language, "bracket-title", {"first": cards[0].number, "last": cards[-1].number})
    canvas.words((MARGIN, 36), title, Style(36, bold=True), WIDTH - 2 * MARGIN)
    canvas.words((MARGIN, 74), event, Style(24, MUTED), WIDTH - 2 * MARGIN)
    for line, row in enumerate(rows):
        for column, card in enumerate(row):
            left = MARGIN + column * (_CARD_WIDTH + _GAP)
            _card(canvas, (left, _HEADER + line * (_HEIGHT + _GAP)), card, language)
    return canvas.png()


def _card(canvas: Canvas, at: tuple[int, int], card: MatchCard, language: Language) -> None:
    left, top = at
    canvas.card((left, top, left + _CARD_WIDTH, top + _HEIGHT))
    canvas.bar((left, top + 14, left + 5, top + _HEIGHT - 14), GREEN if card.decided else ACCENT)
    head = plain(language, f"match-phase-{card.label.phase}", {"round": card.label.round})
    canvas.words((left + 18, top + 26), f"{card.number}. {head}", Style(24, MUTED), _CARD_WIDTH - 36)
    for place, side in enumerate(card.sides):
        middle = top + _CARD_HEADER + _ROW * place + _ROW // 2
        colour = GREEN if side.won else TEXT if side.player and not card.decided else MUTED
        style = Style(28, colour, bold=side.won)
        room = _CARD_WIDTH - (96 if side.player else 36)  # whoever waits has no score beside the words
        canvas.words((left + 18, middle), side_words(side, language), style, room)
        if side.bye and side.score is None:
            right = Style(22, MUTED, anchor="rm")
            canvas.words((left + _CARD_WIDTH - 18, middle), plain(language, "bracket-bye"), right)
        elif side.won and side.score is None:
            right = Style(22, GREEN, anchor="rm")
            canvas.words((left + _CARD_WIDTH - 18, middle), plain(language, "bracket-walkover"), right)
        if side.score is not None:
            right = Style(28, colour, bold=side.won, anchor="rm")
            canvas.words((left + _CARD_WIDTH - 18, middle), str(side.score), right)
    foot = onward_words(card, language)
    if foot:
        canvas.words((left + 18, top + _HEIGHT - 22), foot, Style(22, MUTED), _CARD_WIDTH - 36)


def side_words(side: SideView, language: Language) -> str:
    """The player, or for whom the place waits."""
    if side.player:
        return side.name
    if side.winner_of:
        return plain(language, "bracket-winner-of", {"match": side.winner_of})
    if side.loser_of:
        return plain(language, "bracket-loser-of", {"match": side.loser_of})
    return "—"


def onward_words(card: MatchCard, language: Language) -> str:
    """Where winner and loser go from here."""
    words = []
    if card.winner_to and card.winner_to == card.loser_to:
        return plain(language, "bracket-reset-to", {"match": card.winner_to})
    if card.winner_to:
        words.append(plain(language, "bracket-winner-to", {"match": card.winner_to}))
    if card.loser_to:
        words.append(plain(language, "bracket-loser-to", {"match": card.loser_to}))
    elif card.winner_to and card.loser_place:
        words.append(plain(language, "bracket-loser-out", {"place": card.loser_place}))
    return " · ".join(words)


def _alt(cards: Sequence[MatchCard], language: Language) -> str:
    return "; ".join(
        f"{card.number}: " + " – ".join(_in_words(side, language) for side in card.sides) for card in cards
    )


def _in_words(side: SideView, language: Language) -> str:
    words = side_words(side, language)
    return words if side.score is None else f"{words} {side.score}"
