"""The picture that stands beside a link to an event on other sites."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.i18n import Language, plain
from bot.ui.listed import listed
from bot.ui.pictures.canvas import ACCENT, MUTED, TEXT, Canvas, Style
from usecases.show.page.overview import Overview
from web.pages import RenderContext, summary

_WIDTH, _HEIGHT, _MARGIN = 1200, 630, 80
_SHOWN: Final = 3
_LINE: Final = 72


def event_card(ctx: RenderContext, view: Overview) -> bytes:
    """The event's name, where it stands, and who leads or has won."""
    canvas = Canvas(_HEIGHT, _WIDTH)
    width = _WIDTH - 2 * _MARGIN
    canvas.words((_MARGIN, 130), view.head.event.name, Style(68, TEXT, bold=True), width)
    canvas.words((_MARGIN, 220), summary(view.head, ctx.language), Style(36, MUTED), width)
    for number, line in enumerate(_lines(view, ctx.language)):
        style = Style(44, ACCENT if number == 0 else TEXT, bold=number == 0)
        canvas.words((_MARGIN, 350 + number * _LINE), line, style, width)
    canvas.words((_MARGIN, _HEIGHT - 40), "Guildhall", Style(28, MUTED, bold=True), width)
    return canvas.png()


def _lines(view: Overview, language: Language) -> Sequence[str]:
    if view.podium:
        return [
            f"{place}  {listed((one.name for one in people), language)}"
            for place, people in view.podium.steps
        ][:_SHOWN]
    if view.standings and view.standings.shown.tables > view.standings.shown.open_tables:
        people = view.standings.people
        return [
            f"{row.place}  {people[row.player].name}" for row in view.standings.shown.standings.rows[:_SHOWN]
        ]
    places = f"{view.taken}/{view.head.event.capacity}" if view.head.event.capacity else str(view.taken)
    lines = [f"{plain(language, 'web-players')} {places}"]
    if view.head.event.starts_at:
        lines.append(_day(view.head.event.starts_at, view.head.guild.time_zone))
    return lines


def _day(at: datetime, zone: str) -> str:
    return f"{at.astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M}"
