"""A player's own night: the way to it by name, and everything that the public pages show of this player."""

from dataclasses import replace

from bot.i18n import Language, plain
from league.event import EventStatus
from league.ids import PlayerId
from usecases.show.page.seats import EventSeats, OwnNight
from web.pages import RenderContext, event_page


def find_page(name: str, ctx: RenderContext, view: EventSeats) -> bytes:
    """The way to one's own table: everybody whose name fits."""
    found = view.called(name)
    return event_page(replace(ctx, sought=name), view.head, "find.html", {"asked": name, "found": found})


def night_page(player: PlayerId, ctx: RenderContext, view: EventSeats) -> bytes | None:
    """What concerns one player, large; None for whoever does not play here."""
    night = view.night_of(player)
    if night is None:
        return None
    shown = {"night": night, "coming": coming(night, ctx.language)}
    return event_page(ctx, view.head, "night.html", shown)


def coming(night: OwnNight, language: Language) -> str:
    """What is next for the player, in a line; "" while there is a game to be played."""
    path = night.path
    if path is not None and path.match:
        side = "loser" if path.for_loser else "winner"
        other = plain(language, f"bracket-{side}-of", {"match": path.waits_for}) if path.waits_for else ""
        label = (
            plain(language, f"match-phase-{path.label.phase}", {"round": path.label.round})
            if path.label
            else ""
        )
        return plain(language, "web-night-waits", {"match": path.match, "label": label, "other": other})
    if path is not None and path.place:
        return plain(language, "web-night-came", {"place": path.place})
    if night.plays:
        return ""
    return plain(language, f"web-night-next-{_stage(night)}")


def _stage(night: OwnNight) -> str:
    if night.head.event.status is EventStatus.FINISHED:
        return "over"
    if night.has_left:
        return "left"
    return {EventStatus.CHECK_IN: "check-in", EventStatus.RUNNING: "round"}.get(
        night.head.event.status, "start"
    )
