# Why the Rivals engine refuses an action. One text for each code of engine/rivals/refusals.py.

refusal-rivals-game-over = The game is over.
refusal-rivals-not-your-turn = It's not your turn.
refusal-rivals-chance-first = Dice or cards are still being turned. Try again in a moment.
refusal-rivals-roll-first = Roll the dice first.
refusal-rivals-already-rolled = That's only possible before the dice.
refusal-rivals-decide-first = Another decision comes first.
refusal-rivals-not-due = This isn't possible now.
refusal-rivals-malformed = Not a valid action.
refusal-rivals-bad-text = Not a Rivals action.
refusal-rivals-cannot-pay = You can't pay for this. Exchange resources, or wait for the dice.
refusal-rivals-not-held = This card is not in your hand.
refusal-rivals-requirement = A requirement of this card is missing. See its text.
refusal-rivals-no-target = The card would do nothing now: nothing to pay with, take or hit.
refusal-rivals-no-site = There is no free building site. Build a settlement or city, or remove an expansion.
refusal-rivals-city-only = This expansion needs a city. Upgrade a settlement first.
refusal-rivals-only-one = You can have only one of these.
refusal-rivals-none-left = No card of this kind is left.
refusal-rivals-needs-road = Build a road on this side first.
refusal-rivals-road-there = This side already has a road.
refusal-rivals-no-settlement = No settlement can become a city there.
refusal-rivals-not-full = Expansions can be removed only where no building site is free.
refusal-rivals-used-up = Only once a turn.
refusal-rivals-save-one = Choose which resource of the cost to save.
refusal-rivals-not-offered = That's not among your choices now.
refusal-rivals-too-few-points = You need { $number ->
    [one] 1 more victory point
   *[other] { $number } more victory points
  } for the goal.
