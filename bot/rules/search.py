"""Searching the rules for a user: steered by what is played on the server, in a thread of its own."""

from itertools import islice

from bot.interaction_context import InteractionContext
from bot.rulebook import RuleQuery, search_is_installed, the_rulebook
from bot.rules.recent import the_recent
from bot.ui.games.rivals.card_names import with_known_names
from faq.force import is_in_force
from faq.result import NOTHING, SearchResult
from usecases.show.rule import PrivateSteering, Steering, steering

CANDIDATES = 3
"""Rules that a judge is given with a question."""


async def searched(ctx: InteractionContext, question: str, language: str = "") -> SearchResult:
    """The rules that answer a question; `language` is its asker's ("": the one who speaks).

    To be called after the interaction was acknowledged. Nothing is found where the search is not installed.
    """
    if not search_is_installed():
        return NOTHING
    steer = await steered(ctx)
    asked = RuleQuery(
        with_known_names(question), language or ctx.language, steer.game, steer.rule_set, steer.house
    )
    book = the_rulebook()
    if not book.is_laid_out(asked.house, asked.game):
        await ctx.bot_context.aside(ctx.caller.guild_id, lambda: book.lay_out(asked.house, asked.game))
    return await ctx.bot_context.work(lambda: book.ask(asked))


async def steered(ctx: InteractionContext) -> Steering:
    """What steers a question here: in private the event that its asker named a moment ago."""
    event, _ = the_recent().told(ctx.caller, ctx.interaction.channel_id or 0)
    return await ctx.ask(steering, PrivateSteering(ctx.caller, event))


def candidates(result: SearchResult) -> tuple[str, ...]:
    """The sections in force that a judge may want to look at, however unsure the search is of them."""
    sections = (hit.entry.sections[0] for hit in result.hits)
    holding = (one for one in sections if one not in result.replaced and is_in_force(result.profile, one))
    return tuple(islice(holding, CANDIDATES))
