"""Planning what is played next, for commands and for the desk: the next round, or the next stage of the best."""

from bot.talk import Talk
from bot.ui.seating import preview
from bot.ui.standings import advanced_reply, tie_reply
from league.refusal import Refusal
from usecases.round.basis import SeatRound, basis_of
from usecases.round.draw import draw
from usecases.round.seat import StoreSeating, store_seating
from usecases.show.seating import seating_view
from usecases.standings.advance import Advance, Advanced, TieOpen, advance


async def plan_round(talk: Talk, question: SeatRound) -> None:
    """Read the basis, draw outside any transaction, store if nothing has changed, show the plan."""
    basis = await talk.ask(basis_of, question)
    draft = basis if isinstance(basis, Refusal) else await talk.hall.work(lambda: draw(basis))
    stored = (
        draft if isinstance(draft, Refusal) else await talk.do(store_seating, StoreSeating(question, draft))
    )
    if isinstance(stored, Refusal) or isinstance(draft, Refusal):
        await talk.refuse(stored)  # type: ignore[arg-type]  # a refused draft was handed on as `stored`
        return
    view = await talk.ask(seating_view, stored.round.id)
    await talk.say(await talk.hall.work(lambda: preview(view, draft, talk.language)))


async def plan_stage(talk: Talk, command: Advance) -> None:
    """Show the planned round, or the tie that the organizer has to settle first."""
    done: Advanced | TieOpen | Refusal = await talk.do(advance, command)
    if isinstance(done, Refusal):
        await talk.refuse(done)
    elif isinstance(done, TieOpen):
        await talk.say(tie_reply(done, talk.language))
    else:
        view = (await talk.ask(seating_view, done.round.id)).shown
        await talk.say(await talk.hall.work(lambda: advanced_reply(done, view, talk.language)))
