"""What stands in a frame of another site, or over the picture of a stream: read-only, and it follows the event."""

from usecases.show.page.bracket import BracketPage
from usecases.show.page.overview import Overview
from usecases.show.page.standings import StandingsPage
from web.pages import RenderContext, bracket_page, event_page, standings_page


def standings_frame(ctx: RenderContext, view: StandingsPage) -> bytes:
    """The ranking, for a club's site."""
    return standings_page(ctx, view, "embed_standings.html")


def bracket_frame(ctx: RenderContext, view: BracketPage) -> bytes:
    """The bracket, for a club's site."""
    return bracket_page(ctx, view, "embed_bracket.html")


def overlay(table: int, ctx: RenderContext, view: Overview) -> bytes:
    """A strip for a stream: event, round and clock, and of the table of this number (0: none) players and scores."""
    tables = view.newest.tables if view.newest else ()
    filmed = next((one for one in tables if one.table.number == table), None)
    return event_page(ctx, view.head, "overlay.html", {"view": view, "filmed": filmed})
