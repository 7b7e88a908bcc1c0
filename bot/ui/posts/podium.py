"""The podium of an event, posted at its end; a correction changes it where it stands."""

from bot.i18n import Language, Safe, inert, plain, text
from bot.ui.medals import medal
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply, embed
from data.records import Destination
from usecases.many import some
from usecases.show.podium import Podium, podium


def render(view: Podium, language: Language) -> Reply:
    """The first three places in the server's language."""
    lines = [
        text(
            language,
            "podium-step",
            {"medal": medal(place), "names": Safe(some(inert(person.name) for person in people))},
        )
        for place, people in view.steps
    ]
    lines += ["", text(language, "podium-players", {"count": view.players})]
    return Reply(
        embeds=(embed(plain(language, "podium-title", {"event": view.event.name}), "\n".join(lines)),)
    )


STYLE = PostStyle(Destination.ANNOUNCEMENTS, podium, render)
