"""The podium of an event, posted at its end; a correction changes it where it stands."""

from collections.abc import Iterable

from bot.i18n import Language, Safe, inert, plain, text
from bot.ui.listed import listed
from bot.ui.medals import medal
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply, embed
from data.records import Destination, Person
from usecases.show.podium import LadderPodium, Podium, podium

_NAMED = 20


def _called(person: Person) -> str:
    return inert(person.name)


def render(view: Podium, language: Language) -> Reply:
    """The first three places in the server's language."""
    lines = [_step(place, map(_called, people), language) for place, people in view.steps]
    lines += [line for ladder in view.ladders for line in _ladder(ladder, language)]
    if view.teams:
        teams = [_step(place, map(inert, names), language) for place, names in view.teams]
        lines += ["", text(language, "podium-teams"), *teams]
    lines += ["", text(language, "podium-players", {"count": view.players})]
    return Reply(
        embeds=(embed(plain(language, "podium-title", {"event": view.event.name}), "\n".join(lines)),)
    )


def _step(place: int, names: Iterable[str], language: Language) -> str:
    return text(
        language,
        "podium-step",
        {"medal": medal(place), "names": Safe(listed(names, language, _NAMED))},
    )


def _ladder(ladder: LadderPodium, language: Language) -> list[str]:
    """The winners of a consolation or a last chance, and that it was broken off where it was."""
    broken_off = [] if ladder.is_over else [text(language, "podium-ladder-open")]
    heading = text(language, f"podium-ladder-{ladder.ladder.value}")
    steps = (_step(place, map(_called, people), language) for place, people in ladder.steps)
    return ["", heading, *steps, *broken_off]


STYLE = PostStyle(Destination.ANNOUNCEMENTS, podium, render)
