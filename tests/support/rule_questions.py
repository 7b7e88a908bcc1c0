"""Questions about the rules on a league night: asked, voted on, brought to a judge, and what is stored of them."""

import discord
import simcord

from data.records import JudgeCall
from data.rule_records import RuleAsk, RuleVote
from tests.support.night import Night, last
from tests.support.reading import controls_in
from tests.support.rounds import event_with

SHOWN_HAND = "Can I show my hand cards?"
"""A question with a ruling."""
UNSURE = "the card"
"""A question for which several rules may be meant."""
UNKNOWN = "chess castling rule"
"""A question that no rule answers."""


def title(result: simcord.InteractionResult) -> str:
    """The title of an answer's box."""
    return str(last(result).embeds[0].title)


def asks(night: Night) -> tuple[RuleAsk, ...]:
    """Every question that is noted."""
    return night.read(lambda uow: uow.rules.asks.find())  # type: ignore[return-value]  # a query's outcome


def votes(night: Night) -> tuple[RuleVote, ...]:
    """Every vote on an answer."""
    return night.read(lambda uow: uow.rules.votes.find())  # type: ignore[return-value]  # a query's outcome


def calls(night: Night) -> tuple[JudgeCall, ...]:
    """Every call of a judge."""
    return night.read(lambda uow: uow.calls.find())  # type: ignore[return-value]  # a query's outcome


async def asked(night: Night, question: str, player: int = 0) -> simcord.InteractionResult:
    """A player asks the rules."""
    return await night.run(night.players[player], "rule ask", question=question)


def menu_of(message: discord.Message) -> discord.SelectMenu:
    """The menu under a message."""
    return next(item for item in controls_in(message) if isinstance(item, discord.SelectMenu))


async def called_and_posted(night: Night, question: str = SHOWN_HAND) -> discord.Message:
    """A question that went to the judges of an event without a table, and its post."""
    await event_with(night, players=1)
    await night.click(night.players[0], last(await asked(night, question)), "rule-judge")
    await night.settle()
    return night.posts("judges")[0]
