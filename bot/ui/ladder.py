"""The question whom to challenge on a ladder, and what was said."""

from bot.i18n import Language, Param, plain, text
from bot.ui.controls import MenuLine, Panel, menu
from bot.ui.reply import Reply
from league.ladder import REACH
from usecases.signup.challenge import Challenges

CHALLENGED = "ladder-challenged"
NOBODY = "0"


def challenge_question(asked: Challenges, language: Language) -> Reply:
    """A menu of those in reach, the nearest first; a challenge can be withdrawn."""
    lines = [MenuLine(person.name, str(person.id)) for person in asked.open]
    if asked.challenged is not None:
        lines.append(MenuLine(plain(language, "ladder-withdraw"), NOBODY))
    words = _question(asked, language)
    if not lines:
        return Reply(words)
    view = Panel()
    chosen = str(asked.challenged.id) if asked.challenged else ""
    placeholder = plain(language, f"menu-{CHALLENGED}")
    view.add_item(menu(CHALLENGED, asked.event.id, placeholder, lines, chosen=chosen))
    return Reply(words, view=view)


def _question(asked: Challenges, language: Language) -> str:
    if asked.challenged is not None:
        said: dict[str, Param] = {"round": asked.number, "player": asked.challenged.name}
        return text(language, "ladder-question-said", said)
    key = "ladder-question" if asked.open else "ladder-question-none"
    return text(language, key, {"round": asked.number, "reach": REACH})


def challenged_words(done: Challenges, language: Language) -> str:
    """Whom the player is to meet in the next round, or that the challenge is withdrawn."""
    if done.challenged is None:
        return text(language, "ladder-withdrawn", {"round": done.number})
    said: dict[str, Param] = {"round": done.number, "player": done.challenged.name, "reach": REACH}
    return text(language, "ladder-said", said)
