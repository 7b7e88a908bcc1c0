# Clocks: why something is refused and what to do next, and the reasons for stopping a backgammon clock.

## Table clock
refusal-clock-not-started = This table's clock hasn't started. A judge starts it with `/round start`.
refusal-clock-already-started = This clock is already running. Add time with `/round extend`.
refusal-clock-by-post = { $place } is async (game #{ $game }): no table clock. Use `/game pause`, or first let the game end.
refusal-clock-already-paused = The clock is already paused; the time is added back. A judge resumes it with `/round resume`.
refusal-clock-not-paused = The clock isn't paused. Play on.
refusal-clock-paused = The clock is paused. A judge resumes it with `/round resume`.
refusal-clock-ended = This table's time is up and can't be changed. Report the result.
refusal-clock-play-already-begun = Setup is over and play has begun. Play on.
refusal-clock-extension-not-positive = An extension is at least one minute. Enter the minutes to add.
refusal-clock-extension-too-long = A clock is extended by at most { $hours } h at a time. Enter fewer minutes.

## Backgammon
refusal-clock-match-length = A match of { $points } points isn't possible. Enter 1 to { $longest }.
refusal-clock-break-undefined = The rules set no breaks for a { $points }-point match. Ask the director.
refusal-clock-break-none-left = All breaks of a { $points }-point match are taken ({ $allowed }). Play on, or ask the director.
clock-rounding-rule = minutes as in the rules
clock-rounding-house = rounded up by house rule; the rules are silent
clock-breaks-undefined = The rules set no breaks for a match this long. The director decides.
