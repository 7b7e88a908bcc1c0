# Why the Catan engine refuses an action. One text for each code of engine/catan/refusals.py.

engine-refusal-game-over = The game is over.
engine-refusal-not-your-turn = It is not your turn.
engine-refusal-place-first = The starting settlements and roads come first.
engine-refusal-roll-first = Roll the dice first; before them you may only play a development card.
engine-refusal-chance-first = One moment: a roll or a draw has to be finished first.
engine-refusal-discard-first = Somebody still has to discard.
engine-refusal-robber-first = Move the robber first.
engine-refusal-free-roads-first = Build the roads of your card first.
engine-refusal-already-rolled = The dice have already been rolled this turn.
engine-refusal-not-due = This is not due now.
engine-refusal-malformed = This action cannot be understood.
engine-refusal-cannot-pay = You do not have the cards for this.
engine-refusal-no-piece-left = All { $number } of your pieces of this kind are on the board.
engine-refusal-no-road-spot = A road cannot go there. It must join your own pieces on a free path and may not pass another player's building.
engine-refusal-no-settlement-spot = A settlement cannot stand there. It needs your road, and its neighbouring intersections must be empty.
engine-refusal-not-your-settlement = Only your own settlement can become a city.
engine-refusal-nothing-to-discard = You have nothing to discard.
engine-refusal-wrong-discard = { $number ->
    [one] Discard exactly one card.
   *[other] Discard exactly { $number } cards.
}
engine-refusal-robber-must-move = The robber must go to another hex.
engine-refusal-wrong-victim = Choose a player who has a building on that hex and a card in hand; choose nobody only if there is none.
engine-refusal-card-not-held = You do not hold that card.
engine-refusal-card-too-new = You bought this card this turn; it can be played from your next turn on.
engine-refusal-one-card-a-turn = You have already played a development card this turn.
engine-refusal-deck-empty = There are no development cards left.
engine-refusal-bank-lacks = The bank does not have that card.
engine-refusal-wrong-plenty = { $number ->
    [one] Take exactly one card.
   *[other] Take exactly { $number } cards.
}
engine-refusal-same-resource = The same resource cannot stand on both sides.
engine-refusal-nothing-to-change = This can no longer be changed: another action has begun.
engine-refusal-trade-off = There is no trading between players at this table.
engine-refusal-gift = Both sides of a trade must give something.
engine-refusal-offer-too-large = { $number ->
    [one] An offer holds at most one card on each side.
   *[other] An offer holds at most { $number } cards on each side.
}
engine-refusal-no-offer = There is no open offer for you.
engine-refusal-already-answered = You have already answered this offer; take your answer back first.
engine-refusal-not-answered = You have not answered this offer.
engine-refusal-partner-not-ready = This trade is no longer possible.
engine-refusal-not-enough-points = You need { $number } points to declare victory.
engine-refusal-not-timed = This table plays without a time limit.
engine-refusal-bad-text = This text stands for no action.
engine-refusal-bad-log = This is not a game record, or its version is unknown.
engine-refusal-bad-event = Event { $number } of the game record does not follow the rules.
engine-refusal-bad-dice = Event { $number } of the game record does not follow from the published secret.
engine-refusal-bad-commitment = The secret is not the one that was promised before the game.
engine-refusal-not-revealed = The secret of this game has not been shown.
