"""The question whom to challenge on a ladder, and what was said."""

from bot.i18n import Language, plain, text
from bot.ui.controls import MenuLine, Panel, menu
from bot.ui.reply import Reply
from league.ladder import REACH
from usecases.signup.challenge import Challenges

CHALLENGED = "ladder-challenged"
NOBODY = "0"


def challenge_question(asked: Challenges, language: Language) -> Reply:
    """A menu of those in reach, the nearest first; a challenge can be taken back."""
    lines = [MenuLine(person.name, str(person.id)) for person in asked.open]
    words = text(
        language,
        "ladder-question",
        {"round": asked.number, "reach": REACH, "count": len(lines), "player": _name(asked)},
    )
    if asked.challenged is not None:
        lines.append(MenuLine(plain(language, "ladder-nobody"), NOBODY))
    if not lines:
        return Reply(words)
    view = Panel()
    chosen = str(asked.challenged.id) if asked.challenged else ""
    placeholder = plain(language, f"menu-{CHALLENGED}")
    view.add_item(menu(CHALLENGED, asked.event.id, placeholder, lines, chosen=chosen))
    return Reply(words, view=view)


def challenged_words(done: Challenges, language: Language) -> str:
    """Whom the player meets in the next round, or that the challenge is taken back."""
    return text(language, "ladder-said", {"player": _name(done), "round": done.number})


def _name(asked: Challenges) -> str:
    return asked.challenged.name if asked.challenged else ""
