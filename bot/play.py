"""A game panel's controls: an action, a step of the panel, or a wish to the host; the panel is redrawn in place."""

from functools import partial

from bot.i18n import Language
from bot.talk import Talk
from bot.ui.play import prompt_post
from bot.ui.play.lobby import jump
from bot.ui.play.panel import panel
from bot.ui.reply import Reply
from league.refusal import Refusal
from usecases.play.judge import CallToGame, call_to_game
from usecases.play.move import PlayMove, play_move
from usecases.play.player_actions import ChoosePlace, GiveOrders, choose_place, give_orders
from usecases.play.show import GameQuestion, PromptShown, Redrawn, gone_on, panel_view, prompt_shown, redrawn

_PLACES = frozenset({"=thread", "=message"})


async def pressed(talk: Talk, game: int, stamp: int, words: str) -> None:
    """A control of a panel: an action, a step of the panel (`?…`), or a wish to the host (`=…`)."""
    if words.startswith("?"):
        await _redraw(talk, game, words[1:])
        return
    if words in _PLACES:
        await _move_turns(talk, game, words)
        return
    outcome = await (
        _wish(talk, game, stamp, words[1:]) if words.startswith("=") else _move(talk, game, stamp, words)
    )
    await _redraw(talk, game, "orders" if words.startswith("=orders") else "")
    if isinstance(outcome, Refusal):
        await talk.refuse(outcome)


async def _move_turns(talk: Talk, game: int, words: str) -> None:
    """Turns come elsewhere: a message that brought one goes with them, so nothing is drawn in its place."""
    message = talk.interaction.message
    card = await talk.ask(prompt_shown, message.id if message else 0)
    outcome = await talk.do(choose_place, ChoosePlace(talk.caller, game, words == "=message"))
    seen = await talk.ask(panel_view, GameQuestion(talk.caller, game))
    if isinstance(outcome, Refusal) or isinstance(seen, Refusal) or card is None:
        await _redraw(talk, game, "orders")
    else:
        place = talk.t(f"game-panel-orders-place-{words[1:]}")
        await talk.say(Reply(f"{place} {jump(seen, talk.language)}"))
    if isinstance(outcome, Refusal):
        await talk.refuse(outcome)


async def _move(talk: Talk, game: int, stamp: int, words: str) -> object:
    message = talk.interaction.message
    return await talk.do(play_move, PlayMove(talk.caller, game, stamp, words, message.id if message else 0))


async def _wish(talk: Talk, game: int, stamp: int, words: str) -> object:
    wish, _, rest = words.partition(" ")
    match wish:
        case "dismiss":
            return await talk.do(play_move, PlayMove(talk.caller, game, stamp, "decline"))
        case "orders":
            return await talk.do(give_orders, GiveOrders(talk.caller, game, rest))
        case "judge":
            return await talk.do(call_to_game, CallToGame(talk.caller, game, ""))
    return Refusal("game-stale", params={"game": game})


async def _redraw(talk: Talk, game: int, step: str) -> None:
    """Show the present state in the place of the message; a card's own first lines stay above its panel."""
    message = talk.interaction.message
    number = message.id if message else 0
    card = None if step else await talk.look(prompt_shown, number, partial(_card, talk.language))
    if isinstance(card, tuple):
        shown, reply = card
        await talk.redraw(reply)
        note = Redrawn(number, game, shown.seen.stamp, shown.wanted, reply.digest())
    else:
        found = await talk.look(
            panel_view, GameQuestion(talk.caller, game), lambda seen: panel(seen, step, talk.language)
        )
        if not isinstance(found, tuple):
            if found:
                await talk.refuse(found)
            return
        seen, reply = found
        await talk.redraw(reply)
        note = Redrawn(number, game, seen.stamp)
        if not await talk.ask(gone_on, note):
            return
    if await talk.hall.note(redrawn, note):
        talk.hall.stir()


def _card(language: Language, shown: PromptShown) -> Reply:
    return prompt_post.render(shown.seen, language)
