# Why the Catan engine refuses an action. One text for each code of engine/catan/refusals.py.

refusal-catan-game-over = The game is over.
refusal-catan-not-your-turn = It is not your turn.
refusal-catan-place-first = The starting settlements and roads come first.
refusal-catan-roll-first = Roll the dice first; before them you may only play a development card.
refusal-catan-chance-first = One moment: a roll or a draw has to be finished first.
refusal-catan-discard-first = Somebody still has to discard.
refusal-catan-robber-first = Move the robber first.
refusal-catan-free-roads-first = Build the roads of your card first.
refusal-catan-already-rolled = The dice have already been rolled this turn.
refusal-catan-not-due = This is not due now.
refusal-catan-malformed = This action cannot be understood.
refusal-catan-cannot-pay = You do not have the cards for this.
refusal-catan-no-piece-left = All { $number } of your pieces of this kind are on the board.
refusal-catan-no-road-spot = A road cannot go there. It must join your own pieces on a free path and may not pass another player's building.
refusal-catan-no-settlement-spot = A settlement cannot stand there. It needs your road, and its neighbouring intersections must be empty.
refusal-catan-not-your-settlement = Only your own settlement can become a city.
refusal-catan-chosen-again = After one seven you can choose again once. Your second choice stands.
refusal-catan-nothing-put-aside = You have put no cards aside, or all have been discarded already.
refusal-catan-nothing-to-discard = You have nothing to discard.
refusal-catan-wrong-discard = { $number ->
    [one] Discard exactly one card.
   *[other] Discard exactly { $number } cards.
}
refusal-catan-robber-must-move = The robber must go to another hex.
refusal-catan-wrong-victim = Choose a player who has a building on that hex and a card in hand; choose nobody only if there is none.
refusal-catan-card-not-held = You do not hold that card.
refusal-catan-card-too-new = You bought this card this turn; it can be played from your next turn on.
refusal-catan-one-card-a-turn = You have already played a development card this turn.
refusal-catan-deck-empty = There are no development cards left.
refusal-catan-bank-lacks = The bank does not have that card.
refusal-catan-wrong-plenty = { $number ->
    [one] Take exactly one card.
   *[other] Take exactly { $number } cards.
}
refusal-catan-same-resource = The same resource cannot stand on both sides.
refusal-catan-nothing-to-change = This can no longer be changed: another action has begun.
refusal-catan-trade-off = There is no trading between players at this table.
refusal-catan-gift = Both sides of a trade must give something.
refusal-catan-offer-too-large = { $number ->
    [one] An offer holds at most one card on each side.
   *[other] An offer holds at most { $number } cards on each side.
}
refusal-catan-no-offer = There is no open offer for you.
refusal-catan-already-answered = You have already answered this offer; take your answer back first.
refusal-catan-not-answered = You have not answered this offer.
refusal-catan-partner-not-ready = This trade is no longer possible.
refusal-catan-not-enough-points = You need { $number } points to declare victory.
refusal-catan-bad-text = This text stands for no action.
