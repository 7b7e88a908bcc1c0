# The commands of the clock.
cmd-clock = clock
    .description = Table time; backgammon time, lateness and breaks
cmd-clock-time = time
    .description = Time left here; with points: backgammon clock settings
    .points = points
    .points-description = Backgammon: match length
    .away_a = away_a
    .away_a-description = Clock added mid-match: points one player still needs
    .away_b = away_b
    .away_b-description = Clock added mid-match: points the other still needs
cmd-clock-late = late
    .description = Backgammon: what a late player loses
    .minutes = minutes
    .minutes-description = How many minutes late
    .clock = clock
    .clock-description = Is the match played with a clock? (default: yes)
    .player = player
    .player-description = Who is late (judges: records points for the opponent)
    .override = override
    .override-description = Why you judge although you play in this event
    .event = event
    .event-description = Which event
cmd-clock-breaks = breaks
    .description = Backgammon: how many breaks a match has
    .points = points
    .points-description = Match length

clock-setting = ⏱️ Set each clock to **{ $minutes } min** with a { $seconds } s delay per move.
clock-late-wait = ⏳ { $minutes } min late: no penalty yet. At { $grace } min the opponent may start the clock.
clock-late-press = ⏱️ { $minutes } min late: you may start the late player's clock.
clock-late-points = { $points ->
    [0] ⏳ { $minutes } min late: nothing lost yet. First point at { $next } min.
    [one] ⚠️ { $minutes } min late: **{ $points } point** for the opponent. Next at { $next } min.
   *[other] ⚠️ { $minutes } min late: **{ $points } points** for the opponent. Next at { $next } min.
}
clock-breaks = ☕ A { $points }-point match has **{ $allowed } { $allowed ->
    [one] break
   *[other] breaks
}** of { $minutes } min between games, if a player asks.
clock-stage-ready = 🪑 Not started: { $total } in all, { $left } of it for setup.
clock-stage-setup = 🏠 Setup: { $left } left, { $total } to the end.
clock-stage-play = ▶️ Play: { $total } left.
clock-stage-paused = ⏸️ Paused by a judge, { $total } left. Paused time is added back.
clock-stage-ended = ⏰ Time is up. Please report the result.
clock-settlement = Now placing settlement { $number }.
clock-placed-next = 🏠 Next: settlement { $number } of { $total }.
clock-play-began = ▶️ Everyone has placed: play begins.

refusal-no-table-here = This isn't a table's thread. Ask there, or give `points` for a backgammon clock.
refusal-clock-both-aways = Give both `away_a` and `away_b`: the points each player still needs.
refusal-clock-away-range = No one can need more than { $points } in a { $points }-point match. Check the numbers.
refusal-already-placed = That settlement is already placed. The table post shows whose turn it is.
refusal-clock-not-at-table = Only this table's players and judges can press "Placed". Use your own table's button.

refusal-no-move-clock = These regulations set no match clock. Use the time a judge gives.
refusal-no-late-policy = These regulations have no lateness rule. Call a judge with `/judge call`.

cmd-clock-match = match
    .description = Backgammon: match settings and a draw for first choice
    .points = points
    .points-description = Match length
    .clock = clock
    .clock-description = Is the match played with a clock? (default: yes)
cmd-clock-score = score
    .description = Backgammon: check the score; is it the Crawford game?
    .points = points
    .points-description = Match length
    .score_a = score_a
    .score_a-description = First player's points now
    .score_b = score_b
    .score_b-description = Second player's points now
    .before_a = before_a
    .before_a-description = First player's points before the last game
    .before_b = before_b
    .before_b-description = Second player's points before the last game

clock-match-title = 🎲 **{ $points }-point match**
clock-match-clock = ⏱️ { $minutes } min each, { $seconds } s delay per move.
clock-match-dice = { $dice } dice on the table.
clock-match-draw-a = Draw: { $a } to { $b }. **The first player** (who asks) picks color and direction, or the clock side; the other gets the rest.
clock-match-draw-b = Draw: { $a } to { $b }. **The second player** (the opponent) picks color and direction, or the clock side; the other gets the rest.
clock-agreed = 📝 **{ $a } – { $b }**: { $away_a } and { $away_b } still needed. Both players confirm.
clock-crawford-before = The cube is in play.
clock-crawford-now = ⚠️ **Crawford game**: no doubling.
clock-crawford-after = The Crawford game is over; the cube is in play.
refusal-clock-score-over = A player has reached { $points }, so the match is over. Report the result.
refusal-clock-score-back = No single game leads to this score. Enter the points now and before the last game; only one player gains.
refusal-clock-score-before = Also enter the points before the last game. They show whether the Crawford game was played.
refusal-clock-nothing-due = { $minutes } min late: no point yet (first at { $next } min). Nothing was recorded.
refusal-clock-press = With a clock, start the late player's clock. There are no points, so nothing was recorded.
