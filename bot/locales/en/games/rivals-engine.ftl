# Why the Rivals engine refuses an action. One text for each code of engine/rivals/refusals.py.

refusal-rivals-game-over = The game is over.
refusal-rivals-not-your-turn = It is not your turn.
refusal-rivals-chance-first = One moment: dice or cards are still being turned.
refusal-rivals-roll-first = Roll the dice first.
refusal-rivals-already-rolled = The dice have been rolled; this can only be done before.
refusal-rivals-decide-first = Something else must be decided first.
refusal-rivals-not-due = This is not due now.
refusal-rivals-malformed = This is no action of the game.
refusal-rivals-bad-text = This is no action of Rivals.
refusal-rivals-cannot-pay = You do not have the resources for this. Exchange some, or wait for the dice.
refusal-rivals-not-held = This card is not in your hand.
refusal-rivals-requirement = What this card requires is missing. Its text says what must be there first.
refusal-rivals-no-target = The card would have no effect now: there is nothing to pay with, to take or to hit.
refusal-rivals-no-site = There is no free building site for it there. Build a settlement or a city, or remove an expansion.
refusal-rivals-city-only = This expansion may only stand at a city. Turn a settlement into a city first.
refusal-rivals-only-one = You may have only one of these.
refusal-rivals-none-left = No card of this kind is left to build.
refusal-rivals-needs-road = Build a road on this side first.
refusal-rivals-road-there = There is already a road on this side.
refusal-rivals-no-settlement = There is no settlement that could become a city.
refusal-rivals-not-full = An expansion is removed only where no building site is free.
refusal-rivals-used-up = This can be used only once a turn.
refusal-rivals-save-one = Say which resource of the cost you save.
refusal-rivals-not-offered = This is not among the things you can choose from now.
refusal-rivals-too-few-points = You are { $number ->
    [one] one victory point
   *[other] { $number } victory points
  } short of the goal.
