# Why the Catan engine refuses an action. One text for each code of engine/catan/refusals.py.

refusal-catan-game-over = The game is over.
refusal-catan-not-your-turn = It's not your turn.
refusal-catan-place-first = Place the starting settlements and roads first.
refusal-catan-roll-first = Roll first; before that you may only play a development card.
refusal-catan-chance-first = A roll or draw isn't finished. Try again in a moment.
refusal-catan-discard-first = Someone still has to discard.
refusal-catan-robber-first = Move the robber first.
refusal-catan-free-roads-first = Build your card's roads first.
refusal-catan-already-rolled = This turn's dice are already rolled.
refusal-catan-not-due = This isn't possible now.
refusal-catan-malformed = Not a valid action.
refusal-catan-cannot-pay = You don't have the cards for this.
refusal-catan-no-piece-left = All { $number } of these pieces are on the board.
refusal-catan-no-road-spot = No road can go there. It needs a free edge joined to your pieces, not past another player's building.
refusal-catan-no-settlement-spot = No settlement can go there. It must join your road, and the neighboring corners must be empty.
refusal-catan-not-your-settlement = Only your own settlement can become a city.
refusal-catan-chosen-again = You can choose again once per 7. Your second choice is final.
refusal-catan-nothing-put-aside = Nothing to choose again: you chose no discards, or they are done.
refusal-catan-nothing-to-discard = You have nothing to discard.
refusal-catan-wrong-discard = { $number ->
    [one] Discard exactly one card.
   *[other] Discard exactly { $number } cards.
}
refusal-catan-robber-must-move = Move the robber to another tile.
refusal-catan-wrong-victim = Choose a player with a building on that tile and cards in hand; "nobody" only if there is none.
refusal-catan-card-not-held = You don't have that card.
refusal-catan-card-too-new = You bought this card this turn. Play it from your next turn.
refusal-catan-one-card-a-turn = You already played a development card this turn.
refusal-catan-deck-empty = No development cards are left.
refusal-catan-bank-lacks = The bank is out of that card.
refusal-catan-wrong-plenty = { $number ->
    [one] Take exactly one card.
   *[other] Take exactly { $number } cards.
}
refusal-catan-same-resource = A resource can't be on both sides.
refusal-catan-nothing-to-change = Another action has begun, so this can't be changed.
refusal-catan-trade-off = This table has no trading between players.
refusal-catan-gift = Both sides must give something.
refusal-catan-offer-too-large = { $number ->
    [one] Offer at most one card per side.
   *[other] Offer at most { $number } cards per side.
}
refusal-catan-no-offer = No open offer is for you.
refusal-catan-already-answered = You already answered this offer. Withdraw your answer first.
refusal-catan-not-answered = You haven't answered this offer.
refusal-catan-partner-not-ready = This trade is no longer possible.
refusal-catan-not-enough-points = You need { $number } points to declare victory.
refusal-catan-bad-text = No action has this text.
