# The commands of the clock.
cmd-clock = clock
    .description = The time of a table; time, lateness and breaks in backgammon
cmd-clock-time = time
    .description = In a table's thread: its time. With points: how a backgammon clock is set
    .points = points
    .points-description = Backgammon: length of the match
    .away_a = away_a
    .away_a-description = Clock brought in mid-match: points that one player still needs
    .away_b = away_b
    .away_b-description = Clock brought in mid-match: points that the other player still needs
cmd-clock-late = late
    .description = Backgammon: what a late player loses
    .minutes = minutes
    .minutes-description = How many minutes late
    .clock = clock
    .clock-description = Is the match played with a clock? (default: yes)
    .player = player
    .player-description = Who is late: judges put the points down for the opponent
    .override = override
    .override-description = Why you judge although you play in this event
    .event = event
    .event-description = Which event
cmd-clock-breaks = breaks
    .description = Backgammon: how many breaks a match has
    .points = points
    .points-description = Length of the match

clock-setting = ⏱️ Set each clock to **{ $minutes } minutes**, with a delay of { $seconds } seconds a move.
clock-late-wait = { $minutes ->
    [one] ⏳ One minute late: no penalty yet. At { $grace } minutes the opponent may start the clock.
   *[other] ⏳ { $minutes } minutes late: no penalty yet. At { $grace } minutes the opponent may start the clock.
}
clock-late-press = ⏱️ { $minutes } minutes late: the late player's clock may be started.
clock-late-points = { $points ->
    [0] ⏳ { $minutes ->
            [one] One minute
           *[other] { $minutes } minutes
        } late: nothing is lost yet. The first point falls due at { $next } minutes.
    [one] ⚠️ { $minutes } minutes late: the opponent gets **{ $points } point**. The next one falls due at { $next } minutes.
   *[other] ⚠️ { $minutes } minutes late: the opponent gets **{ $points } points**. The next one falls due at { $next } minutes.
}
clock-breaks = { $allowed ->
    [one] ☕ A match to { $points } has **{ $allowed } break** of { $minutes } minutes, between games, if either player asks for it.
   *[other] ☕ A match to { $points } has **{ $allowed } breaks** of { $minutes } minutes, between games, if either player asks for them.
}
clock-stage-ready = 🪑 Not started yet: { $total } in all, of which { $left } for the set-up.
clock-stage-setup = 🏠 Set-up: { $left } left, { $total } to the end of the game.
clock-stage-play = ▶️ Play: { $total } left.
clock-stage-paused = ⏸️ Stopped by a judge, with { $total } left. The pause is added.
clock-stage-ended = ⏰ Time is up. Please report the result.
clock-settlement = Settlement { $number } is due.
clock-placed-next = 🏠 Settlement { $number } of { $total } is due now.
clock-play-began = ▶️ Everybody has placed: play begins.

refusal-no-table-here = This is not a table's thread. Ask there, or give `points` for a backgammon clock.
refusal-clock-both-aways = Give both `away_a` and `away_b`: the points that each player still needs.
refusal-clock-away-range = Nobody can still need more than { $points ->
        [one] one point
       *[other] { $points } points
    } in a match to { $points }. Check the numbers.
refusal-already-placed = That settlement is already placed. The table's post shows whose turn it is.
refusal-clock-not-at-table = Only players and judges of this table can press "Placed". Use your own table's button.

refusal-no-move-clock = The regulations of the running event set no match clock. Use the time that the judge gives.
refusal-no-late-policy = The regulations of the running event say nothing about coming late. The judge decides: call one with `/judge call`.

cmd-clock-match = match
    .description = Backgammon: what is settled before a match, and a draw for the first choice
    .points = points
    .points-description = Length of the match
    .clock = clock
    .clock-description = Is the match played with a clock? (default: yes)
cmd-clock-score = score
    .description = Backgammon: what both players confirm before a game; is it the Crawford game?
    .points = points
    .points-description = Length of the match
    .score_a = score_a
    .score_a-description = Points of one player now
    .score_b = score_b
    .score_b-description = Points of the other player now
    .before_a = before_a
    .before_a-description = Points of the first player before the last game
    .before_b = before_b
    .before_b-description = Points of the second player before the last game

clock-match-title = 🎲 **A match to { $points }**
clock-match-clock = ⏱️ { $minutes } minutes each, { $seconds } seconds a move free.
clock-match-dice = { $dice } dice on the table.
clock-match-draw-a = The draw: { $a } against { $b }. **The first player** (the one who asks) chooses colour and direction, or the side of the clock; the other one chooses the rest.
clock-match-draw-b = The draw: { $a } against { $b }. **The second player** (the opponent of the one who asks) chooses colour and direction, or the side of the clock; the other one chooses the rest.
clock-agreed = 📝 **{ $a } – { $b }**: still needed { $away_a } and { $away_b }. Both players confirm it.
clock-crawford-before = The cube is in play.
clock-crawford-now = ⚠️ **This is the Crawford game**: nobody may double in it.
clock-crawford-after = The Crawford game is over: the cube is back in play.
refusal-clock-score-over = Somebody has { $points ->
        [one] one point
       *[other] { $points } points
    } already: the match is over. Report the result.
refusal-clock-score-back = These two scores do not follow from one game. Give the points now and those before the last game; only one player can have won some.
refusal-clock-score-before = Give the points before the last game too: they tell whether the Crawford game has been played.
refusal-clock-nothing-due = { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    } late: no point is due yet; the first falls due at { $next } minutes. Nothing was put down.
refusal-clock-press = The match is played with a clock: start the late player’s clock. No points are given, and nothing was put down.
