# Clocks: why something is refused and what to do next, and the reasons for stopping a backgammon clock.

## Table clock
refusal-clock-not-started = The clock of this table has not been started. Start it when the board is ready.
refusal-clock-already-started = The clock of this table is already running. To give it more time, extend it.
refusal-clock-by-post = { $place } plays by post (game #{ $game }), so no clock of the hall runs there: each turn has its own deadline. A judge holds the game with `/game pause`; if it is called off, `/round start` starts the clock.
refusal-clock-already-paused = The clock is already stopped, and the whole interruption will be added to the game. A judge resumes it with `/round resume`.
refusal-clock-not-paused = The clock is not stopped, so there is nothing to resume. Play on.
refusal-clock-paused = The clock is stopped until the judge has ruled. A judge resumes it with `/round resume`.
refusal-clock-ended = The time of this table is over and can no longer be changed. Enter the result.
refusal-clock-play-already-begun = The initial placement is over and play has begun. Play on.
refusal-clock-extension-not-positive = An extension must be at least one minute. Enter how many minutes to add.
refusal-clock-extension-too-long = { $hours ->
    [one] A clock is extended by { $hours } hour at most at a time. Enter fewer minutes.
   *[other] A clock is extended by { $hours } hours at most at a time. Enter fewer minutes.
}

## Backgammon
refusal-clock-match-length = A match of { $points } points is not possible. Enter a number from 1 to { $longest }.
refusal-clock-break-undefined = The rules do not say how many breaks a match to { $points } points has. Ask the director.
refusal-clock-break-none-left = { $allowed ->
    [one] A match to { $points } points has { $allowed } break, and it has been taken. Play on, or ask the director.
   *[other] A match to { $points } points has { $allowed } breaks, and all have been taken. Play on, or ask the director.
}
clock-rounding-rule = minutes as the rules give them
clock-rounding-house = rounded up by house rule, because the rules do not say
clock-breaks-undefined = The rules do not say how many breaks so long a match has. The director decides.
