"""What a game by post is about in its league."""

from bot.i18n import Language, Param, text
from bot.ui.reply import CONTENT_LIMIT, Reply, clip
from usecases.show.game_standing import GameStanding


def standing_reply(found: GameStanding, language: Language) -> Reply:
    """Event, round and table, and each player's place in the standings so far."""
    params: dict[str, Param] = {
        "event": found.event.name,
        "round": found.round.number,
        "table": found.table.number,
    }
    lines = [text(language, "game-league-table", params)]
    lines += [
        text(language, "game-league-place", {"place": place, "name": name}) for place, name in found.places
    ]
    return Reply(clip("\n".join(lines), CONTENT_LIMIT))
