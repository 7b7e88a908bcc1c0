"""Who is picked in a command must be a person of the server: no app, and nobody from elsewhere."""

from bot.interaction_context import unless_here
from bot.places import unfit_players
from tests.support.night import Night


async def test_an_app_is_no_player_not_even_the_bot_itself(night: Night) -> None:
    guild = night.bot.guilds[0]
    found = unless_here(guild.me)
    assert found is not None
    assert found.code == "not-a-person"
    assert found.params == {"name": guild.me.display_name}
    unfit = unfit_players(guild.me)
    assert unfit is not None
    assert unfit.code == "game-is-a-bot"
    assert unless_here(None) is None
