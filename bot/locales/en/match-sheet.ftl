# A backgammon match at the board: its sheet

cmd-match = match
    .description = Backgammon at the board: draw, clock, score, breaks, stops
    .do = do
    .do-description = What to do
    .on = on
    .on-description = Whom or what it is about; the list follows the action
    .event = event
    .event-description = Which event
cmd-match-sheet = sheet
    .description = What is written down of your match, or of the match of this thread
cmd-match-setup = setup
    .description = Draw who chooses colour and direction or the side of the clock
cmd-match-clock = clock
    .description = Play with a clock from now on; the reserve is worked out
    .reason = reason
    .reason-description = Why a clock is used (both players wish it, if you leave it out)
cmd-match-score = score
    .description = Say how it stands before the next game; your opponent confirms it
    .mine = mine
    .mine-description = Your points
    .theirs = theirs
    .theirs-description = Your opponent's points
cmd-match-break = break
    .description = Take a break of five minutes between two games
cmd-match-leave = leave
    .description = Leave the board for a while; from ten minutes on the director has to agree
    .minutes = minutes
    .minutes-description = For how many minutes
cmd-match-stop = stop
    .description = Write down why the clock was stopped
    .reason = reason
    .reason-description = One of the seven reasons that the rules allow
cmd-match-claim = claim
    .description = A game was declared over that was not: five minutes for the opponent (judges)
    .player = player
    .player-description = Who declared it over
cmd-match-monitor = monitor
    .description = Send a monitor to this match (judges)
    .member = member
    .member-description = Who watches it
cmd-match-director = director
    .description = Name a director of the event (organizers)
    .member = member
    .member-description = Who directs it
    .event = event
    .event-description = Which event

button-match-agree = Agree

choice-clock-reason-both = Both players wish it
choice-clock-reason-required = The event demands it
choice-clock-reason-one = One player wishes it, and the event allows that
choice-clock-reason-ordered = The director orders it
choice-stop-reason-game-over = The game is over
choice-stop-reason-break = A break
choice-stop-reason-die-on-floor = A die has fallen on the floor
choice-stop-reason-official = The director or a monitor asked for it
choice-stop-reason-dice-touched = The opponent touched the dice too early
choice-stop-reason-illegal-move = An illegal move is pointed out
choice-stop-reason-claim = A player declares the game over

match-noted = ✅ On the sheet: { $line }
match-directors = ✅ **{ $event }** is directed by { $directors }. Directors sit on no committee.
match-sheet-title = 📝 **{ $players }**, a match to { $points }
match-sheet-empty = Nothing has been written down yet. Begin with `/match setup`.
match-breaks-left = ☕ { $left ->
    [0] No break is left.
    [one] { $left } break is left.
   *[other] { $left } breaks are left.
}
match-breaks-unknown = ☕ The director decides how many breaks so long a match has.
match-line-waits = (not agreed yet)
match-line-director = Director: { $official }
match-line-monitor = Monitor: { $official }
match-line-setup = Draw { $dice }: { $first } chooses first. Whoever does not choose: { $white } has white, { $right } bears off to the right, { $clock } has the clock on the right.
match-line-clock = Clock, { $minutes } minutes for each: { $detail ->
    [both] both players wish it.
    [required] the event demands it.
    [one] one player wishes it, and the event allows that.
   *[ordered] the director orders it.
}
match-line-score = Score { $first } { $a } – { $b } { $second }{ $detail ->
    [now] , Crawford game.
   *[other] .
}
match-line-break = Break of { $minutes } minutes.
match-line-leave = { $player } leaves for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
match-line-stop = Clock stopped: { $detail ->
    [game-over] the game was over.
    [break] a break.
    [die-on-floor] a die had fallen on the floor.
    [official] the director or a monitor asked for it.
    [dice-touched] the opponent touched the dice too early.
    [illegal-move] an illegal move was pointed out.
   *[claim] the game was declared over.
}
match-line-false-claim = { $player } has { $minutes } minutes more: the opponent declared a game over that was not.

table-agreed = 📝 Score before this game: **{ $a } – { $b }**{ $crawford ->
    [now] , **Crawford game**
   *[other] {""}
}

notice-match-setup = 🎲 The draw: { $dice }. **{ $first }** chooses colour and direction, or the side of the clock; the opponent has the rest.
    Whoever does not want to choose: **{ $white }** has white, **{ $right }** bears off to the right, **{ $clock }** has the clock on the right.
    { $rule }
notice-match-clock-asked = ⏱️ { $player } wishes to play with a clock: { $minutes } minutes for each, { $seconds } seconds a move are free. The opponent agrees with the button.
    { $rule }
notice-match-clock-required = ⏱️ This event demands a clock: { $minutes } minutes for each, { $seconds } seconds a move are free.
    { $rule }
notice-match-clock-one = ⏱️ One player wishes a clock, and this event allows that: { $minutes } minutes for each, { $seconds } seconds a move are free.
    { $rule }
notice-match-clock-ordered = ⏱️ By order of the director this match is played with a clock: { $minutes } minutes for each, { $seconds } seconds a move are free.
    { $rule }
notice-match-agreed-clock = ⏱️ { $player } agrees: the match is played with a clock from now on.
notice-match-score = 📝 { $player } says it stands **{ $first } { $a } – { $b } { $second }**. { $crawford ->
    [before] The cube is in play.
    [now] ⚠️ **This is the Crawford game: nobody may double.**
   *[after] The Crawford game is over; the cube is in play.
} The opponent agrees with the button.
    { $rule }
notice-match-agreed-score = 📝 { $player } agrees: it stands **{ $a } – { $b }**. Play on.
notice-match-break = ☕ A break of { $minutes } minutes; { $left ->
    [0] no other is left.
    [one] { $left } more is left.
   *[other] { $left } more are left.
} With a clock, write down the time that both have.
    { $rule }
notice-match-break-over = ⏰ The break is over. Please go back to the board.
notice-match-leave = 🚶 { $player } leaves the board for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
    { $rule }
notice-match-leave-asked = 🚶 { $player } wishes to leave the board for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. A judge has to agree first, with the button.
    { $rule }
notice-match-leave-judges = 🚶 { $place }: { $player } wishes to leave the board for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. Do you agree?
notice-match-agreed-leave = ✅ { $player } agrees to the absence.
notice-match-stop = ⏸️ The clock is stopped: { $reason ->
    [game-over] the game is over.
    [break] a break.
    [die-on-floor] a die has fallen on the floor.
    [official] the director or a monitor asks for it.
    [dice-touched] the opponent touched the dice too early.
    [illegal-move] an illegal move is pointed out.
   *[claim] a player declares the game over, and says with how many points.
}
    { $rule }
notice-match-false-claim = ⏱️ { $player } declared a game over that was not: **{ $opponent } gets { $minutes } minutes more**.
    { $rule }
notice-match-monitor = 👁️ { $user } watches this match as its monitor, and decides on what is played wrongly.
    { $rule }

refusal-match-none-here = Use this in the thread of a match, or while you have a match to play.
refusal-match-not-backgammon = This is for backgammon matches of two players. Here, use `/judge call` and `/round show`.
refusal-match-not-yours = Only the players of this match and judges write on its sheet.
refusal-match-not-seated = Only a player of this match can say that. Ask one of the two.
refusal-match-over = This match is over. A judge can still change its result with `/result correct`.
refusal-match-drawn-already = It has been drawn already: `/match sheet` shows it.
refusal-match-clock-already = This match is played with a clock already: `/match sheet` shows the time.
refusal-match-asked-already = That has been asked already, and waits for an answer in the thread.
refusal-match-official-plays = You play this match yourself. Another judge decides that.
refusal-match-by-post = This match is played by post: the bot keeps its score, cube and clock. Play in your messages, or call a judge with `/judge call`.
refusal-match-sheet-full = The sheet has { $most } lines, more than a match needs. A judge can take lines back with `/event undo`.
refusal-match-break-on = A break is on; { $minutes ->
    [one] { $minutes } minute is left of it.
   *[other] { $minutes } minutes are left of it.
}
refusal-match-score-same = That score has been agreed already. Play on, or give the score after the next game.
refusal-match-score-skipped = From { $a } – { $b } only one player wins points in a game. Give the score game by game, points of penalties included; if an agreed score was wrong, a judge takes it back with `/event undo`.
refusal-match-line-gone = This has been taken back. `/match sheet` shows what holds.
refusal-match-agreed-already = This needs nobody's answer any more. `/match sheet` shows what holds.
refusal-match-agree-other = Your opponent has to agree, not you.
refusal-match-no-such-player = That is no player of this match. Choose one of the two.
refusal-match-monitor-plays = Whoever plays this match cannot watch it. Choose somebody else.
refusal-match-director-already = That is a director of this event already.

audit-match-noted = wrote on the sheet of { $place }: { $kind ->
    [monitor] a monitor
    [setup] the draw
    [clock] the clock
    [score] the score
    [break] a break
    [leave] an absence
    [stop] why the clock stopped
   *[false-claim] five minutes for a false claim
}
audit-match-agreed = agreed to a line on the sheet of { $place }: { $kind ->
    [clock] the clock
    [score] the score
   *[leave] an absence
}
audit-match-director = named { $director } a director

undo-rows-match_sheet = • { $count ->
    [one] a line on the sheet of a match
   *[other] { $count } lines on the sheets of matches
 }

association-7 = 7. Sheets of the matches
association-sheet = { $where }: { $players }
association-sheet-line = {"    "}{ $at } { $words }
